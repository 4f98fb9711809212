"""Completing robots, and the dice they leave: Recycle and the held die (A5, U6-U8)."""

from __future__ import annotations

from typing import Final

from cogwright.engine.agenda import NO_ACTIONS
from cogwright.games.sparks.actions import (
    EFFECTS,
    HELD,
    PLACE_HELD,
    RECYCLE_DIE,
    STEP,
    USED_DICE,
)
from cogwright.games.sparks.cards import (
    BONUS_COG,
    BONUS_POINT,
    DIE_NAMES,
    ON_COMPLETE,
    RECYCLE,
    SECTION,
)
from cogwright.games.sparks.dice import discard
from cogwright.games.sparks.effects import add_held_changes, is_change, make_change
from cogwright.games.sparks.placing import add_fitting, first_place, free_spots, pay_change, put, slot_of
from cogwright.games.sparks.state import NO_DIE, Player, Table

LIST_OF_SLOT_COG: Final = 0
"""The effect list of the tile `bonus-cog`: the first of all (U7)."""


def complete_if_full(table: Table, player: Player, place: int) -> None:
    """A robot whose last space has just been filled is completed (A5.1)."""
    if place < SECTION:
        return
    slot = slot_of(place)
    robot = player.line[slot]
    assert robot is not None
    first = first_place(slot)
    for number in range(len(robot.spaces)):
        if player.placed[first + number] == NO_DIE:
            return
    _complete(table, player, slot)


def _complete(table: Table, player: Player, slot: int) -> None:
    """The card lies beside the board, its power box is usable; all the rest comes in the order of A5.2."""
    robot = player.line[slot]
    assert robot is not None
    first = first_place(slot)
    player.used = player.placed[first : first + len(robot.spaces)]
    for number in range(len(robot.spaces)):
        player.placed[first + number] = NO_DIE
    player.set_slot(slot, None)
    player.completed = [*player.completed, robot]
    if robot.box is not None:
        player.add_box(robot.box)
    if table.journal is not None:
        table.tell("log-complete", seat=player.seat, robot=robot.id)
    tile = player.slot_tiles[slot]
    table.push(player.seat, (USED_DICE, int(tile == RECYCLE), 0))
    for at in range(len(player.hired) - 1, -1, -1):
        trigger = player.hired[at].trigger
        if trigger is not None and trigger.on == ON_COMPLETE and trigger.meets(robot):
            table.push(player.seat, (EFFECTS, trigger.effects, 0))
    if tile == BONUS_POINT:
        table.push(player.seat, (STEP, robot.colour, 0))
    elif tile == BONUS_COG:
        table.push(player.seat, (EFFECTS, LIST_OF_SLOT_COG, 0))
    table.push(player.seat, (EFFECTS, robot.reward, 0))
    for _ in range(robot.steps):
        table.push(player.seat, (STEP, robot.colour, 0))


# Recycle


def recycle_choices(table: Table, player: Player, recycles: int) -> list[int]:
    """Which used die to move to another robot, or none; nothing is asked without Recycle or another robot (A5.4).

    Of like dice only the first is offered (D10).
    """
    if not recycles or player.empty_slots() == len(player.line):
        return NO_ACTIONS
    used = player.used
    actions = [RECYCLE_DIE + at for at in range(len(used)) if used.index(used[at]) == at]
    actions.append(table.cards.stop)
    return actions


def discard_used(table: Table, player: Player) -> None:
    """All used dice go to the discard (A5.2)."""
    discard(table, player, player.used)
    player.used = []


def choose_recycle(table: Table, player: Player, action: int) -> None:
    """One used die is held, the others go to the discard (A5.4)."""
    if action != table.cards.stop:
        at = action - RECYCLE_DIE
        player.held = player.used[at]
        player.used = player.used[:at] + player.used[at + 1 :]
        table.push(player.seat, (HELD, 0, 0))
        if table.journal is not None:
            table.tell("log-recycle", seat=player.seat, die=DIE_NAMES[player.held])
    discard_used(table, player)


def held_choices(table: Table, player: Player) -> list[int]:
    """What may be done with the held die (A5.4, D6); dropping it is always possible."""
    actions: list[int] = []
    if player.cogs >= table.change_cost(player):
        add_held_changes(player, actions)
    free = free_spots(table, player, on_robots_only=True)
    add_fitting(table, player, player.held, free, PLACE_HELD - SECTION, actions)
    if player.sparks > 0:
        actions += [
            table.cards.box + player.boxes[at].index
            for at in range(len(player.boxes))
            if not player.lit[at] and player.boxes[at].tunes
        ]
    abilities: list[int] = []
    for at in range(len(player.hired)):
        ability = player.hired[at].ability
        if ability is None or not ability.action.tunes or ability.dice or (player.abilities_used >> at) & 1:
            continue
        if player.cogs >= ability.cogs:
            abilities.append(table.cards.use + ability.action.index)
    abilities.sort()
    actions += abilities
    actions.append(table.cards.stop)
    return actions


def choose_held_place(table: Table, player: Player, action: int) -> None:
    """The held die goes onto a robot, which may be completed by it (A5.4, A5.5)."""
    place = action - PLACE_HELD + SECTION
    die = player.held
    player.held = NO_DIE
    put(table, player, die, place)
    complete_if_full(table, player, place)


def choose_held_change(table: Table, player: Player, action: int) -> None:
    """The value of the held die is changed for cogs (A5.4, A8)."""
    assert is_change(action)
    pay_change(table, player)
    make_change(table, player, action)


def drop_held(table: Table, player: Player) -> None:
    """The held die goes to the discard (A5.4)."""
    die = player.held
    player.held = NO_DIE
    if table.journal is not None:
        table.tell("log-drop", seat=player.seat, die=DIE_NAMES[die])
    discard(table, player, [die])
