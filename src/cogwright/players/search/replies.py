"""What the other seats do in the tries of one guess: to look it up once is enough, as long as they have the same choices."""

from __future__ import annotations

from cogwright.engine.state import State
from cogwright.players.outlook import reply


class Replies:
    """The decisions of the other seats in one guess, each found out one step ahead when it first comes up.

    The choices at the root are tried one after the other in the same guess. What the others do there depends far more on their
    own situation than on what is being compared: so in later tries they do again what they did, wherever they may choose
    between the same things. This saves most of the looks, and keeps from the comparison what has nothing to do with it.
    """

    _choices: list[list[list[int]]]
    """By seat and number of the decision in a try: between which actions it chose."""
    _actions: list[list[int]]
    """The same: what it did."""
    _next: list[int]
    """By seat: the number of its next decision in the present try."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._guess: int = -1
        self.forget()

    def forget(self) -> None:
        """Nothing is known of the others."""
        self._choices = [[] for _ in range(self._seats)]
        self._actions = [[] for _ in range(self._seats)]
        self._next = [0] * self._seats

    def begin(self, guess: int) -> None:
        """A try begins in the guess with this number."""
        if guess != self._guess:
            self._guess = guess
            self.forget()
        for seat in range(self._seats):
            self._next[seat] = 0

    def of(self, position: State, seat: int) -> int:
        """What the seat does in this position of the try."""
        number = self._next[seat]
        self._next[seat] = number + 1
        legal = position.legal_actions(seat)
        choices = self._choices[seat]
        actions = self._actions[seat]
        if number < len(choices) and choices[number] == legal:
            return actions[number]
        action = reply(position, seat)
        if number < len(choices):
            choices[number] = legal
            actions[number] = action
        else:
            choices.append(legal)
            actions.append(action)
        return action
