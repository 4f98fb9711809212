"""Puts the server together: storage, tables, bots, live news, the API and the client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from cogwright.server.analyses import Analyses
from cogwright.server.api_description import api_description
from cogwright.server.bot_players import BotPlayers
from cogwright.server.client_files import client, client_folder
from cogwright.server.hints import Hints
from cogwright.server.house import House
from cogwright.server.live import Live
from cogwright.server.problems import EXCEPTION_HANDLERS
from cogwright.server.routes import HANDLERS, nothing_here
from cogwright.server.settings import Settings
from cogwright.server.storage import Storage, VisitorRow
from cogwright.server.thinkers import Thinkers
from cogwright.server.visitors import Visitors

MAX_BODY: Final = 256 * 1024
SECURITY_HEADERS: Final = {
    # The client's page allows its one inline script by hash, in a policy of its own that narrows this one.
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; frame-ancestors 'none'; base-uri 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application; the database must have been migrated (`storage.migrate`).

    Raises:
        BadSettings: the data folder or the key that signs cookies cannot be used.
        BadComponents: a component file of the owner is refused.
    """
    settings.prepare_data()
    storage = Storage(settings)
    live = Live(settings, storage)
    visitors = Visitors(settings, storage)

    def announce(table_id: str) -> None:
        live.wake(table_id)
        bots.look_at(table_id)

    house = House(settings, storage, announce)
    for id in house.game_ids():
        house.game(id)  # what is wrong with a component file shows at the start
    thinkers = Thinkers(settings.bot_processes)
    bots = BotPlayers(house, thinkers)
    hints = Hints(house, thinkers)
    analyses = Analyses(house, thinkers)
    files = client_folder(settings)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await live.start()
        await bots.start()
        await analyses.start()
        try:
            yield
        finally:
            await analyses.stop()
            await bots.stop()
            await thinkers.stop()
            await live.stop()
            await storage.close()

    async def provide_visitor(request: Request[Any, Any, Any]) -> VisitorRow | None:
        return await visitors.recognise(request)

    def constant(value: object) -> Provide:
        return Provide(lambda: value, sync_to_thread=False)

    api = Router("/api", route_handlers=[*HANDLERS, api_description, nothing_here])
    return Litestar(
        route_handlers=[api, client],
        dependencies={
            "house": constant(house),
            "live": constant(live),
            "hints": constant(hints),
            "analyses": constant(analyses),
            "visitors": constant(visitors),
            "visitor": Provide(provide_visitor),
            "client_files": constant(files),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[running],
        request_max_body_size=MAX_BODY,
        before_send=[add_security_headers],
        compression_config=CompressionConfig(
            backend="brotli", brotli_quality=4, brotli_gzip_fallback=True, minimum_size=1000
        ),
        openapi_config=OpenAPIConfig(
            title="Cogwright",
            version=cogwright_version(),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=LoggingConfig(log_exceptions="never"),
    )


async def add_security_headers(message: Message, _: Scope) -> None:
    """Every answer gets them, also files and refusals; what the API tells is for its reader alone and never kept."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers[name] = value
        headers.setdefault("Cache-Control", "no-store")


def cogwright_version() -> str:
    """The version of the installed package."""
    return version("cogwright")
