"""Who knows what, states that a seat cannot tell apart, and what can be taken back (section 9, D7, D8)."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from spark_table import GAME, act, legal, match, start

from cogwright.engine import Match, RandomSource
from cogwright.games.sparks import SparksState

ROW = ["r1", "y2", "b3", "g4", "r5", "y6", "b1"]
FULL = {"1": "toast-buddy", "2": "dish-whirler", "3": "scarecrow"}
OTHER = {"1": "mail-flyer", "2": "crane-kid", "3": "frost-guard"}


def played(seats: int, seed: int, decisions: int, **options: object) -> SparksState:
    """A state after so many random decisions."""
    state = cast(SparksState, GAME.new(seats, seed, options))
    random = Random(seed)
    for _ in range(decisions):
        seat = random.choice(state.acting_seats())
        state.apply(seat, random.choice(state.legal_actions(seat)))
    return state


def guesses(state: SparksState, seat: int, n: int = 20) -> list[SparksState]:
    found = [state.guess(seat, RandomSource(number)) for number in range(n)]
    assert all(guess.view(seat) == state.view(seat) for guess in found)
    return found


def test_I1_everything_on_the_table_is_public() -> None:
    state = played(3, 4, 60, goals=True)
    for viewer in (None, 0):
        view = state.view(viewer)
        assert sum(view.bag) + sum(view.discard) + len(view.row) <= 44
        assert view.robots_left == len(state.robots)
        assert view.assistants_left == len(state.assistants)
        for shown, player in zip(view.players, state.players, strict=True):
            assert shown.hand_count == len(player.hand)
            assert len(shown.loose) == len(player.loose)
            assert shown.score == state.score_sheets()[player.seat].total


def test_I2_the_order_of_decks_is_dealt_anew() -> None:
    state = played(2, 3, 20)
    assert len({tuple(robot.id for robot in guess.robots) for guess in guesses(state, 0)}) == 20
    assert len({tuple(card.id for card in guess.assistants) for guess in guesses(state, 0)}) == 20


def test_I3_hands_drawn_robots_and_packs_are_for_their_seat_alone() -> None:
    state = played(3, 5, 0, draft=True)
    assert [len(player.drawn) for player in state.view(1).players] == [0, 4, 0]
    assert [player.drawn_count for player in state.view(1).players] == [4, 4, 4]
    state = played(3, 5, 9, draft=True)
    assert [len(player.pack) for player in state.view(1).players] == [0, 7, 0]
    state = played(3, 5, 60)
    assert [len(player.hand) > 0 for player in state.view(1).players] == [False, True, False]
    assert all(player.hand == () for player in state.view(None).players)


@pytest.mark.parametrize("decisions", [0, 4, 9, 12, 30])
def test_I3_what_others_hold_is_guessed(decisions: int) -> None:
    state = played(3, 5, decisions, draft=True)
    held = set()
    for guess in guesses(state, 0):
        other = guess.players[1]
        cards = [robot.id if robot else "" for robot in other.drawn] + [card.id for card in other.hand + other.pack]
        held.add(tuple(cards))
        assert len(cards) == len(state.players[1].drawn + state.players[1].hand + state.players[1].pack)
    assert len(held) > 10


def test_I2_the_ghosts_remaining_tiles_are_guessed() -> None:
    state = played(1, 2, 10)
    assert len({tuple(tile.id for tile in guess.ghost_tiles) for guess in guesses(state, 0)}) > 3


def test_I4_a_guess_draws_other_dice() -> None:
    state = start({"hand": ["raccoon-scavenger"], "cogs": 1})
    found = set()
    for guess in guesses(state, 0):
        act(guess, 0, "hire raccoon-scavenger")
        found.add(tuple(guess.players[0].loose))
    assert len(found) > 10


# Taking back (D8)


def play(one: Match, seat: int, *names: str) -> None:
    for name in names:
        one.play(seat, GAME.action(name))


def test_D8_placed_dice_are_taken_back_one_after_the_other() -> None:
    one = match({"loose": ["y1", "b2"], "line": FULL}, {"loose": ["g5"], "line": OTHER})
    play(one, 0, "place y1 u1", "place b2 u2")
    play(one, 1, "place g5 u3")
    one.undo(0)
    one.undo(0)
    state = cast(SparksState, one.state)
    assert state.view(None).players[0].loose == ("y1", "b2")
    assert state.view(None).players[1].placed[2] == "g5"
    assert not one.can_undo(0)


def test_D8_not_after_somebody_has_drawn_or_rolled() -> None:
    one = match({"loose": ["y1"], "line": FULL}, {"hand": ["raccoon-scavenger"], "cogs": 1, "line": OTHER})
    play(one, 0, "place y1 u1")
    assert one.can_undo(0)
    play(one, 1, "hire raccoon-scavenger")
    assert not one.can_undo(0)
    assert not one.can_undo(1)


def test_D8_not_after_cards_were_drawn() -> None:
    one = match({"loose": ["y1"], "line": FULL}, {"hand": ["magpie-recruiter"], "cogs": 1, "line": OTHER})
    play(one, 0, "place y1 u1")
    play(one, 1, "hire magpie-recruiter")
    assert not one.can_undo(0)


def test_D8_done_is_taken_back_until_the_step_has_ended() -> None:
    one = match({"line": {"1": "toast-buddy"}}, {"line": OTHER})
    play(one, 0, "done", "return 1")
    one.undo(0)
    one.undo(0)
    assert legal(cast(SparksState, one.state), 0)[-1] == "done"
    play(one, 0, "done", "stop")
    play(one, 1, "done")
    assert not one.can_undo(0)
    assert not one.can_undo(1)


def test_D8_a_tile_before_the_take_and_a_take_before_the_next_seat() -> None:
    one = match({"line": FULL}, {"line": OTHER}, phase="tile", row=ROW)
    play(one, 0, "tile five")
    one.undo(0)
    play(one, 0, "tile three-anywhere", "take 2")
    assert one.can_undo(0)
    one.undo(0)
    play(one, 0, "take 3")
    play(one, 1, "take 1")
    assert not one.can_undo(0)
    assert not one.can_undo(1)  # the action phase has begun


def test_D8_not_a_take_after_dice_were_drawn_for_it() -> None:
    one = match({"line": FULL}, {"line": OTHER}, phase="tile", row=ROW)
    play(one, 0, "tile three-and-two", "take 1")
    assert not one.can_undo(0)


def test_D8_done_in_turn_until_the_next_seat_has_acted() -> None:
    one = match({"line": FULL}, {"loose": ["g1"], "line": OTHER}, options={"order": "clockwise"})
    play(one, 0, "done")
    assert one.can_undo(0)
    play(one, 1, "sell g1")
    assert not one.can_undo(0)


def test_D8_cards_of_a_refill_until_the_step_has_ended() -> None:
    one = match({"line": {"1": "toast-buddy", "2": "dish-whirler"}}, {"line": {"1": "mail-flyer", "2": "crane-kid"}})
    play(one, 0, "done", "stop")
    play(one, 1, "done", "stop")
    play(one, 0, "card 1")
    assert one.can_undo(0)
    play(one, 1, "card 1")
    assert not one.can_undo(0)


def test_D7_the_result_does_not_depend_on_the_order_without_draws() -> None:
    def position() -> SparksState:
        return start({"loose": ["y4", "b3"], "line": FULL}, {"loose": ["r6", "g1"], "line": OTHER})

    one, other = position(), position()
    act(one, 0, "place y4 u1", "sell b3", "done")
    act(one, 1, "sell g1", "place r6 u1", "done")
    act(other, 1, "sell g1")
    act(other, 0, "place y4 u1")
    act(other, 1, "place r6 u1", "done")
    act(other, 0, "sell b3", "done")
    assert one.view(None) == other.view(None)
