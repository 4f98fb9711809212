"""Analyses of finished games: begun once, kept, gone on with after a restart, and never made twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from server_people import Person, begin, play_to_the_end, wait_until

from cogwright.engine import Match, Message
from cogwright.server import Settings, create_app, migrate
from cogwright.server.analyses import Analyses
from cogwright.server.house import House
from cogwright.server.problems import Problem
from cogwright.server.storage import Storage, TableRow
from cogwright.server.structs import AdvisedChoice, Analysis, JudgedDecision, NewTable
from cogwright.server.thinkers import Position, Thinkers


@pytest.fixture(scope="module")
def finished(server: httpx.Client) -> tuple[str, Person]:
    """A finished game, and one of its players."""
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    table = begin(ada, ben)
    play_to_the_end({0: ada, 1: ben}, table)
    return table, ada


def test_only_finished_games_are_analysed(ada: Person, ben: Person, stranger: Person) -> None:
    path = f"/api/tables/{begin(ada, ben)}/analysis"
    for method in ("GET", "POST"):
        stranger.refused(409, "not-finished", method, path)
        stranger.refused(404, "not-found", method, "/api/tables/nowhere/analysis")


def test_an_analysis_goes_on_in_the_background_and_is_the_same_for_everybody(
    settings: Settings, finished: tuple[str, Person], stranger: Person
) -> None:
    table, ada = finished
    path = f"/api/tables/{table}/analysis"
    replay = stranger.get(f"/api/tables/{table}/replay")
    steps = replay["steps"]
    assert sum(replay["results"]) == 0
    assert stranger.get(path)["status"] == "none"
    begun = stranger.done("POST", path).json()
    assert (begun["status"], begun["all"], begun["tries"]) == ("working", len(steps) - 1, 2)
    wait_until(lambda: stranger.get(path)["done"] > 0)
    assert ada.done("POST", path).json()["done"] > 0, "it is not begun again"
    wait_until(lambda: stranger.get(path)["status"] != "working", seconds=300)
    analysis = stranger.get(path)
    assert (analysis["status"], analysis["done"]) == ("done", begun["all"])
    assert ada.get(path) == analysis
    for judged in analysis["decisions"]:
        step = steps[judged["step"]]
        assert (judged["seat"], judged["played"]["action"]) == (step["seat"], step["action"])
        assert judged["played"]["label"] == step["label"]
        assert len(judged["played"]["expected"]) == 2
        assert len(judged["played"]["results"]) == 2
        assert (judged["loss"] == 0) or judged["best"]["action"] != judged["played"]["action"]
    assert analysis["turning_points"], "whoever plays at random makes mistakes"
    losses = {judged["step"]: judged["loss"] for judged in analysis["decisions"]}
    assert all(losses[step] >= 1 for step in analysis["turning_points"])

    with TestClient(create_app(settings)) as restarted:
        assert Person(restarted).get(path) == analysis, "it is kept"


class Noting(Thinkers):
    """Judges at once, and notes what; `before` is done before each judgement."""

    def __init__(self, noted: list[int], before: Callable[[int], Any]) -> None:
        super().__init__(1)
        self.noted = noted
        self.before = before

    async def run(self, work: object, position: Position, number: int, tries: int) -> Any:  # type: ignore[override] # a stand-in
        """Note it."""
        await self.before(number)
        self.noted.append(number)
        if number % 5 == 0:
            return None  # there was nothing to choose
        choice = AdvisedChoice("buy 0", Message("choice"), 1.0, 1.0, [1.0, 0.0], [])
        return JudgedDecision(number, position.entries[number - 1][0], choice, choice, float(number % 7))


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[House, House]]:
    """Two processes' houses on one database."""
    settings = Settings(data=tmp_path)
    asyncio.run(migrate(settings))
    storages = [Storage(settings), Storage(settings)]
    yield House(settings, storages[0], lambda _: None), House(settings, storages[1], lambda _: None)
    for storage in storages:
        asyncio.run(storage.close())


async def finished_game(house: House) -> str:
    """A game that is over."""
    ada = await house.welcome(None, "Ada")
    table = await house.open_table(ada, NewTable("mech-a-dream", 2))
    await house.sit_down(ada, table.id, 1, None)
    await house.start(ada, table.id)
    while True:
        fresh = await house.table(table.id)
        async with house.match(fresh) as match:
            if match.state.is_over():
                return table.id
            seat = match.state.acting_seats()[0]
            number, action = match.seat_number(seat), match.state.legal_actions(seat)[0]
        await house.enter(fresh, seat, number, match.game.action_name(action))


async def until_ended(analyses: Analyses, table: str) -> Analysis:
    """Wait until nobody works on the analysis any more."""
    for _ in range(6000):
        analysis = await analyses.analysis(table)
        if analysis.status != "working":
            return analysis
        await asyncio.sleep(0.01)
    raise AssertionError("it never ends")


async def until_done(analyses: Analyses, table: str) -> list[int]:
    """Wait until the analysis is made; the steps that have been judged."""
    analysis = await until_ended(analyses, table)
    assert (analysis.status, analysis.done) == ("done", analysis.all)
    return [judged.step for judged in analysis.decisions]


def expected(noted: list[int]) -> list[int]:
    """The steps that have a judgement."""
    return [number for number in sorted(noted) if number % 5]


async def at_once(_: int) -> None:
    """Do nothing before a judgement."""
    await asyncio.sleep(0)


def test_two_processes_do_not_judge_anything_twice(houses: tuple[House, House]) -> None:
    async def story() -> None:
        tables = [await finished_game(houses[0]) for _ in range(2)]
        noted: list[int] = []
        both = [Analyses(house, Noting(noted, at_once)) for house in houses]
        await asyncio.gather(*(one.begin(table) for one in both for table in tables))
        for one in both:
            await one.start()
        steps = [await until_done(both[0], table) for table in tables]
        for one in both:
            await one.stop()
        decisions = (await both[1].analysis(tables[0])).all
        assert steps == [[number for number in range(1, decisions + 1) if number % 5]] * 2
        assert sorted(noted) == sorted([*range(1, decisions + 1)] * 2)

    asyncio.run(story())


@pytest.mark.parametrize("dies", [False, True], ids=["stops", "dies"])
def test_another_process_goes_on_where_one_has_stopped(
    houses: tuple[House, House], dies: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogwright.server.analyses.GONE_SECONDS", 0.5 if dies else 1e9)
    monkeypatch.setattr("cogwright.server.analyses.LOOK_SECONDS", 0.05)

    async def story() -> None:
        table = await finished_game(houses[0])
        reached = asyncio.Event()

        async def no_further_than_nine(number: int) -> None:
            if number == 10:
                reached.set()
                await asyncio.Event().wait()

        noted: list[int] = []
        first = Analyses(houses[0], Noting(noted, no_further_than_nine))
        second = Analyses(houses[1], Noting(noted, at_once))
        await first.begin(table)
        await first.start()
        await reached.wait()
        assert noted == list(range(1, 10))
        if dies:
            assert first._worker
            first._worker.cancel()
        else:
            await first.stop()
        await second.start()
        assert await until_done(second, table) == expected(noted)
        await second.stop()
        assert noted == list(range(1, len(noted) + 1)), "nothing is judged twice"

    asyncio.run(story())


def test_whoever_thinks_long_says_that_he_is_still_there(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And one that was taken for dead writes nothing more."""
    monkeypatch.setattr("cogwright.server.analyses.SAY_SECONDS", 0.05)
    monkeypatch.setattr("cogwright.server.analyses.LOOK_SECONDS", 0.05)
    monkeypatch.setattr("cogwright.server.analyses.GONE_SECONDS", 2.0)

    async def story() -> None:
        table = await finished_game(houses[0])
        slow: list[int] = []
        quick: list[int] = []

        async def long(number: int) -> None:
            await asyncio.sleep(3 if number == 1 else 0)

        first, second = Analyses(houses[0], Noting(slow, long)), Analyses(houses[1], Noting(quick, at_once))
        await first.begin(table)
        await first.start()
        await asyncio.sleep(0.2)
        await second.start()
        await until_done(first, table)
        await first.stop()
        await second.stop()
        assert quick == []
        assert slow == list(range(1, len(slow) + 1))

    asyncio.run(story())


def test_a_game_that_cannot_be_analysed_is_said_to_be_so(
    houses: tuple[House, House], caplog: pytest.LogCaptureFixture
) -> None:
    async def cannot(_: int) -> None:
        raise NotImplementedError

    async def story() -> None:
        table = await finished_game(houses[0])
        analyses = Analyses(houses[0], Noting([], cannot))
        await analyses.begin(table)
        await analyses.start()
        assert (await until_ended(analyses, table)).status == "failed"
        assert (await analyses.begin(table)).status == "failed"
        await analyses.stop()

    asyncio.run(story())
    assert "cannot be analysed" in caplog.text


def test_an_analysis_waits_for_a_process_that_has_the_components(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogwright.server.analyses.LOOK_SECONDS", 0.05)

    async def story() -> None:
        table = await finished_game(houses[0])
        noted: list[int] = []
        first, second = (Analyses(house, Noting(noted, at_once)) for house in houses)
        await first.begin(table)
        begin_match = House._begin

        def only_there(house: House, row: TableRow) -> Match:
            if house is houses[1]:
                raise Problem(409, "components-changed", "other components")
            return begin_match(house, row)

        monkeypatch.setattr(House, "_begin", only_there)
        await second.start()
        await asyncio.sleep(0.3)
        assert (await second.analysis(table)).status == "working"
        await first.start()
        assert await until_done(first, table) == expected(noted)
        await first.stop()
        await second.stop()

    asyncio.run(story())


def test_a_game_of_other_components_is_not_begun(houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(*_: object) -> None:
        raise Problem(409, "components-changed", "other components")

    async def story() -> None:
        table = await finished_game(houses[0])
        monkeypatch.setattr(House, "_begin", changed)
        with pytest.raises(Problem, match="other components"):
            await Analyses(houses[1], Thinkers(1)).begin(table)
        assert (await Analyses(houses[1], Thinkers(1)).analysis(table)).status == "none"

    asyncio.run(story())
