"""The worked examples of section 10, with its numbers."""

from __future__ import annotations

import pytest
from makers_table import (
    act,
    contracts,
    cubes,
    factory,
    games_of,
    item,
    legal,
    line,
    lines,
    needs,
    seen,
    start,
    store,
    stored,
    trees,
)


def test_X1_T4_4_T4_8_a_forklift_moves_and_the_wheel_turns() -> None:
    state = start({"forklifts": [0, 1, 2]})
    act(state, "move 2")
    mine = factory(state)
    assert (mine.items[0].resource, mine.items[0].amount, mine.items[0].looking) == ("cards", 2, 2)
    assert mine.forklifts == (1, 2, 2)
    act(state, "card 1 component", "card 2 component", "pass")
    assert seen(state).wheel == ("wood", "cards", "tiles", "dice", "plastic", "wild")
    assert factory(state).forklifts == (0, 1, 1)
    assert seen(state).turn == 2


def test_X2_T4_8_T4_9_the_wild_wedge_passes_ready() -> None:
    state = start(
        {"forklifts": [2, 3, 3], "assigned": {"ws-ad-1": [1]}, "workers": []},
        wheel=["dice", "wild", "plastic", "cards", "wood", "tiles"],
    )
    assert seen(state).wheel[0] == "plastic"
    assert factory(state).forklifts == (0, 1, 1)
    assert seen(state).revolution == 1
    assert factory(state).break_room == (1, 0, 0)
    assert factory(state).market == 0


def test_X3_A5_3_A5_4_A5_1_3_a_game_is_finished_between_two_cards() -> None:
    cards = ["the-isle-of-cats", "root", "agricola", "gloomhaven"]
    drawn = ["azul", "ra", "scout", "hanabi", "chess"]
    state = start(
        {"contracts": cards, "store": store("wood 1, tiles 3"), "forklifts": [0, 1, 2]},
        wheel=["wild", "wood", "dice", "cards", "tiles", "plastic"],
        deck={"top": drawn},
    )
    act(state, "move 3")
    assert factory(state).items[0].drawn == ("azul", "ra", "scout")
    assert not [name for name in legal(state) if name.endswith("contract")]
    act(state, "card 1 component", "card 2 component", "finish 1", "place 1 1")
    assert stored(state) == ""
    assert contracts(state) == ["", *cards[1:]]
    assert factory(state).case[0] == "the-isle-of-cats"
    assert [(each.resource, each.amount, each.drawn) for each in factory(state).items] == [
        ("cards", 2, ("hanabi", "chess")),
        ("cards", 3, (None, None, "scout")),
    ]
    act(state, "card 1 component", "card 2 component", "card 3 contract")
    assert contracts(state) == ["scout", *cards[1:]]
    assert stored(state) == "2 cards"


def test_X4_A5_9_2_A5_1_3_a_game_within_one_turn() -> None:
    state = start(
        {
            "contracts": ["hanamikoji"],
            "store": store("tiles 1"),
            "workers": [1],
            "forklifts": [0, 1, 2],
        },
        deck={"top": ["azul", "ra"]},
    )
    act(state, "move 1", "wood worker", "work ws-1a")
    assert factory(state).break_room == (0, 0, 0)
    act(state, "kind cards", "card 1 component", "finish 1", "place 2 2")
    assert seen(state).turn == 1
    assert factory(state).case[5] == "hanamikoji"
    assert [(each.resource, each.amount, each.drawn) for each in factory(state).items] == [("cards", 1, ("ra",))]


@pytest.mark.parametrize("with_plastic_3", [False, True])
def test_X5_A5_4_2_A5_4_3_the_lowest_sufficient_level_is_spent(with_plastic_3: bool) -> None:
    pieces = "tiles 2, tiles 3, plastic 1, plastic 1, plastic 1" + ", plastic 3" * with_plastic_3
    state = start({"contracts": ["blood-rage"], "store": store(pieces, cards=2), "forklifts": [0, 1, 2]})
    assert ("finish 1" in legal(state)) == with_plastic_3
    if with_plastic_3:
        act(state, "finish 1")
        assert stored(state) == "tiles 3, plastic 1, plastic 1, plastic 1"
        assert (seen(state).discards, seen(state).stack_discards) == (2, (0, 1, 0))


def test_X6_A5_4_1_A5_8_3_machine_sets_lower_what_is_needed() -> None:
    cards = ["the-isle-of-cats"]
    state = start({"contracts": cards, "machines": line("tttttt", "www...", "cc..cc"), "forklifts": [0, 1, 2]})
    assert factory(state).sets == {"cards": 0, "wood": 1, "dice": 0, "tiles": 2, "plastic": 0}
    assert needs(state) == {"cards": 2, "tiles": 1}
    state = start({"contracts": cards, "machines": line("tttttt", "www...", "cccccc"), "forklifts": [0, 1, 2]})
    assert factory(state).sets["cards"] == 2
    assert needs(state) == {"tiles": 1}


def test_X7_A5_8_3_runs_and_sets() -> None:
    state = start({"machines": line("pppppd", "ppd.pp", "pp.ppp")})
    assert factory(state).sets["plastic"] == 2
    state = start({"machines": line("pppppd", "pppppp", "pp.ppp")})
    assert factory(state).sets["plastic"] == 4


def test_X8_A5_7_3_A5_13_workers_may_be_placed_after_the_roll() -> None:
    state = start({"cubes": {"war": 24}, "workers": [1, 2], "items": [item("gain dice 3", face=5)]})
    act(state, "work ws-ad-1", "work ws-ad-2", "advance war")
    assert cubes(state.players[0])["war"] == 28
    for step, multiplier in ((18, 3), (19, 4), (0, 1), (28, 5)):
        state.players[0].cubes[2] = step
        assert factory(state).tracks[2].multiplier == multiplier


def test_X9_A5_12_see_more_and_keep_the_same() -> None:
    state = start(
        {"assigned": {"ws-look-1": [1], "ws-look-2": [2]}, "workers": [], "forklifts": [0, 2, 2]},
        wheel=["wild", "cards", "wood", "tiles", "dice", "plastic"],
    )
    act(state, "move 1")
    assert factory(state).items[0].looking == 3
    drawn = factory(state).items[0].drawn
    act(state, "card 2 contract")
    assert seen(state).discards == 2
    assert not factory(state).items
    assert contracts(state) == [drawn[1], "", "", ""]


def test_X10_A5_8_2_where_a_tile_can_be_put() -> None:
    state = start(
        {
            "machines": line("c.w.d.", "ww....", "ttt.t."),
            "items": [item("gain tiles 2", drawn=["t2-cards-wood"])],
        }
    )
    act(state, "tile 1 machine")
    assert legal(state) == ["put 2 3 f", "put 2 4 f", "put 2 5 f", "put 2 3 r", "put 2 4 r", "put 2 5 r"]
    act(state, "put 2 3 r")
    mine = factory(state)
    assert mine.line[1] == ("wood", "wood", "wood", "cards", None, None)
    assert mine.sets == {"cards": 0, "wood": 1, "dice": 0, "tiles": 1, "plastic": 0}


def test_X11_A5_8_5_A5_8_6_tweenies() -> None:
    state = start({"machines": line("wwwc..", "wwtd.."), "forklifts": [0, 1, 2]})
    assert [gap.number for gap in factory(state).gaps if gap.open] == [1, 2, 3]
    act(state, "tweenie tw-wood", "gap 1")
    assert (factory(state).items[0].resource, factory(state).items[0].amount) == ("wood", 3)
    act(state, "tweenie tw-market", "gap 2")
    assert (factory(state).items[0].track, factory(state).items[0].amount) == ("any", 2)
    act(state, "tweenie tw-plastic")
    assert (factory(state).items[0].resource, factory(state).items[0].amount) == ("plastic", 1)
    assert "tweenie tw-wood" not in legal(state)
    assert "tw-wood" not in factory(state).tweenies


def test_X12_A5_10_A5_11_the_extra_of_a_C_structure() -> None:
    state = start(
        {
            "structures": {"c-dice-tower": [1]},
            "workers": [2, 2],
            "items": [item("gain plastic 2")],
            "forklifts": [0, 1, 2],
        }
    )
    act(state, "build C")
    assert factory(state).structures[2].active
    act(state, "work ws-2a", "kind dice")
    items = factory(state).items
    assert items[0].face is not None
    assert [(each.resource, each.amount, each.extra) for each in items] == [("dice", 2, False), ("wood", 1, True)]
    act(state, "die component", "wood component")
    assert stored(state) == "wood 1, dice 2"
    assert not factory(state).items


def test_X13_A5_6_condition_trees_come_first() -> None:
    case = [games_of("engine", 4)]
    fifth = "caylus"
    assert fifth not in case[0]
    state = start(
        {
            "case": case,
            "contracts": [fifth],
            "store": store("wood 3, tiles 1"),
            "workers": [1] * 8,
            "items": [item("gain wood 1")],
        }
    )
    act(state, "finish 1", "place 2 1")
    assert trees(state) == ["ci-specialist"]
    assert "plant 10" not in legal(state)
    act(state, "plant 1")
    assert trees(state) == ["ci-crew", "ci-specialist"]
    act(state, "wood worker")
    assert factory(state).workers == 9
    assert trees(state) == ["ci-crew", "ci-specialist"]


def test_X14_E6_1_E6_2_A5_4_7_the_last_turn() -> None:
    case = [games_of("war", 4, skip=20), games_of("team", 4, skip=20), games_of("set", 3, skip=20)]
    state = start(
        {
            "case": case,
            "contracts": ["scout", "hanabi"],
            "store": store("tiles 1", cards=3),
            "forklifts": [2, 2, 3],
            "workers": [1],
        },
        {"forklifts": [3, 3, 3], "workers": [1]},
    )
    act(state, "finish 1")
    assert seen(state).triggered
    assert stored(state) == "1 cards, tiles 1"
    assert not [name for name in legal(state) if name.startswith("finish")]
    act(state, "card 1 component", "pass")
    assert seen(state).wheel[0] == "wild"
    act(state, "pass", seat=1)
    assert seen(state).wheel[0] == "wood"
    assert seen(state).step == "last"
    assert [factory(state, seat).forklifts for seat in (0, 1)] == [(1, 1, 2), (2, 2, 2)]
    assert "work ws-look-1" in legal(state, 0)
    act(state, "work ws-look-1")
    act(state, "pass", seat=1)
    assert state.is_over()
    assert state.end_reason() == "case"


def test_X15_E6_4_A5_14_a_score_sheet() -> None:
    state = start(
        {
            "case": [["scout", "hanabi", "chess", "caylus"], ["azul", "ra", "root", ""], ["gloomhaven"]],
            "left": "mt-shelf a",
            "right": "mt-campaign a",
            "cubes": {"set": 12, "team": 4, "war": 19, "engine": 28, "trees": 18},
            "trees": ["ci-hype", "ci-broad", "ci-mixed", "ci-crew"],
            "structures": {"a-rainbow-wall": [1, 2]},
        },
    )
    assert lines(state) == {
        "row-1": 7,
        "row-2": 12,
        "row-3": 10,
        "set": 15,
        "team": 2,
        "war": 12,
        "engine": 10,
        "trees": 12,
        "structure": 6,
    }
    assert state.score_sheets()[0].total == 86


def test_X16_A5_9_4_a_cleared_space_is_used_again_in_the_same_turn() -> None:
    state = start(
        {
            "workers": [3, 3],
            "contracts": ["pandemic"],
            "store": store("wood 1, plastic 2", cards=2),
            "forklifts": [0, 1, 2],
        }
    )
    act(state, "work ws-3", "kind wood", "wood component", "finish 1", "place 1 1")
    assert seen(state).turn == 1
    assert factory(state).break_room == (0, 0, 2)
    act(state, "work ws-3", "kind plastic", "plastic component")
    assert stored(state) == "wood 3, plastic 3"


def test_X17_A5_1_4_a_clear_or_a_tree_without_use_is_lost() -> None:
    state = start({"contracts": ["pandemic"], "store": store("wood 1, plastic 2", cards=2), "forklifts": [0, 1, 2]})
    act(state, "finish 1", "place 1 1")
    assert not factory(state).items
    assert "move 1" in legal(state)
    circles = [circle.id for circle in factory(state).circles]
    state = start(
        {"contracts": ["caylus"], "store": store("wood 3, tiles 1"), "trees": circles, "forklifts": [0, 1, 2]}
    )
    act(state, "finish 1", "place 1 1")
    assert not factory(state).items
    assert factory(state).trees == 10


def test_X18_E6_6_the_game_with_the_best_rank_breaks_a_tie() -> None:
    first = {"case": [["scout"]], "left": "mt-shelf a"}
    second = {"case": [["decrypto"]], "left": "mt-neighbours a"}
    sheets = start(first, second).score_sheets()
    assert [sheet.total for sheet in sheets] == [3, 3]
    assert [sheet.rank for sheet in sheets] == [2, 1]
