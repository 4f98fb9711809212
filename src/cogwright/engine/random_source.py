"""The only source of chance in a game: SHA-256 in counter mode, so that a shuffle can be checked but not foreseen.

(Beside it stands a quicker one for playouts, which nobody has to check.)

The generator of games is part of every record's meaning and must never change: block number n of a seed is
SHA-256(SHA-256(seed in decimal) + n as 8 bytes, big-endian), read as eight 32-bit words, first word first.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, Final, TypeVar

from mypy_extensions import i64

from cogwright.engine.errors import BadSeed, sentence, shown

Item = TypeVar("Item")

SEED_BITS: Final = 256
SECRET_SEED_BITS: Final = 128
WORD: Final = 1 << 32
QUICK_MULTIPLIER: Final = 698769069
"""That of Marsaglia's KISS; the period of the stream is about 2**60."""


def check_seed(seed: object) -> int:
    """Return `seed` if it can seed a game.

    Raises:
        BadSeed: it is not a whole number from 0 to 2**256 - 1.
    """
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0 or seed.bit_length() > SEED_BITS:
        raise BadSeed(sentence("refused-seed", given=shown(seed), bits=SEED_BITS))
    return seed


def secret_seed() -> int:
    """A seed from the operating system that nobody can foresee."""
    return secrets.randbits(SECRET_SEED_BITS)


def commitment(seed: int) -> str:
    """The hex SHA-256 of the seed in decimal: published when a table starts, checked when the seed is shown at the end."""
    return hashlib.sha256(str(check_seed(seed)).encode("ascii")).hexdigest()


class RandomSource:
    """A stream of random numbers that depends on its seed alone, on every machine and in every version."""

    def __init__(self, seed: object, original: RandomSource | None = None) -> None:
        """Start the stream of `seed` (0 to 2**256 - 1), or go on where `original` stands.

        Raises:
            BadSeed: the seed is not such a number.
        """
        if original is None:
            self._key: bytes = hashlib.sha256(str(check_seed(seed)).encode("ascii")).digest()
            self._block: int = 0
            self._words: bytes = b""
            self._next: int = 0
        else:
            self._key = original._key
            self._block = original._block
            self._words = original._words
            self._next = original._next

    def copy(self) -> RandomSource:
        """A source that will give the same numbers as this one from here on."""
        return RandomSource(0, self)

    def word(self) -> int:
        """The next 32 random bits as an int."""
        if self._next == len(self._words):
            self._words = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._next = 0
        start = self._next
        words = self._words
        self._next = start + 4
        return (words[start] << 24) | (words[start + 1] << 16) | (words[start + 2] << 8) | words[start + 3]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (1 <= n <= 2**32)."""
        if not 1 <= n <= WORD:
            raise ValueError(f"below({n}): n must be 1 to 2**32")
        limit = WORD - WORD % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffle(self, items: list[Any]) -> None:
        """Put the items in random order, each order equally likely (Fisher-Yates from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """The items in random order, as a list of their own."""
        copy = list(items)
        self.shuffle(copy)
        return copy


class QuickSource(RandomSource):
    """A stream for playouts, several times quicker and as reproducible, but easily foreseen: no game is dealt from it.

    Multiply with carry (Marsaglia): the lower 32 bits of its state are the newest word, the upper ones the carry.
    """

    def __init__(self, seed: object, original: QuickSource | None = None) -> None:
        """Start the stream of `seed` (0 to 2**256 - 1), or go on where `original` stands.

        Raises:
            BadSeed: the seed is not such a number.
        """
        super().__init__(seed, original)
        if original is None:
            self._state: i64 = 1 + super().word() % (QUICK_MULTIPLIER - 2) << 32 | super().word()
        else:
            self._state = original._state

    def copy(self) -> QuickSource:
        """A source that will give the same numbers as this one from here on."""
        return QuickSource(0, self)

    def word(self) -> int:
        """The next 32 random bits as an int."""
        self._state = QUICK_MULTIPLIER * (self._state & WORD - 1) + (self._state >> 32)
        return int(self._state & WORD - 1)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely but for one part in 2**32 // n (1 <= n < 2**31)."""
        if not 1 <= n < WORD // 2:
            raise ValueError(f"below({n}): n must be 1 to 2**31 - 1")
        self._state = QUICK_MULTIPLIER * (self._state & WORD - 1) + (self._state >> 32)
        return int((self._state & WORD - 1) * n >> 32)
