"""Specialists: the draft, taking one from the stock room, price tokens (V2)."""

from __future__ import annotations

from typing import Final

from cogwright.games.mech_a_dream.actions import DRAFT, DRAFT_SPECIALIST, STOP, TAKE
from cogwright.games.mech_a_dream.state import NOBODY, Table, Workshop

IN_PLAY: Final = [0, 0, 3, 3, 4]
"""How many specialists are turned up, by number of seats (S8)."""


# The draft


def begin_draft(table: Table, n: int) -> None:
    """The n-th seat, from the last one in turn order backwards to the start seat, takes a specialist (V2.1)."""
    if n < table.seats:
        table.push_table((DRAFT, n + 1, 0))
        table.push(table.seat_in_turn(table.seats - 1 - n), (DRAFT_SPECIALIST, 0, 0))
    else:
        _price_the_unclaimed(table)


def draft_choices(table: Table) -> list[int]:
    """Each specialist held by nobody (D2, Draft)."""
    return [TAKE + number for number in range(len(table.specialists)) if table.holders[number] == NOBODY]


def choose_draft(table: Table, workshop: Workshop, action: int) -> None:
    """Take the specialist and put a price token on it, side 1 up (V2.1)."""
    number = action - TAKE
    table.holders[number] = workshop.seat
    table.prices[number] = 1
    table.renew_permanents(workshop)
    if table.journal is not None:
        table.tell("log-draft", seat=workshop.seat, specialist=table.specialists[number].id)


def _price_the_unclaimed(table: Table) -> None:
    """With two players the third specialist gets a price token, side 1 up, too (V2.2)."""
    for number in range(len(table.specialists)):
        if table.holders[number] == NOBODY:
            table.prices[number] = 1
            if table.journal is not None:
                table.tell("log-unclaimed", specialist=table.specialists[number].id)


# Taking one from the stock room


def take_choices(table: Table, workshop: Workshop) -> list[int]:
    """Each specialist that the seat does not hold and can pay, or none (D2, Specialist; V2.3, V2.4)."""
    actions = [
        TAKE + number
        for number in range(len(table.specialists))
        if table.holders[number] != workshop.seat and table.prices[number] <= workshop.rainbow
    ]
    actions.append(STOP)
    return actions


def choose_take(table: Table, workshop: Workshop, action: int) -> None:
    """Pay the price to the holder or the supply (V2.4) and take the card, with price token 2 (V2.5), or take none."""
    if action == STOP:
        if table.journal is not None and len(take_choices(table, workshop)) > 1:
            table.tell("log-take-none", seat=workshop.seat)
        return
    number = action - TAKE
    holder = table.holders[number]
    price = table.prices[number]
    if table.journal is not None:
        _tell_take(table, workshop.seat, number)
    workshop.rainbow -= price
    table.holders[number] = workshop.seat
    table.prices[number] = 2
    if holder != NOBODY:
        table.workshops[holder].rainbow += price
        table.renew_permanents(table.workshops[holder])
    table.renew_permanents(workshop)


def _tell_take(table: Table, seat: int, number: int) -> None:
    specialist = table.specialists[number].id
    other = table.holders[number]
    cost = {"rainbow": table.prices[number]}
    if other == NOBODY and table.prices[number]:
        table.tell("log-take", seat=seat, specialist=specialist, cost=cost)
    elif other == NOBODY:
        table.tell("log-take-free", seat=seat, specialist=specialist)
    elif table.prices[number]:
        table.tell("log-take-from", seat=seat, other=other, specialist=specialist, cost=cost)
    else:
        table.tell("log-take-from-free", seat=seat, other=other, specialist=specialist)


def drop_prices(table: Table) -> None:
    """After every night each price token drops: 2 to 1, 1 to none (V2.7)."""
    dropped = False
    for number in range(len(table.prices)):
        if table.prices[number]:
            table.prices[number] -= 1
            dropped = True
    if dropped and table.journal is not None:
        table.tell("log-prices")
