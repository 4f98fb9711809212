"""Wood, workers and the upgrade "see" (A5.5, A5.9, A5.12)."""

from __future__ import annotations

import pytest
from makers_table import act, factory, held, item, legal, offered, seen, start, store, stored

from cogwright.games.the_game_makers import TheGameMakersState


def workers_at(state: TheGameMakersState, id: str) -> tuple[int, ...]:
    """The levels of the workers on a place."""
    return {place.id: place.workers for place in factory(state).places}[id]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_A5_5_1_wood_is_a_component_or_a_worker(level: int) -> None:
    for use in ("component", "worker"):
        state = start({"workers": [1], "items": [item(f"gain wood {level}")]})
        assert offered(state, "wood") == ["wood component", "wood worker"]
        act(state, f"wood {use}")
        room = [1, 0, 0]
        room[level - 1] += use == "worker"
        assert factory(state).break_room == tuple(room)
        assert stored(state) == ("" if use == "worker" else f"wood {level}")


def test_A5_9_1_an_occupied_space_is_not_used_again() -> None:
    state = start({"workers": [1, 1, 1, 1, 1]})
    act(state, "work ws-1a")
    assert workers_at(state, "ws-1a") == (1, 1)
    assert offered(state, "work") == ["work ws-1b", "work ws-look-1", "work ws-ad-1"]


def test_A5_9_1_all_workers_that_are_demanded_at_once() -> None:
    assert "work ws-1a" not in legal(start({"workers": [1]}))
    assert "work ws-1a" in legal(start({"workers": [1, 1]}))
    assert "work ws-3" not in legal(start({"workers": [2, 3]}))
    assert "work ws-2b" in legal(start({"workers": [2, 3]}))
    assert "work ws-2a" in legal(start({"workers": [2, 3]}))


@pytest.mark.parametrize(
    ("workers", "place", "taken"),
    [
        ([1, 2, 3], "ws-1a", (2, 1)),
        ([2, 3, 3], "ws-1a", (3, 2)),
        ([1, 2, 3], "ws-2b", (3, 1)),
        ([2, 3, 3], "ws-2b", (3, 2)),
        ([1, 3, 3], "ws-2a", (3, 3)),
        ([1, 2, 2, 3], "ws-2a", (2, 2)),
        ([1, 2, 3], "ws-look-1", (1,)),
        ([2, 3], "ws-look-1", (2,)),
        ([1, 3], "ws-look-2", (3,)),
        ([1, 2, 3], "ws-ad-3", (3,)),
    ],
)
def test_A5_9_2_always_the_lowest_sufficient_workers(workers: list[int], place: str, taken: tuple[int, ...]) -> None:
    state = start({"workers": workers})
    act(state, f"work {place}")
    assert workers_at(state, place) == taken


def test_A5_9_2_any_number_of_placements_also_with_new_workers() -> None:
    state = start({"workers": [1, 1, 1], "items": [item("gain wood 2")], "forklifts": [1, 2, 3]})
    act(state, "work ws-1a", "kind wood", "wood worker", "wood worker")
    assert factory(state).break_room == (2, 1, 0)
    act(state, "work ws-ad-2", "work ws-look-1", "work ws-ad-1")
    assert (seen(state).turn, factory(state).break_room) == (2, (0, 0, 0))


@pytest.mark.parametrize(
    ("id", "demands", "effect"),
    [
        ("ws-1a", (1, 1), "gain any 1"),
        ("ws-1b", (1, 1), "gain any 1"),
        ("ws-2a", (2, 2), "gain any 2"),
        ("ws-2b", (3, 1), "gain any 2"),
        ("ws-3", (3, 3), "gain any 3"),
        ("ws-look-1", (1,), "see"),
        ("ws-look-2", (2,), "see"),
        ("ws-ad-1", (1,), "market"),
        ("ws-ad-2", (2,), "market"),
        ("ws-ad-3", (3,), "market"),
    ],
)
def test_A5_9_3_the_effect_comes_at_once_before_all_other_items(id: str, demands: tuple[int, ...], effect: str) -> None:
    state = start({"workers": [*demands, 1], "items": [item("gain plastic 2")]})
    assert {place.id: place.demands for place in factory(state).places}[id] == demands
    act(state, f"work {id}")
    mine = factory(state)
    upgrade = effect in ("see", "market")
    assert held(state) == ([] if upgrade else [effect]) + ["gain plastic 2"]
    assert (mine.see, mine.market) == (effect == "see", effect == "market")


def test_A5_9_4_a_clear_brings_all_workers_of_a_place_back() -> None:
    state = start(
        {
            "assigned": {"ws-2b": [2, 3], "ws-ad-1": [1], "ws-look-1": [1]},
            "workers": [1],
            "items": [item("clear"), item("clear"), item("clear"), item("clear")],
        }
    )
    assert offered(state, "clear") == ["clear ws-2b", "clear ws-look-1", "clear ws-ad-1"]
    act(state, "clear ws-2b")
    assert factory(state).break_room == (1, 1, 1)
    assert "work ws-2b" in legal(state)
    act(state, "clear ws-ad-1")
    assert (factory(state).market, factory(state).see) == (0, 1), "the upgrade has ended"
    act(state, "clear ws-look-1")
    assert factory(state).see == 0
    assert held(state) == [], "the last clear is lost"


def test_A5_9_4_hollows_are_cleared_too() -> None:
    state = start(
        {"structures": {"b-sawmill": [1, 2]}, "assigned": {"hollow-1": [1]}, "workers": [], "items": [item("clear")]},
        {"forklifts": [1, 2, 3]},
    )
    assert factory(state).break_room == (1, 0, 0), "nothing else could be done"
    assert workers_at(state, "hollow-1") == ()


def test_A5_12_1_workers_placed_after_the_opening_do_not_add() -> None:
    state = start({"workers": [1, 2], "items": [item("gain cards 1"), item("gain tiles 1"), item("gain cards 2")]})
    act(state, "work ws-look-1")
    assert factory(state).items[0].looking == 1
    act(state, "card 1 component")
    assert factory(state).items[0].looking == 2
    act(state, "work ws-look-2", "tile 2 component")
    assert (factory(state).items[0].looking, factory(state).items[0].keep) == (4, 2)


def test_A5_12_1_see_concerns_own_gains_only() -> None:
    state = start(
        {"assigned": {"ws-look-1": [1]}, "workers": [1], "items": [item("gain cards 1")]},
        {"items": [item("gain cards 1")]},
    )
    assert [factory(state, seat).items[0].looking for seat in (0, 1)] == [2, 1]


def test_A5_2_1_finishing_with_workers_placed_in_between() -> None:
    state = start({"workers": [1, 1], "contracts": ["love-letter"], "store": store("wood 1")})
    act(state, "work ws-1a", "kind cards", "card 1 component", "finish 1")
    assert stored(state) == ""
