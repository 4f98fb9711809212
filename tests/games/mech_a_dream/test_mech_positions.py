"""Written positions: what may be written, what is refused, and that the documented examples hold."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from mech_table import GAME, act, belt, finished, go_on_until, goods, market, offered, position

from cogwright.engine import BadPosition, Match, Record
from cogwright.games.mech_a_dream.state import NIGHT, NOBODY, SETUP
from cogwright.games.mech_a_dream.tiles import AFTERNOON, EVENING, MORNING

DOCS = Path(__file__).parents[3] / "docs" / "positions" / "mech-a-dream.md"
PETAL_POT = {"id": "petal-pot", "space": 1}


def test_nothing_but_the_seats_is_the_normal_start() -> None:
    state = position(seats=3)
    assert (state.day, state.time, state.acting_seats()) == (1, MORNING, [0])
    assert [goods(state, seat) for seat in range(3)] == ["F3 I4 R0 P0"] * 3


@pytest.mark.parametrize("option", ["smart-robots", "specialists"])
def test_with_a_variant_the_normal_start_is_the_setup(option: str) -> None:
    assert position(options={option: True}).time == SETUP
    assert position(options={option: True}, time="morning").time == MORNING
    assert position(options={option: True}, day=2).time == MORNING


def test_the_setup_takes_a_written_deal() -> None:
    state = position(options={"smart-robots": True}, monitors=["scribe", "painter"], red=["dream-piston"], start=1)
    assert [monitor.id for monitor in state.workshops[0].dealt] == ["scribe", "painter"]
    assert market(state)[3] == "dream-piston"
    assert state.start_seat == 1


def test_the_same_seed_gives_the_same_table() -> None:
    assert position(seed=3).view(0) == position(seed=3).view(0)
    assert position(seed=3).view(0) != position(seed=4).view(0)


def test_machines_in_workshops_leave_the_stacks() -> None:
    state = position(day=3, red=["night-garden"], workshops=[{"machines": finished("sheep-counter", "petal-pot")}])
    machines = [machine.id for stack in state.stacks for machine in stack]
    assert len(machines) == 48
    assert not {"sheep-counter", "petal-pot"} & set(machines)
    assert market(state)[3] == "night-garden"


def test_turn_and_assistants() -> None:
    workshops = [{"machines": [PETAL_POT], "assistants": [0, "dock"]}, {}]
    state = position(day=2, time="afternoon", turn=1, workshops=workshops)
    views = state.view(None).workshops
    assert (views[0].waiting, views[0].dock, views[0].machines[0].crew) == (("evening",), ("afternoon",), 1)
    assert (views[1].waiting, views[1].stock_room) == (("afternoon", "evening"), ("morning",))
    assert state.acting_seats() == [1]


def test_after_the_belts() -> None:
    workshop = {"machines": [PETAL_POT], "pushes": 1}
    state = position(day=2, time="morning", step="moved", workshops=[workshop, {"machines": [], "pushes": 2}])
    assert (state.time, state.acting_seats()) == (MORNING, [0])
    act(state, "0 push 0")
    assert (state.time, state.acting_seats()) == (AFTERNOON, [0])
    assert position(time="evening", step="moved").time == NIGHT


def test_a_placed_assistant_in_the_stock_room_may_still_take_a_specialist() -> None:
    state = position(options={"specialists": True}, day=2, time="afternoon", step="placed")
    assert offered(state, 0)[-1] == "stop"
    state = position(options={"specialists": True}, day=2, time="evening", step="placed")
    assert state.acting_seats() == [1]


def test_the_night() -> None:
    machines = [{"id": "petal-pot", "space": 0, "activated": 1}, *finished("second-dream", "ink-dripper")]
    workshops: list[dict[str, Any]] = [{"machines": machines, "monitor_used": True}, {"night_ended": True}]
    state = position(day=2, time="night", workshops=workshops)
    assert state.acting_seats() == [0]
    assert offered(state, 0) == ["activate 0", "activate 2", "stop"]
    workshops[0]["replays"] = 0
    assert position(day=2, time="night", workshops=workshops).acting_seats() == [0]
    assert offered(position(day=2, time="night", workshops=workshops), 0) == ["activate 2", "stop"]


def test_monitors_and_their_start_goods() -> None:
    workshops = [{"monitor": "painter"}, {"flower": 9}]
    state = position(options={"smart-robots": True}, workshops=workshops)
    assert state.time == MORNING
    assert goods(state, 0) == "F2 I2 R1 P0"
    assert state.workshops[1].monitor.id not in ("painter", "base")


def test_specialists_by_default_are_drafted_in_the_order_of_their_numbers() -> None:
    state = position(seats=3, options={"specialists": True}, day=2, start=1)
    assert (state.holders, state.prices) == ([2, 1, 0], [0, 0, 0])
    state = position(options={"specialists": True}, time="morning")
    assert (state.holders, state.prices) == ([1, 0, NOBODY], [1, 1, 1])


def test_delivery_tiles() -> None:
    state = position(day=2, deliveries=["post-bag"], delivery="royal-order")
    assert [tile.id for tile in state.deliveries[:2]] == ["post-bag", "royal-order"]
    state = position(day=3, deliveries=["post-bag", "candy-tin", "royal-order", "sheep-crate"])
    assert state.view(0).delivery == "royal-order"
    go_on_until(state, lambda state: state.day == 4)
    assert state.view(0).delivery == "sheep-crate"


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seats": 5}, "position: seats: must be 2 to 4, not 5"),
    ({"colour": 1}, "position: colour: is unknown; allowed are seats, options, seed, start, time, blue_green"),
    ({"seed": -1}, "position: seed: must be at least 0, not -1"),
    ({"seed": 2**256}, "position: seed: must be 0 to 2**256 - 1"),
    ({"options": {"deal": {}}}, "options: deal: is unknown; allowed are smart-robots, specialists"),
    ({"options": {"specialists": 1}}, "options: specialists: must be true or false, not 1"),
    ({"day": 8}, "position: day: must be 1 to 7, not 8"),
    ({"day": 0}, "position: day: must be 1 to 7, not 0"),
    ({"time": "noon"}, "position: time: must be one of setup, morning, afternoon, evening, night, not 'noon'"),
    ({"time": "setup"}, "position: time: may be setup only with the option smart-robots or specialists"),
    ({"options": {"specialists": True}, "time": "setup", "day": 2}, "position: day: is unknown"),
    ({"start": 2}, "position: start: must be 0 to 1, not 2"),
    ({"turn": 2}, "position: turn: must be 0 to 1, not 2"),
    ({"step": "build"}, "position: step: must be one of place, placed, moved, not 'build'"),
    ({"time": "night", "turn": 1}, "position: turn: may not stand at night: all seats act at the same time"),
    ({"time": "night", "step": "placed"}, "position: step: may not stand at night"),
    ({"step": "moved", "turn": 1}, "position: turn: may not stand after the belts have moved"),
    ({"workshops": [{}, {}, {}]}, "position: workshops: may have a row for each of the 2 seats"),
    ({"workshops": {}}, "position: workshops: must be a list, not {}"),
    ({"workshops": [{"gold": 1}]}, "position: workshops, row 1: gold: is unknown; allowed are flower, ink"),
    ({"workshops": [{}, {"flower": 10}]}, "position: workshops, row 2: flower: must be 0 to 9, not 10"),
    ({"workshops": [{"ink": -1}]}, "row 1: ink: must be 0 to 9, not -1"),
    ({"workshops": [{"rainbow": 1.5}]}, "row 1: rainbow: must be a whole number, at least 0, not 1.5"),
    ({"workshops": [{"point": -1}]}, "row 1: point: must be at least 0, not -1"),
    ({"workshops": [{"monitor": "scribe"}]}, "row 1: monitor: may stand only with the option smart-robots"),
    (
        {"options": {"smart-robots": True}, "workshops": [{"monitor": "scribe"}, {"monitor": "scribe"}]},
        "row 2: monitor: must be one of gardener, clockmaker",
    ),
    ({"workshops": [{"machines": [PETAL_POT]}]}, "row 1: machines: may be at most 0: one for each placement so far"),
    (
        {"day": 2, "workshops": [{"machines": [{"id": "pot"}]}]},
        "workshops, row 1: machines, row 1 (pot): id: must be one of petal-pot, ink-dripper",
    ),
    (
        {"day": 2, "workshops": [{"machines": [PETAL_POT]}, {"machines": [PETAL_POT]}]},
        "workshops, row 2: machines, row 1 (petal-pot): id: 'petal-pot' stands in a workshop already",
    ),
    (
        {"day": 2, "workshops": [{"machines": [{"id": "petal-pot", "space": 3}]}]},
        "machines, row 1 (petal-pot): space: must be 0 to 2, not 3",
    ),
    (
        {"day": 2, "workshops": [{"machines": [{"id": "petal-pot", "crew": 1}]}]},
        "machines, row 1 (petal-pot): crew: is unknown; allowed are id, space, activated",
    ),
    (
        {"day": 2, "workshops": [{"machines": [{"id": "petal-pot", "space": 0, "activated": 1}]}]},
        "(petal-pot): activated: may be more than 0 only at night, for a purple machine",
    ),
    (
        {"day": 2, "time": "night", "workshops": [{"machines": [{"id": "tool-rack", "space": 0, "activated": 1}]}]},
        "(tool-rack): activated: may be more than 0 only at night, for a purple machine",
    ),
    (
        {"workshops": [{"assistants": ["dock"]}]},
        "row 1: assistants: must list the 0 that this seat has placed today, not 1",
    ),
    (
        {"time": "afternoon", "workshops": [{"assistants": []}]},
        "row 1: assistants: must list the 1 that this seat has placed today, not 0",
    ),
    ({"time": "afternoon", "workshops": [{"assistants": ["bed"]}]}, "may be 'stock', 'dock', not 'bed'"),
    (
        {"day": 2, "time": "afternoon", "workshops": [{"machines": [PETAL_POT], "assistants": [1]}]},
        "assistants: may be 'stock', 'dock' or a slot from 0 to 0, not 1",
    ),
    ({"workshops": [{"replays": 1}]}, "row 1: replays: may stand only at night"),
    ({"workshops": [{"monitor_used": True}]}, "row 1: monitor_used: may stand only at night"),
    ({"workshops": [{"night_ended": True}]}, "row 1: night_ended: may stand only at night"),
    ({"workshops": [{"pushes": 1}]}, "row 1: pushes: must be 0: only the seat that has just placed"),
    ({"step": "placed", "workshops": [{}, {"activations": 1}]}, "row 2: activations: must be 0"),
    ({"time": "night", "workshops": [{"night_ended": True, "pushes": 1}]}, "row 1: pushes: must be 0"),
    ({"red": ["petal-pot"]}, "position: red: 'petal-pot' is blue; only red machines lie here"),
    (
        {"day": 2, "blue_green": ["petal-pot"], "workshops": [{"machines": [PETAL_POT]}]},
        "position: blue_green: 'petal-pot' stands in a workshop already",
    ),
    ({"deliveries": ["candy-tin", "candy-tin"]}, "position: deliveries: names 'candy-tin' twice"),
    ({"delivery": "candy"}, "position: delivery: must be one of lullaby-parcel"),
    ({"deliveries": ["candy-tin"], "delivery": "post-bag"}, "position: delivery: contradicts deliveries"),
    ({"specialists": [{"id": "florist"}]}, "position: specialists: may stand only with the option specialists"),
    ({"monitors": ["scribe"]}, "position: monitors: is unknown"),
]
SPECIALISTS: list[tuple[list[dict[str, Any]], str]] = [
    ([{"id": "florist"}] * 4, "position: specialists: may be at most 3 with 2 seats"),
    ([{"id": "florist"}] * 2, "specialists, row 2 (florist): id: 'florist' stands twice"),
    ([{"id": "baker"}], "specialists, row 1 (baker): id: must be one of florist, courier"),
    ([{"id": "florist", "holder": 2}], "(florist): holder: must be 0 to 1, not 2"),
    ([{"id": "florist", "price": 3}], "(florist): price: must be 0 to 2, not 3"),
    ([{"id": "florist", "cost": 3}], "(florist): cost: is unknown; allowed are id, holder, price"),
    ([{"id": "florist", "holder": "nobody"}], "position: specialists: at most 1 may be held by nobody, not 2"),
]
REFUSED += [({"options": {"specialists": True}, "day": 2, "specialists": rows}, words) for rows, words in SPECIALISTS]


@pytest.mark.parametrize(("fields", "complaint"), REFUSED, ids=[words for _, words in REFUSED])
def test_a_wrong_position_is_refused(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        position(**fields)
    assert complaint in str(refusal.value)


@pytest.mark.parametrize("data", [[], "morning", None, 3])
def test_a_position_is_a_table(data: Any) -> None:
    with pytest.raises(BadPosition, match="position: must be a table"):
        GAME.from_position(data)


def test_N13_nine_finished_machines_at_the_start_of_a_morning_are_refused() -> None:
    ids = ["petal-pot", "ink-dripper", "glasshouse", "ink-press", "twin-still", "prism-lamp", "dye-vat", "seed-drill"]
    workshops = [{"machines": finished(*ids, "windmill")}]
    with pytest.raises(BadPosition, match="seat 0 has 9 finished machines: with 9 the game would have ended"):
        position(day=4, workshops=workshops)
    assert position(day=4, time="evening", workshops=workshops).time == EVENING


def test_a_position_can_be_written_as_json_and_carried_by_a_record() -> None:
    data = {"seats": 2, "start": 0, "day": 2, "time": "evening", "workshops": [{"machines": [PETAL_POT]}]}
    match = Match.from_position(GAME, json.loads(json.dumps(data)))
    state = match.state
    while not state.is_over():
        seat = state.acting_seats()[0]
        match.play(seat, state.legal_actions(seat)[-1])
    text = match.record().write()
    again = Match.from_record(Record.read(text), GAME)
    assert again.state.view(None) == state.view(None)


def test_a_position_tells_where_it_starts() -> None:
    match = Match.from_position(GAME, {"seats": 2, "day": 3, "time": "evening"})
    told = match.lines[0].message
    assert (told.id, dict(told.args)) == ("log-position", {"day": 3, "time": "evening"})


def documented() -> list[dict[str, Any]]:
    """The examples of the document, as data."""
    return [tomllib.loads(example) for example in re.findall(r"```toml\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)]


def test_the_examples_of_the_document_are_positions() -> None:
    examples = documented()
    assert len(examples) == 4
    for example in examples:
        assert GAME.from_position(example).acting_seats()


def test_the_first_example_of_the_document_plays_as_it_says() -> None:
    state = position(**documented()[0])
    act(state, "0 dock", "0 activate 0", "0 activate 0")
    assert goods(state, 0) == "F0 I0 R1 P4"
    assert belt(state, 0) == ["petal-furnace@0"]
