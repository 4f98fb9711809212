"""Reads what is written on the command line: language, seats, options; refuses what is wrong in one clear sentence."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cogwright.engine import (
    LANGUAGES,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    CogwrightError,
    Game,
    OptionValue,
    Record,
)
from cogwright.engine.errors import Sentence, file_trouble, read_text, sentence, shown
from cogwright.engine.game import known_language
from cogwright.engine.options import unknown_option
from cogwright.lab.extras import require
from cogwright.lab.pool import Workers
from cogwright.players import PROGRAM, Budget, UnknownBot, bot, bots_allowed, is_bot
from cogwright.players.search import BadBudget

LANGUAGE_VARIABLE: Final = "COGWRIGHT_LANGUAGE"
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
YOU: Final = "you"


@dataclass(frozen=True)
class Seating:
    """Who sits at a seat: a bot of this name, or a person (bot None), who may have given a name."""

    bot: str | None
    name: str | None = None


def chosen_language(asked: str | None) -> str:
    """The language asked for, or that of COGWRIGHT_LANGUAGE, or the locale's if there are words in it, or English.

    Raises:
        CogwrightError: a language was named for which there are no words.
    """
    if asked is not None:
        return _language(asked, "--language")
    named = os.environ.get(LANGUAGE_VARIABLE)
    if named:
        return _language(named, LANGUAGE_VARIABLE)
    return _language_of_the_locale()


def spoken_language(arguments: Sequence[str]) -> str:
    """The language in which a command line can be refused: chosen as for the command, as far as it can be read."""
    asked: str | None = None
    for i, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            asked = value if equals else next(iter(arguments[i + 1 :]), None)
    for one in (asked, os.environ.get(LANGUAGE_VARIABLE)):
        if one in LANGUAGES:
            return one
    return _language_of_the_locale()


def _language(named: str, where: str) -> str:
    """A language that was named, or an error that says where."""
    try:
        return known_language(named)
    except CogwrightError as error:
        raise CogwrightError(sentence("refused-option-given", name=where, reason=error)) from None


def _language_of_the_locale() -> str:
    """That of the first variable that is set, if there are words in it, or English."""
    for variable in LOCALE_VARIABLES:
        locale = os.environ.get(variable)
        if locale:
            code = locale.replace("-", "_").split("_")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def chosen_workers(jobs: int, ray: str | None) -> Workers:
    """Where games are played.

    Raises:
        BadOption: both ways are asked for.
        MissingPackage: the one asked for is not installed.
    """
    if ray is not None and jobs > 1:
        raise BadOption(sentence("refused-jobs-beside-ray"))
    if ray is not None:
        require("ray", "--ray")
    return Workers(jobs, ray)


def read_bots(text: str) -> tuple[str, ...]:
    """The bots of a list like `greedy,search:1s`; a program of one's own is `exec:COMMAND`.

    Raises:
        BadSeats: a bot is unknown.
    """
    names = _entries(text)
    for seat, name in enumerate(names):
        _check_bot(name, seat)
    return names


def _check_bot(name: str, seat: int | None) -> None:
    """Refuse what is no bot (BadSeats, which says where it stands: at a seat or among the players)."""
    try:
        bot(name, 0, programs=True)
    except UnknownBot as error:
        if seat is not None:
            raise _wrong_at(seat, error.sentence) from None
        raise BadSeats(sentence("refused-option-given", name="--players", reason=error)) from None


def _wrong_at(seat: int, reason: Sentence) -> BadSeats:
    """The entry of `--seats` for this seat is wrong; people count them from 1."""
    return BadSeats(sentence("refused-seat-given", name="--seats", number=seat + 1, reason=reason))


def read_players(text: str) -> tuple[str, ...]:
    """The players of a tournament, each once, from a list like `greedy,random`.

    Raises:
        BadSeats: one of them is no bot, or named twice.
    """
    names = _entries(text)
    for i, name in enumerate(names):
        _check_bot(name, None)
        if name in names[:i]:
            raise BadSeats(sentence("refused-twice-player", name=shown(name)))
    return names


def _entries(text: str) -> tuple[str, ...]:
    """The entries of a list with commas; commas between double quotes belong to an entry."""
    parts = text.split('"')
    parts[::2] = [part.replace(",", "\0") for part in parts[::2]]
    return tuple(entry.strip() for entry in '"'.join(parts).split("\0"))


def read_seating(text: str) -> tuple[Seating, ...]:
    """Who plays, from a list like `you,greedy` or `you:Ada,you:Ben,random`; a program of one's own is `exec:COMMAND`.

    Raises:
        BadSeats: an entry is neither a person nor a bot, or has the name of another person.
    """
    seating = tuple(_seating(seat, part) for seat, part in enumerate(_entries(text)))
    names = [who.name for who in seating]
    for seat, name in enumerate(names):
        if name is not None and name in names[:seat]:
            raise _wrong_at(seat, sentence("refused-same-name", name=shown(name), other=names.index(name) + 1))
    return seating


def _seating(seat: int, part: str) -> Seating:
    if part.startswith(PROGRAM):
        _check_bot(part, seat)
        return Seating(part)
    who, colon, name = part.partition(":")
    if who == YOU:
        if colon and not name.strip():
            raise _wrong_at(seat, sentence("refused-nameless"))
        if is_bot(name.strip()) or name.strip().startswith(PROGRAM):
            raise _wrong_at(seat, sentence("refused-bots-name", name=shown(name.strip())))
        return Seating(None, name.strip() or None)
    if is_bot(part):
        return Seating(part)
    raise _wrong_at(seat, sentence("refused-nobody", name=shown(part), allowed=bots_allowed(programs=True)))


def read_options(game: Game, texts: Sequence[str]) -> dict[str, OptionValue]:
    """The options written as NAME=VALUE.

    Raises:
        BadOption: an option is unknown, given twice, or its value is not allowed.
    """
    known = {option.id: option for option in game.options}
    values: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(sentence("refused-option-form", given=shown(text), example=_example(game)))
        if name not in known:
            raise BadOption(unknown_option(name, known))
        if name in values:
            raise BadOption(sentence("refused-option-twice", name=shown(name)))
        values[name] = known[name].parse(value)
    return values


def _example(game: Game) -> str:
    option = game.options[0].id if game.options else "name"
    return f"{option}=on"


def write_text(path: Path, text: str) -> None:
    """Write a file so that it is always whole: beside it first, then in its place. A device or a pipe is written to as it is.

    Raises:
        CogwrightError: it cannot be written.
    """
    beside = path.with_name(f".{path.name}.writing")
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise CogwrightError(sentence("refused-writing", path=path, reason=file_trouble(error))) from None


def refuse_existing(path: Path) -> None:
    """Refuse to overwrite a file.

    Raises:
        CogwrightError: there is one.
    """
    if os.path.exists(path):  # Path.exists raises for names that are too long
        raise CogwrightError(sentence("refused-existing", path=path))


def free_name(path: Path) -> Path:
    """The path, or with the first number behind its name under which there is no file yet."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def read_record(path: Path) -> Record:
    """The record of a file.

    Raises:
        CogwrightError: the file cannot be read.
        BadRecord: the record is damaged; the error names the file and the line.
    """
    text = read_text(path)
    with in_file(path):
        return Record.read(text)


@contextlib.contextmanager
def in_file(path: Path) -> Iterator[None]:
    """Whatever is wrong with a record or a position here, the file is named before it."""
    try:
        yield
    except (BadRecord, BadPosition) as error:
        raise type(error)(sentence("at", where=path, complaint=error)) from None


def read_budget(text: str, option: str) -> Budget:
    """How long may be thought.

    Raises:
        BadBudget: that is none; the error names the option it was written for.
    """
    try:
        return Budget.read(text)
    except BadBudget as error:
        raise BadBudget(sentence("refused-option-given", name=option, reason=error)) from None
