"""Components, setup, options and the vocabulary (sections 1 to 3 and 7, D2)."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from droid_table import GAME, changed, legal, new, of_type, planning, player, position, seen, shown, start

from cogwright.engine import BadOption, UnknownAction
from cogwright.games.last_droids import LastDroidsState
from cogwright.games.last_droids.state import RIVALS


def test_C1_a_hundred_cards() -> None:
    types = Counter(droid.type for droid in GAME.cards.droids)
    assert [types[type] for type in range(6)] == [16, 16, 15, 14, 14, 12]
    assert [house.number for house in GAME.cards.houses] == list(range(45, 58))
    assert sorted(GAME.cards.by_number) == list(range(1, 101))


def test_C2_an_interseason_card_for_each_part() -> None:
    assert [card.part for card in GAME.cards.interseasons] == [0, 1, 2, 3]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_S1_everybody_starts_with_the_same_shed(seats: int) -> None:
    state = new(seats)
    assert all(shown(state.players[seat].yard.shed) == "N1 O1 C1 E2" for seat in range(seats))
    assert all(player.yard.extensions == [0, 0, 0, 0] and not player.yard.area for player in state.players)


@pytest.mark.parametrize(("seats", "zones"), [(1, [4]), (2, [4]), (3, [2, 2, 2]), (4, [4, 4])])
def test_S2_houses_wait_in_the_zones(seats: int, zones: list[int]) -> None:
    state = new(seats, 5)
    assert [len(zone.houses) for zone in state.zones] == zones
    laid = [house.number for zone in state.zones for house in zone.houses]
    assert len(set(laid)) == sum(zones)
    assert laid != [house.number for zone in new(seats, 6).zones for house in zone.houses]


@pytest.mark.parametrize(("seats", "marks"), [(1, [{2}]), (2, [{2}]), (3, [{2, 3}]), (4, [{2}, {3, 4}])])
def test_S3_which_droids_are_used(seats: int, marks: list[set[int]]) -> None:
    assert [{droid.mark for season in deck.seasons for droid in season} for deck in new(seats).decks] == marks


def test_S4_seasons_lie_in_order_and_are_shuffled() -> None:
    for deck in new(4, 3).decks:
        assert [{droid.season for droid in season} for season in deck.seasons] == [{1}, {2}, {3}]
    first, other = ([droid.number for droid in new(2, seed).decks[0].seasons[0]] for seed in (1, 2))
    assert sorted(first) == sorted(other) == list(range(1, 15))
    assert first != other


@pytest.mark.parametrize(("seats", "a_turn"), [(1, 2), (2, 2), (3, 3), (4, 2)])
def test_S5_S6_seven_turns_a_season(seats: int, a_turn: int) -> None:
    for deck in new(seats).decks:
        assert [len(season) for season in deck.seasons] == [7 * a_turn] * 3


def test_S5_the_shortest_deck_sets_the_number_of_turns() -> None:
    fewer = changed(lambda data: data["droid"].pop(0))
    state = fewer.new(4, 1)
    assert isinstance(state, LastDroidsState)
    assert [len(deck.seasons[0]) for deck in state.decks] == [12, 12]
    assert [len(deck.aside[0]) for deck in state.decks] == [1, 3]


def test_S7_two_of_the_interseason_cards_lie_open() -> None:
    drawn = Counter(seen(new(2, seed)).interseasons for seed in range(200))
    assert len(drawn) == 12
    assert all(first != second for first, second in drawn)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_S8_the_first_seat_is_named_or_drawn(seats: int) -> None:
    assert {new(seats, seed).priority for seed in range(40)} == set(range(seats))
    for seat in range(seats):
        assert {new(seats, seed, first=str(seat)).priority for seed in range(5)} == {seat}


def test_S8_naming_the_first_seat_changes_nothing_else() -> None:
    decks = [
        [[droid.number for droid in season] for season in new(2, 1, first=first).decks[0].seasons]
        for first in ("0", "1", "random")
    ]
    assert decks[0] == decks[1] == decks[2]


def test_S8_U1_the_human_has_priority_first() -> None:
    assert {new(1, seed).priority for seed in range(20)} == {0}
    assert {new(1, seed, first="random").priority for seed in range(20)} == {0, 1}
    assert new(1, 1, first="1").priority == 1
    assert new(1, 1, first="1").first_seat == 0


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (2, {"first": "2"}, "option first = '2': allowed is random, 0, 1"),
        (4, {"first": "4"}, "option first = '4': allowed is random, 0, 1, 2, 3"),
        (2, {"first": 1}, "option first = 1: allowed is random, 0, 1"),
        (2, {"automa": "builder"}, "option automa means nothing with 2 seats, only with 1; allowed are first"),
        (1, {"automa": "wild"}, "option automa = 'wild': allowed is calm, builder"),
        (1, {"automa_bonus": 21}, "option automa_bonus = 21: allowed is -20 to 20"),
        (1, {"bonus": 1}, "option 'bonus' is unknown; allowed are first, automa, automa_bonus"),
    ],
)
def test_S8_U5_U9_options_are_checked(seats: int, options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption, match=re.escape(complaint)):
        GAME.new(seats, 1, options)


def test_O8_O9_zones_and_teams() -> None:
    assert [zone.seats for zone in new(2).zones] == [[0, 1]]
    assert [zone.seats for zone in new(3).zones] == [[0, 1], [1, 2], [2, 0]]
    assert [zone.seats for zone in new(4).zones] == [[0, 3], [1, 2]]
    assert [new(4).team(seat) for seat in range(4)] == [0, 0, 1, 1]
    assert [new(3).team(seat) for seat in range(3)] == [0, 1, 2]


def builds(state: LastDroidsState) -> list[list[str]]:
    return [[name for name in legal(state, seat) if name.startswith("build")] for seat in range(state.seats)]


def test_O8_only_houses_in_ones_own_zones_are_available() -> None:
    rich = player("N3 O3 C3 E3")
    state = planning([1, 2, 3], [rich] * 3, zones=[[45], [49], [55]])
    assert builds(state) == [["build 45", "build 55"], ["build 45", "build 49"], ["build 49", "build 55"]]
    state = planning([1, 2, 43, 44], [rich] * 4, zones=[[45], [49]])
    assert builds(state) == [["build 45"], ["build 49"], ["build 49"], ["build 45"]]


def test_O10_rivals() -> None:
    assert RIVALS[1] == [[1], [0]]
    assert RIVALS[2] == [[1, 2], [0, 2], [0, 1]]
    assert RIVALS[3] == [[3], [2], [1], [0]]
    leafy = of_type("farm", 2, leaves=2)
    state = start(position(4, [player("", leafy[:1]), player("", leafy[1:])], [[[1, 2]], [[43, 44]]]))
    assert [shown.leads_leaves for shown in seen(state).players] == [True, True, False, False]


def test_D2_the_vocabulary() -> None:
    assert len(GAME.vocabulary) == 378
    firsts = {
        "done": 0, "keep 1": 1, "keep 100": 100, "give 1": 101, "give 100": 200, "market 1": 201, "market 100": 300,
        "option 0": 301, "option 11": 312, "swap energy>nut": 313, "swap energy>circuit": 315, "swap nut>oil": 316,
        "swap nut>circuit": 317, "swap oil>nut": 318, "swap oil>circuit": 319, "swap circuit>nut": 320,
        "swap circuit>oil": 321, "swap nut>energy": 322, "swap circuit>energy": 324, "repair": 325, "dismantle": 326,
        "build 45": 327, "build 57": 339, "token 45": 340, "token 57": 352, "zone left": 353, "zone right": 354,
        "extra nut": 355, "extra circuit": 357, "pay nut shed": 358, "pay nut stored": 359, "pay oil shed": 360,
        "pay energy stored": 365, "extend nut": 366, "extend energy": 369, "take nut": 370, "take circuit": 372,
        "wild water": 373, "wild farm": 374, "wild communication": 375, "wild collector": 376, "wild market": 377,
    }  # fmt: skip
    assert {name: GAME.action(name) for name in firsts} == firsts
    with pytest.raises(UnknownAction, match="allowed are: build"):
        GAME.action("build 58")
