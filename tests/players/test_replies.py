"""What the others do in the tries of a search: looked up once in each guess, as long as they have the same choices."""

from __future__ import annotations

import pytest
from hands import RIGHT, Hands, HandsState

from cogwright.engine import RandomSource, game, games
from cogwright.players.outlook import reply
from cogwright.players.search.contest import Contest
from cogwright.players.search.replies import Replies
from cogwright.players.search.tree import Node, Spread


class Counted(HandsState):
    """Counts how often it is judged."""

    judged = 0

    def clone(self) -> Counted:
        twin = super().clone()
        twin.__class__ = Counted
        return twin  # type: ignore[return-value] # it is one now

    def evaluate(self, seat: int) -> float:
        Counted.judged += 1
        return super().evaluate(seat)


def counted() -> Counted:
    """A game of hands with the coin always in the right one, in which nothing has been judged."""
    state = Hands().new(2, 1)
    state.__class__ = Counted
    assert isinstance(state, Counted)
    state.coins = [RIGHT] * len(state.coins)
    Counted.judged = 0
    return state


def test_it_is_looked_up_once_in_a_guess() -> None:
    state, replies = counted(), Replies(2)
    replies.begin(0)
    assert replies.of(state, 1) == RIGHT
    first = Counted.judged
    assert first > 0
    replies.begin(0)
    assert replies.of(state, 1) == RIGHT
    assert Counted.judged == first
    replies.begin(1)
    assert replies.of(state, 1) == RIGHT
    assert Counted.judged == 2 * first


def test_each_decision_of_each_seat_is_remembered_by_itself() -> None:
    state, replies = counted(), Replies(2)
    for _ in range(2):
        position = state.clone()
        replies.begin(0)
        made = []
        while not position.is_over():
            for seat in position.acting_seats():
                made.append(replies.of(position, seat))
                position.apply(seat, made[-1])
        assert made == [RIGHT] * 6


def test_who_has_other_choices_looks_again() -> None:
    state, replies = game("sparks").new(2, 3), Replies(2)
    known: list[int] = []
    others = 0
    for _ in range(40):
        seat = state.acting_seats()[-1]
        if seat == 1 and state.legal_actions(1) != known:
            others += 1
            known = state.legal_actions(1)
            replies.begin(0)
            assert replies.of(state, 1) == reply(state, 1)
        state.apply(seat, reply(state, seat))
    assert others > 10


@pytest.mark.parametrize("id", games())
def test_in_the_first_try_of_a_guess_all_do_what_looks_best(id: str) -> None:
    state = game(id).new(game(id).max_seats, 3)
    position = state.guess(0, RandomSource(1))
    replies = Replies(position.seats)
    replies.begin(0)
    for _ in range(12):
        seat = position.acting_seats()[-1]
        expected = reply(position, seat)
        assert replies.of(position, seat) == expected
        position.apply(seat, expected)


def test_every_choice_is_now_and_then_the_first_of_its_guess() -> None:
    """The others answer to the first; none of the choices should always be that one."""
    root, spread = Node(), Spread()
    for action in range(3):
        root.add_look(root.index(action), 0.0)
    contest = Contest(root, [0, 1, 2])
    order = []
    for _ in range(9):
        choice = contest.next(0.0, spread)
        order.append(choice)
        root.add(choice, 0.0, 0.0, 0.0)
    assert order == [0, 1, 2, 1, 2, 0, 2, 0, 1]
