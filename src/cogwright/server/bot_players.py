"""Bots at tables: they think in other processes, never on the event loop, and play on after any restart."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import select

from cogwright.engine import UNDO
from cogwright.players import bot
from cogwright.server.house import House
from cogwright.server.problems import Problem
from cogwright.server.programs import PROGRAMS
from cogwright.server.storage import TableRow, now
from cogwright.server.thinkers import Position, Thinkers

SWEEP_SECONDS: Final = 3.0
"""How often tables are looked for whose bots nobody moves: after a restart, or when the process that moved them died."""

log = logging.getLogger(__name__)


def think(position: Position, seat: int, name: str, command: str | None) -> str:
    """What the bot does for the seat; runs in a process of the pool.

    A bot with a command is a program of the operator's; it goes on running for the next decision of the seat.
    The chance of any other bot depends on the table and the decision alone, so whichever process asks gets the same answer.
    """
    match = position.match()
    bot_seed = (position.seed * 1_000_003 + len(position.entries) * 31 + seat) % 2**256
    if command is None:
        return match.game.action_name(bot(name, bot_seed).choose(match.state, seat))
    place = (position.game, position.seed, seat, command)
    action, complaints = PROGRAMS.choose(place, command, bot_seed, match.state, seat)
    for complaint in complaints:
        log.warning("the bot %s: %s", name, complaint)
    return match.game.action_name(action)


class BotPlayers:
    """Moves the bots of all tables that this process hears of."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._stuck: set[str] = set()
        """Tables whose bots cannot move, whatever is tried: only a change of the table helps."""
        self._sweeper: asyncio.Task[None] | None = None
        self._stopped = False

    async def start(self) -> None:
        """Look for tables whose bots are to move, now and from time to time."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop thinking; what was not written is thought again later."""
        self._stopped = True
        tasks = [task for task in (self._sweeper, *self._tasks.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look_at(self, table_id: str) -> None:
        """Something changed at the table: its bots may have to move."""
        if self._stopped:
            return
        self._stuck.discard(table_id)
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._play(table_id))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(table_id))

    def _done(self, table_id: str) -> None:
        self._tasks.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.look_at(table_id)

    async def _play(self, table_id: str) -> None:
        try:
            while await self._move(table_id):
                pass
        except asyncio.CancelledError:
            raise
        except Problem as problem:
            if problem.code == "table-closed":
                return
            # The components have changed, or the bot does what is not legal.
            log.error("the bots of table %s cannot move: %s", table_id, problem.detail)
            self._stuck.add(table_id)
        except Exception:  # one broken table must not stop the others; the sweep tries again
            log.exception("a bot could not move at table %s", table_id)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _move(self, table_id: str) -> bool:
        """Let one bot make one decision; false if none has to."""
        house = self.house
        table = await house.table(table_id)
        if table.status != "playing" or not any(row.bot for row in table.seats):
            return False
        async with house.match(table) as match:
            bots = {row.seat: row.bot for row in table.seats if row.bot}
            seat = next((seat for seat in match.state.acting_seats() if seat in bots), None)
            if seat is None:
                await self._note_idle(table)
                return False
            position = house.position(table, match)
            number = match.seat_number(seat)
        name, entries = bots[seat], position.entries
        thought = self.thinkers.run(think, position, seat, name, house.settings.bots.get(name))
        action, _ = await asyncio.gather(thought, asyncio.sleep(house.settings.bot_delay))
        fresh = await house.table(table_id)
        async with house.match(fresh) as match:
            taken_back = any(entry.action == UNDO for entry in match.entries[len(entries) :])
        if fresh.seats[seat].bot != name or taken_back:
            return True  # it thought about a position that is no more
        try:
            await house.enter(fresh, seat, number, action)
        except Problem as problem:
            if problem.status == 422 and not await self._has_moved_on(table_id, len(entries)):
                raise  # thinking again would not help: the bot is wrong
            if problem.status not in (409, 422):
                raise  # 409 and 422: another process was quicker, or somebody has just taken something back
        return True

    async def _has_moved_on(self, table_id: str, entries: int) -> bool:
        """Whether the table has got more entries than so many."""
        async with self.house.match(await self.house.table(table_id)) as match:
            return len(match.entries) > entries

    async def _note_idle(self, table: TableRow) -> None:
        if table.bots_to_move:
            await self.house.note_bots_idle(table)

    async def _sweep(self) -> None:
        age = 0.0  # at the start, every table; later only those that nobody has touched for a while
        while True:
            try:
                for table_id in await self._waiting(age):
                    if table_id not in self._stuck and table_id not in self._tasks:
                        self.look_at(table_id)
            except Exception:  # a database that is away for a moment must not end the sweep
                log.exception("could not look for tables whose bots are to move")
            age = SWEEP_SECONDS + 2 * self.house.settings.bot_delay
            await asyncio.sleep(SWEEP_SECONDS)

    async def _waiting(self, age: float) -> list[str]:
        """The tables whose bots are to move and that have not changed for so many seconds."""
        query = select(TableRow.id).where(
            TableRow.status == "playing", TableRow.bots_to_move.is_(True), TableRow.changed <= now() - age
        )
        return await self.house.storage.read(lambda session: list(session.scalars(query)))
