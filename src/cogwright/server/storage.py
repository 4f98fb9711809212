"""What the server keeps: visitors, tables, their seats, and for each table an append-only list of entries."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import JSON, ForeignKey, Index, String, Text, UniqueConstraint, event, func, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

from cogwright.server.settings import BadSettings, Settings

MIGRATIONS: Final = Path(__file__).parent / "migrations"
CHANNEL: Final = "cogwright_tables"
"""Where PostgreSQL tells the other processes which table has changed."""
Result = TypeVar("Result")


class Base(DeclarativeBase):
    """The root of all stored things."""


class VisitorRow(Base):
    """Somebody who came by and gave a name."""

    __tablename__ = "visitors"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    created: Mapped[float]


class TableRow(Base):
    """A table: the start of its game never changes; its position is the start and the entries."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(100))
    title: Mapped[str] = mapped_column(String(80))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(80))
    edition: Mapped[str] = mapped_column(String(200))
    """Edition, version and checksum of the component set it is played with."""
    public: Mapped[bool]
    host: Mapped[str] = mapped_column(ForeignKey("visitors.id"))
    status: Mapped[str] = mapped_column(String(10), index=True)
    bots_to_move: Mapped[bool] = mapped_column(index=True)
    created: Mapped[float]
    changed: Mapped[float] = mapped_column(index=True)

    seats: Mapped[list[SeatRow]] = relationship(order_by="SeatRow.seat", lazy="selectin")
    host_row: Mapped[VisitorRow] = relationship(lazy="joined")


class SeatRow(Base):
    """A seat at a table: empty, or a visitor's, and played by a bot if one is named."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    visitor: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))
    name: Mapped[str | None] = mapped_column(String(80))
    bot: Mapped[str | None] = mapped_column(String(200))
    secret: Mapped[str] = mapped_column(String(64), unique=True)


class EntryRow(Base):
    """What a seat did: an action by name, or `undo`. Never changed, never deleted."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table_id", "seat", "seat_number"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    seat_number: Mapped[int]
    action: Mapped[str] = mapped_column(Text)
    at: Mapped[float]


Index("seats_of_a_visitor", SeatRow.visitor, SeatRow.table_id)


class Storage:
    """The database: opened once a process, used through short sessions."""

    def __init__(self, settings: Settings) -> None:
        self.process = secrets.token_hex(8)
        """Names this process to the others."""
        self._sqlite = settings.is_sqlite()
        self._writing = asyncio.Lock()
        self.engine: AsyncEngine = _open_engine(settings)
        self.session = async_sessionmaker(self.engine, expire_on_commit=False)

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()

    async def write(self, work: Callable[[AsyncSession], Awaitable[Result]], table_id: str | None = None) -> Result:
        """Do the work in one transaction and commit it; IntegrityError passes through with nothing changed.

        Other processes hear that the table `table_id` has changed.
        """
        async with self._turn(), self.session() as session:
            result = await work(session)
            if table_id is not None and not self._sqlite:
                await session.execute(select(func.pg_notify(CHANNEL, f"{self.process} {table_id}")))
            await session.commit()
            return result

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """SQLite has one writer at a time: waiting here is fair and takes no thread."""
        if self._sqlite:
            async with self._writing:
                yield
        else:
            yield

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats and its host."""
        async with self.session() as session:
            return await session.get(TableRow, table_id)

    async def entries(self, table_id: str, after: int) -> list[EntryRow]:
        """The entries of a table with numbers above `after`, in order."""
        async with self.session() as session:
            query = (
                select(EntryRow).where(EntryRow.table_id == table_id, EntryRow.number > after).order_by(EntryRow.number)
            )
            return list(await session.scalars(query))

    async def visitor(self, visitor_id: str) -> VisitorRow | None:
        """A visitor by id."""
        async with self.session() as session:
            return await session.get(VisitorRow, visitor_id)


def now() -> float:
    """Seconds since 1970."""
    return time.time()


def _open_engine(settings: Settings) -> AsyncEngine:
    if not settings.is_sqlite():
        address = settings.address()
        return create_async_engine(
            "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(address), pool_pre_ping=True
        )
    engine = create_async_engine(settings.address())
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers and other processes work while one writes; FULL keeps what was acknowledged through a power cut."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(settings: Settings) -> None:
    """Bring the database to the newest form, making it if there is none.

    Raises:
        BadSettings: it cannot be reached or written to.
    """
    variable = "COGWRIGHT_DATABASE_URL" if settings.database_url else "COGWRIGHT_DATA"
    engine = _open_engine(settings)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except CommandError:
        raise BadSettings(f"{variable}: the database was made by a newer Cogwright; install that") from None
    except ValueError:  # says which part of the address is wrong, which may be the password
        raise BadSettings(f"{variable}: the address of the database is malformed") from None
    except (SQLAlchemyError, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        reason = str(getattr(error, "orig", None) or error or type(error).__name__).splitlines()[0]
        raise BadSettings(f"{variable}: the database cannot be opened or written to ({reason})") from None
    finally:
        await engine.dispose()


def _upgrade(connection: Any) -> None:
    config = Config()
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # several processes may start at once
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


__all__ = [
    "CHANNEL",
    "Base",
    "EntryRow",
    "IntegrityError",
    "SeatRow",
    "Storage",
    "TableRow",
    "VisitorRow",
    "migrate",
    "now",
]
