"""Tiles, machines, gaps, tweenies and discounts (A5.8)."""

from __future__ import annotations

import pytest
from makers_table import (
    GAME,
    act,
    factory,
    game_with,
    held,
    item,
    legal,
    line,
    needs,
    offered,
    seen,
    start,
    store,
    stored,
    trees,
)

LOOK = {"ws-look-1": [1], "ws-look-2": [2]}
TILES = ["t2-cards-wood", "t2-wood-wood", "t2-dice-tiles"]


@pytest.mark.parametrize("see", [0, 1, 2])
def test_A5_8_1_one_tile_of_the_level_and_one_more_for_each_see_worker(see: int) -> None:
    state = start(
        {"assigned": dict(list(LOOK.items())[:see]), "workers": [1], "items": [item("gain tiles 2")]},
        stacks={"2": {"top": TILES}},
    )
    assert factory(state).items[0].drawn == tuple(TILES[: see + 1])
    act(state, f"tile {see + 1} component")
    assert stored(state) == "tiles 2"
    assert factory(state).own_tiles == (TILES[see],)
    assert seen(state).stack_discards == (0, see, 0)


def test_A5_8_1_as_many_as_there_are() -> None:
    state = start(
        {"assigned": LOOK, "workers": [1], "store": {"tiles": {"3": 33}}, "items": [item("gain tiles 3")]},
    )
    assert factory(state).items[0].looking == 2
    assert seen(state).stacks == (60, 45, 0)


def test_A5_8_1_the_chosen_tile_may_become_a_machine() -> None:
    state = start(
        {"assigned": LOOK, "workers": [1], "items": [item("gain tiles 2")]},
        stacks={"2": {"top": TILES}},
    )
    assert offered(state, "tile") == [f"tile {j} {use}" for use in ("component", "machine") for j in (1, 2, 3)]
    act(state, "tile 3 machine")
    assert seen(state).stack_discards == (0, 2, 0)
    act(state, "put 3 5 r")
    laid = factory(state).machines
    assert [(each.tile, each.row, each.column, each.turned) for each in laid] == [("t2-dice-tiles", 3, 5, True)]
    assert factory(state).line[2][4:] == ("tiles", "dice")


@pytest.mark.parametrize(
    ("tile", "level", "ways"),
    [("t1-wood", 1, "f"), ("t2-wood-wood", 2, "f"), ("t2-cards-wood", 2, "fr"), ("t3-wood-wood-wood", 3, "f")],
)
def test_A5_8_2_anywhere_in_any_row_as_printed_or_turned(tile: str, level: int, ways: str) -> None:
    state = start({"items": [item(f"gain tiles {level}", drawn=[tile])]})
    act(state, "tile 1 machine")
    assert legal(state) == [
        f"put {row} {column} {way}" for way in ways for row in (1, 2, 3) for column in range(1, 8 - level)
    ]


def test_A5_8_2_a_tile_of_three_that_reads_the_same_both_ways_is_not_turned() -> None:
    alike = [tile for tile in GAME.catalogue.tiles if tile.level == 3 and tile.segments == tile.turned]
    others = [tile for tile in GAME.catalogue.tiles if tile.level == 3 and tile.segments != tile.turned]
    for tiles, ways in ((alike, {"f"}), (others, {"f", "r"})):
        state = start({"items": [item("gain tiles 3", drawn=[tiles[-1].id])]})
        act(state, "tile 1 machine")
        assert {name[-1] for name in legal(state)} == ways


def test_A5_8_2_without_room_a_tile_is_a_component() -> None:
    machines = line("cwd.tp", "wdt.pc", "dtpc..")
    state = start({"machines": machines, "items": [item("gain tiles 3"), item("gain tiles 2")]})
    assert offered(state, "tile") == ["tile 1 component"]
    act(state, "tile 1 component")
    assert offered(state, "tile") == ["tile 1 component", "tile 1 machine"]


def test_A5_8_2_machines_are_never_covered() -> None:
    state = start({"machines": line("ww..dd", "cccccc", "......"), "items": [item("gain tiles 2", drawn=[TILES[1]])]})
    act(state, "tile 1 machine")
    assert legal(state) == ["put 1 3 f", *[f"put 3 {column} f" for column in range(1, 6)]]


@pytest.mark.parametrize(
    ("rows", "sets"),
    [
        (("www...",), 1),
        (("ww.w..",), 0),
        (("wwwww.",), 1),
        (("wwwwww",), 2),
        (("wwdwww",), 1),
        (("ww....", "w....."), 0),
        (("w.....", "w.....", "w....."), 0),
        (("wwwwww", "...www"), 3),
    ],
)
def test_A5_8_3_sets_are_counted_in_rows_only(rows: tuple[str, ...], sets: int) -> None:
    assert factory(start({"machines": line(*rows)})).sets["wood"] == sets


def test_A5_8_3_the_discount_holds_from_then_on() -> None:
    state = start(
        {
            "contracts": ["chess", "klask"],
            "machines": line("ww...."),
            "items": [item("gain tiles 1", drawn=["t1-wood"])],
            "store": store("wood 2, plastic 1"),
        }
    )
    assert needs(state) == {"wood": 3}
    act(state, "tile 1 machine", "put 1 3 f")
    assert (needs(state), needs(state, 2)) == ({"wood": 2}, {"wood": 1, "plastic": 1})
    act(state, "finish 1", "place 1 1")
    assert needs(state, 2) == {"wood": 1, "plastic": 1}


def test_A5_8_4_the_numbers_of_the_gaps() -> None:
    gaps = factory(start()).gaps
    assert [(gap.number, gap.row, gap.column) for gap in gaps] == [
        ((row - 1) * 5 + column, row, column) for row in (1, 2) for column in range(1, 6)
    ]


def test_A5_8_4_a_gap_is_open_between_four_segments() -> None:
    state = start({"machines": line("ww..dd", "w...dd", "cc..d."), "tweenies": {"tw-tree": 5}})
    assert [gap.number for gap in factory(state).gaps if gap.open] == []
    assert factory(state).gaps[4].tweenie == "tw-tree"
    state = start({"machines": line("ww..dd", "w...dd", "cc..d."), "items": [item("gain tiles 1")]})
    assert [gap.number for gap in factory(state).gaps if gap.open] == [5]
    act(state, "tile 1 machine", "put 2 2 f")
    assert [gap.number for gap in factory(state).gaps if gap.open] == [1, 5, 6]


def test_A5_8_5_a_tweenie_is_a_free_action_and_stays_for_ever() -> None:
    state = start({"machines": line("ww..dd", "ww..dd"), "forklifts": [0, 1, 2]})
    tweenies = [row["id"] for row in GAME.components.data["tweenie"]]
    assert offered(state, "tweenie") == [f"tweenie {id}" for id in tweenies]
    act(state, "tweenie tw-tree")
    assert legal(state) == ["gap 1", "gap 5"]
    act(state, "gap 5", "plant 1")
    assert factory(state).gaps[4].tweenie == "tw-tree"
    assert offered(state, "tweenie") == [f"tweenie {id}" for id in tweenies if id != "tw-tree"]
    act(state, "tweenie tw-dice")
    assert held(state) == ["gain dice 1"], "the only open gap is not asked for"
    assert offered(state, "tweenie") == []


def test_A5_8_5_every_player_has_the_same_eight() -> None:
    machines = line("ww....", "dd....")
    state = start({"machines": machines}, {"machines": line("ww....", "tt....")})
    act(state, "tweenie tw-cards")
    assert len(factory(state, 0).tweenies) == 7
    assert len(factory(state, 1).tweenies) == 8
    assert "tweenie tw-cards" in legal(state, 1)


def test_A5_8_5_a_resource_of_a_tweenie_is_used_both_ways() -> None:
    for use in ("wood component", "wood worker"):
        state = start({"machines": line("ww....", "dd....")})
        act(state, "tweenie tw-wood", use)
        assert (stored(state) == "wood 2") == (use == "wood component")
        assert (factory(state).break_room == (1, 1, 0)) == (use == "wood worker")


@pytest.mark.parametrize(
    ("upper", "lower", "wood", "kinds"),
    [("ww", "ww", 3, 1), ("ww", "wc", 3, 2), ("wc", "cw", 2, 2), ("wc", "dt", 1, 4), ("cd", "td", 1, 3)],
)
def test_A5_8_6_what_depends_on_the_gap(upper: str, lower: str, wood: int, kinds: int) -> None:
    machines = line(upper, lower)
    state = start({"machines": machines})
    act(state, "tweenie tw-wood")
    assert held(state) == [f"gain wood {wood}"]
    state = start({"machines": machines})
    act(state, "tweenie tw-market")
    assert held(state) == [f"advance any {kinds}"]


def test_A5_8_6_a_tweenie_may_name_a_number() -> None:
    game = game_with("tweenie", "tw-wood", effect={"kind": "gain", "resource": "wood", "level": 2})
    state = start({"machines": line("ww", "ww")}, game=game)
    act(state, "tweenie tw-wood")
    assert held(state) == ["gain wood 2"]


def test_A5_8_6_break_and_tree_tweenies() -> None:
    state = start({"machines": line("ww....", "dd...."), "assigned": {"ws-ad-1": [1]}, "workers": [1]})
    act(state, "tweenie tw-break", "clear ws-ad-1")
    assert factory(state).break_room == (2, 0, 0)
    state = start({"machines": line("ww....", "dd...."), "workers": [1]})
    act(state, "tweenie tw-break")
    assert held(state) == [], "nothing to clear"
    assert trees(state) == []
