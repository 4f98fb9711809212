"""Programs as bots at a server: the operator names them; a visitor only ever says a name, and runs nothing."""

from __future__ import annotations

import asyncio
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient
from server_people import Person

from cogwright.engine import Record
from cogwright.players import bot_names
from cogwright.server import BadSettings, Settings, create_app, migrate

PYTHON = shlex.quote(sys.executable)
EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "bots" / "first_choice.py"
BOTS = f"first-choice={PYTHON} {shlex.quote(str(EXAMPLE))}; broken = {PYTHON} -c 'raise SystemExit(5)'"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server whose operator has named two programs."""
    settings = Settings.from_environment({"COGWRIGHT_BOTS": BOTS}, data=tmp_path_factory.mktemp("server"), bot_delay=0)
    asyncio.run(migrate(settings))
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


def test_named_programs_play_a_whole_game_and_a_broken_one_does_not_hold_it_up(server: httpx.Client) -> None:
    ada = Person(server, "Ada")
    assert ada.get("/api/games")[0]["bots"] == [*bot_names(), "first-choice", "broken"]
    table = ada.open(bots={"0": "first-choice", "1": "broken"})
    ada.start(table)
    deadline = time.monotonic() + 120
    while ada.news(table)["table"]["status"] != "finished":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    record = Record.read(ada.done("GET", f"/api/tables/{table}/record").text)
    assert record.players == ("first-choice", "broken")


@pytest.mark.parametrize("name", [f"exec:{PYTHON} -c pass", "exec:first-choice", "exec:", PYTHON, "broken "])
def test_visitors_can_name_no_program(server: httpx.Client, name: str) -> None:
    ada = Person(server, "Ada")
    told = ada.refused(
        400, "bad-request", "POST", "/api/tables", {"game": "mech-a-dream", "seats": 2, "bots": {"1": name}}
    )
    assert "is unknown; allowed are random" in told["detail"]
    table = ada.open()
    ada.refused(400, "bad-request", "PUT", f"/api/tables/{table}/seats/1/bot", {"bot": name})


def test_without_a_setting_there_are_no_programs() -> None:
    assert Settings.from_environment({}).bots == {}
    assert Settings.from_environment({"COGWRIGHT_BOTS": BOTS}).bots == {
        "first-choice": f"{PYTHON} {shlex.quote(str(EXAMPLE))}",
        "broken": f"{PYTHON} -c 'raise SystemExit(5)'",
    }


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("python3 bot.py", "must read NAME=COMMAND"),
        (f"greedy={PYTHON}", "must read NAME=COMMAND"),
        (f"you={PYTHON}", "must read NAME=COMMAND"),
        (f"exec:x={PYTHON}", "must read NAME=COMMAND"),
        (f"a={PYTHON};a={PYTHON}", "must read NAME=COMMAND"),
        ("mine=", "it names no program"),
        ("mine=no-such-program", "there is no program 'no-such-program'"),
        ("mine='open", "No closing quotation"),
    ],
)
def test_wrong_settings_are_refused(value: str, told: str) -> None:
    with pytest.raises(BadSettings, match=r"^COGWRIGHT_BOTS = ") as refusal:
        Settings.from_environment({"COGWRIGHT_BOTS": value})
    assert told in str(refusal.value)
