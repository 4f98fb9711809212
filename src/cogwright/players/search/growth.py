"""Growing the tree of one position: try after try, each in a guess of what the seat cannot see."""

from __future__ import annotations

from math import inf, sqrt, tanh
from typing import Final

from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State
from cogwright.players.outlook import all_points, lead, lead_in, reply
from cogwright.players.search.contest import Contest
from cogwright.players.search.replies import Replies
from cogwright.players.search.tree import LOOKS, Node, Spread

LEAST: Final = 0.45
"""A try ends at a turn of the seat from which on turns would count less than this together."""
DECISIONS: Final = 100
"""It also ends at the next turn of the seat when so many decisions of all seats have been played since it has left the tree."""


class Growth:
    """The tree of one position that a seat thinks about, and what is needed to grow it."""

    def __init__(self, state: State, seat: int, seed: int, only: int | None = None) -> None:
        """`seed` tells all guesses: the n-th try of every choice at the root happens in the n-th guess, so that luck is equal.

        With `only`, this action is the one choice that is tried.
        """
        self.state: State = state
        self.seat: int = seat
        self.seed: int = seed
        self.fading: float = state.game.search_lambda
        self.root: Node = Node()
        self.spread: Spread = Spread()
        self.tries: int = 0
        self.reached: float = 0.0
        """The sum, over the tries, of how much of the game is over where they are judged."""
        for number in range(LOOKS):
            self._look(self.root, self.guess(number))
        known = len(self.root.actions)
        self.players: int = state.seats + state.automas
        self.totals: list[list[float]] = [[0.0] * self.players for _ in range(known)]
        """For each choice at the root the sums, over its tries, of the points of every player at the end."""
        choices = list(range(known)) if only is None else [self.root.index(only)]
        self.contest: Contest = Contest(self.root, choices)
        self.replies: Replies = Replies(state.seats)

    def guess(self, number: int) -> State:
        """A state that the seat cannot tell from the one it thinks about; the same for the same number."""
        return self.state.guess(self.seat, RandomSource((self.seed << 32) + number))

    def grow(self, spent: float) -> None:
        """One try, when this share of the budget is spent: down the tree, one decision beyond it, and on as far as it is judged."""
        self.tries += 1
        path: list[Node] = []
        taken: list[int] = []
        node = self.root
        choice = self.contest.next(spent, self.spread)
        number = node.visits[choice]
        self.replies.begin(number)
        position = self.guess(number)
        situation = position.situation
        while True:
            path.append(node)
            taken.append(choice)
            situation = position.situation
            position.apply(self.seat, node.actions[choice])
            child = node.children[choice]
            if child is None:
                if node.visits[choice]:
                    node.children[choice] = Node()
                break
            if not self._play_to_own_decision(position):
                break
            node = child
            choice = node.select(self._look(node, position), self.spread)
        points, result = self._play_on(position, situation, number)
        self._learn(path, taken, points, result)

    def deviation(self) -> float:
        """The standard deviation of a lead at the end of the game, in points, as far as the tries tell.

        They are judged before the end: with the rest of the game luck grows as it has grown up to there (its variance evenly).
        Too few tries tell nothing: then anything may happen.
        """
        begun = self.state.progress()
        seen = self.reached / max(self.spread.n, 1) - begun
        if seen <= 0.0 or not self.spread.is_known():
            return inf
        return self.spread.deviation * sqrt(max((1.0 - begun) / seen, 1.0))

    def _look(self, node: Node, position: State) -> list[int]:
        """Look one step ahead at choices that have not been looked at often; returns the legal choices."""
        legal: list[int] = []
        for action in position.legal_actions(self.seat):
            i = node.index(action)
            legal.append(i)
            if node.looked[i] < LOOKS:
                look = position.clone()
                look.apply(self.seat, action)
                node.add_look(i, lead(look, self.seat))
        return legal

    def _play_to_own_decision(self, position: State) -> bool:
        """Let the others play until the seat has to decide; false if the game is over before.

        In simultaneous phases the seat decides first, because what the others do then is hidden from it.
        """
        while not position.is_over():
            acting = position.acting_seats()
            if self.seat in acting:
                return True
            position.apply(acting[0], self.replies.of(position, acting[0]))
        return False

    def _play_on(self, position: State, situation: int, number: int) -> tuple[list[float], float]:
        """Play on and judge: the points that every player may expect, and the result for the seat, from -1 to 1.

        The judgement is a mean of how the position looks at the beginning of each of the seat's next turns and at the end, a
        lambda-return: what comes later has seen more, but also more of what might be otherwise, and counts less.

        Where several seats act at the same time, now the lowest and now the highest decides first: to be the last one who
        decides, and so to see what comes, may be an advantage or a burden, which no seat should always have.
        """
        points = [0.0] * self.players
        left = 1.0
        played = 0
        while not position.is_over():
            acting = position.acting_seats()
            if position.situation != situation and self.seat in acting:
                if played >= DECISIONS or left * self.fading < LEAST:
                    break
                self._judge(points, position, left * (1.0 - self.fading))
                left *= self.fading
                situation = position.situation
            who = acting[0] if number % 2 else acting[-1]
            action = reply(position, who) if who == self.seat else self.replies.of(position, who)
            position.apply(who, action)
            played += 1
        self._judge(points, position, left)
        result = tanh(lead_in(points, position, self.seat) / self.spread.deviation)
        if position.is_over():
            result += left * (position.returns()[self.seat] - result)
        return points, result

    def _judge(self, points: list[float], position: State, share: float) -> None:
        """Add how the position looks for every player, at this share."""
        here = all_points(position)
        for player in range(len(points)):
            points[player] += share * here[player]
        self.reached += share * position.progress()

    def _learn(self, path: list[Node], taken: list[int], points: list[float], result: float) -> None:
        """Tell all decisions of the try how it was judged."""
        totals = self.totals[taken[0]]
        for player in range(self.players):
            totals[player] += points[player]
        own = points[self.seat]
        ahead = lead_in(points, self.state, self.seat)
        self.spread.add(ahead)
        for n in range(len(path)):
            path[n].add(taken[n], ahead, own, result)
