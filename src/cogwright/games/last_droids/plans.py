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
    WILD,
    ZONE_LEFT,
    ZONE_RIGHT,
)
from cogwright.games.last_droids.cards import (
    ANY_COLUMN,
    BASE_PARTS,
    COLLECTOR,
    COMMUNICATION,
    FARM,
    MARKET_TYPE,
    NOTHING,
    PARTS,
    TYPES,
    WATER,
    Card,
    Droid,
    Extend,
    Gain,
    House,
    Store,
    amounts,
    total,
)
from cogwright.games.last_droids.paying import can_build, can_pay, cost_of, gain, lost_parts, pay
from cogwright.games.last_droids.scoring import counts_wild
from cogwright.games.last_droids.state import (
    BUILDS,
    DISMANTLES,
    NO_ACTION,
    REPAIRS,
    STEP_FINAL,
    THREE,
    ZONES_OF,
    Player,
    Table,
    Yard,
)
from cogwright.games.last_droids.swaps import add_basic_swaps, choose_basic_swap, choose_market, market_choices

FINAL: Final = 1
"""Argument of the task PLAN in the final swap step: swaps only (Z1)."""
WILD_TYPES: Final = [WATER, FARM, COMMUNICATION, COLLECTOR, MARKET_TYPE]
"""As what a wild droid may count, in the order of the vocabulary (K8, D2)."""


def begin_plan(table: Table, player: Player) -> None:
    """Let a player plan, on a draft of the yard as all see it; the automa is not asked (T6)."""
    player.draft = Yard(player.yard)
    player.choosing = not table.is_automa(player.seat)
    player.revealed = False
    player.action = NO_ACTION
    player.house = None
    player.before = None
    player.zone = 0
    player.due = NOTHING
    player.taking = NOTHING
    player.extra_due = 0
    if player.story:
        player.story = []
    if player.choosing:
        table.push(player.seat, (PLAN_COMPLETE, 0, 0))
        table.push(player.seat, (PLAN, FINAL if table.phase == STEP_FINAL else 0, 0))


def plan_choices(table: Table, player: Player, final: int) -> list[int]:
    """The main list: swaps and, but in the final swap step, the actions (D4, D6)."""
    yard = player.draft
    actions = [DONE] if final else []
    if yard.markets:
        actions += market_choices(table, yard)
    add_basic_swaps(table, yard, actions)
    if final:
        return actions
    offer = player.offer
    assert offer is not None
    if can_pay(yard, cost_of(yard, offer)):
        actions.append(REPAIR)
    actions.append(DISMANTLE)
    first = len(actions)
    for number in ZONES_OF[table.mode][player.seat]:
        for house in table.zones[number].houses:
            if can_build(table, player, house) and house not in table.settled:
                actions.append(BUILD + house.number)
    if table.mode == THREE and len(actions) > first + 1:
        actions.sort()
    return actions


def choose_plan(table: Table, player: Player, action: int, final: int) -> None:
    """A swap, after which the main list comes again, or the action of the turn (T6)."""
    if action == DONE:
        _ask_wild(table, player)
    elif action <= LAST_MARKET:
        assert action > MARKET
        table.push(player.seat, (PLAN, final, 0))
        choose_market(table, player, action)
    elif action < REPAIR:
        assert action >= SWAP
        table.push(player.seat, (PLAN, final, 0))
        choose_basic_swap(table, player, action)
    elif action == REPAIR:
        repair(table, player)
    elif action == DISMANTLE:
        dismantle(table, player)
    else:
        build(table, player, _house(table, player, action - BUILD))


# The three actions


def repair(table: Table, player: Player) -> None:
    """Pay the cost of the offer, put it into the area, carry out its immediate effects in their order (A1)."""
    offer = player.offer
    assert offer is not None
    cost = cost_of(player.draft, offer)
    if table.journal is not None:
        if total(cost):
            player.note("log-repair", seat=player.seat, card=offer.id, cost=amounts(cost))
        else:
            player.note("log-repair-free", seat=player.seat, card=offer.id)
    player.action = REPAIRS
    player.draft.add_droid(offer)
    _push_effects(table, player, offer)
    player.due = cost
    pay(table, player)


def dismantle(table: Table, player: Player) -> None:
    """Discard the offer and gain its parts, with what `double` effects add, all in one gain (A2, K4)."""
    offer = player.offer
    assert offer is not None
    parts = dismantled_parts(player.draft, offer)
    if table.journal is not None:
        player.note("log-dismantle", seat=player.seat, card=offer.id, gain=amounts(parts))
        _note_lost(table, player, parts)
    player.action = DISMANTLES
    gain(table, player.draft, parts)
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
    """Pay the house, put it into the area, carry out its immediate effects, discard the offer (A3).

    The draft before it is kept: if another player builds this house, all that follows is void (T7).
    """
    offer = player.offer
    assert offer is not None
    player.before = Yard(player.draft)
    player.story_before = len(player.story)
    cost = cost_of(player.draft, house)
    player.extra_due = table.token_base if table.is_taxed(player.seat, house) else 0
    if table.journal is not None:
        player.note("log-build", seat=player.seat, card=house.id, droid=offer.id)
    player.action = BUILDS
    player.house = house
    player.draft.add_house(house)
    _push_zone(table, player, offer)
    _push_effects(table, player, house)
    player.due = cost
    if player.extra_due:
        table.push(player.seat, (PAY_PARTS, 0, 0))
        table.push(player.seat, (CHOOSE_EXTRA, 0, 0))
    else:
        pay(table, player)


def _house(table: Table, player: Player, number: int) -> House:
    for house in table.available_houses(player.seat):
        if house.number == number:
            return house
    raise AssertionError("only available houses are offered")


# Immediate effects


def _push_effects(table: Table, player: Player, card: Card) -> None:
    for i in range(len(card.effects) - 1, -1, -1):
        if card.effects[i].immediate:
            table.push(player.seat, (CARD_EFFECT, card.number, i))


def carry_out_effect(table: Table, player: Player, card: Card, index: int) -> None:
    """An immediate effect (K1, K2, K5, H46); free columns and parts are asked for."""
    effect = card.effects[index]
    if isinstance(effect, Extend):
        if effect.part == ANY_COLUMN:
            for _ in range(effect.n):
                table.push(player.seat, (EXTEND_ANY, card.number, 0))
        else:
            _extend(table, player, card, effect.part, effect.n)
    elif isinstance(effect, Gain):
        if table.journal is not None and total(effect.parts):
            player.note("log-gain", seat=player.seat, card=card.id, gain=amounts(effect.parts))
            _note_lost(table, player, effect.parts)
        gain(table, player.draft, effect.parts)
        for _ in range(effect.base):
            table.push(player.seat, (TAKE_BASE, card.number, 0))
    elif isinstance(effect, Store):
        if table.journal is not None:
            player.note("log-store", seat=player.seat, card=card.id, gain=amounts(effect.parts))
        yard = player.draft
        place = len(yard.area) - 1
        yard.lay_on_card(place, [yard.stored[place][part] + effect.parts[part] for part in range(len(PARTS))])


def extend_choices() -> list[int]:
    """The column of a free extension (K1)."""
    return [EXTEND + part for part in range(len(PARTS))]


def choose_extend(table: Table, player: Player, number: int, action: int) -> None:
    """Put a free extension of a card on a column (K1)."""
    _extend(table, player, table.cards.by_number[number], action - EXTEND, 1)


def _extend(table: Table, player: Player, card: Card, part: int, n: int) -> None:
    player.draft.extensions[part] += n
    if table.journal is not None:
        player.note("log-extend", seat=player.seat, card=card.id, column={f"column-{PARTS[part]}": n}, n=n)


def take_choices(table: Table, player: Player) -> list[int]:
    """A base part whose column has room (K2)."""
    return [TAKE + part for part in range(BASE_PARTS) if table.room(player.draft, part) > 0]


def choose_take(table: Table, player: Player, number: int, action: int) -> None:
    """Gain a base part of a free kind (K2)."""
    part = action - TAKE
    player.draft.shed[part] += 1
    if table.journal is not None:
        card = table.cards.by_number[number]
        player.note("log-gain", seat=player.seat, card=card.id, gain={PARTS[part]: 1})


def lose_take(table: Table, player: Player) -> None:
    """No base column has room: the part is lost (K2)."""
    if table.journal is not None:
        player.note("log-lost", seat=player.seat, lost={"base": 1})


def _note_lost(table: Table, player: Player, parts: list[int]) -> None:
    lost = lost_parts(table, player.draft, parts)
    if total(lost):
        player.note("log-lost", seat=player.seat, lost=amounts(lost))


# Discarding


def _push_zone(table: Table, player: Player, offer: Droid) -> None:
    """With 3 players the zone of a communication droid is chosen; any other goes to the next seat's side (A4)."""
    if table.mode == THREE and offer.type == COMMUNICATION:
        table.push(player.seat, (CHOOSE_ZONE, 0, 0))


def zone_choices() -> list[int]:
    """The zone shared with the next seat, or with the previous one."""
    return [ZONE_LEFT, ZONE_RIGHT]


def choose_zone(table: Table, player: Player, action: int) -> None:
    """To which side the offer is discarded (A4)."""
    player.zone = action - ZONE_LEFT
    if table.journal is not None:
        assert player.offer is not None
        other = (player.seat + (1 if action == ZONE_LEFT else 2)) % 3
        player.note("log-zone", seat=player.seat, card=player.offer.id, other=other)


# The end of a plan


def _ask_wild(table: Table, player: Player) -> None:
    """After the final swaps the type of each wild droid is chosen, if a house asks for it (K8, D6)."""
    yard = player.draft
    for place in range(len(yard.area) - 1, -1, -1):
        if counts_wild(yard, place):
            table.push(player.seat, (CHOOSE_WILD, place, 0))


def wild_choices() -> list[int]:
    """Every type but storage (K8)."""
    return [WILD + i for i in range(len(WILD_TYPES))]


def choose_wild(table: Table, player: Player, place: int, action: int) -> None:
    """As what the wild droid counts (K8)."""
    type = WILD_TYPES[action - WILD]
    player.draft.count_wild(place, type)
    if table.journal is not None:
        player.note("log-wild", seat=player.seat, card=player.draft.area[place].id, type=TYPES[type])
