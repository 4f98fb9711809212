"""Free actions, fitting, the level, completing robots, Recycle, steps and upgrade tiles (A1-A14, P, U)."""

from __future__ import annotations

import pytest
from spark_table import GAME, act, changed, discard, legal, line, loose, placed, row_of, start, told

from cogwright.games.sparks import Sparks
from cogwright.games.sparks.cards import COLOURS


def with_spaces(*spaces: dict[str, object], **more: object) -> Sparks:
    """The game in which Toast Buddy has other spaces."""
    return changed(lambda data: row_of(data, "robots", "toast-buddy").update(spaces=list(spaces), **more))


BUDDY = {"1": "toast-buddy"}


# A1, A2


def test_A1_D5_all_free_actions_are_offered_together() -> None:
    state = start(
        {
            "loose": ["r2"],
            "line": BUDDY,
            "placed": {"u1": "y1"},
            "upgrades": ["relocate"],
            "hired": ["dolphin-acrobat"],
            "hand": ["squirrel-banker"],
            "cogs": 2,
            "reroll": True,
        }
    )
    verbs = {name.split(" ")[0] for name in legal(state, 0)}
    assert verbs == {"place", "sell", "raise", "lower", "lift", "reroll", "box", "hire", "use", "done"}


def test_A2_1_only_free_spaces_of_the_section_and_the_line() -> None:
    state = start({"loose": ["y3", "y3"], "line": {"2": "crane-kid"}, "placed": {"2-1": "g1"}})
    assert legal(state, 0, "place") == ["place y3 u1", "place y3 2-2"]


def test_A2_2_a_placed_die_is_only_sold() -> None:
    state = start({"placed": {"1-1": "r3", "u1": "y1"}, "line": BUDDY})
    assert legal(state, 0) == ["sell u1", "sell 1-1", "box printed-1", "done"]


def test_A2_3_no_die_in_the_section_on_the_highest_level() -> None:
    state = start({"level": 6, "loose": ["y6"]})
    assert legal(state, 0, "place") == []
    assert state.view(0).players[0].need is None


# A3


@pytest.mark.parametrize(
    ("space", "fitting"),
    [
        ({}, "123456"),
        ({"exact": 4}, "4"),
        ({"min": 4}, "456"),
        ({"max": 2}, "12"),
        ({"parity": "even"}, "246"),
        ({"parity": "odd"}, "135"),
    ],
)
def test_A3_2_conditions_for_values(space: dict[str, object], fitting: str) -> None:
    game = with_spaces({"colour": "any", **space}, {"colour": "any"})
    state = start({"loose": [f"b{value}" for value in range(1, 7)], "line": BUDDY}, game=game)
    names = [name for name in legal(state, 0, "place") if name.endswith(" 1-1")]
    assert names == [f"place b{value} 1-1" for value in fitting]


def test_A3_1_a_pass_is_used_before_cogs_and_nothing_is_paid_for_a_match() -> None:
    state = start({"cogs": 4, "completed": ["news-caller"], "loose": ["r1", "r2", "y2"]})
    act(state, 0, "box news-caller", "place y2 u1")
    assert (state.players[0].passes, state.players[0].cogs) == (1, 4)
    act(state, 0, "place r1 u2")
    assert (state.players[0].passes, state.players[0].cogs) == (0, 4)
    act(state, 0, "place r2 u3")
    assert state.players[0].cogs == 2


def test_A3_1_without_passes_and_cogs_the_colour_must_match() -> None:
    state = start({"cogs": 1, "loose": ["r1"]})
    assert legal(state, 0, "place") == []


def test_H3_a_colour_pair_counts_as_both_but_not_further() -> None:
    state = start({"hired": ["otter-twins", "tiger-blender"], "loose": ["r1"]})
    assert legal(state, 0, "place") == ["place r1 u1"]  # red counts as yellow, not as blue


def test_A3_2_no_payment_ignores_a_value() -> None:
    game = with_spaces({"colour": "any", "exact": 6}, {"colour": "any", "exact": 6})
    state = start({"cogs": 9, "loose": ["b1"], "line": BUDDY}, game=game)
    assert [name for name in legal(state, 0, "place") if "1-" in name.split(" ")[2]] == []


def test_H3_wild_values_are_jokers() -> None:
    game = with_spaces({"colour": "any", "exact": 4}, {"colour": "any", "exact": 5})
    state = start({"hired": ["giraffe-reacher"], "loose": ["b6", "b5"], "line": BUDDY}, game=game)
    assert {"place b6 1-1", "place b6 1-2", "place b5 1-2"} <= set(legal(state, 0))
    assert "place b5 1-1" not in legal(state, 0)


def test_A3_3_jokers_among_same_spaces() -> None:
    same = {"colour": "any", "same": True}
    game = with_spaces(same, same, same)
    state = start({"hired": ["mouse-fitter"], "loose": ["b1", "g4", "g5"], "line": BUDDY}, game=game)
    act(state, 0, "place b1 1-1")
    assert {"place g4 1-2", "place g5 1-2"} <= set(legal(state, 0))
    act(state, 0, "place g4 1-2")
    assert "place g5 1-3" not in legal(state, 0)


def test_A3_3_a_space_without_same_on_the_card_does_not_count() -> None:
    same = {"colour": "any", "same": True}
    game = with_spaces({"colour": "any"}, same, same)
    state = start({"loose": ["b1", "g4"], "line": BUDDY}, game=game)
    act(state, 0, "place b1 1-1")
    assert "place g4 1-2" in legal(state, 0)


def test_A3_4_fitting_is_checked_when_a_die_is_placed_never_again() -> None:
    state = start({"hand": ["mouse-fitter"], "cogs": 1, "line": {"1": "dish-whirler"}, "placed": {"1-1": "r2"}})
    assert placed(state, 0) == {"1-1": "r2"}


# A4


def test_A4_3_order_reward_then_dice_then_triggers() -> None:
    state, journal = told(
        {"placed": {"u1": "y6"}, "loose": ["b5"], "hired": ["woodpecker-drummer"], "level": 1},
        discard={"red": 11, "yellow": 10, "green": 11, "blue": 10},
    )
    act(state, 0, "place b5 u2")
    ids = [line.message.id for line in journal.lines if line.message.id in ("log-level", "log-gain", "log-draw-die")]
    assert ids == ["log-level", "log-gain", "log-draw-die"]
    assert state.players[0].level == 2
    assert sum(state.discard) == 0  # the section's dice were discarded before the trigger drew from the bag


def test_A4_3_the_excess_is_lost_and_one_level_is_raised() -> None:
    state = start({"placed": {"u1": "y6", "u2": "b3"}, "loose": ["g6"], "level": 2, "sparks": 0})
    act(state, 0, "place g6 u3")
    act(state, 0, legal(state, 0, "upgrade")[0])
    assert (state.players[0].level, placed(state, 0)) == (3, {})


def test_A4_2_A4_3_a_hire_that_lowers_the_need() -> None:
    state = start({"placed": {"u1": "y5"}, "hand": ["rhino-pusher"], "cogs": 1})
    assert state.need(state.players[0]) == 7
    act(state, 0, "hire rhino-pusher")
    assert state.players[0].level == 2
    assert state.need(state.players[0]) == 8


def test_A4_1_jokers_count_with_their_real_value() -> None:
    state = start({"upgrades": ["ignore-colour", "ignore-value"], "loose": ["r1", "r1", "r1"]})
    act(state, 0, "place r1 u1", "place r1 u2", "place r1 u3")
    assert (state.players[0].section_sum(), state.players[0].level) == (3, 1)


# A5


def test_A5_2_steps_then_reward_then_tile_then_triggers() -> None:
    state, journal = told(
        {
            "line": {"1": "toast-buddy"},
            "slot_tiles": {"1": "bonus-cog"},
            "hired": ["ant-assembler", "cat-caretaker"],
            "placed": {"1-1": "r1"},
            "loose": ["b3"],
        }
    )
    act(state, 0, "place b3 1-2")
    ids = [line.message.id for line in journal.lines if line.message.id in ("log-step", "log-gain", "log-draw-die")]
    assert ids == ["log-step", "log-step", "log-gain", "log-gain", "log-gain", "log-draw-die"]
    assert state.players[0].cogs == 3


def test_A5_2_the_power_box_is_usable_at_once() -> None:
    game = with_spaces({"colour": "any"}, {"colour": "any"}, box=[{"kind": "cogs", "n": 2}])
    state = start({"line": BUDDY, "loose": ["r1", "b1"]}, game=game)
    act(state, 0, "place r1 1-1", "place b1 1-2")
    assert "box toast-buddy" in legal(state, 0)


@pytest.mark.parametrize(
    ("assistant", "robot", "happens"),
    [
        ("ant-assembler", "toast-buddy", True),
        ("ox-hauler", "toast-buddy", False),
        ("ox-hauler", "scarecrow", True),
        ("ray-wirer", "toast-buddy", False),
        ("ray-wirer", "soup-stirrer", True),
    ],
)
def test_H2_conditions_of_complete(assistant: str, robot: str, happens: bool) -> None:
    card = next(card for card in GAME.cards.robots if card.id == robot)
    dice = []
    for space in card.spaces:
        value = next(value for value in range(1, 7) if space.values >> value & 1)
        dice.append(f"{COLOURS[next(colour for colour in range(4) if space.colours >> colour & 1)][0]}{value}")
    first = {f"1-{number}": die for number, die in enumerate(dice[:-1], start=1)}
    state, journal = told(
        {
            "line": {"1": robot},
            "placed": first,
            "loose": dice[-1:],
            "hired": [assistant],
            "lit": ["printed-1"],
            "sparks": 0,
        }
    )
    act(state, 0, f"place {dice[-1]} 1-{len(dice)}")
    gains = [line.message for line in journal.lines if line.message.id in ("log-gain", "log-recover")]
    rewards = [effect for effect in state.cards.lists[card.reward] if effect.kind in ("cogs", "sparks")]
    assert len(gains) == len(rewards) + int(happens)


def test_A5_3_a_tile_taken_during_completion_does_not_count() -> None:
    state = start(
        {"line": BUDDY, "placed": {"1-1": "r1"}, "loose": ["b3"], "tracks": {"red": 6}, "cogs": 0},
        kinds=["bonus-cog", "bonus-point", "recycle", "relocate", "discount", "sales"],
    )
    act(state, 0, "place b3 1-2", "upgrade bonus-cog 1")
    assert state.players[0].slot_tiles[0] >= 0
    assert state.players[0].cogs == 1


def test_A5_4_nothing_is_asked_without_another_robot() -> None:
    state = start(
        {"line": BUDDY, "slot_tiles": {"1": "recycle"}, "placed": {"1-1": "r1"}, "loose": ["b3"]},
    )
    act(state, 0, "place b3 1-2")
    assert (discard(state), legal(state, 0)[-1]) == ({"red": 1, "blue": 1}, "done")


def recycling(**more: object) -> dict[str, object]:
    """A player about to complete Toast Buddy on a slot with Recycle, with Crane Kid beside it."""
    line = {"1": "toast-buddy", "2": "crane-kid"}
    return {"line": line, "slot_tiles": {"1": "recycle"}, "placed": {"1-1": "r1"}, "loose": ["b3"], **more}


def test_A5_4_what_may_be_done_while_holding() -> None:
    state = start(recycling(cogs=1, sparks=3, completed=["soup-stirrer"], hired=["dolphin-acrobat", "spider-weaver"]))
    act(state, 0, "place b3 1-2", "recycle 2")
    assert legal(state, 0) == [
        "raise held",
        "lower held",
        "place held 2-1",
        "place held 2-2",
        "box printed-2",
        "use dolphin-acrobat",
        "stop",
    ]
    act(state, 0, "use dolphin-acrobat")
    assert state.view(None).players[0].held == "b4"
    act(state, 0, "box printed-2")
    assert legal(state, 0) == [f"value {value}" for value in range(1, 7)]
    act(state, 0, "value 6", "lower held", "place held 2-2")
    assert placed(state, 0) == {"2-2": "b5"}


def test_A5_4_stop_discards_all_used_dice_or_drops_the_held_one() -> None:
    state = start(recycling())
    act(state, 0, "place b3 1-2", "stop")
    assert discard(state) == {"red": 1, "blue": 1}
    state = start(recycling(cogs=0, sparks=0))
    act(state, 0, "place b3 1-2", "recycle 1", "stop")
    assert discard(state) == {"red": 1, "blue": 1}
    assert state.players[0].held == -1


def test_A5_4_a_held_die_must_fit_or_be_paid_for() -> None:
    line = {"1": "toast-buddy", "2": "dish-whirler"}
    state = start(recycling(cogs=0, sparks=0, line=line))
    act(state, 0, "place b3 1-2", "recycle 2")
    assert legal(state, 0) == ["raise held", "lower held", "stop"]  # the reward was a cog


def test_D3_the_held_die_is_asked_for_even_if_it_can_only_be_dropped() -> None:
    game = changed(lambda data: row_of(data, "robots", "toast-buddy").update(reward=[]))
    line = {"1": "toast-buddy", "2": "dish-whirler"}
    state = start(recycling(cogs=0, sparks=0, line=line), game=game)
    act(state, 0, "place b3 1-2", "recycle 2")
    assert legal(state, 0) == ["stop"]


def test_D10_like_used_dice_are_one_choice() -> None:
    game = with_spaces({"colour": "any"}, {"colour": "any"}, {"colour": "any"})
    state = start(recycling(placed={"1-1": "r1", "1-2": "b3"}, loose=["b3"]), game=game)
    act(state, 0, "place b3 1-3")
    assert legal(state, 0) == ["recycle 1", "recycle 2", "stop"]


# A6, A11


def test_A6_1_one_spark_a_box_until_it_is_gone_then_box_triggers() -> None:
    state, journal = told({"sparks": 2, "hired": ["bee-messenger"], "loose": ["r1"]})
    act(state, 0, "box printed-1")
    assert legal(state, 0, "box") == ["box printed-2"]
    assert state.players[0].cogs == 2
    gains = [line.message.id for line in journal.lines if line.message.id in ("log-box", "log-gain")]
    assert gains == ["log-box", "log-gain", "log-gain"]


@pytest.mark.parametrize(
    ("robot", "player", "usable"),
    [
        ("bean-sower", {}, False),
        ("bean-sower", {"placed": {"u1": "y1"}}, False),
        ("bean-sower", {"loose": ["y1"]}, True),
        ("rain-maker", {}, True),
    ],
)
def test_A6_2_what_a_box_needs(robot: str, player: dict[str, object], usable: bool) -> None:
    state = start({"completed": [robot], **player})
    assert (f"box {robot}" in legal(state, 0)) == usable


def test_A6_2_a_nudge_also_acts_on_the_section() -> None:
    nudger = next(
        robot.id
        for robot in GAME.cards.robots
        if robot.box and [effect.kind for effect in GAME.cards.lists[robot.box.effects]] == ["nudge"]
    )
    assert f"box {nudger}" not in legal(start({"completed": [nudger]}), 0)
    state = start({"completed": [nudger], "placed": {"u1": "y1", "2-1": "r1"}, "line": {"2": "toast-buddy"}})
    act(state, 0, f"box {nudger}")
    assert "raise u1" in legal(state, 0)
    assert legal(state, 0)[-1] == "stop"


def test_A11_an_ability_once_a_turn_for_its_cost() -> None:
    state = start({"hired": ["spider-weaver", "crab-recycler"], "cogs": 1, "loose": ["r1", "g2"]})
    act(state, 0, "use spider-weaver")
    assert (state.players[0].cogs, len(state.players[0].loose)) == (0, 3)
    assert legal(state, 0, "use") == ["use crab-recycler"]
    act(state, 0, "use crab-recycler")
    assert {"pick r1", "pick g2"} <= set(legal(state, 0))
    assert "stop" not in legal(state, 0)
    before = state.players[0].cogs
    act(state, 0, "pick r1")
    assert state.players[0].cogs == before  # it is not a sale
    assert discard(state) == {"red": 1}
    assert legal(state, 0, "colour") == [f"colour {colour}" for colour in COLOURS]


def test_A11_the_die_is_asked_for_even_if_there_is_one() -> None:
    state = start({"hired": ["crab-recycler"], "loose": ["r1"]})
    act(state, 0, "use crab-recycler")
    assert legal(state, 0) == ["pick r1"]


# A7, A8, A9


def test_A7_1_loose_and_placed_dice_are_sold_for_a_cog() -> None:
    state = start({"loose": ["r1"], "placed": {"u1": "y2", "1-1": "r1"}, "line": BUDDY})
    act(state, 0, "sell r1", "sell u1", "sell 1-1")
    assert (state.players[0].cogs, discard(state)) == (3, {"red": 2, "yellow": 1})


def test_A8_1_within_1_to_6() -> None:
    state = start({"loose": ["r1", "g6"], "cogs": 1})
    assert legal(state, 0, "raise") == ["raise r1"]
    assert legal(state, 0, "lower") == ["lower g6"]


def test_A8_2_not_on_robots() -> None:
    state = start({"placed": {"1-1": "r3", "u1": "y3"}, "line": BUDDY, "cogs": 3})
    assert legal(state, 0, "raise") == ["raise u1"]


def test_H3_free_changes_come_first() -> None:
    state = start({"hired": ["monkey-tinkerer"], "loose": ["r1"]})
    act(state, 0, "raise r1")
    assert loose(state, 0) == "r2"
    assert legal(state, 0, "raise") == []
    assert state.view(0).players[0].free_changes == 0


def test_A9_H3_what_ignoring_a_colour_costs() -> None:
    state = start({"hired": ["octopus-painter"], "cogs": 1, "loose": ["r1"]})
    act(state, 0, "place r1 u1")
    assert state.players[0].cogs == 0


# A10


def test_A10_1_each_assistant_costs_one_more() -> None:
    state = start({"cogs": 6, "hand": ["peacock-manager", "wolf-captain", "pig-stocker"]})
    for card, left in (("wolf-captain", 5), ("pig-stocker", 3), ("peacock-manager", 0)):
        act(state, 0, f"hire {card}")
        assert state.players[0].cogs == left


def test_A10_2_effects_then_triggers_of_those_hired_before() -> None:
    state, journal = told({"cogs": 5, "hired": ["penguin-usher"], "hand": ["swan-accountant"]})
    act(state, 0, "hire swan-accountant")
    assert state.players[0].cogs == 5 - 2 + 1 + 1
    own = start({"cogs": 1, "hand": ["penguin-usher"]})
    act(own, 0, "hire penguin-usher")
    assert own.players[0].cogs == 0  # it does not trigger itself
    assert journal.lines


# A12


def test_A12_the_reroll_of_tile_four() -> None:
    state = start({"loose": ["r1", "r1", "g2"], "placed": {"u1": "y1"}, "reroll": True})
    act(state, 0, "reroll")
    assert legal(state, 0) == ["pick r1", "pick g2"]
    act(state, 0, "pick r1")
    assert legal(state, 0) == ["pick r1", "pick g2", "stop"]
    assert state.view(1).players[0].picked == ("r1",)
    act(state, 0, "pick r1", "pick g2")
    colours = [name[0] for name in loose(state, 0).split()]
    assert colours == ["r", "r", "g"]
    assert "reroll" not in legal(state, 0)


def test_A12_stop_rolls_what_was_picked() -> None:
    state = start({"loose": ["r1", "g2"], "reroll": True})
    act(state, 0, "reroll", "pick g2", "stop")
    assert state.players[0].picked == []
    assert "r1" in loose(state, 0)


def test_A13_done_is_always_possible_with_nothing_pending() -> None:
    assert legal(start({"sparks": 0}), 0) == ["done"]


# P


def test_P2_a_bonus_is_gained_by_crossing_once() -> None:
    state = start({"hand": ["dog-housekeeper"], "cogs": 1, "tracks": {"red": 1}})
    act(state, 0, "hire dog-housekeeper")
    player = state.players[0]
    assert (player.tracks[0], player.cogs) == (3, 2)
    assert state.bonuses_crossed(0, 3) == 1


def test_P2_standing_before_a_bonus_gains_nothing() -> None:
    state = start({"hand": ["dog-housekeeper"], "cogs": 1})
    act(state, 0, "hire dog-housekeeper")
    assert (state.players[0].tracks[0], state.players[0].cogs) == (2, 0)


def test_P2_bonus_triggers_follow_the_reward() -> None:
    state = start({"hand": ["dog-housekeeper"], "cogs": 2, "tracks": {"red": 2}, "hired": ["grasshopper-scout"]})
    act(state, 0, "hire dog-housekeeper")
    assert state.players[0].cogs == 2 + 1


def test_P2_two_bonus_spaces_between_two_steps() -> None:
    def change(data: dict[str, list[object]]) -> None:
        data["tracks"]["red"] = [1, "bonus", {"printed": [{"kind": "cogs", "n": 5}]}, 2, "bonus", 3, "bonus", 4]  # type: ignore[call-overload]

    state = start({"hand": ["dog-housekeeper"], "cogs": 2, "hired": ["grasshopper-scout"]}, game=changed(change))
    act(state, 0, "hire dog-housekeeper")
    assert state.players[0].tracks[0] == 2
    assert state.players[0].cogs == 2 + 5 + 2  # two cogs, printed five, the trigger twice


def test_P4_the_step_is_lost_when_all_tracks_are_at_their_ends() -> None:
    state = start({"hand": ["kangaroo-courier"], "cogs": 1, "tracks": dict.fromkeys(COLOURS, 10)})
    act(state, 0, "hire kangaroo-courier")
    assert state.players[0].tracks == [10] * 4


def test_P5_D3_any_track_is_not_asked_if_one_is_left() -> None:
    tracks = {**dict.fromkeys(COLOURS, 10), "green": 5}
    state = start({"hand": ["kangaroo-courier"], "cogs": 1, "tracks": tracks})
    act(state, 0, "hire kangaroo-courier")
    assert state.players[0].tracks[3] == 7


# U


def test_U0_a_kind_that_is_not_owned_and_a_slot_without_a_tile() -> None:
    state = start(
        {"hand": ["owl-engineer"], "cogs": 2, "upgrades": ["discount"], "slot_tiles": {"2": "recycle"}},
        kinds=["discount", "sales", "recycle", "bonus-cog", "relocate", "ignore-value"],
    )
    act(state, 0, "hire owl-engineer")
    assert legal(state, 0) == [
        "upgrade relocate",
        "upgrade sales",
        "upgrade ignore-value",
        "upgrade bonus-cog 1",
        "upgrade bonus-cog 3",
    ]
    act(state, 0, "upgrade bonus-cog 3")
    assert state.view(0).players[0].slot_tiles == (None, "recycle", "bonus-cog")
    assert state.stacks[6] == 3


def test_U0_nothing_happens_if_all_kinds_are_owned() -> None:
    state = start(
        {
            "hand": ["owl-engineer"],
            "cogs": 2,
            "upgrades": ["relocate", "discount", "sales", "ignore-colour", "ignore-value"],
            "slot_tiles": {"1": "recycle"},
        }
    )
    act(state, 0, "hire owl-engineer")
    assert legal(state, 0)[-1] == "done"


def test_U1_what_was_paid_is_not_returned_and_each_place_is_lifted_from_once() -> None:
    state = start({"upgrades": ["relocate"], "loose": ["r4"], "cogs": 2})
    act(state, 0, "place r4 u1", "lift u1")
    assert (state.players[0].cogs, loose(state, 0)) == (0, "r4")
    assert state.view(1).players[0].lifted == ("u1",)
    assert legal(state, 0, "lift") == []


def test_U7_U6_slot_tiles_stay_for_later_robots() -> None:
    state = start({"slot_tiles": {"1": "bonus-point"}, "line": BUDDY, "placed": {"1-1": "r1"}, "loose": ["b3"]})
    act(state, 0, "place b3 1-2")
    assert state.players[0].tracks[0] == 3
    assert state.view(0).players[0].slot_tiles[0] == "bonus-point"
    assert line(state, 0)[0] is None
