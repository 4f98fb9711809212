"""The end of a game: score sheets side by side, and who has won."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cogwright.cli.words import Words
from cogwright.engine import State


def results(state: State, words: Words) -> RenderableType:
    """One column a seat, one row a line of the score sheet; then the winners."""
    sheets = state.score_sheets()
    table = Table(box=box.SIMPLE_HEAD, show_footer=False)
    table.add_column("")
    for sheet in sheets:
        table.add_column(Text(words.player(sheet.seat), style=f"seat-{sheet.seat}"), justify="right")
    for id in dict.fromkeys(line.id for sheet in sheets for line in sheet.lines):
        points_of = [{line.id: line.points for line in sheet.lines} for sheet in sheets]
        table.add_row(words.say(f"score-{id}"), *(str(points.get(id, "")) for points in points_of))
    table.add_section()
    table.add_row(words.say("total"), *(str(sheet.total) for sheet in sheets), style="bold")
    end = words.say("end-" + state.end_reason())
    if len(sheets) == 1:
        return Group(table, Text(end, style="bold"))
    table.add_row(words.say("place"), *(str(sheet.rank) for sheet in sheets))
    winners = [words.player(sheet.seat) for sheet in sheets if sheet.rank == 1]
    won = next(sheet.total for sheet in sheets if sheet.rank == 1)
    result = words.say("wins", count=len(winners), names=words.join(winners), points=won)
    return Group(table, Text(f"{end} {result}", style="bold"))
