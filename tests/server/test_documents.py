"""What the documents say is true."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

from live_server import live_server

from cogwright.engine import Record
from cogwright.server import Settings
from cogwright.server.problems import CODES

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_script_of_the_api_document_plays_a_game(tmp_path: Path) -> None:
    script = re.search(r"```python\n(.*?)```", (DOCS / "api.md").read_text(encoding="utf-8"), re.DOTALL)
    assert script
    file = tmp_path / "script.py"
    file.write_text(script[1])
    with live_server(tmp_path / "data") as server:
        done = subprocess.run(
            [sys.executable, str(file), server.address], capture_output=True, text=True, timeout=120, check=False
        )
    assert done.returncode == 0, done.stderr
    record = Record.read(done.stdout[done.stdout.index("[Game ") :].rstrip("\n") + "\n")
    assert record.players == ("Script", "greedy")
    assert record.end


def test_all_codes_are_documented() -> None:
    text = (DOCS / "api.md").read_text(encoding="utf-8")
    assert {code for code in CODES if f"`{code}`" not in text} == set()


def test_all_settings_are_documented() -> None:
    text = (DOCS / "server.md").read_text(encoding="utf-8")
    variables = {f"COGWRIGHT_{field.name.upper()}" for field in fields(Settings)}
    assert {variable for variable in variables if f"| `{variable}` |" not in text} == set()
