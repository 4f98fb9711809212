"""Gaining and paying, swaps, actions, and the effects of droids (section 5)."""

from __future__ import annotations

import pytest
from droid_table import (
    GAME,
    ID,
    act,
    area,
    discards,
    finish,
    game_with,
    houses,
    legal,
    lines,
    of_type,
    planning,
    player,
    seen,
    shed,
    shown,
    yard,
)

from cogwright.games.last_droids.patterns import options_of

SOME = player("E1")
RICH = player("N3 O3 C3 E3")
BELT = {ID[65]: {"oil": 1, "circuit": 1}}


# Gaining and paying


def test_O5_a_column_holds_three_and_its_extensions() -> None:
    state = planning([28, 2], [player("O2", extensions="O2")])
    assert seen(state).players[0].capacity == (3, 5, 3, 3)
    act(state, 0, "dismantle")
    assert shown(yard(state, 0).shed) == "O5"


def test_G1_what_has_no_room_is_lost_in_every_gain() -> None:
    state = planning([25, 2], [player("N2 C2")])
    act(state, 0, "repair")
    assert shown(yard(state, 0).shed) == "N3"


def test_G2_the_whole_cost_must_be_paid_by_its_own_parts() -> None:
    assert "repair" not in legal(planning([15, 2], [player("N1 E3")]), 0)
    assert "repair" not in legal(planning([15, 2], [player("N3 O3 C3")]), 0)
    assert "repair" in legal(planning([15, 2], [player("N1 C1 E1")]), 0)


def test_G2_K5_parts_on_collectors_count_with_the_shed() -> None:
    state = planning([30, 2], [player("C1", [65, 24], stored=BELT)])
    act(state, 0, "repair")  # O1 C2: all that there is, so nothing is asked
    assert shown(yard(state, 0).shed) == ""
    assert yard(state, 0).stored == [[0, 0, 0, 0]] * 3


def test_G3_the_source_is_chosen_unit_by_unit() -> None:
    state = planning([43, 2], [player("N2", [71], stored={ID[71]: {"nut": 2}}), SOME])
    act(state, 0, "repair")
    assert legal(state, 0) == ["pay nut shed", "pay nut stored"]
    act(state, 0, "pay nut stored")
    assert legal(state, 0) == ["pay nut shed", "pay nut stored"]
    act(state, 0, "pay nut shed")
    assert state.acting_seats() == [1]
    assert shed(state, 0) == "N1"
    assert seen(state, 0).players[0].area[0].stored == (1, 0, 0, 0)


def test_G3_nothing_is_asked_when_the_kind_lies_in_one_place() -> None:
    state = planning([43, 2], [player("E1", [71], stored={ID[71]: {"nut": 2}})])
    act(state, 0, "repair")
    assert yard(state, 0).stored[0] == [0, 0, 0, 0]


def test_G3_the_lowest_card_number_pays_first() -> None:
    loaded = {ID[71]: {"oil": 1}, ID[65]: {"oil": 1}}
    state = planning([1, 2], [player("N1 E1", [71, 65], stored=loaded)])
    act(state, 0, "repair")
    assert [place[1] for place in yard(state, 0).stored] == [1, 0, 0]


def test_G3_parts_are_paid_in_their_order() -> None:
    mine = player("N1 O2", [71], stored={ID[71]: {"nut": 2, "oil": 1}})
    state = planning([94, 2], [mine, SOME])  # costs N2 O2
    act(state, 0, "repair", "pay nut shed")  # the other nut can only come from the card
    assert legal(state, 0) == ["pay oil shed", "pay oil stored"]
    act(state, 0, "pay oil stored")
    assert shed(state, 0) == "O1"
    assert seen(state, 0).players[0].area[0].stored == (1, 0, 0, 0)


def test_G4_the_discount_does_not_go_below_zero() -> None:
    state = planning([1, 2], [player("N1 O1", [42])])  # Rain Barrel costs no energy
    act(state, 0, "repair")
    assert shown(yard(state, 0).shed) == ""
    state = planning([5, 2], [player("N1 O1 C1", [42])])  # Herb Pot costs E1
    act(state, 0, "repair")
    assert shown(yard(state, 0).shed) == "N1 O1 C1"


def test_G4_the_discount_is_for_buildings_too() -> None:
    state = planning([1, 2], [player("O2 C3", [42]), SOME], zones=[[54, 45]])
    assert seen(state, 0).zones[0].houses[1].cost == {"oil": 2, "circuit": 3}
    act(state, 0, "build 54")
    act(state, 1, "dismantle")
    assert houses(state, 0) == [54]
    assert shown(yard(state, 0).shed) == ""


def test_G5_the_owner_of_the_tokens_pays_nothing_more() -> None:
    tokens = {"house": ID[54], "owner": 0}
    state = planning([1, 2], [player("O2 C3 E1"), player("O2 C3 E1")], zones=[[54, 45]], tokens=tokens)
    assert "build 54" in legal(state, 0)
    assert "build 54" not in legal(state, 1)
    for seat, extra in ((0, 0), (1, 3)):
        waiting = seen(state, seat).zones[0].houses
        assert [(house.number, house.extra, house.tokens) for house in waiting] == [(45, 0, 0), (54, extra, 3)]
    act(state, 1, "dismantle")
    act(state, 0, "build 54")
    assert shown(yard(state, 0).shed) == ""
    assert state.token_house is None


def test_G5_the_surcharge_can_be_paid_from_collectors() -> None:
    tokens = {"house": ID[54], "owner": 1}
    mine = player("N2 O2 C3 E1", [65], stored={ID[65]: {"oil": 1}})
    state = planning([1, 2], [mine, SOME], zones=[[54, 45]], tokens=tokens)
    act(state, 0, "build 54")  # exactly three base parts are left beyond the cost
    act(state, 1, "dismantle")
    assert shown(yard(state, 0).shed) == ""
    assert yard(state, 0).stored == [[0, 0, 0, 0]]


def test_G4_G5_parts_are_left_beyond_the_discounted_cost() -> None:
    tokens = {"house": ID[54], "owner": 1}
    state = planning([1, 2], [player("N3 O2 C3", [42]), SOME], zones=[[54, 45]], tokens=tokens)
    act(state, 0, "build 54")
    act(state, 1, "dismantle")
    assert houses(state, 0) == [54]
    assert shown(yard(state, 0).shed) == ""


# Swaps


@pytest.mark.parametrize(
    ("had", "swap", "left"),
    [
        ("E2", "energy>nut", "N1 E1"),
        ("E2", "energy>oil", "O1 E1"),
        ("E2", "energy>circuit", "C1 E1"),
        ("N2 E1", "nut>oil", "O1 E1"),
        ("N2 E1", "nut>circuit", "C1 E1"),
        ("O2 E1", "oil>nut", "N1 E1"),
        ("O2 E1", "oil>circuit", "C1 E1"),
        ("C2 E1", "circuit>nut", "N1 E1"),
        ("C2 E1", "circuit>oil", "O1 E1"),
        ("N3 E1", "nut>energy", "E2"),
        ("O3 E1", "oil>energy", "E2"),
        ("C3 E1", "circuit>energy", "E2"),
    ],
)
def test_W1_the_basic_swaps(had: str, swap: str, left: str) -> None:
    state = planning([94, 2], [player(had), SOME])
    act(state, 0, f"swap {swap}")
    assert shed(state, 0) == left


def test_W1_three_equal_parts_or_two_must_be_there() -> None:
    swaps = [name for name in legal(planning([94, 2], [player("N2 O1")]), 0) if name.startswith("swap")]
    assert swaps == ["swap nut>oil", "swap nut>circuit"]


def test_W2_K5_swaps_can_be_paid_from_collectors() -> None:
    state = planning([1, 2], [player("C1 E1", [65], stored=BELT), SOME])
    act(state, 0, "swap circuit>nut")
    assert shed(state, 0) == "N1 E1"
    assert seen(state, 0).players[0].area[0].stored == (0, 1, 0, 0)


def test_W2_G3_the_source_of_a_swap_is_chosen_too() -> None:
    state = planning([1, 2], [player("O2 E1", [65], stored=BELT), SOME])
    act(state, 0, "swap oil>nut")
    assert legal(state, 0) == ["pay oil shed", "pay oil stored"]
    act(state, 0, "pay oil stored")
    assert shed(state, 0) == "N1 O1 E1"


def test_W5_options_of_patterns() -> None:
    def written(give: dict[str, int], take: dict[str, int]) -> list[str]:
        return [f"{shown(given)}>{shown(taken)}" for given, taken in options_of(give, take)]

    assert written({"energy": 1}, {"base": 2}) == ["E1>N2", "E1>N1 O1", "E1>N1 C1", "E1>O2", "E1>O1 C1", "E1>C2"]
    assert written({"same": 2}, {"energy": 1}) == ["N2>E1", "O2>E1", "C2>E1"]
    assert written({"nut": 1}, {"base": 1}) == ["N1>O1", "N1>C1"]
    assert written({"base": 1}, {"base": 1}) == ["N1>O1", "N1>C1", "O1>N1", "O1>C1", "C1>N1", "C1>O1"]
    assert written({"energy": 1}, {"nut": 1, "oil": 1, "circuit": 1}) == ["E1>N1 O1 C1"]


def test_W4_W6_a_market_droid_swaps_as_often_as_it_says_in_each_step() -> None:
    state = planning([94, 2], [player("N3 E1", [13]), SOME], later=[[[1, 3]]])
    act(state, 0, "market 13", "option 0")
    assert shed(state, 0) == "N2 O1 E1"
    act(state, 0, "market 13", "option 1")
    assert shed(state, 0) == "N1 O1 C1 E1"
    assert "market 13" not in legal(state, 0)
    act(state, 0, "dismantle")
    act(state, 1, "dismantle")
    act(state, 1, "keep 3")
    assert "market 13" in legal(state, 0)


def test_W4_a_single_option_needs_no_question() -> None:
    state = planning([94, 2], [player("N1 E1", [76]), SOME])
    act(state, 0, "market 76")
    assert shed(state, 0) == "N2 O1 C1"


def test_W6_uses_count_anew_in_the_final_swap_step() -> None:
    state = planning([94, 2], [player("N3 E1", [84]), SOME])
    act(state, 0, "market 84", "option 0")
    assert "market 84" not in legal(state, 0)
    act(state, 0, "dismantle")
    act(state, 1, "dismantle")
    assert "market 84" in legal(state, 0)


# Actions


def test_A1_a_droid_does_not_help_with_its_own_repair() -> None:
    dear = game_with("droid", ID[42], cost={"energy": 1})
    assert "repair" not in legal(planning([42, 2], [player("N2 O1")], game=dear), 0)


def test_A2_dismantling_is_always_legal() -> None:
    state = planning([1, 2], [RICH, RICH])
    assert all("dismantle" in legal(state, seat) for seat in (0, 1))


def test_A3_a_building_discards_the_offer_without_parts() -> None:
    state = planning([39, 2], [player("O2 C3 E1"), SOME], zones=[[54, 45]])
    act(state, 0, "build 54")
    act(state, 1, "dismantle")
    assert shown(yard(state, 0).shed) == ""
    assert houses(state, 0) == [54]
    assert 39 in discards(state)


@pytest.mark.parametrize(("answer", "zone"), [("zone left", 0), ("zone right", 2)])
def test_A4_three_players_choose_the_zone_of_a_communication_droid(answer: str, zone: int) -> None:
    state = planning([6, 1, 2], [SOME] * 3)
    act(state, 0, "dismantle", answer)
    act(state, 1, "dismantle")
    act(state, 2, "dismantle")
    assert discards(state, zone)[0] == 6


def test_A4_other_droids_go_to_the_side_of_the_next_seat() -> None:
    state = planning([1, 2, 3], [SOME] * 3)
    for seat in range(3):
        act(state, seat, "dismantle")
    assert [discards(state, zone) for zone in range(3)] == [[1], [2], [3]]


def test_A4_four_players_discard_between_direct_opponents() -> None:
    state = planning([1, 2, 43, 44], [SOME] * 4)
    for seat in range(4):
        act(state, seat, "dismantle")
    assert [sorted(discards(state, zone)) for zone in (0, 1)] == [[1, 44], [2, 43]]


def test_A5_I1_discarded_droids_are_known_to_all() -> None:
    state = planning([6, 1], [SOME, SOME], later=[[[3, 4]]])
    act(state, 0, "dismantle")
    act(state, 1, "dismantle")
    assert seen(state).zones[0].discards == (ID[6], ID[1])


# Effects


def test_K1_free_extensions_are_chosen_one_by_one() -> None:
    state = planning([35, 2], [player("N1 O1")])
    act(state, 0, "repair")
    assert legal(state, 0) == ["extend nut", "extend oil", "extend circuit", "extend energy"]
    act(state, 0, "extend oil", "extend energy")
    assert yard(state, 0).extensions == [0, 1, 0, 1]


def test_K2_a_free_base_part_needs_room() -> None:
    state = planning([83, 2], [player("N3 O2 C1")])
    act(state, 0, "repair", "extend energy")
    assert legal(state, 0) == ["take oil", "take circuit"]
    act(state, 0, "take circuit")
    assert shown(yard(state, 0).shed) == "N3 O2 C1"


def test_K2_a_free_base_part_without_room_is_lost() -> None:
    gainer = game_with("droid", ID[83], cost={"energy": 1}, effects=[{"kind": "gain", "base": 1}])
    state = planning([83, 2], [player("N3 O3 C3 E1")], game=gainer)
    act(state, 0, "repair")
    assert shown(yard(state, 0).shed) == "N3 O3 C3"


@pytest.mark.parametrize(
    ("number", "had", "left"),
    [
        (25, "C2", "N2"), (26, "N1 E1", "O2"), (27, "N1 O2", "C2"), (38, "C1 E1", "N1 O1 C1"), (82, "O2", "N1 C1"),
        (86, "C1 E1", "N2 O1"), (87, "N2", "O1 C1"), (95, "O1 E1", "N1 C2"),
    ],
)  # fmt: skip
def test_K2_collectors_that_gain_parts(number: int, had: str, left: str) -> None:
    state = planning([number, 2], [player(had)])
    act(state, 0, "repair")
    assert shown(yard(state, 0).shed) == left


@pytest.mark.parametrize(("number", "offer", "gained"), [(7, 2, "N3"), (11, 3, "O3"), (12, 79, "C3"), (96, 30, "E3")])
def test_K4_collectors_that_double(number: int, offer: int, gained: str) -> None:
    state = planning([offer, 1], [player("", [number])])  # nothing but `dismantle` is possible
    assert shown(yard(state, 0).shed) == gained


def test_K4_one_more_for_each_action_and_each_such_droid() -> None:
    twins = game_with("droid", ID[11], effects=[{"kind": "double", "part": "nut"}])
    state = planning([80, 1], [player("", [7, 11], extensions="N3")], game=twins)  # Pumpkin Cart gives N2
    assert shown(yard(state, 0).shed) == "N4"


@pytest.mark.parametrize(("number", "had", "stored"), [(65, "N1 E1", [0, 1, 1, 0]), (71, "C1 E1", [2, 1, 0, 0])])
def test_K5_collectors_that_store(number: int, had: str, stored: list[int]) -> None:
    state = planning([number, 2], [player(had)])
    act(state, 0, "repair")
    assert yard(state, 0).stored == [stored]
    assert shown(yard(state, 0).shed) == ""


def test_K6_tokens_go_to_an_available_house() -> None:
    state = planning([31, 2], [RICH, RICH], zones=[[45, 49, 55]], later=[[[3, 4]]])
    act(state, 0, "repair", "extend nut")
    act(state, 1, "dismantle")
    assert legal(state, 0) == ["token 45", "token 49", "token 55"]
    act(state, 0, "token 55")
    assert [(house.number, house.tokens, house.token_owner) for house in seen(state).zones[0].houses] == [
        (45, 0, None), (49, 0, None), (55, 3, 0),
    ]  # fmt: skip


def test_K6_three_players_place_tokens_in_their_own_zones_only() -> None:
    state = planning([31, 2, 3], [RICH] * 3, zones=[[45], [49], [55]])
    act(state, 0, "repair", "extend nut")
    act(state, 1, "dismantle")
    act(state, 2, "dismantle")
    assert legal(state, 0) == ["token 45", "token 55"]


def test_K6_without_a_house_nothing_happens() -> None:
    state = planning([31, 2], [RICH, RICH], zones=[[45]], later=[[[3, 4]]])
    act(state, 0, "repair", "extend nut")
    act(state, 1, "build 45")
    assert state.token_house is None
    assert state.ended_by == "houses"


def test_K6_C3_there_is_one_set_of_tokens() -> None:
    twins = game_with("droid", ID[35], effects=[{"kind": "surcharge", "base": 3}])
    tokens = {"house": ID[45], "owner": 1}
    state = planning([35, 2], [RICH, RICH], zones=[[45, 49]], tokens=tokens, later=[[[3, 4]]], game=twins)
    act(state, 0, "repair")
    act(state, 1, "dismantle")
    assert seen(state).step == "deal"
    assert state.token_owner == 1
    assert state.token_house is state.cards.by_number[45]


def test_K7_the_discount_does_nothing_in_swaps() -> None:
    state = planning([94, 2], [player("N2", [42])])
    assert [name for name in legal(state, 0) if name.startswith("swap energy")] == []


def test_K8_a_wild_droid_counts_for_its_houses_and_nothing_else() -> None:
    mine = player("", [36, *of_type("communication")], houses=[48, 55])
    state = finish(planning([1, 2], [mine], discards=[[8]]))
    act(state, 0, "wild communication")
    sheet = lines(finish(state), 0)
    assert sheet["house-55"] == 3 * 2
    assert sheet["communication"] == 1  # the wild droid neither counts nor is counted there

    state = finish(planning([1, 2], [mine]))
    act(state, 0, "wild market")
    assert lines(finish(state), 0)["house-48"] == 0


def test_K8_nothing_is_asked_without_one_of_its_houses() -> None:
    state = finish(planning([1, 2], [player("", [36], houses=[48])]))
    assert state.is_over()
    assert area(state, 0) == [36]


def test_K8_every_wild_droid_is_asked_for() -> None:
    twins = game_with("droid", ID[35], effects=[{"kind": "wild", "houses": [55]}])
    state = finish(planning([1, 2], [player("", [35, 36], houses=[55])], game=twins))
    act(state, 0, "wild communication", "wild communication")
    assert lines(finish(state), 0)["house-55"] == 6


def test_H46_a_house_that_gives_parts_after_its_cost() -> None:
    state = planning([1, 2], [player("N2 O2 C2 E1"), SOME], zones=[[46, 45]])
    act(state, 0, "build 46")
    act(state, 1, "dismantle")
    assert shown(yard(state, 0).shed) == "N1 O1 C1 E1"
    assert lines(state, 0)["house-46"] == 0


def test_K0_the_types_of_the_open_set_do_what_they_should() -> None:
    for droid in GAME.cards.droids:
        kinds = {effect.kind for effect in droid.effects}
        allowed = [set(), set(), {"per-discard"}, kinds, {"gain", "double", "store"}, {"swap", "discount"}][droid.type]
        assert kinds <= allowed
        assert droid.type != 3 or "extend" in kinds
        assert (droid.type == 1) == (droid.leaves > 0)
