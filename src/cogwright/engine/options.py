"""The options of a game: what can be agreed before it starts."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from cogwright.engine.errors import BadOption, CogwrightError, Sentence, not_data, read_text, sentence, shown
from cogwright.engine.fields import number_allowed

OptionValue = bool | int | str | Mapping[str, object] | None


@dataclass(frozen=True)
class Option:
    """Something agreed before the game: a flag, a choice among words, a different word for each seat, a number, or data (a
    written table such as a deal).

    The value of `each` are the words of the seats, separated by commas; its default has as many as there are seats.

    Its words are `option-<id>`, `option-<id>-help` and `option-<id>-<choice>`. `seats` lists the numbers of seats for which
    it means something (empty: all); what depends on their number stands once for each, under the same id.
    """

    id: str
    kind: Literal["flag", "choice", "each", "number", "data"]
    default: bool | int | str | None
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 0
    seats: tuple[int, ...] = ()

    def allowed(self) -> Sentence | str:
        """What may be chosen, in words for an error."""
        if self.kind == "flag":
            return sentence("allowed-flag")
        if self.kind == "choice":
            return ", ".join(self.choices)
        if self.kind == "each":
            return sentence("allowed-each", n=len(self.words()), words=", ".join(self.choices))
        if self.kind == "number":
            return number_allowed(self.minimum, self.maximum)
        return sentence("allowed-data")

    def words(self) -> list[str]:
        """The words of the default of `each`, one for each seat."""
        return str(self.default).split(",")

    def check(self, value: object) -> OptionValue:
        """The value, if the option allows it.

        Raises:
            BadOption: it does not.
        """
        if self.kind == "flag" and isinstance(value, bool):
            return value
        if self.kind == "choice" and isinstance(value, str) and value in self.choices:
            return value
        if self.kind == "each" and isinstance(value, str):
            return self._check_each([word.strip() for word in value.split(",")])
        if self.kind == "number" and isinstance(value, int) and not isinstance(value, bool):
            return self._check_limits(value)
        if self.kind == "data" and (value is None or isinstance(value, Mapping)):
            return value
        raise self._refusal(value)

    def _check_each(self, words: list[str]) -> str:
        if len(words) != len(self.words()) or len(set(words)) != len(words) or not set(words) <= set(self.choices):
            raise self._refusal(",".join(words))
        return ",".join(words)

    def _check_limits(self, value: int) -> int:
        if not self.minimum <= value <= self.maximum:
            raise self._refusal(value)
        return value

    def _refusal(self, value: object, allowed: Sentence | None = None) -> BadOption:
        return BadOption(sentence("refused-value", name=self.id, given=shown(value), allowed=allowed or self.allowed()))

    def parse(self, text: str) -> OptionValue:
        """The value written as text, as on a command line; data is a path to a TOML or JSON file.

        Raises:
            BadOption: the text is not an allowed value.
        """
        word = text.strip()
        if self.kind == "flag":
            on, off = ("true", "on", "yes", "1"), ("false", "off", "no", "0")
            if word.lower() in on + off:
                return word.lower() in on
        elif self.kind == "number":
            if re.fullmatch(r"[+-]?\d+", word):
                return self.check(int(word))
        elif self.kind == "data":
            return self.check(read_data(Path(word), BadOption))
        else:
            return self.check(word)
        raise self._refusal(text, sentence("allowed-flag-typed") if self.kind == "flag" else None)


def read_data(path: Path, error: type[CogwrightError]) -> Mapping[str, object]:
    """Plain data from a TOML or JSON file (by its ending; TOML unless it is `.json`).

    Raises:
        error: the file cannot be read or does not hold a table.
    """
    text = read_text(path, error)
    try:
        data: object = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise error(not_data(path, "JSON" if path.suffix == ".json" else "TOML", problem)) from None
    if not isinstance(data, dict):
        raise error(sentence("refused-no-table", path=path))
    return data


def check_options(options: Sequence[Option], seats: int, given: Mapping[str, object] | None) -> dict[str, OptionValue]:
    """All options of a game with so many seats, with their values: those given, checked, and the defaults of the others.

    Raises:
        BadOption: an option is unknown or means nothing with so many seats, or its value is not allowed.
    """
    if given is not None and not isinstance(given, Mapping):
        raise BadOption(sentence("refused-options", given=shown(given)))
    known = {option.id: option for option in options if not option.seats or seats in option.seats}
    values: dict[str, OptionValue] = {id: option.default for id, option in known.items()}
    for name, value in (given or {}).items():
        if name not in known:
            raise BadOption(_unknown(name, options, seats, known))
        values[name] = known[name].check(value)
    return values


def _unknown(name: str, options: Sequence[Option], seats: int, known: Mapping[str, Option]) -> Sentence:
    elsewhere = sorted({n for option in options if option.id == name for n in option.seats})
    if elsewhere:
        numbers = ", ".join(map(str, elsewhere))
        return sentence("refused-meaning", name=name, n=seats, numbers=numbers, allowed=names_of(known))
    return unknown_option(name, known)


def unknown_option(name: str, known: Iterable[str]) -> Sentence:
    """That there is no option of this name, and which there are."""
    return sentence("refused-option", name=shown(name), allowed=names_of(known))


def names_of(options: Iterable[str]) -> Sentence | str:
    """The names of options for an error."""
    return ", ".join(options) or sentence("no-options")
