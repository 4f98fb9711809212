"""Words."""

from __future__ import annotations

from cogwright.engine.messages import Choice, Message
from cogwright.games.the_game_makers.state import Table


def headline(table: Table) -> Message:
    return Message("headline-end")


def prompt(table: Table, seat: int) -> Message:
    return Message("prompt-wait")


def describe(table: Table, seat: int, action: int) -> Choice:
    return Choice(table.game.action_name(action), Message("choice"))
