"""Growing the tree of one position: try after try, each in a guess of what the seat cannot see."""

from __future__ import annotations

from math import tanh
from typing import Final

from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State
from cogwright.players.outlook import all_points, lead, lead_in, reply
from cogwright.players.search.tree import LOOKS, Node, Spread

ROUNDS: Final = 8
"""So many further turns of the seat are played after a try has left the tree; then the position is evaluated."""


class Growth:
    """The tree of one position that a seat thinks about, and what is needed to grow it."""

    def __init__(self, state: State, seat: int, seed: int, only: int | None = None) -> None:
        """`seed` tells all guesses: the n-th try of every choice at the root happens in the n-th guess, so that luck is equal.

        With `only`, this action is the one choice that is tried.
        """
        self.state: State = state
        self.seat: int = seat
        self.seed: int = seed
        self.root: Node = Node()
        self.spread: Spread = Spread()
        self.tries: int = 0
        for number in range(LOOKS):
            self._look(self.root, self.guess(number))
        known = len(self.root.actions)
        self.players: int = state.seats + state.automas
        self.totals: list[list[float]] = [[0.0] * self.players for _ in range(known)]
        """For each choice at the root the sums, over its tries, of the points of every player at the end."""
        self._tried: list[int] = list(range(known)) if only is None else [self.root.index(only)]

    def guess(self, number: int) -> State:
        """A state that the seat cannot tell from the one it thinks about; the same for the same number."""
        return self.state.guess(self.seat, RandomSource((self.seed << 32) + number))

    def grow(self) -> None:
        """One try: down the tree, one decision beyond it, and on until the position can be judged."""
        self.tries += 1
        path: list[Node] = []
        taken: list[int] = []
        node = self.root
        choice = node.select(self._tried, self.spread)
        number = node.visits[choice]
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
        self._play_on(position, situation, number)
        self._learn(path, taken, position)

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
            position.apply(acting[0], reply(position, acting[0]))
        return False

    def _play_on(self, position: State, situation: int, number: int) -> None:
        """Play until the seat has finished its turn and has to decide something new, for so many rounds.

        Where several seats act at the same time, now the lowest and now the highest decides first: to be the last one who
        decides, and so to see what comes, may be an advantage or a burden, which no seat should always have.
        """
        rounds = 0
        while not position.is_over():
            acting = position.acting_seats()
            if position.situation != situation and self.seat in acting:
                if rounds == ROUNDS:
                    return
                rounds += 1
                situation = position.situation
            who = acting[0] if number % 2 else acting[-1]
            position.apply(who, reply(position, who))

    def _learn(self, path: list[Node], taken: list[int], position: State) -> None:
        """Tell all decisions of the try how it ended."""
        points = all_points(position)
        totals = self.totals[taken[0]]
        for player in range(self.players):
            totals[player] += points[player]
        own = points[self.seat]
        ahead = lead_in(points, position, self.seat)
        self.spread.add(ahead)
        result = position.returns()[self.seat] if position.is_over() else tanh(ahead / self.spread.deviation)
        for n in range(len(path)):
            path[n].add(taken[n], ahead, own, result)
