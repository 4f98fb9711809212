"""The face-down deck and stacks with their discard piles (A5.16), and what may no longer be taken back (D8.8)."""

from __future__ import annotations

from cogwright.games.the_game_makers.state import NONE, Player, Table


def draw_card(table: Table) -> int:
    """The top card of the deck; NONE if deck and discard pile are empty (A5.16.1)."""
    if table.deck_next == len(table.deck):
        if not table.discards[0]:
            return NONE
        table.deck = reshuffled(table, 0)
        table.deck_next = 0
    table.deck_next += 1
    return table.deck[table.deck_next - 1]


def draw_tile(table: Table, level: int) -> int:
    """The top tile of the stack of a level; NONE if stack and discard pile are empty (A5.16.1)."""
    if table.stack_next[level] == len(table.stacks[level]):
        if not table.discards[level]:
            return NONE
        table.stacks[level] = reshuffled(table, level)
        table.stack_next[level] = 0
    table.stack_next[level] += 1
    return table.stacks[level][table.stack_next[level] - 1]


def reshuffled(table: Table, pile: int) -> list[int]:
    """A discard pile in the order of the component file, then shuffled; who has added to it can no longer take that back."""
    pieces = sorted(table.discards[pile])
    table.discards[pile] = []
    table.random.shuffle(pieces)
    for player in table.players:
        if player.discarded[pile] > table.fences[player.seat]:
            table.fences[player.seat] = player.discarded[pile]
    if table.journal is not None:
        table.tell("log-reshuffle-cards" if pile == 0 else "log-reshuffle-tiles", n=len(pieces), level=pile)
    return pieces


def discard(table: Table, player: Player, pile: int, piece: int) -> None:
    """Put a card (pile 0) or a tile (its level) on its discard pile."""
    table.discards[pile].append(piece)
    player.discarded = player.discarded.copy()
    player.discarded[pile] = table.decisions
