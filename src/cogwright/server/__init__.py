"""The server: people, tables, live play, storage and the HTTP API."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from contextlib import suppress
from typing import Final

import uvicorn

from cogwright.engine.errors import file_trouble, sentence, shown
from cogwright.server.app import create_app
from cogwright.server.client_files import client_folder
from cogwright.server.settings import BadSettings, Settings
from cogwright.server.storage import migrate

__all__ = ["BadSettings", "Settings", "create_app", "migrate", "serve"]


WAITING_CONNECTIONS: Final = 1024
"""How many may wait to be answered, from the moment the server says that it is ready."""
SWITCH_SECONDS: Final = 0.0005
"""The database's threads need the interpreter often and briefly; they must not wait long for it."""
LONGEST_WORD: Final = 4096
"""Clients have nothing to say over a WebSocket."""


def serve(settings: Settings) -> None:
    """Run the server until it is told to stop.

    Raises:
        BadSettings: the port is in use, the database cannot be used, or another setting is wrong.
    """
    listener = _listen(settings)
    asyncio.run(migrate(settings))
    app = create_app(settings)
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(f"Cogwright is ready: http://{shown}:{port}  (stop with Ctrl-C)", flush=True)
    if client_folder(settings) is None:
        print("The browser client is not built; only the API answers.", flush=True)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_WORD,
        timeout_graceful_shutdown=3,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    with suppress(KeyboardInterrupt):  # Ctrl-C is how a server is stopped
        uvicorn.Server(config).run(sockets=[listener])


def _listen(settings: Settings) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((settings.host, settings.port))
        listener.listen(WAITING_CONNECTIONS)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadSettings(sentence("setting-port", given=settings.port)) from None
        raise BadSettings(sentence("setting-host", given=shown(settings.host), reason=file_trouble(error))) from None
    return listener
