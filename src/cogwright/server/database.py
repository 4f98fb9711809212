"""Runs pieces of work in the database. Work is plain SQLAlchemy; where it runs depends on the database.

With SQLite a piece of work runs in a thread: one thread writes, so that pieces of work wait for each other fairly, and two read.
With PostgreSQL it runs on the event loop, over asyncpg.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session, sessionmaker

READERS: Final = 2
Result = TypeVar("Result")


class Database(Protocol):
    """Where work is done."""

    async def read(self, work: Callable[[Session], Result]) -> Result:
        """Do work that changes nothing."""

    async def write(self, work: Callable[[Session], Result]) -> Result:
        """Do the work in one transaction and commit it; after an error nothing has changed."""

    async def change(self, work: Callable[[Connection], None]) -> None:
        """Change the form of the database, while no other process does."""

    async def close(self) -> None:
        """Give all connections back."""


class SQLite:
    """A file; other processes may use it at the same time."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = create_engine(url)
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._session = sessionmaker(self._engine, expire_on_commit=False)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-read")
        self._writer = ThreadPoolExecutor(1, "sqlite-write")

    async def read(self, work: Callable[[Session], Result]) -> Result:
        """Do work that changes nothing; in WAL mode it never waits for a writer."""

        def run() -> Result:
            with self._session() as session:
                return work(session)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[Session], Result]) -> Result:
        """Do the work in one transaction and commit it."""

        def run() -> Result:
            with self._session.begin() as session:
                return work(session)

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def change(self, work: Callable[[Connection], None]) -> None:
        """Change the form of the database; other processes wait."""

        def run() -> None:
            with self._engine.begin() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                work(connection)

        await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def close(self) -> None:
        """Let running work end, and close the file."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


class PostgreSQL:
    """A PostgreSQL server."""

    def __init__(self, address: str) -> None:
        self._engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(address), pool_pre_ping=True
        )
        self._session = async_sessionmaker(self._engine, expire_on_commit=False)

    async def read(self, work: Callable[[Session], Result]) -> Result:
        """Do work that changes nothing."""
        async with self._session() as session:
            return await session.run_sync(work)

    async def write(self, work: Callable[[Session], Result]) -> Result:
        """Do the work in one transaction and commit it."""
        async with self._session.begin() as session:
            return await session.run_sync(work)

    async def change(self, work: Callable[[Connection], None]) -> None:
        """Change the form of the database; other processes wait."""
        async with self._engine.begin() as connection:
            await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20261130)")
            await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers and other processes work while one writes; FULL keeps what was acknowledged through a power cut."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
