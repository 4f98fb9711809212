"""How sure a figure is that was counted in games: 95 % intervals that know that the games of one deal are alike.

Games of the same deal are no independent witnesses. Every figure is therefore a ratio of sums over deals, and its variance that
of a ratio of sums over clusters (Taylor's linearisation; Cochran, "Sampling Techniques", 1977, section 6.13). That variance is
itself only estimated, from few deals badly, so that intervals are as wide as Student's t asks for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, inf, isfinite, pi, sin, sqrt, tan
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95
MANY_DEGREES: Final = 200
"""From here on, Student's t is an expansion around the normal distribution, good to five digits."""
FEWEST_ALIKE: Final = 20
"""How many deals must all have come out alike before they say that others would too."""
SAME: Final = 1e-9
"""What differs by less, in proportion, is alike."""
PADDING: Final = 4
"""How many deals are added to those found, to judge how much shares and their differences vary."""


@dataclass(frozen=True)
class Estimate:
    """A figure with the interval in which its true value probably lies; infinite where too few deals cannot tell."""

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


@lru_cache(maxsize=1024)
def student(degrees: int, level: float = LEVEL) -> float:
    """How many standard errors an interval reaches to both sides if they were estimated with so many degrees of freedom.

    The quantile of Student's t: its probability is a finite sum (Abramowitz and Stegun, "Handbook of Mathematical Functions",
    26.7.3 and 26.7.4), here turned round by bisection; for many degrees it is their expansion 26.7.5. Infinite without any.

    >>> [round(student(degrees), 3) for degrees in (1, 4, 30, 1000)]
    [12.706, 2.776, 2.042, 1.962]
    """
    if degrees < 1:
        return inf
    if degrees > MANY_DEGREES:
        z = quantile(level)
        return z + (z**3 + z) / (4 * degrees) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * degrees**2)
    low, high = 0.0, pi / 2
    while (middle := (low + high) / 2) not in (low, high):
        low, high = (middle, high) if _within(middle, degrees) < level else (low, middle)
    return sqrt(degrees) * tan(low)


def _within(angle: float, degrees: int) -> float:
    """How probably Student's t lies within -x and x, where x is the tangent of the angle times the root of the degrees."""
    odd = degrees % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for i in range(1, (degrees + 1) // 2 if odd else degrees // 2 + 1):
        total += term
        term *= cos(angle) ** 2 * (2 * i / (2 * i + 1) if odd else (2 * i - 1) / (2 * i))
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def share(hits: Sequence[float], tries: Sequence[int]) -> Estimate:
    """Which share of the tries hit; both are sums by deal.

    Wilson's score interval. The number of tries counts for less if the tries of a deal are alike (by the design effect), never
    for more. Few deals do not show how alike they are: the effect is that of the deals found and of four more, two with nothing but
    hits and two with none. Halves and other parts of a hit are allowed.
    """
    n = sum(tries)
    if n == 0:
        return Estimate(0.0, 0.0, 1.0)
    usual = n / _deals(tries)
    padded_hits, padded_tries = [*hits, usual, usual, 0.0, 0.0], [*tries, *[usual] * PADDING]
    share_padded = sum(padded_hits) / sum(padded_tries)
    independent = share_padded * (1 - share_padded) / sum(padded_tries)
    clusters = _deals(padded_tries)
    effect = ratio_variance(padded_hits, padded_tries) * (clusters - 1) / clusters / independent
    return wilson(sum(hits) / n, n / max(1.0, effect))


def wilson(value: float, n: float, reach: float | None = None) -> Estimate:
    """Wilson's score interval of a share found in n tries (Wilson, 1927), which reaches 1.96 standard errors if not said otherwise.

    >>> wilson(0.5, 100).as_json()
    {'value': 0.5, 'interval': [0.4038, 0.5962]}
    """
    z = quantile() if reach is None else reach
    centre = value + z * z / (2 * n)
    spread = z * sqrt(value * (1 - value) / n + z * z / (4 * n * n))
    return Estimate(value, max(0.0, (centre - spread) / (1 + z * z / n)), min(1.0, (centre + spread) / (1 + z * z / n)))


def mean(sums: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The mean of something counted; sums and counts by deal."""
    return _figure(sum(sums) / max(sum(counts), 1), ratio_variance(sums, counts), _deals(counts), LEVEL)


def _figure(value: float, variance: float, deals: int, level: float) -> Estimate:
    """A figure with Student's interval; without one if there are too few deals to know how much it varies."""
    spread = student(deals - 1, level) * sqrt(variance) if deals > 1 else inf
    if spread < SAME * max(1.0, abs(value)) and deals < FEWEST_ALIKE:
        spread = inf
    return Estimate(value, value - spread, value + spread)


def _deals(counts: Sequence[float]) -> int:
    """In how many deals something was counted."""
    return sum(count > 0 for count in counts)


@dataclass(frozen=True)
class Contrast:
    """Two kinds of seats that are compared: what those with something had, and those without; sums by deal."""

    with_sums: Sequence[float]
    with_counts: Sequence[float]
    without_sums: Sequence[float]
    without_counts: Sequence[float]

    @property
    def with_value(self) -> float:
        """The mean of those with it."""
        return sum(self.with_sums) / max(sum(self.with_counts), 1)

    @property
    def without_value(self) -> float:
        """The mean of those without it."""
        return sum(self.without_sums) / max(sum(self.without_counts), 1)

    @property
    def value(self) -> float:
        """With less without."""
        return self.with_value - self.without_value

    def difference_of_shares(self, level: float = LEVEL) -> Estimate:
        """With less without, for shares of single seats; from -1 to 1 if there are too few deals.

        The difference, moved and halved into 0 to 1, is taken for a share that was found in as many tries as give it its
        variance: that keeps the good manners of Wilson's interval close to the ends. The variance is that of the deals, where
        what seats with something win, those without it lose; a few deals that happen to agree prove little, so it is taken as if
        two more had been won by those with it and two by those without (after Agresti and Coull, 1998).
        """
        deals = self._deals()
        if deals < 2:
            return Estimate(self.value, -1.0, 1.0)
        padded = self._padded()
        moved = (1 + padded.value) / 2
        tries = moved * (1 - moved) / (padded._variance() / 4) * deals / (deals + PADDING)
        found = wilson((1 + self.value) / 2, tries, student(deals - 1, level))
        return Estimate(self.value, 2 * found.low - 1, 2 * found.high - 1)

    def difference(self, level: float = LEVEL) -> Estimate:
        """With less without, for anything counted."""
        return _figure(self.value, self._variance(), self._deals(), level)

    def _deals(self) -> int:
        """In how many deals the rarer of the two kinds was seen."""
        return min(_deals(self.with_counts), _deals(self.without_counts))

    def _padded(self) -> Contrast:
        """With four more deals of as many seats as usual: two in which those with it win everything, two in which the others do."""
        ours = sum(self.with_counts) / _deals(self.with_counts)
        others = sum(self.without_counts) / _deals(self.without_counts)
        return Contrast(
            [*self.with_sums, ours, ours, 0.0, 0.0],
            [*self.with_counts, *[ours] * PADDING],
            [*self.without_sums, 0.0, 0.0, others, others],
            [*self.without_counts, *[others] * PADDING],
        )

    def _variance(self) -> float:
        """Of the difference of two ratios over the same clusters; 0 if there is only one, or nothing to be compared."""
        n_with, n_without = sum(self.with_counts), sum(self.without_counts)
        clusters = _deals([one + other for one, other in zip(self.with_counts, self.without_counts, strict=True)])
        if n_with == 0 or n_without == 0 or clusters < 2:
            return 0.0
        squares = 0.0
        for with_sum, with_count, without_sum, without_count in zip(
            self.with_sums, self.with_counts, self.without_sums, self.without_counts, strict=True
        ):
            ours = (with_sum - self.with_value * with_count) / n_with
            others = (without_sum - self.without_value * without_count) / n_without
            squares += (ours - others) ** 2
        return squares * clusters / (clusters - 1)


def ratio_variance(sums: Sequence[float], counts: Sequence[float]) -> float:
    """The variance of the ratio of two sums over clusters; 0 if there are fewer than two clusters with anything in them."""
    n, clusters = sum(counts), _deals(counts)
    if clusters < 2:
        return 0.0
    ratio = sum(sums) / n
    squares = sum((hit - ratio * count) ** 2 for hit, count in zip(sums, counts, strict=True))
    return squares / n**2 * clusters / (clusters - 1)
