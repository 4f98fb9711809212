"""The file of a tournament: what was agreed, then every game as it ends, so that an interrupted tournament can go on.

    {"game": "mech-a-dream", "players": ["greedy", "random"], "seed": 7, ...} ;0a1b2c3d
    {"games": 400} ;5d1f0c77
    {"n": 0, "outcome": {"totals": [56, 43], "ranks": [1, 2], "end": "days", "decisions": 120, "first": 0, ...}} ;9c1e55d0

The second line says how many games are to be played; if more are asked for later, another such line follows.
Lines are JSON, and are only ever added. Behind each stands the beginning of a SHA-256 over all that comes before it, as in records
of games, so that a damaged or edited file is refused with the line that is wrong.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from os import SEEK_END
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TextIO, TypeVar

import msgspec

from cogwright.engine import CogwrightError
from cogwright.engine.errors import Sentence, all_of, file_trouble, sentence
from cogwright.engine.record import CHECK_LENGTH, CHECKED, next_check
from cogwright.lab.matches import Outcome
from cogwright.players import PROGRAM


@dataclass(frozen=True)
class Settings:
    """All that the outcome of a game of the tournament depends on, beside its number."""

    game: str
    players: tuple[str, ...]
    seats: int
    options: Mapping[str, Any]
    seed: int
    rules: int
    """The version of the game's rules."""
    components: str
    """Edition, version and checksum of the component set."""
    cogwright: str
    """The version of Cogwright, and so of its bots."""


@dataclass(frozen=True)
class _Games:
    """A line of the file: how many games are to be played."""

    games: int


@dataclass(frozen=True)
class _Game:
    """A line of the file: how a game ended."""

    n: int
    outcome: Outcome


Read = TypeVar("Read", Settings, _Games, _Game)
GAMES: Final = '{"games": '
"""How a line begins that says how many games are to be played."""


class BadResults(CogwrightError):
    """A file of results that is damaged, or belongs to another tournament."""


class ResultsFile:
    """The games of a tournament that have been played, by number, in memory and in a file.

    Use it as a context manager: no other process can write the file meanwhile.
    """

    def __init__(self, path: Path, settings: Settings) -> None:
        """Begin the file, or go on with it if it is there.

        Raises:
            BadResults: it belongs to another tournament (the error names what differs), is damaged, or cannot be written.
        """
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        self.games = 0
        """How many games the file says are to be played; 0 if it does not."""
        self._expected = 0
        self._settings = settings
        self._check = ""
        try:
            self._file = path.open("a+", encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadResults(sentence("refused-writing", path=path, reason=file_trouble(error))) from None
        try:
            lock(self._file, path)
            self._take_up()
        except BaseException:
            self._close()
            raise

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def expect(self, games: int) -> None:
        """So many games are to be played. With the next game the file says so, unless it says more already."""
        self._expected = games

    def add(self, n: int, outcome: Outcome) -> None:
        """Note how game n ended."""
        if not self._check:
            self._write(self._settings)
        if self._expected > self.games:
            self._write(_Games(self._expected))
            self.games = self._expected
        self._write(_Game(n, outcome))
        self.outcomes[n] = outcome

    def _take_up(self) -> None:
        """Read what is there already."""
        self._file.seek(0)
        try:
            text = self._file.read()
        except UnicodeDecodeError as error:
            raise BadResults(sentence("refused-reading", path=self.path, reason=file_trouble(error))) from None
        whole, newline, torn = text.rpartition("\n")
        if not newline:
            if torn:
                raise _cut_off(self.path)
            return
        lines = whole.split("\n")
        compare(self.path, asdict(self._settings), asdict(_read(self.path, 1, lines[0], "", Settings)))
        self._check = lines[0][-CHECK_LENGTH:]
        for number, line in enumerate(lines[1:], 2):
            if line.startswith(GAMES):
                self.games = _read(self.path, number, line, self._check, _Games).games
            else:
                self._take_game(number, _read(self.path, number, line, self._check, _Game))
            self._check = line[-CHECK_LENGTH:]
        if self.outcomes and not self.games and any(name.startswith(PROGRAM) for name in self._settings.players):
            raise BadResults(sentence("results-too-old", path=self.path))
        if torn:  # the process was ended while it wrote: that game is played again
            self._file.truncate(len((whole + newline).encode("utf-8")))

    def _take_game(self, number: int, game: _Game) -> None:
        if game.n in self.outcomes:
            raise BadResults(sentence("results-twice", path=self.path, number=number, n=game.n))
        self.outcomes[game.n] = game.outcome

    def _write(self, fields: Settings | _Games | _Game) -> None:
        line = json.dumps(asdict(fields), ensure_ascii=False)
        check = next_check(self._check, line)
        try:
            self._file.write(f"{line} ;{check}\n")
            self._file.flush()
        except OSError as error:
            raise BadResults(sentence("refused-writing", path=self.path, reason=file_trouble(error))) from None
        self._check = check

    def _close(self) -> None:
        """Leave no file behind in which nothing stands."""
        if self._file.seek(0, SEEK_END) == 0:
            self.path.unlink(missing_ok=True)
        self._file.close()


def settings_in(path: Path) -> Settings | None:
    """What was agreed for the tournament in the file; None if there is no file, or nothing in it yet.

    Raises:
        BadResults: it is no file of results, or not a whole line of it is left.
    """
    line = next(_lines(path), "")
    if line and not line.endswith("\n"):
        raise _cut_off(path)
    return _read(path, 1, line.rstrip("\n"), "", Settings) if line else None


def games_in(path: Path) -> int | None:
    """How many games of the tournament in the file are to be played; None if it does not say (BadResults if it is damaged)."""
    agreed = [line.rpartition(" ;")[0] for line in _lines(path) if line.startswith(GAMES) and line.endswith("\n")]
    try:
        return msgspec.json.decode(agreed[-1], type=_Games).games if agreed else None
    except msgspec.MsgspecError as error:
        raise BadResults(sentence("results-none", path=path, details=error)) from None


def _lines(path: Path) -> Iterator[str]:
    """The lines of the file; none if there is no file."""
    try:
        with path.open(encoding="utf-8", newline="\n") as file:
            yield from file
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError) as error:
        raise BadResults(sentence("refused-reading", path=path, reason=file_trouble(error))) from None


def _cut_off(path: Path) -> BadResults:
    return BadResults(sentence("results-cut-off", path=path))


def _read(path: Path, number: int, line: str, check: str, kind: type[Read]) -> Read:
    """What stands in a line that follows the one that bears `check`."""
    found = CHECKED.fullmatch(line)
    if not found:
        raise BadResults(sentence("results-no-line", path=path, number=number))
    if next_check(check, found[1]) != found[2]:
        raise BadResults(sentence("results-changed", path=path, number=number))
    try:
        return msgspec.convert(json.loads(found[1]), kind)
    except (ValueError, RecursionError) as error:
        raise BadResults(sentence("results-damaged", path=path, number=number, details=error)) from None


def compare(path: Path, here: Mapping[str, Any], there: Mapping[str, Any]) -> None:
    """Refuse to go on with a tournament for which something else was agreed; `here` may be a part of the settings.

    Raises:
        BadResults: something differs; the error names it (of another game, nothing but that).
    """
    differing = [name for name, value in here.items() if value != there[name]]
    differences: list[Sentence] = []
    for name in ["game"] if "game" in differing else differing:
        if name == "options":
            differences += _differing_options(here[name], there[name])
        else:
            differences.append(sentence(f"differs-{name}", there=_said(there[name]), here=_said(here[name])))
    if differences:
        raise BadResults(sentence("results-differ", path=path, differences=all_of(differences)))


def _differing_options(here: Mapping[str, Any], there: Mapping[str, Any]) -> list[Sentence]:
    differing = [name for name in dict.fromkeys((*there, *here)) if there.get(name) != here.get(name)]
    return [
        sentence("differs-data", name=name)
        if isinstance(there.get(name), Mapping) and isinstance(here.get(name), Mapping)
        else sentence("differs-option", name=name, there=_said(there.get(name)), here=_said(here.get(name)))
        for name in differing
    ]


def _said(value: object) -> Sentence | str:
    """A value as one would write it on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    if isinstance(value, Mapping):
        return sentence("allowed-data")
    return sentence("not-given") if value is None else str(value)


def lock(file: TextIO, path: Path) -> None:
    """Keep other processes from writing the file until it is closed (where the system can do that).

    Raises:
        BadResults: another process is writing it.
    """
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadResults(sentence("results-locked", path=path)) from None
    except OSError:  # a file system without locks
        return
