"""Plays a series of games, on one core or on several; the result is the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cogwright.engine import Game
from cogwright.lab.matches import Series
from cogwright.lab.pool import Workers, play_all
from cogwright.lab.statistics import Report, report


def simulate(
    game: Game,
    series: Series,
    jobs: int = 1,
    components: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Report:
    """Play all games of the series in `jobs` processes; `progress` hears how many more have been played.

    `components` is the file the game was read from, if it is not the open set: other processes read it again.
    """
    outcomes = {}
    for n, outcome in play_all(game, series, range(series.games), Workers(jobs), components):
        outcomes[n] = outcome
        progress(1)
    return report(game.id, series, [outcomes[n] for n in range(series.games)])
