"""The worked examples of section 10, with its numbers. The paragraphs that they show:

X1: T2.2, T3.1, D3
X2: T3.2, T3.3
X3: A4.3
X4: A8.2, A4.3
X5: A5.2, P2, U6
X6: T4.3, P3
X7: P4
X8: A3.1, A9
X9: A3.2, A4.1
X10: A3.3
X11: A6, F7
X12: A7
X13: A10.1
X14: T5.2, T5.3, T5.4
X15: T5.5
X16: A5.4, A5.5
X17: U1
X18: E2
X19: E3
X20: T1.3, T1.4, T3.4
X21: V4.3
X22: F10, A3.1
X23: A5, A6, A7, A10, T5.5
"""

from __future__ import annotations

import pytest
from spark_table import act, discard, drawn, legal, line, loose, placed, row, start

from cogwright.engine.score import ScoreLine, ScoreSheet, ranked
from cogwright.games.sparks import SparksState
from cogwright.games.sparks.cards import COLOURS
from cogwright.games.sparks.dice import draw_from_bag
from cogwright.games.sparks.state import NO_DIE

ROW = ["r1", "y2", "b3", "g4", "r5", "y6", "b1"]


def test_X1_ends() -> None:
    state = start(seats=4, phase="tile", row=ROW)
    act(state, 0, "tile four")
    assert legal(state, 0) == ["take 1", "take 4"]
    act(state, 0, "take 1")
    assert loose(state, 0) == "r1 y2 b3 g4"
    assert row(state) == "r5 y6 b1"
    assert legal(state, 1) == ["take 1", "take 3"]
    act(state, 1, "take 3")
    assert state.acting_seats() == [2]
    act(state, 2, "take 1")
    assert [loose(state, seat) for seat in range(4)] == ["r1 y2 b3 g4", "b1", "r5", "y6"]


def test_X2_no_gap() -> None:
    state = start(phase="tile", row=ROW)
    act(state, 0, "tile three-anywhere")
    assert legal(state, 0) == ["take 1", "take 2", "take 3", "take 4", "take 5"]
    act(state, 0, "take 3")
    assert row(state) == "r1 y2 y6 b1"
    assert legal(state, 1) == ["take 1", "take 3"]
    act(state, 1, "take 3")
    assert loose(state, 1) == "y6 b1"


def test_X3_level() -> None:
    state = start({}, {"placed": {"u1": "r4"}, "loose": ["g5", "b2"]})
    act(state, 1, "place g5 u3")
    player = state.players[1]
    assert (player.level, player.sparks, placed(state, 1)) == (2, 2, {})
    assert discard(state) == {"red": 1, "green": 1}
    act(state, 1, "place b2 u2")
    assert (player.section_sum(), state.need(player), player.level) == (2, 10, 2)


def test_X4_paying_for_the_missing_pip() -> None:
    state = start({"placed": {"u1": "y3", "u2": "b3"}, "cogs": 1})
    act(state, 0, "raise u1")
    player = state.players[0]
    assert (player.level, player.cogs, player.sparks) == (2, 0, 2)


def test_X5_order_at_completion() -> None:
    state = start(
        {
            "line": {"2": "toast-buddy"},
            "slot_tiles": {"2": "bonus-point"},
            "tracks": {"red": 1},
            "loose": ["r2", "b3"],
        }
    )
    act(state, 0, "place r2 2-1", "place b3 2-2")
    player = state.players[0]
    assert (player.tracks[0], player.cogs, discard(state)) == (4, 3, {"red": 1, "blue": 1})
    assert state.cards.tracks[0].points[player.tracks[0]] == 2


def test_X6_depth_first() -> None:
    state = start(
        {
            "line": {"1": "dump-hauler"},
            "tracks": {"yellow": 2, "green": 3},
            "loose": ["y4", "y4", "b4"],
        }
    )
    robot = state.players[0].line[0]
    assert robot is not None
    assert robot.steps == 3
    _fill(state, "dump-hauler", 0)
    assert legal(state, 0) == ["colour red", "colour yellow", "colour blue", "colour green"]
    assert state.players[0].tracks == [0, 4, 0, 3]
    act(state, 0, "colour green")
    assert state.players[0].tracks == [0, 5, 0, 4]
    assert len([die for die in state.players[0].loose if COLOURS[die // 6] == "green"]) == 1


def _fill(state: SparksState, robot_id: str, seat: int) -> None:
    """Place loose dice on the robot until it is completed."""
    while any(robot is not None and robot.id == robot_id for robot in state.players[seat].line):
        act(state, seat, next(name for name in legal(state, seat, "place") if "-" in name.split(" ")[2]))


def test_X7_end_of_a_track() -> None:
    state = start(
        {
            "line": {"1": "sock-sorter"},
            "tracks": {"red": 9, "yellow": 10, "blue": 3},
            "loose": ["r1", "r1", "r1", "y1", "b1"],
        }
    )
    robot = state.players[0].line[0]
    assert robot is not None
    _fill(state, "sock-sorter", 0)
    assert state.players[0].tracks == [10, 10, 3, 0]
    assert legal(state, 0) == ["colour blue", "colour green"]
    act(state, 0, "colour blue")
    assert legal(state, 0) == ["colour blue", "colour green"]
    act(state, 0, "colour green")
    assert state.players[0].tracks == [10, 10, 4, 1]
    assert len(state.players[0].hand) == 1


def test_X8_colours() -> None:
    state = start({}, {"cogs": 2, "loose": ["y4", "g4"]})
    act(state, 1, "place y4 u1")
    assert state.players[1].cogs == 0
    assert legal(state, 1, "place") == ["place g4 u3"]
    state = start({}, {"cogs": 2, "loose": ["y4"], "upgrades": ["ignore-colour"]})
    act(state, 1, "place y4 u1")
    assert state.players[1].cogs == 2


def test_X9_ignore_value() -> None:
    state = start(
        {
            "upgrades": ["ignore-value"],
            "line": {"1": "dish-whirler"},
            "loose": ["r2", "y2"],
            "placed": {"u1": "y4"},
            "cogs": 2,
        }
    )
    names = legal(state, 0, "place")
    assert "place r2 1-1" in names
    assert "place y2 1-1" not in names
    act(state, 0, "place r2 u2")
    player = state.players[0]
    assert (player.cogs, player.section_sum(), player.level) == (0, 6, 1)


def test_X10_same() -> None:
    state = start({"line": {"1": "scarecrow"}, "loose": ["b3", "r4", "g3"], "cogs": 1})
    act(state, 0, "place b3 1-2")
    names = legal(state, 0, "place")
    assert not [name for name in names if name.startswith("place r4 1-")]
    assert {"place g3 1-1", "place g3 1-3"} <= set(names)
    act(state, 0, "lower r4", "place r3 1-1", "place g3 1-3")
    assert [robot.id for robot in state.players[0].completed] == ["scarecrow"]
    assert state.players[0].cogs == 2


def test_X11_power_boxes() -> None:
    state = start(
        {
            "sparks": 2,
            "completed": ["soup-stirrer"],
            "line": {"1": "mail-flyer"},
            "tracks": {"blue": 2},
        }
    )
    assert legal(state, 0, "box") == ["box printed-1", "box soup-stirrer"]
    act(state, 0, "box printed-1", "box soup-stirrer")
    player = state.players[0]
    assert (player.cogs, player.sparks) == (3, 0)
    state = start(
        {
            "sparks": 0,
            "cogs": 3,
            "completed": ["soup-stirrer"],
            "lit": ["printed-1", "soup-stirrer"],
            "line": {"1": "mail-flyer"},
            "placed": {"1-1": "b2"},
            "tracks": {"blue": 2},
            "loose": ["r1"],
        }
    )
    act(state, 0, "place r1 1-2")
    assert legal(state, 0) == ["recover printed-1", "recover soup-stirrer"]
    act(state, 0, "recover soup-stirrer")
    player = state.players[0]
    assert (player.sparks, player.cogs) == (1, 4)
    assert legal(state, 0, "box") == ["box soup-stirrer"]


def test_X12_sales() -> None:
    state = start({"upgrades": ["sales"], "hired": ["hamster-merchant"], "loose": ["r1", "r2"], "placed": {"u1": "y1"}})
    cogs = []
    for name in ("sell r1", "sell u1", "sell r2"):
        act(state, 0, name)
        cogs.append(state.players[0].cogs)
    assert cogs == [3, 5, 7]


def test_X13_price_of_assistants() -> None:
    two = {"hired": ["peacock-manager", "wolf-captain"], "hand": ["squirrel-banker"], "cogs": 2}
    assert not legal(start(two), 0, "hire")
    assert legal(start({**two, "upgrades": ["discount"]}), 0, "hire") == ["hire squirrel-banker"]
    first = start({"hand": ["peacock-manager"], "upgrades": ["discount"]})
    act(first, 0, "hire peacock-manager")
    assert first.players[0].cogs == 0


DECK = ["soup-stirrer", "door-greeter", "paint-roller", "rose-painter"]


def test_X14_refill() -> None:
    state = start(
        {"line": {"3": "story-reader"}, "placed": {"3-1": "r3"}, "sparks": 0},
        {"line": {"1": "toast-buddy", "2": "dish-whirler", "3": "scarecrow"}},
        robot_deck=DECK,
    )
    act(state, 1, "done")
    act(state, 0, "done")
    assert legal(state, 0) == ["return 3", "stop"]
    other = state.clone()
    act(state, 0, "return 3")
    assert state.players[0].cogs == 1
    assert state.robots[0].id == "story-reader"
    assert drawn(state, 0) == DECK
    act(state, 0, "card 4", "card 2")
    assert legal(state, 0) == ["card 1", "card 3"]
    act(state, 0, "card 1")
    assert line(state, 0) == [DECK[3], DECK[1], DECK[0]]
    assert [robot.id for robot in state.robots[:2]] == [DECK[2], "story-reader"]
    act(other, 0, "stop")
    assert drawn(other, 0) == DECK[:3]


def test_X15_storage() -> None:
    full = {"line": {"1": "toast-buddy", "2": "dish-whirler", "3": "scarecrow"}, "loose": ["r1", "b5", "b5"]}
    state = start(full, {})
    act(state, 1, "done")
    act(state, 0, "done")
    for _ in range(3):
        act(state, 1, legal(state, 1)[0])
    assert state.acting_seats() == [0]
    assert legal(state, 0) == ["keep r1", "keep b5"]
    act(state, 0, "keep b5")
    assert (loose(state, 0), state.players[0].cogs) == ("b5", 2)


def test_X16_recycle() -> None:
    state = start(
        {
            "slot_tiles": {"3": "recycle"},
            "line": {"3": "bridge-guard", "1": "crane-kid"},
            "placed": {"3-1": "b4", "3-2": "g1", "1-1": "g2"},
            "tracks": {"blue": 7},
            "cogs": 1,
            "loose": ["r5"],
        }
    )
    act(state, 0, "place r5 3-3")
    player = state.players[0]
    assert (player.tracks[2], player.cogs) == (10, 2)
    assert legal(state, 0) == ["recycle 1", "recycle 2", "recycle 3", "stop"]
    act(state, 0, "recycle 1")
    assert discard(state) == {"red": 1, "green": 1}
    act(state, 0, "place held 1-2")
    assert (player.tracks[1], player.cogs) == (1, 3)
    assert discard(state) == {"red": 1, "blue": 1, "green": 2}
    assert line(state, 0) == [None, None, None]


def test_X17_relocate() -> None:
    state = start(
        {
            "upgrades": ["relocate"],
            "line": {"1": "rose-painter"},
            "placed": {"1-2": "y6", "u2": "b5"},
            "loose": ["y1"],
        }
    )
    act(state, 0, "lift 1-2")
    act(state, 0, "place y6 u1")
    assert state.players[0].level == 2
    act(state, 0, "place y1 1-2")
    assert "lift 1-2" not in legal(state, 0)


def test_X18_a_full_score() -> None:
    ids = {colour: [robot for robot in start().cards.robots if COLOURS[robot.colour] == colour] for colour in COLOURS}
    with_box = [next(robot.id for robot in ids[colour] if robot.box) for colour in COLOURS]
    without = [[robot.id for robot in ids[colour] if not robot.box] for colour in COLOURS]
    completed = [*with_box, *without[0][:2], *without[1][:2], without[2][0], without[3][0]]
    state = start(
        {
            "tracks": {"red": 6, "yellow": 5, "blue": 4, "green": 3},
            "level": 4,
            "hired": ["peacock-manager", "squirrel-banker", "wolf-captain", "swan-accountant", "pig-stocker"],
            "upgrades": ["relocate", "discount"],
            "slot_tiles": {"1": "recycle"},
            "completed": completed,
            "cogs": 7,
        },
        options={"goals": True},
        goals=["level-five", "five-boxes"],
    )
    sheet = state.score_sheets()[0]
    assert {line.id: line.points for line in sheet.lines} == {
        "tracks": 10,
        "factory": 24,
        "assistants": 12,
        "upgrades": 2,
        "sets": 6,
        "cogs": 2,
        "goals": 0,
    }
    assert sheet.total == 56


@pytest.mark.parametrize(
    ("cogs", "levels", "robots", "ranks"),
    [
        ([2, 2, 1], [3, 3, 5], [2, 2, 3], [1, 1, 3]),
        ([2, 2, 1], [3, 3, 5], [2, 3, 3], [2, 1, 3]),
        ([2, 2, 1], [4, 3, 5], [2, 2, 3], [1, 2, 3]),
        ([2, 2, 2], [3, 3, 5], [2, 2, 3], [2, 2, 1]),
    ],
)
def test_X19_ties(cogs: list[int], levels: list[int], robots: list[int], ranks: list[int]) -> None:
    sheets = [
        ScoreSheet(seat, (ScoreLine("tracks", 50),), 50, breaks)
        for seat, breaks in enumerate(zip(cogs, levels, robots, strict=True))
    ]
    assert [sheet.rank for sheet in ranked(sheets)] == ranks


def test_X19_the_sheets_compare_cogs_level_and_robots() -> None:
    state = start({"cogs": 5, "level": 3, "completed": ["toast-buddy", "mail-flyer"]})
    assert state.score_sheets()[0].tie_breaks == (5, 3, 2)


def test_X20_the_bag_runs_dry() -> None:
    state = start(discard={"blue": 3})
    state.bag = [2, 0, 0, 0]
    first, second = draw_from_bag(state), draw_from_bag(state)
    assert (first // 6, second // 6) == (0, 0)
    assert discard(state) == {"blue": 3}
    assert [draw_from_bag(state) // 6 for _ in range(3)] == [2, 2, 2]
    assert discard(state) == {}
    assert draw_from_bag(state) == NO_DIE
    four = start(seats=4, phase="tile", row=ROW[:5])
    act(four, 0, "tile four", "take 1")
    assert [loose(four, seat) for seat in range(4)] == ["r1 y2 b3 g4", "r5", "", ""]


def test_X21_rusty() -> None:
    state = start(
        seats=1,
        phase="tile",
        turn=2,
        row=["r1", "y6", "b2", "g4", "b1", "y1", "g3"],
        ghost=["ghost-three", "ghost-five", "ghost-four", "ghost-three-anywhere"],
    )
    assert row(state) == "g4 b1 y1 g3"
    assert legal(state, 0) == ["take 1", "take 3"]
    act(state, 0, "take 1")
    assert loose(state, 0) == "b1 g4"


def test_X22_colour_pass() -> None:
    state = start({"cogs": 2, "completed": ["news-caller"], "loose": ["r4", "r3"]})
    act(state, 0, "box news-caller", "place r4 u1")
    assert state.players[0].cogs == 2
    act(state, 0, "place r3 u2")
    player = state.players[0]
    assert (player.cogs, player.level) == (0, 2)


def test_X23_a_whole_action_phase() -> None:
    state = start(
        {
            "line": {"1": "brick-layer", "2": "rose-painter", "3": "scarecrow"},
            "completed": ["soup-stirrer"],
            "hired": ["peacock-manager", "squirrel-banker"],
            "hand": ["pig-stocker"],
            "loose": ["y2", "b5", "r1", "g4"],
        },
        {"line": {"1": "toast-buddy", "2": "dish-whirler", "3": "mail-flyer"}},
    )
    player = state.players[0]
    act(state, 0, "place y2 1-1", "place b5 1-2")
    assert player.tracks[1] == 2
    act(state, 0, "box soup-stirrer")
    assert player.cogs == 2
    act(state, 0, "sell r1")
    assert player.cogs == 3
    act(state, 0, "hire pig-stocker")
    assert (player.cogs, len(player.hired)) == (0, 3)
    act(state, 1, "done")
    act(state, 0, "done", "stop")
    assert legal(state, 0) == ["card 1", "card 2"]
    act(state, 0, "card 1")
    assert state.turn == 1
    assert loose(state, 0) == "g4"
