"""Sets up a written position at step 1 of a turn (S9); docs/positions/last-droids.md describes the fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cogwright.engine import BadPosition, Fields, Journal, RandomSource
from cogwright.games.last_droids.actions import DEAL
from cogwright.games.last_droids.cards import PARTS, Card, Cards, Droid, House, Interseason
from cogwright.games.last_droids.rules import LastDroidsState
from cogwright.games.last_droids.setup import CARDS_A_TURN
from cogwright.games.last_droids.state import AUTOMA, Deck, Player, Table, Zone

if TYPE_CHECKING:
    from cogwright.engine import Game

MOST_SEATS = 4


def state_from_position(
    game: Game, cards: Cards, data: Mapping[str, object], journal: Journal | None
) -> LastDroidsState:
    """The state that the data describes; cards that it does not name are out of the game (S9).

    Raises:
        BadPosition: the data is refused; the error names the field and what is allowed.
    """
    fields = Fields(BadPosition, "position", "", data)
    seats = fields.number("seats", 1, MOST_SEATS)
    state = LastDroidsState(game, seats, RandomSource(0), cards)
    state.journal = journal
    _Reader(fields, state).read()
    if journal is not None:
        state.tell("log-position", n=state.turn)
    state.push_table((DEAL, 0, 0))
    return state


class _Reader:
    """Reads the fields of a position into a state, and keeps every card in one place (N1)."""

    def __init__(self, fields: Fields, table: Table) -> None:
        self.fields = fields
        self.table = table
        self.placed: set[str] = set()
        self.ids: dict[str, Card] = {card.id: card for card in [*table.cards.droids, *table.cards.houses]}

    def read(self) -> None:
        """Read everything."""
        table, fields = self.table, self.fields
        table.builder = fields.choice("automa", ("calm", "builder"), "calm") == "builder"
        table.automa_bonus = fields.number("automa_bonus", -20, 20, 0)
        table.priority = fields.number("priority", 0, len(table.players) - 1, 0)
        table.first_seat = table.priority if table.priority < table.seats else 0
        table.turn = fields.number("turn", 1, None, 1)
        table.season = fields.number("season", 1, table.cards.seasons, 1) - 1
        self._read_players()
        self._read_zones()
        self._read_tokens()
        self._read_interseasons()
        self._read_decks()
        fields.close()

    def _read_players(self) -> None:
        players = self.table.players
        if not self.fields.has("players"):
            return
        rows = self.fields.rows("players")
        if len(rows) > len(players):
            raise self.fields.wrong("players", f"may have {len(players)} rows, not {len(rows)}")
        for player, row in zip(players, rows, strict=False):
            self._read_player(player, row)

    def _read_player(self, player: Player, row: Fields) -> None:
        yard, table = player.yard, self.table
        automa = table.is_solo() and player.seat == AUTOMA
        if row.has("extensions"):
            yard.extensions = self._parts(row, "extensions")
        if row.has("shed"):
            if automa:
                raise row.wrong("shed", "the automa has no shed (U1)")
            yard.shed = self._parts(row, "shed")
            for part in range(4):
                if yard.shed[part] > table.capacity(yard, part):
                    raise row.wrong("shed", f"{PARTS[part]} must be at most {table.capacity(yard, part)}")
        for id in self._ids(row, "area"):
            yard.add_droid(self._droid(row, "area", id))
        if row.has("stored"):
            self._read_stored(player, row.table("stored"))
        for id in self._ids(row, "houses"):
            yard.houses.append(self._house(row, "houses", id))
        row.close()

    def _read_stored(self, player: Player, stored: Fields) -> None:
        for i, droid in enumerate(player.yard.area):
            if stored.has(droid.id):
                if not droid.stores:
                    raise stored.wrong(droid.id, "nothing can lie on this droid (K5)")
                player.yard.stored[i] = self._parts(stored, droid.id)
        stored.close()

    def _read_zones(self) -> None:
        zones = self.table.zones
        rows = self.fields.rows("zones")
        if len(rows) != len(zones):
            raise self.fields.wrong("zones", f"must have {len(zones)} rows, not {len(rows)}")
        for zone, row in zip(zones, rows, strict=True):
            self._read_zone(zone, row)
        for player in self.table.players:
            if not self.table.available_houses(player.seat):
                raise self.fields.wrong("zones", f"seat {player.seat} must have an available house")

    def _read_zone(self, zone: Zone, row: Fields) -> None:
        houses = [self._house(row, "houses", id) for id in self._ids(row, "houses")]
        zone.houses = sorted(houses, key=lambda house: house.number)
        zone.discards = [self._droid(row, "discards", id) for id in self._ids(row, "discards")]
        row.close()

    def _read_tokens(self) -> None:
        if not self.fields.has("tokens"):
            return
        row, table = self.fields.table("tokens"), self.table
        houses = {house.id: (house, zone) for zone in table.zones for house in zone.houses}
        house, zone = houses[row.choice("house", houses)]
        owner = row.number("owner", 0, len(table.players) - 1)
        if owner not in zone.seats:
            raise row.wrong("owner", f"must be a seat of the house's zone, {zone.seats[0]} or {zone.seats[1]}")
        table.token_house, table.token_owner = house, owner
        table.token_base = row.number("base", 1, None, 3)
        row.close()

    def _read_interseasons(self) -> None:
        coming = self.table.cards.seasons - 1 - self.table.season
        known: dict[str, Interseason] = {card.id: card for card in self.table.cards.interseasons}
        ids = self.fields.words("interseasons", known) if self.fields.has("interseasons") else ()
        for id in ids:
            self.table.interseasons.append(known[id])
        decks = self.fields.items("decks")
        seasons = max((len(deck) for deck in decks if isinstance(deck, list)), default=0)
        needed = max(seasons - 1, 0)
        if not needed <= len(ids) <= coming:
            raise self.fields.wrong("interseasons", f"must name {needed} to {coming} cards, not {len(ids)}")

    def _read_decks(self) -> None:
        table = self.table
        written = self.fields.items("decks")
        wanted = len(table.cards.decks[table.mode])
        if len(written) != wanted:
            raise self.fields.wrong("decks", f"must be {wanted} lists of seasons, not {len(written)}")
        a_turn = CARDS_A_TURN[table.mode]
        for number, seasons in enumerate(written):
            if not isinstance(seasons, list) or not seasons or len(seasons) > table.cards.seasons - table.season:
                raise self.fields.wrong(
                    "decks", f"deck {number} must list the droids of 1 to {table.cards.seasons - table.season} seasons"
                )
            deck = Deck()
            deck.seasons = [[] for _ in range(table.season)]
            for season in seasons:
                if not isinstance(season, list) or len(season) % a_turn:
                    raise self.fields.wrong("decks", f"each season of deck {number} must list a multiple of {a_turn} ids")
                deck.seasons.append([self._droid(self.fields, "decks", str(id)) for id in season])
            deck.seasons += [[] for _ in range(table.cards.seasons - len(deck.seasons))]
            deck.aside = [[] for _ in range(table.cards.seasons)]
            if not deck.seasons[table.season]:
                raise self.fields.wrong("decks", f"deck {number} must have cards in the current season")
            table.decks.append(deck)
        for season in range(table.cards.seasons):
            if len({len(deck.seasons[season]) for deck in table.decks}) > 1:
                raise self.fields.wrong("decks", "both decks must have the same number of cards in each season")

    def _parts(self, row: Fields, field: str) -> list[int]:
        amounts = row.amounts(field, PARTS)
        return [amounts.get(part, 0) for part in PARTS]

    def _ids(self, row: Fields, field: str) -> list[str]:
        return [str(id) for id in row.items(field)] if row.has(field) else []

    def _droid(self, row: Fields, field: str, id: str) -> Droid:
        card = self._card(row, field, id)
        if not isinstance(card, Droid):
            raise row.wrong(field, f"{id!r} is a house; droids are allowed")
        return card

    def _house(self, row: Fields, field: str, id: str) -> House:
        card = self._card(row, field, id)
        if not isinstance(card, House):
            raise row.wrong(field, f"{id!r} is a droid; houses are allowed")
        return card

    def _card(self, row: Fields, field: str, id: str) -> Card:
        if id not in self.ids:
            raise row.wrong(field, f"{id!r} is no card of the component set")
        if id in self.placed:
            raise row.wrong(field, f"{id!r} stands twice; a card is in one place")
        self.placed.add(id)
        return self.ids[id]
