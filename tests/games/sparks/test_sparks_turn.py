"""The junkyard, the tiles, the others' dice, refill, storage, the end of turn, round and game (T1-T6, E1)."""

from __future__ import annotations

import pytest
from spark_table import GAME, act, changed, discard, drawn, legal, line, loose, row, row_of, start, told

from cogwright.engine import RandomSource
from cogwright.games.sparks import SparksState
from cogwright.games.sparks.cards import DIE_NAMES
from cogwright.games.sparks.dice import draw_from_bag
from cogwright.games.sparks.junkyard import fill

ROW = ["r1", "y2", "b3", "g4", "r5", "y6", "b1"]
FULL = {"1": "toast-buddy", "2": "dish-whirler", "3": "scarecrow"}
OTHER = {"1": "mail-flyer", "2": "crane-kid", "3": "frost-guard"}


def tile(state: SparksState, seat: int, name: str) -> None:
    """Play a tile and take the leftmost block."""
    act(state, seat, f"tile {name}")
    if "take 1" in legal(state, seat):
        act(state, seat, "take 1")


# T1


def test_T1_1_what_is_left_is_discarded_and_seven_dice_are_drawn() -> None:
    state = start(phase="tile", row=ROW)
    fill(state)
    assert discard(state) == {"red": 2, "yellow": 2, "blue": 2, "green": 1}
    assert len(state.row) == 7
    assert sum(state.bag) == 44 - 14


def test_T1_2_any_die_of_the_bag_with_any_value() -> None:
    state = start()
    found = set()
    for seed in range(400):
        state.bag, state.random = [1, 1, 0, 2], RandomSource(seed)
        found.add(DIE_NAMES[draw_from_bag(state)])
    assert found == {f"{colour}{value}" for colour in "ryg" for value in range(1, 7)}


def test_T1_3_the_discard_goes_back_only_when_a_die_is_wanted() -> None:
    state = start(discard={"green": 2})
    state.bag = [1, 0, 0, 0]
    draw_from_bag(state)
    assert (state.bag, discard(state)) == ([0, 0, 0, 0], {"green": 2})
    draw_from_bag(state)
    assert (sum(state.bag), discard(state)) == (1, {})


def test_T1_4_a_short_row() -> None:
    state = start()
    state.bag = [2, 0, 0, 0]
    fill(state)
    assert len(state.row) == 2


def test_T1_4_further_draws_of_an_effect_are_lost() -> None:
    state = start({"hand": ["raccoon-scavenger"], "cogs": 1})
    state.bag, state.discard = [1, 0, 0, 0], [0, 0, 0, 0]
    act(state, 0, "hire raccoon-scavenger")
    assert len(state.players[0].loose) == 1


# T2


def test_T2_1_a_tile_is_used_up_and_the_last_one_is_not_asked() -> None:
    state = start(phase="tile", row=ROW)
    assert legal(state, 0) == ["tile three-and-two", "tile three-anywhere", "tile four", "tile five"]
    tile(state, 0, "four")
    assert state.view(None).players[0].tiles == ("three-and-two", "three-anywhere", "five")
    last = start({"tiles": ["four"]}, turn=7, phase="tile", row=ROW)
    assert legal(last, 0) == ["take 1", "take 4"]
    assert last.view(None).players[0].tiles == ()


@pytest.mark.parametrize(("name", "n"), [("three-and-two", 3), ("four", 4), ("five", 5)])
def test_T2_2_a_block_from_either_end(name: str, n: int) -> None:
    state = start(phase="tile", row=ROW)
    act(state, 0, f"tile {name}")
    assert legal(state, 0) == ["take 1", f"take {8 - n}"]
    act(state, 0, f"take {8 - n}")
    assert set(ROW[7 - n :]) <= set(loose(state, 0).split())


def test_T2_3_extras_of_the_tiles() -> None:
    state = start(phase="tile", row=ROW)
    tile(state, 0, "three-and-two")
    assert len(state.players[0].loose) == 5
    state = start(phase="tile", row=ROW)
    tile(state, 0, "four")
    assert state.players[0].may_reroll
    state = start(seats=4, phase="tile", row=ROW)
    tile(state, 0, "two")
    assert (len(state.players[0].loose), state.players[0].cogs) == (2, 1)


def test_T2_4_active_triggers_come_after_the_extra() -> None:
    state, journal = told({"hired": ["rooster-foreman", "cow-supplier"]}, phase="tile", row=ROW, seats=4)
    tile(state, 0, "two")
    player = state.players[0]
    assert (player.cogs, len(player.loose)) == (2, 3)
    gains = [line.message.id for line in journal.lines if line.message.id in ("log-gain", "log-draw-die", "log-take")]
    assert gains == ["log-take", "log-gain", "log-gain", "log-draw-die"]


# T3


@pytest.mark.parametrize(("seats", "n"), [(2, 2), (3, 1), (4, 1)])
def test_T3_1_T3_2_the_others_take_clockwise_from_an_end(seats: int, n: int) -> None:
    state = start(seats=seats, phase="tile", row=ROW, turn=2)
    active = state.active
    tile(state, active, "three-anywhere")
    for step in range(1, seats):
        seat = (active + step) % seats
        if state.view(None).step != "take":
            break
        assert state.acting_seats() == [seat]
        left = len(state.row)
        assert legal(state, seat) == ["take 1", f"take {left - n + 1}"]
        act(state, seat, "take 1")
        assert len(state.players[seat].loose) == n


def test_T3_4_too_few_dice() -> None:
    state = start(seats=4, phase="tile", row=ROW[:3])
    tile(state, 0, "four")
    assert loose(state, 0) == "r1 y2 b3"
    assert [loose(state, seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert state.view(None).step == "action"


def test_H3_take_anywhere() -> None:
    state = start({}, {"hired": ["gecko-picker"]}, phase="tile", row=ROW)
    tile(state, 0, "three-and-two")
    assert legal(state, 1) == ["take 1", "take 2", "take 3"]
    active = start({"hired": ["gecko-picker"]}, phase="tile", row=ROW)
    act(active, 0, "tile five")
    assert legal(active, 0) == ["take 1", "take 2", "take 3"]


# T4


def test_T4_1_all_act_at_the_same_time_in_any_order() -> None:
    state = start({"loose": ["r1"], "line": FULL}, {"loose": ["g2"], "line": OTHER}, {"loose": ["b3"]}, seats=3, turn=1)
    assert state.acting_seats() == [0, 1, 2]
    act(state, 2, "sell b3")
    act(state, 0, "sell r1")
    act(state, 2, "done")
    assert state.acting_seats() == [0, 1]


def test_T4_2_done_is_final_and_unused_rights_are_lost() -> None:
    state = start({"completed": ["news-caller"], "loose": ["r4"], "line": FULL}, phase="tile", row=ROW)
    tile(state, 0, "four")
    act(state, 1, "take 1")
    act(state, 0, "box news-caller", "done")
    player = state.players[0]
    assert (player.passes, player.may_reroll, legal(state, 0)) == (0, False, [])


def test_T4_5_one_after_the_other_with_the_option() -> None:
    state = start(
        {"line": {"1": "toast-buddy"}, "loose": ["r1"]},
        {"line": OTHER},
        seats=3,
        turn=2,
        options={"order": "clockwise"},
    )
    order = []
    while state.view(None).step == "action":
        (seat,) = state.acting_seats()
        order.append(seat)
        act(state, seat, "done")
        if legal(state, seat) == ["return 1", "stop"]:
            act(state, seat, "stop")
    assert order == [1, 2, 0]


# T5


def test_T5_1_nothing_is_refilled_in_the_last_turn() -> None:
    state = start({"loose": ["r1", "r2", "r3"]}, {"line": OTHER}, turn=8)
    act(state, 0, "done")
    act(state, 1, "done")
    assert state.is_over()
    assert line(state, 0) == [None, None, None]
    assert state.players[0].cogs == 3


def test_T5_2_only_with_an_empty_slot_and_a_robot_left() -> None:
    state = start({"line": FULL}, {"line": {"2": "mail-flyer"}, "placed": {"2-1": "b2"}})
    act(state, 0, "done")
    assert legal(state, 0) == []
    act(state, 1, "done")
    assert legal(state, 1) == ["return 2", "stop"]
    act(state, 1, "return 2")
    assert state.players[1].cogs == 1
    assert drawn(state, 1)  # no robot was left, so nothing more was asked
    empty = start({"line": FULL}, {})
    act(empty, 1, "done")
    assert legal(empty, 1) == []


def test_T5_2_several_robots_are_returned_one_at_a_time() -> None:
    state = start({"line": {"1": "toast-buddy", "3": "scarecrow"}}, {"line": OTHER})
    act(state, 1, "done")
    act(state, 0, "done", "return 1")
    assert legal(state, 0) == ["return 3", "stop"]
    act(state, 0, "return 3")
    assert [robot.id for robot in state.robots[:2]] == ["scarecrow", "toast-buddy"]
    assert len(drawn(state, 0)) == 4


def test_T5_3_clockwise_from_the_active_player() -> None:
    deck = ["soup-stirrer", "door-greeter", "paint-roller", "rose-painter", "bean-sower", "leaf-raker"]
    state = start(
        {"line": {"1": "toast-buddy", "2": "mail-flyer"}},
        {"line": {"1": "crane-kid", "2": "scarecrow"}},
        turn=2,
        robot_deck=deck,
    )
    act(state, 0, "done", "return 1", "stop")
    act(state, 1, "done", "return 2", "stop")
    assert [robot.id for robot in state.robots[:2]] == ["toast-buddy", "scarecrow"]
    assert (drawn(state, 1), drawn(state, 0)) == (deck[:3], deck[3:])


def short_deck(n: int, *lines: dict[str, str]) -> SparksState:
    """A position in which so many robots are in the deck, and all others completed by seat 1."""
    used = {id for line in lines for id in line.values()}
    ids = [robot.id for robot in GAME.cards.robots if robot.id not in used]
    return start({"line": lines[0]}, {"line": OTHER, "completed": ids[n:]})


def test_T5_3_T5_4_a_short_deck() -> None:
    state = short_deck(1, {"3": "toast-buddy"}, OTHER)
    act(state, 1, "done")
    act(state, 0, "done", "stop")
    assert line(state, 0)[0] is not None  # the only card was placed without being asked
    assert line(state, 0)[1] is None
    assert state.turn == 1
    two = short_deck(2, {"3": "toast-buddy"}, OTHER)
    act(two, 1, "done")
    act(two, 0, "done", "stop")
    assert legal(two, 0) == ["card 1", "card 2"]
    act(two, 0, "card 2")
    assert None not in line(two, 0)
    assert two.robots == []


def test_T5_4_the_last_card_goes_under_the_deck_after_all_are_through() -> None:
    state = start({"line": {"1": "toast-buddy", "2": "mail-flyer"}}, {"line": {"1": "crane-kid", "2": "scarecrow"}})
    for seat in range(2):
        act(state, seat, "done", "stop")
    left = [drawn(state, seat)[1] for seat in range(2)]
    act(state, 1, "card 1")
    assert left[1] not in [robot.id for robot in state.robots]
    act(state, 0, "card 1")
    assert [robot.id for robot in state.robots[:2]] == left[::-1]


def test_T5_5_one_die_is_kept_and_the_choice_comes_after_the_refill() -> None:
    state = start({"line": {"1": "toast-buddy", "2": "scarecrow"}, "loose": ["r1", "g2"]}, {"line": OTHER})
    act(state, 1, "done")
    act(state, 0, "done", "stop")
    assert legal(state, 0, "keep") == []
    act(state, 0, "card 1")
    assert legal(state, 0) == ["keep r1", "keep g2"]
    act(state, 0, "keep g2")
    assert (loose(state, 0), state.players[0].cogs, discard(state)) == ("g2", 1, {"red": 1})


def test_T5_5_all_alike_is_not_asked() -> None:
    state = start({"line": FULL, "loose": ["b5", "b5", "b5"]}, {"line": OTHER})
    act(state, 0, "done")
    act(state, 1, "done")
    assert (loose(state, 0), state.players[0].cogs, state.turn) == ("b5", 2, 1)


def test_T5_5_two_dice_with_the_modifier() -> None:
    state = start({"line": FULL, "loose": ["r1", "g2", "b3"], "hired": ["pig-stocker"]}, {"line": OTHER})
    act(state, 0, "done")
    act(
        state,
        1,
        "done",
    )
    assert legal(state, 0) == ["keep r1", "keep b3", "keep g2"]
    act(state, 0, "keep b3")
    assert legal(state, 0) == ["keep r1", "keep g2"]
    assert state.view(1).players[0].loose == ("r1", "b3", "g2")
    act(state, 0, "keep g2")
    assert (loose(state, 0), state.players[0].cogs) == ("b3 g2", 1)


def test_T5_6_the_left_neighbour_becomes_active() -> None:
    state = start({"line": FULL}, {"line": OTHER}, seats=2)
    act(state, 0, "done")
    act(state, 1, "done")
    assert (state.turn, state.active, state.acting_seats()) == (1, 1, [1])


# T6


def test_T6_1_T6_2_sparks_come_back_then_round_triggers() -> None:
    state = start(
        {"line": FULL, "lit": ["printed-1", "printed-2"], "hired": ["snail-saver"], "sparks": 1},
        {"line": OTHER},
        turn=2,
    )
    act(state, 0, "done")
    act(state, 1, "done")
    player = state.players[0]
    assert (player.sparks, player.lit, player.cogs) == (3, [False, False], 1)
    middle = start({"line": FULL, "lit": ["printed-1"]}, {"line": OTHER}, turn=1)
    act(middle, 0, "done")
    act(middle, 1, "done")
    assert middle.players[0].lit == [True, False]


def test_T6_2_round_triggers_draw_clockwise_from_the_first_player() -> None:
    dice = {"on": "round", "effect": [{"kind": "dice", "n": 1}]}
    game = changed(
        lambda data: [row_of(data, "assistants", id).update(trigger=dice) for id in ("snail-saver", "cow-supplier")]
    )
    state, journal = told(
        {"line": FULL, "hired": ["snail-saver"]},
        {"line": OTHER, "hired": ["cow-supplier"]},
        game=game,
        turn=2,
        options={"first": "1"},
    )
    act(state, 0, "done")
    act(state, 1, "done")
    drawers = [line.message.args["seat"] for line in journal.lines if line.message.id == "log-draw-die"]
    assert drawers == [1, 0]


def test_T6_3_the_first_player_starts_every_round() -> None:
    state = start({"line": FULL}, {"line": OTHER}, turn=2, options={"first": "1"})
    assert state.active == 0
    act(state, 0, "done")
    act(state, 1, "done")
    assert state.active == 1


def test_E1_all_dice_are_sold_after_the_last_round() -> None:
    state = start(
        {"loose": ["r1"], "placed": {"u1": "y1", "1-1": "r1"}, "line": FULL, "upgrades": ["sales"]},
        {"line": OTHER},
        turn=8,
    )
    act(state, 1, "done")
    act(state, 0, "done")
    assert state.is_over()
    assert state.players[0].cogs == 6
    assert state.players[0].dice() == []
    assert state.end_reason() == "rounds"


def test_A7_2_the_first_sale_of_a_turn_counts_once() -> None:
    state = start({"line": FULL, "loose": ["r1", "b2", "g3"], "hired": ["hamster-merchant"]}, {"line": OTHER})
    act(state, 0, "done")
    act(state, 1, "done")
    act(state, 0, "keep r1")
    assert state.players[0].cogs == 3
    last = start({"line": FULL, "loose": ["r1", "b2"], "hired": ["hamster-merchant"]}, {"line": OTHER}, turn=8)
    act(last, 0, "sell r1", "done")
    act(last, 1, "done")
    assert last.players[0].cogs == 3


def test_the_row_is_shown_from_left_to_right() -> None:
    state = start(phase="tile", row=ROW)
    assert row(state) == " ".join(ROW)
    assert state.view(None).row == tuple(ROW)
