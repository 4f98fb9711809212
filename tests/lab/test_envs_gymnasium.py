"""The environment for one seat against bots: Gymnasium's own check, whole games, and what an illegal action costs."""

from __future__ import annotations

import os
import shlex
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="no Gymnasium (install the extra `envs`)")

from gymnasium.utils.env_checker import check_env

import cogwright
from cogwright.engine import BadSeats, CogwrightError, IllegalAction, games
from cogwright.lab.envs import gymnasium_env
from cogwright.lab.envs.gymnasium_seat import SeatEnv
from cogwright.players import UnknownBot

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"


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
    for seat in (2, -1, 0.5, True, "0"):
        with pytest.raises(BadSeats, match="0 to 1"):
            gymnasium_env("mech-a-dream", ["random"], seat=seat)  # type: ignore[arg-type] # that is what is refused


@pytest.mark.parametrize("opponents", ["greedy", "greedy,random", None, [3], {"greedy"}])
def test_opponents_are_a_list_of_names(opponents: Any) -> None:
    with pytest.raises(
        UnknownBot, match=r"^opponents = .*: allowed is a list with the name of a bot for each other seat"
    ):
        gymnasium_env("mech-a-dream", opponents)


@pytest.mark.parametrize("action", ["dock", 1.5, float("nan"), None, True, [1]])
def test_what_is_no_action_is_refused_and_the_episode_goes_on(action: Any) -> None:
    env = gymnasium_env("mech-a-dream", ["random"])
    observation, _ = env.reset(seed=1)
    decisions = env.table.decisions
    with pytest.raises(IllegalAction, match=r"^action .*: an action is a whole number from 0 to "):
        env.step(action)
    assert env.table.decisions == decisions
    assert not env.step(np.flatnonzero(observation["action_mask"])[0])[2]


# Programs as opponents


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def step_at_random(env: SeatEnv, observation: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
    return env.step(Random(1).choice(np.flatnonzero(observation["action_mask"]).tolist()))


def test_a_program_plays_and_ends_with_the_episode_or_when_the_environment_is_closed(tmp_path: Path) -> None:
    pids, example = tmp_path / "pids", (EXAMPLES / "first_choice.py").read_text(encoding="utf-8")
    note = f"import os\nprint(os.getpid(), file=open({str(pids)!r}, 'a'))\n"
    program = tmp_path / "program.py"
    program.write_text(example.replace("import json", f"{note}import json", 1), encoding="utf-8")
    env = gymnasium_env("last-droids", [f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert play(env, 3) == play(env, 3)
        observation, info = env.reset(seed=3)
        while len(pids.read_text().split()) < 3:
            observation, _, _, _, info = step_at_random(env, observation)
            assert info == {}
    first, second, last = map(int, pids.read_text().split())
    assert (alive(first), alive(second), alive(last)) == (False, False, True)
    env.close()
    env.close()
    deadline = time.monotonic() + 5
    while alive(last):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_what_a_program_does_wrong_is_told_and_costs_a_move() -> None:
    env = gymnasium_env("mech-a-dream", [f"exec:{shlex.quote(sys.executable)} -c 'raise SystemExit(5)'"], seat=1)
    told: list[str] = []
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        observation, info = env.reset(seed=1)
        for _ in range(20):
            told += info.get("complaints", [])
            observation, _, over, _, info = step_at_random(env, observation)
            assert not over
    env.close()
    assert told == ["the bot at seat 0: crashed: 5"] * 3 + ["the bot at seat 0: gave-up: 3"]
    assert [warning.category for warning in warned] == [UserWarning] * 4
    assert all(text in str(warning.message) for text, warning in zip(told, warned, strict=True))
