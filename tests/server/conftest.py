"""A server within the test's process, and people who visit it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from server_people import Person

from cogwright.players import Budget
from cogwright.server import Settings, create_app, migrate


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """The settings of the module's server."""
    return Settings(
        data=tmp_path_factory.mktemp("server"),
        bot_delay=0,
        hint_budget=Budget(iterations=8),
        analysis_tries=2,
        client=client_files(tmp_path_factory),
    )


def client_files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small client, so that no test needs a built one."""
    folder = tmp_path_factory.mktemp("client")
    lasting = folder / "_app" / "immutable"
    lasting.mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Cogwright</title>")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (lasting / "start.js").write_text("export const many = 'cogwheels';\n" * 200)
    (folder.parent / "outside.txt").write_text("nobody may read this")
    return folder


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[httpx.Client]:
    """A running server."""
    asyncio.run(migrate(settings))
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def ada(server: httpx.Client) -> Person:
    """Somebody with a name."""
    return Person(server, "Ada")


@pytest.fixture
def ben(server: httpx.Client) -> Person:
    """Somebody else."""
    return Person(server, "Ben")


@pytest.fixture
def stranger(server: httpx.Client) -> Person:
    """Somebody who has given no name."""
    return Person(server)
