"""What the component set says (C1-C7), and every component set that C11 refuses, with the words of the refusal."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from mech_table import GAME, market

from cogwright.engine import BadComponents, BadOption
from cogwright.games.mech_a_dream import MechADream, MechADreamState
from cogwright.games.mech_a_dream.components import read_tiles
from cogwright.games.mech_a_dream.tiles import TYPES, Tiles

Data = dict[str, Any]


def read(change: Callable[[Data], None]) -> Tiles:
    """The typed tables of the open set after a change."""
    data = copy.deepcopy(dict(GAME.components.data))
    change(data)
    return read_tiles(replace(GAME.components, data=data))


def row(data: Data, table: str, id: str) -> Data:
    found: Data = next(row for row in data[table] if row["id"] == id)
    return found


def effect(data: Data, table: str, id: str) -> Data:
    found: Data = row(data, table, id)["effects"][0]
    return found


# The open set


def test_C1_fifty_machines_of_four_types() -> None:
    assert Counter(TYPES[machine.type] for machine in GAME.tiles.machines) == {
        "blue": 18, "red": 16, "green": 8, "yellow": 8,
    }  # fmt: skip


def test_C2_ten_delivery_tiles_whose_rewards_become_smaller() -> None:
    assert len(GAME.tiles.deliveries) == 10
    for delivery in GAME.tiles.deliveries:
        morning, _, evening = (reward.amounts() for reward in delivery.rewards)
        assert all(evening.get(key, 0) <= n for key, n in morning.items())


def test_C3_the_printed_monitor_and_eight_smart_robots() -> None:
    base = GAME.tiles.base_monitor
    assert (base.input.amounts(), base.output.amounts()) == ({}, {"ink": 1})
    assert len(GAME.tiles.monitors) == 8


def test_C4_ten_specialists() -> None:
    assert len(GAME.tiles.specialists) == 10


def test_C7_the_stock_room() -> None:
    totals = [[option.amounts() for option in time] for time in GAME.tiles.stock_room]
    assert totals == [
        [{"flower": 4, "ink": 2}, {"flower": 2, "ink": 4}],
        [{"flower": 3, "ink": 1}, {"flower": 1, "ink": 3}],
        [{"flower": 2}, {"ink": 2}],
    ]


def test_C8_limits_and_start() -> None:
    tiles = GAME.tiles
    limits = (tiles.flower_max, tiles.ink_max, tiles.belt_spaces, tiles.days, tiles.machines_to_end)
    assert limits == (9, 9, 6, 7, 9)
    assert tiles.start.amounts() == {"flower": 3, "ink": 4}


def test_C9_a_row_of_the_completion_bonus_holds_up_to_the_next() -> None:
    assert [GAME.tiles.completion_points(n) for n in (1, 6, 7, 8, 9, 10, 21)] == [0, 0, 1, 2, 3, 3, 3]


def test_C9_maximum_and_flower_costs_are_read() -> None:
    tiles = read(lambda data: row(data, "machines", "petal-pot").update(cost={"flower": 2, "ink": 1}))
    assert tiles.machines[0].cost.amounts() == {"flower": 2, "ink": 1}


# What is refused (C11), a case each: the change, and what the refusal must say


def twice(table: str) -> Callable[[Data], None]:
    return lambda data: data[table].append(copy.deepcopy(data[table][0]))


def change(table: str, id: str, /, **fields: object) -> Callable[[Data], None]:
    return lambda data: row(data, table, id).update(fields)


def change_effect(table: str, id: str, /, **fields: object) -> Callable[[Data], None]:
    return lambda data: effect(data, table, id).update(fields)


def drop(table: str, id: str, field: str) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        del row(data, table, id)[field]

    return change


CONVERT = [{"kind": "convert", "input": {}, "output": {"ink": 1}}]
INSTANT = [{"kind": "instant", "gain": {"ink": 1}}]
DISCOUNT = [{"kind": "discount", "on": "buy", "ink": 1}]

REFUSED: dict[str, tuple[Callable[[Data], None], str]] = {
    # An id is used twice in a table.
    "machine id twice": (twice("machines"), "machines, row 51 (petal-pot): id: stands twice in machines"),
    "delivery id twice": (twice("deliveries"), "deliveries, row 11 (lullaby-parcel): id: stands twice in deliveries"),
    "monitor id twice": (twice("monitors"), "monitors, row 9 (gardener): id: stands twice in monitors"),
    "specialist id twice": (twice("specialists"), "specialists, row 11 (florist): id: stands twice in specialists"),
    # A kind stands where C10 does not allow it.
    "blue with instant": (
        change("machines", "petal-pot", effects=INSTANT),
        "machines, row 1 (petal-pot): effects, row 1: kind: must be one of convert, not 'instant'",
    ),
    "red with two effects": (
        change("machines", "petal-furnace", effects=CONVERT * 2),
        "machines, row 19 (petal-furnace): effects: must be exactly one convert, not 2 effects",
    ),
    "blue without effect": (
        change("machines", "petal-pot", effects=[]),
        "machines, row 1 (petal-pot): effects: must be exactly one convert, not 0 effects",
    ),
    "yellow with convert": (
        change("machines", "clear-crystal", effects=CONVERT),
        "(clear-crystal): effects, row 1: kind: must be one of instant, score-per, not 'convert'",
    ),
    "yellow without effect": (
        change("machines", "clear-crystal", effects=[]),
        "(clear-crystal): effects: must have one or more of instant, score-per",
    ),
    "green with instant": (
        change("machines", "bargain-desk", effects=INSTANT),
        "(bargain-desk): effects, row 1: kind: must be one of discount, bonus, head-start, replay, not 'instant'",
    ),
    "monitor with discount": (
        change("monitors", "gardener", effects=DISCOUNT),
        "monitors, row 1 (gardener): effects, row 1: kind: must be one of convert, not 'discount'",
    ),
    "base monitor with instant": (
        lambda data: data["base_monitor"].update(effects=INSTANT),
        "base_monitor: effects, row 1: kind: must be one of convert, not 'instant'",
    ),
    "specialist with convert": (
        change("specialists", "florist", effects=CONVERT),
        "(florist): effects, row 1: kind: must be one of discount, bonus, head-start, replay, not 'convert'",
    ),
    # A key or a value is not known.
    "unknown table": (lambda data: data.update(robots=[]), "test.toml: robots: is unknown; allowed are meta, limits"),
    "unknown limit": (lambda data: data["limits"].update(rainbow_max=9), "limits: rainbow_max: is unknown"),
    "unknown field of a machine": (
        change("machines", "petal-pot", colour="blue"),
        "machines, row 1 (petal-pot): colour: is unknown; allowed are cost, effects, hourglass, id, name, type",
    ),
    "unknown type": (
        change("machines", "petal-pot", type="purple"),
        "(petal-pot): type: must be one of blue, red, green, yellow, not 'purple'",
    ),
    "unknown good in a cost": (
        change("machines", "petal-pot", cost={"point": 1}),
        "(petal-pot): cost: point: is unknown; allowed are flower, ink, rainbow",
    ),
    "unknown key of a bundle": (
        change_effect("machines", "petal-pot", output={"sheep": 1}),
        "effects, row 1: output: sheep: is unknown; allowed are flower, ink, rainbow, point, time, activate",
    ),
    "unknown key of a convert": (
        change_effect("machines", "petal-pot", gain={"ink": 1}),
        "(petal-pot): effects, row 1: gain: is unknown; allowed are input, kind, output",
    ),
    "unknown kind": (
        change_effect("machines", "bargain-desk", kind="rebate"),
        "kind: must be one of discount, bonus, head-start, replay, not 'rebate'",
    ),
    "unknown on of a discount": (
        change_effect("machines", "bargain-desk", on="build"), "on: must be one of buy, dock, not 'build'"
    ),
    "unknown on of a bonus": (
        change_effect("machines", "pantry-lift", on="end"),
        "on: must be one of stock, dock, buy, build, complete, night, not 'end'",
    ),
    "unknown type in types": (
        change_effect("machines", "bargain-desk", types=["purple"]),
        "types: may hold blue, red, green, yellow, not 'purple'",
    ),
    "type twice in types": (change_effect("machines", "tool-rack", types=["red"] * 2), "types: names 'red' twice"),
    "unknown time in times": (
        change_effect("specialists", "patron", times=["night"]),
        "times: may hold morning, afternoon, evening, not 'night'",
    ),
    "types with stock": (
        change_effect("machines", "pantry-lift", types=["red"]),
        "(pantry-lift): effects, row 1: types: is unknown; allowed are kind, on, gain, times",
    ),
    "times with night": (
        change_effect("machines", "night-shift", times=["morning"]),
        "(night-shift): effects, row 1: times: is unknown; allowed are kind, on, gain",
    ),
    "ink off a delivery": (
        change_effect("machines", "loading-crane", ink=1),
        "(loading-crane): effects, row 1: ink: is unknown; allowed are kind, on, flower",
    ),
    "unknown count": (
        lambda data: row(data, "machines", "choir-crystal")["effects"][0].update(count="purple"),
        "count: must be one of blue, red, green, yellow, machine, kind, rainbow, resource, not 'purple'",
    ),
    "per nothing": (change_effect("machines", "choir-crystal", per=0), "per: must be at least 1, not 0"),
    "unknown start good": (lambda data: data["start"].update(point=1), "start: point: is unknown"),
    "unknown field of a delivery": (change("deliveries", "sheep-crate", night={"ink": 1}), "night: is unknown"),
    "unknown field of a monitor": (change("monitors", "gardener", cost={}), "(gardener): cost: is unknown"),
    "unknown field of a specialist": (change("specialists", "florist", price=1), "(florist): price: is unknown"),
    "unknown field of the stock room": (lambda data: data["stock_room"][0].update(rainbow=1), "rainbow: is unknown"),
    "unknown field of the bonus": (lambda data: data["completion_bonus"][0].update(ink=1), "ink: is unknown"),
    # An amount is not a whole number, at least 0; a field is missing; an id or a name is malformed.
    "negative amount": (
        change("machines", "petal-pot", cost={"ink": -1}), "(petal-pot): cost: ink: must be at least 0, not -1"
    ),
    "half an amount": (
        change("machines", "petal-pot", cost={"ink": 0.5}), "ink: must be a whole number, at least 0, not 0.5"
    ),
    "missing field": (drop("machines", "petal-pot", "hourglass"), "machines, row 1 (petal-pot): hourglass: is missing"),
    "missing name": (change("machines", "petal-pot", name={"en": "Pot"}), "(petal-pot): name: ja: is missing"),
    "id with capitals": (
        change("machines", "petal-pot", id="PetalPot"), "(PetalPot): id: must be in kebab-case like 'petal-pot'"
    ),
    # The numbers.
    "hourglass 0": (change("machines", "petal-pot", hourglass=0), "(petal-pot): hourglass: must be 1 to 6, not 0"),
    "hourglass 7": (change("machines", "petal-pot", hourglass=7), "(petal-pot): hourglass: must be 1 to 6, not 7"),
    "cost above the ink limit": (
        change("machines", "petal-pot", cost={"ink": 10}),
        "(petal-pot): cost: ink: must be 0 to 9 (nobody can hold more), not 10",
    ),
    "cost above the flower limit": (
        change("machines", "petal-pot", cost={"flower": 10}),
        "(petal-pot): cost: flower: must be 0 to 9 (nobody can hold more), not 10",
    ),
    "delivery above the flower limit": (
        change("deliveries", "sheep-crate", cost=10), "(sheep-crate): cost: must be 0 to 9, not 10"
    ),
    "input of points": (
        change_effect("machines", "petal-pot", input={"point": 1}),
        "(petal-pot): effects, row 1: input: point: is unknown; allowed are flower, ink, rainbow",
    ),
    "a machine that activates": (
        change_effect("machines", "petal-pot", output={"activate": 1}),
        "(petal-pot): effects, row 1: output: may not have activate: a machine could activate itself for ever",
    ),
    "empty delivery reward": (
        change("deliveries", "sheep-crate", evening={}), "(sheep-crate): evening: must give something"
    ),
    "delivery reward of nothing": (
        change("deliveries", "sheep-crate", evening={"ink": 0}), "(sheep-crate): evening: must give something"
    ),
    "delivery of time": (
        change("deliveries", "sheep-crate", noon={}, morning={"time": 1, "ink": 1}),
        "(sheep-crate): morning: may not have time; allowed are flower, ink, rainbow, point, activate",
    ),
    "fewer deliveries than days": (
        lambda data: data.update(deliveries=data["deliveries"][:6]),
        "deliveries: must have a row for each of the 7 days, not 6",
    ),
    "no day": (lambda data: data["limits"].update(days=0), "limits: days: must be 1 to 7, not 0"),
    "eight days": (lambda data: data["limits"].update(days=8), "limits: days: must be 1 to 7, not 8"),
    "stock room with a row missing": (
        lambda data: data["stock_room"].pop(), "stock_room: the row of evening with ink is missing"
    ),
    "stock room with a row twice": (
        lambda data: data["stock_room"].append(dict(data["stock_room"][0])),
        "stock_room, row 7: morning with flowers stands in the stock room twice",
    ),
    "completion bonus out of order": (
        lambda data: data["completion_bonus"].reverse(),
        "completion_bonus, row 2: machine: must be more than 9: the rows stand in ascending order",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_C11_refused(case: str) -> None:
    spoil, complaint = REFUSED[case]
    with pytest.raises(BadComponents) as refusal:
        read_from_file_named_test(spoil)
    assert complaint in str(refusal.value)
    assert str(refusal.value).startswith("test.toml: ")


def read_from_file_named_test(spoil: Callable[[Data], None]) -> None:
    data = copy.deepcopy(dict(GAME.components.data))
    spoil(data)
    read_tiles(replace(GAME.components, source="test.toml", data=data))


def test_C10_monitors_may_activate() -> None:
    read(change_effect("monitors", "gardener", output={"activate": 1}))


@pytest.mark.parametrize("table", ["machines", "monitors", "specialists"])
def test_C11_fewer_and_more_than_published_are_accepted(table: str) -> None:
    def fewer(data: Data) -> None:
        del data[table][1:]

    def more(data: Data) -> None:
        data[table].append(copy.deepcopy(data[table][0]) | {"id": "one-more"})

    for change in (fewer, more):
        read(change)


def game_with_few(folder: Path, table: str, left: int) -> MechADream:
    """A game whose component file has only the first rows of a table."""
    text = GAME.resource("components.toml")
    head, *rows = text.split(f"[[{table}]]")
    last_row, *rest = rows[-1].partition("\n# ")
    kept = [*rows[:left], ("" if left < len(rows) else last_row)]
    path = folder / "few.toml"
    path.write_text(head + "".join(f"[[{table}]]{row}" for row in kept if row) + "".join(rest), encoding="utf-8")
    return MechADream(path)


def test_C11_too_few_monitors_are_refused_at_the_start(tmp_path: Path) -> None:
    game = game_with_few(tmp_path, "monitors", 5)
    game.new(2, 1, {"smart-robots": True})
    game.new(4, 1)
    with pytest.raises(BadOption, match="option smart-robots: 3 seats need 6 monitors, the component set has 5"):
        game.new(3, 1, {"smart-robots": True})


def test_C11_too_few_specialists_are_refused_at_the_start(tmp_path: Path) -> None:
    game = game_with_few(tmp_path, "specialists", 3)
    game.new(3, 1, {"specialists": True})
    with pytest.raises(BadOption, match="option specialists: 4 seats need 4 specialists, the component set has 3"):
        game.new(4, 1, {"specialists": True})


def test_C11_a_game_with_few_machines_can_be_played(tmp_path: Path) -> None:
    game = game_with_few(tmp_path, "machines", 1)
    state = cast(MechADreamState, game.new(2, 1))
    assert market(state) == ["petal-pot", None, None, None, None, None]
    while not state.is_over():
        seat = state.acting_seats()[0]
        state.apply(seat, state.legal_actions(seat)[-1])
