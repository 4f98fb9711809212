"""The wheel, the forklifts and the flow of turns (T4)."""

from __future__ import annotations

import pytest
from makers_table import WHEEL, act, begun, factory, held, item, legal, offered, seen, start, store, stored

from cogwright.engine import IllegalAction
from cogwright.games.the_game_makers import TheGameMakersState


def finish_turn(state: TheGameMakersState, seat: int = 0, distance: int = 1) -> None:
    """Move every ready forklift of a seat, keep components, and pass as far as the seat is asked."""
    turn = seen(state).turn
    while seen(state).turn == turn and legal(state, seat):
        names = legal(state, seat)
        moves = [name for name in names if name == f"move {distance}"]
        keeps = [name for name in names if name.endswith("component") or name.startswith("kind")]
        act(state, (moves or keeps or ["pass"])[0], seat=seat)


def test_T4_1_a_turn_is_over_when_all_have_passed() -> None:
    state = start({"forklifts": [1, 2, 3]}, {"forklifts": [1, 2, 2]}, {"forklifts": [1, 1, 2]})
    assert state.acting_seats() == [0, 1, 2]
    act(state, "pass", seat=1)
    assert state.acting_seats() == [0, 2]
    act(state, "pass", seat=2)
    assert seen(state).turn == 1
    act(state, "pass", seat=0)
    assert seen(state).turn == 2
    assert state.acting_seats() == [0, 1, 2]
    assert [player.passed for player in seen(state).players] == [False] * 3


def test_T4_2_when_the_wild_wedge_comes_to_ready_all_workers_return_first() -> None:
    state = start(
        {"forklifts": [1, 2, 3], "workers": [3], "assigned": {"ws-1a": [1, 2], "ws-look-1": [1]}},
        {"forklifts": [1, 2, 3], "assigned": {"ws-ad-3": [3]}, "workers": []},
        wheel=["plastic", "wild", "cards", "dice", "wood", "tiles"],
    )
    act(state, "pass")
    assert seen(state).turn == 2, "seat 1 can only pass"
    assert [factory(state, seat).break_room for seat in (0, 1)] == [(2, 1, 1), (0, 0, 1)]
    assert [(factory(state, seat).see, factory(state, seat).market) for seat in (0, 1)] == [(0, 0), (0, 0)]
    assert "work ws-look-1" in legal(state), "a returned worker may be placed again at once"


def test_T4_2_workers_stay_while_the_wild_wedge_is_elsewhere() -> None:
    state = start({"forklifts": [1, 2, 3], "workers": [1], "assigned": {"ws-look-1": [1]}})
    act(state, "pass")
    assert (seen(state).turn, seen(state).revolution) == (2, 0)
    assert (factory(state).see, factory(state).break_room) == (1, (1, 0, 0))


def test_T4_3_every_forklift_at_ready_is_moved_before_passing() -> None:
    state = start({"forklifts": [0, 0, 0]})
    for n in range(3):
        assert factory(state).forklifts.count(0) == 3 - n
        assert offered(state, "pass", "move") == ["move 1", "move 2", "move 3"]
        act(state, "move 1", "wood component")
    assert offered(state, "pass", "move") == ["pass"]


def test_T4_3_free_actions_in_any_order() -> None:
    state = start({"forklifts": [0, 0, 1], "workers": [1, 1, 1, 2]})
    act(state, "work ws-ad-1", "move 1", "work ws-look-1", "wood component", "work ws-ad-2", "move 1", "wood worker")
    act(state, "work ws-1a", "kind wood", "wood component")
    assert seen(state).turn == 2, "then nothing is left but to pass"


def test_T4_4_a_forklift_goes_one_two_or_three_wedges() -> None:
    wheel = ["wild", "wood", "dice", "plastic", "cards", "tiles"]
    for distance, kind in ((1, "wood"), (2, "dice"), (3, "plastic")):
        state = start({"forklifts": [0, 3, 3]}, wheel=wheel)
        assert offered(state, "move") == ["move 1", "move 2", "move 3"]
        act(state, f"move {distance}")
        assert held(state) == [f"gain {kind} {distance}"]
        assert factory(state).forklifts == tuple(sorted([distance, 3, 3]))


def test_T4_4_at_the_wild_wedge_the_kind_is_chosen() -> None:
    state = start({"forklifts": [0, 1, 1]}, wheel=["wood", "cards", "wild"])
    act(state, "move 2")
    assert held(state) == ["gain any 2"]
    assert offered(state, "kind") == ["kind cards", "kind wood", "kind dice", "kind tiles", "kind plastic"]
    act(state, "kind plastic")
    assert held(state) == ["gain plastic 2"]


def test_T4_4_wedges_are_never_blocked() -> None:
    state = start({"forklifts": [0, 1, 1]}, {"forklifts": [0, 1, 1]}, {"forklifts": [1, 1, 1]})
    for seat in (0, 1):
        act(state, "move 1", seat=seat)
    assert [factory(state, seat).forklifts for seat in range(3)] == [(1, 1, 1)] * 3


def test_T4_5_the_next_forklift_waits_for_what_was_gained() -> None:
    state = start({"forklifts": [0, 0, 1], "workers": [1]})
    act(state, "move 1")
    assert offered(state, "move", "pass") == []
    assert "work ws-look-1" in legal(state), "free actions are possible during a gain"
    act(state, "wood component")
    assert offered(state, "move") == ["move 1", "move 2", "move 3"]
    with pytest.raises(IllegalAction):
        act(state, "pass")


@pytest.mark.parametrize("distance", [1, 2, 3])
def test_T4_6_a_forklift_moved_by_k_is_ready_after_k_steps(distance: int) -> None:
    state = start({"forklifts": [0, 3, 3]}, {"forklifts": [1, 2, 3]})
    act(state, f"move {distance}")
    for steps in range(1, distance + 1):
        finish_turn(state, 0)
        finish_turn(state, 1, distance=3)
        assert seen(state).turn == steps + 1, "seat 1 stops the wheel at each wedge"
        assert (0 in factory(state).forklifts) == (steps == distance)


def test_T4_7_nobody_passes_with_an_item() -> None:
    state = start({"forklifts": [1, 2, 3], "items": [item("gain wood 1")]})
    assert "pass" not in legal(state)
    act(state, "wood component")
    assert "pass" in legal(state)


def test_T4_7_after_passing_nothing_more_is_done_in_this_turn() -> None:
    state = start({"forklifts": [1, 2, 3]}, {"forklifts": [1, 2, 3]})
    act(state, "pass")
    assert legal(state) == []
    assert factory(state).passed
    with pytest.raises(IllegalAction):
        act(state, "work ws-look-1")


def test_T4_7_without_a_ready_forklift_there_are_free_actions_or_passing() -> None:
    state = start({"forklifts": [1, 2, 3], "contracts": ["scout"], "store": store(cards=2)})
    assert legal(state) == ["pass", "finish 1", "work ws-look-1", "work ws-ad-1"]


def test_T4_8_empty_wedges_are_skipped() -> None:
    for forklifts, steps in (([1, 2, 3], 1), ([2, 3, 3], 2), ([3, 3, 3], 3)):
        state = start({"forklifts": forklifts})
        act(state, "pass")
        assert seen(state).wheel == (*WHEEL[steps:], *WHEEL[:steps])
        assert factory(state).forklifts == tuple(forklift - steps for forklift in forklifts)
        assert seen(state).turn == 2


def test_T4_8_the_wheel_stops_at_a_forklift_of_any_player() -> None:
    state = start({"forklifts": [3, 3, 3]}, {"forklifts": [2, 2, 3]})
    act(state, "pass", seat=0)
    act(state, "pass", seat=1)
    assert [factory(state, seat).forklifts for seat in (0, 1)] == [(1, 1, 1), (0, 0, 1)]


def test_T4_9_each_arrival_of_the_wild_wedge_counts() -> None:
    state = start({"forklifts": [3, 3, 3]}, wheel=["plastic", "cards", "dice", "wild", "wood", "tiles"], revolution=4)
    act(state, "pass")
    assert seen(state).wheel[0] == "wild"
    assert seen(state).revolution == 5


def test_T4_9_a_revolution_takes_six_steps() -> None:
    state = begun(1, 3)
    steps = 0
    while seen(state).revolution < 2:
        before = seen(state).wheel
        finish_turn(state)
        after = seen(state).wheel
        steps += before.index(after[0])
        assert seen(state).revolution == steps // 6


def test_T4_9_the_reset_comes_even_if_the_wheel_does_not_stop_there() -> None:
    state = start(
        {"forklifts": [3, 3, 3], "assigned": {"ws-ad-1": [1]}, "workers": [1]},
        wheel=["plastic", "cards", "wild", "dice", "wood", "tiles"],
    )
    act(state, "pass")
    assert seen(state).wheel[0] == "dice"
    assert (seen(state).revolution, factory(state).market) == (1, 0)
    assert stored(state) == ""
