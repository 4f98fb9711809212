"""Last Droids drawn for terminals: the season, the zones with their houses, the droids of the turn, and the yards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from cogwright.engine.drawing import (
    Cell,
    Panel,
    Row,
    Span,
    head_row,
    in_short,
    joined,
    name_of,
    said,
    said_cell,
    seat_cell,
)
from cogwright.engine.messages import Message
from cogwright.games.last_droids.cards import PARTS, TYPES, Droid, House, amounts
from cogwright.games.last_droids.effect_words import special_messages
from cogwright.games.last_droids.view import HouseView, LastDroidsView, PlayerView, RepairedView, ZoneView

if TYPE_CHECKING:
    from cogwright.games.last_droids import LastDroids

SIGNS: Final = {
    "water": "●",
    "farm": "▲",
    "communication": "◆",
    "storage": "■",
    "collector": "★",
    "market": "✚",
}
"""A droid's type by shape and colour."""
COLOURS: Final = {"water": "blue", "farm": "green", "communication": "yellow", "storage": "red", "collector": "purple"}
"""The colours of the types; market droids have none of their own."""


def draw(game: LastDroids, view: LastDroidsView) -> list[Panel]:
    """The panels of the picture, as the viewer sees them; a spectator (viewer None) sees all yards in short."""
    own = view.viewer
    panels = [_season(view), *(_zone(game, view, zone) for zone in _zones_in_order(view))]
    panels += _droids_of_the_turn(game, view)
    if own is not None:
        panels.append(_own_yard(game, view, view.players[own]))
    count = len(view.players)
    for step in range(count):
        seat = step if own is None else (own + step) % count
        if seat != own:
            panels.append(_yard_in_short(game, view, view.players[seat]))
    return panels


def _zones_in_order(view: LastDroidsView) -> list[ZoneView]:
    """The viewer's zones first (O8)."""
    return sorted(view.zones, key=lambda zone: view.viewer is not None and view.viewer not in zone.seats)


# Words


def _number(card: Droid | House) -> Cell:
    return (Span(str(card.number), "quiet"),)


def _parts(bundle: Mapping[str, int], style: str = "") -> Cell:
    """Parts in short, "N1 C2"; nothing at all is free."""
    if not bundle:
        return said_cell("drawing-free", "quiet")
    return in_short(bundle, style)


def _line(heading: Span, cells: Iterable[Cell]) -> Row:
    """A heading and what belongs to it, as a line of its own."""
    return ((heading, Span(" "), *joined(cells, "  ")),)


# Cards


def _droid(game: LastDroids, id: str) -> Droid:
    return next(droid for droid in game.cards.droids if droid.id == id)


def _house(game: LastDroids, id: str) -> House:
    return next(house for house in game.cards.houses if house.id == id)


def _signed(droid: Droid) -> Cell:
    """The sign of a droid's type and its name."""
    type = TYPES[droid.type]
    return Span(SIGNS[type] + " ", COLOURS.get(type, "")), name_of(droid.id, "strong")


def _effects(game: LastDroids, card: Droid | House) -> Cell:
    """Leaves and effects of a card, in the short words of the picture."""
    cells: list[Cell] = []
    if isinstance(card, Droid) and card.leaves:
        cells.append(said_cell("amount-leaf", "green", n=card.leaves))
    kind = "droid" if isinstance(card, Droid) else "house"
    cells += [(_short(message),) for message in special_messages(game, kind, card.id)]
    return joined(cells, "; ")


def _short(message: Message) -> Span:
    return Span(Message(f"drawing-{message.id}", message.args))


def _droid_row(game: LastDroids, droid: Droid, whose: Cell, cost: Mapping[str, int]) -> Row:
    """What stands on a droid that can be had in this turn (C4)."""
    return (
        whose,
        _number(droid),
        _signed(droid),
        _parts(cost),
        _parts(amounts(droid.gain)),
        (Span(str(droid.rp), "strong"),),
        _effects(game, droid),
    )


# What all share


def _season(view: LastDroidsView) -> Panel:
    """Season, turns left in it, priority, and the Interseason cards (O12, S7)."""
    title: list[Cell] = [said_cell("drawing-season", "strong", season=str(view.season))]
    if view.step in ("deal", "plan", "tokens"):
        title.append(said_cell("drawing-turn", turn=view.turn))
        title.append(said_cell("drawing-turns-left", "quiet", n=view.turns_left))
    rows = [_line(said("drawing-priority", "quiet"), [seat_cell(view.priority)])]
    if view.interseasons:
        rows.append(_line(said("drawing-interseasons", "quiet"), [(name_of(id),) for id in view.interseasons]))
    return Panel(joined(title, " · ", "quiet"), tuple(rows))


def _zone(game: LastDroids, view: LastDroidsView, zone: ZoneView) -> Panel:
    """A zone: the houses that wait, and how many droids were discarded (O8, A5)."""
    title = (said("drawing-zone"), Span(" "), *joined([seat_cell(seat) for seat in zone.seats], " – ", "quiet"))
    rows = [_house_row(game, house) for house in zone.houses]
    counted = sum(TYPES[_droid(game, id).type] == "communication" for id in zone.discards)
    discards = said_cell("drawing-discards", "quiet", n=len(zone.discards), counted=counted)
    heads = head_row("", "house", "cost", "points", "effect", "") if rows else ()
    other = view.viewer is not None and view.viewer not in zone.seats
    return Panel(title, (*rows, (discards,)), heads, aside=other)


def _house_row(game: LastDroids, waiting: HouseView) -> Row:
    """A house with what it costs the viewer (G4, G5), and the owner of extra-cost tokens on it (K6)."""
    house = _house(game, waiting.id)
    cost = dict(waiting.cost) | ({"base": waiting.extra} if waiting.extra else {})
    tokens: Cell = ()
    if waiting.token_owner is not None:
        tokens = said_cell("drawing-tokens", "mark", cost={"base": waiting.tokens}, seat=waiting.token_owner)
    return (
        _number(house),
        (name_of(house.id, "strong"),),
        _parts(cost),
        (Span(str(house.rp), "strong"),),
        _effects(game, house),
        tokens,
    )


def _droids_of_the_turn(game: LastDroids, view: LastDroidsView) -> list[Panel]:
    """The cards that the viewer has drawn (T5), or the droids in front of the players (O7)."""
    rows: list[Row] = []
    own = None if view.viewer is None else view.players[view.viewer]
    if own is not None and own.drawn:
        for id in own.drawn:
            droid = _droid(game, id)
            kept = said_cell("drawing-kept", "mark") if id == own.kept else ()
            rows.append(_droid_row(game, droid, kept, amounts(droid.cost)))
        return [Panel(said_cell("drawing-drawn"), tuple(rows), _offer_heads())]
    for player in view.players:
        if player.offer is not None:
            cost = amounts(list(player.offer_cost)) if player.offer_cost else {}
            rows.append(_droid_row(game, _droid(game, player.offer), seat_cell(player.seat), cost))
    return [Panel(said_cell("drawing-offers"), tuple(rows), _offer_heads())] if rows else []


def _offer_heads() -> Row:
    return head_row("", "", "droid", "repair", "dismantle", "points", "effect")


# Yards


def _own_yard(game: LastDroids, view: LastDroidsView, player: PlayerView) -> Panel:
    """A yard in full: shed, plan, each repaired droid and house with what it does."""
    rows: list[Row] = [_shed(player), *_state(view, player)]
    rows += [_repaired_row(game, repaired) for repaired in player.area]
    for id in player.houses:
        house = _house(game, id)
        rows.append((_number(house), (name_of(id, "strong"),), (Span(str(house.rp), "strong"),), _effects(game, house)))
    heads = head_row("", "area", "points", "effect") if player.area or player.houses else ()
    return Panel(_title(view, player), tuple(rows), heads)


def _repaired_row(game: LastDroids, repaired: RepairedView) -> Row:
    droid = _droid(game, repaired.id)
    effects = [_effects(game, droid)] if droid.effects or droid.leaves else []
    effects += _lying(repaired)
    if repaired.wild is not None:
        effects.append(said_cell("drawing-as", "mark", type={f"as-{repaired.wild}": 1}))
    if repaired.used:
        effects.append(said_cell("drawing-used", "mark", n=repaired.used))
    return _number(droid), _signed(droid), (Span(str(droid.rp), "strong"),), joined(effects, "; ")


def _lying(repaired: RepairedView) -> list[Cell]:
    """The parts that lie on a collector (K5)."""
    stored = amounts(list(repaired.stored))
    return [_parts(stored, "mark")] if stored else []


def _yard_in_short(game: LastDroids, view: LastDroidsView, player: PlayerView) -> Panel:
    """Another player's yard: shed, repaired droids and houses in a line each."""
    rows: list[Row] = [] if player.automa else [_shed(player)]
    rows += _state(view, player)
    if player.area:
        droids = [joined([_signed(_droid(game, repaired.id)), *_lying(repaired)], " ") for repaired in player.area]
        rows.append(_line(said("drawing-repaired", "quiet", n=len(player.area)), droids))
    if player.houses:
        rows.append(_line(said("drawing-houses", "quiet"), [(name_of(id, "strong"),) for id in player.houses]))
    return Panel(_title(view, player), tuple(rows), aside=True)


def _title(view: LastDroidsView, player: PlayerView) -> Cell:
    """Whose yard it is, the team (O9), what it would score now (X1), priority, leaves and leads (O10)."""
    parts: list[Cell] = [seat_cell(player.seat), said_cell("drawing-score", n=player.score)]
    if player.team is not None:
        parts.append(said_cell("drawing-team", n=player.team + 1))
    if view.priority == player.seat:
        parts.append(said_cell("drawing-has-priority", "mark"))
    if player.leaves:
        parts.append(said_cell("amount-leaf", "green", n=player.leaves))
    if player.leads_leaves:
        parts.append(said_cell("drawing-leads-leaves", "green"))
    if player.leads_parts:
        parts.append(said_cell("drawing-leads-parts"))
    return joined(parts, " · ", "quiet")


def _shed(player: PlayerView) -> Row:
    """The four columns: how many of a part there are, and how many there is room for (O5)."""
    columns: list[Cell] = []
    for part, n, most in zip(PARTS, player.shed, player.capacity, strict=True):
        columns.append((said("drawing-column", "quiet", kind={f"kind-{part}": 1}), Span(f" {n}/{most}", "strong")))
    return _line(said("drawing-shed", "quiet"), columns)


def _state(view: LastDroidsView, player: PlayerView) -> list[Row]:
    """Whether the player is still choosing, and the plan as far as the viewer may see it (T6, T7)."""
    if view.step not in ("plan", "final") or player.automa:
        return []
    if player.choosing:
        return [(said_cell("drawing-choosing", "quiet"),)] if player.seat != view.viewer else []
    if player.plan is None or not player.plan.action:
        return [(said_cell("drawing-ready", "quiet"),)]
    if player.plan.house is not None:
        return [(said_cell("drawing-plan-build", "mark", card=player.plan.house),)]
    return [(said_cell("drawing-plan", "mark", plan=player.plan.action),)]
