"""The HTTP API: everything a client can ask for or do."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, HttpMethod, MediaType, Request, Response, delete, get, post, put, route, websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from cogwright.engine import Match, Record
from cogwright.server.analyses import Analyses
from cogwright.server.hints import Hints
from cogwright.server.house import House
from cogwright.server.live import Live, Watcher
from cogwright.server.news import journal_lines, match_news, open_news, replay, seat_names, table_info, your_seat
from cogwright.server.problems import Problem
from cogwright.server.storage import TableRow, VisitorRow
from cogwright.server.structs import (
    Act,
    Analysis,
    AskHint,
    Claimed,
    GameInfo,
    Hint,
    JournalLine,
    News,
    NewTable,
    Replay,
    Return,
    SeatBot,
    SitDown,
    TableInfo,
    Undo,
    VisitorInfo,
    VisitorName,
)
from cogwright.server.visitors import Visitors, known

MAX_RECORD: Final = 1024 * 1024
REFUSED: Final = 4000
"""A WebSocket that is refused closes with this plus the HTTP status of the refusal."""
log = logging.getLogger(__name__)

Language = Literal["en", "ja"]
AHouse = NamedDependency[House]
ALive = NamedDependency[Live]
AHints = NamedDependency[Hints]
AnAnalyses = NamedDependency[Analyses]
Cookies = NamedDependency[Visitors]
Asking = NamedDependency[VisitorRow | None]
WantedSeat = Annotated[int | None, QueryParameter(description="one of your own seats")]


class Games(Controller):
    """What is installed: games, their components, words and rulebooks."""

    path = "/games"
    tags = ["games"]  # noqa: RUF012 - how the framework wants it

    @get("/")
    async def games(self, house: AHouse) -> list[GameInfo]:
        """All installed games, with what a form for a new table needs."""
        found = [house.game(id) for id in house.game_ids()]
        return [
            GameInfo(
                id=game.id,
                title=dict(game.title),
                min_seats=game.min_seats,
                max_seats=game.max_seats,
                options=list(game.options),
                bots=house.bot_names(),
                edition=f"{game.components.edition} {game.components.version}",
                view=game.view_type.__name__,
                paragraphs=dict(game.paragraphs),
            )
            for game in found
        ]

    @get("/{game_id:str}/components")
    async def components(self, house: AHouse, game_id: FromPath[str]) -> dict[str, Any]:
        """The component set of a game, table by table."""
        return dict(house.game(game_id).components.data)

    @get("/{game_id:str}/words/{language:str}", media_type=MediaType.TEXT)
    async def words(self, house: AHouse, game_id: FromPath[str], language: FromPath[str]) -> str:
        """The words of a game as a Fluent file, in `en` or `ja`."""
        return house.game(game_id).words(language)

    @get("/{game_id:str}/rulebook/{language:str}", media_type="text/markdown")
    async def rulebook(self, house: AHouse, game_id: FromPath[str], language: FromPath[str]) -> str:
        """The rulebook of a game as Markdown, in `en` or `ja`."""
        return house.game(game_id).rulebook(language)


class People(Controller):
    """Visitors and their seats."""

    path = "/"
    tags = ["people"]  # noqa: RUF012 - how the framework wants it

    @get("/visitor")
    async def who(self, visitor: Asking) -> VisitorInfo:
        """Who you are to this server; an empty name if you have not given one."""
        return VisitorInfo(visitor.id, visitor.name) if visitor else VisitorInfo("", "")

    @post("/visitor", status_code=200)
    async def call_me(
        self,
        house: AHouse,
        visitors: Cookies,
        visitor: Asking,
        data: JSONBody[VisitorName],
    ) -> Response[VisitorInfo]:
        """Give a name (or another one); the answer's signed cookie knows you again."""
        row = await house.welcome(visitor, data.name)
        return Response(VisitorInfo(row.id, row.name), cookies=[visitors.cookie(row)])

    @post("/return", status_code=200)
    async def come_back(
        self,
        house: AHouse,
        visitors: Cookies,
        visitor: Asking,
        data: JSONBody[Return],
    ) -> Response[Claimed]:
        """Take the seat of a return link, from whatever browser."""
        row = visitor
        if row is None:
            row = await house.welcome(None, await house.name_behind(data.secret))
        table_id, seat = await house.claim(row, data.secret)
        return Response(Claimed(table_id, seat), cookies=[visitors.cookie(row)])


class Tables(Controller):
    """Tables: opened, joined, started, played, read."""

    path = "/tables"
    tags = ["tables"]  # noqa: RUF012 - how the framework wants it

    @get("/")
    async def tables(
        self,
        house: AHouse,
        live: ALive,
        visitor: Asking,
        which: FromQuery[Literal["open", "mine", "playing", "finished"]] = "open",
        page: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0,
    ) -> list[TableInfo]:
        """Tables, the latest first, 50 a page: public ones by status, or all of yours."""
        found = await house.tables(which, visitor, page)
        infos: list[TableInfo] = []
        for table in found:
            waiting: list[int] = []
            if table.status == "playing" and which == "mine":
                with suppress(Problem):  # one table that cannot be read must not hide the others
                    async with house.match(table) as match:
                        waiting = match.state.acting_seats()
            infos.append(table_info(table, visitor, waiting, live.online(table)))
        return infos

    @post("/")
    async def open(
        self,
        house: AHouse,
        live: ALive,
        visitor: Asking,
        data: JSONBody[NewTable],
    ) -> TableInfo:
        """Open a table; you are its host and sit at the first seat without a bot."""
        row = await house.open_table(known(visitor), data)
        return table_info(row, visitor, [], live.online(row))

    @get("/{table_id:str}")
    async def news(
        self,
        house: AHouse,
        live: ALive,
        visitor: Asking,
        table_id: FromPath[str],
        seat: WantedSeat = None,
    ) -> News:
        """The table now, for one of your seats or as a spectator."""
        return await news_for(house, live, visitor, table_id, seat)

    @post("/{table_id:str}/seats/{seat:int}", status_code=204)
    async def sit_down(
        self,
        house: AHouse,
        visitor: Asking,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SitDown],
    ) -> None:
        """Sit down at an empty seat before the start, or take your own seat back from a bot."""
        await house.sit_down(known(visitor), table_id, seat, data.name)

    @delete("/{table_id:str}/seats/{seat:int}")
    async def clear_seat(
        self,
        house: AHouse,
        visitor: Asking,
        table_id: FromPath[str],
        seat: FromPath[int],
    ) -> None:
        """Stand up, or (the host) free a seat, before the start."""
        await house.clear_seat(known(visitor), table_id, seat)

    @put("/{table_id:str}/seats/{seat:int}/bot", status_code=204)
    async def seat_bot(
        self,
        house: AHouse,
        visitor: Asking,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatBot],
    ) -> None:
        """Let a bot play a seat (the host; during the play also for somebody who stays away)."""
        await house.seat_bot(known(visitor), table_id, seat, data.bot)

    @post("/{table_id:str}/start", status_code=204)
    async def start(self, house: AHouse, visitor: Asking, table_id: FromPath[str]) -> None:
        """Start the game (the host, when every seat is filled)."""
        await house.start(known(visitor), table_id)

    @delete("/{table_id:str}")
    async def close(self, house: AHouse, visitor: Asking, table_id: FromPath[str]) -> None:
        """Close a table that nobody has started (the host): it is gone from the lobby, and its link leads nowhere."""
        await house.close(known(visitor), table_id)

    @post("/{table_id:str}/actions", status_code=200)
    async def act(
        self,
        house: AHouse,
        live: ALive,
        visitor: Asking,
        table_id: FromPath[str],
        data: JSONBody[Act],
    ) -> News:
        """Take an action. Acknowledged means stored; sending the same again is harmless."""
        async with house.acted(known(visitor), table_id, data) as (table, match):
            return news_of(table, match, live, visitor, data.seat)

    @post("/{table_id:str}/undo", status_code=200)
    async def undo(
        self,
        house: AHouse,
        live: ALive,
        visitor: Asking,
        table_id: FromPath[str],
        data: JSONBody[Undo],
    ) -> News:
        """Take back your latest decision, if nothing hidden came into view since and nobody else has decided."""
        async with house.acted(known(visitor), table_id, data) as (table, match):
            return news_of(table, match, live, visitor, data.seat)

    @post("/{table_id:str}/hint", status_code=200)
    async def hint(
        self,
        hints: AHints,
        visitor: Asking,
        table_id: FromPath[str],
        data: JSONBody[AskHint],
    ) -> Hint:
        """What the search advises one of your seats that has to decide, if the table allows hints."""
        return await hints.hint(known(visitor), table_id, data.seat, data.number)

    @get("/{table_id:str}/journal")
    async def journal(
        self,
        house: AHouse,
        visitor: Asking,
        table_id: FromPath[str],
        seat: WantedSeat = None,
    ) -> list[JournalLine]:
        """The whole journal, as far as you may read it."""
        table = await house.table(table_id)
        if table.status == "open":
            return []
        async with house.match(table) as match:
            return journal_lines(match.lines, your_seat(table, match, visitor, seat))

    @get("/{table_id:str}/record", media_type=MediaType.TEXT)
    async def record(self, house: AHouse, table_id: FromPath[str]) -> str:
        """The record of a finished game, with its seed."""
        return (await finished_record(house, table_id))[1].write()

    @get("/{table_id:str}/replay")
    async def replay(self, house: AHouse, table_id: FromPath[str]) -> Replay:
        """A finished game, decision by decision."""
        table, record = await finished_record(house, table_id)
        return await asyncio.to_thread(replay, record, house.game(table.game), table.title)

    @post("/{table_id:str}/analysis", status_code=200)
    async def analyse(self, analyses: AnAnalyses, table_id: FromPath[str]) -> Analysis:
        """Let the coach look at a finished game, in the background; nothing happens if it has or does so already."""
        return await analyses.begin(table_id)

    @get("/{table_id:str}/analysis")
    async def analysis(self, analyses: AnAnalyses, table_id: FromPath[str]) -> Analysis:
        """What the coach thinks of a finished game, as far as it has got."""
        return await analyses.analysis(table_id)


@post("/replay", status_code=200, request_max_body_size=MAX_RECORD, tags=["tables"])
async def replay_record(house: AHouse, request: Request[Any, Any, Any]) -> Replay:
    """A game from the text of a record, checked and played through."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem(400, "bad-request", "a record is text in UTF-8") from None
    record = Record.read(text)
    return await asyncio.to_thread(replay, record, house.game(record.game))


@websocket("/tables/{table_id:str}/live")
async def follow(
    socket: WebSocket[Any, Any, Any],
    house: AHouse,
    live: ALive,
    visitors: Cookies,
    table_id: FromPath[str],
    seat: WantedSeat = None,
) -> None:
    """The news of a table for one of your seats (or a spectator): at once, and whenever anything changes."""
    visitor = await visitors.recognise(socket)
    await socket.accept()
    watcher = live.watch(table_id, visitor.id if visitor else None)
    sending = asyncio.create_task(send_news(socket, house, live, watcher, visitor, seat))
    leaving = asyncio.create_task(until_left(socket))
    try:
        await asyncio.wait((sending, leaving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.leave(watcher)
        sending.cancel()
        leaving.cancel()
        await asyncio.gather(sending, leaving, return_exceptions=True)


async def send_news(
    socket: WebSocket[Any, Any, Any],
    house: House,
    live: Live,
    watcher: Watcher,
    visitor: VisitorRow | None,
    seat: int | None,
) -> None:
    """Send the news that have changed, until the connection ends or the table cannot be read."""
    last = b""
    try:
        while True:
            watcher.changed.clear()
            news = msgspec.json.encode(await news_for(house, live, visitor, watcher.table_id, seat))
            if news != last:
                last = news
                try:
                    await socket.send_text(news.decode())
                except Exception:  # the connection is closing: each library tells it in its own way
                    return
            await watcher.changed.wait()
    except Problem as problem:
        await socket.close(REFUSED + problem.status, problem.code)
    except Exception:  # the client comes back by itself
        log.exception("fault while sending news of table %s", watcher.table_id)
        with suppress(Exception):
            await socket.close(REFUSED + 500, "internal")


async def until_left(socket: WebSocket[Any, Any, Any]) -> None:
    """Wait until the connection has ended; whatever is sent to us is not looked at."""
    with suppress(WebSocketDisconnect):
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass


async def news_for(house: House, live: Live, visitor: VisitorRow | None, table_id: str, seat: int | None) -> News:
    """The table now, for one reader."""
    table = await house.table(table_id)
    if table.status == "open":
        return open_news(table_info(table, visitor, [], live.online(table)), your_seat(table, None, visitor, seat))
    async with house.match(table) as match:
        if match.state.is_over() and table.status != "finished":
            table = await house.table(table_id)
        return news_of(table, match, live, visitor, seat)


def news_of(table: TableRow, match: Match, live: Live, visitor: VisitorRow | None, seat: int | None) -> News:
    """A table that has started, for one reader."""
    info = table_info(table, visitor, match.state.acting_seats(), live.online(table))
    return match_news(info, match, your_seat(table, match, visitor, seat))


async def finished_record(house: House, table_id: str) -> tuple[TableRow, Record]:
    """The record of a finished table (Problem 409 before the end: it would tell the seed)."""
    table = await house.table(table_id)
    if table.status != "finished":
        raise Problem(409, "not-finished", "the game is not over; its record would tell what is hidden")
    async with house.match(table) as match:
        return table, match.record(seat_names(table))


@route("/{path:path}", http_method=list(HttpMethod), include_in_schema=False)
async def nothing_here(path: FromPath[str]) -> None:
    """Any other path of the API."""
    raise Problem(404, "not-found", f"there is nothing at /api{path}")


HANDLERS: list[Any] = [Games, People, Tables, replay_record, follow]
