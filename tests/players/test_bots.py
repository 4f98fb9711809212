"""The bots: they follow the contract, repeat themselves from the same seed, and never see what their seat may not see."""

from __future__ import annotations

import shlex
import sys

import pytest
from hands import LEFT, RIGHT, SAFE, Hands

from cogwright.engine import BadSeats, IllegalAction, RandomSource, game
from cogwright.players import GreedyBot, UnknownBot, bot, bot_names, is_bot, playout


def test_bots_are_made_by_name() -> None:
    assert bot_names() == ["random", "greedy", "search:250ms", "search:1s"]
    assert all(is_bot(name) for name in (*bot_names(), "search", "search:2000", "search:0.5s:processes=2"))
    for name in (
        "deep",
        "",
        "search:",
        "search:0",
        "search:0ms",
        "search:601s",
        "search:fast",
        "search:1s:processes=0",
    ):
        assert not is_bot(name)
        with pytest.raises(UnknownBot, match=f"'{name}' is unknown; allowed are random, greedy, search, search:TIME"):
            bot(name, 0)


@pytest.mark.parametrize("name", ["random", "greedy", "search:2"])
def test_the_same_seed_plays_the_same_game_and_leaves_the_state_alone(name: str) -> None:
    def play() -> list[int]:
        state = game("mech-a-dream").new(3, 4, {"smart-robots": True, "specialists": True})
        bots = [bot(name, seat) for seat in range(3)]
        chosen: list[int] = []
        while not state.is_over():
            seat = state.acting_seats()[0]
            before, decisions = state.view(seat), state.decisions
            action = bots[seat].choose(state, seat)
            assert (state.view(seat), state.decisions) == (before, decisions)
            assert action in state.legal_actions(seat)
            state.apply(seat, action)
            chosen.append(action)
        return chosen

    assert play() == play()


@pytest.mark.parametrize("name", ["random", "greedy", "search:6", f"exec:{shlex.quote(sys.executable)} -c pass"])
def test_a_bot_is_not_asked_for_a_seat_that_has_nothing_to_decide(name: str) -> None:
    state = game("mech-a-dream").new(2, 1)
    acting, *others = state.acting_seats()
    assert not others
    asked = bot(name, 1, programs=True)
    with pytest.raises(
        IllegalAction, match=f"seat {1 - acting} has nothing to decide: the table waits for seat {acting}"
    ):
        asked.choose(state, 1 - acting)
    with pytest.raises(BadSeats, match="0 to 1"):
        asked.choose(state, 2)
    state.play_at_random(RandomSource(1))
    with pytest.raises(IllegalAction, match="seat 0 has nothing to decide: the game is over"):
        asked.choose(state, 0)
    assert asked.complaints() == []


def test_random_takes_every_legal_action_about_equally_often() -> None:
    state = Hands().new(1, 0)
    chooser = bot("random", 1)
    counts = [0, 0, 0]
    for _ in range(600):
        counts[chooser.choose(state, 0)] += 1
    assert min(counts) > 150


def test_greedy_takes_the_action_with_the_best_prospect() -> None:
    """In every single guess one hand is worth 1 point, the other nothing, and safe a third."""
    state = Hands().new(2, 0)
    prospects = GreedyBot(3).prospects(state, 0)
    assert sorted(p.action for p in prospects) == [LEFT, RIGHT, SAFE]
    assert [p.lead for p in prospects] == sorted((p.lead for p in prospects), reverse=True)
    safe = next(p for p in prospects if p.action == SAFE)
    assert safe.points == pytest.approx(1 / 3)
    assert sum(p.points for p in prospects if p.action != SAFE) == pytest.approx(1)


def test_greedy_does_not_see_what_is_hidden() -> None:
    """Somebody who saw the coin would take the right hand every time."""
    right = 0
    for seed in range(200):
        state = Hands().new(1, seed)
        choice = GreedyBot(seed + 1000).choose(state, 0)
        state.apply(0, choice)
        right += state.evaluate(0) == 1
    assert 40 < right < 140


def test_greedy_chooses_the_same_in_positions_it_cannot_tell_apart() -> None:
    state = game("mech-a-dream").new(2, 8, {"specialists": True})
    walker = bot("greedy", 5)
    for step in range(60):
        seat = state.acting_seats()[0]
        other = state.guess(seat, RandomSource(step))
        assert GreedyBot(step).choose(state, seat) == GreedyBot(step).choose(other, seat)
        state.apply(seat, walker.choose(state, seat))


def test_a_playout_ends_the_game_and_counts_its_decisions() -> None:
    first, second = (game("mech-a-dream").new(4, 2) for _ in range(2))
    assert playout(first, RandomSource(1)) == first.decisions > 100
    assert first.is_over()
    playout(second, RandomSource(1))
    assert first.score_sheets() == second.score_sheets()
