from __future__ import annotations
from cogwright.engine.drawing import Panel


def draw(game: object, view: object) -> list[Panel]:
    return []
