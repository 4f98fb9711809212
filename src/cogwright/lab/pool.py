"""Plays numbered games in this process, in several, or on a Ray cluster; what comes out of a game does not depend on it."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import Final, Protocol, TypeVar

from cogwright.engine import Game, game
from cogwright.players.process import depend_on_parent

CHUNKS_A_JOB: Final = 200
"""Into how many parts, at least, the games of one process are divided, so that progress can be shown."""
LONGEST_CHUNK: Final = 50

Played = TypeVar("Played")
Played_co = TypeVar("Played_co", covariant=True)


class Playable(Protocol[Played_co]):
    """Numbered games, each told by its number alone. It is sent to other processes."""

    def play(self, game: Game, n: int) -> Played_co:
        """Play game n to its end, and return what is to be known of it."""
        ...


@dataclass(frozen=True)
class Workers:
    """Where games are played: in so many processes (1: in this one), or on the Ray cluster at an address."""

    jobs: int = 1
    ray: str | None = None
    """The address of a Ray cluster, or `local` for one that is started on this machine and ends with the games."""


def play_all(
    rules: Game, games: Playable[Played], numbers: Sequence[int], workers: Workers, components: Path | None = None
) -> Generator[tuple[int, Played]]:
    """Play the games of these numbers and yield each with what came out, as soon as it is known: in any order.

    `components` is the file the rules were read from, if it is not the open set: other processes read it again. Close the
    iterator if you do not want the rest.
    """
    if workers.ray is not None:
        from cogwright.lab.ray_cluster import play_on_ray

        yield from play_on_ray(rules.id, components, games, numbers, workers.ray)
    elif workers.jobs == 1 or len(numbers) < 2:
        for n in numbers:
            yield n, games.play(rules, n)
    else:
        yield from _play_in_processes(rules.id, components, games, numbers, workers.jobs)


def chunks(numbers: Sequence[int], jobs: int) -> list[Sequence[int]]:
    """The numbers in parts that are played one after the other by whoever of `jobs` processes is free."""
    size = min(max(1, len(numbers) // (jobs * CHUNKS_A_JOB)), LONGEST_CHUNK)
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def _play_in_processes(
    id: str, components: Path | None, games: Playable[Played], numbers: Sequence[int], jobs: int
) -> Iterator[tuple[int, Played]]:
    before = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=depend_on_parent)
    finished = False
    try:
        with _interrupts_ignored():
            waiting = {pool.submit(play_chunk, id, components, games, chunk): chunk for chunk in chunks(numbers, jobs)}
        for future in as_completed(waiting):
            yield from zip(waiting.pop(future), future.result(), strict=True)
        finished = True
    finally:
        if not finished:
            for process in set(active_children()) - before:
                process.terminate()
        pool.shutdown(cancel_futures=True)


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


def play_chunk(id: str, components: Path | None, games: Playable[Played], chunk: Sequence[int]) -> list[Played]:
    """Play some games in another process."""
    rules = game(id, components)
    return [games.play(rules, n) for n in chunk]
