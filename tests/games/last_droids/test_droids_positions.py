"""Written positions (S9): what they may say and what is refused."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from droid_table import (
    GAME,
    ID,
    act,
    area,
    cards_of_decks,
    houses,
    player,
    position,
    seen,
    shown,
    start,
    yard,
)

from cogwright.engine import BadPosition, Journal, Match, Record

Data = dict[str, Any]
DOCS = Path(__file__).parents[3] / "docs" / "positions" / "last-droids.md"
RAIN, BROOK, COTTAGE = ID[1], ID[2], ID[45]


def two(**more: Any) -> Data:
    """A position of two players, one turn."""
    return position(2, [player("N1"), player("E1")], [[[1, 2]]], [[45, 49]], **more)


def test_S9_a_position_as_written() -> None:
    data = position(
        3,
        [
            player("N4 E1", [65, 9], extensions="N1", stored={ID[65]: {"oil": 1}}, houses=[55]),
            player("O1", [6]),
        ],
        [[[1, 2, 3], [15, 16, 17]]],
        [[45], [49], [54]],
        [[20], [21, 22], []],
        priority=2,
        turn=9,
        season=2,
        tokens={"house": ID[54], "owner": 0},
        interseasons=["interseason-oil"],
    )
    state = start(data)
    view = seen(state)
    assert (view.priority, view.turn, view.season, view.step) == (2, 9, 2, "deal")
    assert (area(state, 0), houses(state, 0), shown(yard(state, 0).shed)) == ([65, 9], [55], "N4 E1")
    assert yard(state, 0).stored == [[0, 1, 0, 0], [0, 0, 0, 0]]
    assert shown(yard(state, 2).shed) == ""
    assert [len(zone.discards) for zone in view.zones] == [1, 2, 0]
    assert [house.token_owner for zone in view.zones for house in zone.houses] == [None, None, 0]
    assert cards_of_decks(state) == [[[], [1, 2, 3], [15, 16, 17]]]
    assert state.acting_seats() == [2]


def test_S9_options_of_the_solo_game() -> None:
    state = start(position(1, [], [[[1, 2]]], options={"automa": "builder", "automa_bonus": -4}))
    assert (state.builder, state.automa_bonus) == (True, -4)


def test_S9_a_position_need_not_be_reachable() -> None:
    state = start(position(2, [player("N1"), player("E1")], [[[1, 93]]], [[]]))
    act(state, 0, "keep 93")
    assert state.acting_seats() == [1]  # seat 0 can only dismantle


def test_S9_a_match_begins_from_a_position_and_its_record_replays() -> None:
    played = Match.from_position(GAME, two())
    while not played.state.is_over():
        seat = played.state.acting_seats()[0]
        played.play(seat, played.state.legal_actions(seat)[-1])
    record = Record.read(played.record().write())
    assert Match.from_record(record, GAME).state.view(None) == played.state.view(None)


def test_S9_the_journal_begins_with_the_position() -> None:
    journal = Journal()
    start(two(turn=5), journal=journal)
    assert [line.message.id for line in journal.lines] == ["log-position", "log-turn"]


def test_S9_the_examples_of_the_documentation_are_positions() -> None:
    examples = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) >= 3
    for example in examples:
        assert not GAME.from_position(tomllib.loads(example)).is_over()


# Refusals


def with_player(seat: int = 0, **fields: Any) -> Callable[[Data], object]:
    return lambda data: data["players"][seat].update(fields)


def put(**fields: Any) -> Callable[[Data], object]:
    return lambda data: data.update(fields)


REFUSED: list[tuple[Callable[[Data], object], str]] = [
    (put(seats=5), "position: seats: must be 1 to 4, not 5"),
    (put(seats="two"), "seats: must be a whole number, 1 to 4"),
    (lambda data: data.pop("seats"), "seats: is missing"),
    (put(luck=1), "luck: is unknown; allowed are"),
    (put(priority=2), "priority: must be 0 to 1, not 2"),
    (put(turn=0), "turn: must be at least 1, not 0"),
    (put(season=4), "season: must be 1 to 3, not 4"),
    (put(options={"automa": "builder"}), "options: automa: is unknown; allowed are no fields"),
    (put(players=[{}, {}, {}]), "players: may have 2 rows at most, not 3"),
    (with_player(shed={"nut": 4}), "players, row 1: shed: nut: must be 0 to 3, not 4"),
    (with_player(shed={"leaf": 1}), "shed: leaf: is unknown; allowed are nut, oil, circuit, energy"),
    (with_player(extensions={"nut": -1}), "extensions: nut: must be at least 0, not -1"),
    (with_player(area=[COTTAGE]), "area: may hold droids, not the house 'tinker-cottage'"),
    (with_player(area=["toaster"]), "area: may hold ids of cards, not 'toaster'"),
    (with_player(area=[1]), "area: may hold ids of cards, not 1"),
    (with_player(area=[RAIN]), "decks: 'rain-barrel' stands twice in the position; a card is in one place"),
    (with_player(houses=[BROOK]), "houses: may hold houses, not the droid 'brook-keeper'"),
    (with_player(houses=[COTTAGE]), "zones, row 1: houses: 'tinker-cottage' stands twice"),
    (with_player(area=[ID[9]], stored={ID[9]: {"nut": 1}}), "stored: crate-stacker: nut: must be 0 to 0, not 1"),
    (with_player(area=[ID[65]], stored={ID[65]: {"oil": 2}}), "stored: belt-sack: oil: must be 0 to 1, not 2"),
    (with_player(stored={ID[65]: {"oil": 1}}), "stored: belt-sack: is unknown"),
    (with_player(hat=1), "players, row 1: hat: is unknown"),
    (lambda data: data.pop("zones"), "zones: is missing"),
    (put(zones=[{}, {}]), "zones: must have 1 rows, not 2"),
    (put(zones=[{"houses": [BROOK]}]), "zones, row 1: houses: may hold houses, not the droid"),
    (put(zones=[{"discards": [COTTAGE]}]), "discards: may hold droids, not the house"),
    (put(zones=[{"trees": []}]), "zones, row 1: trees: is unknown"),
    (put(tokens={"house": ID[50], "owner": 0}), "tokens: house: must be one of tinker-cottage, canal-house"),
    (put(tokens={"house": COTTAGE}), "tokens: owner: is missing"),
    (put(tokens={"house": COTTAGE, "owner": 2}), "tokens: owner: must be 0 to 1, not 2"),
    (put(tokens={"house": COTTAGE, "owner": 0, "base": 0}), "tokens: base: must be at least 1, not 0"),
    (lambda data: data.pop("decks"), "decks: is missing"),
    (put(decks=[]), "decks: must list 1, not 0"),
    (put(decks=[[]]), "decks: deck 0: must list the droids of 1 to 3 seasons"),
    (put(decks=[[[RAIN, BROOK]] * 4]), "decks: deck 0: must list the droids of 1 to 3 seasons"),
    (put(decks=[[[RAIN]]]), "decks: deck 0: each season must list 2 droids for every turn"),
    (put(decks=[[[]]]), "decks: deck 0: each season must list 2 droids for every turn"),
    (put(decks=[[[RAIN, ID[50]]]]), "decks: may hold droids, not the house"),
    (put(interseasons=["interseason-nut"]), "interseasons: must name 0, one before each coming season, not 1"),
    (put(decks=[[[RAIN, BROOK], [ID[3], ID[4]]]]), "interseasons: must name 1, one before each coming season, not 0"),
    (put(interseasons=["winter"]), "interseasons: may hold interseason-nut"),
]


@pytest.mark.parametrize(("change", "complaint"), REFUSED)
def test_S9_a_wrong_position_is_refused(change: Callable[[Data], object], complaint: str) -> None:
    data = two()
    change(data)
    with pytest.raises(BadPosition, match=re.escape(complaint)):
        GAME.from_position(data)


def test_S9_tokens_belong_to_a_seat_of_the_zone() -> None:
    data = position(3, [], [[[1, 2, 3]]], [[45], [49], [54]], tokens={"house": ID[45], "owner": 2})
    with pytest.raises(BadPosition, match="tokens: owner: must be a seat of the house's zone, 0 or 1"):
        GAME.from_position(data)


def test_S9_the_automa_has_no_shed() -> None:
    with pytest.raises(BadPosition, match="players, row 2: shed: may not be written for the automa"):
        GAME.from_position(position(1, [player(), player("N1")], [[[1, 2]]]))


def test_S9_both_decks_of_four_have_as_many_cards() -> None:
    with pytest.raises(BadPosition, match="decks: must have as many cards in each season of the second deck"):
        GAME.from_position(position(4, [], [[[1, 2]], [[43, 44, 58, 59]]]))
