"""The house without HTTP: what happens at the same moment, bots that cannot move, the form of the database, and hidden things."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

import cogwright
from cogwright.engine import BadOption, Game, Match, RandomSource, games
from cogwright.server import Settings, migrate
from cogwright.server.bot_players import BotPlayers
from cogwright.server.house import House
from cogwright.server.news import match_news, table_info
from cogwright.server.problems import Problem
from cogwright.server.storage import Base, SeatRow, Storage, TableRow, VisitorRow, open_database
from cogwright.server.structs import NewTable
from cogwright.server.thinkers import Thinkers

TWO_BOTS = {"0": "random", "1": "random"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house with a database of its own."""
    settings = Settings(data=tmp_path, bot_delay=0)
    asyncio.run(migrate(settings))
    storage = Storage(settings)
    yield House(settings, storage, lambda _: None)
    asyncio.run(storage.close())


async def two_at_a_table(house: House) -> tuple[VisitorRow, VisitorRow, str]:
    """A host and a guest at a table that has not started."""
    host, guest = await house.welcome(None, "Ada"), await house.welcome(None, "Ben")
    table = await house.open_table(host, NewTable("mech-a-dream", 2))
    await house.sit_down(guest, table.id, 1, None)
    return host, guest, table.id


def first_let(house: House, name: str, happen: Callable[[], Awaitable[object]], patch: pytest.MonkeyPatch) -> None:
    """Let something happen between what the house's method has been asked to do and its doing it."""
    method = getattr(house, name)

    async def later(*arguments: Any, **named: Any) -> object:
        patch.setattr(house, name, method)
        await happen()
        return await method(*arguments, **named)

    patch.setattr(house, name, later)


@pytest.mark.parametrize(
    "leave",
    [
        lambda house, guest, table: house.clear_seat(guest, table, 1),
        lambda house, guest, table: house.seat_bot(guest, table, 1, "random"),
    ],
    ids=["stands up", "hands the seat to a bot"],
)
def test_nobody_leaves_his_seat_in_the_moment_of_the_start(
    house: House, leave: Callable[[House, VisitorRow, str], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> TableRow:
        host, guest, table = await two_at_a_table(house)
        first_let(house, "_change_seat", lambda: house.start(host, table), monkeypatch)
        with pytest.raises(Problem) as refused:
            await leave(house, guest, table)
        assert refused.value.code == "not-open"
        return await house.table(table)

    table = asyncio.run(story())
    assert table.status == "playing"
    assert (table.seats[1].name, table.seats[1].bot) == ("Ben", None)


def test_a_table_is_not_closed_in_the_moment_of_the_start(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> TableRow:
        host, _, table = await two_at_a_table(house)
        first_of_all(house, lambda: house.start(host, table), monkeypatch)
        assert await code_of(house.close(host, table)) == "not-open"
        return await house.table(table)

    assert asyncio.run(story()).status == "playing"


def test_a_game_does_not_start_at_a_table_that_was_just_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        host, _, table = await two_at_a_table(house)
        first_of_all(house, lambda: house.close(host, table), monkeypatch)
        assert await code_of(house.start(host, table)) == "table-closed"

    asyncio.run(story())


def test_a_game_does_not_start_with_a_seat_that_was_just_left(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> TableRow:
        host, guest, table = await two_at_a_table(house)
        first_of_all(house, lambda: house.clear_seat(guest, table, 1), monkeypatch)
        assert await code_of(house.start(host, table)) == "seats-empty"
        return await house.table(table)

    assert asyncio.run(story()).status == "open"


def first_of_all(house: House, happen: Callable[[], Awaitable[object]], patch: pytest.MonkeyPatch) -> None:
    """Before anything else is written, something happens."""
    patch.setattr(house.storage, "write", after_once(house.storage.write, happen))


async def code_of(asked: Awaitable[object]) -> str:
    """The code with which it is refused."""
    with pytest.raises(Problem) as refused:
        await asked
    return refused.value.code


def after_once(method: Callable[..., Awaitable[Any]], happen: Callable[[], Awaitable[object]]) -> Callable[..., Any]:
    """The method, but before its first call something else happens."""
    waiting = [happen]

    async def later(*arguments: Any) -> object:
        if waiting:
            await waiting.pop()()
        return await method(*arguments)

    return later


class BrokenPool(Executor):
    """A pool whose processes die."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        """Fail."""
        self.asked += 1
        answer: Future[Any] = Future()
        answer.set_exception(BrokenProcessPool("a process of the pool has died"))
        return answer


async def bots_alone(house: House, seconds: float) -> str:
    """Let bots sit down at a table, and try to move them for a while."""
    host = await house.welcome(None, "Ada")
    table = await house.open_table(host, NewTable("mech-a-dream", 2, bots=TWO_BOTS))
    await house.start(host, table.id)
    bots = BotPlayers(house, Thinkers(1))
    await bots.start()
    await asyncio.sleep(seconds)
    await bots.stop()
    return table.id


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a fault."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_broken_pool_is_not_tried_again_and_again(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool = BrokenPool()
    monkeypatch.setattr(Thinkers, "_executor", lambda _: pool)
    asyncio.run(bots_alone(house, 0.5))
    assert pool.asked == 1
    assert "a bot could not move" in caplog.text


def test_a_table_whose_bots_cannot_move_is_told_once(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("cogwright.server.bot_players.SWEEP_SECONDS", 0.05)
    monkeypatch.setattr("cogwright.server.bot_players.now", lambda: float("inf"))
    monkeypatch.setattr(House, "_begin", components_changed)
    table = asyncio.run(bots_alone(house, 0.6))
    assert faults(caplog) == [f"the bots of table {table} cannot move: other components"]


def components_changed(*_: object) -> Match:
    """What happens at a table of other components."""
    raise Problem(409, "components-changed", "other components")


def test_a_bot_that_does_what_is_not_legal_is_told_once(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Wrong(Executor):
        """A bot that answers what is never legal at first."""

        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            """Answer."""
            answer: Future[Any] = Future()
            answer.set_result(illegal)
            return answer

    game = cogwright.game("mech-a-dream")
    legal = game.new(2, 1).legal_actions(game.new(2, 1).acting_seats()[0])
    illegal = next(game.action_name(action) for action in range(len(game.vocabulary)) if action not in legal)
    monkeypatch.setattr(Thinkers, "_executor", lambda _: Wrong())
    monkeypatch.setattr("cogwright.server.house.secret_seed", lambda: 1)
    asyncio.run(bots_alone(house, 0.5))
    (told,) = faults(caplog)
    assert "cannot move" in told


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    found: list[Any] = []

    def compare(connection: Connection) -> None:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        found.extend(compare_metadata(context, Base.metadata))

    async def story() -> None:
        await migrate(settings)
        database = open_database(settings)
        await database.change(compare)
        await database.close()

    asyncio.run(story())
    assert found == []


def all_flags(game: Game, seats: int) -> dict[str, object]:
    """Options with everything switched on that goes together with this number of seats."""
    flags: dict[str, object] = {}
    for option in game.options:
        with suppress(BadOption):
            game.check_options(seats, {**flags, option.id: True})
            flags[option.id] = True
    return flags


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("everything", [False, True], ids=["plain", "everything"])
def test_news_are_the_same_whatever_is_hidden(game_id: str, everything: bool) -> None:
    """Whatever a reader cannot tell apart, no part of the news tells him: not the choices, their words or the refusals either."""
    game = cogwright.game(game_id)
    seats = min(3, game.max_seats)
    match = Match.new(game, seats, 11, all_flags(game, seats) if everything else {})
    chance, rng = random.Random(11), RandomSource(11)
    for _ in range(150):
        if match.state.is_over():
            break
        truth, told = match.state, {reader: news_of(match, reader) for reader in (*range(seats), None)}
        for seat in range(seats):
            match.state = truth.guess(seat, rng)
            assert news_of(match, seat) == told[seat]
            assert news_of(match, None) == told[None], "a spectator knows no more than any seat"
        match.state = truth
        seat = chance.choice(match.state.acting_seats())
        match.play(seat, chance.choice(match.state.legal_actions(seat)))


def test_I2_news_for_the_seat_itself_do_tell_what_it_keeps() -> None:
    """So that the test above compares something that differs."""
    game = cogwright.game("mech-a-dream")
    match = Match.new(game, 2, 11, {"smart-robots": True})
    match.play(0, game.action("keep 1"))
    truth, told = match.state, news_of(match, 0)
    guesses = [truth.guess(1, RandomSource(seed)) for seed in range(10)]
    seen = set()
    for match.state in guesses:
        seen.add(news_of(match, 0))
    assert told in seen
    assert len(seen) > 1


def news_of(match: Match, reader: int | None) -> bytes:
    """What the reader is sent."""
    seats = [SeatRow(seat=seat, visitor=f"visitor {seat}", secret=f"secret {seat}") for seat in range(match.seats)]
    table = TableRow(
        id="table", game=match.game.id, title="", options={}, seed="11", public=True, host="visitor 0", status="playing",
        created=0.0, changed=0.0, seats=seats, host_row=VisitorRow(id="visitor 0", name="Ada", created=0.0),
    )  # fmt: skip
    visitor = None if reader is None else VisitorRow(id=f"visitor {reader}", name="", created=0.0)
    info = table_info(table, visitor, match.state.acting_seats(), [])
    return msgspec.json.encode(match_news(info, match, reader))
