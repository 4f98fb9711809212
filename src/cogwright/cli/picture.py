"""Sets a game's drawing in type: panels with frames, side by side where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel as Frame
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from cogwright.cli.console import style_of
from cogwright.cli.words import Words
from cogwright.engine import Cell, Game, Panel

SIDE_BY_SIDE: Final = 110
"""From this width on, panels that may stand aside do."""
LEFT_SHARE: Final = 8
RIGHT_SHARE: Final = 5
GAP: Final = (0, 2, 0, 0)
FRAME: Final = 4
"""The columns that a frame takes."""


def picture(game: Game, view: object, words: Words, console: Console) -> RenderableType:
    """What a seat may see, as the game draws it for this console; the bare view if it draws nothing."""
    panels = game.draw(view)
    if not panels:
        return Pretty(view, expand_all=False)
    if console.width < SIDE_BY_SIDE or not any(panel.aside for panel in panels):
        return Group(*(_frame(panel, words) for panel in panels))
    across = _leading_wide(panels, words, console)
    sheet = Table.grid(expand=True, padding=(0, 1, 0, 0))
    sheet.add_column(ratio=LEFT_SHARE)
    sheet.add_column(ratio=RIGHT_SHARE)
    rest = panels[len(across) :]
    sheet.add_row(
        *(Group(*(_frame(panel, words) for panel in rest if panel.aside is aside)) for aside in (False, True))
    )
    return Group(*across, sheet)


def _leading_wide(panels: Sequence[Panel], words: Words, console: Console) -> list[Frame]:
    """The first panels, as far as they are too wide for the left column: they stand across."""
    column = console.width * LEFT_SHARE // (LEFT_SHARE + RIGHT_SHARE)
    wide: list[Frame] = []
    for panel in panels:
        if panel.aside or _natural_width(panel, words) <= column:
            break
        wide.append(_frame(panel, words))
    return wide


def _natural_width(panel: Panel, words: Words) -> int:
    """The width of the panel if no line were broken."""
    widths: dict[int, int] = {}
    for row in panel.rows:
        for i, cell in enumerate(row):
            widths[i] = max(widths.get(i, 0), text_of(cell, words).cell_len + GAP[1])
    return sum(widths.values()) + FRAME


def text_of(cell: Cell, words: Words) -> Text:
    """The spans of a cell in words."""
    text = Text()
    for span in cell:
        text.append(span.text if isinstance(span.text, str) else words.say(span.text), style_of(span.style))
    return text


def _line(cell: Cell, words: Words) -> Text:
    """A line of its own; Japanese, which has no spaces, may be broken anywhere."""
    text = text_of(cell, words)
    text.overflow = "fold"
    return text


def _frame(panel: Panel, words: Words) -> Frame:
    parts: list[RenderableType] = []
    heads = panel.heads
    for columns, rows in groupby(panel.rows, key=len):
        if columns == 1:
            parts += [_line(row[0], words) for row in rows]
        else:
            parts.append(_table([[text_of(cell, words) for cell in row] for row in rows], heads, words))
            heads = ()
    title = text_of(panel.title, words)
    title.stylize_before("not dim")
    return Frame(Group(*parts), title=title, title_align="left", box=box.ROUNDED, border_style="dim", padding=(0, 1))


def _table(rows: Sequence[Sequence[Text]], heads: Sequence[Cell], words: Words) -> Table:
    """Rows in columns; only the widest column is broken into lines."""
    table = Table(box=None, padding=GAP, pad_edge=False, show_header=bool(heads), header_style="dim")
    titles = [text_of(head, words) for head in heads]
    widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
    for i, width in enumerate(widths):
        table.add_column(titles[i] if titles else "", no_wrap=width < max(widths), overflow="fold")
    for row in rows:
        table.add_row(*row)
    return table
