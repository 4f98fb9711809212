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
    """The score of a seat: lines in the order of the rules, their total, what breaks ties (higher is better), the rank."""

    seat: int
    lines: tuple[ScoreLine, ...]
    total: int
    tie_breaks: tuple[int, ...] = ()
    rank: int = 0


def ranked(sheets: list[ScoreSheet]) -> list[ScoreSheet]:
    """The sheets with their ranks: 1 plus the number of seats that are better, by total and then by tie-breaks."""
    keys = [(sheet.total, *sheet.tie_breaks) for sheet in sheets]
    return [
        replace(sheet, rank=1 + sum(other > key for other in keys)) for sheet, key in zip(sheets, keys, strict=True)
    ]


def utilities(ranks: list[int]) -> list[float]:
    """Utilities from 1 (alone first) to -1 (alone last) that sum to 0; tied seats share those of the places they fill.

    >>> utilities([1, 2])
    [1.0, -1.0]
    >>> utilities([1, 1, 3])
    [0.5, 0.5, -1.0]
    """
    seats = len(ranks)
    if seats == 1:
        return [1.0]
    place_worth = [1.0 - 2.0 * place / (seats - 1) for place in range(seats)]
    shares: list[float] = []
    for rank in ranks:
        tied = ranks.count(rank)
        shares.append(sum(place_worth[rank - 1 : rank - 1 + tied]) / tied)
    return shares
