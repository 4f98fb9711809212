"""What a seat sees as a row of numbers: always equally long, each entry with a name, written fast.

The layout follows from the types of the game's views, from its component set, and from a few games that are played at random,
always the same ones: so it depends on nothing but the game, its components, the number of seats and the options.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cogwright.engine import Game, RandomSource, State
from cogwright.lab.envs.parts import Kinds, part_of
from cogwright.lab.envs.writing import Lines, Place

TRIED_GAMES: Final = 16
ENOUGH_VIEWS: Final = 4000
"""So many games are played at random, or as many whole ones as give enough views, to see how long lists are, how large numbers,
and which words occur."""
LIMIT: Final = 10.0
"""Numbers are shares of the largest that was seen in those games; they are cut off at so many times as much."""

Floats = NDArray[np.float32]


class Observer:
    """Turns what a seat of a game sees into numbers. Use `observer`, which remembers those it made."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        """Try the game out and fix the layout.

        Raises:
            BadView: a view has a field of a type that cannot be turned into numbers.
            BadSeats, BadOption: the game does not allow them.
        """
        view = part_of(game.view_type, game.view_type.__name__)
        for seen in _views(game, seats, options):
            view.see(seen)
        view.settle(kinds_of(game.components.data))
        self.names: list[str] = [*(f"seat={seat}" for seat in range(seats)), *view.names("")]
        self.size: int = len(self.names)
        lines = Lines()
        view.write(lines, "view", Place(str(seats)))
        self._write: Callable[[Any, Any], None] = lines.function()
        self._zeros = array("f", bytes(4 * self.size))

    def write(self, state: State, seat: int, out: Floats) -> None:
        """Write what the seat sees into `out`, a row of `size` numbers."""
        row = self._zeros[
            :
        ]  # an array of Python: single numbers are written into it much faster than into one of NumPy
        row[seat] = 1
        self._write(state.view(seat), row)
        np.clip(np.frombuffer(row, np.float32), -LIMIT, LIMIT, out=out)

    def observe(self, state: State, seat: int) -> Floats:
        """What the seat sees, as a new row."""
        row = np.empty(self.size, np.float32)
        self.write(state, seat, row)
        return row


def observer(game: Game, seats: int, options: Mapping[str, object] | None = None) -> Observer:
    """The observer of the game with so many seats and these options (see `Observer` for errors)."""
    game.check_seats(seats)
    values = game.check_options(seats, options)
    return _observer(_Same(game), seats, json.dumps(values, sort_keys=True))


def observation_names(game: Game, seats: int, options: Mapping[str, object] | None = None) -> list[str]:
    """What each entry of an observation is, in order."""
    return list(observer(game, seats, options).names)


class _Same:
    """A game, equal to another one of the same kind with the same components."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.key = (type(game), game.rules_version, game.components.checksum)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=64)
def _observer(same: _Same, seats: int, options: str) -> Observer:
    return Observer(same.game, seats, json.loads(options))


def _views(game: Game, seats: int, options: Mapping[str, object]) -> Iterator[object]:
    """What seats see in games played at random: each before and after its decisions, and all of them at the end."""
    n = 0
    for seed in range(TRIED_GAMES):
        if n > ENOUGH_VIEWS:
            break
        state, chance = game.new(seats, seed, options), RandomSource(seed)
        while not state.is_over():
            for seat in state.acting_seats():
                actions = state.legal_actions(seat)
                if actions:
                    yield state.view(seat)
                    state.apply(seat, actions[chance.below(len(actions))])
                    yield state.view(seat)
        yield from (state.view(seat) for seat in range(seats))
        n += 2 * state.decisions


def kinds_of(data: Mapping[str, Any]) -> Kinds:
    """The ids of a component set, kind by kind: a list of rows with ids, or a single row with an id, is a kind."""
    kinds: list[list[str]] = []
    for part in data.values():
        if isinstance(part, Mapping):
            if isinstance(part.get("id"), str):
                kinds.append([part["id"]])
            kinds.extend(list(kind) for kind in kinds_of(part))
        elif isinstance(part, list):
            ids = [row["id"] for row in part if isinstance(row, Mapping) and isinstance(row.get("id"), str)]
            if ids:
                kinds.append(list(dict.fromkeys(ids)))
    return kinds
