"""Solo against the automa (section 7), which is part of the rules."""

from __future__ import annotations

from typing import Any

import pytest
from droid_table import (
    GAME,
    ID,
    act,
    area,
    discards,
    finish,
    houses,
    legal,
    lines,
    new,
    of_type,
    offers,
    planning,
    player,
    position,
    seen,
    shown,
    start,
    waiting,
    yard,
)

from cogwright.games.last_droids import LastDroidsState
from cogwright.games.last_droids.automa import interest, wanted_houses

CALL, *CALLS = of_type("communication", 6)
BUILDER = {"automa": "builder"}
SOME = player("E1")
RICH = player("N3 O3 C3 E3")


def solo(
    automas_offer: int, human: dict[str, Any] = SOME, automa: dict[str, Any] | None = None, **more: Any
) -> LastDroidsState:
    """The human plans with Brook Keeper (2) in front of it."""
    return planning([2, automas_offer], [human, automa or player()], seats=1, **more)


def test_U1_the_automa_sits_behind_the_human() -> None:
    state = new(1)
    assert (state.seats, state.automas, len(state.players)) == (1, 1, 2)
    assert shown(yard(state, 1).shed) == ""
    assert [shown.automa for shown in seen(state).players] == [False, True]
    assert [state.is_automa(seat) for seat in (0, 1)] == [False, True]


def test_O2_U1_only_the_human_decides() -> None:
    state = new(1, 3)
    while not state.is_over():
        assert state.acting_seats() == [0]
        act(state, 0, legal(state, 0)[-1])
    assert [sheet.seat for sheet in state.score_sheets()] == [0, 1]
    assert len(state.returns()) == 1


def test_U1_the_automa_pays_nothing_and_gains_nothing() -> None:
    state = solo(25)  # Bolt Hound costs C2 and gains N2
    act(state, 0, "dismantle")
    assert area(state, 1) == [25]
    assert shown(yard(state, 1).shed) == ""


def test_U2_interest_counts_houses_in_the_zone_and_of_the_automa() -> None:
    market = next(droid for droid in GAME.cards.droids if droid.number == 13)
    own = planning([2, 3], [SOME, player("", houses=[51])], seats=1, zones=[[48, 49]])
    assert interest(own, market) == market.interest + 4 + 3
    humans = planning([2, 3], [player("E1", houses=[51])], seats=1, zones=[[48, 49]])
    assert interest(humans, market) == market.interest + 4


def test_U3_the_human_keeps_one_and_gives_the_other() -> None:
    state = start(position(1, [SOME], [[[2, 3]]]))
    assert legal(state, 0) == ["keep 2", "keep 3"]
    act(state, 0, "keep 3")
    assert offers(state) == [3, 2]


def test_U3_priority_alternates_and_the_automa_draws_openly() -> None:
    state = solo(25, later=[[[7, 4]]])
    act(state, 0, "dismantle")
    assert state.priority == 1
    assert offers(state) == [4, 7]  # Nut Magnet interests it more than Bean Trellis

    state = start(position(1, [SOME], [[[2, 38]]], [[49, 50, 51, 56]], priority=1))
    for viewer in (0, None):
        assert seen(state, viewer).players[0].drawn == (ID[2], ID[38])
    act(state, 0, "give 2")
    assert offers(state) == [38, 2]


def test_U4_it_is_decided_on_the_state_after_step_1() -> None:
    state = solo(CALL, SOME, player("", CALLS[1:2]), discards=[CALLS[:1]])
    act(state, 0, "dismantle")
    assert area(state, 1) == CALLS[1:2]  # one of its own against one discarded and none of the human


def test_U5_a_calm_automa_discards_a_communication_droid() -> None:
    state = solo(CALL, zones=[[45, 49]])
    act(state, 0, "dismantle")
    assert CALL in discards(state)
    assert houses(state, 1) == []


def test_U5_a_builder_claims_the_house_it_wants_most() -> None:
    state = solo(CALL, zones=[[45, 49, 53, 54]], options=BUILDER)
    assert [house.number for house in wanted_houses(state)] == [53, 54, 45, 49]  # bonus 3 and RP 6, 3 and 5, 2, 1
    act(state, 0, "dismantle")
    assert houses(state, 1) == [53]
    assert CALL in discards(state)
    assert waiting(state) == [45, 49, 54]


@pytest.mark.parametrize(("owner", "order"), [(0, [54, 45, 49, 53]), (1, [53, 54, 45, 49])])
def test_U5_houses_with_human_tokens_come_last(owner: int, order: list[int]) -> None:
    tokens = {"house": ID[53], "owner": owner}
    state = solo(CALL, zones=[[45, 49, 53, 54]], options=BUILDER, tokens=tokens)
    assert [house.number for house in wanted_houses(state)] == order


def test_U6_a_builder_that_loses_takes_the_next_house() -> None:
    state = solo(CALL, RICH, zones=[[45, 49, 53, 54]], options=BUILDER)
    act(state, 0, "build 53")
    assert (houses(state, 0), houses(state, 1)) == ([53], [54])


def test_U6_a_builder_without_another_house_builds_none() -> None:
    state = solo(CALL, RICH, zones=[[53]], options=BUILDER)
    act(state, 0, "build 53")
    assert (houses(state, 0), houses(state, 1)) == ([53], [])
    assert CALL in discards(state)


def test_U6_the_human_plans_anew_if_the_automa_comes_first() -> None:
    zones = [[45, 49, 53, 54]]
    state = start(position(1, [RICH], [[[CALL, 27]]], zones, priority=1, options=BUILDER))
    assert offers(state) == [27, CALL]  # Chip Magpie interests it less
    act(state, 0, "build 53")
    assert state.acting_seats() == [0]
    plan = seen(state, 0).players[1].plan
    assert plan is not None
    assert plan.house == ID[53]
    assert "build 53" not in legal(state, 0)
    act(state, 0, "build 54")
    assert (houses(state, 0), houses(state, 1)) == ([54], [53])


def test_U6_T7_before_the_reveal_the_automas_plan_is_not_seen() -> None:
    shown = seen(solo(CALL, RICH, zones=[[45, 49]], options=BUILDER), 0).players[1]
    assert (shown.plan, shown.houses, shown.area) == (None, (), ())


def test_U7_extensions_and_leaves_count() -> None:
    state = solo(35, automa=player("", of_type("farm", leaves=3), houses=[53]))
    act(state, 0, "dismantle")
    assert sum(yard(state, 1).extensions) == 2
    assert lines(state, 1)["house-53"] == 4
    assert lines(state, 1)["leaves-lead"] == 3


def test_U7_the_automa_places_tokens_by_its_list() -> None:
    state = solo(31, RICH, zones=[[45, 49, 53, 54]], later=[[[3, 4]]])
    act(state, 0, "dismantle")
    assert (state.token_house, state.token_owner) == (GAME.cards.by_number[53], 1)
    assert [house.extra for house in seen(state, 0).zones[0].houses] == [0, 0, 3, 0]


def test_U7_the_humans_tokens_cost_the_automa_nothing() -> None:
    state = solo(CALL, zones=[[53]], options=BUILDER, tokens={"house": ID[53], "owner": 0})
    act(state, 0, "dismantle")
    assert houses(state, 1) == [53]
    assert state.token_house is None


def test_U7_a_wild_droid_takes_the_best_type() -> None:
    """As a water droid it brings its own three cost icons, as a communication droid three points: the first of equals."""
    sheet = lines(finish(solo(94, automa=player("", [36, 1], houses=[49, 55]))), 1)
    assert (sheet["house-49"], sheet["house-55"]) == (2 + 3 + 4, 0)
    assert lines(finish(solo(3, automa=player("", [36], houses=[55]))), 1)["house-55"] == 3


def test_U7_other_effects_do_nothing() -> None:
    state = solo(38, automa=player("", [7, 42, 13, 24]))  # Scrap Comb would gain N1 O1 C1
    act(state, 0, "dismantle")
    assert area(state, 1) == [7, 42, 13, 24, 38]
    assert shown(yard(state, 1).shed) == ""


@pytest.mark.parametrize(("leader", "energy"), [(0, "N2 E2"), (1, "N2 E1")])
def test_U8_interseason_of_the_automa(leader: int, energy: str) -> None:
    players = [player("E1"), player()]
    players[leader]["area"] = [ID[number] for number in of_type("farm", leaves=3)]
    state = solo(43, *players, later=[[[], [3, 5]]], interseasons=["interseason-oil"])
    act(state, 0, "dismantle")
    assert yard(state, 1).extensions == [0, 1, 0, 0]
    assert [shown(yard(state, seat).shed) for seat in (0, 1)] == [energy, ""]


def test_U8_a_zone_without_houses_ends_the_game() -> None:
    state = solo(43, RICH, zones=[[45]], later=[[[3, 5]]])
    act(state, 0, "build 45")
    assert state.ended_by == "houses"


def test_U9_nobody_gets_the_parts_lead_and_water_counts_half() -> None:
    state = start(position(1, [player("N3", [30]), player("", [16, 15, 3])], [[[44, 58]]]))
    assert "parts-lead" not in lines(state, 0)
    assert lines(state, 1)["droids"] == (6 + 6) // 2 + 3


@pytest.mark.parametrize("bonus", [-20, -4, 0, 20])
def test_U9_the_handicap(bonus: int) -> None:
    sheet = new(1, automa_bonus=bonus).score_sheets()[1]
    assert (sheet.lines[-1].id, sheet.lines[-1].points, sheet.total) == ("handicap", bonus, bonus)


@pytest.mark.parametrize(("bonus", "ranks", "returns"), [(0, [1, 2], [1.0]), (1, [2, 1], [-1.0]), (2, [2, 1], [-1.0])])
def test_U10_equal_is_lost(bonus: int, ranks: list[int], returns: list[float]) -> None:
    """The human has 6 points; the automa has 3, half of the 4 of Dew Catcher, and its handicap."""
    state = finish(solo(43, player("", [30]), player("", [9]), options={"automa_bonus": bonus}))
    sheets = state.score_sheets()
    assert [sheet.total for sheet in sheets] == [6, 3 + 2 + bonus]
    assert [sheet.rank for sheet in sheets] == ranks
    assert state.returns() == returns
