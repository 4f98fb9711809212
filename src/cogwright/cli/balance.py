"""`cogwright balance`: what goes with winning, to judge a component set by."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cogwright.cli.arguments import read_options, read_players
from cogwright.cli.console import figure, percent, progress_bar, terminal
from cogwright.cli.faults import fault_lines
from cogwright.cli.plots import check_plot, plot_balance
from cogwright.cli.words import Words
from cogwright.engine import Game, game
from cogwright.engine.random_source import check_seed, secret_seed
from cogwright.lab import BalanceReport, Lift, Observation, Tournament, Workers, observe, variants_of


def show_balance(
    id: str,
    players: str,
    games: int,
    seats: int | None,
    workers: Workers,
    seed: int | None,
    options: Sequence[str],
    components: Path | None,
    plot: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Play and observe the games, and print what goes with winning (CogwrightError if something is not possible)."""
    check_plot(plot)
    rules = game(id, components)
    observation = _observation(rules, players, seats, seed, options)
    words = Words(rules, language, [])
    total = observation.tournament.deals(games) * observation.tournament.games_a_deal
    started = perf_counter()
    with progress_bar(words.say("simulating"), total) as progress:
        report = observe(rules, observation, total, workers, components, progress)
    seconds = perf_counter() - started
    remark = plot_balance(report, plot, words, rules) if plot else None
    if remark:
        terminal(error=True).print(remark)
    if as_json:
        print(json.dumps(report.as_json(seconds)))
    else:
        terminal().print(_tables(report, seconds, words))


def _observation(rules: Game, players: str, seats: int | None, seed: int | None, options: Sequence[str]) -> Observation:
    """The games asked for: everybody plays for himself, and what `--option` does not fix varies."""
    names = read_players(players)
    if seats is None:
        seats = min(max(len(names), rules.min_seats, 2), rules.max_seats)
    rules.check_seats(seats)
    variants = variants_of(rules, seats, read_options(rules, options))
    chosen = secret_seed() >> 96 if seed is None else check_seed(seed)
    return Observation(Tournament(names, tuple((seat,) for seat in range(seats)), chosen), variants)


def _tables(report: BalanceReport, seconds: float, words: Words) -> RenderableType:
    """Seats, options, actions, components at the end, and what was done with components if it is remarkable."""
    parts: list[RenderableType] = [_seats(report, words)]
    if report.options:
        parts.append(_options(report, words))
    if report.decided:
        parts.append(_actions(report, words))
        parts.append(_lifts(words.say("balance-owned"), [lift for lift in report.owned if lift.games], words))
        remarkable = [lift for lift in report.used if lift.remarkable]
        if remarkable:
            parts.append(_lifts(words.say("balance-used"), remarkable, words))
    faults = fault_lines(report.observation.tournament.players, report.faults, report.games, words)
    return Group(
        *parts,
        *(Text(line) for line in _lines(report, seconds, words)),
        *(Text(line, style="red") for line in faults),
    )


def _seats(report: BalanceReport, words: Words) -> Table:
    title = words.say("balance", title=game(report.game).title[words.language])
    table = _table(title, ("seat",), ("share-of-seat", "turn-order", "share-of-place"), words)
    for seat, (share, place) in enumerate(zip(report.seats, report.order, strict=True)):
        table.add_row(str(seat + 1), percent(share), str(seat + 1), percent(place))
    return table


def _options(report: BalanceReport, words: Words) -> Table:
    heads = ("games", "first", "points", "decisions")
    table = _table(words.say("balance-options"), ("option",), heads, words)
    for one in report.options:
        name = words.option(one.option, one.value)
        table.add_row(name, str(one.games), percent(one.first), figure(one.points), figure(one.decisions))
    return table


def _actions(report: BalanceReport, words: Words) -> Table:
    table = _table(words.say("balance-actions"), ("action",), ("winners", "others", "difference"), words)
    for one in report.actions:
        difference = f"{one.difference.value:+.2f}"
        if one.difference.is_known:
            difference += f" ({one.difference.low:+.2f} … {one.difference.high:+.2f})"
        table.add_row(
            words.verb(one.verb), f"{one.winners:.2f}", f"{one.others:.2f}", difference + _mark(one.remarkable)
        )
    return table


def _lifts(title: str, lifts: Sequence[Lift], words: Words) -> Table:
    done = any(lift.verb for lift in lifts)
    left = ("action", "component") if done else ("component",)
    table = _table(title, left, ("games", "taken", "with", "without", "lift"), words)
    for lift in lifts:
        table.add_row(
            *([words.verb(lift.verb or "")] if done else []),
            words.name(lift.component),
            str(lift.games),
            f"{100 * lift.taken:.0f} %",
            f"{100 * lift.with_share:.0f} %",
            f"{100 * lift.without_share:.0f} %",
            f"{points(lift.lift.value)} ({points(lift.lift.low)} … {points(lift.lift.high)}){_mark(lift.remarkable)}",
        )
    return table


def points(difference: float) -> str:
    """A difference of shares in percentage points."""
    return f"{100 * difference:+.0f}"


def _mark(remarkable: bool) -> str:
    return " *" if remarkable else "  "


def _table(title: str, left: Sequence[str], right: Sequence[str], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left")
    for head in left:
        table.add_column(words.say(f"head-{head}"), overflow="fold")
    for head in right:
        table.add_column(words.say(f"head-{head}"), justify="right")
    return table


def _lines(report: BalanceReport, seconds: float, words: Words) -> list[str]:
    tournament = report.observation.tournament
    names = words.say("list-comma").join(tournament.players)
    lines = [
        words.say("simulated-games", games=report.games, seed=str(tournament.seed), seconds=f"{seconds:.1f}"),
        words.say("balance-players", names=names),
        *([] if report.even is None else [words.say("balance-even", even=f"{100 * report.even:.1f} %")]),
    ]
    if report.decided:
        lines += [words.say("balance-how"), words.say("balance-mark")]
    else:
        lines.append(words.say("balance-all-won" if report.seats[0].value > 0 else "balance-nobody-won"))
    if report.never:
        never = words.say("list-comma").join(words.name(one) for one in report.never)
        lines.append(words.say("balance-never", names=never))
    return lines
