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

from cogwright.engine import Game, Match, Record, State, game

__all__ = ["Game", "Match", "Record", "State", "game"]
