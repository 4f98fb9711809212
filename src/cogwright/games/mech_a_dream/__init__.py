"""Mech A Dream: workshops build dream machines for one week, so that a robot may dream (O1, O2; rules: `rules.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cogwright.engine import (
    BadOption,
    Fields,
    Game,
    Journal,
    Message,
    Option,
    OptionValue,
    Panel,
    RandomSource,
)
from cogwright.engine.errors import sentence
from cogwright.games.mech_a_dream.actions import VOCABULARY
from cogwright.games.mech_a_dream.components import read_tiles
from cogwright.games.mech_a_dream.deal import Deal, read_deal
from cogwright.games.mech_a_dream.drawing import draw
from cogwright.games.mech_a_dream.effect_words import effect_messages
from cogwright.games.mech_a_dream.paragraphs import PARAGRAPHS
from cogwright.games.mech_a_dream.position import set_up_position
from cogwright.games.mech_a_dream.rules import MechADreamState
from cogwright.games.mech_a_dream.setup import check_enough_cards, set_up
from cogwright.games.mech_a_dream.view import MechADreamView

__all__ = ["MechADream", "MechADreamState", "MechADreamView"]


class MechADream(Game):
    """The rules of Mech A Dream with one component set: 2 to 4 seats, two variants that may be combined (S1, V3.1)."""

    id: ClassVar[str] = "mech-a-dream"
    title: ClassVar[Mapping[str, str]] = {"en": "Mech A Dream", "ja": "メック・ア・ドリーム"}
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    search_lambda: ClassVar[float] = 1.0  # found by play: greedy bots go on so well that only how it ends counts
    options: ClassVar[tuple[Option, ...]] = (
        Option("smart-robots", "flag", False),
        Option("specialists", "flag", False),
        Option("deal", "data", None),
    )
    paragraphs: ClassVar[Mapping[str, str]] = PARAGRAPHS
    view_type: ClassVar[type] = MechADreamView

    def __init__(self, components: Path | None = None) -> None:
        """Take the open component set, or another one (BadComponents if C11 refuses it)."""
        super().__init__(components)
        self.vocabulary = VOCABULARY
        self.tiles = read_tiles(self.components)

    def check_options(self, seats: int, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """All options with their values; also refuses a deal that cannot be laid out (S12) and too few cards (C11)."""
        values = super().check_options(seats, options)
        check_enough_cards(seats, values["smart-robots"] is True, values["specialists"] is True, self.tiles)
        self._deal(seats, values)
        return values

    def set_up(
        self, seats: int, random: RandomSource, options: dict[str, OptionValue], journal: Journal | None
    ) -> MechADreamState:
        """The table after S2-S9, its first tasks on the agendas."""
        state = MechADreamState(self, seats, random, self.tiles)
        state.journal = journal
        state.smart_robots = options["smart-robots"] is True
        state.specialists_used = options["specialists"] is True
        set_up(state, self._deal(seats, options))
        return state

    def set_up_position(self, data: Mapping[str, object], journal: Journal | None) -> MechADreamState:
        """A state from a written position (`docs/positions/mech-a-dream.md`)."""
        return set_up_position(self, data, journal)

    def draw(self, view: object) -> list[Panel]:
        """What a seat may see as a picture for terminals."""
        assert isinstance(view, MechADreamView)
        return draw(self, view)

    def effects(self, kind: str, id: str) -> list[Message]:
        """What a machine, monitor, delivery or specialist does; empty if there is no such component."""
        try:
            return effect_messages(self, kind, id)
        except KeyError:
            return []

    def _deal(self, seats: int, options: dict[str, OptionValue]) -> Deal:
        written = options["deal"]
        return read_deal(Fields(BadOption, sentence("option-named", name="deal"), "", written or {}), seats, self.tiles)
