"""Says where a game stands, what a seat is asked, and what each choice does, costs and yields (the words: `words/`).

Beside the parts, amounts name `point` (printed points), `leaf`, `extension`, `base` (base parts of a free kind) and, with the
part behind it, `stored-` (parts that lie on a card, K5).
"""

from __future__ import annotations

from cogwright.engine.messages import Argument, Choice, Message
from cogwright.games.last_droids.actions import (
    BUILD,
    CHOOSE_EXTRA,
    CHOOSE_WILD,
    CHOOSE_ZONE,
    DISMANTLE,
    DONE,
    EXTEND,
    EXTEND_ANY,
    EXTRA,
    GIVE,
    GIVE_CARD,
    KEEP_CARD,
    LAST_GIVE,
    LAST_KEEP,
    LAST_MARKET,
    MARKET,
    OPTION,
    PAY,
    PAY_PARTS,
    PLACE_TOKENS,
    REPAIR,
    SWAP,
    SWAP_OPTION,
    TAKE,
    TAKE_BASE,
    TOKEN,
    WILD,
    ZONE_LEFT,
)
from cogwright.games.last_droids.cards import (
    ANY_COLUMN,
    BASE_PARTS,
    PARTS,
    TYPES,
    Card,
    Extend,
    Gain,
    House,
    Store,
    amounts,
    total,
)
from cogwright.games.last_droids.dealing import receiver
from cogwright.games.last_droids.paying import cost_of
from cogwright.games.last_droids.plans import FINAL, WILD_TYPES, dismantled_parts
from cogwright.games.last_droids.scoring import house_points, is_wild_for
from cogwright.games.last_droids.state import (
    AUTOMA,
    CARDS_A_TURN,
    STEP_FINAL,
    STEP_PLAN,
    THREE,
    Player,
    Table,
    Yard,
)

STEPS = ("deal", "plan", "tokens")
"""The steps of a turn, as `step-` words."""


# Where the game stands


def headline(table: Table) -> Message:
    """Season, turn and step (T1), or what comes after the last turn (Z1)."""
    if table.is_over():
        return Message("headline-end")
    if table.phase == STEP_FINAL:
        return Message("headline-final")
    left = min(deck.left(table.season) for deck in table.decks) // CARDS_A_TURN[table.mode]
    args: dict[str, Argument] = {"season": str(table.season + 1), "turn": table.turn, "step": STEPS[table.phase]}
    return Message("headline-turn", args | {"left": left})


def prompt(table: Table, seat: int) -> Message:
    """What the seat is asked to decide (D3-D6); a seat that does not act is asked to wait."""
    player = table.players[seat]
    task = table.asked(seat)
    if task is None:
        planned = table.phase == STEP_PLAN and not player.choosing
        return Message("prompt-planned" if planned else "prompt-wait")
    kind = task[0]
    if kind == KEEP_CARD:
        return _prompt_keep(table, seat)
    if kind == GIVE_CARD:
        return Message("prompt-give-automa" if table.is_solo() else "prompt-give", {"other": receiver(table, seat)})
    if kind == SWAP_OPTION:
        return Message("prompt-option", {"card": player.draft.area[task[1]].id})
    if kind == CHOOSE_EXTRA:
        return Message("prompt-extra", {"card": _building(player).id, "due": {"base": player.extra_due}})
    if kind == PAY_PARTS:
        return Message("prompt-pay", {"due": amounts(player.due)})
    if kind == EXTEND_ANY:
        return Message("prompt-extend", {"card": table.cards.by_number[task[1]].id})
    if kind == TAKE_BASE:
        return Message("prompt-take", {"card": table.cards.by_number[task[1]].id})
    if kind == CHOOSE_ZONE:
        return Message("prompt-zone", {"card": _offer_id(player)})
    if kind == PLACE_TOKENS:
        return Message("prompt-tokens")
    if kind == CHOOSE_WILD:
        return Message("prompt-wild", {"card": player.draft.area[task[1]].id})
    if task[1] == FINAL:
        return Message("prompt-final")
    return Message("prompt-replan" if table.settled else "prompt-plan", {"card": _offer_id(player)})


def _prompt_keep(table: Table, seat: int) -> Message:
    if table.mode == THREE:
        return Message("prompt-keep-three")
    return Message("prompt-keep", {"other": receiver(table, seat)})


# Choices


def describe(table: Table, seat: int, action: int) -> Choice:
    """A legal action of the seat in words, with its exact cost (G4, G5) and what it yields at once (G1)."""
    player = table.players[seat]
    if action == DONE:
        return _choice(table, action, Message("choice-done"))
    if action <= LAST_KEEP:
        return _keep(table, player, action)
    if action <= LAST_GIVE:
        return _give(table, player, action)
    if action <= LAST_MARKET:
        return _market(table, player, action)
    if action < SWAP:
        return _option(table, player, action)
    if action < REPAIR:
        return _basic_swap(table, action)
    if action == REPAIR:
        return _repair(table, player)
    if action == DISMANTLE:
        return _dismantle(table, player)
    if action < TOKEN + 45:
        return _build(table, player, action)
    if action < ZONE_LEFT:
        return _choice(table, action, Message("choice-token", {"card": _house(table, player, action - TOKEN).id}))
    if action < EXTRA:
        return _zone(table, player, action)
    if action < EXTEND:
        return _pay(table, player, action)
    if action < TAKE:
        return _extend(table, player, action - EXTEND)
    if action < WILD:
        gain = {PARTS[action - TAKE]: 1}
        return _choice(table, action, Message("choice-take", {"gain": gain}), gain=gain)
    return _wild(table, player, action)


def _choice(
    table: Table, action: int, label: Message, cost: dict[str, int] | None = None, gain: dict[str, int] | None = None
) -> Choice:
    return Choice(table.game.action_name(action), label, cost or {}, gain or {})


# Step 1


def _keep(table: Table, player: Player, action: int) -> Choice:
    """Keep a drawn droid; unless three play, that says who gets the other one (T2, T4)."""
    kept = table.cards.by_number[action]
    if table.mode == THREE:
        return _choice(table, action, Message("choice-keep", {"card": kept.id}))
    other = next(droid for droid in player.drawn if droid is not kept)
    args: dict[str, Argument] = {"card": kept.id, "droid": other.id, "other": receiver(table, player.seat)}
    return _choice(table, action, Message("choice-keep-give", args))


def _give(table: Table, player: Player, action: int) -> Choice:
    """Give a droid to the next seat, the last one to the third (T3), or one to the automa (U3)."""
    given = table.cards.by_number[action - GIVE]
    other = next(droid for droid in player.drawn if droid is not given and droid is not player.kept)
    args: dict[str, Argument] = {"card": given.id, "droid": other.id}
    if table.is_solo():
        return _choice(table, action, Message("choice-give-automa", args | {"other": AUTOMA}))
    args |= {"other": receiver(table, player.seat), "seat": (player.seat + 2) % 3}
    return _choice(table, action, Message("choice-give", args))


# Swaps


def _basic_swap(table: Table, action: int) -> Choice:
    """Swap with the supply (W1)."""
    swap = table.cards.basic_swaps[action - SWAP]
    give, take = {PARTS[swap.give]: swap.n}, {PARTS[swap.take]: swap.taken}
    return _choice(table, action, Message("choice-swap", {"give": give, "take": take}), give, take)


def _market(table: Table, player: Player, action: int) -> Choice:
    """Use a market droid, and how often it can be used in this step (W6)."""
    yard = player.draft
    for place in range(len(yard.area)):
        droid = yard.area[place]
        if droid.number == action - MARKET and droid.swap is not None:
            left = droid.swap.uses - yard.used[place]
            return _choice(table, action, Message("choice-market", {"card": droid.id, "n": left}))
    raise AssertionError("only own market droids are offered")


def _option(table: Table, player: Player, action: int) -> Choice:
    """An option of the market droid that is used (W5)."""
    task = table.asked(player.seat)
    assert task is not None
    droid = player.draft.area[task[1]]
    assert droid.swap is not None
    give, take = (amounts(parts) for parts in droid.swap.options[action - OPTION])
    label = Message("choice-option", {"card": droid.id, "give": give, "take": take})
    return _choice(table, action, label, give, take)


# Actions


def _repair(table: Table, player: Player) -> Choice:
    """Repair the offer: its cost after the discount (G4), its points, leaves and immediate effects (A1)."""
    offer = player.offer
    assert offer is not None
    cost = cost_of(player.draft, offer)
    gain, lost = _acquiring(table, player, offer, cost)
    if offer.leaves:
        gain = {"point": offer.rp, "leaf": offer.leaves} | gain
    return _choice(table, REPAIR, _with_lost("choice-repair", {"card": offer.id}, lost), amounts(cost), gain)


def _dismantle(table: Table, player: Player) -> Choice:
    """Dismantle the offer: the parts for which there is room, and those that are lost (A2, K4, G1)."""
    offer = player.offer
    assert offer is not None
    gain, lost = _fitting(table, player.draft, dismantled_parts(player.draft, offer))
    label = _with_lost("choice-dismantle", {"card": offer.id}, amounts(lost))
    return _choice(table, DISMANTLE, label, gain=amounts(gain))


def _build(table: Table, player: Player, action: int) -> Choice:
    """Build a house: its cost after discount and with surcharge (G4, G5), its points and immediate effects (A3)."""
    house = _house(table, player, action - BUILD)
    gain, lost = _acquiring(table, player, house, cost_of(player.draft, house))
    args: dict[str, Argument] = {"card": house.id, "droid": _offer_id(player)}
    return _choice(table, action, _with_lost("choice-build", args, lost), house_cost(table, player, house), gain)


def house_cost(table: Table, player: Player, house: House) -> dict[str, int]:
    """What a house costs the player, the surcharge as `base` (G4, G5)."""
    cost = amounts(cost_of(player.draft, house))
    if table.is_taxed(player.seat, house):
        cost["base"] = table.token_base
    return cost


def _acquiring(table: Table, player: Player, card: Card, cost: list[int]) -> tuple[dict[str, int], dict[str, int]]:
    """Points and immediate effects of a card that is repaired or built (K1, K2, K5), and the parts that are lost.

    What is paid leaves room in the shed if it is paid from there, and free extensions are counted where they are of use.
    """
    yard = Yard(player.draft)
    for part in range(4):
        yard.shed[part] -= min(cost[part], yard.shed[part])
    gain: dict[str, int] = {"point": card.rp}
    lost: dict[str, int] = {}
    free = 0
    for effect in card.effects:
        if isinstance(effect, Extend):
            _add(gain, {"extension": effect.n})
            if effect.part == ANY_COLUMN:
                free += effect.n
            else:
                yard.extensions[effect.part] += effect.n
        elif isinstance(effect, Gain):
            fitting, missing = _fitting(table, yard, effect.parts)
            for part in range(4):
                helped = min(free, missing[part])
                free -= helped
                yard.extensions[part] += helped
                fitting[part] += helped
                missing[part] -= helped
                yard.shed[part] += fitting[part]
            _add(gain, amounts(fitting))
            _add(lost, amounts(missing))
            room = sum(table.room(yard, part) for part in range(BASE_PARTS)) + free
            _add(gain, {"base": min(effect.base, room)})
            _add(lost, {"base": max(effect.base - room, 0)})
        elif isinstance(effect, Store):
            _add(gain, {f"stored-{part}": n for part, n in amounts(effect.parts).items()})
    return gain, lost


def _fitting(table: Table, yard: Yard, parts: list[int]) -> tuple[list[int], list[int]]:
    """The parts for which the shed has room, and those that are lost (G1)."""
    fitting = [min(parts[part], table.room(yard, part)) for part in range(4)]
    return fitting, [parts[part] - fitting[part] for part in range(4)]


def _add(bundle: dict[str, int], more: dict[str, int]) -> None:
    for key, n in more.items():
        if n:
            bundle[key] = bundle.get(key, 0) + n


def _with_lost(id: str, args: dict[str, Argument], lost: dict[str, int]) -> Message:
    """The message, or its variant `-lost` that names the parts without room."""
    return Message(f"{id}-lost", args | {"lost": lost}) if lost else Message(id, args)


# What belongs to an action


def _zone(table: Table, player: Player, action: int) -> Choice:
    """The zone shared with the next or the previous seat (A4)."""
    other = (player.seat + (1 if action == ZONE_LEFT else 2)) % 3
    return _choice(table, action, Message("choice-zone", {"card": _offer_id(player), "other": other}))


def _pay(table: Table, player: Player, action: int) -> Choice:
    """A part of the surcharge (G5), or a unit from the shed or from a collector (G3)."""
    if action < PAY:
        cost = {PARTS[action - EXTRA]: 1}
        return _choice(table, action, Message("choice-extra", {"cost": cost}), cost)
    part, stored = divmod(action - PAY, 2)
    cost = {PARTS[part]: 1}
    if not stored:
        return _choice(table, action, Message("choice-pay-shed", {"cost": cost}), cost)
    yard = player.draft
    card = min(
        (yard.area[place] for place in range(len(yard.area)) if yard.stored[place][part]),
        key=lambda droid: droid.number,
    )
    return _choice(table, action, Message("choice-pay-stored", {"cost": cost, "card": card.id}), cost)


def _extend(table: Table, player: Player, part: int) -> Choice:
    """An extension on a column, and what it holds then (K1)."""
    args: dict[str, Argument] = {"column": column(part), "n": table.capacity(player.draft, part) + 1}
    return _choice(table, EXTEND + part, Message("choice-extend", args), gain={"extension": 1})


def _wild(table: Table, player: Player, action: int) -> Choice:
    """A type for a wild droid, and what the houses for which it counts score then (K8)."""
    task = table.asked(player.seat)
    assert task is not None
    yard = Yard(player.draft)
    card = yard.area[task[1]]
    type = WILD_TYPES[action - WILD]
    yard.count_wild(task[1], type)
    points = sum(house_points(table, player.seat, yard, house) for house in yard.houses if is_wild_for(card, house))
    label = Message("choice-wild", {"card": card.id, "type": {f"as-{TYPES[type]}": 1}})
    return _choice(table, action, label, gain={"point": points})


# Things that several sentences name


def column(part: int) -> dict[str, int]:
    """A column of the shed, as a bundle for messages."""
    return {f"column-{PARTS[part]}": 1}


def missing_parts(yard: Yard, cost: list[int]) -> dict[str, int]:
    """The parts that are lacking to pay the cost from shed and collectors (G2), as a bundle."""
    return amounts([max(cost[part] - yard.shed[part] - yard.stored_of(part), 0) for part in range(4)])


def base_parts_left(yard: Yard, cost: list[int]) -> int:
    """How many base parts are left beyond a cost that can be paid (G5)."""
    return total([*(yard.shed[part] + yard.stored_of(part) - cost[part] for part in range(BASE_PARTS)), 0])


def _offer_id(player: Player) -> str:
    assert player.offer is not None
    return player.offer.id


def _house(table: Table, player: Player, number: int) -> House:
    return next(house for house in table.available_houses(player.seat) if house.number == number)


def _building(player: Player) -> House:
    assert player.house is not None
    return player.house
