"""The processes in which bots, hints and analyses think, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, TypeVar, TypeVarTuple

import cogwright
from cogwright.engine import Entry, Game, Match
from cogwright.players.process import depend_on_parent

PARTING_SECONDS: Final = 2.0
"""How long the end of the server waits for what is being thought."""
Given = TypeVarTuple("Given")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Position:
    """A position as another process gets it: the start of the game, and what has been entered since (seat and action)."""

    game: str
    components: str | None
    seats: int
    seed: int
    options: Mapping[str, object]
    entries: Sequence[tuple[int, int]]

    def rules(self) -> Game:
        """The game; each process reads it once."""
        return _game(self.game, self.components)

    def match(self) -> Match:
        """The match with all that was entered."""
        match = Match.new(self.rules(), self.seats, self.seed, self.options)
        for entry in self.entries:
            match.enter(Entry(*entry))
        return match


@lru_cache(maxsize=16)
def _game(id: str, components: str | None) -> Game:
    return cogwright.game(id, components)


class Thinkers:
    """A pool of processes; it is made when somebody thinks for the first time, and anew if one of them dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: Executor | None = None

    async def run(self, work: Callable[[*Given], Result], *given: *Given) -> Result:
        """What the work gives back; it must be a function that another process finds by its name.

        Raises:
            BrokenProcessPool: the process has died; the next try gets another.
        """
        pool = self._executor()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    async def stop(self) -> None:
        """Begin nothing any more, and give the processes a moment to end with all that they have started."""
        if self._pool:
            end = partial(self._pool.shutdown, wait=True, cancel_futures=True)
            ending = asyncio.get_running_loop().run_in_executor(None, end)
            await asyncio.wait([ending], timeout=PARTING_SECONDS)

    def _executor(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=depend_on_parent)
        return self._pool
