"""The automa of a solo game: which card it takes and what it does with it (U1-U8). It is part of the rules, not a bot."""

from __future__ import annotations

from cogwright.games.last_droids.cards import ANY_COLUMN, COMMUNICATION, NUT, Droid, Extend, House
from cogwright.games.last_droids.scoring import count_discarded
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
        automa.action = REPAIRS
        _repair(automa, offer)
    else:
        claim(table, automa)


def _wants_communication(table: Table) -> bool:
    """It has fewer communication droids than the human, or fewer than were discarded in the zone (U4)."""
    own = table.players[AUTOMA].yard.count_type(COMMUNICATION)
    human = table.players[0].yard.count_type(COMMUNICATION)
    return own < human or own < count_discarded(table, AUTOMA, COMMUNICATION)


def _repair(automa: Player, offer: Droid) -> None:
    """It pays nothing; of the immediate effects only extensions count (U1, U7)."""
    automa.draft.add_droid(offer)
    for effect in offer.effects:
        if isinstance(effect, Extend):
            automa.draft.extensions[NUT if effect.part == ANY_COLUMN else effect.part] += effect.n


def claim(table: Table, automa: Player) -> None:
    """It discards its offer, and the builder claims the first house of its list that is not settled (U5, U6)."""
    automa.action = DISMANTLES
    automa.house = None
    automa.draft = Yard(automa.base)
    if not table.builder:
        return
    for house in wanted_houses(table):
        if house not in table.settled:
            automa.action = BUILDS
            automa.house = house
            automa.draft.houses.append(house)
            return


def wanted_houses(table: Table) -> list[House]:
    """The available houses, the most wanted first: by bonus, printed points, number; those with human tokens last (U5)."""
    taxed = table.token_house if table.token_owner == 0 else None
    return sorted(
        table.zones[0].houses,
        key=lambda house: (house is taxed, -house.interest_bonus, -house.rp, house.number),
    )


def token_house(table: Table) -> House | None:
    """The house on which the automa puts tokens: the first of U5 among those without (U7)."""
    for house in wanted_houses(table):
        if house is not table.token_house:
            return house
    return None
