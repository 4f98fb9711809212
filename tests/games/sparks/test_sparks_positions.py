"""Written positions: what may be named, what is as usual, what is refused (`docs/positions/sparks.md`)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

import pytest
from spark_table import GAME, dice_by_colour, legal, line, position, start

from cogwright.engine import BadPosition
from cogwright.games.sparks import SparksState

DOCS = Path(__file__).parents[3] / "docs" / "positions" / "sparks.md"


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(data)
    return str(caught.value)


def test_nothing_but_the_seats_need_be_named() -> None:
    state = cast(SparksState, GAME.from_position({"seats": 3}))
    assert state.view(None).step == "tile"
    assert len(state.row) == 7
    assert dice_by_colour(state) == [11] * 4


def test_the_same_seed_draws_the_same_row() -> None:
    rows = [cast(SparksState, GAME.from_position({"seats": 2, "seed": seed})).row for seed in (1, 1, 2)]
    assert rows[0] == rows[1] != rows[2]


def test_examples_of_the_document_load() -> None:
    blocks = DOCS.read_text(encoding="utf-8").split("```toml\n")[1:]
    assert blocks
    for block in blocks:
        GAME.from_position(tomllib.loads(block.split("```")[0]))


def test_a_whole_position() -> None:
    state = start(
        {
            "cogs": 3,
            "sparks": 2,
            "passes": 1,
            "reroll": True,
            "level": 3,
            "tracks": {"red": 4, "green": 1},
            "loose": ["g6", "r1"],
            "placed": {"u2": "b4", "2-1": "r3"},
            "line": {"2": "toast-buddy"},
            "completed": ["soup-stirrer"],
            "lit": ["soup-stirrer"],
            "hired": ["pig-stocker"],
            "hand": ["wolf-captain"],
            "upgrades": ["sales"],
            "slot_tiles": {"3": "recycle"},
            "tiles": ["four", "five"],
        },
        turn=4,
        options={"first": "0"},
        discard={"blue": 2},
    )
    player = state.view(0).players[0]
    assert (player.cogs, player.sparks, player.passes, player.may_reroll, player.level) == (3, 2, 1, True, 3)
    assert player.tracks == (4, 0, 0, 1)
    assert player.loose == ("r1", "g6")
    assert line(state, 0) == [None, "toast-buddy", None]
    assert [box.id for box in player.boxes if box.lit] == ["soup-stirrer"]
    assert (player.hired, player.hand) == (("pig-stocker",), ("wolf-captain",))
    assert (player.upgrades, player.slot_tiles) == (("sales", "recycle"), (None, None, "recycle"))
    assert player.tiles == ("four", "five")
    assert dice_by_colour(state) == [11] * 4
    assert "reroll" in legal(state, 0)


@pytest.mark.parametrize(
    ("player", "complaint"),
    [
        ({"cogs": -1}, "players, row 1: cogs: must be 0 to 999, not -1"),
        ({"level": 7}, "level: must be 1 to 6, not 7"),
        ({"tracks": {"red": 11}}, "red: must be 0 to 10, not 11"),
        ({"tracks": {"pink": 1}}, "pink: is unknown"),
        ({"loose": ["r7"]}, "may hold dice like r1 or g6, not 'r7'"),
        ({"loose": ["r1"] * 12}, "names more than 11 red dice"),
        ({"line": {"4": "toast-buddy"}}, "4: is unknown"),
        ({"line": {"1": "nobody"}}, "'nobody' is unknown"),
        ({"line": {"1": "toast-buddy"}, "completed": ["toast-buddy"]}, "stands twice in the position"),
        ({"placed": {"1-1": "r1"}}, "there is no robot with such a space"),
        ({"line": {"1": "toast-buddy"}, "placed": {"1-3": "r1"}}, "there is no robot with such a space"),
        ({"line": {"1": "toast-buddy"}, "placed": {"1-1": "r1", "1-2": "r3"}}, "toast-buddy is full"),
        ({"placed": {"u1": "y4", "u2": "b3"}}, "holds the 7 it needs"),
        ({"level": 6, "placed": {"u1": "y4"}}, "on the highest level"),
        ({"placed": {"u4": "y4"}}, "u4: is unknown"),
        ({"lit": ["soup-stirrer"]}, "may hold printed-1, printed-2"),
        ({"hired": ["pig-stocker", "pig-stocker"]}, "stands twice"),
        ({"upgrades": ["recycle"]}, "may hold"),
        ({"slot_tiles": {"1": "recycle", "2": "recycle"}}, "nobody may own two tiles of a kind"),
        ({"tiles": ["four"]}, "must name the 3 tiles that are left in turn 1, not 1"),
        ({"luck": 1}, "luck: is unknown"),
        ({"reroll": 1}, "reroll: must be true or false"),
    ],
)
def test_players_that_are_refused(player: dict[str, Any], complaint: str) -> None:
    assert complaint in refused(position(player))


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"seats": 5}, "seats: must be 1 to 4, not 5"),
        ({"turn": 9}, "turn: must be 1 to 8, not 9"),
        ({"phase": "refill"}, "phase: must be one of tile, action"),
        ({"row": ["r1"] * 8}, "row: may hold 7 dice, not 8"),
        ({"discard": {"pink": 1}}, "pink: is unknown"),
        ({"kinds": ["relocate"]}, "must name 6 kinds, not 1"),
        ({"bonuses": {"red": ["two-cogs"]}}, "red: must name 3 bonus tiles, not 1"),
        ({"bonuses": {"yellow": ["two-cogs"], "green": ["two-cogs"]}}, "name a tile twice"),
        ({"options": {"goals": True}, "goals": ["level-five"]}, "must name 2 goals, not 1"),
        ({"goals": ["level-five", "four-sparks"]}, "goals: is unknown"),
        ({"ghost": ["ghost-three"]}, "ghost: is unknown"),
        ({"options": {"draft": 3}}, "options: option draft = 3"),
        ({"robot_deck": ["wolf-captain"]}, "'wolf-captain' is unknown"),
        ({"robot_deck": "toast-buddy"}, "must be a list"),
        ({"players": [{}, {}, {}]}, "may have 2 rows at most, not 3"),
    ],
)
def test_positions_that_are_refused(fields: dict[str, Any], complaint: str) -> None:
    assert complaint in refused({"seats": 2, **fields})


def test_a_solo_position_names_the_ghosts_tiles_that_are_left() -> None:
    assert "must name the 3 tiles that are left, not 1" in refused(
        {"seats": 1, "turn": 3, "ghost": ["ghost-three"], "phase": "tile"}
    )
