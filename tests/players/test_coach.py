"""The coach: what it thinks of decisions, with no more knowledge than whoever decided."""

from __future__ import annotations

import pytest

from cogwright.engine import RandomSource, State, game, games
from cogwright.players import Budget, bot
from cogwright.players.coach import Coach, Judgement, costliest, tries_for, turning_points

FEW = Budget(iterations=10)


def near_the_end(id: str, left: int = 6) -> tuple[State, list[tuple[int, int]]]:
    """A position of a game between random bots that has so many decisions left, and these decisions."""
    walker = bot("random", 3)
    state = game(id).new(game(id).min_seats, 4)
    made: list[tuple[int, int]] = []
    while not state.is_over():
        seat = state.acting_seats()[0]
        action = walker.choose(state, seat)
        made.append((seat, action))
        state.apply(seat, action)
    again = game(id).new(game(id).min_seats, 4)
    for seat, action in made[:-left]:
        again.apply(seat, action)
    return again, made[-left:]


@pytest.mark.parametrize("id", games())
def test_every_decision_is_judged_with_what_all_may_expect(id: str) -> None:
    state, decisions = near_the_end(id)
    players = state.seats + state.automas
    judged = list(Coach(FEW).judge_all(state, decisions))
    assert [number for number, _ in judged] == [1, 2, 3, 4, 5, 6]
    assert state.is_over()
    for number, judgement in judged:
        if judgement is None:
            continue
        assert (judgement.number, judgement.seat, judgement.played.action) == (number, *decisions[number - 1])
        assert len(judgement.played.totals) == players
        assert judgement.played.points == pytest.approx(judgement.played.totals[judgement.seat])
        assert len(judgement.played.results) == state.seats
        assert judgement.played.results[judgement.seat] == judgement.played.value
        assert all(-1 <= result <= 1 for result in judgement.played.results)
        assert judgement.loss >= 0
        if judgement.loss == 0:
            assert judgement.best.action == judgement.played.action
        else:
            assert judgement.loss == pytest.approx(judgement.best.lead - judgement.played.lead)


def test_what_was_played_is_judged_by_as_many_tries_as_what_would_have_been_better() -> None:
    state, decisions = near_the_end("mech-a-dream", 12)
    for _, judgement in Coach(FEW).judge_all(state, decisions):
        if judgement is not None and judgement.loss > 0:
            assert judgement.played.visits == judgement.best.visits


def test_it_judges_the_same_again_and_wherever_it_begins() -> None:
    whole = [judgement for _, judgement in Coach(FEW).judge_all(*near_the_end("mech-a-dream"))]
    rest = [judgement for _, judgement in Coach(FEW).judge_all(*near_the_end("mech-a-dream"), skip=4)]
    assert [told(judgement) for judgement in whole[4:]] == [told(judgement) for judgement in rest]


def told(judgement: Judgement | None) -> object:
    """What the coach says, apart from how long it took."""
    return judgement and (judgement.number, judgement.loss, judgement.best.action, judgement.played.totals)


def test_it_knows_no_more_than_the_seat() -> None:
    """At night of the first day the piles and the others' choices are hidden: drawn anew, they change no judgement."""
    state = game("mech-a-dream").new(2, 5)
    seat = state.acting_seats()[0]
    action = state.legal_actions(seat)[-1]
    other = state.guess(seat, RandomSource(99))
    judgements = [Coach(FEW).judge(one, seat, action, 1) for one in (state, other)]
    assert told(judgements[0]) == told(judgements[1])


def test_the_costliest_decisions_are_the_turning_points() -> None:
    losses = [0.0, 0.9, 3.0, 1.0, 7.0, 2.0, 1.5, 1.2, 4.0, 2.5, 6.0, 1.1]
    assert costliest(losses) == [2, 4, 5, 6, 7, 8, 9, 10]
    assert costliest([0.0, 0.5]) == []
    assert turning_points([]) == []


def test_very_long_games_are_bounded() -> None:
    assert tries_for(100) == 120
    assert tries_for(1000) == 20
    assert tries_for(10**6) == 8
    assert tries_for(10**6, 3) == 3
