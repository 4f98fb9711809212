"""What is on the table in a game of Sparks, and how it is copied.

Lists that are said never to be changed in place are replaced by new ones, so that copies of the table share them.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from cogwright.engine.estimates import Estimates
from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State
from cogwright.games.sparks.cards import (
    COLOURS,
    EVERY_COLOUR,
    IGNORE_COLOUR,
    IGNORE_VALUE,
    NO_TILE,
    PLACES,
    SECTION,
    SLOTS,
    UPGRADES,
    Assistant,
    Board,
    Bonus,
    Box,
    Cards,
    Goal,
    Modifier,
    Production,
    Robot,
    colour_of,
    value_of,
)

if TYPE_CHECKING:
    from cogwright.engine.game import Game

NO_DIE: Final = -1
NOBODY: Final = -1
GHOST: Final = 1
"""The active player in Rusty's turns (V4.1)."""

# Steps of a turn, for views and words.
STEP_SETUP: Final = 0
STEP_DRAFT: Final = 1
STEP_TILE: Final = 2
STEP_TAKE: Final = 3
STEP_ACTION: Final = 4
STEP_REFILL: Final = 5
STEP_END: Final = 6


class Player:
    """A player: a seat with its board and all that lies on and beside it."""

    loose: list[int]
    """Loose dice, ascending (O5)."""
    placed: list[int]
    """The die on each of the twelve places, or NO_DIE."""
    line: list[Robot | None]
    """The unfinished robot in each slot (O7). Never changed in place, like all lists that follow."""
    completed: list[Robot]
    hired: list[Assistant]
    """In the order of hiring (O9)."""
    hand: list[Assistant]
    """In the order of the component file."""
    pack: list[Assistant]
    """The cards to draft from (V2)."""
    drafted: bool
    """It has picked from the present pack."""
    tiles: list[Production]
    """Those that are left (T2.1)."""
    drawn: list[Robot | None]
    """The drawn robots; None where one has been placed (S8, T5.4)."""
    returned: list[Robot]
    """On their way under the deck (T5.3)."""
    tracks: list[int]
    """The position of each marker (P1)."""
    slot_tiles: list[int]
    """The kind of the upgrade tile on each slot, or NO_TILE."""
    boxes: list[Box]
    """Usable power boxes, ascending (A6.1)."""
    lit: list[bool]
    """By place in `boxes`: whether a spark lies there."""
    picked: list[int]
    """Dice picked for a re-roll, ascending (A12)."""
    kept: list[int]
    """Dice chosen to be kept in storage (T5.5)."""
    used: list[int]
    """Dice of the robot that is being completed, by their spaces (A5.2)."""
    counts_as: list[int]
    """By colour of a die: the set of colours it matches (A3.1)."""

    def __init__(self, seat: int, board: Board, original: Player | None = None) -> None:
        """A player with nothing, or a copy of `original`."""
        self.seat: int = seat
        self.board = board
        self.colour: int = board.colour
        if original is None:
            self.loose = []
            self.placed = [NO_DIE] * PLACES
            self.line = [None] * SLOTS
            self.completed = []
            self.hired = []
            self.hand = []
            self.pack = []
            self.drafted = False
            self.tiles = []
            self.drawn = []
            self.returned = []
            self.tracks = [0] * len(COLOURS)
            self.slot_tiles = [NO_TILE] * SLOTS
            self.boxes = list(board.boxes)
            self.lit = [False] * len(self.boxes)
            self.picked = []
            self.kept = []
            self.used = []
            self.counts_as = [1 << colour for colour in range(len(COLOURS))]
            self.cogs: int = 0
            self.sparks: int = 0
            self.level: int = 1
            self.owned: int = 0
            """The kinds of upgrade tiles it owns, a bit each."""
            self.held: int = NO_DIE
            """The die that is being recycled (A5.4)."""
            self.done: bool = False
            # Rights and limits of this turn.
            self.passes: int = 0
            self.may_reroll: bool = False
            self.changes: int = 0
            self.has_sold: bool = False
            self.lifted: int = 0
            """The places it has lifted from in this turn, a bit each (U1)."""
            self.abilities_used: int = 0
            """By place in `hired`, a bit each (A11)."""
            # What modifiers make of the rules (H3).
            self.wild_values: int = 0
            self.fee: int = -1
            """What ignoring a colour costs with `colour-fee`; -1 without."""
            self.room: int = 0
            """The storage limit with `storage`; 0 without."""
            self.free_changes: int = 0
            self.takes_anywhere: bool = False
            self.less: int = 0
            self.crew: int = 0
            """How many more its hired assistants count in E2.2."""
        else:
            self.loose = original.loose.copy()
            self.placed = original.placed.copy()
            self.line = original.line
            self.completed = original.completed
            self.hired = original.hired
            self.hand = original.hand
            self.pack = original.pack
            self.drafted = original.drafted
            self.tiles = original.tiles
            self.drawn = original.drawn
            self.returned = original.returned
            self.tracks = original.tracks
            self.slot_tiles = original.slot_tiles
            self.boxes = original.boxes
            self.lit = original.lit
            self.picked = original.picked
            self.kept = original.kept
            self.used = original.used
            self.counts_as = original.counts_as
            self.cogs = original.cogs
            self.sparks = original.sparks
            self.level = original.level
            self.owned = original.owned
            self.held = original.held
            self.done = original.done
            self.passes = original.passes
            self.may_reroll = original.may_reroll
            self.changes = original.changes
            self.has_sold = original.has_sold
            self.lifted = original.lifted
            self.abilities_used = original.abilities_used
            self.wild_values = original.wild_values
            self.fee = original.fee
            self.room = original.room
            self.free_changes = original.free_changes
            self.takes_anywhere = original.takes_anywhere
            self.less = original.less
            self.crew = original.crew

    # What it owns

    def owns(self, kind: int) -> bool:
        """Whether it owns an upgrade tile of the kind."""
        return (self.owned >> kind) & 1 == 1

    def own(self, kind: int, slot: int = NO_TILE) -> None:
        """Take an upgrade tile; one of the slot kind is put on the slot (U0)."""
        self.owned |= 1 << kind
        if slot != NO_TILE:
            self.slot_tiles = self.slot_tiles.copy()
            self.slot_tiles[slot] = kind
        if kind == IGNORE_COLOUR:
            self._count_as(self.colour, EVERY_COLOUR)

    def upgrades(self) -> list[int]:
        """The kinds of tiles it owns, ascending."""
        return [kind for kind in range(len(UPGRADES)) if self.owns(kind)]

    def is_joker(self, die: int) -> bool:
        """Whether a die fits any value condition (A3.2)."""
        if (self.wild_values >> value_of(die)) & 1:
            return True
        return colour_of(die) == self.colour and self.owns(IGNORE_VALUE)

    def modify(self, modifier: Modifier) -> None:
        """From now on the modifier of a hired assistant holds (H3, H5)."""
        kind = modifier.kind
        if kind == "colour-pair":
            first, second = modifier.colours
            self._count_as(first, 1 << second)
            self._count_as(second, 1 << first)
        elif kind == "wild-value":
            self.wild_values |= 1 << modifier.n
        elif kind == "colour-fee":
            self.fee = modifier.n if self.fee < 0 else min(self.fee, modifier.n)
        elif kind == "storage":
            self.room = max(self.room, modifier.n)
        elif kind == "free-change":
            self.free_changes += modifier.n
        elif kind == "take-anywhere":
            self.takes_anywhere = True
        elif kind == "threshold":
            self.less += modifier.n
        else:
            assert kind == "crew"
            self.crew += modifier.n - 1

    def _count_as(self, colour: int, colours: int) -> None:
        self.counts_as = self.counts_as.copy()
        self.counts_as[colour] |= colours

    # Dice

    def gain_die(self, die: int) -> None:
        """A die becomes loose."""
        insort(self.loose, die)

    def place_die(self, die: int, place: int) -> None:
        """Put a die on a place."""
        self.placed[place] = die

    def section_sum(self) -> int:
        """The sum of the values in the upgrade section (A4.3)."""
        total = 0
        for place in range(SECTION):
            die = self.placed[place]
            if die != NO_DIE:
                total += value_of(die)
        return total

    def has_section_die(self) -> bool:
        """Whether a die lies in the upgrade section."""
        return self.placed[0] != NO_DIE or self.placed[1] != NO_DIE or self.placed[2] != NO_DIE

    def dice(self) -> list[int]:
        """All of its dice, wherever they are (N1)."""
        found = [*self.loose, *self.picked, *self.kept, *self.used]
        found += [die for die in self.placed if die != NO_DIE]
        if self.held != NO_DIE:
            found.append(self.held)
        return found

    # Robots, boxes

    def empty_slots(self) -> int:
        """How many slots hold no robot."""
        n = 0
        for robot in self.line:
            if robot is None:
                n += 1
        return n

    def set_slot(self, slot: int, robot: Robot | None) -> None:
        """Put a robot into a slot, or take it away."""
        self.line = self.line.copy()
        self.line[slot] = robot

    def add_box(self, box: Box) -> None:
        """A power box is usable from now on (A5.2)."""
        at = 0
        while at < len(self.boxes) and self.boxes[at].index < box.index:
            at += 1
        self.boxes = [*self.boxes[:at], box, *self.boxes[at:]]
        self.lit = [*self.lit[:at], False, *self.lit[at:]]

    def light(self, at: int, lit: bool) -> None:
        """Put a spark on a box, or take it off (A6.1, F7)."""
        self.lit = self.lit.copy()
        self.lit[at] = lit

    def box_at(self, index: int) -> int:
        """The place in `boxes` of the box with this index; -1 if it has no such box."""
        for at in range(len(self.boxes)):
            if self.boxes[at].index == index:
                return at
        return -1

    def begin_turn(self) -> None:
        """The rights and limits of a turn begin anew."""
        self.done = False
        self.passes = 0
        self.may_reroll = False
        self.changes = 0
        self.has_sold = False
        self.lifted = 0
        self.abilities_used = 0


class Table(State):
    """The whole table; the rules work on it, and `SparksState` in `rules` puts them together."""

    players: list[Player]
    estimates: Estimates
    """What each may expect, as far as it has been asked for since it last changed."""
    row: list[int]
    """The dice in the junkyard, from left to right. Never changed in place, like the lists that follow."""
    bag: list[int]
    """How many dice of each colour are in the bag."""
    discard: list[int]
    robots: list[Robot]
    """The robot deck; the last one is on top."""
    assistants: list[Assistant]
    """The assistant deck; the last one is on top."""
    bonuses: list[list[list[Bonus]]]
    """By track and position: what is gained when the marker leaves the position (P2)."""
    goals: list[Goal]
    stacks: list[int]
    """By kind: how many upgrade tiles are left; 0 for kinds out of play."""
    in_play: list[bool]
    """By kind: whether it is in play (S2)."""
    ghost_tiles: list[Production]
    """Rusty's tiles that are still face down, the next one last (V4.1)."""
    ghost_played: list[Production]

    def __init__(
        self,
        game: Game,
        seats: int,
        random: RandomSource,
        cards: Cards,
        colours: list[int],
        original: Table | None = None,
    ) -> None:
        """An empty table with these seat colours, or a copy of `original` with all that is still to be done, without its
        journal."""
        super().__init__(game, seats, random)
        self.cards = cards
        if original is None:
            self.players = [Player(seat, cards.boards[colours[seat]]) for seat in range(seats)]
            self.estimates = Estimates(seats)
            self.row = []
            self.bag = cards.dice.copy()
            self.discard = [0] * len(COLOURS)
            self.robots = []
            self.assistants = []
            self.bonuses = []
            self.goals = []
            self.stacks = [0] * len(UPGRADES)
            self.in_play = [False] * len(UPGRADES)
            self.ghost_tiles = []
            self.ghost_played = []
            self.with_goals: bool = False
            self.with_draft: bool = False
            self.in_turn: bool = False
            """The option `order` is `clockwise` (T4.5)."""
            self.turn: int = 0
            """From 0."""
            self.active: int = 0
            """The active seat, or GHOST."""
            self.phase: int = STEP_SETUP
            self.taker: int = NOBODY
            """Who takes dice now (T3)."""
            self.colours_asked: bool = False
            """Somebody may be choosing among the colours of dice that are there (F4, F15)."""
        else:
            original.copy_kernel(self)
            self.players = [Player(player.seat, player.board, player) for player in original.players]
            self.estimates = Estimates(seats, original.estimates)
            self.row = original.row
            self.bag = original.bag
            self.discard = original.discard
            self.robots = original.robots
            self.assistants = original.assistants
            self.bonuses = original.bonuses
            self.goals = original.goals
            self.stacks = original.stacks
            self.in_play = original.in_play
            self.ghost_tiles = original.ghost_tiles
            self.ghost_played = original.ghost_played
            self.with_goals = original.with_goals
            self.with_draft = original.with_draft
            self.in_turn = original.in_turn
            self.turn = original.turn
            self.active = original.active
            self.phase = original.phase
            self.taker = original.taker
            self.colours_asked = original.colours_asked

    def is_solo(self) -> bool:
        """Whether one player plays against the ghost (V4)."""
        return self.seats == 1

    def turns(self) -> int:
        """How many turns the game has (O4, V4.1)."""
        return 4 * max(self.seats, 2)

    def turns_a_round(self) -> int:
        """How many turns a round has (O4, V4.1)."""
        return max(self.seats, 2)

    def is_last_turn(self) -> bool:
        """Whether this is the very last turn of the game (T5.1)."""
        return self.turn == self.turns() - 1

    def clockwise(self, first: int) -> list[Player]:
        """All players, from a seat on clockwise; alone, the only one (O3)."""
        return [self.players[(first + step) % self.seats] for step in range(self.seats)]

    def from_active(self) -> list[Player]:
        """All players clockwise from the active one."""
        return self.clockwise(0 if self.is_solo() else self.active)

    def need(self, player: Player) -> int:
        """The sum of dice that lifts the player's level; 0 on the highest (A4.2)."""
        if player.level >= self.cards.top_level:
            return 0
        return self.cards.levels[player.level + 1].needs - player.less

    def colour_fee(self, player: Player) -> int:
        """What ignoring a colour costs (A9, H5)."""
        fee = self.cards.colour_fee
        return fee if player.fee < 0 else min(fee, player.fee)

    def storage_limit(self, player: Player) -> int:
        """How many loose dice a player may keep (T5.5)."""
        return max(self.cards.storage, player.room)

    def change_cost(self, player: Player) -> int:
        """What the next change of a value costs (A8.1, H3)."""
        return 0 if player.changes < player.free_changes else self.cards.change_cost

    def bonuses_crossed(self, colour: int, position: int) -> int:
        """How many bonus spaces of a track lie before a position (E4)."""
        return sum([len(self.bonuses[colour][gap]) for gap in range(position)])
