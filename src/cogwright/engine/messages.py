"""What a game has to say, as message ids with arguments; the words stand in each game's Fluent files.

Arguments follow one convention for terminal and browser alike: `seat` and `other` are seat numbers and become names (a player
who is part of the rules and has no seat, like an automa, is called by the word `player-<seat>`); a string
is the id of a component, or else the word `<key>-<value>`; a dict is a bundle of amounts (`amount-<key>`); a number is a number.

Statistics call actions and components by kinds: `verb-<words>` for the words of an action's pattern before its first placeholder
(joined by hyphens), `components-<table>` for a table of the component set.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Argument = int | str | Mapping[str, int]


@dataclass(frozen=True)
class Message:
    """A sentence to be: the id of a Fluent message and its arguments."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """A legal action in words: what it does, what it costs and what it yields at once (amounts by good)."""

    action: str
    label: Message
    cost: Mapping[str, int] = field(default_factory=dict)
    gain: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Refusal:
    """An action that a person may look for though it is not legal now, and why it is not."""

    action: str
    reason: Message


@dataclass(frozen=True)
class Line:
    """A line of the journal: which entry of the match caused it (0: the setup) and, if not all may read it, which seat may."""

    number: int
    message: Message
    only: int | None = None


class Journal:
    """Collects what the rules report. Search plays without one and pays nothing."""

    def __init__(self) -> None:
        self.number = 0
        """The entry of the match that is being carried out."""
        self.lines: list[Line] = []

    def tell(self, message: Message, only: int | None = None) -> None:
        """Add a line; `only` names the one seat that may read it."""
        self.lines.append(Line(self.number, message, only))
