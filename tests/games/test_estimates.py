"""What games remember of estimates is what they would work out anew, in states, copies and guesses."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogwright.engine import RandomSource, game
from cogwright.games.sparks import SparksState
from cogwright.games.the_game_makers import TheGameMakersState

Remembering = SparksState | TheGameMakersState

CHOSEN: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "sparks": {"goals": st.booleans(), "order": st.sampled_from(["simultaneous", "clockwise"])},
    "the-game-makers": {"buildings": st.sampled_from(["exact", "at-least"])},
}


@settings(max_examples=12, deadline=None)
@pytest.mark.parametrize("id", sorted(CHOSEN))
@given(data=st.data(), seed=st.integers(0, 2**64), choices=st.randoms(use_true_random=False))
def test_estimates_are_the_same_whether_remembered_or_worked_out_anew(
    id: str, data: st.DataObject, seed: int, choices: Random
) -> None:
    rules = game(id)
    seats = data.draw(st.integers(rules.min_seats, rules.max_seats))
    state = cast(Remembering, rules.new(seats, seed, data.draw(st.fixed_dictionaries(CHOSEN[id]))))
    before = data.draw(st.integers(0, 250)) * seats
    while before and not state.is_over():
        before -= 1
        act(state, choices)
    for _ in range(60):
        if state.is_over():
            break
        seat = choices.choice(state.acting_seats())
        for action in state.legal_actions(seat):
            look = state.clone()
            look.apply(seat, action)
            check(look)
        check(state)
        act(state, choices)
        check(state.guess(choices.randrange(seats), RandomSource(seed)))
    check(state)


def act(state: Remembering, choices: Random) -> None:
    """Somebody does something."""
    seat = choices.choice(state.acting_seats())
    state.apply(seat, choices.choice(state.legal_actions(seat)))


def check(state: Remembering) -> None:
    """Every estimate is what a copy says that has forgotten everything."""
    fresh = state.clone()
    fresh.estimates.forget_all()
    for player in range(state.seats):
        assert state.evaluate(player) == fresh.evaluate(player)


def test_what_a_copy_works_out_its_original_knows() -> None:
    state = cast(SparksState, game("sparks").new(2, 1))
    look = state.clone()
    assert not look.estimates.of(1).is_known
    points = look.evaluate(1)
    assert state.estimates.of(1).is_known
    assert state.estimates.of(1).points == points
    seat = look.acting_seats()[0]
    look.apply(seat, look.legal_actions(seat)[0])
    assert state.estimates.of(1 - seat) is look.estimates.of(1 - seat)
    assert state.estimates.of(seat) is not look.estimates.of(seat)
