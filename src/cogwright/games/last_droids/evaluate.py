"""How good a position of Last Droids looks for a seat: the score now, and what parts and droids may still bring (B1, B2)."""

from __future__ import annotations

from typing import Final

from cogwright.games.last_droids.cards import COMMUNICATION, ENERGY, total
from cogwright.games.last_droids.scoring import score
from cogwright.games.last_droids.state import FOUR, STEP_END, STEP_FINAL, STEP_PLAN, Player, Table, Yard

UNIT_RP: Final = 0.85
"""What a unit (a base part) is worth in the middle of the game (B1)."""
ENERGY_UNITS: Final = 1.75
TURNS_TO_SPEND: Final = 4.0
"""Parts are worth their full price while at least so many turns are left."""


def evaluate(table: Table, seat: int) -> float:
    """The points the seat may expect, compared with its rivals' strength only through leads; a team counts its lower member."""
    if table.mode == FOUR:
        mates = (0, 1) if seat < 2 else (2, 3)
        prospects = [_prospect(table, table.players[mate]) for mate in mates]
        return min(prospects) + 0.15 * max(prospects)
    return _prospect(table, table.players[seat])


def _prospect(table: Table, player: Player) -> float:
    yard = player.draft if table.phase in (STEP_PLAN, STEP_FINAL) else player.yard
    points = float(score(table, player.seat, yard))
    if table.phase in (STEP_FINAL, STEP_END):
        return points
    turns = float(table.turns_left())
    points += _parts_worth(yard, turns)
    points += _droids_worth(table, player, yard, turns)
    return points


def _parts_worth(yard: Yard, turns: float) -> float:
    """Parts buy droids; a balanced shed buys more of them, and near the end nothing is left to buy."""
    fade = min(turns / TURNS_TO_SPEND, 1.0)
    units = 0.0
    for part in range(4):
        n = yard.shed[part] + yard.stored_of(part)
        worth = ENERGY_UNITS if part == ENERGY else 1.0
        for i in range(n):
            units += worth * max(1.0 - 0.12 * i, 0.4)
    return units * UNIT_RP * fade


def _droids_worth(table: Table, player: Player, yard: Yard, turns: float) -> float:
    """Lasting effects pay off over the turns that are left; leaves and communication droids grow."""
    worth = 0.4 * yard.leaves
    for droid in yard.area:
        worth += 0.12 * turns * total(droid.doubles)
        worth += 0.12 * turns * droid.discount
        if droid.swap is not None:
            worth += 0.1 * turns
        if droid.type == COMMUNICATION:
            seen = table.discarded(player.seat, COMMUNICATION)
            worth += min(0.12 * turns, 2.5) + 0.1 * seen
    worth += 0.25 * total(yard.extensions) * min(turns / 10.0, 1.0)
    return worth
