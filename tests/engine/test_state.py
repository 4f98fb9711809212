"""The kernel: agendas, single choices, illegal actions, cloning, the order of simultaneous answers."""

from __future__ import annotations

import pytest
from auction import KEEP, SELL, Auction, AuctionState

from cogwright.engine import BadPosition, BadSeats, IllegalAction, Journal, RandomSource, State


def start(seed: int = 7, rounds: int = 3) -> State:
    return Auction().new(2, seed, {"rounds": rounds})


def test_simultaneous_seats_act_together_and_a_seat_that_has_chosen_waits() -> None:
    state = start()
    assert state.acting_seats() == [0, 1]
    state.apply(1, 4)
    assert state.acting_seats() == [0]
    assert state.legal_actions(1) == []


def test_a_single_choice_is_made_by_the_kernel() -> None:
    state = Auction().from_position({"lot": 3})
    state.apply(0, 2)
    decisions = state.decisions
    state.apply(1, 1)  # seat 0 wins a lot of 3: it can only keep it, so the next round begins at once
    assert state.decisions == decisions + 1
    assert state.view(None).points == (3, 0)  # type: ignore[attr-defined]
    assert state.acting_seats() == [0, 1]


def test_a_choice_of_two_waits_for_the_seat() -> None:
    state = Auction().from_position({"lot": 4})
    state.apply(0, 2)
    state.apply(1, 1)
    assert state.acting_seats() == [0]
    assert state.legal_actions(0) == [KEEP, SELL]
    state.apply(0, SELL)
    assert state.view(None).points == (3, 0)  # type: ignore[attr-defined]


def test_illegal_actions_leave_the_state_untouched() -> None:
    state = start()
    before = (state.view(0), state.view(1), state.legal_actions(0), state.decisions)
    for seat, action in ((0, KEEP), (0, -1), (0, 99), (2, 0), (-1, 0)):
        with pytest.raises(IllegalAction):
            state.apply(seat, action)
    assert (state.view(0), state.view(1), state.legal_actions(0), state.decisions) == before
    with pytest.raises(
        IllegalAction, match=r"seat 0 cannot do 'keep' now; allowed are: bid 0, bid 1, bid 2, bid 3, bid 4"
    ):
        state.apply(0, KEEP)
    with pytest.raises(IllegalAction, match="seats of this table are 0 to 1"):
        state.apply(2, 0)
    state.apply(0, 3)
    with pytest.raises(IllegalAction, match="the table waits for seat 1"):
        state.apply(0, 3)
    with pytest.raises(BadSeats, match="seat -1"):
        state.legal_actions(-1)


def test_legal_actions_are_a_fresh_list() -> None:
    state = start()
    state.legal_actions(0).clear()
    assert state.legal_actions(0) == [0, 1, 2, 3, 4]


def test_the_order_of_simultaneous_answers_does_not_matter() -> None:
    first, second = start(), start()
    first.apply(0, 1)
    first.apply(1, 4)
    second.apply(1, 4)
    second.apply(0, 1)
    assert first.view(None) == second.view(None)


def test_clones_are_independent_and_have_no_journal() -> None:
    journal = Journal()
    state = Auction().new(2, 7, {}, journal)
    twin = state.clone()
    assert twin.journal is None
    assert twin.view(0) == state.view(0)
    twin.apply(0, 3)
    twin.apply(1, 2)
    assert state.acting_seats() == [0, 1]
    assert not journal.lines


def test_the_game_is_over_when_every_agenda_is_empty() -> None:
    state = start(rounds=1)
    state.apply(0, 3)
    state.apply(1, 2)
    if not state.is_over():
        state.apply(0, KEEP)
    assert state.is_over()
    assert state.acting_seats() == []
    assert state.returns() == [1.0, -1.0]
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0, 3)


def test_a_pushed_task_comes_before_the_choice_the_seat_was_about_to_make() -> None:
    state = Auction().from_position({"lot": 5})
    assert isinstance(state, AuctionState)
    state.push(0, (1, 0, 0))
    assert state.legal_actions(0) == []
    state.settle()
    assert state.legal_actions(0) == [KEEP, SELL]
    state.apply(0, KEEP)
    assert state.legal_actions(0) == [0, 1, 2, 3, 4]


def test_dropped_tasks_are_not_asked() -> None:
    state = Auction().from_position({"lot": 5})
    state.drop_tasks(1)
    assert state.acting_seats() == [0]


class Insistent(AuctionState):
    def always_asks(self, seat: int, task: tuple[int, int, int]) -> bool:
        return True


def test_a_specification_may_have_single_choices_asked() -> None:
    state = Insistent(Auction(), 2, RandomSource(1))
    state.lot = 2
    state.push(0, (1, 0, 0))
    state.settle()
    assert state.legal_actions(0) == [KEEP]


def test_positions_are_checked() -> None:
    with pytest.raises(BadPosition, match=r"position: lot: must be 1 to 9, not 12"):
        Auction().from_position({"lot": 12})
    with pytest.raises(BadPosition, match=r"position: lott: is unknown"):
        Auction().from_position({"lot": 2, "lott": 1})
