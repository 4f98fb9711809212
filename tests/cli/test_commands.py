"""The commands that need nobody to type: games, simulate, replay, components, bench, help."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import cogwright
from typer.testing import CliRunner

from cogwright.cli import app
from cogwright.cli.arguments import chosen_language
from cogwright.engine import Match, commitment, game
from cogwright.players import bot

RUNNER = CliRunner()


def run(line: str) -> str:
    """The output of a command that succeeds, its lines joined."""
    result = RUNNER.invoke(app, line.split())
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game between a person and a bot."""
    match = Match.new(game("mech-a-dream"), 2, 7, {"smart-robots": True})
    bots = [bot("random", seat) for seat in range(2)]
    while not match.state.is_over():
        seat = match.state.acting_seats()[0]
        match.play(seat, bots[seat].choose(match.state, seat))
    file = tmp_path / "game.record"
    file.write_text(match.record(["Ada", "greedy"]).write(), encoding="utf-8")
    return file


def test_help_is_shown_without_a_command_and_for_every_command() -> None:
    assert "Play a game in the terminal." in run("")
    for command in ("games", "play", "simulate", "replay", "components", "bench", "serve"):
        assert f"Usage: cogwright {command}" in run(f"{command} --help").replace("Usage: root", "Usage: cogwright")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("line", ["games", "simulate mech-a-dream --seats random,random --games 1 --json", "--help"])
def test_a_full_disk_gets_one_clear_line(line: str) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "cogwright.cli", *line.split()], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ended.returncode == 2
    assert ended.stderr.decode() == "cogwright: the output cannot be written (No space left on device)\n"


def test_version() -> None:
    assert run("--version").startswith("cogwright 0.")


def test_games_lists_seats_options_and_edition() -> None:
    listed = run("games --language en")
    for part in ("mech-a-dream", "Mech A Dream", "2-4", "smart-robots=on|off", "specialists=on|off", "open 1"):
        assert part in listed
    assert "メック・ア・ドリーム" in run("games --language ja")


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("ja", {"LANG": "en_US.UTF-8"}, "ja"),
        (None, {"LANG": "ja_JP.UTF-8"}, "ja"),
        (None, {"LANG": "ja_JP.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8", "COGWRIGHT_LANGUAGE": "ja"}, "ja"),
        (None, {}, "en"),
    ],
)
def test_the_language_comes_from_the_option_the_environment_or_the_locale(
    monkeypatch: pytest.MonkeyPatch, asked: str | None, environment: dict[str, str], language: str
) -> None:
    for variable in ("COGWRIGHT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert chosen_language(asked) == language


def test_simulate_prints_a_table() -> None:
    table = run("simulate mech-a-dream --games 6 --seed 1 --language en")
    for part in (
        "Greedy bot",
        "Random bot",
        "Wins",
        "6 games from the seed 1",
        "Decisions in a game",
        "The seat that began won",
    ):
        assert part in table
    assert "貪欲ボット" in run("simulate mech-a-dream --games 2 --seed 1 --language ja")


def test_simulate_json_is_the_same_whatever_the_number_of_jobs() -> None:
    line = "simulate mech-a-dream --seats greedy,random,random --games 6 --seed 3 --option specialists=on --json"
    found = json.loads(run(line))
    assert list(found) == ["game", "games", "decisions", "seconds", "seats", "ends", "first_seat_wins"]
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random", "random"]
    assert sum(found["ends"].values()) == found["games"] == 6
    again = cogwright(*line.split(), "--jobs", "2")
    assert again.err == ""
    other = json.loads(again.out)
    for report in (found, other):
        del report["seconds"]
    assert other == found


def test_simulate_rotates_only_if_asked() -> None:
    fixed = json.loads(run("simulate mech-a-dream --seats greedy,random --games 4 --seed 3 --json"))
    rotated = json.loads(run("simulate mech-a-dream --seats greedy,random --games 4 --seed 3 --json --rotate"))
    assert fixed["seats"] != rotated["seats"]


def test_replay_verify_says_what_it_checked(record: Path) -> None:
    said = run(f"replay {record} --verify --language en")
    for part in (
        "The record is whole",
        "decisions follow the rules",
        "They end as the record says",
        "The seed 7 is the one",
    ):
        assert part in said
    assert "約束されたものと一致します" in run(f"replay {record} --verify --language ja")


def test_replay_verify_refuses_a_seed_that_was_not_promised(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(commitment(7), commitment(8)), encoding="utf-8")
    result = RUNNER.invoke(app, ["replay", str(record), "--verify"])
    assert result.exit_code == 2
    assert "the headers above were changed" in result.stderr


def test_replay_verify_accepts_an_unfinished_game_and_a_position(tmp_path: Path) -> None:
    file = tmp_path / "position.record"
    match = Match.from_position(game("mech-a-dream"), {"seats": 2, "day": 3})
    file.write_text(match.record(["Ada", "Ben"]).write(), encoding="utf-8")
    said = run(f"replay {file} --verify --language en")
    assert "The game is unfinished, as the record says." in said
    assert "there was no seed to check" in said


def test_replay_tells_the_journal_where_nobody_types(record: Path) -> None:
    said = run(f"replay {record} --language en")
    assert "Ada" in said
    assert "Greedy bot" in said
    assert "Day 1 begins." in said
    assert "Electric sheep track" in said


def test_components_are_shown_exported_and_checked(tmp_path: Path) -> None:
    shown = run("components mech-a-dream --language en")
    for part in ("edition open", "machines 50 Petal Pot", "specialists 10 Florist"):
        assert part in shown
    file = tmp_path / "own.toml"
    assert "The open set is in" in run(f"components mech-a-dream --export {file} --language en")
    assert file.read_text(encoding="utf-8") == game("mech-a-dream").resource("components.toml")
    assert "can be played with" in run(f"components mech-a-dream --check {file} --language en")
    assert "花びら鉢" in run(f"components mech-a-dream --check {file} --language ja")


def test_bench_prints_figures_and_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogwright.lab.bench.SECONDS_A_RUN", 0.01)
    table = run("bench --language en")
    assert "compiled" in table or "interpreted" in table
    (speed,) = json.loads(run("bench mech-a-dream --json"))
    assert list(speed) == ["game", "seats", "compiled", "driven", "playout", "clone"]
