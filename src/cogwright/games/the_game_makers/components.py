"""Reads a component file of The Game Makers into typed tables and checks it (C2.9)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from cogwright.engine import ComponentSet, Fields
from cogwright.engine.errors import sentence, sentences_of, shown
from cogwright.engine.fields import number_allowed
from cogwright.games.the_game_makers import catalogue as words
from cogwright.games.the_game_makers.catalogue import (
    GENRES,
    HALVES,
    KINDS,
    LETTERS,
    LEVELS,
    TRACKS,
    Card,
    Catalogue,
    Circle,
    Effect,
    MarketingTile,
    Medal,
    Place,
    Side,
    Structure,
    Tile,
    Tweenie,
)
from cogwright.games.the_game_makers.terms import read_term

complaint: Final = sentences_of("cogwright.games.the_game_makers")

TABLES: Final = (
    "meta",
    "limits",
    "wheel",
    "dice",
    "tracks",
    "solo",
    "kind",
    "genre",
    "card",
    "marketing_tile",
    "structure",
    "worker_space",
    "tile",
    "tweenie",
    "circle",
)
MOST_SEATS: Final = 6
MOST_SPACES: Final = 4
"""The most building spaces of a structure (C2.9)."""
LAST_START: Final = 3
"""The last wedge at which a forklift may begin (C2.9)."""


def read_catalogue(components: ComponentSet) -> Catalogue:
    """The tables of a component set.

    Raises:
        BadComponents: C2.9 refuses it; the error names the table, the row, the field and what is allowed.
    """
    file = components.fields()
    file.refuse_others(TABLES)
    catalogue = Catalogue()
    _read_limits(file.table("limits"), catalogue)
    catalogue.wedges = _read_wheel(file.table("wheel"))
    catalogue.faces = _read_dice(file.table("dice"))
    _read_tracks(file.table("tracks"), catalogue)
    catalogue.medals = _read_medals(file.table("solo"))
    _read_fixed_ids(file, "kind", KINDS)
    _read_fixed_ids(file, "genre", GENRES)
    for table in ("card", "marketing_tile", "structure", "worker_space", "tile", "tweenie", "circle"):
        _refuse_twins(file, table)
    catalogue.cards = [_read_card(row, index) for index, row in enumerate(file.rows("card"))]
    _refuse_same_ranks(file, catalogue)
    tiles = file.rows("marketing_tile")
    catalogue.marketing_tiles = [_read_marketing_tile(row, index, catalogue) for index, row in enumerate(tiles)]
    structures = file.rows("structure")
    catalogue.structures = [_read_structure(row, index, catalogue) for index, row in enumerate(structures)]
    catalogue.spaces = [_read_space(row) for row in file.rows("worker_space")]
    catalogue.tiles = [_read_tile(row, index) for index, row in enumerate(file.rows("tile"))]
    catalogue.tweenies = [_read_tweenie(row, index) for index, row in enumerate(file.rows("tweenie"))]
    catalogue.circles = [_read_circle(row, index) for index, row in enumerate(file.rows("circle"))]
    _check_enough(file, catalogue)
    catalogue.index()
    return catalogue


# Numbers


def _read_limits(row: Fields, catalogue: Catalogue) -> None:
    """The numbers of the text (C2.2, C2.8, S3)."""
    catalogue.players_min = row.number("players_min", 1, MOST_SEATS)
    catalogue.players_max = row.number("players_max", catalogue.players_min, MOST_SEATS)
    forklifts = row.number("forklifts", 1)
    starts = _numbers(row, "forklift_start", 0, LAST_START)
    if len(starts) != forklifts:
        raise row.wrong("forklift_start", complaint("forklift-positions", n=forklifts))
    if 0 not in starts:
        raise row.wrong("forklift_start", complaint("forklift-ready"))
    catalogue.forklift_start = starts
    catalogue.contract_spaces = row.number("contract_spaces", 1)
    catalogue.case_rows = row.number("case_rows", 1)
    catalogue.case_columns = row.number("case_columns", 1)
    places = catalogue.case_rows * catalogue.case_columns
    catalogue.games_to_end = row.number("games_to_end", 1)
    if catalogue.games_to_end != places:
        raise row.wrong("games_to_end", complaint("games-to-end", n=places, given=catalogue.games_to_end))
    catalogue.line_rows = row.number("line_rows", 1)
    catalogue.line_columns = row.number("line_columns", 1)
    catalogue.start_worker_level = row.number("start_worker_level", 1, LEVELS)
    catalogue.start_cards = row.number("start_cards", 1)
    catalogue.structures_dealt = row.number("structures_dealt", 1)
    row.number("structures_kept", 1, 1)
    catalogue.long_stop = row.number("long_stop_revolutions", 1)
    catalogue.solo_stop = row.number("solo_revolutions", 1)
    row.close()


def _numbers(row: Fields, field: str, least: int, most: int | None = None) -> list[int]:
    """A list of whole numbers within the limits."""
    allowed = number_allowed(least, most)
    found: list[int] = []
    for value in row.items(field):
        if (
            isinstance(value, bool)
            or not isinstance(value, int)
            or value < least
            or (most is not None and value > most)
        ):
            raise row.wrong(field, sentence("may-hold-whole", allowed=allowed, given=shown(value)))
        found.append(value)
    return found


def _read_wheel(row: Fields) -> list[int]:
    """Each kind once and `wild` once (C2.1)."""
    wedges = row.words("wedges", (*KINDS, "wild"))
    if len(wedges) != words.WEDGES:
        missing = [wedge for wedge in (*KINDS, "wild") if wedge not in wedges]
        raise row.wrong("wedges", complaint("wedges-named", names=", ".join(missing)))
    row.close()
    return [words.ANY_KIND if wedge == "wild" else KINDS.index(wedge) for wedge in wedges]


def _read_dice(row: Fields) -> list[list[int]]:
    """Six faces for the die of each level (A5.7.1)."""
    faces: list[list[int]] = [[]]
    for level in range(1, LEVELS + 1):
        found = _numbers(row, str(level), 1)
        if len(found) != words.FACES:
            raise row.wrong(str(level), complaint("faces-needed", n=words.FACES, given=len(found)))
        faces.append(found)
    row.close()
    return faces


def _read_tracks(row: Fields, catalogue: Catalogue) -> None:
    """The thresholds of the tracks begin with 0 and rise (A5.7.4)."""
    found: dict[str, list[int]] = {}
    for field in ("genre", "trees"):
        steps = _numbers(row, field, 0)
        if not steps or steps[0] != 0 or any(b <= a for a, b in pairwise(steps)):
            raise row.wrong(field, complaint("steps-rise", given=shown(steps)))
        found[field] = steps
    row.close()
    catalogue.thresholds = [found["trees" if track == "trees" else "genre"] for track in TRACKS]


def _read_medals(row: Fields) -> list[Medal]:
    """What the totals of a solo game earn (V7.1)."""
    medals: list[Medal] = []
    for medal in row.rows("medals"):
        medal.names()
        medals.append(Medal(medal.id(), medal.number("total")))
        medal.close()
    row.close()
    _refuse_twins(row, "medals")
    return medals


def _read_fixed_ids(file: Fields, table: str, ids: tuple[str, ...]) -> None:
    """The kinds and the genres have their ids in their order; names and colours may be others."""
    found: list[str] = []
    for row in file.rows(table):
        found.append(row.choice("id", ids))
        row.names()
        if table == "genre":
            row.text("colour")
        row.close()
    if tuple(found) != ids:
        raise file.wrong(table, sentence("rows-in-order", names=", ".join(ids)))


def _refuse_twins(file: Fields, table: str) -> None:
    """Ids are unique within their table (C2.9)."""
    seen: set[str] = set()
    for row in file.rows(table):
        id = row.id()
        if id in seen:
            raise row.wrong("id", sentence("stands-twice", given=shown(id)))
        seen.add(id)


# Effects


def _read_effect(row: Fields, *, of_tweenie: bool = False) -> Effect:
    """An effect with exactly its fields (A5.15); `same` and `kinds` stand in tweenies only."""
    kind = words.EFFECTS.index(row.choice("kind", words.EFFECTS))
    what = n = 0
    if kind == words.GAIN:
        resource = row.choice("resource", (*KINDS, "any"))
        what = words.ANY_KIND if resource == "any" else KINDS.index(resource)
        n = _amount(row, "level", "same", of_tweenie and what != words.ANY_KIND, LEVELS)
    elif kind == words.ADVANCE:
        track = row.choice("track", (*TRACKS, "any"))
        what = words.ANY_TRACK if track == "any" else TRACKS.index(track)
        n = _amount(row, "steps", "kinds", of_tweenie, None)
    row.close()
    return Effect(kind, what, n)


def _amount(row: Fields, field: str, word: str, word_allowed: bool, most: int | None) -> int:
    """A number, or the word that makes it depend on the gap (A5.8.6)."""
    if isinstance(row.get(field), str):
        if row.get(field) == word and not word_allowed:
            id = "only-in-tweenies-of-resource" if word == "same" else "only-in-tweenies"
            raise row.wrong(field, complaint(id, given=shown(word)))
        if row.get(field) == word:
            return words.OF_GAP
        if word_allowed:
            raise row.wrong(field, complaint("number-or-word", allowed=shown(word), given=shown(row.get(field))))
    return row.number(field, 1, most)


def _read_levels(row: Fields, field: str, most: int | None = None) -> list[int]:
    """One or more levels."""
    levels = _numbers(row, field, 1, LEVELS)
    if not levels or (most is not None and len(levels) > most):
        if most is None:
            raise row.wrong(field, complaint("level-needed"))
        raise row.wrong(field, complaint("levels-needed", most=most))
    return levels


# Rows


def _read_card(row: Fields, index: int) -> Card:
    row.names()
    needs = row.table("needs")
    needs.refuse_others(KINDS)
    if not needs.data:
        raise row.wrong("needs", complaint("needs-named", most=len(KINDS), names=", ".join(KINDS)))
    card = Card(
        index=index,
        id=row.id(),
        genre=GENRES.index(row.choice("genre", GENRES)),
        rank=row.number("rank", 1),
        year=_year(row),
        needs=[needs.number(kind, 1, LEVELS) if needs.has(kind) else 0 for kind in KINDS],
        points=row.number("points"),
        reward=[_read_effect(effect) for effect in row.rows("reward")],
    )
    row.close()
    return card


def _year(row: Fields) -> int:
    """A year; before the common era it is negative."""
    value = row.get("year")
    if isinstance(value, bool) or not isinstance(value, int):
        raise row.wrong("year", sentence("must-be-whole-number", given=shown(value)))
    return value


def _refuse_same_ranks(file: Fields, catalogue: Catalogue) -> None:
    """No two cards have the same rank, so that ties can be broken (C2.9, E6.6)."""
    seen: dict[int, str] = {}
    for row, card in zip(file.rows("card"), catalogue.cards, strict=True):
        if card.rank in seen:
            raise row.wrong("rank", complaint("rank-taken", name=seen[card.rank], rank=card.rank))
        seen[card.rank] = card.id


def _read_marketing_tile(row: Fields, index: int, catalogue: Catalogue) -> MarketingTile:
    row.names()
    half = HALVES.index(row.choice("half", HALVES))
    sides = [_read_side(row.table(letter), letter, half, catalogue) for letter in ("a", "b")]
    for seats in range(catalogue.players_min, catalogue.players_max + 1):
        if not any(side.least <= seats <= side.most for side in sides):
            raise row.wrong("", complaint("side-missing", n=seats))
    tile = MarketingTile(index, row.id(), half, sides)
    row.close()
    return tile


def _read_side(row: Fields, letter: str, half: int, catalogue: Catalogue) -> Side:
    players = _numbers(row, "players", 1, MOST_SEATS)
    if len(players) != 2 or players[0] > players[1]:
        raise row.wrong("players", complaint("players-range", given=shown(players)))
    genres = GENRES[:2] if half == words.LEFT else GENRES[2:]
    formulas = [[read_term(term, catalogue) for term in row.rows(genre)] for genre in genres]
    row.close()
    return Side(letter, players[0], players[1], formulas)


def _read_structure(row: Fields, index: int, catalogue: Catalogue) -> Structure:
    row.names()
    letter = LETTERS.index(row.choice("letter", LETTERS))
    needs = _read_levels(row, "needs", MOST_SPACES)
    score, hollows, trigger, trigger_level, effect = None, list[Place](), 0, 0, None
    if letter == words.A:
        score = read_term(row.table("score"), catalogue)
    elif letter == words.B:
        hollows = [_read_hollow(hollow, n) for n, hollow in enumerate(row.rows("hollows"), start=1)]
        if not hollows:
            raise row.wrong("hollows", sentence("rows-at-least-one"))
    else:
        cause = row.table("trigger")
        resource = cause.choice("resource", (*KINDS, "any"))
        trigger = words.ANY_KIND if resource == "any" else KINDS.index(resource)
        trigger_level = cause.number("min_level", 1, LEVELS)
        cause.close()
        effect = _read_effect(row.table("effect"))
    structure = Structure(index, row.id(), letter, needs, score, hollows, trigger, trigger_level, effect)
    row.close()
    return structure


def _read_hollow(row: Fields, n: int) -> Place:
    hollow = Place(
        f"hollow-{n}", [row.number("worker", 1, LEVELS)], _read_effect(row.table("effect")), words.NO_UPGRADE
    )
    row.close()
    return hollow


def _read_space(row: Fields) -> Place:
    """A worker space gives an effect or is an upgrade (A5.9.3)."""
    row.names()
    id = row.id()
    if id.startswith("hollow-"):
        raise row.wrong("id", complaint("no-hollow"))
    demands = _read_levels(row, "workers")
    if row.has("effect") == row.has("upgrade"):
        raise row.wrong("", complaint("no-effect-nor-upgrade"))
    effect, upgrade = None, words.NO_UPGRADE
    if row.has("effect"):
        effect = _read_effect(row.table("effect"))
    else:
        upgrade = words.UPGRADES.index(row.choice("upgrade", words.UPGRADES[1:]))
    row.close()
    return Place(id, demands, effect, upgrade)


def _read_tile(row: Fields, index: int) -> Tile:
    row.names()
    level = row.number("level", 1, LEVELS)
    segments: list[int] = []
    for segment in row.items("segments"):
        if not isinstance(segment, str) or segment not in KINDS:
            raise row.wrong("segments", sentence("may-hold", allowed=", ".join(KINDS), given=shown(segment)))
        segments.append(KINDS.index(segment))
    if len(segments) != level:
        raise row.wrong("segments", complaint("segments-of-level", n=level, given=len(segments)))
    tile = Tile(index, row.id(), segments, row.number("copies", 1))
    row.close()
    return tile


def _read_tweenie(row: Fields, index: int) -> Tweenie:
    row.names()
    tweenie = Tweenie(index, row.id(), _read_effect(row.table("effect"), of_tweenie=True))
    row.close()
    return tweenie


def _read_circle(row: Fields, index: int) -> Circle:
    row.names()
    fields = row.table("condition")
    kind = fields.choice("kind", words.CONDITIONS)
    count = fields.number("count", 1) if kind != "track" else 0
    multiplier = fields.number("multiplier", 1) if kind in ("track", "tracks") else 0
    fields.close()
    circle = Circle(index, row.id(), words.CONDITIONS.index(kind), count, multiplier)
    row.close()
    return circle


def _check_enough(file: Fields, catalogue: Catalogue) -> None:
    """Enough of everything that is dealt to the most players (C2.9, S3)."""
    most = catalogue.players_max
    for half, name in enumerate(HALVES):
        count = sum(tile.half == half for tile in catalogue.marketing_tiles)
        if count < most:
            raise file.wrong("marketing_tile", complaint("enough-tiles", n=most, half=name, given=count))
    needed = catalogue.structures_dealt * most
    for letter, name in enumerate(LETTERS):
        count = sum(structure.letter == letter for structure in catalogue.structures)
        if count < needed:
            raise file.wrong("structure", complaint("enough-structures", n=needed, letter=name, given=count))
    needed = catalogue.start_cards * most
    if len(catalogue.cards) < needed:
        raise file.wrong("card", complaint("enough-cards", n=needed, given=len(catalogue.cards)))
