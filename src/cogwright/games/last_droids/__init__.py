"""Last Droids: ecomechanics take worn-out droids apart, repair them and build new homes (O1, O2; rules: `rules.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cogwright.engine import Game, Journal, Message, Option, OptionValue, Panel, RandomSource
from cogwright.games.last_droids.actions import VOCABULARY
from cogwright.games.last_droids.components import read_cards
from cogwright.games.last_droids.drawing import draw
from cogwright.games.last_droids.effect_words import effect_messages
from cogwright.games.last_droids.paragraphs import PARAGRAPHS
from cogwright.games.last_droids.position import set_up_position
from cogwright.games.last_droids.rules import LastDroidsState
from cogwright.games.last_droids.setup import set_up
from cogwright.games.last_droids.state import NOBODY
from cogwright.games.last_droids.view import LastDroidsView

__all__ = ["LastDroids", "LastDroidsState", "LastDroidsView"]


class LastDroids(Game):
    """The rules of Last Droids with one component set: 2 to 4 seats, or 1 seat against the automa (O2)."""

    id: ClassVar[str] = "last-droids"
    title: ClassVar[Mapping[str, str]] = {"en": "Last Droids", "ja": "ラスト・ドロイド"}
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = (
        Option("first", "choice", "0", ("random", "0", "1"), seats=(1,)),
        Option("first", "choice", "random", ("random", "0", "1"), seats=(2,)),
        Option("first", "choice", "random", ("random", "0", "1", "2"), seats=(3,)),
        Option("first", "choice", "random", ("random", "0", "1", "2", "3"), seats=(4,)),
        Option("automa", "choice", "calm", ("calm", "builder"), seats=(1,)),
        Option("automa_bonus", "number", 0, minimum=-20, maximum=20, seats=(1,)),
    )
    paragraphs: ClassVar[Mapping[str, str]] = PARAGRAPHS
    view_type: ClassVar[type] = LastDroidsView

    def __init__(self, components: Path | None = None) -> None:
        """Take the open component set, or another one (BadComponents if C6 refuses it)."""
        super().__init__(components)
        self.vocabulary = VOCABULARY
        self.cards = read_cards(self.components)

    def set_up(
        self, seats: int, random: RandomSource, options: dict[str, OptionValue], journal: Journal | None
    ) -> LastDroidsState:
        """The table after S1-S8, its first task on the agenda."""
        state = LastDroidsState(self, seats, random, self.cards)
        state.journal = journal
        state.builder = options.get("automa") == "builder"
        state.automa_bonus = int(str(options.get("automa_bonus", 0)))
        first = str(options["first"])
        set_up(state, NOBODY if first == "random" else int(first))
        return state

    def set_up_position(self, data: Mapping[str, object], journal: Journal | None) -> LastDroidsState:
        """A state from a written position (`docs/positions/last-droids.md`)."""
        return set_up_position(self, data, journal)

    def draw(self, view: object) -> list[Panel]:
        """What a seat may see as a picture for terminals."""
        assert isinstance(view, LastDroidsView)
        return draw(self, view)

    def effects(self, kind: str, id: str) -> list[Message]:
        """What a droid, house or Interseason card is and does; empty if there is no such component."""
        try:
            return effect_messages(self, kind, id)
        except KeyError:
            return []
