"""What a component file says, as typed tables that the rules read: cards, tiles, structures, worker spaces and so on (C2).

Cards, tiles, tweenies and circles are known by their place in their table. Nothing here changes during a game.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = ("cards", "wood", "dice", "tiles", "plastic")
CARDS: Final = 0
WOOD: Final = 1
DICE: Final = 2
TILES: Final = 3
PLASTIC: Final = 4
ANY_KIND: Final = 5
"""A resource by choice, or the wild wedge (T4.4)."""
KIND_COUNT: Final = 5

GENRES: Final = ("set", "team", "war", "engine")
TRACKS: Final = ("set", "team", "war", "engine", "trees")
TREES: Final = 4
ANY_TRACK: Final = 5
GENRE_COUNT: Final = 4
TRACK_COUNT: Final = 5

LEVELS: Final = 3
WEDGES: Final = 6
FACES: Final = 6

LETTERS: Final = ("A", "B", "C")
A: Final = 0
B: Final = 1
C: Final = 2

# Kinds of effects and items (A5.15).
EFFECTS: Final = ("gain", "advance", "tree", "clear")
GAIN: Final = 0
ADVANCE: Final = 1
TREE: Final = 2
CLEAR: Final = 3
OF_GAP: Final = 0
"""The level or the steps of a tweenie's effect that depends on its gap (A5.8.6)."""

# Upgrades of worker spaces (A5.12, A5.13).
UPGRADES: Final = ("", "see", "market")
NO_UPGRADE: Final = 0
SEE: Final = 1
MARKET: Final = 2

# What circles ask for (A5.6.4).
CONDITIONS: Final = (
    "workers",
    "assigned",
    "sets",
    "full_lines",
    "tweenies",
    "structures",
    "track",
    "tracks",
    "each_genre",
    "one_genre",
)

# What terms count (A5.14).
METRICS: Final = (
    "games",
    "rows",
    "columns",
    "pairs",
    "sets",
    "lead",
    "mixed_rows",
    "columns_of_one_genre",
    "same_pairs",
)
GAMES: Final = 0
ROWS: Final = 1
COLUMNS: Final = 2
PAIRS: Final = 3
SETS: Final = 4
LEAD: Final = 5
MIXED_ROWS: Final = 6
COLUMNS_OF_ONE_GENRE: Final = 7
SAME_PAIRS: Final = 8

NO_MAXIMUM: Final = 1 << 30
LEFT: Final = 0
RIGHT: Final = 1
HALVES: Final = ("left", "right")


class Effect:
    """What a reward, space, hollow, tweenie or structure gives (A5.15)."""

    def __init__(self, kind: int, what: int, n: int) -> None:
        self.kind: int = kind
        self.what: int = what
        """The resource of a gain, the track of an advance; otherwise 0."""
        self.n: int = n
        """The level of a gain, the steps of an advance; otherwise 0."""


class Card:
    """A game card (C2.3)."""

    def __init__(
        self, index: int, id: str, genre: int, rank: int, year: int, needs: list[int], points: int, reward: list[Effect]
    ) -> None:
        self.index: int = index
        self.id: str = id
        self.genre: int = genre
        self.rank: int = rank
        self.year: int = year
        self.needs: list[int] = needs
        """By kind: the level printed, 0 if the kind is not needed (A5.4.1)."""
        self.points: int = points
        self.reward: list[Effect] = reward


class Term:
    """A part of a base score, or what an A structure scores (A5.14)."""

    def __init__(
        self,
        metric: int,
        points: int,
        most: int,
        size: int,
        cards: list[bool],
        places: list[bool],
        words: dict[str, int],
    ) -> None:
        self.metric: int = metric
        self.points: int = points
        self.most: int = most
        self.size: int = size
        self.cards: list[bool] = cards
        """By card: whether it satisfies the filters of the card itself."""
        self.places: list[bool] = places
        """By place of the case: whether it satisfies the filters of the place."""
        self.has_all_places: bool = all(places)
        self.words: dict[str, int] = words
        """The filters as they are written, as a bundle for messages."""


class Side:
    """A side of a marketing tile: for how many players it is, and the formulas of its two genres (C2.6)."""

    def __init__(self, letter: str, least: int, most: int, formulas: list[list[Term]]) -> None:
        self.letter: str = letter
        self.least: int = least
        self.most: int = most
        self.formulas: list[list[Term]] = formulas


class MarketingTile:
    """A marketing tile: a left one for `set` and `team`, a right one for `war` and `engine` (C2.6)."""

    def __init__(self, index: int, id: str, half: int, sides: list[Side]) -> None:
        self.index: int = index
        self.id: str = id
        self.half: int = half
        self.sides: list[Side] = sides


class Place:
    """A worker space or a hollow: the workers it demands and what it gives for them (A5.9)."""

    def __init__(self, id: str, demands: list[int], effect: Effect | None, upgrade: int) -> None:
        self.id: str = id
        self.demands: list[int] = sorted(demands, reverse=True)
        """The levels demanded, the highest first (A5.9.2)."""
        self.effect: Effect | None = effect
        self.upgrade: int = upgrade
        self.of_all: int = len(demands)
        """How many workers are demanded, and how many of them of level 2 or 3, and of level 3."""
        self.of_two: int = sum(level >= 2 for level in demands)
        self.of_three: int = sum(level >= 3 for level in demands)


class Structure:
    """A structure: its building spaces, and what it does when they are filled (C2.7, A5.10)."""

    def __init__(
        self,
        index: int,
        id: str,
        letter: int,
        needs: list[int],
        score: Term | None,
        hollows: list[Place],
        trigger: int,
        trigger_level: int,
        effect: Effect | None,
    ) -> None:
        self.index: int = index
        self.id: str = id
        self.letter: int = letter
        self.needs: list[int] = needs
        """The level of each building space."""
        self.all_built: int = (1 << len(needs)) - 1
        """The filled building spaces, a bit each, when the structure is active."""
        self.score: Term | None = score
        self.hollows: list[Place] = hollows
        self.trigger: int = trigger
        self.trigger_level: int = trigger_level
        self.effect: Effect | None = effect


class Tile:
    """A type of machine tiles; all copies are alike (C2.5)."""

    def __init__(self, index: int, id: str, segments: list[int], copies: int) -> None:
        self.index: int = index
        self.id: str = id
        self.level: int = len(segments)
        self.segments: list[int] = segments
        self.turned: list[int] = segments[::-1]
        self.symmetric: bool = segments == segments[::-1]
        self.copies: int = copies


class Tweenie:
    """A tweenie (A5.8.5)."""

    def __init__(self, index: int, id: str, effect: Effect) -> None:
        self.index: int = index
        self.id: str = id
        self.effect: Effect = effect


class Circle:
    """A circle of the reforest area with its condition (A5.6.4)."""

    def __init__(self, index: int, id: str, condition: int, count: int, multiplier: int) -> None:
        self.index: int = index
        self.id: str = id
        self.condition: int = condition
        self.count: int = count
        self.multiplier: int = multiplier


class Medal:
    """What a total earns in the solo game (V7.1)."""

    def __init__(self, id: str, total: int) -> None:
        self.id: str = id
        self.total: int = total


class Catalogue:
    """The whole component set."""

    def __init__(self) -> None:
        self.players_min: int = 1
        self.players_max: int = 6
        self.forklift_start: list[int] = []
        self.contract_spaces: int = 0
        self.case_rows: int = 0
        self.case_columns: int = 0
        self.games_to_end: int = 0
        self.line_rows: int = 0
        self.line_columns: int = 0
        self.start_worker_level: int = 0
        self.start_cards: int = 0
        self.structures_dealt: int = 0
        self.long_stop: int = 0
        self.solo_stop: int = 0
        self.wedges: list[int] = []
        self.faces: list[list[int]] = []
        """By level (from 1): the faces of its die (A5.7.1)."""
        self.thresholds: list[list[int]] = []
        """By track: from which step each multiplier counts (A5.7.4)."""
        self.multipliers: list[list[int]] = []
        """By track and step: the multiplier."""
        self.ends: list[int] = []
        """By track: its last step."""
        self.medals: list[Medal] = []
        self.cards: list[Card] = []
        self.marketing_tiles: list[MarketingTile] = []
        self.structures: list[Structure] = []
        self.spaces: list[Place] = []
        self.tiles: list[Tile] = []
        self.tweenies: list[Tweenie] = []
        self.circles: list[Circle] = []
        # What follows from the tables.
        self.hollows: int = 0
        """The most hollows that a B structure has."""
        self.most_cards: int = 0
        self.most_tiles: int = 0
        """The most cards and tiles that can be looked at at once (D8.1)."""
        self.case_places: int = 0
        self.case_lines_across: list[int] = []
        """The places of each row of the case, a bit each."""
        self.case_lines_down: list[int] = []
        """The places of each column."""
        self.case_pairs: list[int] = []
        """The places of each two neighbours in a row or column."""
        self.cells: int = 0
        self.gap_cells: list[tuple[int, int, int, int]] = []
        """By gap: the four cells that meet in it (A5.8.4)."""
        self.gaps_of: list[list[int]] = []
        """By cell: the gaps that it touches."""
        self.behind_all_ranks: int = 0
        """A number that is larger than every rank of a game (E6.6)."""
        self.all_tweenies: int = 0
        """A bit for each tweenie."""

    def index(self) -> None:
        """Derive what follows from the tables when all are read."""
        for structure in self.structures:
            self.hollows = max(self.hollows, len(structure.hollows))
        see = sum(space.of_all for space in self.spaces if space.upgrade == SEE)
        self.most_cards = max(LEVELS + see, self.start_cards)
        self.most_tiles = 1 + see
        self.case_places = self.case_rows * self.case_columns
        rows, columns = self.case_rows, self.case_columns
        for row in range(rows):
            self.case_lines_across.append(sum([1 << row * columns + column for column in range(columns)]))
        for column in range(columns):
            self.case_lines_down.append(sum([1 << row * columns + column for row in range(rows)]))
        for place in range(self.case_places):
            if place % columns < columns - 1:
                self.case_pairs.append(0b11 << place)
            if place + columns < self.case_places:
                self.case_pairs.append(1 << place | 1 << place + columns)
        columns = self.line_columns
        self.cells = self.line_rows * columns
        self.gaps_of = [[] for _ in range(self.cells)]
        for row in range(self.line_rows - 1):
            for column in range(columns - 1):
                cell = row * columns + column
                four = (cell, cell + 1, cell + columns, cell + columns + 1)
                for corner in four:
                    self.gaps_of[corner].append(len(self.gap_cells))
                self.gap_cells.append(four)
        self.behind_all_ranks = max(card.rank for card in self.cards) + 1
        self.all_tweenies = (1 << len(self.tweenies)) - 1
        for thresholds in self.thresholds:
            self.ends.append(thresholds[-1])
            steps = range(thresholds[-1] + 1)
            self.multipliers.append([sum(step >= threshold for threshold in thresholds) for step in steps])
