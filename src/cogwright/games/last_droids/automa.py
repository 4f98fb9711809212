"""The automa of a solo game: which card it takes and what it does with it (U1-U8). It is part of the rules, not a bot."""

from __future__ import annotations

from cogwright.games.last_droids.cards import ANY_COLUMN, COMMUNICATION, NUT, STORAGE, TYPES, Droid, Extend, House
from cogwright.games.last_droids.scoring import counts_wild, score
from cogwright.games.last_droids.state import AUTOMA, BUILDS, DISMANTLES, REPAIRS, Player, Table, Yard


def interest(table: Table, droid: Droid) -> int:
    """The automa's interest in a droid, with the bonuses of houses in the zone and of its own (U2)."""
    worth = droid.interest
    for house in table.zones[0].houses + table.players[AUTOMA].yard.houses:
        if house.interest_type == droid.type:
            worth += house.interest_bonus
    return worth


def plan_automa(table: Table, automa: Player) -> None:
    """What the automa does with its offer (U4, U5)."""
    offer = automa.offer
    assert offer is not None
    if offer.type != COMMUNICATION or _wants_communication(table):
        _repair(table, automa, offer)
    else:
        claim(table, automa)


def _wants_communication(table: Table) -> bool:
    """It has fewer communication droids than the human, or fewer than were discarded in the zone (U4)."""
    own = table.players[AUTOMA].yard.types[COMMUNICATION]
    return own < table.players[0].yard.types[COMMUNICATION] or own < table.discarded(AUTOMA, COMMUNICATION)


def _repair(table: Table, automa: Player, offer: Droid) -> None:
    """It pays nothing; of the immediate effects only extensions count, on whatever column (U1, U7)."""
    automa.action = REPAIRS
    automa.draft.add_droid(offer)
    for effect in offer.effects:
        if isinstance(effect, Extend):
            automa.draft.extensions[NUT if effect.part == ANY_COLUMN else effect.part] += effect.n
    if table.journal is not None:
        automa.note("log-repair-free", seat=AUTOMA, card=offer.id)


def claim(table: Table, automa: Player) -> None:
    """It discards its offer, and the builder claims the first house of its list that is not settled (U5, U6)."""
    automa.action = DISMANTLES
    automa.house = None
    automa.draft = Yard(automa.yard)
    if table.builder:
        for house in wanted_houses(table):
            if house not in table.settled:
                automa.action = BUILDS
                automa.house = house
                automa.draft.add_house(house)
                break
    if table.journal is not None:
        assert automa.offer is not None
        automa.story = []
        if automa.house is not None:
            automa.note("log-build", seat=AUTOMA, card=automa.house.id, droid=automa.offer.id)
        else:
            automa.note("log-discard", seat=AUTOMA, card=automa.offer.id)


def wanted_houses(table: Table) -> list[House]:
    """The available houses, the most wanted first: by bonus, printed points, number; those with human tokens last (U5)."""
    taxed = table.token_house if table.token_owner != AUTOMA else None
    return sorted(
        table.zones[0].houses,
        key=lambda house: (house is taxed, -house.interest_bonus, -house.rp, house.number),
    )


def token_house(table: Table) -> House | None:
    """The house on which the automa puts tokens: the first of U5 (U7); None if no house waits."""
    houses = wanted_houses(table)
    return houses[0] if houses else None


def choose_types(table: Table, automa: Player) -> None:
    """Each wild droid takes the type that gives the automa most points, the first among equals; never storage (U7, K8)."""
    yard = Yard(automa.yard)
    for place in range(len(yard.area)):
        if not counts_wild(yard, place):
            continue
        best, best_points = 0, -1
        for type in range(len(TYPES)):
            if type != STORAGE:
                yard.count_wild(place, type)
                points = score(table, AUTOMA, yard)
                if points > best_points:
                    best, best_points = type, points
        yard.count_wild(place, best)
        if table.journal is not None:
            table.tell("log-wild", seat=AUTOMA, card=yard.area[place].id, type=TYPES[best])
    automa.yard = automa.draft = yard
