"""Bad input on the command line: one clear line, exit code 2, and nothing changed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from cogwright.cli import app
from cogwright.engine import Match, game

RUNNER = CliRunner()

JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
ENGLISH: Final = re.compile(
    r"(?<![\w-])(the|an?|is|are|be|not?|must|may|cannot|of|for|to|with|should|than|there|allowed)(?![\w-])"
)
"""Words without which hardly an English sentence does."""

REFUSALS = [
    ("dance", "No such command 'dance'."),
    ("play", "name the game to play"),
    ("play chess", "game 'chess' is not installed; installed are: last-droids, mech-a-dream"),
    (
        "play mech-a-dream --seats you,bob",
        "--seats, seat 2: 'bob' is nobody; allowed are you, you:NAME, random, greedy",
    ),
    ("play mech-a-dream --seats you:,greedy", "--seats, seat 1: a name must follow `you:`"),
    ("play mech-a-dream --seats you:greedy,random", "--seats, seat 1: 'greedy' is the name of a bot"),
    ("play mech-a-dream --seats you", "mech-a-dream has 2 to 4 seats, not 1"),
    ("play mech-a-dream --seats you,greedy,greedy,greedy,greedy", "mech-a-dream has 2 to 4 seats, not 5"),
    ("play mech-a-dream --option specialists", "--option 'specialists': must read NAME=VALUE"),
    ("play mech-a-dream --option magic=on", "option 'magic' is unknown; allowed are smart-robots, specialists, deal"),
    (
        "play mech-a-dream --option specialists=maybe",
        "option specialists = 'maybe': allowed is on or off (or true, false)",
    ),
    ("play mech-a-dream --option specialists=on --option specialists=off", "option 'specialists' is given twice"),
    ("play mech-a-dream --option deal=nowhere.toml", "nowhere.toml: cannot be read"),
    ("play mech-a-dream --seed -1", "seed -1: a seed is a whole number from 0"),
    ("play mech-a-dream --seed seven", "Invalid value for '--seed': must be a whole number"),
    ("play mech-a-dream --language de", "--language: language 'de': allowed are en, ja"),
    ("play mech-a-dream --components nowhere.toml", "nowhere.toml: cannot be read"),
    ("play mech-a-dream --position nowhere.toml", "nowhere.toml: cannot be read"),
    ("play mech-a-dream --position position.toml --seed 1", "--seed cannot stand beside --position"),
    (
        "play mech-a-dream --position position.toml --seats you,greedy,random",
        "--seats names 3 seats, the position has 2",
    ),
    ("play mech-a-dream --position bad.toml", "bad.toml: position: day: must be 1 to 7, not 9"),
    ("play mech-a-dream --save existing.txt", "existing.txt: exists already; name another file"),
    (
        "play mech-a-dream --save missing/game.record",
        "missing/game.record: cannot be written (No such file or directory)",
    ),
    ("play --resume nowhere.record", "nowhere.record: cannot be read (No such file or directory)"),
    ("play --resume existing.txt", "existing.txt: record, line 1: a header like"),
    ("play --resume saved.record --seed 1", "--seed cannot stand beside --resume"),
    ("play --resume saved.record --seats you,you,you", "--seats names 3 seats, the saved game has 2"),
    ("play sparks --resume saved.record", "saved.record: is a game of mech-a-dream, not of sparks"),
    ("play --resume finished.record", "finished.record: this game is over"),
    ("play --resume program.record", "program.record: seat 2 was played by a program, exec:true; say with --seats"),
    ("play mech-a-dream --hints 0", "--hints: search budget '0': allowed is a time like 1s"),
    ("play mech-a-dream --seats you:Ada,you:Ben,you:Ada", "--seats, seat 3: 'Ada' is the name of seat 1 already"),
    ("play mech-a-dream --seats you,exec:", "--seats, seat 2: bot 'exec:': command '': it names no program"),
    ("play mech-a-dream --seats you,exec:'", '--seats, seat 2: bot "exec:\'": command'),
    ("play mech-a-dream --seats you,exec:nowhere", "there is no program 'nowhere'"),
    ("play the-game-makers --seats you,you --option buildings=none", "allowed is exact, at-least"),
    ("play mech-a-dream --option deal=existing.txt", "existing.txt: is not TOML"),
    ("play mech-a-dream --wish x", "No such option: --wish"),
    ("play mech-a-dream --seeds 1", "No such option: --seeds (Possible options:"),
    ("play mech-a-dream --seed", "Option '--seed' requires an argument."),
    ("play mech-a-dream sparks", "Got unexpected extra argument(s) (sparks)"),
    ("dances", "No such command 'dances'."),
    ("gamez", "Did you mean 'games'?"),
    ("bench --json=1", "Option '--json' does not take a value."),
    ("simulate", "Missing argument 'GAME'."),
    ("simulate mech-a-dream --seats you,greedy", "--seats, seat 1: bot 'you' is unknown; allowed are random, greedy"),
    ("simulate mech-a-dream --seats greedy", "mech-a-dream has 2 to 4 seats, not 1"),
    ("simulate mech-a-dream --games 0", "Invalid value for '--games': must be at least 1"),
    ("simulate mech-a-dream --jobs 0", "Invalid value for '--jobs': must be at least 1"),
    ("simulate mech-a-dream --jobs 999", "Invalid value for '--jobs': must be at most 256"),
    ("simulate mech-a-dream --seed -5", "seed -5: a seed is a whole number from 0"),
    ("arena", "name the game, for instance: cogwright arena"),
    ("arena mech-a-dream --players greedy,greedy", "--players: 'greedy' is named twice"),
    ("arena mech-a-dream --players greedy", "--players: greedy alone has nobody to play against"),
    ("arena mech-a-dream --players greedy,chance", "--players: bot 'chance' is unknown; allowed are random"),
    ("arena mech-a-dream --jobs 2 --ray local", "--jobs cannot stand beside --ray"),
    ("arena --results existing.txt", "existing.txt, line 1: is no line of a tournament's results"),
    ("balance mech-a-dream --seats 9", "mech-a-dream has 2 to 4 seats, not 9"),
    ("balance mech-a-dream --plot plot.doc", "--plot plot.doc: the name must end with"),
    ("analyse saved.record --budget 0", "--budget: search budget '0': allowed is a time like 1s"),
    ("analyse changed.record", "changed.record: record, line 11: the line was changed"),
    ("replay illegal.record", "illegal.record: record, line 11: seat 0 cannot do 'buy 5' now; allowed are: "),
    ("replay", "Missing argument 'FILE'."),
    ("replay nowhere.record --verify", "nowhere.record: cannot be read (No such file or directory)"),
    ("replay changed.record --verify", "changed.record: record, line 11: the line was changed"),
    ("replay truncated.record", "truncated.record: record, line 12: the record breaks off"),
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
    saved = match.record(["Ada", "greedy"])
    record = saved.write()
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
        "program.record": replace(saved, players=("Ada", "exec:true")).write(),
        "illegal.record": replace(saved, decisions=((0, "buy 5"),)).write(),
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


@pytest.mark.parametrize("line", [line for line, _ in REFUSALS if "--language" not in line])
def test_bad_input_is_refused_in_japanese_too(folder: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setenv("COGWRIGHT_LANGUAGE", "ja")
    result = RUNNER.invoke(app, line.split())
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert JAPANESE.search(result.stderr), result.stderr
    assert not ENGLISH.search(result.stderr), result.stderr


@pytest.mark.parametrize(
    ("line", "package"),
    [("balance mech-a-dream --plot p.svg", "matplotlib"), ("arena mech-a-dream --ray local", "ray")],
)
def test_a_package_that_is_missing_is_named_with_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, line: str, package: str
) -> None:
    monkeypatch.setattr("cogwright.lab.extras.find_spec", lambda _: None)
    monkeypatch.delenv("COGWRIGHT_LANGUAGE", raising=False)
    result = RUNNER.invoke(app, line.split())
    assert f"needs the package {package}, which is not installed; install it with: " in result.stderr
    monkeypatch.setenv("COGWRIGHT_LANGUAGE", "ja")
    result = RUNNER.invoke(app, line.split())
    assert f"に必要なパッケージ {package} がインストールされていません" in result.stderr
    assert f"-m pip install '{package}" in result.stderr


def test_the_language_of_the_command_line_goes_before_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COGWRIGHT_LANGUAGE", "ja")
    for asked in (["--language", "en"], ["--language=en"]):
        result = RUNNER.invoke(app, ["bench", "chess", *asked])
        assert result.stderr.startswith("cogwright: game 'chess' is not installed")


def test_a_language_in_the_environment_is_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COGWRIGHT_LANGUAGE", "fr")
    result = RUNNER.invoke(app, ["games"])
    assert (result.exit_code, result.stderr) == (
        2,
        "cogwright: COGWRIGHT_LANGUAGE: language 'fr': allowed are en, ja\n",
    )
