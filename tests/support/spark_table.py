"""Builders for the tests of Sparks: positions, moves by name, and what can be read off the table."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from cogwright.engine import Journal, Match
from cogwright.games.sparks import Sparks, SparksState
from cogwright.games.sparks.actions import vocabulary_of
from cogwright.games.sparks.cards import COLOURS, DIE_NAMES, PLACE_NAMES, SECTION
from cogwright.games.sparks.components import read_cards
from cogwright.games.sparks.evaluate import weigh
from cogwright.games.sparks.state import NO_DIE, Player

GAME = Sparks()
BONUSES = {
    "red": ["two-cogs", "bag-die", "upgrade-tile"],
    "yellow": ["any-step"],
    "blue": ["recover-spark", "cog-and-assistant", "yellow-die"],
    "green": ["green-die"],
}
"""Where the bonus tiles lie in the worked examples (section 10)."""
EVERY_KIND = ["relocate", "discount", "sales", "ignore-colour", "ignore-value", "bonus-point", "bonus-cog", "recycle"]


def changed(change: Callable[[dict[str, Any]], object]) -> Sparks:
    """The game after a function has changed the data of the open set."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.components.data))
    change(data)
    game = Sparks()
    game.components = replace(GAME.components, data=data)
    game.cards = read_cards(game.components)
    game.vocabulary = vocabulary_of(game.cards)
    weigh(game.cards)
    return game


def row_of(data: dict[str, Any], table: str, id: str) -> dict[str, Any]:
    """The row of a table with an id."""
    return cast(dict[str, Any], next(row for row in data[table] if row["id"] == id))


# Positions


def position(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A position as in section 10: 2 players unless it says otherwise, first player 0, action phase, the kinds that are owned
    in play."""
    owned: set[str] = set()
    for player in players:
        owned |= {*player.get("upgrades", []), *player.get("slot_tiles", {}).values()}
    kinds = sorted(EVERY_KIND, key=lambda kind: kind not in owned)[:6]
    options = {"first": "0", **more.pop("options", {})}
    base = {"seats": 2, "phase": "action", "bonuses": BONUSES, "kinds": kinds, "players": list(players)}
    return {**base, "options": options, **more}


def start(*players: dict[str, Any], game: Sparks = GAME, **more: Any) -> SparksState:
    """A state from such a position."""
    return cast(SparksState, game.from_position(position(*players, **more)))


def match(*players: dict[str, Any], game: Sparks = GAME, **more: Any) -> Match:
    """A match from such a position."""
    return Match.from_position(game, position(*players, **more))


def told(*players: dict[str, Any], game: Sparks = GAME, **more: Any) -> tuple[SparksState, Journal]:
    """A state from such a position, and the journal in which it is told."""
    journal = Journal()
    return cast(SparksState, game.from_position(position(*players, **more), journal)), journal


# Moves


def act(state: SparksState, seat: int, *names: str) -> None:
    """Let the seat take actions one after the other."""
    for name in names:
        state.apply(seat, state.game.action(name))


def legal(state: SparksState, seat: int, verb: str = "") -> list[str]:
    """The names of the seat's legal actions, of one verb if it is given."""
    names = [state.game.action_name(action) for action in state.legal_actions(seat)]
    return [name for name in names if not verb or name.split(" ")[0] == verb]


# What lies where


def loose(state: SparksState, seat: int) -> str:
    """The loose dice: "r1 b5 b5"."""
    return " ".join(DIE_NAMES[die] for die in state.players[seat].loose)


def placed(state: SparksState, seat: int) -> dict[str, str]:
    """The placed dice by their places."""
    dice = state.players[seat].placed
    return {name: DIE_NAMES[die] for name, die in zip(PLACE_NAMES, dice, strict=True) if die != NO_DIE}


def row(state: SparksState) -> str:
    """The dice in the junkyard, from left to right."""
    return " ".join(DIE_NAMES[die] for die in state.row)


def discard(state: SparksState) -> dict[str, int]:
    """How many dice of each colour lie in the discard, without zeros."""
    return {colour: n for colour, n in zip(COLOURS, state.discard, strict=True) if n}


def line(state: SparksState, seat: int) -> list[str | None]:
    """The robots in the line."""
    return [robot.id if robot is not None else None for robot in state.players[seat].line]


def drawn(state: SparksState, seat: int) -> list[str]:
    """The drawn robots that are not placed yet."""
    return [robot.id for robot in state.players[seat].drawn if robot is not None]


def dice_by_colour(state: SparksState) -> list[int]:
    """How many dice of each colour there are in all places together (N1)."""
    counts = [bag + out for bag, out in zip(state.bag, state.discard, strict=True)]
    for die in [*state.row, *(die for player in state.players for die in player.dice())]:
        counts[die // 6] += 1
    return counts


def section_sum(player: Player) -> int:
    """The values in the upgrade section, added up."""
    return sum(die % 6 + 1 for die in player.placed[:SECTION] if die != NO_DIE)
