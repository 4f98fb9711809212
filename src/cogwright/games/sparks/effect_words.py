"""Says what components of Sparks are and do, from the same data that the rules use (sections F, H, E4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from cogwright.engine.messages import Argument, Message
from cogwright.games.sparks.cards import (
    ANY,
    ANYTHING,
    COLOURS,
    EVERY_COLOUR,
    ON_COMPLETE,
    TRIGGERS,
    UPGRADES,
    Ability,
    Assistant,
    Effect,
    Goal,
    Modifier,
    Production,
    Robot,
    Space,
    Trigger,
)

if TYPE_CHECKING:
    from cogwright.games.sparks import Sparks

COUNTED: Final = ("cogs", "sparks", "dice", "assistants", "recover", "colour-pass", "nudge")
"""Effects that say how many."""


def effect_messages(game: Sparks, kind: str, id: str) -> list[Message]:
    """What the component is and does, a sentence a fact or effect.

    `kind` is "robot", "assistant", "tile" (production), "upgrade", "bonus", "goal", "box" or "level", as in messages and
    rulebooks.

    Raises:
        KeyError: there is no such component.
    """
    cards = game.cards
    if kind == "robot":
        return robot_messages(game, next_of(cards.robots, id))
    if kind == "assistant":
        return assistant_messages(game, next_of(cards.assistants, id))
    if kind == "tile":
        return _tile(game, next_of([*cards.production, *cards.ghost_tiles], id))
    if kind == "upgrade" and id in UPGRADES:
        points = cards.upgrade_points[UPGRADES.index(id)]
        return [Message(f"effect-upgrade-{id}"), *_points(points)]
    if kind == "bonus":
        return list_messages(game, next_of(cards.bonuses, id).effects)
    if kind == "goal":
        return [_goal(next_of(cards.goals, id)), *_points(cards.points_per_goal)]
    if kind == "box":
        return box_messages(game, id)
    if kind == "level":
        return _level(game, id)
    raise KeyError(f"{kind} {id}")


class Named(Protocol):
    """A component with an id."""

    id: str


Component = TypeVar("Component", bound=Named)


def next_of(components: Sequence[Component], id: str) -> Component:
    """The component with an id (KeyError if there is none)."""
    for component in components:
        if component.id == id:
            return component
    raise KeyError(id)


def _points(n: int) -> list[Message]:
    return [Message("effect-points", {"n": n})] if n else []


# Effect lists (section F)


def list_messages(game: Sparks, number: int) -> list[Message]:
    """A sentence for each effect of a list."""
    return [_effect(effect) for effect in game.cards.lists[number]]


def _effect(effect: Effect) -> Message:
    kind = effect.kind
    if kind == "step":
        if effect.colour == ANY:
            return Message("effect-step-any", {"n": effect.n})
        return Message("effect-step", {"n": effect.n, "track": COLOURS[effect.colour]})
    if kind == "colour-die":
        if effect.colour == ANY:
            return Message("effect-any-die")
        return Message("effect-colour-die", {"colour": COLOURS[effect.colour]})
    return Message(f"effect-{kind}", {"n": effect.n} if kind in COUNTED else {})


# Cards and tiles


def robot_messages(game: Sparks, robot: Robot) -> list[Message]:
    """A robot: its steps, its spaces, its reward, its power box (C9)."""
    found = [Message("effect-robot", {"colour": COLOURS[robot.colour], "n": robot.steps})]
    found += [_space(space, number) for number, space in enumerate(robot.spaces, start=1)]
    reward = list_messages(game, robot.reward)
    if reward:
        found += [Message("effect-reward"), *reward]
    if robot.box is not None:
        found += [Message("effect-box"), *list_messages(game, robot.box.effects)]
    return found


def _space(space: Space, number: int) -> Message:
    """A dice space: "space 1: red, exactly 6" (A3)."""
    colour = "any" if space.colours == EVERY_COLOUR else COLOURS[space.colours.bit_length() - 1]
    args: dict[str, Argument] = {"n": number, "dice": {f"kind-{colour}": 1}}
    condition = space.condition
    if condition == "parity":
        condition = "odd" if space.number else "even"
    elif condition in ("exact", "min", "max"):
        args["value"] = space.number
    return Message(f"effect-space-{condition}" if condition else "effect-space", args)


def assistant_messages(game: Sparks, assistant: Assistant) -> list[Message]:
    """An assistant: what it does (H), and its points."""
    found: list[Message] = []
    if assistant.effects >= 0:
        found = list_messages(game, assistant.effects)
    elif assistant.trigger is not None:
        found = [_trigger(assistant.trigger), *list_messages(game, assistant.trigger.effects)]
    elif assistant.modifier is not None:
        found = [_modifier(assistant.modifier)]
    elif assistant.ability is not None:
        found = [_ability(assistant.ability), *list_messages(game, assistant.ability.action.effects)]
    return [*found, *_points(assistant.points)]


def _trigger(trigger: Trigger) -> Message:
    """When it happens (H2)."""
    if trigger.on != ON_COMPLETE:
        return Message(f"effect-on-{TRIGGERS[trigger.on]}")
    which: dict[str, int] = {}
    if trigger.colour != ANYTHING:
        which[f"which-{COLOURS[trigger.colour]}"] = 1
    if trigger.spaces != ANYTHING:
        which["which-spaces"] = trigger.spaces
    if trigger.box:
        which["which-box"] = 1
    return Message("effect-on-complete-which", {"which": which}) if which else Message("effect-on-complete")


def _modifier(modifier: Modifier) -> Message:
    """A permanent change of a rule (H3)."""
    if modifier.kind == "colour-pair":
        return Message("effect-colour-pair", {"dice": {f"kind-{COLOURS[colour]}": 1 for colour in modifier.colours}})
    return Message(f"effect-{modifier.kind}", {"n": modifier.n} if modifier.kind != "take-anywhere" else {})


def _ability(ability: Ability) -> Message:
    """What it costs to use it (A11)."""
    cost: dict[str, int] = {}
    if ability.cogs:
        cost["cog"] = ability.cogs
    if ability.dice:
        cost["any-die"] = ability.dice
    return Message("effect-ability", {"cost": cost}) if cost else Message("effect-ability-free")


def _tile(game: Sparks, tile: Production) -> list[Message]:
    take = Message("effect-take-from-anywhere" if tile.anywhere else "effect-take", {"n": tile.take})
    ghost = tile in game.cards.ghost_tiles
    return [take] if ghost else [take, *list_messages(game, tile.effects)]


def _goal(goal: Goal) -> Message:
    """What must be reached at the end (E4)."""
    if goal.kind == "bonus-spaces":
        return Message("effect-goal-bonus-spaces", {"n": goal.n, "tracks": goal.tracks})
    return Message(f"effect-goal-{goal.kind}", {"n": goal.n})


def box_messages(game: Sparks, id: str) -> list[Message]:
    """A power box, of a robot or printed on a board (A6)."""
    for robot in game.cards.robots:
        if robot.id == id and robot.box is not None:
            return list_messages(game, robot.box.effects)
    for board in game.cards.boards:
        for box in board.boxes:
            if box.id == id:
                return list_messages(game, box.effects)
    raise KeyError(f"box {id}")


def _level(game: Sparks, id: str) -> list[Message]:
    """A factory level: the need and the reward (C7)."""
    for number, row in enumerate(game.components.data["levels"], start=1):
        if row["id"] == id:
            level = game.cards.levels[number]
            needs = [Message("effect-needs", {"n": level.needs})] if level.needs else []
            return [*needs, *list_messages(game, level.reward)]
    raise KeyError(f"level {id}")
