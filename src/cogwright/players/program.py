"""A program in any language that plays: it is asked over its standard input and answers on its standard output, line by line.

Every line is a JSON object (`docs/bots.md` tells the whole protocol). The program sees what its seat may see and the names of the
actions it may take, nothing else. Whatever it does wrong costs it one move, which is then made at random, and never the table.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
from typing import Final

from cogwright.engine.errors import CogwrightError, sentence, shown
from cogwright.engine.state import State
from cogwright.players.bot import Bot, Complaint, choices
from cogwright.players.plain import as_json

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""How long the program may take to start, and to answer."""
MOST_FAULTS: Final = 3
"""After so many faults the program is not asked any more."""
LONGEST_LINE: Final = 1 << 16
"""Bytes in a line of the program, its end included."""
MOST_UNREAD: Final = 64
"""So many lines of the program are kept unread; it should never be more than one."""
LAST_WORDS: Final = 500
"""Bytes kept of what the program wrote to standard error."""
PARTING_SECONDS: Final = 0.5
"""How long the program may take to end by itself, and then to end when told to."""


class BadCommand(CogwrightError):
    """A command that cannot be run."""


class Fault(Exception):
    """The program did something wrong.

    `kind` and `details` are those of the complaint: unstartable (why), crashed (exit code, last words), closed (last words),
    stalled (seconds), nonsense (what it said), protocol (which version it speaks), illegal (what it wanted).
    """

    def __init__(self, kind: str, details: str) -> None:
        super().__init__(kind, details)
        self.kind: str = kind
        self.details: str = details


def read_command(text: str) -> list[str]:
    """The program and its arguments, written as for a shell; but no shell runs it.

    Raises:
        BadCommand: a quote is not closed, or there is no such program.
    """
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise BadCommand(sentence("refused-quoting", given=shown(text), details=error)) from None
    if not command:
        raise BadCommand(sentence("refused-empty", given=shown(text)))
    if shutil.which(command[0]) is None:
        raise BadCommand(sentence("refused-no-program", given=shown(text), program=shown(command[0])))
    return command


class ProgramBot(Bot):
    """Asks a program. It is started when it is first asked, and again after a fault; `close` ends it."""

    def __init__(self, command: list[str], seed: int, seconds: float = SECONDS) -> None:
        """`command` is the program and its arguments; `seconds` is what it has to start and for each answer."""
        super().__init__(seed)
        self.command: list[str] = command
        self.seconds: float = seconds
        self._seed: int = self.random.word()
        self._program: Program | None = None
        self._faults: int = 0
        self._moves_lost: int = 0
        self._complaints: list[Complaint] = []

    def choose(self, state: State, seat: int) -> int:
        """What the program answers; after a fault, any legal action."""
        actions = choices(state, seat)
        if self._faults < MOST_FAULTS:
            try:
                return self._ask(state, seat, actions)
            except Fault as fault:
                self._note(fault)
        self._moves_lost += 1
        return actions[self.random.below(len(actions))]

    def complaints(self) -> list[Complaint]:
        """What the program has done wrong since this was asked last."""
        found = self._complaints
        self._complaints = []
        return found

    def moves_lost(self) -> int:
        """How many moves were made at random for it."""
        return self._moves_lost

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _ask(self, state: State, seat: int, actions: list[int]) -> int:
        if self._program is None:
            self._program = Program(self.command)
            self._greet(self._program, state, seat)
        program = self._program
        program.asked += 1
        names = [state.game.action_name(action) for action in actions]
        program.send(
            {"type": "choose", "number": program.asked, "seat": seat, "choices": names, "view": state.view(seat)}
        )
        answer = program.receive(self.seconds)
        if answer.get("type") != "action" or answer.get("number") != program.asked:
            raise Fault("nonsense", shown(answer))
        name = answer.get("action")
        if not isinstance(name, str) or name not in names:
            raise Fault("illegal", shown(name))
        return actions[names.index(name)]

    def _greet(self, program: Program, state: State, seat: int) -> None:
        program.send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": state.game.id,
                "rules_version": state.game.rules_version,
                "seats": state.seats,
                "seat": seat,
                "seed": self._seed,
                "seconds": self.seconds,
                "vocabulary": state.game.vocabulary.names(),
            }
        )
        answer = program.receive(self.seconds)
        if answer.get("type") != "ready":
            raise Fault("nonsense", shown(answer))
        if answer.get("protocol") != PROTOCOL:
            raise Fault("protocol", shown(answer.get("protocol")))

    def _note(self, fault: Fault) -> None:
        self.close()
        self._faults += 1
        self._complaints.append(Complaint(fault.kind, fault.details))
        if self._faults == MOST_FAULTS:
            self._complaints.append(Complaint("gave-up", str(MOST_FAULTS)))


class Program:
    """A program that runs, with a thread for each of its three streams, so that no full or empty pipe can hold anybody up."""

    def __init__(self, command: list[str]) -> None:
        """Start it, without what the environment tells Cogwright's own server.

        Raises:
            Fault: it cannot be started.
        """
        environment = {name: value for name, value in os.environ.items() if not name.startswith("COGWRIGHT_")}
        try:
            self.process: subprocess.Popen[bytes] = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                start_new_session=True,  # Ctrl-C is not for it; and it can be ended with all that it started
            )
        except OSError as error:
            raise Fault("unstartable", error.strerror or str(error)) from None
        self.asked: int = 0
        self._to_send: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._received: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._last_words: bytes = b""
        RUNNING.append(self)
        self._threads: list[threading.Thread] = [
            threading.Thread(target=work, daemon=True) for work in (self._write, self._read, self._listen)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, message: dict[str, object]) -> None:
        """Send a message; an empty line closes its standard input."""
        self._to_send.put((as_json(message) + "\n").encode("utf-8"))

    def receive(self, seconds: float) -> dict[str, object]:
        """The next message of the program.

        Raises:
            Fault: there is none in so many seconds, or what comes is none.
        """
        try:
            line = self._received.get(timeout=seconds)
        except queue.Empty:
            raise Fault("stalled", f"{seconds:g}") from None
        if not line:
            raise self._how_it_ended()
        text = line.decode("utf-8", "replace").strip()
        try:
            message: object = json.loads(text) if len(line) <= LONGEST_LINE else None
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise Fault("nonsense", shown(text))
        return message

    def end(self) -> None:
        """Close its standard input, wait for it to end, tell it to end, and end it, with all that it started."""
        self._to_send.put(b"")
        self._wait_or_signal(signal.SIGTERM)
        self._wait_or_signal(SIGKILL)
        self._signal(SIGKILL)  # what it has started and left behind
        self.process.wait()
        if self in RUNNING:
            RUNNING.remove(self)

    def _wait_or_signal(self, number: int) -> None:
        try:
            self.process.wait(PARTING_SECONDS)
        except subprocess.TimeoutExpired:
            self._signal(number)

    def _signal(self, number: int) -> None:
        try:
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, number)
            elif self.process.poll() is None:
                self.process.send_signal(number)
        except OSError:
            pass  # there is nobody left

    def _how_it_ended(self) -> Fault:
        """It says nothing any more: its exit code, and the last line that it wrote to standard error."""
        deadline = time.monotonic() + PARTING_SECONDS
        while self.process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.01)
        self._threads[2].join(PARTING_SECONDS)
        code = self.process.poll()
        lines = self._last_words.decode("utf-8", "replace").strip().splitlines()
        last = lines[-1] if lines else ""
        return Fault("closed", last) if code is None else Fault("crashed", f"{code} {last}".strip())

    # The threads

    def _write(self) -> None:
        stream = self.process.stdin
        assert stream is not None
        try:
            with stream:
                while line := self._to_send.get():
                    stream.write(line)
                    stream.flush()
        except OSError:
            pass  # it has ended, or does not read any more: the one that waits for its answer will know

    def _read(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        with stream:
            while self._received.qsize() < MOST_UNREAD:
                line = stream.readline(LONGEST_LINE + 1)
                self._received.put(line)
                if not line:
                    break

    def _listen(self) -> None:
        stream = self.process.stderr
        assert stream is not None
        with stream:
            while words := os.read(stream.fileno(), LAST_WORDS):
                self._last_words = (self._last_words + words)[-LAST_WORDS:]


SIGKILL: Final[int] = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows has only the one
RUNNING: Final[list[Program]] = []


def _end_all() -> None:
    """Nobody has closed these bots: their programs end with this one."""
    for program in RUNNING.copy():
        program.end()


atexit.register(_end_all)
