"""What is refused: component files (C6), options, positions (S9); each error names the place and what is allowed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from droid_table import GAME, ID, player, position

from cogwright.engine import BadComponents, BadOption, BadPosition, BadSeats
from cogwright.games.last_droids import LastDroids

TEXT = GAME.resource("components.toml")


def refused(tmp_path: Path, old: str, new: str) -> str:
    assert old in TEXT, old
    file = tmp_path / "set.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as refusal:
        LastDroids(file)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            'type = "water"\nseason = 1',
            'type = "steam"\nseason = 1',
            r"droid, row \d+ \(rain-barrel\): type: must be one of",
        ),
        ("season = 1\nmark = 2", "season = 4\nmark = 2", r"\(rain-barrel\): season: must be 1 to 3, not 4"),
        ("season = 1\nmark = 2", "season = 1\nmark = 5", r"\(rain-barrel\): mark: must be 2 to 4, not 5"),
        ("number = 1\n", "number = 50\n", r"number: 45 to 57 are the numbers of houses"),
        ("number = 1\n", "number = 2\n", r"number: '2' stands twice"),
        ('id = "rain-barrel"', 'id = "brook-keeper"', r"id: 'brook-keeper' stands twice"),
        ('id = "rain-barrel"', 'id = "Rain Barrel"', r"id: must be in kebab-case"),
        ('en = "Rain Barrel"', 'en = "Brook Keeper"', r"name: en: 'Brook Keeper' stands twice"),
        ("cost = { nut = 1, oil = 1 }", "cost = {}", r"cost: must name at least one of nut"),
        ("cost = { nut = 1, oil = 1 }", "cost = { nut = 0 }", r"cost: nut: must be at least 1, not 0"),
        ("cost = { nut = 1, oil = 1 }", "cost = { bolt = 1 }", r"cost: bolt: is unknown; allowed are nut"),
        ("gain = { energy = 1 }", "gain = {}", r"gain: must name at least one of nut"),
        ("leaves = 0", "leaves = 1", r"leaves: only farm droids have leaves"),
        ("effects = []", 'effects = [{ kind = "fly" }]', r"effects, row 1: kind: must be one of"),
        ("effects = []", 'effects = [{ kind = "extend", part = "nut" }]', r"effects, row 1: n: is missing"),
        ("effects = []", 'effects = [{ kind = "double", part = "nut", n = 1 }]', r"effects, row 1: n: is unknown"),
        ("effects = []", 'effects = [{ kind = "wild", houses = [44] }]', r"houses: must list numbers of houses"),
        ("effects = []", 'effects = [{ kind = "gain" }]', r"must name at least one part"),
        (
            "effects = []",
            'effects = [{ kind = "swap", give = { base = 3 }, take = { base = 3 }, uses = 1 }]',
            r"the swap has \d+ options; allowed are 1 to 12",
        ),
        (
            "effects = []",
            'effects = [{ kind = "swap", give = { nut = 1 }, take = { oil = 1 }, uses = 10 }]',
            r"uses: must be 1 to 9, not 10",
        ),
        ("steps = [[3, 6]", "steps = [[5, 6]", r"steps: must ascend in both numbers"),
        ("[constants]", "[constants]\ncolour = 1", r"constants: colour: is unknown"),
        ("capacity = 3", "capacity = 0", r"constants: capacity: must be at least 1"),
        ("four = [[2], [3, 4]]", "four = [[2]]", r"decks: four: must list 2, not 1"),
        ("[meta]", "extra = 1\n[meta]", r"extra: is unknown"),
    ],
)
def test_C6_a_bad_component_set_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert re.search(complaint, refused(tmp_path, old, new)), refused(tmp_path, old, new)


def test_C6_houses_have_at_least_four_points(tmp_path: Path) -> None:
    start = TEXT.index("[[house]]")
    old = re.search(r"rp = \d+\n", TEXT[start:])
    assert old
    file = tmp_path / "set.toml"
    file.write_text(TEXT[:start] + TEXT[start:].replace(old[0], "rp = 3\n", 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"house, row 1 .*rp: must be at least 4, not 3"):
        LastDroids(file)


def test_C6_there_are_enough_interseasons_and_houses(tmp_path: Path) -> None:
    data = tomllib.loads(TEXT)
    assert len(data["interseason"]) >= 2
    few = TEXT[: TEXT.index("[[interseason]]")] + TEXT[TEXT.index("# Ordinary droids") :]
    (tmp_path / "a.toml").write_text(few, encoding="utf-8")
    with pytest.raises(BadComponents, match="interseason"):
        LastDroids(tmp_path / "a.toml")
    houses = TEXT.index("[[house]]")
    second = TEXT.index("[[house]]", houses + 1)
    (tmp_path / "b.toml").write_text(TEXT[:second], encoding="utf-8")
    with pytest.raises(BadComponents, match="needs 4 houses, there are 1"):
        LastDroids(tmp_path / "b.toml")


def test_options_and_seats_are_checked() -> None:
    with pytest.raises(BadSeats, match="last-droids has 1 to 4 seats, not 5"):
        GAME.new(5, 1)
    for seats, options, complaint in (
        (2, {"first": "2"}, "option first"),
        (2, {"automa": "builder"}, "automa"),
        (1, {"automa": "wild"}, "option automa = 'wild': allowed is calm, builder"),
        (1, {"automa_bonus": 21}, "option automa_bonus = 21: allowed is -20 to 20"),
        (3, {"colour": 1}, "option 'colour' is unknown"),
    ):
        with pytest.raises(BadOption, match=complaint):
            GAME.new(seats, 1, options)


def broken(**changes: Any) -> dict[str, Any]:
    return {**position(2, [player("E1"), player("E1")], [[[1, 2]]]), **changes}


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (broken(seats=5), "seats: must be 1 to 4, not 5"),
        (broken(colour=1), "colour: is unknown"),
        (broken(priority=2), "priority: must be 0 to 1, not 2"),
        (broken(season=4), "season: must be 1 to 3, not 4"),
        (broken(zones=[]), "zones: must have"),
        (broken(zones=[{"houses": ["nothing"]}]), "zones.*nothing"),
        (broken(zones=[{"houses": [ID[1]]}]), "zones.*rain-barrel"),
        (broken(players=[{"shed": {"nut": 4}}]), "players, row 1: shed"),
        (broken(players=[{"shed": {"bolt": 1}}]), "shed: bolt: is unknown"),
        (broken(players=[{"area": [ID[1]]}]), "rain-barrel"),
        (broken(players=[{"area": [ID[3]], "stored": {ID[3]: {"nut": 1}}}]), "stored"),
        (broken(players=[{}, {}, {}]), "players"),
        (broken(decks=[[[ID[1]]]]), "decks"),
        (broken(decks=[]), "decks"),
        (broken(decks=[[[ID[1], ID[1]]]]), "rain-barrel"),
        (broken(interseasons=["interseason-snow"]), "interseasons"),
        (broken(tokens={"house": ID[54], "owner": 1}), "tokens"),
        (broken(decks=[[[ID[1], ID[2]], [ID[4], ID[5]]]]), "interseasons"),
    ],
)
def test_S9_a_bad_position_is_refused(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        GAME.from_position(data)


def test_S9_the_documented_position_can_be_played() -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions" / "last-droids.md").read_text(encoding="utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert example
    state = GAME.from_position(tomllib.loads(example[1]))
    assert state.acting_seats() == [0]
