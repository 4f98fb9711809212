"""Turns messages into sentences: the words of the game that is played, and the terminal's own, all in Fluent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from cogwright.engine import LANGUAGES, CogwrightError, Game, Message
from cogwright.engine.messages import Argument
from cogwright.players import Budget

SEATS: Final = ("seat", "other")
NARROW: Final = str.maketrans("（）", "()")


class Words:
    """The words of one game and of the terminal, in one language.

    Arguments follow the convention of `cogwright.engine.messages`. What has no words in the language is said in another
    one, and what has no words at all by its id.

    >>> import cogwright
    >>> words = Words(cogwright.game("mech-a-dream"), "en", ["Ada", "Ben"])
    >>> words.say(Message("log-buy", {"seat": 0, "machine": "glasshouse", "cost": {"ink": 2}, "space": 3}))
    'Ada buys Glasshouse for 2 ink; it starts on space 3.'
    """

    def __init__(self, game: Game | None, language: str, names: Sequence[str]) -> None:
        """`names` are the players' names by seat; without a game, only the terminal's own words are known."""
        self.language = language
        self.names = names
        self._components = game.components.names() if game else {}
        others = [other for other in LANGUAGES if other != language]
        self._bundles = [
            bundle for code in (language, *others) for bundle in (_game_bundle(game, code), _own_bundle(code)) if bundle
        ]

    def say(self, message: Message | str, **args: Argument) -> str:
        """The sentence of a message, or of an id with its arguments."""
        if isinstance(message, str):
            message = Message(message, args)
        return self._format(message.id, message.args) or message.id

    def name(self, component: str) -> str:
        """The name of a component, by its id; with narrow brackets, as all words here."""
        names = self._components.get(component, {})
        return (names.get(self.language) or next(iter(names.values()), component)).translate(NARROW)

    def player(self, seat: int) -> str:
        """A player's name; one who is part of the rules and has no seat has the game's word `player-<seat>`."""
        if seat < len(self.names):
            return self.names[seat]
        return self._format(f"player-{seat}", {}) or str(seat + 1)

    def bot(self, name: str) -> str:
        """What a bot is called; one that searches with its budget: "Search bot (1 s a move)"."""
        kind, _, budget = name.partition(":")
        if not budget:
            return self.say(f"bot-{kind}")
        allowed = Budget.read(budget)
        if allowed.seconds is not None:
            return self.say("bot-search-seconds", n=f"{allowed.seconds:g}", processes=allowed.processes)
        return self.say("bot-search-iterations", n=str(allowed.iterations), processes=allowed.processes)

    def option(self, id: str, value: object) -> str:
        """An option of the game with its value: "Specialists: on"."""
        if isinstance(value, bool):
            said = self.say("on" if value else "off")
        else:
            said = self._format(f"option-{id}-{value}", {}) or str(value)
        return self.say("option-value", option=self.say(f"option-{id}"), value=said)

    def verb(self, verb: str) -> str:
        """What actions of a verb do, in the words of the game: "Buy a machine"; without such words, the verb itself."""
        return self._format(f"verb-{verb.replace(' ', '-')}", {}) or verb

    def table(self, kind: str) -> str:
        """What a table of the component set is called in the words of the game: "Machines"; without such words, by its key."""
        return self._format(f"components-{kind.replace('_', '-')}", {}) or kind

    def amounts(self, bundle: Mapping[str, int]) -> str:
        """Amounts as a list: "2 ink and 1 rainbow"."""
        if not bundle:
            return self.say("amount-nothing")
        return self.join([self._format(f"amount-{good}", {"n": n}) or f"{n} {good}" for good, n in bundle.items()])

    def join(self, items: Sequence[str]) -> str:
        """Things as a list: "Ada, Ben, and Cleo"."""
        return str(format_list(list(items), locale=self.language))

    def _format(self, id: str, args: Mapping[str, Argument]) -> str | None:
        for bundle in self._bundles:
            pattern = bundle.get_message(id).value if bundle.has_message(id) else None
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, {key: self._value(key, arg) for key, arg in args.items()})
                return str(text)
        return None

    def _value(self, key: str, value: Argument) -> str | int:
        if isinstance(value, int):
            return self.player(value) if key in SEATS else value
        if not isinstance(value, str):
            return self.amounts(value)
        if value in self._components:
            return self.name(value)
        return self._format(f"{key}-{value}", {}) or value


def _game_bundle(game: Game | None, language: str) -> FluentBundle | None:
    if game is None:
        return None
    try:
        return _bundle(language, game.words(language))
    except (CogwrightError, FileNotFoundError):
        return None


def _own_bundle(language: str) -> FluentBundle | None:
    file = files("cogwright.cli").joinpath("words", f"{language}.ftl")
    return _bundle(language, file.read_text(encoding="utf-8")) if file.is_file() else None


def _bundle(language: str, text: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle
