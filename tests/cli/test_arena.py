"""`cogwright arena`: tables, JSON, going on after an interruption, Ray."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from terminal import Ended, cogwright, refusal

from cogwright.lab.results_file import games_in as games_agreed

LINE = ("arena", "mech-a-dream", "--players", "greedy,random", "--games", "8", "--seed", "3", "--results")


def figures(*arguments: str, folder: Path) -> dict[str, Any]:
    """The JSON of an arena, without the time it took."""
    ended = cogwright(*arguments, "--json", folder=folder)
    assert (ended.code, ended.err) == (0, "")
    found: dict[str, Any] = json.loads(ended.out)
    del found["seconds"]
    return found


def games_in(file: Path) -> list[str]:
    """The games of a file of results, whatever the order in which they ended."""
    return sorted(line.rsplit(" ;", 1)[0] for line in file.read_text(encoding="utf-8").splitlines())


def test_an_arena_shows_players_pairs_seats_and_where_the_games_are(tmp_path: Path) -> None:
    ended = cogwright(*LINE[:2], "--games", "4", "--seed", "3", folder=tmp_path)
    shown = " ".join(ended.out.split())
    for part in (
        "Mech A Dream: tournament",
        "greedy 4 4 100.0 % (34.2–100.0)",
        "1 50.0 %",
        "Where a figure has no ±, there were too few deals to tell how sure it is.",
        "Share of wins by seat",
        "4 games from the seed 3",
        "2 deals, each played 2 times",
        "All games stand in arena-mech-a-dream-3.results.",
    ):
        assert part in shown
    again = cogwright(
        "arena", "--results", "arena-mech-a-dream-3.results", "--games", "4", "--language", "ja", folder=tmp_path
    )
    assert "トーナメント" in again.out
    assert "全員が互角なら勝率は50.0 %" in again.out.replace("\n", "")


def test_more_games_are_played_than_asked_for_if_a_deal_needs_them(tmp_path: Path) -> None:
    line = ("arena", "mech-a-dream", "--players", "random,greedy", "--seats", "3", "--games", "7", "--seed", "1")
    ended = cogwright(*line, folder=tmp_path)
    assert "12 games instead of 7, so that every deal is played all 6 times." in " ".join(ended.out.split())


def test_the_figures_are_the_same_with_one_job_and_two_and_after_killing(tmp_path: Path) -> None:
    alone = figures(*LINE, "alone", folder=tmp_path)
    assert figures(*LINE, "two", "--jobs", "2", folder=tmp_path) == alone
    killed = [sys.executable, "-m", "cogwright.cli", *LINE[:5], "800", *LINE[6:], "killed", "--jobs", "2"]
    with subprocess.Popen(killed, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        wait_for_games(tmp_path / "killed", 3)
        process.kill()
    some = len(games_in(tmp_path / "killed"))
    assert 3 < some < 100
    assert figures(*LINE, "killed", folder=tmp_path) == alone
    assert games_in(tmp_path / "two") == games_in(tmp_path / "alone")


def test_ctrl_c_keeps_the_games_and_tells_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cogwright.cli", *LINE[:5], "4000", *LINE[6:], "some.results", "--jobs", "2"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        wait_for_games(tmp_path / "some.results", 3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert "Go on with: cogwright arena --results some.results --games 4000" in err
    assert "Traceback" not in err
    assert figures("arena", "--results", "some.results", "--games", "8", folder=tmp_path)["seed"] == 3
    assert games_agreed(tmp_path / "some.results") == 4000


def test_the_file_says_how_many_games_are_to_be_played(tmp_path: Path) -> None:
    figures(*LINE, "some", folder=tmp_path)
    lines = (tmp_path / "some").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "some").write_text("".join(lines[:4]), encoding="utf-8")
    assert figures("arena", "--results", "some", folder=tmp_path)["games"] == 8
    assert figures("arena", "--results", "some", "--games", "10", folder=tmp_path)["games"] == 10
    assert figures("arena", "--results", "some", folder=tmp_path)["games"] == 10
    (tmp_path / "some").rename(tmp_path / "arena-mech-a-dream-3.results")
    assert figures("arena", "mech-a-dream", "--seed", "3", folder=tmp_path)["games"] == 10


BAD = f"exec:{shlex.quote(sys.executable)} bad.py"


def failing(folder: Path, *more: str) -> Ended:
    """An arena with a program that never gives a legal answer."""
    (folder / "bad.py").write_text("raise SystemExit(5)", encoding="utf-8")
    return cogwright("arena", "mech-a-dream", "--players", f"{BAD},random", "--seed", "3", *more, folder=folder)


@pytest.mark.parametrize("where", [("--jobs", "2"), pytest.param(("--ray", "local"), marks=pytest.mark.ray)])
def test_what_a_program_does_wrong_is_told_by_player_whoever_plays_the_games(
    tmp_path: Path, where: tuple[str, ...]
) -> None:
    ended = failing(tmp_path, "--games", "4", "--results", "some", *where)
    shown = " ".join(ended.out.split())
    assert (ended.code, ended.err) == (0, "")
    assert f"{BAD} failed in 4 of 4 games;" in shown
    assert f"12 × {BAD} has crashed (exit code 5). A random move was made instead." in shown
    assert f"4 × {BAD} has failed 3 times and is not asked any more" in shown
    assert "random failed" not in shown
    again = failing(tmp_path, "--games", "4", "--results", "some", "--json")
    bad, random = (player["faults"] for player in json.loads(again.out)["players"])
    assert random == {"games": 0, "moves": 0, "kinds": []}
    assert (bad["games"], bad["kinds"][0]) == (4, {"kind": "crashed", "times": 12, "details": "5"})
    assert f"{bad['moves']} of its moves were made at random." in shown
    japanese = failing(tmp_path, "--games", "4", "--results", "some", "--language", "ja").out
    assert "".join(f"12回:{BAD}が異常終了しました(終了コード 5)。".split()) in "".join(japanese.split())


def wait_for_games(file: Path, games: int) -> None:
    """Wait until so many games stand in the file."""
    for _ in range(600):
        if file.exists() and len(games_in(file)) > games:
            return
        time.sleep(0.05)
    raise AssertionError(f"no {games} games in {file}")


def test_a_tournament_with_other_settings_is_refused_and_the_file_untouched(tmp_path: Path) -> None:
    figures(*LINE[:5], "2", *LINE[6:], "some", folder=tmp_path)
    before = (tmp_path / "some").read_bytes()
    for change, named in (
        (["--seed", "4"], "seed is 3 there, 4 here"),
        (["--option", "specialists=on"], "option specialists is off there, on here"),
        (["--seats", "3"], "seats are 2 there, 3 here"),
        (["--players", "random,greedy"], "players are greedy,random there, random,greedy here"),
    ):
        said = refusal(cogwright("arena", "mech-a-dream", "--results", "some", *change, folder=tmp_path))
        assert "belongs to another tournament" in said
        assert named in said
    said = refusal(cogwright("arena", "sparks", "--results", "some", folder=tmp_path))
    assert said == (
        "some: belongs to another tournament (take another file for this one): game is mech-a-dream there, sparks here"
    )
    assert (tmp_path / "some").read_bytes() == before


REFUSALS = [
    ("arena", "name the game, for instance: cogwright arena mech-a-dream"),
    (
        "arena --results missing.results",
        "missing.results: no tournament stands there yet; name the game, for instance:",
    ),
    ("arena --results empty", "empty: no tournament stands there yet; name the game"),
    (
        "arena --results cut",
        "cut: its first line is not whole: either it was cut off, so that no game of it is left, or",
    ),
    ("arena chess", "game 'chess' is not installed"),
    ("arena mech-a-dream --players greedy,bob", "--players: bot 'bob' is unknown"),
    ("arena mech-a-dream --players greedy,greedy", "--players: 'greedy' is named twice"),
    ("arena mech-a-dream --players greedy", "--players: greedy alone has nobody to play against"),
    ("arena mech-a-dream --seats 5", "mech-a-dream has 2 to 4 seats, not 5"),
    ("arena mech-a-dream --seats 0", "Invalid value for '--seats'"),
    ("arena mech-a-dream --games 0", "Invalid value for '--games'"),
    ("arena mech-a-dream --jobs 2 --ray local", "--jobs cannot stand beside --ray"),
    ("arena mech-a-dream --option magic=on", "option 'magic' is unknown"),
    ("arena mech-a-dream --results letter.txt", "letter.txt, line 1: is no line of a tournament's results"),
    ("arena mech-a-dream --results missing/some", "missing/some: cannot be written (No such file or directory)"),
]


@pytest.mark.parametrize(("line", "complaint"), REFUSALS, ids=[line for line, _ in REFUSALS])
def test_bad_input_gets_one_clear_line_and_changes_nothing(tmp_path: Path, line: str, complaint: str) -> None:
    texts = {"letter.txt": "Dear reader,\n", "empty": "", "cut": '{"game": "mech-a-dr'}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert complaint in refusal(cogwright(*line.split(), folder=tmp_path))
    assert {file.name: file.read_text(encoding="utf-8") for file in tmp_path.iterdir()} == texts


def test_what_is_not_installed_is_named_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    from cogwright.lab import extras

    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(extras.MissingPackage, match=r"--ray needs the package ray, .* -m pip install 'ray"):
        extras.require("ray", "--ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Ray cluster on this machine."""
    from ray.cluster_utils import Cluster

    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield started.address
    started.shutdown()  # type: ignore[no-untyped-call] # Ray types it not


@pytest.mark.ray
def test_the_figures_are_the_same_on_a_ray_cluster(tmp_path: Path, cluster: str) -> None:
    alone = figures(*LINE, "alone", folder=tmp_path)
    assert figures(*LINE, "ray", "--ray", cluster, folder=tmp_path) == alone
    assert games_in(tmp_path / "ray") == games_in(tmp_path / "alone")


@pytest.mark.ray
def test_ray_is_started_here_and_reads_the_component_file(tmp_path: Path) -> None:
    exported = cogwright("components", "mech-a-dream", "--export", "own.toml", folder=tmp_path)
    assert exported.code == 0
    own = tmp_path / "own.toml"
    own.write_text(
        own.read_text(encoding="utf-8").replace("ink = 4\nrainbow = 0", "ink = 9\nrainbow = 9"), encoding="utf-8"
    )
    components = ("--components", "own.toml")
    alone = figures(*LINE, "alone", *components, folder=tmp_path)
    assert figures(*LINE, "ray", *components, "--ray", "local", folder=tmp_path) == alone


@pytest.mark.ray
def test_an_address_without_a_cluster_is_refused(tmp_path: Path) -> None:
    said = refusal(cogwright(*LINE, "some", "--ray", "127.0.0.1:1", folder=tmp_path))
    assert "--ray 127.0.0.1:1: no Ray cluster can be reached there" in said
    assert not list(tmp_path.iterdir())
