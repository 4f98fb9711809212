"""Visitors: names, signed cookies, and return links."""

from __future__ import annotations

from dataclasses import replace

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from litestar.testing import TestClient
from server_people import Person, begin, first

from cogwright.server import Settings, create_app


def test_a_stranger_has_no_name(stranger: Person) -> None:
    assert stranger.get("/api/visitor") == {"id": "", "name": ""}


def test_a_name_is_kept_by_a_cookie(stranger: Person) -> None:
    given = stranger.call("  Grace   Hopper ")
    assert given["name"] == "Grace Hopper"
    assert stranger.get("/api/visitor") == given
    assert stranger.call("グレース") == {"id": given["id"], "name": "グレース"}


@pytest.mark.parametrize("name", [" ", "\u0007", "x" * 41, "\u202e", "a\u0000b"])
def test_bad_names_are_refused(stranger: Person, name: str) -> None:
    details = stranger.refused(400, "bad-name", "POST", "/api/visitor", {"name": name})
    assert details["message"] == {"id": "problem-bad-name", "args": {"n": 40}}
    assert not stranger.cookie


def test_an_empty_name_is_refused(stranger: Person) -> None:
    stranger.refused(400, "bad-request", "POST", "/api/visitor", {"name": ""})


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(stranger: Person) -> None:
    cookie = stranger.ask("POST", "/api/visitor", {"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "max-age=31536000" in cookie
    assert "secure" not in cookie


def test_the_cookie_can_be_kept_to_https(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, secure_cookies=True))) as client:
        assert "secure" in Person(client).ask("POST", "/api/visitor", {"name": "Ada"}).headers["set-cookie"].lower()


def test_a_forged_cookie_is_nobody(ada: Person, server: httpx.Client) -> None:
    id = ada.get("/api/visitor")["id"]
    for value in (
        id,
        URLSafeSerializer("another key", salt="visitor").dumps(id),
        ada.cookie[:-1] + "!",
        "x.y",
        "",
        "{}",
    ):
        mallory = Person(server)
        mallory.cookie = f"cogwright_visitor={value}"
        assert mallory.get("/api/visitor") == {"id": "", "name": ""}
        mallory.refused(401, "not-a-visitor", "POST", "/api/tables", {"game": "mech-a-dream", "seats": 2})


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "mech-a-dream", "seats": 2}),
        ("POST", "/api/tables/{table}/seats/1", {}),
        ("DELETE", "/api/tables/{table}/seats/0", None),
        ("PUT", "/api/tables/{table}/seats/1/bot", {"bot": "random"}),
        ("POST", "/api/tables/{table}/start", None),
        ("POST", "/api/tables/{table}/actions", {"seat": 0, "number": 0, "action": "dock"}),
        ("POST", "/api/tables/{table}/undo", {"seat": 0, "number": 0}),
    ],
)
def test_whoever_does_something_needs_a_name(
    ada: Person, stranger: Person, method: str, path: str, body: object
) -> None:
    table = ada.open()
    before = ada.news(table)
    stranger.refused(401, "not-a-visitor", method, path.format(table=table), body)
    assert ada.news(table) == before


def test_a_lost_cookie_is_not_a_lost_seat(ada: Person, ben: Person, server: httpx.Client) -> None:
    table = begin(ada, ben)
    secret = ben.news(table)["table"]["return_links"]["1"]
    elsewhere = Person(server)
    assert elsewhere.done("POST", "/api/return", {"secret": secret}).json() == {"table": table, "seat": 1}
    assert elsewhere.get("/api/visitor")["name"] == "Ben"
    assert elsewhere.news(table)["you"] == 1
    assert elsewhere.news(table)["table"]["seats"][1]["name"] == "Ben"
    assert ben.news(table)["you"] is None
    ben.refused(
        403, "not-your-seat", "POST", f"/api/tables/{table}/actions", {"seat": 1, "number": 0, "action": "dock"}
    )


def test_a_return_link_moves_the_seat_to_a_known_visitor(ada: Person, ben: Person, server: httpx.Client) -> None:
    table = begin(ada, ben)
    other_browser = Person(server, "Ben at home")
    secret = ben.news(table)["table"]["return_links"]["1"]
    other_browser.done("POST", "/api/return", {"secret": secret})
    assert other_browser.get("/api/visitor")["name"] == "Ben at home"
    assert other_browser.news(table)["table"]["seats"][1] == {
        "seat": 1, "kind": "person", "name": "Ben", "bot": None, "you": True, "online": False,
    }  # fmt: skip


def test_the_hosts_rights_come_back_with_his_only_seat(ada: Person, ben: Person, server: httpx.Client) -> None:
    table = ada.open()
    ben.sit(table, 1)
    secret = ada.news(table)["table"]["return_links"]["0"]
    elsewhere = Person(server)
    elsewhere.done("POST", "/api/return", {"secret": secret})
    assert elsewhere.news(table)["table"]["you_host"]
    elsewhere.start(table)


def test_handing_on_one_of_several_seats_keeps_the_host(ada: Person, server: httpx.Client) -> None:
    table = ada.open()
    ada.sit(table, 1, "Alan")
    friend = Person(server)
    friend.done("POST", "/api/return", {"secret": ada.news(table)["table"]["return_links"]["1"]})
    assert friend.get("/api/visitor")["name"] == "Alan"
    assert ada.news(table)["table"]["you_host"]
    assert not friend.news(table)["table"]["you_host"]


@pytest.mark.parametrize("secret", ["wrong", "x" * 64, "\u0000", "名札", "x" * 200])
def test_a_wrong_return_link_leads_nowhere(stranger: Person, secret: str) -> None:
    details = stranger.refused(404, "not-found", "POST", "/api/return", {"secret": secret})
    assert details["message"]["id"] == "problem-no-such-link"
    assert not stranger.cookie


def test_the_return_link_of_an_empty_seat_is_dead(ada: Person, ben: Person) -> None:
    table = ada.open()
    ben.sit(table, 1)
    secret = ben.news(table)["table"]["return_links"]["1"]
    ada.done("DELETE", f"/api/tables/{table}/seats/1")
    ben.refused(404, "not-found", "POST", "/api/return", {"secret": secret})


def test_return_links_are_shown_to_whoever_sits_there_only(ada: Person, ben: Person, stranger: Person) -> None:
    table = begin(ada, ben)
    ada.act_now(table, first) if 0 in ada.news(table)["acting"] else ben.act_now(table, first)
    secrets = {**ada.news(table)["table"]["return_links"], **ben.news(table)["table"]["return_links"]}
    assert len(set(secrets.values())) == 2
    assert list(ada.news(table)["table"]["return_links"]) == ["0"]
    for secret in secrets.values():
        assert secret not in stranger.done("GET", f"/api/tables/{table}").text
        assert secret not in stranger.done("GET", "/api/tables?which=playing").text
