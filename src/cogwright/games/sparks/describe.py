from __future__ import annotations
from cogwright.engine.messages import Choice, Message
def headline(table): return Message("headline")
def prompt(table, seat): return Message("prompt")
def describe(table, seat, action): return Choice(table.game.action_name(action), Message("choice"))
