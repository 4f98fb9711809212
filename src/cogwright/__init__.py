"""Cogwright: board games about workshops and machines, with their complete rules, for people and bots.

>>> import cogwright
>>> game = cogwright.game("mech-a-dream")
>>> state = game.new(seats=2, seed=7)
>>> while not state.is_over():
...     for seat in state.acting_seats():
...         state.apply(seat, state.legal_actions(seat)[0])
>>> [sheet.rank for sheet in state.score_sheets()]  # doctest: +SKIP
[1, 2]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogwright.engine import Game, Match, Record, State, game

if TYPE_CHECKING:
    from cogwright.lab.envs import env

__all__ = ["Game", "Match", "Record", "State", "env", "game"]


def __getattr__(name: str) -> Any:
    """`cogwright.env` comes from the laboratory, which is imported when it is wanted: most programs never want it."""
    if name == "env":
        from cogwright.lab.envs import env

        return env
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
