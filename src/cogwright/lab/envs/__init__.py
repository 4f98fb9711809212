"""Environments for learning: every game as one of PettingZoo, Gymnasium and OpenSpiel, and many games at once in arrays.

The libraries are optional and imported only when one of the functions here is called.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cogwright.engine import CogwrightError, game

if TYPE_CHECKING:
    from cogwright.lab.envs.pettingzoo_env import TableEnv

__all__ = ["MissingPackage", "env", "observation_names"]


class MissingPackage(CogwrightError):
    """An environment needs a library that is not installed; says how to install it."""


def env(
    id: str, seats: int, options: Mapping[str, object] | None = None, components: Path | str | None = None
) -> TableEnv:
    """A game as an environment of PettingZoo (AEC) for all of its seats.

    Raises:
        MissingPackage: PettingZoo is not installed.
        UnknownGame, BadComponents, BadSeats, BadOption: an argument is not allowed.
    """
    with needed("envs"):
        from cogwright.lab.envs.pettingzoo_env import TableEnv
    return TableEnv(game(id, components), seats, options)


def observation_names(
    id: str, seats: int, options: Mapping[str, object] | None = None, components: Path | str | None = None
) -> list[str]:
    """What each entry of an observation is, in order; all environments share them (for errors see `env`)."""
    with needed("envs"):
        from cogwright.lab.envs.observation import observer
    return list(observer(game(id, components), seats, options).names)


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Around the import of a module that needs the libraries of an extra: says how to install them if one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "cogwright":
            raise
        raise MissingPackage(
            f"{error.name} is not installed; install it with: pip install 'cogwright[{extra}]'"
        ) from None
