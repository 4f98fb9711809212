"""The built browser client: its page on every path, hashed files for ever, and nothing from outside its folder."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient
from server_people import Person

from cogwright.server import Settings, create_app


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay", "/rules/mech-a-dream", "/apiary"])
def test_the_page_is_on_every_path(stranger: Person, path: str) -> None:
    answer = stranger.done("GET", path)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Cogwright" in answer.text


def test_files_with_a_hash_in_their_name_are_kept_for_ever(stranger: Person) -> None:
    answer = stranger.done("GET", "/_app/immutable/start.js", headers={"Accept-Encoding": "br"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["content-encoding"] == "br"
    assert stranger.done("GET", "/icon.svg").headers["content-type"].startswith("image/svg+xml")


def test_a_missing_file_of_the_client_is_not_its_page(stranger: Person) -> None:
    stranger.refused(404, "not-found", "GET", "/_app/immutable/old.js")


def test_a_look_at_the_head_is_answered(stranger: Person) -> None:
    answer = stranger.done("HEAD", "/")
    assert answer.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt", "/..%2foutside.txt", "/%2e%2e/outside.txt", "/..%5coutside.txt", "//outside.txt",
        "/_app/%2e%2e/%2e%2e/outside.txt", "/%252e%252e/outside.txt", "/%2fetc/passwd", "//etc/passwd",
        "/%00", "/" + "x" * 5000, "/_app/immutable", "/%ff%fe",
    ],
)  # fmt: skip
def test_nothing_outside_the_folder_is_served(stranger: Person, path: str) -> None:
    answer = stranger.ask("GET", path)
    assert answer.status_code in (200, 404)
    assert "nobody may read" not in answer.text
    assert "root:" not in answer.text


def test_without_a_client_the_page_says_so(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogwright.server.client_files.PACKAGED", tmp_path)
    monkeypatch.setattr("cogwright.server.client_files.CHECKOUT", tmp_path)
    with TestClient(create_app(replace(settings, client=None))) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "not built" in answer.text
        assert client.get("/api/games").status_code == 200
