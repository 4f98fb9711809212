"""What each seat may see of a game of Mech A Dream (I1-I5), as plain structs that become JSON."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Final, TypeVar

from cogwright.engine.random_source import RandomSource
from cogwright.games.mech_a_dream.scoring import score
from cogwright.games.mech_a_dream.state import (
    DOCK,
    END,
    NIGHT,
    NOBODY,
    PLACES,
    SETUP,
    STACK_NAMES,
    STACK_OF_PLACE,
    STOCK_ROOM,
    TOP_PLACE,
    WAITING,
    Table,
    Workshop,
)
from cogwright.games.mech_a_dream.tiles import TIMES, TYPES, Machine, Piece

TIME_NAMES: Final = {SETUP: "setup", NIGHT: "night", END: "end"} | dict(enumerate(TIMES))

Shuffled = TypeVar("Shuffled", bound=Piece)


@dataclass(frozen=True)
class MachineView:
    """A machine in a workshop: `space` 0 means finished, `crew` counts the assistants standing on it (O9, O10)."""

    slot: int
    id: str
    type: str
    space: int
    crew: int
    assistants: tuple[str, ...]
    """The crew, by their time of day."""
    purple: bool
    activated: int
    """How often it was activated this night by F14 and replays."""


@dataclass(frozen=True)
class WorkshopView:
    """One seat's workshop and what lies before it."""

    seat: int
    flower: int
    ink: int
    rainbow: int
    point: int
    machines: tuple[MachineView, ...]
    finished: int
    monitor: str
    """Id of the monitor in use: the board's own, or the kept smart robot."""
    monitor_used: bool
    dealt_monitors: tuple[str, ...]
    """The two smart robots this seat chooses from; empty when none were dealt or the choice is over (V1.1)."""
    kept: int | None
    """Which of them it keeps: seen by the seat itself until all have chosen (I2)."""
    has_kept: bool
    waiting: tuple[str, ...]
    """Assistants still waiting: of "morning", "afternoon", "evening"."""
    stock_room: tuple[str, ...]
    """Its assistants in the stock room, by their time of day."""
    dock: tuple[str, ...]
    pushes: int
    activations: int
    replays: int
    night_ended: bool
    specialists: tuple[int, ...]
    """Numbers of the specialists it holds."""
    next_bonus: int
    """Points for the next machine it finishes (F8.2)."""
    score: int
    """What it would score if the game ended now (W2)."""


@dataclass(frozen=True)
class PlaceView:
    """A place of the market (S3); `id` is None when it is empty."""

    place: int
    id: str | None
    stack: str
    """Which stack fills it: "blue-green", "red" or "yellow"."""
    is_stack: bool
    """The place shows the top of the stack itself; then `left` counts the tiles in it."""
    left: int
    cost: dict[str, int] | None
    """The cost for the viewing seat after its discounts; the printed cost for a spectator."""
    space: int
    """The belt space on which the viewing seat would place it (head starts counted)."""


@dataclass(frozen=True)
class SpecialistView:
    """A specialist in play with its holder (None: nobody) and the price on its token (V2)."""

    number: int
    id: str
    holder: int | None
    price: int


@dataclass(frozen=True)
class MechADreamView:
    """Everything one seat may see (I1); `viewer` None is a spectator."""

    viewer: int | None
    seats: int
    smart_robots: bool
    specialists_used: bool
    day: int
    days: int
    time: str
    """ "setup", "morning", "afternoon", "evening", "night" or "end"."""
    start_seat: int
    market: tuple[PlaceView, ...]
    delivery: str | None
    delivery_cost: int
    """For the viewing seat, after its discounts."""
    past_deliveries: tuple[str, ...]
    specialists: tuple[SpecialistView, ...]
    workshops: tuple[WorkshopView, ...]


def view(table: Table, seat: int | None) -> MechADreamView:
    """What the seat may see (I1); None is a spectator. Nothing of I2 gets into it."""
    delivery = table.todays_delivery()
    return MechADreamView(
        viewer=seat,
        seats=table.seats,
        smart_robots=table.smart_robots,
        specialists_used=table.specialists_used,
        day=table.day,
        days=table.tiles.days,
        time=TIME_NAMES[table.time],
        start_seat=table.start_seat,
        market=tuple(_place_view(table, place, seat) for place in range(PLACES)),
        delivery=delivery.id,
        delivery_cost=delivery.cost if seat is None else table.dock_cost(seat),
        past_deliveries=tuple(past.id for past in table.deliveries[: table.day - 1]),
        specialists=tuple(_specialist_view(table, number) for number in range(len(table.specialists))),
        workshops=tuple(_workshop_view(table, workshop, seat) for workshop in table.workshops),
    )


def _place_view(table: Table, place: int, seat: int | None) -> PlaceView:
    machine = table.market[place]
    stack = STACK_OF_PLACE[place]
    is_stack = TOP_PLACE[stack] == place
    return PlaceView(
        place=place,
        id=None if machine is None else machine.id,
        stack=STACK_NAMES[stack],
        is_stack=is_stack,
        left=table.tiles_left(stack) if is_stack else 0,
        cost=None if machine is None else _cost(table, machine, seat),
        space=0 if machine is None else _space(table, machine, seat),
    )


def _cost(table: Table, machine: Machine, seat: int | None) -> dict[str, int]:
    cost = machine.cost if seat is None else table.machine_cost(seat, machine)
    return cost.amounts()


def _space(table: Table, machine: Machine, seat: int | None) -> int:
    return machine.hourglass if seat is None else table.placement_space(seat, machine)


def _specialist_view(table: Table, number: int) -> SpecialistView:
    holder = table.holders[number]
    return SpecialistView(
        number=number,
        id=table.specialists[number].id,
        holder=None if holder == NOBODY else holder,
        price=table.prices[number],
    )


def _workshop_view(table: Table, workshop: Workshop, viewer: int | None) -> WorkshopView:
    choosing = bool(workshop.dealt)
    has_kept = workshop.kept != NOBODY
    return WorkshopView(
        seat=workshop.seat,
        flower=workshop.flower,
        ink=workshop.ink,
        rainbow=workshop.rainbow,
        point=workshop.point,
        machines=tuple(_machine_view(workshop, slot) for slot in range(len(workshop.machines))),
        finished=workshop.finished,
        monitor=workshop.monitor.id,
        monitor_used=workshop.monitor_used,
        dealt_monitors=tuple(monitor.id for monitor in workshop.dealt),
        kept=workshop.kept if choosing and has_kept and viewer == workshop.seat else None,
        has_kept=has_kept,
        waiting=_assistants_at(workshop, WAITING),
        stock_room=_assistants_at(workshop, STOCK_ROOM),
        dock=_assistants_at(workshop, DOCK),
        pushes=workshop.pushes,
        activations=workshop.activations,
        replays=workshop.replays,
        night_ended=workshop.night_ended,
        specialists=tuple(number for number, holder in enumerate(table.holders) if holder == workshop.seat),
        next_bonus=table.next_completion_points(workshop.seat),
        score=score(workshop),
    )


def _machine_view(workshop: Workshop, slot: int) -> MachineView:
    machine = workshop.machines[slot]
    return MachineView(
        slot=slot,
        id=machine.id,
        type=TYPES[machine.type],
        space=workshop.spaces[slot],
        crew=workshop.crew(slot),
        assistants=_assistants_at(workshop, slot),
        purple=workshop.is_purple(slot),
        activated=workshop.activated[slot],
    )


def _assistants_at(workshop: Workshop, where: int) -> tuple[str, ...]:
    return tuple(TIMES[time] for time, stands in enumerate(workshop.assistants) if stands == where)


def deal_hidden_anew(table: Table, seat: int, random: RandomSource) -> None:
    """Draw anew what the seat cannot see (I5): stacks below their tops, later deliveries, what others keep secretly."""
    table.stacks = [_shuffled_from(stack, table.drawn[i] + 1, random) for i, stack in enumerate(table.stacks)]
    table.deliveries = _shuffled_from(table.deliveries, table.day, random)
    for workshop in table.workshops:
        if workshop.seat != seat and workshop.dealt and workshop.kept != NOBODY:
            workshop.kept = random.below(len(workshop.dealt))


def _shuffled_from(pieces: list[Shuffled], first: int, random: RandomSource) -> list[Shuffled]:
    """A new list in which the pieces from index `first` on stand in random order.

    They are sorted before they are shuffled, so that what is drawn follows from what the seat sees and the chance alone.
    """
    return pieces[:first] + random.shuffled(sorted(pieces[first:], key=attrgetter("id")))
