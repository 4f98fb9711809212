"""A game as an environment of PettingZoo: its seats are agents, and one of them acts at a time (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from cogwright.engine import CogwrightError, Game, IllegalAction, State
from cogwright.lab.envs.given import NOT_BEGUN, action_of, seed_of
from cogwright.lab.envs.observation import observer
from cogwright.lab.envs.spaces import Observation, action_space, observation_space, observe

OF_A_GAME: Final = frozenset(
    ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "table")
)
"""What there is only when a game has begun: that of PettingZoo's `OrderEnforcingWrapper`, and the game itself."""


class NotBegun(CogwrightError, AttributeError):
    """The environment is used before `reset`. (An attribute that is missing must raise an AttributeError.)"""


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo ships no types
    """All seats of one game. Agents are `seat_0`, `seat_1` and so on.

    When several seats may act at the same time, the lowest of them is asked first, and goes on until it has nothing more to
    decide; what it chose stays as hidden from the others as the rules say. Rewards are 0 until the end, then the utilities of
    the result (`State.returns`).
    """

    render_mode = None

    def __init__(self, game: Game, seats: int, options: Mapping[str, object] | None = None) -> None:
        """Use `cogwright.env`.

        Raises:
            BadSeats, BadOption: an argument is not allowed.
        """
        super().__init__()
        game.check_seats(seats)
        self.game = game
        self.metadata = {"name": f"cogwright_{game.id}", "render_modes": [], "is_parallelizable": False}
        self.options = game.check_options(seats, options)
        self.observer = observer(game, seats, self.options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self.observer, game) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(game) for agent in self.possible_agents}

    def __getattr__(self, name: str) -> Any:
        """Asked for what is not there, so it costs nothing once a game has begun, as PettingZoo's wrapper at every step would.

        Raises:
            NotBegun: there will be after `reset`.
        """
        if name in OF_A_GAME:
            raise NotBegun(f"{name}: {NOT_BEGUN}")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    @property
    def observation_names(self) -> list[str]:
        """What each entry of the array `observation` is."""
        return list(self.observer.names)

    def observation_space(self, agent: str) -> Dict:
        """A dict of `observation` and `action_mask`."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The vocabulary of the game: `game.action_name(action)` tells what an action is."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a game: that of the seed, or another one each time. (`options` are not used: those of the game stay.)

        Raises:
            BadSeed: the seed cannot seed a game; the game that goes on is untouched.
        """
        self.table: State = self.game.new(len(self.possible_agents), seed_of(seed), self.options)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and which actions it may take now."""
        return observe(self.observer, self.table, self._seat[agent])

    def step(self, action: Any) -> None:
        """Let the selected agent act (None once the game is over).

        Raises:
            IllegalAction: it cannot do that now; nothing has changed.
            CogwrightError: no game has begun, or all agents have left it.
        """
        agent = self.agent_selection
        if not self.agents:
            raise CogwrightError("the game is over and all agents have left it: call reset() first")
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} has to take an action: the game is not over")
        self.table.apply(self._seat[agent], action_of(action, self.game))
        self._cumulative_rewards[agent] = 0.0
        if self.table.is_over():
            self.rewards = dict(zip(self.agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        """The lowest seat that acts is next; after the end, the agents in order."""
        seat = next(iter(self.table.acting_seats()), 0)
        self.agent_selection = self.possible_agents[seat]
