"""Who knows what, and states that a seat cannot tell apart (section 9)."""

from __future__ import annotations

from random import Random

import pytest
from droid_table import act, cards_of_decks, legal, new, offers, planning, player, position, seen, start

from cogwright.engine import RandomSource
from cogwright.games.last_droids import LastDroidsState

RICH = player("N3 O3 C3 E3")
SEATS = (1, 2, 3, 4)


def guesses(state: LastDroidsState, seat: int, n: int = 30) -> list[LastDroidsState]:
    source = RandomSource(4)
    found = [state.guess(seat, source) for _ in range(n)]
    assert all(guess.view(seat) == state.view(seat) for guess in found)
    return found


def test_I1_what_is_public() -> None:
    view = seen(new(4, 2))
    assert (view.season, view.turn, view.turns_left, view.step) == (1, 1, 6, "deal")
    assert view.cards_left == (12, 12)
    assert len(view.interseasons) == 2
    assert [len(zone.houses) for zone in view.zones] == [4, 4]
    assert [shown.choosing for shown in view.players].count(True) == 2


@pytest.mark.parametrize("seats", SEATS)
def test_I2_everybody_knows_which_cards_are_in_the_decks(seats: int) -> None:
    """A guess deals the same cards of each deck and season, those put aside included, in another order."""
    state = new(seats, 7)
    assert all(cards_of_decks(guess) == cards_of_decks(state) for guess in guesses(state, 0, 5))
    orders = {tuple(droid.number for droid in guess.decks[0].seasons[2]) for guess in guesses(state, 0)}
    assert len(orders) > 20


def test_I2_cards_put_aside_are_dealt_anew() -> None:
    assert len({guess.decks[1].aside[2][0].number for guess in guesses(new(4, 7), 0)}) > 5


def test_I3_others_drawn_cards_are_dealt_anew() -> None:
    state = new(4, 7, first="0")
    hands = {tuple(droid.number for droid in guess.players[1].drawn) for guess in guesses(state, 0)}
    assert len(hands) > 10
    for guess in guesses(state, 0, 5):
        assert guess.players[0].drawn == state.players[0].drawn
        assert guess.legal_actions(1) == sorted(droid.number for droid in guess.players[1].drawn)


def test_I5_what_another_drawer_has_kept_is_guessed() -> None:
    state = new(4, 7, first="0")
    act(state, 1, legal(state, 1)[0])
    kept = set()
    for guess in guesses(state, 0):
        holder = guess.players[1]
        assert holder.kept in holder.drawn
        assert guess.acting_seats() == [0]
        kept.add(holder.kept.number if holder.kept else 0)
    assert len(kept) > 5


def test_I5_a_guess_in_step_1_leads_to_offers_of_its_own() -> None:
    state = new(3, 7, first="1")
    act(state, 1, legal(state, 1)[0])
    for guess in guesses(state, 0, 5):
        act(guess, 1, legal(guess, 1)[0])
        assert sorted(offers(guess)) == sorted(droid.number for droid in guess.decks[0].seasons[0][:3])


def test_I4_I5_the_turned_up_cards_of_the_automa_stay() -> None:
    state = start(position(1, [player("E1")], [[[2, 38, 3, 4]]], [[49, 50, 51, 56]], priority=1))
    assert all(guess.players[0].drawn == state.players[0].drawn for guess in guesses(state, 0, 5))


def test_I5_a_finished_hidden_plan_becomes_any_complete_plan() -> None:
    state = planning([29, 2], [RICH, RICH], zones=[[45, 49]])
    act(state, 0, "dismantle")
    found = guesses(state, 1)
    assert {guess.players[0].action for guess in found} == {1, 2, 3}
    assert all(guess.acting_seats() == [1] for guess in found)


def test_I5_an_unfinished_hidden_plan_becomes_an_empty_one() -> None:
    state = planning([29, 2], [player("N3 E1"), RICH])
    act(state, 0, "swap nut>oil")
    for guess in guesses(state, 1, 3):
        assert guess.players[0].draft.shed == [3, 0, 0, 1]
        assert guess.acting_seats() == [0, 1]


def test_I5_ones_own_plan_stays() -> None:
    state = planning([29, 2], [player("N3 E1"), RICH])
    act(state, 0, "swap nut>oil")
    for guess in guesses(state, 0, 3):
        assert guess.players[0].draft.shed == [1, 1, 0, 1]
        assert guess.legal_actions(0) == state.legal_actions(0)


def test_I5_revealed_plans_stay_in_a_replan() -> None:
    state = planning([1, 2], [RICH, RICH], zones=[[45, 49, 55]])
    act(state, 0, "build 45")
    act(state, 1, "build 45")
    for guess in guesses(state, 1, 3):
        act(guess, 1, "dismantle")
        assert [house.number for house in guess.players[0].yard.houses] == [45]


def test_I5_hidden_final_swaps_are_replaced() -> None:
    state = planning([94, 2], [player("N3 E1", [36], houses=[49]), player("N2")])
    act(state, 0, "dismantle")
    act(state, 1, "dismantle")
    act(state, 0, "swap nut>circuit", "done", "wild farm")
    found = guesses(state, 1)
    assert {guess.players[0].draft.shed[0] for guess in found} == {3}
    assert len({guess.players[0].draft.wilds[0] for guess in found}) == 5


@pytest.mark.parametrize("seats", SEATS)
def test_I5_guesses_can_be_played_to_their_end(seats: int) -> None:
    choose, source = Random(3), RandomSource(3)
    state = new(seats, 3)
    while not state.is_over():
        for seat in range(seats):
            guess = state.guess(seat, source)
            assert guess.view(seat) == state.view(seat)
            assert guess.acting_seats() == state.acting_seats()
            if choose.random() < 0.1:
                play_at_random(guess, choose)
                assert guess.is_over()
                assert guess.turns_played <= 21
        play_at_random(state, choose, 1)


def play_at_random(state: LastDroidsState, choose: Random, decisions: int = -1) -> None:
    while not state.is_over() and decisions:
        acting = choose.choice(state.acting_seats())
        state.apply(acting, choose.choice(state.legal_actions(acting)))
        decisions -= 1
