"""The cards of a component set as typed tables (C1-C7): droids, houses, Interseason cards, and their effects (section 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PARTS: Final = ("nut", "oil", "circuit", "energy")
"""Always listed in this order (O4)."""
NUT: Final = 0
OIL: Final = 1
CIRCUIT: Final = 2
ENERGY: Final = 3
BASE_PARTS: Final = 3
"""Nuts, oil drops and circuit boards: the first three (O4)."""
ALL_PARTS: Final = 4

TYPES: Final = ("water", "farm", "communication", "storage", "collector", "market")
"""The six types of droids (O6)."""
WATER: Final = 0
FARM: Final = 1
COMMUNICATION: Final = 2
STORAGE: Final = 3
COLLECTOR: Final = 4
MARKET_TYPE: Final = 5
NO_TYPE: Final = -1

ANY_COLUMN: Final = -1
NOTHING: Final = [0, 0, 0, 0]
"""No parts. Never changed in place."""


class Effect:
    """An effect of a card; `kind` is its name in the component file."""

    def __init__(self, kind: str, immediate: bool = False) -> None:
        self.kind = kind
        self.immediate = immediate
        """It is carried out once, when the card is repaired or built."""


class Extend(Effect):
    """Immediate: `n` extensions on a column, or on free ones (K1)."""

    def __init__(self, part: int, n: int) -> None:
        super().__init__("extend", immediate=True)
        self.part = part
        self.n = n


class Gain(Effect):
    """Immediate: gain parts, and then `base` base parts of free kinds (K2, H46)."""

    def __init__(self, parts: list[int], base: int) -> None:
        super().__init__("gain", immediate=True)
        self.parts = parts
        self.base = base


class Store(Effect):
    """Immediate: parts lie on the card and can be paid from there (K5)."""

    def __init__(self, parts: list[int]) -> None:
        super().__init__("store", immediate=True)
        self.parts = parts


class PerDiscard(Effect):
    """Scoring: points for each discarded droid of the type in the player's zones (K3)."""

    def __init__(self, type: int, rp: int) -> None:
        super().__init__("per-discard")
        self.type = type
        self.rp = rp


class Double(Effect):
    """Lasting: a dismantle that gives the part gives one more (K4)."""

    def __init__(self, part: int) -> None:
        super().__init__("double")
        self.part = part


class Surcharge(Effect):
    """At the end of step 3: a house costs others more base parts (K6)."""

    def __init__(self, base: int) -> None:
        super().__init__("surcharge")
        self.base = base


class Discount(Effect):
    """Lasting: repairs and buildings cost less energy (K7)."""

    def __init__(self, energy: int) -> None:
        super().__init__("discount")
        self.energy = energy


class Wild(Effect):
    """Scoring: counts as a droid of another type too, for these houses (K8)."""

    def __init__(self, houses: list[int]) -> None:
        super().__init__("wild")
        self.houses = houses


class Swap(Effect):
    """A swap of its own in each swap step (W4-W6); `options` are pairs of what is given and what is taken."""

    def __init__(self, options: list[tuple[list[int], list[int]]], uses: int) -> None:
        super().__init__("swap")
        self.options = options
        self.uses = uses


class HouseScore(Effect):
    """What a house scores beside its printed points (H45-H57). Fields that a kind does not have are 0, empty or `NO_TYPE`.

    `part` is a part or `ALL_PARTS`; `steps` are pairs of a count and its points, ascending (H0).
    """

    def __init__(self, kind: str, part: int, type: int, rp: int, steps: list[tuple[int, int]]) -> None:
        super().__init__(kind)
        self.part = part
        self.type = type
        self.rp = rp
        self.steps = steps


class Card:
    """What droids and houses have in common."""

    def __init__(self, number: int, id: str, cost: list[int], rp: int, effects: list[Effect]) -> None:
        self.number = number
        self.id = id
        self.cost = cost
        self.rp = rp
        self.effects = effects


class Droid(Card):
    """A droid (C4), with what its lasting effects come to."""

    def __init__(
        self,
        number: int,
        id: str,
        cost: list[int],
        rp: int,
        effects: list[Effect],
        type: int,
        season: int,
        mark: int,
        gain: list[int],
        leaves: int,
        interest: int,
    ) -> None:
        super().__init__(number, id, cost, rp, effects)
        self.type = type
        self.season = season
        self.mark = mark
        self.gain = gain
        self.leaves = leaves
        self.interest = interest
        self.discount: int = 0
        self.doubles: list[int] = [0, 0, 0, 0]
        self.per_discard: list[PerDiscard] = []
        self.surcharge: int = 0
        self.swap: Swap | None = None
        self.wild: Wild | None = None
        for effect in effects:
            if isinstance(effect, Discount):
                self.discount += effect.energy
            elif isinstance(effect, Double):
                self.doubles[effect.part] += 1
            elif isinstance(effect, PerDiscard):
                self.per_discard.append(effect)
            elif isinstance(effect, Surcharge):
                self.surcharge += effect.base
            elif isinstance(effect, Swap):
                self.swap = effect
            elif isinstance(effect, Wild):
                self.wild = effect


class House(Card):
    """A house (C5); `interest_type` and `interest_bonus` are for the automa (U2)."""

    def __init__(
        self,
        number: int,
        id: str,
        cost: list[int],
        rp: int,
        effects: list[Effect],
        interest_type: int,
        interest_bonus: int,
    ) -> None:
        super().__init__(number, id, cost, rp, effects)
        self.interest_type = interest_type
        self.interest_bonus = interest_bonus


class Interseason:
    """An Interseason card: the column that everybody extends (C2)."""

    def __init__(self, id: str, part: int) -> None:
        self.id = id
        self.part = part


class BasicSwap:
    """A swap that everybody may make: `n` of the part `give` for `taken` of the part `take` (W1)."""

    def __init__(self, give: int, n: int, take: int, taken: int) -> None:
        self.give: i64 = give
        self.n: i64 = n
        self.take: i64 = take
        self.taken: i64 = taken
        self.gives: list[int] = [n if part == give else 0 for part in range(len(PARTS))]
        self.takes: list[int] = [taken if part == take else 0 for part in range(len(PARTS))]


class Cards:
    """A component set: all cards and the numbers of sections 3 to 6 (C7)."""

    def __init__(self) -> None:
        self.droids: list[Droid] = []
        self.houses: list[House] = []
        self.interseasons: list[Interseason] = []
        self.basic_swaps: list[BasicSwap] = []
        """In the order of the vocabulary (D2)."""
        self.seasons: int = 3
        self.capacity: int = 3
        self.start: list[int] = NOTHING
        self.parts_lead_rp: int = 0
        self.leaves_lead_rp: int = 0
        self.interseason_extension: int = 0
        self.interseason_energy: int = 0
        self.decks: list[list[list[int]]] = []
        """By mode (solo, two, three, four): the decks, each as a list of marks (S3)."""
        self.houses_per_zone: list[int] = []
        """By mode."""
        self.by_number: dict[int, Card] = {}

    def index(self) -> None:
        """Find cards by number from now on."""
        self.by_number = {}
        for droid in self.droids:
            self.by_number[droid.number] = droid
        for house in self.houses:
            self.by_number[house.number] = house


def total(parts: list[int]) -> int:
    """How many parts there are."""
    return parts[0] + parts[1] + parts[2] + parts[3]


def amounts(parts: list[int]) -> dict[str, int]:
    """The parts as a bundle for messages, without zeros."""
    return {name: n for name, n in zip(PARTS, parts, strict=True) if n}
