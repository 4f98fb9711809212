"""Gaining and paying parts (G1-G5)."""

from __future__ import annotations

from cogwright.engine.agenda import NO_ACTIONS
from cogwright.games.last_droids.actions import CHOOSE_EXTRA, EXTRA, PAY, PAY_PARTS
from cogwright.games.last_droids.cards import BASE_PARTS, ENERGY, NOTHING, Card, House
from cogwright.games.last_droids.state import Player, Table, Yard


def gain(table: Table, yard: Yard, parts: list[int]) -> None:
    """Take parts from the supply; those for which a column has no room are lost (G1)."""
    shed = yard.shed
    for part in range(4):
        n = parts[part]
        if n:
            shed[part] = shed[part] + min(n, table.room(yard, part))


def lost_parts(table: Table, yard: Yard, parts: list[int]) -> list[int]:
    """The parts for which there is no room (G1)."""
    return [max(parts[part] - table.room(yard, part), 0) for part in range(4)]


def cost_of(yard: Yard, card: Card) -> list[int]:
    """What a repair or a building costs after the discount (G4)."""
    cost = card.cost
    if not yard.discount or not cost[ENERGY]:
        return cost
    return [cost[0], cost[1], cost[2], max(cost[ENERGY] - yard.discount, 0)]


def can_pay(yard: Yard, cost: list[int]) -> bool:
    """Whether the whole cost can be paid from the shed and from collectors (G2)."""
    shed, stored = yard.shed, yard.all_stored
    for part in range(4):
        if cost[part] > shed[part] + stored[part]:
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


# The surcharge


def left_for_extra(yard: Yard, due: list[int]) -> list[int]:
    """The base parts left beyond what is due (G5)."""
    return [yard.shed[part] + yard.all_stored[part] - due[part] for part in range(BASE_PARTS)]


def extra_choices(player: Player) -> list[int]:
    """Which base part pays one unit of the surcharge; nothing if all that is left must be taken (G5)."""
    if not player.extra_due:
        return NO_ACTIONS
    left = left_for_extra(player.draft, player.due)
    if sum(left) == player.extra_due:
        return NO_ACTIONS
    return [EXTRA + part for part in range(BASE_PARTS) if left[part] > 0]


def take_all_extra(player: Player) -> None:
    """Exactly as many base parts are left as are still due: all go (G5)."""
    if player.extra_due:
        left = left_for_extra(player.draft, player.due)
        player.due = [player.due[part] + (left[part] if part < BASE_PARTS else 0) for part in range(4)]
        player.extra_due = 0


def choose_extra(table: Table, player: Player, action: int) -> None:
    """One unit of the surcharge is paid with this part (G5)."""
    player.due = player.due.copy()
    player.due[action - EXTRA] += 1
    player.extra_due -= 1
    table.push(player.seat, (CHOOSE_EXTRA, 0, 0))


# Paying, kind after kind


def pay_choices(player: Player) -> list[int]:
    """Whether the next unit comes from the shed or from collectors, if that is to be chosen (G3)."""
    yard, due = player.draft, player.due
    for part in range(4):
        if due[part]:
            stored = yard.all_stored[part]
            if stored and yard.shed[part] and due[part] < yard.shed[part] + stored:
                return [PAY + 2 * part, PAY + 2 * part + 1]
            return NO_ACTIONS
    return NO_ACTIONS


def pay(table: Table, player: Player) -> None:
    """Pay what is due; the sources of what can come from several are asked for (G3)."""
    if not pay_unasked(player):
        table.push(player.seat, (PAY_PARTS, 0, 0))


def pay_unasked(player: Player) -> bool:
    """Pay kind after kind, as far as there is nothing to choose (G3), and return whether that is all."""
    yard, due = player.draft, player.due
    for part in range(4):
        n = due[part]
        if not n:
            continue
        stored = yard.all_stored[part]
        if not stored:
            yard.shed[part] -= n
        elif not yard.shed[part]:
            _pay_stored(yard, part, n)
        elif n == yard.shed[part] + stored:
            yard.shed[part] = 0
            _pay_stored(yard, part, stored)
        else:
            player.due = [due[i] if i >= part else 0 for i in range(4)]
            return False
    player.due = NOTHING
    return True


def choose_source(table: Table, player: Player, action: int) -> None:
    """Pay one unit from the shed or from collectors (G3)."""
    part, from_card = divmod(action - PAY, 2)
    if from_card:
        _pay_stored(player.draft, part, 1)
    else:
        player.draft.shed[part] -= 1
    player.due = player.due.copy()
    player.due[part] -= 1
    table.push(player.seat, (PAY_PARTS, 0, 0))


def _pay_stored(yard: Yard, part: int, n: int) -> None:
    """Parts on collectors are paid from the lowest card number on (G3)."""
    while n > 0:
        first = -1
        for i in range(len(yard.area)):
            if yard.stored[i][part] and (first < 0 or yard.area[i].number < yard.area[first].number):
                first = i
        left = yard.stored[first].copy()
        paid = min(n, left[part])
        left[part] -= paid
        yard.lay_on_card(first, left)
        n -= paid
