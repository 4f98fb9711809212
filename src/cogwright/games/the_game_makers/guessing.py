"""How what a seat cannot see may be: it is drawn anew (I9.4)."""

from __future__ import annotations

from cogwright.engine.random_source import RandomSource
from cogwright.games.the_game_makers.catalogue import CARDS, GAIN, LETTERS, LEVELS, TILES, MarketingTile, Side
from cogwright.games.the_game_makers.setup import structures_of
from cogwright.games.the_game_makers.state import NONE, STEP_SETUP, Item, Player, Table


def deal_hidden_anew(table: Table, seat: int, random: RandomSource) -> None:
    """Draw anew what the seat cannot see: deck and stacks, discard piles, what others hold face down (I9.4)."""
    others = [player for player in table.players if player.seat != seat]
    _deal_cards_anew(table, others, random)
    for level in range(1, LEVELS + 1):
        _deal_tiles_anew(table, level, others, random)
    if table.phase == STEP_SETUP:
        _deal_setup_anew(table, seat, others, random)


def _deal_cards_anew(table: Table, others: list[Player], random: RandomSource) -> None:
    """All cards that the seat cannot see change places."""
    pool = table.deck[table.deck_next :] + table.discards[CARDS]
    for player in others:
        if table.phase == STEP_SETUP:  # what became of the cards is hidden, too, and decided anew later
            player.hand = player.hand + [card for card in player.contracts if card != NONE]
            player.contracts = [NONE] * len(player.contracts)
        pool += player.hand + player.dealt_cards
        for item in _looking(player, CARDS):
            pool += item.drawn
    pool = sorted(
        [card for card in pool if card != NONE]
    )  # what is drawn follows from what is seen and the chance alone
    random.shuffle(pool)
    for player in others:
        player.hand = [pool.pop() for _ in player.hand]
        player.dealt_cards = _replaced(player.dealt_cards, pool)
        for item in _looking(player, CARDS):
            item.drawn = _replaced(item.drawn, pool)
    table.discards[CARDS] = [pool.pop() for _ in table.discards[CARDS]]
    table.deck = pool
    table.deck_next = 0


def _deal_tiles_anew(table: Table, level: int, others: list[Player], random: RandomSource) -> None:
    """All tiles of a level that the seat cannot see change places."""
    pool = table.stacks[level][table.stack_next[level] :] + table.discards[level]
    for player in others:
        pool += player.tile_store[level]
        for item in _looking(player, TILES):
            pool += item.drawn if item.n == level else []
    pool.sort()
    random.shuffle(pool)
    for player in others:
        player.store_tiles(level, [pool.pop() for _ in player.tile_store[level]])
        for item in _looking(player, TILES):
            if item.n == level:
                item.drawn = _replaced(item.drawn, pool)
    table.discards[level] = [pool.pop() for _ in table.discards[level]]
    table.stacks[level] = pool
    table.stack_next[level] = 0


def _looking(player: Player, kind: int) -> list[Item]:
    return [item for item in player.items if item.kind == GAIN and item.what == kind and item.drawn]


def _replaced(pieces: list[int], pool: list[int]) -> list[int]:
    return [NONE if piece == NONE else pool.pop() for piece in pieces]


def _deal_setup_anew(table: Table, seat: int, others: list[Player], random: RandomSource) -> None:
    """Others were dealt other structures, and have chosen among what they were dealt in some way (I9.3, I9.4)."""
    for letter in range(len(LETTERS)):
        own = table.players[seat].dealt_structures[letter]
        pool = [structure for structure in structures_of(table, letter) if structure not in own]
        random.shuffle(pool)
        for player in others:
            player.dealt_structures = player.dealt_structures.copy()
            player.dealt_structures[letter] = [pool.pop() for _ in player.dealt_structures[letter]]
    for player in others:
        player.structures = [
            player.dealt_structures[letter][random.below(table.catalogue.structures_dealt)]
            for letter in range(len(player.structures))
        ]
        player.sides = [_any_side(table, player.dealt_tiles[half], random) for half in range(len(player.sides))]
        _decide_cards_anew(table, player, random)


def _any_side(table: Table, tile: MarketingTile, random: RandomSource) -> Side:
    sides = [side for side in tile.sides if side.least <= table.seats <= side.most]
    return sides[random.below(len(sides))]


def _decide_cards_anew(table: Table, player: Player, random: RandomSource) -> None:
    """The cards that a player has decided about became contracts or components: at least one a contract, if any may still be
    decided otherwise (S3.7)."""
    decided = [card for card in (*player.contracts, *player.hand) if card != NONE]
    undecided = sum(card != NONE for card in player.dealt_cards)
    if not decided:
        return
    contracts: list[int] = []
    components: list[int] = []
    spaces = len(player.contracts) - (1 if undecided else 0)
    for card in decided:
        if len(contracts) < spaces and random.below(2):
            contracts.append(card)
        else:
            components.append(card)
    if not contracts and undecided <= 1:
        contracts.append(components.pop())
    player.contracts = contracts + [NONE] * (len(player.contracts) - len(contracts))
    player.hand = components
