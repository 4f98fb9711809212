"""Last Droids: ecomechanics take worn-out droids apart, repair them and build new homes (1 to 4 players)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cogwright.engine import BadOption, Game, Journal, Option, OptionValue, RandomSource
from cogwright.games.last_droids.actions import VOCABULARY
from cogwright.games.last_droids.components import read_cards
from cogwright.games.last_droids.position import state_from_position
from cogwright.games.last_droids.rules import LastDroidsState
from cogwright.games.last_droids.setup import set_up
from cogwright.games.last_droids.state import NOBODY
from cogwright.games.last_droids.view import LastDroidsView


class LastDroids(Game):
    """The rules of Last Droids with one component set."""

    id: ClassVar[str] = "last-droids"
    title: ClassVar[Mapping[str, str]] = {"en": "Last Droids", "ja": "ラスト・ドロイド"}
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    options: ClassVar[tuple[Option, ...]] = (
        Option("first", "choice", "random", choices=("random", "0", "1", "2", "3")),
        Option("automa", "choice", "calm", choices=("calm", "builder"), seats=(1,)),
        Option("automa_bonus", "number", 0, minimum=-20, maximum=20, seats=(1,)),
    )
    view_type: ClassVar[type] = LastDroidsView

    def __init__(self, components: Path | None = None) -> None:
        """Take the open component set, or another one (BadComponents if C6 refuses it)."""
        super().__init__(components)
        self.vocabulary = VOCABULARY
        self.cards = read_cards(self.components)

    def check_options(self, seats: int, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """All options with their values; `first` must be a seat of the table (S8)."""
        values = super().check_options(seats, options)
        first = str(values["first"])
        if first != "random" and int(first) >= seats:
            raise BadOption(f"option first = {first!r}: allowed are random and the seats 0 to {seats - 1}")
        return values

    def set_up(
        self, seats: int, random: RandomSource, options: dict[str, OptionValue], journal: Journal | None
    ) -> LastDroidsState:
        """A state after the setup (S1-S8)."""
        state = LastDroidsState(self, seats, random, self.cards)
        state.journal = journal
        state.builder = options["automa"] == "builder"
        state.automa_bonus = int(str(options["automa_bonus"]))
        set_up(state, NOBODY if options["first"] == "random" else int(str(options["first"])))
        return state

    def set_up_position(self, data: Mapping[str, object], journal: Journal | None) -> LastDroidsState:
        """A state from a written position (S9)."""
        return state_from_position(self, self.cards, data, journal)
