"""Overview, components and setup (O1, C2, S3)."""

from __future__ import annotations

from collections import Counter

import pytest
from makers_table import (
    GAME,
    act,
    begun,
    contracts,
    factory,
    held,
    item,
    keep_structures,
    legal,
    lines,
    new,
    seen,
    set_up,
    start,
    stored,
    trees,
)

from cogwright.engine import BadSeats, Match
from cogwright.games.the_game_makers.catalogue import GENRES, KINDS, LETTERS, TRACKS

SEATS = range(1, 7)
every_seats = pytest.mark.parametrize("seats", SEATS)


def test_O1_1_one_to_six_players() -> None:
    assert [new(seats).seats for seats in SEATS] == list(SEATS)
    for seats in (0, 7):
        with pytest.raises(BadSeats, match="1 to 6 seats"):
            new(seats)


@every_seats
def test_O1_2_all_players_act_at_the_same_time(seats: int) -> None:
    state = new(seats)
    assert state.acting_seats() == list(range(seats))
    for seat in reversed(range(seats)):
        set_up(state, seat)
    assert state.acting_seats() == list(range(seats))


def test_O1_3_where_points_come_from() -> None:
    assert list(lines(begun())) == ["row-1", "row-2", "row-3", *GENRES, "trees", "structure"]


# Components


def test_C2_1_six_wedges() -> None:
    assert sorted(GAME.components.data["wheel"]["wedges"]) == sorted([*KINDS, "wild"])


@every_seats
def test_C2_2_three_forklifts_for_every_number_of_players(seats: int) -> None:
    assert [len(player.forklifts) for player in seen(new(seats)).players] == [3] * seats


def test_C2_3_there_are_216_cards_of_four_genres() -> None:
    cards = GAME.catalogue.cards
    assert Counter(GENRES[card.genre] for card in cards) == dict.fromkeys(GENRES, 54)
    assert len({card.id for card in cards}) == len({card.rank for card in cards}) == 216


def test_C2_4_wood_dice_and_plastic_never_end() -> None:
    state = start({"items": [item(f"gain {kind} 3") for kind in ("wood", "dice", "plastic") for _ in range(60)]})
    for name in ("wood component", "die component", "plastic component"):
        for _ in range(60):
            act(state, name)
    assert stored(state) == ", ".join(["wood 3"] * 60 + ["dice 3"] * 60 + ["plastic 3"] * 60)


def test_C2_5_tiles_of_three_levels() -> None:
    tiles = GAME.catalogue.tiles
    assert [sum(tile.copies for tile in tiles if tile.level == level) for level in (1, 2, 3)] == [60, 45, 35]
    assert all(len(tile.segments) == tile.level for tile in tiles)


def test_C2_6_twelve_marketing_tiles_with_two_sides() -> None:
    tiles = GAME.catalogue.marketing_tiles
    assert [tile.half for tile in tiles] == [0] * 6 + [1] * 6
    assert all([side.letter for side in tile.sides] == ["a", "b"] for tile in tiles)
    assert all(len(side.formulas) == 2 and all(side.formulas) for tile in tiles for side in tile.sides)


def test_C2_7_structures_of_three_letters() -> None:
    assert Counter(LETTERS[structure.letter] for structure in GAME.catalogue.structures) == {"A": 13, "B": 12, "C": 13}


def test_C2_8_what_a_player_has() -> None:
    view = seen(begun(1))
    mine = view.players[0]
    assert (view.case_rows, view.case_columns, len(mine.case)) == (3, 4, 12)
    assert len(mine.contracts) == 4
    assert [place.id for place in mine.places] == [
        *("ws-1a", "ws-1b", "ws-2a", "ws-2b", "ws-3"),
        *("ws-look-1", "ws-look-2", "ws-ad-1", "ws-ad-2", "ws-ad-3"),
    ]
    assert [len(row) for row in mine.line] == [6, 6, 6]
    assert [gap.number for gap in mine.gaps] == list(range(1, 11))
    assert [(track.id, track.end) for track in mine.tracks] == list(zip(TRACKS, [28, 28, 28, 28, 29], strict=True))
    assert len(mine.circles) == 10
    assert len(mine.tweenies) == 8
    assert [structure.letter for structure in mine.structures] == ["A", "B", "C"]


# Setup


def test_S3_1_the_wild_wedge_at_ready_and_the_others_in_random_order() -> None:
    wheels = [seen(new(2, seed)).wheel for seed in range(20)]
    assert {wheel[0] for wheel in wheels} == {"wild"}
    assert all(sorted(wheel[1:]) == sorted(KINDS) for wheel in wheels)
    assert len(set(wheels)) > 10
    assert seen(new()).revolution == 0


@every_seats
def test_S3_2_deck_stacks_and_empty_discard_piles(seats: int) -> None:
    view = seen(new(seats))
    assert (view.deck, view.stacks) == (216 - 3 * seats, (60, 45, 35))
    assert (view.discards, view.stack_discards) == (0, (0, 0, 0))
    decks = {tuple(new(1, seed).deck) for seed in range(4)}
    stacks = {tuple(new(1, seed).stacks[1]) for seed in range(4)}
    assert (len(decks), len(stacks)) == (4, 4)


@every_seats
def test_S3_3_everybody_has_a_tile_of_each_half_and_chooses_its_side(seats: int) -> None:
    view = seen(new(seats))
    halves = {tile.id: tile.half for tile in GAME.catalogue.marketing_tiles}
    dealt = [side.tile for player in view.players for side in player.sides]
    assert [halves[tile] for tile in dealt] == [0, 1] * seats
    assert sorted([*dealt, *view.unused_tiles]) == sorted(halves)


def test_S3_3_both_sides_may_be_chosen_for_several_players() -> None:
    state = new(2)
    act(state, "keep 1", "keep 1", "keep 1")
    assert legal(state) == ["side a", "side b"]
    act(state, "side b")
    assert legal(state) == ["side a", "side b"]
    act(state, "side a")
    assert [side.side for side in factory(state).sides] == ["b", "a"]


@pytest.mark.parametrize("half", [0, 1])
def test_S3_3_a_side_for_two_players_cannot_be_chosen_alone(half: int) -> None:
    for seed in range(100):
        state = new(1, seed)
        if factory(state).sides[half].tile in ("mt-leader", "mt-rivalry"):
            keep_structures(state)
            assert factory(state).sides[half].side == "b"
            return
    raise AssertionError("the tile was never dealt")


@every_seats
def test_S3_4_two_structures_of_each_letter_are_dealt_and_one_is_kept(seats: int) -> None:
    state = new(seats)
    letters = {structure.id: LETTERS[structure.letter] for structure in GAME.catalogue.structures}
    dealt = [factory(state, seat).dealt_structures for seat in range(seats)]
    assert all([[letters[id] for id in pair] for pair in mine] == [["A"] * 2, ["B"] * 2, ["C"] * 2] for mine in dealt)
    assert len({id for mine in dealt for pair in mine for id in pair}) == 6 * seats
    for seat in range(seats):
        act(state, "keep 2", "keep 1", "keep 2", seat=seat)
        chosen = [structure.id for structure in factory(state, seat).structures]
        assert chosen == [dealt[seat][0][1], dealt[seat][1][0], dealt[seat][2][1]]
    state = begun(seats)
    assert all(player.dealt_structures == [] for player in state.players)


def test_S3_5_one_worker_of_level_1() -> None:
    assert [(player.break_room, player.workers) for player in seen(new(3)).players] == [((1, 0, 0), 1)] * 3


def test_S3_6_forklifts_at_0_1_and_2() -> None:
    assert [player.forklifts for player in seen(new(3)).players] == [(0, 1, 2)] * 3


def test_S3_7_at_least_one_of_three_cards_becomes_a_contract() -> None:
    state = new(1)
    dealt = factory(state).dealt_cards
    assert len(dealt) == 3
    keep_structures(state)
    assert legal(state) == ["card 1 contract", "card 1 component"]
    act(state, "card 1 component")
    assert legal(state) == ["card 2 contract", "card 2 component"]
    act(state, "card 2 component")
    assert seen(state).turn == 1, "the third card is a contract without being asked for"
    assert contracts(state) == [dealt[2], "", "", ""]
    assert factory(state).own_cards == dealt[:2]


def test_S3_7_all_three_cards_may_become_contracts() -> None:
    state = new(1)
    dealt = list(factory(state).dealt_cards)
    set_up(state, 0, ("contract", "contract", "contract"))
    assert contracts(state) == [*dealt, ""]
    assert stored(state) == ""


def test_S3_7_contracts_go_to_the_lowest_space() -> None:
    state = new(1)
    dealt = list(factory(state).dealt_cards)
    set_up(state, 0, ("component", "contract", "contract"))
    assert contracts(state) == [*dealt[1:], "", ""]


def test_S3_8_everything_else_is_empty() -> None:
    for mine in seen(begun(2)).players:
        assert [(track.step, track.multiplier) for track in mine.tracks] == [(0, 1)] * 5
        assert not any(kind for row in mine.line for kind in row)
        assert not any(mine.case)
        assert mine.trees == 0
        assert len(mine.tweenies) == 8
        assert [sum(structure.built) for structure in mine.structures] == [0, 0, 0]


def test_S3_9_decisions_are_made_in_order_in_secret_and_revealed_at_the_end() -> None:
    state = new(2)
    asked: list[str] = []
    while seen(state).step == "setup" and legal(state, 1):
        asked.append(legal(state, 1)[0])
        act(state, legal(state, 1)[0], seat=1)
    assert asked == [*["keep 1"] * 3, "side a", "side a", *[f"card {j} contract" for j in (1, 2, 3)]]
    assert state.acting_seats() == [0]
    hidden = seen(state, 0).players[1]
    assert (hidden.structures, hidden.contracts, hidden.components["cards"]) == ((), (None,) * 4, (0,))
    assert [side.side for side in hidden.sides] == [None, None]
    set_up(state, 0)
    revealed = seen(state, 0).players[1]
    assert (seen(state).step, seen(state).turn) == ("turn", 1)
    assert len(revealed.structures) == 3
    assert None not in revealed.contracts[:3]
    assert [side.side for side in revealed.sides] == ["a", "a"]


def test_S3_9_everything_dealt_is_seen_before_the_first_choice() -> None:
    state = new(4)
    for seat in range(4):
        mine = factory(state, seat)
        assert [len(pair) for pair in mine.dealt_structures] == [2, 2, 2]
        assert (len(mine.sides), len(mine.dealt_cards)) == (2, 3)


@every_seats
def test_S3_10_nothing_in_the_setup_is_a_gain(seats: int) -> None:
    state = begun(seats)
    for seat in range(seats):
        assert held(state, seat) == []
        assert trees(state, seat) == []
        assert factory(state, seat).workers == 1
    assert seen(state).discards == 0


def test_D8_8_setup_decisions_are_taken_back_until_the_last_seat_has_finished() -> None:
    one = Match.new(GAME, 2, 5)
    first = [GAME.action_name(action) for action in one.state.legal_actions(0)]
    made: list[int] = []
    for seat in (0, 1):
        while seat in one.state.acting_seats() and len(made) < 15:
            made.append(seat)
            one.play(seat, one.state.legal_actions(seat)[0])
    assert one.state.acting_seats() == [1]
    while one.can_undo(0):
        one.undo(0)
    assert [GAME.action_name(action) for action in one.state.legal_actions(0)] == first
    while one.state.legal_actions(0):
        one.play(0, one.state.legal_actions(0)[0])
    one.play(1, one.state.legal_actions(1)[0])
    assert not one.can_undo(0)
    assert not one.can_undo(1)
