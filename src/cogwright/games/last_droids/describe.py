"""What happens, in words."""
from __future__ import annotations
from typing import Any
from cogwright.engine.messages import Choice, Message

def headline(state: Any) -> Message:
    return Message("headline-turn")

def prompt(state: Any, seat: int) -> Message:
    return Message("prompt-plan")

def describe(state: Any, seat: int, action: int) -> Choice:
    return Choice(state.game.action_name(action), Message("choice-done"))
