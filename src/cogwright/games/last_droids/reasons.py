"""Why not."""
from __future__ import annotations
from typing import Any
from cogwright.engine.messages import Message, Refusal

def refusals(state: Any, seat: int) -> list[Refusal]:
    return []

def why_not(state: Any, seat: int, action: int) -> Message:
    return Message("why-not-now")
