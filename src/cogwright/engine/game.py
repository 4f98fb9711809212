"""A game: its rules as an object that starts states, and the registry of the games that are installed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Final

from cogwright.engine.components import ComponentSet, parse_components, read_components
from cogwright.engine.drawing import Panel
from cogwright.engine.errors import BadSeats, CogwrightError, UnknownGame, sentence, shown
from cogwright.engine.fields import LANGUAGES
from cogwright.engine.messages import Journal, Message
from cogwright.engine.options import Option, OptionValue, check_options
from cogwright.engine.random_source import RandomSource, secret_seed
from cogwright.engine.state import State
from cogwright.engine.vocabulary import Vocabulary

ENTRY_POINTS: Final = "cogwright.games"


class Game:
    """The rules of one game with one component set. A game's package subclasses it and registers the class as an entry point.

    Class attributes a game sets: `id` (kebab-case), `title` (by language), `min_seats`, `max_seats`, `options`,
    `rules_version` (raised whenever old records would replay differently), `paragraphs` (message id -> rule paragraph that
    explains it), `view_type` (the struct that `State.view` returns), `shared_chance` (seats that decide at the same time draw
    from the same piles or roll: what they get follows the order of their answers) and `search_lambda` (the lambda of the
    lambda-return by which a search judges: how much each turn to come counts against the one before, from 0 to 1; the better
    the game goes on when all follow its evaluation, the nearer to 1). In `__init__` it sets `vocabulary` and reads its components.
    """

    id: ClassVar[str]
    title: ClassVar[Mapping[str, str]]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    rules_version: ClassVar[int] = 1
    paragraphs: ClassVar[Mapping[str, str]] = {}
    view_type: ClassVar[type]
    shared_chance: ClassVar[bool] = False
    search_lambda: ClassVar[float] = 0.9

    vocabulary: Vocabulary

    def __init__(self, components: Path | None = None) -> None:
        """Take the open component set of the package, or another file.

        Raises:
            BadComponents: the file is refused; the error names row, field and what is allowed.
        """
        if components is None:
            self.components: ComponentSet = parse_components(
                self.resource("components.toml"), "components.toml", self.id
            )
        else:
            self.components = read_components(components, self.id)

    def new(
        self,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        journal: Journal | None = None,
    ) -> State:
        """Start a game: the same seats, seed and options give the same game, on every machine, for ever.

        Without a seed, one is drawn from the operating system.

        Raises:
            BadSeats, BadSeed, BadOption: an argument is not allowed.
        """
        self.check_seats(seats)
        values = self.check_options(seats, options)
        source = RandomSource(secret_seed() if seed is None else seed)
        state = self.set_up(seats, source, values, journal)
        state.settle()
        return state

    def from_position(self, data: Mapping[str, object], journal: Journal | None = None) -> State:
        """A state set up from plain data, for tests, puzzles and bug reports; the game's docs describe the fields.

        Raises:
            BadPosition: the data is refused; the error names the field and what is allowed.
        """
        state = self.set_up_position(data, journal)
        state.settle()
        return state

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not have.

        Raises:
            BadSeats: naming what is allowed.
        """
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(
                sentence("refused-seats", game=self.id, least=self.min_seats, most=self.max_seats, given=shown(seats))
            )

    def check_options(self, seats: int, options: Mapping[str, object] | None) -> dict[str, OptionValue]:
        """All options with their values. Games that refuse combinations extend this.

        Raises:
            BadOption: an option is unknown or its value is not allowed.
        """
        return check_options(self.options, seats, options)

    def action_name(self, action: int) -> str:
        """The readable name of an action (UnknownAction if there is none)."""
        return self.vocabulary.name(action)

    def action(self, name: str) -> int:
        """The id of a readable name (UnknownAction if there is none)."""
        return self.vocabulary.action(name)

    def words(self, language: str) -> str:
        """The text of the game's Fluent file in the language ("en" or "ja")."""
        return self.resource(f"words/{known_language(language)}.ftl")

    def rulebook(self, language: str) -> str:
        """The rulebook in the language ("en" or "ja"), as Markdown with anchors for the rule paragraphs."""
        return self.resource(f"rulebook/{known_language(language)}.md")

    def resource(self, name: str) -> str:
        """The text of a file in the game's package."""
        folder = files(type(self).__module__)
        return folder.joinpath(*name.split("/")).read_text(encoding="utf-8")

    def draw(self, view: object) -> list[Panel]:
        """What a seat may see (a view of this game's states) as a picture for terminals; empty if the game draws none."""
        return []

    def effects(self, kind: str, id: str) -> list[Message]:
        """What a component does, a sentence an effect; `kind` is the key under which messages name it ("machine").

        Empty if the game tells nothing of such components.
        """
        return []

    # What a game implements

    def set_up(
        self, seats: int, random: RandomSource, options: dict[str, OptionValue], journal: Journal | None
    ) -> State:
        """A state after the setup, with its first tasks on the agendas; the journal is attached before anything happens."""
        raise NotImplementedError

    def set_up_position(self, data: Mapping[str, object], journal: Journal | None) -> State:
        """A state built from a written position."""
        raise NotImplementedError


def known_language(language: str) -> str:
    """The language, if there are words in it.

    Raises:
        CogwrightError: there are none; the error lists the languages.
    """
    if language not in LANGUAGES:
        raise CogwrightError(sentence("refused-language", name=shown(language), allowed=", ".join(LANGUAGES)))
    return language


def games() -> list[str]:
    """The ids of all installed games, in alphabetical order."""
    return sorted({entry.name for entry in entry_points(group=ENTRY_POINTS)})


def game(id: str, components: Path | str | None = None) -> Game:
    """The installed game of this id, with its open component set or with another file.

    Raises:
        UnknownGame: no such game is installed; the error lists those that are.
        BadComponents: the component file is refused.
    """
    for entry in entry_points(group=ENTRY_POINTS):
        if entry.name == id:
            kind: type[Game] = entry.load()
            return kind(None if components is None else Path(components))
    installed = ", ".join(games()) or sentence("none")
    raise UnknownGame(sentence("refused-game", name=shown(id), installed=installed))
