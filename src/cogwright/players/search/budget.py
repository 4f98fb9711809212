"""How long a search may think: seconds or iterations, in one process or several, and how that is written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from cogwright.engine.errors import CogwrightError

LONGEST_SECONDS: Final = 600.0
MOST_ITERATIONS: Final = 10_000_000
MOST_PROCESSES: Final = 64
ALLOWED: Final = (
    "a time like 1s or 250ms (1ms to 600s), or a number of iterations like 2000 (1 to 10000000);"
    " then processes=N (1 to 64) may follow"
)

_TIME: Final = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(ms|s)", re.ASCII)
_COUNT: Final = re.compile(r"[0-9]{1,8}", re.ASCII)


class BadBudget(CogwrightError):
    """A budget that cannot be read; the error says what is allowed."""


@dataclass(frozen=True)
class Budget:
    """Either `seconds` (by the clock) or `iterations` for one decision; with several processes each of them has as much."""

    seconds: float | None = None
    iterations: int | None = None
    processes: int = 1

    @staticmethod
    def read(text: str) -> Budget:
        """The budget written as `1s`, `250ms`, `2000`, with `:processes=2` behind it if so wished.

        Raises:
            BadBudget: that is none.
        """
        amount, colon, option = text.partition(":")
        processes = _processes(option, text) if colon else 1
        time = _TIME.fullmatch(amount)
        if time:
            seconds = float(time[1]) * (0.001 if time[2] == "ms" else 1.0)
            if 0.001 <= seconds <= LONGEST_SECONDS:
                return Budget(seconds=seconds, processes=processes)
        elif _COUNT.fullmatch(amount) and 1 <= int(amount) <= MOST_ITERATIONS:
            return Budget(iterations=int(amount), processes=processes)
        raise _refused(text)

    def share(self, tries: int, seconds: float) -> float:
        """Which share of it is spent after so many tries and seconds; from 1 on it is used up."""
        if self.iterations is not None:
            return tries / self.iterations
        assert self.seconds is not None
        return seconds / self.seconds


def _processes(option: str, text: str) -> int:
    name, equals, number = option.partition("=")
    if name == "processes" and equals and _COUNT.fullmatch(number) and 1 <= int(number) <= MOST_PROCESSES:
        return int(number)
    raise _refused(text)


def _refused(text: str) -> BadBudget:
    return BadBudget(f"search budget {text!r}: allowed is {ALLOWED}")
