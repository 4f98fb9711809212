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
)
from cogwright.games.last_droids.automa import choose_types, claim, plan_automa, token_house
from cogwright.games.last_droids.cards import ENERGY, House
from cogwright.games.last_droids.plans import begin_plan
from cogwright.games.last_droids.scoring import leads, score_sheets
from cogwright.games.last_droids.state import (
    AUTOMA,
    NO_ACTION,
    NOBODY,
    REPAIRS,
    STEP_END,
    STEP_FINAL,
    STEP_PLAN,
    STEP_TOKENS,
    ZONES_OF,
    Player,
    Table,
    Yard,
)

# Steps 2 and 3


def begin_plans(table: Table) -> None:
    """All players plan at the same time, hidden from each other (T6)."""
    table.phase = STEP_PLAN
    table.push_table((REVEAL, 0, 0))
    for player in table.players:
        begin_plan(table, player)
    if table.is_solo():
        plan_automa(table, table.players[AUTOMA])


def reveal(table: Table) -> None:
    """All plans are complete: houses are settled, losers plan anew; then all plans take effect together (T7, T8)."""
    table.fence()
    losers = _settle_houses(table)
    for player in table.players:
        if not player.revealed and player.seat not in losers:
            player.revealed = True
            if table.journal is not None:
                tell_story(table, player, len(player.story))
    if losers:
        table.push_table((REVEAL, 0, 0))
        for seat in losers:
            _plan_anew(table, table.players[seat])
    else:
        _take_effect(table)


def _settle_houses(table: Table) -> list[int]:
    """Each house goes to the first in priority order who planned it; the seats that lose one plan anew (T7).

    An automa that loses its house claims the next one of its list (U6).
    """
    losers: list[int] = []
    for seat in table.in_priority_order():
        player = table.players[seat]
        house = player.house
        if player.revealed or house is None:
            continue
        if house in table.settled:
            if not table.is_automa(seat):
                losers.append(seat)
                continue
            claim(table, player)
            house = player.house
        if house is not None:
            table.settled = [*table.settled, house]
    return losers


def _plan_anew(table: Table, player: Player) -> None:
    """The house is lost: what was planned from `build` on is void, the swaps before it stand and are seen by all (T7).

    The uses of market droids count on, because it is still the same swap step (W6).
    """
    assert player.before is not None
    if table.journal is not None:
        tell_story(table, player, player.story_before)
        assert player.house is not None
        table.tell("log-lost-house", seat=player.seat, card=player.house.id, other=_builder_of(table, player.house))
    player.yard = player.before
    begin_plan(table, player)


def _builder_of(table: Table, house: House) -> int:
    """Who builds a settled house."""
    for player in table.players:
        if player.revealed and player.house is house:
            return player.seat
    raise AssertionError("a settled house has a builder")


def tell_story(table: Table, player: Player, n: int) -> None:
    """Tell all what the first `n` sentences of a player's plan say, now that it is revealed."""
    if table.journal is not None:
        for message in player.story[:n]:
            table.journal.tell(message)
        player.story = []


def _take_effect(table: Table) -> None:
    """All plans take effect: parts, areas and houses change, discarded droids go to their zones (T8)."""
    for player in table.players:
        publish(player)
        if player.action != REPAIRS:
            assert player.offer is not None
            number = ZONES_OF[table.mode][player.seat][player.zone]
            table.zones[number] = table.zones[number].with_discard(player.offer)
        if player.house is not None:
            _leave_zone(table, player.house)
        player.offer = None
    table.phase = STEP_TOKENS
    table.push_table((END_TURN, 0, 0))
    table.push_table((BEGIN_TOKENS, 0, 0))


def publish(player: Player) -> None:
    """The draft becomes what all see; the next swap step counts the uses of market droids anew (W6)."""
    if player.draft.markets:
        player.draft.used = [0 for _ in player.draft.used]
    player.yard = player.draft


def _leave_zone(table: Table, house: House) -> None:
    """A built house leaves its zone, and tokens on it leave the game (T8, K6)."""
    for number in range(len(table.zones)):
        if house in table.zones[number].houses:
            table.zones[number] = table.zones[number].without(house)
    if table.token_house is house:
        table.token_house = None
        table.token_owner = NOBODY
        table.token_base = 0


# Extra-cost tokens


def begin_tokens(table: Table, n: int) -> None:
    """In priority order, who has repaired a droid with `surcharge` in this turn places the tokens (T9).

    There is one set of tokens (C3): once they have been placed, the effect does nothing.
    """
    if n == len(table.players):
        return
    table.push_table((BEGIN_TOKENS, n + 1, 0))
    player = table.players[(table.priority + n) % len(table.players)]
    if player.action != REPAIRS or not player.yard.area[-1].surcharge or table.tokens_placed:
        return
    if table.is_automa(player.seat):
        house = token_house(table)
        if house is not None:
            place_tokens(table, player, house)
    else:
        table.push(player.seat, (PLACE_TOKENS, 0, 0))


def token_choices(table: Table, player: Player) -> list[int]:
    """The houses available after the buildings of this turn (K6)."""
    actions = [TOKEN + house.number for house in table.available_houses(player.seat)]
    actions.sort()
    return actions


def choose_tokens(table: Table, player: Player, action: int) -> None:
    """Put the tokens on the house (K6)."""
    for house in table.available_houses(player.seat):
        if house.number == action - TOKEN:
            place_tokens(table, player, house)


def place_tokens(table: Table, player: Player, house: House) -> None:
    """From now on the house costs others more (K6, G5)."""
    table.token_house = house
    table.token_owner = player.seat
    table.token_base = player.yard.area[-1].surcharge
    table.tokens_placed = True
    if table.journal is not None:
        table.tell("log-tokens", seat=player.seat, card=house.id)


# The end of a turn


def end_turn(table: Table) -> None:
    """The game ends, the season ends, or the next turn begins (T10)."""
    for player in table.players:
        player.action = NO_ACTION
        player.house = None
        player.before = None
        player.revealed = False
        player.zone = 0
    table.settled = []
    table.turns_played += 1
    table.ended_by = _end_of_game(table)
    if table.ended_by:
        if table.journal is not None:
            table.tell("log-last-turn", end=table.ended_by)
        table.push_table((FINAL_SWAPS, 0, 0))
        return
    if table.season_is_used_up():
        interseason(table)
    table.turn += 1
    table.priority = (table.priority + 1) % len(table.players)
    table.push_table((DEAL, 0, 0))


def _end_of_game(table: Table) -> str:
    """Why the game ends now: "houses", "decks" or "both"; empty if it goes on (T10.1)."""
    without_house = False
    for player in table.players:
        if not table.has_available_house(player.seat):
            without_house = True
    if not table.season_is_used_up() or table.turns_left():
        return "houses" if without_house else ""
    return "both" if without_house else "decks"


def interseason(table: Table) -> None:
    """Everybody extends the column of the card; then who leads in leaves gains energy (T11, U8)."""
    card = table.interseasons[0]
    table.interseasons = table.interseasons[1:]
    table.interseasons_used = [*table.interseasons_used, card]
    if table.journal is not None:
        table.tell("log-interseason", card=card.id)
    for player in table.players:
        player.draft = Yard(player.yard)
        player.draft.extensions[card.part] += table.cards.interseason_extension
        player.yard = player.draft
    leaves = [player.yard.leaves for player in table.players]
    for player in table.players:
        if leads(table, player.seat, leaves):
            _gain_for_leaves(table, player)
    table.season += 1
    for deck in table.decks:
        deck.drawn = 0


def _gain_for_leaves(table: Table, player: Player) -> None:
    """Energy for the lead in leaves, as far as there is room (T11, G1); the automa's is lost (U8)."""
    room = 0 if table.is_automa(player.seat) else table.room(player.yard, ENERGY)
    n = min(table.cards.interseason_energy, room)
    player.yard.shed[ENERGY] += n
    if table.journal is not None:
        if n:
            table.tell("log-leaves", seat=player.seat, gain={"energy": n})
        else:
            table.tell("log-leaves-lost", seat=player.seat)


# The end of the game


def final_swaps(table: Table) -> None:
    """One more swap step for everybody, at the same time (Z1)."""
    table.fence()
    table.phase = STEP_FINAL
    table.push_table((FINAL_COUNT, 0, 0))
    for player in table.players:
        begin_plan(table, player)


def final_count(table: Table) -> None:
    """Points are counted (Z1, X1); the automa chooses for its wild droids (U7)."""
    table.fence()
    for player in table.players:
        publish(player)
        if table.journal is not None:
            tell_story(table, player, len(player.story))
    if table.is_solo():
        choose_types(table, table.players[AUTOMA])
    table.phase = STEP_END
    if table.journal is not None:
        for sheet in score_sheets(table):
            table.tell("log-result", seat=sheet.seat, rank=sheet.rank, points=sheet.total)
