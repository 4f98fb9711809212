"""Atomic choices, their order, simultaneous seats, and taking back (D8)."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from makers_table import (
    GAME,
    act,
    begun,
    contracts,
    factory,
    games_of,
    held,
    item,
    keep_structures,
    legal,
    line,
    match,
    new,
    offered,
    play,
    seen,
    start,
    store,
    stored,
)

from cogwright.engine import IllegalAction, Match
from cogwright.games.the_game_makers import TheGameMakersState

READY_FOR_ALL = {
    "contracts": ["root", "scout"],
    "store": store(cards=2),
    "machines": line("www...", "ddd..."),
    "structures": {"b-sawmill": [1, 2]},
    "workers": [1, 1],
}
FREE = [
    "finish 2",
    *[f"tweenie {tweenie.id}" for tweenie in GAME.catalogue.tweenies],
    *("work ws-1a", "work ws-1b", "work ws-look-1", "work ws-ad-1", "work hollow-1"),
]


def table_of(one: Match) -> TheGameMakersState:
    return cast(TheGameMakersState, one.state)


@pytest.mark.parametrize(
    ("ids", "first", "last"),
    [
        ((0, 0), "pass", "pass"),
        ((1, 3), "move 1", "move 3"),
        ((4, 8), "kind cards", "kind plastic"),
        ((9, 13), "card 1 contract", "card 5 contract"),
        ((14, 18), "card 1 component", "card 5 component"),
        ((19, 20), "wood component", "wood worker"),
        ((21, 21), "die component", "die component"),
        ((22, 26), "advance set", "advance trees"),
        ((27, 29), "tile 1 component", "tile 3 component"),
        ((30, 32), "tile 1 machine", "tile 3 machine"),
        ((33, 50), "put 1 1 f", "put 3 6 f"),
        ((51, 68), "put 1 1 r", "put 3 6 r"),
        ((69, 69), "plastic component", "plastic component"),
        ((70, 72), "build A", "build C"),
        ((73, 76), "finish 1", "finish 4"),
        ((77, 88), "place 1 1", "place 3 4"),
        ((89, 96), "tweenie tw-cards", "tweenie tw-tree"),
        ((97, 106), "gap 1", "gap 10"),
        ((107, 118), "work ws-1a", "work hollow-2"),
        ((119, 130), "clear ws-1a", "clear hollow-2"),
        ((131, 140), "plant 1", "plant 10"),
        ((141, 142), "keep 1", "keep 2"),
        ((143, 144), "side a", "side b"),
    ],
)
def test_D8_1_the_vocabulary(ids: tuple[int, int], first: str, last: str) -> None:
    assert len(GAME.vocabulary) == 145
    assert (GAME.action(first), GAME.action(last)) == ids
    assert (GAME.action_name(ids[0]), GAME.action_name(ids[1])) == (first, last)


def test_D8_1_rows_before_columns() -> None:
    assert [GAME.action_name(id) for id in (38, 39)] == ["put 1 6 f", "put 2 1 f"]
    assert [GAME.action_name(id) for id in (80, 81)] == ["place 1 4", "place 2 1"]


def test_D8_1_the_numbers_of_cards_do_not_shift() -> None:
    state = start({"items": [item("gain cards 3")]}, deck={"top": ["azul", "ra", "scout"]})
    act(state, "card 1 component")
    assert offered(state, "card") == ["card 2 contract", "card 3 contract", "card 2 component", "card 3 component"]
    act(state, "card 3 contract")
    assert contracts(state)[0] == "scout"


def test_D8_2_the_decisions_of_the_setup() -> None:
    for seed in range(20):
        state = new(2, seed)
        for _ in range(3):
            assert legal(state) == ["keep 1", "keep 2"]
            act(state, "keep 2")
        for _ in range(2):
            assert legal(state) == ["side a", "side b"]
            act(state, "side b")
        for j in (1, 2, 3):
            assert legal(state) == [f"card {j} contract", f"card {j} component"]
            act(state, f"card {j} contract")
        assert state.acting_seats() == [1]


def test_D8_2_no_third_component() -> None:
    state = new(2)
    keep_structures(state)
    act(state, "card 1 component", "card 2 component")
    assert state.acting_seats() == [1]
    assert (len(factory(state).own_cards), contracts(state).count("")) == (2, 3)


def test_D8_3_without_an_item_forklifts_or_passing_and_free_actions() -> None:
    state = start({**READY_FOR_ALL, "forklifts": [0, 1, 2]})
    assert legal(state) == ["move 1", "move 2", "move 3", *FREE]
    state = start({**READY_FOR_ALL, "forklifts": [1, 1, 2]})
    assert legal(state) == ["pass", *FREE]


def test_D8_3_free_actions_that_are_not_offered() -> None:
    state = start(
        {
            "contracts": ["root"],
            "machines": line("ww....", "dd...."),
            "tweenies": {"tw-tree": 1},
            "structures": {"b-sawmill": [1]},
            "assigned": {"ws-look-1": [1]},
            "workers": [1],
        }
    )
    assert legal(state) == ["move 1", "move 2", "move 3", "work ws-ad-1"]


def test_D8_3_half_done_choices_come_alone() -> None:
    state = start({**READY_FOR_ALL, "case": [["azul", "ra"], [], ["", "", "", "chess"]]})
    act(state, "finish 2")
    assert legal(state) == [f"place {r} {c}" for r, c in ((1, 3), (1, 4), *[(2, c) for c in (1, 2, 3, 4)])] + [
        f"place 3 {c}" for c in (1, 2, 3)
    ]
    state = start(READY_FOR_ALL)
    act(state, "tweenie tw-tree")
    assert legal(state) == ["gap 1", "gap 2"]


@pytest.mark.parametrize(
    ("player", "text", "choices"),
    [
        ({}, "gain any 2", [f"kind {kind}" for kind in ("cards", "wood", "dice", "tiles", "plastic")]),
        ({}, "gain cards 1", ["card 1 contract", "card 1 component"]),
        ({"contracts": games_of("war", 4)}, "gain cards 2", ["card 1 component", "card 2 component"]),
        ({}, "gain wood 3", ["wood component", "wood worker"]),
        (
            {"cubes": {"war": 28}},
            "gain dice 1",
            ["die component", *[f"advance {track}" for track in ("set", "team", "engine", "trees")]],
        ),
        ({}, "gain tiles 3", ["tile 1 component", "tile 1 machine"]),
        (
            {"structures": {"a-museum": [], "b-workshop": [], "c-lucky-room": []}},
            "gain plastic 1",
            ["build A", "build B"],
        ),
        ({"cubes": {"set": 28}}, "advance any 2", [f"advance {track}" for track in ("team", "war", "engine", "trees")]),
        ({}, "advance trees 2", ["advance trees"]),
        ({"trees": ["ci-crew", "ci-hype"]}, "tree", [f"plant {n}" for n in (2, 3, 4, 5, 6, 8, 9, 10)]),
        ({"assigned": {"ws-1a": [1, 1], "ws-ad-1": [1]}}, "clear", ["clear ws-1a", "clear ws-ad-1"]),
    ],
)
def test_D8_4_the_choices_of_the_current_item(player: dict[str, Any], text: str, choices: list[str]) -> None:
    state = start({**player, "workers": [1], "items": [item(text)]})
    if text == "gain plastic 1":
        choices = ["plastic component", *choices]
    assert [name for name in legal(state) if not name.startswith("work")] == choices


def test_D8_5_legal_actions_never_depend_on_other_seats() -> None:
    for seats, seed in ((2, 1), (4, 2), (6, 3)):
        state, choose = begun(seats, seed), Random(seed)
        for _ in range(400):
            seat = choose.choice(state.acting_seats())
            others = [other for other in state.acting_seats() if other != seat]
            before = [state.legal_actions(other) for other in others]
            state.apply(seat, choose.choice(state.legal_actions(seat)))
            assert not others or [state.legal_actions(other) for other in others] == before


def test_D8_5_draws_happen_in_the_order_of_the_answers() -> None:
    for order in ((0, 1), (1, 0)):
        state = start(
            {"forklifts": [0, 1, 2]}, {"forklifts": [0, 1, 2]}, deck={"top": ["azul", "ra", "scout", "chess"]}
        )
        for seat in order:
            act(state, "move 2", seat=seat)
        assert factory(state, order[0]).items[0].drawn == ("azul", "ra")
        assert factory(state, order[1]).items[0].drawn == ("scout", "chess")


def test_D8_5_the_turn_ends_with_the_last_pass() -> None:
    state = start({"forklifts": [1, 2, 3]}, {"forklifts": [1, 2, 3]})
    act(state, "pass", seat=1)
    assert seen(state).turn == 1
    act(state, "pass", seat=0)
    assert seen(state).turn == 2


@pytest.mark.parametrize(
    ("player", "names", "result"),
    [
        (
            {"case": [games_of("war", 4), games_of("team", 4), games_of("set", 3)], "contracts": ["scout"]},
            ["finish 1"],
            "",
        ),
        ({"machines": line("ww....", "dd....")}, ["tweenie tw-wood"], "gain wood 2"),
        ({"machines": line("ccwwdd", "ttppcc", "wwddt."), "items": [item("gain tiles 1")]}, ["tile 1 machine"], ""),
    ],
)
def test_D8_6_a_single_second_half_is_made_at_once(player: dict[str, Any], names: list[str], result: str) -> None:
    state = start({"store": store(cards=2), **player})
    before = state.decisions
    act(state, *names)
    assert state.decisions == before + len(names), "what is not asked is not counted"
    assert factory(state).half is None
    assert not result or held(state)[0] == result


def test_D8_6_pass_plant_clear_and_a_named_track() -> None:
    nobody_free = {"assigned": {"ws-look-1": [1]}, "workers": []}
    state = start({**nobody_free, "items": [item("clear")], "forklifts": [1, 2, 3]})
    assert factory(state).break_room == (1, 0, 0)
    circles = [circle.id for circle in GAME.catalogue.circles]
    state = start({**nobody_free, "items": [item("tree"), item("advance war 2")], "trees": circles[:9]}, {})
    assert (factory(state).trees, state.players[0].cubes[2]) == (10, 2)
    state = start({**nobody_free, "forklifts": [1, 2, 3]}, {})
    assert factory(state).passed


def test_D8_7_every_turn_ends_even_if_nobody_wants_to_pass() -> None:
    for seats, seed in ((1, 0), (2, 1), (3, 2)):
        state, choose = begun(seats, seed), Random(seed)
        while not state.is_over():
            turn, made = state.turn, 0
            while not state.is_over() and state.turn == turn:
                seat = state.acting_seats()[0]
                free = [action for action in state.legal_actions(seat) if action > GAME.action("build C")]
                state.apply(seat, choose.choice(free or state.legal_actions(seat)))
                made += 1
                assert made < 200 * seats


# Taking back

WOOD = {"forklifts": [0, 1, 2], "workers": [1, 1, 1, 1]}


def test_D8_8_own_decisions_are_taken_back_one_after_the_other() -> None:
    one = match(WOOD, WOOD)
    play(one, 0, "move 1", "wood worker", "work ws-ad-1")
    play(one, 1, "move 1", "wood component")
    for _ in range(3):
        one.undo(0)
    state = table_of(one)
    assert legal(state)[:3] == ["move 1", "move 2", "move 3"]
    assert factory(state).break_room == (4, 0, 0)
    assert stored(state, 1) == "wood 1", "what others did stays"
    assert not one.can_undo(0)
    with pytest.raises(IllegalAction, match="seat 0 cannot take anything back"):
        one.undo(0)


def test_D8_8_pass_is_taken_back_until_the_turn_ends() -> None:
    one = match({"forklifts": [1, 2, 3], "workers": [1]}, {"forklifts": [1, 2, 3], "workers": [1]})
    play(one, 0, "work ws-ad-1")
    assert factory(table_of(one)).passed, "nothing else was left to do"
    one.undo(0)
    play(one, 0, "pass")
    one.undo(0)
    assert legal(table_of(one)) == ["pass", "work ws-look-1", "work ws-ad-1"]
    play(one, 0, "pass")
    play(one, 1, "pass")
    assert not one.can_undo(0)
    assert not one.can_undo(1)


def test_D8_8_nothing_is_taken_back_across_the_end_of_a_turn_not_even_alone() -> None:
    one = match({"forklifts": [1, 2, 3], "workers": [1, 1, 1]})
    play(one, 0, "work ws-ad-1", "pass")
    assert seen(table_of(one)).turn == 2
    assert not one.can_undo(0)
    play(one, 0, "work ws-look-1")
    one.undo(0)
    assert not one.can_undo(0)


@pytest.mark.parametrize("kind", ["cards", "tiles", "dice"])
def test_D8_8_back_to_but_not_across_what_opened_a_gain(kind: str) -> None:
    one = match({**WOOD, "items": [item("gain any 2")]}, WOOD)
    play(one, 0, "work ws-look-1", f"kind {kind}")
    assert not one.can_undo(0), "something hidden came into view"
    uses = {"cards": "card 1 component", "tiles": "tile 1 component", "dice": "die component"}
    play(one, 0, uses[kind])
    assert one.can_undo(0)
    one.undo(0)
    assert not one.can_undo(0)


@pytest.mark.parametrize("kind", ["wood", "plastic"])
def test_D8_8_wood_and_plastic_hide_nothing(kind: str) -> None:
    one = match({**WOOD, "items": [item("gain any 2")]}, WOOD)
    play(one, 0, f"kind {kind}", f"{kind} component")
    one.undo(0)
    one.undo(0)
    assert held(table_of(one)) == ["gain any 2"]


def test_D8_8_what_another_seat_draws_does_not_matter() -> None:
    one = match(WOOD, WOOD)
    play(one, 0, "move 1", "wood worker")
    play(one, 1, "move 2")
    looking = factory(table_of(one), 1).items[0].drawn
    one.undo(0)
    assert factory(table_of(one), 1).items[0].drawn == looking
    assert held(table_of(one)) == ["gain wood 1"]


@pytest.mark.parametrize("shuffled", [False, True])
def test_D8_8_not_a_finish_whose_cards_have_been_shuffled_into_the_deck(shuffled: bool) -> None:
    one = match(
        {"forklifts": [1, 2, 3], "contracts": ["star-realms"], "store": store(cards=2), "workers": [1]},
        WOOD,
        deck={"size": 1 if shuffled else 5},
    )
    play(one, 0, "finish 1", "place 1 1", "advance war")
    play(one, 1, "move 2")
    assert (seen(table_of(one)).discards == 0) == shuffled
    one.undo(0)
    one.undo(0)
    assert factory(table_of(one)).half is not None
    assert one.can_undo(0) == (not shuffled)
    if not shuffled:
        one.undo(0)
        assert contracts(table_of(one))[0] == "star-realms"
        assert stored(table_of(one)) == "2 cards"


def test_D8_8_not_a_finish_whose_tile_has_been_shuffled_into_its_stack() -> None:
    one = match(
        {"contracts": ["neuroshima-hex-3-0"], "store": store("tiles 3"), "forklifts": [1, 2, 3], "workers": [1]},
        {"items": [item("gain any 3")]},
        stacks={"3": {"size": 0}},
    )
    play(one, 0, "finish 1")
    play(one, 1, "kind tiles")
    assert not one.can_undo(0)
    play(one, 0, "place 1 1")
    assert one.can_undo(0)


def test_D8_8_taking_back_at_random_changes_nothing_for_others() -> None:
    taken_back = 0
    for seed in range(3):
        choose, one = Random(seed), Match.new(GAME, 2, seed, {})
        while not one.state.is_over() and len(one.decisions) < 120:
            seat = choose.choice(one.state.acting_seats())
            one.play(seat, choose.choice(one.state.legal_actions(seat)))
            who = choose.randrange(2)
            if choose.random() < 0.2 and one.can_undo(who):
                before = factory(table_of(one), 1 - who)
                one.undo(who)
                taken_back += 1
                assert factory(table_of(one), 1 - who) == before
    assert taken_back > 20
