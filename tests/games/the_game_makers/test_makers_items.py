"""Items, free actions, effects and empty supplies (A5.1, A5.2, A5.15, A5.16)."""

from __future__ import annotations

from typing import Any

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
    offered,
    seen,
    start,
    store,
    stored,
    trees,
)

from cogwright.games.the_game_makers.catalogue import GENRES

CIRCLES = [circle.id for circle in GAME.catalogue.circles]
ENDS = {"set": 28, "team": 28, "war": 28, "engine": 28, "trees": 29}
CASES = [
    ({"cubes": {"war": 28}}, "advance war 3"),
    ({"cubes": ENDS}, "advance any 3"),
    ({"trees": CIRCLES}, "tree"),
    ({"workers": [1]}, "clear"),
    ({"store": store(cards=216)}, "gain cards 2"),
    ({"store": {"tiles": {"2": 45}}}, "gain tiles 2"),
]


def test_A5_1_1_whatever_is_given_becomes_an_item() -> None:
    state = start(
        {
            "structures": {"b-sawmill": [1, 2], "c-paper-mill": [1, 2]},
            "contracts": ["chess"],
            "store": store("wood 3"),
            "machines": line("ww....", "dt...."),
            "workers": [1, 1, 1],
            "forklifts": [0, 1, 2],
        },
        wheel=["wild", "plastic"],
    )
    act(state, "move 1")
    assert held(state) == ["gain plastic 1"]
    act(state, "work ws-1a")
    assert held(state) == ["gain any 1", "gain plastic 1"]
    act(state, "finish 1", "place 1 1")
    assert held(state) == ["advance any 2", "gain any 1", "gain plastic 1"]
    act(state, "tweenie tw-tree")
    assert held(state) == ["tree", "advance any 2", "gain any 1", "gain plastic 1"]
    act(state, "work hollow-1")
    assert held(state) == ["gain wood 2", "tree", "advance any 2", "gain any 1", "gain plastic 1", "gain cards 1"]


def test_A5_1_2_any_asks_for_the_kind_then_the_gain_is_opened() -> None:
    state = start({"items": [item("gain any 2"), item("gain cards 1"), item("gain dice 1")]})
    opened = [each.opened for each in factory(state).items]
    assert opened == [False, False, False]
    assert (seen(state).deck, seen(state).stacks) == (216, (60, 45, 35))
    act(state, "kind tiles")
    assert (factory(state).items[0].opened, factory(state).items[0].looking) == (True, 1)
    assert seen(state).stacks == (60, 44, 35)
    act(state, "tile 1 component")
    assert (factory(state).items[0].looking, seen(state).deck) == (1, 215)
    assert factory(state).items[1].face is None, "a die is rolled when it becomes current"
    act(state, "card 1 component")
    assert factory(state).items[0].face in (1, 2, 3)


def test_A5_1_3_new_items_come_first_and_the_interrupted_one_goes_on_as_it_stood() -> None:
    state = start(
        {"workers": [1, 1, 1], "items": [item("gain cards 2")]},
        deck={"top": ["azul", "ra", "scout"]},
    )
    act(state, "card 2 component", "work ws-1a")
    assert held(state) == ["gain any 1", "gain cards 2"]
    act(state, "kind cards", "card 1 component")
    assert factory(state).items[0].drawn == ("azul", None)
    assert factory(state).items[0].keep == 1
    act(state, "card 1 component")
    assert factory(state).own_cards == ("ra", "scout", "azul")


@pytest.mark.parametrize(("player", "text"), CASES)
def test_A5_1_4_an_item_that_cannot_be_carried_out_is_lost(player: dict[str, Any], text: str) -> None:
    state = start({**player, "items": [item(text), item("gain wood 1")]})
    assert held(state) == ["gain wood 1"]


def test_A5_1_4_also_an_item_that_became_impossible_since() -> None:
    state = start({"cubes": {"war": 25}, "items": [item("advance war 1"), item("advance war 2"), item("tree")]})
    state.players[0].cubes[2] = 27
    act(state, "advance war")
    assert held(state) == ["tree"]
    state = start(
        {
            "trees": CIRCLES[1:],
            "workers": [1] * 8,
            "items": [item("gain wood 1"), item("tree"), item("gain plastic 1")],
        }
    )
    act(state, "wood worker")
    assert len(trees(state)) == 10
    assert held(state) == ["gain plastic 1"]


def test_A5_1_4_a_clear_whose_workers_came_back_meanwhile() -> None:
    state = start(
        {
            "assigned": {"ws-ad-1": [1], "ws-look-1": [1]},
            "workers": [],
            "items": [item("clear"), item("clear"), item("clear"), item("gain wood 1")],
        }
    )
    act(state, "clear ws-ad-1")
    assert held(state) == ["clear", "clear", "gain wood 1"]
    act(state, "clear ws-look-1")
    assert held(state) == ["gain wood 1"]


def test_A5_1_5_there_is_no_way_around_an_item() -> None:
    for kind, uses in (
        ("cards", {"card"}),
        ("wood", {"wood"}),
        ("dice", {"die", "advance"}),
        ("tiles", {"tile"}),
        ("plastic", {"plastic", "build"}),
        ("any", {"kind"}),
    ):
        state = start({"workers": [2], "items": [item(f"gain {kind} 1")], "contracts": ["scout"]})
        free = set(offered(state, "work"))
        assert {name.split(" ")[0] for name in legal(state) if name not in free} <= uses
        assert any(name.endswith("component") or name.startswith("kind") for name in legal(state))


def test_A5_1_6_resources_are_decided_one_after_the_other() -> None:
    state = start({"items": [item("gain wood 1"), item("gain plastic 1"), item("gain wood 3")]})
    assert offered(state, "wood", "plastic") == ["wood component", "wood worker"]
    act(state, "wood component")
    assert offered(state, "wood", "plastic") == ["plastic component"]
    act(state, "plastic component", "wood component")
    assert stored(state) == "wood 1, wood 3, plastic 1"


def test_A5_1_7_trees_first_then_lost_items_then_opening() -> None:
    state = start(
        {
            "trees": CIRCLES[1:],
            "cubes": {"set": 28},
            "structures": {"c-lucky-room": [1, 2]},
            "workers": [1] * 8,
            "items": [item("gain wood 1"), item("tree"), item("advance set 2"), item("clear"), item("gain dice 1")],
        }
    )
    act(state, "wood worker")
    assert held(state) == ["gain dice 1", "gain dice 1"], "circle, three lost items, the roll, and the extra"
    assert [each.opened for each in factory(state).items] == [True, False]


def test_A5_1_7_the_next_item_is_opened_when_a_choice_in_two_parts_is_complete() -> None:
    state = start({"items": [item("gain tiles 1"), item("gain cards 1")]})
    act(state, "tile 1 machine")
    assert (factory(state).items[0].opened, seen(state).deck) == (False, 216)
    act(state, "put 1 1 f")
    assert (factory(state).items[0].opened, seen(state).deck) == (True, 215)


# Free actions

READY_FOR_ALL = {
    "contracts": ["scout"],
    "store": store(cards=2),
    "machines": line("ww....", "dd...."),
    "workers": [1, 1],
}
FREE = ["finish 1", "tweenie tw-cards", "work ws-1a", "work ws-look-1"]


@pytest.mark.parametrize(
    "text",
    [
        "gain cards 2",
        "gain wood 1",
        "gain dice 1",
        "gain tiles 1",
        "gain plastic 1",
        "gain any 1",
        "advance any 2",
        "tree",
    ],
)
def test_A5_2_1_free_actions_while_an_item_is_carried_out(text: str) -> None:
    assert set(FREE) <= set(legal(start({**READY_FOR_ALL, "items": [item(text)]})))


def test_A5_2_1_free_actions_before_and_after_the_forklifts() -> None:
    for forklifts in ([0, 1, 2], [1, 1, 2]):
        assert set(FREE) <= set(legal(start({**READY_FOR_ALL, "forklifts": forklifts})))


def test_A5_2_1_between_two_drawn_cards() -> None:
    state = start({**READY_FOR_ALL, "items": [item("gain cards 2")]})
    act(state, "card 1 component")
    assert set(FREE) <= set(legal(state))


def test_A5_2_1_not_in_the_middle_of_a_choice_in_two_parts() -> None:
    two_gaps = {**READY_FOR_ALL, "machines": line("www...", "ddd...")}
    for first, second in (("finish 1", "place"), ("tweenie tw-wood", "gap")):
        state = start({**two_gaps, "items": [item("gain wood 1")]})
        act(state, first)
        assert {name.split(" ")[0] for name in legal(state)} == {second}
    state = start({**two_gaps, "items": [item("gain tiles 1")]})
    act(state, "tile 1 machine")
    assert {name.split(" ")[0] for name in legal(state)} == {"put"}


def test_A5_2_1_not_after_passing() -> None:
    state = start({**READY_FOR_ALL, "forklifts": [1, 1, 2]}, {})
    act(state, "pass")
    assert legal(state) == []


# Effects


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        ({"kind": "gain", "resource": "any", "level": 3}, "gain any 3"),
        ({"kind": "gain", "resource": "plastic", "level": 2}, "gain plastic 2"),
        ({"kind": "advance", "steps": 5, "track": "any"}, "advance any 5"),
        ({"kind": "advance", "steps": 5, "track": "trees"}, "advance trees 5"),
        ({"kind": "tree"}, "tree"),
        ({"kind": "clear"}, "clear"),
    ],
)
def test_A5_15_every_effect_is_an_item(effect: dict[str, Any], text: str) -> None:
    state = start(
        {"workers": [1, 1], "contracts": ["scout"], "store": store(cards=2), "assigned": {"ws-ad-1": [1]}},
        game=game_with("card", "scout", reward=[effect]),
    )
    act(state, "finish 1", "place 1 1")
    assert held(state) == [text]


def test_A5_15_every_genre_has_its_own_kind_of_reward() -> None:
    rewards = {genre: set(rewards_of(genre)) for genre in GENRES}
    assert rewards == {"set": {"cards"}, "team": {"wood", "clear"}, "war": {"any"}, "engine": {"tree"}}


def rewards_of(genre: str) -> list[str]:
    cards = [row for row in GAME.components.data["card"] if row["genre"] == genre]
    return [
        effect.get("resource") or effect.get("track") or effect["kind"] for row in cards for effect in row["reward"]
    ]


# Empty supplies


def test_A5_16_1_the_discard_pile_becomes_a_new_deck() -> None:
    state = start({"items": [item("gain cards 3")]}, deck={"top": ["azul", "ra"], "size": 2})
    looking = factory(state).items[0]
    assert looking.drawn[:2] == ("azul", "ra")
    assert looking.looking == 3
    assert (seen(state).deck, seen(state).discards) == (213, 0)


def test_A5_16_1_cards_that_somebody_looks_at_are_in_neither() -> None:
    state = start(
        {"items": [item("gain cards 3")]},
        {"items": [item("gain cards 3")]},
        {"store": store(cards=212)},
    )
    assert [factory(state, seat).items[0].looking for seat in (0, 1)] == [3, 1]
    assert (seen(state).deck, seen(state).discards) == (0, 0)


def test_A5_16_1_both_empty_no_card_is_drawn() -> None:
    state = start({"store": store(cards=215), "assigned": {"ws-look-1": [1]}, "items": [item("gain cards 2")]})
    assert (factory(state).items[0].looking, factory(state).items[0].keep) == (1, 1)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_A5_16_1_tiles_likewise_for_each_level(level: int) -> None:
    state = start(
        {"items": [item(f"gain tiles {level}")], "assigned": {"ws-look-1": [1]}, "workers": [1]},
        stacks={str(level): {"size": 1}},
    )
    size = (60, 45, 35)[level - 1]
    assert factory(state).items[0].looking == 2
    assert seen(state).stacks[level - 1] == size - 2
    assert seen(state).stack_discards == (0, 0, 0)


def test_A5_16_1_it_does_not_matter_who_discarded_first() -> None:
    decks = []
    for order in ((0, 1), (1, 0)):
        state = start(
            {"contracts": ["scout"], "store": store(cards=["azul", "ra"]), "items": [item("gain wood 1")]},
            {"contracts": ["sea-salt-paper"], "store": store(cards=["root", "chess"]), "items": [item("gain wood 1")]},
            deck={"size": 2},
            seed=3,
        )
        for seat in order:
            act(state, "finish 1", seat=seat)
        for seat in (0, 1):
            act(state, "place 1 1", "card 1 component", seat=seat)
        assert seen(state).deck == 0
        act(state, "wood component", "move 2", seat=0)
        decks.append((factory(state).items[0].drawn, list(state.deck)))
    assert decks[0] == decks[1]


def test_A5_16_2_choices_do_not_depend_on_what_can_be_drawn() -> None:
    empty = {"store": {"cards": 216, "tiles": {"1": 60}}}
    state = start({**empty, "items": [item("gain any 1")], "forklifts": [0, 1, 2]}, wheel=["wild", "wood", "cards"])
    assert offered(state, "kind") == ["kind cards", "kind wood", "kind dice", "kind tiles", "kind plastic"]
    act(state, "kind tiles")
    assert held(state) == []
    assert offered(state, "move") == ["move 1", "move 2", "move 3"]
    act(state, "move 2")
    assert held(state) == [], "the cards are lost"
    assert factory(state).forklifts == (1, 2, 2)
