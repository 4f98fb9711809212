"""Whatever comes over the wire: one clear problem, nothing changed, nothing told that should not be."""

from __future__ import annotations

import logging

import httpx
import pytest
from server_people import Person, begin
from sqlalchemy.exc import OperationalError

from cogwright.server.house import House


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"Ada"',
        b"{'name': 'Ada'}",
        b'{"name": "\xff"}',
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b"[" * 50_000,
    ],
)
def test_malformed_json_is_refused(stranger: Person, content: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    stranger.refused(400, "bad-request", "POST", "/api/visitor", content=content, headers=headers)


@pytest.mark.parametrize("body", [{}, {"name": 7}, {"name": None}, {"name": ["Ada"]}, {"name": "Ada", "admin": True}])
def test_missing_wrong_and_unknown_fields_are_refused(stranger: Person, body: object) -> None:
    details = stranger.refused(400, "bad-request", "POST", "/api/visitor", body)
    assert "name" in details["detail"] or "admin" in details["detail"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": "x"}, {"number": 1.5}, {"action": 3}, {"action": "x" * 201}, {"seat": None}, {"number": []}, {"extra": 1},
    ],
)  # fmt: skip
def test_wrong_types_in_an_action_are_refused(ada: Person, ben: Person, wrong: dict[str, object]) -> None:
    table = begin(ada, ben)
    before = ada.news(table)
    body = {"seat": 0, "number": 0, "action": "dock", **wrong}
    ada.refused(400, "bad-request", "POST", f"/api/tables/{table}/actions", body)
    assert ada.news(table) == before


@pytest.mark.parametrize(
    ("accepted", "reason"),
    [
        ("", "mech-a-dream has 2 to 4 seats, not 9"),
        ("de, fr;q=0.5", "mech-a-dream has 2 to 4 seats, not 9"),
        ("en, ja", "mech-a-dream has 2 to 4 seats, not 9"),
        ("ja", "mech-a-dream の席数は2〜4です(9 は不可)"),
        ("de, ja-JP;q=0.8, en;q=0.5", "mech-a-dream の席数は2〜4です(9 は不可)"),
    ],
)
def test_a_reason_is_told_in_the_language_that_the_request_prefers(ada: Person, accepted: str, reason: str) -> None:
    body = {"game": "mech-a-dream", "seats": 9}
    details = ada.refused(400, "bad-request", "POST", "/api/tables", body, headers={"Accept-Language": accepted})
    assert details["message"] == {"id": "problem-refused", "args": {"reason": reason}}
    assert details["detail"] == "mech-a-dream has 2 to 4 seats, not 9"


def test_deep_options_are_refused(ada: Person) -> None:
    deep = b'{"game": "mech-a-dream", "seats": 2, "options": {"deal": ' + b'{"market":' * 20_000 + b"1" + b"}" * 20_002
    headers = {"Content-Type": "application/json"}
    ada.refused(400, "bad-request", "POST", "/api/tables", content=deep, headers=headers)


def test_too_large_bodies_are_refused(ada: Person) -> None:
    ada.refused(413, "too-large", "POST", "/api/visitor", {"name": "x" * (256 * 1024)})
    endless = (b"x" * 65536 for _ in range(10))
    ada.refused(413, "too-large", "POST", "/api/visitor", content=endless, headers={"Content-Type": "application/json"})


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH"])
@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/y/z", "/api/%00", "/api/..%2F..%2Fetc/passwd"])
def test_unknown_paths_of_the_api_are_not_there(stranger: Person, method: str, path: str) -> None:
    stranger.refused(404, "not-found", method, path)


@pytest.mark.parametrize(
    ("method", "path"),
    [("DELETE", "/api/games"), ("POST", "/api/games"), ("PUT", "/api/visitor"), ("GET", "/api/return")],
)
def test_a_wrong_method_is_refused(stranger: Person, method: str, path: str) -> None:
    stranger.refused(405, "method-not-allowed", method, path)


def test_every_answer_has_security_headers(stranger: Person) -> None:
    for path in (
        "/",
        "/api/games",
        "/api/nothing",
        "/_app/immutable/start.js",
        "/_app/nothing.js",
        "/table/x",
        "/api/tables/x",
    ):
        headers = stranger.ask("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert stranger.ask("GET", "/api/visitor").headers["cache-control"] == "no-store"


def test_long_answers_are_compressed_for_whoever_wants_it(stranger: Person) -> None:
    for encoding in ("br", "gzip"):
        answer = stranger.ask("GET", "/api/games/mech-a-dream/words/en", headers={"Accept-Encoding": encoding})
        assert answer.headers["content-encoding"] == encoding
    answer = stranger.ask("GET", "/api/games/mech-a-dream/words/en", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers


def test_a_fault_of_the_server_is_logged_and_told_without_details(
    stranger: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret details")

    monkeypatch.setattr(House, "tables", broken)
    with caplog.at_level(logging.ERROR):
        answer = stranger.ask("GET", "/api/tables")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "secret" not in answer.text
    assert "fault while answering GET /api/tables" in caplog.text
    assert "secret details" in caplog.text


def test_a_database_that_does_not_answer_is_told(
    stranger: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise OperationalError("SELECT 1", {"secret": "x"}, Exception("database is locked"))

    monkeypatch.setattr(House, "tables", broken)
    with caplog.at_level(logging.ERROR):
        stranger.refused(503, "busy", "GET", "/api/tables")
    assert "database is locked" in caplog.text


def test_refusals_are_no_faults(ada: Person, server: httpx.Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        ada.ask("GET", "/api/tables/nothing")
        ada.ask("POST", "/api/visitor", {"name": ""})
        ada.ask("GET", "/api/nothing")
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
