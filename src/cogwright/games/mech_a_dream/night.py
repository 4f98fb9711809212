"""The night: assistants come home, machines and monitors are activated, the week ends or goes on (F12-F17, W1)."""

from __future__ import annotations

from cogwright.games.mech_a_dream.actions import ACTIVATE, BEGIN_DAY, END_NIGHT, MONITOR, SPEND_NIGHT, STOP
from cogwright.games.mech_a_dream.gains import can_activate, gain, pay, work_off_pending
from cogwright.games.mech_a_dream.machines import activate, gain_bonus
from cogwright.games.mech_a_dream.scoring import end_reason, score_sheets
from cogwright.games.mech_a_dream.specialists import drop_prices
from cogwright.games.mech_a_dream.state import END, NIGHT, WAITING, Table, Workshop


def begin_night(table: Table) -> None:
    """All assistants return (F12), each seat gains its `night` bonuses (F13); then all activate at once (F14)."""
    table.time = NIGHT
    if table.journal is not None:
        table.tell("log-night", day=table.day)
    table.push_table((END_NIGHT, 0, 0))
    for workshop in table.workshops:
        for time in range(3):
            workshop.assistants[time] = WAITING
        workshop.replays = workshop.permanents.replays
        table.push(workshop.seat, (SPEND_NIGHT, 0, 0))
        gain_bonus(table, workshop, "night", workshop.permanents.on_night)
        work_off_pending(table, workshop)


def night_choices(workshop: Workshop) -> list[int]:
    """What a seat without pending steps may do in the night (D2, Night; F14, F15, E12)."""
    actions = [
        ACTIVATE + slot
        for slot in range(len(workshop.machines))
        if (workshop.activated[slot] == 0 or workshop.replays) and can_activate(workshop, slot)
    ]
    if not workshop.monitor_used and workshop.can_pay(workshop.monitor.input):
        actions.append(MONITOR)
    actions.append(STOP)
    return actions


def choose_night(table: Table, workshop: Workshop, action: int) -> None:
    """Activate a machine or the monitor, or end the night (F14, F16)."""
    if action == STOP:
        workshop.night_ended = True
        if table.journal is not None:
            table.tell("log-night-over", seat=workshop.seat)
        return
    table.push(workshop.seat, (SPEND_NIGHT, 0, 0))
    if action == MONITOR:
        _activate_monitor(table, workshop)
    else:
        _activate_nightly(table, workshop, action - ACTIVATE)
    work_off_pending(table, workshop)


def _activate_nightly(table: Table, workshop: Workshop, slot: int) -> None:
    """A nightly activation comes first; a machine already activated uses a replay (D4)."""
    if workshop.activated[slot] == 0:
        activate(table, workshop, slot, "night")
    else:
        workshop.replays -= 1
        activate(table, workshop, slot, "replay")
    workshop.activated[slot] += 1


def _activate_monitor(table: Table, workshop: Workshop) -> None:
    """Pay the input of the monitor and gain its output, once a night (F14, E6)."""
    monitor = workshop.monitor
    workshop.monitor_used = True
    pay(workshop, monitor.input)
    if table.journal is not None:
        gained = monitor.output.amounts()
        if monitor.input.is_empty:
            table.tell("log-monitor-free", seat=workshop.seat, monitor=monitor.id, gain=gained)
        else:
            cost = monitor.input.amounts()
            table.tell("log-monitor", seat=workshop.seat, monitor=monitor.id, cost=cost, gain=gained)
    gain(table, workshop, monitor.output)


def end_night(table: Table) -> None:
    """All seats have ended their night: price tokens drop (F16), the game ends (W1) or the next day begins (F17, N12)."""
    for workshop in table.workshops:
        _clear_night(workshop)
    if table.specialists_used:
        drop_prices(table)
    if end_reason(table):
        _end_game(table)
    else:
        table.start_seat = table.seat_in_turn(1)
        table.day += 1
        table.fence()
        table.push_table((BEGIN_DAY, 0, 0))


def _clear_night(workshop: Workshop) -> None:
    for slot in range(len(workshop.activated)):
        workshop.activated[slot] = 0
    workshop.monitor_used = False
    workshop.replays = 0
    workshop.night_ended = False


def _end_game(table: Table) -> None:
    table.time = END
    if table.journal is not None:
        table.tell("log-end", end=end_reason(table))
        for sheet in score_sheets(table):
            table.tell("log-result", seat=sheet.seat, rank=sheet.rank, points=sheet.total)
