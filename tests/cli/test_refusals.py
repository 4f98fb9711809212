"""Bad input on the command line: one clear line, exit code 2, and nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cogwright.cli import app
from cogwright.engine import Match, game

RUNNER = CliRunner()

REFUSALS = [
    ("dance", "No such command 'dance'."),
    ("play", "name the game to play"),
    ("play chess", "game 'chess' is not installed; installed are: last-droids, mech-a-dream"),
    (
        "play mech-a-dream --seats you,bob",
        "--seats, seat 1: 'bob' is nobody; allowed are you, you:NAME, random, greedy",
    ),
    ("play mech-a-dream --seats you:,greedy", "--seats, seat 0: a name must follow `you:`"),
    ("play mech-a-dream --seats you:greedy,random", "--seats, seat 0: 'greedy' is the name of a bot"),
    ("play mech-a-dream --seats you", "mech-a-dream has 2 to 4 seats, not 1"),
    ("play mech-a-dream --seats you,greedy,greedy,greedy,greedy", "mech-a-dream has 2 to 4 seats, not 5"),
    ("play mech-a-dream --option specialists", "--option 'specialists': must read NAME=VALUE"),
    ("play mech-a-dream --option magic=on", "option 'magic' is unknown; allowed are smart-robots, specialists, deal"),
    ("play mech-a-dream --option specialists=maybe", "option specialists = 'maybe': allowed is true or false"),
    ("play mech-a-dream --option specialists=on --option specialists=off", "option 'specialists' is given twice"),
    ("play mech-a-dream --option deal=nowhere.toml", "nowhere.toml: cannot be read"),
    ("play mech-a-dream --seed -1", "seed -1: a seed is a whole number from 0"),
    ("play mech-a-dream --seed seven", "Invalid value for '--seed'"),
    ("play mech-a-dream --language de", "language 'de': allowed are en, ja"),
    ("play mech-a-dream --components nowhere.toml", "nowhere.toml: cannot be read"),
    ("play mech-a-dream --position nowhere.toml", "nowhere.toml: cannot be read"),
    ("play mech-a-dream --position position.toml --seed 1", "--seed cannot stand beside --position"),
    (
        "play mech-a-dream --position position.toml --seats you,greedy,random",
        "--seats names 3 seats, the position has 2",
    ),
    ("play mech-a-dream --position bad.toml", "position: day: must be 1 to 7, not 9"),
    ("play mech-a-dream --save existing.txt", "existing.txt: exists already; name another file"),
    (
        "play mech-a-dream --save missing/game.record",
        "missing/game.record: cannot be written (No such file or directory)",
    ),
    ("play --resume nowhere.record", "nowhere.record: cannot be read (No such file or directory)"),
    ("play --resume existing.txt", "record, line 1: a header like"),
    ("play --resume saved.record --seed 1", "--seed cannot stand beside --resume"),
    ("play --resume saved.record --seats you,you,you", "--seats names 3 seats, the saved game has 2"),
    ("play sparks --resume saved.record", "saved.record: is a game of mech-a-dream, not of sparks"),
    ("play --resume finished.record", "finished.record: this game is over"),
    ("simulate", "Missing argument 'GAME'."),
    ("simulate mech-a-dream --seats you,greedy", "--seats, seat 0: bot 'you' is unknown; allowed are random, greedy"),
    ("simulate mech-a-dream --seats greedy", "mech-a-dream has 2 to 4 seats, not 1"),
    ("simulate mech-a-dream --games 0", "Invalid value for '--games'"),
    ("simulate mech-a-dream --jobs 0", "Invalid value for '--jobs'"),
    ("simulate mech-a-dream --seed -5", "seed -5: a seed is a whole number from 0"),
    ("replay", "Missing argument 'FILE'."),
    ("replay nowhere.record --verify", "nowhere.record: cannot be read (No such file or directory)"),
    ("replay changed.record --verify", "record, line 11: the line was changed"),
    ("replay truncated.record", "record, line 12: the record breaks off"),
    ("components chess", "game 'chess' is not installed"),
    ("components mech-a-dream --check existing.txt", "existing.txt: is not TOML"),
    ("components mech-a-dream --check bad-set.toml", "machines, row 1 (petal-pot): hourglass: must be 1 to 6, not 7"),
    ("components mech-a-dream --export existing.txt", "existing.txt: exists already; name another file"),
    ("components mech-a-dream --check bad-set.toml --export new.toml", "--check and --export cannot stand together"),
    ("bench chess", "game 'chess' is not installed"),
    ("serve --port 99999", "Invalid value for '--port'"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one file for each way in which a file can be wrong."""
    rules = game("mech-a-dream")
    match = Match.new(rules, 2, 7)
    for _ in range(3):
        seat = match.state.acting_seats()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    record = match.record(["Ada", "greedy"]).write()
    while not match.state.is_over():
        seat = match.state.acting_seats()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    lines = record.splitlines()
    changed = [*lines[:10], "1. 0 stock ink" + lines[10][lines[10].index(" ;") :], *lines[11:]]
    files = {
        "existing.txt": "This is no record.\n",
        "position.toml": "seats = 2\n",
        "bad.toml": "seats = 2\nday = 9\n",
        "saved.record": record,
        "changed.record": "\n".join(changed),
        "truncated.record": "\n".join(lines[:11]),
        "finished.record": match.record(["Ada", "greedy"]).write(),
        "bad-set.toml": rules.resource("components.toml").replace("hourglass = 2", "hourglass = 7", 1),
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COGWRIGHT_LANGUAGE", raising=False)
    return tmp_path


@pytest.mark.parametrize(("line", "complaint"), REFUSALS, ids=[line for line, _ in REFUSALS])
def test_bad_input_gets_one_clear_line_and_changes_nothing(folder: Path, line: str, complaint: str) -> None:
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    result = RUNNER.invoke(app, line.split())
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    assert result.stderr.startswith("cogwright: ")
    assert complaint in result.stderr
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_a_language_in_the_environment_is_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COGWRIGHT_LANGUAGE", "fr")
    result = RUNNER.invoke(app, ["games"])
    assert (result.exit_code, result.stderr) == (2, "cogwright: language 'fr': allowed are en, ja\n")
