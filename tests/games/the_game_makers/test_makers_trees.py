"""Circles, condition trees and reward trees (A5.6)."""

from __future__ import annotations

from typing import Any

import pytest
from makers_table import GAME, act, changed, factory, games_of, held, item, legal, line, offered, start, store, trees

CIRCLES = [circle.id for circle in GAME.catalogue.circles]
DESKS = {"ws-1a": [1, 1], "ws-1b": [1, 1], "ws-look-1": [1], "ws-look-2": [2], "ws-ad-1": [1]}
FULL_LINE = line("ccwwdd", "ttppcc", "wwddtt")
TWEENIES = [tweenie.id for tweenie in GAME.catalogue.tweenies]
ACTIVE = {"a-timber-hall": [1, 2], "b-sawmill": [1, 2], "c-dice-tower": [1, 2]}


def in_gaps(n: int) -> dict[str, int]:
    return {id: gap for gap, id in enumerate(TWEENIES[:n], start=1)}


def of_each(*genres: str) -> list[list[str]]:
    return [[games_of(genre, 1)[0] for genre in genres]]


@pytest.mark.parametrize(
    ("circle", "less", "enough"),
    [
        ("ci-crew", {"workers": [1] * 8}, {"workers": [1] * 9}),
        ("ci-crew", {"workers": [1], "assigned": DESKS}, {"workers": [1, 2], "assigned": DESKS}),
        ("ci-overtime", {"workers": [], "assigned": DESKS}, {"workers": [], "assigned": {**DESKS, "ws-ad-2": [2]}}),
        ("ci-sets", {"machines": line("cccddd")}, {"machines": line("cccddd", "..ppp.")}),
        ("ci-belts", {"machines": line("ccwwdd", "ttpp.c")}, {"machines": line("ccwwdd", "ttppcc")}),
        ("ci-tweenies", {"tweenies": in_gaps(6)}, {"tweenies": in_gaps(7)}),
        ("ci-estate", {"structures": {**ACTIVE, "a-timber-hall": [1]}}, {"structures": ACTIVE}),
        ("ci-hype", {"cubes": {"war": 27, "trees": 29}}, {"cubes": {"war": 28}}),
        (
            "ci-broad",
            {"cubes": {"set": 11, "war": 18, "trees": 17}},
            {"cubes": {"set": 11, "war": 18, "trees": 18}},
        ),
        (
            "ci-mixed",
            {"case": of_each("set", "team", "war", "war")},
            {"case": of_each("set", "team", "war", "engine")},
        ),
        ("ci-specialist", {"case": [games_of("war", 4)]}, {"case": [games_of("war", 4), [], games_of("war", 1, 4)]}),
    ],
)
def test_A5_6_4_conditions(circle: str, less: dict[str, Any], enough: dict[str, Any]) -> None:
    if circle == "ci-mixed":
        less = {"case": [[*games_of("set", 1), *games_of("team", 1), *games_of("war", 2)]]}
    more = {"machines": FULL_LINE} if circle == "ci-tweenies" else {}
    assert circle not in trees(start({**less, **more}))
    assert circle in trees(start({**enough, **more}))


def test_A5_6_4_a_game_more_or_less_is_counted_with_what_the_file_says() -> None:
    kinds = [circle["condition"]["kind"] for circle in GAME.components.data["circle"]]
    assert kinds == [
        *("workers", "assigned", "sets", "full_lines", "tweenies"),
        *("structures", "track", "tracks", "each_genre", "one_genre"),
    ]


def test_A5_6_1_a_circle_holds_one_tree_that_is_never_moved() -> None:
    state = start({"trees": ["ci-sets", "ci-hype"], "items": [item("tree"), item("tree")]})
    assert offered(state, "plant") == [f"plant {n}" for n in (1, 2, 4, 5, 6, 8, 9, 10)]
    act(state, "plant 2")
    assert offered(state, "plant") == [f"plant {n}" for n in (1, 4, 5, 6, 8, 9, 10)]
    assert trees(state) == ["ci-overtime", "ci-sets", "ci-hype"]


def test_A5_6_2_all_fulfilled_circles_are_planted_together_before_an_item_is_opened() -> None:
    state = start(
        {
            "cubes": {"set": 11, "war": 11, "team": 8},
            "assigned": {"ws-ad-1": [1], "ws-ad-2": [2], "ws-ad-3": [3]},
            "workers": [1],
            "items": [item("gain dice 3", face=6), item("gain dice 3", face=6), item("tree"), item("gain cards 1")],
        }
    )
    assert trees(state) == []
    act(state, "advance war")
    assert trees(state) == []
    act(state, "advance war")
    assert trees(state) == ["ci-hype"]
    state.players[0].cubes[1] = 10
    assert held(state)[0] == "tree"
    assert "plant 7" not in legal(state)


def test_A5_6_2_two_circles_at_once() -> None:
    state = start(
        {
            "cubes": {"set": 11, "trees": 18, "war": 10},
            "machines": line("ccc...", "ddd...", "pp...."),
            "items": [item("gain tiles 1", drawn=["t1-plastic"]), item("gain dice 1", face=1)],
            "workers": [1] * 8,
        }
    )
    assert trees(state) == []
    act(state, "tile 1 machine", "put 3 3 f")
    assert trees(state) == ["ci-sets"]
    act(state, "advance war")
    assert trees(state) == ["ci-sets", "ci-broad"]
    case = [games_of("engine", 4), [games_of("set", 1)[0], games_of("team", 1)[0], games_of("war", 1)[0]]]
    fifth = games_of("engine", 5)[4]
    state = start({"case": [case[0][:4], case[1][:2]], "contracts": [fifth], "items": [item("tree")]})
    assert trees(state) == []
    assert trees(start({"case": [*case, [fifth]]})) == ["ci-mixed", "ci-specialist"]


@pytest.mark.parametrize(
    ("circle", "player", "names"),
    [
        ("ci-crew", {"workers": [1] * 8, "items": [item("gain wood 1")]}, ["wood worker"]),
        ("ci-overtime", {"workers": [2], "assigned": DESKS}, ["work ws-ad-2"]),
        (
            "ci-sets",
            {"machines": line("cccddd", "pp"), "items": [item("gain tiles 1", drawn=["t1-plastic"])]},
            ["tile 1 machine", "put 2 3 f"],
        ),
        (
            "ci-belts",
            {"machines": line("ccwwdd", "ttpp.c", "dd...."), "items": [item("gain tiles 1", drawn=["t1-wood"])]},
            ["tile 1 machine", "put 2 5 f"],
        ),
        ("ci-tweenies", {"machines": FULL_LINE, "tweenies": in_gaps(6)}, [f"tweenie {TWEENIES[6]}", "gap 7"]),
        (
            "ci-estate",
            {"structures": {**ACTIVE, "c-dice-tower": [2]}, "items": [item("gain plastic 1")]},
            ["build C"],
        ),
        ("ci-hype", {"cubes": {"war": 26}, "items": [item("advance any 2")]}, ["advance war"]),
        (
            "ci-broad",
            {"cubes": {"war": 11, "set": 11, "trees": 16}, "items": [item("advance any 2")]},
            ["advance trees"],
        ),
        (
            "ci-mixed",
            {"case": of_each("set", "team", "engine"), "contracts": ["chess"], "store": store("wood 3")},
            ["finish 1", "place 1 4"],
        ),
        (
            "ci-specialist",
            {"case": [games_of("war", 4)], "contracts": ["chess"], "store": store("wood 3")},
            ["finish 1", "place 2 1"],
        ),
    ],
)
def test_A5_6_2_the_action_that_fulfils_a_condition_plants_the_tree(
    circle: str, player: dict[str, Any], names: list[str]
) -> None:
    state = start(player)
    assert circle not in trees(state)
    act(state, *names)
    assert circle in trees(state)


def test_A5_6_2_the_tree_stays_if_the_condition_ends_later() -> None:
    state = start(
        {"assigned": {**DESKS, "ws-ad-2": [2]}, "workers": [], "items": [item("clear")], "forklifts": [1, 2, 3]}
    )
    assert trees(state) == ["ci-overtime"]
    act(state, "clear ws-1a")
    assert trees(state) == ["ci-overtime"]


def test_A5_6_2_a_condition_with_a_tree_gives_nothing() -> None:
    state = start({"trees": ["ci-crew"], "workers": [1] * 8, "items": [item("gain wood 1")]})
    act(state, "wood worker")
    assert trees(state) == ["ci-crew"]
    assert factory(state).trees == 1


def test_A5_6_4_the_tree_track_does_not_count_for_a_genre_track() -> None:
    game = changed(lambda data: data["tracks"].update(trees=[0, 1, 2, 3, 4]))
    state = start({"cubes": {"trees": 4}}, game=game)
    assert factory(state).tracks[4].multiplier == 5
    assert trees(state) == []


def test_A5_6_3_a_reward_tree_goes_on_any_empty_circle() -> None:
    state = start({"contracts": ["caylus"], "store": store("wood 3, tiles 1"), "trees": ["ci-mixed"]})
    act(state, "finish 1", "place 1 1")
    assert offered(state, "plant") == [f"plant {n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 10)]
    act(state, "plant 7")
    assert trees(state) == ["ci-hype", "ci-mixed"]


def test_A5_6_3_the_last_circle_is_not_asked_for() -> None:
    state = start({"trees": CIRCLES[:9], "items": [item("tree")], "assigned": {"ws-ad-1": [1]}, "workers": []})
    assert trees(state) == CIRCLES
