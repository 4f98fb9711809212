"""What happens to machines in the workshops: belts, finishing, activating, pending steps (F5-F11, E3, E6-E8, E12)."""

from __future__ import annotations

from cogwright.games.mech_a_dream.actions import ACTIVATE, PUSH, STOP
from cogwright.games.mech_a_dream.gains import can_activate, gain, pay, work_off_pending
from cogwright.games.mech_a_dream.state import NIGHT, Table, Workshop
from cogwright.games.mech_a_dream.tiles import GREEN, YELLOW, Bundle, Effect, Machine, Replay

# The belt step


def move_belts(table: Table) -> None:
    """All machines of all seats move at the same moment, as many spaces as they have crew (F5, F7)."""
    for workshop in table.workshops:
        finished = _move_belt(table, workshop)
        if finished:
            finish_machines(table, workshop, finished)
            work_off_pending(table, workshop)


def _move_belt(table: Table, workshop: Workshop) -> list[int]:
    """Each assistant moves its machine by one space (F5), steps beyond the end are lost (F6).

    Returns the slots that reach the end, ascending.
    """
    finished: list[int] = []
    before = workshop.spaces.copy() if table.journal is not None else []
    for slot in workshop.assistants:
        if slot >= 0 and workshop.spaces[slot] > 0:
            workshop.spaces[slot] -= 1
            if workshop.spaces[slot] == 0:
                finished.append(slot)
    if table.journal is not None:
        _tell_moves(table, workshop, before)
    finished.sort()
    return finished


def _tell_moves(table: Table, workshop: Workshop, before: list[int]) -> None:
    for slot, machine in enumerate(workshop.machines):
        steps = before[slot] - workshop.spaces[slot]
        if steps and workshop.spaces[slot]:
            table.tell("log-move", seat=workshop.seat, machine=machine.id, steps=steps, space=workshop.spaces[slot])


# Finishing machines


def finish_machines(table: Table, workshop: Workshop, slots: list[int]) -> None:
    """The machines of the slots, ascending, have reached the end of the belt in the same step (F8).

    Their spaces are 0 already. The caller lets the seat work off its pending steps afterwards (F8.5).
    """
    _count_finished(table, workshop, slots)
    for slot in slots:
        _gain_instant(table, workshop, workshop.machines[slot])
    for slot in slots:
        _gain_complete_bonus(table, workshop, workshop.machines[slot])
    for slot in slots:
        if workshop.machines[slot].type == GREEN:
            _put_in_force(table, workshop, workshop.machines[slot])


def _count_finished(table: Table, workshop: Workshop, slots: list[int]) -> None:
    """They become the seat's next finished machines (F8.1), each with the bonus of its number (F8.2)."""
    for slot in slots:
        workshop.finished += 1
        points = table.tiles.completion_points(workshop.finished)
        workshop.point += points
        if table.journal is not None:
            n = workshop.finished
            table.tell("log-finished", seat=workshop.seat, machine=workshop.machines[slot].id, n=n)
            if points:
                table.tell("log-completion", seat=workshop.seat, n=n, gain={"point": points})


def _gain_instant(table: Table, workshop: Workshop, machine: Machine) -> None:
    """The `instant` effects of a yellow machine (F8.3, E8)."""
    if machine.type == YELLOW and not machine.instant.is_empty:
        if table.journal is not None:
            table.tell("log-instant", seat=workshop.seat, machine=machine.id, gain=machine.instant.amounts())
        gain(table, workshop, machine.instant)


def _gain_complete_bonus(table: Table, workshop: Workshop, machine: Machine) -> None:
    """The `complete` bonuses of what was in force before this step (F8.4, E9)."""
    gain_bonus(table, workshop, "complete", workshop.permanents.on_complete[machine.type])


def _put_in_force(table: Table, workshop: Workshop, machine: Machine) -> None:
    """A green machine is in force from now on (F8.5); one finished at night adds its replays at once (E12)."""
    table.renew_permanents(workshop)
    if table.time == NIGHT:
        workshop.replays += replays_of(machine.effects)


def replays_of(effects: list[Effect]) -> int:
    """How many replays the effects give in a night (E12)."""
    replays = 0
    for effect in effects:
        if isinstance(effect, Replay):
            replays += effect.machines
    return replays


def gain_bonus(table: Table, workshop: Workshop, on: str, bonus: Bundle) -> None:
    """Gain a bonus of permanents that has a line of its own in the journal (E9)."""
    if not bonus.is_empty:
        if table.journal is not None:
            table.tell("log-bonus", seat=workshop.seat, on=on, gain=bonus.amounts())
        gain(table, workshop, bonus)


# Activating


def activate(table: Table, workshop: Workshop, slot: int, how: str) -> None:
    """Pay the input of a purple machine and gain its output (E6); `how` says the right: night, replay, pending."""
    machine = workshop.machines[slot]
    pay(workshop, machine.input)
    if table.journal is not None:
        _tell_activation(table, workshop, machine, how)
    gain(table, workshop, machine.output)


def _tell_activation(table: Table, workshop: Workshop, machine: Machine, how: str) -> None:
    seat, gained = workshop.seat, machine.output.amounts()
    if machine.input.is_empty:
        table.tell("log-activate-free", seat=seat, machine=machine.id, how=how, gain=gained)
    else:
        cost = machine.input.amounts()
        table.tell("log-activate", seat=seat, machine=machine.id, how=how, cost=cost, gain=gained)


# Pending steps


def pending_choices(workshop: Workshop) -> list[int]:
    """What a seat with pending steps may do (D2, Pending steps; E3)."""
    actions: list[int] = []
    slots = range(len(workshop.machines))
    if workshop.pushes:
        actions += [PUSH + slot for slot in slots if workshop.is_on_belt(slot)]
    if workshop.activations:
        actions += [ACTIVATE + slot for slot in slots if can_activate(workshop, slot)]
    actions.append(STOP)
    return actions


def choose_pending(table: Table, workshop: Workshop, action: int) -> None:
    """Push a machine, activate one, or give up all that is pending (E3)."""
    if action == STOP:
        _give_up(table, workshop)
    elif action >= ACTIVATE:
        workshop.activations -= 1
        activate(table, workshop, action - ACTIVATE, "pending")
    else:
        workshop.pushes -= 1
        _push(table, workshop, action - PUSH)
    work_off_pending(table, workshop)


def _push(table: Table, workshop: Workshop, slot: int) -> None:
    """The machine moves one step; if it gets to the end it is finished (E3, F8)."""
    workshop.spaces[slot] -= 1
    space = workshop.spaces[slot]
    if table.journal is not None:
        table.tell("log-push", seat=workshop.seat, machine=workshop.machines[slot].id, space=space)
    if space == 0:
        finish_machines(table, workshop, [slot])


def _give_up(table: Table, workshop: Workshop) -> None:
    if table.journal is not None:
        lost = Bundle(time=workshop.pushes, activate=workshop.activations)
        table.tell("log-gave-up", seat=workshop.seat, lost=lost.amounts())
    workshop.pushes = 0
    workshop.activations = 0
