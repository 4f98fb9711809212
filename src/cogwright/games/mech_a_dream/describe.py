"""Says where a game stands, what a seat is asked, and what each choice does, costs and yields (the words: `words/`)."""

from __future__ import annotations

from typing import Final

from cogwright.engine.messages import Choice, Message
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
from cogwright.games.mech_a_dream.state import END, NIGHT, NOBODY, SETUP, WAITING, Table, Workshop
from cogwright.games.mech_a_dream.tiles import (
    EVENING,
    NOTHING,
    STOCK_OPTIONS,
    TIMES,
    Bundle,
    Machine,
    Monitor,
)

# What a seat is deciding (D2).
NOT_ACTING: Final = 0
KEEPING: Final = 1
DRAFTING: Final = 2
PLACING: Final = 3
WORKING_OFF: Final = 4
TAKING: Final = 5
AT_NIGHT: Final = 6


def situation(table: Table, seat: int) -> int:
    """What the seat is deciding now (D2)."""
    workshop = table.workshops[seat]
    if not table.legal_actions(seat):
        return NOT_ACTING
    if table.time == SETUP:
        return KEEPING if workshop.dealt else DRAFTING
    if workshop.pushes or workshop.activations:
        return WORKING_OFF
    if table.time == NIGHT:
        return AT_NIGHT
    return PLACING if workshop.assistants[table.time] == WAITING else TAKING


def headline(table: Table) -> Message:
    """Day and time of day (O4), or the stage of the setup."""
    if table.time == END:
        return Message("headline-end")
    if table.time == SETUP:
        return Message("headline-monitors" if table.workshops[0].dealt else "headline-draft")
    time = "night" if table.time == NIGHT else TIMES[table.time]
    return Message("headline-day", {"day": table.day, "days": table.tiles.days, "time": time})


def prompt(table: Table, seat: int) -> Message:
    """What the seat is asked to decide (D2); a seat that does not act is asked to wait."""
    deciding = situation(table, seat)
    if deciding == PLACING:
        return Message("prompt-place", {"time": TIMES[table.time]})
    if deciding == WORKING_OFF:
        return Message("prompt-pending", {"pending": pending(table.workshops[seat])})
    if deciding == AT_NIGHT:
        return Message("prompt-night")
    if deciding == TAKING:
        return Message("prompt-take")
    if deciding == DRAFTING:
        return Message("prompt-draft")
    return Message("prompt-keep" if deciding == KEEPING else "prompt-wait")


def pending(workshop: Workshop) -> dict[str, int]:
    """The steps that the seat has still to work off (E3), as a bundle."""
    return Bundle(time=workshop.pushes, activate=workshop.activations).amounts()


def describe(table: Table, seat: int, action: int) -> Choice:
    """A legal action of the seat in words, with its cost and gain as printed: the limits of 9 (E2) are not applied."""
    workshop = table.workshops[seat]
    if action < TAKE:
        return _keep(table, workshop.dealt[action], action)
    if action < STOCK_FLOWERS:
        return _take(table, seat, action)
    if action < DELIVER:
        option = action - STOCK_FLOWERS
        label = Message("choice-stock", {"stock": STOCK_OPTIONS[option]})
        return _choice(table, action, label, NOTHING, table.stock_gain(seat, option))
    if action == DELIVER:
        label = Message("choice-dock", {"delivery": table.todays_delivery().id})
        return _choice(table, action, label, Bundle(table.dock_cost(seat)), table.dock_gain(seat))
    if action < BUILD:
        return _buy(table, seat, action)
    if action < PUSH:
        return _build(table, workshop, action)
    if action < ACTIVATE:
        return _push(table, workshop, action)
    if action < MONITOR:
        return _activate(table, workshop, action)
    if action == MONITOR:
        monitor = workshop.monitor
        label = Message("choice-monitor", {"monitor": monitor.id})
        return _choice(table, action, label, monitor.input, monitor.output)
    return _stop(table, workshop)


def _choice(table: Table, action: int, label: Message, cost: Bundle, gain: Bundle) -> Choice:
    return Choice(table.game.action_name(action), label, cost.amounts(), gain.amounts())


def _keep(table: Table, monitor: Monitor, action: int) -> Choice:
    """Keep a smart robot: its start goods are gained (V1.2), its effect is part of the label (V1.3)."""
    output = monitor.output.amounts()
    if monitor.input.is_empty:
        label = Message("choice-keep-free", {"monitor": monitor.id, "output": output})
    else:
        label = Message("choice-keep", {"monitor": monitor.id, "input": monitor.input.amounts(), "output": output})
    return _choice(table, action, label, NOTHING, monitor.start)


def _take(table: Table, seat: int, action: int) -> Choice:
    """Take a specialist: in the draft (V2.1), or for its price, paid to its holder or the supply (V2.4)."""
    number = action - TAKE
    specialist = table.specialists[number].id
    if situation(table, seat) == DRAFTING:
        return _choice(table, action, Message("choice-draft", {"specialist": specialist}), NOTHING, NOTHING)
    holder = table.holders[number]
    price = Bundle(rainbow=table.prices[number])
    if holder == NOBODY and price.is_empty:
        label = Message("choice-take-free", {"specialist": specialist})
    elif holder == NOBODY:
        label = Message("choice-take", {"specialist": specialist, "cost": price.amounts()})
    elif price.is_empty:
        label = Message("choice-take-from-free", {"specialist": specialist, "other": holder})
    else:
        label = Message("choice-take-from", {"specialist": specialist, "other": holder, "cost": price.amounts()})
    return _choice(table, action, label, price, NOTHING)


def _buy(table: Table, seat: int, action: int) -> Choice:
    """Buy a machine: where it starts, and how far its one assistant brings it today (A3, F5)."""
    machine = table.market[action - BUY]
    assert machine is not None, "an empty place is never legal"
    space = table.placement_space(seat, machine)
    done = _finishing_time(table, space, 1)
    if done <= EVENING:
        label = Message("choice-buy", {"machine": machine.id, "space": space, "time": TIMES[done]})
    else:
        left = _space_tonight(table, space, 1)
        label = Message("choice-buy-later", {"machine": machine.id, "space": space, "left": left})
    return _choice(table, action, label, table.machine_cost(seat, machine), table.buy_bonus(seat, machine))


def _build(table: Table, workshop: Workshop, action: int) -> Choice:
    """Build: how the crew grows, and how far it brings the machine today (A4, F5)."""
    slot = action - BUILD
    machine = workshop.machines[slot]
    space = workshop.spaces[slot]
    before = workshop.crew(slot)
    crew = before + 1
    done = _finishing_time(table, space, crew)
    if done <= EVENING:
        time = TIMES[done]
        label = Message("choice-build", {"machine": machine.id, "before": before, "crew": crew, "time": time})
    else:
        left = _space_tonight(table, space, crew)
        label = Message("choice-build-later", {"machine": machine.id, "before": before, "crew": crew, "left": left})
    return _choice(table, action, label, NOTHING, table.build_bonus(workshop.seat, machine))


def _finishing_time(table: Table, space: int, crew: int) -> int:
    """The time of day whose belt step finishes a machine with this crew; after the evening: not today (F5, F6)."""
    return table.time + (space - 1) // crew


def _space_tonight(table: Table, space: int, crew: int) -> int:
    """The space of a machine after today's belt steps with this crew, if they do not finish it (F5)."""
    return space - crew * (EVENING - table.time + 1)


def _push(table: Table, workshop: Workshop, action: int) -> Choice:
    """Push a machine by one step; at the end of the belt it is finished (E3)."""
    slot = action - PUSH
    machine = workshop.machines[slot]
    space = workshop.spaces[slot]
    if space == 1:
        label = Message("choice-push-finish", {"machine": machine.id})
        return _choice(table, action, label, NOTHING, _finishing_gain(table, workshop, machine))
    label = Message("choice-push", {"machine": machine.id, "space": space, "left": space - 1})
    return _choice(table, action, label, NOTHING, NOTHING)


def _finishing_gain(table: Table, workshop: Workshop, machine: Machine) -> Bundle:
    """What finishing the machine alone yields (F8.2-F8.4)."""
    completion = Bundle(point=table.next_completion_points(workshop.seat))
    return completion.plus(machine.instant).plus(workshop.permanents.on_complete[machine.type])


def _activate(table: Table, workshop: Workshop, action: int) -> Choice:
    """Activate a machine: by a pending activation (E3), its nightly one (F14), or a replay (D4)."""
    slot = action - ACTIVATE
    machine = workshop.machines[slot]
    if situation(table, workshop.seat) == WORKING_OFF:
        id = "choice-activate-pending"
    else:
        id = "choice-activate-replay" if workshop.activated[slot] else "choice-activate"
    return _choice(table, action, Message(id, {"machine": machine.id}), machine.input, machine.output)


def _stop(table: Table, workshop: Workshop) -> Choice:
    """What `stop` means now: give up what is pending (E3), take no specialist (V2.3), end the night (F16)."""
    deciding = situation(table, workshop.seat)
    if deciding == WORKING_OFF:
        label = Message("choice-stop-pending", {"pending": pending(workshop)})
    else:
        label = Message("choice-stop-take" if deciding == TAKING else "choice-stop-night")
    return _choice(table, STOP, label, NOTHING, NOTHING)
