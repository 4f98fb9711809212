"""The setup: what is shuffled and laid out, start goods, smart robots (S2-S11, V1); all chance of the game is here (I3)."""

from __future__ import annotations

from typing import Final

from cogwright.engine.errors import BadOption, sentences_of
from cogwright.games.mech_a_dream.actions import BEGIN_DAY, CHOOSE_MONITOR, DRAFT, KEEP, SHOW_MONITORS
from cogwright.games.mech_a_dream.deal import Deal, machines_of_stack, shuffled_behind
from cogwright.games.mech_a_dream.specialists import IN_PLAY
from cogwright.games.mech_a_dream.state import NOBODY, STACK_OF_PLACE, TOP_PLACE, Table, Workshop
from cogwright.games.mech_a_dream.tiles import Bundle, Tiles

complaint: Final = sentences_of("cogwright.games.mech_a_dream")

LAID_OUT_PLACES: Final = [0, 1, 3]
MONITORS_DEALT: Final = 2


def set_up(table: Table, deal: Deal) -> None:
    """Lay everything out and put the first tasks on the agendas, in the order of S11."""
    drawn = table.random.below(table.seats)
    table.start_seat = drawn if deal.start == NOBODY else deal.start
    table.first_seat = table.start_seat
    if table.journal is not None:
        table.tell("log-start", seat=table.start_seat)
    shuffle_stacks(table, deal)
    lay_out_market(table)
    table.deliveries = shuffled_behind(table.random, deal.deliveries, table.tiles.deliveries)
    for workshop in table.workshops:
        take_start_goods(table, workshop, table.tiles.start)
    table.push_table((BEGIN_DAY, 0, 0))
    if table.specialists_used:
        draw_specialists(table, deal)
        table.push_table((DRAFT, 0, 0))
    if table.smart_robots:
        deal_monitors(table, deal)
        table.push_table((SHOW_MONITORS, 0, 0))


def shuffle_stacks(table: Table, deal: Deal) -> None:
    """Three stacks: blue and green machines together, red ones, yellow ones (S3)."""
    table.stacks = [
        shuffled_behind(table.random, written, machines_of_stack(table.tiles, stack))
        for stack, written in enumerate(deal.stacks)
    ]


def lay_out_market(table: Table) -> None:
    """Two tiles of the blue-green stack and one of the red stack are laid out; the tops are in view (S3, S4)."""
    for place in LAID_OUT_PLACES:
        stack = STACK_OF_PLACE[place]
        machine = table.stack_top(stack)
        table.market[place] = machine
        if machine is not None:
            table.drawn[stack] += 1
    for stack, place in enumerate(TOP_PLACE):
        table.market[place] = table.stack_top(stack)


def take_start_goods(table: Table, workshop: Workshop, start: Bundle) -> None:
    """The goods with which the seat starts, up to the limits (S6, V1.2)."""
    workshop.flower = min(start.flower, table.tiles.flower_max)
    workshop.ink = min(start.ink, table.tiles.ink_max)
    workshop.rainbow = start.rainbow


def draw_specialists(table: Table, deal: Deal) -> None:
    """3 specialists, 4 with four players, numbered in the order drawn (S8)."""
    drawn = shuffled_behind(table.random, deal.specialists, table.tiles.specialists)
    table.specialists = drawn[: IN_PLAY[table.seats]]
    table.holders = [NOBODY for _ in table.specialists]
    table.prices = [0 for _ in table.specialists]
    if table.journal is not None:
        for number, specialist in enumerate(table.specialists):
            table.tell("log-specialist", n=number, specialist=specialist.id)


def deal_monitors(table: Table, deal: Deal) -> None:
    """2 random smart robots for each seat, the first two for seat 0 (S9, S12); they lie open for all (V1.1)."""
    monitors = shuffled_behind(table.random, deal.monitors, table.tiles.monitors)
    for workshop in table.workshops:
        first = MONITORS_DEALT * workshop.seat
        workshop.dealt = monitors[first : first + MONITORS_DEALT]
        if table.journal is not None:
            names = [monitor.id for monitor in workshop.dealt]
            table.tell("log-dealt", seat=workshop.seat, first=names[0], second=names[1])
        table.push(workshop.seat, (CHOOSE_MONITOR, 0, 0))


def monitor_choices() -> list[int]:
    """Keep the first or the second (D2, Monitors)."""
    return [KEEP, KEEP + 1]


def choose_monitor(table: Table, workshop: Workshop, action: int) -> None:
    """The seat's choice, not yet seen by others (V1.1, I2)."""
    workshop.kept = action - KEEP
    if table.journal is not None:
        table.tell_only(workshop.seat, "log-keep", seat=workshop.seat, monitor=workshop.dealt[workshop.kept].id)


def show_monitors(table: Table) -> None:
    """All have chosen: the kept tiles are shown (D8); they give start goods (V1.2) and cover the board's monitor (V1.3)."""
    table.fence()
    for workshop in table.workshops:
        monitor = workshop.dealt[workshop.kept]
        workshop.monitor = monitor
        workshop.dealt = []
        take_start_goods(table, workshop, monitor.start)
        if table.journal is not None:
            table.tell("log-kept", seat=workshop.seat, monitor=monitor.id, gain=monitor.start.amounts())


def check_enough_cards(seats: int, smart_robots: bool, specialists: bool, tiles: Tiles) -> None:
    """Refuse a game for whose options the component set has too few cards (C11).

    Raises:
        BadOption: naming how many are needed.
    """
    for id, used, needed, cards in (
        ("smart-robots", smart_robots, MONITORS_DEALT * seats, len(tiles.monitors)),
        ("specialists", specialists, IN_PLAY[seats], len(tiles.specialists)),
    ):
        if used and cards < needed:
            kind = "monitors" if id == "smart-robots" else "specialists"
            raise BadOption(complaint(f"too-few-{kind}", name=id, seats=seats, n=needed, given=cards))
