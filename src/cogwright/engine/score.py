"""Score sheets, ranks and utilities."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet; its words are `score-<id>`."""

    id: str
    points: int


@dataclass(frozen=True)
class ScoreSheet:
    """The score of a seat: lines in the order of the rules, their total, what breaks ties (higher is better), the rank.

    A seat behind those of the table is an automa, a player whom the rules play.
    """

    seat: int
    lines: tuple[ScoreLine, ...]
    total: int
    tie_breaks: tuple[int, ...] = ()
    rank: int = 0
    standing: tuple[int, ...] = ()
    """What is compared for the rank (higher is better); if empty, the total and then the tie-breaks."""

    def compared(self) -> tuple[int, ...]:
        """What is compared for the rank."""
        return self.standing or (self.total, *self.tie_breaks)


def ranked(sheets: list[ScoreSheet], teams: list[int] | None = None) -> list[ScoreSheet]:
    """The sheets with their ranks: 1 plus the number of teams that are better; without teams, of seats."""
    numbers = range(len(sheets)) if teams is None else teams
    standings = {team: sheet.compared() for team, sheet in zip(numbers, sheets, strict=True)}
    return [replace(sheet, rank=1 + sum(other > sheet.compared() for other in standings.values())) for sheet in sheets]


def utilities(ranks: list[int], teams: list[int] | None = None) -> list[float]:
    """Utilities from 1 (alone first) to -1 (alone last) that sum to 0; those that are tied share those of the places they fill.

    Seats with the same number in `teams` have the same rank and count as one.

    >>> utilities([1, 2])
    [1.0, -1.0]
    >>> utilities([1, 1, 3])
    [0.5, 0.5, -1.0]
    >>> utilities([1, 1, 2, 2], [0, 0, 1, 1])
    [1.0, 1.0, -1.0, -1.0]
    """
    numbers = list(range(len(ranks))) if teams is None else teams
    by_team = dict(zip(numbers, ranks, strict=True))
    if len(by_team) == 1:
        return [1.0 for _ in ranks]
    place_worth = [1.0 - 2.0 * place / (len(by_team) - 1) for place in range(len(by_team))]
    shares: dict[int, float] = {}
    for rank in set(ranks):
        tied = sum(other == rank for other in by_team.values())
        shares[rank] = sum(place_worth[rank - 1 : rank - 1 + tied]) / tied
    return [shares[rank] for rank in ranks]
