"""Says why a seat cannot do something now: what is shown though it is not legal, and every other illegal action."""

from __future__ import annotations

from cogwright.engine.messages import Message, Refusal
from cogwright.games.mech_a_dream.actions import (
    ACTIVATE,
    BUILD,
    BUY,
    DELIVER,
    MONITOR,
    PUSH,
    STOCK_FLOWERS,
    STOP,
    TAKE,
)
from cogwright.games.mech_a_dream.describe import (
    AT_NIGHT,
    DRAFTING,
    KEEPING,
    NOT_ACTING,
    PLACING,
    TAKING,
    WORKING_OFF,
    pending,
    situation,
)
from cogwright.games.mech_a_dream.state import END, NIGHT, NOBODY, PLACES, STACK_NAMES, STACK_OF_PLACE, Table, Workshop
from cogwright.games.mech_a_dream.tiles import TIMES, Bundle


def refusals(table: Table, seat: int) -> list[Refusal]:
    """What the seat may look for though it is not legal now: what is too dear, what cannot work (D2)."""
    legal = table.legal_actions(seat)
    return [
        Refusal(table.game.action_name(action), why_not(table, seat, action))
        for action in _looked_for(table, table.workshops[seat], situation(table, seat))
        if action not in legal
    ]


def _looked_for(table: Table, workshop: Workshop, deciding: int) -> list[int]:
    """The actions of the pieces that a seat may think of in its situation, legal or not, ascending."""
    if deciding in (DRAFTING, TAKING):
        return [TAKE + number for number in range(len(table.specialists))]
    slots = range(len(workshop.machines))
    if deciding == PLACING:
        places = [BUY + place for place in range(PLACES) if table.market[place] is not None]
        return [DELIVER, *places, *[BUILD + slot for slot in slots]]
    if deciding == AT_NIGHT or (deciding == WORKING_OFF and (workshop.activations or table.time == NIGHT)):
        return [*[ACTIVATE + slot for slot in slots if workshop.is_purple(slot)], MONITOR]
    return []


def why_not(table: Table, seat: int, action: int) -> Message:
    """Why the action is not legal for the seat now; for a legal action, the general reason."""
    workshop = table.workshops[seat]
    deciding = situation(table, seat)
    if table.time == END:
        return Message("why-over")
    if deciding == NOT_ACTING:
        return _why_wait(table, workshop)
    if action < TAKE:
        return _why_not_keep(table, deciding)
    if deciding == KEEPING:
        return Message("why-keep-first")
    if action < STOCK_FLOWERS:
        return _why_not_take(table, workshop, deciding, action - TAKE)
    if deciding == DRAFTING:
        return Message("why-must-choose" if action == STOP else "why-draft-first")
    if deciding == TAKING:
        return Message("why-take-first")
    if action < PUSH:
        return _why_not_place(table, workshop, deciding, action)
    if action < ACTIVATE:
        return _why_not_push(workshop, action - PUSH)
    if action < MONITOR:
        return _why_not_activate(table, workshop, deciding, action - ACTIVATE)
    if action == MONITOR:
        return _why_not_monitor(table, workshop, deciding)
    if deciding == PLACING:
        return Message("why-must-place", {"time": TIMES[table.time]})
    return Message("why-not-now")


def _why_wait(table: Table, workshop: Workshop) -> Message:
    if workshop.dealt and workshop.kept != NOBODY:
        return Message("why-kept")
    if table.time == NIGHT and workshop.night_ended:
        return Message("why-night-ended")
    return Message("why-wait")


def _why_not_keep(table: Table, deciding: int) -> Message:
    """Monitors are chosen in the setup only, if at all (S9)."""
    if deciding == KEEPING:
        return Message("why-not-now")
    return Message("why-keep-done" if table.smart_robots else "why-no-smart-robots")


def _why_not_take(table: Table, workshop: Workshop, deciding: int, number: int) -> Message:
    """Specialists are taken in the draft or after the stock room, for their price (V2.1, V2.3-V2.5)."""
    if not table.specialists_used:
        return Message("why-no-specialists")
    if number >= len(table.specialists):
        return Message("why-no-such-specialist")
    if deciding != DRAFTING and deciding != TAKING:
        return Message("why-take-when")
    specialist = table.specialists[number].id
    holder = table.holders[number]
    if holder == workshop.seat:
        return Message("why-own-specialist", {"specialist": specialist})
    if deciding == DRAFTING:
        return _why_not_draft(specialist, holder)
    price = Bundle(rainbow=table.prices[number])
    missing = _missing(workshop, price)
    if not missing:
        return Message("why-not-now")
    return Message("why-specialist-dear", {"specialist": specialist, "missing": missing, "cost": price.amounts()})


def _why_not_draft(specialist: str, holder: int) -> Message:
    if holder == NOBODY:
        return Message("why-not-now")
    return Message("why-drafted", {"specialist": specialist, "other": holder})


def _why_not_place(table: Table, workshop: Workshop, deciding: int, action: int) -> Message:
    """Assistants work by day, when nothing is pending (F2, E3)."""
    if deciding == WORKING_OFF:
        return Message("why-pending-first", {"pending": pending(workshop)})
    if deciding == AT_NIGHT:
        return Message("why-day-only")
    if action == DELIVER:
        return _why_not_deliver(table, workshop)
    if action >= BUILD:
        return _why_not_build(workshop, action - BUILD)
    return _why_not_buy(table, workshop, action - BUY) if action >= BUY else Message("why-not-now")


def _why_not_deliver(table: Table, workshop: Workshop) -> Message:
    """The flowers must be paid in full (A2, E1)."""
    cost = Bundle(table.dock_cost(workshop.seat))
    missing = _missing(workshop, cost)
    if not missing:
        return Message("why-not-now")
    return Message("why-dock", {"delivery": table.todays_delivery().id, "missing": missing, "cost": cost.amounts()})


def _why_not_buy(table: Table, workshop: Workshop, place: int) -> Message:
    """A place may be empty (A3.1), a machine too dear (A3, E1)."""
    machine = table.market[place]
    if machine is None:
        return Message("why-empty-place", {"stack": STACK_NAMES[STACK_OF_PLACE[place]]})
    cost = table.machine_cost(workshop.seat, machine)
    missing = _missing(workshop, cost)
    if not missing:
        return Message("why-not-now")
    return Message("why-too-dear", {"machine": machine.id, "missing": missing, "cost": cost.amounts()})


def _why_not_build(workshop: Workshop, slot: int) -> Message:
    """Assistants work on machines on the own belt only (A4, F10)."""
    if slot >= len(workshop.machines):
        return Message("why-no-machine")
    if workshop.is_on_belt(slot):
        return Message("why-not-now")
    return Message("why-finished", {"machine": workshop.machines[slot].id})


def _why_not_push(workshop: Workshop, slot: int) -> Message:
    """A pending push moves a machine on the own belt (E3)."""
    if not workshop.pushes:
        return Message("why-no-push")
    if slot >= len(workshop.machines):
        return Message("why-no-machine")
    if workshop.is_on_belt(slot):
        return Message("why-not-now")
    return Message("why-push-finished", {"machine": workshop.machines[slot].id})


def _why_not_activate(table: Table, workshop: Workshop, deciding: int, slot: int) -> Message:
    """Only purple machines work, for their input (E3, E7), once a night and with replays (F14, E12)."""
    if slot >= len(workshop.machines):
        return Message("why-no-machine")
    machine = workshop.machines[slot]
    if workshop.is_on_belt(slot):
        return Message("why-on-belt", {"machine": machine.id})
    if not workshop.is_purple(slot):
        return Message("why-not-purple", {"machine": machine.id})
    if table.time != NIGHT and not workshop.activations:
        return Message("why-no-activation")
    if deciding == WORKING_OFF and not workshop.activations:
        return Message("why-pending-first", {"pending": pending(workshop)})
    if deciding == AT_NIGHT and workshop.activated[slot] and not workshop.replays:
        return Message("why-activated", {"machine": machine.id})
    missing = _missing(workshop, machine.input)
    if not missing:
        return Message("why-not-now")
    return Message("why-input", {"machine": machine.id, "missing": missing, "cost": machine.input.amounts()})


def _why_not_monitor(table: Table, workshop: Workshop, deciding: int) -> Message:
    """The monitor works once a night, for its input; an activation does not reach it (F14, E3)."""
    monitor = workshop.monitor
    if table.time != NIGHT:
        return Message("why-monitor-pending" if workshop.activations else "why-monitor-day")
    if deciding == WORKING_OFF and workshop.activations:
        return Message("why-monitor-pending")
    if deciding == WORKING_OFF:
        return Message("why-pending-first", {"pending": pending(workshop)})
    if workshop.monitor_used:
        return Message("why-monitor-used", {"monitor": monitor.id})
    missing = _missing(workshop, monitor.input)
    if not missing:
        return Message("why-not-now")
    return Message("why-monitor-input", {"monitor": monitor.id, "missing": missing, "cost": monitor.input.amounts()})


def _missing(workshop: Workshop, cost: Bundle) -> dict[str, int]:
    """The goods that the seat lacks to pay the cost, as a bundle."""
    lacking = Bundle(
        max(cost.flower - workshop.flower, 0),
        max(cost.ink - workshop.ink, 0),
        max(cost.rainbow - workshop.rainbow, 0),
    )
    return lacking.amounts()
