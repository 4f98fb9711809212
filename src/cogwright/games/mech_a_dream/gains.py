"""Paying, gaining, and the pending steps that come of it (E1-E4)."""

from __future__ import annotations

from cogwright.games.mech_a_dream.actions import WORK_OFF
from cogwright.games.mech_a_dream.state import Table, Workshop
from cogwright.games.mech_a_dream.tiles import Bundle


def pay(workshop: Workshop, cost: Bundle) -> None:
    """Pay the goods of a cost, which the seat holds (E1)."""
    workshop.flower -= cost.flower
    workshop.ink -= cost.ink
    workshop.rainbow -= cost.rainbow


def gain(table: Table, workshop: Workshop, bundle: Bundle) -> None:
    """Gain a bundle at once (E2): what is above the limits is lost, time and activations become pending steps."""
    flower = workshop.flower + bundle.flower
    ink = workshop.ink + bundle.ink
    tiles = table.tiles
    if flower > tiles.flower_max or ink > tiles.ink_max:
        lost = Bundle(max(flower - tiles.flower_max, 0), max(ink - tiles.ink_max, 0))
        flower -= lost.flower
        ink -= lost.ink
        if table.journal is not None:
            table.tell("log-lost", seat=workshop.seat, lost=lost.amounts())
    workshop.flower = flower
    workshop.ink = ink
    workshop.rainbow += bundle.rainbow
    workshop.point += bundle.point
    workshop.pushes += bundle.time
    workshop.activations += bundle.activate


def work_off_pending(table: Table, workshop: Workshop) -> None:
    """Let the seat work off its pending steps before anything else (E3); what cannot be used vanishes (E4)."""
    if workshop.pushes or workshop.activations:
        _drop_useless_steps(table, workshop)
        if workshop.pushes or workshop.activations:
            table.push(workshop.seat, (WORK_OFF, 0, 0))


def _drop_useless_steps(table: Table, workshop: Workshop) -> None:
    """Pushes vanish when the belt is empty; then activations, when no purple machine could be activated (E4)."""
    vanished = Bundle()
    if workshop.pushes and workshop.belt_is_empty():
        vanished = Bundle(time=workshop.pushes)
        workshop.pushes = 0
    if workshop.activations and not workshop.pushes and not can_activate_any(workshop):
        vanished = vanished.plus(Bundle(activate=workshop.activations))
        workshop.activations = 0
    if table.journal is not None and not vanished.is_empty:
        table.tell("log-vanished", seat=workshop.seat, lost=vanished.amounts())


def can_activate(workshop: Workshop, slot: int) -> bool:
    """Whether the machine is purple and the seat can pay its input (E3, E6, E7)."""
    return workshop.is_purple(slot) and workshop.can_pay(workshop.machines[slot].input)


def can_activate_any(workshop: Workshop) -> bool:
    """Whether some purple machine could be activated now."""
    return any(can_activate(workshop, slot) for slot in range(len(workshop.machines)))
