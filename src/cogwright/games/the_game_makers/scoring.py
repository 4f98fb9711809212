"""The score sheet, who wins, and the medals of the solo game (E6.4-E6.7, V7.1)."""

from __future__ import annotations

from cogwright.engine.score import ScoreLine, ScoreSheet, ranked
from cogwright.games.the_game_makers.catalogue import GENRE_COUNT, GENRES, TREES, A
from cogwright.games.the_game_makers.state import NONE, Player, Table
from cogwright.games.the_game_makers.terms import formula_value, term_value


def score_sheets(table: Table) -> list[ScoreSheet]:
    """The sheets of all players with their ranks; ties are broken by the game with the best overall rank (E6.6, E6.7)."""
    return ranked([_sheet(table, player) for player in table.players])


def _sheet(table: Table, player: Player) -> ScoreSheet:
    """The lines of E6.4: the rows of the case, the genres, the trees, the A structure."""
    catalogue = table.catalogue
    lines = [ScoreLine(f"row-{row + 1}", row_points(table, player, row)) for row in range(catalogue.case_rows)]
    lines += [ScoreLine(GENRES[genre], genre_points(table, player, genre)) for genre in range(GENRE_COUNT)]
    lines.append(ScoreLine("trees", tree_points(table, player)))
    lines.append(ScoreLine("structure", structure_points(table, player)))
    total = sum(line.points for line in lines)
    return ScoreSheet(player.seat, tuple(lines), total, (-best_rank(table, player),))


def score(table: Table, player: Player) -> int:
    """The total of a player's sheet if the game ended now."""
    points = tree_points(table, player) + structure_points(table, player)
    for card in player.case:
        if card != NONE:
            points += table.catalogue.cards[card].points
    for genre in range(GENRE_COUNT):
        points += genre_points(table, player, genre)
    return points


def row_points(table: Table, player: Player, row: int) -> int:
    """The printed points of the games in a row of the case (E6.4)."""
    columns = table.catalogue.case_columns
    points = 0
    for card in player.case[row * columns : (row + 1) * columns]:
        if card != NONE:
            points += table.catalogue.cards[card].points
    return points


def base_score(table: Table, player: Player, genre: int) -> int:
    """The base score of a genre by the formula on the chosen side; 0 before it is chosen (E6.5)."""
    half, place = divmod(genre, 2)
    if half >= len(player.sides):
        return 0
    formula = player.sides[half].formulas[place]
    return formula_value(table.catalogue, formula, player.case, table.other_cases(player.seat))


def genre_points(table: Table, player: Player, genre: int) -> int:
    """The base score of a genre times its multiplier (E6.4)."""
    return base_score(table, player, genre) * table.multiplier(player, genre)


def tree_points(table: Table, player: Player) -> int:
    """The number of trees times the tree multiplier (E6.4)."""
    return player.trees * table.multiplier(player, TREES)


def structure_points(table: Table, player: Player) -> int:
    """What an active A structure scores (A5.10.4)."""
    return structure_value(table, player) if player.is_active(A) else 0


def structure_value(table: Table, player: Player) -> int:
    """What the A structure would score if it were active."""
    term = player.structures[A].score
    assert term is not None
    return term_value(table.catalogue, term, player.case, table.other_cases(player.seat))


def best_rank(table: Table, player: Player) -> int:
    """The smallest overall rank of a game in the case; without a game a number behind all ranks (E6.6)."""
    best = table.catalogue.behind_all_ranks
    for card in player.case:
        if card != NONE:
            best = min(best, table.catalogue.cards[card].rank)
    return best


def medal(table: Table, total: int) -> str:
    """The id of the best medal that a total of the solo game earns; empty if it earns none (V7.1)."""
    best, id = NONE, ""
    for each in table.catalogue.medals:
        if best < each.total <= total:
            best, id = each.total, each.id
    return id


def solo_utility(table: Table, total: float) -> float:
    """The result of a solo game with this total, from -1 (no points) to 1 (the best medal, V7.1)."""
    best = max([each.total for each in table.catalogue.medals], default=0)
    return 1.0 if total >= best else max(2.0 * total / best - 1.0, -1.0)
