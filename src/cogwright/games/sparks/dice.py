"""The bag, the discard, and how dice come and go (T1.2-T1.4, F3, F4, F14)."""

from __future__ import annotations

from cogwright.games.sparks.actions import ANY_DIE, SWAP_COLOUR
from cogwright.games.sparks.cards import COLOURS, DIE_NAMES, FACES, colour_of, die_of, value_of
from cogwright.games.sparks.state import NO_DIE, Player, Table


def draw_from_bag(table: Table) -> int:
    """A die from the bag with a random value, or NO_DIE if bag and discard are empty (T1.2-T1.4)."""
    left = total(table.bag)
    if left == 0:
        table.bag = table.discard
        table.discard = [0] * len(COLOURS)
        left = total(table.bag)
    if left == 0:
        return NO_DIE
    number = table.random.below(left)
    colour = 0
    while number >= table.bag[colour]:
        number -= table.bag[colour]
        colour += 1
    table.bag = table.bag.copy()
    table.bag[colour] -= 1
    return die_of(colour, table.random.below(FACES) + 1)


def total(dice: list[int]) -> int:
    """How many dice of all colours there are."""
    return dice[0] + dice[1] + dice[2] + dice[3]


def draw_loose(table: Table, player: Player, n: int) -> None:
    """The player draws n dice from the bag; draws that yield nothing are lost (F3, T1.4)."""
    for _ in range(n):
        die = draw_from_bag(table)
        if die == NO_DIE:
            if table.journal is not None:
                table.tell("log-no-die", seat=player.seat)
            break
        player.gain_die(die)
        if table.journal is not None:
            table.tell("log-draw-die", seat=player.seat, die=DIE_NAMES[die])
    dice_have_changed(table, player)
    table.fence()


def colours_there(table: Table, except_for: int) -> list[int]:
    """The colours of which a die is in the discard or the bag (F4, F15)."""
    return [
        colour
        for colour in range(len(COLOURS))
        if colour != except_for and table.discard[colour] + table.bag[colour] > 0
    ]


def take_colour(table: Table, colour: int) -> bool:
    """Take a die of the colour from the discard, or else from the bag; whether there was one (F4, F15)."""
    if table.discard[colour] > 0:
        table.discard = table.discard.copy()
        table.discard[colour] -= 1
        return True
    if table.bag[colour] > 0:
        table.bag = table.bag.copy()
        table.bag[colour] -= 1
        return True
    return False


def gain_colour(table: Table, player: Player, colour: int) -> None:
    """The player gains a die of the colour and rolls it; nothing if there is none (F4)."""
    if not take_colour(table, colour):
        if table.journal is not None:
            table.tell("log-no-die", seat=player.seat)
        return
    die = die_of(colour, table.random.below(FACES) + 1)
    player.gain_die(die)
    if table.journal is not None:
        table.tell("log-draw-die", seat=player.seat, die=DIE_NAMES[die])
    dice_have_changed(table, player)
    table.fence()


def discard(table: Table, player: Player, dice: list[int]) -> None:
    """Dice go beside the score board, where their values have no effect (O5)."""
    table.discard = table.discard.copy()
    for die in dice:
        table.discard[colour_of(die)] += 1
    dice_have_changed(table, player)


def roll_picked(table: Table, player: Player) -> None:
    """All picked dice get new values, in the order of their names (A12, D10)."""
    if not player.picked:
        return
    rolled = [die_of(colour_of(die), table.random.below(FACES) + 1) for die in player.picked]
    if table.journal is not None:
        for before, die in zip(player.picked, rolled, strict=True):
            table.tell("log-reroll", seat=player.seat, die=DIE_NAMES[before], n=value_of(die))
    player.picked = []
    for die in rolled:
        player.gain_die(die)
    table.fence()


def dice_have_changed(table: Table, player: Player) -> None:
    """Other seats that are choosing a colour of die find anew which there are (D9)."""
    if not table.colours_asked:
        return
    still = False
    for other in table.players:
        task = table.asked(other.seat)
        if task is not None and task[0] in (ANY_DIE, SWAP_COLOUR):
            still = True
            if other.seat != player.seat:
                table.ask_again(other.seat)
    table.colours_asked = still
