"""What result is expected of rough totals, and how much luck is still to come."""

from __future__ import annotations

from itertools import pairwise
from math import inf

import pytest

from cogwright.engine import RandomSource, State, game, games
from cogwright.players import Budget, Search, bot
from cogwright.players.search.forecast import expected_result
from cogwright.players.search.growth import Growth


def test_a_lead_counts_by_how_much_luck_is_still_to_come() -> None:
    state = game("mech-a-dream").new(2, 1)
    assert expected_result(state, 0, [50.0, 50.0], 10.0) == 0
    assert expected_result(state, 0, [60.0, 50.0], 10.0) == pytest.approx(0.683, abs=0.001)  # within one deviation
    assert expected_result(state, 1, [60.0, 50.0], 10.0) == pytest.approx(-0.683, abs=0.001)
    assert expected_result(state, 0, [60.0, 50.0], 100.0) < 0.1
    assert expected_result(state, 0, [60.0, 50.0], inf) == 0
    assert [expected_result(state, 0, [60.0, other], 0.0) for other in (59.0, 60.0, 61.0)] == [1, 0, -1]


def test_each_rival_counts_as_much_as_a_place() -> None:
    state = game("mech-a-dream").new(3, 1)
    assert expected_result(state, 1, [80.0, 60.0, 40.0], 1.0) == pytest.approx(0)
    assert expected_result(state, 0, [80.0, 60.0, 40.0], 1.0) == pytest.approx(1)


def test_a_team_is_one_rival() -> None:
    state = game("last-droids").new(4, 1)
    assert expected_result(state, 2, [50.0, 50.0, 55.0, 55.0], 5.0) == pytest.approx(0.683, abs=0.001)


@pytest.mark.parametrize(
    ("id", "total", "result"), [("sparks", 30, -1), ("sparks", 90, 1), ("the-game-makers", 2000, 1)]
)
def test_alone_the_total_tells(id: str, total: float, result: float) -> None:
    state = game(id).new(1, 1)
    assert expected_result(state, 0, [total], 2.0) == pytest.approx(result)
    assert -1 < expected_result(state, 0, [total], inf) < 1


def test_alone_luck_may_win_or_lose_a_game() -> None:
    state = game("sparks").new(1, 1)
    values = [expected_result(state, 0, [float(total)], 8.0) for total in range(30, 90, 5)]
    assert values == sorted(values)
    assert values[0] == -1
    assert values[-1] == 1
    assert any(-0.9 < value < 0.9 for value in values)


@pytest.mark.parametrize("id", games())
def test_games_tell_how_far_they_are(id: str) -> None:
    for seats in range(game(id).min_seats, game(id).max_seats + 1):
        state, chance = game(id).new(seats, 6), RandomSource(seats)
        assert state.progress() < 0.1
        seen = [state.progress()]
        while not state.is_over():
            seat = state.acting_seats()[0]
            assert state.guess(seat, chance).progress() == state.progress(), "it must not depend on what is hidden"
            legal = state.legal_actions(seat)
            state.apply(seat, legal[chance.below(len(legal))])
            seen.append(state.progress())
        assert all(0 <= progress < 1 for progress in seen[:-1])
        assert seen[-1] == 1
        assert all(later >= earlier - 0.1 for earlier, later in pairwise(seen))


def test_early_in_a_game_little_is_certain() -> None:
    """The tries end long before the game does, and what they do not see is luck, too."""
    early, late = walked(4), walked(60)
    assert early.deviation() > 2 * early.spread.deviation
    assert late.deviation() < early.deviation()
    thought = Search(Budget(iterations=40), 1).think(early.state, early.seat)
    assert all(abs(candidate.value) < 0.6 for candidate in thought.candidates)


def walked(decisions: int) -> Growth:
    state: State = game("last-droids").new(2, 5)
    walker = bot("greedy", 5)
    for _ in range(decisions):
        seat = state.acting_seats()[0]
        state.apply(seat, walker.choose(state, seat))
    growth = Growth(state, state.acting_seats()[0], 1)
    for n in range(40):
        growth.grow(n / 40)
    return growth
