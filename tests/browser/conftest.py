"""A browser and a server for the browser tests; their pictures are kept in test-artifacts/."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from live_server import LiveServer, live_server
from machine import CHROMIUM_FLAGS, find_chromium
from playwright.sync_api import Browser, sync_playwright

ARTIFACTS = Path(__file__).parents[2] / "test-artifacts"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One headless Chromium for all tests."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for all tests."""
    with live_server(tmp_path_factory.mktemp("browser") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Where pictures go."""
    ARTIFACTS.mkdir(exist_ok=True)
    return ARTIFACTS
