"""Why something cannot be done, and what is shown as refused (A, D5, D6)."""

from __future__ import annotations

from typing import Any

import pytest
from spark_table import GAME, act, legal, start

ROW = ["r1", "y2", "b3", "g4", "r5", "y6", "b1"]
KINDS = ["relocate", "discount", "sales", "ignore-colour", "bonus-cog", "recycle"]


@pytest.mark.parametrize(
    ("player", "action", "reason"),
    [
        ({}, "place r1 u1", "why-no-die"),
        ({"loose": ["y1"], "placed": {"u1": "y2"}}, "place y1 u1", "why-place-taken"),
        ({"loose": ["y1"]}, "place y1 1-1", "why-no-space"),
        ({"loose": ["y1"], "level": 6}, "place y1 u1", "why-top-level"),
        ({"loose": ["b1"], "line": {"1": "toast-buddy"}}, "place b1 1-2", "why-value"),
        ({"loose": ["b1"], "line": {"1": "scarecrow"}, "placed": {"1-1": "r3"}}, "place b1 1-2", "why-same"),
        ({"loose": ["r1"]}, "place r1 u1", "why-colour"),
        ({}, "sell r1", "why-no-die"),
        ({}, "sell u1", "why-nothing-there"),
        ({"loose": ["r1"]}, "raise r1", "why-dear"),
        ({"loose": ["r6"], "cogs": 1}, "raise r6", "why-value-limit"),
        ({}, "raise r6", "why-no-die"),
        ({}, "raise u1", "why-nothing-there"),
        ({}, "raise held", "why-nothing-held"),
        ({"placed": {"u1": "y2"}}, "lift u1", "why-no-relocate"),
        ({"upgrades": ["relocate"]}, "lift u1", "why-nothing-there"),
        ({}, "reroll", "why-no-reroll"),
        ({"reroll": True}, "reroll", "why-no-loose"),
        ({"sparks": 0}, "box printed-1", "why-no-spark"),
        ({"lit": ["printed-1"]}, "box printed-1", "why-box-lit"),
        ({}, "box soup-stirrer", "why-no-box"),
        ({}, "box printed-2", "why-box-needs-die"),
        ({}, "hire pig-stocker", "why-not-in-hand"),
        ({"hand": ["pig-stocker"]}, "hire pig-stocker", "why-hire-dear"),
        ({}, "use crab-recycler", "why-not-hired"),
        ({"hired": ["crab-recycler"]}, "use crab-recycler", "why-no-loose"),
        ({"hired": ["spider-weaver"]}, "use spider-weaver", "why-dear"),
        ({"hired": ["dolphin-acrobat"]}, "use dolphin-acrobat", "why-needs-die"),
    ],
)
def test_why_a_free_action_is_not_legal(player: dict[str, Any], action: str, reason: str) -> None:
    state = start(player)
    assert action not in legal(state, 0)
    assert state.why_not(0, GAME.action(action)).id == reason


def test_why_something_that_is_done_once_is_not_legal_again() -> None:
    state = start({"hired": ["dolphin-acrobat"], "loose": ["y1"], "upgrades": ["relocate"]})
    act(state, 0, "place y1 u1", "lift u1", "place y1 u1")
    assert state.why_not(0, GAME.action("lift u1")).id == "why-lifted"
    act(state, 0, "sell u1")
    again = start({"hired": ["dolphin-acrobat"], "loose": ["y1"]})
    act(again, 0, "use dolphin-acrobat", "pick y1")
    assert again.why_not(0, GAME.action("use dolphin-acrobat")).id == "why-used"


def test_why_not_while_something_is_pending() -> None:
    state = start({"hired": ["dolphin-acrobat"], "loose": ["y1"]})
    act(state, 0, "use dolphin-acrobat")
    assert state.why_not(0, GAME.action("done")).id == "why-answer-first"
    assert state.why_not(0, GAME.action("pick r1")).id == "why-no-die"


def test_why_not_for_tiles_blocks_tracks_and_upgrades() -> None:
    state = start({"tiles": ["five", "four", "three-and-two"]}, phase="tile", row=ROW, turn=3)
    assert state.why_not(0, GAME.action("tile three-anywhere")).id == "why-tile-played"
    act(state, 0, "tile four")
    assert state.why_not(0, GAME.action("take 2")).id == "why-not-end"
    assert state.why_not(0, GAME.action("take 6")).id == "why-row-short"
    upgrade = start(
        {"hand": ["owl-engineer"], "cogs": 2, "upgrades": ["discount"], "slot_tiles": {"1": "recycle"}}, kinds=KINDS
    )
    act(upgrade, 0, "hire owl-engineer")
    reasons = {
        "upgrade discount": "why-owned",
        "upgrade ignore-value": "why-out-of-play",
        "upgrade bonus-cog 1": "why-slot-taken",
    }
    for action, reason in reasons.items():
        assert upgrade.why_not(0, GAME.action(action)).id == reason
    step = start({"hand": ["kangaroo-courier"], "cogs": 1, "tracks": {"red": 10}})
    act(step, 0, "hire kangaroo-courier")
    assert step.why_not(0, GAME.action("colour red")).id == "why-track-end"


def test_why_not_for_those_who_wait_or_are_done() -> None:
    state = start(phase="tile", row=ROW)
    assert state.why_not(1, GAME.action("take 1")).id == "why-wait"
    full = {"1": "toast-buddy", "2": "dish-whirler", "3": "scarecrow"}
    done = start({"line": full})
    act(done, 0, "done")
    assert done.why_not(0, GAME.action("done")).id == "why-done"
    assert done.prompt(0).id == "prompt-done"


def test_what_is_shown_as_refused() -> None:
    state = start(
        {"hand": ["pig-stocker", "wolf-captain"], "lit": ["printed-1"], "hired": ["crab-recycler"], "sparks": 0}
    )
    assert {refusal.action for refusal in state.refusals(0)} == {
        "hire pig-stocker",
        "hire wolf-captain",
        "box printed-1",
        "box printed-2",
        "use crab-recycler",
    }
    act(state, 0, "done")
    assert state.refusals(0) == []
