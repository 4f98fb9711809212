"""Plays a series of games, on one core or on several; the result is the same."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import Final

from cogwright.engine import Game, game
from cogwright.lab.matches import Outcome, Series, play_game
from cogwright.lab.statistics import Report, report

CHUNKS_A_JOB: Final = 20
"""Into how many parts, at least, the games of one process are divided, so that progress can be shown."""
LONGEST_CHUNK: Final = 50
"""So many games at most, because a part that has begun is played to its end, also after Ctrl-C."""


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
    if jobs == 1:
        outcomes = list(_play_here(game, series, progress))
    else:
        outcomes = _play_in_processes(game.id, components, series, jobs, progress)
    return report(game.id, series, outcomes)


def _play_here(game: Game, series: Series, progress: Callable[[int], None]) -> Iterator[Outcome]:
    for n in range(series.games):
        yield play_game(game, series, n)
        progress(1)


def _play_in_processes(
    id: str, components: Path | None, series: Series, jobs: int, progress: Callable[[int], None]
) -> list[Outcome]:
    size = min(max(1, series.games // (jobs * CHUNKS_A_JOB)), LONGEST_CHUNK)
    chunks = [range(start, min(start + size, series.games)) for start in range(0, series.games, size)]
    found: dict[int, list[Outcome]] = {}
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        with _interrupts_ignored():
            waiting = {pool.submit(_play_chunk, id, components, series, chunk): chunk for chunk in chunks}
        for future in as_completed(waiting):
            chunk = waiting[future]
            found[chunk.start] = future.result()
            progress(len(chunk))
    finally:
        pool.shutdown(cancel_futures=True)
    return [outcome for chunk in chunks for outcome in found[chunk.start]]


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes that are started meanwhile ignore Ctrl-C: it is the business of the one that divides the work."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _play_chunk(id: str, components: Path | None, series: Series, chunk: range) -> list[Outcome]:
    here = game(id, components)
    return [play_game(here, series, n) for n in chunk]
