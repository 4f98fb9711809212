"""Says why a seat cannot do something now, and which of it is worth being shown (D5, D6)."""

from __future__ import annotations

from cogwright.engine.messages import Argument, Message, Refusal
from cogwright.games.sparks import actions as a
from cogwright.games.sparks.cards import (
    COLOURS,
    DIE_NAMES,
    FACES,
    NO_TILE,
    PLACE_NAMES,
    PLACES,
    RELOCATE,
    SECTION,
    UPGRADES,
    Box,
    value_of,
)
from cogwright.games.sparks.effects import upgrade_of
from cogwright.games.sparks.placing import colour_fits, space_at, value_fits
from cogwright.games.sparks.state import NO_DIE, STEP_ACTION, STEP_REFILL, Player, Table
from cogwright.games.sparks.workshop import has_what_it_needs, hiring_price


def refusals(table: Table, seat: int) -> list[Refusal]:
    """With nothing pending: cards in hand that are too dear, power boxes and abilities that cannot be used (A6, A10, A11)."""
    task = table.asked(seat)
    if task is None or task[0] != a.ACT:
        return []
    player, cards = table.players[seat], table.cards
    looked_for = [cards.hire + assistant.index for assistant in player.hand]
    looked_for += [cards.box + box.index for box in player.boxes]
    looked_for += [cards.use + other.ability.action.index for other in player.hired if other.ability is not None]
    legal = table.legal_actions(seat)
    return [
        Refusal(table.game.action_name(action), why_not(table, seat, action))
        for action in looked_for
        if action not in legal
    ]


def why_not(table: Table, seat: int, action: int) -> Message:
    """Why an action is not legal for the seat now."""
    player = table.players[seat]
    task = table.asked(seat)
    if task is None:
        done = table.phase in (STEP_ACTION, STEP_REFILL) and player.done
        return Message("why-done" if done else "why-wait")
    if action in table.legal_actions(seat):
        return Message("why-not-now")
    kind = task[0]
    if kind == a.ACT:
        return _why_no_act(table, player, action)
    if kind == a.HELD and (action == a.RAISE_HELD or action == a.LOWER_HELD):
        return _why_no_change(table, player, action)
    if kind == a.HELD and a.PLACE_HELD <= action < a.BOX:
        return _why_not_there(table, player, player.held, action - a.PLACE_HELD + SECTION)
    if kind == a.TAKE_BLOCK and action < a.CARD:
        return _why_no_block(table, task[1], task[2], action)
    if kind == a.TILE and table.cards.tile <= action < table.cards.draft:
        return Message("why-tile-played", {"tile": table.cards.production[action - table.cards.tile].id})
    if kind == a.STEP and a.COLOUR <= action < a.PICK:
        return Message("why-track-end", {"track": COLOURS[action - a.COLOUR]})
    if kind in (a.ANY_DIE, a.SWAP_COLOUR) and a.COLOUR <= action < a.PICK:
        return Message("why-no-colour", {"colour": COLOURS[action - a.COLOUR]})
    if kind == a.TAKE_UPGRADE and table.cards.upgrade <= action < table.cards.stop:
        return _why_no_upgrade(table, player, action)
    if a.PICK <= action < a.VALUE:
        return Message("why-no-die", {"die": DIE_NAMES[action - a.PICK]})
    return Message("why-answer-first")


def _why_no_block(table: Table, n: int, anywhere: int, action: int) -> Message:
    """Blocks lie at the ends, unless they may lie anywhere (T2.2, T3)."""
    if action - a.TAKE + n > len(table.row):
        return Message("why-row-short", {"n": n})
    return Message("why-not-now" if anywhere else "why-not-end", {} if anywhere else {"n": n})


def _why_no_upgrade(table: Table, player: Player, action: int) -> Message:
    """Nobody owns two tiles of a kind, and a slot holds one (U0)."""
    kind, slot = upgrade_of(table, action)
    if not table.in_play[kind]:
        return Message("why-out-of-play", {"upgrade": UPGRADES[kind]})
    if player.owns(kind):
        return Message("why-owned", {"upgrade": UPGRADES[kind]})
    return Message("why-slot-taken", {"slot": slot + 1}) if slot != NO_TILE else Message("why-not-now")


# Free actions (D5)


def _why_no_act(table: Table, player: Player, action: int) -> Message:
    cards = table.cards
    if a.PLACE <= action < a.SELL:
        die, place = (action - a.PLACE) // PLACES, (action - a.PLACE) % PLACES
        if die not in player.loose:
            return Message("why-no-die", {"die": DIE_NAMES[die]})
        return _why_not_there(table, player, die, place)
    if a.SELL <= action < a.SELL_PLACE:
        return Message("why-no-die", {"die": DIE_NAMES[action - a.SELL]})
    if a.SELL_PLACE <= action < a.RAISE:
        return Message("why-nothing-there", {"place": PLACE_NAMES[action - a.SELL_PLACE]})
    if a.RAISE <= action < a.LIFT:
        return _why_no_change(table, player, action)
    if a.LIFT <= action < a.REROLL:
        return _why_no_lift(player, action - a.LIFT)
    if action == a.REROLL:
        return Message("why-no-loose" if player.may_reroll else "why-no-reroll")
    if cards.box <= action < cards.hire:
        return _why_no_box(table, player, action - cards.box)
    if cards.hire <= action < cards.use:
        return _why_no_hire(table, player, action)
    if cards.use <= action < cards.done:
        return _why_no_use(table, player, action)
    return Message("why-not-now")


def _why_not_there(table: Table, player: Player, die: int, place: int) -> Message:
    """A free space, a value that matches, a colour that matches or is paid for (A2, A3)."""
    where = PLACE_NAMES[place]
    if place < SECTION and player.level >= table.cards.top_level:
        return Message("why-top-level")
    if place >= SECTION and space_at(player, place) is None:
        return Message("why-no-space", {"place": where})
    if player.placed[place] != NO_DIE:
        return Message("why-place-taken", {"place": where})
    if not value_fits(player, die, place):
        space = space_at(player, place)
        same = space is not None and space.same
        return Message("why-same" if same else "why-value", {"die": DIE_NAMES[die], "place": where})
    if not colour_fits(player, die, place):
        missing = table.colour_fee(player) - player.cogs
        return Message("why-colour", {"die": DIE_NAMES[die], "place": where, "missing": {"cog": missing}})
    return Message("why-not-now")


def _why_no_change(table: Table, player: Player, action: int) -> Message:
    """The die must be there, its value stays within 1 to 6, and the change is paid (A8)."""
    up = action < a.LOWER
    loose, section, held = (a.RAISE, a.RAISE_SECTION, a.RAISE_HELD) if up else (a.LOWER, a.LOWER_SECTION, a.LOWER_HELD)
    if action == held:
        die = player.held
        if die == NO_DIE:
            return Message("why-nothing-held")
    elif action >= section:
        die = player.placed[action - section]
        if die == NO_DIE:
            return Message("why-nothing-there", {"place": PLACE_NAMES[action - section]})
    else:
        die = action - loose
        if die not in player.loose:
            return Message("why-no-die", {"die": DIE_NAMES[die]})
    if value_of(die) == (FACES if up else 1):
        return Message("why-value-limit", {"die": DIE_NAMES[die]})
    missing = table.change_cost(player) - player.cogs
    return Message("why-dear", {"missing": {"cog": missing}}) if missing > 0 else Message("why-not-now")


def _why_no_lift(player: Player, place: int) -> Message:
    """Relocate, a die, and no lift from there in this turn (U1)."""
    if not player.owns(RELOCATE):
        return Message("why-no-relocate")
    if player.placed[place] == NO_DIE:
        return Message("why-nothing-there", {"place": PLACE_NAMES[place]})
    return Message("why-lifted", {"place": PLACE_NAMES[place]})


def _why_no_box(table: Table, player: Player, index: int) -> Message:
    """An own power box without a spark, a spark in storage, and a die it can act on (A6)."""
    id = table.cards.box_ids[index]
    at = player.box_at(index)
    if at < 0:
        return Message("why-no-box", {"box": id})
    if player.lit[at]:
        return Message("why-box-lit", {"box": id})
    if player.sparks == 0:
        return Message("why-no-spark")
    return _why_no_target(player, player.boxes[at], Message("why-box-needs-die", {"box": id}))


def _why_no_target(player: Player, box: Box, needs: Message) -> Message:
    return Message("why-not-now") if has_what_it_needs(player, box) else needs


def _why_no_hire(table: Table, player: Player, action: int) -> Message:
    """A card in the own hand, and its price (A10)."""
    assistant = table.cards.assistants[action - table.cards.hire]
    if assistant not in player.hand:
        return Message("why-not-in-hand", {"assistant": assistant.id})
    price = hiring_price(player)
    missing = price - player.cogs
    args: dict[str, Argument] = {"assistant": assistant.id, "cost": {"cog": price}, "missing": {"cog": missing}}
    return Message("why-hire-dear", args) if missing > 0 else Message("why-not-now")


def _why_no_use(table: Table, player: Player, action: int) -> Message:
    """A hired assistant whose ability was not used in this turn, its cost, and a die it can act on (A11)."""
    owner = table.cards.ability_owners[action - table.cards.use]
    if owner not in player.hired:
        return Message("why-not-hired", {"assistant": owner.id})
    if (player.abilities_used >> player.hired.index(owner)) & 1:
        return Message("why-used", {"assistant": owner.id})
    ability = owner.ability
    assert ability is not None
    if player.cogs < ability.cogs:
        return Message("why-dear", {"missing": {"cog": ability.cogs - player.cogs}})
    if len(player.loose) < ability.dice:
        return Message("why-no-loose")
    return _why_no_target(player, ability.action, Message("why-needs-die", {"assistant": owner.id}))
