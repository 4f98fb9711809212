"""Plastic, buildings and the three structures (A5.10, A5.11, option `buildings` V7.3)."""

from __future__ import annotations

import pytest
from makers_table import (
    GAME,
    act,
    cubes,
    factory,
    game_with,
    held,
    item,
    legal,
    line,
    lines,
    offered,
    start,
    store,
    stored,
)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_A5_10_1_plastic_is_a_component_or_a_building(level: int) -> None:
    structures: dict[str, list[int]] = {"a-miniature-hall": [], "b-print-shop": [], "c-showroom": []}
    state = start({"structures": structures, "items": [item(f"gain plastic {level}")]})
    builds = {1: ["build A", "build C"], 2: ["build B", "build C"], 3: ["build A"]}[level]
    assert offered(state, "plastic", "build") == ["plastic component", *builds]
    act(state, "plastic component")
    assert stored(state) == f"plastic {level}"


def test_A5_10_2_a_building_takes_the_first_space_of_exactly_its_level() -> None:
    state = start({"structures": {"c-showroom": []}, "items": [item("gain plastic 1")] * 3})
    for built in ((True, False, False), (True, True, False)):
        act(state, "build C")
        assert factory(state).structures[2].built == built
    assert "build C" not in legal(state)


def test_A5_10_2_without_such_a_space_plastic_is_a_component() -> None:
    structures = {"a-dice-vault": [1], "b-print-shop": [], "c-lucky-room": [1]}
    state = start({"structures": structures, "items": [item("gain plastic 1")]})
    assert offered(state, "plastic", "build") == ["plastic component"]


def test_A5_10_3_a_structure_is_active_when_all_spaces_are_filled() -> None:
    state = start({"structures": {"b-sawmill": [2]}, "items": [item("gain plastic 1")], "workers": [1]})
    assert not factory(state).structures[1].active
    assert "work hollow-1" not in legal(state)
    act(state, "build B")
    assert factory(state).structures[1].active
    assert "work hollow-1" in legal(state)


def test_A5_10_4_an_A_structure_scores_if_it_is_active() -> None:
    case = [["scout", "hanabi", "chess", "caylus"]]
    for built, points in (([], 0), ([1], 0), ([1, 2], 6)):
        state = start({"case": case, "structures": {"a-rainbow-wall": built}})
        assert lines(state)["structure"] == points
        assert factory(state).structures[0].score == 6


HOLLOWS = [
    (structure.id, index)
    for structure in GAME.catalogue.structures
    for index in range(len(structure.hollows))
    if structure.letter == 1
]


@pytest.mark.parametrize(("id", "index"), HOLLOWS)
def test_A5_10_5_a_worker_in_a_hollow_yields_its_effect(id: str, index: int) -> None:
    row = next(row for row in GAME.components.data["structure"] if row["id"] == id)
    hollow = row["hollows"][index]
    state = start(
        {"structures": {id: list(range(1, len(row["needs"]) + 1))}, "workers": [hollow["worker"], 3, 3, 1]},
    )
    act(state, f"work hollow-{index + 1}")
    effect = hollow["effect"]
    text = " ".join(str(effect[key]) for key in ("resource", "track", "level", "steps") if key in effect)
    assert held(state)[0] == f"{effect['kind']} {text}"
    assert f"work hollow-{index + 1}" not in legal(state)
    assert factory(state).places[10 + index].workers == (hollow["worker"],)


def test_A5_10_5_a_hollow_demands_a_worker_of_its_level() -> None:
    state = start({"structures": {"b-logistics": [1, 2]}, "workers": [1, 1]})
    assert offered(state, "work") == ["work ws-1a", "work ws-1b", "work ws-look-1", "work ws-ad-1", "work hollow-1"]


def test_A5_10_5_hollows_are_emptied_by_the_reset() -> None:
    state = start(
        {
            "structures": {"b-sawmill": [1, 2]},
            "assigned": {"hollow-1": [2]},
            "workers": [1],
            "forklifts": [1, 2, 3],
        },
        wheel=["plastic", "wild"],
    )
    assert offered(state, "work") == ["work ws-look-1", "work ws-ad-1"]
    act(state, "pass")
    assert factory(state).break_room == (1, 1, 0)
    assert "work hollow-1" in legal(state)


# C structures


ALL = {row["id"]: list(range(1, len(row["needs"]) + 1)) for row in GAME.components.data["structure"]}
TRIGGERS = [
    (row["id"], row["trigger"]["resource"], row["trigger"]["min_level"], row["effect"])
    for row in GAME.components.data["structure"]
    if row["letter"] == "C"
]


@pytest.mark.parametrize(("id", "kind", "least", "effect"), TRIGGERS)
def test_A5_11_1_the_trigger_gives_the_extra_item(id: str, kind: str, least: int, effect: dict[str, object]) -> None:
    text = " ".join(str(effect[key]) for key in ("resource", "track", "level", "steps") if key in effect)
    for level in (1, 2, 3):
        state = start({"structures": {id: ALL[id]}, "items": [item(f"gain {kind} {level}"), item("gain any 1")]})
        extra = [f"{effect['kind']} {text}"] if level >= least else []
        assert held(state) == [f"gain {kind} {level}", "gain any 1", *extra]
        assert [each.extra for each in factory(state).items] == [False, False, *[True for _ in extra]]
        state = start({"structures": {id: ALL[id][:-1]}, "items": [item(f"gain {kind} {level}"), item("gain any 1")]})
        assert len(held(state)) == 2, "it is not active"


@pytest.mark.parametrize("source", ["forklift", "desk", "hollow", "game", "tweenie"])
def test_A5_11_1_wherever_the_gain_comes_from(source: str) -> None:
    state = start(
        {
            "structures": {"c-bindery": [1, 2], "b-print-shop": [1, 2]},
            "workers": [2, 2, 1],
            "contracts": ["ra"],
            "store": store("wood 1, tiles 3"),
            "machines": line("cc....", "cc...."),
            "forklifts": [0, 1, 2],
        },
        game=game_with("card", "ra", reward=[{"kind": "gain", "resource": "cards", "level": 2}]),
    )
    names = {
        "forklift": ["move 2"],
        "desk": ["work ws-2a", "kind cards"],
        "hollow": ["work hollow-1"],
        "game": ["finish 1", "place 1 1"],
        "tweenie": ["tweenie tw-cards"],
    }
    act(state, *names[source])
    assert held(state)[1:] == ["gain wood 1"]


def test_A5_11_1_once_per_gain_however_many_cards() -> None:
    state = start({"structures": {"c-card-lab": [1, 2]}, "items": [item("gain cards 3")]})
    act(state, "card 1 component", "card 2 component", "card 3 component")
    assert held(state) == ["gain plastic 1"]


def test_A5_11_1_a_gain_that_yields_nothing_triggers_nothing() -> None:
    state = start({"structures": {"c-card-lab": [1, 2]}, "store": store(cards=216), "items": [item("gain cards 3")]})
    assert held(state) == []


def test_A5_11_1_any_stands_for_every_kind() -> None:
    game = game_with("structure", "c-showroom", trigger={"resource": "any", "min_level": 2})
    for kind in ("cards", "wood", "dice", "tiles", "plastic"):
        for level, extra in ((1, []), (2, ["gain dice 1"])):
            state = start(
                {"structures": {"c-showroom": [1, 2, 3]}, "items": [item(f"gain any {level}")]},
                game=game,
            )
            act(state, f"kind {kind}")
            assert held(state)[1:] == extra


def test_A5_11_2_the_extra_waits_behind_everything_else() -> None:
    state = start(
        {
            "structures": {"c-lucky-room": [1, 2]},
            "items": [item("gain dice 1"), item("gain wood 2"), item("advance any 2")],
        }
    )
    assert held(state) == ["gain dice 1", "gain wood 2", "advance any 2", "gain dice 1"]
    act(state, "die component", "wood component", "advance war", "die component")
    assert held(state) == [], "an extra triggers nothing (A5.11.3)"
    assert stored(state) == "wood 2, dice 1, dice 1"


def test_A5_11_3_not_even_the_kind_chosen_for_an_extra_any() -> None:
    game = game_with("structure", "c-lucky-room", effect={"kind": "gain", "resource": "any", "level": 1})
    state = start({"structures": {"c-lucky-room": [1, 2]}, "items": [item("gain dice 1")]}, game=game)
    act(state, "die component", "kind dice")
    assert held(state) == ["gain dice 1"]


def test_A5_11_3_a_gain_opened_before_the_structure_was_active_triggers_nothing() -> None:
    state = start({"structures": {"c-green-office": [1]}, "items": [item("gain plastic 2"), item("gain plastic 1")]})
    act(state, "build C")
    assert held(state) == ["gain plastic 1", "advance trees 2"], "the next plastic triggers it"
    act(state, "plastic component", "advance trees")
    assert cubes(state.players[0])["trees"] == 2


# The option `buildings`

AT_LEAST = {"buildings": "at-least"}


@pytest.mark.parametrize(
    ("built", "level", "space"),
    [([], 1, 1), ([], 2, 3), ([], 3, 3), ([3], 3, 1), ([3], 2, 1), ([1], 1, 2), ([1, 2], 1, None)],
)
def test_V7_3_at_least_takes_the_highest_level_that_it_may(built: list[int], level: int, space: int | None) -> None:
    position = {"structures": {"c-showroom": built}, "items": [item(f"gain plastic {level}")]}
    state = start(position, options=AT_LEAST)
    assert ("build C" in legal(state)) == (space is not None)
    if space:
        act(state, "build C")
        filled = sorted([*built, space])
        assert [n + 1 for n, is_built in enumerate(factory(state).structures[2].built) if is_built] == filled


def test_V7_3_exact_is_the_usual_rule() -> None:
    option = next(option for option in GAME.options if option.id == "buildings")
    assert (option.default, option.choices) == ("exact", ("exact", "at-least"))
    position = {"structures": {"c-showroom": []}, "items": [item("gain plastic 3")]}
    assert "build C" not in legal(start(position))
    assert "build C" in legal(start(position, options=AT_LEAST))
