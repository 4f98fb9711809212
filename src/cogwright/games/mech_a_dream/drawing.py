"""Mech A Dream drawn for terminals: market, delivery dock, specialists, and the workshops, the viewer's own in full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cogwright.engine.drawing import Cell, Panel, Row, Span, name_of, said, said_cell, seat_cell
from cogwright.engine.messages import Message
from cogwright.games.mech_a_dream.effect_words import effect_messages
from cogwright.games.mech_a_dream.tiles import TIMES, TYPES
from cogwright.games.mech_a_dream.view import MachineView, MechADreamView, PlaceView, SpecialistView, WorkshopView

if TYPE_CHECKING:
    from cogwright.games.mech_a_dream import MechADream

SIGNS: Final = {"blue": "●", "red": "■", "green": "▲", "yellow": "◆"}
"""A machine's type by shape and colour; finished blue and red machines keep their shape and turn purple (O8)."""


def draw(game: MechADream, view: MechADreamView) -> list[Panel]:
    """The panels of the picture, as the viewer sees them; a spectator (viewer None) sees all workshops in short."""
    panels = [_market(game, view), _dock(game, view)]
    if view.specialists:
        panels.append(_specialists(game, view))
    own = view.viewer
    if own is not None:
        panels.append(_own_workshop(game, view, view.workshops[own]))
    for step in range(view.seats):
        seat = step if own is None else (own + step) % view.seats
        if seat != own:
            panels.append(_workshop_in_short(game, view, view.workshops[seat]))
    return panels


# Words


def _amounts(amounts: Mapping[str, int], style: str = "") -> Cell:
    """Amounts in a row; nothing at all is free."""
    if not amounts:
        return said_cell("drawing-free", "quiet")
    spans: list[Span] = []
    for key, n in amounts.items():
        if spans:
            spans.append(Span(" + ", style))
        spans.append(said(f"amount-{key}", style, n=n))
    return tuple(spans)


def _effects(game: MechADream, kind: str, id: str) -> Cell:
    """What a component does, in the short words of the picture."""
    spans: list[Span] = []
    for message in effect_messages(game, kind, id):
        if spans:
            spans.append(Span("; "))
        spans += _short(message)
    return tuple(spans)


def _short(message: Message) -> Cell:
    """An effect in short; what is paid and gained stands as amounts before and after an arrow (E6)."""
    input, output = message.args.get("input"), message.args.get("output")
    if isinstance(output, Mapping):
        paid = _amounts(input) if isinstance(input, Mapping) else ()
        return (*paid, Span(" → " if paid else "→ ", "quiet"), *_amounts(output))
    args = {"doing" if key == "when" else key: value for key, value in message.args.items()}
    return (Span(Message(f"drawing-{message.id}", args)),)


def _machine(id: str, type: str, purple: bool = False) -> Cell:
    """The sign of a machine's type and its name."""
    return Span(SIGNS[type] + " ", "purple" if purple else type), name_of(id, "strong")


# What all share


def _market(game: MechADream, view: MechADreamView) -> Panel:
    """The six places of the market with the viewer's costs and starting spaces (S3, A3)."""
    heads = (
        (),
        said_cell("drawing-machine"),
        said_cell("drawing-cost"),
        said_cell("drawing-space"),
        said_cell("drawing-effect"),
        said_cell("drawing-left"),
    )
    return Panel(said_cell("drawing-market"), tuple(_place(game, place) for place in view.market), heads)


def _place(game: MechADream, place: PlaceView) -> Row:
    number = (Span(str(place.place), "quiet"),)
    if place.id is None:
        return number, said_cell("drawing-empty", "quiet"), (), (), (), ()
    machine = next(row for row in game.tiles.machines if row.id == place.id)
    return (
        number,
        _machine(place.id, TYPES[machine.type]),
        _amounts(place.cost or {}),
        (Span(str(place.space)),),
        _effects(game, "machine", place.id),
        (Span(str(place.left)),) if place.is_stack else (),
    )


def _dock(game: MechADream, view: MechADreamView) -> Panel:
    """Today's delivery: its cost, and its rewards by time of day, the present one marked (A2)."""
    if view.delivery is None:
        return Panel(said_cell("drawing-dock-empty"), ())
    tile = next(row for row in game.tiles.deliveries if row.id == view.delivery)
    styles = ["mark" if time == view.time else "" for time in TIMES]
    heads = (
        said_cell("drawing-cost"),
        *(said_cell("drawing-time", style, time=time) for time, style in zip(TIMES, styles, strict=True)),
    )
    row = (
        _amounts({"flower": view.delivery_cost} if view.delivery_cost else {}),
        *(_amounts(reward.amounts(), style) for reward, style in zip(tile.rewards, styles, strict=True)),
    )
    return Panel(said_cell("drawing-dock", delivery=view.delivery), (row,), heads)


def _specialists(game: MechADream, view: MechADreamView) -> Panel:
    """The specialists in play, with holders and prices (V2)."""
    heads = (
        (),
        said_cell("drawing-specialist"),
        said_cell("drawing-holder"),
        said_cell("drawing-price"),
        said_cell("drawing-effect"),
    )
    rows = tuple(_specialist(game, specialist) for specialist in view.specialists)
    return Panel(said_cell("drawing-specialists"), rows, heads)


def _specialist(game: MechADream, specialist: SpecialistView) -> Row:
    holder = said_cell("drawing-nobody", "quiet") if specialist.holder is None else seat_cell(specialist.holder)
    return (
        (Span(str(specialist.number), "quiet"),),
        (name_of(specialist.id, "strong"),),
        holder,
        _amounts({"rainbow": specialist.price} if specialist.price else {}),
        _effects(game, "specialist", specialist.id),
    )


# Workshops


def _own_workshop(game: MechADream, view: MechADreamView, workshop: WorkshopView) -> Panel:
    """A workshop in full: goods, assistants, each machine with its place on the belt, the monitor."""
    belt = [machine for machine in workshop.machines if machine.space]
    finished = [machine for machine in workshop.machines if not machine.space]
    rows: list[Row] = [*_possessions(view, workshop), *_dealt_monitors(game, workshop)]
    rows += [_belt_row(game, machine) for machine in sorted(belt, key=lambda machine: machine.space)]
    rows += [_finished_row(game, machine) for machine in finished]
    if not workshop.dealt_monitors:
        rows.append(_monitor_row(game, workshop))
    heads = (
        (),
        said_cell("drawing-machine"),
        said_cell("drawing-belt"),
        said_cell("drawing-crew"),
        said_cell("drawing-effect"),
    )
    return Panel(_workshop_title(view, workshop), tuple(rows), heads)


def _workshop_in_short(game: MechADream, view: MechADreamView, workshop: WorkshopView) -> Panel:
    """Another seat's workshop: goods, assistants, and its machines in a line."""
    belt = [machine for machine in workshop.machines if machine.space]
    finished = [machine for machine in workshop.machines if not machine.space]
    rows: list[Row] = [*_possessions(view, workshop), *_dealt_monitors(game, workshop)]
    if belt:
        rows.append((_line(said("drawing-belt", "quiet"), [_on_belt(machine) for machine in belt]),))
    if finished:
        heading = said("drawing-finished", "quiet", n=workshop.finished)
        rows.append((_line(heading, [_machine_done(machine) for machine in finished]),))
    if not workshop.dealt_monitors:
        monitor = (name_of(workshop.monitor, "strong"), Span(" "), *_monitor_effect(game, workshop.monitor))
        rows.append((_line(said("drawing-monitor", "quiet"), [monitor]),))
    return Panel(_workshop_title(view, workshop), tuple(rows), aside=True)


def _workshop_title(view: MechADreamView, workshop: WorkshopView) -> Cell:
    """Whose workshop it is, what it would score now (W2); the viewer's also tells how many machines are finished."""
    parts: list[Span] = [*seat_cell(workshop.seat), said("drawing-score", n=workshop.score)]
    if view.viewer == workshop.seat:
        parts.append(said("drawing-finished", n=workshop.finished))
    if view.start_seat == workshop.seat:
        parts.append(said("drawing-start-player", "mark"))
    title: list[Span] = []
    for part in parts:
        title += [Span(" · ", "quiet"), part] if title else [part]
    return tuple(title)


def _possessions(view: MechADreamView, workshop: WorkshopView) -> list[Row]:
    """Goods and points (O5), by day where the assistants are (O6), what is pending (E3)."""
    rows: list[Row] = [
        (
            said_cell(
                "drawing-goods",
                flower=workshop.flower,
                ink=workshop.ink,
                rainbow=workshop.rainbow,
                point=workshop.point,
            ),
        )
    ]
    if view.time in TIMES:
        rows.append((_assistants(workshop),))
    pending = {"time": workshop.pushes, "activate": workshop.activations}
    if any(pending.values()):
        left = {key: n for key, n in pending.items() if n}
        rows.append(((said("drawing-pending", "mark"), Span(" ", "mark"), *_amounts(left, "mark")),))
    if workshop.night_ended:
        rows.append((said_cell("drawing-night-ended", "quiet"),))
    return rows


def _assistants(workshop: WorkshopView) -> Cell:
    """Where the seat's assistants are, as far as not on machines (O6)."""
    spans: list[Span] = []
    for id, times in (
        ("drawing-waiting", workshop.waiting),
        ("drawing-in-stock-room", workshop.stock_room),
        ("drawing-at-dock", workshop.dock),
    ):
        if times:
            if spans:
                spans.append(Span("  "))
            spans.append(said(id, times=dict.fromkeys(times, 1)))
    return tuple(spans)


def _dealt_monitors(game: MechADream, workshop: WorkshopView) -> list[Row]:
    """The smart robots to choose from (V1.1), the chosen one marked for its owner."""
    rows: list[Row] = []
    for i, id in enumerate(workshop.dealt_monitors):
        style = "mark strong" if workshop.kept == i else "strong"
        rows.append(((name_of(id, style), Span(" "), *_effects(game, "monitor", id)),))
    return rows


def _belt_row(game: MechADream, machine: MachineView) -> Row:
    """A machine on its way: the belt with the machine's space on it, its crew, what it will do (O9)."""
    spaces = game.tiles.belt_spaces
    track = (
        Span("·" * (spaces - machine.space), "quiet"),
        Span(str(machine.space), "mark strong"),
        Span("·" * (machine.space - 1) + "▸", "quiet"),
    )
    return (
        (Span(str(machine.slot), "quiet"),),
        _machine(machine.id, machine.type),
        track,
        (Span(str(machine.crew)),) if machine.crew else (),
        _effects(game, "machine", machine.id),
    )


def _finished_row(game: MechADream, machine: MachineView) -> Row:
    state = said_cell("drawing-activated", "quiet") if machine.activated else said_cell("drawing-done")
    return (
        (Span(str(machine.slot), "quiet"),),
        _machine(machine.id, machine.type, machine.purple),
        state,
        (),
        _effects(game, "machine", machine.id),
    )


def _monitor_row(game: MechADream, workshop: WorkshopView) -> Row:
    state = said_cell("drawing-activated", "quiet") if workshop.monitor_used else said_cell("drawing-monitor")
    return (
        (),
        (name_of(workshop.monitor, "strong"),),
        state,
        (),
        _monitor_effect(game, workshop.monitor),
    )


def _monitor_effect(game: MechADream, id: str) -> Cell:
    """What a monitor in use does at night; its start goods are gone (V1.3)."""
    return _short(effect_messages(game, "monitor", id)[-1])


def _on_belt(machine: MachineView) -> Cell:
    """A machine on another seat's belt: its name, space and crew."""
    crew = f"@{machine.space}" + (f"+{machine.crew}" if machine.crew else "")
    return (*_machine(machine.id, machine.type), Span(crew, "quiet"))


def _machine_done(machine: MachineView) -> Cell:
    return _machine(machine.id, machine.type, machine.purple)


def _line(heading: Span, cells: list[Cell]) -> Cell:
    """A heading and what belongs to it, in one line."""
    spans: list[Span] = [heading, Span(" ")]
    for i, cell in enumerate(cells):
        if i:
            spans.append(Span("  "))
        spans += cell
    return tuple(spans)
