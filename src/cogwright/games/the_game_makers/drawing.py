"""The Game Makers drawn for terminals: the wheel with its forklifts, the viewer's factory in full, the others in short."""

from __future__ import annotations

from collections.abc import Iterable
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
from cogwright.games.the_game_makers.catalogue import GENRES, KINDS, Card
from cogwright.games.the_game_makers.describe import effect_bundle, workers_bundle
from cogwright.games.the_game_makers.effect_words import special_messages, term_message
from cogwright.games.the_game_makers.view import ItemView, MakerView, StructureView, TheGameMakersView

if TYPE_CHECKING:
    from cogwright.games.the_game_makers import TheGameMakers

COLOURS: Final = {"set": "blue", "team": "purple", "war": "red", "engine": "yellow", "trees": "green"}
SIGNS: Final = {"set": "●", "team": "◆", "war": "▲", "engine": "■", "trees": "♣"}
"""A genre by shape and colour; trees."""
SEGMENTS: Final = {"cards": "C", "wood": "W", "dice": "D", "tiles": "T", "plastic": "P"}
"""Machine segments by the first letter of the English kind, as in the numbers of tiles."""
EMPTY: Final = "·"
GAP: Final = "◇"
TWEENIE: Final = "◆"


def draw(game: TheGameMakers, view: TheGameMakersView) -> list[Panel]:
    """The panels of the picture, as the viewer sees them; a spectator (viewer None) sees all factories in short."""
    own = view.viewer
    panels = [_wheel(view)]
    if own is not None:
        player = view.players[own]
        if view.step == "setup":
            panels.append(_dealt(game, player))
        else:
            panels += [_contracts(game, player), _case(game, view, player), _factory(game, player), _line(player)]
        panels.append(_marketing(game, view, player))
    for step in range(view.seats):
        seat = step if own is None else (own + step) % view.seats
        if seat != own:
            panels.append(_in_short(game, view, view.players[seat]))
    return panels


# Words


def _number(n: int, style: str = "strong") -> Cell:
    return (Span(str(n), style),)


def _line_of(id: str, cells: Iterable[Cell]) -> Row:
    """A heading and what belongs to it, as a line of its own."""
    found = list(cells)
    return ((said(id, "quiet"), Span(" "), *joined(found or [(Span("–", "quiet"),)], "  ")),)


def _short(message: Message) -> Span:
    return Span(Message(f"drawing-{message.id}", message.args))


# The wheel


def _wheel(view: TheGameMakersView) -> Panel:
    """The six wedges from READY on, with the forklifts on them, and what lies face down (T4, I9.1)."""
    title: list[Cell] = [said_cell("drawing-wheel", "strong")]
    if view.step != "setup":
        title.append(said_cell("drawing-turn", n=view.turn))
        title.append(said_cell("drawing-revolution", "quiet", n=view.revolution, most=view.long_stop))
    if view.step == "last":
        title.append(said_cell("drawing-last-turn", "mark"))
    elif view.triggered:
        title.append(said_cell("drawing-announced", "mark"))
    rows: list[Row] = []
    for position, wedge in enumerate(view.wheel):
        where = (
            said_cell("drawing-ready", "mark") if position == 0 else said_cell("drawing-distance", "quiet", n=position)
        )
        kind = "any" if wedge == "wild" else wedge
        forklifts = [
            (said("drawing-seat", f"seat-{player.seat} strong", seat=player.seat),)
            for player in view.players
            for forklift in player.forklifts
            if forklift == position
        ]
        rows.append((where, said_cell("drawing-wedge", "strong", kind=kind), joined(forklifts, " ")))
    rows.append(_line_of("drawing-deck", [said_cell("drawing-pile", n=view.deck, discards=view.discards)]))
    stacks = [
        (said("drawing-level", "quiet", n=level + 1), Span(" "), said("drawing-pile", n=n, discards=discards))
        for level, (n, discards) in enumerate(zip(view.stacks, view.stack_discards, strict=True))
    ]
    rows.append(_line_of("drawing-stacks", stacks))
    return Panel(joined(title, " · ", "quiet"), tuple(rows))


# Setup


def _dealt(game: TheGameMakers, player: MakerView) -> Panel:
    """What was dealt to the viewer (S3.3-S3.7)."""
    rows: list[Row] = []
    kept = [structure.id for structure in player.structures]
    for dealt in player.dealt_structures:
        for id in dealt:
            mark = said_cell("drawing-kept", "mark") if id in kept else ()
            rows.append((mark, (name_of(id, "strong"),), _needs_of(game, id), _special(game, id)))
    rows += [((), *_card_cells(game, card)) for card in player.dealt_cards if card is not None]
    return Panel(said_cell("drawing-dealt"), tuple(rows))


def _needs_of(game: TheGameMakers, id: str) -> Cell:
    structure = next(each for each in game.catalogue.structures if each.id == id)
    return joined([_number(level, "") for level in structure.needs], " ")


# The viewer's factory


def _contracts(game: TheGameMakers, player: MakerView) -> Panel:
    """Contracts with what they still need after discounts (A5.4.1), and what the viewer is looking at (A5.1.2)."""
    rows: list[Row] = []
    for n, contract in enumerate(player.contracts, start=1):
        if contract is None:
            rows.append((_number(n, "quiet"), (Span(EMPTY, "quiet"),), (), (), (), ()))
            continue
        mark = said_cell("drawing-payable", "mark") if not contract.missing else ()
        _, name, _, points, reward = _card_cells(game, contract.id)
        rows.append((_number(n, "quiet"), name, in_short(contract.needs), points, reward, mark))
    for item in player.items:
        rows += _item_rows(game, item)
    title = joined([said_cell("drawing-contracts"), seat_cell(player.seat)], " · ", "quiet")
    return Panel(title, tuple(rows), head_row("", "game", "needs", "points", "reward", ""))


def _item_rows(game: TheGameMakers, item: ItemView) -> list[Row]:
    """An item that is still to be carried out, and the pieces that are looked at."""
    bundle: dict[str, int] = {item.kind: 1}
    if item.kind == "gain":
        bundle = {str(item.resource): item.amount}
    elif item.kind == "advance":
        bundle = {"step" if item.track == "any" else f"step-{item.track}": item.amount}
    cells: list[Cell] = [in_short(bundle, "strong")]
    if item.face is not None:
        cells.append(said_cell("drawing-face", "mark", n=item.face))
    if item.extra:
        cells.append(said_cell("drawing-extra", "quiet"))
    rows = [_line_of("drawing-item", cells)]
    for n, id in enumerate(item.drawn, start=1):
        if id is not None and item.resource == "cards":
            genre, name, needs, points, reward = _card_cells(game, id)
            rows.append((_number(n, "mark"), name, needs, points, reward, genre))
        elif id is not None:
            rows.append((_number(n, "mark"), (name_of(id, "strong"),), _segments(game, id), (), (), ()))
    return rows


def _card(game: TheGameMakers, id: str) -> Card:
    return next(card for card in game.catalogue.cards if card.id == id)


def _card_cells(game: TheGameMakers, id: str) -> tuple[Cell, Cell, Cell, Cell, Cell]:
    """Nothing, the genre and name, the printed needs, points, reward (C2.3)."""
    card = _card(game, id)
    needs = {KINDS[kind]: level for kind, level in enumerate(card.needs) if level}
    reward = [in_short(effect_bundle(effect)) for effect in card.reward]
    return (), _signed(game, id), in_short(needs), _number(card.points), joined(reward, " ")


def _signed(game: TheGameMakers, id: str) -> Cell:
    """The sign of a card's genre, and its name."""
    genre = GENRES[_card(game, id).genre]
    return Span(SIGNS[genre] + " ", COLOURS[genre]), name_of(id, "strong")


def _segments(game: TheGameMakers, id: str) -> Cell:
    tile = next(tile for tile in game.catalogue.tiles if tile.id == id)
    return (Span("".join(SEGMENTS[KINDS[kind]] for kind in tile.segments)),)


def _case(game: TheGameMakers, view: TheGameMakersView, player: MakerView) -> Panel:
    """The display case, place by place (A5.4.5)."""
    columns = view.case_columns
    rows: list[Row] = []
    for row in range(view.case_rows):
        cells: list[Cell] = [_number(row + 1, "quiet")]
        for id in player.case[row * columns : (row + 1) * columns]:
            if id is None:
                cells.append((Span(EMPTY, "quiet"),))
            else:
                cells.append((*_signed(game, id), Span(f" {_card(game, id).points}", "quiet")))
        rows.append(tuple(cells))
    heads: Row = ((), *(_number(column + 1, "quiet") for column in range(columns)))
    title = joined([said_cell("drawing-case"), said_cell("drawing-score", "strong", n=player.score)], " · ", "quiet")
    return Panel(title, tuple(rows), heads)


def _factory(game: TheGameMakers, player: MakerView) -> Panel:
    """Components, workers, worker places, structures, circles (C2.8)."""
    rows = [
        _line_of("drawing-store", _store(player)),
        _line_of("drawing-break-room", [in_short(_workers(player.break_room))] if any(player.break_room) else []),
    ]
    for place in player.places:
        workers = in_short(workers_bundle(list(place.workers)), "mark") if place.workers else ()
        name = said_cell("drawing-place", "strong" if place.workers else "", place=place.id)
        rows.append(((), name, in_short(workers_bundle(list(place.demands)), "quiet"), workers))
    rows += [(*_structure(structure), _special(game, structure.id)) for structure in player.structures]
    return Panel(said_cell("drawing-factory"), tuple(rows))


def _store(player: MakerView) -> list[Cell]:
    """All components: so many cards, and so many pieces of each level of the other kinds."""
    cells: list[Cell] = []
    for kind, counts in player.components.items():
        if kind == "cards":
            if counts[0]:
                cells.append(in_short({"cards": counts[0]}, "strong"))
            continue
        for level, n in enumerate(counts, start=1):
            if n:
                cells.append((*in_short({kind: level}, "strong"), Span(f" ×{n}" if n > 1 else "", "quiet")))
    return cells


def _workers(counts: tuple[int, ...]) -> dict[str, int]:
    return {f"worker-{level}": n for level, n in enumerate(counts, start=1) if n}


def _structure(structure: StructureView) -> tuple[Cell, Cell, Cell]:
    """A structure with its building spaces: filled ones in brackets (A5.10)."""
    spaces = [
        (Span(f"[{level}]", "mark") if filled else Span(str(level), "quiet"),)
        for level, filled in zip(structure.needs, structure.built, strict=True)
    ]
    style = "strong mark" if structure.active else ""
    return (Span(structure.letter, "quiet"),), (name_of(structure.id, style),), joined(spaces, " ")


def _special(game: TheGameMakers, id: str) -> Cell:
    """What a structure does, in the short words of the picture."""
    structure = next(each for each in game.catalogue.structures if each.id == id)
    return joined([(_short(message),) for message in special_messages(structure)], "; ")


def _line(player: MakerView) -> Panel:
    """The assembly line, gaps between its rows, machine sets, and the tweenies that are left (A5.8)."""
    rows: list[Row] = []
    for row, cells in enumerate(player.line, start=1):
        spans = [Span(SEGMENTS[kind] + " " if kind else EMPTY + " ", "strong" if kind else "quiet") for kind in cells]
        rows.append((_number(row, "quiet"), tuple(spans)))
        gaps = [gap for gap in player.gaps if gap.row == row]
        if gaps:
            signs = [TWEENIE if gap.tweenie else GAP if gap.open else " " for gap in gaps]
            rows.append(((), (Span(" " + " ".join(signs), "mark"),)))
    sets = {f"set-{kind}": n for kind, n in player.sets.items() if n}
    rows.append(_line_of("drawing-sets", [in_short(sets, "strong")] if sets else []))
    rows.append(_line_of("drawing-tweenies", [(name_of(id),) for id in player.tweenies]))
    return Panel(said_cell("drawing-line"), tuple(rows), aside=True)


def _marketing(game: TheGameMakers, view: TheGameMakersView, player: MakerView) -> Panel:
    """The tracks with base scores and multipliers (A5.7.4, E6.5), the formulas of the chosen sides, the circles (A5.6)."""
    rows: list[Row] = []
    for track in player.tracks:
        head = (Span(SIGNS[track.id] + " ", COLOURS[track.id]), said("drawing-track", "strong", track=track.id))
        step = (Span(f"{track.step}/{track.end}", "quiet"),)
        value = (Span(f"{track.base} × {track.multiplier} = {track.base * track.multiplier}", "strong"),)
        rows.append((head, step, value))
    for side in player.sides:
        rows += _side_rows(game, view, side.tile, side.side)
    if view.step != "setup":
        for circle in player.circles:
            tree = Span(SIGNS["trees"], "green") if circle.tree else Span(EMPTY, "quiet")
            rows.append(((tree,), _number(circle.number, "quiet"), (name_of(circle.id),)))
    return Panel(said_cell("drawing-marketing"), tuple(rows), aside=True)


def _side_rows(game: TheGameMakers, view: TheGameMakersView, id: str, letter: str | None) -> list[Row]:
    """The formulas of a side, or of both while none is chosen (S3.3)."""
    tile = next(each for each in game.catalogue.marketing_tiles if each.id == id)
    rows: list[Row] = []
    for side in tile.sides:
        if letter not in (None, side.letter):
            continue
        fits = side.least <= view.seats <= side.most
        rows.append(((name_of(id, "" if fits else "quiet"), Span(f" {side.letter}", "quiet")),))
        for place, formula in enumerate(side.formulas):
            genre = GENRES[tile.half * 2 + place]
            terms = [(_short(term_message("effect-base", term, {"genre": genre})),) for term in formula]
            rows.append(((Span(SIGNS[genre], COLOURS[genre]), Span(" "), *joined(terms, " + ", "quiet")),))
    return rows


# The others


def _in_short(game: TheGameMakers, view: TheGameMakersView, player: MakerView) -> Panel:
    """Another factory in a line each: games, contracts, components, workers, structures, tracks (I9.1)."""
    title = [seat_cell(player.seat), said_cell("drawing-score", n=player.score)]
    if player.choosing:
        title.append(said_cell("drawing-choosing", "quiet"))
    elif player.passed:
        title.append(said_cell("drawing-passed", "quiet"))
    rows: list[Row] = []
    if view.step != "setup":
        games = [_signed(game, id) for id in player.case if id is not None]
        rows.append(_line_of("drawing-games", games))
        rows.append(_line_of("drawing-under-contract", [_signed(game, each.id) for each in player.contracts if each]))
        rows.append(_line_of("drawing-store", _store(player)))
        sets = {f"set-{kind}": n for kind, n in player.sets.items() if n}
        rows.append(_line_of("drawing-workers", [_number(player.workers), in_short(sets)]))
        rows.append(_line_of("drawing-structures", [joined(_structure(each)[1:], " ") for each in player.structures]))
        tracks = [
            (Span(SIGNS[track.id], COLOURS[track.id]), Span(f" {track.base}×{track.multiplier}"))
            for track in player.tracks
        ]
        rows.append(_line_of("drawing-tracks", tracks))
    sides = [(name_of(side.tile), Span(f" {side.side or ''}", "quiet")) for side in player.sides]
    rows.append(_line_of("drawing-sides", sides))
    return Panel(joined(title, " · ", "quiet"), tuple(rows), aside=True)
