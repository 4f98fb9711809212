"""A game as an environment of Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cogwright.engine import BadSeats, CogwrightError, Game, IllegalAction, State
from cogwright.engine.errors import sentence, shown
from cogwright.lab.envs.given import NOT_BEGUN, action_of, whole_number
from cogwright.lab.envs.observation import observer
from cogwright.lab.envs.spaces import Observation, action_space, observation_space, observe
from cogwright.lab.matches import derived_seed
from cogwright.players import Bot, UnknownBot, bot


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game against bots.

    A step is one decision of the seat; then the bots decide until it has to decide again or the game is over. The reward is 0
    until the end, and then the utility of the result. An action that is not legal loses: the episode ends with reward -1, and
    `info["illegal"]` says why. The mask of legal actions is in every observation and in `action_masks()`.

    What a bot that is a program (`exec:COMMAND`) does wrong costs it a move, which is made at random; a warning of Gymnasium
    tells it, and `info["complaints"]` of the step in which it happened.
    """

    def __init__(
        self, game: Game, opponents: Sequence[str], seat: int = 0, options: Mapping[str, object] | None = None
    ) -> None:
        """Use `cogwright.lab.envs.gymnasium_env`.

        Raises:
            BadSeats, BadOption, UnknownBot: an argument is not allowed.
        """
        listed = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        if not listed or not all(isinstance(name, str) for name in opponents):
            raise UnknownBot(
                f"opponents = {shown(opponents)}: allowed is a list with the name of a bot for each other seat, as ['greedy']"
            )
        seats = len(opponents) + 1
        game.check_seats(seats)
        if whole_number(seat) not in range(seats):
            raise BadSeats(sentence("refused-seat", number=shown(seat), last=seats - 1))
        self.metadata = {"render_modes": []}
        self.game = game
        self.seat = seat
        self.opponents = tuple(opponents)
        self.options = game.check_options(seats, options)
        self.observer = observer(game, seats, self.options)
        self.observation_space = observation_space(self.observer, game)
        self.action_space = action_space(game)
        self._bots = self._seated_bots(0)
        self._table: State | None = None
        self._ended = False

    @property
    def observation_names(self) -> list[str]:
        """What each entry of the array `observation` is."""
        return list(self.observer.names)

    @property
    def table(self) -> State:
        """The game that is being played.

        Raises:
            CogwrightError: none has begun.
        """
        if self._table is None:
            raise CogwrightError(NOT_BEGUN)
        return self._table

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as `MaskablePPO` of sb3-contrib asks for them."""
        mask = np.zeros(len(self.game.vocabulary), np.bool_)
        mask[self.table.legal_actions(self.seat)] = True
        return mask

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; its deal and the bots' chance follow from the seed. (`options` are not used: those of the game stay.)"""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        self.close()
        self._bots = self._seated_bots(deal)
        self._table = self.game.new(len(self.opponents) + 1, deal, self.options)
        self._let_bots_decide()
        return observe(self.observer, self.table, self.seat), self._complaints()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the seat take an action and the bots answer: observation, reward, terminated, truncated (never), info.

        Raises:
            CogwrightError: the episode has ended.
            IllegalAction: the action is not a whole number; nothing has changed.
        """
        if self._ended:
            raise CogwrightError("the episode has ended: call reset() first")
        table, chosen = self.table, action_of(action, self.game)
        info: dict[str, Any] = {}
        reward = 0.0
        try:
            table.apply(self.seat, chosen)
        except IllegalAction as error:
            self._ended, reward, info = True, -1.0, {"illegal": str(error)}
        else:
            self._let_bots_decide()
            info = self._complaints()
            if self._ended:
                reward = table.returns()[self.seat]
        if self._ended:
            self.close()
        return observe(self.observer, table, self.seat), reward, self._ended, False, info

    def close(self) -> None:
        """End the bots that are programs of their own."""
        for one in self._bots.values():
            one.close()

    def _seated_bots(self, seed: int) -> dict[int, Bot]:
        others = [seat for seat in range(len(self.opponents) + 1) if seat != self.seat]
        return {
            seat: bot(name, derived_seed(seed, seat), programs=True)
            for seat, name in zip(others, self.opponents, strict=True)
        }

    def _let_bots_decide(self) -> None:
        """The bots decide until the seat has to, or the game is over; where all may decide at once, the lowest seat first."""
        table = self.table
        while not table.is_over():
            seat = table.acting_seats()[0]
            if seat == self.seat:
                break
            table.apply(seat, self._bots[seat].choose(table, seat))
        self._ended = table.is_over()

    def _complaints(self) -> dict[str, Any]:
        """What has gone wrong with the bots since this was asked last, for `info`; a warning tells it as well."""
        told = [
            f"the bot at seat {seat}: {complaint}" for seat, one in self._bots.items() for complaint in one.complaints()
        ]
        for text in told:
            gymnasium.logger.warn(text)
        return {"complaints": told} if told else {}
