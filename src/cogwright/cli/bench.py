"""`cogwright bench`: how fast the games run here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich import box
from rich.table import Table

from cogwright.cli.console import progress_bar, terminal
from cogwright.cli.words import Words
from cogwright.engine import COMPILED, CogwrightError, game, games
from cogwright.engine.errors import sentence
from cogwright.lab import Speed, measure
from cogwright.lab.bench import RUNS


def bench_games(ids: Sequence[str], as_json: bool, language: str) -> None:
    """Measure the games of these ids, or all, and print the figures (UnknownGame if one is not installed)."""
    rules = [game(id) for id in (ids or games())]
    if not rules:
        raise CogwrightError(sentence("no-games"))
    words = Words(None, language, [])
    with progress_bar(words.say("measuring"), 3 * RUNS * len(rules)) as done:
        speeds = [measure(one, done) for one in rules]
    if as_json:
        print(json.dumps([asdict(speed) for speed in speeds]))
    else:
        terminal().print(_table(speeds, words))


def _table(speeds: Sequence[Speed], words: Words) -> Table:
    kind = words.say("compiled" if COMPILED else "interpreted")
    table = Table(box=box.SIMPLE_HEAD, title=words.say("speed", kind=kind), title_justify="left")
    table.add_column(words.say("head-game"))
    for head in ("players", "driven", "playout", "clone"):
        table.add_column(words.say(f"head-{head}"), justify="right")
    for speed in speeds:
        table.add_row(
            game(speed.game).title[words.language],
            str(speed.seats),
            f"{speed.driven:,.0f}",
            f"{speed.playout:,.0f}",
            f"{speed.clone:.2f}",
        )
    return table
