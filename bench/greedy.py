"""How often the greedy bot beats the random one, with every combination of the flags of a game, and how it plays against itself.

    python bench/greedy.py [--game mech-a-dream] [--games 1000] [--jobs 2] [--seed 1]

For every number of seats greedy meets random bots, seats rotating; then it fills all seats itself. A table a number of seats is
printed: share of wins with the 95 % interval (Wilson), mean and lowest score of greedy, and the mean score in its games against
itself.
"""

from __future__ import annotations

import argparse
from itertools import product
from statistics import mean

from cogwright.engine import Game, game
from cogwright.lab import Series, simulate
from cogwright.lab.intervals import wilson


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How often greedy beats random.")
    parser.add_argument("--game", default="mech-a-dream")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rules = game(arguments.game)
    for seats in range(max(rules.min_seats, 2), rules.max_seats + 1):
        print(f"{rules.id}, {seats} seats, {arguments.games} games each")
        for options in combinations(rules):
            print("  " + line(rules, seats, options, arguments.games, arguments.seed, arguments.jobs), flush=True)


def combinations(rules: Game) -> list[dict[str, bool]]:
    """All combinations of the game's flags."""
    flags = [option.id for option in rules.options if option.kind == "flag"]
    return [dict(zip(flags, values, strict=True)) for values in product((False, True), repeat=len(flags))]


def line(rules: Game, seats: int, options: dict[str, bool], games: int, seed: int, jobs: int) -> str:
    """One line of the table."""
    others = ("random",) * (seats - 1)
    against = simulate(rules, Series(("greedy", *others), games, seed, options, rotate=True), jobs)
    alike = simulate(rules, Series(("greedy",) * seats, max(games // 4, 1), seed + 1, options), jobs)
    greedy = against.seats[0]
    share = wilson(greedy.wins / games, games)
    limits = f"{100 * share.low:.1f} to {100 * share.high:.1f}"
    name = " + ".join(flag for flag, on in options.items() if on) or "no options"
    return (
        f"{name:28} wins {greedy.wins}/{games} = {100 * greedy.wins / games:.1f} % ({limits})"
        f"  score {greedy.mean:.1f}, at least {greedy.min}"
        f"  against itself {mean(seat.mean for seat in alike.seats):.1f}"
    )


if __name__ == "__main__":
    main()
