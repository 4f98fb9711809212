"""The action phase: the free actions of a player, and the factory level (T4, A1, A4, A6, A10-A13)."""

from __future__ import annotations

from cogwright.games.sparks.actions import (
    ACT,
    BOX,
    CLEAR_SECTION,
    EFFECTS,
    LIFT,
    LOOK_AT_LEVEL,
    PAY_DIE,
    PICK,
    PICK_REROLL,
    PLACE,
    RAISE,
    REROLL,
    RETURN_ROBOT,
    SELL,
    SELL_PLACE,
)
from cogwright.games.sparks.cards import (
    DIE_NAMES,
    DISCOUNT,
    ON_BOX,
    ON_HIRE,
    ON_LEVEL,
    PLACES,
    RELOCATE,
    SECTION,
    Ability,
    Box,
)
from cogwright.games.sparks.dice import discard
from cogwright.games.sparks.effects import add_changes, make_change
from cogwright.games.sparks.placing import (
    add_fitting,
    free_spots,
    lift,
    may_lift,
    pay_change,
    place_loose,
    sell_loose,
    sell_placed,
    set_off,
)
from cogwright.games.sparks.robots import complete_if_full
from cogwright.games.sparks.state import NO_DIE, Player, Table


def act_choices(table: Table, player: Player) -> list[int]:
    """All free actions with nothing pending (A1, D5), in the order of their numbers."""
    actions: list[int] = []
    _add_placings(table, player, actions)
    last = NO_DIE
    for die in player.loose:
        if die != last:
            actions.append(SELL + die)
            last = die
    placed = player.placed
    for place in range(PLACES):
        if placed[place] != NO_DIE:
            actions.append(SELL_PLACE + place)
    if player.cogs >= table.change_cost(player):
        add_changes(player, actions)
    if player.owns(RELOCATE):
        for place in range(PLACES):
            if may_lift(player, place):
                actions.append(LIFT + place)
    if player.may_reroll and player.loose:
        actions.append(REROLL)
    if player.sparks > 0:
        for at in range(len(player.boxes)):
            if not player.lit[at] and has_what_it_needs(player, player.boxes[at]):
                actions.append(table.cards.box + player.boxes[at].index)
    if player.cogs >= hiring_price(player):
        for assistant in player.hand:
            actions.append(table.cards.hire + assistant.index)
    _add_abilities(table, player, actions)
    actions.append(table.cards.done)
    return actions


def _add_placings(table: Table, player: Player, actions: list[int]) -> None:
    """Placing each kind of loose die on each free place where it fits and can be paid for (A2, A3)."""
    if not player.loose:
        return
    free = free_spots(table, player, on_robots_only=False)
    last = NO_DIE
    for die in player.loose:
        if die != last:
            last = die
            add_fitting(table, player, die, free, PLACE + die * PLACES, actions)


def _add_abilities(table: Table, player: Player, actions: list[int]) -> None:
    if not player.hired:
        return
    found: list[int] = []
    for at in range(len(player.hired)):
        ability = player.hired[at].ability
        if ability is not None and not (player.abilities_used >> at) & 1 and can_use(player, ability):
            found.append(table.cards.use + ability.action.index)
    if len(found) > 1:
        found.sort()
    actions += found


def has_what_it_needs(player: Player, box: Box) -> bool:
    """Whether there is a die that a power box, or an ability, can act on (A6.2)."""
    if box.needs_loose:
        return bool(player.loose)
    return not box.needs_die or bool(player.loose) or player.has_section_die()


def can_use(player: Player, ability: Ability) -> bool:
    """Whether the cost of an ability can be paid, and it has a die to act on (A11)."""
    if player.cogs < ability.cogs or len(player.loose) < ability.dice:
        return False
    return has_what_it_needs(player, ability.action)


def hiring_price(player: Player) -> int:
    """What the next assistant costs: one more than the number hired so far; 1 less with Discount (A10.1)."""
    return len(player.hired) + 1 - int(player.owns(DISCOUNT))


def choose_act(table: Table, player: Player, action: int) -> None:
    """Carry out a free action; the next one comes when all that it sets off is done (T4.3)."""
    if action == table.cards.done:
        be_done(table, player)
        return
    table.push(player.seat, (ACT, 0, 0))
    table.push(player.seat, (LOOK_AT_LEVEL, 0, 0))
    if action < SELL:
        die, place = (action - PLACE) // PLACES, (action - PLACE) % PLACES
        place_loose(table, player, die, place)
        complete_if_full(table, player, place)
    elif action < SELL_PLACE:
        sell_loose(table, player, action - SELL)
    elif action < RAISE:
        sell_placed(table, player, [action - SELL_PLACE])
    elif action < LIFT:
        pay_change(table, player)
        make_change(table, player, action)
    elif action < REROLL:
        lift(table, player, action - LIFT)
    elif action == REROLL:
        player.may_reroll = False
        table.push(player.seat, (PICK_REROLL, 1, 0))
    else:
        assert action >= BOX
        if action < table.cards.hire:
            use_box(table, player, action)
        elif action < table.cards.use:
            hire(table, player, action)
        else:
            use_ability(table, player, action)


def be_done(table: Table, player: Player) -> None:
    """The player has ended his action phase; unused rights are lost; the line is refilled if a slot is empty (T4.2, T5.2)."""
    player.done = True
    player.passes = 0
    player.may_reroll = False
    if table.journal is not None:
        table.tell("log-done", seat=player.seat)
    if not table.is_last_turn() and player.empty_slots() > 0:
        table.push(player.seat, (RETURN_ROBOT, 0, 0))


# Power boxes and abilities


def use_box(table: Table, player: Player, action: int) -> None:
    """Put a spark on a power box: its effects at once, then `box` triggers (A6.1)."""
    at = player.box_at(action - table.cards.box)
    box = player.boxes[at]
    player.sparks -= 1
    player.light(at, True)
    if table.journal is not None:
        table.tell("log-box", seat=player.seat, box=box.id)
    set_off(table, player, ON_BOX, len(player.hired))
    table.push(player.seat, (EFFECTS, box.effects, 0))


def use_ability(table: Table, player: Player, action: int) -> None:
    """Use a hired assistant's ability: pay, then its effects (A11)."""
    assistant = table.cards.ability_owners[action - table.cards.use]
    at = player.hired.index(assistant)
    ability = assistant.ability
    assert ability is not None
    player.abilities_used |= 1 << at
    player.cogs -= ability.cogs
    if table.journal is not None:
        table.tell("log-use", seat=player.seat, assistant=assistant.id)
    table.push(player.seat, (EFFECTS, ability.action.effects, 0))
    if ability.dice:
        table.push(player.seat, (PAY_DIE, 0, 0))


def choose_pay_die(table: Table, player: Player, action: int) -> None:
    """A loose die pays for an ability; it is not sold (A11)."""
    die = action - PICK
    player.loose.remove(die)
    discard(table, player, [die])
    if table.journal is not None:
        table.tell("log-pay-die", seat=player.seat, die=DIE_NAMES[die])


# Assistants


def hire(table: Table, player: Player, action: int) -> None:
    """Play an assistant: its price, its immediate effects, then `hire` triggers of those hired before (A10)."""
    assistant = table.cards.assistants[action - table.cards.hire]
    price = hiring_price(player)
    player.cogs -= price
    before = len(player.hired)
    player.hand = [card for card in player.hand if card is not assistant]
    player.hired = [*player.hired, assistant]
    if table.journal is not None:
        table.tell("log-hire", seat=player.seat, assistant=assistant.id, cost={"cog": price})
    if assistant.modifier is not None:
        player.modify(assistant.modifier)
    set_off(table, player, ON_HIRE, before)
    if assistant.effects >= 0:
        table.push(player.seat, (EFFECTS, assistant.effects, 0))


# The factory level


def look_at_level(table: Table, player: Player) -> None:
    """With nothing else to do: if the section's dice add up to the need, the level rises by one (A4.3)."""
    need = table.need(player)
    if need == 0 or player.section_sum() < need:
        return
    player.level += 1
    if table.journal is not None:
        table.tell("log-level", seat=player.seat, n=player.level)
    set_off(table, player, ON_LEVEL, len(player.hired))
    table.push(player.seat, (CLEAR_SECTION, 0, 0))
    table.push(player.seat, (EFFECTS, table.cards.levels[player.level].reward, 0))


def clear_section(table: Table, player: Player) -> None:
    """All dice of the section go to the discard; any excess is lost (A4.3)."""
    dice: list[int] = []
    for place in range(SECTION):
        if player.placed[place] != NO_DIE:
            dice.append(player.placed[place])
            player.placed[place] = NO_DIE
    discard(table, player, dice)
