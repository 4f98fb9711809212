"""News over WebSockets of a real server: at once, after every change, for the right reader, and the newest after a break."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from live_server import LiveServer, live_server
from server_people import Person, begin, first
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A real server."""
    with live_server(tmp_path_factory.mktemp("live") / "data") as server:
        yield server


@pytest.fixture
def http(running: LiveServer) -> Iterator[httpx.Client]:
    """A client of it."""
    with httpx.Client(base_url=running.address, timeout=30) as client:
        yield client


@pytest.fixture
def ada(http: httpx.Client) -> Person:
    """Somebody with a name."""
    return Person(http, "Ada")


@pytest.fixture
def ben(http: httpx.Client) -> Person:
    """Somebody else."""
    return Person(http, "Ben")


def follow(running: LiveServer, person: Person | None, table: str, query: str = "") -> ClientConnection:
    """Open the live connection of a table."""
    headers = {"Cookie": person.cookie} if person else {}
    address = running.address.replace("http://", "ws://")
    return connect(f"{address}/api/tables/{table}/live{query}", additional_headers=headers)


def told(socket: ClientConnection, seconds: float = 20) -> dict[str, Any]:
    """The next news."""
    news: dict[str, Any] = json.loads(socket.recv(timeout=seconds))
    return news


def told_until(socket: ClientConnection, field: str, value: object) -> dict[str, Any]:
    """The news in which a field has the value."""
    while True:
        news = told(socket)
        if news[field] == value:
            return news


def test_news_come_at_once_and_after_every_action(running: LiveServer, ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    with (
        follow(running, ada, table) as adas,
        follow(running, ben, table) as bens,
        follow(running, None, table) as watcher,
    ):
        assert told(adas)["you"] == 0
        assert told(bens)["you"] == 1
        assert told(watcher)["you"] is None
        one = (ada, ben)[ada.news(table)["acting"][0]]
        one.act_now(table, first)
        for socket, person in ((adas, ada), (bens, ben)):
            assert told_until(socket, "number", 1) == person.news(table)
        assert told_until(watcher, "number", 1)["choices"] == []


def test_news_before_the_start(running: LiveServer, ada: Person, ben: Person) -> None:
    table = ada.open()
    with follow(running, ada, table) as socket:
        assert told(socket)["view"] is None
        ben.sit(table, 1)
        while told(socket)["table"]["seats"][1]["name"] != "Ben":
            pass
        ada.start(table)
        while told(socket)["view"] is None:
            pass


def test_presence(running: LiveServer, ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    assert [seat["online"] for seat in ada.news(table)["table"]["seats"]] == [False, False]
    with follow(running, ada, table) as socket:
        assert [seat["online"] for seat in told(socket)["table"]["seats"]] == [True, False]
        with follow(running, ben, table), follow(running, ben, table):
            assert [seat["online"] for seat in told(socket)["table"]["seats"]] == [True, True]
        assert [seat["online"] for seat in told(socket)["table"]["seats"]] == [True, False]


def test_a_new_connection_gets_the_newest(running: LiveServer, ada: Person) -> None:
    table = ada.open()
    ada.sit(table, 1, "Alan")
    ada.start(table)
    with follow(running, ada, table) as socket:
        told(socket)
    for _ in range(5):
        ada.act_now(table, first)
    with follow(running, ada, table, "?seat=1") as socket:
        news = told(socket)
        assert (news["number"], news["you"]) == (5, 1)


def test_a_table_that_its_host_closes_closes_the_connections(running: LiveServer, ada: Person) -> None:
    table = ada.open()
    with follow(running, None, table) as socket:
        assert told(socket)["table"]["status"] == "open"
        ada.done("DELETE", f"/api/tables/{table}")
        with pytest.raises(ConnectionClosed):
            told_until(socket, "number", -1)
        assert (socket.close_code, socket.close_reason) == (4410, "table-closed")


def test_an_unknown_table_closes_the_connection(running: LiveServer, ada: Person) -> None:
    with follow(running, ada, "nothing") as socket:
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=20)
        assert socket.close_code == 4404
        assert socket.close_reason == "not-found"


def test_whatever_a_client_sends_is_not_looked_at(running: LiveServer, ada: Person, ben: Person) -> None:
    table = begin(ada, ben)
    with follow(running, ada, table) as socket:
        told(socket)
        socket.send("hello")
        socket.send(b"\x00\xff")
        (ada, ben)[ada.news(table)["acting"][0]].act_now(table, first)
        assert told(socket)["number"] == 1
        socket.send("x" * 10_000)
        with pytest.raises(ConnectionClosed):
            told_until(socket, "number", -1)
    assert ada.news(table)["number"] == 1


def test_a_wrong_address_is_refused(running: LiveServer, ada: Person) -> None:
    table = ada.open()
    for address in (f"{table}/lives", f"{table}/live?seat=x"):
        with (
            pytest.raises(Exception, match=r"HTTP|close|400|404|500|rejected"),
            connect(f"{running.address.replace('http', 'ws')}/api/tables/{address}") as socket,
        ):
            socket.recv(timeout=20)


def test_nothing_of_this_is_a_fault(running: LiveServer) -> None:
    assert Path(running.log.name).read_text() == ""
