"""Who is watching which table, and how changes reach them: at once within a process, through the database between processes.

With PostgreSQL a change is told by NOTIFY in the transaction that makes it; with SQLite every process looks a few times a second
for what the others have written.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final

import asyncpg
from sqlalchemy import select

from cogwright.server.settings import Settings
from cogwright.server.storage import CHANNEL, Storage, TableRow, now

LOOK_SECONDS: Final = 0.25
OVERLAP_SECONDS: Final = 15.0
"""How far back each look goes: a transaction may be seen later than one that began after it."""
RECONNECT_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class Watcher:
    """One open connection to a table: waits for its changes."""

    def __init__(self, table_id: str, visitor: str | None) -> None:
        self.table_id = table_id
        self.visitor = visitor
        self.changed = asyncio.Event()


class Live:
    """All connections to tables in this process."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self._watchers: dict[str, set[Watcher]] = {}
        self._present: Counter[tuple[str, str]] = Counter()
        self._listening: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to hear what other processes change."""
        hear = self._watch_sqlite() if self.settings.is_sqlite() else self._listen()
        self._listening = asyncio.create_task(hear)

    async def stop(self) -> None:
        """Hear nothing any more."""
        if self._listening:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    def wake(self, table_id: str) -> None:
        """A table has changed: everybody who watches it here gets news."""
        for watcher in self._watchers.get(table_id, ()):
            watcher.changed.set()

    def watch(self, table_id: str, visitor: str | None) -> Watcher:
        """Open a connection for a visitor (None: somebody without a name)."""
        watcher = Watcher(table_id, visitor)
        self._watchers.setdefault(table_id, set()).add(watcher)
        self._count(table_id, visitor, 1)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """Close it."""
        watchers = self._watchers.get(watcher.table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(watcher.table_id, None)
        self._count(watcher.table_id, watcher.visitor, -1)

    def online(self, table: TableRow) -> list[int]:
        """The seats whose people have the table open in this process."""
        return [row.seat for row in table.seats if row.visitor and self._present[table.id, row.visitor] > 0]

    def _count(self, table_id: str, visitor: str | None, step: int) -> None:
        if visitor is None:
            return
        key = (table_id, visitor)
        before = self._present[key] > 0
        self._present[key] += step
        if self._present[key] <= 0:
            del self._present[key]
        if before != (key in self._present):
            self.wake(table_id)

    async def _listen(self) -> None:
        """Hear what other processes tell through PostgreSQL; after a break, everybody gets the newest."""
        while True:
            try:
                await self._listen_once()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no news from other processes, trying again: %s", error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self.settings.address())
        try:
            ended = asyncio.Event()
            connection.add_termination_listener(lambda *_: ended.set())
            await connection.add_listener(CHANNEL, self._hear)
            for table_id in self._watchers:
                self.wake(table_id)
            await ended.wait()
        finally:
            connection.terminate()

    def _hear(self, _: object, __: int, ___: str, told: object) -> None:
        process, _, table_id = str(told).partition(" ")
        if process != self.storage.process:
            self.wake(table_id)

    async def _watch_sqlite(self) -> None:
        """See what other processes write into the same SQLite file, as long as anybody is watching."""
        seen: dict[str, float] = {}
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if not self._watchers:
                continue
            try:
                seen = await self._look(seen)
            except Exception:  # a database that is away for a moment must not end the looking
                log.exception("could not look for what other processes have changed")
                await asyncio.sleep(RECONNECT_SECONDS)

    async def _look(self, seen: dict[str, float]) -> dict[str, float]:
        """Wake the tables that have changed since the last look; `seen` says when each had changed then."""
        recent = select(TableRow.id, TableRow.changed).where(TableRow.changed > now() - OVERLAP_SECONDS)
        found = await self.storage.read(lambda session: {row.id: row.changed for row in session.execute(recent)})
        for table_id, changed in found.items():
            if seen.get(table_id) != changed:
                self.wake(table_id)
        return found
