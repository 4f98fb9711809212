"""The environment for one seat against bots: Gymnasium's own check, whole games, and what an illegal action costs."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="no Gymnasium (install the extra `envs`)")

from gymnasium.utils.env_checker import check_env

import cogwright
from cogwright.engine import BadSeats, CogwrightError, games
from cogwright.lab.envs import gymnasium_env
from cogwright.lab.envs.gymnasium_env import SeatEnv
from cogwright.players import UnknownBot


def chairs() -> Iterator[tuple[str, int, int]]:
    """Every game with every number of seats, its first and its last seat."""
    for id in games():
        game = cogwright.game(id)
        for seats in range(game.min_seats, game.max_seats + 1):
            for seat in sorted({0, seats - 1}):
                yield id, seats, seat


def play(env: SeatEnv, seed: int) -> list[float]:
    """Play an episode at random; its rewards."""
    chance = Random(seed)
    observation, _ = env.reset(seed=seed)
    rewards: list[float] = []
    over = False
    while not over:
        assert np.array_equal(observation["action_mask"], env.action_masks())
        action = chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, over, truncated, info = env.step(action)
        rewards.append(reward)
        assert env.observation_space.contains(observation)
        assert not truncated
        assert info == {}
    return rewards


@pytest.mark.parametrize(("id", "seats", "seat"), list(chairs()))
def test_gymnasium_finds_nothing_wrong(id: str, seats: int, seat: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*not having a spec")  # it is made without gymnasium.make
        check_env(gymnasium_env(id, ["random"] * (seats - 1), seat))


@pytest.mark.parametrize("id", games())
def test_a_game_against_bots_is_rewarded_at_its_end_and_repeats_itself(id: str) -> None:
    env = gymnasium_env(id, ["greedy", "random"], seat=1)
    rewards = play(env, 3)
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert rewards[-1] == env.table.returns()[1]
    assert len(rewards) > 5
    assert play(env, 3) == rewards
    assert env.observation_names == gymnasium_env(id, ["random", "random"]).observation_names


def test_an_illegal_action_loses() -> None:
    env = gymnasium_env("mech-a-dream")
    with pytest.raises(CogwrightError, match="reset"):
        env.step(0)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    observation, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "allowed are" in info["illegal"]
    with pytest.raises(CogwrightError, match="reset"):
        env.step(illegal)


def test_wrong_opponents_and_seats_are_refused() -> None:
    with pytest.raises(UnknownBot):
        gymnasium_env("mech-a-dream", ["deep"])
    with pytest.raises(BadSeats, match="2 to 4 seats"):
        gymnasium_env("mech-a-dream", ["random"] * 8)
    with pytest.raises(BadSeats, match="0 to 1"):
        gymnasium_env("mech-a-dream", ["random"], seat=2)
