"""The house: all tables of a server. Opens them, seats people and bots, and carries out what seats do.

A table's match in memory is a cache: the start and the entries in the database rebuild it anywhere, and the moment of the table's
last change tells whether it is still true. What a seat does is written
first and acknowledged after the commit; two processes that write the same number cannot both succeed, and the one that fails reads
what has come in between and checks again.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

import cogwright
from cogwright.engine import (
    UNDO,
    CogwrightError,
    Entry,
    Game,
    IllegalAction,
    Match,
    Message,
    UnknownAction,
    UnknownGame,
    edition,
    games,
    secret_seed,
)
from cogwright.players import bot_names
from cogwright.server.problems import Problem
from cogwright.server.settings import Settings
from cogwright.server.storage import EntryRow, SeatRow, Storage, TableRow, VisitorRow, changed_rows, now
from cogwright.server.structs import NAME_LENGTH, Act, NewTable, Undo
from cogwright.server.thinkers import Position

log = logging.getLogger(__name__)

MATCHES_KEPT: Final = 500
OPEN_TABLES_A_VISITOR: Final = 20
PAGE: Final = 50
UNDO_NAME: Final = "undo"
ATTEMPTS: Final = 20
URL_SAFE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What ids and secrets are made of."""


class OpenMatch:
    """A table and its match kept in memory, and the lock that keeps them and the database in step."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: TableRow | None = None
        self.match: Match | None = None
        self.changed = 0.0
        """When the table, as the match shows it, had changed: every entry changes the table."""


class House:
    """All tables, for one server process. `announce` is called with a table's id after everything that changes it."""

    def __init__(self, settings: Settings, storage: Storage, announce: Callable[[str], None]) -> None:
        self.settings = settings
        self.storage = storage
        self.announce = announce
        self._games: dict[str, Game] = {}
        self._open: OrderedDict[str, OpenMatch] = OrderedDict()

    # Games

    def game_ids(self) -> list[str]:
        """All installed games."""
        return games()

    def game(self, id: str) -> Game:
        """An installed game with the component set that this server uses for it.

        Raises:
            Problem: there is none of this id (404).
        """
        if id not in self._games:
            try:
                self._games[id] = cogwright.game(id, self.components_file(id))
            except UnknownGame as error:
                raise Problem(404, "not-found", str(error)) from None
        return self._games[id]

    def components_file(self, id: str) -> str | None:
        """The owner's component file of a game, if the server has one."""
        folder = self.settings.components
        file = folder / f"{id}.toml" if folder else None
        return str(file) if file and file.is_file() else None

    # Visitors

    async def welcome(self, visitor: VisitorRow | None, name: str) -> VisitorRow:
        """Note the name of a visitor; somebody new becomes one."""
        called = checked_name(name)

        def work(session: Session) -> VisitorRow:
            row = session.get(VisitorRow, visitor.id) if visitor else None
            if row is None:
                row = VisitorRow(id=secrets.token_urlsafe(12), name=called, created=now())
                session.add(row)
            row.name = called
            return row

        return await self.storage.write(work)

    # Tables before the start

    async def open_table(self, visitor: VisitorRow, new: NewTable) -> TableRow:
        """Open a table; its host sits down at the first seat without a bot.

        Raises:
            Problem, CogwrightError: unknown game, bot or option, or a number of seats the game does not have.
        """
        try:
            game = self.game(new.game)
        except Problem as problem:
            raise Problem(400, "bad-request", problem.detail) from None
        game.check_seats(new.seats)
        options = game.check_options(new.seats, new.options)
        seed = secret_seed()
        game.new(new.seats, seed, options)  # options that only the setup can refuse are refused here
        bots = self._checked_bots(new)
        await self._check_room(visitor)
        title = checked_name(new.title) if new.title.strip() else ""
        seats = [SeatRow(seat=seat, bot=bots.get(seat), secret=secrets.token_urlsafe(24)) for seat in range(new.seats)]
        first = next((seat for seat in seats if seat.bot is None), None)
        if first is not None:
            first.visitor, first.name = visitor.id, visitor.name

        def work(session: Session) -> str:
            row = TableRow(
                id=secrets.token_urlsafe(9),
                game=game.id,
                title=title,
                options=dict(options),
                seed=str(seed),
                edition=played_edition(game),
                public=new.public,
                hints=new.hints,
                host=visitor.id,
                status="open",
                bots_to_move=False,
                created=now(),
                changed=now(),
                seats=seats,
            )
            session.add(row)
            return row.id

        return await self.table(await self.storage.write(work))

    def _checked_bots(self, new: NewTable) -> dict[int, str]:
        bots: dict[int, str] = {}
        for seat, bot in new.bots.items():
            if not seat.isdecimal() or not int(seat) < new.seats:
                raise Problem(
                    400, "bad-request", f"bots: the seats of this table are 0 to {new.seats - 1}, not {seat!r}"
                )
            bots[int(seat)] = self._checked_bot(bot)
        return bots

    def bot_names(self) -> list[str]:
        """The bots that people may seat here: those that every server has, and the programs that the operator named."""
        return [*bot_names(), *self.settings.bots]

    def _checked_bot(self, bot: str) -> str:
        """A bot that people may seat here (Problem 400 otherwise)."""
        if bot not in self.bot_names():
            raise Problem(400, "bad-request", f"bot {bot!r} is unknown; allowed are {', '.join(self.bot_names())}")
        return bot

    async def _check_room(self, visitor: VisitorRow) -> None:
        query = select(func.count()).where(TableRow.host == visitor.id, TableRow.status == "open")
        count = await self.storage.read(lambda session: session.scalar(query)) or 0
        if count >= OPEN_TABLES_A_VISITOR:
            raise Problem(
                429, "too-many", f"you have {count} tables that have not started; start or close those first",
                Message("problem-too-many-tables", {"n": count}),
            )  # fmt: skip

    async def sit_down(self, visitor: VisitorRow, table_id: str, seat: int, name: str | None) -> None:
        """Take an empty seat before the start, or one's own seat back from a bot.

        Raises:
            Problem: the seat is taken (409), or there is none.
        """
        table = await self.table(table_id)
        row = seat_row(table, seat)
        called = checked_name(name) if name and name.strip() else visitor.name
        if row.visitor == visitor.id and row.bot is not None:
            if table.status == "finished":
                raise Problem(409, "not-playing", "the game is over")
            await self._change_seat(table, seat, SeatRow.visitor == visitor.id, bot=None, name=called)
            return
        if row.visitor == visitor.id:
            return
        if table.status != "open":
            raise Problem(409, "not-open", "the game has started; only the seat's return link lets you sit down now")
        changed = await self._change_seat(
            table, seat, SeatRow.visitor.is_(None) & SeatRow.bot.is_(None), visitor=visitor.id, name=called
        )
        if not changed:
            raise Problem(409, "seat-taken", f"seat {seat} is taken")

    async def clear_seat(self, visitor: VisitorRow, table_id: str, seat: int) -> None:
        """Stand up, or (the host) free a seat of a person or a bot, before the start."""
        table = await self.table(table_id)
        row = seat_row(table, seat)
        if table.status != "open":
            raise Problem(409, "not-open", "the game has started; seats cannot be freed any more")
        if row.visitor != visitor.id and table.host != visitor.id:
            raise Problem(403, "not-host", "only the host or whoever sits there can free a seat")
        secret = secrets.token_urlsafe(24)
        await self._change_seat(table, seat, SeatRow.seat == seat, visitor=None, name=None, bot=None, secret=secret)

    async def seat_bot(self, visitor: VisitorRow, table_id: str, seat: int, bot: str) -> None:
        """Let a bot play a seat: before the start an empty or any other seat, later the seat of somebody who stays away.

        The person may come back: by sitting down again or by the return link.
        """
        table = await self.table(table_id)
        row = seat_row(table, seat)
        name = self._checked_bot(bot)
        if table.status == "finished":
            raise Problem(409, "not-playing", "the game is over")
        if table.host != visitor.id and row.visitor != visitor.id:
            raise Problem(403, "not-host", "only the host can seat a bot")
        if table.status == "open":
            await self._change_seat(table, seat, SeatRow.seat == seat, bot=name, visitor=None, name=None)
        else:
            await self._change_seat(table, seat, SeatRow.seat == seat, bot=name)

    async def claim(self, visitor: VisitorRow, secret: str) -> tuple[str, int]:
        """Give the seat of a return link to this visitor, back from a bot if one plays it.

        Raises:
            Problem: the link leads to no seat (404).
        """
        row = await self._seat_behind(secret)
        table = await self.table(row.table_id)
        if [seat.seat for seat in table.seats if seat.visitor == table.host] == [row.seat]:
            await self._pass_on_table(table, visitor)
        values = {"visitor": visitor.id, "bot": None, "name": row.name or visitor.name}
        await self._change_seat(table, row.seat, SeatRow.secret == secret, **values)
        return row.table_id, row.seat

    async def name_behind(self, secret: str) -> str:
        """The name of whoever sat at the seat of a return link (Problem 404 if it leads to no seat)."""
        row = await self._seat_behind(secret)
        return row.name or f"seat {row.seat}"

    async def _seat_behind(self, secret: str) -> SeatRow:
        row = None
        if URL_SAFE.fullmatch(secret):
            query = select(SeatRow).where(SeatRow.secret == secret, SeatRow.visitor.is_not(None))
            row = await self.storage.read(lambda session: session.scalar(query))
        if row is None:
            raise Problem(404, "not-found", "this return link leads to no seat", Message("problem-no-such-link"))
        return row

    async def _pass_on_table(self, table: TableRow, visitor: VisitorRow) -> None:
        """The host comes back to the only seat of his from another browser: the table goes with the seat."""

        def work(session: Session) -> None:
            session.execute(update(TableRow).where(TableRow.id == table.id).values(host=visitor.id, changed=now()))

        await self.storage.write(work)

    async def start(self, visitor: VisitorRow, table_id: str) -> None:
        """Start the game (the host, when every seat is filled)."""
        for _ in range(ATTEMPTS):
            table = await self._ready_to_start(visitor, table_id)
            if await self.storage.write(partial(_begin_play, table), table_id):
                self.announce(table_id)
                return  # else somebody sat down or stood up since the table was read: check again
        raise Problem(409, "busy", "the table is too busy; please try again")

    async def _ready_to_start(self, visitor: VisitorRow, table_id: str) -> TableRow:
        table = await self.table(table_id)
        if table.host != visitor.id:
            raise Problem(403, "not-host", "only the host can start the game")
        if table.status != "open":
            raise Problem(409, "not-open", "the game has started already")
        empty = [str(row.seat) for row in table.seats if row.visitor is None and row.bot is None]
        if empty:
            raise Problem(
                409, "seats-empty", f"seats {', '.join(empty)} are empty; fill them with people or bots first",
            )  # fmt: skip
        return table

    async def close(self, visitor: VisitorRow, table_id: str) -> None:
        """Close a table before the start (the host): nobody finds it any more.

        Raises:
            Problem: the visitor is not the host (403), or the game has started (409).
        """
        table = await self.table(table_id)
        if table.host != visitor.id:
            raise Problem(403, "not-host", "only the host can close the table")
        closing = (
            update(TableRow)
            .where(TableRow.id == table_id, TableRow.status == "open")
            .values(status="closed", changed=now())
        )
        if not await self.storage.write(lambda session: changed_rows(session.execute(closing)), table_id):
            raise Problem(409, "not-open", "the game has started; its table cannot be closed")
        self.announce(table_id)

    async def note_bots_idle(self, table: TableRow) -> None:
        """Note that no bot of the table is to move, unless something has happened since the table was read."""

        def work(session: Session) -> None:
            session.execute(
                update(TableRow)
                .where(TableRow.id == table.id, TableRow.changed == table.changed)
                .values(bots_to_move=False)
            )

        await self.storage.write(work)
        table.bots_to_move = False

    async def _change_seat(self, table: TableRow, seat: int, condition: object, **values: object) -> bool:
        """Change a seat if the condition still holds in the database; whether it did.

        Raises:
            Problem: the game has started, or ended, since the table was read (409).
        """
        touched = update(TableRow).where(TableRow.id == table.id, TableRow.status == table.status).values(changed=now())
        if table.status == "playing":
            touched = touched.values(bots_to_move=True)
        there = update(SeatRow).where(SeatRow.table_id == table.id, SeatRow.seat == seat, condition)  # type: ignore[arg-type] # a column expression

        def work(session: Session) -> bool:
            if not changed_rows(session.execute(touched)):
                raise _moved_on(table)
            return changed_rows(session.execute(there.values(**values))) > 0

        changed = await self.storage.write(work, table.id)
        self.announce(table.id)
        return changed

    # Reading

    async def table(self, table_id: str) -> TableRow:
        """A table.

        Raises:
            Problem: there is none (404), or its host has closed it (410).
        """
        kept = self._open.get(table_id)
        row = None
        if URL_SAFE.fullmatch(table_id):
            row = await self.storage.table(table_id, kept.table if kept else None)
        if row is None:
            raise Problem(404, "not-found", f"there is no table {table_id!r}", Message("problem-no-such-table"))
        if row.status == "closed":
            raise Problem(410, "table-closed", "the host has closed this table")
        self._kept(table_id).table = row
        return row

    async def tables(self, which: str, visitor: VisitorRow | None, page: int) -> list[TableRow]:
        """Tables, the latest first: `open` and public, `playing` and public, `finished` and public, or `mine`."""
        query = select(TableRow).order_by(TableRow.changed.desc()).limit(PAGE).offset(page * PAGE)
        if which == "mine":
            if visitor is None:
                return []
            mine = select(SeatRow.table_id).where(SeatRow.visitor == visitor.id)
            query = query.where(TableRow.id.in_(mine) | (TableRow.host == visitor.id), TableRow.status != "closed")
        else:
            query = query.where(TableRow.status == which, TableRow.public.is_(True))
        return await self.storage.read(lambda session: list(session.scalars(query).unique()))

    @asynccontextmanager
    async def match(self, table: TableRow) -> AsyncIterator[Match]:
        """The table's match as the database has it now, locked for as long as it is used."""
        async with self._opened(table.id) as opened:
            yield await self._caught_up(table, opened)

    def position(self, table: TableRow, match: Match) -> Position:
        """The match as it is now, for another process."""
        entries = [(entry.seat, entry.action) for entry in match.entries]
        return self._position(table, entries)

    def decided(self, table: TableRow, match: Match) -> Position:
        """The start of the match and the decisions that stand, for another process."""
        return self._position(table, [(made.seat, made.action) for made in match.decisions])

    def _position(self, table: TableRow, entries: list[tuple[int, int]]) -> Position:
        components = self.components_file(table.game)
        return Position(table.game, components, len(table.seats), int(table.seed), table.options, entries)

    # Playing

    @asynccontextmanager
    async def acted(
        self, visitor: VisitorRow, table_id: str, request: Act | Undo
    ) -> AsyncIterator[tuple[TableRow, Match]]:
        """Carry out an action of a seat, or take its latest one back; the same request twice is harmless.

        Gives the table and its match right after it, locked for as long as they are used.

        Raises:
            Problem: the seat is not the visitor's, the action is not legal now, or the number is not the seat's next.
        """
        table = await self.own_seat(visitor, table_id, request.seat)
        action = request.action if isinstance(request, Act) else UNDO_NAME
        async with self._opened(table_id) as opened:
            match = await self._enter(table, opened, request.seat, request.number, action)
            yield table, match

    async def own_seat(self, visitor: VisitorRow, table_id: str, seat: int) -> TableRow:
        """The table of a seat that the visitor plays himself, once its game has started.

        Raises:
            Problem: the seat is somebody else's (403), a bot plays it, or nothing is played yet (409).
        """
        table = await self.table(table_id)
        row = seat_row(table, seat)
        if row.visitor != visitor.id:
            raise Problem(403, "not-your-seat", f"seat {seat} is not yours")
        if row.bot is not None:
            raise Problem(
                409, "bot-plays", f"seat {seat} is played by the bot {row.bot}; sit down again to play yourself"
            )
        if table.status == "open":
            raise Problem(409, "not-playing", "the game has not started")
        return table

    async def enter(self, table: TableRow, seat: int, number: int, action: str) -> None:
        """Write an entry of a seat, whoever plays it; acknowledged by returning.

        Raises:
            Problem: as for `acted`.
        """
        async with self._opened(table.id) as opened:
            await self._enter(table, opened, seat, number, action)

    async def _enter(self, table: TableRow, opened: OpenMatch, seat: int, number: int, action: str) -> Match:
        for _ in range(ATTEMPTS):
            match = await self._caught_up(table, opened)
            if self._already_done(match, seat, number, action):
                return match
            entry = self._checked_entry(match, seat, action)
            try:
                match.enter(entry)
                await self._write(table, match, entry, number, action)
            except IntegrityError:
                opened.match = None  # another process was quicker: read what it wrote, and check again
            except BaseException:
                opened.match = None
                raise
            else:
                opened.changed = table.changed
                self.announce(table.id)
                return match
        raise Problem(409, "busy", "the table is too busy; please try again")

    def _already_done(self, match: Match, seat: int, number: int, action: str) -> bool:
        mine = [entry for entry in match.entries if entry.seat == seat]
        if number < 0 or number > len(mine):
            raise ahead(seat, number, len(mine))
        if number == len(mine):
            return False
        done = UNDO_NAME if mine[number].action == UNDO else match.game.action_name(mine[number].action)
        if done != action:
            raise Problem(409, "late", f"decision {number} of seat {seat} has been made already: {done}")
        return True

    def _checked_entry(self, match: Match, seat: int, action: str) -> Entry:
        if action == UNDO_NAME:
            if not match.can_undo(seat):
                raise Problem(409, "no-undo", "nothing of yours can be taken back now")
            return Entry(seat, UNDO)
        try:
            id = match.game.action(action)
        except UnknownAction as error:
            raise Problem(400, "unknown-action", str(error)) from None
        if id not in match.state.legal_actions(seat):
            try:
                match.state.apply(seat, id)
            except IllegalAction as error:
                reason = match.state.why_not(seat, id) if match.state.legal_actions(seat) else None
                raise Problem(422, "illegal", str(error), reason) from None
        return Entry(seat, id)

    async def _write(self, table: TableRow, match: Match, entry: Entry, number: int, action: str) -> None:
        bots = {row.seat for row in table.seats if row.bot is not None}
        status = "finished" if match.state.is_over() else "playing"
        row = EntryRow(
            table_id=table.id, number=len(match.entries), seat=entry.seat, seat_number=number, action=action, at=now()
        )
        bots_to_move = bool(bots.intersection(match.state.acting_seats()))
        if await self.storage.enter(row, table.changed, status, bots_to_move):
            table.changed = row.at  # else the table is read anew next time
        table.status, table.bots_to_move = status, bots_to_move

    @asynccontextmanager
    async def _opened(self, table_id: str) -> AsyncIterator[OpenMatch]:
        opened = self._kept(table_id)
        async with opened.lock:
            yield opened

    def _kept(self, table_id: str) -> OpenMatch:
        opened = self._open.setdefault(table_id, OpenMatch())
        self._open.move_to_end(table_id)
        if len(self._open) > MATCHES_KEPT:
            oldest = next(iter(self._open))
            if not self._open[oldest].lock.locked():
                del self._open[oldest]
        return opened

    async def _caught_up(self, table: TableRow, opened: OpenMatch) -> Match:
        """The match with all entries that the database had when the table was read."""
        if opened.match is None:
            opened.match, opened.changed = self._begin(table), 0.0
        match = opened.match
        if opened.changed == table.changed:
            return match
        changed = table.changed
        try:
            for seat, action in await self.storage.entries(table.id, len(match.entries)):
                match.enter(Entry(seat, UNDO if action == UNDO_NAME else match.game.action(action)))
        except CogwrightError as error:
            opened.match = None
            log.error("table %s cannot be replayed: %s", table.id, error)
            raise Problem(500, "internal", f"table {table.id} cannot be replayed: {error}") from None
        opened.changed = changed
        return match

    def _begin(self, table: TableRow) -> Match:
        game = self.game(table.game)
        if played_edition(game) != table.edition:
            raise Problem(
                409,
                "components-changed",
                f"this table was opened with the components {table.edition!r}; the server now uses {played_edition(game)!r}",
            )
        return Match.new(game, len(table.seats), int(table.seed), table.options)


def played_edition(game: Game) -> str:
    """What must be the same for a game to be replayed: the component set and the version of the rules."""
    return f"{edition(game.components)} rules {game.rules_version}"


def ahead(seat: int, number: int, next: int) -> Problem:
    """What to say to somebody who is further than the seat."""
    return Problem(409, "ahead", f"the next decision of seat {seat} is number {next}, not {number}")


def _begin_play(table: TableRow, session: Session) -> bool:
    """Note that the game has started, unless the table has changed since it was read; whether it was noted."""
    begun = (
        update(TableRow)
        .where(TableRow.id == table.id, TableRow.status == "open", TableRow.changed == table.changed)
        .values(status="playing", changed=now(), bots_to_move=True)
    )
    return changed_rows(session.execute(begun)) > 0


def _moved_on(table: TableRow) -> Problem:
    """What to say when the table is no longer what it was when it was read."""
    if table.status == "open":
        return Problem(409, "not-open", "the game has just started, or the host has just closed the table")
    return Problem(409, "not-playing", "the game is over")


def seat_row(table: TableRow, seat: int) -> SeatRow:
    """A seat of the table (Problem 404 if it has none of this number)."""
    if not 0 <= seat < len(table.seats):
        raise Problem(404, "not-found", f"the seats of this table are 0 to {len(table.seats) - 1}, not {seat}")
    return table.seats[seat]


def checked_name(name: str) -> str:
    """A name of 1 to 40 printable characters, with single spaces (Problem 400 otherwise)."""
    called = " ".join(name.split())
    if not 1 <= len(called) <= NAME_LENGTH or not called.isprintable():
        raise Problem(
            400, "bad-name", f"a name has 1 to {NAME_LENGTH} printable characters", Message("problem-bad-name", {"n": NAME_LENGTH})
        )  # fmt: skip
    return called
