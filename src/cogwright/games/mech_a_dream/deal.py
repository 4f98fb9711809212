"""A written deal: what is laid out in a given order instead of being shuffled (S12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from cogwright.engine.errors import sentences_of, shown
from cogwright.engine.fields import Fields
from cogwright.engine.random_source import RandomSource
from cogwright.games.mech_a_dream.state import NOBODY
from cogwright.games.mech_a_dream.tiles import (
    BLUE,
    GREEN,
    RED,
    TYPES,
    YELLOW,
    Delivery,
    Machine,
    Monitor,
    Piece,
    Specialist,
    Tiles,
)

complaint: Final = sentences_of("cogwright.games.mech_a_dream")

STACK_KEYS: Final = ("blue_green", "red", "yellow")
STACK_TYPES: Final = ((BLUE, GREEN), (RED,), (YELLOW,))
"""The types of machines in each stack (S3)."""
DEAL_KEYS: Final = ("start", *STACK_KEYS, "deliveries", "monitors", "specialists")

AnyPiece = TypeVar("AnyPiece", bound=Piece)


class Deal:
    """What is written of a deal; lists may be short or empty, the rest is shuffled behind them."""

    def __init__(self) -> None:
        self.start: int = NOBODY
        """The start seat of day 1, or NOBODY if it is drawn."""
        self.stacks: list[list[Machine]] = [[], [], []]
        """For each stack what lies on its places and then in the stack, in the order of S4."""
        self.deliveries: list[Delivery] = []
        self.monitors: list[Monitor] = []
        self.specialists: list[Specialist] = []


def read_deal(fields: Fields, seats: int, tiles: Tiles) -> Deal:
    """Read a written deal; an unknown id, a wrong colour or an id written twice is refused (S12)."""
    fields.refuse_others(DEAL_KEYS)
    deal = Deal()
    if fields.has("start"):
        deal.start = fields.number("start", maximum=seats - 1)
    deal.stacks = [read_stack(fields, stack, tiles) for stack in range(len(STACK_KEYS))]
    deal.deliveries = read_pieces(fields, "deliveries", tiles.deliveries)
    deal.monitors = read_pieces(fields, "monitors", tiles.monitors)
    deal.specialists = read_pieces(fields, "specialists", tiles.specialists)
    return deal


def read_stack(fields: Fields, stack: int, tiles: Tiles) -> list[Machine]:
    """The machines written for a stack: those on its laid-out places first, then from its top (S4)."""
    key = STACK_KEYS[stack]
    machines = read_pieces(fields, key, tiles.machines)
    for machine in machines:
        if machine.type not in STACK_TYPES[stack]:
            allowed = ", ".join(TYPES[type] for type in STACK_TYPES[stack])
            raise fields.wrong(
                key,
                complaint("machine-of-other-stack", given=shown(machine.id), type=TYPES[machine.type], allowed=allowed),
            )
    return machines


def read_pieces(fields: Fields, key: str, pieces: Sequence[AnyPiece]) -> list[AnyPiece]:
    """A list of ids of the pieces, none twice; empty if nothing is written."""
    if not fields.has(key):
        return []
    by_id = {piece.id: piece for piece in pieces}
    return [by_id[id] for id in fields.words(key, by_id)]


def machines_of_stack(tiles: Tiles, stack: int) -> list[Machine]:
    """All machines of the set that belong to the stack (S3)."""
    return [machine for machine in tiles.machines if machine.type in STACK_TYPES[stack]]


def shuffled_behind(random: RandomSource, written: Sequence[AnyPiece], pieces: Sequence[AnyPiece]) -> list[AnyPiece]:
    """What is written, and behind it the other pieces in random order (S12)."""
    shuffled = random.shuffled(pieces)
    ids = {piece.id for piece in written}
    return [*written, *(piece for piece in shuffled if piece.id not in ids)]
