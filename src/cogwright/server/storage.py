"""What the server keeps: visitors, tables, their seats, and for each table an append-only list of entries."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    Connection,
    ForeignKey,
    Index,
    String,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    func,
    insert,
    select,
    update,
)  # fmt: skip
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column, relationship

from cogwright.engine.errors import sentence
from cogwright.server.database import Database, PostgreSQL, SQLite
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
    hints: Mapped[bool | None]
    """Whether people may ask for hints; if the host has not said, only a person who plays against bots alone."""
    host: Mapped[str] = mapped_column(ForeignKey("visitors.id"))
    status: Mapped[str] = mapped_column(String(10), index=True)
    bots_to_move: Mapped[bool] = mapped_column(index=True)
    created: Mapped[float]
    changed: Mapped[float] = mapped_column(index=True)

    seats: Mapped[list[SeatRow]] = relationship(order_by="SeatRow.seat", lazy="selectin")
    host_row: Mapped[VisitorRow] = relationship(lazy="joined")

    def allows_hints(self) -> bool:
        """Whether people at this table may ask for hints."""
        if self.hints is not None:
            return self.hints
        return sum(row.visitor is not None or row.bot is None for row in self.seats) == 1


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


class AnalysisRow(Base):
    """What the coach thinks of a finished game: one for each table and the rules it was played by."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    edition: Mapped[str] = mapped_column(String(200), primary_key=True)
    status: Mapped[str] = mapped_column(String(10), index=True)
    """`working`, `done` or `failed`."""
    tries: Mapped[int]
    """How many tries each decision is worth."""
    decisions: Mapped[int]
    """How many decisions the game has, and how many of them have been looked at."""
    looked_at: Mapped[int]
    owner: Mapped[str | None] = mapped_column(String(32))
    """The process that works on it, and when it last said so."""
    seen: Mapped[float]
    started: Mapped[float]


class JudgementRow(Base):
    """What the coach thinks of one decision, as it is told to clients. Decisions without a choice have none."""

    __tablename__ = "judgements"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    edition: Mapped[str] = mapped_column(String(200), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    told: Mapped[dict[str, Any]] = mapped_column(JSON)


Index("seats_of_a_visitor", SeatRow.visitor, SeatRow.table_id)

# What every action needs is built once, and goes past the object-relational mapper.
TABLES, ENTRY_TABLE = cast(Table, TableRow.__table__), cast(Table, EntryRow.__table__)
CHANGED = select(TABLES.c.changed).where(TABLES.c.id == bindparam("id"))
ENTRIES = (
    select(ENTRY_TABLE.c.seat, ENTRY_TABLE.c.action)
    .where(ENTRY_TABLE.c.table_id == bindparam("table"), ENTRY_TABLE.c.number > bindparam("after"))
    .order_by(ENTRY_TABLE.c.number)
)
NEW_ENTRY = insert(ENTRY_TABLE)
TABLE_AFTER_ENTRY = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(changed=bindparam("now"), status=bindparam("became"), bots_to_move=bindparam("bots"))
)
UNCHANGED_TABLE_AFTER_ENTRY = TABLE_AFTER_ENTRY.where(TABLES.c.changed == bindparam("known"))


class Storage:
    """What is stored, in short pieces of work."""

    def __init__(self, settings: Settings) -> None:
        self.process = secrets.token_hex(8)
        """Names this process to the others."""
        self._tells = not settings.is_sqlite()
        self._database = open_database(settings)

    async def close(self) -> None:
        """Give all connections back."""
        await self._database.close()

    async def read(self, work: Callable[[Session], Result]) -> Result:
        """Do work that changes nothing."""
        return await self._database.read(work)

    async def write(self, work: Callable[[Session], Result], table_id: str | None = None) -> Result:
        """Do the work in one transaction and commit it; IntegrityError passes through with nothing changed.

        Other processes hear that the table `table_id` has changed.
        """

        def work_and_tell(session: Session) -> Result:
            result = work(session)
            if table_id is not None and self._tells:
                session.execute(select(func.pg_notify(CHANNEL, f"{self.process} {table_id}")))
            return result

        return await self._database.write(work_and_tell)

    async def table(self, table_id: str, kept: TableRow | None = None) -> TableRow | None:
        """A table with its seats and its host: `kept` itself, if it has not changed since it was read."""

        def work(session: Session) -> TableRow | None:
            if kept is not None and session.execute(CHANGED, {"id": table_id}).scalar() == kept.changed:
                return kept
            return session.get(TableRow, table_id)

        return await self.read(work)

    async def entries(self, table_id: str, after: int) -> list[tuple[int, str]]:
        """The entries of a table with numbers above `after`, in order: seat and action."""
        which = {"table": table_id, "after": after}
        return await self.read(lambda session: [(seat, action) for seat, action in session.execute(ENTRIES, which)])

    async def enter(self, entry: EntryRow, known: float, status: str, bots_to_move: bool) -> bool:
        """Append an entry to its table, and note what the table has become by it.

        Whether the table had not changed since `known`; if it had, somebody else may have seated a bot that is to move.

        Raises:
            IntegrityError: there is an entry of this number already; nothing has changed.
        """
        row = {column.key: getattr(entry, column.key) for column in ENTRY_TABLE.columns}
        after = {"table": entry.table_id, "known": known, "now": entry.at, "became": status, "bots": bots_to_move}

        def work(session: Session) -> bool:
            session.execute(NEW_ENTRY, row)
            if changed_rows(session.execute(UNCHANGED_TABLE_AFTER_ENTRY, after)):
                return True
            session.execute(TABLE_AFTER_ENTRY, {**after, "bots": status == "playing"})
            return False

        return await self.write(work, entry.table_id)

    async def visitor(self, visitor_id: str) -> VisitorRow | None:
        """A visitor by id."""
        return await self.read(lambda session: session.get(VisitorRow, visitor_id))


def changed_rows(result: Any) -> int:
    """How many rows an update has changed."""
    rows: int = result.rowcount
    return rows


def now() -> float:
    """Seconds since 1970."""
    return time.time()


def open_database(settings: Settings) -> Database:
    """The database that the settings name."""
    return SQLite(settings.address()) if settings.is_sqlite() else PostgreSQL(settings.address())


async def migrate(settings: Settings) -> None:
    """Bring the database to the newest form, making it if there is none.

    Raises:
        BadSettings: it cannot be reached or written to.
    """
    settings.prepare_data()
    variable = "COGWRIGHT_DATABASE_URL" if settings.database_url else "COGWRIGHT_DATA"
    database = open_database(settings)
    try:
        await database.change(_upgrade)
    except CommandError:
        raise BadSettings(sentence("setting-newer", name=variable)) from None
    except ValueError:  # says which part of the address is wrong, which may be the password
        raise BadSettings(sentence("setting-malformed", name=variable)) from None
    except (SQLAlchemyError, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        reason = str(getattr(error, "orig", None) or error or type(error).__name__).splitlines()[0]
        raise BadSettings(sentence("setting-no-database", name=variable, reason=reason)) from None
    finally:
        await database.close()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
