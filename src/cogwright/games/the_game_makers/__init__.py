"""The Game Makers: factories fetch resources from a warehouse wheel and produce board games (O1; rules: `rules.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cogwright.engine import BadSeats, Game, Journal, Message, Option, OptionValue, Panel, RandomSource
from cogwright.engine.errors import sentence
from cogwright.games.the_game_makers.actions import Actions, vocabulary
from cogwright.games.the_game_makers.components import read_catalogue
from cogwright.games.the_game_makers.drawing import draw
from cogwright.games.the_game_makers.effect_words import effect_messages
from cogwright.games.the_game_makers.paragraphs import PARAGRAPHS
from cogwright.games.the_game_makers.position import set_up_position
from cogwright.games.the_game_makers.rules import TheGameMakersState
from cogwright.games.the_game_makers.setup import set_up
from cogwright.games.the_game_makers.view import TheGameMakersView

__all__ = ["TheGameMakers", "TheGameMakersState", "TheGameMakersView"]


class TheGameMakers(Game):
    """The rules of The Game Makers with one component set: 1 to 6 seats, all deciding at the same time (O1)."""

    id: ClassVar[str] = "the-game-makers"
    title: ClassVar[Mapping[str, str]] = {"en": "The Game Makers", "ja": "ザ・ゲームメーカーズ"}
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 6
    options: ClassVar[tuple[Option, ...]] = (Option("buildings", "choice", "exact", ("exact", "at-least")),)
    paragraphs: ClassVar[Mapping[str, str]] = PARAGRAPHS
    view_type: ClassVar[type] = TheGameMakersView
    shared_chance: ClassVar[bool] = True

    def __init__(self, components: Path | None = None) -> None:
        """Take the open component set, or another one (BadComponents if C2.9 refuses it)."""
        super().__init__(components)
        self.catalogue = read_catalogue(self.components)
        self.vocabulary = vocabulary(self.catalogue)
        self.ids = Actions(self.catalogue)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game, or its component set, does not have."""
        super().check_seats(seats)
        least, most = self.catalogue.players_min, self.catalogue.players_max
        if not least <= seats <= most:
            raise BadSeats(
                sentence(
                    "refused-seats-with",
                    game=self.id,
                    source=self.components.source,
                    least=least,
                    most=most,
                    given=seats,
                )
            )

    def set_up(
        self, seats: int, random: RandomSource, options: dict[str, OptionValue], journal: Journal | None
    ) -> TheGameMakersState:
        """The table after S3.1-S3.7, its first tasks on the agendas."""
        state = TheGameMakersState(self, seats, random, self.catalogue, self.ids)
        state.journal = journal
        state.at_least = options["buildings"] == "at-least"
        set_up(state)
        return state

    def set_up_position(self, data: Mapping[str, object], journal: Journal | None) -> TheGameMakersState:
        """A state from a written position (`docs/positions/the-game-makers.md`)."""
        return set_up_position(self, data, journal)

    def draw(self, view: object) -> list[Panel]:
        """What a seat may see as a picture for terminals."""
        assert isinstance(view, TheGameMakersView)
        return draw(self, view)

    def effects(self, kind: str, id: str) -> list[Message]:
        """What a card, tile, structure or other component is and does; empty if there is no such component."""
        try:
            return effect_messages(self, kind, id)
        except KeyError:
            return []
