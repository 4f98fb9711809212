"""A game played on at random to its end: what benchmarks are made of."""

from __future__ import annotations

from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State


def playout(state: State, random: RandomSource) -> int:
    """Play the state on at random until the game is over, and return how many decisions that took.

    All chance comes from `random`, that of the game as well: a `QuickSource` makes playouts much quicker.
    """
    before = state.decisions
    state.random = random
    state.play_at_random(random)
    return state.decisions - before
