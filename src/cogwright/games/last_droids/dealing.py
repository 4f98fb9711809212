"""Step 1 of a turn: cards are drawn, one is kept and the others are given away (T2-T5, U3)."""

from __future__ import annotations

from cogwright.games.last_droids.actions import GIVE, GIVE_CARD, KEEP, KEEP_CARD, SHOW_OFFERS
from cogwright.games.last_droids.automa import interest
from cogwright.games.last_droids.cards import Droid
from cogwright.games.last_droids.state import AUTOMA, CARDS_A_TURN, FOUR, STEP_DEAL, THREE, Player, Table


def deal(table: Table) -> None:
    """Draw the cards of a turn and let the drawers choose (T2-T4, U3)."""
    table.phase = STEP_DEAL
    table.fence()
    table.push_table((SHOW_OFFERS, 0, 0))
    if table.journal is not None:
        table.tell("log-turn", n=table.turn, seat=table.priority)
    drawing = drawers(table)
    for i in range(len(drawing)):
        deck = table.decks[i]
        first = deck.drawn
        deck.drawn += CARDS_A_TURN[table.mode]
        drawer = table.players[drawing[i]]
        drawer.drawn = deck.seasons[table.season][first : deck.drawn]
        if table.is_automa(drawer.seat):
            _automa_draws(table)
        else:
            table.push(drawer.seat, (KEEP_CARD, 0, 0))


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
    actions = [KEEP + droid.number for droid in player.drawn]
    actions.sort()
    return actions


def choose_keep(table: Table, player: Player, action: int) -> None:
    """Keep a card; with 3 players the next seat's card is chosen then (T3)."""
    player.kept = _numbered(player.drawn, action - KEEP)
    if table.journal is not None:
        table.tell_only(player.seat, "log-keep", seat=player.seat, card=player.kept.id)
    if table.mode == THREE:
        table.push(player.seat, (GIVE_CARD, 0, 0))


def give_choices(player: Player) -> list[int]:
    """`give` each card that is not kept (D3)."""
    actions = [GIVE + droid.number for droid in player.drawn if droid is not player.kept]
    actions.sort()
    return actions


def choose_give(table: Table, player: Player, action: int) -> None:
    """The card for the next seat, or for the automa (T3, U3)."""
    given = _numbered(player.drawn, action - GIVE)
    player.given = given
    if table.is_solo():
        player.kept = _other(player.drawn, given)
    if table.journal is not None:
        other = AUTOMA if table.is_solo() else receiver(table, player.seat)
        table.tell_only(player.seat, "log-give", seat=player.seat, card=given.id, other=other)


def show_offers(table: Table) -> None:
    """All choices of step 1 are made: every offer lies face up (T5)."""
    table.fence()
    for drawer in drawers(table):
        _hand_out(table, table.players[0 if table.is_automa(drawer) else drawer])
    if table.journal is not None:
        for player in table.players:
            assert player.offer is not None
            table.tell("log-offer", seat=player.seat, card=player.offer.id)


def _hand_out(table: Table, player: Player) -> None:
    """The drawn cards go to whom they are meant for; those that the automa drew are handed out by seat 0 (U3)."""
    next_seat = receiver(table, player.seat)
    for droid in player.drawn:
        if droid is player.kept:
            player.offer = droid
        elif table.mode == THREE and droid is not player.given:
            table.players[(next_seat + 1) % 3].offer = droid
        else:
            table.players[next_seat].offer = droid
    player.drawn = []
    player.kept = None
    player.given = None


def _automa_draws(table: Table) -> None:
    """The two top cards are turned up: the automa takes the one of higher interest; the human is asked about equals (U3)."""
    human, automa = table.players[0], table.players[AUTOMA]
    human.drawn = automa.drawn
    automa.drawn = []
    first, second = human.drawn
    if table.journal is not None:
        table.tell("log-turned-up", first=first.id, second=second.id)
    more = interest(table, first) - interest(table, second)
    if more == 0:
        table.push(human.seat, (GIVE_CARD, 0, 0))
    else:
        human.given = first if more > 0 else second
        human.kept = second if more > 0 else first


def _other(two: list[Droid], droid: Droid) -> Droid:
    return two[1] if droid is two[0] else two[0]


def _numbered(droids: list[Droid], number: int) -> Droid:
    for droid in droids:
        if droid.number == number:
            return droid
    raise AssertionError("only drawn cards are offered")
