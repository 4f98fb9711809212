"""The parts that a view is made of, and how each becomes numbers: a number, a flag, a word, a list, a struct.

Types tell what parts there are (`part_of`). What types do not tell (how long lists are, how large numbers, which words occur) parts
learn from views of games that are tried out (`see`); then their size is fixed (`settle`), each of their entries has a name, and
they write themselves as lines of Python (`write`).
"""

from __future__ import annotations

import types
from collections.abc import Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from cogwright.engine import CogwrightError
from cogwright.lab.envs.writing import Lines, Place

OTHER: Final = "other"
"""Stands for words that neither the component set nor the games tried out have shown."""

MOST_ENTRIES: Final = 32
"""Among more words than these, the one that it is is told by the binary digits of its number: with an entry for each of hundreds of
cards, every place for a card would be hundreds of entries long."""

Kinds = Sequence[Sequence[str]]
"""The ids of the component set, kind by kind: cards, tiles, goods."""


class BadView(CogwrightError):
    """A view has a field of a type that cannot be turned into numbers."""


class Part:
    """A part of a view. `size` is the number of its entries, known once it has been settled."""

    size: int = 1

    def see(self, value: Any) -> None:
        """Learn from a value that occurs."""

    def settle(self, kinds: Kinds) -> None:
        """No more values come: fix the size."""

    def names(self, name: str) -> list[str]:
        """What each entry is, where `name` is what the part is."""
        return [name]

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """Add the lines that write the value of the expression `value`, from the entry `at` on, over zeros."""
        raise NotImplementedError


class Flag(Part):
    """True is 1."""

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        lines.add(f"{at} = {value}")


class Number(Part):
    """A number as a share of the largest magnitude that was seen."""

    def __init__(self) -> None:
        self.largest: float = 0

    def see(self, value: Any) -> None:
        """See `Part.see`."""
        if not -self.largest <= value <= self.largest:
            self.largest = abs(value)

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        scale = self.largest or 1
        lines.add(f"{at} = {value}" if scale == 1 else f"{at} = {value} / {scale!r}")


class Words:
    """The words that may stand in a place, each with a number; the last number is for all others.

    If a word is an id of the component set, all ids of its kind belong to them, in the order of the component file.
    """

    def __init__(self, known: Sequence[Hashable] = ()) -> None:
        self.seen: dict[Hashable, None] = dict.fromkeys(known)
        self.numbers: dict[Hashable, int] = {}

    def settle(self, kinds: Kinds) -> None:
        """See `Part.settle`."""
        left = dict(self.seen)
        words: dict[Hashable, None] = {}
        by_use = sorted(kinds, key=lambda kind: -sum(id in left for id in kind))
        for kind in sorted(_covering(by_use, left), key=list(kinds).index):
            words |= dict.fromkeys(kind)
        words |= dict.fromkeys(sorted((word for word in left if word not in words), key=str))
        self.numbers = {word: number for number, word in enumerate(words)}

    def __len__(self) -> int:
        return len(self.numbers) + 1

    def names(self) -> list[str]:
        """How the words are called."""
        return [*(str(word.value if isinstance(word, Enum) else word) for word in self.numbers), OTHER]

    def number(self, lines: Lines, value: str) -> str:
        """The expression for the number of the word that the expression `value` is."""
        return f"{lines.constant(self.numbers.get)}({value}, {len(self.numbers)})"


def _covering(kinds: Kinds, words: Mapping[Hashable, None]) -> list[Sequence[str]]:
    """The first kinds that together have all of the words that any of them has."""
    left = set(words)
    chosen: list[Sequence[str]] = []
    for kind in kinds:
        if not left.isdisjoint(kind):
            chosen.append(kind)
            left.difference_update(kind)
    return chosen


class Word(Part):
    """One of several words: an entry for each, 1 for the one that it is; of many words the binary digits of its number, from 1."""

    def __init__(self, known: Sequence[Hashable] = ()) -> None:
        self.words = Words(known)

    def see(self, value: Any) -> None:
        """See `Part.see`."""
        self.words.seen[value] = None

    def settle(self, kinds: Kinds) -> None:
        """See `Part.settle`."""
        self.words.settle(kinds)
        self.size = len(self.words)
        if self.is_binary():
            self.size = self.size.bit_length()

    def is_binary(self) -> bool:
        """Whether there are too many words for an entry each."""
        return len(self.words) > MOST_ENTRIES

    def names(self, name: str) -> list[str]:
        """See `Part.names`."""
        if self.is_binary():
            return [f"{name} bit {bit}" for bit in range(self.size)]
        return [f"{name}={word}" for word in self.words.names()]

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        if self.is_binary():
            digits = [
                [bit for bit in range(self.size) if number >> bit & 1] for number in range(1, len(self.words) + 1)
            ]
            bit = lines.fresh()
            with lines.block(f"for {bit} in {lines.constant(digits)}[{self.words.number(lines, value)}]"):
                lines.add(f"{at.on(bit)} = 1")
        else:
            number = lines.assign(self.words.number(lines, value))
            lines.add(f"{at.on(number)} = 1")


class Struct(Part):
    """A dataclass: its fields, one after the other."""

    def __init__(self, kind: type, part: Mapping[str, Part]) -> None:
        self.kind = kind
        self.fields = part

    def see(self, value: Any) -> None:
        """See `Part.see`."""
        for name, part in self.fields.items():
            part.see(getattr(value, name))

    def settle(self, kinds: Kinds) -> None:
        """See `Part.settle`."""
        for part in self.fields.values():
            part.settle(kinds)
        self.size = sum(part.size for part in self.fields.values())

    def names(self, name: str) -> list[str]:
        """See `Part.names`."""
        before = f"{name}." if name else ""
        return [entry for field, part in self.fields.items() for entry in part.names(before + field)]

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        for name, part in self.fields.items():
            part.write(lines, f"{value}.{name}", at)
            at = at.plus(part.size)


class Row(Part):
    """A tuple with a part for each of its places."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = parts

    def see(self, value: Any) -> None:
        """See `Part.see`."""
        for part, item in zip(self.parts, value, strict=True):
            part.see(item)

    def settle(self, kinds: Kinds) -> None:
        """See `Part.settle`."""
        for part in self.parts:
            part.settle(kinds)
        self.size = sum(part.size for part in self.parts)

    def names(self, name: str) -> list[str]:
        """See `Part.names`."""
        return [entry for i, part in enumerate(self.parts) for entry in part.names(f"{name}[{i}]")]

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        row = lines.assign(value)
        for i, part in enumerate(self.parts):
            part.write(lines, f"{row}[{i}]", at)
            at = at.plus(part.size)


class Maybe(Part):
    """Something or None: whether it is there, and the thing. Where the thing says itself that it is there, only the thing."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.speaks = isinstance(part, Word | OneOf)

    def see(self, value: Any) -> None:
        """See `Part.see`."""
        if value is not None:
            self.part.see(value)

    def settle(self, kinds: Kinds) -> None:
        """See `Part.settle`."""
        self.part.settle(kinds)
        self.size = self.part.size + (not self.speaks)

    def names(self, name: str) -> list[str]:
        """See `Part.names`."""
        entries = self.part.names(name)
        return entries if self.speaks else [f"{name} is there", *entries]

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        thing = lines.assign(value)
        with lines.block(f"if {thing} is not None"):
            if not self.speaks:
                lines.add(f"{at} = 1")
                at = at.plus(1)
            self.part.write(lines, thing, at)


class OneOf(Part):
    """One of several dataclasses: for each whether it is the one, and its fields."""

    def __init__(self, parts: Sequence[Struct]) -> None:
        self.parts = parts

    def see(self, value: Any) -> None:
        """See `Part.see`."""
        next(part for part in self.parts if type(value) is part.kind).see(value)

    def settle(self, kinds: Kinds) -> None:
        """See `Part.settle`."""
        for part in self.parts:
            part.settle(kinds)
        self.size = sum(1 + part.size for part in self.parts)

    def names(self, name: str) -> list[str]:
        """See `Part.names`."""
        entries: list[str] = []
        for part in self.parts:
            inside = f"{name}:{part.kind.__name__}"
            entries += [f"{inside} is there", *part.names(inside)]
        return entries

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        thing = lines.assign(value)
        for part in self.parts:
            with lines.block(f"if type({thing}) is {lines.constant(part.kind)}"):
                lines.add(f"{at} = 1")
                part.write(lines, thing, at.plus(1))
            at = at.plus(1 + part.size)


class Places(Part):
    """A list: its length as a share of the longest that was seen, then as many places as that one had, from its beginning."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.longest = 0

    def see(self, value: Any) -> None:
        """See `Part.see`."""
        self.longest = max(self.longest, len(value))
        for item in value:
            self.part.see(item)

    def settle(self, kinds: Kinds) -> None:
        """See `Part.settle`."""
        self.part.settle(kinds)
        self.size = 1 + self.longest * self.part.size

    def names(self, name: str) -> list[str]:
        """See `Part.names`."""
        places = [entry for i in range(self.longest) for entry in self.part.names(f"{name}[{i}]")]
        return [f"{name} length", *places]

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        row = lines.assign(value)
        with lines.block(f"if {row}"):
            lines.add(f"{at} = len({row}) / {self.longest or 1}")
            if self.longest:
                start = lines.assign(at.plus(1).index)
                with lines.block(f"for {(item := lines.fresh())} in {row}[:{self.longest}]"):
                    self.part.write(lines, item, Place(start))
                    lines.add(f"{start} += {self.part.size}")


class Pieces(Part):
    """A list of ids, or of structs that have one: for each id how many there are, and for so many of them as were ever seen
    together the place in the list (1 is the last that was seen) and the rest of the struct."""

    def __init__(self, part: Struct | None) -> None:
        self.part = part
        self.words = Words()
        self.longest = 0
        self.copies = 0
        self._known: set[tuple[Hashable, ...]] = set()

    def see(self, value: Any) -> None:
        """See `Part.see`."""
        ids = tuple(self._id(item) for item in value)
        if ids not in self._known:
            self._known.add(ids)
            self._learn(ids)
        if self.part is not None:
            for item in value:
                self.part.see(item)

    def _learn(self, ids: tuple[Hashable, ...]) -> None:
        self.words.seen |= dict.fromkeys(ids)
        self.longest = max(self.longest, len(ids))
        self.copies = max(self.copies, *(ids.count(id) for id in ids), 0)

    def _id(self, item: Any) -> Hashable:
        found: Hashable = item if self.part is None else item.id
        return found

    def settle(self, kinds: Kinds) -> None:
        """See `Part.settle`."""
        self._known.clear()
        self.words.settle(kinds)
        if self.part is not None:
            self.part.settle(kinds)
        self.size = len(self.words) * self._stride()

    def _piece_size(self) -> int:
        return 1 + (0 if self.part is None else self.part.size)

    def _stride(self) -> int:
        return 1 + self.copies * self._piece_size()

    def names(self, name: str) -> list[str]:
        """See `Part.names`."""
        entries: list[str] = []
        for word in self.words.names():
            entries.append(f"{name}[{word}] count")
            for copy in range(self.copies):
                inside = f"{name}[{word}]" if self.copies == 1 else f"{name}[{word}:{copy}]"
                entries += [f"{inside} place", *([] if self.part is None else self.part.names(inside))]
        return entries

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        row = lines.assign(value)
        with lines.block(f"if {row}"):
            place, item, start = lines.assign("0"), lines.fresh(), lines.fresh()
            seen = lines.assign("{}") if self.copies > 1 else ""
            with lines.block(f"for {item} in {row}"):
                id = item if self.part is None else f"{item}.id"
                lines.add(f"{place} += 1")
                lines.add(f"{start} = {at.index} + {self._stride()} * {self.words.number(lines, id)}")
                lines.add(f"out[{start}] += {1 / (self.copies or 1)!r}")
                self._write_piece(lines, item, id, place, start, seen)

    def _write_piece(self, lines: Lines, item: str, id: str, place: str, start: str, seen: str) -> None:
        if not self.copies:
            return
        if seen:
            copy = lines.assign(f"{seen}.get({id}, 0)")
            lines.add(f"{seen}[{id}] = {copy} + 1")
            condition = f"if {copy} < {self.copies}"
        else:
            copy, condition = "0", f"if not out[{start} + 1]"
        with lines.block(condition):
            lines.add(f"{start} += 1 + {copy} * {self._piece_size()}")
            lines.add(f"out[{start}] = {place} / {self.longest}")
            if self.part is not None:
                self.part.write(lines, item, Place(start, 1))


class Table(Part):
    """A dict: for each key that occurs what stands under it."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.words = Words()

    def see(self, value: Any) -> None:
        """See `Part.see`."""
        self.words.seen |= dict.fromkeys(value)
        for item in value.values():
            self.part.see(item)

    def settle(self, kinds: Kinds) -> None:
        """See `Part.settle`."""
        self.words.settle(kinds)
        self.part.settle(kinds)
        self.size = len(self.words) * self.part.size

    def names(self, name: str) -> list[str]:
        """See `Part.names`."""
        return [entry for word in self.words.names() for entry in self.part.names(f"{name}[{word}]")]

    def write(self, lines: Lines, value: str, at: Place) -> None:
        """See `Part.write`."""
        key, item = lines.fresh(), lines.fresh()
        with lines.block(f"for {key}, {item} in {value}.items()"):
            start = lines.assign(f"{at.index} + {self.part.size} * {self.words.number(lines, key)}")
            self.part.write(lines, item, Place(start))


# From types to parts


def part_of(kind: Any, where: str) -> Part:
    """The part that a type describes; `where` names it in errors.

    Raises:
        BadView: the type is none that can be turned into numbers.
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return part_of(inner[0], where)
    if origin is Literal:
        return Word(inner)
    if origin in (Union, types.UnionType):
        return _union_part(kind, where)
    if origin is tuple and inner and inner[-1] is not Ellipsis:
        return Row([part_of(one, f"{where}[{i}]") for i, one in enumerate(inner)])
    if origin in (tuple, list, Sequence, set, frozenset, AbstractSet):
        return _list_part(inner[0], where)
    if origin in (dict, Mapping):
        return Table(part_of(inner[1], f"{where}[]"))
    if is_dataclass(kind) and isinstance(kind, type):
        return Struct(kind, _field_parts(kind, where))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return Word(list(kind))
    simple: dict[Any, Part] = {bool: Flag(), int: Number(), float: Number(), str: Word()}
    if kind in simple:
        return simple[kind]
    raise BadView(
        f"{where}: {kind} cannot be turned into numbers; allowed are bool, int, float, str, Literal, enums, dataclasses, tuples,"
        " lists, sets and dicts of them, and None beside them"
    )


def _field_parts(kind: type, where: str) -> dict[str, Part]:
    hints = get_type_hints(kind)
    return {field.name: part_of(hints[field.name], f"{where}.{field.name}") for field in fields(kind)}


def _list_part(kind: Any, where: str) -> Part:
    part = part_of(kind, f"{where}[]")
    if isinstance(part, Word):
        return Pieces(None)
    if isinstance(part, Struct) and isinstance(part.fields.get("id"), Word):
        return Pieces(Struct(part.kind, {name: field for name, field in part.fields.items() if name != "id"}))
    return Places(part)


def _union_part(kind: Any, where: str) -> Part:
    inner = [one for one in get_args(kind) if one is not types.NoneType]
    parts = [part_of(one, where) for one in inner]
    structs = [part for part in parts if isinstance(part, Struct)]
    if len(parts) > 1 and len(structs) < len(parts):
        raise BadView(
            f"{where}: {kind} cannot be turned into numbers; beside None, only dataclasses may be alternatives"
        )
    part = parts[0] if len(parts) == 1 else OneOf(structs)
    return part if len(inner) == len(get_args(kind)) else Maybe(part)
