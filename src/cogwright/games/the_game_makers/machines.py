"""Tiles, the assembly line with its machines, and tweenies in its gaps (A5.8)."""

from __future__ import annotations

from cogwright.games.the_game_makers.catalogue import (
    ADVANCE,
    GAIN,
    KIND_COUNT,
    LEVELS,
    OF_GAP,
    TILES,
    Catalogue,
    Effect,
)
from cogwright.games.the_game_makers.state import (
    CHOOSE_GAP,
    NONE,
    NOTHING_HALF,
    PUT_TILE,
    Item,
    Player,
    Table,
    pack_machine,
)
from cogwright.games.the_game_makers.supply import discard, draw_tile

# Tiles that are gained


def draw_tiles(table: Table, player: Player, item: Item) -> None:
    """Look at a tile of the level and one more for each "see" worker (A5.8.1, A5.12.1)."""
    table.fence(player.seat)
    for _ in range(1 + player.see):
        tile = draw_tile(table, item.n)
        if tile == NONE:
            break
        item.drawn.append(tile)
    item.left = 1
    if table.journal is not None and item.drawn:
        table.tell("log-look-at-tiles", seat=player.seat, n=len(item.drawn), level=item.n)
        for tile in item.drawn:
            table.tell_only(player.seat, "log-drawn-tile", seat=player.seat, tile=table.catalogue.tiles[tile].id)


def add_tile_choices(table: Table, player: Player, item: Item, actions: list[int]) -> None:
    """Each tile: a component, or a machine if some row has room (D8.4)."""
    ids, drawn = table.ids, len(item.drawn)
    actions += [ids.tile_component + j for j in range(drawn)]
    for room in player.room:
        if room >= item.n:
            actions += [ids.machine + j for j in range(drawn)]
            return


def keep_tile(table: Table, player: Player, j: int) -> None:
    """The chosen tile becomes a component of its level (A5.8.1)."""
    item = player.items.pop()
    tile = item.drawn[j]
    _discard_others(table, player, item, j)
    player.store_tiles(item.n, [*player.tile_store[item.n], tile])
    player.add_component(TILES, item.n)
    if table.journal is not None:
        table.tell("log-component", seat=player.seat, gain={"tiles": item.n})
        table.tell_only(player.seat, "log-tile-component", seat=player.seat, tile=table.catalogue.tiles[tile].id)


def make_machine(table: Table, player: Player, j: int) -> None:
    """The chosen tile will be put on the assembly line (A5.8.2)."""
    item = player.items.pop()
    _discard_others(table, player, item, j)
    player.half = PUT_TILE
    player.half_of = item.drawn[j]


def _discard_others(table: Table, player: Player, item: Item, chosen: int) -> None:
    """The tiles that were looked at and not chosen go to the discard pile of their level (A5.8.1)."""
    for j in range(len(item.drawn)):
        if j != chosen:
            discard(table, player, item.n, item.drawn[j])


# The assembly line


def put_choices(table: Table, player: Player) -> list[int]:
    """Every position on adjacent empty cells of a row, as printed and, if it reads otherwise, turned round (A5.8.2)."""
    ids, tile = table.ids, table.catalogue.tiles[player.half_of]
    cells = [cell for cell in range(len(player.line)) if fits(table.catalogue, player.line, cell, tile.level)]
    actions = [ids.put + cell for cell in cells]
    if not tile.symmetric:
        actions += [ids.put_turned + cell for cell in cells]
    return actions


def fits(catalogue: Catalogue, line: list[int], cell: int, level: int) -> bool:
    """Whether so many cells from this one on are empty and in one row (A5.8.2)."""
    if cell % catalogue.line_columns + level > catalogue.line_columns:
        return False
    for i in range(level):
        if line[cell + i] != NONE:
            return False
    return True


def put(table: Table, player: Player, cell: int, turned: bool) -> None:
    """Put the tile into a row of the assembly line (A5.8.2)."""
    catalogue = table.catalogue
    tile = catalogue.tiles[player.half_of]
    player.half = NOTHING_HALF
    player.half_of = NONE
    lay_machine(catalogue, player, tile.index, cell, turned)
    if table.journal is not None:
        row, column = divmod(cell, catalogue.line_columns)
        table.tell("log-machine", seat=player.seat, tile=tile.id, row=row + 1, column=column + 1)


def lay_machine(catalogue: Catalogue, player: Player, tile: int, cell: int, turned: bool) -> None:
    """Lay a tile on the line and count anew what follows from it: sets, room, full rows, open gaps."""
    type = catalogue.tiles[tile]
    segments = type.turned if turned else type.segments
    line = player.line.copy()
    for i in range(type.level):
        line[cell + i] = segments[i]
    player.line = line
    player.machines = [*player.machines, pack_machine(tile, cell, turned)]
    player.changed = True
    count_line(catalogue, player)
    for i in range(type.level):
        for gap in catalogue.gaps_of[cell + i]:
            if player.gaps[gap] == NONE and _is_surrounded(catalogue, line, gap):
                player.open_gaps |= 1 << gap


def count_line(catalogue: Catalogue, player: Player) -> None:
    """Sets (A5.8.3), the longest run of empty cells of each row, full rows."""
    columns = catalogue.line_columns
    line = player.line
    sets = [0] * KIND_COUNT
    room: list[int] = []
    full = 0
    for row in range(catalogue.line_rows):
        longest = 0
        run = 0
        before = NONE - 1
        for cell in range(row * columns, (row + 1) * columns):
            kind = line[cell]
            run = run + 1 if kind == before else 1
            before = kind
            if kind == NONE:
                if run > longest:
                    longest = run
            elif run % LEVELS == 0:
                sets[kind] += 1
        room.append(longest)
        if NONE not in line[row * columns : (row + 1) * columns]:
            full += 1
    player.sets = sets
    player.room = room
    player.full_lines = full


def _is_surrounded(catalogue: Catalogue, line: list[int], gap: int) -> bool:
    """Whether the four cells of a gap are filled (A5.8.4)."""
    for cell in catalogue.gap_cells[gap]:
        if line[cell] == NONE:
            return False
    return True


# Tweenies


def add_tweenie_choices(table: Table, player: Player, actions: list[int]) -> None:
    """Each unused tweenie, if some gap is open (D8.3)."""
    if not player.open_gaps or player.tweenies_used == table.catalogue.all_tweenies:
        return
    tweenies = range(len(table.catalogue.tweenies))
    actions += [table.ids.tweenie + tweenie for tweenie in tweenies if not player.tweenies_used >> tweenie & 1]


def take_tweenie(player: Player, tweenie: int) -> None:
    """Choose an unused tweenie; its gap comes next (A5.8.5)."""
    player.half = CHOOSE_GAP
    player.half_of = tweenie


def gap_choices(table: Table, player: Player) -> list[int]:
    """Every open gap (A5.8.5)."""
    return [table.ids.gap + gap for gap in range(len(player.gaps)) if player.open_gaps >> gap & 1]


def fill_gap(table: Table, player: Player, gap: int) -> None:
    """The tweenie stays in the gap for ever and works now (A5.8.5)."""
    tweenie = table.catalogue.tweenies[player.half_of]
    player.half = NOTHING_HALF
    player.half_of = NONE
    lay_tweenie(player, tweenie.index, gap)
    if table.journal is not None:
        table.tell("log-tweenie", seat=player.seat, tweenie=tweenie.id, n=gap + 1)
    effect = tweenie.effect
    player.items.append(Item(effect.kind, effect.what, amount_in_gap(table.catalogue, player.line, gap, effect), False))


def lay_tweenie(player: Player, tweenie: int, gap: int) -> None:
    """From now on the tweenie stands in the gap."""
    player.gaps = player.gaps.copy()
    player.gaps[gap] = tweenie
    player.open_gaps &= ~(1 << gap)
    player.tweenies_used |= 1 << tweenie
    player.changed = True


def amount_in_gap(catalogue: Catalogue, line: list[int], gap: int, effect: Effect) -> int:
    """The level or the steps that a tweenie gives in a gap (A5.8.6)."""
    if effect.n != OF_GAP:
        return effect.n
    same = 0
    kinds = 0
    seen = 0
    for cell in catalogue.gap_cells[gap]:
        kind = line[cell]
        if kind == effect.what:
            same += 1
        if not seen >> kind & 1:
            seen |= 1 << kind
            kinds += 1
    if effect.kind == ADVANCE:
        return kinds
    if effect.kind == GAIN:
        return min(max(same, 1), LEVELS)
    return 0
