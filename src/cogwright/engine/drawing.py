"""A position drawn as plain data: panels of rows, which a terminal sets in type.

A game draws what a seat may see (`Game.draw` of a view) with messages of its own words; it knows nothing of terminals.
"""

from __future__ import annotations

from dataclasses import dataclass

from cogwright.engine.messages import Message


@dataclass(frozen=True)
class Span:
    """A piece of text: a message, or a text that needs no words (a number, a sign).

    Its style is empty, "strong", "quiet", "mark" (where the game stands now), a colour ("blue", "red", "green", "yellow",
    "purple"), or "seat-<n>" (the colour of a seat); several are separated by spaces.
    """

    text: Message | str
    style: str = ""


Cell = tuple[Span, ...]
"""What stands in one place of a row, from left to right."""


@dataclass(frozen=True)
class Panel:
    """A framed part of the picture. Rows of several cells stand in columns under the heads; a row of one cell is a line of its
    own. Panels that are `aside` may stand beside the others where there is room."""

    title: Cell
    rows: tuple[tuple[Cell, ...], ...]
    heads: tuple[Cell, ...] = ()
    aside: bool = False
