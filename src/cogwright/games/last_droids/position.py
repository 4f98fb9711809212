"""Sets up a written position at step 1 of a turn (S9); `docs/positions/last-droids.md` describes the fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cogwright.engine import BadPosition, Fields, Journal, RandomSource
from cogwright.engine.errors import sentence, sentences_of, shown
from cogwright.engine.fields import POSITION
from cogwright.games.last_droids.actions import DEAL
from cogwright.games.last_droids.cards import PARTS, Card, Droid, House, Store
from cogwright.games.last_droids.rules import LastDroidsState
from cogwright.games.last_droids.state import CARDS_A_TURN, Deck, Player, Table, Yard, Zone, by_number

complaint: Final = sentences_of("cogwright.games.last_droids")

if TYPE_CHECKING:
    from cogwright.games.last_droids import LastDroids

TOKENS: Final = 3
"""How many base parts the tokens of a position add to a cost, if it does not say so (G5)."""


def set_up_position(game: LastDroids, data: Mapping[str, object], journal: Journal | None) -> LastDroidsState:
    """The state that the data describes; cards that it does not name are out of the game (S9).

    Raises:
        BadPosition: a field is unknown, wrong, or contradicts the rules.
    """
    fields = Fields(BadPosition, POSITION, "", data)
    seats = fields.number("seats", game.min_seats, game.max_seats)
    state = LastDroidsState(game, seats, RandomSource(0), game.cards)
    _Reader(fields, state).read()
    state.journal = journal
    if journal is not None:
        state.tell("log-position", n=state.turn)
    state.push_table((DEAL, 0, 0))
    return state


class _Reader:
    """Reads the fields of a position into a state, and sees to it that every card is in one place (N1)."""

    def __init__(self, fields: Fields, table: Table) -> None:
        self.fields = fields
        self.table = table
        self.placed: set[str] = set()
        self.ids: dict[str, Card] = {card.id: card for card in (*table.cards.droids, *table.cards.houses)}

    def read(self) -> None:
        """Read everything, and refuse what is unknown."""
        table, fields = self.table, self.fields
        if fields.has("options"):
            self._read_options(fields.table("options"))
        table.priority = fields.number("priority", 0, len(table.players) - 1, 0)
        table.first_seat = 0 if table.is_automa(table.priority) else table.priority
        table.turn = fields.number("turn", 1, None, 1)
        table.season = fields.number("season", 1, table.cards.seasons, 1) - 1
        self._read_players()
        self._read_zones()
        self._read_tokens()
        self._read_decks()
        self._read_interseasons()
        fields.close()

    def _read_options(self, options: Fields) -> None:
        """The options of the solo game; others have none but `first`, which `priority` stands for (section 7)."""
        if self.table.is_solo():
            self.table.builder = options.choice("automa", ("calm", "builder"), "calm") == "builder"
            self.table.automa_bonus = options.number("automa_bonus", -20, 20, 0)
        options.close()

    # Players

    def _read_players(self) -> None:
        players = self.table.players
        if not self.fields.has("players"):
            return
        rows = self.fields.rows("players")
        if len(rows) > len(players):
            raise self.fields.wrong("players", sentence("rows-at-most", n=len(players), given=len(rows)))
        for player, row in zip(players, rows, strict=False):
            self._read_player(player, row)

    def _read_player(self, player: Player, row: Fields) -> None:
        yard = player.yard
        yard.extensions = _parts(row, "extensions")
        if row.has("shed") and self.table.is_automa(player.seat):
            raise row.wrong("shed", complaint("automa-shed"))
        yard.shed = _parts(row, "shed")
        for part, name in enumerate(PARTS):
            room = self.table.capacity(yard, part)
            if yard.shed[part] > room:
                raise row.wrong(f"shed: {name}", sentence("must-be-up-to", most=room, given=yard.shed[part]))
        for droid in self._droids(row, "area"):
            yard.add_droid(droid)
        if row.has("stored"):
            self._read_stored(yard, row.table("stored"))
        for house in self._houses(row, "houses"):
            yard.add_house(house)
        row.close()

    def _read_stored(self, yard: Yard, stored: Fields) -> None:
        """Parts on collectors, of the kinds and at most the numbers that the card lays there (K5, N4)."""
        for place, droid in enumerate(yard.area):
            printed = [0, 0, 0, 0]
            for effect in droid.effects:
                if isinstance(effect, Store):
                    printed = [printed[part] + effect.parts[part] for part in range(len(PARTS))]
            if stored.has(droid.id):
                parts = _parts(stored, droid.id)
                for part, name in enumerate(PARTS):
                    if parts[part] > printed[part]:
                        raise stored.wrong(
                            f"{droid.id}: {name}", sentence("must-be-up-to", most=printed[part], given=parts[part])
                        )
                yard.lay_on_card(place, parts)
        stored.close()

    # Zones

    def _read_zones(self) -> None:
        zones = self.table.zones
        rows = self.fields.rows("zones")
        if len(rows) != len(zones):
            raise self.fields.wrong("zones", sentence("rows-exactly", n=len(zones), given=len(rows)))
        for number, row in enumerate(rows):
            zones[number] = Zone(zones[number].seats, by_number(self._houses(row, "houses")))
            for droid in self._droids(row, "discards"):
                zones[number] = zones[number].with_discard(droid)
            row.close()

    def _read_tokens(self) -> None:
        """The extra-cost tokens on a waiting house, owned by a seat of its zone (K6, N5)."""
        if not self.fields.has("tokens"):
            return
        row, table = self.fields.table("tokens"), self.table
        waiting = {house.id: (house, zone) for zone in table.zones for house in zone.houses}
        house, zone = waiting[row.choice("house", waiting)]
        owner = row.number("owner", 0, len(table.players) - 1)
        if owner not in zone.seats:
            raise row.wrong("owner", complaint("owner-of-zone", one=zone.seats[0], two=zone.seats[1]))
        table.token_house, table.token_owner, table.tokens_placed = house, owner, True
        table.token_base = row.number("base", 1, None, TOKENS)
        row.close()

    # Decks

    def _read_decks(self) -> None:
        """For each deck the droids of the current and of the coming seasons, from the top; whole turns, as many in each (S5)."""
        table = self.table
        decks = self.fields.items("decks")
        wanted = len(table.cards.decks[table.mode])
        if len(decks) != wanted:
            raise self.fields.wrong("decks", complaint("decks-listed", n=wanted, given=len(decks)))
        for number, seasons in enumerate(decks):
            table.decks.append(self._deck(number, seasons))
        sizes = [[len(season) for season in deck.seasons] for deck in table.decks]
        if sizes[0] != sizes[-1]:
            raise self.fields.wrong("decks", complaint("decks-alike"))

    def _deck(self, number: int, seasons: object) -> Deck:
        table = self.table
        most = table.cards.seasons - table.season
        if not isinstance(seasons, list) or not 1 <= len(seasons) <= most:
            raise self.fields.wrong("decks", complaint("deck-seasons", number=number, most=most))
        a_turn = CARDS_A_TURN[table.mode]
        piles: list[list[Droid]] = [[] for _ in range(table.season)]
        for season in seasons:
            if not isinstance(season, list) or not season or len(season) % a_turn:
                raise self.fields.wrong("decks", complaint("deck-turns", number=number, n=a_turn))
            piles.append([self._droid(self.fields, "decks", id) for id in season])
        piles += [[] for _ in range(table.cards.seasons - len(piles))]
        return Deck(piles, [[] for _ in piles])

    def _read_interseasons(self) -> None:
        """The Interseason cards still to come: one before each coming season (S4)."""
        known = {card.id: card for card in self.table.cards.interseasons}
        ids = self.fields.words("interseasons", known) if self.fields.has("interseasons") else ()
        coming = sum(bool(season) for season in self.table.decks[0].seasons) - 1
        if len(ids) != coming:
            raise self.fields.wrong("interseasons", complaint("interseasons-needed", n=coming, given=len(ids)))
        self.table.interseasons = [known[id] for id in ids]

    # Cards

    def _droids(self, row: Fields, field: str) -> list[Droid]:
        return [self._droid(row, field, id) for id in row.items(field)] if row.has(field) else []

    def _houses(self, row: Fields, field: str) -> list[House]:
        return [self._house(row, field, id) for id in row.items(field)] if row.has(field) else []

    def _droid(self, row: Fields, field: str, id: object) -> Droid:
        card = self._card(row, field, id)
        if not isinstance(card, Droid):
            raise row.wrong(field, complaint("droids-only", given=shown(id)))
        return card

    def _house(self, row: Fields, field: str, id: object) -> House:
        card = self._card(row, field, id)
        if not isinstance(card, House):
            raise row.wrong(field, complaint("houses-only", given=shown(id)))
        return card

    def _card(self, row: Fields, field: str, id: object) -> Card:
        if not isinstance(id, str) or id not in self.ids:
            raise row.wrong(field, complaint("cards-only", given=shown(id)))
        if id in self.placed:
            raise row.wrong(field, sentence("card-stands-twice", given=shown(id)))
        self.placed.add(id)
        return self.ids[id]


def _parts(row: Fields, field: str) -> list[int]:
    """Amounts of the four parts; none if the field is not written."""
    written = row.amounts(field, PARTS) if row.has(field) else {}
    return [written.get(part, 0) for part in PARTS]
