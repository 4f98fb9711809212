"""How fast the environments for learning are: medians of several runs on one core, games played at random;
seconds are those of the processor, so that it does not matter what else the machine does.

    python bench/envs.py [GAME ...]

Build Cogwright before (`make serve`, `make test`), or the rules run interpreted; the first line says which.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time

import numpy as np

import cogwright
from cogwright.engine import COMPILED, Game, games
from cogwright.lab.envs import env, vector_env
from cogwright.lab.envs.observation import Observer

RUNS = 5
SECONDS = 1.0
TABLES = 64


def main() -> None:
    """Measure the games that are named, or all, with all seats."""
    print(
        f"cogwright is {'compiled' if COMPILED else 'interpreted'}; medians of {RUNS} runs of {SECONDS:g} s of the processor"
    )
    print(
        f"{'game':<16}{'seats':>6}{'entries':>9}{'layout s':>10}{'view us':>9}{'row us':>8}{'AEC /s':>9}{'vector /s':>11}"
    )
    for id in sys.argv[1:] or games():
        game = cogwright.game(id)
        seats = game.max_seats
        started = process_time()
        watching = Observer(game, seats, game.check_options(seats, None))
        layout = process_time() - started
        view, row = seeing(game, watching)
        print(
            f"{id:<16}{seats:>6}{watching.size:>9}{layout:>10.2f}{view:>9.1f}{row:>8.1f}"
            f"{median_rate(partial(aec, game)):>9,.0f}{median_rate(partial(vector, game)):>11,.0f}"
        )


def median_rate(steps: Callable[[], Callable[[], int]]) -> float:
    """The median of steps a second; `steps()` makes a function that does some and says how many."""
    rates = []
    for _ in range(RUNS):
        work, n, started = steps(), 0, process_time()
        while process_time() - started < SECONDS:
            n += work()
        rates.append(n / (process_time() - started))
    return median(rates)


def seeing(game: Game, watching: Observer) -> tuple[float, float]:
    """Microseconds for a view, and for a view and its row of numbers, over the positions of a game."""
    views, rows, out = [], [], np.zeros(watching.size, np.float32)
    for seed in range(RUNS):
        state, chance, n, seen, written = game.new(game.max_seats, seed), Random(seed), 0, 0.0, 0.0
        while not state.is_over():
            seat = state.acting_seats()[0]
            started = process_time()
            state.view(seat)
            between = process_time()
            watching.write(state, seat, out)
            seen, written, n = seen + between - started, written + process_time() - between, n + 1
            state.apply(seat, chance.choice(state.legal_actions(seat)))
        views.append(seen / n * 1e6)
        rows.append(written / n * 1e6)
    return median(views), median(rows)


def aec(game: Game) -> Callable[[], int]:
    """One decision after the other through PettingZoo."""
    table, chance = env(game.id, seats=game.max_seats), Random(1)
    table.reset(seed=1)

    def work() -> int:
        observation, _, over, _, _ = table.last()
        if over:
            table.reset(seed=chance.randrange(2**32))
            return 0
        table.step(chance.choice(np.flatnonzero(observation["action_mask"])))
        return 1

    return work


def vector(game: Game) -> Callable[[], int]:
    """One decision in every game, with the choice of an action out of the masks."""
    tables, chance = vector_env(game.id, TABLES, game.max_seats), np.random.default_rng(1)
    masks = tables.reset(seed=1).masks

    def work() -> int:
        tables.step((masks * chance.random(masks.shape, np.float32)).argmax(axis=1))
        return TABLES

    return work


if __name__ == "__main__":
    main()
