"""How fast a game runs: decisions a second driven from Python, playouts inside compiled code, and copying a state."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Final

from cogwright.engine import COMPILED, Game, RandomSource, State
from cogwright.players import playout

RUNS: Final = 5
SECONDS_A_RUN: Final = 0.3
CLONES: Final = 2000
DECISIONS_BEFORE_CLONING: Final = 40


@dataclass(frozen=True)
class Speed:
    """Medians of several runs on one core, for a game with so many seats and without options."""

    game: str
    seats: int
    compiled: bool
    driven: float
    """Decisions a second in random play, each asked for and applied from Python."""
    playout: float
    """Decisions a second in playouts (`cogwright.players.playout`)."""
    clone: float
    """Microseconds to clone a state in the middle of a game."""


def measure(game: Game, progress: Callable[[int], None] = lambda runs: None) -> Speed:
    """Measure the game with all its seats; `progress` hears of each of the `3 * RUNS` runs."""
    driven: list[float] = []
    played: list[float] = []
    cloned: list[float] = []
    for run in range(RUNS):
        driven.append(_rate(game, run, _drive))
        progress(1)
        played.append(_rate(game, run, _play_out))
        progress(1)
        cloned.append(_clone_time(_in_the_middle(game, run)))
        progress(1)
    return Speed(
        game=game.id,
        seats=game.max_seats,
        compiled=COMPILED,
        driven=round(median(driven)),
        playout=round(median(played)),
        clone=round(median(cloned), 2),
    )


def _rate(game: Game, run: int, play: Callable[[State, int], int]) -> float:
    """Decisions a second while game after game is played to its end."""
    decisions, n, started = 0, 0, perf_counter()
    while True:
        seed = (run << 32) + n
        decisions += play(game.new(game.max_seats, seed), seed)
        n += 1
        seconds = perf_counter() - started
        if seconds > SECONDS_A_RUN:
            return decisions / seconds


def _drive(state: State, seed: int) -> int:
    """Play at random through the public contract, as a program in Python would."""
    chance = random.Random(seed).random
    while not state.is_over():
        for seat in state.acting_seats():
            actions = state.legal_actions(seat)
            if actions:
                state.apply(seat, actions[int(chance() * len(actions))])
    return state.decisions


def _play_out(state: State, seed: int) -> int:
    return playout(state, RandomSource(seed))


def _in_the_middle(game: Game, seed: int) -> State:
    """A state some decisions after the start."""
    state = game.new(game.max_seats, seed)
    source = RandomSource(seed)
    while state.decisions < DECISIONS_BEFORE_CLONING and not state.is_over():
        seat = state.acting_seats()[0]
        actions = state.legal_actions(seat)
        state.apply(seat, actions[source.below(len(actions))])
    return state


def _clone_time(state: State) -> float:
    """Microseconds a clone takes."""
    started = perf_counter()
    for _ in range(CLONES):
        state.clone()
    return (perf_counter() - started) / CLONES * 1e6
