"""The invariants N1 to N14, at every decision of random games in every mode and with all options."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import cast

import pytest
from droid_table import GAME, cards_of_decks, new
from hypothesis import given, settings
from hypothesis import strategies as st
from simultaneous import assert_order_does_not_matter

from cogwright.engine import Journal
from cogwright.games.last_droids import LastDroidsState
from cogwright.games.last_droids.actions import PLAN
from cogwright.games.last_droids.cards import Droid
from cogwright.games.last_droids.state import RIVALS, STEP_PLAN, STEP_TOKENS

OPTIONS: dict[int, list[dict[str, object]]] = {
    1: [{}, {"automa": "builder", "automa_bonus": -4}, {"first": "1", "automa_bonus": 20}],
    2: [{}, {"first": "1"}],
    3: [{}],
    4: [{}],
}
ALL_TABLES = [(seats, options) for seats, several in OPTIONS.items() for options in several]
TABLE_NAMES = [f"{seats} seats {' '.join(map(str, options.values())) or 'basic'}" for seats, options in ALL_TABLES]
every_table = pytest.mark.parametrize(("seats", "options"), ALL_TABLES, ids=TABLE_NAMES)
WEIGHTS = (1, 1, 1, 2)


class Watch:
    """Checks a game from decision to decision."""

    def __init__(self, state: LastDroidsState) -> None:
        self.state = state
        self.cards = cards_of_decks(state)
        self.houses = sum(len(zone.houses) for zone in state.zones)
        self.extensions = [[0, 0, 0, 0] for _ in state.players]
        self.areas: list[list[Droid]] = [[] for _ in state.players]
        self.built: list[int] = [0 for _ in state.players]
        self.stored: list[dict[int, list[int]]] = [{} for _ in state.players]

    def check(self) -> None:
        """All invariants of a single table, and those against the last one."""
        self.check_places_N1_N8()
        self.check_sheds_N2()
        self.check_extensions_N3()
        self.check_collectors_N4()
        self.check_tokens_N5()
        self.check_offers_N6()
        self.check_houses_N7()
        self.check_leads_N10()
        self.check_sheets_N11()
        self.check_lists_N13()
        self.check_growth_N14()

    def check_places_N1_N8(self) -> None:
        state = self.state
        assert cards_of_decks(state) == self.cards
        found: list[int] = []
        for deck in state.decks:
            for season, cards in enumerate(deck.seasons):
                first = deck.drawn if season == state.season else 0 if season > state.season else len(cards)
                found += [droid.number for droid in [*cards[first:], *deck.aside[season]]]
        for player in state.players:
            found += [droid.number for droid in [*player.drawn, *player.yard.area]]
            found += [player.offer.number] if player.offer else []
        for zone in state.zones:
            found += [droid.number for droid in zone.discards]
        assert sorted(found) == sorted(number for deck in self.cards for season in deck for number in season)
        assert len(state.interseasons) + len(state.interseasons_used) == 2
        assert len({deck.left(state.season) for deck in state.decks}) == 1
        assert state.turn <= 21

    def check_sheds_N2(self) -> None:
        for player in self.state.players:
            for yard in (player.yard, player.draft):
                for part in range(4):
                    assert 0 <= yard.shed[part] <= 3 + yard.extensions[part]

    def check_extensions_N3(self) -> None:
        for player in self.state.players:
            yard = player.yard
            printed = sum(getattr(effect, "n", 0) for droid in yard.area for effect in droid.effects)
            assert sum(yard.extensions) == len(self.state.interseasons_used) + printed
            before = self.extensions[player.seat]
            assert all(now >= then for now, then in zip(yard.extensions, before, strict=True))
            self.extensions[player.seat] = yard.extensions.copy()

    def check_collectors_N4(self) -> None:
        for player in self.state.players:
            before = self.stored[player.seat]
            for droid, parts in zip(player.yard.area, player.yard.stored, strict=True):
                assert all(0 <= now <= then for now, then in zip(parts, before.get(droid.number, parts), strict=True))
                before[droid.number] = parts
            assert player.yard.all_stored == [sum(parts[i] for parts in player.yard.stored) for i in range(4)]

    def check_tokens_N5(self) -> None:
        state = self.state
        assert (state.token_house is None) == (state.token_base == 0)
        if state.token_house is not None:
            zone = next(zone for zone in state.zones if state.token_house in zone.houses)
            assert state.token_owner in zone.seats

    def check_offers_N6(self) -> None:
        state = self.state
        assert all((player.offer is not None) == (state.phase == STEP_PLAN) for player in state.players)
        repaired = sum(len(player.yard.area) for player in state.players)
        thrown = sum(len(zone.discards) for zone in state.zones)
        turns = state.turns_played + (state.phase == STEP_TOKENS)
        assert repaired + thrown == len(state.players) * turns

    def check_houses_N7(self) -> None:
        built = sum(len(player.yard.houses) for player in self.state.players)
        assert sum(len(zone.houses) for zone in self.state.zones) + built == self.houses

    def check_leads_N10(self) -> None:
        shown = self.state.view(None).players
        for player in shown:
            for rival in RIVALS[self.state.mode][player.seat]:
                assert not (player.leads_leaves and shown[rival].leads_leaves)
                assert not (player.leads_parts and shown[rival].leads_parts)

    def check_sheets_N11(self) -> None:
        shown = self.state.view(None).players
        for sheet in self.state.score_sheets():
            assert shown[sheet.seat].seat == sheet.seat
            assert sheet.total == sum(line.points for line in sheet.lines)
            assert all(line.points >= 0 for line in sheet.lines if line.id != "handicap")

    def check_lists_N13(self) -> None:
        state = self.state
        acting = state.acting_seats()
        assert bool(acting) != state.is_over()
        for seat in range(state.seats):
            actions = state.legal_actions(seat)
            assert len(actions) >= 2 if seat in acting else not actions
            assert actions == sorted(set(actions))

    def check_growth_N14(self) -> None:
        for player in self.state.players:
            before = self.areas[player.seat]
            assert player.yard.area[: len(before)] == before
            self.areas[player.seat] = player.yard.area
            assert len(player.yard.houses) >= self.built[player.seat]
            self.built[player.seat] = len(player.yard.houses)

    def apply(self, seat: int, action: int) -> None:
        """Take an action: a basic swap lowers the weight of the seat's parts by 1 (N9)."""
        state = self.state
        basic = GAME.action_name(action).startswith("swap")
        before, draft = self.weight(seat), state.players[seat].draft
        state.apply(seat, action)
        task = state.asked(seat)
        if basic and state.players[seat].draft is draft and task is not None and task[0] == PLAN:
            assert self.weight(seat) == before - 1

    def weight(self, seat: int) -> int:
        """Base parts weigh 1, energy 2; parts on collectors count, too (W7)."""
        yard = self.state.players[seat].draft
        return sum(WEIGHTS[part] * (yard.shed[part] + yard.all_stored[part]) for part in range(4))


def check_game(seats: int, options: dict[str, object], seed: int, choose: Random) -> None:
    watch = Watch(new(seats, seed, **options))
    state = watch.state
    watch.check()
    while not state.is_over():
        seat = choose.choice(state.acting_seats())
        watch.apply(seat, choose.choice(state.legal_actions(seat)))
        watch.check()


@every_table
def test_N1_to_N14_hold_at_every_decision(seats: int, options: dict[str, object]) -> None:
    for seed in range(6):
        check_game(seats, options, seed, Random(seed))


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(ALL_TABLES), st.integers(0, 2**64), st.randoms(use_true_random=False))
def test_N1_to_N14_hold_for_any_seed(table: tuple[int, dict[str, object]], seed: int, choose: Random) -> None:
    check_game(table[0], table[1], seed, choose)


@every_table
def test_N7_a_droid_is_discarded_for_each_house(seats: int, options: dict[str, object]) -> None:
    built = 0
    for seed in range(8):
        journal, choose = Journal(), Random(seed)
        state = cast(LastDroidsState, GAME.new(seats, seed, options, journal))
        while not state.is_over():
            seat = choose.choice(state.acting_seats())
            actions = state.legal_actions(seat)
            builds = [action for action in actions if GAME.action_name(action).startswith("build")]
            state.apply(seat, choose.choice(builds or actions))
        told = [line.message.args for line in journal.lines if line.message.id == "log-build"]
        discarded = {droid.id for zone in state.zones for droid in zone.discards}
        assert {args["droid"] for args in told} <= discarded
        for player in state.players:
            own = [args["card"] for args in told if args["seat"] == player.seat]
            assert own == [house.id for house in player.yard.houses]
        built += len(told)
    assert built > 1


@every_table
def test_N12_the_order_of_simultaneous_answers_does_not_matter(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        assert_order_does_not_matter(partial(new, seats, seed, **options), seed)
