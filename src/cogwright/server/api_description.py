"""Describes the games' views in the OpenAPI document, so that clients get types for them; no game is named here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.openapi.spec import Components, Schema

from cogwright.engine import Game


def describe_views(games: Iterable[Game]) -> Components:
    """A schema for the view of each game, and for the structs it is made of."""
    views = [game.view_type for game in games]
    _, parts = msgspec.json.schema_components(views, ref_template="#/components/schemas/{name}")
    return Components(schemas={name: _schema(part) for name, part in parts.items()})


def _schema(part: dict[str, Any]) -> Schema:
    """A JSON schema in the form that the framework writes into its document."""
    return _Verbatim(part)


class _Verbatim(Schema):
    """A schema that is written as it is."""

    def __init__(self, part: dict[str, Any]) -> None:
        super().__init__()
        self.part = part

    def to_schema(self) -> dict[str, Any]:
        return self.part

    def __hash__(self) -> int:
        return id(self)
