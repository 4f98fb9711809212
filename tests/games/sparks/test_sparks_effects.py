"""Effect kinds (F1-F17) and what is asked for them (D3, D6)."""

from __future__ import annotations

from typing import Any

import pytest
from spark_table import GAME, act, changed, dice_by_colour, discard, legal, loose, placed, row_of, start

from cogwright.games.sparks import SparksState
from cogwright.games.sparks.cards import COLOURS


def hiring(*effect: dict[str, Any], game_change: Any = None, **player: Any) -> SparksState:
    """Seat 0 hires Peacock Manager, whose effect it now is."""

    def change(data: dict[str, Any]) -> None:
        row_of(data, "assistants", "peacock-manager").update(effect=list(effect))
        if game_change is not None:
            game_change(data)

    more = {key: player.pop(key) for key in ("discard", "kinds", "turn") if key in player}
    player.setdefault("cogs", 1)
    state = start({"hand": ["peacock-manager"], **player}, game=changed(change), **more)
    act(state, 0, "hire peacock-manager")
    return state


def test_F1_F2_F10_gains() -> None:
    state = hiring({"kind": "cogs", "n": 3}, {"kind": "sparks", "n": 2}, {"kind": "colour-pass", "n": 2})
    player = state.players[0]
    assert (player.cogs, player.sparks, player.passes) == (3, 3, 2)


def test_F3_dice_from_the_bag() -> None:
    state = hiring({"kind": "dice", "n": 3})
    assert (len(state.players[0].loose), sum(state.bag)) == (3, 41)
    assert dice_by_colour(state) == [11] * 4


def test_F4_a_die_of_a_colour_comes_from_the_discard_first() -> None:
    state = hiring({"kind": "colour-die", "colour": "blue"}, discard={"blue": 2})
    assert (state.bag[2], discard(state)) == (9, {"blue": 1})
    assert loose(state, 0)[0] == "b"
    bag = hiring({"kind": "colour-die", "colour": "blue"})
    assert (bag.bag[2], loose(bag, 0)[0]) == (10, "b")


def test_F4_nothing_if_there_is_none() -> None:
    blue = [f"b{value}" for value in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5)]
    state = hiring({"kind": "colour-die", "colour": "blue"}, loose=blue)
    assert len(state.players[0].loose) == 11


def test_F4_any_colour_of_which_there_is_one() -> None:
    blue = [f"b{value}" for value in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5)]
    state = hiring({"kind": "colour-die", "colour": "any"}, loose=blue)
    assert legal(state, 0) == ["colour red", "colour yellow", "colour green"]
    act(state, 0, "colour green")
    assert sum(name[0] == "g" for name in loose(state, 0).split()) == 1


def test_F4_D9_a_colour_that_another_seat_takes_is_no_longer_offered() -> None:
    reds = ["r1"] * 10
    game = changed(lambda data: row_of(data, "assistants", "peacock-manager").update(effect=[ANY_DIE]))
    state = start(
        {"hand": ["peacock-manager"], "cogs": 1, "loose": reds},
        {"hand": ["owl-engineer"], "cogs": 1, "loose": ["y1"], "completed": ["bean-sower"]},
        game=game,
    )
    act(state, 0, "hire peacock-manager")
    assert "colour red" in legal(state, 0)
    act(state, 1, "box bean-sower", "pick y1", "colour red")
    assert "colour red" not in legal(state, 0)
    act(state, 0, "colour yellow")
    assert dice_by_colour(state) == [11] * 4


def test_T4_3_T4_4_a_chain_is_carried_out_before_others_are_asked_anew() -> None:
    def change(data: dict[str, Any]) -> None:
        row_of(data, "assistants", "peacock-manager").update(effect=[ANY_DIE])
        row_of(data, "robots", "toast-buddy").update(reward=[{"kind": "dice", "n": 1}])

    state = start(
        {"hand": ["peacock-manager"], "cogs": 1},
        {"line": {"1": "toast-buddy"}, "placed": {"1-1": "r1"}, "loose": ["b3"], "cogs": 0},
        game=changed(change),
    )
    state.bag = [0, 1, 0, 1]
    act(state, 0, "hire peacock-manager")
    assert legal(state, 0) == ["colour yellow", "colour green"]
    act(state, 1, "place b3 1-2")
    assert len(legal(state, 0)) == 3  # one colour is gone, but the used dice have come to the discard
    assert {"colour red", "colour blue"} < set(legal(state, 0))


ANY_DIE = {"kind": "colour-die", "colour": "any"}


def test_F5_steps_on_a_track_and_on_any() -> None:
    state = hiring({"kind": "step", "track": "red", "n": 2}, {"kind": "step", "track": "any", "n": 1})
    assert legal(state, 0) == [f"colour {colour}" for colour in COLOURS]
    act(state, 0, "colour green")
    assert state.players[0].tracks == [2, 0, 0, 1]


def test_F6_cards_into_the_hand_and_an_empty_deck() -> None:
    state = hiring({"kind": "assistants", "n": 2})
    assert len(state.players[0].hand) == 2
    state.assistants = state.assistants[:1]
    from cogwright.games.sparks.effects import draw_assistants

    draw_assistants(state, state.players[0], 3)
    assert len(state.players[0].hand) == 3
    draw_assistants(state, state.players[0], 1)
    assert len(state.players[0].hand) == 3


def test_F7_recover_asks_which_unless_there_is_one() -> None:
    state = hiring({"kind": "recover", "n": 2}, lit=["printed-1", "printed-2"], sparks=0)
    assert legal(state, 0) == ["recover printed-1", "recover printed-2"]
    act(state, 0, "recover printed-2")
    assert (state.players[0].sparks, state.players[0].lit) == (2, [False, False])
    nothing = hiring({"kind": "recover", "n": 1}, sparks=0)
    assert nothing.players[0].sparks == 0


def test_F8_D3_an_upgrade_tile_is_not_asked_if_there_is_one() -> None:
    kinds = ["relocate", "discount", "sales", "ignore-colour", "ignore-value", "recycle"]
    state = hiring(
        {"kind": "upgrade"},
        kinds=kinds,
        upgrades=["relocate", "discount", "sales", "ignore-colour"],
        slot_tiles={"1": "recycle"},
    )
    assert "ignore-value" in state.view(0).players[0].upgrades


def test_F11_set_a_die() -> None:
    state = hiring({"kind": "set-die"}, loose=["r1", "g2"])
    assert legal(state, 0) == ["pick r1", "pick g2", "stop"]
    act(state, 0, "pick g2")
    assert legal(state, 0) == [f"value {value}" for value in range(1, 7)]
    act(state, 0, "value 6")
    assert loose(state, 0) == "r1 g6"
    declined = hiring({"kind": "set-die"}, loose=["r1"])
    act(declined, 0, "stop")
    assert loose(declined, 0) == "r1"


@pytest.mark.parametrize(("before", "after"), [("r1", "r6"), ("r2", "r5"), ("r4", "r3")])
def test_F12_flip_a_die(before: str, after: str) -> None:
    state = hiring({"kind": "flip-die"}, loose=[before])
    assert legal(state, 0) == [f"pick {before}", "stop"]
    act(state, 0, f"pick {before}")
    assert loose(state, 0) == after


def test_F13_F17_nudge_up_to_n_times_free_of_charge() -> None:
    state = hiring({"kind": "nudge", "n": 2}, loose=["r1"], placed={"u1": "y2"}, hired=["monkey-tinkerer"], cogs=2)
    assert legal(state, 0) == ["raise r1", "raise u1", "lower u1", "stop"]
    act(state, 0, "raise r1", "raise u1")
    assert (loose(state, 0), placed(state, 0)) == ("r2", {"u1": "y3"})
    assert state.players[0].changes == 0
    stopped = hiring({"kind": "nudge", "n": 2}, loose=["r1"])
    act(stopped, 0, "raise r1", "stop")
    assert loose(stopped, 0) == "r2"


def test_F13_a_nudge_may_raise_the_level() -> None:
    state = hiring({"kind": "nudge", "n": 1}, placed={"u1": "y3", "u2": "b3"})
    act(state, 0, "raise u1")
    assert state.players[0].level == 2


def test_F14_reroll_any_number_of_loose_dice() -> None:
    state = hiring({"kind": "reroll"}, loose=["r1", "g2"])
    assert legal(state, 0) == ["pick r1", "pick g2", "stop"]
    act(state, 0, "stop")
    assert loose(state, 0) == "r1 g2"
    all_of_them = hiring({"kind": "reroll"}, loose=["r1", "g2"])
    act(all_of_them, 0, "pick r1", "pick g2")
    assert [name[0] for name in loose(all_of_them, 0).split()] == ["r", "g"]


def test_F15_swap_a_die_for_another_colour() -> None:
    state = hiring({"kind": "swap-die"}, loose=["r4"], discard={"green": 1})
    act(state, 0, "pick r4")
    assert legal(state, 0) == ["colour yellow", "colour blue", "colour green"]
    act(state, 0, "colour green")
    assert (loose(state, 0), discard(state), state.bag[3]) == ("g4", {"red": 1}, 10)


def test_F15_not_asked_if_one_other_colour_is_left_and_nothing_if_none() -> None:
    def dice(colour: str, n: int) -> list[str]:
        return [f"{colour}{value % 6 + 1}" for value in range(n)]

    most = [*dice("r", 11), *dice("y", 11), *dice("b", 11)]
    state = hiring({"kind": "swap-die"}, loose=most)
    act(state, 0, "pick r1")
    assert sum(name[0] == "g" for name in loose(state, 0).split()) == 1
    none = hiring({"kind": "swap-die"}, loose=[*most, *dice("g", 10)], discard={"green": 1})
    act(none, 0, "pick g1")
    assert discard(none) == {"green": 1}


@pytest.mark.parametrize("kind", ["set-die", "flip-die", "swap-die", "reroll"])
def test_F16_without_a_loose_die_nothing_is_asked(kind: str) -> None:
    state = hiring({"kind": kind}, placed={"u1": "y1"})
    assert legal(state, 0)[-1] == "done"
    assert legal(hiring({"kind": "nudge", "n": 1}), 0)[-1] == "done"


def test_F16_a_held_die_is_flipped_without_a_choice() -> None:
    state = start(
        {
            "line": {"1": "toast-buddy", "2": "crane-kid"},
            "slot_tiles": {"1": "recycle"},
            "placed": {"1-1": "r1"},
            "loose": ["b3", "g5"],
            "hired": ["dolphin-acrobat"],
        }
    )
    act(state, 0, "place b3 1-2", "recycle 2", "use dolphin-acrobat")
    assert state.view(None).players[0].held == "b4"
    assert loose(state, 0) == "g5"


def test_F16_nudges_of_a_held_die() -> None:
    nudge = {"cost": {}, "effect": [{"kind": "nudge", "n": 2}]}
    game = changed(lambda data: row_of(data, "assistants", "dolphin-acrobat").update(ability=nudge))
    state = start(
        {
            "line": {"1": "toast-buddy", "2": "crane-kid"},
            "slot_tiles": {"1": "recycle"},
            "placed": {"1-1": "r1"},
            "loose": ["b3", "g5"],
            "hired": ["dolphin-acrobat"],
        },
        game=game,
    )
    act(state, 0, "place b3 1-2", "recycle 1", "use dolphin-acrobat")
    assert legal(state, 0) == ["raise held", "stop"]
    act(state, 0, "raise held")
    assert legal(state, 0) == ["raise held", "lower held", "stop"]
    act(state, 0, "stop", "place held 2-1")
    assert placed(state, 0) == {"2-1": "r2"}


def test_T4_3_a_list_is_carried_out_from_left_to_right_and_depth_first() -> None:
    state = hiring(
        {"kind": "step", "track": "yellow", "n": 1},
        {"kind": "cogs", "n": 4},
        tracks={"yellow": 3},
    )
    assert legal(state, 0) == [f"colour {colour}" for colour in COLOURS]
    assert state.players[0].cogs == 0  # the bonus crossed comes before the rest of the list
    act(state, 0, "colour red")
    assert (state.players[0].cogs, state.players[0].tracks) == (4, [1, 4, 0, 0])


def test_every_kind_of_effect_has_one_function() -> None:
    from cogwright.games.sparks.effects import KINDS

    used = {effect.kind for effects in GAME.cards.lists for effect in effects}
    assert used <= set(KINDS)
    assert len(set(KINDS.values())) == len(KINDS) == 15
