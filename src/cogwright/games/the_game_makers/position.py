"""Sets up a written position in the middle of a turn; `docs/positions/the-game-makers.md` describes the fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cogwright.engine import BadPosition, Fields, Journal, RandomSource
from cogwright.engine.errors import sentence, sentences_of, shown
from cogwright.engine.fields import POSITION, row_of
from cogwright.games.the_game_makers.actions import END_TURN, TURN
from cogwright.games.the_game_makers.buildings import fill
from cogwright.games.the_game_makers.catalogue import (
    ADVANCE,
    ANY_KIND,
    ANY_TRACK,
    CARDS,
    DICE,
    EFFECTS,
    GAIN,
    GENRES,
    HALVES,
    KINDS,
    LETTERS,
    LEVELS,
    TILES,
    TRACKS,
    Side,
    Structure,
)
from cogwright.games.the_game_makers.items import carry_on
from cogwright.games.the_game_makers.machines import fits, lay_machine, lay_tweenie
from cogwright.games.the_game_makers.rules import TheGameMakersState
from cogwright.games.the_game_makers.setup import structures_of
from cogwright.games.the_game_makers.state import NONE, READY, STEP_LAST, STEP_TURN, Item, Player, Table
from cogwright.games.the_game_makers.workers import meets, work

complaint: Final = sentences_of("cogwright.games.the_game_makers")

if TYPE_CHECKING:
    from cogwright.games.the_game_makers import TheGameMakers

LAST_FORKLIFT: Final = 3
"""The last wedge at which a forklift can stand (N11.3)."""


def set_up_position(game: TheGameMakers, data: Mapping[str, object], journal: Journal | None) -> TheGameMakersState:
    """The state that the data describes, in a turn in which the players who have not passed may act.

    Raises:
        BadPosition: a field is unknown, wrong, or contradicts the rules.
    """
    fields = Fields(BadPosition, POSITION, "", data)
    seats = fields.number("seats", game.catalogue.players_min, game.catalogue.players_max)
    state = TheGameMakersState(game, seats, RandomSource(fields.number("seed", default=0)), game.catalogue, game.ids)
    _Reader(fields, state).read()
    state.journal = journal
    if journal is not None:
        state.tell("log-position", n=state.turn)
    state.push_table((END_TURN, 0, 0))
    for player in state.players:
        carry_on(state, player)
        if not player.passed:
            state.push(player.seat, (TURN, 0, 0))
    return state


class _Reader:
    """Reads the fields of a position into a state, and sees to it that every card and tile is in one place (N11.1, N11.2)."""

    def __init__(self, fields: Fields, table: Table) -> None:
        self.fields = fields
        self.table = table
        self.cards = {card.id: card.index for card in table.catalogue.cards}
        self.tiles = {tile.id: tile.index for tile in table.catalogue.tiles}
        self.structures = {structure.id: structure for structure in table.catalogue.structures}
        self.placed: set[int] = set()
        self.left = [tile.copies for tile in table.catalogue.tiles]
        self.reserved: set[str] = set()
        """The marketing tiles and structures that some seat names: no other seat is given them."""
        self.unnamed: list[tuple[Player, int, int]] = []
        """Components of which only the number is written: whose, of which pile (cards, or tiles by level), how many."""

    def read(self) -> None:
        """Read everything, and refuse what is unknown."""
        table, fields = self.table, self.fields
        if fields.has("options"):
            options = fields.table("options")
            table.at_least = options.choice("buildings", ("exact", "at-least"), "exact") == "at-least"
            options.close()
        table.turn = fields.number("turn", 1, default=1)
        table.revolution = fields.number("revolution", default=0)
        table.phase = STEP_LAST if fields.flag("last", False) else STEP_TURN
        table.triggered = fields.flag("triggered", False)
        table.wheel = self._read_wheel()
        rows = self._read_players()
        for player, row in zip(table.players, rows, strict=True):
            self._read_items(player, row)
            row.close()
        self._read_supply()
        for player in table.players:
            if player.passed and (player.items or READY in player.forklifts):
                raise fields.wrong("players", complaint("passed", number=player.seat))
        if any(player.games == table.catalogue.games_to_end for player in table.players):
            table.triggered = True
        table.long_stopped = table.phase == STEP_LAST and not table.triggered
        fields.close()

    # The wheel

    def _read_wheel(self) -> list[int]:
        """The wedges at positions 0 to 5; those that are not written follow, the wild one first, then by the component file."""
        wedges = (*KINDS, "wild")
        written = list(self.fields.words("wheel", wedges)) if self.fields.has("wheel") else []
        others = [KINDS[kind] for kind in self.table.catalogue.wedges if kind != ANY_KIND]
        names = written + [wedge for wedge in ("wild", *others) if wedge not in written]
        return [ANY_KIND if name == "wild" else KINDS.index(name) for name in names]

    # Players

    def _read_players(self) -> list[Fields]:
        """All that lies before the players but their items; the rows, for what is read later."""
        table, count = self.table, self.table.seats
        rows = self.fields.rows("players") if self.fields.has("players") else []
        if len(rows) > count:
            raise self.fields.wrong("players", sentence("rows-at-most", n=count, given=len(rows)))
        rows += [Fields(BadPosition, POSITION, row_of("players", n + 1), {}) for n in range(len(rows), count)]
        for row in rows:
            self.reserved |= {str(row.data.get(half, "")).split(" ")[0] for half in HALVES}
            structures = row.data.get("structures")
            self.reserved |= {str(id) for id in structures} if isinstance(structures, Mapping) else set()
        for player, row in zip(table.players, rows, strict=True):
            self._read_player(player, row)
        return rows

    def _read_player(self, player: Player, row: Fields) -> None:
        catalogue = self.table.catalogue
        player.passed = row.flag("passed", False)
        if row.has("forklifts"):
            player.forklifts = self._numbers(row, "forklifts", 0, LAST_FORKLIFT)
            if len(player.forklifts) != len(catalogue.forklift_start):
                raise row.wrong("forklifts", complaint("positions-needed", n=len(catalogue.forklift_start)))
        self._read_contracts(player, row)
        self._read_case(player, row)
        self._read_components(player, row)
        self._read_line(player, row)
        if row.has("cubes"):
            steps = row.table("cubes")
            for track, name in enumerate(TRACKS):
                player.cubes[track] = steps.number(name, 0, catalogue.ends[track], 0)
            steps.close()
        if row.has("trees"):
            circles = row.words("trees", [circle.id for circle in catalogue.circles])
            player.circles = [circle.id in circles for circle in catalogue.circles]
            player.trees = len(circles)
        player.sides = [self._side(player, row, half) for half in range(2)]
        self._read_structures(player, row)
        self._read_workers(player, row)

    def _read_contracts(self, player: Player, row: Fields) -> None:
        """Cards on the contract spaces from the first on; an empty text is an empty space."""
        ids = row.items("contracts") if row.has("contracts") else []
        if len(ids) > len(player.contracts):
            raise row.wrong("contracts", complaint("contracts-at-most", n=len(player.contracts), given=len(ids)))
        for space, id in enumerate(ids):
            player.contracts[space] = NONE if id == "" else self._card(row, "contracts", id)

    def _read_case(self, player: Player, row: Fields) -> None:
        """Rows of cards; an empty text is an empty place."""
        catalogue = self.table.catalogue
        rows = row.items("case") if row.has("case") else []
        if len(rows) > catalogue.case_rows:
            raise row.wrong("case", sentence("rows-at-most", n=catalogue.case_rows, given=len(rows)))
        case, genres = player.case.copy(), [0] * len(GENRES)
        for r, ids in enumerate(rows):
            if not isinstance(ids, list) or len(ids) > catalogue.case_columns:
                raise row.wrong("case", complaint("case-row", number=r + 1, n=catalogue.case_columns))
            for c, id in enumerate(ids):
                if id != "":
                    card = self._card(row, "case", id)
                    case[r * catalogue.case_columns + c] = card
                    genres[catalogue.cards[card].genre] += 1
        player.case, player.genres, player.games = case, genres, sum(genres)

    def _read_components(self, player: Player, row: Fields) -> None:
        """How many components of each level; cards and tiles by id or by number (A5.3.2)."""
        if not row.has("store"):
            return
        store = row.table("store")
        if store.has("cards"):
            self._read_face_down(player, store, "cards", CARDS)
        for kind in range(1, len(KINDS)):
            if not store.has(KINDS[kind]):
                continue
            levels = store.table(KINDS[kind])
            for level in range(1, LEVELS + 1):
                if not levels.has(str(level)):
                    continue
                if kind == TILES:
                    self._read_face_down(player, levels, str(level), level)
                else:
                    for _ in range(levels.number(str(level))):
                        player.add_component(kind, level)
            levels.close()
        store.close()

    def _read_face_down(self, player: Player, row: Fields, field: str, pile: int) -> None:
        """Card components, or tile components of a level: ids, or how many (they are drawn from what is nowhere else)."""
        if not isinstance(row.get(field), list):
            self.unnamed.append((player, pile, row.number(field)))
            return
        for id in row.items(field):
            if pile == CARDS:
                player.hand.append(self._card(row, field, id))
            else:
                self._store_tile(player, pile, self._tile(row, field, id, pile))

    def _store_tile(self, player: Player, level: int, tile: int) -> None:
        player.store_tiles(level, [*player.tile_store[level], tile])
        player.add_component(TILES, level)

    def _read_line(self, player: Player, row: Fields) -> None:
        """Machines on the assembly line, and tweenies in its gaps (A5.8)."""
        catalogue = self.table.catalogue
        for machine in row.rows("machines") if row.has("machines") else []:
            index = self._tile(machine, "tile", machine.get("tile"), 0)
            r = machine.number("row", 1, catalogue.line_rows)
            c = machine.number("column", 1, catalogue.line_columns)
            cell = (r - 1) * catalogue.line_columns + c - 1
            if not fits(catalogue, player.line, cell, catalogue.tiles[index].level):
                raise machine.wrong("column", complaint("tile-place"))
            lay_machine(catalogue, player, index, cell, machine.flag("turned", False))
            machine.close()
        if row.has("tweenies"):
            tweenies = row.table("tweenies")
            for tweenie in catalogue.tweenies:
                if tweenies.has(tweenie.id):
                    gap = tweenies.number(tweenie.id, 1, len(catalogue.gap_cells)) - 1
                    if not player.open_gaps >> gap & 1:
                        raise tweenies.wrong(tweenie.id, complaint("gap-closed", number=gap + 1))
                    lay_tweenie(player, tweenie.index, gap)
            tweenies.close()

    def _side(self, player: Player, row: Fields, half: int) -> Side:
        """The chosen side of the left or right tile, written "mt-shelf a"; otherwise the first one that nobody has."""
        tiles = [tile for tile in self.table.catalogue.marketing_tiles if tile.half == half]
        taken = [other.dealt_tiles[half].id for other in self.table.players if len(other.dealt_tiles) > half]
        words = [f"{tile.id} {side.letter}" for tile in tiles for side in tile.sides]
        word = row.choice(HALVES[half], words) if row.has(HALVES[half]) else ""
        for tile in tiles:
            for side in tile.sides:
                fits_seats = side.least <= self.table.seats <= side.most
                if word == f"{tile.id} {side.letter}" and (tile.id in taken or not fits_seats):
                    raise row.wrong(HALVES[half], complaint("side-taken", given=word, n=self.table.seats))
                is_meant = word == f"{tile.id} {side.letter}" if word else tile.id not in self.reserved
                if is_meant and tile.id not in taken and fits_seats:
                    player.dealt_tiles = [*player.dealt_tiles, tile]
                    return side
        raise row.wrong(HALVES[half], complaint("no-tile-left"))

    def _read_structures(self, player: Player, row: Fields) -> None:
        """The structures A, B, C by id, each with the numbers of its filled building spaces; otherwise the first free ones."""
        taken = [structure.id for other in self.table.players for structure in other.structures]
        written = row.table("structures") if row.has("structures") else Fields(BadPosition, POSITION, row.where, {})
        known: dict[int, Structure] = {}
        for id in written.data:
            structure = self.structures.get(str(id))
            if structure is None or structure.letter in known or str(id) in taken:
                raise written.wrong(str(id), complaint("structure-free"))
            known[structure.letter] = structure
        for letter in range(len(LETTERS)):
            others = {*taken, *self.reserved}
            free = [structure for structure in structures_of(self.table, letter) if structure.id not in others]
            player.structures = [*player.structures, known[letter] if letter in known else free[-1]]
        for letter, structure in known.items():
            spaces = self._numbers(written, structure.id, 1, len(structure.needs))
            fill(player, letter, sum(1 << space - 1 for space in set(spaces)))
        written.close()

    def _read_workers(self, player: Player, row: Fields) -> None:
        """Workers on worker spaces and hollows, and those in the break room; each is written by its level (A5.9)."""
        spaces = [self.table.worker_place(player, index) for index in range(len(player.placed))]
        indexes = {place.id: index for index, place in enumerate(spaces) if place is not None}
        if row.has("assigned"):
            assigned = row.table("assigned")
            assigned.refuse_others(indexes)
            for id, index in indexes.items():
                if assigned.has(id):
                    self._place_workers(player, assigned, id, index)
        if row.has("workers"):
            room = self._numbers(row, "workers", 1, LEVELS)
        else:
            room = [] if player.crew else [self.table.catalogue.start_worker_level]
        for level in room:
            player.workers[level] += 1
            player.crew += 1
        if player.crew == 0:
            raise row.wrong("workers", complaint("one-worker"))

    def _place_workers(self, player: Player, row: Fields, id: str, index: int) -> None:
        """As many workers as a place demands, each of at least the level demanded (N11.6)."""
        place = self.table.worker_place(player, index)
        assert place is not None
        levels = self._numbers(row, id, 1, LEVELS)
        for level in levels:
            player.workers[level] += 1
            player.crew += 1
        if len(levels) != place.of_all or not meets(player, place):
            raise row.wrong(id, complaint("demanded-levels", levels=", ".join(map(str, place.demands))))
        work(self.table, player, index)
        player.items.clear()

    # Items

    def _read_items(self, player: Player, row: Fields) -> None:
        """What the player has still to carry out, the current item first (A5.1)."""
        items = [self._item(item) for item in row.rows("items")] if row.has("items") else []
        player.items = items[::-1]

    def _item(self, row: Fields) -> Item:
        kind = EFFECTS.index(row.choice("kind", EFFECTS))
        item = Item(kind, 0, 0, row.flag("extra", False))
        if kind == GAIN:
            resource = row.choice("resource", (*KINDS, "any"))
            item.what = ANY_KIND if resource == "any" else KINDS.index(resource)
            item.n = row.number("level", 1, LEVELS)
            self._read_opened(row, item)
        elif kind == ADVANCE:
            track = row.choice("track", (*TRACKS, "any"))
            item.what = ANY_TRACK if track == "any" else TRACKS.index(track)
            item.n = row.number("steps", 1)
        row.close()
        return item

    def _read_opened(self, row: Fields, item: Item) -> None:
        """A gain that has been opened: the pieces that are looked at, the face of the die (A5.1.2)."""
        if item.what == DICE and row.has("face"):
            item.open = True
            faces = sorted(set(self.table.catalogue.faces[item.n]))
            item.face = row.number("face", 1)
            if item.face not in faces:
                raise row.wrong("face", complaint("die-face", allowed=", ".join(map(str, faces)), given=item.face))
        elif item.what in (CARDS, TILES) and row.has("drawn"):
            item.open = True
            for id in row.items("drawn"):
                if item.what == TILES:
                    item.drawn.append(self._tile(row, "drawn", id, item.n))
                else:
                    item.drawn.append(NONE if id == "" else self._card(row, "drawn", id))
            there = sum(piece != NONE for piece in item.drawn)
            most = self.table.catalogue.most_cards if item.what == CARDS else self.table.catalogue.most_tiles
            if not there or len(item.drawn) > most:
                raise row.wrong("drawn", complaint("pieces-drawn", most=most))
            item.left = 1 if item.what == TILES else row.number("keep", 1, there, min(item.n, there))

    # What lies face down

    def _read_supply(self) -> None:
        """The deck and the stacks from the top; what is named nowhere lies below in random order, or on the discard pile."""
        table = self.table
        deck = self._empty() if not self.fields.has("deck") else self.fields.table("deck")
        top = [self._card(deck, "top", id) for id in (deck.items("top") if deck.has("top") else [])]
        rest = [card for card in range(len(table.catalogue.cards)) if card not in self.placed]
        table.deck = self._pile(deck, CARDS, top, rest)
        stacks = self._empty() if not self.fields.has("stacks") else self.fields.table("stacks")
        for level in range(1, LEVELS + 1):
            stack = self._empty() if not stacks.has(str(level)) else stacks.table(str(level))
            top = [self._tile(stack, "top", id, level) for id in (stack.items("top") if stack.has("top") else [])]
            tiles = [tile for tile in table.catalogue.tiles if tile.level == level]
            rest = [tile.index for tile in tiles for _ in range(self.left[tile.index])]
            table.stacks[level] = self._pile(stack, level, top, rest)
        stacks.close()

    def _pile(self, row: Fields, pile: int, top: list[int], rest: list[int]) -> list[int]:
        """A pile from its top; components of which only the number is written come out of the rest, discards too."""
        self.table.random.shuffle(rest)
        for player, of, n in self.unnamed:
            if of == pile and n > len(rest):
                raise row.wrong("", complaint("pieces-left", n=len(rest)))
            for piece in [rest.pop() for _ in range(n if of == pile else 0)]:
                if pile == CARDS:
                    player.hand.append(piece)
                else:
                    self._store_tile(player, pile, piece)
        size = row.number("size", len(top), len(top) + len(rest), len(top) + len(rest))
        row.close()
        self.table.discards[pile] = rest[size - len(top) :]
        return top + rest[: size - len(top)]

    def _empty(self) -> Fields:
        return Fields(BadPosition, POSITION, "", {})

    # Small things

    def _numbers(self, row: Fields, field: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within the limits."""
        found: list[int] = []
        for value in row.items(field):
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise row.wrong(field, complaint("whole-numbers", least=least, most=most, given=shown(value)))
            found.append(value)
        return found

    def _card(self, row: Fields, field: str, id: object) -> int:
        """The number of a card that stands nowhere else in the position."""
        if not isinstance(id, str) or id not in self.cards:
            raise row.wrong(field, complaint("game-cards-only", given=shown(id)))
        card = self.cards[id]
        if card in self.placed:
            raise row.wrong(field, sentence("card-stands-twice", given=shown(id)))
        self.placed.add(card)
        return card

    def _tile(self, row: Fields, field: str, id: object, level: int) -> int:
        """The number of a type of tiles, of a level (0: of any), of which a copy is left."""
        tiles = self.table.catalogue.tiles
        if not isinstance(id, str) or id not in self.tiles or level not in (0, tiles[self.tiles[id]].level):
            if level:
                raise row.wrong(field, complaint("tiles-of-level-only", level=level, given=shown(id)))
            raise row.wrong(field, complaint("tiles-only", given=shown(id)))
        tile = self.tiles[id]
        if self.left[tile] == 0:
            raise row.wrong(field, complaint("too-many-copies", given=shown(id), n=tiles[tile].copies))
        self.left[tile] -= 1
        return tile
