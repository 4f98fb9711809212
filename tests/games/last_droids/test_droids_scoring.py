"""Houses, score sheets, ties and teams (sections 5 to 7)."""

from __future__ import annotations

from typing import Any

import pytest
from droid_table import GAME, ID, finish, game_with, lines, of_type, planning, player, position, start

from cogwright.games.last_droids import LastDroidsState
from cogwright.games.last_droids.cards import total

TYPES = ("water", "farm", "communication", "storage", "collector", "market")


def sheet(mine: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> dict[str, int]:
    """The lines of seat 0 with two players."""
    taken = set(mine["area"]) | set((other or {"area": ()})["area"])
    deck = [number for number in (1, 2, 94, 93, 44, 58) if ID[number] not in taken][:2]
    return lines(start(position(2, [mine, other or player()], [[deck]], [[]], **more)), 0)


# The specials of the houses


def test_H45_a_point_for_each_part_in_the_shed() -> None:
    assert sheet(player("N1 O2 E3", houses=[45]))["house-45"] == 6


@pytest.mark.parametrize(("n", "points"), [(2, 0), (3, 6), (4, 10), (5, 15), (6, 15)])
def test_H47_steps_for_collectors(n: int, points: int) -> None:
    assert sheet(player("", of_type("collector", n), houses=[47]))["house-47"] == points


def test_H48_four_points_for_each_market_droid() -> None:
    assert sheet(player("", of_type("market", 3), houses=[48]))["house-48"] == 12


def test_H49_a_point_for_each_part_in_the_costs_of_water_droids() -> None:
    assert sheet(player("", [15, 30, 3], houses=[49]))["house-49"] == 3 + 3  # Sluice Hand, Glacier Scout


@pytest.mark.parametrize(("n", "points"), [(1, 0), (2, 6), (3, 12), (4, 18), (5, 24), (6, 24)])
def test_H50_different_types(n: int, points: int) -> None:
    assert sheet(player("", [of_type(type)[0] for type in TYPES[:n]], houses=[50]))["house-50"] == points


def test_H51_four_points_for_each_energy() -> None:
    assert sheet(player("N3 E3", houses=[51]))["house-51"] == 12


def test_H52_H58_all_six_types_and_houses_are_none() -> None:
    assert sheet(player("", [of_type(type)[0] for type in TYPES[:5]], houses=[52, 53]))["house-52"] == 0
    assert sheet(player("", [of_type(type)[0] for type in TYPES], houses=[52]))["house-52"] == 12


def test_H53_two_points_for_each_extension() -> None:
    assert sheet(player("", houses=[53], extensions="N1 E2"))["house-53"] == 6


def test_H54_the_lead_in_leaves() -> None:
    two, three = of_type("farm", leaves=2), of_type("farm", leaves=3)
    assert sheet(player("", three, houses=[54]), player("", two))["house-54"] == 12
    assert sheet(player("", two, houses=[54]), player("", three))["house-54"] == 0


def test_H55_three_points_for_each_communication_droid() -> None:
    assert sheet(player("", of_type("communication", 2), houses=[55]))["house-55"] == 6


@pytest.mark.parametrize(("houses", "points"), [([56, 47], 0), ([56, 47, 48], 15), ([56, 47, 48, 49], 15)])
def test_H56_three_houses_or_more(houses: list[int], points: int) -> None:
    assert sheet(player("", houses=houses))["house-56"] == points


def test_H57_complete_sets() -> None:
    assert sheet(player("N3 O2 C2 E3", houses=[57]))["house-57"] == 14


def test_H0_steps_of_another_edition() -> None:
    game = game_with("house", ID[56], effects=[{"kind": "score-houses", "steps": [[1, 2], [2, 5]]}])
    state = start(position(2, [player("", houses=[56, 47])], [[[1, 2]]], [[45, 46]]), game)
    assert lines(state, 0)["house-56"] == 5


def test_B4_costs_of_houses() -> None:
    """House 50 fills all twelve places of a shed; the others cost 5.75 to 8.5 units."""
    for house in GAME.cards.houses:
        units = total(house.cost) + 0.75 * house.cost[3]
        assert units == 14.25 if house.number == 50 else 5.75 <= units <= 8.5


# The sheet


def test_X1_the_lines_and_their_order() -> None:
    assert list(sheet(player("", houses=[49, 47]))) == [
        "droids", "communication", "house-rp", "house-49", "house-47", "parts-lead", "leaves-lead",
    ]  # fmt: skip
    state = start(position(1, [player("", houses=[49])], [[[1, 2]]]))
    assert list(lines(state, 0)) == ["droids", "communication", "house-rp", "house-49", "leaves-lead"]
    assert list(lines(state, 1)) == ["droids", "communication", "house-rp", "leaves-lead", "handicap"]


def test_X2_X4_printed_points() -> None:
    found = sheet(player("", [29, 32], houses=[45, 46]))
    assert (found["droids"], found["house-rp"]) == (8 + 9, 6 + 7)


def test_X3_two_repaired_and_three_discarded_make_six() -> None:
    calls = of_type("communication", 5)
    assert sheet(player("", calls[:2]), discards=[[*calls[2:], 3]])["communication"] == 6


def test_X3_four_players_count_the_zone_with_the_direct_opponent() -> None:
    calls = of_type("communication", 4)
    rows = [player("", calls[:1]), player(), player(), player("", calls[1:2])]
    state = start(position(4, rows, [[[1, 2]], [[43, 44]]], discards=[calls[2:], []]))
    assert [lines(state, seat)["communication"] for seat in range(4)] == [2, 0, 0, 2]


@pytest.mark.parametrize(("mine", "other", "points"), [("N3", "O2", 2), ("N2", "O2", 0), ("N1", "E2", 0)])
def test_X6_the_lead_in_parts(mine: str, other: str, points: int) -> None:
    assert sheet(player(mine), player(other))["parts-lead"] == points


def test_X7_the_lead_in_leaves() -> None:
    one, two = of_type("farm", leaves=1), of_type("farm", leaves=2)
    assert sheet(player("", two), player("", one))["leaves-lead"] == 3
    assert sheet(player("", one), player("", two))["leaves-lead"] == 0


def ended(*players: dict[str, Any]) -> LastDroidsState:
    """A game that ends after all have dismantled: Moss Rake gives C2, Canal Pilot N1 O1, Herb Pot N1 C1."""
    return finish(planning([44, 58, 5][: len(players)], players))


def test_X8_a_tie_is_broken_by_parts_in_the_shed() -> None:
    state = ended(player("", [30]), player("", [16]))
    assert [(sheet.total, *sheet.tie_breaks) for sheet in state.score_sheets()] == [(6, 2), (6, 2)]
    assert [sheet.rank for sheet in state.score_sheets()] == [1, 1]
    assert state.returns() == [0.0, 0.0]

    state = ended(player("N1", [30]), player("", [29]))  # 6 and the lead in parts against 8
    assert [(sheet.total, *sheet.tie_breaks) for sheet in state.score_sheets()] == [(8, 3), (8, 2)]
    assert [sheet.rank for sheet in state.score_sheets()] == [1, 2]
    assert state.returns() == [1.0, -1.0]


def test_X8_the_other_places_go_by_the_same_numbers() -> None:
    state = ended(player("N1", [30]), player("", [29]), player("", [16]))
    sheets = state.score_sheets()
    assert [(sheet.total, *sheet.tie_breaks) for sheet in sheets] == [(8, 3), (8, 2), (6, 2)]
    assert [sheet.rank for sheet in sheets] == [1, 2, 3]
    assert state.returns() == [1.0, 0.0, -1.0]


def test_V1_V2_a_team_scores_what_its_lower_member_scores() -> None:
    rows = [player("", [29, 32]), player("", [1]), player("", [30]), player("", [16])]
    state = finish(planning([3, 5, 44, 58], rows))
    sheets = state.score_sheets()
    totals = [sheet.total for sheet in sheets]
    assert min(totals[:2]) < min(totals[2:]) < max(totals[:2])
    assert [sheet.standing for sheet in sheets[::2]] == [(min(t), sum(t)) for t in (totals[:2], totals[2:])]
    assert [sheet.rank for sheet in sheets] == [2, 2, 1, 1]
    assert state.returns() == [-1.0, -1.0, 1.0, 1.0]
    assert all(sheet.tie_breaks == () for sheet in sheets)
