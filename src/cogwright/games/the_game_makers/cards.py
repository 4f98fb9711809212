"""Game cards that are gained: drawn, looked at, kept as contracts or components (A5.3)."""

from __future__ import annotations

from cogwright.games.the_game_makers.actions import CONTRACT
from cogwright.games.the_game_makers.catalogue import CARDS
from cogwright.games.the_game_makers.state import NONE, Item, Player, Table
from cogwright.games.the_game_makers.supply import discard, draw_card


def draw_cards(table: Table, player: Player, item: Item) -> None:
    """Look at as many cards as the level and one more for each "see" worker (A5.3.1, A5.12.1)."""
    table.fence(player.seat)
    for _ in range(item.n + player.see):
        card = draw_card(table)
        if card == NONE:
            break
        item.drawn.append(card)
    drawn = len(item.drawn)
    item.left = item.n if item.n < drawn else drawn
    if table.journal is not None and drawn:
        table.tell("log-look-at-cards", seat=player.seat, n=drawn, keep=item.left)
        for card in item.drawn:
            table.tell_only(player.seat, "log-drawn-card", seat=player.seat, card=table.card(card).id)


def add_card_choices(table: Table, player: Player, item: Item, actions: list[int]) -> None:
    """Each card not yet taken: a contract, if a space is free, or a component (D8.4)."""
    drawn = item.drawn
    if player.free_contract_space() != NONE:
        actions += [CONTRACT + j for j in range(len(drawn)) if drawn[j] != NONE]
    actions += [table.ids.component + j for j in range(len(drawn)) if drawn[j] != NONE]


def keep_card(table: Table, player: Player, j: int, is_contract: bool) -> None:
    """Keep a drawn card; when as many as allowed are kept, the others go to the discard pile (A5.3.1)."""
    item = player.items[-1]
    card = item.drawn[j]
    item.drawn[j] = NONE
    item.left -= 1
    if is_contract:
        space = player.free_contract_space()
        player.contracts[space] = card
        if table.journal is not None:
            table.tell("log-contract", seat=player.seat, card=table.card(card).id, space=space + 1)
    else:
        player.hand.append(card)
        if table.journal is not None:
            table.tell("log-card-components", seat=player.seat, n=1)
            table.tell_only(player.seat, "log-card-component", seat=player.seat, card=table.card(card).id)
    if item.left == 0:
        player.items.pop()
        for other in item.drawn:
            if other != NONE:
                discard(table, player, CARDS, other)
