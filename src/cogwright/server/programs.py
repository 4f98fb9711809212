"""The operator's programs that play at tables: each process in which bots think keeps some running from decision to decision."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from cogwright.engine import State
from cogwright.players import ProgramBot
from cogwright.players.bot import Complaint
from cogwright.players.program import read_command

MOST: Final = 8
"""So many programs a process keeps running: those that were asked latest."""
IDLE_SECONDS: Final = 600.0
"""A program that has not been asked for so long is ended when another one is asked."""


@dataclass(frozen=True)
class Running:
    """A program that plays one seat of one table, and when it was asked last."""

    player: ProgramBot
    asked: float


class Programs:
    """Programs by the seat that they play. Whatever goes wrong ends a program, and it is started anew when it is asked again."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self._running: OrderedDict[Hashable, Running] = OrderedDict()

    def choose(self, place: Hashable, command: str, seed: int, state: State, seat: int) -> tuple[int, list[Complaint]]:
        """What the program does for the seat, and what it has done wrong; `place` tells its seat from all others.

        Raises:
            BadCommand: there is no such program.
        """
        player = self._player(place, command, seed)
        action = player.choose(state, seat)
        complaints = player.complaints()
        if complaints:
            self._end(place)
        return action, complaints

    def _player(self, place: Hashable, command: str, seed: int) -> ProgramBot:
        """Who plays this place, from now on asked latest; ends others that have been idle for long or are too many."""
        known = self._running.pop(place, None)
        player = known.player if known else ProgramBot(read_command(command), seed)
        now = self.clock()
        self._running[place] = Running(player, now)
        for other, running in list(self._running.items()):
            if len(self._running) > MOST or now - running.asked > IDLE_SECONDS:
                self._end(other)
        return player

    def _end(self, place: Hashable) -> None:
        self._running.pop(place).player.close()


PROGRAMS: Final = Programs()
"""Those of this process."""
