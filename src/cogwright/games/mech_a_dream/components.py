"""Reads a component set of Mech A Dream into typed tables and refuses what cannot be played (C8-C11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogwright.engine.components import ComponentSet
from cogwright.engine.errors import sentences_of
from cogwright.engine.fields import Fields
from cogwright.games.mech_a_dream.tiles import (
    BLUE,
    BUNDLE_KEYS,
    GOODS,
    RED,
    STOCK_OPTIONS,
    TIMES,
    TYPES,
    YELLOW,
    Bonus,
    Bundle,
    Convert,
    Delivery,
    Discount,
    Effect,
    HeadStart,
    Instant,
    Machine,
    Monitor,
    Replay,
    ScorePer,
    Specialist,
    Tiles,
)

complaint: Final = sentences_of("cogwright.games.mech_a_dream")

TABLES: Final = (
    "meta",
    "limits",
    "start",
    "base_monitor",
    "completion_bonus",
    "stock_room",
    "machines",
    "deliveries",
    "monitors",
    "specialists",
)
CONVERT: Final = ("convert",)
CRYSTAL_KINDS: Final = ("instant", "score-per")
PERMANENT_KINDS: Final = ("discount", "bonus", "head-start", "replay")
BONUS_ON: Final = ("stock", "dock", "buy", "build", "complete", "night")
BONUS_WITH_TYPES: Final = ("buy", "build", "complete")
BONUS_WITH_TIMES: Final = ("stock", "dock", "buy", "build")
COUNTS: Final = (*TYPES, "machine", "kind", "rainbow", "resource")
LONGEST_WEEK: Final = 7
"""A seat has 21 slots at most (D1), so a game has 7 days at most."""


def read_tiles(components: ComponentSet) -> Tiles:
    """The typed tables of a component set.

    Raises:
        BadComponents: C11 refuses it; the error names the file, the row, the field and what is allowed.
    """
    return _Reader(components.fields()).tiles()


class _Reader:
    """Reads the tables in their order; the limits come first, because costs are checked against them."""

    def __init__(self, file: Fields) -> None:
        self.file = file
        limits = file.table("limits")
        self.flower_max = limits.number("flower_max")
        self.ink_max = limits.number("ink_max")
        self.belt_spaces = limits.number("belt_spaces", minimum=1)
        self.days = limits.number("days", minimum=1, maximum=LONGEST_WEEK)
        self.machines_to_end = limits.number("machines_to_end", minimum=1)
        limits.close()

    def tiles(self) -> Tiles:
        """Everything, each table checked as C11 says."""
        self.file.refuse_others(TABLES)
        return Tiles(
            self.flower_max,
            self.ink_max,
            self.belt_spaces,
            self.days,
            self.machines_to_end,
            _bundle(self.file, "start", GOODS),
            self.base_monitor(),
            self.completion_bonus(),
            self.stock_room(),
            [self.machine(row) for row in _rows(self.file, "machines")],
            self.deliveries(),
            [_monitor(row) for row in _rows(self.file, "monitors")],
            [_specialist(row) for row in _rows(self.file, "specialists")],
        )

    def base_monitor(self) -> Monitor:
        row = self.file.table("base_monitor")
        id = row.id()
        row.names()
        convert = _convert(row, machine=False)
        row.close()
        return Monitor(id, Bundle(), convert)

    def completion_bonus(self) -> list[tuple[int, int]]:
        """Rows in ascending order, each holding from its machine number on up to the next row (C9)."""
        found: list[tuple[int, int]] = []
        last = 0
        for row in self.file.rows("completion_bonus"):
            number = row.number("machine", minimum=1)
            if number <= last:
                raise row.wrong("machine", complaint("rows-ascend", last=last))
            found.append((number, row.number("point")))
            row.close()
            last = number
        return found

    def stock_room(self) -> list[list[Bundle]]:
        """Six rows: each time of day with each option, once (C7)."""
        found: dict[tuple[str, str], Bundle] = {}
        for row in self.file.rows("stock_room"):
            key = (row.choice("time", TIMES), row.choice("option", STOCK_OPTIONS))
            if key in found:
                raise row.wrong("", complaint("stock-twice", time=key[0], choice=key[1]))
            found[key] = Bundle(row.number("flower"), row.number("ink"))
            row.close()
        for time in TIMES:
            for option in STOCK_OPTIONS:
                if (time, option) not in found:
                    raise self.file.wrong("stock_room", complaint("stock-missing", time=time, choice=option))
        return [[found[time, option] for option in STOCK_OPTIONS] for time in TIMES]

    def machine(self, row: Fields) -> Machine:
        type = TYPES.index(row.choice("type", TYPES))
        cost = row.amounts("cost", GOODS)
        for good, limit in (("flower", self.flower_max), ("ink", self.ink_max)):
            if cost.get(good, 0) > limit:
                raise row.wrong(f"cost: {good}", complaint("more-than-anyone-holds", most=limit, given=cost[good]))
        hourglass = row.number("hourglass", minimum=1, maximum=self.belt_spaces)
        effects: list[Effect]
        if type in (BLUE, RED):
            effects = [_convert(row, machine=True)]
        else:
            effects = _effects(row, CRYSTAL_KINDS if type == YELLOW else PERMANENT_KINDS)
        row.close()
        return Machine(row.id(), type, _bundle_of(cost), hourglass, effects)

    def deliveries(self) -> list[Delivery]:
        rows = _rows(self.file, "deliveries")
        if len(rows) < self.days:
            raise self.file.wrong("deliveries", complaint("row-for-each-day", n=self.days, given=len(rows)))
        return [self.delivery(row) for row in rows]

    def delivery(self, row: Fields) -> Delivery:
        cost = row.number("cost", maximum=self.flower_max)
        rewards: list[Bundle] = []
        for time in TIMES:
            reward = _bundle(row, time, BUNDLE_KEYS)
            if reward.time:
                raise row.wrong(time, complaint("no-time"))
            if reward.is_empty:
                raise row.wrong(time, complaint("give-something"))
            rewards.append(reward)
        row.close()
        return Delivery(row.id(), cost, rewards)


def _rows(file: Fields, table: str) -> list[Fields]:
    """The rows of a table that have an id and a name; no id stands twice (C11)."""
    rows = file.rows(table)
    seen: set[str] = set()
    for row in rows:
        id = row.id()
        if id in seen:
            raise row.wrong("id", complaint("id-twice-in", table=table))
        seen.add(id)
        row.names()
    return rows


def _monitor(row: Fields) -> Monitor:
    start = _bundle(row, "start", GOODS)
    convert = _convert(row, machine=False)
    row.close()
    return Monitor(row.id(), start, convert)


def _specialist(row: Fields) -> Specialist:
    effects = _effects(row, PERMANENT_KINDS)
    row.close()
    return Specialist(row.id(), effects)


# Effects (section 5)


def _convert(row: Fields, machine: bool) -> Convert:
    """The one effect of a purple machine or a monitor (C10)."""
    effects = row.rows("effects")
    if len(effects) != 1:
        raise row.wrong("effects", complaint("one-convert", given=len(effects)))
    effect = effects[0]
    effect.choice("kind", CONVERT)
    input = _bundle(effect, "input", GOODS)
    output = _bundle(effect, "output", BUNDLE_KEYS)
    if machine and output.activate:
        raise effect.wrong("output", complaint("no-activate"))
    effect.close()
    return Convert(input, output)


def _effects(row: Fields, kinds: Sequence[str]) -> list[Effect]:
    """One or more effects of the allowed kinds (C10)."""
    effects = row.rows("effects")
    if not effects:
        raise row.wrong("effects", complaint("effects-needed", names=", ".join(kinds)))
    return [_effect(effect, kinds) for effect in effects]


def _effect(effect: Fields, kinds: Sequence[str]) -> Effect:
    kind = effect.choice("kind", kinds)
    found: Effect
    if kind == "instant":
        found = Instant(_bundle(effect, "gain", BUNDLE_KEYS))
    elif kind == "score-per":
        found = _score_per(effect)
    elif kind == "discount":
        found = _discount(effect)
    elif kind == "bonus":
        found = _bonus(effect)
    elif kind == "head-start":
        found = HeadStart(effect.number("steps"), _types(effect))
    else:
        found = Replay(effect.number("machines"))
    effect.close()
    return found


def _score_per(effect: Fields) -> ScorePer:
    maximum = effect.number("max") if effect.has("max") else None
    return ScorePer(effect.choice("count", COUNTS), effect.number("per", minimum=1), effect.number("point"), maximum)


def _discount(effect: Fields) -> Discount:
    """On purchases an amount of any good, for some types or all; on deliveries flowers (E10)."""
    on = effect.choice("on", ("buy", "dock"))
    goods = GOODS if on == "buy" else ("flower",)
    effect.refuse_others(("kind", "on", *goods, "types") if on == "buy" else ("kind", "on", *goods))
    amounts = {good: effect.number(good) for good in goods if effect.has(good)}
    return Discount(on, _bundle_of(amounts), _types(effect))


def _bonus(effect: Fields) -> Bonus:
    """`types` stand with buy, build and complete only, `times` with stock, dock, buy and build only (E9)."""
    on = effect.choice("on", BONUS_ON)
    known = ["kind", "on", "gain"]
    if on in BONUS_WITH_TYPES:
        known.append("types")
    if on in BONUS_WITH_TIMES:
        known.append("times")
    effect.refuse_others(known)
    times = [TIMES.index(time) for time in effect.words("times", TIMES)] if effect.has("times") else [0, 1, 2]
    return Bonus(on, _bundle(effect, "gain", BUNDLE_KEYS), _types(effect), times)


def _types(effect: Fields) -> list[int]:
    """The types a permanent is about: those written, or all."""
    if effect.has("types"):
        return [TYPES.index(type) for type in effect.words("types", TYPES)]
    return [0, 1, 2, 3]


# Bundles


def _bundle(fields: Fields, field: str, allowed: Sequence[str]) -> Bundle:
    return _bundle_of(fields.amounts(field, allowed))


def _bundle_of(amounts: dict[str, int]) -> Bundle:
    return Bundle(
        amounts.get("flower", 0),
        amounts.get("ink", 0),
        amounts.get("rainbow", 0),
        amounts.get("point", 0),
        amounts.get("time", 0),
        amounts.get("activate", 0),
    )
