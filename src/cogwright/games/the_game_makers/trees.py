"""Reforesting: circles with their conditions, and trees (A5.6)."""

from __future__ import annotations

from typing import Final

from cogwright.games.the_game_makers.catalogue import KIND_COUNT, TRACK_COUNT, TREES, Circle
from cogwright.games.the_game_makers.state import Player, Table

# What circles ask for: places in `catalogue.CONDITIONS`.
CREW: Final = 0
ASSIGNED: Final = 1
MACHINE_SETS: Final = 2
FULL_LINES: Final = 3
TWEENIES_PLACED: Final = 4
ACTIVE_STRUCTURES: Final = 5
ONE_TRACK: Final = 6
SOME_TRACKS: Final = 7
EACH_GENRE: Final = 8


def plant_fulfilled(table: Table, player: Player) -> None:
    """Plant a tree on each circle whose condition is fulfilled, at once and by itself (A5.6.2)."""
    player.changed = False
    for circle in table.catalogue.circles:
        if not player.circles[circle.index] and is_fulfilled(table, player, circle):
            _plant(player, circle.index)
            if table.journal is not None:
                table.tell("log-tree-by-condition", seat=player.seat, circle=circle.id)


def add_plant_choices(table: Table, player: Player, actions: list[int]) -> None:
    """Every empty circle (A5.6.3)."""
    circles = player.circles
    actions += [table.ids.plant + circle for circle in range(len(circles)) if not circles[circle]]


def plant_reward(table: Table, player: Player, circle: int) -> None:
    """Plant a reward tree on an empty circle, whatever its condition (A5.6.3)."""
    player.items.pop()
    _plant(player, circle)
    if table.journal is not None:
        table.tell("log-tree", seat=player.seat, circle=table.catalogue.circles[circle].id)


def _plant(player: Player, circle: int) -> None:
    player.circles = player.circles.copy()
    player.circles[circle] = True
    player.trees += 1


def is_fulfilled(table: Table, player: Player, circle: Circle) -> bool:
    """Whether the condition of a circle is fulfilled (A5.6.4)."""
    if circle.condition == ONE_TRACK:
        return progress(table, player, circle) >= circle.multiplier
    return progress(table, player, circle) >= circle.count


def progress(table: Table, player: Player, circle: Circle) -> int:
    """How far the player is with what a circle counts (A5.6.4); for `track` the best multiplier of a genre."""
    condition = circle.condition
    if condition == CREW:
        return player.crew
    if condition == ASSIGNED:
        return player.assigned
    if condition == MACHINE_SETS:
        n = 0
        for kind in range(KIND_COUNT):
            n += player.sets[kind]
        return n
    if condition == FULL_LINES:
        return player.full_lines
    if condition == TWEENIES_PLACED:
        return _bits(player.tweenies_used)
    if condition == ACTIVE_STRUCTURES:
        return _bits(player.active)
    if condition == ONE_TRACK:
        return _best_multiplier(table, player)
    if condition == SOME_TRACKS:
        n = 0
        for track in range(TRACK_COUNT):
            if table.multiplier(player, track) >= circle.multiplier:
                n += 1
        return n
    if condition == EACH_GENRE:
        return min(player.genres)
    return max(player.genres)


def _best_multiplier(table: Table, player: Player) -> int:
    best = 0
    for track in range(TREES):
        multiplier = table.multiplier(player, track)
        if multiplier > best:
            best = multiplier
    return best


def _bits(mask: int) -> int:
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n
