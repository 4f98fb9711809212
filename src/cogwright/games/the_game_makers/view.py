"""What each seat may see of a game of The Game Makers (I9.1-I9.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cogwright.games.the_game_makers.case import missing, needed_level
from cogwright.games.the_game_makers.catalogue import (
    ADVANCE,
    ANY_KIND,
    ANY_TRACK,
    CARDS,
    EFFECTS,
    GAIN,
    GENRE_COUNT,
    KINDS,
    LETTERS,
    LEVELS,
    TILES,
    TRACKS,
    A,
    MarketingTile,
    Side,
    Structure,
)
from cogwright.games.the_game_makers.scoring import base_score, medal, score, structure_value
from cogwright.games.the_game_makers.state import (
    CHOOSE_GAP,
    NONE,
    NOTHING_HALF,
    PER_KIND,
    PLACE_GAME,
    STEP_SETUP,
    Item,
    Player,
    Table,
    digits,
    unpack_machine,
)

STEPS: Final = ("setup", "turn", "last", "end")
HALVES: Final = {PLACE_GAME: "place", CHOOSE_GAP: "gap"}


@dataclass(frozen=True)
class ContractView:
    """A contract on its space, with what it needs after the discounts of machine sets (A5.4.1)."""

    space: int
    """From 1."""
    id: str
    needs: dict[str, int]
    """Kind -> needed level; for cards their number. Kinds that became free are missing."""
    missing: dict[str, int]
    """What the store lacks: of cards how many, of other kinds the needed level; empty if it can be paid."""


@dataclass(frozen=True)
class WorkerPlaceView:
    """A worker space, or a hollow of an active B structure: its workers stand there by level; none if it is free (A5.9)."""

    id: str
    demands: tuple[int, ...]
    workers: tuple[int, ...]


@dataclass(frozen=True)
class LaidTileView:
    """A tile on the assembly line: row and leftmost column from 1, and whether it is turned round (A5.8.2)."""

    tile: str
    row: int
    column: int
    turned: bool
    segments: tuple[str, ...]
    """From left to right as they lie."""


@dataclass(frozen=True)
class GapView:
    """A gap of the assembly line: open if a tweenie may be placed (A5.8.4)."""

    number: int
    """From 1; row and column from 1 of its upper left cell."""
    row: int
    column: int
    open: bool
    tweenie: str | None


@dataclass(frozen=True)
class MarketingTrackView:
    """A marketing track with its cube (A5.7.4)."""

    id: str
    """A genre or "trees"."""
    step: int
    end: int
    multiplier: int
    base: int
    """What is multiplied: the base score of the genre, or the number of trees, as of now."""


@dataclass(frozen=True)
class CircleView:
    """A circle of the reforest area (A5.6)."""

    number: int
    id: str
    tree: bool


@dataclass(frozen=True)
class StructureView:
    """A structure with its building spaces (A5.10)."""

    id: str
    letter: str
    needs: tuple[int, ...]
    built: tuple[bool, ...]
    active: bool
    score: int | None
    """What an A structure would score now if it were active; None for others."""


@dataclass(frozen=True)
class SideView:
    """A marketing tile with the side that was chosen, "a" or "b"; None while it is not, or not yet revealed (S3.3)."""

    tile: str
    side: str | None


@dataclass(frozen=True)
class ItemView:
    """Something that is still to be carried out (A5.1)."""

    kind: str
    """ "gain", "advance", "tree" or "clear"."""
    resource: str | None
    """Of a gain: a kind, or "any" while it has not been chosen."""
    track: str | None
    """Of an advance: a track or "any"."""
    amount: int
    """The level of a gain, the steps of an advance without bonus; otherwise 0."""
    extra: bool
    """From a C structure (A5.11)."""
    opened: bool
    face: int | None
    """What a rolled die shows."""
    looking: int
    """How many cards or tiles are being looked at and not yet taken."""
    keep: int
    """How many of them are still to be kept."""
    drawn: tuple[str | None, ...]
    """For the seat itself the cards or tiles by their number (the first is number 1), None where one was taken."""


@dataclass(frozen=True)
class HalfView:
    """The first half of a choice in two parts has been made: `place` a finished game, `put` a tile, fill a `gap` (A5.2.1)."""

    what: str
    id: str
    """The game card, the tile or the tweenie."""


@dataclass(frozen=True)
class MakerView:
    """A player's factory. During the setup others see only the marketing tiles (I9.3)."""

    seat: int
    choosing: bool
    """It has to decide something now."""
    passed: bool
    score: int
    """What it would score if the game ended now (I9.6)."""
    forklifts: tuple[int, ...]
    """Wedge positions, ascending; 0 is READY."""
    contracts: tuple[ContractView | None, ...]
    case: tuple[str | None, ...]
    """The display case, row by row."""
    components: dict[str, tuple[int, ...]]
    """Kind -> how many components of level 1, 2, 3; cards have no level and stand as one number."""
    own_cards: tuple[str, ...]
    """For the seat itself: the card components, the oldest first."""
    own_tiles: tuple[str, ...]
    """For the seat itself: the tile components by level, the oldest first."""
    break_room: tuple[int, ...]
    """Workers of level 1, 2, 3 in the break room."""
    workers: int
    """All workers, those on spaces included."""
    places: tuple[WorkerPlaceView, ...]
    see: int
    market: int
    """Workers on "see" and on "market" spaces."""
    line: tuple[tuple[str | None, ...], ...]
    """The assembly line, row by row: the kind of each segment."""
    machines: tuple[LaidTileView, ...]
    sets: dict[str, int]
    gaps: tuple[GapView, ...]
    tweenies: tuple[str, ...]
    """Those not yet used."""
    tracks: tuple[MarketingTrackView, ...]
    circles: tuple[CircleView, ...]
    trees: int
    structures: tuple[StructureView, ...]
    sides: tuple[SideView, ...]
    items: tuple[ItemView, ...]
    """What is still to be carried out, the current item first."""
    half: HalfView | None
    dealt_structures: tuple[tuple[str, ...], ...]
    """Setup, for the seat itself: the structures dealt, by letter."""
    dealt_cards: tuple[str | None, ...]
    """Setup, for the seat itself: the cards dealt, None where it has been decided."""


@dataclass(frozen=True)
class TheGameMakersView:
    """Everything one seat may see; `viewer` None is a spectator."""

    viewer: int | None
    seats: int
    solo: bool
    buildings: str
    """The option: "exact" or "at-least"."""
    step: str
    """ "setup", "turn", "last" (the last turn) or "end"."""
    turn: int
    revolution: int
    long_stop: int
    """With which revolution the last turn begins if nobody has filled the case (E6.3, V7.1)."""
    triggered: bool
    """Somebody has filled the case: one more turn follows this one (E6.1), unless it is the last."""
    wheel: tuple[str, ...]
    """The wedges at positions 0 (READY) to 5: a kind or "wild"."""
    deck: int
    discards: int
    stacks: tuple[int, ...]
    stack_discards: tuple[int, ...]
    """How many tiles of level 1, 2, 3 are in the stack and in the discard pile."""
    unused_tiles: tuple[str, ...]
    case_rows: int
    case_columns: int
    medal: str | None
    """Solo: the medal that the total earns now (V7.1)."""
    players: tuple[MakerView, ...]


def view(table: Table, seat: int | None) -> TheGameMakersView:
    """What the seat may see (I9.1-I9.3); None is a spectator."""
    acting = table.acting_seats()
    players = tuple(_player_view(table, player, seat, player.seat in acting) for player in table.players)
    levels = range(1, LEVELS + 1)
    return TheGameMakersView(
        viewer=seat,
        seats=table.seats,
        solo=table.seats == 1,
        buildings="at-least" if table.at_least else "exact",
        step=STEPS[table.phase],
        turn=table.turn,
        revolution=table.revolution,
        long_stop=table.long_stop(),
        triggered=table.triggered,
        wheel=tuple("wild" if kind == ANY_KIND else KINDS[kind] for kind in table.wheel),
        deck=table.cards_in_deck(),
        discards=len(table.discards[CARDS]),
        stacks=tuple(table.tiles_in_stack(level) for level in levels),
        stack_discards=tuple(len(table.discards[level]) for level in levels),
        unused_tiles=tuple(tile.id for tile in table.unused_tiles),
        case_rows=table.catalogue.case_rows,
        case_columns=table.catalogue.case_columns,
        medal=(medal(table, players[0].score) or None) if table.seats == 1 else None,
        players=players,
    )


def _player_view(table: Table, player: Player, viewer: int | None, choosing: bool) -> MakerView:
    catalogue, own = table.catalogue, viewer == player.seat
    known = own or table.phase != STEP_SETUP
    columns = catalogue.line_columns
    return MakerView(
        seat=player.seat,
        choosing=choosing,
        passed=player.passed,
        score=score(table, player) if player.games else 0,
        forklifts=tuple(sorted(player.forklifts)),
        contracts=tuple(
            _contract_view(table, player, space) if known else None for space in range(len(player.contracts))
        ),
        case=tuple(_card_id(table, card) for card in player.case),
        components=_components(player, known),
        own_cards=tuple(catalogue.cards[card].id for card in player.hand) if own else (),
        own_tiles=tuple(catalogue.tiles[tile].id for tiles in player.tile_store for tile in tiles) if own else (),
        break_room=tuple(player.workers[1:]),
        workers=player.crew,
        places=_places(table, player),
        see=player.see,
        market=player.market,
        line=tuple(
            tuple(None if kind == NONE else KINDS[kind] for kind in player.line[row * columns : (row + 1) * columns])
            for row in range(catalogue.line_rows)
        ),
        machines=tuple(_machine_view(table, machine) for machine in player.machines),
        sets={kind: player.sets[i] for i, kind in enumerate(KINDS)},
        gaps=tuple(_gap_view(table, player, gap) for gap in range(len(player.gaps))),
        tweenies=tuple(tw.id for tw in catalogue.tweenies if not player.tweenies_used >> tw.index & 1),
        tracks=tuple(_track_view(table, player, track, known) for track in range(len(TRACKS))),
        circles=tuple(
            CircleView(circle.index + 1, circle.id, player.circles[circle.index]) for circle in catalogue.circles
        ),
        trees=player.trees,
        structures=tuple(_structure_view(table, player, structure) for structure in player.structures) if known else (),
        sides=tuple(
            _side_view(tile, player.sides[half] if known and half < len(player.sides) else None)
            for half, tile in enumerate(player.dealt_tiles)
        ),
        items=tuple(_item_view(table, item, own) for item in reversed(player.items)),
        half=_half_view(table, player),
        dealt_structures=tuple(tuple(each.id for each in dealt) for dealt in player.dealt_structures) if own else (),
        dealt_cards=tuple(_card_id(table, card) for card in player.dealt_cards) if own else (),
    )


def _card_id(table: Table, card: int) -> str | None:
    return None if card == NONE else table.catalogue.cards[card].id


def _contract_view(table: Table, player: Player, space: int) -> ContractView | None:
    if player.contracts[space] == NONE:
        return None
    card = table.card(player.contracts[space])
    levels = [needed_level(player, card.needs, kind) for kind in range(len(KINDS))]
    needs = {KINDS[kind]: level for kind, level in enumerate(levels) if level}
    return ContractView(space + 1, card.id, needs, missing(player, card.needs))


def _components(player: Player, known: bool) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {KINDS[CARDS]: (len(player.hand) if known else 0,)}
    for kind in range(1, len(KINDS)):
        found[KINDS[kind]] = tuple(player.stock[kind * PER_KIND + 1 : kind * PER_KIND + LEVELS + 1])
    return found


def _places(table: Table, player: Player) -> tuple[WorkerPlaceView, ...]:
    found: list[WorkerPlaceView] = []
    for index in range(len(player.placed)):
        place = table.worker_place(player, index)
        if place is not None:
            found.append(WorkerPlaceView(place.id, tuple(place.demands), tuple(digits(player.placed[index]))))
    return tuple(found)


def _machine_view(table: Table, machine: int) -> LaidTileView:
    index, cell, turned = unpack_machine(machine)
    tile = table.catalogue.tiles[index]
    row, column = divmod(cell, table.catalogue.line_columns)
    segments = tuple(KINDS[kind] for kind in (tile.turned if turned else tile.segments))
    return LaidTileView(tile.id, row + 1, column + 1, turned, segments)


def _gap_view(table: Table, player: Player, gap: int) -> GapView:
    row, column = divmod(gap, table.catalogue.line_columns - 1)
    tweenie = player.gaps[gap]
    return GapView(
        number=gap + 1,
        row=row + 1,
        column=column + 1,
        open=player.open_gaps >> gap & 1 == 1,
        tweenie=None if tweenie == NONE else table.catalogue.tweenies[tweenie].id,
    )


def _track_view(table: Table, player: Player, track: int, known: bool) -> MarketingTrackView:
    base = player.trees
    if track < GENRE_COUNT:
        base = base_score(table, player, track) if known else 0
    return MarketingTrackView(
        TRACKS[track], player.cubes[track], table.catalogue.ends[track], table.multiplier(player, track), base
    )


def _structure_view(table: Table, player: Player, structure: Structure) -> StructureView:
    letter = structure.letter
    return StructureView(
        id=structure.id,
        letter=LETTERS[letter],
        needs=tuple(structure.needs),
        built=tuple(player.built[letter] >> space & 1 == 1 for space in range(len(structure.needs))),
        active=player.is_active(letter),
        score=structure_value(table, player) if letter == A else None,
    )


def _side_view(tile: MarketingTile, side: Side | None) -> SideView:
    return SideView(tile.id, None if side is None else side.letter)


def _item_view(table: Table, item: Item, own: bool) -> ItemView:
    is_gain = item.kind == GAIN
    resource = ("any" if item.what == ANY_KIND else KINDS[item.what]) if is_gain else None
    track = ("any" if item.what == ANY_TRACK else TRACKS[item.what]) if item.kind == ADVANCE else None
    return ItemView(
        kind=EFFECTS[item.kind],
        resource=resource,
        track=track,
        amount=item.n,
        extra=item.extra,
        opened=item.open,
        face=item.face or None,
        looking=sum(piece != NONE for piece in item.drawn),
        keep=item.left,
        drawn=tuple(_piece_id(table, item, piece) for piece in item.drawn) if own else (),
    )


def _piece_id(table: Table, item: Item, piece: int) -> str | None:
    if piece == NONE:
        return None
    return table.catalogue.tiles[piece].id if item.what == TILES else table.catalogue.cards[piece].id


def _half_view(table: Table, player: Player) -> HalfView | None:
    catalogue = table.catalogue
    if player.half == NOTHING_HALF:
        return None
    if player.half == PLACE_GAME:
        return HalfView("place", catalogue.cards[player.half_of].id)
    if player.half == CHOOSE_GAP:
        return HalfView("gap", catalogue.tweenies[player.half_of].id)
    return HalfView("put", catalogue.tiles[player.half_of].id)
