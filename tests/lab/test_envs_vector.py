"""Many games stepped at once: each goes on as if it were alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("numpy", reason="no NumPy (install the extra `envs`)")

import cogwright
from cogwright.engine import BadSeats, BadSeed, CogwrightError, IllegalAction, games
from cogwright.lab.envs import observation_names, vector_env
from cogwright.lab.envs.vector import Step
from cogwright.lab.matches import derived_seed


def at_random(step: Step, chance: np.random.Generator) -> np.ndarray:
    """A legal action of each game."""
    chosen: np.ndarray = (step.masks * chance.random(step.masks.shape)).argmax(axis=1)
    return chosen


@pytest.mark.parametrize("id", games())
def test_every_game_goes_on_as_if_it_were_alone(id: str) -> None:
    game = cogwright.game(id)
    seats = game.max_seats
    tables, chance = vector_env(id, 3, seats), np.random.default_rng(1)
    step = tables.reset(seed=9)
    first = step.observations
    alone = [game.new(seats, derived_seed(9, i, 0)) for i in range(3)]
    began = [1, 1, 1]
    for _ in range(10_000):
        actions = at_random(step, chance)
        for i, state in enumerate(alone):
            seat = state.acting_seats()[0]
            assert step.seats[i] == seat
            assert np.flatnonzero(step.masks[i]).tolist() == state.legal_actions(seat)
            state.apply(seat, int(actions[i]))
        step = tables.step(actions)
        for i, state in enumerate(alone):
            assert step.ended[i] == state.is_over()
            if state.is_over():
                assert step.rewards[i].tolist() == pytest.approx(state.returns())
                alone[i] = game.new(seats, derived_seed(9, i, began[i]))
                began[i] += 1
            else:
                assert not step.rewards[i].any()
        if max(began) > 1:
            break
    assert max(began) > 1
    assert step.observations is first
    for i, state in enumerate(alone):
        assert np.array_equal(step.observations[i], tables.observer.observe(state, state.acting_seats()[0]))
        assert tables.table(i).view(None) == state.view(None)
    assert tables.observation_names == observation_names(id, seats)


def test_the_same_seed_repeats_all_games() -> None:
    def last() -> bytes:
        tables, chance = vector_env("mech-a-dream", 4, 2, {"specialists": True}), np.random.default_rng(2)
        step = tables.reset(seed=3)
        for _ in range(50):
            step = tables.step(at_random(step, chance))
        return step.observations.tobytes()

    assert last() == last()
    tables = vector_env("mech-a-dream", 4, 2)
    assert len({tables.reset().observations.tobytes() for _ in range(3)}) == 3


def test_an_illegal_action_is_refused_and_nothing_changes_anywhere() -> None:
    tables = vector_env("mech-a-dream", 3, 2)
    with pytest.raises(CogwrightError, match="reset"):
        tables.step([0, 0, 0])
    step = tables.reset(seed=1)
    before = step.observations.copy()
    legal = step.masks.argmax(axis=1)
    for wrong in (int(step.masks[1].argmin()), -1, 10**6):
        with pytest.raises(IllegalAction, match=f"game 1: seat . cannot take action {wrong} now; allowed are: stock"):
            tables.step([legal[0], wrong, legal[2]])
    wrong_kinds: list[Any] = [
        legal[:2],
        legal + 0.5,
        [np.nan] * 3,
        legal.astype(str),
        [[0], [0, 1], [2]],
        legal == 0,
        None,
    ]
    for kind in wrong_kinds:
        with pytest.raises(IllegalAction, match="must be 3 whole numbers, one a game, not"):
            tables.step(kind)
    assert np.array_equal(before, step.observations)
    assert np.array_equal(tables.step(legal).seats.shape, (3,))
    assert not np.array_equal(before, step.observations)


def test_wrong_numbers_are_refused() -> None:
    for number in (0, -1, 2.5, "2", None, True):
        with pytest.raises(CogwrightError, match=r"^games = .*: must be a whole number, at least 1"):
            vector_env("mech-a-dream", number, 2)  # type: ignore[arg-type] # that is what is refused
    with pytest.raises(BadSeats):
        vector_env("mech-a-dream", 2, 7)


@pytest.mark.parametrize("seed", [-1, "s", 7.9, 2**256, True])
def test_what_is_no_seed_is_refused_and_the_games_go_on(seed: Any) -> None:
    tables = vector_env("mech-a-dream", 2, 2)
    with pytest.raises(BadSeed, match="a seed is a whole number from 0"):
        tables.reset(seed=seed)
    with pytest.raises(CogwrightError, match="reset"):
        tables.table(0)
    step = tables.reset(seed=1)
    before, table = step.observations.copy(), tables.table(0)
    with pytest.raises(BadSeed):
        tables.reset(seed=seed)
    assert tables.table(0) is table
    assert np.array_equal(before, step.observations)


def test_seeds_and_actions_may_be_numbers_of_numpy() -> None:
    tables = vector_env("mech-a-dream", 2, 2)
    first = tables.reset(seed=7).observations.copy()
    step = tables.reset(seed=np.int64(7))  # type: ignore[arg-type] # the types say int, and this is nearly one
    assert np.array_equal(step.observations, first)
    tables.step(step.masks.argmax(axis=1).astype(np.uint8))
