"""Lines of Python that write a view into an array of numbers, while they are being put together.

Looking up in a tree of objects what to do with each field takes several times as long as doing it; so the tree is turned once into
one straight function, as `dataclasses` does with its methods. The lines consist of nothing but names of fields and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Place:
    """An entry of the array: so many entries behind the one whose number an expression (`base`) is."""

    base: str
    offset: int = 0

    @property
    def index(self) -> str:
        """The expression for the entry's number."""
        return f"{self.base} + {self.offset}" if self.offset else self.base

    def plus(self, entries: int) -> Place:
        """The place so many entries behind."""
        return Place(self.base, self.offset + entries)

    def on(self, expression: str) -> str:
        """What is assigned to for the entry as many behind as an expression says."""
        return f"out[{self.index} + {expression}]"

    def __str__(self) -> str:
        return f"out[{self.index}]"


class Lines:
    """The body of the function, line by line."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._indent = 1
        self._names = 0
        self._constants: dict[str, Any] = {}

    def add(self, line: str) -> None:
        """Add a line to the block that is open."""
        self._lines.append("    " * self._indent + line)

    def fresh(self) -> str:
        """A name that nothing else has."""
        self._names += 1
        return f"v{self._names}"

    def assign(self, expression: str) -> str:
        """Evaluate the expression now; returns the name of its value."""
        name = self.fresh()
        self.add(f"{name} = {expression}")
        return name

    def constant(self, value: Any) -> str:
        """The name under which the lines know a value."""
        name = f"c{len(self._constants)}"
        self._constants[name] = value
        return name

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Lines added meanwhile belong to the block with this head."""
        self.add(f"{head}:")
        self._indent += 1
        yield
        self._indent -= 1

    def function(self) -> Callable[[Any, Any], None]:
        """The function of `view` and `out` that the lines make."""
        source = "\n".join(["def write(view, out):", *self._lines, "    return None"])
        known = dict(self._constants)
        exec(compile(source, "<observation>", "exec"), known)  # noqa: S102 - made of field names and numbers alone
        function: Callable[[Any, Any], None] = known["write"]
        return function
