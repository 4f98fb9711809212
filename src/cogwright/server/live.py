"""Who is watching which table, and how changes reach them: within a process, between processes, between machines."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Final

import asyncpg
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber
from sqlalchemy import func, select

from cogwright.server.settings import Settings
from cogwright.server.storage import Storage, TableRow

CHANNEL: Final = "tables"
LOOK_SECONDS: Final = 0.25

log = logging.getLogger(__name__)


def channels_for(settings: Settings) -> ChannelsPlugin:
    """The way news travel: PostgreSQL's LISTEN and NOTIFY, or memory for SQLite (`Watch` sees other processes' changes)."""
    if settings.is_sqlite():
        return ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    address = settings.url().replace("postgresql+asyncpg://", "postgresql://", 1)
    return ChannelsPlugin(AsyncPgChannelsBackend(make_connection=lambda: asyncpg.connect(address)), channels=[CHANNEL])


class Watcher:
    """One open connection to a table: waits for its changes."""

    def __init__(self, table_id: str, visitor: str | None) -> None:
        self.table_id = table_id
        self.visitor = visitor
        self.changed = asyncio.Event()


class Live:
    """All connections to tables in this process."""

    def __init__(self, settings: Settings, storage: Storage, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.storage = storage
        self.channels = channels
        self._watchers: dict[str, set[Watcher]] = {}
        self._present: Counter[tuple[str, str]] = Counter()
        self._subscriber: Subscriber | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to pass on what changes."""
        self._subscriber = await self.channels.subscribe([CHANNEL])
        self._tasks.append(asyncio.create_task(self._pass_on(self._subscriber)))
        if self.settings.is_sqlite():
            self._tasks.append(asyncio.create_task(self._watch_sqlite()))

    async def stop(self) -> None:
        """Stop, and let all connections end."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table_id in list(self._watchers):
            self._wake(table_id)

    def announce(self, table_id: str) -> None:
        """Tell every process that a table has changed."""
        self.channels.publish(table_id, CHANNEL)

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
            self._wake(table_id)

    def _wake(self, table_id: str) -> None:
        for watcher in self._watchers.get(table_id, ()):
            watcher.changed.set()

    async def _pass_on(self, subscriber: Subscriber) -> None:
        async for message in subscriber.iter_events():
            self._wake(message.decode().strip('"'))

    async def _watch_sqlite(self) -> None:
        """See what other processes write into the same SQLite file, as long as anybody is watching."""
        seen = 0.0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if not self._watchers:
                continue
            with suppress(Exception):  # a busy moment of the database: look again
                async with self.storage.session() as session:
                    if seen == 0.0:
                        seen = await session.scalar(select(func.max(TableRow.changed))) or 0.0
                        for table_id in list(self._watchers):
                            self._wake(table_id)
                        continue
                    rows = await session.execute(select(TableRow.id, TableRow.changed).where(TableRow.changed > seen))
                    for table_id, changed in rows:
                        seen = max(seen, changed)
                        self._wake(table_id)
