"""Swaps with the supply: the three basic ones and those of market droids (W1-W7)."""

from __future__ import annotations

from cogwright.games.last_droids.actions import MARKET, OPTION, PAY_PARTS, RECEIVE, SWAP, SWAP_OPTION
from cogwright.games.last_droids.cards import NOTHING
from cogwright.games.last_droids.paying import can_pay, gain
from cogwright.games.last_droids.state import Player, Table, Yard


def basic_swap_choices(table: Table, yard: Yard) -> list[int]:
    """Every allowed basic swap: what is given can be paid, what is taken has room (W1, W2)."""
    actions: list[int] = []
    swaps = table.cards.basic_swaps
    for i in range(len(swaps)):
        swap = swaps[i]
        if (
            yard.shed[swap.give] + yard.stored_of(swap.give) >= swap.n
            and table.room(yard, swap.take) >= swap.taken
        ):
            actions.append(SWAP + i)
    return actions


def market_choices(table: Table, yard: Yard) -> list[int]:
    """Every market droid with a use left and an allowed option, by number (D4, W4, W6)."""
    actions: list[int] = []
    for place in range(len(yard.area)):
        swap = yard.area[place].swap
        if swap is not None and yard.used[place] < swap.uses and option_choices(table, yard, place):
            actions.append(MARKET + yard.area[place].number)
    actions.sort()
    return actions


def option_choices(table: Table, yard: Yard, place: int) -> list[int]:
    """The allowed options of the market droid at a place of the area (W2, W5)."""
    swap = yard.area[place].swap
    assert swap is not None
    actions: list[int] = []
    for i in range(len(swap.options)):
        give, take = swap.options[i]
        if can_pay(yard, give) and has_room(table, yard, take):
            actions.append(OPTION + i)
    return actions


def has_room(table: Table, yard: Yard, parts: list[int]) -> bool:
    """Whether every one of the parts has room (W2)."""
    for part in range(4):
        if parts[part] > table.room(yard, part):
            return False
    return True


def choose_basic_swap(table: Table, player: Player, action: int) -> None:
    """Give, then take (W2)."""
    swap = table.cards.basic_swaps[action - SWAP]
    give, take = [0, 0, 0, 0], [0, 0, 0, 0]
    give[swap.give] = swap.n
    take[swap.take] = swap.taken
    _swap(table, player, give, take)


def choose_market(table: Table, player: Player, action: int) -> None:
    """Use a market droid: its option comes next."""
    for place in range(len(player.draft.area)):
        if player.draft.area[place].number == action - MARKET:
            table.push(player.seat, (SWAP_OPTION, place, 0))


def choose_option(table: Table, player: Player, place: int, action: int) -> None:
    """Swap as the option says; that is one use (W6)."""
    swap = player.draft.area[place].swap
    assert swap is not None
    player.draft.used[place] += 1
    give, take = swap.options[action - OPTION]
    _swap(table, player, give, take)


def receive(table: Table, player: Player) -> None:
    """Take what the swap takes (W2)."""
    gain(table, player.draft, player.taking)
    player.taking = NOTHING


def _swap(table: Table, player: Player, give: list[int], take: list[int]) -> None:
    player.due = give
    player.taking = take
    table.push(player.seat, (RECEIVE, 0, 0))
    table.push(player.seat, (PAY_PARTS, 0, 0))
