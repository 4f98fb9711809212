"""Playing in the terminal: whole games by typed lines, in both languages, with everything that can be typed."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from hands import Hands
from terminal import cogwright

from cogwright.cli import console
from cogwright.cli.arguments import Seating
from cogwright.cli.session import Session
from cogwright.engine import Match, Record, game
from cogwright.players import Bot, Budget, Search, bot


def play(*lines: str, options: Sequence[str] = (), folder: Path | None = None, **environment: str) -> str:
    """Type these lines into a game with the seed 5, and return what was shown."""
    ended = cogwright(
        "play", "mech-a-dream", "--seed", "5", *options, typed="\n".join(lines) + "\n", folder=folder, **environment
    )
    assert (ended.code, ended.err) == (0, "")
    return ended.out


def sentences(text: str) -> str:
    """The text as one line, so that line breaks do not matter."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("language", "result"),
    [("en", r"(Player 1|Greedy bot) wins with \d+ points"), ("ja", r"(プレイヤー1|貪欲ボット)の勝利")],
    ids=["en", "ja"],
)
@pytest.mark.parametrize(
    "options", [(), ("--option", "smart-robots=on", "--option", "specialists=on")], ids=["basic", "both"]
)
def test_a_whole_game_by_typed_choices(tmp_path: Path, language: str, result: str, options: Sequence[str]) -> None:
    """Always the first choice; the record that is left ends and verifies."""
    file = tmp_path / "game.record"
    shown = play(*["1"] * 300, options=[*options, "--language", language, "--save", str(file)])
    assert re.search(result, shown)
    record = Record.read(file.read_text(encoding="utf-8"))
    assert record.end in ("days", "machines", "both")
    assert record.players == ("Player 1" if language == "en" else "プレイヤー1", "greedy")
    assert cogwright("replay", str(file), "--verify").code == 0


def test_the_position_is_drawn_and_the_choices_are_numbered(tmp_path: Path) -> None:
    shown = play(folder=tmp_path)
    for part in ("Day 1 of 7, morning", "Market", "Delivery dock: Rainbow Case", "Twin Still", "4 ink"):
        assert part in shown
    assert "  1  Go to the stock room for flowers" in shown
    assert "+4 flowers and 2 ink" in shown
    assert '3 more are not possible now: "why" explains them.' in shown


def test_why_explains_what_is_not_possible(tmp_path: Path) -> None:
    shown = play("why", folder=tmp_path)
    assert "– You lack 1 ink: Fusion Lantern costs 5 ink." in shown


def test_wide_terminals_show_the_others_beside_the_own_workshop(tmp_path: Path) -> None:
    wide = play(folder=tmp_path, COLUMNS="120")
    assert any("Delivery dock" in line and "Greedy bot" in line for line in wide.splitlines())


def test_a_choice_can_be_typed_by_its_name_and_a_refused_one_is_explained(tmp_path: Path) -> None:
    shown = sentences(play("buy 5", "Stock Ink", folder=tmp_path))
    assert "> You lack 2 rainbows: Ember Crystal costs 3 ink and 2 rainbows." in shown
    assert "Player 1 goes to the stock room for ink and gains 2 flowers and 4 ink." in shown


@pytest.mark.parametrize("typed", ["99", "0", "dance", "-1", "1.5"])
def test_what_is_not_understood_changes_nothing(tmp_path: Path, typed: str) -> None:
    shown = sentences(play(typed, folder=tmp_path))
    assert "There is no such choice" in shown or f'"{typed}" is neither a choice nor a command' in shown
    assert "Nothing was decided yet" in shown


def test_bots_moves_are_told_as_journal_lines(tmp_path: Path) -> None:
    shown = play("1", folder=tmp_path)
    assert re.search(r"▪ +Greedy bot (buys|goes|delivers|builds)", shown)


FEW_TRIES = ("--hints", "12")


def test_hint_names_the_best_choice_what_to_expect_and_the_second_best(tmp_path: Path) -> None:
    shown = sentences(play("hint", options=FEW_TRIES, folder=tmp_path))
    assert re.search(r"Best: \d, \w.*\. Expected at the end: \d+\.\d points for you", shown)
    assert re.search(r"For instance, it may go on: (Greedy bot|Player 1): ", shown)
    assert re.search(r"(Second best|Just as good): \d, ", shown)
    ja = play("ヒント", options=["--language", "ja", *FEW_TRIES], folder=tmp_path)
    assert re.search(r"最善.\d番、「", ja)
    assert "最終得点の見込みは" in ja


def test_a_hint_changes_nothing_and_is_the_same_again(tmp_path: Path) -> None:
    shown = sentences(play("1", "hint", options=FEW_TRIES, folder=tmp_path))
    again = sentences(play("1", "hint", options=FEW_TRIES, folder=tmp_path))
    assert shown.partition("Saved in")[0] == again.partition("Saved in")[0]


def test_a_budget_for_hints_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    ended = cogwright("play", "mech-a-dream", "--hints", "for ever", folder=tmp_path)
    assert ended.code == 2
    assert "search budget 'for ever': allowed is a time like 1s" in ended.err


def test_undo_takes_back_what_is_still_open(tmp_path: Path) -> None:
    """At night, several choices follow one another; the last one can be taken back."""
    position = tmp_path / "night.toml"
    position.write_text(
        'seats = 2\nday = 2\ntime = "night"\n'
        '[[workshops]]\nmachines = [{ id = "petal-pot", space = 0 }, { id = "ink-dripper", space = 0 }]\n',
        encoding="utf-8",
    )
    ended = cogwright("play", "mech-a-dream", "--position", str(position), typed="1\nundo\nundo\n", folder=tmp_path)
    shown = sentences(ended.out)
    assert "Player 1 activates Petal Pot tonight" in shown
    assert shown.count("1 Activate Petal Pot") == 2
    assert shown.count("1 Activate Ink Dripper") == 1
    assert "Nothing can be taken back" in shown
    (saved,) = tmp_path.glob("*.record")
    assert (
        Record.read(saved.read_text(encoding="utf-8")).decisions == ((1, "activate 0"),)
        or "unfinished" in saved.read_text()
    )


def test_rules_show_contents_paragraphs_chapters_and_the_rule_behind_a_choice(tmp_path: Path) -> None:
    shown = play("rules", "rules a3.1", "rules night", "rules 1", "rules nonsense", folder=tmp_path)
    assert re.search(r"A1 +The stock room", shown)
    assert "comes into view" in sentences(shown)
    assert "All assistants come home." in sentences(shown)
    assert "Choose the way of the flowers or the way of the ink." in sentences(shown)
    assert 'The rulebook has no "nonsense"' in sentences(shown)
    assert "{#" not in shown
    assert "::machine" not in shown


def test_help_lists_what_can_be_typed(tmp_path: Path) -> None:
    shown = play("help", folder=tmp_path)
    for command in ("undo", "hint", "why", "rules [A3]", "show", "language en|ja", "help", "quit"):
        assert command in shown
    assert "終了" in play("ヘルプ", options=["--language", "ja"], folder=tmp_path)


def test_the_language_can_be_changed_in_the_game(tmp_path: Path) -> None:
    shown = play("language ja", "言語 en", "language de", folder=tmp_path)
    assert "配送ドック" in shown
    assert shown.count("Delivery dock") == 2
    assert "Languages are: en, ja." in shown


def test_the_language_comes_from_the_environment(tmp_path: Path) -> None:
    assert "配送ドック" in play(folder=tmp_path, LANG="ja_JP.UTF-8")
    assert "配送ドック" in play(folder=tmp_path, COGWRIGHT_LANGUAGE="ja")


@pytest.mark.parametrize("ending", [["quit"], ["終了"], []], ids=["quit", "quit-ja", "end-of-input"])
def test_leaving_saves_the_game(tmp_path: Path, ending: list[str]) -> None:
    shown = play("1", *ending, folder=tmp_path)
    (file,) = tmp_path.glob("mech-a-dream-*.record")
    assert f"Saved in {file.name}. Go on with: cogwright play --resume {file.name}" in shown
    assert Record.read(file.read_text(encoding="utf-8")).end is None


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """With the same people, bots and options, to its end."""
    play("1", "1", options=["--option", "specialists=on", "--save", "game.record"], folder=tmp_path)
    file = tmp_path / "game.record"
    saved = Record.read(file.read_text(encoding="utf-8"))
    assert [seat for seat, _ in saved.decisions].count(0) == 2
    resumed = cogwright("play", "--resume", file.name, typed="1\n" * 300, folder=tmp_path)
    assert resumed.code == 0, resumed
    ended = Record.read(file.read_text(encoding="utf-8"))
    assert ended.end is not None
    assert ended.decisions[: len(saved.decisions)] == saved.decisions
    assert (ended.players, ended.options) == (("Player 1", "greedy"), saved.options)


def test_a_resumed_game_may_be_saved_elsewhere_and_seated_anew(tmp_path: Path) -> None:
    play("1", "1", options=["--save", "first.record"], folder=tmp_path)
    before = (tmp_path / "first.record").read_text(encoding="utf-8")
    options = ["--resume", "first.record", "--save", "second.record", "--seats", "greedy,random"]
    ended = cogwright("play", *options, folder=tmp_path)
    assert ended.code == 0, ended
    assert (tmp_path / "first.record").read_text(encoding="utf-8") == before
    assert Record.read((tmp_path / "second.record").read_text(encoding="utf-8")).players == ("greedy", "random")


def test_nothing_is_saved_if_nothing_was_decided(tmp_path: Path) -> None:
    assert "Nothing was decided yet, so nothing was saved." in play("quit", folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_record_is_written_after_every_decision(tmp_path: Path) -> None:
    """Even a process that is killed leaves the game as it stood."""
    file = tmp_path / "game.record"
    command = [sys.executable, "-m", "cogwright.cli", "play", "mech-a-dream", "--seed", "5", "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("1\n")
        process.stdin.flush()
        while "Greedy bot" not in process.stdout.readline():
            pass
        for line in process.stdout:
            if "afternoon assistant" in line:
                break
        process.kill()
    assert Record.read(file.read_text(encoding="utf-8")).decisions[0] == (0, "stock flowers")


def test_ctrl_c_saves_and_ends_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cogwright.cli", "play", "mech-a-dream", "--seed", "5", "--language", "en"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("1\n")
        process.stdin.flush()
        for line in process.stdout:
            if "afternoon assistant" in line:
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, "")
    assert "Saved in mech-a-dream-" in out


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (cogwright("play", "mech-a-dream", "--seats", "greedy,random", "--seed", "8").out for _ in range(2))
    assert first == second
    assert "wins with" in first


def test_hot_seat_hands_over_and_keeps_the_secret(tmp_path: Path) -> None:
    """What Ada keeps is shown to Ben only when he has chosen as well."""
    options = ["--seats", "you:Ada,you:Ben", "--option", "smart-robots=on", "--language", "en"]
    shown = play("", "1", "", options=options, folder=tmp_path)
    ada, ben = shown.split("Now it is Ben's turn. The others look away.")
    assert "Now it is Ada's turn. The others look away." in ada
    assert "keeps the" not in ben
    shown = play("", "1", "", "1", "", options=options, folder=tmp_path)
    assert re.search(r"Ada keeps the [\w ]+ and starts with", sentences(shown))
    assert re.search(r"Ben keeps the [\w ]+ and starts with", sentences(shown))


def test_hot_seat_undo_goes_back_to_whom_decided_last(tmp_path: Path) -> None:
    options = ["--seats", "you:Ada,you:Ben", "--option", "smart-robots=on", "--language", "en"]
    shown = play("", "1", "", "undo", "", "2", "", options=options, folder=tmp_path)
    turns = re.findall(r"Now it is (\w+)'s turn", shown)
    assert turns == ["Ada", "Ben", "Ada", "Ben"]


def test_names_and_records_with_brackets_and_control_signs_are_harmless(tmp_path: Path) -> None:
    shown = play("1", options=["--seats", "you:[red]A[/],greedy"], folder=tmp_path)
    assert "[red]A[/] goes to the stock room" in sentences(shown)
    match = Match.new(game("mech-a-dream"), 2, 1)
    file = tmp_path / "odd.record"
    file.write_text(match.record(["\x1b[31mEve", "greedy"]).write(), encoding="utf-8")
    assert "\x1b" not in cogwright("play", "--resume", str(file), typed="1\n").out


def test_a_game_without_drawing_and_words_can_still_be_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Games of third parties: the bare view, and the ids of what has no words."""

    class Wordless(Hands):
        def words(self, language: str) -> str:
            raise FileNotFoundError

        def rulebook(self, language: str) -> str:
            raise FileNotFoundError

    match = Match.new(Wordless(), 2, 0)
    seating = [Seating(None), Seating("random")]
    bots: list[Bot | None] = [None, bot("random", 0)]
    with pytest.MonkeyPatch.context() as patch:
        typed = iter(["hint", "rules", "left", "right", "safe"])
        patch.setattr("builtins.input", lambda prompt: next(typed))
        adviser = Search(Budget(iterations=10), 0)
        Session(match, seating, bots, adviser, console.terminal(), "en", None, tmp_path / "unused").play()
    shown = capsys.readouterr().out
    assert "HandsView(rounds=0" in shown
    assert "This game has no rulebook here." in shown
    assert match.state.is_over()
