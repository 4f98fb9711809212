"""Describes the API as OpenAPI, with the views of all games, so that clients get types for them; no game is named here."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency

from cogwright.server.house import House
from cogwright.server.problems import PROBLEM_TYPE, ProblemDetails

REFERENCES: Final = "#/components/schemas/{name}"


@get("/openapi.json", include_in_schema=False)
async def api_description(request: Request[Any, Any, Any], house: NamedDependency[House]) -> dict[str, Any]:
    """The OpenAPI document of this server."""
    document: dict[str, Any] = request.app.openapi_schema.to_schema()
    described = [ProblemDetails, *(house.game(id).view_type for id in house.game_ids())]
    (problem, *_), parts = msgspec.json.schema_components(described, ref_template=REFERENCES)
    document["components"]["schemas"].update(parts)
    refusal = {"description": "Refused: nothing has changed", "content": {PROBLEM_TYPE: {"schema": problem}}}
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["responses"] = {
                status: answer for status, answer in operation["responses"].items() if status < "400"
            } | {"default": refusal}
    return document
