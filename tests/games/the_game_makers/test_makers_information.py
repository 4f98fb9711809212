"""Who knows what, states that a seat cannot tell apart, and where chance comes in (I9)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from makers_table import (
    GAME,
    act,
    begun,
    factory,
    held,
    item,
    keep_structures,
    legal,
    line,
    match,
    new,
    play_at_random,
    seen,
    set_up,
    start,
    store,
)

from cogwright.engine import Journal, RandomSource
from cogwright.games.the_game_makers import TheGameMakersState
from cogwright.players.plain import as_json

LOOK = {"ws-look-1": [1], "ws-look-2": [2]}
RICH = {
    "contracts": ["root"],
    "case": [["scout"]],
    "store": {"cards": ["azul", "ra"], "wood": {"2": 1}, "tiles": {"2": ["t2-cards-wood"]}},
    "assigned": LOOK,
    "workers": [3],
    "machines": line("ww....", "dd...."),
    "cubes": {"war": 5},
    "trees": ["ci-crew"],
    "structures": {"a-museum": [1], "b-sawmill": [], "c-bindery": [2]},
    "items": [item("gain cards 2"), item("gain dice 3", face=4)],
}


def played(seats: int, seed: int, decisions: int) -> TheGameMakersState:
    """A state after so many random decisions."""
    state = new(seats, seed)
    play_at_random(state, Random(seed), decisions)
    return state


def guesses(state: TheGameMakersState, seat: int, n: int = 20) -> list[TheGameMakersState]:
    found = [state.guess(seat, RandomSource(number)) for number in range(n)]
    assert all(guess.view(seat) == state.view(seat) for guess in found)
    assert all(guess.legal_actions(seat) == state.legal_actions(seat) for guess in found)
    return found


def test_I9_1_what_lies_on_the_table_is_public() -> None:
    state = start(RICH, {}, revolution=3, turn=7, deck={"top": ["chess", "caylus", "hive", "go"], "size": 100})
    own, others = factory(state), seen(state, 1).players[0]
    hidden = {"own_cards", "own_tiles", "items"}
    for field in own.__dataclass_fields__:
        if field not in hidden:
            assert getattr(own, field) == getattr(others, field), field
    assert others.components == {
        "cards": (2,),
        "wood": (0, 1, 0),
        "dice": (0,) * 3,
        "tiles": (0, 1, 0),
        "plastic": (0,) * 3,
    }
    looking = others.items[0]
    assert (looking.resource, looking.amount, looking.looking, looking.keep) == ("cards", 2, 4, 2)
    assert (others.items[1].resource, others.items[1].amount, others.items[1].face) == ("dice", 3, 4)
    view = seen(state, None)
    assert (view.turn, view.revolution, view.deck) == (7, 3, 96)
    assert (view.discards, view.stacks, view.stack_discards) == (112, (60, 42, 35), (0, 0, 0))


def test_I9_1_unused_marketing_tiles_and_passing() -> None:
    state = begun(3)
    assert len(seen(state, None).unused_tiles) == 12 - 6
    state = start({"forklifts": [1, 2, 3]}, {})
    act(state, "pass")
    assert [player.passed for player in seen(state, 1).players] == [True, False]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_I9_2_order_and_piles_are_in_no_view(viewer: int | None) -> None:
    tops = [["chess", "caylus"], ["hive", "go"]]
    views = [
        start({}, {}, deck={"top": top, "size": 50}, stacks={"1": {"top": [f"t1-{kind}"]}}, seed=seed).view(viewer)
        for top, kind, seed in zip(tops, ("wood", "dice"), (1, 2), strict=True)
    ]
    assert views[0] == views[1]


def test_I9_3_drawn_cards_and_components_are_for_their_seat_alone() -> None:
    state = start(RICH, {"items": [item("gain tiles 2")]}, deck={"top": ["chess", "caylus", "hive", "go"]})
    mine = factory(state)
    assert mine.items[0].drawn == ("chess", "caylus", "hive", "go")
    assert (mine.own_cards, mine.own_tiles) == (("azul", "ra"), ("t2-cards-wood",))
    for viewer in (1, None):
        text = as_json(seen(state, viewer))
        shown = seen(state, viewer).players[0]
        assert (shown.own_cards, shown.own_tiles, shown.items[0].drawn) == ((), (), ())
        assert not any(f'"{id}"' in text for id in ("chess", "caylus", "hive", "go", "azul", "ra", "t2-cards-wood"))
    tile = factory(state, 1).items[0].drawn[0]
    assert f'"{tile}"' not in as_json(seen(state, 0))


def test_I9_3_the_setup_is_secret_but_for_the_marketing_tiles() -> None:
    state = new(2, 4)
    keep_structures(state, 1, "keep 2", "keep 1", "keep 2")
    mine = factory(state, 1)
    secrets = {id for pair in mine.dealt_structures for id in pair} | {id for id in mine.dealt_cards if id}
    assert len(secrets) == 9
    for viewer in (0, None):
        text = as_json(seen(state, viewer))
        assert not [id for id in secrets if f'"{id}"' in text]
        shown = seen(state, viewer).players[1]
        assert [side.tile for side in shown.sides] == [side.tile for side in mine.sides]
        assert [side.side for side in shown.sides] == [None, None]
    for j in (1, 2, 3):
        before = [seen(state, viewer).players[1] for viewer in (0, None)]
        act(state, f"card {j} contract", seat=1)
        after = [seen(state, viewer).players[1] for viewer in (0, None)]
        if j < 3:
            assert before == after, "what is chosen is not seen"


def test_I9_3_rejected_structures_stay_unknown() -> None:
    state = new(2, 4)
    dealt = {seat: factory(state, seat).dealt_structures for seat in (0, 1)}
    for seat in (0, 1):
        set_up(state, seat)
    for viewer in (0, 1, None):
        text = as_json(seen(state, viewer))
        assert not [pair[1] for mine in dealt.values() for pair in mine if f'"{pair[1]}"' in text]


def test_I9_3_the_journal_tells_secrets_to_their_seat_only() -> None:
    journal = Journal()
    state = start({}, {"items": [item("gain cards 2")]}, journal=journal, deck={"top": ["chess", "caylus"]})
    act(state, "card 1 component", "card 2 contract", seat=1)
    named = [(line.message, line.only) for line in journal.lines if "card" in line.message.args]
    secret = [(message.id, reader) for message, reader in named if reader is not None]
    assert secret == [("log-drawn-card", 1), ("log-drawn-card", 1), ("log-card-component", 1)]
    assert [(message.id, message.args["card"]) for message, reader in named if reader is None] == [
        ("log-contract", "caylus")
    ]


@pytest.mark.parametrize("decisions", [0, 5, 11, 40, 200, 400])
@pytest.mark.parametrize("seats", [2, 4])
def test_I9_4_guesses_look_the_same_and_differ_in_what_is_hidden(seats: int, decisions: int) -> None:
    state = played(seats, 5, decisions)
    found = guesses(state, 0)
    assert len({tuple(guess.deck[guess.deck_next :]) for guess in found}) == 20
    assert len({tuple(guess.stacks[2]) for guess in found}) == 20
    own = set(factory(state).own_cards)
    for guess in found:
        assert cards_of(guess) == dict.fromkeys(range(216), 1)
        assert {GAME.catalogue.cards[card].id for card in guess.players[0].hand} == own
        for mine, theirs in zip(state.players, guess.players, strict=True):
            assert [len(tiles) for tiles in theirs.tile_store] == [len(tiles) for tiles in mine.tile_store]
            assert seen(state, None).players[mine.seat].components == seen(guess, None).players[mine.seat].components


def cards_of(state: TheGameMakersState) -> dict[int, int]:
    """How often each card is somewhere."""
    found = Counter(state.deck[state.deck_next :] + state.discards[0])
    for player in state.players:
        found.update(player.hand + player.contracts + player.case + player.dealt_cards)
        found.update(card for item in player.items if (item.kind, item.what) == (0, 0) for card in item.drawn)
        if player.half == 1:
            found[player.half_of] += 1
    del found[-1]
    return dict(found)


def test_I9_4_every_hidden_place_may_hold_every_hidden_card() -> None:
    position = {"store": store(cards=20), "items": [item("gain cards 2")]}
    state = start({"store": {"cards": ["azul"]}}, position, deck={"size": 150})
    places: dict[str, set[int]] = {"hand": set(), "drawn": set(), "discards": set(), "deck": set()}
    for guess in guesses(state, 0, 60):
        places["hand"] |= set(guess.players[1].hand)
        places["drawn"] |= set(guess.players[1].items[0].drawn)
        places["discards"] |= set(guess.discards[0])
        places["deck"] |= set(guess.deck)
    hidden = 215
    assert {name: len(cards) for name, cards in places.items()}["deck"] == hidden
    assert len(places["discards"]) == hidden
    assert len(places["hand"]) > 200
    assert len(places["drawn"]) > 70


def test_I9_4_in_the_setup_also_structures_and_choices_are_guessed() -> None:
    state = new(3, 6)
    set_up(state, 1)
    keep_structures(state, 2)
    found = guesses(state, 0)
    kept = {tuple(structure.id for structure in guess.players[1].structures) for guess in found}
    sides = {tuple(side.letter for side in guess.players[1].sides) for guess in found}
    assert (len(kept), len(sides)) == (20, 4)
    contracts = {sum(card >= 0 for card in guess.players[1].contracts) for guess in found}
    assert contracts == {1, 2, 3}, "how many cards became contracts is secret"
    for guess in found:
        assert guess.players[1].contracts[0] >= 0, "at least one contract"
        act(guess, "card 1 component", seat=2)
        set_up(guess, 0)
        assert guess.acting_seats() == [2]


def test_I9_4_views_have_no_memory() -> None:
    state = start(
        {"items": [item("gain cards 1")], "assigned": LOOK, "workers": [1]}, deck={"top": ["chess", "go", "hive"]}
    )
    act(state, "card 1 component")
    assert not any(f'"{id}"' in as_json(seen(state)) for id in ("go", "hive"))


# Chance


@pytest.mark.parametrize(
    ("names", "moves"),
    [
        (["move 1", "wood worker", "work ws-look-1", "finish 1", "place 1 1"], False),
        (["move 2"], False),
        (["move 3"], False),
        (["tweenie tw-plastic"], False),
        (["tweenie tw-dice"], True),
    ],
)
def test_I9_5_chance_comes_in_by_rolls_and_shuffles_only(names: list[str], moves: bool) -> None:
    state = start({"contracts": ["chess"], "store": store("wood 3"), "machines": line("ww", "dd"), "workers": [1, 1]})
    before = state.random.copy().word()
    act(state, *names)
    assert (state.random.copy().word() != before) == moves


def test_I9_5_a_reshuffle_uses_chance() -> None:
    state = start({"items": [item("gain cards 1"), item("gain cards 1")]}, deck={"size": 1})
    before = state.random.copy().word()
    act(state, "card 1 component")
    assert state.random.copy().word() != before


def test_I9_5_the_same_seed_gives_the_same_setup() -> None:
    for seats in range(1, 7):
        assert [new(seats, 9).view(seat) for seat in range(seats)] == [
            new(seats, 9).view(seat) for seat in range(seats)
        ]


def test_I9_6_everybody_sees_the_exact_score_of_all() -> None:
    state = played(3, 2, 500)
    totals = [sheet.total for sheet in state.score_sheets()]
    assert max(totals) > 0
    for viewer in (0, 1, 2, None):
        assert [player.score for player in seen(state, viewer).players] == totals


def test_I9_3_the_other_seat_sees_only_how_many_cards_a_match_draws() -> None:
    one = match({"forklifts": [0, 1, 2]}, {}, deck={"top": ["chess", "caylus"]})
    one.play(0, GAME.action("move 2"))
    view: Any = one.state.view(1)
    assert view.players[0].items[0].looking == 2
    assert held(start({"items": [item("tree")]})) == ["tree"]
    assert legal(start({}, {}), 1)[:1] == ["move 1"]
