"""Hints: who gets one and when, that they tell nothing hidden, and that a table thinks about one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server_people import Person, begin, wait_until

import cogwright
from cogwright.engine import Match, RandomSource
from cogwright.players import Budget
from cogwright.server import Settings, migrate
from cogwright.server.hints import Hints, advise
from cogwright.server.house import House
from cogwright.server.problems import Problem
from cogwright.server.storage import Storage
from cogwright.server.structs import Act, Hint, NewTable
from cogwright.server.thinkers import Position, Thinkers


def against_a_bot(person: Person, **more: Any) -> tuple[str, dict[str, Any]]:
    """A table of one person and a bot where the person has to decide, and its news."""
    table = person.open(bots={"1": "random"}, **more)
    person.start(table)
    wait_until(lambda: bool(person.news(table)["choices"]))
    return table, person.news(table)


def asked(news: dict[str, Any]) -> dict[str, Any]:
    """The request for a hint that fits the news."""
    return {"seat": news["you"], "number": news["seat_number"]}


# Where hints are allowed


def test_by_default_only_somebody_who_plays_against_bots_alone_gets_hints(ada: Person, ben: Person) -> None:
    assert ada.get(f"/api/tables/{ada.open(bots={'1': 'greedy'})}")["table"]["hints"] is True
    shared = ada.open()
    assert ada.news(shared)["table"]["hints"] is False, "somebody else may come"
    ben.sit(shared, 1)
    assert ada.news(shared)["table"]["hints"] is False
    ada.done("PUT", f"/api/tables/{shared}/seats/1/bot", {"bot": "greedy"})
    assert ada.news(shared)["table"]["hints"] is True


@pytest.mark.parametrize("allowed", [True, False])
def test_the_host_may_decide_otherwise(ada: Person, ben: Person, allowed: bool) -> None:
    assert ada.news(begin(ada, ben, hints=allowed))["table"]["hints"] is allowed
    assert ada.news(ada.open(bots={"1": "greedy"}, hints=allowed))["table"]["hints"] is allowed


# What they say


def test_a_hint_names_the_best_choices_what_to_expect_and_a_line(ada: Person) -> None:
    table, news = against_a_bot(ada)
    hint = ada.done("POST", f"/api/tables/{table}/hint", asked(news)).json()
    offered = {choice["action"]: choice["label"] for choice in news["choices"]}
    assert (hint["seat"], hint["number"], hint["alone"]) == (news["you"], news["seat_number"], False)
    assert 1 <= len(hint["choices"]) <= 3
    for choice in hint["choices"]:
        assert offered[choice["action"]] == choice["label"]
        assert all(move["label"]["id"] for move in choice["line"])
    assert len(hint["choices"][0]["expected"]) == 2
    assert ada.done("POST", f"/api/tables/{table}/hint", asked(news)).json() == hint
    assert ada.news(table)["number"] == news["number"], "a hint changes nothing"


def test_a_hint_is_refused_where_it_has_no_place(ada: Person, ben: Person, stranger: Person) -> None:
    waiting = ada.open(bots={"1": "random"})
    ada.refused(409, "not-playing", "POST", f"/api/tables/{waiting}/hint", {"seat": 0, "number": 0})
    table, news = against_a_bot(ada)
    path, body = f"/api/tables/{table}/hint", asked(news)
    stranger.refused(401, "not-a-visitor", "POST", path, body)
    ben.refused(403, "not-your-seat", "POST", path, body)
    ada.refused(403, "not-your-seat", "POST", path, {**body, "seat": 1})
    ada.refused(404, "not-found", "POST", path, {**body, "seat": 2})
    ada.refused(409, "ahead", "POST", path, {**body, "number": body["number"] + 1})
    ada.refused(400, "bad-request", "POST", path, {"seat": 0})
    ada.act(table, news["choices"][0]["action"], **body)
    ada.refused(409, "late", "POST", path, body)
    ada.done("PUT", f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    ada.refused(409, "bot-plays", "POST", path, body)


def test_a_hint_is_refused_where_they_are_not_allowed_and_when_others_decide(ada: Person, ben: Person) -> None:
    without = begin(ada, ben)
    news = ada.news(without)
    person = ada if 0 in news["acting"] else ben
    person.refused(403, "no-hints", "POST", f"/api/tables/{without}/hint", asked(person.news(without)))
    allowed = begin(ada, ben, hints=True)
    waiting = ben if 0 in ada.news(allowed)["acting"] else ada
    waiting.refused(409, "not-your-turn", "POST", f"/api/tables/{allowed}/hint", asked(waiting.news(allowed)))


class Otherwise(Position):
    """The same position with everything that the acting seat cannot see drawn anew."""

    def match(self) -> Match:
        """The match."""
        match = super().match()
        (seat,) = match.state.acting_seats()
        match.state = match.state.guess(seat, RandomSource(77))
        return match


def test_a_hint_does_not_depend_on_what_is_hidden() -> None:
    match = Match.new(cogwright.game("mech-a-dream"), 2, 5)
    (seat,) = match.state.acting_seats()
    budget = Budget(iterations=8)
    hints = [advise(kind("mech-a-dream", None, 2, 5, {}, []), seat, 0, budget) for kind in (Position, Otherwise)]
    assert hints[0] == hints[1]


# One at a time


class SlowThinkers(Thinkers):
    """Thinks until it is told to be done."""

    def __init__(self) -> None:
        super().__init__(1)
        self.begun = asyncio.Event()
        self.done = asyncio.Event()
        self.asked = 0

    async def run(self, work: object, *given: object) -> Any:
        """Wait."""
        self.asked += 1
        self.begun.set()
        await self.done.wait()
        if self.asked == 1:
            raise OSError("the process has died")
        return Hint(0, 0, False, [])


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house with a database of its own."""
    settings = Settings(data=tmp_path)
    asyncio.run(migrate(settings))
    storage = Storage(settings)
    yield House(settings, storage, lambda _: None)
    asyncio.run(storage.close())


def test_a_table_thinks_about_one_hint_at_a_time(house: House) -> None:
    async def story() -> None:
        ada = await house.welcome(None, "Ada")
        new = NewTable("mech-a-dream", 2, options={"smart-robots": True}, hints=True)
        table = await house.open_table(ada, new)
        await house.sit_down(ada, table.id, 1, "Ben")
        await house.start(ada, table.id)
        thinkers = SlowThinkers()
        hints = Hints(house, thinkers)
        twice = [asyncio.create_task(hints.hint(ada, table.id, 0, 0)) for _ in range(2)]
        await thinkers.begun.wait()
        with pytest.raises(Problem) as refused:
            await hints.hint(ada, table.id, 1, 0)
        assert (refused.value.status, refused.value.code) == (409, "busy")
        thinkers.done.set()
        answers = await asyncio.gather(*twice, return_exceptions=True)
        assert [type(answer) for answer in answers] == [OSError, OSError], "both waited for the same one"
        assert isinstance(await hints.hint(ada, table.id, 0, 0), Hint), "what failed is tried again"
        await hints.hint(ada, table.id, 0, 0)
        assert thinkers.asked == 2, "what has been thought once is kept"
        async with house.match(await house.table(table.id)) as match:
            other = match.game.action_name(match.state.legal_actions(1)[0])
        async with house.acted(ada, table.id, Act(1, 0, other)):
            pass
        await hints.hint(ada, table.id, 0, 0)
        assert thinkers.asked == 3, "the position has changed"

    asyncio.run(story())
