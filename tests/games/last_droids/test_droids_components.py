"""What a component file must be (C4-C7), with errors that name the row, the field and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from droid_table import GAME, changed, game_with

from cogwright.engine import BadComponents
from cogwright.games.last_droids import LastDroids, LastDroidsState
from cogwright.games.last_droids.cards import Droid, House, Swap

Data = dict[str, Any]


def test_C4_a_droid_as_written() -> None:
    droid = GAME.cards.by_number[38]
    assert isinstance(droid, Droid)
    assert (droid.id, droid.type, droid.season, droid.mark) == ("scrap-comb", 4, 3, 2)
    assert (droid.gain, droid.cost, droid.rp, droid.leaves, droid.interest) == ([2, 1, 0, 0], [0, 0, 1, 1], 3, 0, 7)


def test_C5_a_house_as_written() -> None:
    house = GAME.cards.by_number[54]
    assert isinstance(house, House)
    assert (house.id, house.cost, house.rp) == ("garden-manor", [0, 2, 3, 1], 5)
    assert (house.interest_type, house.interest_bonus) == (1, 3)


def test_C6_W5_no_swap_has_more_options_than_the_vocabulary() -> None:
    swaps = [effect for droid in GAME.cards.droids for effect in droid.effects if isinstance(effect, Swap)]
    assert len(swaps) == 11
    assert all(1 <= len(swap.options) <= 12 and 1 <= swap.uses <= 9 for swap in swaps)


def test_C7_the_numbers_of_the_text() -> None:
    cards = GAME.cards
    assert (cards.capacity, cards.start, cards.parts_lead_rp, cards.leaves_lead_rp) == (3, [1, 1, 1, 2], 2, 3)
    assert (cards.interseason_extension, cards.interseason_energy) == (1, 1)
    assert cards.houses_per_zone == [4, 4, 2, 4]
    assert cards.decks == [[[2]], [[2]], [[2, 3]], [[2], [3, 4]]]


def test_C7_another_edition_may_have_other_numbers() -> None:
    def change(data: Data) -> None:
        data["constants"] |= {"capacity": 4, "start": {"nut": 4}, "interseason_energy": 2}
        data["houses_per_zone"]["two"] = 13
        data["basic_swap"][0]["give"]["energy"] = 2

    state = changed(change).new(2, 1)
    assert isinstance(state, LastDroidsState)
    view = state.view(0)
    assert (view.players[0].shed, view.players[0].capacity) == ((4, 0, 0, 0), (4, 4, 4, 4))
    assert len(view.zones[0].houses) == 13


ROWS: list[tuple[str, str, Data, str]] = [
    ("droid", "brook-keeper", {"number": 1}, "droid, row 2 (brook-keeper): number: '1' stands twice"),
    ("droid", "rain-barrel", {"number": 45}, "number: 45 to 57 are the numbers of houses"),
    ("droid", "rain-barrel", {"number": 101}, "number: must be 1 to 100, not 101"),
    ("droid", "rain-barrel", {"id": "brook-keeper"}, "id: 'brook-keeper' stands twice; each may stand once"),
    ("droid", "rain-barrel", {"id": "water"}, "id: 'water' stands twice"),
    ("droid", "rain-barrel", {"name": {"en": "Brook Keeper", "ja": "x"}}, "name: en: 'Brook Keeper' stands twice"),
    ("droid", "rain-barrel", {"name": {"en": "Barrel"}}, "name: ja: is missing"),
    ("droid", "rain-barrel", {"type": "wind"}, "type: must be one of water, farm, communication, storage, collector"),
    ("droid", "rain-barrel", {"season": 4}, "season: must be 1 to 3, not 4"),
    ("droid", "rain-barrel", {"mark": 1}, "mark: must be 2 to 4, not 1"),
    ("droid", "rain-barrel", {"cost": {}}, "cost: must name at least one of nut, oil, circuit, energy"),
    ("droid", "rain-barrel", {"gain": {}}, "gain: must name at least one of nut, oil, circuit, energy"),
    ("droid", "rain-barrel", {"cost": {"nut": 0}}, "cost: nut: must be at least 1, not 0"),
    ("droid", "rain-barrel", {"cost": {"water": 1}}, "cost: water: is unknown; allowed are nut, oil, circuit, energy"),
    ("droid", "rain-barrel", {"rp": -1}, "rp: must be at least 0, not -1"),
    ("droid", "rain-barrel", {"rp": True}, "rp: must be a whole number, at least 0, not True"),
    ("droid", "rain-barrel", {"leaves": 1}, "leaves: only farm droids have leaves"),
    ("droid", "rain-barrel", {"colour": "blue"}, "colour: is unknown; allowed are"),
    ("interseason", "interseason-nut", {"part": "leaf"}, "part: must be one of nut, oil, circuit, energy, not 'leaf'"),
    ("house", "tinker-cottage", {"rp": 3}, "rp: must be at least 4, not 3"),
    ("house", "tinker-cottage", {"number": 44}, "number: must be 45 to 57, not 44"),
    ("house", "tinker-cottage", {"interest": {"type": "house", "bonus": 1}}, "interest: type: must be one of water"),
    ("house", "tinker-cottage", {"interest": {"type": "water"}}, "interest: bonus: is missing"),
    ("house", "tinker-cottage", {"cost": {}}, "cost: must name at least one of"),
    ("part", "nut", {"base": False}, "part, row 1 (nut): base: must be true for nut, oil and circuit"),
    ("part", "nut", {"id": "bolt"}, "id: must be one of nut, oil, circuit, energy, not 'bolt'"),
    ("droid_type", "water", {"id": "farm"}, "droid_type: must have the rows water, farm, communication"),
]


@pytest.mark.parametrize(("table", "id", "fields", "complaint"), ROWS)
def test_C6_a_wrong_row_is_refused(table: str, id: str, fields: Data, complaint: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(complaint)):
        game_with(table, id, **fields)


EFFECTS: list[tuple[Data, str]] = [
    ({"kind": "explode"}, "effects, row 1: kind: must be one of extend, gain, per-discard, double, store"),
    ({"kind": "score-sets", "rp": 1}, "kind: must be one of extend"),
    ({"kind": "extend", "part": "leaf", "n": 1}, "part: must be one of nut, oil, circuit, energy, any, not 'leaf'"),
    ({"kind": "extend", "part": "nut"}, "n: is missing"),
    ({"kind": "extend", "part": "nut", "n": 0}, "n: must be at least 1, not 0"),
    ({"kind": "extend", "part": "nut", "n": 1, "rp": 1}, "rp: is unknown; allowed are"),
    ({"kind": "gain"}, "must name at least one part"),
    ({"kind": "gain", "leaf": 1, "nut": 1}, "leaf: is unknown"),
    ({"kind": "gain", "base": 0}, "base: must be at least 1, not 0"),
    ({"kind": "store", "base": 1}, "must name at least one part"),
    ({"kind": "per-discard", "type": "wind", "rp": 1}, "type: must be one of water"),
    ({"kind": "per-discard", "type": "water"}, "rp: is missing"),
    ({"kind": "double", "part": "any"}, "part: must be one of nut, oil, circuit, energy, not 'any'"),
    ({"kind": "surcharge", "base": 0}, "base: must be at least 1, not 0"),
    ({"kind": "discount", "nut": 1}, "energy: is missing"),
    ({"kind": "wild", "houses": []}, "houses: must list numbers of houses, 45 to 57, not []"),
    ({"kind": "wild", "houses": [44]}, "houses: must list numbers of houses, 45 to 57, not [44]"),
    ({"kind": "wild", "houses": ["50"]}, "houses: must list numbers of houses"),
    ({"kind": "wild", "houses": [50.0]}, "houses: must list numbers of houses"),
    ({"kind": "swap", "give": {"nut": 1}, "take": {"base": 1}, "uses": 0}, "uses: must be 1 to 9, not 0"),
    ({"kind": "swap", "give": {"nut": 1}, "take": {"base": 1}, "uses": 10}, "uses: must be 1 to 9, not 10"),
    (
        {"kind": "swap", "give": {"nut": 1}, "take": {"nut": 1}, "uses": 1},
        "the swap has 0 options; allowed are 1 to 12",
    ),
    ({"kind": "swap", "give": {"base": 3}, "take": {"base": 2}, "uses": 1}, "options; allowed are 1 to 12"),
    ({"kind": "swap", "give": {}, "take": {"base": 2}, "uses": 1}, "give: must name something"),
    (
        {"kind": "swap", "give": {"same": 2, "nut": 1}, "take": {"base": 1}, "uses": 1},
        "give: same and base stand alone",
    ),
    ({"kind": "swap", "give": {"leaf": 1}, "take": {"base": 1}, "uses": 1}, "give: leaf: is unknown"),
]


@pytest.mark.parametrize(("effect", "complaint"), EFFECTS)
def test_C6_a_wrong_effect_of_a_droid_is_refused(effect: Data, complaint: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(complaint)) as caught:
        game_with("droid", "shape-shifter", effects=[effect])
    assert "droid, row 36 (shape-shifter)" in str(caught.value)


def test_C6_one_swap_at_most() -> None:
    swap = {"kind": "swap", "give": {"nut": 1}, "take": {"base": 1}, "uses": 1}
    with pytest.raises(BadComponents, match="effects: may hold one swap at most"):
        game_with("droid", "nut-stall", effects=[swap, swap])


SCORES: list[tuple[Data, str]] = [
    ({"kind": "extend", "part": "nut", "n": 1}, "kind: must be one of gain, score-shed, score-type"),
    ({"kind": "score-shed", "part": "any", "rp": 1}, "part: must be one of nut, oil, circuit, energy, all"),
    ({"kind": "score-shed", "part": "all"}, "rp: is missing"),
    ({"kind": "score-type", "type": "house", "rp": 1}, "type: must be one of water"),
    ({"kind": "score-type-steps", "type": "water", "steps": []}, "steps: must have at least one step"),
    ({"kind": "score-type-steps", "type": "water", "steps": [[3, 6], [3, 8]]}, "steps: must ascend in both numbers"),
    ({"kind": "score-kinds", "steps": [[3, 6], [4, 6]]}, "steps: must ascend in both numbers"),
    ({"kind": "score-houses", "steps": [[3]]}, "steps: each step must be [count, points], not [3]"),
    ({"kind": "score-houses", "steps": [[3, 1.5]]}, "steps: each step must be [count, points]"),
    ({"kind": "score-houses", "rp": 2}, "steps: is missing"),
    ({"kind": "score-sets", "rp": 0}, "rp: must be at least 1, not 0"),
    ({"kind": "score-sets", "rp": 1, "part": "nut"}, "part: is unknown"),
    ({"kind": "score-leaf-lead"}, "rp: is missing"),
    ({"kind": "score-extensions", "rp": "2"}, "rp: must be a whole number"),
    ({"kind": "score-cost-icons", "rp": 1}, "type: is missing"),
]


@pytest.mark.parametrize(("effect", "complaint"), SCORES)
def test_C6_a_wrong_effect_of_a_house_is_refused(effect: Data, complaint: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(complaint)) as caught:
        game_with("house", "assembly-works", effects=[effect])
    assert "house, row 13 (assembly-works)" in str(caught.value)


def without(table: str, unwanted: Callable[[Data], bool]) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        data[table] = [row for row in data[table] if not unwanted(row)]

    return change


def put(*path: str | int, value: object) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


FILES: list[tuple[Callable[[Data], object], str]] = [
    (put("monster", value=[]), "monster: is unknown; allowed are meta, constants, decks"),
    (lambda data: data.pop("house"), "house: is missing"),
    (put("constants", "capacity", value=0), "constants: capacity: must be at least 1, not 0"),
    (put("constants", "seasons", value=2), "constants: seasons: must be 3"),
    (put("constants", "start", value={"nut": 4}), "constants: start: nut must be at most the capacity, 3"),
    (put("constants", "luck", value=1), "constants: luck: is unknown"),
    (put("decks", "two", value=[[2], [3]]), "decks: two: must list 1, not 2"),
    (put("decks", "four", value=[[2, 3, 4]]), "decks: four: must list 2, not 1"),
    (put("decks", "four", value=[[2], [2, 3]]), "decks: four: may name each mark once"),
    (put("decks", "two", value=[[5]]), "decks: two: each deck must be a list of the marks 2, 3, 4, not [5]"),
    (put("decks", "two", value=[[]]), "decks: two: each deck must be a list of the marks"),
    (put("houses_per_zone", "three", value=5), "house: mode three needs 15 houses, there are 13"),
    (put("houses_per_zone", "solo", value=0), "houses_per_zone: solo: must be at least 1, not 0"),
    (without("interseason", lambda row: row["part"] != "nut"), "interseason: must have at least 2 rows"),
    (
        without("droid", lambda row: row["season"] == 2 and row["mark"] == 2 and row["number"] > 15),
        "droid: mode solo needs 2 droids of season 2 with the marks [2], there are 1",
    ),
    (without("basic_swap", lambda row: "energy" in row["give"]), "basic_swap: must have 3 rows, not 2"),
    (put("basic_swap", 0, "give", value={"nut": 1}), "give: energy: is missing"),
    (put("basic_swap", 0, "take", value={"base": 3}), "basic_swap: must lose parts"),
    (put("basic_swap", 1, "take", value={"base": 2}), "basic_swap: must lose parts"),
]


@pytest.mark.parametrize(("change", "complaint"), FILES)
def test_C6_C7_a_wrong_file_is_refused(change: Callable[[Data], object], complaint: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(complaint)):
        changed(change)


def test_C6_errors_name_the_file(tmp_path: Path) -> None:
    written = tmp_path / "printed.toml"
    written.write_text(GAME.resource("components.toml").replace('part = "nut"', 'part = "tin"', 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"printed\.toml: interseason, row 1 \(interseason-nut\): part"):
        LastDroids(written)
