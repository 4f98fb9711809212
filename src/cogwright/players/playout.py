"""A game played on at random to its end: what benchmarks are made of."""

from __future__ import annotations

from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State


def playout(state: State, random: RandomSource) -> int:
    """Play the state on at random until the game is over, and return how many decisions that took."""
    before = state.decisions
    while not state.is_over():
        seat = state.acting_seats()[0]
        actions = state.legal_actions(seat)
        state.apply(seat, actions[random.below(len(actions))])
    return state.decisions - before
