"""Says what cards, tiles, structures, worker places, tweenies and circles are and do, from the data that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogwright.engine.messages import Argument, Message
from cogwright.games.the_game_makers.catalogue import (
    ANY_KIND,
    CONDITIONS,
    GENRES,
    KINDS,
    LETTERS,
    METRICS,
    NO_MAXIMUM,
    NO_UPGRADE,
    SEE,
    A,
    B,
    Card,
    Circle,
    MarketingTile,
    Place,
    Structure,
    Term,
    Tile,
)
from cogwright.games.the_game_makers.describe import effect_bundle, workers_bundle

if TYPE_CHECKING:
    from cogwright.games.the_game_makers import TheGameMakers


def effect_messages(game: TheGameMakers, kind: str, id: str) -> list[Message]:
    """What the component is and does, one sentence a fact or effect.

    `kind` is "card", "structure", "tile" (machines), "marketing", "place" (worker spaces), "tweenie" or "circle".

    Raises:
        KeyError: there is no such component.
    """
    catalogue = game.catalogue
    if kind == "card":
        return next((_card(card) for card in catalogue.cards if card.id == id), [])
    if kind == "structure":
        return next((_structure(structure) for structure in catalogue.structures if structure.id == id), [])
    if kind == "tile":
        return next((_tile(tile) for tile in catalogue.tiles if tile.id == id), [])
    if kind == "marketing":
        return next((_marketing(tile) for tile in catalogue.marketing_tiles if tile.id == id), [])
    if kind == "place":
        return next((place_messages(place) for place in catalogue.spaces if place.id == id), [])
    if kind == "tweenie":
        found = [each for each in catalogue.tweenies if each.id == id]
        return [Message("effect-tweenie", {"gain": effect_bundle(each.effect)}) for each in found]
    if kind == "circle":
        return next((_circle(circle) for circle in catalogue.circles if circle.id == id), [])
    raise KeyError(f"{kind} {id}")


def _card(card: Card) -> list[Message]:
    """Genre, needs, points, reward, rank and year (C2.3)."""
    needs = {KINDS[kind]: level for kind, level in enumerate(card.needs) if level}
    return [
        Message("effect-card", {"genre": GENRES[card.genre], "cost": needs, "gain": {"point": card.points}}),
        *(Message("effect-reward", {"gain": effect_bundle(effect)}) for effect in card.reward),
        Message("effect-rank", {"n": card.rank}),
        Message("effect-year", {"n": card.year}) if card.year > 0 else Message("effect-year-before", {"n": -card.year}),
    ]


def _structure(structure: Structure) -> list[Message]:
    """The buildings it needs, and what it does when it is active (A5.10)."""
    counts = {f"building-{level}": structure.needs.count(level) for level in sorted(set(structure.needs))}
    letter = LETTERS[structure.letter].lower()
    return [
        Message("effect-structure", {"letter": letter, "buildings": counts}),
        *special_messages(structure),
    ]


def special_messages(structure: Structure) -> list[Message]:
    """What a structure does when it is active, alone (A5.10.4, A5.10.5, A5.11)."""
    if structure.letter == A:
        assert structure.score is not None
        return [term_message("effect-term", structure.score, {})]
    if structure.letter == B:
        return [
            Message("effect-hollow", {"level": hollow.demands[0], "gain": effect_bundle(hollow.effect)})
            for hollow in structure.hollows
            if hollow.effect is not None
        ]
    assert structure.effect is not None
    kind = "any" if structure.trigger == ANY_KIND else KINDS[structure.trigger]
    args: dict[str, Argument] = {"kind": kind, "level": structure.trigger_level}
    return [Message("effect-extra", args | {"gain": effect_bundle(structure.effect)})]


def term_message(id: str, term: Term, args: dict[str, Argument]) -> Message:
    """What a term scores: so many points for each of what it counts, among what its filters allow (A5.14)."""
    counted: dict[str, Argument] = {
        "gain": {"point": term.points},
        "metric": METRICS[term.metric].replace("_", "-"),
        "size": term.size,
        "of": term.words or {"of-all": 1},
    }
    if term.most < NO_MAXIMUM:
        return Message(f"{id}-most", args | counted | {"most": term.most})
    return Message(id, args | counted)


def _tile(tile: Tile) -> list[Message]:
    """Its level and its machine segments (C2.5)."""
    segments = {f"segment-{KINDS[kind]}": tile.segments.count(kind) for kind in dict.fromkeys(tile.segments)}
    return [Message("effect-tile", {"level": tile.level, "segments": segments})]


def _marketing(tile: MarketingTile) -> list[Message]:
    """Both sides: for how many players, and the base scores of their genres (C2.6, S3.3)."""
    found: list[Message] = []
    for side in tile.sides:
        found.append(Message("effect-side", {"side": side.letter, "least": side.least, "most": side.most}))
        for place, formula in enumerate(side.formulas):
            genre = GENRES[tile.half * 2 + place]
            found += [term_message("effect-base", term, {"genre": genre}) for term in formula]
    return found


def place_messages(place: Place) -> list[Message]:
    """The workers that a worker space demands, and what it gives (A5.9)."""
    demands = workers_bundle(place.demands)
    if place.upgrade != NO_UPGRADE:
        return [Message("effect-place-see" if place.upgrade == SEE else "effect-place-market", {"demands": demands})]
    assert place.effect is not None
    return [Message("effect-place", {"demands": demands, "gain": effect_bundle(place.effect)})]


def _circle(circle: Circle) -> list[Message]:
    """What has to be fulfilled for its tree (A5.6.4)."""
    kind = CONDITIONS[circle.condition].replace("_", "-")
    return [Message(f"effect-circle-{kind}", {"n": circle.count, "multiplier": circle.multiplier})]
