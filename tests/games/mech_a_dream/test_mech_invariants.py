"""The invariants N1 to N15, at every decision of random games with every number of seats and all options."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mech_table import GAME, new
from simultaneous import assert_order_does_not_matter

from cogwright.games.mech_a_dream import MechADreamState
from cogwright.games.mech_a_dream.state import END, NIGHT, NOBODY, PLACES, SETUP, STACK_OF_PLACE, TOP_PLACE, WAITING
from cogwright.games.mech_a_dream.tiles import MORNING

OPTIONS = [{}, {"smart_robots": True}, {"specialists": True}, {"smart_robots": True, "specialists": True}]
ALL_TABLES = [(seats, options) for seats in (2, 3, 4) for options in OPTIONS]
TABLE_NAMES = [f"{seats} seats {' '.join(options) or 'basic'}" for seats, options in ALL_TABLES]


class Watch:
    """Checks a game from decision to decision."""

    def __init__(self, state: MechADreamState) -> None:
        self.state = state
        self.first_start = state.start_seat
        self.points = [0] * state.seats
        self.finished = [0] * state.seats
        self.spaces: list[dict[str, int]] = [{} for _ in range(state.seats)]
        self.placements = [0] * state.seats
        self.held: set[int] = set()

    def check(self) -> None:
        """All invariants of a single table, and those against the last one."""
        self.check_amounts_N1()
        self.check_assistants_N2_N7()
        self.check_places_N3_N8()
        self.check_machines_N4_N5_N6()
        self.check_specialists_N9()
        self.check_actions_N11()
        self.check_calendar_N12_N13()
        self.check_score_N15()

    def check_amounts_N1(self) -> None:
        for seat, workshop in enumerate(self.state.workshops):
            assert 0 <= workshop.flower <= 9
            assert 0 <= workshop.ink <= 9
            assert min(workshop.rainbow, workshop.pushes, workshop.activations, workshop.replays) >= 0
            assert workshop.point >= self.points[seat]
            self.points[seat] = workshop.point

    def check_assistants_N2_N7(self) -> None:
        state = self.state
        for workshop in state.view(None).workshops:
            crews = sum(machine.crew for machine in workshop.machines)
            assert len(workshop.waiting) + len(workshop.stock_room) + len(workshop.dock) + crews == 3
            if state.time in (SETUP, NIGHT, END):
                assert len(workshop.waiting) == 3
            else:
                before = state.workshops[workshop.seat].assistants[state.time] == WAITING
                assert len(workshop.waiting) == (3 if before else 2) - state.time

    def check_places_N3_N8(self) -> None:
        state = self.state
        found = [machine.id for workshop in state.workshops for machine in workshop.machines]
        for place in range(PLACES):
            machine = state.market[place]
            stack = STACK_OF_PLACE[place]
            if place in TOP_PLACE:
                assert (machine is None) == (state.tiles_left(stack) == 0)
                found += [machine.id for machine in state.stacks[stack][state.drawn[stack] :]]
            elif machine is not None:
                found.append(machine.id)
            else:
                assert state.tiles_left(stack) == 0
        assert sorted(found) == sorted(machine.id for machine in state.tiles.machines)

    def check_machines_N4_N5_N6(self) -> None:
        for seat, workshop in enumerate(self.state.workshops):
            assert workshop.finished == workshop.spaces.count(0) >= self.finished[seat]
            self.finished[seat] = workshop.finished
            assert len(workshop.machines) <= self.placements[seat] <= 21
            for machine, space in zip(workshop.machines, workshop.spaces, strict=True):
                assert 0 <= space <= self.spaces[seat].get(machine.id, machine.hourglass)
                self.spaces[seat][machine.id] = space

    def check_specialists_N9(self) -> None:
        state = self.state
        assert all(price in (0, 1, 2) for price in state.prices)
        if not state.specialists or state.time == SETUP:
            return
        unclaimed = state.holders.count(NOBODY)
        assert unclaimed <= (1 if state.seats == 2 else 0)
        now_held = {number for number, holder in enumerate(state.holders) if holder != NOBODY}
        assert self.held <= now_held
        self.held = now_held

    def check_actions_N11(self) -> None:
        state = self.state
        acting = state.acting_seats()
        assert bool(acting) != state.is_over()
        for seat in range(state.seats):
            actions = state.legal_actions(seat)
            assert len(actions) >= 2 if seat in acting else not actions
            assert actions == sorted(set(actions))

    def check_calendar_N12_N13(self) -> None:
        state = self.state
        assert 1 <= state.day <= 7
        assert state.start_seat == (self.first_start + state.day - 1) % state.seats
        starter = state.workshops[state.start_seat]
        if state.time == MORNING and starter.assistants[MORNING] == WAITING:
            for workshop in state.workshops:
                assert workshop.pushes == workshop.activations == workshop.replays == 0
                assert workshop.finished < 9

    def check_score_N15(self) -> None:
        sheets = self.state.score_sheets()
        for sheet in sheets:
            assert [line.id for line in sheet.lines] == ["sheep", "crystals", "rainbows", "resources"]
            assert sheet.total == sum(line.points for line in sheet.lines)
        best = max((sheet.total, *sheet.tie_breaks) for sheet in sheets)
        winners = [sheet.seat for sheet in sheets if (sheet.total, *sheet.tie_breaks) == best]
        assert [sheet.seat for sheet in sheets if sheet.rank == 1] == winners

    def apply(self, seat: int, action: int) -> None:
        """Take an action; the rainbows of all change hands only by taking a specialist from a seat (N9, N10)."""
        state = self.state
        name = GAME.action_name(action)
        holder = state.holders[int(name[5:])] if name.startswith("take") else NOBODY
        rainbows = [workshop.rainbow for workshop in state.workshops]
        if "stock flowers" in (GAME.action_name(legal) for legal in state.legal_actions(seat)):
            self.placements[seat] += 1
        drafting = state.time == SETUP
        belts_follow = seat == state.seat_in_turn(state.seats - 1)
        state.apply(seat, action)
        if name.startswith("take") and not drafting:
            assert state.prices[int(name[5:])] == 2
            if holder != NOBODY and not belts_follow:
                assert sum(workshop.rainbow for workshop in state.workshops) == sum(rainbows)


def check_game(seats: int, options: dict[str, bool], seed: int, choose: Random) -> None:
    watch = Watch(new(seats, seed, **options))
    state = watch.state
    watch.check()
    while not state.is_over():
        seat = choose.choice(state.acting_seats())
        watch.apply(seat, choose.choice(state.legal_actions(seat)))
        watch.check()


@pytest.mark.parametrize(("seats", "options"), ALL_TABLES, ids=TABLE_NAMES)
def test_N1_to_N15_hold_at_every_decision(seats: int, options: dict[str, bool]) -> None:
    for seed in range(8):
        check_game(seats, options, seed, Random(seed))


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(ALL_TABLES), st.integers(0, 2**64), st.randoms(use_true_random=False))
def test_N1_to_N15_hold_for_any_seed(table: tuple[int, dict[str, bool]], seed: int, choose: Random) -> None:
    check_game(table[0], table[1], seed, choose)


@pytest.mark.parametrize(("seats", "options"), ALL_TABLES, ids=TABLE_NAMES)
def test_N10_only_takes_move_rainbows_between_seats(seats: int, options: dict[str, bool]) -> None:
    """In a placement nobody but the placing seat changes its goods, except the holder of a specialist that is taken."""
    state, choose = new(seats, 77, **options), Random(77)
    while not state.is_over():
        acting = state.acting_seats()
        seat = choose.choice(acting)
        action = choose.choice(state.legal_actions(seat))
        name = GAME.action_name(action)
        before = [workshop.rainbow for workshop in state.workshops]
        belts_follow = seat == state.seat_in_turn(seats - 1) or len(acting) > 1
        skip = belts_follow or state.time in (SETUP, NIGHT) or name.startswith("take")
        state.apply(seat, action)
        if skip:
            continue
        assert all(state.workshops[other].rainbow == before[other] for other in range(seats) if other != seat)


@pytest.mark.parametrize(("seats", "options"), ALL_TABLES, ids=TABLE_NAMES)
def test_N14_the_order_of_simultaneous_answers_does_not_matter(seats: int, options: dict[str, bool]) -> None:
    for seed in range(3):
        assert_order_does_not_matter(partial(new, seats, seed, **options), seed)
