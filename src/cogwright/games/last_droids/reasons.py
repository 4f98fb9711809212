"""Says why a seat cannot do something now: what is shown though it is not legal, and every other illegal action."""

from __future__ import annotations

from typing import Final

from cogwright.engine.messages import Message, Refusal
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
    PLAN,
    REPAIR,
    SWAP,
    SWAP_OPTION,
    TAKE,
    TAKE_BASE,
    TOKEN,
    WILD,
    ZONE_LEFT,
)
from cogwright.games.last_droids.cards import BASE_PARTS, PARTS, Swap, amounts
from cogwright.games.last_droids.describe import base_parts_left, column, house_cost, missing_parts
from cogwright.games.last_droids.paying import cost_of
from cogwright.games.last_droids.plans import FINAL
from cogwright.games.last_droids.state import STEP_DEAL, STEP_FINAL, STEP_PLAN, Player, Table

FIRST: Final = {
    KEEP_CARD: "why-keep-first",
    GIVE_CARD: "why-give-first",
    SWAP_OPTION: "why-option-first",
    CHOOSE_EXTRA: "why-extra-first",
    PAY_PARTS: "why-pay-first",
    EXTEND_ANY: "why-extend-first",
    TAKE_BASE: "why-take-first",
    CHOOSE_ZONE: "why-zone-first",
    PLACE_TOKENS: "why-tokens-first",
    CHOOSE_WILD: "why-wild-first",
}
"""What has to be answered first, by the task that asks for it."""

WHEN: Final = {
    KEEP_CARD: "why-keep-when",
    GIVE_CARD: "why-keep-when",
    SWAP_OPTION: "why-option-when",
    CHOOSE_EXTRA: "why-extra-when",
    PAY_PARTS: "why-pay-when",
    EXTEND_ANY: "why-extend-when",
    TAKE_BASE: "why-take-when",
    CHOOSE_ZONE: "why-zone-when",
    PLACE_TOKENS: "why-tokens-when",
    CHOOSE_WILD: "why-wild-when",
}
"""When something can be done that no swap and no action is."""


def refusals(table: Table, seat: int) -> list[Refusal]:
    """What the seat may look for though it is not legal now: what is too dear, settled, used up or without room."""
    legal = table.legal_actions(seat)
    return [
        Refusal(table.game.action_name(action), why_not(table, seat, action))
        for action in _looked_for(table, table.players[seat])
        if action not in legal
    ]


def _looked_for(table: Table, player: Player) -> list[int]:
    """The actions that a seat may think of when it is asked this, legal or not, ascending."""
    task = table.asked(player.seat)
    if task is None:
        return []
    yard, kind = player.draft, task[0]
    if kind == SWAP_OPTION:
        return [OPTION + i for i in range(len(_swap(player, task[1]).options))]
    if kind == CHOOSE_EXTRA:
        return [EXTRA + part for part in range(BASE_PARTS)]
    if kind == TAKE_BASE:
        return [TAKE + part for part in range(BASE_PARTS)]
    if kind != PLAN:
        return []
    markets = sorted(MARKET + droid.number for droid in yard.area if droid.swap is not None)
    if task[1] == FINAL:
        return markets
    houses = sorted(BUILD + house.number for house in table.available_houses(player.seat))
    return [*markets, REPAIR, *houses]


def why_not(table: Table, seat: int, action: int) -> Message:
    """Why the action is not legal for the seat now; for a legal action, the general reason."""
    player = table.players[seat]
    if table.is_over():
        return Message("why-over")
    task = table.asked(seat)
    if task is None:
        return _why_wait(table, player)
    asked, answers = task[0], question_of(action)
    if answers != asked:
        return Message(WHEN[answers] if asked == PLAN else FIRST[asked])
    if asked == PLAN:
        return _why_not_planned(table, player, action, task[1] == FINAL)
    if asked in (KEEP_CARD, GIVE_CARD):
        return _why_not_dealt(player, action)
    if asked == SWAP_OPTION:
        return _why_not_option(table, player, task[1], action - OPTION)
    if asked == CHOOSE_EXTRA:
        return Message("why-extra-none", {"kind": _kind(action - EXTRA)})
    if asked == PAY_PARTS:
        return _why_not_pay(player)
    if asked == TAKE_BASE:
        return Message("why-no-room", {"column": column(action - TAKE)})
    if asked == PLACE_TOKENS:
        return Message("why-no-house", {"n": action - TOKEN})
    return Message("why-not-now")


def question_of(action: int) -> int:
    """The task that an action answers (D3-D6)."""
    if action == DONE:
        return PLAN
    for last, task in (
        (LAST_KEEP, KEEP_CARD),
        (LAST_GIVE, GIVE_CARD),
        (LAST_MARKET, PLAN),
        (SWAP - 1, SWAP_OPTION),
        (TOKEN + 44, PLAN),
        (ZONE_LEFT - 1, PLACE_TOKENS),
        (EXTRA - 1, CHOOSE_ZONE),
        (PAY - 1, CHOOSE_EXTRA),
        (EXTEND - 1, PAY_PARTS),
        (TAKE - 1, EXTEND_ANY),
        (WILD - 1, TAKE_BASE),
    ):
        if action <= last:
            return task
    return CHOOSE_WILD


def _why_wait(table: Table, player: Player) -> Message:
    if table.phase == STEP_PLAN:
        return Message("why-planned")
    if table.phase == STEP_FINAL:
        return Message("why-done")
    if table.phase == STEP_DEAL:
        return Message("why-dealing" if player.kept is None else "why-kept")
    return Message("why-wait")


def _why_not_dealt(player: Player, action: int) -> Message:
    """Only a drawn card can be kept or given (T2-T4)."""
    if player.kept is not None and player.kept.number == action - GIVE:
        return Message("why-give-kept", {"card": player.kept.id})
    return Message("why-not-drawn")


def _why_not_planned(table: Table, player: Player, action: int, final: bool) -> Message:
    """Swaps and actions (W1-W6, A1-A3); in the final swap step only swaps (Z1)."""
    if action == DONE:
        return Message("why-must-act")
    if action <= LAST_MARKET:
        return _why_not_market(player, action - MARKET)
    if action < REPAIR:
        return _why_not_swap(table, player, action - SWAP)
    if final:
        return Message("why-final")
    if action == REPAIR:
        return _why_not_repair(player)
    if action == DISMANTLE:
        return Message("why-not-now")
    return _why_not_build(table, player, action - BUILD)


def _why_not_market(player: Player, number: int) -> Message:
    """A market droid in the area, a use left, parts and room for one of its swaps (W4, W6)."""
    yard = player.draft
    for place in range(len(yard.area)):
        droid = yard.area[place]
        if droid.number != number:
            continue
        if droid.swap is None:
            return Message("why-not-market", {"card": droid.id})
        if yard.used[place] >= droid.swap.uses:
            return Message("why-used", {"card": droid.id, "n": droid.swap.uses})
        return Message("why-market-stuck", {"card": droid.id})
    return Message("why-no-market")


def _why_not_swap(table: Table, player: Player, index: int) -> Message:
    """What is given must be there, what is taken must have room (W2)."""
    swap = table.cards.basic_swaps[index]
    give, take = [0, 0, 0, 0], [0, 0, 0, 0]
    give[swap.give] = swap.n
    take[swap.take] = swap.taken
    return _why_not_exchange(table, player, give, take)


def _why_not_option(table: Table, player: Player, place: int, index: int) -> Message:
    """An option of the market droid (W2, W5)."""
    swap = _swap(player, place)
    if index >= len(swap.options):
        return Message("why-no-option", {"card": player.draft.area[place].id, "n": len(swap.options)})
    return _why_not_exchange(table, player, *swap.options[index])


def _why_not_exchange(table: Table, player: Player, give: list[int], take: list[int]) -> Message:
    missing = missing_parts(player.draft, give)
    if missing:
        return Message("why-swap-give", {"missing": missing, "give": amounts(give), "take": amounts(take)})
    for part in range(4):
        if take[part] > table.room(player.draft, part):
            return Message("why-no-room", {"column": column(part)})
    return Message("why-not-now")


def _why_not_repair(player: Player) -> Message:
    """The whole cost must be paid (A1, G2)."""
    offer = player.offer
    assert offer is not None
    cost = cost_of(player.draft, offer)
    missing = missing_parts(player.draft, cost)
    if not missing:
        return Message("why-not-now")
    return Message("why-repair-dear", {"card": offer.id, "missing": missing, "cost": amounts(cost)})


def _why_not_build(table: Table, player: Player, number: int) -> Message:
    """The house must wait in an own zone, be free, and be paid with its surcharge (A3, T7, G5)."""
    for house in table.available_houses(player.seat):
        if house.number != number:
            continue
        if house in table.settled:
            return Message("why-house-settled", {"card": house.id})
        cost = cost_of(player.draft, house)
        missing = missing_parts(player.draft, cost)
        if not missing and table.is_taxed(player.seat, house):
            lacking = table.token_base - base_parts_left(player.draft, cost)
            missing = {"base": lacking} if lacking > 0 else {}
        if not missing:
            return Message("why-not-now")
        whole = house_cost(table, player, house)
        return Message("why-house-dear", {"card": house.id, "missing": missing, "cost": whole})
    return Message("why-no-house", {"n": number})


def _why_not_pay(player: Player) -> Message:
    """Parts are paid in their order (G3)."""
    due = next(part for part in range(4) if player.due[part])
    return Message("why-pay-order", {"kind": _kind(due)})


def _swap(player: Player, place: int) -> Swap:
    swap = player.draft.area[place].swap
    assert swap is not None
    return swap


def _kind(part: int) -> dict[str, int]:
    """A kind of parts, as a bundle for messages."""
    return {f"kind-{PARTS[part]}": 1}
