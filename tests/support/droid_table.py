"""Builds positions of Last Droids for its tests (S9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cogwright.engine import Match
from cogwright.games.last_droids import LastDroids
from cogwright.games.last_droids.rules import LastDroidsState

GAME = LastDroids()
ID = {number: card.id for number, card in GAME.cards.by_number.items()}
HOUSES = [45, 46, 47, 48]
PART_NAMES = {"N": "nut", "O": "oil", "C": "circuit", "E": "energy"}


def parts(text: str) -> dict[str, int]:
    """Parts as the specification writes them: "N1 O2 C0 E3"."""
    return {PART_NAMES[word[0]]: int(word[1:]) for word in text.split()}


def shown(four: Sequence[int]) -> str:
    """The other way round, without zeros."""
    return " ".join(f"{letter}{n}" for letter, n in zip("NOCE", four, strict=True) if n)


def player(shed: str = "", area: Sequence[int] = (), **more: Any) -> dict[str, Any]:
    """A row of `players`: a shed like "N1 O2" and the numbers of the droids in the area."""
    row: dict[str, Any] = {"area": [ID[n] for n in area]}
    if shed:
        row["shed"] = parts(shed)
    for key, value in more.items():
        row[key] = [ID[n] for n in value] if key == "houses" else value
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
    count = {1: 1, 2: 1, 3: 3, 4: 2}[seats]
    if zones is None:
        zones = [[45 + 2 * i, 46 + 2 * i] for i in range(count)]
    thrown = discards or [[] for _ in range(count)]
    return {
        "seats": seats,
        "players": list(players),
        "zones": [
            {"houses": [ID[n] for n in houses], "discards": [ID[n] for n in gone]}
            for houses, gone in zip(zones, thrown, strict=True)
        ],
        "decks": [[[ID[n] for n in season] for season in deck] for deck in decks],
        **more,
    }


def start(data: Mapping[str, Any]) -> LastDroidsState:
    """A state from a position."""
    state = GAME.from_position(data)
    assert isinstance(state, LastDroidsState)
    return state


def act(state: LastDroidsState, seat: int, *names: str) -> None:
    """Let a seat take actions by name."""
    for name in names:
        state.apply(seat, GAME.action(name))


def legal(state: LastDroidsState, seat: int) -> list[str]:
    """The names of a seat's legal actions."""
    return [GAME.action_name(action) for action in state.legal_actions(seat)]


def shed(state: LastDroidsState, seat: int) -> str:
    """A seat's shed as it sees it."""
    return shown(state.view(seat).players[seat].shed)


def lines(state: LastDroidsState, seat: int) -> dict[str, int]:
    """The lines of a seat's score sheet."""
    return {line.id: line.points for line in state.score_sheets()[seat].lines}


def match(data: Mapping[str, Any]) -> Match:
    """A match from a position."""
    return Match.from_position(GAME, data)
