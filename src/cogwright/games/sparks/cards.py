"""The components of a set as typed tables (section 2): tiles, tracks, boards, robots, assistants, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cogwright.games.sparks.state import Player, Table

COLOURS: Final = ("red", "yellow", "blue", "green")
"""Always listed in this order (O2)."""
ANY: Final = 4
"""Any of the four tracks, or of the four colours of dice (F4, F5)."""
EVERY_COLOUR: Final = 15
"""The set of all four colours, a bit each."""
EVERY_VALUE: Final = 0b1111110
"""The set of all values of a die, a bit each."""
FACES: Final = 6
SLOTS: Final = 3
"""Of the assembly line (O7)."""
SECTION: Final = 3
"""Spaces of an upgrade section (O8)."""
SPACES_A_SLOT: Final = 3
"""At most so many has a robot (C9)."""
PLACES: Final = 12
"""Where a die can be placed: u1 to u3, then the three spaces of each slot (D1)."""

UPGRADES: Final = (
    "relocate",
    "discount",
    "sales",
    "ignore-colour",
    "ignore-value",
    "bonus-point",
    "bonus-cog",
    "recycle",
)
"""The eight kinds of upgrade tiles (C4)."""
RELOCATE: Final = 0
DISCOUNT: Final = 1
SALES: Final = 2
IGNORE_COLOUR: Final = 3
IGNORE_VALUE: Final = 4
BONUS_POINT: Final = 5
"""The first of the tiles that lie on a slot."""
BONUS_COG: Final = 6
RECYCLE: Final = 7
NO_TILE: Final = -1

TRIGGERS: Final = ("complete", "level", "hire", "box", "bonus", "sell", "active", "round")
"""When triggers happen (H2)."""
ON_COMPLETE: Final = 0
ON_LEVEL: Final = 1
ON_HIRE: Final = 2
ON_BOX: Final = 3
ON_BONUS: Final = 4
ON_SELL: Final = 5
ON_ACTIVE: Final = 6
ON_ROUND: Final = 7

NO_LIST: Final = -1
ANYTHING: Final = -1
"""A condition that is not set."""


def colour_of(die: int) -> int:
    """The colour of a die: dice are numbered by colour, then by value (D1)."""
    return die // FACES


def value_of(die: int) -> int:
    """The value of a die, 1 to 6."""
    return die % FACES + 1


def die_of(colour: int, value: int) -> int:
    """The die of a colour that shows a value."""
    return colour * FACES + value - 1


def die_name(die: int) -> str:
    """The name of a die in actions and words: "r5" (D1)."""
    return f"{COLOURS[colour_of(die)][0]}{value_of(die)}"


DIE_NAMES: Final = tuple(die_name(die) for die in range(len(COLOURS) * FACES))
PLACE_NAMES: Final = ("u1", "u2", "u3", "1-1", "1-2", "1-3", "2-1", "2-2", "2-3", "3-1", "3-2", "3-3")


class Effect:
    """One effect of a list (section F); which function carries it out is found by its kind in `effects`."""

    def __init__(self, kind: str, carry_out: Callable[[Table, Player, Effect], None], n: int, colour: int) -> None:
        self.kind = kind
        self.carry_out = carry_out
        self.n: int = n
        self.colour: int = colour
        """The track or the colour of a die, or ANY."""


class Space:
    """A dice space of a robot: which colours match it and which values (A3)."""

    def __init__(self, colours: int, values: int, same: bool, condition: str, number: int) -> None:
        self.colours: int = colours
        self.values: int = values
        self.same: bool = same
        """All dice on such spaces of a card show one value (A3.3)."""
        self.condition = condition
        """ "exact", "min", "max", "parity", "same", or empty, as printed."""
        self.number: int = number
        """What goes with the condition; for parity 0 is even and 1 is odd."""


class Spot:
    """A space where it is on the table: at one of the twelve places (D1)."""

    def __init__(self, place: int, space: Space) -> None:
        self.place: int = place
        self.space = space


class Box:
    """A power box (A6)."""

    def __init__(self, index: int, id: str, effects: int, needs_loose: bool, needs_die: bool, tunes: bool) -> None:
        self.index: int = index
        self.id = id
        self.effects: int = effects
        """The number of its effect list."""
        self.needs_loose: bool = needs_loose
        """It acts on a loose die (A6.2)."""
        self.needs_die: bool = needs_die
        """It acts on a loose die or one in the section (A6.2)."""
        self.tunes: bool = tunes
        """All of its effects can act on a held die (A5.4)."""


class Robot:
    """A robot card (C9)."""

    def __init__(
        self, index: int, id: str, colour: int, spaces: list[Space], steps: int, reward: int, box: Box | None
    ) -> None:
        self.index: int = index
        self.id = id
        self.colour: int = colour
        self.spaces = spaces
        self.spots: list[list[Spot]] = [
            [Spot(SECTION + slot * SPACES_A_SLOT + number, space) for number, space in enumerate(spaces)]
            for slot in range(SLOTS)
        ]
        """Its spaces when it lies in a slot, by slot."""
        self.steps: int = steps
        self.reward: int = reward
        self.box = box
        self.worth: float = 0.0
        """What completing it brings, in points, as `evaluate` weighs it."""
        self.effort: float = 0.0
        """What its dice are worth (G2)."""


class Trigger:
    """What happens by itself (H2), if the completed robot meets the conditions."""

    def __init__(self, on: int, colour: int, spaces: int, box: bool, effects: int) -> None:
        self.on: int = on
        self.colour: int = colour
        self.spaces: int = spaces
        self.box: bool = box
        self.effects: int = effects

    def meets(self, robot: Robot) -> bool:
        """Whether a completed robot meets the conditions."""
        if self.colour not in (ANYTHING, robot.colour):
            return False
        if self.spaces not in (ANYTHING, len(robot.spaces)):
            return False
        return robot.box is not None or not self.box


class Modifier:
    """A permanent change of a rule (H3): its kind, its number, and the two colours of a pair."""

    def __init__(self, kind: str, n: int, colours: list[int]) -> None:
        self.kind = kind
        self.n: int = n
        self.colours = colours


class Ability:
    """What may be used once a turn, for its cost (A11)."""

    def __init__(self, cogs: int, dice: int, action: Box) -> None:
        self.cogs: int = cogs
        self.dice: int = dice
        """1 if a loose die is discarded."""
        self.action = action
        """Its effects, and what they need, as for a power box (A11)."""


class Assistant:
    """An assistant card (C9): exactly one of effect, trigger, modifier, ability is there (C10)."""

    def __init__(self, index: int, id: str, points: int) -> None:
        self.index: int = index
        self.id = id
        self.points: int = points
        self.effects: int = NO_LIST
        self.trigger: Trigger | None = None
        self.modifier: Modifier | None = None
        self.ability: Ability | None = None


class Production:
    """A production tile (C3), or one of the ghost's (V4.1)."""

    def __init__(self, index: int, id: str, take: int, anywhere: bool, players: list[int], effects: int) -> None:
        self.index: int = index
        self.id = id
        self.take: int = take
        self.anywhere: bool = anywhere
        self.players = players
        self.effects: int = effects


class Bonus:
    """What a bonus space gives: a tile (C5), or a printed reward (C6), which has an empty id."""

    def __init__(self, id: str, effects: int) -> None:
        self.id = id
        self.effects: int = effects


class Track:
    """A scoring track (C6)."""

    def __init__(self, points: list[int], gaps: list[list[Bonus | None]]) -> None:
        self.points = points
        """Of each counted space; 0 before the first."""
        self.gaps = gaps
        """By position: the bonus spaces that are crossed on leaving it; None is a place for a bonus tile."""
        self.length: int = len(points) - 1


class Goal:
    """A goal tile (E4): its test, and what is to be reached; `tracks` is for bonus spaces alone."""

    def __init__(self, id: str, kind: str, n: int, tracks: int) -> None:
        self.id = id
        self.kind = kind
        self.n: int = n
        self.tracks: int = tracks


class Board:
    """A player board (C8): the colours of its upgrade section, and its printed power boxes."""

    def __init__(self, id: str, colour: int, section: list[int], boxes: list[Box]) -> None:
        self.id = id
        self.colour: int = colour
        self.section = section
        self.spots: list[Spot] = [
            Spot(place, Space(1 << colour, EVERY_VALUE, False, "", 0)) for place, colour in enumerate(section)
        ]
        """The upgrade section: each space of one colour, none with a condition (A3.2)."""
        self.boxes = boxes


class Level:
    """A space of the factory level track (C7)."""

    def __init__(self, needs: int, reward: int) -> None:
        self.needs: int = needs
        self.reward: int = reward


class Cards:
    """All components of a set, the numbers of its rules, and where the actions that name them begin in the vocabulary."""

    def __init__(self) -> None:
        self.lists: list[list[Effect]] = []
        """All effect lists; components and tasks name them by number."""
        self.list_worth: list[float] = []
        """What each list brings, in points, as `evaluate` weighs it."""
        self.dice: list[int] = []
        """How many dice of each colour there are (C1)."""
        self.production: list[Production] = []
        self.upgrade_copies: list[int] = []
        self.upgrade_points: list[int] = []
        self.bonuses: list[Bonus] = []
        self.goals: list[Goal] = []
        self.tracks: list[Track] = []
        self.levels: list[Level] = []
        """By level; the first is not used, since the lowest level is 1."""
        self.top_level: int = 1
        self.boards: list[Board] = []
        """By colour."""
        self.robots: list[Robot] = []
        self.assistants: list[Assistant] = []
        self.box_ids: list[str] = []
        """Of all power boxes, by their index: first the printed ones, then those of robots."""
        self.ability_owners: list[Assistant] = []
        self.ghost_tiles: list[Production] = []
        self.medals: list[tuple[str, int]] = []
        """By rising points (V4.4)."""
        # The numbers of the rules, as the specification's text quotes them.
        self.row: int = 0
        self.stacks_in_play: int = 0
        self.goals_in_play: int = 0
        self.hand: int = 0
        self.draft_hand: int = 0
        self.storage: int = 0
        self.start_sparks: int = 0
        self.start_cogs: int = 0
        self.change_cost: int = 0
        self.colour_fee: int = 0
        self.sale: int = 0
        self.sale_with_tile: int = 0
        self.points_per_set: int = 0
        self.cogs_per_point: int = 0
        self.points_per_goal: int = 0
        self.other_takes: list[int] = []
        """By number of seats: how many dice each other player takes; alone, how many are taken after the ghost (T3, V4.3)."""
        # The first action of each kind that depends on the set.
        self.tile: int = 0
        self.draft: int = 0
        self.box: int = 0
        self.hire: int = 0
        self.use: int = 0
        self.recover: int = 0
        self.upgrade: int = 0
        self.done: int = 0
        self.stop: int = 0

    def medal(self, points: int) -> str:
        """The medal that a total earns, or "none" (V4.4)."""
        earned = "none"
        for id, least in self.medals:
            if points >= least:
                earned = id
        return earned
