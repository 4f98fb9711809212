"""The worked examples X1 to X20 of the specification; all numbers are the specification's."""

from __future__ import annotations

from typing import Any

from mech_table import act, belt, deal, finished, go_on_until, goods, market, offered, position, seat_acts_at

from cogwright.games.mech_a_dream import MechADreamState
from cogwright.games.mech_a_dream.state import END, NIGHT, NOBODY
from cogwright.games.mech_a_dream.tiles import AFTERNOON, EVENING, MORNING


def test_X1_a_morning_purchase_is_finished_in_the_evening() -> None:
    state = deal(blue_green=["glasshouse"])
    assert goods(state, 0) == "F3 I4 R0 P0"
    act(state, "0 buy 0")
    assert goods(state, 0) == "F3 I2 R0 P0"
    assert belt(state, 0) == ["glasshouse@3"]
    assert state.workshops[0].crew(0) == 1
    act(state, "1 stock ink")
    assert (state.time, belt(state, 0)) == (AFTERNOON, ["glasshouse@2"])
    act(state, "0 stock ink", "1 stock ink")
    assert (state.time, belt(state, 0)) == (EVENING, ["glasshouse@1"])
    act(state, "0 stock ink", "1 stock ink")
    assert (state.time, belt(state, 0)) == (NIGHT, ["glasshouse@0"])
    act(state, "0 activate 0", "0 monitor")
    assert goods(state, 0) == "F7 I8 R0 P0"


def test_X2_two_assistants_finish_a_machine_at_noon() -> None:
    state = deal(blue_green=["twin-still"])
    act(state, "0 buy 0", "1 stock ink")
    assert belt(state, 0) == ["twin-still@2"]
    act(state, "0 build 0")
    assert state.workshops[0].crew(0) == 2
    act(state, "1 stock ink")
    assert (state.time, belt(state, 0)) == (EVENING, ["twin-still@0"])
    assert not any(name.startswith("build") for name in offered(state, 0))
    act(state, "0 stock ink", "1 stock ink")
    before = goods(state, 0)
    assert before == "F3 I2 R0 P0"
    act(state, "0 activate 0", "0 monitor")
    assert goods(state, 0) == "F5 I5 R0 P0"


def test_X3_machines_share_a_space_but_not_their_crews() -> None:
    state = deal(blue_green=["scrap-lamp", "petal-pot"])
    act(state, "0 buy 0", "1 stock ink")
    assert belt(state, 0) == ["scrap-lamp@2"]
    act(state, "0 buy 1")
    assert belt(state, 0) == ["scrap-lamp@2", "petal-pot@2"]
    assert [state.workshops[0].crew(slot) for slot in (0, 1)] == [1, 1]
    act(state, "1 stock ink")
    assert belt(state, 0) == ["scrap-lamp@1", "petal-pot@1"]
    act(state, "0 build 0")
    assert state.workshops[0].crew(0) == 2
    act(state, "1 stock ink")
    assert belt(state, 0) == ["scrap-lamp@0", "petal-pot@0"]


def test_X4_what_is_above_the_limits_is_lost() -> None:
    state = position(workshops=[{"flower": 8, "ink": 8}])
    act(state, "0 stock flowers")
    assert goods(state, 0) == "F9 I9 R0 P0"
    act(state, "1 stock ink")
    assert {"stock flowers", "stock ink"} <= set(offered(state, 0))
    act(state, "0 stock flowers")
    assert goods(state, 0) == "F9 I9 R0 P0"


def test_X5_a_delivery_costs_the_same_and_yields_less_later() -> None:
    state = position(delivery="royal-order", workshops=[{"flower": 3}])
    assert "dock" not in offered(state, 0)

    state = position(delivery="royal-order", time="afternoon", workshops=[{"flower": 5, "ink": 0}])
    act(state, "0 dock")
    assert goods(state, 0) == "F1 I0 R1 P3"

    crane = {"flower": 3, "ink": 0, "machines": finished("loading-crane")}
    state = position(delivery="royal-order", day=2, time="evening", workshops=[crane])
    act(state, "0 dock")
    assert goods(state, 0) == "F0 I0 R1 P3"


def test_X6_activations_by_delivery() -> None:
    def spark_order(flower: int) -> MechADreamState:
        workshop = {"flower": flower, "ink": 0, "machines": finished("petal-furnace")}
        return position(delivery="spark-order", day=2, workshops=[workshop])

    state = spark_order(6)
    act(state, "0 dock")
    assert goods(state, 0) == "F4 I0 R1 P0"
    assert state.workshops[0].activations == 2
    act(state, "0 activate 0", "0 activate 0")
    assert goods(state, 0) == "F0 I0 R1 P4"
    assert state.acting_seats() == [1]

    state = spark_order(5)
    act(state, "0 dock")
    assert goods(state, 0).startswith("F3")
    act(state, "0 activate 0")
    assert goods(state, 0).startswith("F1")
    assert state.workshops[0].activations == 0
    assert state.acting_seats() == [1]
    go_on_until(state, seat_acts_at(0, 2, AFTERNOON))
    act(state, "0 stock flowers")
    go_on_until(state, seat_acts_at(0, 2, NIGHT))
    assert "activate 0" in offered(state, 0)


def test_X7_a_chain_in_the_night() -> None:
    machines = [*finished("metronome"), {"id": "scrap-lamp", "space": 1}]
    state = position(time="night", day=2, workshops=[{"flower": 0, "ink": 0, "machines": machines}])
    act(state, "0 activate 0", "0 push 1")
    assert belt(state, 0) == ["metronome@0", "scrap-lamp@0"]
    act(state, "0 activate 1")
    assert goods(state, 0) == "F1 I1 R0 P0"

    state = position(time="night", day=2, workshops=[{"machines": finished("metronome")}])
    act(state, "0 activate 0")
    assert state.workshops[0].pushes == 0
    assert offered(state, 0) == ["monitor", "stop"]


def test_X8_a_replay_is_in_force_at_once() -> None:
    machines = [*finished("metronome"), {"id": "second-dream", "space": 1}, {"id": "scrap-lamp", "space": 1}]
    state = position(time="night", day=2, workshops=[{"machines": machines}])
    act(state, "0 activate 0", "0 push 1")
    assert state.workshops[0].replays == 1
    act(state, "0 activate 0", "0 push 2", "0 activate 2")
    assert offered(state, 0) == ["monitor", "stop"]


def test_X9_completion_bonus_of_the_7th_8th_9th_and_10th_machine() -> None:
    machines = [
        *finished("petal-pot", "ink-dripper", "glasshouse", "ink-press", "twin-still", "prism-lamp"),
        *({"id": id, "space": 1} for id in ("dye-vat", "seed-drill", "windmill", "metronome")),
    ]
    workshop = {"machines": machines, "assistants": [6, 7]}
    state = position(day=4, time="evening", start=1, turn=0, workshops=[workshop])
    act(state, "0 build 8")
    assert state.workshops[0].finished == 9
    assert state.workshops[0].point == 1 + 2 + 3

    workshop = {"machines": machines[:6] + finished("dye-vat", "seed-drill", "windmill") + machines[9:]}
    state = position(day=4, time="evening", start=1, turn=0, workshops=[workshop])
    act(state, "0 build 9")
    assert state.workshops[0].finished == 10
    assert state.workshops[0].point == 3


def test_X10_machines_finished_together_do_not_count_for_each_other() -> None:
    machines = [{"id": id, "space": 1} for id in ("ribbon-cutter", "petal-pot", "dye-vat")]
    workshop = {"machines": machines, "assistants": [0]}
    state = position(day=2, time="afternoon", start=1, turn=0, workshops=[workshop])
    act(state, "0 build 1")
    assert belt(state, 0) == ["ribbon-cutter@0", "petal-pot@0", "dye-vat@1"]
    assert state.workshops[0].point == 0
    act(state, "1 stock ink", "0 build 2")
    assert belt(state, 0)[2] == "dye-vat@0"
    assert state.workshops[0].point == 1


def test_X11_discounts_and_head_starts_add_up() -> None:
    tables: dict[str, Any] = {"options": {"specialists": True}, "day": 2}
    state = position(
        **tables,
        blue_green=["seed-drill", "twin-still"],
        specialists=[{"id": "broker", "holder": 0}],
        workshops=[{"ink": 1, "machines": finished("bargain-desk")}],
    )
    costs = [place.cost for place in state.view(0).market[:2]]
    assert costs == [{}, {"ink": 1}]
    act(state, "0 buy 1")
    assert state.workshops[0].ink == 0

    state = position(**tables, red=["aurora-coil", "sheep-counter"], specialists=[{"id": "engineer", "holder": 0}])
    assert [place.cost for place in state.view(0).market[3:5]] == [{"ink": 2}, {"ink": 4}]
    assert [place.cost for place in state.view(None).market[3:5]] == [{"ink": 3, "rainbow": 1}, {"ink": 5}]

    state = position(
        **tables,
        blue_green=["glasshouse", "petal-pot"],
        specialists=[{"id": "planner", "holder": 0}],
        workshops=[{"machines": finished("launch-ramp")}],
    )
    assert [place.space for place in state.view(0).market[:2]] == [1, 1]
    act(state, "0 buy 0")
    assert belt(state, 0)[1] == "glasshouse@1"


def test_X12_the_market_moves_up() -> None:
    state = deal(blue_green=["petal-pot", "glasshouse", "ink-press", "windmill", "dye-vat"])
    act(state, "0 buy 0")
    assert market(state)[:3] == ["ink-press", "glasshouse", "windmill"]
    act(state, "1 buy 2")
    assert market(state)[:3] == ["ink-press", "glasshouse", "dye-vat"]


def test_X13_prices_of_specialists() -> None:
    state = deal(specialists=True, deliveries=["candy-tin"])
    assert state.acting_seats() == [1]
    act(state, "1 take 0")
    assert state.acting_seats() == [0]
    act(state, "0 take 1")
    assert (state.holders, state.prices) == ([1, 0, NOBODY], [1, 1, 1])
    go_on_until(state, seat_acts_at(0, 1, EVENING))
    act(state, "0 dock")  # the rainbow that seat 0 needs on day 3
    go_on_until(state, seat_acts_at(1, 2, MORNING))
    assert state.prices == [0, 0, 0]
    act(state, "1 stock ink", "1 take 1")
    assert (state.holders[1], state.prices[1]) == (1, 2)
    go_on_until(state, seat_acts_at(0, 3, MORNING))
    assert state.prices[1] == 1
    assert state.workshops[0].rainbow == 1
    act(state, "0 stock ink", "0 take 1")
    assert [workshop.rainbow for workshop in state.workshops] == [0, 1]
    assert (state.holders[1], state.prices[1]) == (0, 2)


def test_X14_a_specialist_taken_in_the_stock_room_does_not_count_for_that_visit() -> None:
    specialists = [
        {"id": "patron", "holder": 0},
        {"id": "florist", "holder": "nobody", "price": 1},
        {"id": "courier", "holder": 1},
    ]
    workshops = [{"flower": 3, "ink": 4, "rainbow": 1}]
    state = position(options={"specialists": True}, time="morning", specialists=specialists, workshops=workshops)
    act(state, "0 stock ink")
    assert goods(state, 0) == "F5 I8 R1 P0"
    act(state, "0 take 1")
    assert goods(state, 0) == "F5 I8 R0 P0"
    act(state, "1 stock ink", "0 stock flowers")
    assert goods(state, 0) == "F9 I9 R0 P0"
    go_on_until(state, seat_acts_at(0, 1, EVENING))
    act(state, "0 stock ink")
    assert state.acting_seats() == [1]


def test_X15_the_score_sheet() -> None:
    machines = finished(
        "petal-furnace", "ink-furnace", "sheep-counter", "bouquet-loom", "ember-crystal",
        "petal-pot", "ink-dripper", "glasshouse", "ink-press",
    )  # fmt: skip
    workshop = {"point": 41, "rainbow": 5, "flower": 7, "ink": 6, "machines": machines}
    state = position(day=4, time="night", workshops=[workshop])
    sheet = state.score_sheets()[0]
    lines = {line.id: line.points for line in sheet.lines}
    assert lines == {"sheep": 41, "crystals": 8, "rainbows": 5, "resources": 2}
    assert sheet.total == 56


def test_X16_ties() -> None:
    ids = ["petal-pot", "ink-dripper", "glasshouse", "ink-press", "twin-still", "prism-lamp", "dye-vat", "seed-drill"]
    others = ["petal-furnace", "ink-furnace", "sheep-counter", "bouquet-loom", "script-loom", "lullaby-organ"]
    others += ["fusion-lantern", "aurora-coil", "moon-battery"]

    def ranks(*seats: tuple[list[str], int, int]) -> list[int]:
        workshops = [
            {"machines": finished(*machines), "point": point, "rainbow": rainbow, "flower": 0, "ink": 0}
            for machines, point, rainbow in seats
        ]
        state = position(seats=len(seats), day=4, time="night", workshops=workshops)
        return [sheet.rank for sheet in state.score_sheets()]

    assert ranks((others, 46, 4), (ids, 46, 4)) == [1, 2]
    assert ranks((others, 46, 4), ([*ids, "windmill"], 47, 3)) == [1, 2]
    assert ranks((others, 46, 4), ([*ids, "windmill"], 46, 4)) == [1, 1]
    assert ranks((others, 46, 4), ([*ids, "windmill"], 46, 4), ([], 40, 0)) == [1, 1, 3]


def test_X17_a_smart_robot_gives_start_goods_and_covers_the_monitor() -> None:
    state = deal(smart_robots=True, monitors=["collector", "scribe"])
    act(state, "0 keep 0", "1 keep 0")
    assert goods(state, 0) == "F4 I5 R1 P0"
    state = position(options={"smart-robots": True}, time="night", workshops=[{"monitor": "collector"}])
    assert goods(state, 0) == "F4 I5 R1 P0"
    act(state, "0 monitor")
    assert goods(state, 0) == "F3 I6 R1 P0"
    assert state.workshops[0].night_ended


def test_X18_a_crystal_with_activations() -> None:
    machines = [*finished("sheep-counter", "script-loom"), {"id": "echo-crystal", "space": 1}]
    workshop = {"flower": 0, "ink": 4, "machines": machines}
    state = position(day=2, time="evening", start=1, turn=0, workshops=[workshop])
    act(state, "0 build 2")
    assert state.workshops[0].point == 3
    assert (state.time, state.acting_seats()) == (EVENING, [0])
    act(state, "0 activate 0", "0 activate 1")
    assert state.workshops[0].ink == 1
    act(state, "0 activate 0")
    assert state.workshops[0].point == 3 + 2 + 3 + 2 == 10
    assert state.time == NIGHT
    assert "activate 0" in offered(state, 0)
    assert "activate 1" not in offered(state, 0)


def test_X19_the_ninth_machine_ends_the_game_after_the_night() -> None:
    machines = [
        *finished("petal-pot", "ink-dripper", "glasshouse", "ink-press", "twin-still", "prism-lamp", "dye-vat"),
        *finished("orrery"),
        {"id": "seed-drill", "space": 1},
    ]
    state = position(day=5, time="afternoon", start=1, turn=0, workshops=[{"machines": machines}])
    past = state.view(None).past_deliveries
    act(state, "0 build 8")
    assert state.workshops[0].finished == 9
    assert (state.day, state.time, state.acting_seats()) == (5, EVENING, [1])
    go_on_until(state, lambda state: state.is_over())
    assert (state.day, state.time, state.end_reason()) == (5, END, "machines")
    assert state.view(None).past_deliveries == past


def test_X20_turn_order_and_the_order_of_the_draft() -> None:
    state = deal(3, specialists=True, start=2)
    drafted = [state.acting_seats()[0]]
    act(state, "1 take 0")
    drafted += state.acting_seats()
    act(state, "0 take 1")  # the last specialist goes to seat 2 without asking
    assert (drafted, state.holders) == ([1, 0], [1, 0, 2])
    for day, order in ((1, [2, 0, 1]), (2, [0, 1, 2])):
        for time in (MORNING, AFTERNOON, EVENING):
            for seat in order:
                assert (state.day, state.time, state.acting_seats()) == (day, time, [seat])
                act(state, f"{seat} stock ink")
                if "stop" in offered(state, seat):
                    act(state, f"{seat} stop")
        go_on_until(state, lambda state: state.time != NIGHT)
