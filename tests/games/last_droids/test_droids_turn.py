"""The course of a turn and of a season (section 4), what may be decided when, and taking back (section 8)."""

from __future__ import annotations

import pytest
from droid_table import (
    GAME,
    ID,
    act,
    discards,
    dismantle_all,
    finish,
    game_with,
    houses,
    legal,
    match,
    new,
    of_type,
    offers,
    planning,
    player,
    position,
    seen,
    shed,
    shown,
    start,
    waiting,
    yard,
)

from cogwright.engine import IllegalAction, Journal, Match
from cogwright.games.last_droids.view import PlanView

RICH = player("N3 O3 C3 E3")
SOME = player("E1")


def play(match: Match, *moves: str) -> None:
    for move in moves:
        seat, name = move.split(" ", 1)
        match.play(int(seat), GAME.action(name))


# Step 1


def test_T2_two_players_keep_one_and_give_the_other() -> None:
    state = start(position(2, [SOME, SOME], [[[1, 2]]], priority=1))
    assert state.acting_seats() == [1]
    assert legal(state, 1) == ["keep 1", "keep 2"]
    act(state, 1, "keep 2")
    assert offers(state) == [1, 2]


@pytest.mark.parametrize("priority", [0, 1, 2])
def test_T3_three_players_keep_one_and_give_two(priority: int) -> None:
    state = start(position(3, [SOME] * 3, [[[3, 1, 2]]], priority=priority))
    assert legal(state, priority) == ["keep 1", "keep 2", "keep 3"]
    act(state, priority, "keep 3")
    assert legal(state, priority) == ["give 1", "give 2"]
    act(state, priority, "give 2")
    assert [offers(state)[(priority + i) % 3] for i in range(3)] == [3, 2, 1]


@pytest.mark.parametrize(("priority", "first", "second"), [(0, 3, 2), (1, 0, 3), (2, 1, 0), (3, 2, 1)])
def test_T4_the_receiver_is_fixed_by_the_turn(priority: int, first: int, second: int) -> None:
    state = start(position(4, [SOME] * 4, [[[1, 2]], [[43, 44]]], priority=priority))
    secondary = (priority + 1) % 4
    assert state.acting_seats() == sorted([priority, secondary])
    act(state, secondary, "keep 43")
    act(state, priority, "keep 1")
    assert [offers(state)[seat] for seat in (priority, first, secondary, second)] == [1, 2, 43, 44]


def test_T5_drawn_cards_are_seen_by_the_drawer_only_until_all_have_chosen() -> None:
    state = start(position(4, [SOME] * 4, [[[1, 2]], [[43, 44]]]))
    assert seen(state, 0).players[0].drawn == (ID[1], ID[2])
    assert seen(state, 1).players[1].drawn == (ID[43], ID[44])
    for viewer in (1, 2, 3, None):
        assert seen(state, viewer).players[0].drawn == ()
        assert seen(state, viewer).players[0].drawn_count == 2
    act(state, 0, "keep 2")
    assert seen(state, 0).players[0].kept == ID[2]
    assert seen(state, 1).players[0].kept is None
    assert offers(state) == [0, 0, 0, 0]
    act(state, 1, "keep 44")
    assert offers(state) == [2, 44, 43, 1]


# Steps 2 and 3


def test_T6_plans_are_hidden_and_made_at_the_same_time() -> None:
    state = planning([1, 2], [player("N3 E1"), player("N3 E1")])
    before = seen(state, 1)
    assert state.acting_seats() == [0, 1]
    act(state, 0, "swap nut>oil")
    assert seen(state, 1) == before
    assert shed(state, 0) == "N1 O1 E1"
    act(state, 0, "repair")
    after = seen(state, 1)
    assert [shown.choosing for shown in after.players] == [False, True]
    assert (after.players[0].shed, after.players[0].area, after.players[0].plan) == (before.players[0].shed, (), None)
    act(state, 1, "dismantle")
    assert seen(state, 1).players[0].area[0].number == 1


def test_T6_an_action_ends_the_plan() -> None:
    state = planning([1, 2], [RICH, RICH])
    act(state, 0, "dismantle")
    assert state.acting_seats() == [1]
    assert legal(state, 0) == []


@pytest.mark.parametrize("priority", [0, 1])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_T7_priority_order_decides_about_a_house(priority: int, order: tuple[int, int]) -> None:
    state = planning([1, 2], [RICH, RICH], zones=[[45, 49, 55]], priority=priority)
    loser = 1 - priority
    for seat in order:
        act(state, seat, "build 45")
    assert state.acting_seats() == [loser]
    view = seen(state, loser)
    assert view.players[loser].shed == (3, 3, 3, 3)
    assert view.players[priority].plan == PlanView("build", ID[45])
    assert [house.id for house in view.zones[0].houses if house.settled] == [ID[45]]
    assert "build 45" not in legal(state, loser)
    act(state, loser, "build 49")
    assert (houses(state, priority), houses(state, loser)) == ([45], [49])
    assert waiting(state) == [55]


def test_T7_swaps_before_the_lost_house_stand_and_are_seen() -> None:
    state = planning([1, 2], [RICH, player("N3 O3 C3 E3", extensions="O1")], zones=[[45, 49, 55]])
    act(state, 1, "swap energy>oil", "build 45")
    act(state, 0, "build 45")
    assert seen(state, 0).players[1].shed == (3, 4, 3, 2)
    act(state, 1, "swap oil>energy", "dismantle")
    assert shown(yard(state, 1).shed) == "N3 O1 C3 E3"  # the two nuts of Brook Keeper found no room


def test_T7_W6_a_replan_goes_on_with_the_uses_of_market_droids() -> None:
    state = planning([1, 2], [RICH, player("N3 O1 C2 E3", [24])], zones=[[45, 49, 55]])
    act(state, 1, "market 24", "option 4", "build 45")
    act(state, 0, "build 45")
    assert state.acting_seats() == [1]
    assert "market 24" not in legal(state, 1)
    assert seen(state, 1).players[1].area[0].used == 1


def test_T7_houses_settled_without_a_conflict_are_closed_in_a_replan() -> None:
    state = planning([1, 2, 3], [RICH] * 3, zones=[[45, 51], [49, 52], [55, 53]])
    act(state, 0, "build 45")
    act(state, 1, "build 45")
    act(state, 2, "build 49")
    assert state.acting_seats() == [1]
    assert [name for name in legal(state, 1) if name.startswith("build")] == ["build 51", "build 52"]


def test_T7_losers_of_different_houses_plan_anew_at_the_same_time() -> None:
    state = planning([1, 2, 43, 44], [RICH] * 4, zones=[[45, 51], [49, 52]])
    for seat, house in enumerate((45, 49, 49, 45)):
        act(state, seat, f"build {house}")
    assert state.acting_seats() == [2, 3]
    act(state, 2, "build 52")
    assert seen(state, 3).players[2].plan is None
    act(state, 3, "dismantle")
    assert [houses(state, seat) for seat in range(4)] == [[45], [49], [52], []]


def test_T8_all_plans_take_effect_together() -> None:
    state = planning([1, 2], [RICH, RICH], zones=[[45, 49, 55]], later=[[[3, 4]]])
    act(state, 0, "build 45")
    assert waiting(state) == [45, 49, 55]
    assert discards(state) == []
    act(state, 1, "dismantle")
    assert waiting(state) == [49, 55]
    assert discards(state) == [1, 2]
    assert state.turn == 2


def test_T9_tokens_are_placed_last_and_cost_nothing_in_this_turn() -> None:
    state = planning([31, 2], [RICH, RICH], zones=[[45, 49, 55]])
    act(state, 0, "repair", "extend oil")
    act(state, 1, "build 45")
    assert shown(yard(state, 1).shed) == "O2 C1 E2"
    assert state.acting_seats() == [0]
    assert legal(state, 0) == ["token 49", "token 55"]


# Step 4


@pytest.mark.parametrize(
    ("house", "later", "reason"), [(45, [[3, 4]], "houses"), (0, [[]], "decks"), (45, [[]], "both")]
)
def test_T10_the_game_ends_without_houses_or_cards(house: int, later: list[list[int]], reason: str) -> None:
    state = planning([1, 2], [RICH, RICH], zones=[[45]], later=[later])
    act(state, 0, f"build {house}" if house else "dismantle")
    act(state, 1, "dismantle")
    assert state.ended_by == reason
    assert finish(state).end_reason() == reason


def test_T10_one_player_without_a_house_ends_the_game_for_all() -> None:
    state = planning([1, 2, 3], [RICH] * 3, zones=[[45], [], [55]], later=[[[9, 10, 11]]])
    act(state, 0, "build 45")
    act(state, 1, "dismantle")
    act(state, 2, "dismantle")
    assert state.ended_by == "houses"  # seat 1 has none left; seats 0 and 2 still have house 55


def test_T10_otherwise_the_next_seat_has_priority() -> None:
    state = planning([1, 2, 3], [SOME] * 3, later=[[[9, 10, 11]]], priority=2)
    dismantle_all(state)
    assert (state.turn, state.priority, seen(state).step) == (2, 0, "deal")


def test_T11_interseason_then_priority_moves_on() -> None:
    state = planning(
        [6, 2],
        [player("E1", of_type("farm", leaves=3)), SOME],
        later=[[[], [3, 4], [9, 10]]],
        interseasons=["interseason-oil", "interseason-energy"],
    )
    dismantle_all(state)
    view = seen(state)
    assert (view.season, view.turn, view.priority) == (2, 2, 1)
    assert [shown.extensions for shown in view.players] == [(0, 1, 0, 0)] * 2
    assert view.interseasons == ("interseason-energy",)
    assert view.interseasons_used == ("interseason-oil",)
    assert [shown.shed[3] for shown in view.players] == [2, 1]


def test_T11_a_tie_in_leaves_gives_nothing() -> None:
    leafy = of_type("farm", 2, leaves=3)
    players = [player("E1", leafy[:1]), player("E1", leafy[1:])]
    state = planning([6, 2], players, later=[[[], [3, 4]]], interseasons=["interseason-oil"])
    dismantle_all(state)
    assert [shown.shed[3] for shown in seen(state).players] == [1, 1]


def test_T11_direct_opponents_are_compared() -> None:
    leafy = of_type("farm", 2, leaves=3)
    players = [player("E1", leafy[:1]), SOME, player("E1", leafy[1:]), SOME]
    later = [[[], [3, 4]], [[], [58, 59]]]
    state = planning([6, 2, 43, 44], players, later=later, interseasons=["interseason-oil"])
    dismantle_all(state)
    assert [shown.shed[3] for shown in seen(state).players] == [2, 1, 2, 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_T12_two_interseasons_in_21_turns(seats: int) -> None:
    state = finish(new(seats, 4))
    assert state.turns_played == 21
    assert (len(state.interseasons), len(state.interseasons_used)) == (0, 2)
    assert all(sum(player.yard.extensions) == 2 for player in state.players[:seats])


# The final swap step


def test_Z1_everybody_has_one_final_swap_step() -> None:
    state = planning([1, 2], [player("N3 E1"), player("N2")])
    dismantle_all(state)
    assert state.acting_seats() == [0, 1]
    assert legal(state, 0)[0] == "done"
    assert "dismantle" not in legal(state, 0)
    before = seen(state, 1)
    act(state, 0, "swap nut>circuit")
    assert seen(state, 1) == before
    act(state, 0, "done")
    act(state, 1, "done")
    assert state.is_over()
    assert shown(yard(state, 0).shed) == "N1 C1 E2"


# Single choices and the order of questions (D1, D4-D6)


def test_D1_a_single_choice_is_made_at_once() -> None:
    state = planning([1, 2], [player(), SOME])
    assert state.decisions == 1  # `keep`; seat 0 could only dismantle after it
    assert state.acting_seats() == [1]


def test_D1_Z1_who_cannot_swap_is_not_asked_in_the_end() -> None:
    state = planning([5, 1], [player(), SOME])
    act(state, 1, "dismantle")
    assert seen(state).step == "final"
    assert shed(state, 0) == "N1 C1"
    assert state.acting_seats() == [1]


def test_D4_questions_of_a_repair_come_in_order() -> None:
    effects = [{"kind": "extend", "part": "any", "n": 1}, {"kind": "gain", "base": 1}]
    game = game_with("droid", ID[35], effects=effects)
    state = planning([35, 2], [player("N1 O1", [65], stored={ID[65]: {"oil": 1}})], game=game)
    act(state, 0, "repair")
    assert legal(state, 0) == ["pay oil shed", "pay oil stored"]
    act(state, 0, "pay oil shed")
    assert legal(state, 0) == ["extend nut", "extend oil", "extend circuit", "extend energy"]
    act(state, 0, "extend nut")
    assert legal(state, 0) == ["take nut", "take oil", "take circuit"]


def test_D4_questions_of_a_building_come_in_order() -> None:
    mine = player("N3 O4 C3 E3", [65], extensions="O1", stored={ID[65]: {"oil": 1}})
    tokens = {"house": ID[46], "owner": 1}
    state = planning([6, 1, 2], [mine, SOME, SOME], zones=[[46, 47], [48], [49]], tokens=tokens)
    act(state, 0, "build 46")
    assert legal(state, 0) == ["extra nut", "extra oil", "extra circuit"]
    act(state, 0, "extra nut", "extra circuit")  # the third can only be oil
    assert legal(state, 0) == ["pay oil shed", "pay oil stored"]
    act(state, 0, "pay oil shed", "pay oil stored")
    assert legal(state, 0) == ["zone left", "zone right"]
    assert shed(state, 0) == "N1 O3 C1 E3"  # paid N3 O3 C3 E1, then the house has given one of each


def test_D4_lists_are_in_the_order_of_the_ids() -> None:
    state = planning([1, 2], [player("N3 O3 C3 E3", [28, 13], extensions="C1")], zones=[[45, 49]])
    assert legal(state, 0) == [
        "market 13", "market 28", "swap energy>circuit", "swap nut>circuit", "swap oil>circuit", "repair",
        "dismantle", "build 45", "build 49",
    ]  # fmt: skip


def test_D5_a_single_house_gets_the_tokens_without_a_question() -> None:
    state = planning([31, 2], [RICH, SOME], zones=[[45]], later=[[[3, 4]]])
    act(state, 0, "repair", "extend nut")
    act(state, 1, "dismantle")
    assert (state.token_house, state.token_owner) == (GAME.cards.by_number[45], 0)
    assert seen(state).step == "deal"


def test_D6_the_type_of_a_wild_droid_is_asked_after_done() -> None:
    state = planning([1, 2], [player("E1", [36], houses=[49]), SOME])
    dismantle_all(state)
    act(state, 0, "done")
    assert legal(state, 0) == ["wild water", "wild farm", "wild communication", "wild collector", "wild market"]
    act(state, 0, "wild farm")
    assert seen(state, 0).players[0].area[0].wild == "farm"
    assert seen(state, 1).players[0].area[0].wild is None


@pytest.mark.parametrize(
    ("seat", "name", "complaint"),
    [
        (0, "repair", "seat 0 cannot do 'repair' now; allowed are: swap energy>nut"),
        (0, "build 45", "seat 0 cannot do 'build 45' now"),
        (0, "keep 1", "seat 0 cannot do 'keep 1' now"),
        (0, "done", "seat 0 cannot do 'done' now"),
        (0, "market 24", "seat 0 cannot do 'market 24' now"),
        (2, "dismantle", "seat 2: the seats of this table are 0 to 1"),
    ],
)
def test_D1_an_illegal_action_is_refused_and_changes_nothing(seat: int, name: str, complaint: str) -> None:
    state = planning([29, 2], [SOME, SOME])
    before = (seen(state, 0), seen(state, 1), state.decisions)
    with pytest.raises(IllegalAction, match=complaint):
        act(state, seat, name)
    assert (seen(state, 0), seen(state, 1), state.decisions) == before


# Taking back (D8)


def test_D8_keep_can_be_taken_back_before_give() -> None:
    played = match(position(3, [SOME] * 3, [[[1, 2, 3]]]))
    before = played.state.view(0)
    play(played, "0 keep 1")
    played.undo(0)
    assert played.state.view(0) == before
    play(played, "0 keep 2", "0 give 3")
    assert not played.can_undo(0)


def test_D8_keep_can_be_taken_back_while_the_other_drawer_chooses() -> None:
    played = match(position(4, [SOME] * 4, [[[1, 2]], [[43, 44]]]))
    play(played, "1 keep 43")
    assert played.can_undo(1)
    play(played, "0 keep 1")
    assert not played.can_undo(0)
    assert not played.can_undo(1)


def test_D8_a_plan_can_be_taken_back_swap_by_swap() -> None:
    played = match(position(2, [player("N3 E2"), player("E2")], [[[29, 1]]]))
    play(played, "0 keep 29")
    assert not played.can_undo(0)
    before = played.state.view(0)
    play(played, "0 swap nut>energy", "1 swap energy>nut", "0 swap energy>oil", "0 dismantle")
    others = played.state.view(1)
    for _ in range(3):
        played.undo(0)
    assert not played.can_undo(0)
    assert played.state.view(0) == before
    assert played.state.view(1).players[1] == others.players[1]  # type: ignore[attr-defined]
    play(played, "0 dismantle", "1 dismantle")
    assert not played.can_undo(0)
    assert not played.can_undo(1)


def test_D8_a_replan_can_be_taken_back_but_not_what_was_revealed() -> None:
    played = match(position(4, [RICH] * 4, [[[1, 2]], [[43, 44]]], [[45, 51], [49, 52]]))
    play(played, "0 keep 1", "1 keep 43", "0 build 45", "1 build 49", "2 build 49", "3 build 45")
    assert played.state.acting_seats() == [2, 3]
    assert not any(played.can_undo(seat) for seat in range(4))
    play(played, "2 build 52")
    played.undo(2)
    assert GAME.action("build 52") in played.state.legal_actions(2)


def test_D8_tokens_cannot_be_taken_back() -> None:
    played = match(position(2, [RICH, SOME], [[[31, 2, 3, 4]]], [[45, 49, 55]]))
    play(played, "0 keep 31", "0 repair", "0 extend nut", "1 dismantle", "0 token 49")
    assert not played.can_undo(0)


def test_D8_final_swaps_can_be_taken_back_while_another_seat_swaps() -> None:
    played = match(position(2, [player("N3 E1"), player("N2")], [[[1, 2]]]))
    play(played, "0 keep 1", "0 dismantle", "1 dismantle", "0 swap nut>circuit", "0 done")
    played.undo(0)
    played.undo(0)
    assert not played.can_undo(0)


# The journal


def test_T7_the_journal_tells_plans_when_they_are_revealed() -> None:
    journal = Journal()
    players = [player("O2 C3 E1"), player("O2 C3 E2")]
    state = planning([1, 2], players, zones=[[54, 45, 46, 47]], journal=journal)
    told = len(journal.lines)
    act(state, 1, "swap energy>nut", "build 54")
    assert len(journal.lines) == told
    act(state, 0, "build 54")
    assert [(line.message.id, line.message.args["seat"]) for line in journal.lines[told:]] == [
        ("log-build", 0), ("log-swap", 1), ("log-lost-house", 1),
    ]  # fmt: skip
    act(state, 1, "dismantle")
    assert "log-dismantle" in [line.message.id for line in journal.lines[told:]]


def test_T5_the_journal_tells_the_drawer_alone_what_it_keeps() -> None:
    journal = Journal()
    state = start(position(3, [SOME] * 3, [[[1, 2, 3]]]), journal=journal)
    act(state, 0, "keep 1", "give 2")
    secret = {line.message.id: line.only for line in journal.lines if line.only is not None}
    assert secret == {"log-keep": 0, "log-give": 0}
