"""Says what droids, houses and Interseason cards do, from the same data that the rules use (section 5).

What is counted, columns and kinds of parts are told as bundles in which each has its number, or 1: {"counted-water": 1}.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cogwright.engine.messages import Message
from cogwright.games.last_droids.cards import (
    ALL_PARTS,
    ANY_COLUMN,
    PARTS,
    TYPES,
    Discount,
    Double,
    Droid,
    Effect,
    Extend,
    Gain,
    House,
    HouseScore,
    Interseason,
    PerDiscard,
    Store,
    Surcharge,
    Swap,
    Wild,
    amounts,
)
from cogwright.games.last_droids.describe import column

if TYPE_CHECKING:
    from cogwright.games.last_droids import LastDroids

SCORED: Final = {
    "score-kinds": "kind",
    "score-extensions": "extension",
    "score-houses": "house",
    "score-sets": "set",
}
"""What a house counts, by kind of effect (H0)."""


def effect_messages(game: LastDroids, kind: str, id: str) -> list[Message]:
    """What the component is and does, one sentence a fact or effect.

    `kind` is "droid", "house" or "interseason", as in rulebooks.

    Raises:
        KeyError: there is no such component.
    """
    if kind == "droid":
        for droid in game.cards.droids:
            if droid.id == id:
                return [_droid(droid), *special_messages(game, kind, id)]
    elif kind == "house":
        for house in game.cards.houses:
            if house.id == id:
                return [_house(house), *special_messages(game, kind, id)]
    elif kind == "interseason":
        for card in game.cards.interseasons:
            if card.id == id:
                return _interseason(game, card)
    raise KeyError(f"{kind} {id}")


def special_messages(game: LastDroids, kind: str, id: str) -> list[Message]:
    """The effects alone of a droid or house, as far as they are not numbers at its edge."""
    cards: list[Droid] | list[House] = game.cards.droids if kind == "droid" else game.cards.houses
    card = next(card for card in cards if card.id == id)
    row = next(row for row in game.components.data[kind] if row["id"] == id)
    return [
        message
        for effect, written in zip(card.effects, row["effects"], strict=True)
        for message in _effect(effect, written)
    ]


def _droid(droid: Droid) -> Message:
    """What stands at the edges of a droid: type, cost, gain, points, leaves (C4)."""
    gain = {"point": droid.rp} | ({"leaf": droid.leaves} if droid.leaves else {})
    return Message(
        "effect-droid",
        {"type": TYPES[droid.type], "cost": amounts(droid.cost), "gain": gain, "parts": amounts(droid.gain)},
    )


def _house(house: House) -> Message:
    """What stands at the edges of a house: cost and points (C5)."""
    return Message("effect-house", {"cost": amounts(house.cost), "gain": {"point": house.rp}})


def _interseason(game: LastDroids, card: Interseason) -> list[Message]:
    """The column that everybody extends, and the energy for leaves (T11)."""
    extension = {"extension": game.cards.interseason_extension}
    return [
        Message("effect-interseason", {"extension": extension, "column": column(card.part)}),
        Message("effect-interseason-leaves", {"gain": {"energy": game.cards.interseason_energy}}),
    ]


def _effect(effect: Effect, written: Mapping[str, object]) -> list[Message]:
    if isinstance(effect, Extend):
        if effect.part == ANY_COLUMN:
            return [Message("effect-extend-any", {"n": effect.n})]
        return [Message("effect-extend", {"extension": {"extension": effect.n}, "column": column(effect.part)})]
    if isinstance(effect, Gain):
        gain = amounts(effect.parts) | ({"base": effect.base} if effect.base else {})
        return [Message("effect-gain", {"gain": gain})]
    if isinstance(effect, Store):
        return [Message("effect-store", {"parts": amounts(effect.parts)})]
    if isinstance(effect, PerDiscard):
        return [_per({"point": effect.rp}, f"discarded-{TYPES[effect.type]}")]
    if isinstance(effect, Double):
        return [Message("effect-double", {"kind": {f"kind-{PARTS[effect.part]}": 1}, "gain": {PARTS[effect.part]: 1}})]
    if isinstance(effect, Surcharge):
        return [Message("effect-surcharge", {"cost": {"base": effect.base}})]
    if isinstance(effect, Discount):
        return [Message("effect-discount", {"amounts": {"energy": effect.energy}})]
    if isinstance(effect, Wild):
        return [Message("effect-wild", {"houses": {f"house-{number}": 1 for number in effect.houses}})]
    if isinstance(effect, Swap):
        return [
            Message(
                "effect-swap",
                {"give": _pattern(written["give"]), "take": _pattern(written["take"]), "n": effect.uses},
            )
        ]
    assert isinstance(effect, HouseScore)
    return _score(effect)


def _pattern(written: object) -> dict[str, int]:
    """What a market droid gives or takes, as it is written: fixed parts, `same` or `base` (W4)."""
    assert isinstance(written, Mapping)
    return {str(key): n for key, n in written.items()}


def _score(effect: HouseScore) -> list[Message]:
    """What a house scores: so much for each, or a step that is reached (H0, H45-H57)."""
    if effect.kind == "score-leaf-lead":
        return [Message("effect-score-leaf-lead", {"gain": {"point": effect.rp}})]
    counted = _counted(effect)
    if effect.steps:
        needed, points = effect.steps[0]
        first = Message("effect-score-step", {"gain": {"point": points}, "count": {f"counted-{counted}": needed}})
        return [
            first,
            *(Message("effect-score-step-more", {"n": n, "gain": {"point": more}}) for n, more in effect.steps[1:]),
        ]
    return [_per({"point": effect.rp}, counted)]


def _counted(effect: HouseScore) -> str:
    if effect.kind == "score-shed":
        return "part" if effect.part == ALL_PARTS else PARTS[effect.part]
    if effect.kind in ("score-type", "score-type-steps"):
        return TYPES[effect.type]
    if effect.kind == "score-cost-icons":
        return f"icon-{TYPES[effect.type]}"
    return SCORED[effect.kind]


def _per(gain: dict[str, int], counted: str) -> Message:
    return Message("effect-score-per", {"gain": gain, "each": {f"counted-{counted}": 1}})
