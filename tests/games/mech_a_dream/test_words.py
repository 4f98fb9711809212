"""Everything a person reads about Mech A Dream: words in both languages, reasons, effects, and the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from mech_table import GAME, act, game_with, new, position

from cogwright.cli.words import Words
from cogwright.engine import LANGUAGES, Game, Journal, Message, Span
from cogwright.games.mech_a_dream import MechADream, MechADreamState
from cogwright.games.mech_a_dream.effect_words import effect_messages
from cogwright.games.mech_a_dream.paragraphs import PARAGRAPHS
from cogwright.games.mech_a_dream.tiles import BUNDLE_KEYS, STOCK_OPTIONS, TIMES, TYPES

OPTIONS = [{}, {"smart_robots": True}, {"specialists": True}, {"smart_robots": True, "specialists": True}]
KINDS = {"machine": "machines", "monitor": "monitors", "delivery": "deliveries", "specialist": "specialists"}
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
WEB = Path(__file__).parents[3] / "web" / "src"

# What is said


@cache
def spoken() -> tuple[Message, ...]:
    """Every message of random games with all seats and options, of prepared positions, and of all components, once each."""
    found: dict[str, Message] = {}
    for seats in (2, 3, 4):
        for i, options in enumerate(OPTIONS):
            journal = Journal()
            state = new(seats, seed=10 * seats + i, **options)
            _hear(found, _play(state, Random(seats + i)))
            state = new(seats, seed=i, journal=journal, **options)
            _hear(found, _play(state, Random(i)))
            _hear(found, (line.message for line in journal.lines))
    for message in _of_components(GAME):
        _hear(found, [message])
    _hear(found, _rare())
    return tuple(found.values())


def _hear(found: dict[str, Message], messages: Iterator[Message] | list[Message]) -> None:
    for message in messages:
        found.setdefault(repr(message), message)


def _play(state: MechADreamState, random: Random) -> Iterator[Message]:
    """What is said while a game is played at random to its end."""
    while True:
        yield from _of_position(state, thorough=random.random() < 0.2)
        acting = state.acting_seats()
        if not acting:
            return
        seat = random.choice(acting)
        legal = state.legal_actions(seat)
        busy = [action for action in legal if GAME.action_name(action) != "stop"]
        state.apply(seat, random.choice(busy if random.random() < 0.9 else legal))


def _of_position(state: MechADreamState, thorough: bool) -> Iterator[Message]:
    yield state.headline()
    for seat in range(state.seats):
        yield state.prompt(seat)
        for action in state.legal_actions(seat):
            yield state.describe(seat, action).label
        for refusal in state.refusals(seat):
            yield refusal.reason
        if thorough:
            yield from _drawn(state.game, state, seat)
            for action in range(len(GAME.vocabulary)):
                if action not in state.legal_actions(seat):
                    yield state.why_not(seat, action)


def _drawn(game: Game, state: MechADreamState, seat: int) -> Iterator[Message]:
    for panel in game.draw(state.view(seat)):
        cells = [panel.title, *panel.heads, *(cell for row in panel.rows for cell in row)]
        spans: list[Span] = [span for cell in cells for span in cell]
        yield from (span.text for span in spans if isinstance(span.text, Message))


def _of_components(game: MechADream) -> Iterator[Message]:
    for kind, table in KINDS.items():
        for row in game.components.data[table]:
            yield from effect_messages(game, kind, row["id"])
    yield from effect_messages(game, "monitor", game.tiles.base_monitor.id)


def _rare() -> Iterator[Message]:
    raise NotImplementedError
