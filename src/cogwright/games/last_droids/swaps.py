"""Swaps with the supply: the basic ones and those of market droids (W1-W7)."""

from __future__ import annotations

from mypy_extensions import i64

from cogwright.games.last_droids.actions import MARKET, OPTION, PAY_PARTS, RECEIVE, SWAP, SWAP_OPTION
from cogwright.games.last_droids.cards import NOTHING, amounts
from cogwright.games.last_droids.paying import can_pay, gain, pay_unasked
from cogwright.games.last_droids.state import Player, Table, Yard


def add_basic_swaps(table: Table, yard: Yard, actions: list[int]) -> None:
    """Append every allowed basic swap: what is given can be paid, what is taken has room (W1, W2)."""
    shed, stored, extensions, capacity = yard.shed, yard.all_stored, yard.extensions, table.cards.capacity
    given: i64 = -1
    held = 0
    action = SWAP
    for swap in table.cards.basic_swaps:
        if swap.give != given:
            given = swap.give
            held = shed[given] + stored[given]
        if held >= swap.n and capacity + extensions[swap.take] - shed[swap.take] >= swap.taken:
            actions.append(action)
        action += 1


def market_choices(table: Table, yard: Yard) -> list[int]:
    """Every market droid with a use left and an allowed option, by number (D4, W4, W6)."""
    actions: list[int] = []
    for place in range(len(yard.area)):
        droid = yard.area[place]
        swap = droid.swap
        if swap is not None and yard.used[place] < swap.uses:
            for give, take in swap.options:
                if can_pay(yard, give) and has_room(table, yard, take):
                    actions.append(MARKET + droid.number)
                    break
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
    """Whether every one of the parts has room (W2); a swap takes no kind that it gives, so giving makes none."""
    for part in range(4):
        if parts[part] > table.room(yard, part):
            return False
    return True


def choose_basic_swap(table: Table, player: Player, action: int) -> None:
    """Give, then take (W2)."""
    swap = table.cards.basic_swaps[action - SWAP]
    if table.journal is not None:
        player.note("log-swap", seat=player.seat, give=amounts(swap.gives), take=amounts(swap.takes))
    _swap(table, player, swap.gives, swap.takes)


def choose_market(table: Table, player: Player, action: int) -> None:
    """Use a market droid: its option comes next."""
    for place in range(len(player.draft.area)):
        if player.draft.area[place].number == action - MARKET:
            table.push(player.seat, (SWAP_OPTION, place, 0))


def choose_option(table: Table, player: Player, place: int, action: int) -> None:
    """Swap as the option says; that is one use (W6)."""
    droid = player.draft.area[place]
    assert droid.swap is not None
    player.draft.use(place)
    give, take = droid.swap.options[action - OPTION]
    if table.journal is not None:
        player.note("log-market", seat=player.seat, card=droid.id, give=amounts(give), take=amounts(take))
    _swap(table, player, give, take)


def receive(table: Table, player: Player) -> None:
    """Take what the swap takes, now that it is paid (W2)."""
    gain(table, player.draft, player.taking)
    player.taking = NOTHING


def _swap(table: Table, player: Player, give: list[int], take: list[int]) -> None:
    player.due = give
    player.taking = take
    if pay_unasked(player):
        receive(table, player)
    else:
        table.push(player.seat, (RECEIVE, 0, 0))
        table.push(player.seat, (PAY_PARTS, 0, 0))
