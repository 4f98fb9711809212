"""Gaining and paying parts (G1-G5)."""

from __future__ import annotations

from cogwright.games.last_droids.actions import EXTRA, PAY, PAY_PARTS
from cogwright.games.last_droids.cards import BASE_PARTS, ENERGY, NOTHING, Card, House
from cogwright.games.last_droids.state import Player, Table, Yard


def gain(table: Table, yard: Yard, parts: list[int]) -> None:
    """Take parts from the supply; those without room are lost (G1)."""
    for part in range(4):
        if parts[part]:
            yard.shed[part] += min(parts[part], table.room(yard, part))


def cost_of(yard: Yard, card: Card) -> list[int]:
    """What a repair or a building costs after the discount (G4)."""
    discount = yard.discount()
    if not discount or not card.cost[ENERGY]:
        return card.cost
    cost = card.cost.copy()
    cost[ENERGY] = max(cost[ENERGY] - discount, 0)
    return cost


def can_pay(yard: Yard, cost: list[int]) -> bool:
    """Whether the whole cost can be paid from the shed and from collectors (G2)."""
    for part in range(4):
        if cost[part] > yard.shed[part] and cost[part] > yard.shed[part] + yard.stored_of(part):
            return False
    return True


def can_build(table: Table, player: Player, house: House) -> bool:
    """Whether a player can pay the house, with the surcharge if it bears tokens of another one (G2, G5)."""
    yard = player.draft
    cost = cost_of(yard, house)
    if not can_pay(yard, cost):
        return False
    if not table.is_taxed(player.seat, house):
        return True
    return sum(left_for_extra(yard, cost)) >= table.token_base


def left_for_extra(yard: Yard, due: list[int]) -> list[int]:
    """The base parts left beyond what is due (G5)."""
    return [yard.shed[part] + yard.stored_of(part) - due[part] for part in range(BASE_PARTS)]


def extra_choices(player: Player) -> list[int]:
    """Which base part pays one unit of the surcharge; nothing if all that is left must be taken (G5)."""
    left = left_for_extra(player.draft, player.due)
    if player.extra_due == 0 or sum(left) == player.extra_due:
        return []
    return [EXTRA + part for part in range(BASE_PARTS) if left[part] > 0]


def take_all_extra(player: Player) -> None:
    """Exactly as many base parts are left as are still due: all go (G5)."""
    if player.extra_due:
        left = left_for_extra(player.draft, player.due)
        player.due = [*(player.due[part] + left[part] for part in range(BASE_PARTS)), player.due[ENERGY]]
        player.extra_due = 0


def add_extra(player: Player, part: int) -> None:
    """One unit of the surcharge is paid with this part (G5)."""
    due = player.due.copy()
    due[part] += 1
    player.due = due
    player.extra_due -= 1


def pay_choices(player: Player) -> list[int]:
    """Whether the next unit comes from the shed or from collectors, if that is to be chosen (G3)."""
    part = _first_due(player.due)
    if part < 0:
        return []
    yard = player.draft
    stored = yard.stored_of(part)
    if yard.shed[part] and stored and player.due[part] < yard.shed[part] + stored:
        return [PAY + 2 * part, PAY + 2 * part + 1]
    return []


def pay_first_kind(table: Table, player: Player) -> None:
    """Pay all that is due of the first kind, without a choice: from where it lies (G3)."""
    part = _first_due(player.due)
    if part < 0:
        return
    yard = player.draft
    n = player.due[part]
    if yard.shed[part] and yard.stored_of(part):
        yard.shed[part] = 0
        _pay_stored(yard, part, yard.stored_of(part))
    elif yard.shed[part]:
        yard.shed[part] -= n
    else:
        _pay_stored(yard, part, n)
    due = player.due.copy()
    due[part] = 0
    player.due = due
    _go_on_paying(table, player)


def pay_unit(table: Table, player: Player, choice: int) -> None:
    """Pay one unit as chosen (G3)."""
    part, stored = divmod(choice, 2)
    if stored:
        _pay_stored(player.draft, part, 1)
    else:
        player.draft.shed[part] -= 1
    due = player.due.copy()
    due[part] -= 1
    player.due = due
    _go_on_paying(table, player)


def _go_on_paying(table: Table, player: Player) -> None:
    if _first_due(player.due) >= 0:
        table.push(player.seat, (PAY_PARTS, 0, 0))
    else:
        player.due = NOTHING


def _first_due(due: list[int]) -> int:
    for part in range(4):
        if due[part]:
            return part
    return -1


def _pay_stored(yard: Yard, part: int, n: int) -> None:
    """Parts on collectors are paid from the lowest card number on (G3)."""
    while n > 0:
        first = -1
        for i in range(len(yard.area)):
            if yard.stored[i][part] and (first < 0 or yard.area[i].number < yard.area[first].number):
                first = i
        paid = min(n, yard.stored[first][part])
        left = yard.stored[first].copy()
        left[part] -= paid
        yard.stored[first] = left
        n -= paid
