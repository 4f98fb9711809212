"""Plastic, buildings and the three structures (A5.10)."""

from __future__ import annotations

from cogwright.games.the_game_makers.catalogue import LETTERS, PLASTIC
from cogwright.games.the_game_makers.state import NONE, Player, Table


def add_plastic_choices(table: Table, player: Player, level: int, actions: list[int]) -> None:
    """A component, or a building on a fitting space of a structure (D8.4)."""
    ids = table.ids
    actions.append(ids.plastic_component)
    actions += [
        ids.build + letter
        for letter in range(len(LETTERS))
        if fitting_space(player, letter, level, table.at_least) != NONE
    ]


def fitting_space(player: Player, letter: int, level: int, at_least: bool) -> int:
    """The empty building space that a building takes, or NONE: the first of its own level (A5.10.2); with the option
    `at-least` the highest level that is not above its own (V7.3)."""
    structure, built = player.structures[letter], player.built[letter]
    if built == structure.all_built:
        return NONE
    best = NONE
    for space in range(len(structure.needs)):
        need = structure.needs[space]
        if built >> space & 1:
            continue
        if need == level:
            return space
        if at_least and need < level and (best == NONE or need > structure.needs[best]):
            best = space
    return best


def keep_plastic(table: Table, player: Player) -> None:
    """Plastic becomes a component (A5.10.1)."""
    item = player.items.pop()
    player.add_component(PLASTIC, item.n)
    if table.journal is not None:
        table.tell("log-component", seat=player.seat, gain={"plastic": item.n})


def build(table: Table, player: Player, letter: int) -> None:
    """Plastic becomes a building; the last one makes the structure active (A5.10.2, A5.10.3)."""
    item = player.items.pop()
    structure = player.structures[letter]
    space = fitting_space(player, letter, item.n, table.at_least)
    fill(player, letter, player.built[letter] | 1 << space)
    if table.journal is not None:
        table.tell("log-build", seat=player.seat, structure=structure.id, level=item.n)
        if player.is_active(letter):
            table.tell("log-active", seat=player.seat, structure=structure.id)


def fill(player: Player, letter: int, built: int) -> None:
    """From now on these building spaces of a structure are filled."""
    player.built = player.built.copy()
    player.built[letter] = built
    if built == player.structures[letter].all_built:
        player.active |= 1 << letter
        player.changed = True
