"""Terms: what base scores and A structures are made of, how they are read and what they are worth (A5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogwright.engine.errors import sentences_of
from cogwright.games.the_game_makers.catalogue import (
    COLUMNS,
    COLUMNS_OF_ONE_GENRE,
    GAMES,
    GENRE_COUNT,
    GENRES,
    KINDS,
    LEAD,
    LEVELS,
    METRICS,
    MIXED_ROWS,
    NO_MAXIMUM,
    PAIRS,
    ROWS,
    SAME_PAIRS,
    SETS,
    Catalogue,
    Term,
)

complaint: Final = sentences_of("cogwright.games.the_game_makers")

if TYPE_CHECKING:
    from cogwright.engine.fields import Fields

FILTERS: Final = (
    "genre",
    "needs",
    "needs_min",
    "points_min",
    "points_max",
    "rank_max",
    "year_min",
    "year_max",
    "row",
    "column",
    "place",
)
NO_GAME: Final = -1
EARLIEST: Final = -100_000
LATEST: Final = 100_000


def read_term(row: Fields, catalogue: Catalogue) -> Term:
    """A term as it is written, its filters applied to all cards and all places of the case (A5.14.2).

    Raises:
        BadComponents: a metric or filter is unknown, or a number is not allowed.
    """
    metric = METRICS.index(row.choice("metric", METRICS))
    fields = [
        "metric",
        "points",
        "max",
        *(FILTERS if metric < MIXED_ROWS else ()),
        *(["size"] if metric == SETS else []),
    ]
    row.refuse_others(fields)
    points = row.number("points", 1)
    most = row.number("max", 1) if row.has("max") else NO_MAXIMUM
    size = row.number("size", 1) if metric == SETS else 1
    words: dict[str, int] = {}
    cards = [True for _ in catalogue.cards]
    places = [True for _ in range(catalogue.case_rows * catalogue.case_columns)]
    if metric < MIXED_ROWS:
        cards = _matching_cards(row, catalogue, words)
        places = _matching_places(row, catalogue, words)
    if row.has("needs_min") and not row.has("needs"):
        raise row.wrong("needs_min", complaint("only-beside-needs"))
    return Term(metric, points, most, size, cards, places, words)


def _matching_cards(row: Fields, catalogue: Catalogue, words: dict[str, int]) -> list[bool]:
    """Which cards satisfy the filters of the card itself; the filters are added to the words."""
    genre = row.choice("genre", GENRES) if row.has("genre") else ""
    kind = row.choice("needs", KINDS) if row.has("needs") else ""
    level = row.number("needs_min", 1, LEVELS) if kind and row.has("needs_min") else 1
    points_min, points_max = row.number("points_min", default=0), row.number("points_max", default=LATEST)
    rank_max = row.number("rank_max", 1, default=LATEST)
    year_min, year_max = _year(row, "year_min", EARLIEST), _year(row, "year_max", LATEST)
    if genre:
        words[f"of-{genre}"] = 1
    if kind:
        words[f"with-{kind}"] = level
    for field in ("points_min", "points_max", "rank_max", "year_min", "year_max"):
        if row.has(field):
            words[field.replace("_", "-")] = _year(row, field, 0)
    return [
        (not genre or card.genre == GENRES.index(genre))
        and (not kind or card.needs[KINDS.index(kind)] >= level)
        and points_min <= card.points <= points_max
        and card.rank <= rank_max
        and year_min <= card.year <= year_max
        for card in catalogue.cards
    ]


def _year(row: Fields, field: str, default: int) -> int:
    """A number that may be negative: a year before the common era."""
    return row.number(field, EARLIEST, LATEST, default)


def _matching_places(row: Fields, catalogue: Catalogue, words: dict[str, int]) -> list[bool]:
    """Which places of the case satisfy the filters of the place; they are added to the words."""
    rows, columns = catalogue.case_rows, catalogue.case_columns
    only_row = row.number("row", 1, rows) if row.has("row") else 0
    only_column = row.number("column", 1, columns) if row.has("column") else 0
    corner = row.has("place") and row.choice("place", ("corner",)) == "corner"
    if only_row:
        words["in-row"] = only_row
    if only_column:
        words["in-column"] = only_column
    if corner:
        words["in-corner"] = 1
    return [
        (not only_row or r + 1 == only_row)
        and (not only_column or c + 1 == only_column)
        and (not corner or (r in (0, rows - 1) and c in (0, columns - 1)))
        for r in range(rows)
        for c in range(columns)
    ]


# What a term is worth


def formula_value(catalogue: Catalogue, formula: list[Term], case: list[int], others: list[list[int]]) -> int:
    """A base score: the sum of its terms (A5.14.1)."""
    value = 0
    for term in formula:
        value += term_value(catalogue, term, case, others)
    return value


def term_value(catalogue: Catalogue, term: Term, case: list[int], others: list[list[int]]) -> int:
    """The value of a term for a case; `others` are the cases of the other players (A5.14.1)."""
    if term.metric < MIXED_ROWS:
        return filtered_value(catalogue, term, matching(term, case), others)
    n = _count_unfiltered(catalogue, term, case)
    return term.points * (n if n < term.most else term.most)


def filtered_value(catalogue: Catalogue, term: Term, places: int, others: list[list[int]]) -> int:
    """The value of a term with filters, whose metric is below `MIXED_ROWS`, if the games on these places satisfy them."""
    n = _count_filtered(catalogue, term, places, others)
    return term.points * (n if n < term.most else term.most)


def matching(term: Term, case: list[int]) -> int:
    """The places of a case, a bit each, whose games satisfy all filters (A5.14.2)."""
    places = 0
    for place in range(len(case)):
        card = case[place]
        if card >= 0 and term.cards[card] and term.places[place]:
            places |= 1 << place
    return places


def _count_filtered(catalogue: Catalogue, term: Term, places: int, others: list[list[int]]) -> int:
    metric = term.metric
    if metric == GAMES:
        return places.bit_count()
    if metric == ROWS:
        return _touched(catalogue.case_lines_across, places)
    if metric == COLUMNS:
        return _touched(catalogue.case_lines_down, places)
    if metric == PAIRS:
        n = 0
        for pair in catalogue.case_pairs:
            if pair & places == pair:
                n += 1
        return n
    if metric == SETS:
        return places.bit_count() // term.size
    assert metric == LEAD
    return _lead(term, places, others)


def _touched(lines: list[int], places: int) -> int:
    """How many of the lines, rows or columns, have one of the places."""
    n = 0
    for line in lines:
        if line & places:
            n += 1
    return n


def _lead(term: Term, places: int, others: list[list[int]]) -> int:
    own = places.bit_count()
    if own == 0:
        return 0
    for other in others:
        if matching(term, other).bit_count() >= own:
            return 0
    return 1


def _count_unfiltered(catalogue: Catalogue, term: Term, case: list[int]) -> int:
    metric = term.metric
    if metric == MIXED_ROWS:
        return _mixed_rows(catalogue, case)
    if metric == COLUMNS_OF_ONE_GENRE:
        return _columns_of_one_genre(catalogue, case)
    assert metric == SAME_PAIRS
    return _same_pairs(catalogue, case)


def _mixed_rows(catalogue: Catalogue, case: list[int]) -> int:
    """Full rows in which all four genres stand; in a row of four places, four different ones."""
    n = 0
    columns = catalogue.case_columns
    for row in range(catalogue.case_rows):
        genres = 0
        for place in range(row * columns, (row + 1) * columns):
            if case[place] < 0:
                genres = 0
                break
            genres |= 1 << catalogue.cards[case[place]].genre
        if genres == (1 << GENRE_COUNT) - 1:
            n += 1
    return n


def _columns_of_one_genre(catalogue: Catalogue, case: list[int]) -> int:
    n = 0
    for column in range(catalogue.case_columns):
        genre = NO_GAME
        alike = True
        for place in range(column, catalogue.case_places, catalogue.case_columns):
            if case[place] < 0 or (genre != NO_GAME and catalogue.cards[case[place]].genre != genre):
                alike = False
                break
            genre = catalogue.cards[case[place]].genre
        if alike:
            n += 1
    return n


def _same_pairs(catalogue: Catalogue, case: list[int]) -> int:
    of_genre = [0] * GENRE_COUNT
    for place in range(len(case)):
        if case[place] >= 0:
            of_genre[catalogue.cards[case[place]].genre] |= 1 << place
    n = 0
    for pair in catalogue.case_pairs:
        for places in of_genre:
            if pair & places == pair:
                n += 1
    return n
