"""Scoring, goals, ties, solo and medals (E2-E4, V1, V4)."""

from __future__ import annotations

from typing import Any

import pytest
from spark_table import GAME, act, changed, legal, line, loose, row, start

from cogwright.games.sparks import SparksState
from cogwright.games.sparks.cards import COLOURS, Robot
from cogwright.games.sparks.junkyard import ghost_block


def sheet(**player: Any) -> dict[str, int]:
    options = player.pop("options", {})
    goals = {"goals": player.pop("goals")} if "goals" in player else {}
    state = start(player, options=options, **goals)
    return {line.id: line.points for line in state.score_sheets()[0].lines}


def robots(wanted: Any, n: int) -> list[str]:
    return [robot.id for robot in GAME.cards.robots if wanted(robot)][:n]


def of_colour(colour: str) -> Any:
    return lambda robot: COLOURS[robot.colour] == colour


def test_E2_1_the_spaces_on_which_markers_stand() -> None:
    assert sheet(tracks={"red": 10, "green": 10, "yellow": 1})["tracks"] == 9 + 10 + 1
    assert sheet()["tracks"] == 0


def test_E2_2_level_times_assistants() -> None:
    assert sheet(level=3, hired=["peacock-manager", "pig-stocker"])["factory"] == 6
    assert sheet(level=3, hired=["peacock-manager", "wolf-captain"])["factory"] == 9


def test_E2_3_cards_in_hand_count_nothing() -> None:
    assert sheet(hired=["swan-accountant"], hand=["peacock-manager"])["assistants"] == 3


def test_E2_4_points_on_tiles() -> None:
    assert sheet(upgrades=["relocate", "sales"], slot_tiles={"1": "bonus-cog"})["upgrades"] == 2


def test_E2_5_sets_of_four_colours() -> None:
    three = [id for colour in COLOURS[:3] for id in robots(of_colour(colour), 2)]
    assert sheet(completed=three)["sets"] == 0
    assert sheet(completed=[*three, *robots(of_colour("green"), 1)])["sets"] == 3


@pytest.mark.parametrize(("cogs", "points"), [(0, 0), (2, 0), (3, 1), (8, 2)])
def test_E2_6_cogs_rounded_down(cogs: int, points: int) -> None:
    assert sheet(cogs=cogs)["cogs"] == points


def with_box(robot: Robot) -> bool:
    return robot.box is not None


@pytest.mark.parametrize(
    ("goal", "met", "missed"),
    [
        (
            "six-assistants",
            {"hired": [card.id for card in GAME.cards.assistants[:6]]},
            {"hired": ["wolf-captain", *[card.id for card in GAME.cards.assistants[:4]]]},
        ),
        ("level-five", {"level": 5}, {"level": 4}),
        (
            "four-of-a-colour",
            {"completed": robots(of_colour("blue"), 4)},
            {"completed": [*robots(of_colour("blue"), 3), *robots(of_colour("red"), 3)]},
        ),
        ("five-boxes", {"completed": robots(with_box, 5)}, {"completed": robots(with_box, 4)}),
        ("four-sparks", {"sparks": 3, "lit": ["printed-1"]}, {"sparks": 3}),
        ("third-bonus-twice", {"tracks": {"red": 7, "blue": 7}}, {"tracks": {"red": 10, "blue": 6}}),
    ],
)
def test_E4_goals(goal: str, met: dict[str, Any], missed: dict[str, Any]) -> None:
    other = "level-five" if goal != "level-five" else "four-sparks"
    for player, points in ((met, 5), (missed, 0)):
        assert sheet(**player, options={"goals": True}, goals=[goal, other])["goals"] == points


def test_E2_7_goals_count_only_with_the_option() -> None:
    assert "goals" not in sheet(level=5)


# Solo (V4)


def solo(turn: int = 1, **more: Any) -> SparksState:
    return start(*more.pop("players", [{}]), seats=1, turn=turn, **more)


def test_V4_1_your_turns_and_rustys_alternate() -> None:
    state = GAME.new(1, 3)
    assert isinstance(state, SparksState)
    assert len(state.ghost_tiles) == 4
    act(state, 0, "card 1", "card 2", "card 3")
    actives: list[tuple[int, int]] = []
    while not state.is_over():
        if not actives or actives[-1][0] != state.turn:
            actives.append((state.turn, state.active))
        act(state, 0, legal(state, 0)[-1])
    assert [active for _, active in actives] == [0, 1] * 4
    assert state.view(0).ghost_played == tuple(tile.id for tile in state.ghost_played)
    assert len(state.ghost_played) == 4


def test_V4_2_in_your_turn_rusty_takes_nothing() -> None:
    state = solo(phase="tile", row=["r1", "y2", "b3", "g4", "r5", "y6", "b1"])
    act(state, 0, "tile three-anywhere", "take 1")
    assert (state.view(0).step, row(state)) == ("action", "g4 r5 y6 b1")


@pytest.mark.parametrize(
    ("tile", "dice", "first"),
    [
        ("ghost-three", ["r1", "r1", "r1", "b6", "b6", "b6", "y1"], 4),
        ("ghost-three-anywhere", ["r1", "r1", "r1", "b6", "b6", "b6", "y1"], 3),
        ("ghost-three", ["b2", "b2", "b2", "y1", "r2", "b2", "b2"], 4),
        ("ghost-three", ["b2", "b2", "b2", "y1", "b2", "b2", "b2"], 0),
        ("ghost-five", ["b2", "b2", "b2"], 0),
    ],
)
def test_V4_3_the_block_rusty_takes(tile: str, dice: list[str], first: int) -> None:
    state = solo()
    state.row = ["rybg".index(name[0]) * 6 + int(name[1]) - 1 for name in dice]
    assert ghost_block(state, next(one for one in state.cards.ghost_tiles if one.id == tile)) == first


def test_V4_3_your_active_triggers_do_not_happen_and_you_take_two() -> None:
    state = solo(
        turn=2,
        phase="tile",
        row=["r1", "y6", "b2", "g4", "b1", "y1", "g3"],
        ghost=["ghost-five", "ghost-three", "ghost-four", "ghost-three-anywhere"],
        players=[{"hired": ["rooster-foreman"]}],
    )
    assert state.view(0).step == "action"  # only two dice were left, so nothing was asked
    assert (loose(state, 0), state.players[0].cogs) == ("y1 g3", 0)


@pytest.mark.parametrize(
    ("points", "medal", "won"),
    [(44, "none", False), (45, "bronze", False), (55, "silver", True), (65, "gold", True), (75, "platinum", True)],
)
def test_V4_4_medals(points: int, medal: str, won: bool) -> None:
    def change(data: dict[str, Any]) -> None:
        data["tracks"]["red"][-1] = points

    state = start({"tracks": {"red": 10}, "sparks": 0}, seats=1, turn=8, game=changed(change))
    assert state.end_reason() == ""
    act(state, 0, "done")
    assert state.is_over()
    assert (state.end_reason(), state.won(0), state.returns()) == (medal, won, [1.0 if won else -1.0])
    assert line(state, 0) == [None, None, None]


def test_E3_seats_share_the_rank_when_everything_is_equal() -> None:
    state = start({}, {}, turn=8)
    act(state, 0, "done")
    act(state, 1, "done")
    assert [sheet.rank for sheet in state.score_sheets()] == [1, 1]
    assert (state.won(0), state.won(1), state.returns()) == (True, True, [0.0, 0.0])
