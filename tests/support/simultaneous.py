"""Whether the order in which seats answer at the same time matters (it may not)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cogwright.engine import State


def assert_order_does_not_matter(start: Callable[[], State], seed: int) -> None:
    """Play a game with the lowest acting seat answering first, and again with the same answers and the highest one first."""
    first, last = start(), start()
    answers = [Random(f"{seed} {seat}") for seat in range(first.seats)]
    chosen: list[list[int]] = [[] for _ in range(first.seats)]
    while not first.is_over():
        seat = first.acting_seats()[0]
        action = answers[seat].choice(first.legal_actions(seat))
        chosen[seat].append(action)
        first.apply(seat, action)
    while not last.is_over():
        seat = last.acting_seats()[-1]
        last.apply(seat, chosen[seat].pop(0))
    assert first.view(None) == last.view(None)
    assert not any(chosen)
