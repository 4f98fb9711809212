"""The junkyard: filled, the active player's tile, the others' dice, and the ghost's turns (T1-T3, V4)."""

from __future__ import annotations

from cogwright.engine.agenda import NO_ACTIONS
from cogwright.games.sparks.actions import BEGIN_ACTIONS, EFFECTS, OTHERS_TAKE, TAKE, TAKE_BLOCK, TILE
from cogwright.games.sparks.cards import DIE_NAMES, ON_ACTIVE, Production, colour_of, value_of
from cogwright.games.sparks.dice import draw_from_bag
from cogwright.games.sparks.placing import set_off
from cogwright.games.sparks.state import (
    GHOST,
    NO_DIE,
    NOBODY,
    STEP_TAKE,
    STEP_TILE,
    Player,
    Table,
)


def begin_turn(table: Table, turn: int) -> None:
    """Fill the junkyard, then the active player chooses a tile (T1, T2); in the ghost's turns it takes first (V4.3)."""
    table.turn = turn
    for player in table.players:
        player.begin_turn()
    fill(table)
    open_turn(table)
    begin_taking(table)


def fill(table: Table) -> None:
    """Dice still in the junkyard go to the discard; a new row is drawn (T1.1)."""
    table.discard = table.discard.copy()
    for die in table.row:
        table.discard[colour_of(die)] += 1
    table.row = []
    drawn: list[int] = []
    for _ in range(table.cards.row):
        die = draw_from_bag(table)
        if die == NO_DIE:
            break
        drawn.append(die)
    table.row = drawn


def open_turn(table: Table) -> None:
    """The next player is active (O4, T5.6)."""
    if table.is_solo():
        table.active = table.turn % 2
    else:
        table.active = (table.first_seat + table.turn) % table.seats
    table.fence()
    if table.journal is not None:
        table.tell("log-turn", n=table.turn + 1, seat=table.active)


def begin_taking(table: Table) -> None:
    """The active player chooses a tile (T2.1), or the ghost takes its dice (V4.3)."""
    table.push_table((OTHERS_TAKE, 0, 0))
    if table.is_solo() and table.active == GHOST:
        _ghost_takes(table)
    else:
        table.phase = STEP_TILE
        table.taker = table.active
        table.push(table.active, (TILE, 0, 0))


# The active player (T2)


def tile_choices(table: Table, player: Player) -> list[int]:
    """The remaining production tiles (T2.1)."""
    return [table.cards.tile + tile.index for tile in player.tiles]


def choose_tile(table: Table, player: Player, action: int) -> None:
    """Play the tile; its dice are taken next (T2.1, T2.2)."""
    tile = table.cards.production[action - table.cards.tile]
    player.tiles = [other for other in player.tiles if other is not tile]
    table.phase = STEP_TAKE
    if table.journal is not None:
        table.tell("log-tile", seat=player.seat, tile=tile.id)
    set_off(table, player, ON_ACTIVE, len(player.hired))
    table.push(player.seat, (EFFECTS, tile.effects, 0))
    table.push(player.seat, (TAKE_BLOCK, tile.take, int(tile.anywhere or player.takes_anywhere)))


def take_choices(table: Table, n: int, anywhere: int) -> list[int]:
    """The blocks of adjacent dice that may be taken, by their first die; none if all dice are taken (T2.2, T3.4)."""
    last = len(table.row) - n
    if last <= 0:
        return NO_ACTIONS
    if anywhere:
        return [TAKE + first for first in range(last + 1)]
    return [TAKE, TAKE + last]


def take(table: Table, player: Player, n: int, first: int) -> None:
    """Take a block of dice; what is left counts as one row (T2.2, T3.3)."""
    block = table.row[first : first + n]
    table.row = table.row[:first] + table.row[first + n :]
    for die in block:
        player.gain_die(die)
    if table.journal is not None and block:
        table.tell("log-take", seat=player.seat, dice=bundle(block))


def bundle(dice: list[int]) -> dict[str, int]:
    """Dice as amounts, for messages."""
    counts: dict[str, int] = {}
    for die in dice:
        key = f"die-{DIE_NAMES[die]}"
        counts[key] = counts.get(key, 0) + 1
    return counts


# The others (T3)


def others_take(table: Table, taken: int) -> None:
    """The next of the other players takes, clockwise from the active one; then the action phase begins (T3.1, T3.2)."""
    others = 1 if table.is_solo() else table.seats - 1
    if (table.is_solo() and table.active != GHOST) or taken == others:
        table.taker = NOBODY
        table.push_table((BEGIN_ACTIONS, 0, 0))
        return
    table.phase = STEP_TAKE
    seat = 0 if table.is_solo() else (table.active + 1 + taken) % table.seats
    table.taker = seat
    n = table.cards.other_takes[table.seats]
    table.push_table((OTHERS_TAKE, taken + 1, 0))
    table.push(seat, (TAKE_BLOCK, n, int(table.players[seat].takes_anywhere)))


# The ghost (V4.3)


def _ghost_takes(table: Table) -> None:
    """The ghost's next tile is turned up; of the possible blocks it takes the best to the discard (V4.3)."""
    tile = table.ghost_tiles[-1]
    table.ghost_tiles = table.ghost_tiles[:-1]
    table.ghost_played = [*table.ghost_played, tile]
    table.phase = STEP_TAKE
    first = ghost_block(table, tile)
    block = table.row[first : first + tile.take]
    table.row = table.row[:first] + table.row[first + tile.take :]
    table.discard = table.discard.copy()
    for die in block:
        table.discard[colour_of(die)] += 1
    if table.journal is not None:
        table.tell("log-tile", seat=GHOST, tile=tile.id)
        if block:
            table.tell("log-ghost-takes", seat=GHOST, dice=bundle(block))


def ghost_block(table: Table, tile: Production) -> int:
    """Where the ghost's block begins: the greatest sum of values, then the most dice of the seat colour, then leftmost."""
    last = max(0, len(table.row) - tile.take)
    firsts = list(range(last + 1)) if tile.anywhere else [0, last]
    best, best_worth = 0, -1
    for first in firsts:
        block = table.row[first : first + tile.take]
        own = sum([colour_of(die) == table.players[0].colour for die in block])
        worth = sum([value_of(die) for die in block]) * (len(block) + 1) + own
        if worth > best_worth:
            best, best_worth = first, worth
    return best
