"""Programs at tables go on running from decision to decision, as many as are asked, and not for ever."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from cogwright.engine import State, game
from cogwright.players.program import BadCommand
from cogwright.server.programs import IDLE_SECONDS, MOST, Programs

BOT = """
import json, sys
open(sys.argv[1], "a").write("begun\\n")
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
    else:
        action = "nothing" if sys.argv[2:] == ["fails"] else said["choices"][0]
        print(json.dumps({"type": "action", "number": said["number"], "action": action}), flush=True)
open(sys.argv[1], "a").write("ended\\n")
"""


class Place:
    """A table with a program, which notes when it begins and when it ends."""

    def __init__(self, folder: Path, programs: Programs, name: str = "one", *arguments: str) -> None:
        script = folder / "bot.py"
        script.write_text(BOT)
        self.notes = folder / name
        self.programs = programs
        self.name = name
        self.command = shlex.join([sys.executable, str(script), str(self.notes), *arguments])
        self.state: State = game("mech-a-dream").new(2, 1)

    def decide(self) -> int:
        """Let it decide; how many complaints there were."""
        seat = self.state.acting_seats()[0]
        action, complaints = self.programs.choose(self.name, self.command, 1, self.state, seat)
        assert action in self.state.legal_actions(seat)
        self.state.apply(seat, action)
        return len(complaints)

    def noted(self) -> list[str]:
        """Its beginnings and ends."""
        return self.notes.read_text().split()


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_program_is_started_once_for_all_decisions_of_a_seat(tmp_path: Path) -> None:
    programs = Programs()
    place = Place(tmp_path, programs)
    for _ in range(5):
        assert place.decide() == 0
    assert place.noted() == ["begun"]


def test_after_a_fault_it_is_started_anew(tmp_path: Path) -> None:
    place = Place(tmp_path, Programs(), "one", "fails")
    assert [place.decide(), place.decide()] == [1, 1]
    assert place.noted() == ["begun", "ended", "begun", "ended"]


def test_the_ones_asked_first_are_ended_when_there_are_too_many(tmp_path: Path) -> None:
    programs = Programs()
    places = [Place(tmp_path, programs, f"place-{n}") for n in range(MOST + 1)]
    for place in places:
        place.decide()
    assert places[0].noted() == ["begun", "ended"]
    assert all(place.noted() == ["begun"] for place in places[1:])
    places[0].decide()
    assert places[0].noted() == ["begun", "ended", "begun"]
    assert places[1].noted() == ["begun", "ended"]


def test_one_that_nobody_asks_any_more_is_ended(tmp_path: Path) -> None:
    clock = Clock()
    programs = Programs(clock)
    idle, busy = Place(tmp_path, programs, "idle"), Place(tmp_path, programs, "busy")
    idle.decide()
    clock.now = IDLE_SECONDS / 2
    busy.decide()
    clock.now = IDLE_SECONDS + 1
    busy.decide()
    assert idle.noted() == ["begun", "ended"]
    assert busy.noted() == ["begun"]


def test_a_program_that_is_gone_is_said_to_be_so() -> None:
    state = game("mech-a-dream").new(2, 1)
    with pytest.raises(BadCommand, match="no-such-program"):
        Programs().choose("one", "no-such-program", 1, state, state.acting_seats()[0])
