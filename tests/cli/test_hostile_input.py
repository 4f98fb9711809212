"""What nobody types on purpose: endless digits, broken letters, names that no disk takes. Nothing is lost by it."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from terminal import cogwright, refusal

from cogwright.cli.arguments import free_name, write_text
from cogwright.engine import Record

DIGITS = "9" * 5000


@pytest.mark.parametrize("typed", [DIGITS, f"rules {DIGITS}"], ids=["choice", "rules"])
def test_endless_digits_are_no_choice_and_the_game_goes_on(tmp_path: Path, typed: str) -> None:
    file = tmp_path / "game.record"
    ended = cogwright("play", "mech-a-dream", "--seed", "5", "--save", str(file), typed=f"1\n{typed}\n1\nquit\n")
    assert (ended.code, ended.err) == (0, "")
    assert sum(seat == 0 for seat, _ in Record.read(file.read_text(encoding="utf-8")).decisions) == 2


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict"])
def test_broken_letters_and_narrow_terminals_do_not_end_the_game(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "game.record"
    done = subprocess.run(
        [sys.executable, "-m", "cogwright.cli", "play", "mech-a-dream", "--seed", "5", "--save", str(file)],
        input=b"1\n\xff\xfe\n1\nlanguage ja\nquit\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": encoding, "COGWRIGHT_LANGUAGE": "en"},
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert sum(seat == 0 for seat, _ in Record.read(file.read_text(encoding="utf-8")).decisions) == 2


@pytest.mark.parametrize("length", [250, 300], ids=["with the ending", "at once"])
def test_names_that_are_too_long_are_refused(tmp_path: Path, length: int) -> None:
    name = "x" * length
    for command in (("play", "mech-a-dream", "--save"), ("components", "mech-a-dream", "--export")):
        assert "cannot be written (File name too long)" in refusal(cogwright(*command, name, folder=tmp_path))


def test_games_left_in_the_same_second_do_not_overwrite_each_other(tmp_path: Path) -> None:
    first = tmp_path / "game-20430101-120000.record"
    assert free_name(first) == first
    first.touch()
    second = free_name(first)
    assert second.name == "game-20430101-120000-2.record"
    second.touch()
    assert free_name(first).name == "game-20430101-120000-3.record"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes on Windows")
def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    """So does /dev/null, which must not become a file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as reader:
        read = reader.submit(pipe.read_text)
        write_text(pipe, "a record")
        assert read.result(timeout=60) == "a record"
    assert pipe.is_fifo()
