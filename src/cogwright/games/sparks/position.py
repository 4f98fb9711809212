"""Sets up a written position before a tile is chosen or in the action phase; `docs/positions/sparks.md` describes the fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from cogwright.engine import BadOption, BadPosition, Fields, Journal, RandomSource
from cogwright.engine.errors import sentence, sentences_of, shown
from cogwright.engine.fields import POSITION
from cogwright.engine.random_source import SEED_BITS
from cogwright.games.sparks.actions import BEGIN_ACTIONS
from cogwright.games.sparks.cards import (
    BONUS_POINT,
    COLOURS,
    DIE_NAMES,
    NO_TILE,
    PLACE_NAMES,
    SECTION,
    SLOTS,
    UPGRADES,
    Assistant,
    Bonus,
    Goal,
    Production,
    Robot,
    colour_of,
)
from cogwright.games.sparks.dice import draw_from_bag
from cogwright.games.sparks.junkyard import begin_taking, open_turn
from cogwright.games.sparks.placing import slot_of, space_at
from cogwright.games.sparks.rules import SparksState
from cogwright.games.sparks.setup import lay_bonuses, put_in_play, tiles_of
from cogwright.games.sparks.state import NO_DIE, Player

complaint: Final = sentences_of("cogwright.games.sparks")

if TYPE_CHECKING:
    from cogwright.games.sparks import Sparks

PHASES: Final = ("tile", "action")
ENOUGH: Final = 999
"""More cogs or sparks than any game sees."""
Component = TypeVar("Component", Robot, Assistant, Production, Goal, Bonus)


def set_up_position(game: Sparks, data: Mapping[str, object], journal: Journal | None) -> SparksState:
    """The state that the data describes; everything it does not name is as at the start of a game.

    Raises:
        BadPosition: a field is unknown, wrong, or contradicts the rules.
    """
    fields = Fields(BadPosition, POSITION, "", data)
    seats = fields.number("seats", game.min_seats, game.max_seats)
    given = fields.table("options").data if fields.has("options") else {}
    try:
        options = game.check_options(seats, given)
    except BadOption as error:
        raise fields.wrong("options", error.sentence) from None
    colours = [COLOURS.index(word) for word in str(options["colours"]).split(",")]
    seed = fields.number("seed", 0, (1 << SEED_BITS) - 1, 0)
    state = SparksState(game, seats, RandomSource(seed), game.cards, colours)
    state.with_goals = bool(options["goals"])
    state.in_turn = options["order"] == "clockwise"
    first = str(options["first"])
    state.first_seat = 0 if first == "random" else int(first)
    phase = _Reader(fields, state).read()
    state.journal = journal
    if journal is not None:
        state.tell("log-position", n=state.turn + 1)
    open_turn(state)
    if phase == "action":
        state.push_table((BEGIN_ACTIONS, 0, 0))
    else:
        begin_taking(state)
    return state


class _Reader:
    """Reads the fields of a position into a state, and sees to it that every die and card is in one place (N1, N2)."""

    def __init__(self, fields: Fields, state: SparksState) -> None:
        self.fields = fields
        self.state = state
        self.placed: set[str] = set()

    def read(self) -> str:
        """Read everything, refuse what is unknown; the phase in which the position stands."""
        state, fields, cards = self.state, self.fields, self.state.cards
        state.turn = fields.number("turn", 1, state.turns(), 1) - 1
        phase = fields.choice("phase", PHASES, "tile")
        state.active = state.turn % 2 if state.is_solo() else (state.first_seat + state.turn) % state.seats
        self._read_bonuses()
        self._read_stacks()
        self._read_goals()
        self._read_players(phase)
        if state.is_solo():
            self._read_ghost(phase)
        state.robots = self._deck("robot_deck", cards.robots)
        state.assistants = self._deck("assistant_deck", cards.assistants)
        self._read_dice(phase)
        fields.close()
        return phase

    # What lies in the middle

    def _read_bonuses(self) -> None:
        """The bonus tiles on the tracks, from the start outwards; those not named in the order of the file (S1)."""
        cards = self.state.cards
        tiles = {bonus.id: bonus for bonus in cards.bonuses}
        places = [sum(bonus is None for gap in track.gaps for bonus in gap) for track in cards.tracks]
        named: dict[str, list[str]] = {}
        if self.fields.has("bonuses"):
            table = self.fields.table("bonuses")
            for colour, n in zip(COLOURS, places, strict=True):
                if table.has(colour):
                    named[colour] = list(table.words(colour, tiles))
                    if len(named[colour]) != n:
                        raise table.wrong(colour, complaint("bonuses-named", n=n, given=len(named[colour])))
            table.close()
        used = [id for ids in named.values() for id in ids]
        if len(used) != len(set(used)):
            raise self.fields.wrong("bonuses", complaint("tile-twice"))
        rest = [id for id in tiles if id not in used]
        order: list[Bonus] = []
        for colour, n in zip(COLOURS, places, strict=True):
            ids = named.get(colour)
            if ids is None:
                ids, rest = rest[:n], rest[n:]
            order += [tiles[id] for id in ids]
        lay_bonuses(self.state, order)

    def _read_stacks(self) -> None:
        """The kinds of upgrade tiles in play; if not named, the first of the file (S2)."""
        n = self.state.cards.stacks_in_play
        kinds: tuple[str, ...] = UPGRADES[:n]
        if self.fields.has("kinds"):
            kinds = self.fields.words("kinds", UPGRADES)
            if len(kinds) != n:
                raise self.fields.wrong("kinds", complaint("kinds-named", n=n, given=len(kinds)))
        for kind in kinds:
            put_in_play(self.state, UPGRADES.index(kind))

    def _read_goals(self) -> None:
        if not self.state.with_goals:
            return
        cards = self.state.cards
        goals = {goal.id: goal for goal in cards.goals}
        ids = tuple(goals)[: cards.goals_in_play]
        if self.fields.has("goals"):
            ids = self.fields.words("goals", goals)
            if len(ids) != cards.goals_in_play:
                raise self.fields.wrong("goals", complaint("goals-named", n=cards.goals_in_play, given=len(ids)))
        self.state.goals = [goals[id] for id in ids]

    def _read_ghost(self, phase: str) -> None:
        """The ghost's tiles that are still face down, the next one first (V4.1)."""
        tiles = {tile.id: tile for tile in self.state.cards.ghost_tiles}
        turns = self.state.turn + (1 if phase == "action" else 0)
        left = len(tiles) - turns // 2
        ids = tuple(tiles)[len(tiles) - left :]
        if self.fields.has("ghost"):
            ids = self.fields.words("ghost", tiles)
            if len(ids) != left:
                raise self.fields.wrong("ghost", complaint("ghost-tiles", n=left, given=len(ids)))
        self.state.ghost_tiles = [tiles[id] for id in reversed(ids)]
        self.state.ghost_played = [tile for id, tile in tiles.items() if id not in ids]

    def _deck(self, field: str, cards: list[Component]) -> list[Component]:
        """A deck: the cards that are named lie on top, from the top; all others that are nowhere else, shuffled, below."""
        known = {card.id: card for card in cards}
        top = (
            [self._card(self.fields, field, id, known) for id in self.fields.items(field)]
            if self.fields.has(field)
            else []
        )
        rest = [card for id, card in known.items() if id not in self.placed]
        return self.state.random.shuffled(rest) + top[::-1]

    def _card(self, row: Fields, field: str, id: object, known: Mapping[str, Component]) -> Component:
        if not isinstance(id, str) or id not in known:
            raise row.wrong(field, sentence("given-is-unknown", given=shown(id), allowed=", ".join(known)))
        if id in self.placed:
            raise row.wrong(field, sentence("card-stands-twice", given=shown(id)))
        self.placed.add(id)
        return known[id]

    # Dice

    def _read_dice(self, phase: str) -> None:
        """The row and the discard; all other dice are in the bag (N1). Without a row, one is drawn (T1)."""
        state, fields = self.state, self.fields
        held = [die for player in state.players for die in player.dice()]
        if fields.has("row"):
            state.row = self._dice(fields, "row")
            if len(state.row) > state.cards.row:
                raise fields.wrong("row", complaint("dice-at-most", n=state.cards.row, given=len(state.row)))
        counts = [0] * len(COLOURS)
        for die in [*held, *state.row]:
            counts[colour_of(die)] += 1
        if fields.has("discard"):
            amounts = fields.amounts("discard", COLOURS)
            state.discard = [amounts.get(colour, 0) for colour in COLOURS]
        for colour, name in enumerate(COLOURS):
            left = state.cards.dice[colour] - counts[colour] - state.discard[colour]
            if left < 0:
                raise fields.wrong("", complaint("too-many-dice", n=state.cards.dice[colour], colour=name))
            state.bag[colour] = left
        if phase == "tile" and not fields.has("row"):
            for _ in range(state.cards.row):
                die = draw_from_bag(state)
                if die != NO_DIE:
                    state.row = [*state.row, die]

    def _dice(self, row: Fields, field: str) -> list[int]:
        return [self._die(row, field, name) for name in row.items(field)] if row.has(field) else []

    def _die(self, row: Fields, field: str, name: object) -> int:
        if name not in DIE_NAMES:
            raise row.wrong(field, complaint("die-names", given=shown(name)))
        return DIE_NAMES.index(str(name))

    # Players

    def _read_players(self, phase: str) -> None:
        players = self.state.players
        rows = self.fields.rows("players") if self.fields.has("players") else []
        if len(rows) > len(players):
            raise self.fields.wrong("players", sentence("rows-at-most", n=len(players), given=len(rows)))
        empty = Fields(BadPosition, POSITION, "players", {})
        for player in players:
            self._read_player(player, rows[player.seat] if player.seat < len(rows) else empty, phase)

    def _read_player(self, player: Player, row: Fields, phase: str) -> None:
        cards = self.state.cards
        player.cogs = row.number("cogs", 0, ENOUGH, cards.start_cogs)
        player.sparks = row.number("sparks", 0, ENOUGH, cards.start_sparks)
        player.passes = row.number("passes", 0, ENOUGH, 0)
        player.may_reroll = row.flag("reroll", False)
        player.level = row.number("level", 1, cards.top_level, 1)
        if row.has("tracks"):
            tracks = row.table("tracks")
            player.tracks = [
                tracks.number(colour, 0, track.length, 0) for colour, track in zip(COLOURS, cards.tracks, strict=True)
            ]
            tracks.close()
        player.loose = sorted(self._dice(row, "loose"))
        robots = {robot.id: robot for robot in cards.robots}
        for robot in self._cards(row, "completed", robots):
            player.completed = [*player.completed, robot]
            if robot.box is not None:
                player.add_box(robot.box)
        self._read_boxes(player, row)
        self._read_assistants(player, row)
        self._read_upgrades(player, row)
        self._read_line(player, row, robots)
        self._read_placed(player, row)
        self._read_tiles(player, row, phase)
        row.close()

    def _cards(self, row: Fields, field: str, known: Mapping[str, Component]) -> list[Component]:
        return [self._card(row, field, id, known) for id in row.items(field)] if row.has(field) else []

    def _read_boxes(self, player: Player, row: Fields) -> None:
        """The boxes on which sparks lie (A6.1)."""
        ids = [box.id for box in player.boxes]
        for id in row.words("lit", ids) if row.has("lit") else ():
            player.light(ids.index(id), True)

    def _read_assistants(self, player: Player, row: Fields) -> None:
        assistants = {assistant.id: assistant for assistant in self.state.cards.assistants}
        for assistant in self._cards(row, "hired", assistants):
            player.hired = [*player.hired, assistant]
            if assistant.modifier is not None:
                player.modify(assistant.modifier)
        player.hand = sorted(self._cards(row, "hand", assistants), key=lambda card: card.index)

    def _read_upgrades(self, player: Player, row: Fields) -> None:
        """Upgrade tiles: a list of kinds, and for each slot the tile on it (U0)."""
        in_play = [UPGRADES[kind] for kind in range(len(UPGRADES)) if self.state.in_play[kind]]
        general = [kind for kind in in_play if UPGRADES.index(kind) < BONUS_POINT]
        for word in row.words("upgrades", general) if row.has("upgrades") else ():
            self._own(player, UPGRADES.index(word), NO_TILE)
        if row.has("slot_tiles"):
            table = row.table("slot_tiles")
            on_slots = [kind for kind in in_play if kind not in general]
            for slot in range(SLOTS):
                if table.has(str(slot + 1)):
                    kind = UPGRADES.index(table.choice(str(slot + 1), on_slots))
                    if player.owns(kind):
                        raise table.wrong(str(slot + 1), complaint("two-of-a-kind"))
                    self._own(player, kind, slot)
            table.close()

    def _own(self, player: Player, kind: int, slot: int) -> None:
        player.own(kind, slot)
        self.state.stacks = self.state.stacks.copy()
        self.state.stacks[kind] -= 1

    def _read_line(self, player: Player, row: Fields, robots: Mapping[str, Robot]) -> None:
        """The unfinished robots, by slot (O7)."""
        if not row.has("line"):
            return
        line = row.table("line")
        for slot in range(SLOTS):
            if line.has(str(slot + 1)):
                player.set_slot(slot, self._card(line, str(slot + 1), line.get(str(slot + 1)), robots))
        line.close()

    def _read_placed(self, player: Player, row: Fields) -> None:
        """Placed dice, by place; no robot may be full and no section at its need (N6)."""
        if not row.has("placed"):
            return
        placed = row.table("placed")
        placed.refuse_others(PLACE_NAMES)
        for place, name in enumerate(PLACE_NAMES):
            if placed.has(name):
                if place >= SECTION and space_at(player, place) is None:
                    raise placed.wrong(name, complaint("no-such-space"))
                if place < SECTION and player.level == self.state.cards.top_level:
                    raise placed.wrong(name, complaint("top-level"))
                player.placed[place] = self._die(placed, name, placed.get(name))
        for slot, robot in enumerate(player.line):
            places = [place for place in range(SECTION, len(PLACE_NAMES)) if slot_of(place) == slot]
            if robot is not None and sum(player.placed[place] != NO_DIE for place in places) == len(robot.spaces):
                raise placed.wrong("", complaint("robot-full", name=robot.id))
        need = self.state.need(player)
        if need and player.section_sum() >= need:
            raise placed.wrong("", complaint("level-risen", n=need))

    def _read_tiles(self, player: Player, row: Fields, phase: str) -> None:
        """The production tiles that are left; if not named, the last of the file (T2.1, N8)."""
        state = self.state
        tiles = tiles_of(state.cards, state.seats)
        turns = state.turn + (1 if phase == "action" else 0)
        if state.is_solo():
            played = (turns + 1) // 2
        else:
            place = (player.seat - state.first_seat) % state.seats
            played = (turns - place + state.seats - 1) // state.seats
        left = len(tiles) - played
        player.tiles = tiles[played:]
        if row.has("tiles"):
            known = {tile.id: tile for tile in tiles}
            player.tiles = [tile for tile in tiles if tile.id in row.words("tiles", known)]
            if len(player.tiles) != left:
                n = len(player.tiles)
                raise row.wrong("tiles", complaint("tiles-left", n=left, turn=state.turn + 1, given=n))
