"""An agenda: what a seat, or the table, has still to do, as a stack of tasks; what is pushed last is done first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Task = tuple[int, int, int]
"""Something to be done: a kind (0 to 127) and two arguments (from -2**20 to 2**20), all with the game's own meaning."""

NO_ACTIONS: Final[list[int]] = []

# An agenda keeps a task as one number, because numbers are kept and copied much faster than tuples: from its lowest bit on 1 (so
# that no task is 0), the kind, the first argument, the second argument.
NO_TASK: Final = 0
KIND_SHIFT: Final = 1
FIRST_SHIFT: Final = 8
SECOND_SHIFT: Final = 32
KIND_MASK: Final = (1 << 7) - 1
FIRST_MASK: Final = (1 << 24) - 1
FIRST_SIGN: Final = 1 << 23


class Agenda:
    """A stack of tasks, and what its seat may choose for the topmost one, which lies apart because most agendas are short."""

    def __init__(self, original: Agenda | None = None) -> None:
        """An empty agenda, or a copy of `original`."""
        if original is None:
            self._top: i64 = NO_TASK
            self._below: list[int] = []
            self._depth: i64 = 0  # how many tasks lie below the topmost; the list may be longer, since it never shrinks
            self.legal: list[int] = NO_ACTIONS
            """The actions among which the seat has to choose; never changed in place."""
        else:
            self._top = original._top
            self._below = original._below.copy()
            self._depth = original._depth
            self.legal = original.legal

    def copy(self) -> Agenda:
        """An independent copy."""
        return Agenda(self)

    def is_empty(self) -> bool:
        """Whether nothing is left to do."""
        return self._top == NO_TASK

    def push(self, task: Task) -> None:
        """Put a task on top."""
        if self._top != NO_TASK:
            if self._depth < len(self._below):
                self._below[self._depth] = int(self._top)
            else:
                self._below.append(int(self._top))
            self._depth += 1
        kind: i64 = task[0]
        first: i64 = task[1]
        second: i64 = task[2]
        self._top = 1 | kind << KIND_SHIFT | (first & FIRST_MASK) << FIRST_SHIFT | second << SECOND_SHIFT

    def top(self) -> Task:
        """The topmost task; there is one."""
        kind = self._top >> KIND_SHIFT & KIND_MASK
        first = ((self._top >> FIRST_SHIFT & FIRST_MASK) ^ FIRST_SIGN) - FIRST_SIGN
        return int(kind), int(first), int(self._top >> SECOND_SHIFT)

    def drop_top(self) -> None:
        """Take the topmost task away."""
        if self._depth:
            self._depth -= 1
            self._top = self._below[self._depth]
        else:
            self._top = NO_TASK

    def pop(self) -> Task:
        """Take the topmost task away and return it."""
        task = self.top()
        self.drop_top()
        return task

    def clear(self) -> None:
        """Nothing is left to do."""
        self._top = NO_TASK
        self._depth = 0
