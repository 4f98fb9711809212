"""Intervals: the numbers of the literature, and that games which are alike make nothing surer."""

from __future__ import annotations

from random import Random

import pytest

from cogwright.lab.intervals import mean, share, wilson


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3 (Wilson's score).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_has_the_published_limits(hits: int, n: int, low: float, high: float) -> None:
    found = wilson(hits / n, n)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    hits = [1.0, 0.0] * 50
    assert share(hits, [1] * 100).low == pytest.approx(wilson(0.5, 100).low, abs=0.001)


def test_games_that_repeat_each_other_count_once() -> None:
    hits = [float(Random(n).random() < 0.5) for n in range(60)]
    once, twice = share(hits, [1] * 60), share([2 * hit for hit in hits], [2] * 60)
    assert twice.value == once.value
    assert twice.high - twice.low == pytest.approx(once.high - once.low, rel=0.02)


def test_games_that_differ_within_a_deal_do_not_make_a_share_surer_than_independent_ones() -> None:
    assert share([1.0] * 50, [2] * 50) == wilson(0.5, 100)


def test_nothing_counted_leaves_everything_open() -> None:
    assert (share([], []).low, share([0.0], [0]).high) == (0, 1)


def test_a_mean_lies_within_the_interval_of_its_standard_error() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0], [1, 1, 1, 1])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, rel=0.001)


def test_a_single_deal_cannot_tell_how_sure_a_mean_is() -> None:
    found = mean([5.0, 0.0], [2, 0])
    assert (found.value, found.is_known) == (2.5, False)
    assert found.as_json() == {"value": 2.5, "interval": None}


def test_the_interval_holds_about_as_often_as_it_says() -> None:
    """Deals favour one of two players; each deal is played twice. The share is 0.5, and 95 % of the intervals contain it."""
    chance = Random(1)
    held = 0
    for _ in range(300):
        hits = []
        for _ in range(60):
            luck = chance.random()
            hits.append(float(chance.random() < luck) + float(chance.random() < luck))
        found = share(hits, [2] * 60)
        held += found.low <= 0.5 <= found.high
    assert 0.91 <= held / 300 <= 0.99
