from __future__ import annotations
from cogwright.engine.messages import Message


def effect_messages(game: object, kind: str, id: str) -> list[Message]:
    return []
