"""The end of the game, its reasons and the ranks (section 6)."""

from __future__ import annotations

import pytest
from mech_table import act, deal, finished, go_on_until, new, position

EIGHT = ["petal-pot", "ink-dripper", "glasshouse", "ink-press", "twin-still", "prism-lamp", "dye-vat", "seed-drill"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_W1_the_game_ends_after_the_night_of_day_7(seats: int) -> None:
    state = deal(seats)
    go_on_until(state, lambda state: state.is_over())
    assert (state.day, state.end_reason(), state.acting_seats()) == (7, "days", [])
    assert state.view(0).time == "end"


def test_W1_nine_machines_on_day_7_end_it_for_both_reasons() -> None:
    state = position(day=7, time="night", workshops=[{"machines": finished(*EIGHT, "windmill")}])
    go_on_until(state, lambda state: state.is_over())
    assert state.end_reason() == "both"


def test_W1_a_ninth_machine_finished_at_night_ends_it_too() -> None:
    machines = [*finished(*EIGHT[:-1], "metronome"), {"id": "seed-drill", "space": 1}]
    state = position(day=4, time="night", workshops=[{"machines": machines}])
    act(state, "0 activate 7", "0 push 8")
    go_on_until(state, lambda state: state.is_over())
    assert (state.day, state.end_reason()) == (4, "machines")


def test_W1_eight_machines_do_not() -> None:
    state = position(day=4, time="night", workshops=[{"machines": finished(*EIGHT)}])
    go_on_until(state, lambda state: state.day == 5)
    assert state.end_reason() == ""


@pytest.mark.parametrize(
    ("flower", "ink", "points"), [(0, 4, 0), (1, 4, 1), (9, 0, 1), (5, 4, 1), (5, 5, 2), (9, 9, 3)]
)
def test_W2_one_point_for_every_five_flowers_and_ink(flower: int, ink: int, points: int) -> None:
    state = position(workshops=[{"flower": flower, "ink": ink}])
    assert {line.id: line.points for line in state.score_sheets()[0].lines}["resources"] == points


def test_W2_the_view_shows_what_a_seat_would_score() -> None:
    state = new(3, 4)
    assert [workshop.score for workshop in state.view(None).workshops] == [1, 1, 1]  # 3 flowers and 4 ink


def test_W4_utilities_of_tied_seats() -> None:
    workshops = [{"point": 5}, {"point": 5}, {"point": 1}]
    state = position(seats=3, day=7, time="night", workshops=workshops)
    go_on_until(state, lambda state: state.is_over())
    assert [sheet.rank for sheet in state.score_sheets()] == [1, 1, 3]
    assert state.returns() == [0.5, 0.5, -1.0]
