"""Sparks: workshops complete robots with dice and run them on sparks (O1; rules: `rules.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cogwright.engine import Game, Journal, Message, Option, OptionValue, Panel, RandomSource
from cogwright.games.sparks.actions import vocabulary_of
from cogwright.games.sparks.cards import COLOURS
from cogwright.games.sparks.components import read_cards
from cogwright.games.sparks.drawing import draw
from cogwright.games.sparks.effect_words import effect_messages
from cogwright.games.sparks.evaluate import weigh
from cogwright.games.sparks.paragraphs import PARAGRAPHS
from cogwright.games.sparks.position import set_up_position
from cogwright.games.sparks.rules import SparksState
from cogwright.games.sparks.setup import set_up
from cogwright.games.sparks.state import NOBODY
from cogwright.games.sparks.view import SparksView

__all__ = ["Sparks", "SparksState", "SparksView"]


class Sparks(Game):
    """The rules of Sparks with one component set: 2 to 4 seats, or 1 seat beside a ghost (V4)."""

    id: ClassVar[str] = "sparks"
    title: ClassVar[Mapping[str, str]] = {"en": "Sparks", "ja": "スパークス"}
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = (
        Option("goals", "flag", False),
        Option("draft", "flag", False, seats=(2, 3, 4)),
        Option("order", "choice", "simultaneous", ("simultaneous", "clockwise")),
        *(
            Option("first", "choice", "random", ("random", *map(str, range(seats))), seats=(seats,))
            for seats in range(1, 5)
        ),
        *(Option("colours", "each", ",".join(COLOURS[:seats]), COLOURS, seats=(seats,)) for seats in range(1, 5)),
    )
    paragraphs: ClassVar[Mapping[str, str]] = PARAGRAPHS
    view_type: ClassVar[type] = SparksView
    shared_chance: ClassVar[bool] = True  # the bag, the discard, the assistant deck (T4.4)
    search_lambda: ClassVar[float] = 1.0  # found by play: what a turn builds up pays turns later

    def __init__(self, components: Path | None = None) -> None:
        """Take the open component set, or another one (BadComponents if C10 refuses it)."""
        super().__init__(components)
        self.cards = read_cards(self.components)
        self.vocabulary = vocabulary_of(self.cards)
        weigh(self.cards)

    def set_up(
        self, seats: int, random: RandomSource, options: dict[str, OptionValue], journal: Journal | None
    ) -> SparksState:
        """The table after S1-S7, its first tasks on the agenda."""
        colours = [COLOURS.index(word) for word in str(options["colours"]).split(",")]
        state = SparksState(self, seats, random, self.cards, colours)
        state.journal = journal
        state.with_goals = bool(options["goals"])
        state.with_draft = bool(options.get("draft", False))
        state.in_turn = options["order"] == "clockwise"
        first = str(options["first"])
        set_up(state, NOBODY if first == "random" else int(first))
        return state

    def set_up_position(self, data: Mapping[str, object], journal: Journal | None) -> SparksState:
        """A state from a written position (`docs/positions/sparks.md`)."""
        return set_up_position(self, data, journal)

    def draw(self, view: object) -> list[Panel]:
        """What a seat may see as a picture for terminals."""
        assert isinstance(view, SparksView)
        return draw(self, view)

    def effects(self, kind: str, id: str) -> list[Message]:
        """What a robot, assistant, tile or other component is and does; empty if there is no such component."""
        try:
            return effect_messages(self, kind, id)
        except KeyError:
            return []
