"""Builders for the tests of Last Droids: positions (S9), moves by name, and what can be read off the table."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from cogwright.engine import Journal, Match
from cogwright.games.last_droids import LastDroids, LastDroidsState, LastDroidsView
from cogwright.games.last_droids.cards import PARTS, TYPES
from cogwright.games.last_droids.components import read_cards
from cogwright.games.last_droids.state import Yard

GAME = LastDroids()
ID = {number: card.id for number, card in GAME.cards.by_number.items()}
NUMBER = {id: number for number, id in ID.items()}
PART_NAMES = dict(zip("NOCE", PARTS, strict=True))
ZONES = {1: 1, 2: 1, 3: 3, 4: 2}


def game_with(table: str, id: str, /, **fields: object) -> LastDroids:
    """The game with one row of the open set changed."""
    return changed(lambda data: next(row for row in data[table] if row["id"] == id).update(fields))


def changed(change: Callable[[dict[str, Any]], object]) -> LastDroids:
    """The game after a function has changed the data of the open set."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.components.data))
    change(data)
    game = LastDroids()
    game.components = replace(GAME.components, data=data)
    game.cards = read_cards(game.components)
    return game


# Positions


def parts(text: str) -> dict[str, int]:
    """Parts as the specification writes them: "N1 O2 C0 E3"."""
    return {PART_NAMES[word[0]]: int(word[1:]) for word in text.split()}


def shown(four: Sequence[int]) -> str:
    """The other way round, without zeros."""
    return " ".join(f"{letter}{n}" for letter, n in zip("NOCE", four, strict=True) if n)


def ids(numbers: Sequence[int]) -> list[str]:
    """The ids of cards by their numbers."""
    return [ID[number] for number in numbers]


def player(shed: str = "", area: Sequence[int] = (), **more: Any) -> dict[str, Any]:
    """A row of `players`: a shed like "N1 O2", the numbers of the droids in the area, of `houses`; `stored`, `extensions`."""
    row: dict[str, Any] = {"area": ids(area)}
    if shed:
        row["shed"] = parts(shed)
    for key, value in more.items():
        row[key] = ids(value) if key == "houses" else parts(value) if isinstance(value, str) else value
    return row


def position(
    seats: int,
    players: Sequence[Mapping[str, Any]],
    decks: Sequence[Sequence[Sequence[int]]],
    zones: Sequence[Sequence[int]] | None = None,
    discards: Sequence[Sequence[int]] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A position: zones are numbers of houses, decks are seasons of numbers of droids."""
    count = ZONES[seats]
    waiting = [[45 + 2 * i, 46 + 2 * i] for i in range(count)] if zones is None else zones
    thrown = [[] for _ in range(count)] if discards is None else discards
    return {
        "seats": seats,
        "players": list(players),
        "zones": [{"houses": ids(houses), "discards": ids(gone)} for houses, gone in zip(waiting, thrown, strict=True)],
        "decks": [[ids(season) for season in deck] for deck in decks],
        **more,
    }


def start(data: Mapping[str, Any], game: LastDroids = GAME, journal: Journal | None = None) -> LastDroidsState:
    """A state from a position."""
    return cast(LastDroidsState, game.from_position(data, journal))


def new(seats: int = 2, seed: int = 0, **options: object) -> LastDroidsState:
    """A new game."""
    return cast(LastDroidsState, GAME.new(seats, seed, options))


def match(data: Mapping[str, Any]) -> Match:
    """A match from a position."""
    return Match.from_position(GAME, data)


def planning(
    offers: Sequence[int],
    players: Sequence[Mapping[str, Any]] = (),
    *,
    seats: int = 0,
    later: Sequence[Sequence[Sequence[int]]] = (),
    game: LastDroids = GAME,
    journal: Journal | None = None,
    **more: Any,
) -> LastDroidsState:
    """A position after step 1, in which these droids lie in front of the players.

    `later` are the cards behind them: by deck the rest of the season, then the coming seasons. Seat 0 has priority unless
    `priority` says otherwise. `seats` 1 is a solo game; otherwise there are as many as offers.
    """
    count = seats or len(offers)
    first = more.get("priority", 0)
    hands = _hands(count, offers, first)
    decks = []
    for i, hand in enumerate(hands):
        behind = later[i] if later else [[]]
        decks.append([[*hand, *behind[0]], *behind[1:]])
    state = start(position(count, players, decks, **more), game, journal)
    if count == 3:
        act(state, first, f"keep {offers[first]}", f"give {offers[(first + 1) % 3]}")
        return state
    for i, hand in enumerate(hands):
        act(state, (first + i) % count, f"keep {hand[0]}")
    return state


def _hands(seats: int, offers: Sequence[int], first: int) -> list[list[int]]:
    """What the drawers draw: the card each keeps comes first."""
    if seats == 4:
        second = (first + 1) % 4
        return [[offers[first], offers[(first + 3) % 4]], [offers[second], offers[(second + 1) % 4]]]
    return [[offers[(first + i) % len(offers)] for i in range(len(offers))]]


# Moves


def act(state: LastDroidsState, seat: int, *names: str) -> None:
    """Let a seat take actions by name."""
    for name in names:
        state.apply(seat, GAME.action(name))


def dismantle_all(state: LastDroidsState) -> None:
    """Every seat that plans dismantles; communication droids go to the left."""
    turn = state.turn
    while state.turn == turn and seen(state).step == "plan":
        seat = state.acting_seats()[0]
        names = legal(state, seat)
        act(state, seat, "dismantle" if "dismantle" in names else names[0])


def finish(state: LastDroidsState) -> LastDroidsState:
    """Dismantle and swap nothing until the game is over or a type is asked for a wild droid."""
    while not state.is_over():
        seat = state.acting_seats()[0]
        names = legal(state, seat)
        if names[0].startswith("wild"):
            break
        act(state, seat, next((name for name in names if name in ("dismantle", "done")), names[0]))
    return state


# What can be read off the table


def legal(state: LastDroidsState, seat: int) -> list[str]:
    """The names of a seat's legal actions."""
    return [GAME.action_name(action) for action in state.legal_actions(seat)]


def seen(state: LastDroidsState, seat: int | None = None) -> LastDroidsView:
    """What a seat sees."""
    return state.view(seat)


def shed(state: LastDroidsState, seat: int) -> str:
    """A seat's shed as it sees it itself."""
    return shown(seen(state, seat).players[seat].shed)


def yard(state: LastDroidsState, seat: int) -> Yard:
    """What all see of a player."""
    return state.players[seat].yard


def area(state: LastDroidsState, seat: int) -> list[int]:
    """The numbers of a player's repaired droids."""
    return [droid.number for droid in yard(state, seat).area]


def houses(state: LastDroidsState, seat: int) -> list[int]:
    """The numbers of the houses a player has built."""
    return [house.number for house in yard(state, seat).houses]


def waiting(state: LastDroidsState, zone: int = 0) -> list[int]:
    """The numbers of the houses that wait in a zone."""
    return [house.number for house in state.zones[zone].houses]


def discards(state: LastDroidsState, zone: int = 0) -> list[int]:
    """The numbers of the droids discarded in a zone."""
    return [droid.number for droid in state.zones[zone].discards]


def offers(state: LastDroidsState) -> list[int]:
    """The numbers of the droids that lie face up in front of the players; 0 where none lies."""
    return [0 if shown.offer is None else NUMBER[shown.offer] for shown in seen(state).players]


def cards_of_decks(state: LastDroidsState) -> list[list[list[int]]]:
    """By deck and season: the numbers of all its cards, drawn, still to come or put aside, ascending."""
    return [
        [sorted(card.number for card in played + aside) for played, aside in zip(deck.seasons, deck.aside, strict=True)]
        for deck in state.decks
    ]


def lines(state: LastDroidsState, seat: int) -> dict[str, int]:
    """The lines of a player's score sheet."""
    return {line.id: line.points for line in state.score_sheets()[seat].lines}


def of_type(type: str, n: int = 1, **more: object) -> list[int]:
    """The numbers of the first `n` droids of a type, wild ones left out, with the given attributes (`rp=5`)."""
    found = [
        droid.number
        for droid in GAME.cards.droids
        if TYPES[droid.type] == type
        and droid.wild is None
        and all(getattr(droid, key) == value for key, value in more.items())
    ]
    assert len(found) >= n
    return found[:n]
