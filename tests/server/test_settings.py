"""The settings, and what `cogwright serve` says when something about them is wrong: one line and exit code 2."""

from __future__ import annotations

import os
import shlex
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from live_server import live_server
from server_people import Person, wait_until

from cogwright.players import Budget
from cogwright.server import BadSettings, Settings


def serve(data: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `cogwright serve`, which is expected to end by itself."""
    return subprocess.run(
        [sys.executable, "-m", "cogwright.cli", "serve", "--port", "0", "--data", str(data), *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        check=False,
    )


def refused(done: subprocess.CompletedProcess[str], *told: str) -> None:
    """Check that it was refused with one line that says all this."""
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert "ready" not in done.stdout
    for words in told:
        assert words in done.stderr


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    environment = {
        "COGWRIGHT_DATA": str(tmp_path / "data"),
        "COGWRIGHT_DATABASE_URL": "postgresql://user:password@host/name",
        "COGWRIGHT_SECRET": "sixteen letters!",
        "COGWRIGHT_HOST": "0.0.0.0",
        "COGWRIGHT_PORT": "8080",
        "COGWRIGHT_BOT_PROCESSES": "3",
        "COGWRIGHT_BOT_DELAY": "0.25",
        "COGWRIGHT_HINT_BUDGET": "250ms",
        "COGWRIGHT_ANALYSIS_TRIES": "60",
        "COGWRIGHT_COMPONENTS": str(tmp_path),
        "COGWRIGHT_CLIENT": str(tmp_path),
        "COGWRIGHT_SECURE_COOKIES": "1",
    }
    settings = Settings.from_environment(environment)
    assert settings == Settings(
        data=tmp_path / "data", database_url="postgresql://user:password@host/name", secret="sixteen letters!",
        host="0.0.0.0", port=8080, bot_processes=3, bot_delay=0.25, hint_budget=Budget(seconds=0.25), analysis_tries=60,
        components=tmp_path, client=tmp_path, secure_cookies=True,
    )  # fmt: skip
    assert not settings.is_sqlite()
    assert Settings.from_environment({}) == Settings()
    assert Settings.from_environment({"COGWRIGHT_PORT": ""}).port == 8000
    assert Settings.from_environment({"COGWRIGHT_PORT": "1"}, port=7, host=None).port == 7


@pytest.mark.parametrize(
    ("variable", "value", "told"),
    [
        ("PORT", "eighty", "a whole number from 0 to 65535"),
        ("PORT", "65536", "65535"),
        ("PORT", "80.5", "whole"),
        ("PORT", "nan", "whole"),
        ("BOT_PROCESSES", "0", "from 1 to 64"),
        ("BOT_DELAY", "-1", "from 0 to 60"),
        ("HINT_BUDGET", "soon", "allowed is a time like 1s"),
        ("HINT_BUDGET", "1s:processes=2", "one process"),
        ("ANALYSIS_TRIES", "0", "from 1 to 10000"),
        ("BOT_DELAY", "inf", "from 0 to 60"),
        ("SECURE_COOKIES", "yes", "from 0 to 1"),
        ("COMPONENTS", "/nowhere/at/all", "a folder that exists"),
        ("CLIENT", "/nowhere/at/all", "a folder that exists"),
        ("SECRET", "short", "16"),
        ("DATABASE_URL", "mysql://root:hunter2@host/db", "mysql"),
        ("DATABASE_URL", "hunter2", "sqlite:// or postgresql://"),
        ("DATABASE_URL", "sqlite://", "a file"),
        ("DATABASE_URL", "sqlite:///:memory:", "a file"),
    ],
)
def test_bad_values_are_refused_by_name(variable: str, value: str, told: str) -> None:
    with pytest.raises(BadSettings, match=f"COGWRIGHT_{variable}") as error:
        Settings.from_environment({f"COGWRIGHT_{variable}": value})
    assert told in str(error.value)
    assert "hunter2" not in str(error.value)


def test_the_key_that_signs_cookies_is_made_once_and_is_private(tmp_path: Path) -> None:
    key = Settings(data=tmp_path).signing_key()
    assert len(key) >= 32
    assert Settings(data=tmp_path).signing_key() == key
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert Settings(data=tmp_path, secret="sixteen letters!").signing_key() == "sixteen letters!"
    (tmp_path / "secret").write_text("")
    with pytest.raises(BadSettings, match="delete the file"):
        Settings(data=tmp_path).signing_key()


def test_serve_refuses_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused(serve(tmp_path, "--port", str(port)), str(port), "in use")


def test_serve_refuses_an_address_that_is_not_its_own(tmp_path: Path) -> None:
    refused(serve(tmp_path, "--host", "192.0.2.1"), "192.0.2.1", "cannot listen")
    refused(serve(tmp_path, "--host", "no such host"), "no such host", "cannot listen")


def test_serve_refuses_bad_values(tmp_path: Path) -> None:
    refused(serve(tmp_path, COGWRIGHT_BOT_DELAY="soon"), "COGWRIGHT_BOT_DELAY", "soon")


def test_serve_refuses_a_data_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(serve(tmp_path / "file" / "data"), "COGWRIGHT_DATA", "cannot be written to")


def test_serve_refuses_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "cogwright.sqlite").mkdir()
    refused(serve(tmp_path), "COGWRIGHT_DATA", "the database cannot be opened")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "cogwright.sqlite").write_bytes(b"this is no database" * 100)
    refused(serve(tmp_path / "other"), "not a database")


def test_serve_refuses_a_database_of_a_newer_version(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "cogwright.sqlite") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    refused(serve(tmp_path), "newer Cogwright")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:hunter2@127.0.0.1:1/x",
        "postgresql://ada:hunter2@[::1/x",
        "postgresql://ada:hunter2@host:port/x",
    ],
)
def test_serve_refuses_a_database_that_is_away_and_keeps_its_password(tmp_path: Path, url: str) -> None:
    done = serve(tmp_path, COGWRIGHT_DATABASE_URL=url)
    refused(done, "COGWRIGHT_DATABASE_URL")
    assert "hunter2" not in done.stderr


def test_serve_refuses_a_broken_component_file(tmp_path: Path) -> None:
    (tmp_path / "mech-a-dream.toml").write_text("edition = 7\n")
    refused(serve(tmp_path / "data", COGWRIGHT_COMPONENTS=str(tmp_path)), "mech-a-dream.toml")


def test_the_database_may_lie_elsewhere(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with live_server(tmp_path / "data", {"COGWRIGHT_DATABASE_URL": url}) as server:
        assert httpx.get(f"{server.address}/api/tables").json() == []
    assert (tmp_path / "tables.sqlite").exists()
    assert not (tmp_path / "data" / "cogwright.sqlite").exists()


@pytest.mark.parametrize("bot", [None, "greedy", "first-choice"])
@pytest.mark.parametrize(("end", "code"), [(signal.SIGINT, 0), (signal.SIGTERM, -signal.SIGTERM)])
def test_the_server_ends_quietly(tmp_path: Path, end: signal.Signals, code: Any, bot: str | None) -> None:
    program = Path(__file__).parents[2] / "examples" / "bots" / "first_choice.py"
    bots = {"COGWRIGHT_BOTS": f"first-choice={shlex.join([sys.executable, str(program)])}"}
    with live_server(tmp_path / "data", bots) as server:
        assert httpx.get(f"{server.address}/api/games").is_success
        if bot is not None:
            with httpx.Client(base_url=server.address, timeout=30) as client:
                ada = Person(client, "Ada")
                table = ada.open(bots={"0": bot, "1": bot})
                ada.start(table)
                wait_until(lambda: ada.news(table)["number"] > 2)
        server.process.send_signal(end)
        assert server.process.wait(timeout=15) == code
        assert Path(server.log.name).read_text() == ""
