"""Sparks drawn for terminals: the junkyard, the scoring tracks, the workshops, what the viewer holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from cogwright.engine.drawing import Cell, Panel, Row, Span, joined, name_of, said, said_cell, seat_cell
from cogwright.engine.messages import Argument, Message
from cogwright.games.sparks.cards import (
    COLOURS,
    DIE_NAMES,
    EVERY_COLOUR,
    PLACE_NAMES,
    SECTION,
    SLOTS,
    Robot,
    Space,
    colour_of,
    value_of,
)
from cogwright.games.sparks.effect_words import assistant_messages, box_messages, list_messages, next_of
from cogwright.games.sparks.view import BoxView, FactoryView, SparksView, TrackView

if TYPE_CHECKING:
    from cogwright.games.sparks import Sparks

FACES: Final = "⚀⚁⚂⚃⚄⚅"
SPARK: Final = "ϟ"
SPACES_A_SLOT: Final = 3


def draw(game: Sparks, view: SparksView) -> list[Panel]:
    """The panels of the picture, as the viewer sees them; a spectator (viewer None) sees all workshops in short."""
    own = view.viewer
    panels = [_junkyard(game, view), _tracks(game, view)]
    if own is not None:
        panels.append(_own_workshop(game, view, view.players[own]))
        panels += _hand(game, view.players[own])
    for step in range(view.seats):
        seat = step if own is None else (own + step) % view.seats
        if seat != own:
            panels.append(_workshop_in_short(game, view, view.players[seat]))
    return panels


# Words


def _line(heading: str, cells: Iterable[Cell], between: str = "  ", **args: Argument) -> Row:
    """A heading and what belongs to it, as a line of its own."""
    return ((said(f"drawing-{heading}", "quiet", **args), Span(" "), *joined(cells, between, "quiet")),)


def _sentences(messages: list[Message]) -> Cell:
    """What a component does, one sentence after the other."""
    return joined([(Span(message),) for message in messages], " ", "")


# Dice


def _die(name: str, style: str = "strong") -> Cell:
    """A die by its colour, its letter and its value: "r5"."""
    die = DIE_NAMES.index(name)
    return (Span(f"{name}{FACES[value_of(die) - 1]}", f"{COLOURS[colour_of(die)]} {style}"),)


def _dice(names: Iterable[str]) -> Cell:
    cells = [_die(name) for name in names]
    return joined(cells, " ", "quiet") if cells else (Span("–", "quiet"),)


def _space(space: Space, die: str | None) -> Cell:
    """A dice space with its condition, and the die on it: "[red ≥3]" (A3)."""
    if die is not None:
        return (Span("[", "quiet"), *_die(die), Span("]", "quiet"))
    colour = "any" if space.colours == EVERY_COLOUR else COLOURS[space.colours.bit_length() - 1]
    sign = {"": "", "exact": f"={space.number}", "min": f"≥{space.number}", "max": f"≤{space.number}"}.get(
        space.condition
    )
    style = "" if colour == "any" else colour
    spans = [Span("[", "quiet"), said(f"drawing-{colour}", style)]
    if sign is None:
        word = ("odd" if space.number else "even") if space.condition == "parity" else "same"
        spans += [Span(" "), said(f"drawing-{word}")]
    elif sign:
        spans.append(Span(f" {sign}"))
    return (*spans, Span("]", "quiet"))


# What all share


def _junkyard(game: Sparks, view: SparksView) -> Panel:
    """The dice, the bag, the upgrade tiles, the goals, and whose turn it is (C2)."""
    title = [
        said_cell("drawing-round", "strong", n=view.round),
        said_cell("drawing-turn", "", n=view.turn, turns=view.turns),
    ]
    if view.active is not None:
        title.append((said("drawing-active", "quiet"), Span(" "), *seat_cell(view.active)))
    rows: list[Row] = []
    if view.row:
        numbered = [(Span(f"{k}:", "quiet"), *_die(name)) for k, name in enumerate(view.row, start=1)]
        rows.append(_line("row", numbered))
    rows.append(_line("bag", [_counts(view.bag)]))
    rows.append(_line("discard", [_counts(view.discard)]))
    stacks = [(name_of(stack.kind), Span(f" {stack.left}", "quiet")) for stack in view.stacks]
    rows.append(_line("stacks", stacks, " · "))
    rows += [_line("goals", [(name_of(goal),) for goal in view.goals], " · ")] if view.goals else []
    if view.solo:
        played = [(name_of(tile),) for tile in view.ghost_played]
        rows.append(_line("ghost", played, " · ", n=view.ghost_left))
    rows.append(
        _line("decks", [said_cell("drawing-cards-left", "", robots=view.robots_left, assistants=view.assistants_left)])
    )
    return Panel(joined(title, " · ", "quiet"), tuple(rows))


def _counts(counts: tuple[int, int, int, int]) -> Cell:
    return joined([(Span(f"{colour[0]}{n}", colour),) for colour, n in zip(COLOURS, counts, strict=True)], " ", "quiet")


def _tracks(game: Sparks, view: SparksView) -> Panel:
    """The four tracks with their points and bonus tiles; markers by the seat's number and colour (C6)."""
    return Panel(said_cell("drawing-tracks", "strong"), tuple(_track(view, track) for track in view.tracks))


def _track(view: SparksView, track: TrackView) -> Row:
    """A track: "0 1 1 (Two cogs) 2": positions with the seats that stand there, bonus tiles between."""
    colour = COLOURS.index(track.colour)
    spans: list[Span] = [name_of(track.colour, track.colour), Span(" ")]
    for position, points in enumerate(track.points):
        here = [player.seat for player in view.players if player.tracks[colour] == position]
        spans.append(Span(f" {points}", "strong" if here else "quiet"))
        for seat in here:
            spans += [Span("◀", f"seat-{seat}"), Span(str(seat + 1), f"seat-{seat} strong")]
        if position < len(track.bonuses):
            for bonus in track.bonuses[position]:
                spans += [Span(" ("), name_of(bonus) if bonus else said("drawing-printed"), Span(")")]
    return (tuple(spans),)


# Workshops


def _own_workshop(game: Sparks, view: SparksView, player: FactoryView) -> Panel:
    """The viewer's workshop in full (C3)."""
    rows: list[Row] = [_stores(view, player), _section(player)]
    rows += [_slot(game, player, slot) for slot in range(SLOTS)]
    rows.append(_line("boxes", [_box(game, box) for box in player.boxes], " · "))
    rows += _upgrades(player)
    rows += _completed(game, player)
    if player.hired:
        rows += [_assistant_row(game, id, player) for id in player.hired]
    rows += _goals(view, player)
    return Panel(_title(view, player), tuple(rows))


def _workshop_in_short(game: Sparks, view: SparksView, player: FactoryView) -> Panel:
    """Another player's workshop in few lines."""
    rows: list[Row] = [_stores(view, player), _section(player)]
    rows += [_slot(game, player, slot) for slot in range(SLOTS) if player.line[slot] is not None]
    lit = sum(box.lit for box in player.boxes)
    rows.append(_line("boxes-short", [said_cell("drawing-boxes-count", "", n=len(player.boxes), lit=lit)]))
    rows += _upgrades(player)
    rows += _completed(game, player)
    if player.hired:
        rows.append(_line("hired", [(name_of(id),) for id in player.hired], " · "))
    rows.append(_line("hand", [said_cell("drawing-hand-count", "", n=player.hand_count)]))
    return Panel(_title(view, player), tuple(rows), aside=True)


def _title(view: SparksView, player: FactoryView) -> Cell:
    """Whose workshop it is, the score, the level, and what the player is doing."""
    parts: list[Cell] = [
        (*seat_cell(player.seat), Span(" "), name_of(player.colour, player.colour)),
        said_cell("drawing-score", "", n=player.score),
        said_cell("drawing-level", "", n=player.level),
    ]
    if player.seat == view.first and not view.solo:
        parts.append(said_cell("drawing-first", "quiet"))
    if player.done and view.step == "action":
        parts.append(said_cell("drawing-done", "mark"))
    return joined(parts, " · ", "quiet")


def _stores(view: SparksView, player: FactoryView) -> Row:
    """Cogs, sparks, loose dice, and the tiles that are left."""
    cells: list[Cell] = [
        said_cell("amount-cog", "strong", n=player.cogs),
        said_cell("amount-spark", "strong", n=player.sparks),
        (said("drawing-loose", "quiet"), Span(" "), *_dice(player.loose)),
    ]
    if player.held is not None:
        cells.append((said("drawing-held", "mark"), Span(" "), *_die(player.held)))
    if player.picked:
        cells.append((said("drawing-picked", "mark"), Span(" "), *_dice(player.picked)))
    if player.passes:
        cells.append(said_cell("amount-pass", "mark", n=player.passes))
    tiles = joined([(name_of(tile),) for tile in player.tiles], " · ", "quiet")
    cells.append((said("drawing-tiles", "quiet"), Span(" "), *tiles))
    return (joined(cells, "  ", ""),)


def _section(player: FactoryView) -> Row:
    """The upgrade section, and what the next level needs (A4)."""
    cells: list[Cell] = []
    total = 0
    for place in range(SECTION):
        die = player.placed[place]
        if die is not None:
            total += value_of(DIE_NAMES.index(die))
            inside = _die(die)
        else:
            inside = said_cell(f"drawing-{player.section[place]}", player.section[place])
        cells.append((Span(f"{PLACE_NAMES[place]}[", "quiet"), *inside, Span("]", "quiet")))
    if player.need is not None:
        cells.append(said_cell("drawing-need", "", n=total, need=player.need))
    return _line("section", cells, " ")


def _slot(game: Sparks, player: FactoryView, slot: int) -> Row:
    """A slot of the line: its tile, its robot with the dice on it, what the robot brings (O7)."""
    spans: list[Span] = [Span(f"{slot + 1} ", "quiet")]
    tile = player.slot_tiles[slot]
    if tile is not None:
        spans += [Span("«"), name_of(tile, "mark"), Span("» ")]
    id = player.line[slot]
    if id is None:
        return ((*spans, said("drawing-empty", "quiet")),)
    robot = next_of(game.cards.robots, id)
    spans += [name_of(id, f"{COLOURS[robot.colour]} strong"), Span(" ")]
    first = SECTION + SPACES_A_SLOT * slot
    for number, space in enumerate(robot.spaces):
        spans += [*_space(space, player.placed[first + number]), Span(" ")]
    return ((*spans, *_robot_brings(game, robot)),)


def _robot_brings(game: Sparks, robot: Robot) -> Cell:
    """Steps, reward and power box of a robot."""
    cells: list[Cell] = [said_cell("amount-step", COLOURS[robot.colour], n=robot.steps)]
    reward = list_messages(game, robot.reward)
    if reward:
        cells.append(_sentences(reward))
    if robot.box is not None:
        cells.append((Span(f"{SPARK} ", "yellow"), *_sentences(list_messages(game, robot.box.effects))))
    return joined(cells, " · ", "quiet")


def _box(game: Sparks, box: BoxView) -> Cell:
    """A power box: whether a spark lies on it, and what it does (A6)."""
    sign = Span(f"{SPARK} " if box.lit else "○ ", "yellow" if box.lit else "quiet")
    style = "quiet" if box.lit else ""
    return (sign, name_of(box.id, style), Span(": ", "quiet"), *_sentences(box_messages(game, box.id)))


def _upgrades(player: FactoryView) -> list[Row]:
    return [_line("upgrades", [(name_of(kind),) for kind in player.upgrades], " · ")] if player.upgrades else []


def _completed(game: Sparks, player: FactoryView) -> list[Row]:
    """The completed robots in their colours."""
    if not player.completed:
        return []
    names = [(name_of(id, COLOURS[next_of(game.cards.robots, id).colour]),) for id in player.completed]
    return [_line("completed", names, " · ", n=len(names))]


def _goals(view: SparksView, player: FactoryView) -> list[Row]:
    """How far the player is with each goal (E4)."""
    if not view.goals:
        return []
    cells: list[Cell] = []
    for goal, reached, met in zip(view.goals, player.goals, player.goals_met, strict=True):
        cells.append((name_of(goal, "mark" if met else ""), Span(f" {reached}", "strong")))
    return [_line("goals-reached", cells, " · ")]


# Cards


def _assistant_row(game: Sparks, id: str, player: FactoryView) -> Row:
    """A hired assistant with what it does (H)."""
    assistant = next_of(game.cards.assistants, id)
    style = "quiet" if id in player.used_abilities else "strong"
    return ((name_of(id, style), Span(": ", "quiet"), *_sentences(assistant_messages(game, assistant))),)


def _hand(game: Sparks, player: FactoryView) -> list[Panel]:
    """What only the viewer sees: the drawn robots, the pack of the draft, the hand (I3)."""
    panels: list[Panel] = []
    if player.drawn:
        rows: list[Row] = []
        for drawn in player.drawn:
            robot = next_of(game.cards.robots, drawn.robot)
            spans: list[Span] = [
                Span(f"{drawn.number} ", "quiet"),
                name_of(robot.id, f"{COLOURS[robot.colour]} strong"),
            ]
            for space in robot.spaces:
                spans += [Span(" "), *_space(space, None)]
            rows.append(((*spans, Span(" "), *_robot_brings(game, robot)),))
        panels.append(Panel(said_cell("drawing-drawn", "strong"), tuple(rows)))
    for title, ids in (("pack", player.pack), ("your-hand", player.hand)):
        if ids:
            heading = said_cell(f"drawing-{title}", "strong", n=player.price)
            panels.append(Panel(heading, tuple(_assistant_row(game, id, player) for id in ids)))
    return panels
