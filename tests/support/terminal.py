"""Runs the `cogwright` command as people do: in a process of its own, with typed lines as its input."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    out: str
    err: str


def cogwright(*arguments: str, typed: str = "", folder: Path | None = None, **environment: str) -> Ended:
    """Run the command with this input, in English unless the environment says otherwise."""
    inherited = {
        key: value for key, value in os.environ.items() if key not in ("COGWRIGHT_LANGUAGE", "LC_ALL", "LC_MESSAGES")
    }
    done = subprocess.run(
        [sys.executable, "-m", "cogwright.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**inherited, "LANG": "C.UTF-8", "COLUMNS": "80", "PYTHONUTF8": "1", **environment},
        timeout=120,
        check=False,
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def refusal(ended: Ended) -> str:
    """The one line with which the command refused bad input."""
    assert ended.code == 2, ended
    assert ended.out == "", ended.out
    lines = ended.err.splitlines()
    assert len(lines) == 1, ended.err
    assert lines[0].startswith("cogwright: ")
    return lines[0].removeprefix("cogwright: ")
