"""What can go wrong, each with one clear sentence: what, where, and what is allowed."""

from __future__ import annotations

from typing import Final

LONGEST_SHOWN: Final = 200


def shown(value: object) -> str:
    """A value as it stands in an error: cut short if it is long, for it may be anything.

    >>> shown("petal-pot"), shown(10**5000)
    ("'petal-pot'", 'a value too large to be shown')
    """
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number with thousands of digits; lists in lists in lists
        return "a value too large to be shown"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


class CogwrightError(ValueError):
    """The root of everything Cogwright refuses; `str(error)` is a sentence for people."""


class UnknownGame(CogwrightError):
    """No installed package registers a game of this name."""


class UnknownAction(CogwrightError):
    """A name or a number that is not in the game's vocabulary."""


class IllegalAction(CogwrightError):
    """An action that the seat cannot take now; the state is untouched."""


class BadSeats(CogwrightError):
    """A number of seats the game cannot be played with, or a seat that is not at the table."""


class BadSeed(CogwrightError):
    """A seed that is not a whole number of at most 256 bits."""


class BadOption(CogwrightError):
    """An unknown option, or a value it does not allow."""


class BadComponents(CogwrightError):
    """A component file that is not what the game's specification asks for."""


class BadPosition(CogwrightError):
    """A written position that cannot stand on the table."""


class BadRecord(CogwrightError):
    """A damaged, truncated, edited or foreign record; names the line."""
