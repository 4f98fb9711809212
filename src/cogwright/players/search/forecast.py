"""What result may be expected of a game in which the totals at the end are known roughly: the value of a choice."""

from __future__ import annotations

from math import erf, sqrt
from statistics import NormalDist
from typing import Final

from cogwright.engine.state import State

LUCK: Final = tuple(NormalDist().quantiles(17))
"""Where a total may lie, in standard deviations from the expected one: sixteen equally likely places."""


def expected_result(position: State, seat: int, totals: list[float], deviation: float) -> float:
    """The expected result of the seat as `State.returns` has it, from -1 to 1.

    `totals` are the points that each player may expect at the end; by how much one is ahead of another may still change by luck,
    whose standard deviation is given, in points. Against each rival (each rival team) the seat is ahead or behind at the end.
    """
    own = totals[seat]
    met = [position.team(seat)]
    value = 0.0
    for player in range(len(totals)):
        team = position.team(player)
        if team not in met:
            met.append(team)
            value += _duel(own - totals[player], deviation)
    rivals = len(met) - 1
    if rivals:
        return value / rivals
    for luck in LUCK:
        value += position.result_alone(own + luck * deviation)
    return value / len(LUCK)


def _duel(lead: float, deviation: float) -> float:
    """How much more likely it is to end ahead than behind."""
    if deviation > 0.0:
        return erf(lead / deviation / sqrt(2.0))
    return 1.0 if lead > 0.0 else -1.0 if lead < 0.0 else 0.0
