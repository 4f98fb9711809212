"""What each seat may see of a game of Last Droids (I1-I3), and how the rest may be (I5)."""

from __future__ import annotations

from dataclasses import dataclass

from cogwright.engine.random_source import RandomSource
from cogwright.games.last_droids.cards import NO_TYPE, PARTS, TYPES, Droid
from cogwright.games.last_droids.paying import cost_of, gain
from cogwright.games.last_droids.plans import FINAL, begin_plan, dismantled_parts
from cogwright.games.last_droids.scoring import leads, leaves_of_all, score
from cogwright.games.last_droids.state import (
    AUTOMA,
    BUILDS,
    DISMANTLES,
    FOUR,
    NO_ACTION,

    REPAIRS,
    STEP_FINAL,
    STEP_PLAN,
    Player,
    Table,
    Yard,
)

STEPS = ("deal", "plan", "tokens", "final", "end")
ACTIONS = {NO_ACTION: "", REPAIRS: "repair", DISMANTLES: "dismantle", BUILDS: "build"}


@dataclass(frozen=True)
class RepairedView:
    """A repaired droid: the parts that lie on it (nut, oil, circuit, energy), and how often it swapped in this step."""

    id: str
    number: int
    stored: tuple[int, int, int, int]
    used: int


@dataclass(frozen=True)
class PlanView:
    """A plan as its owner has made it so far, or as all have seen it: the action and the house, if any."""

    action: str
    """ "", "repair", "dismantle" or "build"."""
    house: str | None


@dataclass(frozen=True)
class PlayerView:
    """A player's shed, area and houses; one's own as the plan leaves them, others' as they were after step 1 (I3)."""

    seat: int
    automa: bool
    team: int | None
    shed: tuple[int, int, int, int]
    """Nuts, oil drops, circuit boards, energy."""
    capacity: tuple[int, int, int, int]
    extensions: tuple[int, int, int, int]
    area: tuple[RepairedView, ...]
    houses: tuple[str, ...]
    offer: str | None
    offer_cost: tuple[int, int, int, int] | None
    """What repairing the offer costs after discounts."""
    choosing: bool
    drawn: tuple[str, ...]
    """The cards drawn in step 1; only for the seat itself."""
    drawn_count: int
    kept: str | None
    plan: PlanView | None
    wild: str | None
    leaves: int
    leads_parts: bool
    leads_leaves: bool
    score: int
    """What it would score if the game ended now."""


@dataclass(frozen=True)
class HouseView:
    """A house that waits in a zone; `taxed` says by how many base parts it costs the viewer more (G5)."""

    id: str
    number: int
    tokens: int
    token_owner: int | None
    settled: bool


@dataclass(frozen=True)
class ZoneView:
    """A zone with its two seats, the waiting houses and the discarded droids (O8)."""

    seats: tuple[int, int]
    houses: tuple[HouseView, ...]
    discards: tuple[str, ...]


@dataclass(frozen=True)
class LastDroidsView:
    """Everything one seat may see; `viewer` None is a spectator."""

    viewer: int | None
    seats: int
    solo: bool
    season: int
    """From 1."""
    seasons: int
    turn: int
    turns_left: int
    """In this season, the current turn not counted."""
    step: str
    """ "deal", "plan", "tokens", "final" or "end"."""
    priority: int
    drawers: tuple[int, ...]
    cards_left: tuple[int, ...]
    """By deck: the cards of this season that are left."""
    interseasons: tuple[str, ...]
    interseasons_used: tuple[str, ...]
    zones: tuple[ZoneView, ...]
    players: tuple[PlayerView, ...]


def view(table: Table, seat: int | None) -> LastDroidsView:
    """What the seat may see (I1-I3); None is a spectator."""
    from cogwright.games.last_droids.dealing import drawers
    from cogwright.games.last_droids.setup import CARDS_A_TURN

    left = [deck.left(table.season) for deck in table.decks]
    return LastDroidsView(
        viewer=seat,
        seats=table.seats,
        solo=table.is_solo(),
        season=table.season + 1,
        seasons=table.cards.seasons,
        turn=table.turn,
        turns_left=min(left) // CARDS_A_TURN[table.mode],
        step=STEPS[table.phase],
        priority=table.priority,
        drawers=tuple(drawers(table)),
        cards_left=tuple(left),
        interseasons=tuple(card.id for card in table.interseasons),
        interseasons_used=tuple(card.id for card in table.interseasons_used),
        zones=tuple(_zone_view(table, i) for i in range(len(table.zones))),
        players=tuple(_player_view(table, player, seat) for player in table.players),
    )


def _zone_view(table: Table, index: int) -> ZoneView:
    zone = table.zones[index]
    revealed = [house for house in table.settled if table.phase == STEP_PLAN]
    return ZoneView(
        seats=(zone.seats[0], zone.seats[1]),
        houses=tuple(
            HouseView(
                id=house.id,
                number=house.number,
                tokens=table.token_base if table.token_house is house else 0,
                token_owner=table.token_owner if table.token_house is house else None,
                settled=house in revealed,
            )
            for house in zone.houses
        ),
        discards=tuple(droid.id for droid in zone.discards),
    )


def _is_open(table: Table, player: Player, viewer: int | None) -> bool:
    """Whether the viewer sees the player's plan: his own, and every plan that was revealed (T7)."""
    return viewer == player.seat or player.revealed


def _player_view(table: Table, player: Player, viewer: int | None) -> PlayerView:
    own = viewer == player.seat
    in_step = table.phase in (STEP_PLAN, STEP_FINAL)
    yard = player.draft if own and in_step else player.yard
    offer = player.offer if table.phase != STEP_FINAL else None
    plan = None
    if in_step and table.phase == STEP_PLAN and _is_open(table, player, viewer):
        plan = PlanView(ACTIONS[player.action], player.house.id if player.house else None)
    parts = [other.yard.parts() for other in table.players]
    parts[player.seat] = yard.parts()
    return PlayerView(
        seat=player.seat,
        automa=table.is_solo() and player.seat == AUTOMA,
        team=player.seat // 2 if table.mode == FOUR else None,
        shed=_four(yard.shed),
        capacity=_four([table.capacity(yard, part) for part in range(4)]),
        extensions=_four(yard.extensions),
        area=tuple(
            RepairedView(droid.id, droid.number, _four(yard.stored[i]), yard.used[i])
            for i, droid in enumerate(yard.area)
        ),
        houses=tuple(house.id for house in yard.houses),
        offer=offer.id if offer else None,
        offer_cost=_four(cost_of(player.yard, offer)) if offer else None,
        choosing=player.choosing,
        drawn=tuple(droid.id for droid in player.drawn) if own else (),
        drawn_count=len(player.drawn),
        kept=player.kept.id if own and player.kept else None,
        plan=plan,
        wild=TYPES[player.wild] if player.wild != NO_TYPE and (own or not in_step) else None,
        leaves=yard.leaves(),
        leads_parts=not table.is_solo() and leads(table, player.seat, parts),
        leads_leaves=leads(table, player.seat, leaves_of_all(table, player.seat, yard)),
        score=score(table, player, yard),
    )


def _four(parts: list[int]) -> tuple[int, int, int, int]:
    assert len(parts) == len(PARTS)
    return (parts[0], parts[1], parts[2], parts[3])


# What the seat cannot see


def deal_hidden_anew(table: Table, seat: int, random: RandomSource) -> None:
    """Draw anew what the seat cannot see: decks, cards in others' hands, others' plans (I5)."""
    for index in range(len(table.decks)):
        _shuffle_deck(table, seat, index, random)
    for player in table.players[: table.seats]:
        if player.seat != seat and player.choosing:
            _forget_plan(table, player)
        elif player.seat != seat and table.phase in (STEP_PLAN, STEP_FINAL) and not player.revealed:
            _guess_plan(table, player)
    table.settle()


def _shuffle_deck(table: Table, seat: int, index: int, random: RandomSource) -> None:
    """The unseen cards of each season change places: in the deck, put aside, in another drawer's hand."""
    from cogwright.games.last_droids.dealing import drawers

    deck = table.decks[index]
    holder = table.players[drawers(table)[index]]
    aside = deck.aside.copy()
    for season in range(table.season, len(deck.seasons)):
        first = deck.drawn if season == table.season else 0
        hidden_hand = season == table.season and holder.seat != seat and bool(holder.drawn) and not table.is_solo()
        unseen: list[Droid] = deck.seasons[season][first:] + (aside[season] if aside else [])
        if hidden_hand:
            unseen = holder.drawn + unseen
        random.shuffle(unseen)
        if hidden_hand:
            _deal_hand(table, holder, unseen[: len(holder.drawn)], random)
            unseen = unseen[len(holder.drawn) :]
            deck.seasons[season] = deck.seasons[season][: first - len(holder.drawn)] + holder.drawn + unseen
            kept_back = len(deck.seasons[season]) - (len(aside[season]) if aside else 0)
            if aside:
                aside[season] = deck.seasons[season][kept_back:]
                deck.seasons[season] = deck.seasons[season][:kept_back]
        else:
            left = len(deck.seasons[season]) - first
            deck.seasons[season] = deck.seasons[season][:first] + unseen[:left]
            if aside:
                aside[season] = unseen[left:]
    deck.aside = aside


def _deal_hand(table: Table, holder: Player, cards: list[Droid], random: RandomSource) -> None:
    """Another drawer holds other cards, and has kept others."""
    kept = holder.kept is not None
    holder.drawn = cards
    if kept:
        holder.kept = cards[random.below(len(cards))]
    table.ask_again(holder.seat)


def _forget_plan(table: Table, player: Player) -> None:
    """An unfinished plan is replaced by an empty one (I5)."""
    table.drop_tasks(player.seat)
    base = player.base
    begin_plan(table, player, base, FINAL if table.phase == STEP_FINAL else 0)


def _guess_plan(table: Table, player: Player) -> None:
    """A finished hidden plan is replaced by a complete one: dismantle, without swaps (I5)."""
    player.draft = Yard(player.base)
    player.wild = NO_TYPE
    player.house = None
    player.before = None
    player.zone = 0
    if table.phase == STEP_PLAN and player.offer is not None:
        player.action = DISMANTLES
        gain(table, player.draft, dismantled_parts(player.draft, player.offer))
