"""The file of a tournament: what was agreed, then every game as it ends, so that an interrupted tournament can go on.

    {"game": "mech-a-dream", "players": ["greedy", "random"], "seed": 7, ...} ;0a1b2c3d
    {"n": 0, "outcome": {"totals": [56, 43], "ranks": [1, 2], "end": "days", "decisions": 120, "first": 0}} ;9c1e55d0

Lines are JSON, and are only ever added. Behind each stands the beginning of a SHA-256 over all that comes before it, as in records
of games, so that a damaged or edited file is refused with the line that is wrong.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from os import SEEK_END
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO, TypeVar

import msgspec

from cogwright.engine import CogwrightError
from cogwright.engine.errors import shown
from cogwright.engine.record import CHECK_LENGTH, CHECKED, next_check
from cogwright.lab.matches import Outcome


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
class _Game:
    """A line of the file."""

    n: int
    outcome: Outcome


Read = TypeVar("Read", Settings, _Game)


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
        self._settings = settings
        self._check = ""
        try:
            self._file = path.open("a+", encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadResults(f"{path}: cannot be written ({error.strerror})") from None
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

    def add(self, n: int, outcome: Outcome) -> None:
        """Note how game n ended."""
        if not self._check:
            self._write(self._settings)
        self._write(_Game(n, outcome))
        self.outcomes[n] = outcome

    def _take_up(self) -> None:
        """Read what is there already."""
        self._file.seek(0)
        text = self._file.read()
        whole, newline, torn = text.rpartition("\n")
        if not newline:
            if torn:
                raise BadResults(f"{self.path}: is no file of results: its first line is not whole")
            return
        lines = whole.split("\n")
        _compare(self.path, self._settings, _read(self.path, 1, lines[0], "", Settings))
        self._check = lines[0][-CHECK_LENGTH:]
        for number, line in enumerate(lines[1:], 2):
            game = _read(self.path, number, line, self._check, _Game)
            if game.n in self.outcomes:
                raise BadResults(f"{self.path}, line {number}: game {game.n} stands there already")
            self.outcomes[game.n] = game.outcome
            self._check = line[-CHECK_LENGTH:]
        if torn:  # the process was ended while it wrote: that game is played again
            self._file.truncate(len((whole + newline).encode("utf-8")))

    def _write(self, fields: Settings | _Game) -> None:
        line = json.dumps(asdict(fields), ensure_ascii=False)
        check = next_check(self._check, line)
        try:
            self._file.write(f"{line} ;{check}\n")
            self._file.flush()
        except OSError as error:
            raise BadResults(f"{self.path}: cannot be written ({error.strerror})") from None
        self._check = check

    def _close(self) -> None:
        """Leave no file behind in which nothing stands."""
        if self._file.seek(0, SEEK_END) == 0:
            self.path.unlink(missing_ok=True)
        self._file.close()


def settings_in(path: Path) -> Settings | None:
    """What was agreed for the tournament in the file; None if there is no file, or nothing in it yet.

    Raises:
        BadResults: it is no file of results.
    """
    try:
        with path.open(encoding="utf-8") as file:
            line = file.readline()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise BadResults(f"{path}: cannot be read ({getattr(error, 'strerror', None) or error})") from None
    return _read(path, 1, line.rstrip("\n"), "", Settings) if line else None


def _read(path: Path, number: int, line: str, check: str, kind: type[Read]) -> Read:
    """What stands in a line that follows the one that bears `check`."""
    where = f"{path}, line {number}"
    found = CHECKED.fullmatch(line)
    if not found:
        raise BadResults(f"{where}: is no line of a tournament's results, which ends with a check like ;9c1e55d0")
    if next_check(check, found[1]) != found[2]:
        raise BadResults(f"{where}: was changed, or lines before it are missing")
    try:
        return msgspec.convert(json.loads(found[1]), kind)
    except (ValueError, RecursionError) as error:
        raise BadResults(f"{where}: is no line of a tournament's results ({error})") from None


def _compare(path: Path, here: Settings, there: Settings) -> None:
    """Refuse to go on with a tournament for which something else was agreed, and name what differs."""
    ours, theirs = asdict(here), asdict(there)
    differences = [
        f"{name} is {shown(theirs[name])} there, {shown(value)} here"
        for name, value in ours.items()
        if theirs[name] != value
    ]
    if differences:
        raise BadResults(
            f"{path}: belongs to another tournament (take another file for this one): {'; '.join(differences)}"
        )


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
        raise BadResults(f"{path}: another process is playing this tournament") from None
    except OSError:  # a file system without locks
        return
