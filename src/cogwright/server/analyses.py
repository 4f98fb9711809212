"""Analyses of finished games: the coach looks at one decision after another, in the background, and what it says is kept.

Each analysis is a row that one process at a time owns; the owner says every few seconds that it is still there. If it is not,
another process goes on where it stopped. A judgement depends on the game alone, so it does not matter who makes it.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from cogwright.players import Budget
from cogwright.players.coach import Coach, costliest, tries_for
from cogwright.server.hints import advised
from cogwright.server.house import House
from cogwright.server.problems import Problem
from cogwright.server.storage import AnalysisRow, JudgementRow, TableRow, changed_rows, now
from cogwright.server.structs import Analysis, JudgedDecision
from cogwright.server.thinkers import Position, Thinkers

SAY_SECONDS: Final = 2.0
"""How often the owner of an analysis says that it still works on it."""
GONE_SECONDS: Final = 10.0
"""An owner that has not been heard of for so long is gone."""
LOOK_SECONDS: Final = 3.0
"""How often analyses are looked for whose owner is gone."""

log = logging.getLogger(__name__)


def judge(position: Position, number: int, tries: int) -> JudgedDecision | None:
    """What the coach thinks of a decision of the game (from 1), None if there was no choice; runs in a process of the pool."""
    decisions = position.entries
    rules = position.rules()
    state = rules.new(position.seats, position.seed, position.options)
    for seat, action in decisions[: number - 1]:
        state.apply(seat, action)
    seat, action = decisions[number - 1]
    if len(state.legal_actions(seat)) == 1:
        return None
    judgement = Coach(Budget(iterations=tries)).judge(state, seat, action, number)
    return JudgedDecision(
        step=number,
        seat=seat,
        played=advised(rules, judgement.played),
        best=advised(rules, judgement.best),
        loss=round(judgement.loss, 2),
    )


class Analyses:
    """Begins analyses, works on them, and tells what came out."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.storage = house.storage
        self.thinkers = thinkers
        self._stuck: set[str] = set()
        """Tables whose games cannot be replayed here: perhaps by another process, or when the components are back."""
        self._wanted = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Work on analyses that nobody works on, now and from time to time."""
        self._worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop, and leave what is not finished to whoever comes first."""
        if self._worker is None:
            return
        self._worker.cancel()
        await asyncio.gather(self._worker, return_exceptions=True)
        mine = update(AnalysisRow).where(AnalysisRow.owner == self.storage.process).values(owner=None)
        with suppress(Exception):  # a database that is away: the others will notice that this process is gone
            await self.storage.write(lambda session: session.execute(mine))

    # Asking

    async def begin(self, table_id: str) -> Analysis:
        """Begin the analysis of a finished game, unless it has been begun already.

        Raises:
            Problem: the game is not over, or cannot be replayed here (409).
        """
        table = await self._finished(table_id)
        async with self.house.match(table) as match:
            decisions = len(match.decisions)
        row = {
            "table_id": table.id, "edition": table.edition, "status": "working" if decisions else "done",
            "tries": tries_for(decisions, self.house.settings.analysis_tries), "decisions": decisions, "looked_at": 0,
            "owner": None, "seen": 0.0, "started": now(),
        }  # fmt: skip
        with suppress(IntegrityError):  # it has been begun
            await self.storage.write(lambda session: session.execute(insert(AnalysisRow).values(row)))
            self._wanted.set()
        return await self._read(table)

    async def analysis(self, table_id: str) -> Analysis:
        """The analysis of a finished game as far as it has got.

        Raises:
            Problem: the game is not over (409).
        """
        return await self._read(await self._finished(table_id))

    async def _finished(self, table_id: str) -> TableRow:
        table = await self.house.table(table_id)
        if table.status != "finished":
            raise Problem(409, "not-finished", "the game is not over; only finished games are analysed")
        return table

    async def _read(self, table: TableRow) -> Analysis:
        made = (
            select(JudgementRow.told)
            .where(JudgementRow.table_id == table.id, JudgementRow.edition == table.edition)
            .order_by(JudgementRow.number)
        )

        def work(session: Session) -> Analysis:
            row = session.get(AnalysisRow, (table.id, table.edition))
            if row is None:
                return Analysis("none", 0, 0, 0, [], [])
            decisions = msgspec.convert(list(session.scalars(made)), list[JudgedDecision])
            turns = [decisions[i].step for i in costliest([judged.loss for judged in decisions])]
            status = row.status  # one of those that the struct names: nothing else is ever written
            return Analysis(status, row.tries, row.looked_at, row.decisions, decisions, turns)  # type: ignore[arg-type]

        return await self.storage.read(work)

    # Working

    async def _work(self) -> None:
        while True:
            try:
                row = await self._claim()
                if row is not None:
                    await self._analyse(row)
                    continue
            except Exception:  # a database that is away for a moment must not end the work
                log.exception("could not work on an analysis")
                await asyncio.sleep(LOOK_SECONDS)
            self._wanted.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS)

    async def _claim(self) -> AnalysisRow | None:
        """The analysis that waits longest without an owner; from now on this process owns it."""

        def work(session: Session) -> AnalysisRow | None:
            free = (
                AnalysisRow.status == "working",
                AnalysisRow.table_id.not_in(self._stuck),
                _is_free(self.storage.process),
            )
            row = session.scalar(select(AnalysisRow).where(*free).order_by(AnalysisRow.started).limit(1))
            if row is None:
                return None
            mine = update(AnalysisRow).where(_same(row), *free).values(owner=self.storage.process, seen=now())
            return row if changed_rows(session.execute(mine)) else None

        return await self.storage.write(work)

    async def _analyse(self, row: AnalysisRow) -> None:
        """Judge the decisions that have not been judged, as long as the analysis is this process's."""
        try:
            table = await self.house.table(row.table_id)
            async with self.house.match(table) as match:
                position = self.house.decided(table, match)
        except Problem as problem:
            log.error("the analysis of table %s cannot go on: %s", row.table_id, problem.detail)
            self._stuck.add(row.table_id)
            await self._change(row, owner=None)
            return
        for number in range(row.looked_at + 1, row.decisions + 1):
            judging = asyncio.ensure_future(self.thinkers.run(judge, position, number, row.tries))
            if not await self._wait_for(judging, row):
                return
            try:
                judged = judging.result()
            except BrokenProcessPool:
                raise  # the next try gets another process
            except Exception:  # whatever the game cannot do: trying again would not help
                log.exception("the game of table %s cannot be analysed", row.table_id)
                await self._change(row, status="failed", owner=None)
                return
            if not await self._keep(row, number, judged):
                return

    async def _wait_for(self, judging: asyncio.Future[JudgedDecision | None], row: AnalysisRow) -> bool:
        """Wait for a judgement, and say meanwhile that this process is still there; false if the analysis is another's now."""
        while not (await asyncio.wait([judging], timeout=SAY_SECONDS))[0]:
            if not await self._change(row, seen=now()):
                judging.cancel()
                return False
        return True

    async def _keep(self, row: AnalysisRow, number: int, judged: JudgedDecision | None) -> bool:
        """Write a judgement; false, and nothing is written, if the analysis is another process's now."""
        done = number == row.decisions
        values = {"looked_at": number, "seen": now(), "status": "done" if done else "working"}
        mine = update(AnalysisRow).where(_same(row), self._owned()).values(**values)

        def work(session: Session) -> bool:
            if not changed_rows(session.execute(mine)):
                return False
            if judged is not None:
                told = msgspec.to_builtins(judged)
                session.add(JudgementRow(table_id=row.table_id, edition=row.edition, number=number, told=told))
            return True

        return await self.storage.write(work)

    async def _change(self, row: AnalysisRow, **values: object) -> bool:
        """Change the analysis; false if it is another process's now."""
        mine = update(AnalysisRow).where(_same(row), self._owned()).values(**values)
        return await self.storage.write(lambda session: changed_rows(session.execute(mine)) > 0)

    def _owned(self) -> ColumnElement[bool]:
        return AnalysisRow.owner == self.storage.process


def _same(row: AnalysisRow) -> ColumnElement[bool]:
    return (AnalysisRow.table_id == row.table_id) & (AnalysisRow.edition == row.edition)


def _is_free(process: str) -> ColumnElement[bool]:
    """Nobody works on it; its owner is gone; or it is this process, which works on nothing when it asks."""
    gone = AnalysisRow.seen < now() - GONE_SECONDS
    return or_(AnalysisRow.owner.is_(None), AnalysisRow.owner == process, gone)
