"""Builders for the tests of Mech A Dream: positions, moves by name, and what can be read off the table."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from cogwright.engine import Journal
from cogwright.games.mech_a_dream import MechADream, MechADreamState
from cogwright.games.mech_a_dream.components import read_tiles

GAME = MechADream()


def game_with(table: str, id: str, **fields: object) -> MechADream:
    """The game with one row of the open set changed."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.components.data))
    next(row for row in data[table] if row["id"] == id).update(fields)
    game = MechADream()
    game.components = replace(GAME.components, data=data)
    game.tiles = read_tiles(game.components)
    return game


def position(journal: Journal | None = None, game: MechADream = GAME, **fields: Any) -> MechADreamState:
    """A position of the open set; two seats and start seat 0 unless said otherwise."""
    data = {"seats": 2, "start": 0, **fields}
    return cast(MechADreamState, game.from_position(data, journal))


def new(seats: int = 2, seed: int = 0, **options: object) -> MechADreamState:
    """A new game; options with underscores: `smart_robots=True`."""
    values = {key.replace("_", "-"): value for key, value in options.items()}
    return cast(MechADreamState, GAME.new(seats, seed, values))


def deal(seats: int = 2, smart_robots: bool = False, specialists: bool = False, **written: object) -> MechADreamState:
    """A game from its setup with a written deal; start seat 0 unless said otherwise."""
    return new(seats, smart_robots=smart_robots, specialists=specialists, deal={"start": 0, **written})


def act(state: MechADreamState, *moves: str) -> None:
    """Carry out moves such as "0 stock ink": seat, then the name of the action."""
    for move in moves:
        seat, name = move.split(" ", 1)
        state.apply(int(seat), GAME.action(name))


def offered(state: MechADreamState, seat: int) -> list[str]:
    """The names of the seat's legal actions."""
    return [GAME.action_name(action) for action in state.legal_actions(seat)]


def goods(state: MechADreamState, seat: int) -> str:
    """Goods and points as the specification writes them: "F4 I2 R0 P3"."""
    workshop = state.workshops[seat]
    return f"F{workshop.flower} I{workshop.ink} R{workshop.rainbow} P{workshop.point}"


def belt(state: MechADreamState, seat: int) -> list[str]:
    """The machines of a seat by slot, as the specification writes them: "glasshouse@2"; finished ones are @0."""
    workshop = state.workshops[seat]
    return [f"{machine.id}@{space}" for machine, space in zip(workshop.machines, workshop.spaces, strict=True)]


def market(state: MechADreamState) -> list[str | None]:
    """The ids on the six places of the market."""
    return [None if machine is None else machine.id for machine in state.market]


def finished(*ids: str) -> list[dict[str, object]]:
    """Finished machines, as a position writes them."""
    return [{"id": id, "space": 0} for id in ids]


def go_on_until(state: MechADreamState, reached: Callable[[MechADreamState], bool]) -> None:
    """Let every seat visit the stock room for ink, take nothing and sleep, until the table is as wanted."""
    while not reached(state):
        assert not state.is_over(), "the game ended before"
        seat = state.acting_seats()[0]
        names = offered(state, seat)
        act(state, f"{seat} stop" if "stop" in names else f"{seat} stock ink")


def seat_acts_at(seat: int, day: int, time: int) -> Callable[[MechADreamState], bool]:
    """Whether the seat decides something at that time of that day."""
    return lambda state: state.day == day and state.time == time and seat in state.acting_seats()
