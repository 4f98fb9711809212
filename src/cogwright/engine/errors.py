"""What can go wrong, each with one clear sentence: what, where, and what is allowed.

The sentences stand in `cogwright/refused` and in the folder `refused` of each game, in every language, one line each: the plainest
part of Fluent, so that they can be said without a library. An error carries the id of its sentence and what fills the gaps; whoever
shows it to a person says it in that person's language.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, reduce
from importlib.resources import files
from pathlib import Path
from typing import Final

LONGEST_SHOWN: Final = 200

_LINE: Final = re.compile(r"([a-z][a-z0-9-]*) = (.+)")
_GAP: Final = re.compile(r"\{ \$(\w+) \}")
_PLACE: Final = re.compile(r"line (\d+),? column (\d+)")


def shown(value: object) -> str:
    """A value as it stands in an error: cut short if it is long, for it may be anything.

    >>> shown("petal-pot"), shown(10**5000)
    ("'petal-pot'", 'a value too large to be shown')
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number with thousands of digits; lists in lists in lists
        return "a value too large to be shown"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


@dataclass(frozen=True)
class Sentence:
    """What is wrong, to be said in any language: the id of a sentence and what fills its gaps."""

    id: str
    gaps: Mapping[str, str | Sentence] = field(default_factory=dict)


def sentence(id: str, **gaps: object) -> Sentence:
    """A sentence of `cogwright/refused` with what fills its gaps: other sentences, errors, and anything else as it is written.

    >>> say(sentence("refused-language", name=shown("de"), allowed="en, ja"))
    "language 'de': allowed are en, ja"
    """
    return Sentence(id, {name: _filling(gap) for name, gap in gaps.items()})


def sentences_of(package: str) -> Callable[..., Sentence]:
    """What makes sentences as `sentence` does, of the folder `refused` of another package, for instance a game's."""

    def sentence_of_package(id: str, **gaps: object) -> Sentence:
        return sentence(f"{package}:{id}", **gaps)

    return sentence_of_package


def _filling(gap: object) -> str | Sentence:
    if isinstance(gap, CogwrightError):
        return gap.sentence
    return gap if isinstance(gap, Sentence) else str(gap)


def all_of(sentences: Sequence[Sentence]) -> Sentence:
    """Several sentences as one."""
    return reduce(lambda before, after: sentence("as-well", before=before, after=after), sentences)


def say(said: Sentence, language: str = "en") -> str:
    """The sentence in this language; what has no words is said by its id."""

    def fill(gap: re.Match[str]) -> str:
        value = said.gaps.get(gap[1], gap[0])
        return say(value, language) if isinstance(value, Sentence) else str(value)

    package, _, id = said.id.rpartition(":")
    return _GAP.sub(fill, _sentences(package or "cogwright", language).get(id, said.id))


@cache
def _sentences(package: str, language: str) -> dict[str, str]:
    text = files(package).joinpath("refused", f"{language}.ftl").read_text(encoding="utf-8")
    lines = (_LINE.fullmatch(line) for line in text.splitlines())
    return {line[1]: line[2] for line in lines if line}


def file_trouble(error: Exception) -> Sentence:
    """Why a file cannot be read or written, without its name."""
    if isinstance(error, UnicodeDecodeError):
        return sentence("file-no-text", details=error)
    number = error.errno if isinstance(error, OSError) else None
    name = errno.errorcode.get(number or 0, "").lower()
    if f"file-{name}" in _sentences("cogwright", "en"):
        return Sentence(f"file-{name}")
    return sentence("as-it-is", text=(error.strerror if isinstance(error, OSError) else None) or error)


def not_data(path: object, kind: str, error: Exception) -> Sentence:
    """That a text is not of this kind (TOML, JSON), and where it begins not to be, if the error tells."""
    place = _PLACE.search(str(error))
    if place is None:
        return sentence("refused-data", path=path, kind=kind, details=error)
    return sentence("refused-data-at", path=path, kind=kind, details=error, row=place[1], column=place[2])


class CogwrightError(ValueError):
    """The root of everything Cogwright refuses; `sentence` is meant for people, `str(error)` the same in English.

    >>> str(CogwrightError("the table is made of glass"))
    'the table is made of glass'
    """

    def __init__(self, said: Sentence | str) -> None:
        """Say a sentence, or a mere text, which is then the same in every language."""
        super().__init__(said)
        self.sentence = said if isinstance(said, Sentence) else sentence("as-it-is", text=said)

    def __str__(self) -> str:
        return say(self.sentence)


def read_text(path: Path, error: type[CogwrightError] = CogwrightError) -> str:
    """The text of a file.

    Raises:
        CogwrightError: it cannot be read; an `error` that says why.
    """
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as trouble:  # a ValueError: no UTF-8, or a name that no file can have
        raise error(sentence("refused-reading", path=path, reason=file_trouble(trouble))) from None


class UnknownGame(CogwrightError):
    """No installed package registers a game of this name."""


class UnknownAction(CogwrightError):
    """A name or a number that is not in the game's vocabulary."""


class IllegalAction(CogwrightError):
    """An action that the seat cannot take now; the state is untouched."""


class BadSeats(CogwrightError):
    """A number of seats the game cannot be played with, or a seat that is not at the table."""


class BadSeed(CogwrightError):
    """A seed that is not a whole number of at most 256 bits."""


class BadOption(CogwrightError):
    """An unknown option, or a value it does not allow."""


class BadComponents(CogwrightError):
    """A component file that is not what the game's specification asks for."""


class BadPosition(CogwrightError):
    """A written position that cannot stand on the table."""


class BadRecord(CogwrightError):
    """A damaged, truncated, edited or foreign record; names the line."""
