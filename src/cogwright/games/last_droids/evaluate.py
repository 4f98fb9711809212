"""How good a position of Last Droids looks for a player: an estimate of its final total, in points (X1).

The estimate adds up what a yard scores now, what its parts will buy, what its lasting effects will still bring, and a fixed
yield for every turn to come. While a player plans, it looks at every action that the plan could end with (repair, dismantle,
each house), with the basic swaps that are needed to pay for it; the best of them counts. So the value of a plan does not change
while its swaps are made one after the other, and a bot that looks one decision ahead finds its way through them.

With 4 players it is the team's result that is estimated (V1). The prices follow the rates of section 12; they were found by play
of the greedy bot against itself.
"""

from __future__ import annotations

from typing import Final

from cogwright.games.last_droids.actions import SWAP_OPTION
from cogwright.games.last_droids.cards import (
    ALL_PARTS,
    ANY_COLUMN,
    BASE_PARTS,
    COMMUNICATION,
    ENERGY,
    Card,
    Droid,
    Extend,
    Gain,
    House,
    HouseScore,
    Store,
    total,
)
from cogwright.games.last_droids.dealing import receiver
from cogwright.games.last_droids.paying import cost_of
from cogwright.games.last_droids.plans import WILD_TYPES, dismantled_parts
from cogwright.games.last_droids.scoring import (
    communication_points,
    counts_wild,
    droid_points,
    house_points,
    house_rp,
    leads_leaves,
    score,
)
from cogwright.games.last_droids.state import (
    AUTOMA,
    BUILDS,
    DISMANTLES,
    FOUR,
    NO_ACTION,
    REPAIRS,
    RIVALS,
    STEP_DEAL,
    STEP_END,
    STEP_FINAL,
    STEP_PLAN,
    ZONES_OF,
    Player,
    Table,
    Yard,
)

UNIT: Final = 0.95
"""What a unit, a base part, is worth in points in the middle of the game (B1)."""
ENERGY_UNITS: Final = 1.75
SHARES: Final = [1.1, 1.0, 0.9, 0.5, 0.3]
"""What the first, second ... part of a kind is worth, in units: the more there are, the less (O5)."""
TURN_YIELD: Final = 3.0
"""What a turn brings on average, in points."""
FADES: Final = [0.06, 0.55, 0.8, 0.92]
"""How much of their price parts still have when 0, 1, 2 ... turns are left to spend them in."""
TRIFLE: Final = 0.01
"""A part at the end: it may break a tie (X8)."""

LEAF: Final = 0.4
"""A leaf beside the lead in leaves, in points for the first Interseasons and house 54."""
EXTENSION: Final = 0.03
"""What an extension brings in a turn."""
DOUBLE: Final = 0.18
DISCOUNT: Final = 0.25
MARKET: Final = 0.06
DISCARDS: Final = 0.2
"""How many communication droids are discarded into a player's zones in a turn."""
HOPE: Final = 0.35
"""How much of a house's value counts while it cannot be paid yet."""
MOST_MISSING: Final = 6
"""When so many parts are missing, a house is no hope."""
USUAL_PARTS: Final = 6.0
"""How many parts a shed usually has at the end, how many energy, how many complete sets (H45, H51, H57)."""
USUAL_ENERGY: Final = 1.8
USUAL_SETS: Final = 0.8
DRIFT: Final = 1.0
"""How fast such a number goes back to the usual one."""
LOWER_MEMBER: Final = 0.85
"""How much more the lower member of a team counts than the higher one (V1)."""


def evaluate(table: Table, seat: int) -> float:
    """The points that the player, or with 4 players its team, may expect at the end; at the end the points themselves."""
    if table.mode != FOUR:
        return _prospect(table, table.players[seat])
    first = _prospect(table, table.players[seat - seat % 2])
    second = _prospect(table, table.players[seat - seat % 2 + 1])
    low, high = min(first, second), max(first, second)
    if table.phase == STEP_END:
        return low + TRIFLE * (low + high)
    return LOWER_MEMBER * low + (1.0 - LOWER_MEMBER) * high


def _prospect(table: Table, player: Player) -> float:
    """The points that one player may expect."""
    seat = player.seat
    if table.phase == STEP_END:
        return score(table, seat, player.yard) + TRIFLE * player.yard.parts()
    if table.phase == STEP_FINAL:
        return _best_final(table, player)
    turns = table.turns_left()
    value = TURN_YIELD * turns
    if table.is_automa(seat):
        return value + _worth_of_automa(table, player, turns)
    if table.phase == STEP_DEAL:
        offer = _coming_offer(table, player)
        if offer is None:
            return value + _before_turn(table, player, turns)
        return value + _best_plan(table, player, player.yard, offer, turns)
    if table.phase == STEP_PLAN and player.action == NO_ACTION:
        if _is_just_turned_up(table, player):
            return value + _before_turn(table, player, turns)
        assert player.offer is not None
        if _plans_last(table, seat):
            return value + _planning_last(table, player, player.offer, turns)
        return value + _planning(table, player, player.offer, turns)
    if table.phase == STEP_PLAN:
        value += _discarding(table, player)
    return value + _worth(table, seat, player.draft, _parts_after_paying(player), turns)


def _before_turn(table: Table, player: Player, turns: int) -> float:
    """An average turn and what the yard is worth while this turn, too, is still to be played: as right after the turn before."""
    return TURN_YIELD + _worth(table, player.seat, player.yard, _all_parts(player.yard), turns + 1)


def _worth_of_automa(table: Table, automa: Player, turns: int) -> float:
    """The automa has no parts; its droids and houses count as they stand (U1)."""
    yard = automa.draft
    points = float(score(table, automa.seat, yard))
    return points + DISCARDS * turns * yard.types[COMMUNICATION] + turns


# Plans that are not complete


def _coming_offer(table: Table, player: Player) -> Droid | None:
    """The card that will lie in front of the player, as far as the choices of step 1 are made (T2-T4)."""
    if player.kept is not None:
        return player.kept
    for drawer in table.players:
        if drawer.kept is not None and receiver(table, drawer.seat) == player.seat:
            if drawer.given is not None:
                return drawer.given
            if table.mode == FOUR:
                return drawer.drawn[1] if drawer.kept is drawer.drawn[0] else drawer.drawn[0]
    return None


def _is_just_turned_up(table: Table, player: Player) -> bool:
    """Whether the automa has dealt, without a choice of the human, and the human has planned nothing yet.

    Then the offer counts as an average one, because otherwise luck with the next card would speak for or against the action that
    ended the turn before.
    """
    return table.is_solo() and table.priority == AUTOMA and player.draft.shed == player.yard.shed


def _plans_last(table: Table, seat: int) -> bool:
    """Whether all others have completed their plans, so that the player's own one is all that keeps them hidden."""
    for other in table.players:
        if other.seat != seat and other.action == NO_ACTION:
            return False
    return True


def _planning_last(table: Table, player: Player, offer: Droid, turns: int) -> float:
    """The plan judged with those of the others as they will take effect (T8).

    Otherwise what they bring would speak for or against the action that completes the plan, and a player whom it does not please
    would swap its parts away to put it off. The table is as it was afterwards.
    """
    yards = [other.yard for other in table.players]
    zones, settled = table.zones.copy(), table.settled
    before = True
    for other in table.in_priority_order():
        rival = table.players[other]
        if rival is player:
            before = False
            continue
        rival.yard = rival.draft
        if rival.house is not None and before:
            table.settled = [*table.settled, rival.house]
        if rival.action != REPAIRS and rival.offer is not None:
            number = ZONES_OF[table.mode][other][rival.zone]
            table.zones[number] = table.zones[number].with_discard(rival.offer)
    worth = _planning(table, player, offer, turns)
    for i in range(len(yards)):
        table.players[i].yard = yards[i]
    table.zones, table.settled = zones, settled
    return worth


def _planning(table: Table, player: Player, offer: Droid, turns: int) -> float:
    """The best that can become of the plan; if an option of a market droid is being chosen, with the best of its options."""
    yard = player.draft
    task = table.asked(player.seat)
    if task is None or task[0] != SWAP_OPTION:
        parts = [yard.shed[part] + yard.all_stored[part] - player.due[part] + player.taking[part] for part in range(4)]
        return _best_plan_with(table, player, yard, parts, offer, turns)
    swap = yard.area[task[1]].swap
    assert swap is not None
    best = -1000.0
    for give, take in swap.options:
        parts = _all_parts(yard)
        fits = True
        for part in range(4):
            if give[part] > parts[part] or take[part] > table.room(yard, part):
                fits = False
            parts[part] += take[part] - give[part]
        if fits:
            best = max(best, _best_plan_with(table, player, yard, parts, offer, turns))
    return best


def _best_plan(table: Table, player: Player, yard: Yard, offer: Droid, turns: int) -> float:
    return _best_plan_with(table, player, yard, _all_parts(yard), offer, turns)


def _best_plan_with(table: Table, player: Player, yard: Yard, parts: list[int], offer: Droid, turns: int) -> float:
    """The worth of the yard after the best action that these parts can pay, basic swaps included."""
    seat = player.seat
    gained = _with_gain(table, yard, parts, dismantled_parts(yard, offer))
    best = _worth(table, seat, yard, gained, turns) + _discarded_call(table, seat, yard, offer)
    left = _paid(table, yard, parts, cost_of(yard, offer), 0)
    if left is not None:
        repaired = Yard(yard)
        repaired.add_droid(offer)
        best = max(best, _worth(table, seat, repaired, _with_effects(table, repaired, left, offer), turns))
    for house in table.available_houses(seat):
        if house not in table.settled:
            extra = table.token_base if table.is_taxed(seat, house) else 0
            left = _paid(table, yard, parts, cost_of(yard, house), extra)
            if left is not None:
                built = Yard(yard)
                built.add_house(house)
                best = max(best, _worth(table, seat, built, _with_effects(table, built, left, house), turns))
    return best


def _paid(table: Table, yard: Yard, parts: list[int], cost: list[int], extra: int) -> list[int] | None:
    """What is left after the cost is paid, with as cheap basic swaps as can be seen; None if that cannot be done (W1, G5)."""
    left = [parts[part] - cost[part] for part in range(4)]
    for part in range(4):
        while left[part] < 0:
            if not _swap_for(left, part):
                return None
    for _ in range(extra):
        most = 0
        for part in range(1, BASE_PARTS):
            if left[part] > left[most]:
                most = part
        if left[most] > 0:
            left[most] -= 1
        elif left[ENERGY] > 0:
            left[ENERGY] -= 1
        else:
            return None
    return left


def _swap_for(left: list[int], wanted: int) -> bool:
    """Swap for one part that is missing: plenty of a base part first, then energy, then two of any base part (W1)."""
    most = -1
    for part in range(BASE_PARTS):
        if part != wanted and (most < 0 or left[part] > left[most]):
            most = part
    if wanted == ENERGY:
        needed = 3
    elif left[ENERGY] > 0 and left[most] < 4:
        left[ENERGY] -= 1
        left[wanted] += 1
        return True
    else:
        needed = 2
    if left[most] < needed:
        return False
    left[most] -= needed
    left[wanted] += 1
    return True


def _with_gain(table: Table, yard: Yard, parts: list[int], gained: list[int]) -> list[int]:
    """The parts after a gain, as far as there is room (G1)."""
    return [
        parts[part] + min(gained[part], max(table.capacity(yard, part) + yard.all_stored[part] - parts[part], 0))
        for part in range(4)
    ]


def _with_effects(table: Table, yard: Yard, left: list[int], card: Card) -> list[int]:
    """Carry out the immediate effects of a card on the yard; returns the parts after them (K1, K2, K5)."""
    parts = left
    for effect in card.effects:
        if isinstance(effect, Extend):
            yard.extensions[_fullest(table, yard, parts) if effect.part == ANY_COLUMN else effect.part] += effect.n
        elif isinstance(effect, Gain):
            parts = _with_gain(table, yard, parts, effect.parts)
            for _ in range(effect.base):
                fewest = 0
                for part in range(1, BASE_PARTS):
                    if parts[part] < parts[fewest]:
                        fewest = part
                parts[fewest] += 1
        elif isinstance(effect, Store):
            parts = [parts[part] + effect.parts[part] for part in range(4)]
    return parts


def _fullest(table: Table, yard: Yard, parts: list[int]) -> int:
    """The column with the least room."""
    fullest = ENERGY
    for part in range(BASE_PARTS):
        if parts[part] - table.capacity(yard, part) > parts[fullest] - table.capacity(yard, fullest):
            fullest = part
    return fullest


def _parts_after_paying(player: Player) -> list[int]:
    """The parts of a draft, less what is still due; of the surcharge it is not known yet which (G3, G5)."""
    yard = player.draft
    parts = [yard.shed[part] + yard.all_stored[part] - player.due[part] for part in range(4)]
    for _ in range(player.extra_due):
        most = 0
        for part in range(1, BASE_PARTS):
            if parts[part] > parts[most]:
                most = part
        parts[most] -= 1
    return parts


def _discarding(table: Table, player: Player) -> float:
    """What the discarded offer brings once it lies in the zone (X3)."""
    if player.offer is None or player.action not in (DISMANTLES, BUILDS):
        return 0.0
    return _discarded_call(table, player.seat, player.draft, player.offer)


def _discarded_call(table: Table, seat: int, yard: Yard, offer: Droid) -> float:
    """A discarded communication droid is worth a point for each one repaired, the rivals' against one's own (X3)."""
    if offer.type != COMMUNICATION:
        return 0.0
    theirs = 0
    for rival in RIVALS[table.mode][seat]:
        theirs = max(theirs, table.players[rival].yard.types[COMMUNICATION])
    return float(yard.types[COMMUNICATION] - theirs)


# What a yard is worth


def _all_parts(yard: Yard) -> list[int]:
    return [yard.shed[part] + yard.all_stored[part] for part in range(4)]


def _worth(table: Table, seat: int, yard: Yard, parts: list[int], turns: int) -> float:
    """The points that a yard with these parts will have brought at the end, beside the yield of the coming turns."""
    worth = float(droid_points(table, seat, yard) + communication_points(table, seat, yard) + house_rp(yard))
    worth += _parts_price(parts, turns) + _lasting(table, yard, turns)
    lead = _chance_of_leaf_lead(table, seat, yard, turns)
    worth += lead * (table.cards.leaves_lead_rp + ENERGY_UNITS * UNIT * len(table.interseasons))
    if turns:
        worth += LEAF * yard.leaves
    for house in yard.houses:
        worth += _special(table, seat, yard, house, parts, turns, lead)
    if turns:
        worth += _hope(table, seat, yard, parts, turns, lead)
    return worth


def _parts_price(parts: list[int], turns: int) -> float:
    """What the parts will buy: the fewer turns are left, the less (B1)."""
    units = 0.0
    for part in range(4):
        price = ENERGY_UNITS if part == ENERGY else 1.0
        for i in range(parts[part]):
            units += price * SHARES[min(i, len(SHARES) - 1)]
    return units * UNIT * _fade(turns)


def _fade(turns: int) -> float:
    return FADES[turns] if turns < len(FADES) else 1.0


def _lasting(table: Table, yard: Yard, turns: int) -> float:
    """What lasting effects and extensions will still bring (K1, K3, K4, K7, W4)."""
    if not turns:
        return 0.0
    each = 0.0
    for droid in yard.area:
        each += DOUBLE * total(droid.doubles)
    each += DISCOUNT * yard.discount + MARKET * yard.markets + DISCARDS * yard.types[COMMUNICATION]
    return turns * each + EXTENSION * total(yard.extensions) * turns


def _chance_of_leaf_lead(table: Table, seat: int, yard: Yard, turns: int) -> float:
    """How likely the player leads in leaves at the end (X7): certain when no turn is left."""
    if not turns:
        return 1.0 if leads_leaves(table, seat, yard) else 0.0
    most = 0
    for rival in RIVALS[table.mode][seat]:
        most = max(most, table.players[rival].yard.leaves)
    chance = 0.45 + (yard.leaves - most) / (2.0 + 0.5 * turns)
    return min(max(chance, 0.0), 1.0)


def _special(table: Table, seat: int, yard: Yard, house: House, parts: list[int], turns: int, lead: float) -> float:
    """What a house will score beside its printed points (X5): what depends on the shed will still change."""
    points = 0.0
    for effect in house.effects:
        if not isinstance(effect, HouseScore):
            continue
        if effect.kind == "score-shed":
            n = total(parts) if effect.part == ALL_PARTS else parts[effect.part]
            usual = USUAL_PARTS if effect.part == ALL_PARTS else USUAL_ENERGY
            points += effect.rp * _expected(float(n), usual, turns)
        elif effect.kind == "score-sets":
            points += effect.rp * _expected(float(min(parts)), USUAL_SETS, turns)
        elif effect.kind == "score-leaf-lead":
            points += effect.rp * lead
    if points:
        return points
    return float(house_points(table, seat, yard, house))


def _expected(now: float, usual: float, turns: int) -> float:
    """Where a number will stand at the end, between what it is now and what it usually is."""
    share = 1.0 / (1.0 + DRIFT * turns)
    return share * now + (1.0 - share) * usual


def _hope(table: Table, seat: int, yard: Yard, parts: list[int], turns: int, lead: float) -> float:
    """The best house that the player may build later, by how much is still missing (A3)."""
    best = 0.0
    for house in table.available_houses(seat):
        if house in table.settled or house in yard.houses:
            continue
        cost = cost_of(yard, house)
        missing = units = 0.0
        for part in range(4):
            price = ENERGY_UNITS if part == ENERGY else 1.0
            missing += price * max(cost[part] - parts[part], 0)
            units += price * cost[part]
        if missing < MOST_MISSING:
            worth = house.rp + _special(table, seat, yard, house, parts, turns, lead) - UNIT * units
            best = max(best, worth * (1.0 - missing / MOST_MISSING))
    return HOPE * best


# The final swap step


def _best_final(table: Table, player: Player) -> float:
    """The score after the final swaps, with up to two more of them and the best types for wild droids (Z1, K8)."""
    yard = player.draft
    if player.choosing:
        for place in range(len(yard.area)):
            if yard.area[place].wild is not None and counts_wild(yard, place):
                yard = _with_best_type(table, player.seat, yard, place)
    best = score(table, player.seat, yard) + TRIFLE * yard.parts()
    if player.choosing and _counts_parts(yard):
        best = max(best, _best_swaps(table, player.seat, Yard(yard), 2))
    return best


def _counts_parts(yard: Yard) -> bool:
    """Whether a house scores for parts in the shed."""
    for house in yard.houses:
        for effect in house.effects:
            if effect.kind in ("score-shed", "score-sets"):
                return True
    return False


def _best_swaps(table: Table, seat: int, yard: Yard, swaps: int) -> float:
    """The best score within so many more basic swaps from the shed; the yard is as it was afterwards."""
    best = score(table, seat, yard) + TRIFLE * yard.parts()
    if not swaps:
        return best
    for swap in table.cards.basic_swaps:
        if yard.shed[swap.give] >= swap.n and table.room(yard, swap.take) >= swap.taken:
            yard.shed[swap.give] -= swap.n
            yard.shed[swap.take] += swap.taken
            best = max(best, _best_swaps(table, seat, yard, swaps - 1))
            yard.shed[swap.give] += swap.n
            yard.shed[swap.take] -= swap.taken
    return best


def _with_best_type(table: Table, seat: int, yard: Yard, place: int) -> Yard:
    """The yard with the wild droid at a place counted as the type that scores most, unless its type is chosen (K8)."""
    if yard.wilds[place] >= 0:
        return yard
    best = Yard(yard)
    best.count_wild(place, WILD_TYPES[0])
    for type in WILD_TYPES:
        other = Yard(yard)
        other.count_wild(place, type)
        if score(table, seat, other) > score(table, seat, best):
            best = other
    return best
