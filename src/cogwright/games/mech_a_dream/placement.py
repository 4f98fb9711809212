"""The placement of an assistant: stock room, delivery dock, buying, building (F2, A1-A5)."""

from __future__ import annotations

from cogwright.games.mech_a_dream.actions import BUILD, BUY, DELIVER, STOCK_FLOWERS, STOCK_INK, TAKE_SPECIALIST
from cogwright.games.mech_a_dream.gains import gain, pay, work_off_pending
from cogwright.games.mech_a_dream.machines import gain_bonus
from cogwright.games.mech_a_dream.state import (
    DOCK,
    PLACES,
    STACK_NAMES,
    STACK_OF_PLACE,
    STOCK_ROOM,
    TOP_PLACE,
    Table,
    Workshop,
)
from cogwright.games.mech_a_dream.tiles import EVENING, STOCK_OPTIONS, Bundle, Machine


def placement_choices(table: Table, workshop: Workshop) -> list[int]:
    """Where the assistant of this time of day may go (D2, Placement)."""
    actions = [STOCK_FLOWERS, STOCK_INK]
    if workshop.flower >= table.dock_cost(workshop.seat):
        actions.append(DELIVER)
    for place in range(PLACES):
        machine = table.market[place]
        if machine is not None and can_buy(table, workshop, machine):
            actions.append(BUY + place)
    actions += [BUILD + slot for slot in range(len(workshop.machines)) if workshop.is_on_belt(slot)]
    return actions


def can_buy(table: Table, workshop: Workshop, machine: Machine) -> bool:
    """Whether the seat can pay the machine (A3, E1)."""
    return workshop.can_pay(table.machine_cost(workshop.seat, machine))


def choose_placement(table: Table, workshop: Workshop, action: int) -> None:
    """Place the assistant of this time of day and do the action, to its end, before the next seat (F2, F3, D7)."""
    if action >= BUILD:
        build(table, workshop, action - BUILD)
    elif action >= BUY:
        buy_machine(table, workshop, action - BUY)
    elif action == DELIVER:
        deliver(table, workshop)
    else:
        visit_stock_room(table, workshop, action - STOCK_FLOWERS)
    work_off_pending(table, workshop)


def visit_stock_room(table: Table, workshop: Workshop, option: int) -> None:
    """Gain the row of the time of day, with the bonuses (A1); then, not in the evening, take a specialist (V2.3)."""
    workshop.assistants[table.time] = STOCK_ROOM
    gained = table.stock_gain(workshop.seat, option)
    if table.journal is not None:
        table.tell("log-stock", seat=workshop.seat, stock=STOCK_OPTIONS[option], gain=gained.amounts())
    gain(table, workshop, gained)
    if table.specialists_used and table.time != EVENING:
        table.push(workshop.seat, (TAKE_SPECIALIST, 0, 0))


def deliver(table: Table, workshop: Workshop) -> None:
    """Pay the flowers of today's tile and gain its reward for this time of day, with the bonuses (A2)."""
    workshop.assistants[table.time] = DOCK
    cost = Bundle(table.dock_cost(workshop.seat))
    gained = table.dock_gain(workshop.seat)
    pay(workshop, cost)
    if table.journal is not None:
        _tell_delivery(table, workshop, cost, gained)
    gain(table, workshop, gained)


def _tell_delivery(table: Table, workshop: Workshop, cost: Bundle, gained: Bundle) -> None:
    delivery = table.todays_delivery().id
    if cost.is_empty:
        table.tell("log-dock-free", seat=workshop.seat, delivery=delivery, gain=gained.amounts())
    else:
        table.tell("log-dock", seat=workshop.seat, delivery=delivery, cost=cost.amounts(), gain=gained.amounts())


def buy_machine(table: Table, workshop: Workshop, place: int) -> None:
    """Pay the machine and put it on the belt with the assistant on it (A3); then the `buy` bonuses are gained."""
    machine = table.market[place]
    assert machine is not None, "an empty place is never offered"
    cost = table.machine_cost(workshop.seat, machine)
    pay(workshop, cost)
    space = table.placement_space(workshop.seat, machine)
    workshop.assistants[table.time] = len(workshop.machines)
    workshop.machines.append(machine)
    workshop.spaces.append(space)
    workshop.activated.append(0)
    if table.journal is not None:
        _tell_purchase(table, workshop, machine, cost, space)
    _refill(table, place)
    gain_bonus(table, workshop, "buy", table.buy_bonus(workshop.seat, machine))


def _tell_purchase(table: Table, workshop: Workshop, machine: Machine, cost: Bundle, space: int) -> None:
    if cost.is_empty:
        table.tell("log-buy-free", seat=workshop.seat, machine=machine.id, space=space)
    else:
        table.tell("log-buy", seat=workshop.seat, machine=machine.id, cost=cost.amounts(), space=space)


def _refill(table: Table, place: int) -> None:
    """A laid-out place takes the top of its stack; the next tile that comes into view ends all taking back (A3.1, D8).

    A place whose stack has run out stays empty (N8).
    """
    stack = STACK_OF_PLACE[place]
    top = TOP_PLACE[stack]
    if place != top:
        table.market[place] = table.market[top]
    if table.market[top] is None:
        return
    table.drawn[stack] += 1
    shown = table.stack_top(stack)
    table.market[top] = shown
    if shown is not None:
        table.fence()
    if table.journal is not None:
        if shown is None:
            table.tell("log-stack-empty", stack=STACK_NAMES[stack])
        else:
            table.tell("log-turned-up", machine=shown.id, stack=STACK_NAMES[stack])


def build(table: Table, workshop: Workshop, slot: int) -> None:
    """Put the assistant on a machine of the own belt; then the `build` bonuses are gained (A4)."""
    workshop.assistants[table.time] = slot
    machine = workshop.machines[slot]
    if table.journal is not None:
        table.tell("log-build", seat=workshop.seat, machine=machine.id, crew=workshop.crew(slot))
    gain_bonus(table, workshop, "build", table.build_bonus(workshop.seat, machine))
