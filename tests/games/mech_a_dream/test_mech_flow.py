"""Days, placements, belts, finishing, nights (section 4) and the actions of an assistant (A1-A5)."""

from __future__ import annotations

import pytest
from mech_table import act, belt, deal, finished, game_with, go_on_until, goods, market, offered, position, seat_acts_at

from cogwright.games.mech_a_dream.state import DOCK, NIGHT, STOCK_ROOM, WAITING
from cogwright.games.mech_a_dream.tiles import AFTERNOON, EVENING, MORNING

ON_BELT = {"id": "lullaby-organ", "space": 5}


# The day (F1-F4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F1_a_day_has_three_times_and_a_night(seats: int) -> None:
    state = deal(seats)
    times: list[int] = []
    while state.day == 1:
        if not times or times[-1] != state.time:
            times.append(state.time)
        seat = state.acting_seats()[0]
        act(state, f"{seat} stop" if state.time == NIGHT else f"{seat} stock ink")
    assert times == [MORNING, AFTERNOON, EVENING, NIGHT]


def test_F2_the_stock_room_is_always_open_and_there_is_no_passing() -> None:
    state = position(blue_green=["orrery", "arboretum", "rainbow-bulb"], workshops=[{"flower": 0, "ink": 0}])
    assert offered(state, 0)[:2] == ["stock flowers", "stock ink"]
    assert "stop" not in offered(state, 0)


def test_F3_a_placement_is_finished_before_the_next_seat_places() -> None:
    state = position(delivery="spark-order", day=2, workshops=[{"machines": finished("petal-pot"), "flower": 5}])
    act(state, "0 dock")
    assert state.acting_seats() == [0]
    act(state, "0 activate 0")
    assert state.acting_seats() == [0]
    act(state, "0 stop")
    assert state.acting_seats() == [1]


def test_F4_nobody_blocks_anybody() -> None:
    state = deal(deliveries=["candy-tin"])
    for _ in range(3):
        act(state, "0 dock", "1 dock")
    assert state.time == NIGHT
    state = deal()
    act(state, "0 stock ink", "1 stock ink", "0 stock ink", "1 stock flowers")
    assert state.workshops[0].assistants == [STOCK_ROOM, STOCK_ROOM, WAITING]


# The belt step (F5-F7)


def test_F5_an_assistant_moves_its_machine_at_each_time_of_day_from_its_placement_on() -> None:
    moved = {}
    for time in (MORNING, AFTERNOON, EVENING):
        state = position(day=2, workshops=[{"machines": [ON_BELT], "ink": 0}])
        go_on_until(state, seat_acts_at(0, 2, time))
        act(state, "0 build 0")
        go_on_until(state, seat_acts_at(0, 2, NIGHT))
        moved[time] = 5 - state.workshops[0].spaces[0]
    assert moved == {MORNING: 3, AFTERNOON: 2, EVENING: 1}


def test_F5_a_machine_without_crew_stays() -> None:
    state = position(day=2, workshops=[{"machines": [ON_BELT]}])
    act(state, "0 stock ink", "1 stock ink")
    assert belt(state, 0) == ["lullaby-organ@5"]


def test_F6_steps_beyond_the_end_help_no_other_machine() -> None:
    machines = [{"id": "scrap-lamp", "space": 1}, {"id": "petal-pot", "space": 2}]
    workshop = {"machines": machines, "assistants": [0, 0]}
    state = position(day=2, time="evening", start=1, turn=0, workshops=[workshop])
    act(state, "0 build 0")
    assert belt(state, 0) == ["scrap-lamp@0", "petal-pot@2"]


def test_F7_each_assistant_moves_its_own_machine() -> None:
    machines = [{"id": "scrap-lamp", "space": 3}, {"id": "glasshouse", "space": 3}]
    state = position(day=2, time="afternoon", start=1, turn=0, workshops=[{"machines": machines, "assistants": [0]}])
    act(state, "0 build 0")
    assert belt(state, 0) == ["scrap-lamp@1", "glasshouse@3"]


# Finishing (F8-F11)


def test_F8_1_machines_get_their_numbers_in_slot_order_and_blue_and_red_turn_purple() -> None:
    ids = ["petal-pot", "ink-furnace", "bargain-desk", "clear-crystal"]
    machines = [{"id": id, "space": 1} for id in ids]
    state = position(day=3, time="evening", start=1, turn=0, workshops=[{"machines": machines, "assistants": [1, 2]}])
    act(state, "0 build 0")
    assert [machine.purple for machine in state.view(0).workshops[0].machines] == [True, True, False, False]
    assert state.workshops[0].finished == 3


@pytest.mark.parametrize(("before", "points"), [(5, 0), (6, 1), (7, 2), (8, 3), (9, 3), (10, 3)])
def test_F8_2_the_completion_bonus(before: int, points: int) -> None:
    ids = ["ink-dripper", "glasshouse", "ink-press", "twin-still", "prism-lamp", "petal-prism", "dye-vat"]
    ids += ["seed-drill", "metronome", "twin-flywheel"]
    machines = [*finished(*ids[:before]), {"id": "scrap-lamp", "space": 1}]
    state = position(day=5, time="evening", start=1, turn=0, workshops=[{"machines": machines}])
    assert state.view(0).workshops[0].next_bonus == points
    act(state, f"0 build {before}")
    assert state.workshops[0].point == points


def test_F8_3_instants_of_machines_finished_together_add_up() -> None:
    machines = [{"id": "clear-crystal", "space": 1}, {"id": "dawn-crystal", "space": 1}]
    state = position(day=2, time="evening", start=1, turn=0, workshops=[{"machines": machines, "assistants": [0, 0]}])
    act(state, "0 build 1")
    assert (state.workshops[0].point, state.workshops[0].rainbow) == (7 + 4, 2)


def test_F8_4_complete_bonuses_count_every_machine_finished_in_the_step() -> None:
    machines = [*finished("ribbon-cutter"), {"id": "petal-pot", "space": 1}, {"id": "tool-rack", "space": 1}]
    state = position(day=2, time="evening", start=1, turn=0, workshops=[{"machines": machines, "assistants": [1, 1]}])
    act(state, "0 build 2")
    assert state.workshops[0].point == 2


def test_F8_5_a_green_machine_is_in_force_from_the_next_action_on() -> None:
    machines = [{"id": "pantry-lift", "space": 1}]
    workshop = {"machines": machines, "flower": 0, "ink": 0}
    state = position(day=2, time="morning", start=1, turn=0, workshops=[workshop])
    act(state, "0 build 0", "1 stock ink", "0 stock ink")
    assert goods(state, 0) == "F2 I4 R0 P0"


def test_F9_more_than_nine_machines() -> None:
    ids = ["ink-dripper", "glasshouse", "ink-press", "twin-still", "prism-lamp", "petal-prism", "dye-vat"]
    machines = [*finished(*ids, "seed-drill", "metronome", "windmill"), {"id": "scrap-lamp", "space": 1}]
    state = position(day=5, time="evening", start=1, turn=0, workshops=[{"machines": machines}])
    act(state, "0 build 10")
    assert state.workshops[0].finished == 11


def test_F10_the_crew_of_a_finished_machine_stays_until_the_night() -> None:
    state = position(day=2, time="afternoon", workshops=[{"machines": [{"id": "petal-pot", "space": 1}]}])
    act(state, "0 build 0", "1 stock ink")
    assert state.view(0).workshops[0].machines[0].crew == 1
    assert state.view(0).workshops[0].waiting == ("evening",)
    assert "build 0" not in offered(state, 0)
    go_on_until(state, seat_acts_at(0, 2, NIGHT))
    assert state.view(0).workshops[0].machines[0].crew == 0


def test_F11_seats_work_off_pending_steps_after_a_belt_step_at_the_same_time() -> None:
    def workshop(crystal: str) -> dict[str, object]:
        purple = "sheep-counter" if crystal == "echo-crystal" else "music-box"
        machines = [*finished(purple), {"id": crystal, "space": 1}]
        return {"machines": machines, "assistants": [1], "ink": 0}

    game = game_with("machines", "clear-crystal", effects=[{"kind": "instant", "gain": {"activate": 1}}])
    workshops = [workshop("echo-crystal"), workshop("clear-crystal")]
    state = position(game=game, day=2, time="afternoon", workshops=workshops)
    act(state, "0 stock ink", "1 stock ink")
    assert (state.time, state.acting_seats()) == (AFTERNOON, [0, 1])
    act(state, "0 activate 0", "1 activate 0")
    assert (state.time, state.acting_seats()) == (AFTERNOON, [0])
    act(state, "0 activate 0", "0 stop")
    assert (state.time, state.acting_seats()) == (EVENING, [0])


# The night (F12-F17)


def test_F12_assistants_return_and_machines_stay() -> None:
    state = position(day=2, time="evening", workshops=[{"machines": [ON_BELT], "assistants": ["dock", "stock"]}])
    act(state, "0 build 0", "1 stock ink")
    assert state.time == NIGHT
    assert state.workshops[0].assistants == [WAITING] * 3
    assert belt(state, 0) == ["lullaby-organ@4"]


def test_F13_night_bonuses_come_first() -> None:
    workshop = {"machines": [*finished("night-shift"), ON_BELT]}
    state = position(day=2, time="evening", start=1, turn=0, workshops=[workshop])
    act(state, "0 stock ink")
    assert state.time == NIGHT
    assert offered(state, 0) == ["push 1", "stop"]
    act(state, "0 push 1")
    assert offered(state, 0) == ["monitor", "stop"]


def test_F14_each_machine_and_the_monitor_once_in_any_order() -> None:
    state = position(
        day=2, time="night", workshops=[{"machines": finished("petal-pot", "ink-dripper", "bargain-desk")}]
    )
    assert state.acting_seats() == [0, 1]
    assert offered(state, 0) == ["activate 0", "activate 1", "monitor", "stop"]
    act(state, "0 monitor", "0 activate 1")
    assert offered(state, 0) == ["activate 0", "stop"]
    act(state, "0 activate 0")
    assert state.acting_seats() == [1]


def test_F14_activating_is_optional() -> None:
    state = position(day=2, time="night", workshops=[{"machines": finished("petal-pot"), "flower": 0}])
    act(state, "0 stop")
    assert goods(state, 0).startswith("F0")
    assert state.view(0).workshops[0].night_ended


def test_F14_input_must_be_paid() -> None:
    state = position(day=2, time="night", workshops=[{"machines": finished("petal-furnace"), "flower": 1}])
    assert offered(state, 0) == ["monitor", "stop"]


def test_F15_a_machine_finished_during_the_night_may_be_activated() -> None:
    machines = [*finished("metronome"), {"id": "petal-pot", "space": 1}]
    state = position(day=2, time="night", workshops=[{"machines": machines}])
    act(state, "0 activate 0", "0 push 1")
    assert "activate 1" in offered(state, 0)


def test_F16_a_night_ends_when_nothing_is_left_to_activate() -> None:
    state = position(day=2, time="night", workshops=[{"monitor_used": True}])
    assert state.acting_seats() == [1]
    assert state.view(1).workshops[0].night_ended


def test_F17_the_next_day() -> None:
    state = deal(3, deliveries=["candy-tin", "post-bag"])
    go_on_until(state, lambda state: state.day == 2)
    view = state.view(0)
    assert (view.start_seat, view.time) == (1, "morning")
    assert (view.delivery, view.past_deliveries) == ("post-bag", ("candy-tin",))
    assert state.acting_seats() == [1]


# Actions (A1-A5)


@pytest.mark.parametrize(
    ("time", "option", "gained"),
    [
        ("morning", "flowers", "F4 I2"),
        ("morning", "ink", "F2 I4"),
        ("afternoon", "flowers", "F3 I1"),
        ("afternoon", "ink", "F1 I3"),
        ("evening", "flowers", "F2 I0"),
        ("evening", "ink", "F0 I2"),
    ],
)
def test_A1_the_stock_room(time: str, option: str, gained: str) -> None:
    state = position(time=time, workshops=[{"flower": 0, "ink": 0}])
    act(state, f"0 stock {option}")
    assert goods(state, 0) == f"{gained} R0 P0"


@pytest.mark.parametrize(("time", "gained"), [("morning", "R1 P4"), ("afternoon", "R1 P3"), ("evening", "R1 P2")])
def test_A2_the_delivery_dock(time: str, gained: str) -> None:
    state = position(time=time, delivery="royal-order", workshops=[{"flower": 4, "ink": 0}])
    act(state, "0 dock")
    assert goods(state, 0) == f"F0 I0 {gained}"
    assert state.workshops[0].assistants[state.time] == DOCK


def test_A2_a_delivery_is_offered_even_if_its_reward_is_of_no_use() -> None:
    state = position(delivery="wind-up-order", workshops=[{"flower": 3}])
    act(state, "0 dock")
    assert (state.workshops[0].activations, state.acting_seats()) == (0, [1])


def test_A3_buying() -> None:
    state = position(blue_green=["arboretum"], workshops=[{"flower": 0, "ink": 3, "rainbow": 1}])
    act(state, "0 buy 0")
    assert goods(state, 0) == "F0 I0 R0 P0"
    assert belt(state, 0) == ["arboretum@4"]
    assert state.workshops[0].crew(0) == 1


def test_A3_only_what_can_be_paid_is_offered() -> None:
    blue_green = ["arboretum", "scrap-lamp", "orrery"]
    state = position(blue_green=blue_green, red=["sheep-counter"], workshops=[{"flower": 0, "ink": 3, "rainbow": 0}])
    assert "buy 1" in offered(state, 0)
    assert not {"buy 0", "buy 2", "buy 3"} & set(offered(state, 0))


def test_A3_1_a_place_whose_stack_has_run_out_stays_empty() -> None:
    state = deal(yellow=["rainbow-crystal"])
    state.drawn[2] = 7
    state.drawn[1] = 15
    state.market[5] = state.stacks[2][7]
    state.market[4] = state.stacks[1][15]
    for workshop in state.workshops:
        workshop.ink, workshop.rainbow = 9, 9
    act(state, "0 stock ink", "1 buy 5")
    assert market(state)[5] is None
    assert "buy 5" not in offered(state, 0)
    act(state, "0 buy 3")
    assert market(state)[4] is None
    assert market(state)[3] is not None
    act(state, "1 buy 3")
    assert market(state)[3:] == [None, None, None]
    assert [place.left for place in state.view(0).market][3:] == [0, 0, 0]


def test_A3_1_the_market_does_not_change_otherwise() -> None:
    state = deal()
    before = market(state)
    go_on_until(state, lambda state: state.day == 3)
    assert market(state) == before


def test_A4_building_on_any_machine_of_the_belt() -> None:
    machines = [{"id": "scrap-lamp", "space": 3}, *finished("petal-pot"), {"id": "glasshouse", "space": 2}]
    state = position(day=2, time="afternoon", workshops=[{"machines": machines, "assistants": [0]}])
    assert [name for name in offered(state, 0) if name.startswith("build")] == ["build 0", "build 2"]
    act(state, "0 build 0")
    assert state.workshops[0].crew(0) == 2
