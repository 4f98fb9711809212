"""How fast our games run beside games of other libraries, all driven from Python at random, one action after the other.

    python -m pip install -r bench/requirements.txt
    python bench/peers.py [--runs 7]

Measured in decisions per second of one core's own time; in each run all take their turn, so that whatever else the machine does
disturbs them alike. The medians of the runs are printed, and for our games how many times as fast they are as each of the others.
What is counted favours the others: their forced moves and the rolls and deals of OpenSpiel count as decisions, ours do not.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import median

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame
from rich.console import Console
from rich.table import Table

from cogwright.engine import COMPILED, game, games
from cogwright.lab.bench import drive, rate

OPEN_SPIEL = ("chess", "backgammon", "gin_rummy")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast our games run beside those of other libraries.")
    parser.add_argument("--runs", type=int, default=7)
    runs: int = parser.parse_args().runs
    if not games():
        parser.error("none of our games is installed: python -m pip install .")
    ours = {id: driven(id) for id in games()}
    others = {"catanatron": catan} | {f"openspiel {id}": spiel(id) for id in OPEN_SPIEL}
    rates: dict[str, list[float]] = {name: [] for name in ours | others}
    for _ in range(runs):
        for name, play in (ours | others).items():
            rates[name].append(rate(play))
    medians = {name: median(found) for name, found in rates.items()}
    table = Table(title=f"Decisions a second, {'compiled' if COMPILED else 'interpreted'}, median of {runs} runs")
    table.add_column("game")
    table.add_column("decisions/s", justify="right")
    for name in others:
        table.add_column(f"x {name}", justify="right")
    for name, speed in medians.items():
        ratios = [f"{speed / medians[other]:.1f}" if name in ours else "" for other in others]
        table.add_row(name, f"{speed:,.0f}", *ratios)
    Console(width=130).print(table)


def driven(id: str) -> Callable[[int], int]:
    """One of our games with all its seats."""
    rules = game(id)
    return lambda n: drive(rules.new(rules.max_seats, n), n)


def catan(n: int) -> int:
    """A game of catanatron with four of its random players."""
    random.seed(n)
    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]
    play = CatanGame(players, seed=n)
    play.play()
    return len(play.state.actions)


def spiel(name: str) -> Callable[[int], int]:
    """A game of OpenSpiel through its Python interface."""
    rules = pyspiel.load_game(name)

    def play(n: int) -> int:
        chance = random.Random(n).random
        state = rules.new_initial_state()
        moves = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            moves += 1
        return moves

    return play


if __name__ == "__main__":
    main()
