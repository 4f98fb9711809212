"""What a component file must be (C10), with errors that name the table, the row, the field and what is allowed."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from spark_table import GAME, act, changed, legal, row_of, start

import cogwright
from cogwright.engine import BadComponents

Data = dict[str, Any]


def first(table: str, /, **fields: Any) -> Callable[[Data], None]:
    """The first row of a table gets other fields."""
    return lambda data: data[table][0].update(fields)


def of(table: str, id: str, /, **fields: Any) -> Callable[[Data], None]:
    return lambda data: row_of(data, table, id).update(fields)


def rules(**fields: Any) -> Callable[[Data], None]:
    return lambda data: data["rules"].update(fields)


def track(*spaces: Any) -> Callable[[Data], None]:
    return lambda data: data["tracks"].update(yellow=list(spaces))


def twin(table: str, n: int = 1) -> Callable[[Data], None]:
    """The first row stands once more."""
    return lambda data: data[table].append(copy.deepcopy(data[table][0]))


def cut(table: str, n: int) -> Callable[[Data], None]:
    return lambda data: data.update({table: data[table][:n]})


def effect(kind: str, **more: Any) -> list[Data]:
    return [{"kind": kind, **more}]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: data["dice"]["colours"][0].update(count=12), "must be 44 dice in all, not 45"),
        (
            lambda data: data["dice"]["colours"][0].update(id="pink"),
            "must be one of red, yellow, blue, green, not 'pink'",
        ),
        (lambda data: data["dice"]["colours"].pop(), "must have one row each of red, yellow, blue, green"),
        (rules(rounds=5), "rounds: must be 4 to 4, not 5"),
        (rules(change_cost=0), "change_cost: must be at least 1, not 0"),
        (rules(storage=0), "storage: must be at least 1"),
        (rules(junkyard_dice=8), "junkyard_dice: must be 1 to 7, not 8"),
        (rules(hand=13, draft_hand=14), "56 assistants are needed for 4 players"),
        (rules(goals_in_play=7), "must be 0 to 6"),
        (rules(other_takes={"2": 2, "3": 1}), "other_takes: 4: is missing"),
        (rules(luck=1), "luck: is unknown"),
        (of("production", "five", players=[1, 2]), "exactly 4 tiles must be for 3 players, not 3"),
        (of("production", "five", players=[1, 1]), "different numbers from 1 to 4"),
        (of("production", "four", effect=effect("sparks", n=1)), "must be one of dice, cogs, grant-reroll"),
        (lambda data: data["upgrades"].pop(), "upgrades: must have one row each of relocate, discount"),
        (of("upgrades", "sales", copies=3), "copies: must be at least 4, not 3"),
        (of("upgrades", "sales", **{"class": "slot"}), "must be one of general, not 'slot'"),
        (track(1, 2), '"bonus" 8 times, once for each bonus tile, not 7'),
        (track(1, 2, "bonus"), "yellow: must end with a number"),
        (track("bonus"), "yellow: must end with a number"),
        (track(1, "prize", 2), "may hold points"),
        (track(1, {"printed": effect("grant-reroll")}, "bonus", 2), "kind: must be one of cogs"),
        (of("goals", "third-bonus-twice", test={"kind": "bonus-spaces", "nth": 3, "tracks": 3}), "cannot be met"),
        (of("goals", "four-sparks", test={"kind": "luck", "n": 3}), "must be one of assistants"),
        (lambda data: data["levels"][2].update(needs=7), "needs: must be at least 8, not 7"),
        (lambda data: data["levels"][2].update(level=4), "level: must be 3 to 3, not 4"),
        (lambda data: data["levels"][1].update(needs=2), "must be above 2, by which all `threshold`"),
        (lambda data: data["boards"].pop(), "must have a board for each of red, yellow, blue, green"),
        (lambda data: data["boards"][1].update(colour="red"), "there is a red board already"),
        (lambda data: data["boards"][0].update(section=["red", "blue"]), "must list 3 colours, not 2"),
        (lambda data: data["boards"][0]["boxes"][0].update(effect=effect("recover", n=1)), "must be one of cogs"),
        (cut("robots", 27), "robots: must have at least 28 rows, not 27"),
        (cut("assistants", 27), "assistants: must have at least 28 rows, not 27"),
        (first("robots", spaces=[{"colour": "red"}]), "must have 2 or 3 rows, not 1"),
        (first("robots", spaces=[{"colour": "red"}] * 4), "must have 2 or 3 rows, not 4"),
        (
            first("robots", spaces=[{"colour": "red", "min": 2, "max": 4}] * 2),
            "may have one condition, not min, max",
        ),
        (first("robots", spaces=[{"colour": "any", "exact": 7}] * 2), "exact: must be 1 to 6, not 7"),
        (first("robots", spaces=[{"colour": "any", "parity": "prime"}] * 2), "must be one of even, odd"),
        (first("robots", spaces=[{"colour": "any", "same": False}] * 2), "same: must be true"),
        (first("robots", steps=0), "steps: must be at least 1|steps: must be 1 to"),
        (first("robots", box=[]), "must hold at least one effect"),
        (first("robots", box=effect("recover", n=1)), "box, row 1: kind: must be one of cogs"),
        (first("robots", reward=effect("cogs")), "n: is missing"),
        (first("robots", reward=effect("set-die", n=1)), "n: is unknown"),
        (first("assistants", effect=[], modifier={"kind": "take-anywhere"}), "must have exactly one of effect"),
        (first("assistants", points=6), "points: must be 0 to 5, not 6"),
        (of("assistants", "bee-messenger", trigger={"on": "box", "effect": effect("recover", n=1)}), "kind: must be"),
        (
            of("assistants", "bee-messenger", trigger={"on": "active", "effect": effect("set-die")}),
            "cogs, sparks, dice",
        ),
        (of("assistants", "bee-messenger", trigger={"on": "sell", "effect": effect("dice", n=1)}), "one of cogs"),
        (of("assistants", "bee-messenger", trigger={"on": "never", "effect": []}), "must be one of complete"),
        (
            of("assistants", "bee-messenger", trigger={"on": "level", "colour": "red", "effect": []}),
            "colour: is unknown",
        ),
        (of("assistants", "otter-twins", modifier={"kind": "colour-pair", "colours": ["red", "red"]}), "two different"),
        (of("assistants", "otter-twins", modifier={"kind": "wild-value", "value": 7}), "value: must be 1 to 6"),
        (of("assistants", "spider-weaver", ability={"cost": {"dice": 2}, "effect": []}), "dice: must be 0 to 1"),
        (twin("robots"), "'toast-buddy' stands twice"),
        (of("assistants", "otter-twins", id="toast-buddy"), "'toast-buddy' stands twice"),
        (of("assistants", "otter-twins", id="Otter Twins"), "must be in kebab-case"),
        (lambda data: data["solo"].update(medals=data["solo"]["medals"][:3]), "must have one row each of bronze"),
        (lambda data: data["solo"]["medals"][1].update(points=45), "points: must be at least 46, not 45"),
        (lambda data: data["solo"].update(tiles=data["solo"]["tiles"][:3]), "must have 4 rows, not 3"),
        (lambda data: data.update(luck=[]), "luck: is unknown"),
        (lambda data: data.pop("levels"), "levels: is missing"),
    ],
)
def test_C10_what_is_refused(change: Callable[[Data], object], complaint: str) -> None:
    with pytest.raises(BadComponents, match=re.escape(complaint) if "|" not in complaint else complaint) as caught:
        changed(change)
    assert "\n" not in str(caught.value)
    assert "components.toml" in str(caught.value)


def test_the_open_set_is_the_published_specification() -> None:
    assert len(GAME.vocabulary) == 659  # D2
    assert (len(GAME.cards.box_ids), len(GAME.cards.ability_owners)) == (31, 3)


def test_tables_with_fixed_ids_may_stand_in_any_order() -> None:
    def change(data: Data) -> None:
        for rows in (data["dice"]["colours"], data["upgrades"], data["boards"], data["solo"]["medals"]):
            rows.reverse()

    cards = changed(change).cards
    assert (cards.upgrade_points, cards.medals) == (GAME.cards.upgrade_points, GAME.cards.medals)


def test_D2_other_sets_have_other_vocabularies() -> None:
    def change(data: Data) -> None:
        data["robots"] = data["robots"][:28]
        data["assistants"] = [card for card in data["assistants"] if "ability" not in card][:30]

    game = changed(change)
    assert len(game.cards.robots) == 28
    assert not [name for name in game.vocabulary.names() if name.startswith("use ")]
    assert game.vocabulary.name(game.cards.stop) == "stop"
    assert game.vocabulary.name(game.cards.done) == "done"
    state = game.new(4, 3, {"draft": True})
    while not state.is_over():
        seat = state.acting_seats()[0]
        state.apply(seat, state.legal_actions(seat)[0])


def test_an_owners_file_is_read(tmp_path: Path) -> None:
    text = GAME.resource("components.toml").replace("colour_fee = 2", "colour_fee = 1")
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    game = cogwright.game("sparks", path)
    assert game.components.checksum != GAME.components.checksum


def test_C6_printed_bonus_spaces_may_ask() -> None:
    def change(data: Data) -> None:
        data["tracks"]["green"] = [1, {"printed": effect("step", track="any", n=1)}, 2, "bonus", 3]

    state = start({"hand": ["hedgehog-gardener"], "cogs": 1}, game=changed(change))
    act(state, 0, "hire hedgehog-gardener")
    assert legal(state, 0) == ["colour red", "colour yellow", "colour blue", "colour green"]
    assert state.view(0).tracks[3].bonuses == ((), ("",), ("green-die",))


def test_A9_A8_prices_are_read_from_the_file() -> None:
    game = changed(rules(colour_fee=1, change_cost=2, sale=3))
    state = start({"cogs": 3, "loose": ["r1", "r2"]}, game=game)
    act(state, 0, "place r1 u1")
    assert state.players[0].cogs == 2
    act(state, 0, "raise r2")
    assert state.players[0].cogs == 0
    act(state, 0, "sell r3")
    assert state.players[0].cogs == 3
