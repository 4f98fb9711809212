"""`cogwright simulate`: many games between bots, and a table of what they show."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cogwright.cli.arguments import read_bots, read_options
from cogwright.cli.console import progress_bar, terminal
from cogwright.cli.faults import fault_lines
from cogwright.cli.names import bot_names
from cogwright.cli.words import Words
from cogwright.engine import game
from cogwright.engine.random_source import check_seed, secret_seed
from cogwright.lab import Report, Series, simulate


def simulate_games(
    id: str,
    seats: str,
    games: int,
    jobs: int,
    seed: int | None,
    options: Sequence[str],
    components: Path | None,
    rotate: bool,
    as_json: bool,
    language: str,
) -> None:
    """Play the games and print what they show (CogwrightError if something asked for is not possible)."""
    rules = game(id, components)
    bots = read_bots(seats)
    rules.check_seats(len(bots))
    values = rules.check_options(len(bots), read_options(rules, options))
    seed = secret_seed() >> 96 if seed is None else check_seed(seed)
    series = Series(bots, games, seed, values, rotate)
    words = Words(rules, language, [])
    started = perf_counter()
    with progress_bar(words.say("simulating"), games) as played:
        report = simulate(rules, series, jobs, components, played)
    seconds = perf_counter() - started
    if as_json:
        print(json.dumps(report.as_json(seconds)))
    else:
        terminal().print(_table(report, series, seconds, words))


def _table(report: Report, series: Series, seconds: float, words: Words) -> RenderableType:
    """Bots with wins and scores; below, length, ends and the advantage of beginning."""
    table = Table(box=box.SIMPLE_HEAD, title=words.say("simulated", title=_title(report, words)), title_justify="left")
    table.add_column(words.say("head-seat"), justify="right")
    table.add_column(words.say("head-bot"), overflow="fold")
    names = bot_names(series.bots, words)
    for head in ("wins", "share", "mean", "min", "max"):
        table.add_column(words.say(f"head-{head}"), justify="right")
    for i, seat in enumerate(report.seats):
        table.add_row(
            words.say("rotating") if series.rotate else str(i + 1),
            names[i],
            str(seat.wins),
            _percent(seat.wins, report.games),
            f"{seat.mean:.2f}",
            str(seat.min),
            str(seat.max),
        )
    faults = fault_lines(names, [seat.faults for seat in report.seats], report.games, words)
    return Group(
        table,
        *(Text(line) for line in _lines(report, series, seconds, words)),
        *(Text(line, style="red") for line in faults),
    )


def _title(report: Report, words: Words) -> str:
    return game(report.game).title[words.language]


def _lines(report: Report, series: Series, seconds: float, words: Words) -> list[str]:
    mean = f"{report.decisions / report.games:.1f}"
    ends = [
        words.say("end-share", reason=words.say(f"end-{end}").rstrip(".。"), n=n, share=_percent(n, report.games))
        for end, n in report.ends.items()
    ]
    begins = words.say(
        "first-seat",
        n=report.first_seat_wins,
        share=_percent(report.first_seat_wins, report.games),
        even=_percent(1, len(series.bots)),
    )
    lines = [
        words.say("simulated-games", games=report.games, seed=str(series.seed), seconds=f"{seconds:.1f}"),
        words.say("length", mean=mean, min=report.shortest, max=report.longest),
        *ends,
        begins,
    ]
    if report.shared_wins:
        lines.append(words.say("shared-wins", n=report.shared_wins))
    return lines


def _percent(n: int, all: int) -> str:
    return f"{100 * n / all:.1f} %"
