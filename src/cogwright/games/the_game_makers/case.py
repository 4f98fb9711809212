"""Producing games: what a contract needs, how it is paid, and the place in the display case (A5.4)."""

from __future__ import annotations

from cogwright.games.the_game_makers.catalogue import CARDS, KIND_COUNT, KINDS, LEVELS, TILES
from cogwright.games.the_game_makers.state import NONE, NOTHING_HALF, PER_KIND, PLACE_GAME, Player, Table
from cogwright.games.the_game_makers.supply import discard


def add_finish_choices(table: Table, player: Player, actions: list[int]) -> None:
    """Each contract that can be paid in full, if the case has room (A5.4.4, A5.4.7)."""
    if player.games == len(player.case):
        return
    contracts = player.contracts
    actions += [
        table.ids.finish + space
        for space in range(len(contracts))
        if contracts[space] != NONE and can_be_paid(player, table.catalogue.cards[contracts[space]].needs)
    ]


def needed_level(player: Player, needs: list[int], kind: int) -> int:
    """The level needed of a kind: the one printed less the machine sets of the kind (A5.4.1)."""
    level = needs[kind] - player.sets[kind]
    return level if level > 0 else 0


def can_be_paid(player: Player, needs: list[int]) -> bool:
    """Whether the components are there: cards by number, the others one of at least the needed level (A5.4.2)."""
    sets, top = player.sets, player.top
    if needs[CARDS] - sets[CARDS] > len(player.hand):
        return False
    for kind in range(1, KIND_COUNT):
        level = needs[kind] - sets[kind]
        if level > 0 and level > top[kind]:
            return False
    return True


def missing(player: Player, needs: list[int]) -> dict[str, int]:
    """What the store lacks: cards by the number that is lacking, the others by the level needed (A5.4.2)."""
    lacking: dict[str, int] = {}
    for kind in range(KIND_COUNT):
        level = needed_level(player, needs, kind)
        if kind == CARDS and level > len(player.hand):
            lacking[KINDS[kind]] = level - len(player.hand)
        elif kind != CARDS and level > player.top[kind]:
            lacking[KINDS[kind]] = level
    return lacking


def finish(table: Table, player: Player, space: int) -> None:
    """Pay for the contract on a space; the game is then placed (A5.4.4)."""
    card = table.catalogue.cards[player.contracts[space]]
    if table.journal is not None:
        table.tell("log-finish", seat=player.seat, card=card.id, cost=payment(player, card.needs))
    cards = needed_level(player, card.needs, CARDS)
    for spent in player.hand[:cards]:
        discard(table, player, CARDS, spent)
    player.hand = player.hand[cards:]
    for kind in range(1, KIND_COUNT):
        needed = needed_level(player, card.needs, kind)
        if needed:
            _spend(table, player, kind, lowest_sufficient(player, kind, needed))
    player.contracts[space] = NONE
    player.half = PLACE_GAME
    player.half_of = card.index


def payment(player: Player, needs: list[int]) -> dict[str, int]:
    """What a contract that can be paid is paid with, as a bundle: cards by number, one piece of a level of the other kinds."""
    paid: dict[str, int] = {}
    for kind in range(KIND_COUNT):
        level = needed_level(player, needs, kind)
        if level:
            paid[KINDS[kind]] = level if kind == CARDS else lowest_sufficient(player, kind, level)
    return paid


def lowest_sufficient(player: Player, kind: int, level: int) -> int:
    """The lowest level of the components of a kind that is at least the needed one (A5.4.3)."""
    while player.stock[kind * PER_KIND + level] == 0:
        level += 1
    assert level <= LEVELS
    return level


def _spend(table: Table, player: Player, kind: int, level: int) -> None:
    """Wood, dice and plastic return to the supply; the oldest tile of the level goes to its discard pile (A5.4.4)."""
    player.spend_component(kind, level)
    if kind == TILES:
        discard(table, player, level, player.tile_store[level][0])
        player.store_tiles(level, player.tile_store[level][1:])


# The place in the case


def place_choices(table: Table, player: Player) -> list[int]:
    """Every empty place of the own case (A5.4.5)."""
    return [table.ids.place + place for place in range(len(player.case)) if player.case[place] == NONE]


def place_game(table: Table, player: Player, place: int) -> None:
    """Put the finished game into the case and receive its reward (A5.4.5, A5.4.6); the last game announces the end (E6.1)."""
    card = table.catalogue.cards[player.half_of]
    player.half = NOTHING_HALF
    player.half_of = NONE
    player.case = player.case.copy()
    player.case[place] = card.index
    player.games += 1
    player.genres = player.genres.copy()
    player.genres[card.genre] += 1
    player.changed = True
    if table.journal is not None:
        row, column = divmod(place, table.catalogue.case_columns)
        table.tell("log-place", seat=player.seat, card=card.id, row=row + 1, column=column + 1)
    for i in range(len(card.reward) - 1, -1, -1):
        player.push_effect(card.reward[i])
    if player.games == table.catalogue.games_to_end and not table.triggered:
        table.triggered = True
        if table.journal is not None:
            table.tell("log-end-announced", seat=player.seat)
