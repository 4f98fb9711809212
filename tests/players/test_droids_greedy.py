"""How the greedy bot plays Last Droids. The exact ratio over many games is measured by `bench/greedy.py`."""

from __future__ import annotations

from statistics import mean
from typing import cast

import pytest
from droid_table import act, finish, new, planning, player

from cogwright.engine import game
from cogwright.games.last_droids import LastDroidsState
from cogwright.lab import Series
from cogwright.lab.matches import play_out
from cogwright.players import GreedyBot, bot
from cogwright.players.outlook import reply

GAMES = 40
RICH = player("N3 O3 C3 E3")


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_beats_random_with_sensible_play(seats: int) -> None:
    wins, totals, repaired = 0, [], []
    series = Series(("greedy", *("random",) * (seats - 1)), GAMES, 77, {}, rotate=True)
    for n in range(GAMES):
        state = cast(LastDroidsState, game("last-droids").new(seats, series.deal_seed(n)))
        play_out(state, series.seated_bots(n))
        sheet = state.score_sheets()[series.seat(0, n)]
        wins += sheet.rank == 1
        totals.append(sheet.total)
        repaired.append(len(state.players[sheet.seat].yard.area))
    assert wins >= 0.95 * GAMES
    assert mean(totals) >= 50
    assert mean(repaired) >= 6


def test_a_team_of_greedy_bots_beats_a_team_of_random_ones() -> None:
    for n in range(4):
        state = game("last-droids").new(4, n)
        names = ["greedy", "greedy", "random", "random"]
        play_out(state, [bot(name, n + seat) for seat, name in enumerate(names)])
        assert state.returns() == [1.0, 1.0, -1.0, -1.0]


@pytest.mark.parametrize("automa", ["calm", "builder"])
def test_greedy_plays_solo_to_the_end(automa: str) -> None:
    totals = []
    for n in range(6):
        state = game("last-droids").new(1, n, {"automa": automa})
        play_out(state, [bot("greedy", n)])
        totals.append(state.score_sheets()[0].total)
    assert mean(totals) >= 40


def chosen(state: LastDroidsState, seat: int = 0) -> str:
    return state.game.action_name(GreedyBot(1).choose(state, seat))


def test_B1_greedy_repairs_what_is_worth_it() -> None:
    state = planning([32, 2], [player("N1 E2"), RICH], zones=[[45, 46]])  # Tide Clerk, 9 RP
    assert chosen(state) == "repair"


def test_B1_greedy_swaps_towards_a_repair() -> None:
    state = planning([32, 2], [player("O2 E2"), RICH], zones=[[50]])  # a nut is missing
    assert chosen(state) == "swap oil>nut"
    act(state, 0, "swap oil>nut")
    assert chosen(state) == "repair"


def test_H51_greedy_keeps_what_a_house_scores_in_the_final_swaps() -> None:
    state = planning([94, 2], [player("N3 O3 C2 E1", houses=[51]), player("E1")], zones=[[50]])
    act(state, 0, "dismantle")  # Cistern Chief gives E2
    act(state, 1, "dismantle")
    while 0 in state.acting_seats():
        act(state, 0, chosen(state))
    assert state.players[0].draft.shed[3] == 3


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_an_estimate_is_the_result_at_the_end(seats: int) -> None:
    state = finish(new(seats, 5))
    for sheet in state.score_sheets():
        assert int(state.evaluate(sheet.seat)) == sheet.total


def test_V1_the_members_of_a_team_share_their_estimate() -> None:
    state = new(4, 5)
    assert state.evaluate(0) == state.evaluate(1)
    assert state.evaluate(2) == state.evaluate(3)


def test_T6_whoever_plans_last_does_not_swap_to_put_off_what_others_have_planned() -> None:
    """What others' plans bring is counted before they are revealed, so that the last plan is as simple as the first one."""
    swaps = [0, 0]
    for n in range(25):
        state = new(2, n)
        while not state.is_over():
            seat = state.acting_seats()[0]
            action = reply(state, seat)
            swaps[seat] += state.game.action_name(action).startswith("swap")
            state.apply(seat, action)
    assert swaps[1] < 1.4 * swaps[0]


def test_an_evaluation_leaves_the_table_as_it_is() -> None:
    state = new(3, 4)
    while not state.is_over():
        seat = state.acting_seats()[0]
        before = state.view(seat)
        for other in range(3):
            state.evaluate(other)
        assert state.view(seat) == before
        state.apply(seat, reply(state, seat))
