"""Step 1 of a turn: cards are drawn, one is kept and the others are given away (T2-T5, U3)."""

from __future__ import annotations

from cogwright.games.last_droids.actions import GIVE, GIVE_CARD, KEEP, KEEP_CARD, SHOW_OFFERS
from cogwright.games.last_droids.automa import interest
from cogwright.games.last_droids.cards import Droid
from cogwright.games.last_droids.setup import CARDS_A_TURN
from cogwright.games.last_droids.state import AUTOMA, FOUR, STEP_DEAL, THREE, Player, Table


def deal(table: Table) -> None:
    """Draw the cards of a turn and let the drawers choose (T2-T4, U3)."""
    table.phase = STEP_DEAL
    table.push_table((SHOW_OFFERS, 0, 0))
    if table.journal is not None:
        table.tell("log-turn", n=table.turn, seat=table.priority)
    for i, drawer in enumerate(drawers(table)):
        deck = table.decks[i]
        first = deck.drawn
        deck.drawn += CARDS_A_TURN[table.mode]
        table.players[drawer].drawn = deck.seasons[table.season][first : deck.drawn]
        if table.is_solo() and drawer == AUTOMA:
            _automa_draws(table)
        else:
            table.push(drawer, (KEEP_CARD, 0, 0))


def drawers(table: Table) -> list[int]:
    """Who draws: the priority player and, with 4 players, the secondary player, the next seat (T4)."""
    if table.mode == FOUR:
        return [table.priority, (table.priority + 1) % 4]
    return [table.priority]


def receiver(table: Table, drawer: int) -> int:
    """Who gets the card that a drawer does not keep (T2, T4); with 3 players the one of `give` (T3)."""
    if table.mode == FOUR:
        return (drawer + 3) % 4 if drawer == table.priority else (drawer + 1) % 4
    return (drawer + 1) % len(table.players)


def keep_choices(player: Player) -> list[int]:
    """`keep` each drawn card (D3)."""
    return sorted(KEEP + droid.number for droid in player.drawn)


def choose_keep(table: Table, player: Player, action: int) -> None:
    """Keep a card; with 3 players the next seat's card is chosen then (T3)."""
    player.kept = _numbered(player.drawn, action - KEEP)
    if table.journal is not None:
        table.tell_only(player.seat, "log-keep", seat=player.seat, card=player.kept.id)
    if table.mode == THREE:
        table.push(player.seat, (GIVE_CARD, 0, 0))


def give_choices(player: Player) -> list[int]:
    """`give` each card that is not kept (D3)."""
    return sorted(GIVE + droid.number for droid in player.drawn if droid is not player.kept)


def choose_give(table: Table, player: Player, action: int) -> None:
    """The card for the next seat, or for the automa (T3, U3)."""
    player.given = _numbered(player.drawn, action - GIVE)
    if table.is_solo():
        player.kept = player.drawn[1] if player.given is player.drawn[0] else player.drawn[0]
    elif table.journal is not None:
        table.tell_only(player.seat, "log-give", seat=player.seat, card=player.given.id)


def show_offers(table: Table) -> None:
    """All choices of step 1 are made: every offer lies face up (T5)."""
    table.fence()
    for drawer in drawers(table):
        player = table.players[drawer]
        if table.is_solo() and drawer == AUTOMA:
            player = table.players[0]
        _hand_out(table, player)
    if table.journal is not None:
        for player in table.players:
            assert player.offer is not None
            table.tell("log-offer", seat=player.seat, card=player.offer.id)


def _hand_out(table: Table, player: Player) -> None:
    """The drawer's cards go to whom they are meant for; the automa's draw is handed out by seat 0 (U3)."""
    player.offer = player.kept
    others = [droid for droid in player.drawn if droid is not player.kept and droid is not player.given]
    if player.given is not None:
        table.players[receiver(table, player.seat) if not table.is_solo() else AUTOMA].offer = player.given
    if others:
        to = (player.seat + 2) % 3 if table.mode == THREE else receiver(table, player.seat)
        table.players[to].offer = others[0]
    player.drawn = []
    player.kept = None
    player.given = None


def _automa_draws(table: Table) -> None:
    """The automa takes the card of higher interest; the human is asked if they are equal (U3)."""
    human, automa = table.players[0], table.players[AUTOMA]
    human.drawn = automa.drawn
    automa.drawn = []
    first, second = human.drawn
    difference = interest(table, first) - interest(table, second)
    if difference == 0:
        table.push(0, (GIVE_CARD, 0, 0))
    else:
        human.given = first if difference > 0 else second
        human.kept = second if difference > 0 else first


def _numbered(droids: list[Droid], number: int) -> Droid:
    for droid in droids:
        if droid.number == number:
            return droid
    raise AssertionError("only drawn cards are offered")


