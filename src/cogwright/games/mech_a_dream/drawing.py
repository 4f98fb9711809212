"""Mech A Dream drawn for terminals: market, delivery dock, specialists, and the workshops, the viewer's own in full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cogwright.engine.drawing import Cell, Panel, Span
from cogwright.engine.messages import Argument, Message
from cogwright.games.mech_a_dream.effect_words import effect_messages
from cogwright.games.mech_a_dream.tiles import TIMES, TYPES
from cogwright.games.mech_a_dream.view import MachineView, MechADreamView, PlaceView, SpecialistView, WorkshopView

if TYPE_CHECKING:
    from cogwright.games.mech_a_dream import MechADream

Row = tuple[Cell, ...]

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


def _say(id: str, style: str = "", **args: Argument) -> Span:
    return Span(Message(id, args), style)


def _cell(id: str, style: str = "", **args: Argument) -> Cell:
    return (_say(id, style, **args),)


def _name(id: str, style: str = "") -> Span:
    """The name of a component."""
    return _say("drawing-name", style, name=id)


def _amounts(amounts: Mapping[str, int], style: str = "") -> Cell:
    return _cell("drawing-amounts", style, amounts=dict(amounts)) if amounts else _cell("drawing-free", "quiet")


def _effects(game: MechADream, kind: str, id: str) -> Cell:
    """What a component does, in short where it converts (E6)."""
    spans: list[Span] = []
    for message in effect_messages(game, kind, id):
        if spans:
            spans.append(Span(" "))
        short = message.id.replace("effect-convert", "drawing-convert")
        spans.append(Span(Message(short, message.args)))
    return tuple(spans)


def _machine(id: str, type: str, purple: bool = False) -> Cell:
    """The sign of a machine's type and its name."""
    return Span(SIGNS[type] + " ", "purple" if purple else type), _name(id, "strong")


# What all share


def _market(game: MechADream, view: MechADreamView) -> Panel:
    """The six places of the market with the viewer's costs and starting spaces (S3, A3)."""
    heads = (
        (),
        _cell("drawing-machine"),
        _cell("drawing-cost"),
        _cell("drawing-space"),
        _cell("drawing-effect"),
        _cell("drawing-left"),
    )
    return Panel(_cell("drawing-market"), tuple(_place(game, place) for place in view.market), heads)


def _place(game: MechADream, place: PlaceView) -> Row:
    number = (Span(str(place.place), "quiet"),)
    if place.id is None:
        return number, _cell("drawing-empty", "quiet"), (), (), (), ()
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
        return Panel(_cell("drawing-dock-empty"), (), aside=True)
    tile = next(row for row in game.tiles.deliveries if row.id == view.delivery)
    rows: list[Row] = []
    for time, reward in zip(TIMES, tile.rewards, strict=True):
        style = "mark" if time == view.time else ""
        rows.append((_cell("drawing-time", style, time=time), _amounts(reward.amounts(), style)))
    cost = {"flower": view.delivery_cost} if view.delivery_cost else {}
    rows.append((_cell("drawing-cost"), _amounts(cost)))
    return Panel(_cell("drawing-dock", delivery=view.delivery), tuple(rows), aside=True)


def _specialists(game: MechADream, view: MechADreamView) -> Panel:
    """The specialists in play, with holders and prices (V2)."""
    heads = (
        (),
        _cell("drawing-specialist"),
        _cell("drawing-holder"),
        _cell("drawing-price"),
        _cell("drawing-effect"),
    )
    rows = tuple(_specialist(game, specialist) for specialist in view.specialists)
    return Panel(_cell("drawing-specialists"), rows, heads)


def _specialist(game: MechADream, specialist: SpecialistView) -> Row:
    holder = _cell("drawing-nobody", "quiet") if specialist.holder is None else _seat(specialist.holder)
    return (
        (Span(str(specialist.number), "quiet"),),
        (_name(specialist.id, "strong"),),
        holder,
        _amounts({"rainbow": specialist.price} if specialist.price else {}),
        _effects(game, "specialist", specialist.id),
    )


def _seat(seat: int) -> Cell:
    return _cell("drawing-seat", f"seat-{seat} strong", seat=seat)


# Workshops


def _own_workshop(game: MechADream, view: MechADreamView, workshop: WorkshopView) -> Panel:
    """A workshop in full: goods, assistants, each machine with its place on the belt, the monitor."""
    belt = [machine for machine in workshop.machines if machine.space]
    finished = [machine for machine in workshop.machines if not machine.space]
    rows: list[Row] = [*_possessions(workshop), *_dealt_monitors(game, workshop)]
    rows += [_belt_row(game, machine) for machine in sorted(belt, key=lambda machine: machine.space)]
    rows += [_finished_row(game, machine) for machine in finished]
    if not workshop.dealt_monitors:
        rows.append(_monitor_row(game, workshop))
    heads = ((), _cell("drawing-machine"), _cell("drawing-belt"), _cell("drawing-crew"), _cell("drawing-effect"))
    return Panel(_workshop_title(view, workshop), tuple(rows), heads)


def _workshop_in_short(game: MechADream, view: MechADreamView, workshop: WorkshopView) -> Panel:
    """Another seat's workshop: goods, assistants, and its machines in a line."""
    belt = [machine for machine in workshop.machines if machine.space]
    finished = [machine for machine in workshop.machines if not machine.space]
    rows: list[Row] = [*_possessions(workshop), *_dealt_monitors(game, workshop)]
    if belt:
        rows.append((_line("drawing-belt", [_on_belt(machine) for machine in belt]),))
    if finished:
        rows.append((_line("drawing-finished", [_machine_done(machine) for machine in finished]),))
    if not workshop.dealt_monitors:
        monitor = (_name(workshop.monitor, "strong"), Span(" "), *_effects(game, "monitor", workshop.monitor))
        rows.append((_line("drawing-monitor", [monitor]),))
    return Panel(_workshop_title(view, workshop), tuple(rows), aside=True)


def _workshop_title(view: MechADreamView, workshop: WorkshopView) -> Cell:
    """Whose workshop it is, and what it would score now (W2)."""
    title = (*_seat(workshop.seat), Span(" "), _say("drawing-score", n=workshop.score))
    if view.start_seat == workshop.seat:
        return (*title, Span(" "), _say("drawing-start-player", "mark"))
    return title


def _possessions(workshop: WorkshopView) -> list[Row]:
    """Goods and points (O5), how many machines are finished, assistants not waiting (O6), what is pending (E3)."""
    rows: list[Row] = [
        (
            _cell(
                "drawing-goods",
                flower=workshop.flower,
                ink=workshop.ink,
                rainbow=workshop.rainbow,
                point=workshop.point,
                finished=workshop.finished,
            ),
        )
    ]
    if workshop.waiting or workshop.stock_room or workshop.dock:
        rows.append((_assistants(workshop),))
    pending = {"time": workshop.pushes, "activate": workshop.activations}
    if any(pending.values()):
        amounts = {key: n for key, n in pending.items() if n}
        rows.append((_cell("drawing-pending", "mark", amounts=amounts),))
    if workshop.night_ended:
        rows.append((_cell("drawing-night-ended", "quiet"),))
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
            spans.append(_say(id, times=dict.fromkeys(times, 1)))
    return tuple(spans)


def _dealt_monitors(game: MechADream, workshop: WorkshopView) -> list[Row]:
    """The smart robots to choose from (V1.1), the chosen one marked for its owner."""
    rows: list[Row] = []
    for i, id in enumerate(workshop.dealt_monitors):
        style = "mark strong" if workshop.kept == i else "strong"
        rows.append(((_name(id, style), Span(" "), *_effects(game, "monitor", id)),))
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
    state = _cell("drawing-activated", "quiet") if machine.activated else _cell("drawing-done")
    return (
        (Span(str(machine.slot), "quiet"),),
        _machine(machine.id, machine.type, machine.purple),
        state,
        (),
        _effects(game, "machine", machine.id),
    )


def _monitor_row(game: MechADream, workshop: WorkshopView) -> Row:
    state = _cell("drawing-activated", "quiet") if workshop.monitor_used else _cell("drawing-monitor")
    return (
        (),
        (_name(workshop.monitor, "strong"),),
        state,
        (),
        _effects(game, "monitor", workshop.monitor),
    )


def _on_belt(machine: MachineView) -> Cell:
    """A machine on another seat's belt: its name, space and crew."""
    crew = f"@{machine.space}" + (f"+{machine.crew}" if machine.crew else "")
    return (*_machine(machine.id, machine.type), Span(crew, "quiet"))


def _machine_done(machine: MachineView) -> Cell:
    return _machine(machine.id, machine.type, machine.purple)


def _line(id: str, cells: list[Cell]) -> Cell:
    """A heading and what belongs to it, in one line."""
    spans: list[Span] = [_say(id, "quiet"), Span(" ")]
    for i, cell in enumerate(cells):
        if i:
            spans.append(Span("  "))
        spans += cell
    return tuple(spans)
