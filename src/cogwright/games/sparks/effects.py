"""What effects do (section F): one function a kind, found by its name in the component file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cogwright.games.sparks.actions import (
    ANY_DIE,
    COLOUR,
    EFFECTS,
    FLIP_DIE,
    HELD_DIE,
    LOWER,
    LOWER_HELD,
    LOWER_SECTION,
    NUDGE,
    PICK,
    PICK_REROLL,
    RAISE,
    RAISE_HELD,
    RAISE_SECTION,
    RECOVER,
    SET_DIE,
    SET_VALUE,
    STEP,
    SWAP_COLOUR,
    SWAP_DIE,
    TAKE_UPGRADE,
    VALUE,
)
from cogwright.games.sparks.cards import (
    ANY,
    BONUS_POINT,
    DIE_NAMES,
    FACES,
    NO_TILE,
    SECTION,
    SLOTS,
    UPGRADES,
    Effect,
    colour_of,
    die_of,
    value_of,
)
from cogwright.games.sparks.dice import (
    colours_there,
    discard,
    draw_loose,
    gain_colour,
    roll_picked,
    take_colour,
)
from cogwright.games.sparks.placing import change, change_loose, change_placed
from cogwright.games.sparks.state import NO_DIE, Player, Table


def carry_on(table: Table, player: Player, list_number: int, at: int) -> None:
    """Carry out an effect of a list; the rest of the list comes after all that it sets off (T4.3)."""
    effects = table.cards.lists[list_number]
    if at < len(effects):
        if at + 1 < len(effects):
            table.push(player.seat, (EFFECTS, list_number, at + 1))
        effect = effects[at]
        effect.carry_out(table, player, effect)


# One function a kind


def cogs(table: Table, player: Player, effect: Effect) -> None:
    """F1: gain cogs."""
    player.cogs += effect.n
    if table.journal is not None:
        table.tell("log-gain", seat=player.seat, gain={"cog": effect.n})


def sparks(table: Table, player: Player, effect: Effect) -> None:
    """F2: gain sparks into storage."""
    player.sparks += effect.n
    if table.journal is not None:
        table.tell("log-gain", seat=player.seat, gain={"spark": effect.n})


def dice(table: Table, player: Player, effect: Effect) -> None:
    """F3: draw dice from the bag."""
    draw_loose(table, player, effect.n)


def colour_die(table: Table, player: Player, effect: Effect) -> None:
    """F4: a die of a colour, or of one that is chosen."""
    if effect.colour == ANY:
        table.push(player.seat, (ANY_DIE, 0, 0))
    else:
        gain_colour(table, player, effect.colour)


def step(table: Table, player: Player, effect: Effect) -> None:
    """F5: steps on a track, one by one (P3)."""
    for _ in range(effect.n):
        table.push(player.seat, (STEP, effect.colour, 0))


def assistants(table: Table, player: Player, effect: Effect) -> None:
    """F6: draw assistants into the hand; an empty deck gives nothing."""
    draw_assistants(table, player, effect.n)


def recover(table: Table, player: Player, effect: Effect) -> None:
    """F7: take sparks back off own power boxes."""
    for _ in range(effect.n):
        table.push(player.seat, (RECOVER, 0, 0))


def upgrade(table: Table, player: Player, effect: Effect) -> None:
    """F8: take an upgrade tile (U0)."""
    table.push(player.seat, (TAKE_UPGRADE, 0, 0))


def grant_reroll(table: Table, player: Player, effect: Effect) -> None:
    """F9: the right to one re-roll in this turn's action phase (A12)."""
    player.may_reroll = True


def colour_pass(table: Table, player: Player, effect: Effect) -> None:
    """F10: colour passes for this turn."""
    player.passes += effect.n
    if table.journal is not None:
        table.tell("log-gain", seat=player.seat, gain={"pass": effect.n})


def set_die(table: Table, player: Player, effect: Effect) -> None:
    """F11: choose a loose die, then its value; a held die needs no choice (F16)."""
    if player.held != NO_DIE:
        table.push(player.seat, (SET_VALUE, HELD_DIE, 0))
    else:
        table.push(player.seat, (SET_DIE, 0, 0))


def flip_die(table: Table, player: Player, effect: Effect) -> None:
    """F12: choose a loose die to be flipped; a held die is flipped without a choice (F16)."""
    if player.held != NO_DIE:
        player.held = flipped(table, player, player.held)
    else:
        table.push(player.seat, (FLIP_DIE, 0, 0))


def nudge(table: Table, player: Player, effect: Effect) -> None:
    """F13: raise or lower a die by 1, several times, free of charge."""
    table.push(player.seat, (NUDGE, effect.n, 0))


def reroll(table: Table, player: Player, effect: Effect) -> None:
    """F14: pick any number of loose dice and re-roll them."""
    table.push(player.seat, (PICK_REROLL, 0, 0))


def swap_die(table: Table, player: Player, effect: Effect) -> None:
    """F15: choose a loose die, then another colour for it."""
    table.push(player.seat, (SWAP_DIE, 0, 0))


KINDS: Final[dict[str, Callable[[Table, Player, Effect], None]]] = {
    "cogs": cogs,
    "sparks": sparks,
    "dice": dice,
    "colour-die": colour_die,
    "step": step,
    "assistants": assistants,
    "recover": recover,
    "upgrade": upgrade,
    "grant-reroll": grant_reroll,
    "colour-pass": colour_pass,
    "set-die": set_die,
    "flip-die": flip_die,
    "nudge": nudge,
    "reroll": reroll,
    "swap-die": swap_die,
}
NEED_LOOSE: Final = ("set-die", "flip-die", "swap-die", "reroll")
"""Effects that act on loose dice alone (A6.2)."""
TUNE_HELD: Final = ("set-die", "flip-die", "nudge")
"""Effects that may act on a held die (A5.4)."""


# Cards, sparks, tiles


def draw_assistants(table: Table, player: Player, n: int) -> None:
    """The player draws cards from the assistant deck into the hand (F6)."""
    drawn = min(n, len(table.assistants))
    if drawn == 0:
        return
    cards = table.assistants[len(table.assistants) - drawn :]
    cards.reverse()
    table.assistants = table.assistants[: len(table.assistants) - drawn]
    player.hand = sorted([*player.hand, *cards], key=lambda card: card.index)
    if table.journal is not None:
        table.tell("log-cards", seat=player.seat, n=drawn)
        for card in cards:
            table.tell_only(player.seat, "log-card", seat=player.seat, assistant=card.id)
    table.fence()


def recover_choices(table: Table, player: Player) -> list[int]:
    """Which sparks can be taken back (F7)."""
    return [table.cards.recover + player.boxes[at].index for at in range(len(player.boxes)) if player.lit[at]]


def choose_recover(table: Table, player: Player, action: int) -> None:
    """Take the spark off the box (F7)."""
    at = player.box_at(action - table.cards.recover)
    player.light(at, False)
    player.sparks += 1
    if table.journal is not None:
        table.tell("log-recover", seat=player.seat, box=player.boxes[at].id)


def upgrade_choices(table: Table, player: Player) -> list[int]:
    """The upgrade tiles of kinds in play that the player does not own; slot tiles on slots without one (U0)."""
    first = table.cards.upgrade
    actions = [first + kind for kind in range(BONUS_POINT) if table.stacks[kind] and not player.owns(kind)]
    for kind in range(BONUS_POINT, len(UPGRADES)):
        if table.stacks[kind] and not player.owns(kind):
            base = first + BONUS_POINT + (kind - BONUS_POINT) * SLOTS
            actions += [base + slot for slot in range(SLOTS) if player.slot_tiles[slot] == NO_TILE]
    return actions


def upgrade_of(table: Table, action: int) -> tuple[int, int]:
    """The kind of tile and the slot (or NO_TILE) that an action names."""
    number = action - table.cards.upgrade
    if number < BONUS_POINT:
        return number, NO_TILE
    return BONUS_POINT + (number - BONUS_POINT) // SLOTS, (number - BONUS_POINT) % SLOTS


def choose_upgrade(table: Table, player: Player, action: int) -> None:
    """Take the tile (U0)."""
    kind, slot = upgrade_of(table, action)
    table.stacks = table.stacks.copy()
    table.stacks[kind] -= 1
    player.own(kind, slot)
    if table.journal is not None:
        if slot == NO_TILE:
            table.tell("log-upgrade", seat=player.seat, upgrade=UPGRADES[kind])
        else:
            table.tell("log-upgrade-slot", seat=player.seat, upgrade=UPGRADES[kind], slot=slot + 1)


# Dice


def pick_choices(player: Player) -> list[int]:
    """Each kind of loose die."""
    actions: list[int] = []
    last = NO_DIE
    for die in player.loose:
        if die != last:
            actions.append(PICK + die)
            last = die
    return actions


def pick_or_stop(table: Table, player: Player) -> list[int]:
    """A loose die, or none; nothing is asked if there is none (F16)."""
    actions = pick_choices(player)
    if actions:
        actions.append(table.cards.stop)
    return actions


def any_die_choices(table: Table, except_for: int) -> list[int]:
    """The colours of which there is a die (F4, F15)."""
    table.colours_asked = True
    return [COLOUR + colour for colour in colours_there(table, except_for)]


def choose_set_die(table: Table, player: Player, action: int) -> None:
    """The die is chosen, now its value (F11)."""
    if action != table.cards.stop:
        table.push(player.seat, (SET_VALUE, action - PICK, 0))


def choose_value(table: Table, player: Player, die: int, action: int) -> None:
    """Set the die (F11)."""
    value = action - VALUE + 1
    if die == HELD_DIE:
        if table.journal is not None:
            table.tell("log-change", seat=player.seat, die=DIE_NAMES[player.held], n=value)
        player.held = die_of(colour_of(player.held), value)
        return
    if table.journal is not None:
        table.tell("log-change", seat=player.seat, die=DIE_NAMES[die], n=value)
    player.loose.remove(die)
    player.gain_die(die_of(colour_of(die), value))


def flipped(table: Table, player: Player, die: int) -> int:
    """The die with 7 minus its value (F12)."""
    value = FACES + 1 - value_of(die)
    if table.journal is not None:
        table.tell("log-change", seat=player.seat, die=DIE_NAMES[die], n=value)
    return die_of(colour_of(die), value)


def choose_flip(table: Table, player: Player, action: int) -> None:
    """Flip the die (F12)."""
    if action != table.cards.stop:
        die = action - PICK
        player.loose.remove(die)
        player.gain_die(flipped(table, player, die))


def add_changes(player: Player, actions: list[int]) -> None:
    """Append raising and lowering loose dice and those in the section, within 1 to 6 (A8, F13)."""
    _add_changes(player, actions, FACES, RAISE, RAISE_SECTION)
    _add_changes(player, actions, 1, LOWER, LOWER_SECTION)


def _add_changes(player: Player, actions: list[int], end: int, loose: int, section: int) -> None:
    last = NO_DIE
    for die in player.loose:
        if die != last:
            last = die
            if value_of(die) != end:
                actions.append(loose + die)
    for place in range(SECTION):
        die = player.placed[place]
        if die != NO_DIE and value_of(die) != end:
            actions.append(section + place)


def add_held_changes(player: Player, actions: list[int]) -> None:
    """Append raising and lowering the held die within 1 to 6 (A5.4)."""
    if value_of(player.held) < FACES:
        actions.append(RAISE_HELD)
    if value_of(player.held) > 1:
        actions.append(LOWER_HELD)


def is_change(action: int) -> bool:
    """Whether an action raises or lowers a die."""
    return RAISE <= action <= LOWER_HELD


def make_change(table: Table, player: Player, action: int) -> None:
    """Raise or lower the die that the action names (A8, F13)."""
    if action == RAISE_HELD:
        player.held = change(table, player, player.held, 1)
    elif action == LOWER_HELD:
        player.held = change(table, player, player.held, -1)
    elif action < RAISE_SECTION:
        change_loose(table, player, action - RAISE, 1)
    elif action < LOWER:
        change_placed(table, player, action - RAISE_SECTION, 1)
    elif action < LOWER_SECTION:
        change_loose(table, player, action - LOWER, -1)
    else:
        change_placed(table, player, action - LOWER_SECTION, -1)


def nudge_choices(table: Table, player: Player) -> list[int]:
    """What a nudge may raise or lower, or `stop`; nothing is asked if there is no die (F13, F16)."""
    actions: list[int] = []
    if player.held != NO_DIE:
        add_held_changes(player, actions)
    else:
        add_changes(player, actions)
    if actions:
        actions.append(table.cards.stop)
    return actions


def choose_nudge(table: Table, player: Player, left: int, action: int) -> None:
    """Nudge a die; more nudges may be left (F13)."""
    if action != table.cards.stop:
        if left > 1:
            table.push(player.seat, (NUDGE, left - 1, 0))
        make_change(table, player, action)


def reroll_choices(table: Table, player: Player, must: int) -> list[int]:
    """Dice not picked yet; `stop`, unless one must be picked first (A12, F14)."""
    actions = pick_choices(player)
    if actions and not must:
        actions.append(table.cards.stop)
    return actions


def choose_reroll(table: Table, player: Player, action: int) -> None:
    """Pick one more die; picking the last one stops by itself (A12)."""
    if action == table.cards.stop:
        roll_picked(table, player)
        return
    die = action - PICK
    player.loose.remove(die)
    player.picked = sorted([*player.picked, die])
    if player.loose:
        table.push(player.seat, (PICK_REROLL, 0, 0))
    else:
        roll_picked(table, player)


def choose_swap_die(table: Table, player: Player, action: int) -> None:
    """The die is chosen, now the colour it is swapped for (F15)."""
    if action != table.cards.stop:
        table.push(player.seat, (SWAP_COLOUR, action - PICK, 0))


def choose_swap_colour(table: Table, player: Player, die: int, action: int) -> None:
    """The other die comes with the same value, then the first goes to the discard (F15)."""
    colour = action - COLOUR
    taken = take_colour(table, colour)
    assert taken
    player.loose.remove(die)
    player.gain_die(die_of(colour, value_of(die)))
    discard(table, player, [die])
    if table.journal is not None:
        new = DIE_NAMES[die_of(colour, value_of(die))]
        table.tell("log-swap", seat=player.seat, dice={f"die-{DIE_NAMES[die]}": 1}, new={f"die-{new}": 1})
    table.fence()
