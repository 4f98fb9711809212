"""The setup: what is shuffled, dealt and laid out, and what every player decides in secret (S3)."""

from __future__ import annotations

from cogwright.games.the_game_makers.actions import CONTRACT, FIRST_CARD, FIRST_SIDE, REVEAL, SETUP
from cogwright.games.the_game_makers.catalogue import ANY_KIND, KINDS, LETTERS, MarketingTile, Structure
from cogwright.games.the_game_makers.state import NONE, Player, Table
from cogwright.games.the_game_makers.wheel import begin_turn


def set_up(table: Table) -> None:
    """Lay everything out and let all players decide (S3.1-S3.9)."""
    catalogue, random = table.catalogue, table.random
    kinds = [kind for kind in catalogue.wedges if kind != ANY_KIND]
    random.shuffle(kinds)
    table.wheel = [ANY_KIND, *kinds]
    deck = list(range(len(catalogue.cards)))
    random.shuffle(deck)
    table.deck = deck
    lay_out_stacks(table)
    _deal_marketing_tiles(table)
    _deal_structures(table)
    for player in table.players:
        hire_first_worker(table, player)
        player.dealt_cards = [draw_first(table) for _ in range(catalogue.start_cards)]
        table.push(player.seat, (SETUP, 0, 0))
    table.push_table((REVEAL, 0, 0))
    if table.journal is not None:
        _tell_setup(table)


def lay_out_stacks(table: Table) -> None:
    """Shuffle the tiles of each level into a stack (S3.2)."""
    for level in range(1, len(table.stacks)):
        stack = [tile.index for tile in table.catalogue.tiles if tile.level == level for _ in range(tile.copies)]
        table.random.shuffle(stack)
        table.stacks[level] = stack


def _deal_marketing_tiles(table: Table) -> None:
    """Every player receives a tile of each half; the others lie face up without a function (S3.3)."""
    unused: list[MarketingTile] = []
    for half in (0, 1):
        tiles = [tile for tile in table.catalogue.marketing_tiles if tile.half == half]
        table.random.shuffle(tiles)
        for player in table.players:
            player.dealt_tiles = [*player.dealt_tiles, tiles[player.seat]]
        unused += tiles[table.seats :]
    table.unused_tiles = unused


def _deal_structures(table: Table) -> None:
    """Every player is dealt some structures of each letter (S3.4)."""
    n = table.catalogue.structures_dealt
    for letter in range(len(LETTERS)):
        structures = structures_of(table, letter)
        table.random.shuffle(structures)
        for player in table.players:
            dealt = structures[player.seat * n : player.seat * n + n]
            player.dealt_structures = [*player.dealt_structures, dealt]


def structures_of(table: Table, letter: int) -> list[Structure]:
    """All structures of a letter, in the order of the component file."""
    return [structure for structure in table.catalogue.structures if structure.letter == letter]


def hire_first_worker(table: Table, player: Player) -> None:
    """A worker in the break room (S3.5)."""
    player.workers[table.catalogue.start_worker_level] += 1
    player.crew += 1


def draw_first(table: Table) -> int:
    """A card from the top of the full deck (S3.7)."""
    table.deck_next += 1
    return table.deck[table.deck_next - 1]


def _tell_setup(table: Table) -> None:
    for position in range(1, len(table.wheel)):
        table.tell("log-wedge", kind=KINDS[table.wheel[position]], n=position)
    for player in table.players:
        for tile in player.dealt_tiles:
            table.tell("log-marketing-tile", seat=player.seat, marketing=tile.id)
        for structures in player.dealt_structures:
            for structure in structures:
                table.tell_only(player.seat, "log-dealt-structure", seat=player.seat, structure=structure.id)
        for card in player.dealt_cards:
            table.tell_only(player.seat, "log-dealt-card", seat=player.seat, card=table.card(card).id)


# Decisions


def setup_choices(table: Table, player: Player, n: int) -> list[int]:
    """What is decided as number `n` of the setup (S3.9, D8.2)."""
    ids = table.ids
    if n < FIRST_SIDE:
        return [ids.keep + i for i in range(table.catalogue.structures_dealt)]
    if n < FIRST_CARD:
        sides = player.dealt_tiles[n - FIRST_SIDE].sides
        return [ids.side + i for i in range(2) if sides[i].least <= table.seats <= sides[i].most]
    return card_choices(table, player, n - FIRST_CARD)


def card_choices(table: Table, player: Player, j: int) -> list[int]:
    """A contract or a component; the last card must be a contract if no other is (S3.7)."""
    actions: list[int] = []
    if player.free_contract_space() != NONE:
        actions.append(CONTRACT + j)
    last = j == len(player.dealt_cards) - 1
    if not last or player.contracts[0] != NONE:
        actions.append(table.ids.component + j)
    return actions


def choose_setup(table: Table, player: Player, n: int, action: int) -> None:
    """Carry out a decision of the setup; the next one follows."""
    ids = table.ids
    if n < FIRST_SIDE:
        structure = player.dealt_structures[n][action - ids.keep]
        player.structures = [*player.structures, structure]
        if table.journal is not None:
            table.tell_only(player.seat, "log-keep", seat=player.seat, structure=structure.id)
    elif n < FIRST_CARD:
        tile = player.dealt_tiles[n - FIRST_SIDE]
        side = tile.sides[action - ids.side]
        player.sides = [*player.sides, side]
        if table.journal is not None:
            table.tell_only(player.seat, "log-choose-side", seat=player.seat, marketing=tile.id, side=side.letter)
    else:
        _choose_card(table, player, n - FIRST_CARD, action)
    if n + 1 < FIRST_CARD + table.catalogue.start_cards:
        table.push(player.seat, (SETUP, n + 1, 0))


def _choose_card(table: Table, player: Player, j: int, action: int) -> None:
    card = player.dealt_cards[j]
    player.dealt_cards = player.dealt_cards.copy()
    player.dealt_cards[j] = NONE
    is_contract = action < table.ids.component
    if is_contract:
        player.contracts[player.free_contract_space()] = card
    else:
        player.hand.append(card)
    if table.journal is not None:
        id = "log-choose-contract" if is_contract else "log-choose-component"
        table.tell_only(player.seat, id, seat=player.seat, card=table.card(card).id)


def reveal(table: Table) -> None:
    """The last player has decided: all choices are revealed and turn 1 starts (S3.9)."""
    for player in table.players:
        player.dealt_structures = []
        player.dealt_cards = []
        if table.journal is not None:
            _tell_revealed(table, player)
    begin_turn(table, reset=False)


def _tell_revealed(table: Table, player: Player) -> None:
    for structure in player.structures:
        table.tell("log-structure", seat=player.seat, structure=structure.id)
    for tile, side in zip(player.dealt_tiles, player.sides, strict=True):
        table.tell("log-side", seat=player.seat, marketing=tile.id, side=side.letter)
    for space in range(len(player.contracts)):
        if player.contracts[space] != NONE:
            card = table.card(player.contracts[space])
            table.tell("log-contract", seat=player.seat, card=card.id, space=space + 1)
    if player.hand:
        table.tell("log-card-components", seat=player.seat, n=len(player.hand))
