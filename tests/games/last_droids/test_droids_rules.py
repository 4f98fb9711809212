"""Paragraphs of sections 3 to 7 that the worked examples do not show."""

from __future__ import annotations

import pytest
from droid_table import GAME, ID, act, legal, lines, match, player, position, shed, start

from cogwright.games.last_droids.cards import ANY_COLUMN, Extend, Gain
from cogwright.games.last_droids.rules import LastDroidsState

FARMS = [d for d in GAME.cards.droids if d.leaves]
CALLS = [d.number for d in GAME.cards.droids if d.type == 2]


def of_kind(kind: str) -> list[int]:
    """Numbers of the droids with an effect of the kind."""
    return [d.number for d in GAME.cards.droids if any(effect.kind == kind for effect in d.effects)]


def new(seats: int, seed: int = 1, **options: object) -> LastDroidsState:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, LastDroidsState)
    return state


def end_by_dismantling(state: LastDroidsState) -> None:
    """Everybody dismantles until the game is over."""
    while not state.is_over():
        seat = state.acting_seats()[0]
        names = legal(state, seat)
        act(state, seat, next((name for name in names if name in ("dismantle", "done")), names[0]))


# Setup


@pytest.mark.parametrize(("seats", "zones", "houses"), [(1, 1, 4), (2, 1, 4), (3, 3, 2), (4, 2, 4)])
def test_S1_S2_sheds_and_houses(seats: int, zones: int, houses: int) -> None:
    view = new(seats).view(None)
    assert [seen.shed for seen in view.players[:seats]] == [(1, 1, 1, 2)] * seats
    assert [len(zone.houses) for zone in view.zones] == [houses] * zones


@pytest.mark.parametrize(("seats", "marks"), [(1, {2}), (2, {2}), (3, {2, 3})])
def test_S3_S4_one_deck_in_seasons(seats: int, marks: set[int]) -> None:
    (deck,) = new(seats).decks
    for season, cards in enumerate(deck.seasons, start=1):
        assert {card.season for card in cards} == {season}
        assert {card.mark for card in cards} <= marks


def test_S7_two_interseasons_are_open_from_the_start() -> None:
    view = new(3).view(None)
    assert len(set(view.interseasons)) == 2
    assert view.interseasons_used == ()


def test_S8_first_priority() -> None:
    assert new(4, 5, first="2").priority == 2
    assert {new(3, seed).priority for seed in range(20)} == {0, 1, 2}
    assert {new(1, seed).priority for seed in range(10)} == {0}


# Turns


def test_T2_the_other_card_goes_to_the_opponent() -> None:
    state = start(position(2, [player("E1"), player("E1")], [[[1, 2]]], priority=1))
    assert state.acting_seats() == [1]
    act(state, 1, "keep 2")
    assert [seen.offer for seen in state.view(None).players] == [ID[1], ID[2]]


def test_T5_drawn_cards_are_seen_by_the_drawer_only() -> None:
    state = start(position(4, [player("E1")] * 4, [[[1, 2]], [[43, 44]]]))
    assert state.view(0).players[0].drawn == (ID[1], ID[2])
    assert state.view(1).players[0].drawn == state.view(None).players[0].drawn == ()
    act(state, 0, "keep 1")
    assert state.view(1).players[0].kept is None
    assert state.view(1).players[0].offer is None


def test_T8_discarded_droids_and_houses_change_place_together() -> None:
    state = start(
        position(
            2, [player("O2 C3 E1"), player("E1")], [[[1, 2], [4, 5]]], [[54, 45]], interseasons=["interseason-oil"]
        )
    )
    act(state, 0, "keep 1", "build 54")
    assert [house.number for house in state.view(None).zones[0].houses] == [45, 54]
    act(state, 1, "dismantle")
    view = state.view(None)
    assert [house.number for house in view.zones[0].houses] == [45]
    assert set(view.zones[0].discards) == {ID[1], ID[2]}
    assert view.players[0].houses == (ID[54],)


def test_T9_K6_tokens_are_placed_after_the_buildings() -> None:
    (number,) = of_kind("surcharge")
    card = GAME.cards.by_number[number]
    rich = " ".join(f"{letter}{min(n, 3)}" for letter, n in zip("NOCE", card.cost, strict=True) if n)
    played = match(position(2, [player(rich), player("E1")], [[[number, 1]]], [[45, 54]]))
    state = played.state
    assert isinstance(state, LastDroidsState)
    for seat, name in ((0, f"keep {number}"), (0, "repair")):
        played.play(seat, GAME.action(name))
    while 0 in state.acting_seats():
        played.play(0, state.legal_actions(0)[0])
    played.play(1, GAME.action("dismantle"))
    assert legal(state, 0) == ["token 45", "token 54"]
    played.play(0, GAME.action("token 54"))
    assert not played.can_undo(0)  # D8
    assert state.token_house is not None
    assert (state.token_house.number, state.token_owner, state.token_base) == (54, 0, 3)


def test_T10_the_decks_end_the_game_and_the_final_swaps_follow() -> None:
    state = start(position(2, [player("E1"), player("E1")], [[[1, 2]]]))
    act(state, 0, "keep 1", "dismantle")
    act(state, 1, "dismantle")
    assert state.view(None).step == "final"  # Z1
    assert all(name == "done" or name.startswith("swap") for name in legal(state, 0))
    end_by_dismantling(state)
    assert state.end_reason() == "decks"


def test_T11_everybody_extends_the_column_and_the_leaf_leader_gains_energy() -> None:
    leafy = max(FARMS, key=lambda d: d.leaves).number
    decks = [[[39, 16], [60, 61]]]
    state = start(position(2, [player("E1", [leafy]), player("E1")], decks, interseasons=["interseason-oil"]))
    act(state, 0, "keep 39", "dismantle")
    act(state, 1, "dismantle")
    assert [p.yard.extensions for p in state.players] == [[0, 1, 0, 0]] * 2
    assert state.players[0].yard.shed[3] == 2
    assert (state.season, state.priority) == (1, 1)


# Actions and effects


def test_A4_three_players_choose_the_zone_of_a_communication_droid() -> None:
    call = CALLS[0]
    rest = [n for n in (1, 2, 39) if n != call][:2]
    state = start(position(3, [player("E1")] * 3, [[[call, *rest]]]))
    act(state, 0, f"keep {call}")
    if 0 in state.acting_seats() and legal(state, 0)[0].startswith("give"):
        act(state, 0, legal(state, 0)[0])
    act(state, 0, "dismantle")
    assert legal(state, 0) == ["zone left", "zone right"]
    act(state, 0, "zone right")
    act(state, 1, "dismantle")
    act(state, 2, "dismantle")
    zones = state.view(None).zones
    assert ID[call] in zones[2].discards  # shared with the previous seat
    assert [len(zone.discards) for zone in zones] == [0, 1, 2]  # the others lie on the next seat's side


def repaired(number: int, *answers: str) -> LastDroidsState:
    card = GAME.cards.by_number[number]
    cost = " ".join(f"{letter}{n}" for letter, n in zip("NOCE", card.cost, strict=True) if n)
    other = 1 if number != 1 else 2
    state = start(position(2, [player(cost), player("E1")], [[[number, other]]]))
    act(state, 0, f"keep {number}", "repair", *answers)
    return state


def test_K1_a_free_extension_is_chosen() -> None:
    number = next(
        d.number for d in GAME.cards.droids for e in d.effects if isinstance(e, Extend) and e.part == ANY_COLUMN
    )
    state = repaired(number)
    assert legal(state, 0) == ["extend nut", "extend oil", "extend circuit", "extend energy"]
    act(state, 0, "extend energy")
    assert state.view(0).players[0].extensions[3] == 1


def test_K2_free_base_parts_are_chosen_one_by_one() -> None:
    number = next(d.number for d in GAME.cards.droids for e in d.effects if isinstance(e, Gain) and e.base)
    state = repaired(number)
    while legal(state, 0)[0].startswith("extend"):
        act(state, 0, "extend energy")
    assert legal(state, 0) == ["take nut", "take oil", "take circuit"]


def test_K5_stored_parts_lie_on_the_card() -> None:
    state = repaired(65)
    assert state.view(0).players[0].area[0].stored == (0, 1, 1, 0)
    assert shed(state, 0) == ""


def test_W6_uses_count_anew_in_each_turn() -> None:
    decks = [[[1, 2, 39, 4]]]
    state = start(position(2, [player("N2 E2", [24]), player("E1")], decks))
    act(state, 0, "keep 1", "market 24", "option 4")
    assert "market 24" not in legal(state, 0)
    act(state, 0, "dismantle")
    act(state, 1, "dismantle")
    act(state, 1, "keep 39")
    assert state.view(0).players[0].area[0].used == 0


# Scoring


@pytest.mark.parametrize(
    ("house", "mine", "area", "houses", "points"),
    [
        (45, "N1 O2 C3", [], [], 6),
        (46, "N1", [], [], 0),
        (48, "", [24, 28], [], 8),
        (51, "E3", [], [], 12),
        (53, "", [], [], 0),
        (55, "", CALLS[:2], [], 6),
        (56, "", [], [45, 46], 15),
        (56, "", [], [45], 0),
        (57, "N2 O2 C1 E3", [], [], 7),
    ],
)
def test_H45_to_H57_specials(house: int, mine: str, area: list[int], houses: list[int], points: int) -> None:
    waiting = [n for n in (47, 49) if n not in (house, *houses)]
    deck = [n for n in (1, 2, 39) if n not in area][:2]
    state = start(position(2, [player(mine, area, houses=[*houses, house]), player()], [[deck]], [waiting]))
    assert lines(state, 0)[f"house-{house}"] == points


@pytest.mark.parametrize(("n", "points"), [(2, 0), (3, 6), (4, 10), (5, 15), (6, 15)])
def test_H47_collectors_in_steps(n: int, points: int) -> None:
    area = [d.number for d in GAME.cards.droids if d.type == 4][:n]
    state = start(position(2, [player("", area, houses=[47]), player()], [[[1, 2]]], [[45]]))
    assert lines(state, 0)["house-47"] == points


def test_H53_extensions_and_H54_leaf_lead() -> None:
    mine = player("", [FARMS[0].number], houses=[53, 54], extensions={"nut": 2, "energy": 1})
    state = start(position(2, [mine, player()], [[[1, 2]]], [[45]]))
    assert lines(state, 0)["house-53"] == 6
    assert lines(state, 0)["house-54"] == 12
    assert lines(state, 0)["leaves-lead"] == 3


def test_X6_X8_parts_lead_and_ties() -> None:
    state = start(position(2, [player("N2"), player("N1")], [[[1, 2]]]))
    assert (lines(state, 0)["parts-lead"], lines(state, 1)["parts-lead"]) == (2, 0)
    state = start(position(2, [player("N1"), player("O1")], [[[1, 2]]]))
    assert [sheet.rank for sheet in state.score_sheets()] == [1, 1]


def test_V1_V2_returns_of_teams_are_shared() -> None:
    state = new(4, 8)
    end_by_dismantling(state)
    returns = state.returns()
    assert returns[0] == returns[1] == -returns[2] == -returns[3]


# Solo


def test_U1_U3_the_human_gives_the_other_card_to_the_automa() -> None:
    state = start(position(1, [player("E1"), player()], [[[1, 2]]]))
    act(state, 0, "keep 2")
    assert [seen.offer for seen in state.view(0).players] == [ID[2], ID[1]]
    assert state.view(0).players[1].automa


@pytest.mark.parametrize(("automa", "built"), [("calm", False), ("builder", True)])
def test_U5_the_builder_claims_the_house_of_highest_bonus(automa: str, built: bool) -> None:
    call, other = CALLS[0], 1
    data = position(1, [player("E1"), player()], [[[other, call]]], [[45, 49, 54]], options={"automa": automa})
    state = start(data)
    act(state, 0, f"keep {other}", "dismantle")
    houses = state.players[1].yard.houses
    assert bool(houses) is built
    if built:
        waiting = [GAME.cards.by_number[n] for n in (45, 49, 54)]
        bonus = max(house.interest_bonus for house in waiting)  # type: ignore[attr-defined] # they are houses
        assert houses[0].interest_bonus == bonus


def test_U9_U10_handicap_and_equal_is_lost() -> None:
    data = position(1, [player(), player()], [[[1, 2]]], options={"automa_bonus": -4})
    assert lines(start(data), 1)["handicap"] == -4
    tied = start(position(1, [player(), player()], [[[1, 2]]]))
    assert "parts-lead" not in lines(tied, 0)
    assert [sheet.rank for sheet in tied.score_sheets()] == [2, 1]
    assert tied.returns() == [-1.0]


def test_U6_a_builder_that_loses_a_house_takes_the_next_of_its_list() -> None:
    call = CALLS[0]
    waiting = [GAME.cards.by_number[n] for n in (45, 49, 54)]
    first = max(waiting, key=lambda card: (getattr(card, "interest_bonus", 0), card.rp, -card.number))
    rich = player("N3 O3 C3 E3")
    data = position(1, [rich, player()], [[[1, call]]], [[45, 49, 54]], options={"automa": "builder"})
    state = start(data)
    act(state, 0, "keep 1", f"build {first.number}")  # the human has priority
    assert [house.number for house in state.players[0].yard.houses] == [first.number]
    (claimed,) = state.players[1].yard.houses
    assert claimed.number != first.number


def test_U6_a_human_who_loses_a_house_plans_anew() -> None:
    droids = sorted(GAME.cards.droids, key=lambda droid: droid.interest)
    dull = next(droid.number for droid in droids if droid.type != 2)
    call = max((droid for droid in droids if droid.type == 2), key=lambda droid: droid.interest).number
    data = position(
        1, [player("N3 O3 C3 E3"), player()], [[[dull, call]]], [[54]], priority=1, options={"automa": "builder"}
    )
    state = start(data)
    assert state.view(0).players[1].offer == ID[call]
    act(state, 0, "build 54")
    assert 0 in state.acting_seats()
    assert "build 54" not in legal(state, 0)
    assert shed(state, 0) == "N3 O3 C3 E3"


def test_U7_the_automa_extends_but_gains_nothing() -> None:
    number = next(d.number for d in GAME.cards.droids if [e.kind for e in d.effects] == ["extend", "gain"])
    state = start(position(1, [player("E1"), player()], [[[1, number]]]))
    act(state, 0, "keep 1", "dismantle")
    automa = state.players[1].yard
    assert sum(automa.extensions) > 0
    assert sum(automa.shed) == 0


def test_U8_in_the_interseason_the_automa_extends_and_its_energy_is_lost() -> None:
    leafy = max(FARMS, key=lambda d: d.leaves).number
    decks = [[[39, 16], [60, 61]]]
    state = start(position(1, [player("E1"), player("", [leafy])], decks, interseasons=["interseason-oil"]))
    act(state, 0, "keep 39", "dismantle")
    assert state.players[1].yard.extensions[1] >= 1
    assert sum(state.players[1].yard.shed) == 0
    assert state.players[0].yard.extensions == [0, 1, 0, 0]


def test_T12_X9_a_game_has_two_interseasons_and_a_rank_for_everybody() -> None:
    for seats in (1, 2, 3, 4):
        state = new(seats, 4)
        end_by_dismantling(state)
        if state.end_reason() == "decks":
            assert len(state.view(None).interseasons_used) == 2
            assert state.turns_played == 21  # S5, S6
        assert all(sheet.rank >= 1 for sheet in state.score_sheets())


def test_W7_no_swap_step_is_endless() -> None:
    state = start(position(2, [player("N2 O2 C2 E3", [13, 24, 28]), player("E1")], [[[1, 2]]]))
    act(state, 0, "keep 1")
    steps = 0
    while 0 in state.acting_seats():
        swaps = [name for name in legal(state, 0) if name.split()[0] in ("swap", "market", "option")]
        if not swaps:
            break
        act(state, 0, swaps[0])
        steps += 1
    assert 3 < steps < 60


def test_A3_A5_a_droid_discarded_for_a_house_lies_in_the_zone_and_counts() -> None:
    call = CALLS[0]
    data = position(2, [player("O2 C3 E1"), player("E1", [CALLS[1]])], [[[call, 1]]], [[54, 45]])
    state = start(data)
    before = lines(state, 1)["communication"]
    act(state, 0, f"keep {call}", "build 54")
    act(state, 1, "dismantle")
    assert ID[call] in state.view(None).zones[0].discards
    assert lines(state, 1)["communication"] == before + 1  # K3, X3
