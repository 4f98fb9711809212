"""A position drawn as plain data: panels of rows, which a terminal sets in type.

A game draws what a seat may see (`Game.draw` of a view) with messages of its own words; it knows nothing of terminals.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cogwright.engine.messages import Argument, Message


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


Row = tuple[Cell, ...]


# What games draw alike; their words have `drawing-name` (with $name) and `drawing-seat` (with $seat).


def said(id: str, style: str = "", **args: Argument) -> Span:
    """A message as a piece of text."""
    return Span(Message(id, args), style)


def said_cell(id: str, style: str = "", **args: Argument) -> Cell:
    """A message as a cell of its own."""
    return (said(id, style, **args),)


def name_of(id: str, style: str = "") -> Span:
    """The name of a component."""
    return said("drawing-name", style, name=id)


def seat_cell(seat: int) -> Cell:
    """A player, in the colour of the seat."""
    return said_cell("drawing-seat", f"seat-{seat} strong", seat=seat)


def joined(cells: Iterable[Cell], between: str, style: str = "") -> Cell:
    """The cells one behind the other, with a text between them."""
    spans: list[Span] = []
    for cell in cells:
        if spans:
            spans.append(Span(between, style))
        spans += cell
    return tuple(spans)


def head_row(*ids: str) -> Row:
    """The heads of columns, by the words `drawing-<id>`; an empty id is a column without a head."""
    return tuple(said_cell(f"drawing-{id}") if id else () for id in ids)


def in_short(bundle: Mapping[str, int], style: str = "") -> Cell:
    """Amounts in short, by the words `drawing-short-<key>`: "N1 C2"."""
    return joined([said_cell(f"drawing-short-{key}", style, n=n) for key, n in bundle.items()], " ")
