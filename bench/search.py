"""How often the search wins against greedy bots: one search at the table (a team of them where there are teams), seats rotating.

    python bench/search.py --game last-droids --seats 2 --budget 1s --games 100 --out results.jsonl

Every game is appended to the file as it ends, so that nothing is lost and measurements can go on another day: games that are in
the file already (same game, seats, options and budget) are not played again. With `--cpu` the seconds of the budget are those
the process really computes, which is fair on a machine that does other things too. At the end a line of shares is printed for
everything in the file, with the 95 % interval (Wilson). Deals are played once from every seat, so that luck is equal.
"""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from pathlib import Path
from statistics import mean
from time import perf_counter, process_time
from typing import Any

from cogwright.engine import Game, State, game
from cogwright.lab.intervals import wilson
from cogwright.lab.matches import derived_seed
from cogwright.players import Bot, Budget, Search, bot

KEYS = ("game", "seats", "options", "budget")


class Measured(Bot):
    """A search whose seconds can be those of the processor, and that notes how long it thinks."""

    def __init__(self, seed: int, budget: Budget, cpu: bool) -> None:
        super().__init__(seed)
        self.search = Search(budget, seed, process_time if cpu else perf_counter)
        self.decisions = self.iterations = 0
        self.seconds = 0.0

    def choose(self, state: State, seat: int) -> int:
        thought = self.search.think(state, seat)
        self.decisions += 1
        self.iterations += thought.iterations
        self.seconds += thought.seconds
        return thought.best.action


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How often the search beats greedy.")
    parser.add_argument("--game", default="mech-a-dream")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--budget", default="1s")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--options", default="{}", help="as JSON")
    parser.add_argument("--out", type=Path, default=Path("search-results.jsonl"))
    parser.add_argument("--cpu", action="store_true")
    arguments = parser.parse_args()
    rules, options = game(arguments.game), json.loads(arguments.options)
    name = arguments.budget + (" cpu" if arguments.cpu else "")
    kind = {"game": rules.id, "seats": arguments.seats, "options": options, "budget": name}
    played = {row["n"] for row in rows(arguments.out) if all(row[key] == kind[key] for key in KEYS)}
    for n in range(arguments.games):
        if n not in played:
            row = {**kind, "n": n, **play(rules, arguments, options, n)}
            with arguments.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    report(rows(arguments.out))


def play(rules: Game, arguments: argparse.Namespace, options: dict[str, Any], n: int) -> dict[str, Any]:
    """One game; `won` is 1, or the share of a shared first place."""
    seats, me = arguments.seats, n % arguments.seats
    state = rules.new(seats, derived_seed(77, n // seats), options)
    budget = Budget.read(arguments.budget)
    bots: list[Bot] = []
    for seat in range(seats):
        seed = derived_seed(78, n, seat)
        mine = state.team(seat) == state.team(me)
        bots.append(Measured(seed, budget, arguments.cpu) if mine else bot(arguments.against, seed))
    while not state.is_over():
        for seat in state.acting_seats():
            if state.legal_actions(seat):
                state.apply(seat, bots[seat].choose(state, seat))
    sheets = state.score_sheets()
    winners = {state.team(sheet.seat) for sheet in sheets if sheet.rank == 1}
    rivals = [sheet.total for sheet in sheets if state.team(sheet.seat) != state.team(me)]
    mine = [one for one in bots if isinstance(one, Measured)]
    return {
        "won": (state.team(me) in winners) / len(winners),
        "rank": sheets[me].rank,
        "total": sheets[me].total,
        "best_rival": max(rivals, default=0),
        "decisions": sum(one.decisions for one in mine),
        "iterations": sum(one.iterations for one in mine),
        "thought": round(sum(one.seconds for one in mine), 1),
    }


def rows(file: Path) -> list[dict[str, Any]]:
    """What has been measured so far."""
    if not file.is_file():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def report(measured: list[dict[str, Any]]) -> None:
    """A line for each kind of game."""

    def kind(row: dict[str, Any]) -> str:
        return f"{row['game']:14} {row['seats']} seats {json.dumps(row['options']):4} {row['budget']:10}"

    for name, group in groupby(sorted(measured, key=kind), kind):
        games = list(group)
        won = sum(row["won"] for row in games)
        found = wilson(won / len(games), len(games))
        print(
            f"{name} wins {won:g}/{len(games)} = {100 * won / len(games):.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f})"
            f"  total {mean(row['total'] for row in games):.1f}, best rival {mean(row['best_rival'] for row in games):.1f}"
            f"  {sum(row['iterations'] for row in games) / sum(row['decisions'] for row in games):.0f} tries a decision"
            f" in {1000 * sum(row['thought'] for row in games) / sum(row['decisions'] for row in games):.0f} ms"
        )


if __name__ == "__main__":
    main()
