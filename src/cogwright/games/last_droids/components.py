"""Reads a component file of Last Droids into typed cards and checks it (C4-C7)."""

from __future__ import annotations

from typing import Final

from cogwright.engine import ComponentSet, Fields
from cogwright.engine.errors import sentence, sentences_of, shown
from cogwright.games.last_droids.cards import (
    ALL_PARTS,
    ANY_COLUMN,
    BASE_PARTS,
    ENERGY,
    NO_TYPE,
    PARTS,
    TYPES,
    BasicSwap,
    Cards,
    Discount,
    Double,
    Droid,
    Effect,
    Extend,
    Gain,
    House,
    HouseScore,
    Interseason,
    PerDiscard,
    Store,
    Surcharge,
    Swap,
    Wild,
)
from cogwright.games.last_droids.patterns import options_of

complaint: Final = sentences_of("cogwright.games.last_droids")

MODES: Final = ("solo", "two", "three", "four")
ZONES: Final = (1, 1, 3, 2)
CARDS_A_TURN: Final = (2, 2, 3, 2)
HOUSE_NUMBERS: Final = range(45, 58)
LAST_NUMBER: Final = 100
MARKS: Final = (2, 3, 4)
MOST_OPTIONS: Final = 12
MOST_USES: Final = 9
LEAST_HOUSE_RP: Final = 4
DROID_KINDS: Final = ("extend", "gain", "per-discard", "double", "store", "surcharge", "discount", "wild", "swap")
HOUSE_KINDS: Final = (
    "gain",
    "score-shed",
    "score-type",
    "score-type-steps",
    "score-cost-icons",
    "score-kinds",
    "score-extensions",
    "score-leaf-lead",
    "score-houses",
    "score-sets",
)
TABLES: Final = (
    "meta",
    "constants",
    "decks",
    "houses_per_zone",
    "basic_swap",
    "part",
    "droid_type",
    "interseason",
    "droid",
    "house",
)


def read_cards(components: ComponentSet) -> Cards:
    """The cards of a component set.

    Raises:
        BadComponents: C6 refuses it; the error names the row, the field and what is allowed.
    """
    file = components.fields()
    file.refuse_others(TABLES)
    cards = Cards()
    _read_constants(file, cards)
    _read_fixed_ids(file, "part", PARTS)
    _read_fixed_ids(file, "droid_type", TYPES)
    cards.basic_swaps = _read_basic_swaps(file)
    cards.interseasons = [_read_interseason(row) for row in file.rows("interseason")]
    cards.droids = [_read_droid(row) for row in file.rows("droid")]
    cards.houses = [_read_house(row) for row in file.rows("house")]
    cards.index()
    _refuse_twins(file)
    _check_enough(file, cards)
    return cards


def _read_constants(file: Fields, cards: Cards) -> None:
    """The numbers that the text of the rules quotes (C7)."""
    row = file.table("constants")
    cards.seasons = row.number("seasons", 3, 3)
    cards.capacity = row.number("capacity", 1)
    cards.start = _parts(row, "start")
    for part, n in enumerate(cards.start):
        if n > cards.capacity:
            raise row.wrong("start", complaint("start-above-capacity", part=PARTS[part], most=cards.capacity))
    cards.parts_lead_rp = row.number("parts_lead_rp")
    cards.leaves_lead_rp = row.number("leaves_lead_rp")
    cards.interseason_extension = row.number("interseason_extension")
    cards.interseason_energy = row.number("interseason_energy")
    row.close()
    decks, zones = file.table("decks"), file.table("houses_per_zone")
    for mode in MODES:
        cards.decks.append(_read_decks(decks, mode))
        cards.houses_per_zone.append(zones.number(mode, 1))
    decks.close()
    zones.close()


def _read_decks(decks: Fields, mode: str) -> list[list[int]]:
    wanted = 2 if mode == "four" else 1
    found: list[list[int]] = []
    for deck in decks.items(mode):
        if not isinstance(deck, list) or not deck or any(type(mark) is not int or mark not in MARKS for mark in deck):
            raise decks.wrong(mode, complaint("deck-of-marks", given=shown(deck)))
        found.append([int(mark) for mark in deck])
    marks = [mark for deck in found for mark in deck]
    if len(marks) != len(set(marks)):
        raise decks.wrong(mode, complaint("mark-once"))
    if len(found) != wanted:
        raise decks.wrong(mode, complaint("decks-listed", n=wanted, given=len(found)))
    return found


def _read_fixed_ids(file: Fields, table: str, ids: tuple[str, ...]) -> None:
    rows = file.rows(table)
    found: list[str] = []
    for row in rows:
        found.append(row.choice("id", ids))
        row.names()
        if table == "part":
            base = row.flag("base")
            if base != (found[-1] != "energy"):
                raise row.wrong("base", complaint("base-parts"))
        row.close()
    if tuple(found) != ids:
        raise file.wrong(table, sentence("rows-in-order", names=", ".join(ids)))


def _read_basic_swaps(file: Fields) -> list[BasicSwap]:
    """The three swaps of W1 as the twelve actions of the vocabulary (D2); they may not go round for ever (W7)."""
    shapes = [("energy", "base"), ("same", "base"), ("same", "energy")]
    rows = file.rows("basic_swap")
    if len(rows) != len(shapes):
        raise file.wrong("basic_swap", sentence("rows-exactly-three", given=len(rows)))
    rates: list[tuple[int, int]] = []
    for row, (give, take) in zip(rows, shapes, strict=True):
        given, taken = row.table("give"), row.table("take")
        rates.append((given.number(give, 1), taken.number(take, 1)))
        given.close()
        taken.close()
        row.close()
    (energy, bought), (same, other), (three, sold) = rates
    if other >= same or bought * sold >= energy * three:
        raise file.wrong("basic_swap", complaint("swaps-lose"))
    base = range(BASE_PARTS)
    swaps = [BasicSwap(ENERGY, rates[0][0], part, rates[0][1]) for part in base]
    swaps += [BasicSwap(a, rates[1][0], b, rates[1][1]) for a in base for b in base if a != b]
    swaps += [BasicSwap(part, rates[2][0], ENERGY, rates[2][1]) for part in base]
    return swaps


def _read_interseason(row: Fields) -> Interseason:
    row.names()
    card = Interseason(row.id(), PARTS.index(row.choice("part", PARTS)))
    row.close()
    return card


def _read_droid(row: Fields) -> Droid:
    row.names()
    number = row.number("number", 1, LAST_NUMBER)
    if number in HOUSE_NUMBERS:
        raise row.wrong("number", complaint("house-numbers"))
    kind = TYPES.index(row.choice("type", TYPES))
    leaves = row.number("leaves")
    if leaves and TYPES[kind] != "farm":
        raise row.wrong("leaves", complaint("leaves-of-farm"))
    droid = Droid(
        number=number,
        id=row.id(),
        cost=_some_parts(row, "cost"),
        rp=row.number("rp"),
        effects=[_read_effect(effect, DROID_KINDS) for effect in row.rows("effects")],
        type=kind,
        season=row.number("season", 1, 3),
        mark=row.number("mark", 2, 4),
        gain=_some_parts(row, "gain"),
        leaves=leaves,
        interest=row.number("interest"),
    )
    if sum(effect.kind == "swap" for effect in droid.effects) > 1:
        raise row.wrong("effects", complaint("one-swap"))
    row.close()
    return droid


def _read_house(row: Fields) -> House:
    row.names()
    interest = row.table("interest")
    house = House(
        number=row.number("number", HOUSE_NUMBERS[0], HOUSE_NUMBERS[-1]),
        id=row.id(),
        cost=_some_parts(row, "cost"),
        rp=row.number("rp", LEAST_HOUSE_RP),
        effects=[_read_effect(effect, HOUSE_KINDS) for effect in row.rows("effects")],
        interest_type=TYPES.index(interest.choice("type", TYPES)),
        interest_bonus=interest.number("bonus"),
    )
    interest.close()
    row.close()
    return house


def _parts(row: Fields, field: str) -> list[int]:
    amounts = row.amounts(field, PARTS)
    return [amounts.get(part, 0) for part in PARTS]


def _some_parts(row: Fields, field: str) -> list[int]:
    """Parts of a cost or a gain: not empty, and no amount is 0 (C6)."""
    table = row.table(field)
    table.refuse_others(PARTS)
    if not table.data:
        raise row.wrong(field, complaint("name-one-of", names=", ".join(PARTS)))
    return [table.number(part, 1) if table.has(part) else 0 for part in PARTS]


def _read_effect(row: Fields, kinds: tuple[str, ...]) -> Effect:
    kind = row.choice("kind", kinds)
    effect = _house_score(row, kind) if kind.startswith("score-") else _droid_effect(row, kind)
    row.close()
    return effect


def _droid_effect(row: Fields, kind: str) -> Effect:
    """An effect of section 5's first table, with exactly its fields (C6)."""
    if kind == "extend":
        part = row.choice("part", (*PARTS, "any"))
        return Extend(ANY_COLUMN if part == "any" else PARTS.index(part), row.number("n", 1))
    if kind in ("gain", "store"):
        found = [row.number(part, 1) if row.has(part) else 0 for part in PARTS]
        base = row.number("base", 1) if kind == "gain" and row.has("base") else 0
        if not any(found) and not base:
            raise row.wrong("", complaint("name-a-part"))
        return Gain(found, base) if kind == "gain" else Store(found)
    if kind == "per-discard":
        return PerDiscard(TYPES.index(row.choice("type", TYPES)), row.number("rp", 1))
    if kind == "double":
        return Double(PARTS.index(row.choice("part", PARTS)))
    if kind == "surcharge":
        return Surcharge(row.number("base", 1))
    if kind == "discount":
        return Discount(row.number("energy", 1))
    if kind == "wild":
        houses = row.items("houses")
        if not houses or any(type(number) is not int or number not in HOUSE_NUMBERS for number in houses):
            raise row.wrong("houses", complaint("list-of-houses", given=shown(houses)))
        return Wild([int(str(number)) for number in houses])
    return _swap(row)


def _swap(row: Fields) -> Swap:
    patterns: list[dict[str, int]] = []
    for field in ("give", "take"):
        table = row.table(field)
        table.refuse_others((*PARTS, "same", "base"))
        if len({"same", "base"} & set(table.data)) and len(table.data) > 1:
            raise row.wrong(field, complaint("same-alone"))
        if not table.data:
            raise row.wrong(field, complaint("name-something"))
        patterns.append({str(key): table.number(str(key), 1) for key in table.data})
    options = options_of(patterns[0], patterns[1])
    if not 1 <= len(options) <= MOST_OPTIONS:
        raise row.wrong("", complaint("swap-options", n=len(options), most=MOST_OPTIONS))
    return Swap(options, row.number("uses", 1, MOST_USES))


def _house_score(row: Fields, kind: str) -> HouseScore:
    """An effect of the table of houses, with exactly its fields (H0, C6)."""
    part, type, rp, steps = 0, NO_TYPE, 0, list[tuple[int, int]]()
    if kind == "score-shed":
        word = row.choice("part", (*PARTS, "all"))
        part = ALL_PARTS if word == "all" else PARTS.index(word)
    if kind in ("score-type", "score-type-steps", "score-cost-icons"):
        type = TYPES.index(row.choice("type", TYPES))
    if kind in ("score-type-steps", "score-kinds", "score-houses"):
        steps = _steps(row)
    else:
        rp = row.number("rp", 1)
    return HouseScore(kind, part, type, rp, steps)


def _steps(row: Fields) -> list[tuple[int, int]]:
    steps: list[tuple[int, int]] = []
    for step in row.items("steps"):
        if not isinstance(step, list) or len(step) != 2 or any(type(n) is not int or n < 1 for n in step):
            raise row.wrong("steps", complaint("step-form", given=shown(step)))
        pair = (int(step[0]), int(step[1]))
        if steps and (pair[0] <= steps[-1][0] or pair[1] <= steps[-1][1]):
            raise row.wrong("steps", complaint("steps-ascend"))
        steps.append(pair)
    if not steps:
        raise row.wrong("steps", complaint("steps-needed"))
    return steps


def _refuse_twins(file: Fields) -> None:
    """Numbers, ids and names are unique; parts and types are named by ids as well (C6)."""
    seen: dict[str, set[str]] = {"number": set(), "id": {*PARTS, *TYPES}, "en": set(), "ja": set()}
    for table in ("interseason", "droid", "house"):
        for row in file.rows(table):
            names = row.names()
            values = {"id": row.id(), "en": names["en"], "ja": names["ja"]}
            if table != "interseason":
                values["number"] = str(row.number("number"))
            for field, value in values.items():
                if value in seen[field]:
                    place = field if field in ("number", "id") else f"name: {field}"
                    raise row.wrong(place, sentence("stands-twice", given=shown(value)))
                seen[field].add(value)


def _check_enough(file: Fields, cards: Cards) -> None:
    """Enough cards for every mode (C6, S5)."""
    if len(cards.interseasons) < cards.seasons - 1:
        raise file.wrong("interseason", sentence("rows-at-least", n=cards.seasons - 1))
    for mode, name in enumerate(MODES):
        needed = cards.houses_per_zone[mode] * ZONES[mode]
        if len(cards.houses) < needed:
            raise file.wrong("house", complaint("enough-houses", mode=name, n=needed, given=len(cards.houses)))
        for marks in cards.decks[mode]:
            for season in range(1, cards.seasons + 1):
                count = sum(droid.season == season and droid.mark in marks for droid in cards.droids)
                if count < CARDS_A_TURN[mode]:
                    raise file.wrong(
                        "droid",
                        complaint(
                            "enough-droids", mode=name, n=CARDS_A_TURN[mode], season=season, marks=marks, given=count
                        ),
                    )
