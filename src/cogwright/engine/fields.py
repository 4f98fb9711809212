"""Reads written data (component files, positions, deals) field by field and says exactly what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from cogwright.engine.errors import CogwrightError, Sentence, sentence, shown

LANGUAGES: Final = ("en", "ja")
POSITION: Final = sentence("position")
"""What a written position is called where something is wrong with it."""
KEBAB_CASE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Fields:
    """One table of written data while it is read.

    Every reader takes the name of a field, checks it and returns the value; what is missing, of the wrong kind or not allowed
    raises the error class given at the start, with the file, the row, the field and what is allowed. `close` refuses fields
    that nobody asked for.
    """

    def __init__(
        self, error: type[CogwrightError], source: Sentence | str, where: Sentence | str, data: object
    ) -> None:
        """Begin to read `data`, which stands at `where` (for instance "machines, row 3 (petal-pot)") in `source`."""
        self.error = error
        self.source = source
        self.where = where
        if not isinstance(data, Mapping):
            raise self.wrong("", sentence("must-be-table", given=shown(data)))
        self.data: Mapping[str, object] = data
        self._read: set[str] = set()

    def wrong(self, field: str, complaint: Sentence | str) -> CogwrightError:
        """The error to raise for a field (or, with an empty name, for the whole table)."""
        return self.error(sentence("at", where=within(within(self.source, self.where), field), complaint=complaint))

    def has(self, field: str) -> bool:
        """Whether the field is written."""
        return field in self.data

    def get(self, field: str) -> object:
        """The field as it stands, unchecked."""
        if field not in self.data:
            raise self.wrong(field, sentence("is-missing"))
        self._read.add(field)
        return self.data[field]

    def number(self, field: str, minimum: int = 0, maximum: int | None = None, default: int | None = None) -> int:
        """A whole number within the limits."""
        if default is not None and field not in self.data:
            return default
        value = self.get(field)
        allowed = number_allowed(minimum, maximum)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(field, sentence("must-be-whole", allowed=allowed, given=shown(value)))
        if value < minimum or (maximum is not None and value > maximum):
            raise self.wrong(field, sentence("must-be", allowed=allowed, given=shown(value)))
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        """True or false."""
        if default is not None and field not in self.data:
            return default
        value = self.get(field)
        if not isinstance(value, bool):
            raise self.wrong(field, sentence("must-be-flag", given=shown(value)))
        return value

    def text(self, field: str, default: str | None = None) -> str:
        """A text that is not empty."""
        if default is not None and field not in self.data:
            return default
        value = self.get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(field, sentence("must-be-text", given=shown(value)))
        return value

    def choice(self, field: str, allowed: Iterable[str], default: str | None = None) -> str:
        """One of the allowed words."""
        words = tuple(allowed)
        if default is not None and field not in self.data:
            return default
        value = self.get(field)
        if not isinstance(value, str) or value not in words:
            raise self.wrong(field, sentence("must-be-one-of", allowed=", ".join(words), given=shown(value)))
        return value

    def id(self, field: str = "id") -> str:
        """An id in kebab-case."""
        value = self.text(field)
        if not KEBAB_CASE.fullmatch(value):
            raise self.wrong(field, sentence("must-be-id", given=shown(value)))
        return value

    def names(self, field: str = "name") -> dict[str, str]:
        """A text in each language."""
        table = self.table(field)
        texts = {language: table.text(language) for language in LANGUAGES}
        table.close()
        return texts

    def amounts(self, field: str, allowed: Iterable[str]) -> dict[str, int]:
        """A table of whole numbers, at least 0, under the allowed keys."""
        table = self.table(field)
        keys = tuple(allowed)
        table.refuse_others(keys)
        return {key: table.number(key) for key in keys if table.has(key)}

    def words(self, field: str, allowed: Iterable[str]) -> tuple[str, ...]:
        """A list of words, each of them allowed and none twice."""
        options = tuple(allowed)
        found: list[str] = []
        for value in self.items(field):
            if not isinstance(value, str) or value not in options:
                raise self.wrong(field, sentence("may-hold", allowed=", ".join(options), given=shown(value)))
            if value in found:
                raise self.wrong(field, sentence("names-twice", given=shown(value)))
            found.append(value)
        return tuple(found)

    def items(self, field: str) -> list[object]:
        """A list."""
        value = self.get(field)
        if not isinstance(value, list):
            raise self.wrong(field, sentence("must-be-list", given=shown(value)))
        return value

    def table(self, field: str) -> Fields:
        """A table within this one."""
        return Fields(self.error, self.source, within(self.where, field), self.get(field))

    def rows(self, field: str) -> list[Fields]:
        """A list of tables; each complains with its number (from 1) and, if it has one, its id."""
        found: list[Fields] = []
        for number, row in enumerate(self.items(field), start=1):
            id = row.get("id") if isinstance(row, Mapping) else None
            where = row_of(within(self.where, field), number, id if isinstance(id, str) else None)
            found.append(Fields(self.error, self.source, where, row))
        return found

    def refuse_others(self, allowed: Iterable[str]) -> None:
        """Refuse every field that is not among the allowed ones."""
        keys = tuple(allowed)
        for key in self.data:
            if key not in keys:
                names = ", ".join(keys) or sentence("no-fields")
                raise self.wrong(str(key), sentence("is-unknown", allowed=names))

    def close(self) -> None:
        """Refuse every field that nobody has read."""
        self.refuse_others(sorted(self._read))


def within(outer: Sentence | str, inner: Sentence | str) -> Sentence | str:
    """A place within another one; either may be empty."""
    return sentence("within", outer=outer, inner=inner) if outer and inner else outer or inner


def row_of(table: Sentence | str, number: int, id: str | None = None) -> Sentence:
    """A row of a table as a place: its number (from 1) and, if it has one, its id."""
    if id is None:
        return sentence("row", table=table, number=number)
    return sentence("row-named", table=table, number=number, name=id)


def number_allowed(minimum: int, maximum: int | None) -> Sentence:
    """Which numbers are allowed."""
    if maximum is None:
        return sentence("at-least", least=minimum)
    return sentence("between", least=minimum, most=maximum)
