"""The search: fair, seeded, within its budget, and at home in every game with every number of seats."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from textwrap import dedent
from typing import Any

import pytest
from hands import LEFT, RIGHT, SAFE, Hands, HandsState

from cogwright.engine import IllegalAction, Journal, OptionValue, RandomSource, State, Task, game, games
from cogwright.players import bot, playout
from cogwright.players.search import BadBudget, Budget, Search, SearchBot, Thought

FEW = Budget(iterations=24)


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    every = [(id, game(id)) for id in games()]
    return [(id, seats) for id, rules in every for seats in range(rules.min_seats, rules.max_seats + 1)]


def is_short(id: str) -> bool:
    """Whether a game of two is over soon; whole long games are left to `bench/search.py`."""
    state = game(id).new(2, 1)
    state.play_at_random(RandomSource(1))
    return state.decisions < 250


def searched() -> list[tuple[str, int]]:
    """The tables at which searches are tried: every game, long ones with one and two seats."""
    return [(id, seats) for id, seats in tables() if seats <= 2 or is_short(id)]


def walk(id: str, seats: int, decisions: int, options: dict[str, OptionValue] | None = None) -> State:
    """A position some way into a game of greedy bots."""
    state = game(id).new(seats, 11, options)
    players = [bot("greedy", seat) for seat in range(seats)]
    while state.decisions < decisions and not state.is_over():
        seat = state.acting_seats()[0]
        state.apply(seat, players[seat].choose(state, seat))
    return state


def known(thought: Thought) -> tuple[object, ...]:
    """Everything in a thought but the time it took."""
    return thought.seat, thought.candidates, thought.iterations, thought.done


# Budgets


def test_a_budget_is_read_as_it_is_written() -> None:
    assert Budget.read("1s") == Budget(seconds=1.0)
    assert Budget.read("250ms") == Budget(seconds=0.25)
    assert Budget.read("1.5s:processes=2") == Budget(seconds=1.5, processes=2)
    assert Budget.read("2000") == Budget(iterations=2000)


@pytest.mark.parametrize(
    "text",
    ["", "0", "0s", "-1", "1m", "1 s", "s", "601s", "1e3", "²s", "10000001", "5:", "5:processes=0", "5:threads=2"],
)
def test_a_budget_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadBudget, match="allowed is a time like 1s or 250ms") as refused:
        Budget.read(text)
    assert repr(text) in str(refused.value)
    assert "(1 to 10000000); behind either, :processes=N (1 to 64) may follow" in str(refused.value)


@pytest.mark.parametrize(
    "numbers",
    [
        {},
        {"iterations": 0},
        {"iterations": -5},
        {"iterations": 10_000_001},
        {"iterations": 1.5},
        {"iterations": True},
        {"iterations": 10**5000},
        {"seconds": 0},
        {"seconds": -1.0},
        {"seconds": 601},
        {"seconds": float("nan")},
        {"seconds": "1s"},
        {"seconds": True},
        {"seconds": 1.0, "iterations": 5},
        {"iterations": 5, "processes": 0},
        {"seconds": 1.0, "processes": 65},
    ],
)
def test_a_budget_that_no_search_could_keep_to_is_refused(numbers: dict[str, Any]) -> None:
    with pytest.raises(BadBudget, match=r"allowed are either seconds \(0.001 to 600\) or iterations \(1 to 10000000\)"):
        Budget(**numbers)


def test_iterations_are_not_exceeded() -> None:
    state = walk("mech-a-dream", 2, 30)
    thought = Search(FEW, 1).think(state, state.acting_seats()[0])
    assert thought.done
    assert thought.iterations == 24
    assert sum(candidate.visits for candidate in thought.candidates) == thought.iterations


def wide() -> tuple[State, int]:
    """A position in which there is much to choose from, and who chooses."""
    state = walk("last-droids", 2, 30)
    player = bot("greedy", 1)
    while True:
        seat = state.acting_seats()[0]
        if len(state.legal_actions(seat)) > 8:
            return state, seat
        state.apply(seat, player.choose(state, seat))


def test_what_looks_best_is_tried_and_the_better_half_goes_on() -> None:
    """Eight choices are tried; those left at the end have been tried equally often, and most of all."""
    thought = Search(Budget(iterations=96), 1).think(*wide())
    visits = [candidate.visits for candidate in thought.candidates]
    assert visits == [28, 28, 12, 12, 4, 4, 4, 4, *[0] * (len(visits) - 8)]


def test_few_tries_go_to_different_choices() -> None:
    thought = Search(Budget(iterations=5), 1).think(*wide())
    tried = [candidate for candidate in thought.candidates if candidate.visits]
    assert [candidate.visits for candidate in tried] == [1] * 5
    assert thought.candidates[:5] == tuple(tried)


class Clock:
    """A clock that goes on by a tenth of a second whenever it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> float:
        self.asked += 1
        return self.asked * 0.1


def test_seconds_are_respected_by_the_clock() -> None:
    """However long a try takes, none is begun after the time is up."""
    clock = Clock()
    state = walk("last-droids", 2, 20)
    thought = Search(Budget(seconds=3.0), 1, clock).think(state, state.acting_seats()[0])
    assert thought.done
    assert 28 <= thought.iterations <= 30
    assert 3.0 <= thought.seconds <= 3.2


def test_it_does_not_think_when_there_is_nothing_to_choose() -> None:
    state = Hands().new(1, 0)
    state._agendas[0].legal = [SAFE]  # as in games that always ask
    thought = Search(Budget(seconds=600), 1).think(state, 0)
    assert (thought.best.action, thought.iterations, thought.done) == (SAFE, 0, True)


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    state = walk("mech-a-dream", 3, 20)
    waiting = next(seat for seat in range(3) if seat not in state.acting_seats())
    with pytest.raises(IllegalAction, match=f"seat {waiting} has nothing to decide: the table waits for seat "):
        Search(FEW, 1).think(state, waiting)


class GlitterState(HandsState):
    """The left hand seems to be worth two points until the game is over and nothing is left of them; the right one is worth one."""

    glitter = 0

    def choose(self, seat: int, task: Task, action: int) -> None:
        if action == LEFT:
            self.glitter += 2
        elif action == RIGHT:
            self.found[seat] += 3

    def clone(self) -> GlitterState:
        twin = GlitterState(self.game, self.seats, self.random)
        self.copy_kernel(twin)
        twin.found, twin.glitter = self.found.copy(), self.glitter
        return twin

    def guess(self, seat: int, random: RandomSource) -> GlitterState:
        return self.clone()

    def evaluate(self, seat: int) -> float:
        return self.found[seat] / 3 + (0 if self.is_over() else self.glitter)


class Glitter(Hands):
    def set_up(
        self, seats: int, random: RandomSource, options: dict[str, OptionValue], journal: Journal | None
    ) -> HandsState:
        state = GlitterState(self, seats, random)
        for n in reversed(range(self.rounds)):
            state.push_table((0, n, 0))
        return state


@pytest.mark.parametrize(("lambda_", "chosen"), [(0.0, LEFT), (1.0, RIGHT)])
def test_a_game_tells_whether_its_evaluation_or_the_end_is_to_be_trusted(lambda_: float, chosen: int) -> None:
    class Judged(Glitter):
        rounds = 12
        search_lambda = lambda_

    state = Judged().new(1, 0)
    assert Search(Budget(iterations=200), 1).think(state, 0).best.action == chosen


# Chance, and what is hidden


@pytest.mark.parametrize("id", games())
def test_the_same_seed_thinks_the_same(id: str) -> None:
    state = walk(id, game(id).min_seats, 15)
    seat = state.acting_seats()[0]
    before = state.view(seat)
    assert known(Search(FEW, 5).think(state, seat)) == known(Search(FEW, 5).think(state, seat))
    assert state.view(seat) == before


@pytest.mark.parametrize(("id", "seats"), searched())
def test_it_thinks_the_same_about_positions_it_cannot_tell_apart(id: str, seats: int) -> None:
    state = game(id).new(seats, 8)
    walker = bot("greedy", 5)
    few = Budget(iterations=3)
    for step in range(24):
        seat = state.acting_seats()[step % len(state.acting_seats())]
        if step % 12 == 5:
            other = state.guess(seat, RandomSource(step))
            assert known(Search(few, step).think(state, seat)) == known(Search(few, step).think(other, seat))
        state.apply(seat, walker.choose(state, seat))


# Every game


@pytest.mark.parametrize(("id", "seats"), searched())
def test_every_game_with_every_number_of_seats(id: str, seats: int) -> None:
    """Positions all over the game: every action is judged, by numbers that can be, in words and with a line that is legal."""
    state = game(id).new(seats, 3)
    chance = RandomSource(2)
    search = Search(Budget(iterations=4), 4)
    while not state.is_over():
        for seat in state.acting_seats():
            legal = state.legal_actions(seat)
            if legal and chance.below(20 * seats) == 0:
                check(state, seat, search.think(state, seat))
            if legal:
                state.apply(seat, legal[chance.below(len(legal))])


def check(state: State, seat: int, thought: Thought) -> None:
    legal = state.legal_actions(seat)
    assert sorted(candidate.action for candidate in thought.candidates) == legal
    visits = [candidate.visits for candidate in thought.candidates]
    assert 2 * visits[0] >= max(visits)
    assert sum(candidate.share for candidate in thought.candidates) == pytest.approx(min(thought.iterations, 1))
    for candidate in thought.candidates:
        assert -1 <= candidate.value <= 1
        assert candidate.choice == state.describe(seat, candidate.action)
        first = candidate.line[0]
        assert (first.seat, first.action, first.choice) == (seat, candidate.action, candidate.choice)
        for move in candidate.line:
            assert state.game.action_name(move.action) == move.choice.action


@pytest.mark.parametrize("options", [{"automa": "calm"}, {"automa": "builder"}])
def test_solo_games_are_played_to_the_end(options: dict[str, OptionValue]) -> None:
    state = game("last-droids").new(1, 4, options)
    player = bot("search:8", 1)
    while not state.is_over():
        state.apply(0, player.choose(state, 0))
    assert state.score_sheets()[0].total >= 30


def test_it_does_not_see_what_is_hidden() -> None:
    """Somebody who saw the coin would take the right hand every time."""
    right = 0
    for seed in range(100):
        state = Hands().new(1, seed)
        state.apply(0, bot("search:8", seed + 1000).choose(state, 0))
        right += state.evaluate(0) == 1
    assert 20 < right < 70


# Strength


@pytest.mark.parametrize("id", [id for id in games() if is_short(id)])
def test_a_few_tries_beat_random(id: str) -> None:
    state = game(id).new(2, 1)
    players = [bot("search:6", 1), bot("random", 1)]
    while not state.is_over():
        for seat in state.acting_seats():
            if state.legal_actions(seat):
                state.apply(seat, players[seat].choose(state, seat))
    assert state.won(0)


# Watching, interrupting, sharing the work


def test_thoughts_can_be_watched_and_given_up() -> None:
    state = walk("mech-a-dream", 2, 20)
    seat = state.acting_seats()[0]
    tries: list[int] = []
    for thought in Search(Budget(iterations=200), 1).thoughts(state, seat):
        tries.append(thought.iterations)
        if len(tries) == 3:
            break
    assert tries == sorted(tries)
    assert tries[-1] < 200
    *_, last = Search(FEW, 1).thoughts(state, seat)
    assert known(last) == known(Search(FEW, 1).think(state, seat))


def test_thinking_can_be_interrupted() -> None:
    state = walk("mech-a-dream", 2, 20)
    heard: list[Thought] = []

    def go_on(thought: Thought) -> bool:
        heard.append(thought)
        return len(heard) < 2

    thought = Search(Budget(iterations=200), 1).think(state, state.acting_seats()[0], go_on)
    assert not thought.done
    assert thought.iterations == heard[1].iterations < 200
    assert thought.best.action in state.legal_actions(thought.seat)


def test_several_processes_add_up_what_they_learn() -> None:
    state = walk("mech-a-dream", 2, 20)
    seat = state.acting_seats()[0]
    budget = Budget(iterations=20, processes=2)
    thought = Search(budget, 1).think(state, seat)
    assert thought.iterations == sum(candidate.visits for candidate in thought.candidates) == 40
    assert known(thought) == known(Search(budget, 1).think(state, seat))


def test_giving_up_ends_the_other_processes() -> None:
    state = walk("mech-a-dream", 2, 20)
    seat = state.acting_seats()[0]
    for thought in Search(Budget(seconds=2, processes=2), 1).thoughts(state, seat):
        assert not thought.done
        break
    assert not Search(Budget(seconds=2, processes=2), 1).think(state, seat, lambda thought: False).done
    end = time.monotonic() + 10
    while active_children() and time.monotonic() < end:  # they have been told to end; that takes them a moment
        time.sleep(0.05)
    assert not active_children()


@pytest.mark.skipif(
    not os.path.isdir("/proc"), reason="no /proc on this machine, where the children of a process stand"
)
def test_the_other_processes_end_with_the_one_that_thinks_even_if_it_is_killed() -> None:
    program = """
        from cogwright.engine import game
        from cogwright.players.search import Budget, Search

        state = game("mech-a-dream").new(2, 1)
        Search(Budget(seconds=60, processes=3), 1).think(state, state.acting_seats()[0])
    """
    thinking = subprocess.Popen([sys.executable, "-c", dedent(program)])
    try:
        end = time.monotonic() + 20
        while len(children(thinking.pid)) < 2:
            assert time.monotonic() < end
            time.sleep(0.05)
        others = children(thinking.pid)
    finally:
        thinking.kill()
        thinking.wait()
    end = time.monotonic() + 10
    try:
        while left := [pid for pid in others if runs(pid)]:
            assert time.monotonic() < end, f"{left} still think"
            time.sleep(0.05)
    finally:
        for pid in left:
            os.kill(pid, signal.SIGKILL)


def children(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as listed:
        return [int(number) for number in listed.read().split()]


def runs(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as status:
            return status.read().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


def test_the_bot_takes_the_best_candidate() -> None:
    state = walk("mech-a-dream", 2, 20)
    seat = state.acting_seats()[0]
    assert SearchBot(9, FEW).choose(state, seat) == Search(FEW, 9).think(state, seat).best.action
    assert playout(state.clone(), RandomSource(1)) > 0
