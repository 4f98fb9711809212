"""What a market droid can swap: its patterns written out as options (W4, W5)."""

from __future__ import annotations

from itertools import product

from cogwright.games.last_droids.cards import BASE_PARTS, PARTS


def options_of(give: dict[str, int], take: dict[str, int]) -> list[tuple[list[int], list[int]]]:
    """All pairs of concrete parts without a kind on both sides, in descending order (W5).

    >>> options_of({"energy": 1}, {"base": 2})[1]
    ([0, 0, 0, 1], [1, 1, 0, 0])
    """
    pairs = [
        (given, taken)
        for given in _vectors(give)
        for taken in _vectors(take)
        if not any(a and b for a, b in zip(given, taken, strict=True))
    ]
    return [(list(given), list(taken)) for given, taken in sorted(pairs, reverse=True)]


def _vectors(pattern: dict[str, int]) -> list[tuple[int, ...]]:
    """All concrete part vectors of a pattern: fixed parts, `same` = k equal base parts, `base` = any k base parts (W4)."""
    if "same" in pattern:
        return [tuple(pattern["same"] if i == part else 0 for i in range(len(PARTS))) for part in range(BASE_PARTS)]
    if "base" in pattern:
        k = pattern["base"]
        return [(*counts, 0) for counts in product(range(k + 1), repeat=BASE_PARTS) if sum(counts) == k]
    return [tuple(pattern.get(part, 0) for part in PARTS)]
