"""`cogwright balance` and the plots of the laboratory."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cogwright.cli import app, plots

RUNNER = CliRunner()


def run(line: str) -> str:
    """The output of a command that succeeds, its lines joined."""
    result = RUNNER.invoke(app, line.split(), env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_balance_shows_seats_options_actions_and_components() -> None:
    shown = run("balance mech-a-dream --players random --games 8 --seed 2 --language en")
    for part in (
        "Mech A Dream: what goes with winning",
        "Share of the seat",
        "Specialists: on",
        "Stock room: flowers",
        "Buy a machine",
        "Components at the end of the game",
        "8 games from the seed 2",
        "Played by random. If all seats were equally good, each would win 50.0 %.",
        "Never owned by anybody:",
    ):
        assert part in shown
    shown = run("balance mech-a-dream --players random --games 8 --seed 2 --language ja --option specialists=off")
    assert "ゲーム終了時のコンポーネント" in shown
    assert "スマートロボット:あり" in shown
    assert "専門家:" not in shown
    assert "装置を買う" in shown


def test_seats_are_counted_as_options_count_them() -> None:
    line = "balance last-droids --players random --games 4 --seed 2 --language en"
    shown = RUNNER.invoke(app, line.split(), env={"COLUMNS": "120"}).stdout
    assert "First priority: seat 2" in shown
    table = shown.partition("By option")[0].splitlines()
    assert [row.split()[0] for row in table if "%" in row] == ["1", "2"]


def test_no_option_is_cut_off_at_80_columns_and_brackets_are_of_one_kind() -> None:
    for game, value in (("mech-a-dream", "スマートロボット:あり"), ("the-game-makers", "建物のレベル:スペース以上")):
        line = f"balance {game} --players random --games 4 --seed 2 --language ja"
        shown = RUNNER.invoke(app, line.split(), env={"COLUMNS": "80"}).stdout
        options = shown.partition("オプション別")[2].partition("1ゲームのアクション数")[0]
        assert value in "".join(row[:20].strip() for row in options.splitlines())
        assert "…" not in options
        assert "（" not in shown


def test_if_nobody_wins_nothing_is_said_to_go_with_winning() -> None:
    line = "balance sparks --seats 1 --players random --games 3 --seed 1"
    shown = run(f"{line} --language en")
    assert "Nobody won any of these games, so nothing can be said to go with winning." in shown
    assert "Actions in a game" not in shown
    assert "Components at the end" not in shown
    assert "どのゲームにも勝者がいなかったため" in run(f"{line} --language ja")


def test_what_programs_do_wrong_is_told() -> None:
    result = RUNNER.invoke(
        app, ["balance", "mech-a-dream", "--players", "exec:false,random", "--games", "2", "--language", "en"]
    )
    assert "exec:false failed in 2 of 2 games;" in " ".join(result.stdout.split())


def test_balance_as_json_is_the_same_for_the_same_seed() -> None:
    line = "balance last-droids --players random,greedy --seats 2 --games 5 --seed 2 --json"
    found, again = (json.loads(run(line)) for _ in range(2))
    for report in (found, again):
        del report["seconds"]
    assert found == again
    assert (found["players"], found["games"]) == (["random", "greedy"], 6)
    assert {one["option"] for one in found["options"]} == {"first"}


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("balance chess", "game 'chess' is not installed"),
        ("balance mech-a-dream --players bob", "--players: bot 'bob' is unknown"),
        ("balance mech-a-dream --seats 1", "mech-a-dream has 2 to 4 seats, not 1"),
        ("balance mech-a-dream --plot picture", "--plot picture: the name must end with .svg, .png, .pdf"),
        ("arena mech-a-dream --plot picture.gif", "--plot picture.gif: the name must end with .svg, .png, .pdf"),
    ],
)
def test_bad_input_is_refused(line: str, complaint: str) -> None:
    result = RUNNER.invoke(app, line.split())
    assert result.exit_code == 2
    assert result.stderr.startswith("cogwright: ")
    assert complaint in result.stderr


@pytest.mark.parametrize(("ending", "begins"), [("svg", b"<?xml"), ("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_plots_are_drawn_in_the_format_of_the_files_name(tmp_path: Path, ending: str, begins: bytes) -> None:
    file = tmp_path / f"arena.{ending}"
    results = tmp_path / "some.results"
    run(f"arena mech-a-dream --games 4 --seed 3 --results {results} --plot {file}")
    assert file.read_bytes().startswith(begins)


def test_a_plot_of_balance_has_a_panel_for_each_table_and_says_it_in_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    fill = plots._fill

    def note(axes: object, panel: plots.Panel) -> None:
        drawn.append(panel.title)
        fill(axes, panel)  # type: ignore[arg-type] # axes only pass through

    monkeypatch.setattr(plots, "_fill", note)
    file = tmp_path / "balance.svg"
    run(f"balance mech-a-dream --players random --games 4 --seed 2 --plot {file} --language en")
    assert {
        "Share of the seat",
        "Actions in a game: winners less others",
        "Lift: Machines",
        "Lift: Smart robots",
    } <= set(drawn)
    first = file.read_bytes()
    run(f"balance mech-a-dream --players random --games 4 --seed 2 --plot {file} --language en")
    assert file.read_bytes() == first


def test_without_a_font_for_it_a_plot_is_in_english_and_a_remark_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "_fonts", list)
    line = f"balance mech-a-dream --players random --games 2 --seed 2 --plot {tmp_path / 'b.svg'} --language ja"
    result = RUNNER.invoke(app, line.split())
    assert result.exit_code == 0
    assert "図のラベルは英語にしました" in result.stderr


def test_a_plot_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    result = RUNNER.invoke(app, f"balance mech-a-dream --players random --games 2 --plot {tmp_path}/no/b.svg".split())
    assert result.exit_code == 2
    assert "b.svg: cannot be written (No such file or directory)" in result.stderr.replace("\n", " ")
