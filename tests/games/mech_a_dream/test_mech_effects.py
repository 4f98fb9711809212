"""Paying, gaining, pending steps and every kind of effect (section 5)."""

from __future__ import annotations

import pytest
from mech_table import act, belt, finished, game_with, go_on_until, goods, offered, position, seat_acts_at

from cogwright.engine import Journal
from cogwright.games.mech_a_dream.state import NIGHT

LONG_BELT = {"id": "lullaby-organ", "space": 5}


def bonus(**fields: object) -> list[dict[str, object]]:
    return [{"kind": "bonus", **fields}]


# Paying and gaining (E1, E2)


def test_E1_goods_cannot_be_paid_by_other_goods() -> None:
    state = position(blue_green=["orrery"], workshops=[{"flower": 9, "ink": 2, "rainbow": 9}])
    assert "buy 0" not in offered(state, 0)


def test_E1_paying_comes_before_gaining() -> None:
    state = position(day=2, time="night", workshops=[{"machines": finished("dye-vat"), "flower": 1, "ink": 8}])
    act(state, "0 activate 0")
    assert goods(state, 0) == "F0 I9 R0 P0"


def test_E2_flowers_and_ink_are_limited_rainbows_and_points_are_not() -> None:
    crystal = {"id": "dawn-crystal", "space": 1}
    workshop = {"machines": [crystal], "rainbow": 50, "point": 99}
    state = position(day=2, time="evening", start=1, turn=0, workshops=[workshop])
    act(state, "0 build 0")
    assert goods(state, 0) == "F3 I4 R52 P103"


def test_E2_what_is_lost_is_told() -> None:
    journal = Journal()
    state = position(journal, workshops=[{"flower": 8, "ink": 9}])
    act(state, "0 stock flowers")
    lines = [(line.message.id, dict(line.message.args)) for line in journal.lines[1:]]
    assert ("log-stock", {"seat": 0, "stock": "flowers", "gain": {"flower": 4, "ink": 2}}) in lines
    assert ("log-lost", {"seat": 0, "lost": {"flower": 3, "ink": 2}}) in lines


# Pending steps (E3, E4)


def test_E3_each_push_may_go_to_another_machine() -> None:
    machines = [*finished("twin-flywheel"), LONG_BELT, {"id": "petal-pot", "space": 2}]
    state = position(day=2, time="night", workshops=[{"machines": machines, "flower": 1}])
    act(state, "0 activate 0")
    assert offered(state, 0) == ["push 1", "push 2", "stop"]
    act(state, "0 push 1", "0 push 2")
    assert belt(state, 0)[1:] == ["lullaby-organ@4", "petal-pot@1"]


def test_E3_a_pending_activation_does_not_use_up_the_nightly_one() -> None:
    machines = finished("petal-pot")
    state = position(
        options={"smart-robots": True},
        day=2,
        time="night",
        workshops=[{"monitor": "conductor", "machines": machines, "flower": 2}],
    )
    act(state, "0 monitor")
    assert offered(state, 0) == ["activate 0", "stop"]
    act(state, "0 activate 0")
    assert goods(state, 0).startswith("F2")
    act(state, "0 activate 0")
    assert goods(state, 0).startswith("F4")


def test_E3_the_monitor_cannot_be_activated_by_a_pending_activation() -> None:
    state = position(delivery="wind-up-order", day=2, workshops=[{"machines": finished("petal-pot")}])
    act(state, "0 dock")
    assert offered(state, 0) == ["activate 0", "stop"]


def test_E3_stop_gives_up_all_that_is_pending() -> None:
    machines = [*finished("petal-pot"), LONG_BELT]
    state = position(day=2, step="placed", workshops=[{"machines": machines, "pushes": 2, "activations": 1}])
    assert offered(state, 0) == ["push 1", "activate 0", "stop"]
    act(state, "0 stop")
    assert (state.workshops[0].pushes, state.workshops[0].activations) == (0, 0)
    assert state.acting_seats() == [1]


def test_E3_outputs_of_an_activation_add_to_what_is_pending() -> None:
    machines = [*finished("metronome"), LONG_BELT]
    state = position(day=2, step="placed", workshops=[{"machines": machines, "activations": 2}])
    act(state, "0 activate 0", "0 activate 0")
    assert (state.workshops[0].pushes, state.workshops[0].activations) == (2, 0)


def test_E4_pushes_vanish_when_the_belt_is_empty_and_activations_stay() -> None:
    state = position(
        day=2, step="placed", workshops=[{"machines": finished("petal-pot"), "pushes": 2, "activations": 1}]
    )
    assert offered(state, 0) == ["activate 0", "stop"]
    assert state.workshops[0].pushes == 0


def test_E4_activations_wait_while_a_push_may_still_finish_a_machine() -> None:
    machines = [{"id": "petal-pot", "space": 1}]
    state = position(day=2, step="placed", workshops=[{"machines": machines, "pushes": 1, "activations": 1}])
    assert offered(state, 0) == ["push 0", "stop"]
    act(state, "0 push 0")
    assert offered(state, 0) == ["activate 0", "stop"]


def test_E4_activations_vanish_when_nothing_can_be_activated() -> None:
    journal = Journal()
    state = position(
        journal, day=2, step="placed", workshops=[{"machines": [LONG_BELT], "pushes": 1, "activations": 2}]
    )
    act(state, "0 push 0")
    assert state.acting_seats() == [1]
    told = [dict(line.message.args) for line in journal.lines if line.message.id == "log-vanished"]
    assert told == [{"seat": 0, "lost": {"activate": 2}}]


# Effect kinds (E5-E13)


def test_E5_a_green_machine_on_the_belt_is_not_in_force() -> None:
    state = position(day=2, blue_green=["twin-still"], workshops=[{"machines": [{"id": "bargain-desk", "space": 1}]}])
    assert state.view(0).market[0].cost == {"ink": 4}


def test_E6_an_output_of_no_use_may_be_gained() -> None:
    state = position(day=2, time="night", workshops=[{"machines": finished("metronome", "petal-pot"), "flower": 9}])
    act(state, "0 activate 0", "0 activate 1")
    assert goods(state, 0).startswith("F9")


def test_E7_only_purple_machines_are_activated() -> None:
    machines = finished("clear-crystal", "bargain-desk", "petal-pot", "sheep-counter")
    state = position(day=3, time="night", workshops=[{"machines": machines}])
    assert offered(state, 0) == ["activate 2", "activate 3", "monitor", "stop"]


@pytest.mark.parametrize(
    ("crystal", "gained"),
    [
        ("clear-crystal", "R0 P7"),
        ("dawn-crystal", "R2 P4"),
        ("choir-crystal", "R0 P0"),
        ("rainbow-crystal", "R3 P0"),
        ("moss-crystal", "R0 P2"),
    ],
)
def test_E8_instants(crystal: str, gained: str) -> None:
    machines = [{"id": crystal, "space": 1}]
    state = position(day=2, step="placed", workshops=[{"machines": machines, "pushes": 1, "flower": 0, "ink": 0}])
    act(state, "0 push 0")
    assert goods(state, 0) == f"F0 I0 {gained}"


@pytest.mark.parametrize(
    ("on", "action"), [("stock", "stock ink"), ("dock", "dock"), ("buy", "buy 0"), ("build", "build 1")]
)
def test_E9_bonus_on_each_action(on: str, action: str) -> None:
    game = game_with("machines", "pantry-lift", effects=bonus(on=on, gain={"rainbow": 5}))
    for does in ("stock ink", "dock", "buy 0", "build 1"):
        workshops = [{"machines": [*finished("pantry-lift"), LONG_BELT]}]
        state = position(game=game, day=2, delivery="sheep-crate", blue_green=["scrap-lamp"], workshops=workshops)
        act(state, f"0 {does}")
        assert state.workshops[0].rainbow == (5 if does == action else 0)


def test_E9_a_bonus_on_a_build_that_gives_time() -> None:
    machines = [*finished("tool-rack"), LONG_BELT, {"id": "petal-pot", "space": 2}]
    state = position(day=2, workshops=[{"machines": machines}])
    act(state, "0 build 1")
    assert offered(state, 0) == ["push 1", "push 2", "stop"]


def test_E9_a_bonus_on_complete_counts_belt_steps_and_pushes() -> None:
    machines = [*finished("ribbon-cutter"), {"id": "petal-pot", "space": 1}]
    state = position(day=2, step="placed", workshops=[{"machines": machines, "pushes": 1}])
    act(state, "0 push 1")
    assert state.workshops[0].point == 1


def test_E9_a_bonus_for_types_only() -> None:
    for on, does in (("buy", "buy {}"), ("build", "build {}")):
        game = game_with("machines", "pantry-lift", effects=bonus(on=on, types=["red"], gain={"rainbow": 5}))
        for place, slot, rainbows in ((0, 1, 0), (3, 2, 5)):
            belt = [{"id": "petal-pot"}, {"id": "ink-furnace"}]
            state = position(
                game=game,
                day=2,
                blue_green=["scrap-lamp"],
                red=["script-loom"],
                workshops=[{"machines": [*finished("pantry-lift"), *belt]}],
            )
            act(state, f"0 {does.format(place if on == 'buy' else slot)}")
            assert state.workshops[0].rainbow == rainbows
    game = game_with("machines", "pantry-lift", effects=bonus(on="complete", types=["red"], gain={"rainbow": 5}))
    for id, rainbows in (("petal-pot", 0), ("ink-furnace", 5)):
        machines = [*finished("pantry-lift"), {"id": id, "space": 1}]
        state = position(game=game, day=2, step="placed", workshops=[{"machines": machines, "pushes": 1}])
        act(state, "0 push 1")
        assert state.workshops[0].rainbow == rainbows


@pytest.mark.parametrize(("time", "flowers"), [("morning", 1), ("afternoon", 1), ("evening", 0)])
def test_E9_a_bonus_at_times_only(time: str, flowers: int) -> None:
    state = position(
        options={"specialists": True},
        day=2,
        time=time,
        blue_green=["scrap-lamp"],
        specialists=[{"id": "patron", "holder": 0}],
        workshops=[{"flower": 0, "ink": 0}],
    )
    act(state, "0 buy 0")
    assert state.workshops[0].flower == flowers


def test_E9_night_bonuses_add_up() -> None:
    specialists = [{"id": "stargazer", "holder": 0}, {"id": "night-watch", "holder": 0}, {"id": "courier", "holder": 1}]
    workshop = {"machines": [*finished("night-shift"), LONG_BELT]}
    state = position(
        options={"specialists": True},
        day=2,
        time="evening",
        start=1,
        turn=0,
        specialists=specialists,
        workshops=[workshop],
    )
    act(state, "0 stock ink")
    assert (state.time, state.workshops[0].pushes, state.workshops[0].rainbow) == (NIGHT, 2, 1)


def test_E10_discounts_do_not_carry_over_to_another_good() -> None:
    state = position(
        options={"specialists": True},
        day=2,
        red=["sheep-counter"],
        yellow=["echo-crystal"],
        specialists=[{"id": "engineer", "holder": 0}],
        workshops=[{"machines": finished("bargain-desk")}],
    )
    costs = {place.id: place.cost for place in state.view(0).market}
    assert costs["sheep-counter"] == {"ink": 3}
    assert costs["echo-crystal"] == {"rainbow": 2}


def test_E10_a_free_delivery() -> None:
    state = position(day=2, delivery="post-bag", workshops=[{"machines": finished("loading-crane"), "flower": 0}])
    assert state.view(0).delivery_cost == 0
    assert (state.view(1).delivery_cost, state.view(None).delivery_cost) == (1, 1)
    act(state, "0 dock")
    assert goods(state, 0) == "F0 I6 R0 P3"


def test_E11_head_starts_for_types_only() -> None:
    effects = [{"kind": "head-start", "steps": 2, "types": ["red"]}]
    game = game_with("machines", "launch-ramp", effects=effects)
    state = position(
        game=game,
        day=2,
        blue_green=["arboretum"],
        red=["dream-piston"],
        workshops=[{"machines": finished("launch-ramp")}],
    )
    spaces = {place.id: place.space for place in state.view(0).market}
    assert (spaces["arboretum"], spaces["dream-piston"]) == (4, 4)


def test_E12_replays_are_counted_at_the_start_of_the_night() -> None:
    workshop = {"machines": finished("second-dream", "petal-pot"), "flower": 0}
    state = position(day=2, time="evening", start=1, turn=0, workshops=[workshop])
    act(state, "0 stock ink")
    assert state.workshops[0].replays == 1
    act(state, "0 activate 1", "0 activate 1")
    assert goods(state, 0).startswith("F4")
    assert offered(state, 0) == ["monitor", "stop"]


def test_E12_replays_may_be_used_on_the_same_machine() -> None:
    game = game_with("machines", "second-dream", effects=[{"kind": "replay", "machines": 2}])
    workshop = {"machines": finished("second-dream", "petal-pot"), "flower": 0}
    state = position(game=game, day=2, time="night", workshops=[workshop])
    act(state, "0 activate 1", "0 activate 1", "0 activate 1")
    assert goods(state, 0).startswith("F6")


def test_E12_replays_are_gone_the_next_day() -> None:
    state = position(day=2, time="night", workshops=[{"machines": finished("second-dream", "petal-pot")}])
    go_on_until(state, seat_acts_at(1, 3, 0))
    assert state.workshops[0].replays == 0


@pytest.mark.parametrize(
    ("crystal", "points"),
    [
        ("dawn-crystal", 4),  # one for each of four types
        ("choir-crystal", 10),  # one for each machine, at most 10
        ("ember-crystal", 6),  # two for each of three red ones
        ("tide-crystal", 10),  # two for each of five blue ones
        ("moss-crystal", 6),  # three for each of two green ones
        ("rainbow-crystal", 3),  # one for every two of seven rainbows
        ("clear-crystal", 0),
    ],
)
def test_E13_score_per(crystal: str, points: int) -> None:
    blue = ["petal-pot", "ink-dripper", "glasshouse", "ink-press", "twin-still"]
    red = ["petal-furnace", "ink-furnace", "sheep-counter"]
    green = ["bargain-desk", "launch-ramp"]
    workshop = {"machines": finished(*blue, *red, *green, crystal), "rainbow": 7}
    state = position(day=5, time="night", workshops=[workshop])
    assert {line.id: line.points for line in state.score_sheets()[0].lines}["crystals"] == points


def test_E13_the_crystal_itself_is_counted_and_resources_are_flowers_plus_ink() -> None:
    effects = [
        {"kind": "score-per", "count": "yellow", "per": 1, "point": 3},
        {"kind": "score-per", "count": "resource", "per": 4, "point": 1},
    ]
    game = game_with("machines", "clear-crystal", effects=effects)
    workshop = {"machines": finished("clear-crystal"), "flower": 5, "ink": 4}
    state = position(game=game, day=2, time="night", workshops=[workshop])
    assert {line.id: line.points for line in state.score_sheets()[0].lines}["crystals"] == 3 + 2


def test_W3_machines_on_the_belt_score_nothing() -> None:
    machines = [{"id": "choir-crystal", "space": 1}, {"id": "petal-pot", "space": 1}]
    state = position(day=2, time="night", workshops=[{"machines": machines}])
    assert {line.id: line.points for line in state.score_sheets()[0].lines}["crystals"] == 0
