"""Reads what is written on the command line: language, seats, options; refuses what is wrong in one clear sentence."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cogwright.engine import LANGUAGES, BadOption, BadSeats, CogwrightError, Game, OptionValue
from cogwright.engine.game import known_language
from cogwright.lab.extras import require
from cogwright.lab.pool import Workers
from cogwright.players import PROGRAM, UnknownBot, bot, bots_allowed, is_bot

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
    named = asked if asked is not None else os.environ.get(LANGUAGE_VARIABLE)
    if named:
        return known_language(named)
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
        raise BadOption("--jobs cannot stand beside --ray: the cluster has its own processes")
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
        _check_bot(name, f"--seats, seat {seat}")
    return names


def _check_bot(name: str, where: str) -> None:
    """Refuse what is no bot (BadSeats, which says where it stands)."""
    try:
        bot(name, 0, programs=True)
    except UnknownBot as error:
        raise BadSeats(f"{where}: {error}") from None


def read_players(text: str) -> tuple[str, ...]:
    """The players of a tournament, each once, from a list like `greedy,random`.

    Raises:
        BadSeats: one of them is no bot, or named twice.
    """
    names = _entries(text)
    for i, name in enumerate(names):
        _check_bot(name, "--players")
        if name in names[:i]:
            raise BadSeats(
                f"--players: {name!r} is named twice; a player sits at several seats if there are more of them"
            )
    return names


def _entries(text: str) -> tuple[str, ...]:
    """The entries of a list with commas; commas between double quotes belong to an entry."""
    parts = text.split('"')
    parts[::2] = [part.replace(",", "\0") for part in parts[::2]]
    return tuple(entry.strip() for entry in '"'.join(parts).split("\0"))


def read_seating(text: str) -> tuple[Seating, ...]:
    """Who plays, from a list like `you,greedy` or `you:Ada,you:Ben,random`; a program of one's own is `exec:COMMAND`.

    Raises:
        BadSeats: an entry is neither a person nor a bot.
    """
    return tuple(_seating(seat, part) for seat, part in enumerate(_entries(text)))


def _seating(seat: int, part: str) -> Seating:
    if part.startswith(PROGRAM):
        _check_bot(part, f"--seats, seat {seat}")
        return Seating(part)
    who, colon, name = part.partition(":")
    if who == YOU:
        if colon and not name.strip():
            raise BadSeats(f"--seats, seat {seat}: a name must follow `you:`")
        if is_bot(name.strip()) or name.strip().startswith(PROGRAM):
            raise BadSeats(f"--seats, seat {seat}: {name.strip()!r} is the name of a bot; take another one")
        return Seating(None, name.strip() or None)
    if is_bot(part):
        return Seating(part)
    raise BadSeats(
        f"--seats, seat {seat}: {part!r} is nobody; allowed are {YOU}, {YOU}:NAME, {bots_allowed(programs=True)}"
    )


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
            raise BadOption(f"--option {text!r}: must read NAME=VALUE, for instance {_example(game)}")
        if name not in known:
            raise BadOption(f"option {name!r} is unknown; allowed are {', '.join(known) or 'no options'}")
        if name in values:
            raise BadOption(f"option {name!r} is given twice")
        values[name] = known[name].parse(value)
    return values


def _example(game: Game) -> str:
    option = game.options[0].id if game.options else "name"
    return f"{option}=on"


def read_text(path: Path) -> str:
    """The text of a file.

    Raises:
        CogwrightError: it cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CogwrightError(f"{path}: cannot be read ({reason(error)})") from None


def write_text(path: Path, text: str) -> None:
    """Write a file so that it is always whole: beside it first, then in its place.

    Raises:
        CogwrightError: it cannot be written.
    """
    beside = path.with_name(f".{path.name}.writing")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)
        raise CogwrightError(f"{path}: cannot be written ({reason(error)})") from None


def refuse_existing(path: Path) -> None:
    """Refuse to overwrite a file.

    Raises:
        CogwrightError: there is one.
    """
    if os.path.exists(path):  # Path.exists raises for names that are too long
        raise CogwrightError(f"{path}: exists already; name another file")


def free_name(path: Path) -> Path:
    """The path, or with the first number behind its name under which there is no file yet."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def reason(error: Exception) -> str:
    """Why a file could not be read or written, without its name."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
