"""Environments for learning: every game as one of PettingZoo, Gymnasium and OpenSpiel, and many games at once in arrays.

The libraries are optional and imported only when one of the functions here is called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cogwright.engine import game
from cogwright.lab.extras import require

if TYPE_CHECKING:
    from cogwright.lab.envs.gymnasium_seat import SeatEnv
    from cogwright.lab.envs.pettingzoo_env import TableEnv
    from cogwright.lab.envs.vector import VectorTables

__all__ = ["env", "gymnasium_env", "observation_names", "openspiel_game", "vector_env"]


def env(
    id: str, seats: int, options: Mapping[str, object] | None = None, components: Path | str | None = None
) -> TableEnv:
    """A game as an environment of PettingZoo (AEC) for all of its seats.

    Raises:
        MissingPackage: PettingZoo is not installed.
        UnknownGame, BadComponents, BadSeats, BadOption: an argument is not allowed.
    """
    require("pettingzoo", "the environment of PettingZoo")
    from cogwright.lab.envs.pettingzoo_env import TableEnv

    return TableEnv(game(id, components), seats, options)


def gymnasium_env(
    id: str,
    opponents: Sequence[str] = ("greedy",),
    seat: int = 0,
    options: Mapping[str, object] | None = None,
    components: Path | str | None = None,
) -> SeatEnv:
    """A game as an environment of Gymnasium for one seat; `opponents` are the bots at the other seats, in order, programs of yours
    (`exec:COMMAND`) among them: `close()` ends these.

    Raises:
        MissingPackage: Gymnasium is not installed.
        UnknownGame, BadComponents, BadSeats, BadOption, UnknownBot: an argument is not allowed.
    """
    require("gymnasium", "the environment of Gymnasium")
    from cogwright.lab.envs.gymnasium_seat import SeatEnv

    return SeatEnv(game(id, components), opponents, seat, options)


def openspiel_game(
    id: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    components: Path | str | None = None,
    seed: int | None = None,
) -> Any:
    """A game for OpenSpiel (a `pyspiel.Game`); with a seed (0 to 2**31 - 1), the same deals come one after the other.

    Raises:
        MissingPackage: OpenSpiel is not installed.
        UnknownGame, BadComponents, BadSeats, BadOption, BadSeed: an argument is not allowed.
    """
    require("open_spiel", "a game of OpenSpiel")
    from cogwright.lab.envs.openspiel import load

    rules = game(id, components)
    rules.check_seats(seats)
    rules.check_options(seats, options)
    return load(rules, seats, options or {}, str(components or ""), seed)


def observation_names(
    id: str, seats: int, options: Mapping[str, object] | None = None, components: Path | str | None = None
) -> list[str]:
    """What each entry of an observation is, in order; all environments share them (for errors see `env`)."""
    require("numpy", "an observation")
    from cogwright.lab.envs.observation import observer

    return list(observer(game(id, components), seats, options).names)


def vector_env(
    id: str,
    games: int,
    seats: int,
    options: Mapping[str, object] | None = None,
    components: Path | str | None = None,
) -> VectorTables:
    """So many games at once, stepped by one call.

    Raises:
        MissingPackage: NumPy is not installed.
        UnknownGame, BadComponents, BadSeats, BadOption: an argument is not allowed.
    """
    require("numpy", "stepping many games at once")
    from cogwright.lab.envs.vector import VectorTables

    return VectorTables(game(id, components), games, seats, options)
