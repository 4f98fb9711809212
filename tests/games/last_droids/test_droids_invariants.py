"""The invariants of section 11, at every decision of random games in every mode; hidden things; independence of order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from droid_table import GAME, legal
from hypothesis import given, settings
from hypothesis import strategies as st

from cogwright.engine import RandomSource
from cogwright.games.last_droids.rules import LastDroidsState
from cogwright.games.last_droids.state import STEP_PLAN, Yard

MODES = [(1, {"automa": "calm"}), (1, {"automa": "builder"}), (2, {}), (3, {}), (4, {})]


def new(seats: int, seed: int, options: dict[str, object]) -> LastDroidsState:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, LastDroidsState)
    return state


def game(seats: int, seed: int, options: dict[str, object]) -> Iterator[LastDroidsState]:
    """The positions of a random game at which somebody decides, and the last one."""
    state, chance = new(seats, seed, options), random.Random(seed)
    while not state.is_over():
        yield state
        seat = chance.choice(state.acting_seats())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    yield state


def rivals(state: LastDroidsState, seat: int) -> list[int]:
    """With whom a seat is compared (O10)."""
    return [3 - seat] if len(state.players) == 4 else [p.seat for p in state.players if p.seat != seat]


def yards(state: LastDroidsState) -> list[Yard]:
    return [yard for player in state.players for yard in (player.yard, player.draft)]


def check_cards(state: LastDroidsState) -> None:
    """N1: every droid is in one place. A planned repair still lies before its owner."""
    places = [
        card.number
        for deck in state.decks
        for season, cards in enumerate(deck.seasons)
        for i, card in enumerate(cards)
        if season > state.season or (season == state.season and i >= deck.drawn)
    ]
    places += [card.number for deck in state.decks for cards in deck.aside for card in cards]
    places += [card.number for player in state.players for card in player.drawn]
    places += [
        player.offer.number for player in state.players if player.offer and not player.yard.area.count(player.offer)
    ]
    places += [card.number for player in state.players for card in player.yard.area]
    places += [card.number for zone in state.zones for card in zone.discards]
    placed = Counter(places)
    assert max(placed.values()) == 1
    marks = {mark for deck in GAME.cards.decks[state.mode] for mark in deck}
    if state.mode != 1 or state.phase != STEP_PLAN:
        expected = sum(droid.mark in marks for droid in GAME.cards.droids)
        offers_thrown = sum(player.offer is not None and state.phase not in (0, 1) for player in state.players)
        assert expected - offers_thrown <= sum(placed.values()) <= expected


def check(state: LastDroidsState) -> None:
    """N2 to N11 and N13, N14 as far as one position shows them."""
    for yard in yards(state):
        for part in range(4):
            assert 0 <= yard.shed[part] <= state.capacity(yard, part)  # N2
    for seen in state.view(None).players:
        assert all(min(droid.stored) >= 0 for droid in seen.area)  # N4
    if state.token_house is not None:  # N5
        zones = [zone for zone in state.zones if state.token_house in zone.houses]
        assert len(zones) == 1
        assert state.token_owner in zones[0].seats
    houses = sum(len(zone.houses) for zone in state.zones) + sum(len(p.yard.houses) for p in state.players)
    assert houses == GAME.cards.houses_per_zone[state.mode] * len(state.zones)  # N7
    if state.mode == 3:
        assert len({deck.left(state.season) for deck in state.decks}) == 1  # N8
    assert state.turns_played <= 21
    for counts in ([sum(p.yard.shed) for p in state.players], [p.yard.leaves for p in state.players]):
        leaders = [p.seat for p in state.players if all(counts[p.seat] > counts[r] for r in rivals(state, p.seat))]
        assert len(leaders) <= (2 if state.mode == 3 else 1)  # N10
    for sheet in state.score_sheets():  # N11
        assert sheet.total == sum(line.points for line in sheet.lines)
        assert all(line.points >= 0 for line in sheet.lines if line.id != "handicap")
    for seat in state.acting_seats():  # N13
        actions = state.legal_actions(seat)
        assert len(actions) >= 2
        assert actions == sorted(set(actions))


@pytest.mark.parametrize(("seats", "options"), MODES)
@pytest.mark.parametrize("seed", range(4))
def test_N1_to_N14_hold_in_random_games(seats: int, options: dict[str, object], seed: int) -> None:
    areas = [0] * 4
    for state in game(seats, seed, options):
        check_cards(state)
        check(state)
        grown = [len(player.yard.area) + len(player.yard.houses) for player in state.players]
        assert all(now >= before for now, before in zip(grown, areas, strict=False))  # N14
        areas = grown
    discarded = sum(len(zone.discards) for zone in state.zones)
    repaired = sum(len(player.yard.area) for player in state.players)
    assert repaired + discarded == len(state.players) * state.turns_played  # N6


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(MODES), st.integers(0, 2**64))
def test_every_random_game_ends_and_holds_its_invariants(mode: tuple[int, dict[str, object]], seed: int) -> None:
    for state in game(mode[0], seed, mode[1]):
        check(state)
    assert state.end_reason() in ("houses", "decks")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_N9_basic_swaps_lower_the_weight_by_one(seats: int) -> None:
    def weight(state: LastDroidsState, seat: int) -> int:
        mine = state.view(seat).players[seat]
        lying = [sum(droid.stored[part] for droid in mine.area) for part in range(4)]
        return sum(n * (2 if part == 3 else 1) for part, n in enumerate(map(sum, zip(mine.shed, lying, strict=True))))

    swaps = 0
    for state in game(seats, 5, {}):
        for seat in state.acting_seats():
            for name in legal(state, seat):
                if name.startswith("swap "):
                    twin = state.clone()
                    twin.apply(seat, GAME.action(name))
                    if twin.situation == state.situation and "dismantle" in legal(twin, seat):
                        assert weight(twin, seat) == weight(state, seat) - 1
                        swaps += 1
    assert swaps > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_N12_the_order_of_answers_does_not_matter(seats: int, seed: int) -> None:
    """The same answers of each seat, given clockwise or counter-clockwise, turn by turn."""

    def play(order: int) -> list[object]:
        state = new(seats, seed, {})
        chances = [random.Random(f"{seed} {seat}") for seat in range(seats)]
        views: list[object] = []
        while not state.is_over():
            situation = state.situation
            while state.situation == situation and state.acting_seats():
                seat = state.acting_seats()[::order][0]
                actions = state.legal_actions(seat)
                state.apply(seat, actions[chances[seat].randrange(len(actions))])
            views.append(state.view(None))
        return views

    assert play(1) == play(-1)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_I5_guesses_look_the_same_and_vary(seats: int, options: dict[str, object]) -> None:
    orders: set[tuple[int, ...]] = set()
    for number, state in enumerate(game(seats, 11, options)):
        for seat in range(seats):
            guess = state.guess(seat, RandomSource(number))
            assert guess.view(seat) == state.view(seat)
            assert guess.legal_actions(seat) == state.legal_actions(seat)
            assert guess.acting_seats() == state.acting_seats()
            if number == 0:
                orders.update(
                    tuple(card.number for card in state.guess(seat, RandomSource(n)).decks[0].seasons[1])
                    for n in range(5)
                )
    assert len(orders) > 1


def test_I3_a_plan_is_hidden_until_all_are_complete() -> None:
    state = new(2, 3, {})
    state.apply(state.acting_seats()[0], state.legal_actions(state.acting_seats()[0])[0])
    first, second = 0, 1
    before = state.view(second)
    swap = next(name for name in legal(state, first) if name.startswith("swap"))
    state.apply(first, GAME.action(swap))
    assert state.view(second) == before
    assert state.view(None).players[first] == before.players[first]
