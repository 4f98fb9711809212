"""What each seat may see of a game of Sparks (I1-I3), and how the rest may be (I2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cogwright.engine.random_source import RandomSource
from cogwright.games.sparks.cards import COLOURS, DIE_NAMES, NO_TILE, PLACE_NAMES, PLACES, UPGRADES, Box
from cogwright.games.sparks.scoring import meets, progress, score
from cogwright.games.sparks.state import NO_DIE, STEP_DRAFT, Player, Table
from cogwright.games.sparks.workshop import hiring_price

STEPS: Final = ("setup", "draft", "tile", "take", "action", "refill", "end")


@dataclass(frozen=True)
class BoxView:
    """A power box that may be used: printed, or of a completed robot (A6)."""

    id: str
    lit: bool
    """A spark lies on it."""


@dataclass(frozen=True)
class DrawnView:
    """A drawn robot; the number keeps its name in `card <k>` (D2)."""

    number: int
    robot: str


@dataclass(frozen=True)
class FactoryView:
    """A player's board and what lies beside it (I1), and for the seat itself its hand, drawn robots and pack (I3)."""

    seat: int
    colour: str
    board: str
    cogs: int
    sparks: int
    """In storage."""
    level: int
    need: int | None
    """The sum of dice that lifts the level; None on the highest (A4.2)."""
    section: tuple[str, str, str]
    """The colours of the upgrade section (C8)."""
    tracks: tuple[int, int, int, int]
    """The positions of the markers (P1)."""
    loose: tuple[str, ...]
    """Also dice that have been chosen to be kept (T5.5)."""
    placed: tuple[str | None, ...]
    """The die on each of u1, u2, u3, 1-1 ... 3-3."""
    held: str | None
    """The die that is being recycled (A5.4)."""
    used: tuple[str, ...]
    """The dice of the robot that is being completed, by their spaces."""
    picked: tuple[str, ...]
    """Dice picked for a re-roll."""
    line: tuple[str | None, str | None, str | None]
    slot_tiles: tuple[str | None, str | None, str | None]
    upgrades: tuple[str, ...]
    """All kinds of upgrade tiles it owns."""
    completed: tuple[str, ...]
    boxes: tuple[BoxView, ...]
    hired: tuple[str, ...]
    used_abilities: tuple[str, ...]
    """Assistants whose ability was used in this turn (A11)."""
    price: int
    """What the next assistant costs (A10.1)."""
    tiles: tuple[str, ...]
    """Production tiles that are left."""
    done: bool
    passes: int
    may_reroll: bool
    free_changes: int
    """How many changes of a value cost nothing in this turn (H3)."""
    lifted: tuple[str, ...]
    """Places lifted from in this turn (U1), as in actions."""
    hand: tuple[str, ...]
    hand_count: int
    drawn: tuple[DrawnView, ...]
    drawn_count: int
    pack: tuple[str, ...]
    """The cards to draft from (V2)."""
    drafted: bool
    goals: tuple[int, ...]
    """How far it is with each goal in play (E4)."""
    goals_met: tuple[bool, ...]
    score: int
    """What it would score if the game ended now."""


@dataclass(frozen=True)
class TrackView:
    """A scoring track (C6)."""

    colour: str
    points: tuple[int, ...]
    """Of each position, from 0, the start."""
    bonuses: tuple[tuple[str, ...], ...]
    """By position: the bonus spaces crossed on leaving it, as ids of tiles; empty for a printed reward."""


@dataclass(frozen=True)
class StackView:
    """A stack of upgrade tiles on the junkyard (S2)."""

    kind: str
    left: int


@dataclass(frozen=True)
class SparksView:
    """Everything one seat may see; `viewer` None is a spectator."""

    viewer: int | None
    seats: int
    solo: bool
    step: str
    """ "setup", "draft", "tile", "take", "action", "refill" or "end"."""
    round: int
    """From 1."""
    turn: int
    """From 1, through all rounds."""
    turns: int
    last_turn: bool
    first: int
    active: int | None
    """The active player, the ghost of a solo game included; None before the first turn."""
    taker: int | None
    """Who takes dice now (T2, T3)."""
    in_turn: bool
    """Action phases are played one after the other (T4.5)."""
    row: tuple[str, ...]
    bag: tuple[int, int, int, int]
    discard: tuple[int, int, int, int]
    robots_left: int
    assistants_left: int
    stacks: tuple[StackView, ...]
    out_of_play: tuple[str, ...]
    goals: tuple[str, ...]
    tracks: tuple[TrackView, ...]
    ghost_left: int
    """How many of the ghost's tiles are face down (V4.1)."""
    ghost_played: tuple[str, ...]
    players: tuple[FactoryView, ...]


def view(table: Table, viewer: int | None) -> SparksView:
    """What the viewer may see; None is a spectator."""
    begun = bool(table.row) or table.phase > STEP_DRAFT
    return SparksView(
        viewer=viewer,
        seats=table.seats,
        solo=table.is_solo(),
        step=STEPS[table.phase],
        round=table.turn // table.turns_a_round() + 1,
        turn=table.turn + 1,
        turns=table.turns(),
        last_turn=table.is_last_turn(),
        first=table.first_seat,
        active=table.active if begun else None,
        taker=table.taker if table.taker >= 0 and begun else None,
        in_turn=table.in_turn,
        row=_names(table.row),
        bag=_four(table.bag),
        discard=_four(table.discard),
        robots_left=len(table.robots),
        assistants_left=len(table.assistants),
        stacks=tuple(
            StackView(UPGRADES[kind], table.stacks[kind]) for kind in range(len(UPGRADES)) if table.in_play[kind]
        ),
        out_of_play=tuple(UPGRADES[kind] for kind in range(len(UPGRADES)) if not table.in_play[kind]),
        goals=tuple(goal.id for goal in table.goals),
        tracks=tuple(_track_view(table, colour) for colour in range(len(COLOURS))),
        ghost_left=len(table.ghost_tiles),
        ghost_played=tuple(tile.id for tile in table.ghost_played),
        players=tuple(_player_view(table, player, viewer) for player in table.players),
    )


def _player_view(table: Table, player: Player, viewer: int | None) -> FactoryView:
    own = viewer == player.seat
    need = table.need(player)
    drawn = [DrawnView(k + 1, robot.id) for k, robot in enumerate(player.drawn) if robot is not None]
    section = [COLOURS[colour] for colour in player.board.section]
    line = [robot.id if robot is not None else None for robot in player.line]
    tiles = [UPGRADES[tile] if tile != NO_TILE else None for tile in player.slot_tiles]
    return FactoryView(
        seat=player.seat,
        colour=COLOURS[player.colour],
        board=player.board.id,
        cogs=player.cogs,
        sparks=player.sparks,
        level=player.level,
        need=need or None,
        section=(section[0], section[1], section[2]),
        tracks=_four(player.tracks),
        loose=_names(sorted([*player.loose, *player.kept])),
        placed=tuple(None if die == NO_DIE else DIE_NAMES[die] for die in player.placed),
        held=None if player.held == NO_DIE else DIE_NAMES[player.held],
        used=_names(player.used),
        picked=_names(player.picked),
        line=(line[0], line[1], line[2]),
        slot_tiles=(tiles[0], tiles[1], tiles[2]),
        upgrades=tuple(UPGRADES[kind] for kind in player.upgrades()),
        completed=tuple(robot.id for robot in player.completed),
        boxes=tuple(_box_view(player, at) for at in range(len(player.boxes))),
        hired=tuple(assistant.id for assistant in player.hired),
        used_abilities=tuple(
            player.hired[at].id for at in range(len(player.hired)) if (player.abilities_used >> at) & 1
        ),
        price=hiring_price(player),
        tiles=tuple(tile.id for tile in player.tiles),
        done=player.done,
        passes=player.passes,
        may_reroll=player.may_reroll,
        free_changes=max(0, player.free_changes - player.changes),
        lifted=tuple(PLACE_NAMES[place] for place in range(PLACES) if (player.lifted >> place) & 1),
        hand=tuple(assistant.id for assistant in player.hand) if own else (),
        hand_count=len(player.hand),
        drawn=tuple(drawn) if own else (),
        drawn_count=len(drawn),
        pack=tuple(assistant.id for assistant in player.pack) if own else (),
        drafted=player.drafted,
        goals=tuple(progress(table, player, goal) for goal in table.goals),
        goals_met=tuple(meets(table, player, goal) for goal in table.goals),
        score=score(table, player),
    )


def _box_view(player: Player, at: int) -> BoxView:
    box: Box = player.boxes[at]
    return BoxView(box.id, player.lit[at])


def _track_view(table: Table, colour: int) -> TrackView:
    return TrackView(
        colour=COLOURS[colour],
        points=tuple(table.cards.tracks[colour].points),
        bonuses=tuple(tuple(bonus.id for bonus in gap) for gap in table.bonuses[colour]),
    )


def _names(dice: list[int]) -> tuple[str, ...]:
    return tuple(DIE_NAMES[die] for die in dice)


def _four(counts: list[int]) -> tuple[int, int, int, int]:
    return (counts[0], counts[1], counts[2], counts[3])


# What the seat cannot see


def deal_hidden_anew(table: Table, seat: int, random: RandomSource) -> None:
    """Draw anew what the seat cannot see: the decks, others' hands, drawn robots and packs, the ghost's tiles (I2, I3).

    Unseen pieces are sorted before they are shuffled, so that what is drawn follows from what the seat sees and the chance alone.
    """
    others = [player for player in table.players if player.seat != seat]
    _deal_robots_anew(table, others, random)
    _deal_assistants_anew(table, others, random)
    if table.ghost_tiles:
        table.ghost_tiles = random.shuffled(sorted(table.ghost_tiles, key=lambda tile: tile.index))
    table.settle()


def _deal_robots_anew(table: Table, others: list[Player], random: RandomSource) -> None:
    unseen = list(table.robots)
    for player in others:
        unseen += [robot for robot in player.drawn if robot is not None]
    unseen.sort(key=lambda robot: robot.index)
    random.shuffle(unseen)
    for player in others:
        if player.drawn:
            player.drawn = [None if robot is None else unseen.pop() for robot in player.drawn]
    table.robots = unseen


def _deal_assistants_anew(table: Table, others: list[Player], random: RandomSource) -> None:
    unseen = list(table.assistants)
    for player in others:
        unseen += [*player.hand, *player.pack]
    unseen.sort(key=lambda card: card.index)
    random.shuffle(unseen)
    for player in others:
        player.hand = sorted([unseen.pop() for _ in player.hand], key=lambda card: card.index)
        player.pack = sorted([unseen.pop() for _ in player.pack], key=lambda card: card.index)
        table.ask_again(player.seat)
    table.assistants = unseen
