"""Says what machines, monitors, delivery tiles and specialists do, from the same data that the rules use (section 5).

A list of types or times of day is told as a bundle in which each has the amount 1: {"blue": 1, "green": 1}.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cogwright.engine.messages import Argument, Message
from cogwright.games.mech_a_dream.tiles import (
    TIMES,
    TYPES,
    Bonus,
    Bundle,
    Convert,
    Delivery,
    Discount,
    Effect,
    HeadStart,
    Instant,
    Monitor,
    Replay,
    ScorePer,
)

if TYPE_CHECKING:
    from cogwright.games.mech_a_dream import MechADream


def effect_messages(game: MechADream, kind: str, id: str) -> list[Message]:
    """What the component does, one sentence an effect.

    `kind` is "machine", "monitor", "delivery" or "specialist", as in the arguments of messages and in rulebooks.

    Raises:
        KeyError: there is no such component.
    """
    tiles = game.tiles
    if kind == "machine":
        for machine in tiles.machines:
            if machine.id == id:
                return [_effect(effect) for effect in machine.effects]
    elif kind == "specialist":
        for specialist in tiles.specialists:
            if specialist.id == id:
                return [_effect(effect) for effect in specialist.effects]
    elif kind == "monitor":
        for monitor in [tiles.base_monitor, *tiles.monitors]:
            if monitor.id == id:
                return _monitor(monitor)
    elif kind == "delivery":
        for delivery in tiles.deliveries:
            if delivery.id == id:
                return _delivery(delivery)
    raise KeyError(f"{kind} {id}")


def _monitor(monitor: Monitor) -> list[Message]:
    """Start goods, if it brings any (V1.2), and what it does at night (V1.3)."""
    convert = _convert(monitor.input, monitor.output)
    if monitor.start.is_empty:
        return [convert]
    return [Message("effect-start", {"gain": monitor.start.amounts()}), convert]


def _delivery(delivery: Delivery) -> list[Message]:
    """Cost and reward at each time of day (A2)."""
    cost = Bundle(delivery.cost).amounts()
    return [
        Message("effect-delivery", {"time": TIMES[time], "cost": cost, "gain": delivery.rewards[time].amounts()})
        for time in range(len(TIMES))
    ]


def _effect(effect: Effect) -> Message:
    if isinstance(effect, Convert):
        return _convert(effect.input, effect.output)
    if isinstance(effect, Instant):
        return Message("effect-instant", {"gain": effect.gain.amounts()})
    if isinstance(effect, ScorePer):
        return _score_per(effect)
    if isinstance(effect, Discount):
        return _discount(effect)
    if isinstance(effect, Bonus):
        return _bonus(effect)
    if isinstance(effect, HeadStart):
        return _with_types("effect-head-start", {"steps": effect.steps}, effect.types)
    assert isinstance(effect, Replay)
    return Message("effect-replay", {"machines": effect.machines})


def _convert(input: Bundle, output: Bundle) -> Message:
    """Activating it (E6)."""
    if input.is_empty:
        return Message("effect-convert-free", {"output": output.amounts()})
    return Message("effect-convert", {"input": input.amounts(), "output": output.amounts()})


def _score_per(effect: ScorePer) -> Message:
    """Points at the end (E13)."""
    args: dict[str, Argument] = {"gain": {"point": effect.point}, "each": {f"counted-{effect.count}": effect.per}}
    if effect.maximum is None:
        return Message("effect-score-per", args)
    return Message("effect-score-per-most", args | {"most": {"point": effect.maximum}})


def _discount(effect: Discount) -> Message:
    """What is paid less (E10)."""
    if effect.on == "dock":
        return Message("effect-discount-dock", {"amounts": effect.amounts.amounts()})
    return _with_types("effect-discount-buy", {"amounts": effect.amounts.amounts()}, effect.types)


def _bonus(effect: Bonus) -> Message:
    """What is gained whenever something is done (E9)."""
    args: dict[str, Argument] = {"when": effect.on, "gain": effect.gain.amounts()}
    if len(effect.times) == len(TIMES):
        return _with_types("effect-bonus", args, effect.types)
    times = {TIMES[time]: 1 for time in effect.times}
    if len(effect.types) == len(TYPES):
        return Message("effect-bonus-times", args | {"times": times})
    return Message("effect-bonus-types-times", args | {"types": _types(effect.types), "times": times})


def _with_types(id: str, args: Mapping[str, Argument], types: list[int]) -> Message:
    """The message, or its variant `-types` if the effect is about some types only."""
    if len(types) == len(TYPES):
        return Message(id, args)
    return Message(f"{id}-types", {**args, "types": _types(types)})


def _types(types: list[int]) -> dict[str, int]:
    return {TYPES[type]: 1 for type in types}
