"""Hints: what the search advises a person who has to decide, at tables that allow it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from cogwright.engine import Game
from cogwright.players import Budget, Search
from cogwright.players.search import Candidate
from cogwright.server.house import House, ahead
from cogwright.server.problems import Problem
from cogwright.server.storage import VisitorRow
from cogwright.server.structs import AdvisedChoice, Hint, LineMove
from cogwright.server.thinkers import Position, Thinkers

CHOICES: Final = 3
"""So many choices are told, the best first."""
LONGEST_LINE: Final = 6
KEPT: Final = 200
"""So many tables' latest hints are kept, for whoever asks again."""


def advise(position: Position, seat: int, number: int, budget: Budget) -> Hint:
    """What the search advises; runs in a process of the pool.

    Its chance depends on nothing but what everybody at the table knows.
    """
    match = position.match()
    thought = Search(budget, len(position.entries) * 31 + seat).think(match.state, seat)
    choices = [advised(match.game, candidate) for candidate in thought.candidates[:CHOICES]]
    return Hint(seat, number, match.state.seats + match.state.automas == 1, choices)


def advised(game: Game, candidate: Candidate) -> AdvisedChoice:
    """A candidate of the search, as clients get it."""
    return AdvisedChoice(
        action=game.action_name(candidate.action),
        label=candidate.choice.label,
        points=round(candidate.points, 2),
        lead=round(candidate.lead, 2),
        expected=[round(total, 2) for total in candidate.totals],
        line=[
            LineMove(move.seat, game.action_name(move.action), move.choice.label)
            for move in candidate.line[1 : LONGEST_LINE + 1]
        ],
        results=[round(result, 3) for result in candidate.results],
    )


class Thinking:
    """The latest hint of a table: for which seat, decision and number of entries, and the task that thinks of it."""

    def __init__(self, asked: tuple[int, int, int], task: asyncio.Task[Hint]) -> None:
        self.asked = asked
        self.task = task


class Hints:
    """Gives hints: one at a time for a table, and so few at once that bots go on playing."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self._latest: OrderedDict[str, Thinking] = OrderedDict()
        self._turn = asyncio.Semaphore(thinkers.processes)

    async def hint(self, visitor: VisitorRow, table_id: str, seat: int, number: int) -> Hint:
        """What the search advises for the seat's decision of this number.

        Raises:
            Problem: the table allows no hints (403), the seat is not the visitor's, has not to decide this, or the table is
                thinking about something else already (409).
        """
        table = await self.house.own_seat(visitor, table_id, seat)
        if table.status != "playing":
            raise Problem(409, "not-playing", "the game is over")
        if not table.allows_hints():
            raise Problem(403, "no-hints", "this table was opened without hints")
        async with self.house.match(table) as match:
            next = match.seat_number(seat)
            if number < 0 or number > next:
                raise ahead(seat, number, next)
            if number < next:
                raise Problem(409, "late", f"decision {number} of seat {seat} has been made already")
            if not match.state.legal_actions(seat):
                raise Problem(409, "not-your-turn", f"seat {seat} has nothing to decide now")
            position = self.house.position(table, match)
        return await asyncio.shield(self._thinking(table_id, position, seat, number).task)

    def _thinking(self, table_id: str, position: Position, seat: int, number: int) -> Thinking:
        """The thinking that gives this hint: one that is under way or done, or a new one."""
        asked = (seat, number, len(position.entries))
        latest = self._latest.get(table_id)
        if latest is not None:
            if not latest.task.done() and latest.asked != asked:
                raise Problem(409, "busy", "this table is thinking about another hint; please ask again in a moment")
            failed = latest.task.done() and (latest.task.cancelled() or latest.task.exception() is not None)
            if latest.asked == asked and not failed:
                return latest
        thinking = Thinking(asked, asyncio.create_task(self._think(position, seat, number)))
        self._latest[table_id] = thinking
        self._latest.move_to_end(table_id)
        if len(self._latest) > KEPT and self._latest[next(iter(self._latest))].task.done():
            self._latest.popitem(last=False)
        return thinking

    async def _think(self, position: Position, seat: int, number: int) -> Hint:
        async with self._turn:
            try:
                return await self.thinkers.run(advise, position, seat, number, self.house.settings.hint_budget)
            except NotImplementedError:
                raise Problem(403, "no-hints", f"{position.game} cannot evaluate its positions") from None
