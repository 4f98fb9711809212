"""Dice, marketing tracks and the upgrade "market" (A5.7, A5.13)."""

from __future__ import annotations

import pytest
from makers_table import GAME, act, cubes, factory, held, item, offered, start, store, stored

from cogwright.games.the_game_makers.catalogue import TRACKS

ENDS = {"set": 28, "team": 28, "war": 28, "engine": 28, "trees": 29}
ADS = {"ws-ad-1": [1], "ws-ad-2": [2], "ws-ad-3": [3]}


@pytest.mark.parametrize(("level", "faces"), [(1, {1, 2, 3}), (2, {2, 3, 4}), (3, {3, 4, 5, 6})])
def test_A5_7_1_a_die_is_rolled_when_it_is_gained(level: int, faces: set[int]) -> None:
    rolled = [factory(start({"items": [item(f"gain dice {level}")]}, seed=seed)).items[0].face for seed in range(60)]
    assert set(rolled) == faces


def test_A5_7_1_the_faces() -> None:
    assert GAME.catalogue.faces[1:] == [[1, 1, 2, 2, 2, 3], [2, 2, 3, 3, 4, 4], [3, 4, 4, 5, 5, 6]]


def test_A5_7_1_a_die_is_rolled_once() -> None:
    state = start({"items": [item("gain dice 3")], "workers": [1, 1], "contracts": ["scout"], "store": store(cards=2)})
    face = factory(state).items[0].face
    act(state, "work ws-look-1", "finish 1", "place 1 1", "card 1 component")
    assert factory(state).items[0].face == face


@pytest.mark.parametrize("level", [1, 2, 3])
def test_A5_7_2_as_a_component_only_the_level_matters(level: int) -> None:
    state = start({"items": [item(f"gain dice {level}", face=3)]})
    act(state, "die component")
    assert stored(state) == f"dice {level}"
    assert set(cubes(state.players[0]).values()) == {0}


@pytest.mark.parametrize("track", TRACKS)
def test_A5_7_3_a_die_advances_one_track_by_its_face(track: str) -> None:
    state = start({"items": [item("gain dice 2", face=4)]})
    assert offered(state, "die", "advance") == ["die component", *[f"advance {each}" for each in TRACKS]]
    act(state, f"advance {track}")
    assert cubes(state.players[0]) == {each: 4 if each == track else 0 for each in TRACKS}
    assert stored(state) == "", "the die returns to the supply"


def test_A5_7_3_steps_beyond_the_end_are_lost() -> None:
    state = start({"cubes": {"trees": 26}, "items": [item("gain dice 3", face=6)]})
    act(state, "advance trees")
    assert cubes(state.players[0])["trees"] == 29


def test_A5_7_3_a_track_at_its_end_cannot_be_chosen() -> None:
    state = start({"cubes": {"set": 28, "trees": 29}, "items": [item("gain dice 3", face=6)]})
    assert offered(state, "advance") == ["advance team", "advance war", "advance engine"]
    state = start({"cubes": ENDS, "items": [item("gain dice 3", face=6)]})
    assert offered(state, "die", "advance") == ["die component"]


@pytest.mark.parametrize(("track", "thresholds"), [("war", [0, 5, 11, 19, 28]), ("trees", [0, 8, 18, 29])])
def test_A5_7_4_the_multiplier_is_the_number_of_thresholds_reached(track: str, thresholds: list[int]) -> None:
    for step in range(thresholds[-1] + 1):
        shown = factory(start({"cubes": {track: step}})).tracks[TRACKS.index(track)]
        assert shown.multiplier == sum(step >= threshold for threshold in thresholds)


def test_A5_7_5_an_advance_works_like_a_die() -> None:
    state = start(
        {
            "cubes": {"set": 28, "engine": 27},
            "assigned": {"ws-ad-1": [1]},
            "workers": [1],
            "items": [item("advance any 3")],
        }
    )
    assert offered(state, "advance") == [f"advance {track}" for track in TRACKS if track != "set"]
    act(state, "advance war")
    assert cubes(state.players[0])["war"] == 4
    state = start({"cubes": {"engine": 27}, "items": [item("advance any 3")]})
    act(state, "advance engine")
    assert cubes(state.players[0])["engine"] == 28


def test_A5_7_5_a_named_track_is_the_only_choice() -> None:
    state = start({"items": [item("advance trees 4")]})
    assert offered(state, "advance") == ["advance trees"]
    state = start({"items": [item("advance trees 4")], "assigned": {"ws-ad-1": [1]}, "workers": []})
    assert cubes(state.players[0])["trees"] == 5, "nothing else could be done"
    assert held(state) == []


@pytest.mark.parametrize("workers", [0, 1, 2, 3])
@pytest.mark.parametrize("what", ["gain dice 3", "advance any 5"])
def test_A5_13_1_each_market_worker_adds_a_step_to_every_advance(workers: int, what: str) -> None:
    face = {"face": 5} if what.startswith("gain") else {}
    state = start(
        {"assigned": dict(list(ADS.items())[:workers]), "workers": [1], "items": [item(what, **face)]},
    )
    assert factory(state).market == workers
    act(state, "advance team")
    assert cubes(state.players[0])["team"] == 5 + workers


def test_A5_13_1_the_bonus_counts_when_the_track_is_chosen() -> None:
    state = start({"workers": [3], "items": [item("advance any 2"), item("advance any 2")]})
    act(state, "advance set", "work ws-ad-3", "advance war")
    assert cubes(state.players[0]) == {"set": 2, "team": 0, "war": 3, "engine": 0, "trees": 0}
