"""The worked examples of section 10, with its numbers. The paragraphs that they show:

EX1: S5, S6
EX2: T4
EX3: T3, D3
EX4: W1, W2, D1
EX5: W2
EX6: A2, G1
EX7: K4
EX8: K1, K2
EX9: W5, W6
EX10: G4, K7
EX11: G5
EX12: T7
EX13: T10
EX14: T11
EX15: X3
EX16: K8, H49, H55
EX17: H50, H52
EX18: G3, K5
EX19: K5, H45, H57
EX20: V1, V2
EX21: U2, U3
EX22: U4
EX23: U9
EX24: O10, X6, X7
"""

from __future__ import annotations

import pytest
from droid_table import GAME as DROIDS
from droid_table import ID, act, legal, lines, match, player, position, shed, shown, start

from cogwright.engine import IllegalAction, ScoreSheet
from cogwright.games.last_droids.rules import LastDroidsState
from cogwright.games.last_droids.scoring import ranked_teams


@pytest.mark.parametrize(("seats", "sizes"), [(1, [14]), (2, [14]), (3, [21]), (4, [14, 14])])
def test_EX1_cards_a_season(seats: int, sizes: list[int]) -> None:
    state = DROIDS.new(seats, 3)
    assert isinstance(state, LastDroidsState)
    for deck, size in zip(state.decks, sizes, strict=True):
        assert [len(season) for season in deck.seasons] == [size] * 3
    if seats == 4:
        assert [len(cards) for cards in state.decks[1].aside] == [1, 1, 1]
        assert all(card.mark in (3, 4) for cards in state.decks[1].aside for card in cards)
        assert state.view(0).cards_left == (12, 12)


def test_EX2_four_players_draw_and_give() -> None:
    state = start(position(4, [player("E1")] * 4, [[[1, 2]], [[43, 44]]], priority=3))
    assert state.acting_seats() == [0, 3]
    act(state, 3, "keep 2")
    act(state, 0, "keep 43")
    offers = [shown_player.offer for shown_player in state.view(None).players]
    assert offers == [ID[43], ID[44], ID[1], ID[2]]


@pytest.mark.parametrize(("priority", "first", "second"), [(0, 3, 2), (1, 0, 3), (2, 1, 0), (3, 2, 1)])
def test_T4_the_receiver_is_fixed_by_the_turn(priority: int, first: int, second: int) -> None:
    state = start(position(4, [player("E1")] * 4, [[[1, 2]], [[43, 44]]], priority=priority))
    secondary = (priority + 1) % 4
    act(state, priority, "keep 1")
    act(state, secondary, "keep 43")
    offers = [shown_player.offer for shown_player in state.view(None).players]
    assert (offers[priority], offers[first]) == (ID[1], ID[2])
    assert (offers[secondary], offers[second]) == (ID[43], ID[44])


def test_EX3_three_players_keep_and_give() -> None:
    state = start(position(3, [player("E1")] * 3, [[[1, 2, 3]]], priority=1))
    assert legal(state, 1) == ["keep 1", "keep 2", "keep 3"]
    act(state, 1, "keep 2")
    assert legal(state, 1) == ["give 1", "give 3"]
    act(state, 1, "give 3")
    assert [shown_player.offer for shown_player in state.view(None).players] == [ID[1], ID[2], ID[3]]


def test_EX4_swaps_until_one_action_is_left() -> None:
    state = start(position(2, [player("N3 E2"), player("E1")], [[[29, 1]]]))
    act(state, 0, "keep 29")
    act(state, 0, "swap nut>energy")
    assert shed(state, 0) == "E3"
    act(state, 0, "swap energy>oil", "swap energy>circuit")
    assert shed(state, 0) == "O1 C1 E1"
    assert legal(state, 0) == ["swap energy>nut", "swap energy>oil", "swap energy>circuit", "dismantle"]
    act(state, 0, "swap energy>nut")  # only `dismantle` is left, and made by the engine
    assert 0 not in state.acting_seats()
    assert shed(state, 0) == "N2 O1 C3"


def test_EX5_swaps_need_room() -> None:
    state = start(position(2, [player("N3 O1 E3"), player()], [[[29, 1]]]))
    act(state, 0, "keep 29")
    swaps = [name for name in legal(state, 0) if name.startswith("swap")]
    assert swaps == ["swap energy>oil", "swap energy>circuit", "swap nut>oil", "swap nut>circuit"]


def test_EX6_what_has_no_room_is_lost() -> None:
    state = start(position(2, [player("N3 O1 C2"), player("E1")], [[[39, 1]]]))
    act(state, 0, "keep 39", "dismantle")
    assert shed(state, 0) == "N3 O3 C2"
    act(state, 1, "dismantle")
    assert ID[39] in start_zone(state)


def start_zone(state: LastDroidsState) -> tuple[str, ...]:
    return state.view(None).zones[0].discards


@pytest.mark.parametrize(("offer", "result"), [(2, "N3"), ("herb-pot", "N2 C2")])
def test_EX7_double(offer: int | str, result: str) -> None:
    number = offer if isinstance(offer, int) else next(n for n, id in ID.items() if id == offer)
    state = start(position(2, [player("", [7, 12]), player("E1")], [[[number, 1]]]))
    act(state, 0, f"keep {number}")
    if 0 in state.acting_seats():
        act(state, 0, "dismantle")
    assert shed(state, 0) == result


def test_EX8_extend_before_gain() -> None:
    state = start(position(2, [player("N3 O2"), player("E1")], [[[9, 1]]]))
    act(state, 0, "keep 9", "repair")
    assert shed(state, 0) == "N4"
    assert state.view(0).players[0].capacity == (4, 3, 3, 3)


def test_EX9_market_droid() -> None:
    state = start(position(2, [player("N2 E2", [24]), player("E1")], [[[1, 2]]]))
    act(state, 0, "keep 1", "market 24")
    assert legal(state, 0) == [f"option {k}" for k in range(1, 6)]
    act(state, 0, "option 4")
    assert shed(state, 0) == "N2 O1 C1 E1"
    assert "market 24" not in legal(state, 0)


@pytest.mark.parametrize(("mine", "offer"), [("N1 C1", "sluice-hand"), ("N1 E1", "tide-clerk")])
def test_EX10_discount(mine: str, offer: str) -> None:
    number = next(n for n, id in ID.items() if id == offer)
    state = start(position(2, [player(mine, [42]), player("E1")], [[[number, 1]]]))
    act(state, 0, f"keep {number}")
    act(state, 0, "repair")
    assert shed(state, 0) == ""


def taxed(mine: str) -> LastDroidsState:
    tokens = {"house": ID[54], "owner": 1}
    data = position(
        2,
        [player(mine), player("E1")],
        [
            [
                [1, 2],
            ]
        ],
        [[54, 45]],
        tokens=tokens,
    )
    state = start(data)
    act(state, 0, "keep 1")
    return state


def test_EX11_surcharge_is_chosen_among_what_is_left() -> None:
    state = taxed("N3 O3 C3 E1")
    act(state, 0, "build 54")
    assert legal(state, 0) == ["extra nut", "extra oil"]
    act(state, 0, "extra oil")
    assert shed(state, 0) == "N1"
    act(state, 1, "dismantle")
    assert state.token_house is None


def test_EX11_all_that_is_left_goes_without_a_question() -> None:
    state = taxed("N2 O3 C3 E1")
    act(state, 0, "build 54")
    assert shed(state, 0) == ""


def test_EX11_too_few_parts_for_the_surcharge() -> None:
    state = taxed("N1 O3 C3 E1")
    assert "build 54" not in legal(state, 0)


def test_EX12_the_first_in_priority_order_builds() -> None:
    data = position(2, [player("O2 C3 E1"), player("O2 C3 E2")], [[[1, 2]]], [[54, 45, 46, 47]])
    state = start(data)
    act(state, 0, "keep 1")
    act(state, 1, "swap energy>nut", "build 54")
    assert state.acting_seats() == [0]
    act(state, 0, "build 54")
    assert state.acting_seats() == [1]
    assert shed(state, 1) == "N1 O2 C3 E1"
    assert "build 54" not in legal(state, 1)
    act(state, 1, "dismantle")
    assert state.players[0].yard.houses[0].number == 54
    assert shown(state.players[1].yard.shed) == "N3 O2 C3 E1"


def test_EX13_the_game_ends_before_an_interseason() -> None:
    data = position(2, [player("O2 C3 E1"), player("E1")], [[[1, 2], [4, 5]]], [[54]], interseasons=["interseason-nut"])
    state = start(data)
    act(state, 0, "keep 1", "build 54")
    act(state, 1, "dismantle")
    assert state.ended_by == "houses"
    assert state.players[0].yard.extensions == [0, 0, 0, 0]


@pytest.mark.parametrize(("card", "energy"), [("interseason-energy", 4), ("interseason-nut", 3)])
def test_EX14_interseason(card: str, energy: int) -> None:
    farms = [droid for droid in DROIDS.cards.droids if droid.leaves]
    first = next(droid for droid in farms if droid.leaves == 2).number
    second = next(droid for droid in farms if droid.leaves == 1).number
    data = position(
        2, [player("E3", [first]), player("E3", [second])], [[[39, 16], [60, 61]]], [[45, 46]], interseasons=[card]
    )
    state = start(data)
    act(state, 0, "keep 39", "dismantle")
    act(state, 1, "dismantle")
    assert state.players[0].yard.shed[3] == energy
    assert state.players[1].yard.shed[3] == 3
    assert state.view(None).players[1].capacity[3] == (4 if card == "interseason-energy" else 3)
    assert state.priority == 1


def test_EX15_communication_with_three_players() -> None:
    calls = [d.number for d in DROIDS.cards.droids if d.type == 2 and d.number not in (6, 20)]
    data = position(
        3,
        [player("", [6, 20]), player(), player()],
        [[[1, 2, 3]]],
        discards=[calls[:2], calls[2:3], calls[3:4]],
    )
    state = start(data)
    assert lines(state, 0)["droids"] == 4
    assert lines(state, 0)["communication"] == 6


@pytest.mark.parametrize(("wild", "points"), [("water", (5, 6)), ("communication", (2, 9))])
def test_EX16_wild(wild: str, points: tuple[int, int]) -> None:
    calls = [d.number for d in DROIDS.cards.droids if d.type == 2][:2]
    data = position(2, [player("", [1, 36, *calls], houses=[49, 55]), player()], [[[2, 3]]], [[45, 46]])
    state = finish(start(data))
    act(state, 0, f"wild {wild}")
    assert (lines(state, 0)["house-49"], lines(state, 0)["house-55"]) == points


def finish(state: LastDroidsState) -> LastDroidsState:
    """Play the last turn with dismantling, and end the final swap steps."""
    while not state.is_over():
        for seat in state.acting_seats():
            names = legal(state, seat)
            if names[0].startswith("wild"):
                return state
            wanted = [name for name in names if name in ("dismantle", "done")] or names
            act(state, seat, wanted[0])
    return state


def of_type(type: int, n: int = 1) -> list[int]:
    return [d.number for d in DROIDS.cards.droids if d.type == type and d.wild is None][:n]


@pytest.mark.parametrize(
    ("area", "points"),
    [
        (of_type(0, 2), (0, 0)),
        (of_type(0) + of_type(1), (6, 0)),
        ([n for t in range(5) for n in of_type(t)], (24, 0)),
        ([n for t in range(6) for n in of_type(t)], (24, 12)),
    ],
)
def test_EX17_kinds(area: list[int], points: tuple[int, int]) -> None:
    deck = [n for n in (2, 3, 4, 5, 9, 10) if n not in area][:2]
    state = start(position(2, [player("", area, houses=[50, 52]), player()], [[deck]], [[45, 46]]))
    assert (lines(state, 0)["house-50"], lines(state, 0)["house-52"]) == points


def test_EX17_a_wild_droid_completes_the_six() -> None:
    area = [n for t in (0, 1, 2, 4) for n in of_type(t)] + [36]
    deck = [n for n in (2, 3, 4, 5, 9, 10) if n not in area][:2]
    state = finish(start(position(2, [player("", area, houses=[50, 52]), player()], [[deck]], [[45, 46]])))
    act(state, 0, "wild market")
    assert (lines(state, 0)["house-50"], lines(state, 0)["house-52"]) == (24, 12)


def test_EX18_payment_from_shed_or_collector() -> None:
    number = next(n for n, id in ID.items() if id == "glacier-scout")
    belt = {ID[65]: {"oil": 1, "circuit": 1}}
    state = start(position(2, [player("O1 C1", [65], stored=belt), player("E1")], [[[number, 1]]]))
    act(state, 0, f"keep {number}", "repair")
    assert legal(state, 0) == ["pay oil shed", "pay oil stored"]
    act(state, 0, "pay oil stored")
    assert shed(state, 0) == "O1"
    assert state.view(0).players[0].area[0].stored == (0, 0, 0, 0)


def test_EX19_parts_on_collectors_are_not_in_the_shed() -> None:
    belt = {ID[65]: {"oil": 1, "circuit": 1}}
    mine = player("N1 O1 E1", [65], stored=belt, houses=[45, 57])
    state = start(position(2, [mine, player("N1 O1 C1")], [[[1, 2]]], [[46, 47]]))
    assert (lines(state, 0)["house-45"], lines(state, 0)["house-57"], lines(state, 0)["parts-lead"]) == (3, 0, 0)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [((10, 7, 6, 6), [0, 1]), ((8, 5, 6, 6), [2, 3]), ((8, 5, 5, 6), [0, 1]), ((8, 5, 5, 8), [0, 1, 2, 3])],
)
def test_EX20_teams(totals: tuple[int, ...], winners: list[int]) -> None:
    sheets = ranked_teams([ScoreSheet(seat, (), total) for seat, total in enumerate(totals)])
    assert [sheet.seat for sheet in sheets if sheet.rank == 1] == winners


@pytest.mark.parametrize(("other", "asked"), [(7, False), (38, True)])
def test_EX21_the_automa_takes_what_interests_it(other: int, asked: bool) -> None:
    data = position(1, [player("E1"), player()], [[[2, other]]], [[49, 50, 51, 56]], priority=1)
    state = start(data)
    if asked:
        assert legal(state, 0) == ["give 2", "give 38"]
    else:
        assert state.view(0).players[1].offer == ID[7]


@pytest.mark.parametrize(
    ("own", "human", "thrown", "repaired"),
    [(0, 0, 0, False), (0, 1, 0, True), (0, 0, 1, True), (1, 1, 1, False), (1, 1, 2, True)],
)
def test_EX22_the_automa_and_communication_droids(own: int, human: int, thrown: int, repaired: bool) -> None:
    calls = [d.number for d in DROIDS.cards.droids if d.type == 2]
    offer, rest = calls[0], calls[1:]
    data = position(
        1,
        [player("", rest[:human]), player("", rest[human : human + own])],
        [[[1, offer]]],
        discards=[rest[human + own : human + own + thrown]],
    )
    state = start(data)
    act(state, 0, "keep 1")
    assert (ID[offer] in [droid.id for droid in state.players[1].yard.area]) is repaired


def test_EX23_water_counts_half_for_the_automa() -> None:
    water = [d for d in DROIDS.cards.droids if d.type == 0]
    fives = [d.number for d in water if d.rp == 5][:2]
    seven = next(d.number for d in water if d.rp == 7)
    deck = [n for n in (2, 3, 4, 39, 9) if n not in (*fives, seven)][:2]
    state = start(position(1, [player(), player("", [*fives, seven])], [[deck]]))
    assert lines(state, 1)["droids"] == 8


def test_EX24_leads_need_strictly_more() -> None:
    leafy = sorted((d for d in DROIDS.cards.droids if d.leaves), key=lambda d: d.leaves)
    ones = [d.number for d in leafy if d.leaves == 1]
    twos = [d.number for d in leafy if d.leaves == 2]
    threes = [d.number for d in leafy if d.leaves == 3]

    def table(first: int) -> LastDroidsState:
        rest = [player("N2", [twos[1]]), player("N1", [ones[0]])]
        return start(position(3, [player("N2", [first]), *rest], [[[1, 2, 39]]]))

    tied = table(twos[0])
    assert all(lines(tied, seat)["parts-lead"] == lines(tied, seat)["leaves-lead"] == 0 for seat in range(3))
    assert lines(table(threes[0]), 0)["leaves-lead"] == 3


def test_D8_a_plan_can_be_taken_back_while_another_seat_plans() -> None:
    played = match(position(2, [player("N3 E2"), player("E2")], [[[29, 1]]]))
    name = DROIDS.action
    played.play(0, name("keep 29"))
    assert not played.can_undo(0)  # the offers lie face up
    played.play(0, name("swap nut>energy"))
    played.play(1, name("swap energy>nut"))
    played.undo(0)
    assert isinstance(played.state, LastDroidsState)
    assert shed(played.state, 0) == "N3 E2"
    played.play(0, name("dismantle"))
    assert played.can_undo(0)
    played.play(1, name("dismantle"))
    assert not played.can_undo(0)
    assert not played.can_undo(1)


def test_illegal_actions_are_refused() -> None:
    state = start(position(2, [player(), player()], [[[29, 1]]]))
    with pytest.raises(IllegalAction, match="seat 0 cannot do 'repair' now; allowed are: keep 1, keep 29"):
        act(state, 0, "repair")
