"""The turn of all players together: plans are revealed, houses settled, tokens placed, seasons end (T6-T12, Z1)."""

from __future__ import annotations

from cogwright.games.last_droids.actions import (
    BEGIN_TOKENS,
    DEAL,
    END_TURN,
    FINAL_COUNT,
    FINAL_SWAPS,
    PLACE_TOKENS,
    REVEAL,
    TOKEN,
    WILD,
)
from cogwright.games.last_droids.automa import claim, plan_automa, token_house
from cogwright.games.last_droids.cards import COLLECTOR, COMMUNICATION, ENERGY, FARM, MARKET_TYPE, WATER, House
from cogwright.games.last_droids.paying import gain
from cogwright.games.last_droids.plans import FINAL, begin_plan, tell_plan
from cogwright.games.last_droids.scoring import best_wild, leads, score_sheets
from cogwright.games.last_droids.state import (
    AUTOMA,
    BUILDS,
    NO_ACTION,
    NOBODY,
    REPAIRS,
    STEP_END,
    STEP_FINAL,
    STEP_PLAN,
    STEP_TOKENS,
    Player,
    Table,
    Yard,
)

WILD_TYPES = [WATER, FARM, COMMUNICATION, COLLECTOR, MARKET_TYPE]
"""As what a wild droid may count, in the order of the vocabulary (K8, D2)."""


# Steps 2 and 3


def begin_plans(table: Table) -> None:
    """All players plan at the same time, hidden from each other (T6)."""
    table.phase = STEP_PLAN
    table.settled = []
    table.push_table((REVEAL, 0, 0))
    for player in table.players:
        begin_plan(table, player, _fresh(player.yard))
        if table.is_solo() and player.seat == AUTOMA:
            player.choosing = False
            plan_automa(table, player)


def _fresh(yard: Yard) -> Yard:
    """The yard at the beginning of a swap step: no market droid was used (W6)."""
    for i in range(len(yard.used)):
        yard.used[i] = 0
    return yard


def reveal(table: Table) -> None:
    """All plans are complete: houses are settled, losers plan anew; then all plans take effect together (T7, T8)."""
    table.fence()
    losers = _settle_houses(table)
    for player in table.players:
        if not player.revealed and player.seat not in losers:
            player.revealed = True
            tell_plan(table, player)
    if not losers:
        take_effect(table)
        return
    table.push_table((REVEAL, 0, 0))
    for seat in losers:
        player = table.players[seat]
        assert player.before is not None
        if table.journal is not None and player.house is not None:
            table.tell("log-lost-house", seat=seat, card=player.house.id)
        begin_plan(table, player, player.before)


def _settle_houses(table: Table) -> list[int]:
    """Each house goes to the first in priority order who planned it (T7); returns the seats that plan anew.

    An automa that loses a house claims the next one of its list (U6).
    """
    losers: list[int] = []
    settled = table.settled.copy()
    for seat in table.in_priority_order():
        player = table.players[seat]
        if player.revealed or player.action != BUILDS or player.house is None:
            continue
        if player.house not in settled:
            settled.append(player.house)
        elif table.is_solo() and seat == AUTOMA:
            table.settled = settled
            claim(table, player)
            if player.house is not None:
                settled.append(player.house)
        else:
            losers.append(seat)
    table.settled = settled
    return losers


def take_effect(table: Table) -> None:
    """All plans take effect: parts, areas and houses change, discarded droids go to their zones (T8)."""
    for player in table.players:
        offer = player.offer
        assert offer is not None
        player.yard = player.draft
        player.base = player.yard
        if player.action != REPAIRS:
            table.zones_of(player.seat)[player.zone].discards.append(offer)
        if player.house is not None:
            _leave_zone(table, player.house)
    table.phase = STEP_TOKENS
    table.push_table((END_TURN, 0, 0))
    table.push_table((BEGIN_TOKENS, 0, 0))


def _leave_zone(table: Table, house: House) -> None:
    """A built house leaves its zone, and tokens on it leave the game (T8, K6)."""
    for zone in table.zones:
        if house in zone.houses:
            zone.houses.remove(house)
    if table.token_house is house:
        table.token_house = None
        table.token_owner = NOBODY
        table.token_base = 0


# Extra-cost tokens


def begin_tokens(table: Table, n: int) -> None:
    """In priority order, who repaired a droid with `surcharge` places its tokens (T9)."""
    if n == len(table.players):
        return
    table.push_table((BEGIN_TOKENS, n + 1, 0))
    player = table.players[table.in_priority_order()[n]]
    offer = player.offer
    if player.action != REPAIRS or offer is None or not offer.surcharge:
        return
    if table.is_solo() and player.seat == AUTOMA:
        house = token_house(table)
        if house is not None:
            place_tokens(table, player, house)
    else:
        table.push(player.seat, (PLACE_TOKENS, 0, 0))


def token_choices(table: Table, player: Player) -> list[int]:
    """An available house without tokens (K6)."""
    return [TOKEN + house.number for house in table.available_houses(player.seat) if house is not table.token_house]


def choose_tokens(table: Table, player: Player, action: int) -> None:
    """Put the tokens on the house; that cannot be taken back (D8)."""
    for house in table.available_houses(player.seat):
        if house.number == action - TOKEN:
            place_tokens(table, player, house)
    table.fence()


def place_tokens(table: Table, player: Player, house: House) -> None:
    """From now on the house costs others more (K6, G5)."""
    offer = player.offer
    assert offer is not None
    table.token_house = house
    table.token_owner = player.seat
    table.token_base = offer.surcharge
    if table.journal is not None:
        table.tell("log-tokens", seat=player.seat, card=house.id)


# The end of a turn


def end_turn(table: Table) -> None:
    """The game ends, the season ends, or the next turn begins (T10)."""
    for player in table.players:
        player.offer = None
        player.action = NO_ACTION
        player.house = None
        player.before = None
        player.revealed = False
        player.zone = 0
    table.settled = []
    table.turns_played += 1
    ended = _end_of_game(table)
    if ended:
        table.ended_by = ended
        if table.journal is not None:
            table.tell("log-last-turn", end=ended)
        table.push_table((FINAL_SWAPS, 0, 0))
        return
    if _season_is_used_up(table):
        interseason(table)
    table.turn += 1
    table.priority = (table.priority + 1) % len(table.players)
    table.push_table((DEAL, 0, 0))


def _end_of_game(table: Table) -> str:
    """Why the game ends now; empty if it goes on (T10.1)."""
    for player in table.players:
        if not table.available_houses(player.seat):
            return "houses"
    if _season_is_used_up(table) and all(
        not deck.seasons[season] for deck in table.decks for season in range(table.season + 1, len(deck.seasons))
    ):
        return "decks"
    return ""


def _season_is_used_up(table: Table) -> bool:
    return all(deck.left(table.season) == 0 for deck in table.decks)


def interseason(table: Table) -> None:
    """Everybody extends the column of the card; then who leads in leaves gains energy (T11, U8)."""
    card = table.interseasons.pop(0)
    table.interseasons_used.append(card)
    if table.journal is not None:
        table.tell("log-interseason", card=card.id)
    for player in table.players:
        player.yard.extensions[card.part] += table.cards.interseason_extension
    leaves = [player.yard.leaves() for player in table.players]
    for player in table.players:
        if leads(table, player.seat, leaves) and not (table.is_solo() and player.seat == AUTOMA):
            energy = [0, 0, 0, 0]
            energy[ENERGY] = table.cards.interseason_energy
            gain(table, player.yard, energy)
            if table.journal is not None:
                table.tell("log-leaves", seat=player.seat, gain={"energy": table.cards.interseason_energy})
    table.season += 1
    for deck in table.decks:
        deck.drawn = 0


# The end of the game


def final_swaps(table: Table) -> None:
    """One more swap step for everybody, at the same time (Z1)."""
    table.phase = STEP_FINAL
    table.push_table((FINAL_COUNT, 0, 0))
    for player in table.players:
        begin_plan(table, player, _fresh(player.yard), FINAL)
        if table.is_solo() and player.seat == AUTOMA:
            player.choosing = False


def wild_choices() -> list[int]:
    """Every type but storage (K8)."""
    return [WILD + i for i in range(len(WILD_TYPES))]


def choose_wild(player: Player, action: int) -> None:
    """As what the wild droid counts (K8)."""
    player.wild = WILD_TYPES[action - WILD]


def final_count(table: Table) -> None:
    """Points are counted (Z1, X1)."""
    table.fence()
    for player in table.players:
        player.yard = player.draft
        player.base = player.yard
    if table.is_solo():
        automa = table.players[AUTOMA]
        automa.wild = best_wild(table, automa, automa.yard)
    table.phase = STEP_END
    if table.journal is not None:
        for sheet in score_sheets(table):
            table.tell("log-result", seat=sheet.seat, rank=sheet.rank, points=sheet.total)


