"""Game cards, and finishing games (A5.3, A5.4)."""

from __future__ import annotations

import pytest
from makers_table import (
    act,
    contracts,
    factory,
    game_with,
    games_of,
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

DRAWN = ["azul", "ra", "scout", "hanabi", "chess"]
FULL = ["the-isle-of-cats", "root", "agricola", "gloomhaven"]


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("see", [0, 1, 2])
def test_A5_3_1_a_gain_of_level_n_draws_n_and_one_for_each_see_worker(level: int, see: int) -> None:
    assigned = {"ws-look-1": [1], "ws-look-2": [2]}
    state = start(
        {"assigned": dict(list(assigned.items())[:see]), "workers": [1], "items": [item(f"gain cards {level}")]},
        deck={"top": DRAWN},
    )
    looking = factory(state).items[0]
    assert (looking.drawn, looking.keep) == (tuple(DRAWN[: level + see]), level)
    for j in range(level, 0, -1):
        act(state, f"card {j} component")
    assert factory(state).own_cards == tuple(reversed(DRAWN[:level]))
    assert (held(state), seen(state).discards) == ([], see)


def test_A5_3_1_each_kept_card_is_a_contract_or_a_component_in_any_order() -> None:
    state = start({"contracts": ["root", "", "agricola"], "items": [item("gain cards 3")]}, deck={"top": DRAWN})
    assert offered(state, "card") == [f"card {j} {use}" for use in ("contract", "component") for j in (1, 2, 3)]
    act(state, "card 2 contract")
    assert contracts(state) == ["root", "ra", "agricola", ""], "the lowest free space"
    assert offered(state, "card") == ["card 1 contract", "card 3 contract", "card 1 component", "card 3 component"]
    act(state, "card 3 component", "card 1 contract")
    assert contracts(state) == ["root", "ra", "agricola", "azul"]
    assert factory(state).own_cards == ("scout",)


def test_A5_3_1_no_contract_without_a_free_space() -> None:
    state = start({"contracts": FULL, "items": [item("gain cards 2")]})
    assert offered(state, "card") == ["card 1 component", "card 2 component"]


def test_A5_3_1_all_are_kept_if_no_more_could_be_drawn() -> None:
    state = start({"store": store(cards=214), "items": [item("gain cards 3")]})
    assert (factory(state).items[0].looking, factory(state).items[0].keep) == (2, 2)
    act(state, "card 1 component", "card 2 component")
    assert stored(state) == "216 cards"
    assert held(state) == []


def test_A5_3_2_a_card_component_counts_as_one_card() -> None:
    for cards, finishes in ((["gloomhaven"], []), (["gloomhaven", "azul"], ["finish 1"])):
        state = start({"contracts": ["scout"], "store": store(cards=cards)})
        assert offered(state, "finish") == finishes
    assert factory(start({"store": store(cards=3)})).components["cards"] == (3,)


def test_A5_3_3_nothing_but_finishing_takes_a_contract_away() -> None:
    state = start({"contracts": FULL, "forklifts": [1, 2, 3], "workers": [1, 1]})
    assert set(legal(state)) == {"pass", "work ws-1a", "work ws-1b", "work ws-look-1", "work ws-ad-1"}


# Finishing


def test_A5_4_1_each_set_lowers_the_needed_level_to_no_less_than_0() -> None:
    found = []
    for rows in (["......"], ["www..."], ["wwwwww"], ["wwwwww", "www..."], ["wwwwww", "wwwwww"]):
        state = start({"contracts": ["chess", "root"], "machines": line(*rows)})
        found.append((needs(state), needs(state, 2)))
    assert found == [
        ({"wood": 3}, {"cards": 2, "wood": 3, "dice": 1}),
        ({"wood": 2}, {"cards": 2, "wood": 2, "dice": 1}),
        ({"wood": 1}, {"cards": 2, "wood": 1, "dice": 1}),
        ({}, {"cards": 2, "dice": 1}),
        ({}, {"cards": 2, "dice": 1}),
    ]


def test_A5_4_1_a_game_may_become_free() -> None:
    state = start({"contracts": ["chess"], "machines": line("wwwwww", "www...")})
    act(state, "finish 1", "place 3 4")
    assert factory(state).case[11] == "chess"


@pytest.mark.parametrize(
    ("card", "pieces", "cards", "payable"),
    [
        ("chess", "wood 3", 0, True),
        ("chess", "wood 2, wood 2, wood 2, wood 1", 0, False),
        ("klask", "wood 3, plastic 3", 0, True),
        ("klask", "wood 3, dice 3", 0, False),
        ("dominion", "", 3, True),
        ("dominion", "", 2, False),
        ("azul", "tiles 2, plastic 2", 0, True),
        ("azul", "tiles 1, plastic 2", 0, False),
        ("dice-forge", "dice 3", 2, True),
        ("dice-forge", "dice 2, dice 2", 2, False),
    ],
)
def test_A5_4_2_one_component_of_at_least_the_needed_level(card: str, pieces: str, cards: int, payable: bool) -> None:
    state = start({"contracts": [card], "store": store(pieces, cards=cards), "workers": [1, 1]})
    assert offered(state, "finish") == ["finish 1"] * payable


def test_A5_4_2_a_discount_of_one_level_saves_one_card() -> None:
    state = start({"contracts": ["dominion"], "store": store(cards=2), "machines": line("ccc...")})
    act(state, "finish 1")
    assert stored(state) == ""


def test_A5_4_3_the_oldest_card_and_the_oldest_tile_of_the_lowest_level_are_spent() -> None:
    state = start(
        {
            "contracts": ["jaipur"],
            "store": {
                "cards": ["azul", "ra", "hanabi"],
                "tiles": {"1": ["t1-wood", "t1-cards"], "3": ["t3-wood-wood-wood"]},
            },
        }
    )
    act(state, "finish 1")
    assert factory(state).own_cards == ("hanabi",)
    assert factory(state).own_tiles == ("t1-cards", "t3-wood-wood-wood")
    assert [state.card(card).id for card in state.discards[0]] == ["azul", "ra"]
    assert [state.catalogue.tiles[tile].id for tile in state.discards[1]] == ["t1-wood"]


def test_A5_4_3_discounts_are_always_used() -> None:
    state = start({"contracts": ["klask"], "store": store("wood 1, wood 2, plastic 1"), "machines": line("www...")})
    act(state, "finish 1")
    assert stored(state) == "wood 2"


def test_A5_4_4_what_is_spent_and_the_space_that_is_free_at_once() -> None:
    state = start(
        {
            "contracts": ["root", "takenoko", "agricola"],
            "store": store("wood 2, dice 1, tiles 2, plastic 1", cards=2),
            "items": [item("gain wood 1")],
        }
    )
    assert offered(state, "finish") == ["finish 2"]
    act(state, "finish 2")
    assert stored(state) == ""
    assert contracts(state) == ["root", "", "agricola", ""]
    assert (seen(state).discards, seen(state).stack_discards) == (2, (0, 1, 0))


def test_A5_4_5_the_game_goes_on_any_empty_place_and_stays() -> None:
    state = start({"contracts": ["scout"], "store": store(cards=2), "case": [["", "azul"], [], ["", "", "ra"]]})
    act(state, "finish 1")
    empty = [
        f"place {row} {column}" for row in (1, 2, 3) for column in (1, 2, 3, 4) if (row, column) not in ((1, 2), (3, 3))
    ]
    assert legal(state) == empty
    act(state, "place 2 3")
    assert factory(state).case == (None, "azul", None, None, None, None, "scout", None, None, None, "ra", None)


def test_A5_4_6_circles_come_before_the_reward_and_effects_in_the_order_printed() -> None:
    reward = [
        {"kind": "gain", "resource": "wood", "level": 2},
        {"kind": "advance", "steps": 2, "track": "any"},
        {"kind": "tree"},
    ]
    case = [[games_of("team", 1)[0], games_of("war", 1)[0], games_of("engine", 1)[0]]]
    state = start(
        {"contracts": ["scout"], "store": store(cards=2), "case": case, "items": [item("gain plastic 1")]},
        game=game_with("card", "scout", reward=reward),
    )
    assert trees(state) == []
    act(state, "finish 1", "place 1 4")
    assert trees(state) == ["ci-mixed"]
    assert held(state) == ["gain wood 2", "advance any 2", "tree", "gain plastic 1"]


def test_A5_4_7_no_thirteenth_game() -> None:
    case = [games_of("war", 4, skip=20), games_of("team", 4, skip=20), games_of("set", 4, skip=20)]
    for last in (False, True):
        state = start({"case": case, "contracts": ["scout"], "store": store(cards=2)}, last=last)
        assert offered(state, "finish") == []
        assert "move 1" in legal(state)
