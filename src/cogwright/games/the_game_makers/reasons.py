"""Words."""

from __future__ import annotations

from cogwright.engine.messages import Message, Refusal
from cogwright.games.the_game_makers.state import Table


def refusals(table: Table, seat: int) -> list[Refusal]:
    return []


def why_not(table: Table, seat: int, action: int) -> Message:
    return Message("why-not-now")
