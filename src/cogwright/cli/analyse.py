"""`cogwright analyse`: the coach looks at a recorded game; what each player could expect, and the decisions that cost most."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cogwright.cli.advice import told_line
from cogwright.cli.arguments import read_budget
from cogwright.cli.console import progress_bar, style_of, terminal
from cogwright.cli.replay import read_game
from cogwright.cli.session import INDENT
from cogwright.cli.words import Words
from cogwright.engine import CogwrightError, Match, Message, Record
from cogwright.engine.errors import sentence
from cogwright.players import Budget
from cogwright.players.coach import Coach, Judgement, costliest, tries_for
from cogwright.players.search import Candidate

ROWS: Final = 12
"""About so many moments of the game are shown in the table of what could be expected."""


def analyse_record(file: Path, budget: str | None, as_json: bool, components: Path | None, language: str) -> None:
    """Judge every decision of the record and print what came out.

    Raises:
        BadRecord: the record is damaged or does not follow the rules.
        BadBudget: the budget cannot be read.
        CogwrightError: the game cannot evaluate its positions.
    """
    record, match, words = read_game(file, components, language)
    decisions = len(record.decisions)
    allowed = Budget(iterations=tries_for(decisions)) if budget is None else read_budget(budget, "--budget")
    judgements = _judge(record, match, allowed, words)
    turns = costliest([judgement.loss for judgement in judgements])
    if as_json:
        print(json.dumps(_plain(record, match, judgements, turns), ensure_ascii=False))
    else:
        terminal().print(_shown(match, judgements, turns, words))


def _judge(record: Record, match: Match, budget: Budget, words: Words) -> list[Judgement]:
    decisions = [(seat, match.game.action(name)) for seat, name in record.decisions]
    state = Match.at_start_of(record, match.game).state.clone()
    judgements: list[Judgement] = []
    try:
        with progress_bar(words.say("analysing"), len(decisions)) as judged:
            for _, judgement in Coach(budget).judge_all(state, decisions):
                if judgement is not None:
                    judgements.append(judgement)
                judged(1)
    except NotImplementedError:
        raise CogwrightError(sentence("refused-analysis", game=match.game.id)) from None
    return judgements


def _shown(match: Match, judgements: Sequence[Judgement], turns: Sequence[int], words: Words) -> RenderableType:
    parts: list[RenderableType] = [_expectations(match, judgements, words), _losses(match, judgements, words)]
    parts.append(Text(words.say("turning-points"), style="bold") if turns else Text(words.say("no-turning-points")))
    for i in turns:
        parts += _turning_point(judgements[i], words)
    return Group(*parts)


def _expectations(match: Match, judgements: Sequence[Judgement], words: Words) -> Table:
    """The points and the result that each player could expect, at some moments from the beginning to the end."""
    players = range(match.state.seats + match.state.automas)
    table = Table(box=box.SIMPLE_HEAD, title=words.say("expected"), title_justify="left")
    table.add_column(words.say("head-after"), justify="right")
    for player in players:
        table.add_column(Text(words.player(player), f"seat-{player}"), justify="right")
    step = max(1, len(judgements) // ROWS)
    for judgement in judgements[step - 1 :: step]:
        told = [f"{total:.1f}" for total in judgement.played.totals]
        table.add_row(str(judgement.number), *_with_results(told, judgement.played.results))
    if match.state.is_over():
        told = [str(sheet.total) for sheet in match.state.score_sheets()]
        table.add_row(words.say("at-the-end"), *_with_results(told, match.state.returns()), style="bold")
    return table


def _with_results(points: Sequence[str], results: Sequence[float]) -> list[str]:
    """The points of every player, with the result in percent behind those of seats."""
    told = [f"{seat_points} ({50 + 50 * result:.0f}%)" for seat_points, result in zip(points, results, strict=False)]
    return [*told, *points[len(told) :]]


def _losses(match: Match, judgements: Sequence[Judgement], words: Words) -> Table:
    """How many decisions each seat made and what they cost altogether."""
    table = Table(box=box.SIMPLE_HEAD)
    for head, justify in (
        ("head-seat", "left"),
        ("head-decisions", "right"),
        ("head-as-coach", "right"),
        ("head-cost", "right"),
    ):
        table.add_column(words.say(head), justify=justify)  # type: ignore[arg-type] # the two words are allowed ones
    for seat in range(match.state.seats):
        own = [judgement for judgement in judgements if judgement.seat == seat]
        alike = sum(judgement.played is judgement.best for judgement in own)
        cost = sum(judgement.loss for judgement in own)
        table.add_row(Text(words.player(seat), f"seat-{seat}"), str(len(own)), str(alike), f"{cost:.1f}")
    return table


def _turning_point(judgement: Judgement, words: Words) -> list[RenderableType]:
    """What was done, what would have been better and by how much, and how it might have gone on."""
    played = words.say(
        "turning-played",
        number=judgement.number,
        seat=judgement.seat,
        choice=words.say(judgement.played.choice.label),
    )
    better = words.say("turning-better", choice=words.say(judgement.best.choice.label), points=f"{judgement.loss:.1f}")
    parts: list[RenderableType] = [
        Padding(Text(played, style_of(f"seat-{judgement.seat}")), INDENT),
        Padding(better, (0, 0, 0, 5)),
    ]
    if len(judgement.best.line) > 1:
        line = words.say("hint-line", line=told_line(judgement.best.line[1:], words))
        parts.append(Padding(Text(line, style_of("quiet")), (0, 0, 0, 5)))
    return parts


def _plain(record: Record, match: Match, judgements: Sequence[Judgement], turns: Sequence[int]) -> dict[str, Any]:
    return {
        "game": record.game,
        "players": list(record.players),
        "totals": [sheet.total for sheet in match.state.score_sheets()] if match.state.is_over() else None,
        "results": match.state.returns() if match.state.is_over() else None,
        "decisions": [_plain_judgement(match, judgement) for judgement in judgements],
        "turning_points": [judgements[i].number for i in turns],
    }


def _plain_judgement(match: Match, judgement: Judgement) -> dict[str, Any]:
    return {
        "number": judgement.number,
        "seat": judgement.seat,
        "loss": round(judgement.loss, 2),
        "played": _plain_candidate(match, judgement.played),
        "best": _plain_candidate(match, judgement.best),
    }


def _plain_candidate(match: Match, candidate: Candidate) -> dict[str, Any]:
    return {
        "action": match.game.action_name(candidate.action),
        "label": _plain_message(candidate.choice.label),
        "points": round(candidate.points, 2),
        "lead": round(candidate.lead, 2),
        "expected": [round(total, 2) for total in candidate.totals],
        "results": [round(result, 3) for result in candidate.results],
        "line": [{"seat": move.seat, "action": match.game.action_name(move.action)} for move in candidate.line],
    }


def _plain_message(message: Message) -> dict[str, Any]:
    args: Mapping[str, Any] = message.args
    return {"id": message.id, "args": dict(args)}
