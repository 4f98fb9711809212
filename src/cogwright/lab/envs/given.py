"""What whoever uses an environment gives to it, seeds and actions: whole numbers, whether of Python, NumPy or a tensor."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex, cast

from cogwright.engine import Game, IllegalAction, secret_seed
from cogwright.engine.errors import shown
from cogwright.engine.random_source import check_seed

NOT_BEGUN = "no game has begun: call reset() first"


def seed_of(value: object) -> int:
    """The seed that was given; another one each time if none was.

    Raises:
        BadSeed: it cannot seed a game.
    """
    if value is None:
        return secret_seed()
    whole = whole_number(value)
    return check_seed(value if whole is None else whole)


def action_of(value: object, game: Game) -> int:
    """The number of an action that was given; whether it is legal is not looked at.

    Raises:
        IllegalAction: it is not a whole number.
    """
    whole = whole_number(value)
    if whole is None:
        last = len(game.vocabulary) - 1
        raise IllegalAction(
            f"action {shown(value)}: an action is a whole number from 0 to {last}; game.action(name) tells that of a name"
        )
    return whole


def whole_number(value: object) -> int | None:
    """The value as an int if it is a whole number; None if not: nothing is cut off, and true and false are no numbers."""
    if isinstance(value, bool):
        return None
    try:
        return index(cast("SupportsIndex", value))
    except TypeError:
        return None
