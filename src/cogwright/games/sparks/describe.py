"""Says where a game stands, what a seat is asked, and what each choice does, costs and yields (the words: `words/`).

Amounts are of `cog`, `spark`, `pass` (colour passes), `step`, `level`, `card` (assistants), and of dice: `die-r5`.
"""

from __future__ import annotations

from typing import Final

from cogwright.engine.messages import Argument, Choice, Message
from cogwright.games.sparks import actions as a
from cogwright.games.sparks.cards import (
    COLOURS,
    DIE_NAMES,
    NO_TILE,
    PLACE_NAMES,
    PLACES,
    SECTION,
    UPGRADES,
    value_of,
)
from cogwright.games.sparks.effects import upgrade_of
from cogwright.games.sparks.junkyard import bundle
from cogwright.games.sparks.placing import colour_fits, first_place, sale_price, slot_of
from cogwright.games.sparks.state import (
    NO_DIE,
    STEP_ACTION,
    STEP_DRAFT,
    STEP_REFILL,
    STEP_SETUP,
    Player,
    Table,
)
from cogwright.games.sparks.view import STEPS
from cogwright.games.sparks.workshop import hiring_price

AT_ONCE: Final = {"cogs": "cog", "sparks": "spark", "assistants": "card", "colour-pass": "pass", "step": "step"}
"""What effects bring at once and for certain, as amounts."""


# Where the game stands


def headline(table: Table) -> Message:
    """Round, turn and step (O4)."""
    if table.is_over():
        return Message("headline-end")
    if table.phase in (STEP_SETUP, STEP_DRAFT):
        return Message("headline-setup", {"step": STEPS[table.phase]})
    return Message(
        "headline-turn",
        {
            "round": table.turn // table.turns_a_round() + 1,
            "turn": table.turn + 1,
            "turns": table.turns(),
            "step": STEPS[table.phase],
        },
    )


def prompt(table: Table, seat: int) -> Message:
    """What the seat is asked to decide (D4-D6); a seat that does not act is asked to wait."""
    player = table.players[seat]
    task = table.asked(seat)
    if task is None:
        done = table.phase in (STEP_ACTION, STEP_REFILL) and player.done
        return Message("prompt-done" if done else "prompt-wait")
    kind = task[0]
    if kind in _PLAIN:
        return Message(_PLAIN[kind])
    if kind == a.TAKE_BLOCK:
        return Message("prompt-take-anywhere" if task[2] else "prompt-take", {"n": task[1]})
    if kind in (a.SET_UP_CARD, a.REFILL_CARD):
        return Message("prompt-card", {"slot": player.line.index(None) + 1})
    if kind == a.DRAFT:
        return Message("prompt-draft", {"n": table.cards.hand - len(player.hand)})
    if kind == a.STEP:
        if task[1] < len(COLOURS):
            return Message("prompt-track-end", {"track": COLOURS[task[1]]})
        return Message("prompt-track")
    if kind == a.SET_VALUE:
        die = player.held if task[1] == a.HELD_DIE else task[1]
        return Message("prompt-value", {"die": DIE_NAMES[die]})
    if kind == a.SWAP_COLOUR:
        return Message("prompt-swap-colour", {"die": DIE_NAMES[task[1]]})
    if kind in (a.NUDGE, a.STORE):
        return Message("prompt-nudge" if kind == a.NUDGE else "prompt-store", {"n": task[1]})
    assert kind == a.HELD
    return Message("prompt-held", {"die": DIE_NAMES[player.held]})


_PLAIN: Final = {
    a.TILE: "prompt-tile",
    a.ACT: "prompt-act",
    a.ANY_DIE: "prompt-any-die",
    a.SET_DIE: "prompt-set-die",
    a.FLIP_DIE: "prompt-flip-die",
    a.SWAP_DIE: "prompt-swap-die",
    a.PICK_REROLL: "prompt-reroll",
    a.PAY_DIE: "prompt-pay-die",
    a.TAKE_UPGRADE: "prompt-upgrade",
    a.RECOVER: "prompt-recover",
    a.USED_DICE: "prompt-recycle",
    a.RETURN_ROBOT: "prompt-return",
}


# Choices


def describe(table: Table, seat: int, action: int) -> Choice:
    """A legal action in words, with what it costs and what it yields at once."""
    player = table.players[seat]
    name = table.game.action_name(action)
    verb = name.split(" ")[0]
    if action >= a.BOX:
        return _describe_own(table, player, action, name, verb)
    if action < a.CARD:
        task = table.asked(seat)
        n = task[1] if task is not None else 1
        dice = table.row[action - a.TAKE : action - a.TAKE + n]
        return Choice(name, Message("choice-take", {"dice": bundle(dice), "n": action - a.TAKE + 1}))
    if action < a.RETURN:
        robot = player.drawn[action - a.CARD]
        assert robot is not None
        return Choice(name, Message("choice-card", {"robot": robot.id, "slot": player.line.index(None) + 1}))
    if action < a.KEEP:
        robot = player.line[action - a.RETURN]
        assert robot is not None
        return Choice(
            name, Message("choice-return", {"robot": robot.id}), {}, _sales_on(table, player, action - a.RETURN)
        )
    if action < a.PLACE:
        return Choice(name, Message("choice-keep", {"die": DIE_NAMES[action - a.KEEP]}))
    if action < a.SELL:
        die, place = (action - a.PLACE) // PLACES, (action - a.PLACE) % PLACES
        return _describe_place(table, player, name, die, place)
    if action < a.RAISE:
        return _describe_sale(table, player, action, name)
    if action < a.LIFT:
        return _describe_change(table, player, action, name, verb)
    if action < a.REROLL:
        place = action - a.LIFT
        args: dict[str, Argument] = {"die": DIE_NAMES[player.placed[place]], "place": PLACE_NAMES[place]}
        return Choice(name, Message("choice-lift", args))
    if action == a.REROLL:
        return Choice(name, Message("choice-reroll"))
    if action < a.PICK:
        return _describe_colour(table, player, action, name)
    if action < a.VALUE:
        return Choice(name, Message("choice-pick", {"die": DIE_NAMES[action - a.PICK]}))
    if action < a.RECYCLE_DIE:
        return Choice(name, Message("choice-value", {"n": action - a.VALUE + 1}))
    if action < a.PLACE_HELD:
        return Choice(name, Message("choice-recycle", {"die": DIE_NAMES[player.used[action - a.RECYCLE_DIE]]}))
    return _describe_place(table, player, name, player.held, action - a.PLACE_HELD + SECTION)


def _describe_own(table: Table, player: Player, action: int, name: str, verb: str) -> Choice:
    """Actions that name components of the set."""
    cards = table.cards
    if verb == "box":
        box = player.boxes[player.box_at(action - cards.box)]
        return Choice(name, Message("choice-box", {"box": box.id}), {"spark": 1}, gain_of(table, box.effects))
    if verb == "hire":
        assistant = cards.assistants[action - cards.hire]
        cost = {"cog": hiring_price(player)} if hiring_price(player) else {}
        gain = gain_of(table, assistant.effects) if assistant.effects >= 0 else {}
        return Choice(name, Message("choice-hire", {"assistant": assistant.id}), cost, gain)
    if verb == "use":
        owner = cards.ability_owners[action - cards.use]
        ability = owner.ability
        assert ability is not None
        cost = {"cog": ability.cogs} if ability.cogs else {}
        if ability.dice:
            cost["any-die"] = ability.dice
        return Choice(
            name, Message("choice-use", {"assistant": owner.id}), cost, gain_of(table, ability.action.effects)
        )
    if verb == "done":
        return Choice(name, Message("choice-done"))
    if verb == "tile":
        tile = cards.production[action - cards.tile]
        return Choice(name, Message("choice-tile", {"tile": tile.id}), {}, gain_of(table, tile.effects))
    if verb == "draft":
        return Choice(name, Message("choice-draft", {"assistant": cards.assistants[action - cards.draft].id}))
    if verb == "recover":
        box = player.boxes[player.box_at(action - cards.recover)]
        return Choice(name, Message("choice-recover", {"box": box.id}), {}, {"spark": 1})
    if verb == "upgrade":
        kind, slot = upgrade_of(table, action)
        if slot == NO_TILE:
            return Choice(name, Message("choice-upgrade", {"upgrade": UPGRADES[kind]}))
        return Choice(name, Message("choice-upgrade-slot", {"upgrade": UPGRADES[kind], "slot": slot + 1}))
    return Choice(name, _stop(table, player))


def _stop(table: Table, player: Player) -> Message:
    """What `stop` means just now (D2)."""
    task = table.asked(player.seat)
    kind = task[0] if task is not None else a.SET_DIE
    if kind == a.HELD:
        return Message("choice-drop", {"die": DIE_NAMES[player.held]})
    if kind == a.USED_DICE:
        return Message("choice-recycle-none")
    if kind == a.RETURN_ROBOT:
        return Message("choice-return-none")
    if kind == a.PICK_REROLL:
        return Message("choice-reroll-picked" if player.picked else "choice-decline")
    return Message("choice-nudge-end" if kind == a.NUDGE else "choice-decline")


def gain_of(table: Table, effects: int) -> dict[str, int]:
    """What an effect list brings at once and for certain; `any-die` are dice whose colour or value is still open."""
    gain: dict[str, int] = {}
    for effect in table.cards.lists[effects]:
        key = AT_ONCE.get(effect.kind)
        if effect.kind in ("dice", "colour-die"):
            key = "any-die"
        if key is not None:
            gain[key] = gain.get(key, 0) + effect.n
    return gain


def _describe_place(table: Table, player: Player, name: str, die: int, place: int) -> Choice:
    """Placing a die, with what its colour costs, and with what the robot or the level brings that it completes."""
    cost: dict[str, int] = {}
    if not colour_fits(player, die, place):
        cost = {"pass": 1} if player.passes else {"cog": table.colour_fee(player)}
        if not cost.get("cog", 1):
            cost = {}
    if place < SECTION:
        need = table.need(player)
        rises = player.section_sum() + value_of(die) >= need
        args: dict[str, Argument] = {"die": DIE_NAMES[die], "n": place + 1}
        return Choice(name, Message("choice-place-section", args), cost, {"level": 1} if rises else {})
    slot = slot_of(place)
    robot = player.line[slot]
    assert robot is not None
    first = first_place(slot)
    free = sum([player.placed[first + number] == NO_DIE for number in range(len(robot.spaces))])
    args = {"die": DIE_NAMES[die], "robot": robot.id, "n": place - first + 1}
    if free > 1:
        return Choice(name, Message("choice-place", args), cost)
    gain = {"step": robot.steps}
    for key, n in gain_of(table, robot.reward).items():
        gain[key] = gain.get(key, 0) + n
    return Choice(name, Message("choice-complete", args), cost, gain)


def _describe_sale(table: Table, player: Player, action: int, name: str) -> Choice:
    gain = {"cog": sale_price(table, player)}
    if action < a.SELL_PLACE:
        return Choice(name, Message("choice-sell", {"die": DIE_NAMES[action - a.SELL]}), {}, gain)
    place = action - a.SELL_PLACE
    args: dict[str, Argument] = {"die": DIE_NAMES[player.placed[place]], "place": PLACE_NAMES[place]}
    return Choice(name, Message("choice-sell-placed", args), {}, gain)


def _sales_on(table: Table, player: Player, slot: int) -> dict[str, int]:
    """The cogs for the dice on a robot that is returned (T5.2)."""
    first = first_place(slot)
    dice = sum([player.placed[place] != NO_DIE for place in range(first, first + 3)])
    return {"cog": dice * sale_price(table, player)} if dice else {}


def _describe_change(table: Table, player: Player, action: int, name: str, verb: str) -> Choice:
    """Raising or lowering a die by 1 (A8), or as a nudge, which costs nothing (F13)."""
    task = table.asked(player.seat)
    price = 0 if task is not None and task[0] == a.NUDGE else table.change_cost(player)
    cost = {"cog": price} if price else {}
    up = verb == "raise"
    loose, section, held = (a.RAISE, a.RAISE_SECTION, a.RAISE_HELD) if up else (a.LOWER, a.LOWER_SECTION, a.LOWER_HELD)
    in_section = section <= action < held
    die = player.placed[action - section] if in_section else player.held if action == held else action - loose
    gain: dict[str, int] = {}
    if up and in_section and player.section_sum() + 1 >= table.need(player):
        gain = {"level": 1}
    args: dict[str, Argument] = {"die": DIE_NAMES[die], "n": value_of(die) + (1 if up else -1)}
    if in_section:
        return Choice(
            name, Message("choice-change-section", {**args, "place": PLACE_NAMES[action - section]}), cost, gain
        )
    return Choice(name, Message("choice-change", args), cost, gain)


def _describe_colour(table: Table, player: Player, action: int, name: str) -> Choice:
    """Which track (P4, P5), or which colour of die (F4, F15)."""
    colour = COLOURS[action - a.COLOUR]
    task = table.asked(player.seat)
    if task is not None and task[0] == a.STEP:
        return Choice(name, Message("choice-track", {"track": colour}), {}, {"step": 1})
    return Choice(name, Message("choice-die-colour", {"colour": colour}))
