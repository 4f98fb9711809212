"""How sure a figure is that was counted in games: 95 % intervals that know that the games of one deal are alike.

Games of the same deal are no independent witnesses. Every figure is therefore a ratio of sums over deals, and its variance that
of a ratio of sums over clusters (Taylor's linearisation; Cochran, "Sampling Techniques", 1977, section 6.13).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95


@dataclass(frozen=True)
class Estimate:
    """A figure with the interval in which its true value probably lies; infinite where a single deal cannot tell."""

    value: float
    low: float
    high: float

    def turned(self) -> Estimate:
        """Of a share: how often not."""
        return Estimate(1 - self.value, 1 - self.high, 1 - self.low)

    def as_json(self) -> dict[str, object]:
        """As plain data, rounded to four digits; no interval where it is infinite."""
        interval = [round(self.low, 4), round(self.high, 4)] if self.is_known else None
        return {"value": round(self.value, 4), "interval": interval}

    @property
    def is_known(self) -> bool:
        """Whether the interval has an end."""
        return isfinite(self.low) and isfinite(self.high)


def quantile(level: float = LEVEL) -> float:
    """How many standard deviations an interval reaches to both sides: 1.96 for 95 %."""
    return NormalDist().inv_cdf((1 + level) / 2)


def share(hits: Sequence[float], tries: Sequence[int]) -> Estimate:
    """Which share of the tries hit; both are sums by deal.

    Wilson's score interval. The number of tries counts for less if the tries of a deal are alike (by the design effect), never
    for more. Halves and other parts of a hit are allowed.
    """
    n = sum(tries)
    if n == 0:
        return Estimate(0.0, 0.0, 1.0)
    value = sum(hits) / n
    independent = value * (1 - value) / n
    effect = max(1.0, ratio_variance(hits, tries) / independent) if independent > 0 else 1.0
    return wilson(value, n / effect)


def wilson(value: float, n: float, level: float = LEVEL) -> Estimate:
    """Wilson's score interval of a share found in n tries (Wilson, 1927).

    >>> wilson(0.5, 100).as_json()
    {'value': 0.5, 'interval': [0.4038, 0.5962]}
    """
    z = quantile(level)
    centre = value + z * z / (2 * n)
    spread = z * sqrt(value * (1 - value) / n + z * z / (4 * n * n))
    return Estimate(value, max(0.0, (centre - spread) / (1 + z * z / n)), min(1.0, (centre + spread) / (1 + z * z / n)))


def mean(sums: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The mean of something counted; sums and counts by deal."""
    value = sum(sums) / max(sum(counts), 1)
    if sum(count > 0 for count in counts) < 2:
        return Estimate(value, -inf, inf)
    spread = quantile() * sqrt(ratio_variance(sums, counts))
    return Estimate(value, value - spread, value + spread)


@dataclass(frozen=True)
class Contrast:
    """Two kinds of seats that are compared: what those with something had, and those without; sums by deal."""

    with_sums: Sequence[float]
    with_counts: Sequence[int]
    without_sums: Sequence[float]
    without_counts: Sequence[int]

    @property
    def with_value(self) -> float:
        """The mean of those with it."""
        return sum(self.with_sums) / max(sum(self.with_counts), 1)

    @property
    def without_value(self) -> float:
        """The mean of those without it."""
        return sum(self.without_sums) / max(sum(self.without_counts), 1)

    def difference_of_shares(self, level: float = LEVEL) -> Estimate:
        """With less without, for shares of single seats.

        The difference, moved and halved into 0 to 1, is taken for a share that was found in as many tries as give it its
        variance: that keeps the good manners of Wilson's interval close to the ends. The variance is at least that of Agresti
        and Caffo (two hits and two misses added), since a few seats that happen to agree prove little.
        """
        n_with, n_without = sum(self.with_counts), sum(self.without_counts)
        value = self.with_value - self.without_value
        if n_with == 0 or n_without == 0:
            return Estimate(value, -1.0, 1.0)
        smooth_with, smooth_without = (
            (sum(self.with_sums) + 1) / (n_with + 2),
            (sum(self.without_sums) + 1) / (n_without + 2),
        )
        independent = smooth_with * (1 - smooth_with) / (n_with + 2) + smooth_without * (1 - smooth_without) / (
            n_without + 2
        )
        moved = (1 + smooth_with - smooth_without) / 2
        tries = moved * (1 - moved) / (max(self._variance(), independent) / 4)
        found = wilson((1 + value) / 2, tries, level)
        return Estimate(value, 2 * found.low - 1, 2 * found.high - 1)

    def difference(self, level: float = LEVEL) -> Estimate:
        """With less without, for anything counted."""
        value, spread = self.with_value - self.without_value, quantile(level) * sqrt(self._variance())
        if self._deals() < 2 or not sum(self.with_counts) or not sum(self.without_counts):
            return Estimate(value, -inf, inf)
        return Estimate(value, value - spread, value + spread)

    def _deals(self) -> int:
        return sum(one + other > 0 for one, other in zip(self.with_counts, self.without_counts, strict=True))

    def _variance(self) -> float:
        """Of the difference of two ratios over the same clusters."""
        n_with, n_without, deals = sum(self.with_counts), sum(self.without_counts), self._deals()
        if n_with == 0 or n_without == 0 or deals < 2:
            return 0.0
        squares = 0.0
        for with_sum, with_count, without_sum, without_count in zip(
            self.with_sums, self.with_counts, self.without_sums, self.without_counts, strict=True
        ):
            ours = (with_sum - self.with_value * with_count) / n_with
            others = (without_sum - self.without_value * without_count) / n_without
            squares += (ours - others) ** 2
        return squares * deals / (deals - 1)


def ratio_variance(sums: Sequence[float], counts: Sequence[int]) -> float:
    """The variance of the ratio of two sums over clusters; 0 if there are fewer than two clusters with anything in them."""
    n, clusters = sum(counts), sum(count > 0 for count in counts)
    if clusters < 2:
        return 0.0
    ratio = sum(sums) / n
    squares = sum((hit - ratio * count) ** 2 for hit, count in zip(sums, counts, strict=True))
    return squares / n**2 * clusters / (clusters - 1)
