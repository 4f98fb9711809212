"""What is on the table in a game of The Game Makers, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogwright.engine.estimates import Estimates
from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State
from cogwright.games.the_game_makers.actions import Actions
from cogwright.games.the_game_makers.catalogue import (
    GENRE_COUNT,
    KIND_COUNT,
    LEVELS,
    TRACK_COUNT,
    Card,
    Catalogue,
    Effect,
    MarketingTile,
    Place,
    Side,
    Structure,
)

if TYPE_CHECKING:
    from cogwright.engine.game import Game

# Steps of the game, for views and words.
STEP_SETUP: Final = 0
STEP_TURN: Final = 1
STEP_LAST: Final = 2
STEP_END: Final = 3

READY: Final = 0
"""The wedge position at which forklifts are moved (T4.3)."""
NONE: Final = -1
"""An empty place: of contracts, the case, the assembly line, gaps."""
NO_LEVEL: Final = 0

# The second half of a choice in two parts, which has to be made next (A5.2.1).
NOTHING_HALF: Final = 0
PLACE_GAME: Final = 1
PUT_TILE: Final = 2
CHOOSE_GAP: Final = 3

PER_KIND: Final = 4
"""Entries of `Player.stock` for each kind: levels 1 to 3 stand at 1 to 3."""


class Item:
    """Something a player has been given and still has to carry out (A5.1.1)."""

    def __init__(self, kind: int, what: int, n: int, extra: bool, original: Item | None = None) -> None:
        """A new item, or a copy of `original`."""
        self.kind: int = kind
        """A kind of effects (A5.15)."""
        self.what: int = what
        """The resource, which a choice may still have to name, or the track."""
        self.n: int = n
        """The level or the steps."""
        self.extra: bool = extra
        """It came from a C structure (A5.11)."""
        self.open: bool
        self.drawn: list[int]
        """Of a gain of cards or tiles: the cards or types of tiles that are looked at, NONE where one has been taken."""
        self.left: int
        """How many of the drawn cards are still to be kept (A5.3.1)."""
        self.face: int
        """What the die shows (A5.7.1)."""
        if original is None:
            self.open = False
            self.drawn = []
            self.left = 0
            self.face = 0
        else:
            self.open = original.open
            self.drawn = original.drawn.copy()
            self.left = original.left
            self.face = original.face


class Player:
    """A player's factory: everything that lies before a seat (C2.8).

    Lists marked as shared are never changed in place, so that copies of the table share them.
    """

    forklifts: list[int]
    """Where the forklifts stand: positions of wedges (T4.6)."""
    contracts: list[int]
    """By contract space: the card, or NONE."""
    hand: list[int]
    """The card components, the oldest first (A5.3.2)."""
    stock: list[int]
    """How many components of wood, dice, tiles and plastic: at kind * PER_KIND + level."""
    tile_store: list[list[int]]
    """By level: the tiles that are components, the oldest first. Shared, like the lists in it."""
    top: list[int]
    """By kind but cards: the highest level of the components (A5.4.2)."""
    workers: list[int]
    """By level: how many workers are in the break room (A5.5.1)."""
    crew: int
    """How many workers there are in all."""
    assigned: int
    """How many of them are on worker spaces and hollows."""
    placed: list[int]
    """By worker space, then hollow: the levels of the workers there as digits of base 4; 0 is empty."""
    see: int
    """How many workers let the player see one more (A5.12)."""
    market: int
    """How many workers add a step to an advance (A5.13)."""
    line: list[int]
    """By cell of the assembly line: the kind of the segment, or NONE. Shared."""
    machines: list[int]
    """The tiles on the line in the order of placing, each packed by `pack_machine`. Shared."""
    room: list[int]
    """By row of the line: the longest run of empty cells. Shared."""
    sets: list[int]
    """By kind: machine sets (A5.8.3). Shared."""
    full_lines: int
    gaps: list[int]
    """By gap: the tweenie in it, or NONE. Shared."""
    open_gaps: int
    """The open gaps, a bit each (A5.8.4)."""
    tweenies_used: int
    """The used tweenies, a bit each."""
    case: list[int]
    """By place of the display case: the card, or NONE. Shared."""
    games: int
    genres: list[int]
    """By genre: the games in the case. Shared."""
    cubes: list[int]
    """By track: the step of the cube. Shared."""
    circles: list[bool]
    """By circle: whether a tree stands there. Shared."""
    trees: int
    structures: list[Structure]
    """The three that were kept, A, B, C. Shared."""
    built: list[int]
    """By letter: the filled building spaces, a bit each. Shared."""
    active: int
    """The active structures, a bit for each letter (A5.10.3)."""
    sides: list[Side]
    """The chosen sides, left and right. Shared."""
    items: list[Item]
    """What is still to be carried out; the last one is the current item (A5.1.1)."""
    half: int
    """The second half of a choice that is to be made next."""
    half_of: int
    """The card, tile or tweenie that it is about."""
    passed: bool
    changed: bool
    """Something changed on which a circle may depend (A5.6.2)."""
    discarded: list[int]
    """By pile (cards, then tiles by level): the number of the decision by which something was last discarded (D8.8). Shared."""
    dealt_structures: list[list[Structure]]
    """Setup: by letter, those dealt (S3.4). Shared."""
    dealt_tiles: list[MarketingTile]
    """Left and right (S3.3). Shared."""
    dealt_cards: list[int]
    """Setup: the cards dealt, NONE where it has been decided (S3.7). Shared."""

    def __init__(self, seat: int, catalogue: Catalogue, original: Player | None = None) -> None:
        """A player with an empty factory, or a copy of `original`."""
        self.seat: int = seat
        if original is None:
            self._begin(catalogue)
        else:
            self._copy(original)

    def _begin(self, catalogue: Catalogue) -> None:
        self.forklifts = catalogue.forklift_start.copy()
        self.contracts = [NONE] * catalogue.contract_spaces
        self.hand = []
        self.stock = [0] * (KIND_COUNT * PER_KIND)
        self.tile_store = [[] for _ in range(LEVELS + 1)]
        self.top = [NO_LEVEL] * KIND_COUNT
        self.workers = [0] * (LEVELS + 1)
        self.crew = 0
        self.assigned = 0
        self.placed = [0] * (len(catalogue.spaces) + catalogue.hollows)
        self.see = 0
        self.market = 0
        self.line = [NONE] * catalogue.cells
        self.machines = []
        self.room = [catalogue.line_columns] * catalogue.line_rows
        self.sets = [0] * KIND_COUNT
        self.full_lines = 0
        self.gaps = [NONE] * len(catalogue.gap_cells)
        self.open_gaps = 0
        self.tweenies_used = 0
        self.case = [NONE] * catalogue.case_places
        self.games = 0
        self.genres = [0] * GENRE_COUNT
        self.cubes = [0] * TRACK_COUNT
        self.circles = [False] * len(catalogue.circles)
        self.trees = 0
        self.structures = []
        self.built = [0, 0, 0]
        self.active = 0
        self.sides = []
        self.items = []
        self.half = NOTHING_HALF
        self.half_of = NONE
        self.passed = False
        self.changed = True
        self.discarded = [0] * (LEVELS + 1)
        self.dealt_structures = []
        self.dealt_tiles = []
        self.dealt_cards = []

    def _copy(self, original: Player) -> None:
        self.forklifts = original.forklifts.copy()
        self.contracts = original.contracts.copy()
        self.hand = original.hand.copy()
        self.stock = original.stock.copy()
        self.tile_store = original.tile_store
        self.top = original.top.copy()
        self.workers = original.workers.copy()
        self.crew = original.crew
        self.assigned = original.assigned
        self.placed = original.placed.copy()
        self.see = original.see
        self.market = original.market
        self.line = original.line
        self.machines = original.machines
        self.room = original.room
        self.sets = original.sets
        self.full_lines = original.full_lines
        self.gaps = original.gaps
        self.open_gaps = original.open_gaps
        self.tweenies_used = original.tweenies_used
        self.case = original.case
        self.games = original.games
        self.genres = original.genres
        self.cubes = original.cubes
        self.circles = original.circles
        self.trees = original.trees
        self.structures = original.structures
        self.built = original.built
        self.active = original.active
        self.sides = original.sides
        self.items = [Item(item.kind, item.what, item.n, item.extra, item) for item in original.items]
        self.half = original.half
        self.half_of = original.half_of
        self.passed = original.passed
        self.changed = original.changed
        self.discarded = original.discarded
        self.dealt_structures = original.dealt_structures
        self.dealt_tiles = original.dealt_tiles
        self.dealt_cards = original.dealt_cards

    def is_active(self, letter: int) -> bool:
        """Whether all building spaces of a structure are filled (A5.10.3)."""
        return self.active >> letter & 1 == 1

    def store_tiles(self, level: int, tiles: list[int]) -> None:
        """These are now the tiles of a level that are components."""
        self.tile_store = self.tile_store.copy()
        self.tile_store[level] = tiles

    def add_component(self, kind: int, level: int) -> None:
        """One component more of wood, dice, tiles or plastic (A5.4.2)."""
        self.stock[kind * PER_KIND + level] += 1
        if level > self.top[kind]:
            self.top[kind] = level

    def spend_component(self, kind: int, level: int) -> None:
        """One component less."""
        self.stock[kind * PER_KIND + level] -= 1
        self.top[kind] = NO_LEVEL
        for higher in range(LEVELS, 0, -1):
            if self.stock[kind * PER_KIND + higher]:
                self.top[kind] = higher
                break

    def free_contract_space(self) -> int:
        """The lowest free contract space, or NONE (A5.3.1)."""
        for space in range(len(self.contracts)):
            if self.contracts[space] == NONE:
                return space
        return NONE

    def push_effect(self, effect: Effect, extra: bool = False) -> None:
        """Put what an effect gives in front of all other items (A5.1.3)."""
        self.items.append(Item(effect.kind, effect.what, effect.n, extra))


MACHINE_BASE: Final = 1000


def pack_machine(tile: int, cell: int, turned: bool) -> int:
    """A tile on the assembly line as one number: its type, its leftmost cell, and whether it is turned round."""
    return (tile * MACHINE_BASE + cell) * 2 + (1 if turned else 0)


def unpack_machine(machine: int) -> tuple[int, int, bool]:
    """The type of the tile, its leftmost cell, whether it is turned round."""
    tile, cell = divmod(machine // 2, MACHINE_BASE)
    return tile, cell, machine % 2 == 1


def digits(packed: int) -> list[int]:
    """The levels of the workers on a place (see `Player.placed`), the highest first."""
    levels: list[int] = []
    while packed:
        levels.append(packed % PER_KIND)
        packed //= PER_KIND
    return sorted(levels, reverse=True)


class Table(State):
    """The whole table; the rules work on it, and `TheGameMakersState` in `rules` puts them together."""

    catalogue: Catalogue
    ids: Actions
    players: list[Player]
    estimates: Estimates
    """What each may expect, as far as it has been asked for since it last changed."""
    wheel: list[int]
    """The kinds of the wedges at positions 0 to 5 (T4.8). Shared."""
    revolution: int
    """How often the wild wedge has come to READY (T4.9)."""
    turn: int
    phase: int
    triggered: bool
    """Somebody has produced the last game that the case holds (E6.1)."""
    long_stopped: bool
    """The last turn began by the long stop (E6.3)."""
    at_least: bool
    """Option `buildings`: a building may stand on a space of a lower level (V7.3)."""
    deck: list[int]
    """The game cards from the top; those before `deck_next` are drawn. Shared."""
    deck_next: int
    stacks: list[list[int]]
    """By level: the types of the tiles from the top; those before `stack_next` are drawn. The inner lists are shared."""
    stack_next: list[int]
    discards: list[list[int]]
    """By pile: cards at 0, tiles by level at 1 to 3."""
    unused_tiles: list[MarketingTile]
    """The marketing tiles that were not dealt (S3.3). Shared."""

    def __init__(
        self,
        game: Game,
        seats: int,
        random: RandomSource,
        catalogue: Catalogue,
        ids: Actions,
        original: Table | None = None,
    ) -> None:
        """An empty table, or a copy of `original` with all that is still to be done, without its journal."""
        super().__init__(game, seats, random)
        self.catalogue = catalogue
        self.ids = ids
        if original is None:
            self.players = [Player(seat, catalogue) for seat in range(seats)]
            self.estimates = Estimates(seats)
            self.wheel = catalogue.wedges
            self.revolution = 0
            self.turn = 0
            self.phase = STEP_SETUP
            self.triggered = False
            self.long_stopped = False
            self.at_least = False
            self.deck = []
            self.deck_next = 0
            self.stacks = [[] for _ in range(LEVELS + 1)]
            self.stack_next = [0] * (LEVELS + 1)
            self.discards = [[] for _ in range(LEVELS + 1)]
            self.unused_tiles = []
        else:
            original.copy_kernel(self)
            self.players = [Player(player.seat, catalogue, player) for player in original.players]
            self.estimates = Estimates(seats, original.estimates)
            self.wheel = original.wheel
            self.revolution = original.revolution
            self.turn = original.turn
            self.phase = original.phase
            self.triggered = original.triggered
            self.long_stopped = original.long_stopped
            self.at_least = original.at_least
            self.deck = original.deck
            self.deck_next = original.deck_next
            self.stacks = original.stacks.copy()
            self.stack_next = original.stack_next.copy()
            self.discards = [pile.copy() for pile in original.discards]
            self.unused_tiles = original.unused_tiles

    def card(self, index: int) -> Card:
        """The game card of this number."""
        return self.catalogue.cards[index]

    def worker_place(self, player: Player, index: int) -> Place | None:
        """A worker space, or a hollow of the player's B structure if that is active (A5.10.5); None if there is no such hollow."""
        spaces = self.catalogue.spaces
        if index < len(spaces):
            return spaces[index]
        if player.active & 2 == 0:
            return None
        hollows = player.structures[1].hollows
        hollow = index - len(spaces)
        return hollows[hollow] if hollow < len(hollows) else None

    def multiplier(self, player: Player, track: int) -> int:
        """The multiplier of a track (A5.7.4)."""
        return self.catalogue.multipliers[track][player.cubes[track]]

    def is_at_end(self, player: Player, track: int) -> bool:
        """Whether the cube of a track can go no further (A5.7.3)."""
        return player.cubes[track] >= self.catalogue.ends[track]

    def other_cases(self, seat: int) -> list[list[int]]:
        """The display cases of the other players."""
        return [player.case for player in self.players if player.seat != seat]

    def long_stop(self) -> int:
        """With which revolution the last turn begins if nobody has filled the case (E6.3, V7.1)."""
        return self.catalogue.solo_stop if self.seats == 1 else self.catalogue.long_stop

    def cards_in_deck(self) -> int:
        """How many cards are left in the deck."""
        return len(self.deck) - self.deck_next

    def tiles_in_stack(self, level: int) -> int:
        """How many tiles are left in the stack of a level."""
        return len(self.stacks[level]) - self.stack_next[level]
