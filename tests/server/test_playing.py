"""Play: actions, their refusals, undo, hot seat, bots for absent people, hidden things, and what stays when it is over."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient
from server_people import Answer, Person, at_random, begin, first, play_to_the_end, wait_until

import cogwright
from cogwright.engine import Match, Record, commitment
from cogwright.server import Settings, create_app, migrate


def actor(people: list[Person], table: str) -> tuple[Person, Person, Answer]:
    """Who is to act, who is not, and the news of the former (two seats, one of which acts)."""
    for seat, person in enumerate(people):
        news = person.news(table)
        if news["acting"] == [seat]:
            return person, people[1 - seat], news
    raise AssertionError


def test_an_action_is_answered_with_the_news(ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    one, other, news = actor([ada, ben], table)
    assert news["number"] == 0
    assert news["seat_number"] == 0
    assert news["prompt"]["id"].startswith("prompt-")
    assert news["headline"]["id"].startswith("headline-")
    assert news["table"]["waiting_for"] == [news["you"]]
    after = one.act(table, news["choices"][0]["action"], news["you"], 0)
    assert after["number"] == 1
    assert after["seat_number"] == 1
    assert len(after["journal"]) > len(news["journal"])
    assert after == one.news(table)
    assert other.news(table)["number"] == 1


def test_the_same_action_twice_is_harmless(ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    one, _, news = actor([ada, ben], table)
    action = news["choices"][0]["action"]
    assert one.act(table, action, news["you"], 0) == one.act(table, action, news["you"], 0)
    assert one.news(table)["number"] == 1


def test_late_and_ahead(ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    one, _, news = actor([ada, ben], table)
    taken, other = (choice["action"] for choice in news["choices"][:2])
    path, seat = f"/api/tables/{table}/actions", news["you"]
    for number in (1, 2**70, -1):
        one.refused(409, "ahead", "POST", path, {"seat": seat, "number": number, "action": taken})
    one.act(table, taken, seat, 0)
    details = one.refused(409, "late", "POST", path, {"seat": seat, "number": 0, "action": other})
    assert taken in details["detail"]
    one.refused(409, "late", "POST", f"/api/tables/{table}/undo", {"seat": seat, "number": 0})
    assert one.news(table)["number"] == 1


def test_an_illegal_action_is_refused_with_the_games_reason(ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    one, other, news = actor([ada, ben], table)
    path = f"/api/tables/{table}/actions"
    refusal = news["refusals"][0]
    body = {"seat": news["you"], "number": 0, "action": refusal["action"]}
    assert one.refused(422, "illegal", "POST", path, body)["message"] == refusal["reason"]
    body["action"] = "dance"
    assert "dance" in one.refused(400, "unknown-action", "POST", path, body)["detail"]
    body = {"seat": 1 - news["you"], "number": 0, "action": news["choices"][0]["action"]}
    assert other.refused(422, "illegal", "POST", path, body)["message"]["id"] == "problem-illegal"
    assert one.news(table) == news


def test_other_peoples_seats_are_out_of_reach(ada: Person, ben: Person, server: httpx.Client) -> None:
    table = begin(ada, ben)
    one, other, news = actor([ada, ben], table)
    path, seat = f"/api/tables/{table}/actions", news["you"]
    body = {"seat": seat, "number": 0, "action": news["choices"][0]["action"]}
    for person in (other, Person(server, "Mallory")):
        person.refused(403, "not-your-seat", "POST", path, body)
        person.refused(403, "not-your-seat", "POST", f"/api/tables/{table}/undo", {"seat": seat, "number": 0})
    for nobody in (2, -1, 2**70):
        one.refused(404, "not-found", "POST", path, {**body, "seat": nobody})
    assert one.news(table) == news


def test_undo_takes_back_ones_own_latest_decision(ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    one, other, news = actor([ada, ben], table)
    seat = news["you"]
    path = f"/api/tables/{table}/undo"
    one.refused(409, "no-undo", "POST", path, {"seat": seat, "number": 0})
    stock = next(choice["action"] for choice in news["choices"] if choice["action"].startswith("stock"))
    after = one.act(table, stock, seat, 0)
    if not after["can_undo"]:
        pytest.fail("taking something from the stock room can be taken back")
    other.refused(409, "no-undo", "POST", path, {"seat": 1 - seat, "number": 0})
    back = one.done("POST", path, {"seat": seat, "number": 1}).json()
    assert back["view"] == news["view"]
    assert back["choices"] == news["choices"]
    assert (back["number"], back["seat_number"]) == (2, 2), "what was done stays written"
    assert one.done("POST", path, {"seat": seat, "number": 1}).json() == back, "twice is harmless"
    assert one.act(table, stock, seat, 2)["view"] == after["view"]


def test_hot_seat_one_person_plays_several_seats(ada: Person, stranger: Person) -> None:
    table = ada.open()
    ada.sit(table, 1, "Alan")
    ada.start(table)
    names = [seat["name"] for seat in ada.news(table)["table"]["seats"]]
    assert names == ["Ada", "Alan"]
    assert ada.news(table, 0)["you"] == 0
    assert ada.news(table, 1)["you"] == 1
    assert ada.news(table)["you"] in ada.news(table)["acting"], "without a wish, a seat that is to act"
    assert ada.news(table, 7)["you"] in (0, 1)
    assert stranger.news(table, 1)["you"] is None
    for _ in range(20):
        ada.act_now(table, at_random(1))
    assert ada.news(table)["number"] == 20


def test_a_bot_plays_for_somebody_who_stays_away_until_he_is_back(ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    ada.done("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    seat = ada.news(table)["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"]) == ("bot", "Ben", "random")
    for _ in range(3):
        wait_until(lambda: 0 in ada.news(table)["acting"])
        ada.act_now(table, first)
    ben.refused(409, "bot-plays", "POST", f"/api/tables/{table}/actions", {"seat": 1, "number": 0, "action": "dock"})
    ben.sit(table, 1)
    seat = ben.news(table)["table"]["seats"][1]
    assert (seat["kind"], seat["name"], seat["you"]) == ("person", "Ben", True)
    play_to_the_end({0: ada, 1: ben}, table)
    ben.refused(409, "not-playing", "PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    ada.refused(422, "illegal", "POST", f"/api/tables/{table}/actions", {
        "seat": 0, "number": ada.news(table, 0)["seat_number"], "action": "dock",
    })  # fmt: skip


def test_taking_back_while_a_bot_thinks_does_not_disturb_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(data=tmp_path, bot_delay=0.5)
    asyncio.run(migrate(settings))
    with caplog.at_level(logging.ERROR), TestClient(create_app(settings)) as client:
        ada = Person(client, "Ada")
        table = ada.open(bots={"1": "random"})
        ada.start(table)
        undone = 0
        for _ in range(12):
            wait_until(lambda: ada.news(table)["choices"])
            after = ada.act_now(table, first)
            if after["can_undo"] and after["acting"] == [1]:
                body = {"seat": 0, "number": after["seat_number"]}
                back = ada.done("POST", f"/api/tables/{table}/undo", body).json()
                assert 0 in back["acting"]
                ada.act(table, back["choices"][-1]["action"], 0, back["seat_number"])
                undone += 1
        assert undone
        wait_until(lambda: ada.news(table)["choices"])
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_whoever_leaves_hands_his_seat_to_a_bot_and_the_return_link_brings_him_back(
    ada: Person, ben: Person, server: httpx.Client
) -> None:
    table = begin(ada, ben)
    secret = ben.news(table)["table"]["return_links"]["1"]
    ben.done("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    elsewhere = Person(server)
    elsewhere.done("POST", "/api/return", {"secret": secret})
    assert elsewhere.news(table)["table"]["seats"][1]["kind"] == "person"


def test_a_table_of_bots_plays_to_its_end(ada: Person) -> None:
    table = ada.open(bots={"0": "random", "1": "random"})
    ada.start(table)
    wait_until(lambda: ada.news(table)["table"]["status"] == "finished", seconds=60)
    news = ada.news(table)
    assert news["end"]
    assert len(news["scores"]) == 2
    assert Record.read(ada.done("GET", f"/api/tables/{table}/record").text).players == ("random", "random")


def test_finished_tables_stay_readable_and_can_be_checked(ada: Person, ben: Person, stranger: Person) -> None:
    table = begin(ada, ben, options={"smart-robots": True, "specialists": True}, title="Sunday")
    promised = ada.news(table)["table"]["seed_hash"]
    play_to_the_end({0: ada, 1: ben}, table)
    news = stranger.news(table)
    assert news["table"]["status"] == "finished"
    assert news["table"]["seed_hash"] == promised
    assert commitment(int(news["table"]["seed"])) == promised
    assert table in [listed["id"] for listed in stranger.get("/api/tables?which=finished")]

    answer = stranger.done("GET", f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    record = Record.read(answer.text)
    match = Match.from_record(record, cogwright.game("mech-a-dream"))
    assert record.players == ("Ada", "Ben")
    assert str(record.seed) == news["table"]["seed"]
    assert as_json(match.state.score_sheets()) == news["scores"]
    assert match.state.end_reason() == news["end"]

    replay = stranger.get(f"/api/tables/{table}/replay")
    assert (replay["game"], replay["title"], replay["seats"]) == ("mech-a-dream", "Sunday", ["Ada", "Ben"])
    assert replay["scores"] == news["scores"]
    assert len(replay["steps"]) == len(record.decisions) + 1
    assert [(step["seat"], step["action"]) for step in replay["steps"][1:]] == [tuple(d) for d in record.decisions]
    assert replay["steps"][-1]["view"] == news["view"]
    uploaded = stranger.done("POST", "/api/replay", content=answer.text.encode()).json()
    assert {**uploaded, "title": "Sunday"} == replay
    journal = stranger.get(f"/api/tables/{table}/journal")
    assert journal[-60:] == news["journal"]


def test_before_the_end_the_record_is_secret(ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    ada.refused(409, "not-finished", "GET", f"/api/tables/{table}/record")
    ada.refused(409, "not-finished", "GET", f"/api/tables/{table}/replay")
    assert ada.news(table)["table"]["seed"] is None


def test_a_broken_record_is_refused_with_its_line(stranger: Person) -> None:
    match = Match.new(cogwright.game("mech-a-dream"), 2, seed=7)
    for _ in range(5):
        seat = match.state.acting_seats()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    text = match.record().write()
    assert stranger.done("POST", "/api/replay", content=text.encode()).json()["end"] is None
    lines = text.split("\n")
    broken = next(n for n, line in enumerate(lines) if line.startswith("2. "))
    lines[broken] = lines[broken].replace("2. ", "2. 9", 1)
    details = stranger.refused(400, "bad-request", "POST", "/api/replay", content="\n".join(lines).encode())
    assert f"line {broken + 1}" in details["detail"]
    assert details["message"]["id"] == "problem-refused"
    for content in (
        b"",
        b"nonsense",
        b"\xff\xfe",
        b'[Game "chess"]\n',
        b"[Options " + b"[" * 100_000 + b"]\n",
        text[:-30].encode(),
    ):
        assert stranger.ask("POST", "/api/replay", content=content).status_code == 400
    stranger.refused(413, "too-large", "POST", "/api/replay", content=b"x" * (1024 * 1024 + 1))


def test_I2_nobody_sees_which_smart_robot_another_seat_keeps(
    ada: Person, ben: Person, stranger: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogwright.server.house.secret_seed", lambda: 7)
    game = cogwright.game("mech-a-dream")
    seen: list[list[str]] = []
    for kept in (0, 1):
        table = begin(ada, ben, options={"smart-robots": True})
        assert ada.news(table)["acting"] == [0, 1], "all seats choose at the same time"
        news = ada.act(table, f"keep {kept}", 0, 0)
        assert news["view"]["workshops"][0]["kept"] == kept
        match = Match.new(game, 2, 7, {"smart-robots": True})
        match.play(0, game.action(f"keep {kept}"))
        assert ben.news(table)["view"] == as_json(match.state.view(1))
        assert stranger.news(table)["view"] == as_json(match.state.view(None))
        assert ada.news(table)["view"] == as_json(match.state.view(0))
        seen.append([*everything_told(ben, table), *everything_told(stranger, table)])
        assert stranger.news(table)["view"]["workshops"][0]["has_kept"] is True
    assert seen[0] == seen[1], "whatever Ada keeps, the others are told the same"


def everything_told(person: Person, table: str) -> list[str]:
    """All that a person can read of a table, without what differs from table to table."""
    answers = [person.get(f"/api/tables/{table}"), person.get(f"/api/tables/{table}/journal")]
    listed = [found for found in person.get("/api/tables?which=playing") if found["id"] == table]
    text = json.dumps([*answers, listed])
    text = re.sub(r'"return_links": \{[^}]*\}|"(created|changed)": "[^"]*"', "", text)
    return text.replace(table, "").split("\n")


def test_a_component_file_that_has_changed_stops_the_table_but_not_the_server(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    asyncio.run(migrate(settings))
    with TestClient(create_app(settings)) as client:
        ada = Person(client, "Ada")
        table = begin(ada, Person(client, "Ben"))
    game = cogwright.game("mech-a-dream")
    text = game.resource("components.toml")
    changed = text.replace("version = 1", "version = 2", 1)
    assert changed != text
    (tmp_path / "mech-a-dream.toml").write_text(changed, encoding="utf-8")
    with TestClient(create_app(replace(settings, components=tmp_path))) as client:
        ada.client = client
        body = {"seat": 0, "number": 0, "action": "dock"}
        ada.refused(409, "components-changed", "GET", f"/api/tables/{table}")
        ada.refused(409, "components-changed", "POST", f"/api/tables/{table}/actions", body)
        editions = {game["id"]: game["edition"] for game in ada.get("/api/games")}
        assert editions["mech-a-dream"].endswith(" 2")
        assert [found["id"] for found in ada.get("/api/tables?which=mine")] == [table]
        assert ada.news(ada.open())["table"]["status"] == "open"
    with TestClient(create_app(settings)) as client:
        ada.client = client
        assert ada.news(table)["view"], "with the old values it goes on"


def as_json(value: object) -> Any:
    """What a reader of the value's JSON gets."""
    return json.loads(msgspec.json.encode(value))
