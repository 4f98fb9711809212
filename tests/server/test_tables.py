"""Tables before the start: opened, listed, seats taken and freed, started; and what is refused."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from server_people import Person, begin

import cogwright
from cogwright.engine import games as installed_games
from cogwright.players import bot_names

NEW: dict[str, Any] = {"game": "mech-a-dream", "seats": 2}


def test_games_say_what_a_form_needs(stranger: Person) -> None:
    games = stranger.get("/api/games")
    assert [game["id"] for game in games] == installed_games()
    mech = next(game for game in games if game["id"] == "mech-a-dream")
    assert (mech["min_seats"], mech["max_seats"]) == (2, 4)
    assert {option["id"] for option in mech["options"]} >= {"smart-robots", "specialists"}
    assert mech["bots"] == bot_names()
    assert set(mech["title"]) == {"en", "ja"}


def test_components_words_and_rulebook(stranger: Person) -> None:
    game = cogwright.game("mech-a-dream")
    assert stranger.get("/api/games/mech-a-dream/components").keys() == dict(game.components.data).keys()
    for language in ("en", "ja"):
        words = stranger.done("GET", f"/api/games/mech-a-dream/words/{language}")
        assert words.text == game.words(language)
        assert words.headers["content-type"] == "text/plain; charset=utf-8"
        rulebook = stranger.done("GET", f"/api/games/mech-a-dream/rulebook/{language}")
        assert rulebook.headers["content-type"] == "text/markdown; charset=utf-8"


@pytest.mark.parametrize("what", ["components", "words/en", "rulebook/en"])
def test_an_unknown_game_is_not_there(stranger: Person, what: str) -> None:
    stranger.refused(404, "not-found", "GET", f"/api/games/chess/{what}")


@pytest.mark.parametrize("what", ["words/fr", "rulebook/..%2F..%2F", "words/en%00"])
def test_an_unknown_language_is_refused(stranger: Person, what: str) -> None:
    assert stranger.ask("GET", f"/api/games/mech-a-dream/{what}").status_code in (400, 404)


def test_the_host_sits_at_the_first_seat_without_a_bot(ada: Person) -> None:
    body = {**NEW, "seats": 3, "bots": {"0": "random"}, "title": " Friday  evening ", "options": {"specialists": True}}
    table = ada.done("POST", "/api/tables", body).json()
    assert table["status"] == "open"
    assert table["title"] == "Friday evening"
    assert table["host"] == "Ada"
    assert table["you_host"]
    assert table["options"] == {"smart-robots": False, "specialists": True, "deal": None}
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "empty"]
    assert [seat["you"] for seat in table["seats"]] == [False, True, False]
    assert len(table["seed_hash"]) == 64
    assert table["seed"] is None
    assert list(table["return_links"]) == ["1"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": 5}, "2 to 4"),
        ({"seats": 1}, "2 to 4"),
        ({"seats": 0}, "seats"),
        ({"seats": 99}, "seats"),
        ({"seats": "two"}, "seats"),
        ({"seats": 2.5}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": None}, "seats"),
        ({"options": []}, "options"),
        ({"bots": {"0": "deep-blue"}}, "deep-blue"),
        ({"bots": {"2": "random"}}, "0 to 1"),
        ({"bots": {"x": "random"}}, "0 to 1"),
        ({"bots": {"²": "random"}}, "0 to 1"),
        ({"bots": {"-1": "random"}}, "0 to 1"),
        ({"options": {"magic": True}}, "magic"),
        ({"options": {"specialists": "yes"}}, "specialists"),
        ({"options": {"deal": {"market": "everything"}}}, "deal"),
        ({"title": "x" * 41}, "name"),
        ({"public": "yes"}, "public"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_not_opened(ada: Person, wrong: dict[str, Any], told: str) -> None:
    before = ada.get("/api/tables?which=mine")
    details = ada.ask("POST", "/api/tables", {**NEW, **wrong}).json()
    assert details["status"] == 400
    assert told in details["detail"]
    assert ada.get("/api/tables?which=mine") == before


def test_nobody_has_too_many_tables_that_have_not_started(server: httpx.Client) -> None:
    collector = Person(server, "Collector")
    for _ in range(20):
        collector.open(public=False)
    details = collector.refused(429, "too-many", "POST", "/api/tables", NEW)
    assert details["message"] == {"id": "problem-too-many-tables", "args": {"n": 20}}


def test_lists(ada: Person, ben: Person, stranger: Person) -> None:
    public, private = ada.open(title="public"), ada.open(public=False)
    playing = begin(ada, ben)

    def listed(person: Person, which: str) -> list[str]:
        return [table["id"] for table in person.get(f"/api/tables?which={which}")]

    assert public in listed(stranger, "open")
    assert private not in listed(stranger, "open")
    assert listed(ada, "mine") == [playing, private, public]
    assert listed(ben, "mine") == [playing]
    assert playing in listed(stranger, "playing")
    assert playing not in listed(stranger, "finished")
    assert listed(stranger, "mine") == []
    assert ada.get("/api/tables?which=mine")[0]["waiting_for"] == ada.news(playing)["acting"]
    assert stranger.done("GET", f"/api/tables/{private}").json()["table"]["id"] == private, "known by its link"


def test_lists_have_pages(ada: Person, server: httpx.Client) -> None:
    for n in range(3):
        host = Person(server, f"Host {n}")
        for _ in range(18):
            host.open()
    whole = ada.get("/api/tables?which=open")
    assert len(whole) == 50
    assert ada.get("/api/tables?which=open&page=1")
    assert not {t["id"] for t in whole} & {t["id"] for t in ada.get("/api/tables?which=open&page=1")}
    assert ada.get("/api/tables?which=open&page=10000") == []
    for page in ("-1", "10001", "x", "9" * 40):
        ada.refused(400, "bad-request", "GET", f"/api/tables?page={page}")
    ada.refused(400, "bad-request", "GET", "/api/tables?which=all")


@pytest.mark.parametrize("id", ["nothing", "%00", "a" * 1000, "..%2f", "%F0%9F%A6%8A", "%ff"])
def test_an_unknown_table_is_not_there(ada: Person, id: str) -> None:
    body = {"seat": 0, "number": 0, "action": "dock"}
    for method, path, sent in [
        ("GET", "", None),
        ("POST", "/actions", body),
        ("POST", "/undo", {"seat": 0, "number": 0}),
        ("GET", "/journal", None),
        ("GET", "/record", None),
        ("GET", "/replay", None),
        ("POST", "/start", None),
        ("POST", "/seats/0", {}),
        ("DELETE", "/seats/0", None),
        ("PUT", "/seats/0/bot", {"bot": "random"}),
    ]:
        ada.refused(404, "not-found", method, f"/api/tables/{id}{path}", sent)


def test_sitting_down_and_standing_up(ada: Person, ben: Person) -> None:
    table = ada.open(seats=3)
    ben.sit(table, 2, "Benny")
    seats = ada.news(table)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", None, "Benny"]
    ben.sit(table, 2)
    assert ada.news(table)["table"]["seats"] == seats, "sitting down where one sits is harmless"
    ben.done("DELETE", f"/api/tables/{table}/seats/2")
    assert [seat["kind"] for seat in ada.news(table)["table"]["seats"]] == ["person", "empty", "empty"]


def test_a_taken_seat_is_refused(ada: Person, ben: Person) -> None:
    table = ada.open(bots={"1": "random"})
    for seat in (0, 1):
        ben.refused(409, "seat-taken", "POST", f"/api/tables/{table}/seats/{seat}", {})


@pytest.mark.parametrize("seat", ["2", "99", "123456789012345678901234567890"])
def test_there_is_no_such_seat(ada: Person, seat: str) -> None:
    table = ada.open()
    ada.refused(404, "not-found", "POST", f"/api/tables/{table}/seats/{seat}", {})
    ada.refused(404, "not-found", "DELETE", f"/api/tables/{table}/seats/{seat}")
    ada.refused(404, "not-found", "PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"})
    ada.refused(404, "not-found", "POST", f"/api/tables/{table}/seats/-1", {})


def test_a_bad_name_at_a_seat_is_refused(ada: Person) -> None:
    table = ada.open()
    ada.refused(400, "bad-name", "POST", f"/api/tables/{table}/seats/1", {"name": "x" * 50})


def test_only_the_host_arranges_seats_and_starts(ada: Person, ben: Person) -> None:
    table = ada.open(seats=3)
    ben.sit(table, 1)
    ben.refused(403, "not-host", "DELETE", f"/api/tables/{table}/seats/0")
    ben.refused(403, "not-host", "PUT", f"/api/tables/{table}/seats/2/bot", {"bot": "random"})
    ben.refused(403, "not-host", "POST", f"/api/tables/{table}/start")
    ada.refused(400, "bad-request", "PUT", f"/api/tables/{table}/seats/2/bot", {"bot": "deep-blue"})
    ada.done("PUT", f"/api/tables/{table}/seats/2/bot", {"bot": "random"})
    ada.done("DELETE", f"/api/tables/{table}/seats/1")
    assert [seat["kind"] for seat in ada.news(table)["table"]["seats"]] == ["person", "empty", "bot"]
    assert ben.news(table)["you"] is None


def test_a_game_starts_once_and_with_all_seats_filled(ada: Person, ben: Person) -> None:
    table = ada.open()
    ada.refused(409, "seats-empty", "POST", f"/api/tables/{table}/start")
    assert ada.news(table)["view"] is None
    ben.sit(table, 1)
    ada.start(table)
    ada.refused(409, "not-open", "POST", f"/api/tables/{table}/start")
    assert ada.news(table)["table"]["status"] == "playing"
    assert ada.news(table)["view"]["viewer"] == 0


def test_the_host_closes_a_table_before_the_start(ada: Person, ben: Person, stranger: Person) -> None:
    table = ada.open()
    ben.sit(table, 1)
    path = f"/api/tables/{table}"
    link = ben.news(table)["table"]["return_links"]["1"]
    ben.refused(403, "not-host", "DELETE", path)
    stranger.refused(401, "not-a-visitor", "DELETE", path)
    ada.done("DELETE", path)
    ada.refused(410, "table-closed", "DELETE", path)
    ada.refused(410, "table-closed", "POST", f"{path}/start")
    ben.refused(410, "table-closed", "GET", path)
    ben.refused(410, "table-closed", "POST", f"{path}/seats/1", {})
    stranger = Person(stranger.client, "Cleo")
    stranger.refused(410, "table-closed", "POST", "/api/return", {"secret": link})
    for which in ("open", "mine", "playing", "finished"):
        assert table not in [one["id"] for one in ada.get(f"/api/tables?which={which}")]
        assert table not in [one["id"] for one in ben.get(f"/api/tables?which={which}")]


def test_a_game_that_has_started_cannot_be_closed(ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    ada.refused(409, "not-open", "DELETE", f"/api/tables/{table}")
    assert ada.news(table)["table"]["status"] == "playing"


def test_after_the_start_seats_stay(ada: Person, ben: Person, server: httpx.Client) -> None:
    table = begin(ada, ben)
    late = Person(server, "Late")
    late.refused(409, "not-open", "POST", f"/api/tables/{table}/seats/1", {})
    ben.refused(409, "not-open", "DELETE", f"/api/tables/{table}/seats/1")
    late.refused(403, "not-host", "PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})


def test_before_the_start_nothing_can_be_played_or_read(ada: Person) -> None:
    table = ada.open()
    ada.refused(409, "not-playing", "POST", f"/api/tables/{table}/actions", {"seat": 0, "number": 0, "action": "dock"})
    ada.refused(409, "not-playing", "POST", f"/api/tables/{table}/undo", {"seat": 0, "number": 0})
    ada.refused(409, "not-finished", "GET", f"/api/tables/{table}/record")
    ada.refused(409, "not-finished", "GET", f"/api/tables/{table}/replay")
    assert ada.get(f"/api/tables/{table}/journal") == []
