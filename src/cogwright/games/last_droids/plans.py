"""Steps 2 and 3 of a turn as one player plans them, hidden from the others: swaps and one action (T6, A1-A4, D4)."""

from __future__ import annotations

from typing import Final

from cogwright.games.last_droids.actions import (
    BUILD,
    CARD_EFFECT,
    CHOOSE_EXTRA,
    CHOOSE_WILD,
    CHOOSE_ZONE,
    DISMANTLE,
    DONE,
    EXTEND,
    EXTEND_ANY,
    LAST_MARKET,
    MARKET,
    PAY_PARTS,
    PLAN,
    PLAN_COMPLETE,
    REPAIR,
    SWAP,
    TAKE,
    TAKE_BASE,
    ZONE_LEFT,
    ZONE_RIGHT,
)
from cogwright.games.last_droids.cards import (
    ANY_COLUMN,
    BASE_PARTS,
    COMMUNICATION,
    NOTHING,
    Card,
    Droid,
    Extend,
    Gain,
    House,
    Store,
    amounts,
)
from cogwright.games.last_droids.paying import can_build, can_pay, cost_of, gain
from cogwright.games.last_droids.scoring import counts_wild
from cogwright.games.last_droids.state import (
    BUILDS,
    DISMANTLES,
    NO_ACTION,
    REPAIRS,
    THREE,
    Player,
    Table,
    Yard,
)
from cogwright.games.last_droids.swaps import basic_swap_choices, choose_basic_swap, choose_market, market_choices

FINAL: Final = 1
"""Argument of the task PLAN in the final swap step: swaps only (Z1)."""


def begin_plan(table: Table, player: Player, base: Yard, final: int = 0) -> None:
    """Let a player plan, from the yard `base` on; a new swap step counts uses anew (W6) unless it is a re-plan (T7)."""
    player.base = base
    player.draft = Yard(base)
    player.choosing = True
    player.revealed = False
    player.action = NO_ACTION
    player.house = None
    player.before = None
    player.zone = 0
    player.due = NOTHING
    player.taking = NOTHING
    player.extra_due = 0
    if player.seat < table.seats:
        table.push(player.seat, (PLAN_COMPLETE, 0, 0))
        table.push(player.seat, (PLAN, final, 0))


def plan_choices(table: Table, player: Player, final: int) -> list[int]:
    """The main list (D4, D6)."""
    yard = player.draft
    actions = [DONE] if final else []
    actions += market_choices(table, yard)
    actions += basic_swap_choices(table, yard)
    if final:
        return actions
    offer = player.offer
    assert offer is not None
    if can_pay(yard, cost_of(yard, offer)):
        actions.append(REPAIR)
    actions.append(DISMANTLE)
    for house in table.available_houses(player.seat):
        if house not in table.settled and can_build(table, player, house):
            actions.append(BUILD + house.number)
    return actions


def choose_plan(table: Table, player: Player, action: int, final: int) -> None:
    """A swap, after which the main list comes again, or the action of the turn (T6)."""
    if action == DONE:
        if any(droid.wild is not None and counts_wild(droid.wild, player.draft) for droid in player.draft.area):
            table.push(player.seat, (CHOOSE_WILD, 0, 0))
    elif MARKET < action <= LAST_MARKET:
        table.push(player.seat, (PLAN, final, 0))
        choose_market(table, player, action)
    elif action == REPAIR:
        repair(table, player)
    elif action == DISMANTLE:
        dismantle(table, player)
    elif action > DISMANTLE:
        build(table, player, _house(table, player, action - BUILD))
    else:
        assert action >= SWAP
        table.push(player.seat, (PLAN, final, 0))
        choose_basic_swap(table, player, action)


def repair(table: Table, player: Player) -> None:
    """Pay the cost of the offer, put it into the area, carry out its immediate effects in their order (A1)."""
    offer = player.offer
    assert offer is not None
    player.action = REPAIRS
    player.due = cost_of(player.draft, offer)
    player.draft.add_droid(offer)
    _push_effects(table, player, offer)
    table.push(player.seat, (PAY_PARTS, 0, 0))


def dismantle(table: Table, player: Player) -> None:
    """Discard the offer and gain its parts, with what `double` effects add, all in one gain (A2, K4)."""
    offer = player.offer
    assert offer is not None
    player.action = DISMANTLES
    gain(table, player.draft, dismantled_parts(player.draft, offer))
    _push_zone(table, player, offer)


def dismantled_parts(yard: Yard, offer: Droid) -> list[int]:
    """What a dismantle gives before the room is looked at (A2, K4)."""
    parts = offer.gain.copy()
    for droid in yard.area:
        for part in range(4):
            if droid.doubles[part] and offer.gain[part]:
                parts[part] += droid.doubles[part]
    return parts


def build(table: Table, player: Player, house: House) -> None:
    """Pay the house, put it into the area, carry out its immediate effects, discard the offer (A3)."""
    offer = player.offer
    assert offer is not None
    player.before = Yard(player.draft)
    player.action = BUILDS
    player.house = house
    player.due = cost_of(player.draft, house)
    player.extra_due = table.token_base if table.is_taxed(player.seat, house) else 0
    player.draft.houses.append(house)
    _push_zone(table, player, offer)
    _push_effects(table, player, house)
    table.push(player.seat, (PAY_PARTS, 0, 0))
    table.push(player.seat, (CHOOSE_EXTRA, 0, 0))


def _house(table: Table, player: Player, number: int) -> House:
    for house in table.available_houses(player.seat):
        if house.number == number:
            return house
    raise AssertionError("only available houses are offered")


# Immediate effects


def _push_effects(table: Table, player: Player, card: Card) -> None:
    for i in range(len(card.effects) - 1, -1, -1):
        if card.effects[i].kind in ("extend", "gain", "store"):
            table.push(player.seat, (CARD_EFFECT, card.number, i))


def carry_out_effect(table: Table, player: Player, card: Card, index: int) -> None:
    """An immediate effect (K1, K2, K5, H46); free columns and parts are asked for."""
    effect = card.effects[index]
    yard = player.draft
    if isinstance(effect, Extend):
        if effect.part == ANY_COLUMN:
            for _ in range(effect.n):
                table.push(player.seat, (EXTEND_ANY, 0, 0))
        else:
            yard.extensions[effect.part] += effect.n
    elif isinstance(effect, Gain):
        gain(table, yard, effect.parts)
        for _ in range(effect.base):
            table.push(player.seat, (TAKE_BASE, 0, 0))
    elif isinstance(effect, Store):
        yard.stored[-1] = effect.parts


def extend_choices() -> list[int]:
    """The column of a free extension (K1)."""
    return [EXTEND + part for part in range(4)]


def take_choices(table: Table, player: Player) -> list[int]:
    """A base part whose column has room; none: the unit is lost (K2)."""
    return [TAKE + part for part in range(BASE_PARTS) if table.room(player.draft, part) > 0]


# Discarding


def _push_zone(table: Table, player: Player, offer: Droid) -> None:
    """With 3 players the zone of a communication droid is chosen; any other goes to the next seat's side (A4)."""
    if table.mode == THREE and offer.type == COMMUNICATION:
        table.push(player.seat, (CHOOSE_ZONE, 0, 0))


def zone_choices() -> list[int]:
    """The zone shared with the next seat, or with the previous one."""
    return [ZONE_LEFT, ZONE_RIGHT]


def complete_plan(table: Table, player: Player) -> None:
    """The plan is complete (T6); only its owner can read in the journal what it is (I3)."""
    player.choosing = False
    if table.journal is not None and player.action != NO_ACTION and player.offer is not None:
        table.tell_only(player.seat, "log-planned", seat=player.seat)


def tell_plan(table: Table, player: Player) -> None:
    """What a revealed plan does (T7)."""
    offer = player.offer
    if table.journal is None or offer is None:
        return
    if player.action == REPAIRS:
        table.tell("log-repair", seat=player.seat, card=offer.id)
    elif player.action == DISMANTLES:
        table.tell(
            "log-dismantle", seat=player.seat, card=offer.id, gain=amounts(dismantled_parts(player.base, offer))
        )
    elif player.house is not None:
        table.tell("log-build", seat=player.seat, card=player.house.id, droid=offer.id)


