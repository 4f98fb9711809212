"""How good a position of The Game Makers looks for a player: an estimate of its final total, in points (E6.4)."""

from __future__ import annotations

from cogwright.games.the_game_makers.scoring import score
from cogwright.games.the_game_makers.state import Player, Table


def evaluate(table: Table, player: Player) -> float:
    """The points that the player may expect at the end; at the end the points themselves."""
    return float(score(table, player)) if player.games else 0.0
