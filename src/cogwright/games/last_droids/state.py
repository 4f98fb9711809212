"""What is on the table in a game of Last Droids, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State
from cogwright.games.last_droids.cards import NO_TYPE, NOTHING, Cards, Droid, House, Interseason

if TYPE_CHECKING:
    from cogwright.engine.game import Game

# The modes, by which decks and zones are chosen (S2, S3).
SOLO: Final = 0
TWO: Final = 1
THREE: Final = 2
FOUR: Final = 3

# Steps of a turn (T1), for views and words.
STEP_DEAL: Final = 0
STEP_PLAN: Final = 1
STEP_TOKENS: Final = 2
STEP_FINAL: Final = 3
STEP_END: Final = 4

# What a player's plan does (T6).
NO_ACTION: Final = 0
REPAIRS: Final = 1
DISMANTLES: Final = 2
BUILDS: Final = 3

NOBODY: Final = -1
AUTOMA: Final = 1
"""The automa's place in a solo game (U1)."""


class Yard:
    """What a player has on the table: the shed with its extensions, the repaired droids, the houses (O5, O7)."""

    def __init__(self, original: Yard | None = None) -> None:
        """An empty yard, or a copy of another one."""
        if original is None:
            self.shed: list[int] = [0, 0, 0, 0]
            self.extensions: list[int] = [0, 0, 0, 0]
            self.area: list[Droid] = []
            self.stored: list[list[int]] = []
            """By place in the area: the parts that lie on the card (K5); a list is never changed in place."""
            self.used: list[int] = []
            """By place in the area: how often the market droid was used in this swap step (W6)."""
            self.houses: list[House] = []
        else:
            self.shed = original.shed.copy()
            self.extensions = original.extensions.copy()
            self.area = original.area.copy()
            self.stored = original.stored.copy()
            self.used = original.used.copy()
            self.houses = original.houses.copy()

    def add_droid(self, droid: Droid) -> None:
        """Lay a repaired droid into the area."""
        self.area.append(droid)
        self.stored.append(NOTHING)
        self.used.append(0)

    def stored_of(self, part: int) -> int:
        """How many of a part lie on collectors (K5)."""
        n = 0
        for i in range(len(self.area)):
            if self.area[i].stores:
                n += self.stored[i][part]
        return n

    def leaves(self) -> int:
        """The leaves on all droids in the area (O7)."""
        n = 0
        for droid in self.area:
            n += droid.leaves
        return n

    def parts(self) -> int:
        """All parts in the shed (X6)."""
        return self.shed[0] + self.shed[1] + self.shed[2] + self.shed[3]

    def count_type(self, type: int) -> int:
        """How many droids of a type are in the area."""
        n = 0
        for droid in self.area:
            if droid.type == type:
                n += 1
        return n

    def discount(self) -> int:
        """How much less energy repairs and buildings cost (G4, K7)."""
        n = 0
        for droid in self.area:
            n += droid.discount
        return n


class Player:
    """A player: the yard that all see, the offer, and the plan that only he sees until all are revealed (T6, I3)."""

    def __init__(self, seat: int, original: Player | None = None) -> None:
        self.seat = seat
        if original is None:
            self.yard: Yard = Yard()
            self.drawn: list[Droid] = []
            """The cards drawn in step 1, seen by this player alone (T5)."""
            self.kept: Droid | None = None
            self.given: Droid | None = None
            """3 players: the card for the next seat."""
            self.offer: Droid | None = None
            self.base: Yard = self.yard
            """What the plan starts from; never changed in place."""
            self.draft: Yard = self.yard
            """The yard as the plan leaves it."""
            self.choosing: bool = False
            self.revealed: bool = False
            """All have seen the plan (T7)."""
            self.action: int = NO_ACTION
            self.house: House | None = None
            self.before: Yard | None = None
            """The draft before `build` was chosen, to which it goes back if the house is lost (T7)."""
            self.zone: int = 0
            """Where the offer is discarded (A4)."""
            self.due: list[int] = NOTHING
            """What is still to be paid; never changed in place, like the next ones."""
            self.taking: list[int] = NOTHING
            """What a swap takes when it has been paid."""
            self.extra_due: int = 0
            self.wild: int = NO_TYPE
        else:
            self.yard = Yard(original.yard)
            self.drawn = original.drawn.copy()
            self.kept = original.kept
            self.given = original.given
            self.offer = original.offer
            self.base = self.yard if original.base is original.yard else original.base
            self.draft = self.yard if original.draft is original.yard else Yard(original.draft)
            self.choosing = original.choosing
            self.revealed = original.revealed
            self.action = original.action
            self.house = original.house
            self.before = original.before
            self.zone = original.zone
            self.due = original.due
            self.taking = original.taking
            self.extra_due = original.extra_due
            self.wild = original.wild


class Zone:
    """A place between two players, with houses that wait and droids that were discarded (O8)."""

    def __init__(self, seats: list[int], original: Zone | None = None) -> None:
        self.seats = seats
        self.houses: list[House] = [] if original is None else original.houses.copy()
        self.discards: list[Droid] = [] if original is None else original.discards.copy()


class Deck:
    """A deck: for each season its droids from the top; what was drawn is gone (S4, S5)."""

    def __init__(self, original: Deck | None = None) -> None:
        self.seasons: list[list[Droid]] = [] if original is None else original.seasons.copy()
        """Lists that are never changed in place."""
        self.drawn: int = 0 if original is None else original.drawn
        """How many cards of the current season have been drawn."""
        self.aside: list[list[Droid]] = [] if original is None else original.aside
        """By season: what was put aside unseen for the whole game (S5); never changed in place."""

    def left(self, season: int) -> int:
        """How many cards of the current season are left."""
        return len(self.seasons[season]) - self.drawn


class Table(State):
    """Everything on the table, without the rules. `players` are the seats and, in a solo game, the automa."""

    def __init__(
        self, game: Game, seats: int, random: RandomSource, cards: Cards, original: Table | None = None
    ) -> None:
        super().__init__(game, seats, random)
        self.cards: Cards = cards
        if original is None:
            self.mode: int = seats - 1
            self.players: list[Player] = [Player(seat) for seat in range(2 if seats == 1 else seats)]
            self.zones: list[Zone] = [Zone(pair) for pair in zone_seats(self.mode)]
            self.decks: list[Deck] = []
            self.interseasons: list[Interseason] = []
            """Those that are still to come, in order (S7)."""
            self.interseasons_used: list[Interseason] = []
            self.season: int = 0
            self.turn: int = 1
            self.turns_played: int = 0
            self.priority: int = 0
            self.phase: int = STEP_DEAL
            self.settled: list[House] = []
            """Houses that were settled in this turn (T7); never changed in place."""
            self.token_house: House | None = None
            self.token_owner: int = NOBODY
            self.token_base: int = 0
            self.builder: bool = False
            self.automa_bonus: int = 0
            self.ended_by: str = ""
        else:
            self.mode = original.mode
            self.players = [Player(player.seat, player) for player in original.players]
            self.zones = [Zone(zone.seats, zone) for zone in original.zones]
            self.decks = [Deck(deck) for deck in original.decks]
            self.interseasons = original.interseasons.copy()
            self.interseasons_used = original.interseasons_used.copy()
            self.season = original.season
            self.turn = original.turn
            self.turns_played = original.turns_played
            self.priority = original.priority
            self.phase = original.phase
            self.settled = original.settled
            self.token_house = original.token_house
            self.token_owner = original.token_owner
            self.token_base = original.token_base
            self.builder = original.builder
            self.automa_bonus = original.automa_bonus
            self.ended_by = original.ended_by
            original.copy_kernel(self)

    def is_solo(self) -> bool:
        """Whether the automa plays (U1)."""
        return self.mode == SOLO

    def capacity(self, yard: Yard, part: int) -> int:
        """How many of a part a shed can hold (O5)."""
        return self.cards.capacity + yard.extensions[part]

    def room(self, yard: Yard, part: int) -> int:
        """How many more of a part a shed can hold (O5)."""
        return self.cards.capacity + yard.extensions[part] - yard.shed[part]

    def zones_of(self, seat: int) -> list[Zone]:
        """The zones of a seat; with 3 players first the one on its left, shared with the next seat (O8)."""
        if self.mode == THREE:
            return [self.zones[seat], self.zones[(seat + 2) % 3]]
        if self.mode == FOUR:
            return [self.zones[0 if seat in self.zones[0].seats else 1]]
        return [self.zones[0]]

    def available_houses(self, seat: int) -> list[House]:
        """The houses in the zones of a seat (O8), in the order of their numbers."""
        houses: list[House] = []
        for zone in self.zones_of(seat):
            houses += zone.houses
        houses.sort(key=_number)
        return houses

    def rivals(self, seat: int) -> list[int]:
        """With whom a seat is compared (O10)."""
        if self.mode == FOUR:
            return [3 - seat]
        return [player.seat for player in self.players if player.seat != seat]

    def in_priority_order(self) -> list[int]:
        """All players, clockwise from the one with priority (O12)."""
        n = len(self.players)
        return [(self.priority + i) % n for i in range(n)]

    def is_taxed(self, seat: int, house: House) -> bool:
        """Whether the house bears tokens of somebody else (G5)."""
        return self.token_house is house and self.token_owner != seat


def zone_seats(mode: int) -> list[list[int]]:
    """The seats of each zone (O8, O9)."""
    if mode == THREE:
        return [[0, 1], [1, 2], [2, 0]]
    if mode == FOUR:
        return [[0, 3], [1, 2]]
    return [[0, 1]]


def _number(house: House) -> int:
    return house.number
