"""How long a search may think: seconds or iterations, in one process or several, and how that is written."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from cogwright.engine.errors import CogwrightError, sentence, shown

SHORTEST_SECONDS: Final = 0.001
LONGEST_SECONDS: Final = 600.0
MOST_ITERATIONS: Final = 10_000_000
MOST_PROCESSES: Final = 64

_WRITTEN: Final = re.compile(
    r"(?:([0-9]{1,6}(?:\.[0-9]{1,3})?)(ms|s)|([0-9]{1,8}))(?::processes=([0-9]{1,8}))?", re.ASCII
)


class BadBudget(CogwrightError):
    """A budget that cannot be read or kept to; the error says what is allowed."""


@dataclass(frozen=True)
class Budget:
    """Either `seconds` (by the clock) or `iterations` for one decision; with several processes each of them has as much."""

    seconds: float | None = None
    iterations: int | None = None
    processes: int = 1

    def __post_init__(self) -> None:
        """Refuse what no search could keep to.

        Raises:
            BadBudget: the numbers are beyond the limits, or neither or both of seconds and iterations are given.
        """
        if self.iterations is None:
            limited = _is_time(self.seconds)
        else:
            limited = self.seconds is None and _is_count(self.iterations, MOST_ITERATIONS)
        if not (limited and _is_count(self.processes, MOST_PROCESSES)):
            raise BadBudget(sentence("refused-limits", given=shown(self)))

    @staticmethod
    def read(text: str) -> Budget:
        """The budget written as `1s`, `250ms`, `2000`, with `:processes=2` behind it if so wished.

        Raises:
            BadBudget: that is none.
        """
        written = _WRITTEN.fullmatch(text)
        if written:
            time, unit, count, processes = written.groups()
            with suppress(BadBudget):
                return Budget(
                    seconds=float(time) * (0.001 if unit == "ms" else 1.0) if time else None,
                    iterations=int(count) if count else None,
                    processes=int(processes or 1),
                )
        raise BadBudget(sentence("refused-budget", given=shown(text)))

    def share(self, tries: int, seconds: float) -> float:
        """Which share of it is spent after so many tries and seconds; from 1 on it is used up."""
        if self.iterations is not None:
            return tries / self.iterations
        assert self.seconds is not None
        return seconds / self.seconds


def _is_time(value: object) -> bool:
    return (
        isinstance(value, int | float) and not isinstance(value, bool) and SHORTEST_SECONDS <= value <= LONGEST_SECONDS
    )


def _is_count(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most
