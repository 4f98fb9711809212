"""The setup: houses, decks, Interseason cards, sheds, first priority (S1-S8); all chance of the game is here (I4)."""

from __future__ import annotations

from typing import Any, Final

from cogwright.engine.random_source import RandomSource
from cogwright.games.last_droids.actions import DEAL
from cogwright.games.last_droids.cards import Droid
from cogwright.games.last_droids.state import NOBODY, SOLO, Deck, Table

CARDS_A_TURN: Final = [2, 2, 3, 2]
"""How many cards a turn takes from each deck, by mode (S5)."""


def set_up(table: Table, first: int) -> None:
    """Lay everything out; `first` is the seat with priority, or NOBODY to draw it (S8)."""
    _lay_out_houses(table)
    interseasons = _shuffled(table.random, table.cards.interseasons)
    table.interseasons = interseasons[: table.cards.seasons - 1]
    _lay_out_decks(table)
    drawn = table.random.below(table.seats)
    if first != NOBODY:
        table.priority = first
    else:
        table.priority = 0 if table.mode == SOLO else drawn
    table.first_seat = table.priority
    for player in table.players[: table.seats]:
        player.yard.shed = table.cards.start.copy()
    if table.journal is not None:
        _tell_setup(table)
    table.push_table((DEAL, 0, 0))


def _lay_out_houses(table: Table) -> None:
    """The zones get their houses from the shuffled thirteen; the rest is not used (S2)."""
    houses = _shuffled(table.random, table.cards.houses)
    n = table.cards.houses_per_zone[table.mode]
    for i, zone in enumerate(table.zones):
        zone.houses = sorted(houses[i * n : (i + 1) * n], key=lambda house: house.number)


def _lay_out_decks(table: Table) -> None:
    """Each deck's seasons are shuffled; what is too much for its turns is put aside unseen (S3-S6)."""
    for marks in table.cards.decks[table.mode]:
        deck = Deck()
        for season in range(1, table.cards.seasons + 1):
            droids = [droid for droid in table.cards.droids if droid.season == season and droid.mark in marks]
            deck.seasons.append(_shuffled(table.random, droids))
        table.decks.append(deck)
    a_turn = CARDS_A_TURN[table.mode]
    for season in range(table.cards.seasons):
        turns = min(len(deck.seasons[season]) // a_turn for deck in table.decks)
        for deck in table.decks:
            cards = deck.seasons[season]
            deck.seasons[season] = cards[: turns * a_turn]
            deck.aside.append(cards[turns * a_turn :])


def _shuffled(random: RandomSource, cards: list[Any]) -> list[Any]:
    copy = list(cards)
    random.shuffle(copy)
    return copy


def _tell_setup(table: Table) -> None:
    table.tell("log-start", seat=table.priority)
    for zone in table.zones:
        for house in zone.houses:
            table.tell("log-house-waits", card=house.id)
    for card in table.interseasons:
        table.tell("log-interseason-comes", card=card.id)


