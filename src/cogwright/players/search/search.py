"""Search: spends a budget on a position and tells what it thinks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from cogwright.engine.errors import IllegalAction
from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State
from cogwright.players.bot import choices
from cogwright.players.outlook import reply
from cogwright.players.search.budget import Budget
from cogwright.players.search.forecast import expected_result
from cogwright.players.search.growth import Growth
from cogwright.players.search.processes import Helpers
from cogwright.players.search.thought import Candidate, Move, Thought
from cogwright.players.search.tree import Node

REPORTS: Final = 10
"""How often, within a budget, the search says what it thinks so far."""
LONGEST_LINE: Final = 12
LEAST_TRIES: Final = 3
"""A line goes on as long as its moves have been tried so often."""


class Search:
    """Thinks about positions within a budget. Everything it does by chance follows from the seed."""

    def __init__(self, budget: Budget, seed: int, clock: Callable[[], float] = perf_counter) -> None:
        """`clock` counts the seconds of the budget: the time of day, unless a measurement asks for `time.process_time`."""
        self.budget: Budget = budget
        self.random: RandomSource = RandomSource(seed)
        self.clock: Callable[[], float] = clock

    def think(self, state: State, seat: int, go_on: Callable[[Thought], bool] | None = None) -> Thought:
        """What the search thinks when its budget is spent, or `go_on`, which hears of every thought, says no.

        Raises:
            IllegalAction: the seat has nothing to decide.
        """
        return _think(Thinking(self, state, seat), go_on)

    def judge(self, state: State, seat: int, action: int) -> Candidate:
        """What the search thinks of one action when it spends its whole budget on that.

        A new search of the same seed judges in the same guesses as it thinks: so the luck of what is compared is equal.

        Raises:
            IllegalAction: the seat cannot do that.
        """
        thought = _think(Thinking(self, state, seat, action), None)
        return next(candidate for candidate in thought.candidates if candidate.action == action)

    def thoughts(self, state: State, seat: int) -> Iterator[Thought]:
        """Better and better thoughts until the budget is spent; whoever has heard enough just stops asking.

        Raises:
            IllegalAction: the seat has nothing to decide.
        """
        thinking = Thinking(self, state, seat)
        try:
            while True:
                thinking.spend()
                if thinking.done:
                    break
                yield thinking.thought()
            thinking.close()
            yield thinking.thought()
        finally:
            thinking.stop()


def _think(thinking: Thinking, go_on: Callable[[Thought], bool] | None) -> Thought:
    """Spend the budget, unless `go_on` says no."""
    try:
        while not thinking.done:
            thinking.spend()
            if go_on is not None and not thinking.done and not go_on(thinking.thought()):
                return thinking.thought()
        thinking.close()
        return thinking.thought()
    finally:
        thinking.stop()


class Thinking:
    """One position being thought about; with `only`, about this one action."""

    def __init__(self, search: Search, state: State, seat: int, only: int | None = None) -> None:
        self.legal: list[int] = choices(state, seat)
        if only is not None and only not in self.legal:
            raise IllegalAction(f"seat {seat} cannot think about action {only}: allowed are {self.legal}")
        self.clock: Callable[[], float] = search.clock
        self.started: float = self.clock()
        self.budget: Budget = search.budget
        self.growth: Growth = Growth(state, seat, search.random.word(), only)
        self.spent: float = 0.0
        """Which share of the budget."""
        chooses = only is None
        self.done: bool = chooses and len(self.legal) == 1
        self.helpers: Helpers | None = None
        self.reports: int = 0
        if self.budget.processes > 1 and chooses and not self.done:
            self.helpers = Helpers(self.growth, self.budget)

    def spend(self) -> None:
        """Think for a part of the budget; done when it is spent."""
        self.reports += 1
        while not self.done:
            self.growth.grow(self.spent)
            self.spent = self.budget.share(self.growth.tries, self.clock() - self.started)
            if self.spent >= 1.0:
                self.done = True
            elif self.spent * REPORTS >= self.reports:
                return

    def close(self) -> None:
        """Add what the helpers found out."""
        if self.helpers is not None:
            self.helpers.collect(self.growth)
            self.helpers = None

    def stop(self) -> None:
        """End the helpers, whatever they are doing."""
        if self.helpers is not None:
            self.helpers.stop()
            self.helpers = None

    def thought(self) -> Thought:
        """What is known now."""
        root = self.growth.root
        order = root.ranking(self.growth.spread)
        deviation = self.growth.deviation()
        return Thought(
            seat=self.growth.seat,
            candidates=tuple(self._candidate(i, deviation) for i in order),
            iterations=self.growth.tries,
            seconds=self.clock() - self.started,
            done=self.done,
        )

    def _candidate(self, i: int, deviation: float) -> Candidate:
        root = self.growth.root
        visits = root.visits[i]
        state = self.growth.state
        totals = [total / visits for total in self.growth.totals[i]] if visits else []
        results = [expected_result(state, seat, totals, deviation) for seat in range(state.seats)] if visits else []
        line = self._line(i)
        return Candidate(
            action=root.actions[i],
            choice=line[0].choice,
            visits=visits,
            share=visits / max(self.growth.tries, 1),
            value=results[self.growth.seat] if visits else 0.0,
            points=root.points[i] / visits if visits else 0.0,
            lead=root.lead(i),
            totals=tuple(totals),
            results=tuple(results),
            line=line,
        )

    def _line(self, first: int) -> tuple[Move, ...]:
        """How the game goes on after a choice in the first guess: own moves by the tree, those of others one step ahead."""
        seat = self.growth.seat
        position = self.growth.guess(0)
        node: Node | None = self.growth.root
        choice = first
        moves: list[Move] = []
        while len(moves) < LONGEST_LINE and not position.is_over():
            acting = position.acting_seats()
            who = acting[0]
            if seat in acting:
                if node is None:
                    break
                if moves:
                    choice = _most_tried(node, position.legal_actions(seat))
                    if choice < 0:
                        break
                who = seat
                action = node.actions[choice]
                node = node.children[choice]
            else:
                action = reply(position, who)
            moves.append(Move(who, action, position.describe(who, action)))
            position.apply(who, action)
        return tuple(moves)


def _most_tried(node: Node, legal: list[int]) -> int:
    """The legal choice that has been tried most often, if often enough; otherwise -1."""
    best = -1
    for i in range(len(node.actions)):
        known = node.actions[i] in legal and node.visits[i] >= LEAST_TRIES
        if known and (best < 0 or node.visits[i] > node.visits[best]):
            best = i
    return best
