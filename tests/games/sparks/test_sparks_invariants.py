"""The invariants N1 to N12, at every decision of random games with every number of seats and all options."""

from __future__ import annotations

from random import Random
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st
from spark_table import GAME, dice_by_colour, section_sum

from cogwright.games.sparks import SparksState
from cogwright.games.sparks.actions import ACT
from cogwright.games.sparks.cards import BONUS_POINT, NO_TILE, SECTION, SLOTS, Robot
from cogwright.games.sparks.state import NO_DIE, STEP_ACTION, STEP_TILE, Player


@settings(max_examples=30, deadline=None)
@given(
    seats=st.integers(1, 4),
    seed=st.integers(0, 2**64),
    choices=st.randoms(use_true_random=False),
    goals=st.booleans(),
    draft=st.booleans(),
    order=st.sampled_from(["simultaneous", "clockwise"]),
)
def test_N1_to_N12(seats: int, seed: int, choices: Random, goals: bool, draft: bool, order: str) -> None:
    options: dict[str, object] = {"goals": goals, "order": order}
    if seats > 1:
        options["draft"] = draft
    state = cast(SparksState, GAME.new(seats, seed, options))
    before = [grown(player) for player in state.players]
    turn = -1
    while not state.is_over():
        check(state)
        now = [grown(player) for player in state.players]
        assert all(a <= b for old, new in zip(before, now, strict=True) for a, b in zip(old, new, strict=True))
        before = now
        if state.phase == STEP_TILE and state.turn != turn:
            turn = state.turn
            check_start_of_turn(state)
        seat = choices.choice(state.acting_seats())
        state.apply(seat, choices.choice(state.legal_actions(seat)))
    check(state)
    check_end(state)
    assert state.turn == state.turns() - 1  # N12


def grown(player: Player) -> list[int]:
    """What never decreases: sparks in all (N5), level, tracks, robots, assistants, tiles (N7)."""
    return [
        player.sparks + sum(player.lit),
        player.level,
        *player.tracks,
        len(player.hired),
        len(player.completed),
        player.owned.bit_count(),
    ]


def check(state: SparksState) -> None:
    """N1 to N6, N11, N12."""
    assert dice_by_colour(state) == [11] * 4  # N1
    robots = [*state.robots]
    assistants = [*state.assistants]
    for player in state.players:
        on_the_way: list[Robot | None] = [*player.line, *player.completed, *player.drawn, *player.returned]
        robots += [robot for robot in on_the_way if robot is not None]
        assistants += [*player.hand, *player.pack, *player.hired]
        check_player(state, player)
    assert sorted(robot.index for robot in robots) == list(range(60))  # N2
    assert sorted(assistant.index for assistant in assistants) == list(range(48))
    for kind in range(8):
        owners = sum(player.owns(kind) for player in state.players)
        assert state.stacks[kind] + owners == (4 if state.in_play[kind] else 0)  # N3
    assert len(state.row) <= 7  # N11
    acting = state.acting_seats()
    assert all(bool(state.legal_actions(seat)) == (seat in acting) for seat in range(state.seats))  # N12


def check_player(state: SparksState, player: Player) -> None:
    """N3 to N6 for one player."""
    tiles = [tile for tile in player.slot_tiles if tile != NO_TILE]
    assert sorted(tiles) == [kind for kind in range(BONUS_POINT, 8) if player.owns(kind)]  # N3
    assert player.cogs >= 0  # N4
    assert player.sparks >= 0
    assert 1 <= player.level <= 6
    assert all(0 <= position <= 10 for position in player.tracks)
    assert {box.id for box in player.boxes} == {"printed-1", "printed-2"} | {
        robot.id for robot in player.completed if robot.box is not None
    }  # N5
    task = state.asked(player.seat)
    if task is not None and task[0] == ACT:  # N6
        assert not state.need(player) or section_sum(player) < state.need(player)
    for slot in range(SLOTS):
        robot = player.line[slot]
        dice = [die != NO_DIE for die in player.placed[SECTION + 3 * slot : SECTION + 3 * slot + 3]]
        assert sum(dice) < (1 if robot is None else len(robot.spaces)) or (robot is None and not any(dice))
        assert not any(dice[len(robot.spaces) if robot is not None else 0 :])


def check_start_of_turn(state: SparksState) -> None:
    """N8 and N9."""
    n = max(state.seats, 2)
    played = [4 - len(player.tiles) for player in state.players]
    if not state.is_solo():
        assert sum(played) == state.turn
        assert state.active == (state.first_seat + state.turn) % n
        assert all(state.turn // n <= one <= state.turn // n + 1 for one in played)
    if state.turn % n == 0:
        assert not any(any(player.lit) for player in state.players)  # N5
    for player in state.players:
        assert len(player.loose) <= state.storage_limit(player)
        if state.turn and len(state.robots) > 0:
            assert None not in player.line


def check_end(state: SparksState) -> None:
    """N10."""
    assert state.phase > STEP_ACTION
    for player, sheet in zip(state.players, state.score_sheets(), strict=True):
        assert player.dice() == []
        assert player.tiles == []
        assert sheet.total == sum(line.points for line in sheet.lines) == state.view(None).players[player.seat].score
