"""How fast a game runs: decisions a second driven from Python, playouts inside compiled code, and copying a state."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

from cogwright.engine import COMPILED, Game, QuickSource, State
from cogwright.players import playout

RUNS: Final = 5
SECONDS_A_RUN: Final = 0.3
COPIES: Final = 50
"""How often each position of a game is copied."""


@dataclass(frozen=True)
class Speed:
    """Medians of several runs on one core in seconds of its own time, for a game with so many seats and without options."""

    game: str
    seats: int
    compiled: bool
    driven: float
    """Decisions a second in random play, each asked for and applied from Python; starting the games is counted too."""
    playout: float
    """Decisions a second in playouts (`cogwright.players.playout`), each from a copy of a game's first position, as in search."""
    clone: float
    """Microseconds to clone a state, on average over all positions of a game."""


def measure(game: Game, progress: Callable[[int], None] = lambda runs: None) -> Speed:
    """Measure the game with all its seats; `progress` hears of each of the `3 * RUNS` runs."""
    driven: list[float] = []
    played: list[float] = []
    cloned: list[float] = []
    for run in range(RUNS):
        driven.append(driven_rate(game, run))
        progress(1)
        played.append(_playout_rate(game, run))
        progress(1)
        cloned.append(_clone_time(game, run))
        progress(1)
    return Speed(
        game=game.id,
        seats=game.max_seats,
        compiled=COMPILED,
        driven=round(median(driven)),
        playout=round(median(played)),
        clone=round(median(cloned), 2),
    )


def driven_rate(game: Game, run: int) -> float:
    """Decisions a second while game after game is driven from Python."""
    return rate(lambda n: drive(game.new(game.max_seats, (run << 32) + n), n))


def drive(state: State, seed: int) -> int:
    """Play at random through the public contract, as a program in Python would, and return how many decisions that took."""
    chance = random.Random(seed).random
    while not state.is_over():
        for seat in state.acting_seats():
            actions = state.legal_actions(seat)
            if actions:
                state.apply(seat, actions[int(chance() * len(actions))])
    return state.decisions


def rate(play: Callable[[int], int]) -> float:
    """Decisions a second while `play` is called with 0, 1, 2 and so on; it returns how many decisions it made."""
    decisions, n, started = 0, 0, process_time()
    while True:
        decisions += play(n)
        n += 1
        seconds = process_time() - started
        if seconds > SECONDS_A_RUN:
            return decisions / seconds


def _playout_rate(game: Game, run: int) -> float:
    first = game.new(game.max_seats, run)
    return rate(lambda n: playout(first.clone(), QuickSource(n)))


def _clone_time(game: Game, run: int) -> float:
    """Microseconds a clone takes, on average over the positions of a game."""
    state = game.new(game.max_seats, run)
    chance = random.Random(run)
    seconds, copies = 0.0, 0
    while not state.is_over():
        started = process_time()
        for _ in range(COPIES):
            state.clone()
        seconds += process_time() - started
        copies += COPIES
        seat = state.acting_seats()[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    return seconds / copies * 1e6
