"""`cogwright arena`: a tournament between bots, kept in a file, and tables of what it shows."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import typer
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cogwright.cli.arguments import read_options, read_players
from cogwright.cli.console import figure, percent, progress_bar, terminal
from cogwright.cli.faults import fault_lines
from cogwright.cli.plots import check_plot, plot_arena
from cogwright.cli.words import Words
from cogwright.engine import BadSeats, CogwrightError, Game, edition, game
from cogwright.engine.errors import sentence
from cogwright.engine.random_source import check_seed, secret_seed
from cogwright.lab import (
    ArenaReport,
    ResultsFile,
    Settings,
    Tournament,
    Workers,
    arena_report,
    hold,
    sides_of,
)
from cogwright.lab.results_file import compare, games_in, settings_in

USUAL_PLAYERS: Final = ("greedy", "random")
USUAL_GAMES: Final = 400


def hold_tournament(
    id: str | None,
    players: str | None,
    games: int | None,
    seats: int | None,
    workers: Workers,
    seed: int | None,
    options: Sequence[str],
    components: Path | None,
    results: Path | None,
    plot: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Play the games that are still to be played and print what all of them show.

    Raises:
        CogwrightError: something that was asked for is not possible.
        typer.Abort: it was interrupted; what was played is in the file.
    """
    check_plot(plot)
    agreed = _agreed(id, results)
    rules = game(id or agreed["game"], components)
    if results is not None and agreed:
        compare(results, _versions(rules), agreed)
    tournament = _tournament(rules, agreed, players, seats, seed, options)
    file = results or Path(f"arena-{rules.id}-{tournament.seed}.results")
    games = games or games_in(file) or USUAL_GAMES
    words = Words(rules, language, [])
    total = tournament.deals(games) * tournament.games_a_deal
    started = perf_counter()
    with ResultsFile(file, _settings(rules, tournament)) as played:
        try:
            with progress_bar(words.say("simulating"), total) as progress:
                hold(rules, tournament, total, played, workers, components, progress)
        except KeyboardInterrupt:
            done = sum(n < total for n in played.outcomes)
            own = ["--components", str(components)] if components else []
            command = shlex.join(["cogwright", "arena", "--results", str(file), "--games", str(total), *own])
            said = words.say("arena-interrupted", n=done, games=total, command=command)
            terminal(error=True).print(said, soft_wrap=True)
            raise typer.Abort from None
        report = arena_report(rules.id, tournament, [played.outcomes[n] for n in range(total)])
    seconds = perf_counter() - started
    remark = plot_arena(report, plot, words) if plot else None
    if remark:
        terminal(error=True).print(remark)
    if as_json:
        print(json.dumps(report.as_json(seconds)))
    else:
        terminal().print(_tables(report, games, file, seconds, words))


def _agreed(id: str | None, results: Path | None) -> Mapping[str, Any]:
    """What the file of results says was agreed; nothing if there is none yet."""
    agreed = settings_in(results) if results is not None else None
    if agreed is not None:
        return asdict(agreed)
    if id is None:
        example = shlex.join(["cogwright", "arena", "mech-a-dream", *(["--results", str(results)] if results else [])])
        asked = sentence("no-game-of-arena", example=example)
        raise CogwrightError(asked if results is None else sentence("no-tournament-yet", path=results, asked=asked))
    return {}


def _tournament(
    rules: Game,
    agreed: Mapping[str, Any],
    players: str | None,
    seats: int | None,
    seed: int | None,
    options: Sequence[str],
) -> Tournament:
    """The tournament asked for; what is not said is as it was agreed."""
    names = read_players(players) if players is not None else agreed.get("players", USUAL_PLAYERS)
    if seats is None:
        seats = agreed.get("seats", min(max(len(names), rules.min_seats, 2), rules.max_seats))
    rules.check_seats(seats)
    values = rules.check_options(seats, {**agreed.get("options", {}), **read_options(rules, options)})
    sides = sides_of(rules, seats, values)
    if len(names) == 1 and not rules.new(seats, 0, values).automas:
        raise BadSeats(sentence("refused-alone", name=names[0]))
    if seed is None:
        seed = agreed.get("seed", secret_seed() >> 96)
    return Tournament(names, sides, check_seed(seed), values)


def _settings(rules: Game, tournament: Tournament) -> Settings:
    return Settings(
        players=tournament.players,
        seats=tournament.seats,
        options=tournament.options,
        seed=tournament.seed,
        **_versions(rules),
    )


def _versions(rules: Game) -> dict[str, Any]:
    """The settings that do not depend on what else was asked for. They are compared first: others may mean nothing here."""
    return {
        "game": rules.id,
        "rules": rules.rules_version,
        "components": edition(rules.components),
        "cogwright": version("cogwright"),
    }


def _tables(report: ArenaReport, asked: int, file: Path, seconds: float, words: Words) -> RenderableType:
    """The players; who beat whom, if there are more than two; the seats; in words, what else there is to know."""
    pairs = [_pairs(report, words)] if len(report.players) > 2 or report.tournament.is_solo else []
    lines = _lines(report, asked, file, seconds, words)
    faults = fault_lines(report.tournament.players, [one.faults for one in report.players], report.games, words)
    return Group(
        _players(report, words),
        *pairs,
        _seats(report, words),
        *(Text(line) for line in lines),
        *(Text(line, style="red") for line in faults),
    )


def _players(report: ArenaReport, words: Words) -> Table:
    title = words.say("arena", title=game(report.game).title[words.language])
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left")
    table.add_column(words.say("head-bot"), overflow="fold")
    for head in ("games", "wins", "share", "points", "rating"):
        table.add_column(words.say(f"head-{head}"), justify="right")
    for player in sorted(report.players, key=lambda player: player.rating.value, reverse=True):
        table.add_row(
            player.player,
            str(player.games),
            f"{player.wins:.1f}".removesuffix(".0"),
            percent(player.share),
            figure(player.points),
            figure(player.rating),
        )
    if report.automa is not None:
        table.add_row(words.say(f"player-{report.tournament.seats}"), "", "", "", "", figure(report.automa))
    return table


def _pairs(report: ArenaReport, words: Words) -> Table:
    """How often the player of the line came out ahead of the player of the column."""
    table = Table(box=box.SIMPLE_HEAD, title=words.say("arena-pairs"), title_justify="left")
    table.add_column("", overflow="fold")
    names = report.tournament.players
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    ahead = {pair.players: percent(pair.ahead) for pair in report.pairs}
    ahead |= {pair.players[::-1]: percent(pair.ahead.turned()) for pair in report.pairs}
    for i, name in enumerate(names):
        table.add_row(name, *(ahead.get((i, other), "") for other in range(len(names))))
    return table


def _seats(report: ArenaReport, words: Words) -> Table:
    """The share of wins of each seat: of all who sat there, and of each player."""
    table = Table(box=box.SIMPLE_HEAD, title=words.say("arena-seats"), title_justify="left")
    table.add_column(words.say("head-seat"), justify="right")
    table.add_column(words.say("rotating"), justify="right")
    for player in report.players:
        table.add_column(player.player, justify="right", overflow="fold")
    for seat, share in enumerate(report.seats):
        table.add_row(str(seat + 1), percent(share), *(percent(player.seats[seat]) for player in report.players))
    table.add_row(words.say("arena-first"), percent(report.first))
    return table


def _lines(report: ArenaReport, asked: int, file: Path, seconds: float, words: Words) -> list[str]:
    tournament = report.tournament
    lines = [
        words.say("simulated-games", games=report.games, seed=str(tournament.seed), seconds=f"{seconds:.1f}"),
        words.say("arena-deals", deals=tournament.deals(report.games), n=tournament.games_a_deal),
    ]
    if report.games != asked:
        lines.append(words.say("arena-more", asked=asked, games=report.games, n=tournament.games_a_deal))
    if report.even is not None:
        lines.append(words.say("arena-even", even=f"{100 * report.even:.1f} %"))
    lines.append(words.say("arena-intervals"))
    if not all(one.rating.is_known and one.points.is_known for one in report.players):
        lines.append(words.say("arena-too-few"))
    for end, n in report.ends.items():
        reason = words.say(f"end-{end}").rstrip(".。")
        lines.append(words.say("end-share", reason=reason, n=n, share=f"{100 * n / report.games:.1f} %"))
    return [*lines, words.say("arena-kept", file=str(file))]
