"""What observations and actions look like to Gymnasium and PettingZoo: a row of numbers beside the mask of legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from cogwright.engine import Game, State
from cogwright.lab.envs.observation import LIMIT, Observer

Observation = dict[str, NDArray[Any]]
"""`observation` (float32) and `action_mask` (int8, 1 for the legal actions)."""


def observation_space(observer: Observer, game: Game) -> Dict:
    """The space of what `observe` returns."""
    return Dict(
        {
            "observation": Box(-LIMIT, LIMIT, (observer.size,), np.float32),
            "action_mask": Box(0, 1, (len(game.vocabulary),), np.int8),
        }
    )


def action_space(game: Game) -> Discrete:
    """All actions of the game's vocabulary."""
    return Discrete(len(game.vocabulary))


def observe(observer: Observer, state: State, seat: int) -> Observation:
    """What the seat sees, and its legal actions (none while it has nothing to decide)."""
    mask = np.zeros(len(state.game.vocabulary), np.int8)
    mask[state.legal_actions(seat)] = 1
    return {"observation": observer.observe(state, seat), "action_mask": mask}
