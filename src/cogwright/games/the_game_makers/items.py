"""What a player has been given: how it is opened, when it is lost, which choices it asks for (A5.1)."""

from __future__ import annotations

from cogwright.games.the_game_makers.actions import KIND
from cogwright.games.the_game_makers.buildings import add_plastic_choices
from cogwright.games.the_game_makers.cards import add_card_choices, draw_cards
from cogwright.games.the_game_makers.catalogue import (
    ADVANCE,
    ANY_KIND,
    ANY_TRACK,
    CARDS,
    CLEAR,
    DICE,
    EFFECTS,
    GAIN,
    KIND_COUNT,
    KINDS,
    PLASTIC,
    TILES,
    TREE,
    WOOD,
    C,
)
from cogwright.games.the_game_makers.machines import add_tile_choices, draw_tiles
from cogwright.games.the_game_makers.marketing import add_advance_choices, can_advance, roll
from cogwright.games.the_game_makers.state import NOTHING_HALF, Item, Player, Table
from cogwright.games.the_game_makers.trees import add_plant_choices, plant_fulfilled
from cogwright.games.the_game_makers.workers import add_clear_choices


def carry_on(table: Table, player: Player) -> None:
    """After every action: trees are planted, lost items dropped, the next item is opened (A5.1.7)."""
    if player.changed:
        plant_fulfilled(table, player)
    if player.half != NOTHING_HALF:
        return
    while player.items:
        item = player.items[-1]
        if not _can_be_carried_out(table, player, item):
            player.items.pop()
            if table.journal is not None:
                table.tell("log-lost", seat=player.seat, item=EFFECTS[item.kind])
            continue
        if item.open or item.kind != GAIN or item.what == ANY_KIND:
            return
        if _open(table, player, item):
            return
        player.items.pop()
        if table.journal is not None:
            table.tell("log-none-drawn", seat=player.seat, kind=KINDS[item.what])


def _can_be_carried_out(table: Table, player: Player, item: Item) -> bool:
    """Whether an item is not lost (A5.1.4); a gain is lost only when it is opened."""
    if item.kind == GAIN:
        return True
    if item.kind == ADVANCE:
        return can_advance(table, player, item.what)
    if item.kind == TREE:
        return player.trees < len(player.circles)
    assert item.kind == CLEAR
    return player.assigned > 0


def _open(table: Table, player: Player, item: Item) -> bool:
    """Draw or roll what is gained, and append the extra of a C structure; False if nothing could be drawn (A5.1.2, A5.11.1)."""
    kind = item.what
    if kind == CARDS:
        draw_cards(table, player, item)
        if not item.drawn:
            return False
    elif kind == TILES:
        draw_tiles(table, player, item)
        if not item.drawn:
            return False
    elif kind == DICE:
        roll(table, player, item)
    item.open = True
    if player.is_active(C) and not item.extra:
        _add_extra(table, player, item)
    return True


def _add_extra(table: Table, player: Player, item: Item) -> None:
    """The extra item of an active C structure waits behind all others (A5.11.1, A5.11.2)."""
    structure = player.structures[C]
    if item.n < structure.trigger_level or structure.trigger not in (item.what, ANY_KIND):
        return
    effect = structure.effect
    assert effect is not None
    player.items.insert(0, Item(effect.kind, effect.what, effect.n, True))
    if table.journal is not None:
        table.tell("log-extra", seat=player.seat, structure=structure.id)


def add_early_choices(table: Table, player: Player, item: Item, actions: list[int]) -> None:
    """The choices of the current item that come before the free actions in the order of ids (D8.4)."""
    if item.kind == ADVANCE:
        add_advance_choices(table, player, item.what, actions)
    elif item.kind == GAIN:
        if item.what == CARDS:
            add_card_choices(table, player, item, actions)
        elif item.what == WOOD:
            actions.append(table.ids.wood_component)
            actions.append(table.ids.wood_worker)
        elif item.what == DICE:
            actions.append(table.ids.die_component)
            add_advance_choices(table, player, ANY_TRACK, actions)
        elif item.what == TILES:
            add_tile_choices(table, player, item, actions)
        elif item.what == PLASTIC:
            add_plastic_choices(table, player, item.n, actions)
        else:
            actions += [KIND + kind for kind in range(KIND_COUNT)]


def add_late_choices(table: Table, player: Player, item: Item, actions: list[int]) -> None:
    """The choices of the current item that come after the free actions in the order of ids (D8.4)."""
    if item.kind == CLEAR:
        add_clear_choices(table, player, actions)
    elif item.kind == TREE:
        add_plant_choices(table, player, actions)
