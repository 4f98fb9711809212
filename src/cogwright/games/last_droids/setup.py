"""The setup: houses, decks, Interseason cards, sheds, first priority (S1-S8); all chance of the game is here (I4)."""

from __future__ import annotations

from cogwright.games.last_droids.actions import DEAL
from cogwright.games.last_droids.cards import Droid
from cogwright.games.last_droids.state import CARDS_A_TURN, NOBODY, Deck, Table, Zone, by_number


def set_up(table: Table, first: int) -> None:
    """Lay everything out; `first` is the player with priority, or NOBODY to draw it (S8)."""
    _lay_out_houses(table)
    interseasons = table.random.shuffled(table.cards.interseasons)
    table.interseasons = interseasons[: table.cards.seasons - 1]
    _lay_out_decks(table)
    drawn = table.random.below(len(table.players))
    table.priority = drawn if first == NOBODY else first
    table.first_seat = 0 if table.is_automa(table.priority) else table.priority
    for player in table.players:
        if not table.is_automa(player.seat):
            player.yard.shed = table.cards.start.copy()
    if table.journal is not None:
        _tell_setup(table)
    table.push_table((DEAL, 0, 0))


def _lay_out_houses(table: Table) -> None:
    """The zones get their houses from the shuffled ones; the rest is not used (S2)."""
    houses = table.random.shuffled(table.cards.houses)
    n = table.cards.houses_per_zone[table.mode]
    for i in range(len(table.zones)):
        table.zones[i] = Zone(table.zones[i].seats, by_number(houses[i * n : (i + 1) * n]))


def _lay_out_decks(table: Table) -> None:
    """Each season of each deck is shuffled; what no turn can use is put aside unseen, from its bottom (S3-S6)."""
    piles = [
        [table.random.shuffled(droids_of(table, marks, season)) for season in range(1, table.cards.seasons + 1)]
        for marks in table.cards.decks[table.mode]
    ]
    a_turn = CARDS_A_TURN[table.mode]
    used = [a_turn * min(len(seasons[season]) // a_turn for seasons in piles) for season in range(table.cards.seasons)]
    for seasons in piles:
        played = [pile[:n] for pile, n in zip(seasons, used, strict=True)]
        aside = [pile[n:] for pile, n in zip(seasons, used, strict=True)]
        table.decks.append(Deck(played, aside))


def droids_of(table: Table, marks: list[int], season: int) -> list[Droid]:
    """The droids of a season, from 1, that bear one of the marks of a deck (S3, S4)."""
    return [droid for droid in table.cards.droids if droid.season == season and droid.mark in marks]


def _tell_setup(table: Table) -> None:
    table.tell("log-start", seat=table.priority)
    for zone in table.zones:
        for house in zone.houses:
            if len(table.zones) == 1:
                table.tell("log-house-waits", card=house.id)
            else:
                table.tell("log-house-between", card=house.id, seat=zone.seats[0], other=zone.seats[1])
    for card in table.interseasons:
        table.tell("log-interseason-comes", card=card.id)
