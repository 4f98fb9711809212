"""Many games at once: one call steps them all, and what their acting seats see stands in arrays that are made once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cogwright.engine import CogwrightError, Game, IllegalAction, State
from cogwright.engine.errors import shown
from cogwright.lab.envs.given import NOT_BEGUN, seed_of, whole_number
from cogwright.lab.envs.observation import Floats, observer
from cogwright.lab.matches import derived_seed


class Step(NamedTuple):
    """Where the games stand, game by game. The arrays are always the same ones: the next step writes over them."""

    observations: Floats
    """What the acting seat sees, as in all environments."""
    masks: NDArray[np.bool_]
    """Its legal actions."""
    seats: NDArray[np.int64]
    """The acting seat; where several may act, the lowest."""
    rewards: Floats
    """The utilities by seat of a game that has just ended, else 0."""
    ended: NDArray[np.bool_]
    """Whether the game has just ended; then the observation is already the first one of the next game."""


class VectorTables:
    """`games` games of the same kind, all going on for ever: where one ends, the next begins.

    Game n of table i follows from the seed, i and n, whatever happens at other tables.
    """

    def __init__(self, game: Game, games: int, seats: int, options: Mapping[str, object] | None = None) -> None:
        """Use `cogwright.lab.envs.vector_env`.

        Raises:
            BadSeats, BadOption: an argument is not allowed.
            CogwrightError: there is not at least one game.
        """
        number = whole_number(games)
        if number is None or number < 1:
            raise CogwrightError(f"games = {shown(games)}: must be a whole number, at least 1")
        game.check_seats(seats)
        self.game = game
        self.games = games = number
        self.seats = seats
        self.options = game.check_options(seats, options)
        self.observer = observer(game, seats, self.options)
        self._tables: list[State] = []
        self._played = [0] * games
        self._seed = 0
        self._every = np.arange(games)
        self._now = Step(
            observations=np.zeros((games, self.observer.size), np.float32),
            masks=np.zeros((games, len(game.vocabulary)), np.bool_),
            seats=np.zeros(games, np.int64),
            rewards=np.zeros((games, seats), np.float32),
            ended=np.zeros(games, np.bool_),
        )

    @property
    def observation_names(self) -> list[str]:
        """What each entry of a row of `observations` is."""
        return list(self.observer.names)

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew; without a seed, others each time.

        Raises:
            BadSeed: it cannot seed a game; the games that go on are untouched.
        """
        self._seed = seed_of(seed)
        self._played = [0] * self.games
        self._tables = [self._deal(i) for i in range(self.games)]
        self._now.rewards.fill(0)
        self._now.ended.fill(False)
        for i in range(self.games):
            self._look(i)
        return self._now

    def step(self, actions: Any) -> Step:
        """Let the acting seat of each game take the action that stands at the game's place in `actions`.

        Raises:
            IllegalAction: one of them is not legal; nothing has changed in any game.
            CogwrightError: no games have begun.
        """
        chosen = self._checked(actions)
        tables, seats = self._tables, self._now.seats.tolist()
        self._now.rewards.fill(0)
        self._now.ended.fill(False)
        for i, action in enumerate(chosen):
            table = tables[i]
            table.apply(seats[i], action)
            if table.is_over():
                self._now.rewards[i] = table.returns()
                self._now.ended[i] = True
                tables[i] = self._deal(i)
            self._look(i)
        return self._now

    def table(self, i: int) -> State:
        """The game that goes on at table i; look at it, but let only `step` change it.

        Raises:
            CogwrightError: no games have begun.
        """
        self._check_begun()
        return self._tables[i]

    def _deal(self, i: int) -> State:
        """The next game of table i."""
        seed = derived_seed(self._seed, i, self._played[i])
        self._played[i] += 1
        return self.game.new(self.seats, seed, self.options)

    def _look(self, i: int) -> None:
        """Write what the acting seat of table i sees and may do."""
        table = self._tables[i]
        seat = table.acting_seats()[0]
        self._now.seats[i] = seat
        self.observer.write(table, seat, self._now.observations[i])
        mask = self._now.masks[i]
        mask.fill(False)
        mask[table.legal_actions(seat)] = True

    def _check_begun(self) -> None:
        if not self._tables:
            raise CogwrightError(NOT_BEGUN)

    def _checked(self, actions: Any) -> list[int]:
        self._check_begun()
        whole = self._whole(actions)
        legal = (whole >= 0) & (whole < len(self.game.vocabulary))
        legal &= self._now.masks[self._every, np.where(legal, whole, 0)]
        if not legal.all():
            i = int(np.argmin(legal))
            seat = int(self._now.seats[i])
            names = ", ".join(self.game.action_name(action) for action in self._tables[i].legal_actions(seat))
            raise IllegalAction(f"game {i}: seat {seat} cannot take action {whole[i]} now; allowed are: {names}")
        legal_actions: list[int] = whole.tolist()
        return legal_actions

    def _whole(self, actions: Any) -> NDArray[np.int64]:
        """The actions as one whole number a game: nothing is cut off."""
        wanted = f"actions: must be {self.games} whole numbers, one a game"
        try:
            chosen = np.asarray(actions)
        except ValueError:  # lists of different lengths in a list
            raise IllegalAction(f"{wanted}, not {shown(actions)}") from None
        if chosen.shape != (self.games,):
            raise IllegalAction(f"{wanted}, not an array of shape {chosen.shape}")
        if not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalAction(f"{wanted}, not an array of {chosen.dtype}: {shown(chosen.tolist())}")
        return chosen.astype(np.int64)
