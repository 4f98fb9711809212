"""What every bot is: something that chooses an action for a seat."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is asked for one decision at a time. It must not change the state it is shown."""

    def __init__(self, seed: int) -> None:
        """All of the bot's own chance comes from the seed (BadSeed if it is none)."""
        self.random: RandomSource = RandomSource(seed)

    def choose(self, state: State, seat: int) -> int:
        """The action the bot takes for the seat, which has a decision to make."""
        raise NotImplementedError
