"""The picture of the table: every position of whole games, for every seat and spectators, in words of both languages."""

from __future__ import annotations

import re

import pytest
from hands import Hands, HandsView
from rich.console import Console
from rich.pretty import Pretty

from cogwright.cli.picture import picture
from cogwright.cli.words import Words
from cogwright.engine import Message, Panel, RandomSource, Span, game

OPTIONS = {"smart-robots": True, "specialists": True}


def drawn(console: Console, *arguments: object) -> str:
    """What the console prints."""
    with console.capture() as capture:
        console.print(*arguments)
    return capture.get()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_position_of_a_game_is_drawn_in_words_within_the_width(language: str, width: int) -> None:
    rules = game("mech-a-dream")
    words = Words(rules, language, ["01", "02", "03", "04"])
    console = Console(width=width, color_system=None)
    state, chance = rules.new(4, 3, OPTIONS), RandomSource(3)
    while not state.is_over():
        seat = state.acting_seats()[0]
        if chance.below(8) == 0:
            for viewer in (seat, None):
                text = drawn(console, picture(rules, state.view(viewer), words, console))
                assert not re.search(r"\b(drawing|doing|amount|time|effect|good)-[a-z]", text)
                assert language == "en" or not re.search(r"[A-Za-z]{2}", text)
                assert "…" not in text
        actions = state.legal_actions(seat)
        state.apply(seat, actions[chance.below(len(actions))])
    assert drawn(console, picture(rules, state.view(None), words, console))


def test_a_game_that_draws_nothing_shows_its_bare_view() -> None:
    words = Words(None, "en", [])
    console = Console(width=80, color_system=None)
    shown = picture(Hands(), HandsView(2, (1, 0)), words, console)
    assert isinstance(shown, Pretty)
    assert "HandsView(rounds=2, found=(1, 0))" in drawn(console, shown)


def test_rows_stand_in_columns_and_single_cells_in_lines() -> None:
    class Drawn(Hands):
        def draw(self, view: object) -> list[Panel]:
            rows = (
                ((Span("one line for itself"),),),
                ((Span("left"),), (Span("right", "strong"),)),
                ((Span("longer left"),), (Span(Message("list-comma")),)),
            )
            return [Panel((Span("Title", "seat-1"),), rows, ((Span("A"),), (Span("B"),)))]

    console = Console(width=40, color_system=None)
    lines = drawn(console, picture(Drawn(), None, Words(None, "en", []), console)).splitlines()
    assert lines[0].startswith("╭─ Title ─")
    assert [line.strip("│ ") for line in lines[1:4]] == ["one line for itself", "A            B", "left         right"]
