"""Programs as bots in the terminal: named by `exec:COMMAND`, told of when they fail, never run because a record names them."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest
from terminal import cogwright, refusal

from cogwright.cli.arguments import Seating, read_bots, read_seating
from cogwright.cli.names import bot_name, bot_names
from cogwright.cli.session import player_names
from cogwright.cli.words import Words
from cogwright.engine import LANGUAGES, BadSeats

PYTHON = shlex.quote(sys.executable)
EXAMPLE = Path(__file__).resolve().parent.parent.parent / "examples" / "bots" / "first_choice.py"
PROGRAM = f"exec:{PYTHON} {shlex.quote(str(EXAMPLE))}"


def test_a_whole_game_against_a_program_that_leaves_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ended = cogwright(
        "play", "mech-a-dream", "--seats", f"you,{PROGRAM}", "--seed", "5", "--save", str(file), typed="1\n" * 300
    )
    assert (ended.code, ended.err) == (0, "")
    assert "first_choice.py" in ended.out
    assert "random move" not in ended.out
    replayed = cogwright("replay", str(file))
    assert replayed.code == 0
    assert "first_choice.py" in replayed.out


@pytest.mark.parametrize(
    ("language", "told"), [("en", "A random move was made instead."), ("ja", "代わりにランダムな手を選びました。")]
)
def test_a_program_that_fails_is_told_of_and_the_game_goes_on(tmp_path: Path, language: str, told: str) -> None:
    ended = cogwright(
        *("play", "mech-a-dream", "--seed", "5", "--language", language),
        *("--seats", f"you,exec:{PYTHON} -c 'raise SystemExit(5)'"),
        typed="1\n" * 300,
        folder=tmp_path,
    )
    assert (ended.code, ended.err) == (0, "")
    shown = "".join(ended.out.split())
    assert shown.count("".join(told.split())) == 3
    assert ("exitcode5" if language == "en" else "終了コード5") in shown


def test_a_saved_game_runs_no_program_unless_it_is_named_anew(tmp_path: Path) -> None:
    file, made = tmp_path / "game.record", tmp_path / "made"
    cogwright("play", "mech-a-dream", "--seats", f"you,{PROGRAM}", "--seed", "5", "--save", str(file), typed="1\n")
    foreign = f"exec:touch {shlex.quote(str(made))}"
    cogwright("play", "mech-a-dream", "--seats", f"you,{foreign}", "--seed", "5", "--save", f"{file}2", typed="")
    made.unlink(missing_ok=True)
    for saved in (str(file), f"{file}2"):
        told = refusal(cogwright("play", "--resume", saved))
        assert "seat 2 was played by a program, exec:" in told
        assert "say with --seats who plays" in told
    assert not made.exists()
    ended = cogwright("play", "--resume", str(file), "--seats", f"you,{PROGRAM}", typed="1\n")
    assert (ended.code, ended.err) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_has_words(language: str) -> None:
    words = Words(None, language, ["Ada"])
    for kind in ("unstartable", "crashed", "closed", "stalled", "nonsense", "illegal", "protocol", "gave-up"):
        said = words.say(f"trouble-{kind}", seat=0, details="7")
        assert "Ada" in said
        assert "7" in said


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        ("exec:python3 bots/mine.py --level 3", "mine.py"),
        ("exec:./mine", "mine"),
        ("exec:python3 -c 'print(1.5) # x'", "python3"),
        ("exec:", "exec:"),
        ("exec:'open", "exec:'open"),
    ],
)
def test_a_program_is_called_by_its_file(bot: str, name: str) -> None:
    assert bot_name(bot, Words(None, "en", [])) == name


def test_different_programs_have_different_names() -> None:
    bots = ["exec:python3 a/bot.py --level 1", "exec:python3 a/bot.py --level 2", "exec:node bot.mjs", "greedy"]
    words = Words(None, "en", [])
    assert bot_names(bots, words) == ["bot.py --level 1", "bot.py --level 2", "bot.mjs", "Greedy bot"]
    assert bot_names(["exec:python3 a/bot.py", "exec:python3 b/bot.py", "exec:python3 a/bot.py"], words) == [
        "python3 a/bot.py",
        "python3 b/bot.py",
        "python3 a/bot.py",
    ]
    assert bot_names(["exec:./bot.py one\x1b[31m", "exec:./bot.py two"], words)[0].isprintable()
    seating = [Seating(bot) for bot in (*bots[:2], "greedy", "greedy")]
    assert player_names(seating, words) == ["bot.py --level 1", "bot.py --level 2", "Greedy bot 1", "Greedy bot 2"]


def test_simulate_tells_what_programs_do_wrong() -> None:
    bad = f"exec:{PYTHON} -c 'raise SystemExit(5)'"
    line = ("simulate", "mech-a-dream", "--seats", f"{PROGRAM},{bad}", "--games", "2", "--rotate", "--seed", "3")
    ended = cogwright(*line)
    shown = " ".join(ended.out.split())
    assert (ended.code, ended.err) == (0, "")
    assert "failed in 2 of 2 games;" in shown
    assert "6 × " in shown
    assert "has crashed (exit code 5). A random move was made instead." in shown
    good, faulty = json.loads(cogwright(*line, "--json").out)["seats"]
    assert good["faults"] == {"games": 0, "moves": 0, "kinds": []}
    assert (faulty["faults"]["games"], faulty["faults"]["kinds"][0]["times"]) == (2, 6)


def test_simulate_plays_with_programs() -> None:
    ended = cogwright("simulate", "mech-a-dream", "--seats", f"{PROGRAM},random", "--games", "2", "--json")
    assert (ended.code, ended.err) == (0, "")
    assert json.loads(ended.out)["seats"][0]["bot"] == PROGRAM


def test_a_list_of_seats_may_hold_commas_in_double_quotes() -> None:
    command = f'exec:{PYTHON} -c "print(1, 2)"'
    assert read_bots(f"random, {command} ,greedy") == ("random", command, "greedy")
    assert read_seating(f"you:Ada,{command}") == (Seating(None, "Ada"), Seating(command))


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ("you,exec:", "--seats, seat 2: bot 'exec:': command '': it names no program"),
        ("you,exec:no-such-program", "there is no program 'no-such-program'"),
        ("you,exec:'open", "No closing quotation"),
        ("you:exec:ls,greedy", "'exec:ls' is the name of a bot; take another one"),
        ("you,bob", "allowed are you, you:NAME, random, greedy, search"),
        ("you,,greedy", "seat 2: '' is nobody"),
    ],
)
def test_wrong_programs_are_refused(seats: str, told: str) -> None:
    with pytest.raises(BadSeats) as error:
        read_seating(seats)
    assert told in str(error.value)
