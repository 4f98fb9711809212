"""Wood and workers: hiring, placing, returning (A5.5, A5.9, T4.2)."""

from __future__ import annotations

from cogwright.games.the_game_makers.catalogue import LEVELS, MARKET, SEE, WOOD, Place
from cogwright.games.the_game_makers.state import PER_KIND, Player, Table


def keep_wood(table: Table, player: Player) -> None:
    """Wood becomes a component (A5.5.1)."""
    item = player.items.pop()
    player.add_component(WOOD, item.n)
    if table.journal is not None:
        table.tell("log-component", seat=player.seat, gain={"wood": item.n})


def hire(table: Table, player: Player) -> None:
    """Wood becomes a worker in the break room (A5.5.1)."""
    item = player.items.pop()
    player.workers[item.n] += 1
    player.crew += 1
    player.changed = True
    if table.journal is not None:
        table.tell("log-hire", seat=player.seat, level=item.n)


# Placing


def add_work_choices(table: Table, player: Player, actions: list[int]) -> None:
    """Each free worker space, and hollow of an active B structure, whose demand the break room can meet (D8.3)."""
    if player.crew == player.assigned:
        return
    three = player.workers[3]
    two = three + player.workers[2]
    every = two + player.workers[1]
    spaces = table.catalogue.spaces
    placed = player.placed
    for i in range(len(spaces)):
        space = spaces[i]
        if not placed[i] and every >= space.of_all and two >= space.of_two and three >= space.of_three:
            actions.append(table.ids.work + i)
    if player.active & 2:
        for i in range(len(spaces), len(placed)):
            hollow = table.worker_place(player, i)
            if hollow is not None and not placed[i] and meets(player, hollow):
                actions.append(table.ids.work + i)


def meets(player: Player, place: Place) -> bool:
    """Whether the break room has the workers that a place demands (A5.9.2)."""
    three = player.workers[3]
    two = three + player.workers[2]
    return two + player.workers[1] >= place.of_all and two >= place.of_two and three >= place.of_three


def work(table: Table, player: Player, index: int) -> None:
    """Place workers: for each demand, the highest first, the lowest sufficient one; the effect comes at once (A5.9)."""
    place = table.worker_place(player, index)
    assert place is not None
    packed = 0
    for level in place.demands:
        while player.workers[level] == 0:
            level += 1
        player.workers[level] -= 1
        packed = packed * PER_KIND + level
    player.placed[index] = packed
    player.assigned += place.of_all
    player.changed = True
    if table.journal is not None:
        table.tell("log-work", seat=player.seat, place=place.id)
    if place.effect is not None:
        player.push_effect(place.effect)
    elif place.upgrade == SEE:
        player.see += place.of_all
    else:
        assert place.upgrade == MARKET
        player.market += place.of_all


# Returning


def add_clear_choices(table: Table, player: Player, actions: list[int]) -> None:
    """Each occupied worker space or hollow (A5.9.4)."""
    actions += [table.ids.clear + i for i in range(len(player.placed)) if player.placed[i]]


def clear(table: Table, player: Player, index: int) -> None:
    """The workers of a place return to the break room, and an upgrade there ends (A5.9.4)."""
    player.items.pop()
    place = table.worker_place(player, index)
    assert place is not None
    _return(player, index)
    if place.upgrade == SEE:
        player.see -= place.of_all
    elif place.upgrade == MARKET:
        player.market -= place.of_all
    if table.journal is not None:
        table.tell("log-clear", seat=player.seat, place=place.id)


def _return(player: Player, index: int) -> None:
    packed = player.placed[index]
    player.placed[index] = 0
    while packed:
        player.workers[packed % PER_KIND] += 1
        player.assigned -= 1
        packed //= PER_KIND


def return_all_workers(player: Player) -> None:
    """The reset: every worker returns to the break room (T4.2)."""
    if player.assigned:
        for index in range(len(player.placed)):
            _return(player, index)
    player.see = 0
    player.market = 0


def lowest_sufficient_workers(player: Player, place: Place) -> list[int]:
    """The levels of the workers that would be placed (A5.9.2)."""
    room = player.workers.copy()
    levels: list[int] = []
    for level in place.demands:
        while level < LEVELS and room[level] == 0:
            level += 1
        room[level] -= 1
        levels.append(level)
    return levels
