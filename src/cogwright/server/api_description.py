"""Describes the API as OpenAPI, with the views of all games, so that clients get types for them; no game is named here."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from cogwright.server.house import House


@get("/openapi.json", include_in_schema=False)
async def api_description(request: Request[Any, Any, Any], house: House) -> dict[str, Any]:
    """The OpenAPI document of this server."""
    document: dict[str, Any] = request.app.openapi_schema.to_schema()
    views = [house.game(id).view_type for id in house.game_ids()]
    _, parts = msgspec.json.schema_components(views, ref_template="#/components/schemas/{name}")
    document["components"]["schemas"].update(parts)
    return document
