"""How the server is set up: environment variables, each checked, with one clear error for what is wrong."""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from cogwright.engine import CogwrightError
from cogwright.engine.errors import Sentence, file_trouble, sentence, shown
from cogwright.players import Budget, bot_names
from cogwright.players.coach import USUAL_TRIES
from cogwright.players.program import read_command

SECRET_LENGTH: Final = 16
USUAL_HINT: Final = Budget(seconds=1.0)
BOT_NAME: Final = "[a-z][a-z0-9-]{0,29}"
RESERVED: Final = ("you", "open", "program")
"""Names that mean something else where bots are chosen."""


class BadSettings(CogwrightError):
    """A setting that the server cannot work with; names the variable, its value and what is allowed."""


@dataclass(frozen=True)
class Settings:
    """What the server needs to know before it starts.

    Attributes:
        data: the folder for the SQLite database and the key that signs cookies (COGWRIGHT_DATA, default `data`).
        database_url: another database (COGWRIGHT_DATABASE_URL: `postgresql://user:password@host/name`, or
            `sqlite:////folder/file` for an SQLite file elsewhere).
        secret: the key that signs cookies, shared by all processes (COGWRIGHT_SECRET; default: made once in the data
            folder).
        host, port: where to listen (COGWRIGHT_HOST, COGWRIGHT_PORT).
        bot_processes: processes in which bots think (COGWRIGHT_BOT_PROCESSES).
        bot_delay: seconds before a bot's move is shown, so that people can follow (COGWRIGHT_BOT_DELAY).
        bots: programs that visitors may seat as bots, by the names they are offered under (COGWRIGHT_BOTS:
            `NAME=COMMAND; NAME=COMMAND`); a visitor only ever says the name.
        hint_budget: how long a hint may think, in one of the bots' processes (COGWRIGHT_HINT_BUDGET: `1s`, `250ms`, `2000` tries).
        analysis_tries: how many tries the analysis of a finished game spends on a decision, so that it is the same for
            everybody (COGWRIGHT_ANALYSIS_TRIES).
        components: a folder with component files named `<game>.toml` that replace the open sets (COGWRIGHT_COMPONENTS).
        client: the folder of the built browser client (COGWRIGHT_CLIENT; default: the one in the package).
        secure_cookies: send cookies over HTTPS only (COGWRIGHT_SECURE_COOKIES).
    """

    data: Path = Path("data")
    database_url: str | None = None
    secret: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    bot_processes: int = 1
    bot_delay: float = 0.7
    bots: Mapping[str, str] = field(default_factory=dict)
    hint_budget: Budget = USUAL_HINT
    analysis_tries: int = USUAL_TRIES
    components: Path | None = None
    client: Path | None = None
    secure_cookies: bool = False

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ, **overrides: object) -> Settings:
        """The settings named by the environment; keyword arguments that are not None go before it.

        Raises:
            BadSettings: a variable has a value that is not allowed.
        """
        read = _Environment(environment, overrides)
        return Settings(
            data=read.path("data") or Path("data"),
            database_url=_checked_url(read.text("database_url")),
            secret=_checked_secret(read.text("secret")),
            host=read.text("host") or "127.0.0.1",
            port=int(read.number("port", 8000, 0, 65535)),
            bot_processes=int(read.number("bot_processes", 1, 1, 64)),
            bot_delay=read.number("bot_delay", 0.7, 0, 60),
            bots=read.bots(),
            hint_budget=read.budget("hint_budget", USUAL_HINT),
            analysis_tries=int(read.number("analysis_tries", USUAL_TRIES, 1, 10_000)),
            components=read.folder("components"),
            client=read.folder("client"),
            secure_cookies=read.number("secure_cookies", 0, 0, 1) == 1,
        )

    def address(self) -> str:
        """The address of the database: for SQLite as SQLAlchemy wants it, for PostgreSQL as its own programs do."""
        if self.database_url is None:
            return f"sqlite:///{(self.data / 'cogwright.sqlite').absolute()}"
        return self.database_url

    def is_sqlite(self) -> bool:
        """Whether the database is SQLite."""
        return self.database_url is None or self.database_url.startswith("sqlite://")

    def prepare_data(self) -> None:
        """Make the data folder.

        Raises:
            BadSettings: it cannot be made or written to.
        """
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            probe = self.data / f".probe-{secrets.token_hex(4)}"
            probe.touch()
            probe.unlink()
        except OSError as error:
            raise _bad_data(self.data, sentence("setting-not-writable", reason=file_trouble(error))) from None

    def signing_key(self) -> str:
        """The key that signs cookies: the one given, or one kept in the data folder, made at the first start.

        Raises:
            BadSettings: it can neither be read nor made.
        """
        if self.secret:
            return self.secret
        path = self.data / "secret"
        try:
            with (
                suppress(FileExistsError),
                os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file,
            ):
                file.write(secrets.token_urlsafe(32))
            return _read_secret(path)
        except OSError as error:
            raise _bad_data(self.data, sentence("setting-key", reason=file_trouble(error))) from None


class _Environment:
    """Reads the variables `COGWRIGHT_<NAME>`."""

    def __init__(self, variables: Mapping[str, str], overrides: Mapping[str, object]) -> None:
        self.variables = variables
        self.overrides = overrides

    def text(self, name: str) -> str | None:
        given = self.overrides.get(name)
        return str(given) if given is not None else self.variables.get(self.variable(name)) or None

    def number(self, name: str, default: float, minimum: float, maximum: float) -> float:
        text = self.text(name)
        if text is None:
            return default
        try:
            value = float(text)
            whole = isinstance(default, int)
            if not minimum <= value <= maximum or (whole and value != int(value)):
                raise ValueError
        except ValueError:
            id = "setting-whole" if isinstance(default, int) else "setting-number"
            raise self.wrong(name, text, sentence(id, least=minimum, most=maximum)) from None
        return value

    def path(self, name: str) -> Path | None:
        text = self.text(name)
        return None if text is None else Path(text)

    def folder(self, name: str) -> Path | None:
        path = self.path(name)
        if path is not None and not path.is_dir():
            raise self.wrong(name, str(path), sentence("setting-folder"))
        return path

    def budget(self, name: str, default: Budget) -> Budget:
        """A budget in one process: it is one of those in which the bots think."""
        text = self.text(name)
        if text is None:
            return default
        try:
            budget = Budget.read(text)
        except CogwrightError as error:
            raise self.wrong(name, text, error.sentence) from None
        if budget.processes > 1:
            raise self.wrong(name, text, sentence("setting-one-process"))
        return budget

    def bots(self) -> dict[str, str]:
        """The programs that are named as bots, each checked."""
        commands: dict[str, str] = {}
        for entry in filter(str.strip, (self.text("bots") or "").split(";")):
            name, equals, command = (part.strip() for part in entry.partition("="))
            if not equals or not re.fullmatch(BOT_NAME, name) or name in (*RESERVED, *bot_names(), *commands):
                raise self.wrong("bots", entry.strip(), sentence("setting-bots"))
            try:
                read_command(command)
            except CogwrightError as error:
                raise self.wrong("bots", entry.strip(), error.sentence) from None
            commands[name] = command
        return commands

    def wrong(self, name: str, value: str, complaint: Sentence) -> BadSettings:
        return BadSettings(sentence("setting", name=self.variable(name), given=shown(value), complaint=complaint))

    def variable(self, name: str) -> str:
        return f"COGWRIGHT_{name.upper()}"


def _bad_data(folder: Path, complaint: Sentence) -> BadSettings:
    return BadSettings(sentence("setting", name="COGWRIGHT_DATA", given=shown(str(folder)), complaint=complaint))


def _checked_url(url: str | None) -> str | None:
    """The database URL, if it is one we can use; the URL itself may hold a password and is never shown."""
    if url is None:
        return None
    if not url.startswith(("sqlite://", "postgresql://", "postgres://")):
        scheme = url.split(":", 1)[0] if "://" in url else "something else"
        raise BadSettings(sentence("setting-database", given=shown(scheme)))
    if url.startswith("sqlite://") and not re.fullmatch(r"sqlite:///+[^/:?][^:?]*", url):
        raise BadSettings(sentence("setting-sqlite"))
    return url


def _checked_secret(secret: str | None) -> str | None:
    """The key that signs cookies, if it is long enough; it is never shown."""
    if secret is not None and len(secret) < SECRET_LENGTH:
        raise BadSettings(sentence("setting-secret", least=SECRET_LENGTH))
    return secret


def _read_secret(path: Path) -> str:
    """The key in the file, which another process may just be writing."""
    for _ in range(20):
        secret = path.read_text().strip()
        if len(secret) >= SECRET_LENGTH:
            return secret
        time.sleep(0.05)
    raise BadSettings(sentence("setting-no-key", path=path))
