"""What each seat may see of a game of Last Droids (I1-I3), and how the rest may be (I5)."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from cogwright.engine.random_source import RandomSource
from cogwright.games.last_droids.actions import DONE, REPAIR
from cogwright.games.last_droids.cards import NO_TYPE, TYPES, House, amounts
from cogwright.games.last_droids.dealing import drawers
from cogwright.games.last_droids.paying import cost_of
from cogwright.games.last_droids.plans import begin_plan
from cogwright.games.last_droids.scoring import leads, leads_leaves, score
from cogwright.games.last_droids.state import (
    AUTOMA,
    BUILDS,
    CARDS_A_TURN,
    DISMANTLES,
    FOUR,
    NO_ACTION,
    REPAIRS,
    STEP_FINAL,
    STEP_PLAN,
    Deck,
    Player,
    Table,
    Yard,
)

STEPS: Final = ("deal", "plan", "tokens", "final", "end")
ACTIONS: Final = {NO_ACTION: "", REPAIRS: "repair", DISMANTLES: "dismantle", BUILDS: "build"}


@dataclass(frozen=True)
class RepairedView:
    """A repaired droid: the parts that lie on it (nut, oil, circuit, energy), how often it swapped in this step, and as which
    type a wild droid counts at the end (K5, W6, K8)."""

    id: str
    number: int
    stored: tuple[int, int, int, int]
    used: int
    wild: str | None


@dataclass(frozen=True)
class PlanView:
    """A plan as its owner has made it so far, or as all have seen it: the action and the house, if any."""

    action: str
    """ "", "repair", "dismantle" or "build"."""
    house: str | None


@dataclass(frozen=True)
class PlayerView:
    """A player's shed, area and houses (I1).

    Of plans that the viewer knows, its own and those that were revealed, shed and area are shown as they will be; a house that
    is built, and an offer that is discarded, stay where they are until all plans take effect (T8). Of all other plans nothing is
    seen: everything is as it was after step 1 (I3).
    """

    seat: int
    automa: bool
    team: int | None
    """With 4 players 0 or 1 (O9)."""
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
    """The cards drawn in step 1, for the seat itself (T5); for all if the automa has turned them up (U3)."""
    drawn_count: int
    kept: str | None
    plan: PlanView | None
    """None while the viewer does not know it."""
    leaves: int
    leads_parts: bool
    leads_leaves: bool
    score: int
    """What it would score if the game ended now."""


@dataclass(frozen=True)
class HouseView:
    """A house that waits in a zone."""

    id: str
    number: int
    cost: dict[str, int]
    """For the viewing seat after its discounts (G4), without the surcharge; as printed for a spectator."""
    extra: int
    """How many base parts more it costs the viewing seat (G5)."""
    tokens: int
    """How many base parts more it costs others than the owner of the tokens on it; 0 without tokens."""
    token_owner: int | None
    settled: bool
    """A plan that the viewer knows builds it in this turn (T7)."""


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
    """From 1, through all seasons."""
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
    left = [deck.left(table.season) for deck in table.decks]
    acting = table.acting_seats()
    return LastDroidsView(
        viewer=seat,
        seats=table.seats,
        solo=table.is_solo(),
        season=table.season + 1,
        seasons=table.cards.seasons,
        turn=table.turn,
        turns_left=left[0] // CARDS_A_TURN[table.mode],
        step=STEPS[table.phase],
        priority=table.priority,
        drawers=tuple(drawers(table)),
        cards_left=tuple(left),
        interseasons=tuple(card.id for card in table.interseasons),
        interseasons_used=tuple(card.id for card in table.interseasons_used),
        zones=tuple(_zone_view(table, number, seat) for number in range(len(table.zones))),
        players=tuple(_player_view(table, player, seat, player.seat in acting) for player in table.players),
    )


def _zone_view(table: Table, number: int, viewer: int | None) -> ZoneView:
    zone = table.zones[number]
    return ZoneView(
        seats=(zone.seats[0], zone.seats[1]),
        houses=tuple(_house_view(table, house, viewer) for house in zone.houses),
        discards=tuple(droid.id for droid in zone.discards),
    )


def _house_view(table: Table, house: House, viewer: int | None) -> HouseView:
    bears_tokens = table.token_house is house
    cost = house.cost if viewer is None else cost_of(_shown_yard(table, table.players[viewer], viewer), house)
    return HouseView(
        id=house.id,
        number=house.number,
        cost=amounts(cost),
        extra=table.token_base if viewer is not None and table.is_taxed(viewer, house) else 0,
        tokens=table.token_base if bears_tokens else 0,
        token_owner=table.token_owner if bears_tokens else None,
        settled=house in [player.house for player in table.players if _is_known(table, player, viewer)],
    )


def _is_known(table: Table, player: Player, viewer: int | None) -> bool:
    """Whether the viewer knows the player's plan: it is his own, or was revealed (T7)."""
    return table.phase in (STEP_PLAN, STEP_FINAL) and (viewer == player.seat or player.revealed)


def _shown_yard(table: Table, player: Player, viewer: int | None) -> Yard:
    return player.draft if _is_known(table, player, viewer) else player.yard


def _player_view(table: Table, player: Player, viewer: int | None, choosing: bool) -> PlayerView:
    own = viewer == player.seat
    known = _is_known(table, player, viewer)
    yard = _shown_yard(table, player, viewer)
    offer = None if known and player.action == REPAIRS else player.offer
    turned_up = table.is_solo() and table.priority == AUTOMA
    plan = PlanView(ACTIONS[player.action], player.house.id if player.house else None)
    parts = [other.yard.parts() for other in table.players]
    parts[player.seat] = yard.parts()
    return PlayerView(
        seat=player.seat,
        automa=table.is_automa(player.seat),
        team=table.team(player.seat) if table.mode == FOUR else None,
        shed=_four(yard.shed),
        capacity=_four([table.capacity(yard, part) for part in range(4)]),
        extensions=_four(yard.extensions),
        area=tuple(_repaired_view(yard, place) for place in range(len(yard.area))),
        houses=tuple(house.id for house in player.yard.houses),
        offer=offer.id if offer else None,
        offer_cost=_four(cost_of(yard, offer)) if offer else None,
        choosing=choosing,
        drawn=tuple(droid.id for droid in player.drawn) if own or turned_up else (),
        drawn_count=len(player.drawn),
        kept=player.kept.id if own and player.kept else None,
        plan=plan if known and table.phase == STEP_PLAN else None,
        leaves=yard.leaves,
        leads_parts=not table.is_solo() and leads(table, player.seat, parts),
        leads_leaves=leads_leaves(table, player.seat, yard),
        score=score(table, player.seat, yard),
    )


def _repaired_view(yard: Yard, place: int) -> RepairedView:
    droid, wild = yard.area[place], yard.wilds[place]
    return RepairedView(
        id=droid.id,
        number=droid.number,
        stored=_four(yard.stored[place]),
        used=yard.used[place],
        wild=None if wild == NO_TYPE else TYPES[wild],
    )


def _four(parts: list[int]) -> tuple[int, int, int, int]:
    return (parts[0], parts[1], parts[2], parts[3])


# What the seat cannot see


def deal_hidden_anew(table: Table, seat: int, random: RandomSource) -> None:
    """Draw anew what the seat cannot see: the decks, what other drawers hold, others' plans (I5)."""
    for index in range(len(table.decks)):
        _shuffle_deck(table, seat, index, random)
    finished: list[Player] = []
    if table.phase in (STEP_PLAN, STEP_FINAL):
        for player in table.players[: table.seats]:
            if player.seat != seat and not player.revealed:
                if not player.choosing:
                    finished.append(player)
                table.drop_tasks(player.seat)
                begin_plan(table, player)
    table.settle()
    for player in finished:
        _plan_at_random(table, player, random)


def _shuffle_deck(table: Table, seat: int, index: int, random: RandomSource) -> None:
    """The unseen cards of each season change places: in the deck, put aside, held by another drawer (I2, I3).

    They are sorted before they are shuffled, so that what is drawn follows from what the seat sees and the chance alone.
    """
    deck = table.decks[index]
    drawer = table.players[drawers(table)[index]]
    held = len(drawer.drawn) if drawer.seat != seat and not table.is_solo() else 0
    seasons, aside = deck.seasons.copy(), deck.aside.copy()
    for season in range(table.season, len(seasons)):
        seen = deck.drawn - held if season == table.season else 0
        unseen = sorted(seasons[season][seen:] + aside[season], key=attrgetter("number"))
        random.shuffle(unseen)
        played = len(seasons[season]) - seen
        seasons[season] = seasons[season][:seen] + unseen[:played]
        aside[season] = unseen[played:]
    table.decks[index] = Deck(seasons, aside, deck.drawn)
    if held:
        drawer.drawn = seasons[table.season][deck.drawn - held : deck.drawn]
        if drawer.kept is not None:
            drawer.kept = drawer.drawn[random.below(held)]
        table.ask_again(drawer.seat)


def _plan_at_random(table: Table, player: Player, random: RandomSource) -> None:
    """A finished hidden plan is replaced by a complete one without swaps (I5)."""
    while True:
        actions = [action for action in table.legal_actions(player.seat) if action == DONE or action >= REPAIR]
        if not actions:
            return
        table.apply(player.seat, actions[random.below(len(actions))])
