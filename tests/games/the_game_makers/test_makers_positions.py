"""Written positions: what may be named, what is as usual, what is refused (`docs/positions/the-game-makers.md`)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from makers_table import (
    GAME,
    WHEEL,
    act,
    contracts,
    cubes,
    factory,
    held,
    item,
    legal,
    line,
    seen,
    start,
    store,
    stored,
    trees,
)

from cogwright.engine import BadPosition, Journal

DOCS = Path(__file__).parents[3] / "docs" / "positions" / "the-game-makers.md"
EXAMPLES = [block.split("```")[0] for block in DOCS.read_text(encoding="utf-8").split("```toml\n")[1:]]


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(data)
    said = str(caught.value)
    assert "\n" not in said
    assert said.startswith("position: ")
    return said


@pytest.mark.parametrize("seats", range(1, 7))
def test_nothing_but_the_seats_need_be_named(seats: int) -> None:
    state = start(seats=seats)
    assert state.acting_seats() == list(range(seats))
    view = seen(state)
    assert (view.step, view.turn, view.revolution) == ("turn", 1, 0)
    assert (view.deck, view.stacks, view.discards) == (216, (60, 45, 35), 0)
    for player in view.players:
        assert (player.forklifts, player.break_room) == ((0, 1, 2), (1, 0, 0))
    structures = [structure.id for player in view.players for structure in player.structures]
    sides = [side.tile for player in view.players for side in player.sides]
    assert len(set(structures)) == 3 * seats
    assert len(set(sides)) == 2 * seats


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_of_the_document_load(example: str) -> None:
    state = GAME.from_position(tomllib.loads(example))
    assert state.acting_seats()
    assert GAME.draw(state.view(0))


def test_the_examples_of_the_document_are_what_it_says() -> None:
    assert len(EXAMPLES) == 3
    last = start(**tomllib.loads(EXAMPLES[2]))
    assert (seen(last).step, seen(last).turn, seen(last).revolution) == ("last", 25, 4)
    assert last.acting_seats() == [1]
    assert [gap.number for gap in factory(last, 1).gaps if gap.open] == [1]
    assert factory(last, 1).line[1][:2] == ("wood", "cards")
    act(last, "pass", seat=1)
    assert last.is_over()


def test_the_same_seed_lays_the_same_deck() -> None:
    decks = [start(seed=seed).deck for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


def test_a_whole_position() -> None:
    state = start(
        {
            "forklifts": [0, 0, 3],
            "contracts": ["root", "", "scout"],
            "case": [["azul"], ["", "ra"]],
            "store": {**store("wood 1, wood 1, dice 3", cards=["hanabi"]), "tiles": {"2": ["t2-cards-wood"], "1": 2}},
            "workers": [1, 3],
            "assigned": {"ws-2b": [2, 3], "ws-look-1": [1], "hollow-1": [2]},
            "machines": line("www", "ddt"),
            "tweenies": {"tw-tree": 2},
            "cubes": {"war": 7, "trees": 8},
            "trees": ["ci-hype"],
            "left": "mt-corner b",
            "right": "mt-legends a",
            "structures": {"b-sawmill": [1, 2], "a-museum": [2]},
            "items": [
                item("gain cards 2", drawn=["", "chess", "caylus"], keep=1),
                item("advance war 3"),
                item("clear", extra=True),
            ],
        },
        wheel=["dice", "wild"],
        turn=9,
        revolution=2,
        options={"buildings": "at-least"},
    )
    view, mine = seen(state), factory(state)
    assert view.wheel == ("dice", "wild", "cards", "wood", "tiles", "plastic")
    assert (view.turn, view.revolution, view.buildings) == (9, 2, "at-least")
    assert mine.forklifts == (0, 0, 3)
    assert contracts(state) == ["root", "", "scout", ""]
    assert (mine.case[0], mine.case[5]) == ("azul", "ra")
    assert stored(state) == "1 cards, wood 1, wood 1, dice 3, tiles 1, tiles 1, tiles 2"
    assert mine.own_cards == ("hanabi",)
    assert (mine.break_room, mine.workers) == ((1, 0, 1), 6)
    assert {place.id: place.workers for place in mine.places if place.workers} == {
        "ws-2b": (3, 2),
        "ws-look-1": (1,),
        "hollow-1": (2,),
    }
    assert mine.see == 1
    assert mine.sets["wood"] == 1
    assert (mine.gaps[1].tweenie, mine.gaps[0].open) == ("tw-tree", True)
    assert (cubes(state.players[0])["war"], trees(state)) == (7, ["ci-hype"])
    assert [(side.tile, side.side) for side in mine.sides] == [("mt-corner", "b"), ("mt-legends", "a")]
    assert [(each.id, sum(each.built), each.active) for each in mine.structures][:2] == [
        ("a-museum", 1, False),
        ("b-sawmill", 2, True),
    ]
    assert held(state) == ["gain cards 2", "advance war 3", "clear"]
    assert (mine.items[0].drawn, mine.items[0].keep) == ((None, "chess", "caylus"), 1)
    assert [each.extra for each in mine.items] == [False, False, True]


def test_the_deck_and_the_stacks() -> None:
    state = start(
        {"store": store(cards=4)},
        deck={"top": ["azul", "ra"], "size": 10},
        stacks={"1": {"top": ["t1-wood"]}, "3": {"size": 0}},
    )
    assert (seen(state).deck, seen(state).discards) == (10, 202)
    assert (seen(state).stacks, seen(state).stack_discards) == ((60, 45, 0), (0, 0, 35))
    assert [state.card(card).id for card in state.deck[:2]] == ["azul", "ra"]


def test_what_needs_no_decision_happens_at_once() -> None:
    journal = Journal()
    state = start({"workers": [1] * 9, "forklifts": [1, 2, 3]}, {"forklifts": [1, 2, 3]}, journal=journal)
    assert trees(state) == ["ci-crew"]
    assert [line.message.id for line in journal.lines] == ["log-position", "log-tree-by-condition"]
    state = start({"assigned": {"ws-look-1": [1]}, "workers": [], "forklifts": [1, 2, 3]}, {})
    assert state.acting_seats() == [1]


def test_a_full_case_announces_the_end() -> None:
    case = [[card.id for card in GAME.catalogue.cards][n : n + 4] for n in (0, 4, 8)]
    assert seen(start({"case": case})).triggered
    assert seen(start(triggered=True)).triggered
    assert not seen(start()).triggered


def test_the_reason_of_the_end_of_a_last_turn() -> None:
    for triggered, reason in ((False, "long-stop"), (True, "case")):
        waiting = {"forklifts": [1, 2, 3]}
        state = start({**waiting, "passed": True}, waiting, last=True, triggered=triggered)
        act(state, "pass", seat=1)
        assert (state.is_over(), state.end_reason()) == (True, reason)


def test_what_a_later_row_names_is_not_given_to_an_earlier_seat() -> None:
    names = {"left": "mt-shelf a", "right": "mt-battle b", "structures": {"a-pocket-shop": [1], "c-green-office": []}}
    state = start({}, {}, names)
    assert [side.tile for side in factory(state, 2).sides] == ["mt-shelf", "mt-battle"]
    assert [structure.id for structure in factory(state, 2).structures][::2] == ["a-pocket-shop", "c-green-office"]
    for seat in (0, 1):
        assert not {side.tile for side in factory(state, seat).sides} & {"mt-shelf", "mt-battle"}


FULL_CASE = [["azul", "ra", "root", "chess", "scout"]]


@pytest.mark.parametrize(
    ("player", "complaint"),
    [
        ({"luck": 1}, "players, row 1: luck: is unknown"),
        ({"passed": 1}, "passed: must be true or false, not 1"),
        ({"passed": True}, "seat 0 has passed; it may have no item and no forklift at READY (N11.8)"),
        ({"passed": True, "forklifts": [1, 1, 2], "items": [item("tree")]}, "it may have no item"),
        ({"forklifts": [0, 1]}, "forklifts: must have 3 positions"),
        ({"forklifts": [0, 1, 4]}, "forklifts: may hold whole numbers, 0 to 3, not 4"),
        ({"forklifts": 3}, "forklifts: must be a list"),
        ({"contracts": ["root"] * 2}, "contracts: 'root' stands twice in the position; a card is in one place"),
        ({"contracts": ["nothing"]}, "contracts: may hold ids of game cards, not 'nothing'"),
        ({"contracts": ["azul", "ra", "root", "chess", "scout"]}, "contracts: may have 4 at most, not 5"),
        ({"case": FULL_CASE}, "case: row 1: must list 4 cards at most"),
        ({"case": [[], [], [], []]}, "case: may have 3 rows at most, not 4"),
        ({"case": ["azul"]}, "case: row 1: must list 4 cards at most"),
        ({"case": [["azul"]], "contracts": ["azul"]}, "'azul' stands twice"),
        ({"store": {"glue": 1}}, "store: glue: is unknown"),
        ({"store": {"wood": {"4": 1}}}, "store: wood: 4: is unknown"),
        ({"store": {"wood": {"1": -1}}}, "store: wood: 1: must be at least 0, not -1"),
        ({"store": {"tiles": {"1": ["t2-wood-wood"]}}}, "may hold ids of tiles of level 1, not 't2-wood-wood'"),
        ({"store": {"cards": 217}}, "there are only 216 pieces"),
        ({"store": {"tiles": {"3": 36}}}, "there are only 35 pieces"),
        ({"workers": [4]}, "workers: may hold whole numbers, 1 to 3, not 4"),
        ({"workers": []}, "workers: a player has at least one worker (N11.6)"),
        ({"assigned": {"ws-1a": [1]}}, "assigned: ws-1a: demands workers of the levels 1, 1"),
        ({"assigned": {"ws-2b": [2, 2]}}, "assigned: ws-2b: demands workers of the levels 3, 1"),
        ({"assigned": {"hollow-1": [1]}}, "assigned: hollow-1: is unknown"),
        ({"assigned": {"hollow-2": [1]}, "structures": {"b-sawmill": [1, 2]}}, "assigned: hollow-2: is unknown"),
        ({"machines": [{"tile": "t9", "row": 1, "column": 1}]}, "tile: may hold ids of tiles, not 't9'"),
        ({"machines": [{"tile": "t1-wood", "row": 4, "column": 1}]}, "row: must be 1 to 3, not 4"),
        ({"machines": [{"tile": "t2-wood-wood", "row": 1, "column": 6}]}, "does not lie on empty cells of one row"),
        ({"machines": [{"tile": "t1-wood", "row": 1, "column": 1}] * 2}, "does not lie on empty cells of one row"),
        (
            {"machines": [{"tile": "t3-wood-wood-wood", "row": n, "column": 1} for n in (1, 2)]},
            "'t3-wood-wood-wood' stands more often than there are copies, 1",
        ),
        ({"tweenies": {"tw-tree": 1}}, "tweenies: tw-tree: gap 1 is not surrounded by four segments and empty"),
        ({"tweenies": {"tw-glue": 1}}, "tweenies: tw-glue: is unknown"),
        (
            {"machines": line("ww", "dd"), "tweenies": {"tw-tree": 1, "tw-wood": 1}},
            "gap 1 is not surrounded by four segments and empty",
        ),
        ({"cubes": {"war": 29}}, "cubes: war: must be 0 to 28, not 29"),
        ({"cubes": {"party": 1}}, "cubes: party: is unknown"),
        ({"trees": ["ci-luck"]}, "trees: may hold ci-crew"),
        ({"trees": ["ci-crew", "ci-crew"]}, "trees: names 'ci-crew' twice"),
        ({"left": "mt-battle a"}, "left: must be one of mt-shelf a, mt-shelf b"),
        ({"structures": {"a-tower": []}}, "a-tower: must be a structure, one of each letter, that no other seat has"),
        ({"structures": {"a-museum": [], "a-promenade": []}}, "a-promenade: must be a structure, one of each letter"),
        ({"structures": {"a-museum": [3]}}, "a-museum: may hold whole numbers, 1 to 2, not 3"),
        ({"items": [{"kind": "luck"}]}, "items, row 1: kind: must be one of gain, advance, tree, clear"),
        ({"items": [item("gain glue 1")]}, "resource: must be one of cards, wood, dice, tiles, plastic, any"),
        ({"items": [item("gain wood 4")]}, "level: must be 1 to 3, not 4"),
        ({"items": [item("advance any 0")]}, "steps: must be at least 1, not 0"),
        ({"items": [item("gain wood 1", face=3)]}, "items, row 1: face: is unknown"),
        ({"items": [item("gain dice 1", face=0)]}, "face: must be at least 1, not 0"),
        ({"items": [item("gain cards 1", drawn=[])]}, "drawn: must have 1 to 5 pieces"),
        ({"items": [item("gain tiles 1", drawn=["t1-wood"] * 4)]}, "drawn: must have 1 to 3 pieces"),
        ({"items": [item("gain tiles 1", drawn=["t2-wood-wood"])]}, "may hold ids of tiles of level 1"),
        ({"items": [item("gain cards 1", drawn=["azul"], keep=2)]}, "keep: must be 1 to 1, not 2"),
    ],
)
def test_players_that_are_refused(player: dict[str, Any], complaint: str) -> None:
    said = refused({"seats": 2, "players": [player]})
    assert complaint in said
    assert "players" in said or "pieces" in said


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"seats": 7}, "seats: must be 1 to 6, not 7"),
        ({"seats": 0}, "seats: must be 1 to 6, not 0"),
        ({"luck": 1}, "luck: is unknown"),
        ({"turn": 0}, "turn: must be at least 1, not 0"),
        ({"revolution": -1}, "revolution: must be at least 0, not -1"),
        ({"last": 1}, "last: must be true or false"),
        ({"wheel": ["wild", "glue"]}, "wheel: may hold cards, wood, dice, tiles, plastic, wild, not 'glue'"),
        ({"wheel": ["wild", "wild"]}, "wheel: names 'wild' twice"),
        ({"options": {"buildings": "any"}}, "options: buildings: must be one of exact, at-least"),
        ({"options": {"luck": 1}}, "options: luck: is unknown"),
        ({"players": [{}, {}, {}]}, "players: may have 2 rows at most, not 3"),
        (
            {"players": [{"left": "mt-shelf a"}, {"left": "mt-shelf b"}]},
            "row 2: left: mt-shelf b belongs to another seat",
        ),
        ({"seats": 1, "players": [{"left": "mt-leader a"}]}, "mt-leader a belongs to another seat, or is not for 1"),
        (
            {"players": [{"structures": {"a-museum": []}}, {"structures": {"a-museum": []}}]},
            "row 2: structures: a-museum: must be a structure, one of each letter, that no other seat has",
        ),
        ({"players": [{"contracts": ["azul"]}, {"case": [["azul"]]}]}, "row 2: case: 'azul' stands twice"),
        ({"deck": {"top": ["nothing"]}}, "deck: top: may hold ids of game cards, not 'nothing'"),
        ({"deck": {"top": ["azul"], "size": 0}}, "deck: size: must be 1 to 216, not 0"),
        ({"deck": {"bottom": []}}, "deck: bottom: is unknown"),
        ({"stacks": {"4": {}}}, "stacks: 4: is unknown"),
        ({"stacks": {"2": {"top": ["t1-wood"]}}}, "stacks: 2: top: may hold ids of tiles of level 2"),
        ({"stacks": {"2": {"size": 46}}}, "stacks: 2: size: must be 0 to 45, not 46"),
    ],
)
def test_positions_that_are_refused(fields: dict[str, Any], complaint: str) -> None:
    assert complaint in refused({"seats": 2, **fields})


def test_the_rest_of_the_wheel_follows() -> None:
    assert seen(start(wheel=["dice"])).wheel == ("dice", "wild", "cards", "wood", "tiles", "plastic")
    assert seen(start()).wheel == tuple(WHEEL)
    assert legal(start())[:3] == ["move 1", "move 2", "move 3"]
