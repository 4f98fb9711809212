"""What is on the table in a game of Last Droids, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogwright.engine.messages import Argument, Message
from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State
from cogwright.games.last_droids.cards import NO_TYPE, NOTHING, TYPES, Cards, Droid, House, Interseason

if TYPE_CHECKING:
    from cogwright.engine.game import Game

# The modes, by which decks and zones are chosen (S2, S3).
SOLO: Final = 0
TWO: Final = 1
THREE: Final = 2
FOUR: Final = 3

ZONE_SEATS: Final = [[[0, 1]], [[0, 1]], [[0, 1], [1, 2], [2, 0]], [[0, 3], [1, 2]]]
"""By mode: the seats of each zone (O8, O9)."""
ZONES_OF: Final = [[[0], [0]], [[0], [0]], [[0, 2], [1, 0], [2, 1]], [[0], [1], [1], [0]]]
"""By mode and seat: the numbers of its zones; with 3 players first the one on its left, shared with the next seat (O8)."""
RIVALS: Final = [[[1], [0]], [[1], [0]], [[1, 2], [0, 2], [0, 1]], [[3], [2], [1], [0]]]
"""By mode and seat: with whom it is compared (O10)."""
CARDS_A_TURN: Final = [2, 2, 3, 2]
"""By mode: how many cards a turn takes from each deck (S5)."""

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
    """What a player owns: the shed with its extensions, the area with repaired droids and houses (O5, O7).

    A yard that all see is never changed, so that copies of the table share it. A draft is a copy on which a plan works: its
    shed and extensions are changed in place, everything else is replaced.
    """

    shed: list[int]
    extensions: list[int]
    area: list[Droid]
    """In the order of repair."""
    stored: list[list[int]]
    """By place in the area: the parts that lie on the droid (K5)."""
    used: list[int]
    """By place in the area: how often the market droid was used in this swap step (W6)."""
    wilds: list[int]
    """By place in the area: as which type a wild droid counts too, once that is chosen (K8)."""
    houses: list[House]
    """In the order of building."""
    all_stored: list[int]
    """How many of each part lie on collectors altogether."""
    types: list[int]
    """How many droids of each type are in the area."""
    leaves: int
    """On all droids in the area (O7)."""
    discount: int
    """How much less energy repairs and buildings cost (G4, K7)."""
    markets: int
    """How many droids in the area have a swap of their own (W4)."""

    def __init__(self, original: Yard | None = None) -> None:
        """An empty yard, or a draft that begins as `original` stands."""
        if original is None:
            self.shed = [0, 0, 0, 0]
            self.extensions = [0, 0, 0, 0]
            self.area = []
            self.stored = []
            self.used = []
            self.wilds = []
            self.houses = []
            self.all_stored = NOTHING
            self.types = [0 for _ in TYPES]
            self.leaves = self.discount = self.markets = 0
        else:
            self.shed = original.shed.copy()
            self.extensions = original.extensions.copy()
            self.area = original.area
            self.stored = original.stored
            self.used = original.used
            self.wilds = original.wilds
            self.houses = original.houses
            self.all_stored = original.all_stored
            self.types = original.types
            self.leaves = original.leaves
            self.discount = original.discount
            self.markets = original.markets

    def add_droid(self, droid: Droid) -> None:
        """Lay a repaired droid into the area (A1)."""
        self.area = [*self.area, droid]
        self.stored = [*self.stored, NOTHING]
        self.used = [*self.used, 0]
        self.wilds = [*self.wilds, NO_TYPE]
        self.types = self.types.copy()
        self.types[droid.type] += 1
        self.leaves += droid.leaves
        self.discount += droid.discount
        if droid.swap is not None:
            self.markets += 1

    def add_house(self, house: House) -> None:
        """Put a house that was built into the area (A3)."""
        self.houses = [*self.houses, house]

    def lay_on_card(self, place: int, parts: list[int]) -> None:
        """From now on these parts lie on the droid at a place of the area (K5)."""
        before = self.stored[place]
        self.all_stored = [self.all_stored[part] - before[part] + parts[part] for part in range(4)]
        self.stored = self.stored.copy()
        self.stored[place] = parts

    def use(self, place: int) -> None:
        """The market droid at a place of the area has been used once more in this swap step (W6)."""
        self.used = self.used.copy()
        self.used[place] += 1

    def count_wild(self, place: int, type: int) -> None:
        """The wild droid at a place of the area counts as of a type too (K8)."""
        self.wilds = self.wilds.copy()
        self.wilds[place] = type

    def stored_of(self, part: int) -> int:
        """How many of a part lie on collectors (K5)."""
        return self.all_stored[part]

    def parts(self) -> int:
        """All parts in the shed (X6)."""
        return self.shed[0] + self.shed[1] + self.shed[2] + self.shed[3]


class Player:
    """A player: a seat, or the automa (U1). All see the yard; the draft is the yard as the player's plan leaves it, which only
    the player sees until all plans are revealed (T6, I3)."""

    yard: Yard
    draft: Yard
    """The yard itself while the player plans nothing."""
    drawn: list[Droid]
    """The cards drawn in step 1 (T5); never changed in place."""
    kept: Droid | None
    given: Droid | None
    """The card for the next seat (T3), or for the automa (U3)."""
    offer: Droid | None
    choosing: bool
    """The plan is not complete."""
    revealed: bool
    """The plan is complete and all have seen it (T7)."""
    action: int
    house: House | None
    """The house that the plan builds."""
    before: Yard | None
    """The draft before `build` was chosen, to which it goes back if the house is lost (T7)."""
    zone: int
    """Which of the player's zones the offer is discarded to (A4)."""
    due: list[int]
    """What is still to be paid; never changed in place."""
    taking: list[int]
    """What a swap takes when it has been paid; never changed in place."""
    extra_due: int
    """How many base parts of the surcharge are still to be chosen (G5)."""
    story: list[Message]
    """What the plan does, for the journal when it is revealed; always empty without a journal."""
    story_before: int
    """How much of the story had happened before `build` was chosen."""

    def __init__(self, seat: int, original: Player | None = None) -> None:
        """A player with nothing, or a copy of `original` without its story."""
        self.seat: int = seat
        self.story = []
        self.story_before = 0
        if original is None:
            self.yard = Yard()
            self.draft = self.yard
            self.drawn = []
            self.kept = self.given = self.offer = None
            self.choosing = self.revealed = False
            self.action = NO_ACTION
            self.house = None
            self.before = None
            self.zone = 0
            self.due = self.taking = NOTHING
            self.extra_due = 0
        else:
            self.yard = original.yard
            self.draft = self.yard if original.draft is original.yard else Yard(original.draft)
            self.drawn = original.drawn
            self.kept = original.kept
            self.given = original.given
            self.offer = original.offer
            self.choosing = original.choosing
            self.revealed = original.revealed
            self.action = original.action
            self.house = original.house
            self.before = original.before
            self.zone = original.zone
            self.due = original.due
            self.taking = original.taking
            self.extra_due = original.extra_due

    def note(self, id: str, **args: Argument) -> None:
        """Add a sentence to the story of the plan. Guard the call by `if table.journal is not None`."""
        self.story.append(Message(id, args))


class Zone:
    """A place between two players, with houses that wait and droids that were discarded (O8). It is never changed."""

    def __init__(self, seats: list[int], houses: list[House], original: Zone | None = None) -> None:
        """A zone with these houses, with the discards of `original` if that is given."""
        self.seats: list[int] = seats
        self.houses: list[House] = houses
        """In the order of their numbers."""
        self.discards: list[Droid] = [] if original is None else original.discards
        self.types: list[int] = [0 for _ in TYPES] if original is None else original.types
        """How many discarded droids of each type lie here (X3)."""

    def with_discard(self, droid: Droid) -> Zone:
        """The zone after a droid was discarded to it (A4)."""
        zone = Zone(self.seats, self.houses, self)
        zone.discards = [*self.discards, droid]
        zone.types = self.types.copy()
        zone.types[droid.type] += 1
        return zone

    def without(self, house: House) -> Zone:
        """The zone after a house has left it (T8)."""
        return Zone(self.seats, [other for other in self.houses if other is not house], self)


class Deck:
    """A deck: for each season its droids from the top; what was drawn stays at the front of the list (S4, S5)."""

    def __init__(self, seasons: list[list[Droid]], aside: list[list[Droid]], drawn: int = 0) -> None:
        self.seasons: list[list[Droid]] = seasons
        """Never changed in place."""
        self.aside: list[list[Droid]] = aside
        """By season: what was put aside unseen for the whole game (S5); never changed in place."""
        self.drawn: int = drawn
        """How many cards of the current season have been drawn."""

    def left(self, season: int) -> int:
        """How many cards of the current season are left."""
        return len(self.seasons[season]) - self.drawn


class Table(State):
    """The whole table; the rules work on it, and `LastDroidsState` in `rules` puts them together.

    `players` are the seats and, in a solo game, the automa behind them.
    """

    cards: Cards
    mode: int
    players: list[Player]
    zones: list[Zone]
    decks: list[Deck]
    interseasons: list[Interseason]
    """Those that are still to come, in order (S7); never changed in place, like the next one."""
    interseasons_used: list[Interseason]
    season: int
    """From 0."""
    turn: int
    """From 1."""
    turns_played: int
    priority: int
    phase: int
    settled: list[House]
    """Houses that somebody builds in this turn (T7); never changed in place."""
    token_house: House | None
    """The house that bears the extra-cost tokens (K6)."""
    token_owner: int
    token_base: int
    """How many base parts more that house costs others (G5)."""
    tokens_placed: bool
    """The tokens have been placed once: they lie on a house or have left the game (K6)."""
    builder: bool
    """The automa builds (U5)."""
    automa_bonus: int
    ended_by: str

    def __init__(
        self, game: Game, seats: int, random: RandomSource, cards: Cards, original: Table | None = None
    ) -> None:
        """An empty table, or a copy of `original` with all that is still to be done, without its journal."""
        super().__init__(game, seats, random)
        self.cards = cards
        self.mode = seats - 1
        if original is None:
            self.automas = 1 if self.mode == SOLO else 0
            self.players = [Player(seat) for seat in range(seats + self.automas)]
            self.zones = [Zone(pair, []) for pair in ZONE_SEATS[self.mode]]
            self.decks = []
            self.interseasons = []
            self.interseasons_used = []
            self.season = 0
            self.turn = 1
            self.turns_played = 0
            self.priority = 0
            self.phase = STEP_DEAL
            self.settled = []
            self.token_house = None
            self.token_owner = NOBODY
            self.token_base = 0
            self.tokens_placed = False
            self.builder = False
            self.automa_bonus = 0
            self.ended_by = ""
        else:
            original.copy_kernel(self)
            self.players = [Player(player.seat, player) for player in original.players]
            self.zones = original.zones.copy()
            self.decks = [Deck(deck.seasons, deck.aside, deck.drawn) for deck in original.decks]
            self.interseasons = original.interseasons
            self.interseasons_used = original.interseasons_used
            self.season = original.season
            self.turn = original.turn
            self.turns_played = original.turns_played
            self.priority = original.priority
            self.phase = original.phase
            self.settled = original.settled
            self.token_house = original.token_house
            self.token_owner = original.token_owner
            self.token_base = original.token_base
            self.tokens_placed = original.tokens_placed
            self.builder = original.builder
            self.automa_bonus = original.automa_bonus
            self.ended_by = original.ended_by

    def is_solo(self) -> bool:
        """Whether the automa plays (U1)."""
        return self.mode == SOLO

    def is_automa(self, seat: int) -> bool:
        """Whether the rules play for this player (U1)."""
        return seat >= self.seats

    def team(self, seat: int) -> int:
        """With 4 players seats 0 and 1 are team 0, seats 2 and 3 team 1 (O9)."""
        return seat // 2 if self.mode == FOUR else seat

    def capacity(self, yard: Yard, part: int) -> int:
        """How many of a part a shed can hold (O5)."""
        return self.cards.capacity + yard.extensions[part]

    def room(self, yard: Yard, part: int) -> int:
        """How many more of a part a shed can hold (O5)."""
        return self.cards.capacity + yard.extensions[part] - yard.shed[part]

    def available_houses(self, seat: int) -> list[House]:
        """The houses in the zones of a seat, those of its left zone first (O8)."""
        houses: list[House] = []
        for number in ZONES_OF[self.mode][seat]:
            houses += self.zones[number].houses
        return houses

    def has_available_house(self, seat: int) -> bool:
        """Whether a house is left in the zones of a seat (O8)."""
        for number in ZONES_OF[self.mode][seat]:
            if self.zones[number].houses:
                return True
        return False

    def discarded(self, seat: int, type: int) -> int:
        """How many discarded droids of a type lie in the zones of a seat (X3)."""
        n = 0
        for number in ZONES_OF[self.mode][seat]:
            n += self.zones[number].types[type]
        return n

    def in_priority_order(self) -> list[int]:
        """All players, clockwise from the one with priority (O12)."""
        n = len(self.players)
        return [(self.priority + i) % n for i in range(n)]

    def is_taxed(self, seat: int, house: House) -> bool:
        """Whether the house bears tokens of somebody else (G5); the automa pays nothing (U7)."""
        return self.token_house is house and self.token_owner != seat

    def season_is_used_up(self) -> bool:
        """Whether all cards of the season have been drawn (T10); decks are used up in the same turn (S5)."""
        return self.decks[0].left(self.season) == 0

    def turns_left(self) -> int:
        """How many turns the decks still serve, the current one not counted."""
        deck = self.decks[0]
        cards = deck.left(self.season)
        for season in range(self.season + 1, len(deck.seasons)):
            cards += len(deck.seasons[season])
        return cards // CARDS_A_TURN[self.mode]


def by_number(houses: list[House]) -> list[House]:
    """The houses in the order of their numbers."""
    return sorted(houses, key=_number)


def _number(house: House) -> int:
    return house.number
