"""The actions of a game: small ints for machines, readable names for people and records."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from cogwright.engine.errors import UnknownAction, sentence, shown

PLACEHOLDER: Final = re.compile(r"\{([^{}]*)\}")


def expand(pattern: str) -> list[str]:
    """All names of a pattern, in order.

    `{6}` stands for 0 to 5, `{1..6}` for 1 to 6, `{nut|oil}` for the words themselves; with several placeholders the last
    one runs fastest.

    >>> expand("pay {nut|oil} {1..2}")
    ['pay nut 1', 'pay nut 2', 'pay oil 1', 'pay oil 2']
    """
    parts = PLACEHOLDER.split(pattern)
    values = [_values(pattern, part) if i % 2 else [part] for i, part in enumerate(parts)]
    return ["".join(words) for words in product(*values)]


def _values(pattern: str, placeholder: str) -> list[str]:
    if "|" in placeholder:
        return placeholder.split("|")
    if re.fullmatch(r"\d+", placeholder):
        return [str(n) for n in range(int(placeholder))]
    span = re.fullmatch(r"(\d+)\.\.(\d+)", placeholder)
    if span:
        return [str(n) for n in range(int(span[1]), int(span[2]) + 1)]
    raise ValueError(f"pattern {pattern!r}: {{{placeholder}}} is none of {{6}}, {{1..6}}, {{nut|oil}}")


class Vocabulary:
    """The fixed action ids of a game, declared once as patterns; ids count up from 0 in the order of the patterns.

    >>> words = Vocabulary("stock flowers", "buy {6}", "pass")
    >>> len(words), words.name(3), words.action("pass"), words.first("buy {6}")
    (8, 'buy 2', 7, 1)
    """

    def __init__(self, *patterns: str) -> None:
        """Declare the actions.

        Raises:
            ValueError: a pattern is malformed or a name occurs twice.
        """
        self.patterns = patterns
        self._names: list[str] = []
        self._first: dict[str, int] = {}
        for pattern in patterns:
            self._first[pattern] = len(self._names)
            self._names.extend(expand(pattern))
        self._ids = {name: i for i, name in enumerate(self._names)}
        if len(self._ids) != len(self._names):
            raise ValueError("a vocabulary names an action twice")

    def __len__(self) -> int:
        return len(self._names)

    def names(self) -> list[str]:
        """All names, in the order of their ids."""
        return list(self._names)

    def first(self, pattern: str) -> int:
        """The id of the first action of a declared pattern (KeyError if it was not declared)."""
        return self._first[pattern]

    def name(self, action: int) -> str:
        """The readable name of an action.

        Raises:
            UnknownAction: there is no such id.
        """
        if not 0 <= action < len(self._names):
            raise UnknownAction(sentence("refused-action-number", number=action, last=len(self._names) - 1))
        return self._names[action]

    def action(self, name: str) -> int:
        """The id of a readable name.

        Raises:
            UnknownAction: there is no such name; the error lists the names that begin with the same word.
        """
        found = self._ids.get(name)
        if found is None:
            raise UnknownAction(sentence("refused-action", name=shown(name), allowed=self._hint(name)))
        return found

    def _hint(self, name: str) -> str:
        verb = name.split(" ")[0]
        close = [pattern for pattern in self.patterns if pattern.split(" ")[0] == verb]
        return ", ".join(close or self.patterns)
