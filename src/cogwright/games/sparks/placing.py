"""Where dice fit, placing, lifting, selling and changing them (A2, A3, A7, A8, U1)."""

from __future__ import annotations

from cogwright.games.sparks.actions import EFFECTS
from cogwright.games.sparks.cards import (
    DIE_NAMES,
    EVERY_COLOUR,
    EVERY_VALUE,
    ON_SELL,
    PLACE_NAMES,
    PLACES,
    RELOCATE,
    SALES,
    SECTION,
    SLOTS,
    SPACES_A_SLOT,
    Space,
    Spot,
    colour_of,
    value_of,
)
from cogwright.games.sparks.dice import discard
from cogwright.games.sparks.state import NO_DIE, Player, Table


def slot_of(place: int) -> int:
    """The slot in which a place for dice of robots lies, from 0 (D1)."""
    return (place - SECTION) // SPACES_A_SLOT


def first_place(slot: int) -> int:
    """The place of the first space of a slot."""
    return SECTION + SPACES_A_SLOT * slot


def space_at(player: Player, place: int) -> Space | None:
    """The space at a place, if there is one: of the upgrade section, or of the robot in the line."""
    if place < SECTION:
        return player.board.spots[place].space
    robot = player.line[slot_of(place)]
    number = (place - SECTION) % SPACES_A_SLOT
    return robot.spaces[number] if robot is not None and number < len(robot.spaces) else None


def free_spots(table: Table, player: Player, on_robots_only: bool) -> list[Spot]:
    """The free spaces of the upgrade section, unless the level is the highest (A2.3), and of the robots in the line."""
    free: list[Spot] = []
    if not on_robots_only and player.level < table.cards.top_level:
        _add_free(player, player.board.spots, free)
    for slot in range(SLOTS):
        robot = player.line[slot]
        if robot is not None:
            _add_free(player, robot.spots[slot], free)
    return free


def _add_free(player: Player, spots: list[Spot], free: list[Spot]) -> None:
    placed = player.placed
    for spot in spots:
        if placed[spot.place] == NO_DIE:
            free.append(spot)


def add_fitting(table: Table, player: Player, die: int, free: list[Spot], first: int, actions: list[int]) -> None:
    """Append `first` + place for each free space where the die may be placed: its value matches, and its colour does or can be
    paid for (A3)."""
    values = values_of(player, die)
    colours = player.counts_as[colour_of(die)]
    if player.passes > 0 or player.cogs >= table.colour_fee(player):
        colours = EVERY_COLOUR
    for spot in free:
        if spot.space.colours & colours and _value_fits(player, die, values, spot.place, spot.space):
            actions.append(first + spot.place)


def colour_fits(player: Player, die: int, place: int) -> bool:
    """Whether the colour matches without a pass or cogs (A3.1)."""
    space = space_at(player, place)
    assert space is not None
    return player.counts_as[colour_of(die)] & space.colours != 0


def value_fits(player: Player, die: int, place: int) -> bool:
    """Whether the value matches (A3.2)."""
    space = space_at(player, place)
    assert space is not None
    return _value_fits(player, die, values_of(player, die), place, space)


def values_of(player: Player, die: int) -> int:
    """The set of values that a die may stand for: its own, or every one if it is a joker (A3.2)."""
    return EVERY_VALUE if player.is_joker(die) else 1 << value_of(die)


def _value_fits(player: Player, die: int, values: int, place: int, space: Space) -> bool:
    if space.same:
        return values == EVERY_VALUE or _is_same(player, die, slot_of(place))
    return space.values & values != 0


def _is_same(player: Player, die: int, slot: int) -> bool:
    """Whether the die equals every die on a `same` space of the card that is no joker (A3.3)."""
    robot = player.line[slot]
    assert robot is not None
    first = first_place(slot)
    for number in range(len(robot.spaces)):
        other = player.placed[first + number]
        if other == NO_DIE or not robot.spaces[number].same:
            continue
        if value_of(other) != value_of(die) and not player.is_joker(other):
            return False
    return True


def put(table: Table, player: Player, die: int, place: int) -> None:
    """Place a die that has been taken from where it was, and pay for its colour if need be: a pass before cogs (A3.1)."""
    paid = 0
    with_pass = False
    if not colour_fits(player, die, place):
        if player.passes > 0:
            player.passes -= 1
            with_pass = True
        else:
            paid = table.colour_fee(player)
            player.cogs -= paid
    player.place_die(die, place)
    if table.journal is not None:
        name, where = DIE_NAMES[die], PLACE_NAMES[place]
        if with_pass:
            table.tell("log-place-pass", seat=player.seat, die=name, place=where)
        elif paid:
            table.tell("log-place-paid", seat=player.seat, die=name, place=where, cost={"cog": paid})
        else:
            table.tell("log-place", seat=player.seat, die=name, place=where)


def place_loose(table: Table, player: Player, die: int, place: int) -> None:
    """Place a loose die (A2.1)."""
    player.loose.remove(die)
    put(table, player, die, place)


def lift(table: Table, player: Player, place: int) -> None:
    """Relocate: a placed die becomes loose; what was paid for it is not returned (U1)."""
    die = player.placed[place]
    player.placed[place] = NO_DIE
    player.gain_die(die)
    player.lifted |= 1 << place
    if table.journal is not None:
        table.tell("log-lift", seat=player.seat, die=DIE_NAMES[die], place=PLACE_NAMES[place])


def may_lift(player: Player, place: int) -> bool:
    """Whether Relocate may lift the die from a place in this turn (U1)."""
    return player.owns(RELOCATE) and player.placed[place] != NO_DIE and not (player.lifted >> place) & 1


# Selling


def sell_loose(table: Table, player: Player, die: int) -> None:
    """Sell a loose die (A7.1)."""
    player.loose.remove(die)
    sell(table, player, [die])


def sell_placed(table: Table, player: Player, places: list[int]) -> None:
    """Sell the dice that lie on these places (A7.1, T5.2)."""
    dice = [player.placed[place] for place in places if player.placed[place] != NO_DIE]
    for place in places:
        player.placed[place] = NO_DIE
    sell(table, player, dice)


def sell_everything(table: Table, player: Player) -> None:
    """Sell all dice a player still has (E1)."""
    dice = player.loose.copy()
    player.loose = []
    places = list(range(PLACES))
    dice += [player.placed[place] for place in places if player.placed[place] != NO_DIE]
    player.placed = [NO_DIE] * PLACES
    sell(table, player, dice)


def sale_price(table: Table, player: Player) -> int:
    """What a sold die brings (A7.1, U3)."""
    return table.cards.sale_with_tile if player.owns(SALES) else table.cards.sale


def sell(table: Table, player: Player, dice: list[int]) -> None:
    """Dice that have been taken from where they were are sold; the first sale in a turn sets off `sell` triggers (A7)."""
    if not dice:
        return
    price = sale_price(table, player)
    player.cogs += price * len(dice)
    discard(table, player, dice)
    if table.journal is not None:
        for die in dice:
            table.tell("log-sell", seat=player.seat, die=DIE_NAMES[die], gain={"cog": price})
    if not player.has_sold:
        player.has_sold = True
        set_off(table, player, ON_SELL, len(player.hired))


def set_off(table: Table, player: Player, on: int, hired: int) -> None:
    """Put the effects of the triggers of this kind, of the first so many assistants, at the front of the list (H2, T4.3)."""
    for at in range(hired - 1, -1, -1):
        trigger = player.hired[at].trigger
        if trigger is not None and trigger.on == on:
            table.push(player.seat, (EFFECTS, trigger.effects, 0))


# Values


def change(table: Table, player: Player, die: int, by: int) -> int:
    """The die with its value changed by 1; the caller puts it where it belongs."""
    if table.journal is not None:
        table.tell("log-change", seat=player.seat, die=DIE_NAMES[die], n=value_of(die) + by)
    return die + by


def change_loose(table: Table, player: Player, die: int, by: int) -> None:
    """Raise or lower a loose die (A8, F13)."""
    player.loose.remove(die)
    player.gain_die(change(table, player, die, by))


def change_placed(table: Table, player: Player, place: int, by: int) -> None:
    """Raise or lower a die in the upgrade section (A8.2, F13)."""
    player.placed[place] = change(table, player, player.placed[place], by)


def pay_change(table: Table, player: Player) -> None:
    """Pay for a change of a value (A8.1, H3)."""
    player.cogs -= table.change_cost(player)
    player.changes += 1
