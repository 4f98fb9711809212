"""How the greedy bot plays Mech A Dream. The exact ratio over many games is measured by `bench/greedy.py`."""

from __future__ import annotations

from statistics import mean
from typing import cast

import pytest

from cogwright.engine import game
from cogwright.games.mech_a_dream import MechADreamState
from cogwright.lab import Series
from cogwright.lab.matches import play_out

OPTIONS = [
    {"smart-robots": robots, "specialists": specialists} for robots in (False, True) for specialists in (False, True)
]
GAMES = 15


@pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda options: "-".join(key for key in options if options[key]) or "basic"
)
def test_greedy_beats_random_with_sensible_play(options: dict[str, bool]) -> None:
    wins, totals, machines = 0, [], []
    series = Series(("greedy", "random"), GAMES, 77, options, rotate=True)
    for n in range(GAMES):
        state = cast(MechADreamState, game("mech-a-dream").new(2, series.deal_seed(n), options))
        play_out(state, series.seated_bots(n))
        sheet = state.score_sheets()[series.seat(0, n)]
        wins += sheet.rank == 1
        totals.append(sheet.total)
        machines.append(state.workshops[sheet.seat].finished)
    assert wins >= 0.9 * GAMES
    assert mean(totals) >= 45
    assert mean(machines) >= 5
