"""What every bot is: something that chooses an action for a seat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cogwright.engine.errors import IllegalAction
from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State


class Complaint:
    """What went wrong with a bot, so that another move had to be made for it.

    Attributes:
        kind: what it was, as a key for words (`trouble-<kind>`).
        details: what exactly, in no language of ours: what the bot said, or a number.
    """

    def __init__(self, kind: str, details: str) -> None:
        self.kind: str = kind
        self.details: str = details

    def __str__(self) -> str:
        """The complaint for a log."""
        return f"{self.kind}: {self.details}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is asked for one decision at a time. It must not change the state it is shown."""

    def __init__(self, seed: int) -> None:
        """All of the bot's own chance comes from the seed (BadSeed if it is none)."""
        self.random: RandomSource = RandomSource(seed)

    def choose(self, state: State, seat: int) -> int:
        """The action the bot takes for the seat, which has a decision to make.

        Raises:
            IllegalAction: it has none.
            BadSeats: there is no such seat.
        """
        raise NotImplementedError

    def complaints(self) -> list[Complaint]:
        """What has gone wrong since this was asked last; for bots that cannot fail, nothing."""
        return []

    def moves_lost(self) -> int:
        """How many moves had to be made for it so far; for bots that cannot fail, none."""
        return 0

    def close(self) -> None:
        """The bot is not needed any more; it gives back what it holds (a program that runs, a file). Harmless if done twice."""


def choices(state: State, seat: int) -> list[int]:
    """What the seat may choose from, for whoever is asked to choose: its legal actions, never none.

    Raises:
        IllegalAction: it has nothing to decide.
        BadSeats: there is no such seat.
    """
    actions = state.legal_actions(seat)
    if not actions:
        raise IllegalAction(f"seat {seat} has nothing to decide: {_what_goes_on(state)}")
    return actions


def _what_goes_on(state: State) -> str:
    if state.is_over():
        return "the game is over"
    return f"the table waits for seat {' and '.join([str(seat) for seat in state.acting_seats()])}"
