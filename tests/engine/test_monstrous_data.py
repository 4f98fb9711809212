"""Data that is made to break readers: numbers of thousands of digits, tables in tables in tables, letters that are none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cogwright.engine import BadComponents, BadOption, BadPosition, BadRecord, BadSeats, BadSeed, Match, Record, game
from cogwright.engine.options import read_data
from cogwright.engine.record import next_check

GAME = game("mech-a-dream")
HUGE = 10**5000
DIGITS = "9" * 5000
POSITION = {"seats": 2, "start": 0}


def nested(depth: int) -> list[object]:
    """Lists in lists in lists."""
    value: list[object] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "data",
    [{"seats": HUGE}, {"seats": 2, "day": -HUGE}, {"seats": nested(5000)}, {"seats": 2, "red": [nested(5000)]}],
    ids=["seats", "day", "nested seats", "nested ids"],
)
def test_positions_are_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadPosition, match=r"too large to be shown|may hold"):
        GAME.from_position(data)


def test_seats_seeds_and_options_are_refused() -> None:
    with pytest.raises(BadSeats, match="not a value too large to be shown"):
        GAME.new(HUGE, 1)
    with pytest.raises(BadSeed, match="seed a value too large to be shown"):
        GAME.new(2, HUGE)
    with pytest.raises(BadOption, match="a value too large to be shown"):
        GAME.new(2, 1, {"specialists": HUGE})
    with pytest.raises(BadOption, match="must be a table of names and values"):
        GAME.new(2, 1, ["specialists"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "ending",
    [f"x = {DIGITS}", "x = " + "[" * 5000 + "]" * 5000, "[" + ".".join(["a"] * 3000) + "]"],
    ids=["digits", "lists", "tables"],
)
def test_component_files_are_refused(tmp_path: Path, ending: str) -> None:
    file = tmp_path / "set.toml"
    file.write_text(GAME.resource("components.toml") + "\n" + ending + "\n", encoding="utf-8")
    with pytest.raises(BadComponents, match=r"set\.toml: "):
        game("mech-a-dream", components=file)


@pytest.mark.parametrize("name", ["data.toml", "data.json"])
def test_data_files_are_refused(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text(("x = " if name.endswith("toml") else "") + "[" * 100_000, encoding="utf-8")
    with pytest.raises(BadPosition, match=name):
        read_data(file, BadPosition)


def checked_anew(text: str) -> str:
    """The edited text of a record with checks that fit it, as somebody who knows how they are made would write it."""
    lines = text.rstrip("\n").split("\n")
    empty = lines.index("")
    check = ""
    for line in lines[: empty - 1]:
        check = next_check(check, line)
    lines[empty - 1] = f'[Check "{check}"]'
    for i in range(empty + 1, len(lines)):
        body = lines[i].rsplit(" ;", 1)[0]
        check = next_check(check, body)
        lines[i] = f"{body} ;{check}"
    return "\n".join(lines) + "\n"


def edited(old: str, new: str, position: bool = False) -> Callable[[], str]:
    """A record of one decision with an edit and fitting checks."""

    def text() -> str:
        match = Match.from_position(GAME, POSITION) if position else Match.new(GAME, 2, 7, {"deal": {"start": 0}})
        match.play(0, GAME.action("stock ink"))
        written = match.record(("Ada", "Ben")).write()
        assert old in written
        return checked_anew(written.replace(old, new, 1))

    return text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (edited("[Seed 7]", f"[Seed {2**300}]"), "a seed is a whole number"),
        (edited("[Seats 2]", "[Seats 2]\n[Judge 1]"), "line 5: there is no header Judge"),
        (edited("[Seats 2]", "[Seats 2]\n[Seed " + "[" * 100_000 + "]" * 100_000 + "]"), "line 5: the value of Seed"),
        (edited("[Position", "[Seed 9]\n[Position", position=True), "beside the header Position there may be no Seed"),
        (edited("\n1. 0 ", f"\n{DIGITS}. 0 "), "line 11: a decision like"),
        (edited("\n1. 0 ", f"\n1. {DIGITS} "), "line 11: a decision like"),
        (edited("\n1. 0 ", "\n01. 0 "), "line 11: a decision like"),
        (edited("\n1. 0 ", "\n١. 0 "), "line 11: a decision like"),
        (edited("\nunfinished", f"\nend days {DIGITS} 1"), "line 12: a decision like"),
        (lambda: edited("Ada", "Ben")().replace("Ben", "\ud800", 1), "line 9: the headers above were changed"),
    ],
    ids=["seed", "header", "nested", "position", "number", "seat", "zero", "digit", "totals", "surrogate"],
)
def test_records_with_fitting_checks_are_refused(text: Callable[[], str], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.read(text())
