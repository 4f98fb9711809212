"""Intervals: the numbers of the literature, and that games which are alike make nothing surer."""

from __future__ import annotations

from math import comb, inf
from random import Random

import pytest

from cogwright.lab.intervals import Contrast, mean, share, student, wilson


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


@pytest.mark.parametrize("deals", range(1, 21))
def test_few_deals_whose_games_are_all_alike_count_once_each(deals: int) -> None:
    for hits in range(deals + 1):
        found = share([2.0] * hits + [0.0] * (deals - hits), [2] * deals)
        assert found.low == pytest.approx(wilson(hits / deals, deals).low)


def test_games_that_differ_within_a_deal_do_not_make_a_share_surer_than_independent_ones() -> None:
    assert share([1.0] * 50, [2] * 50) == wilson(0.5, 100)


def test_nothing_counted_leaves_everything_open() -> None:
    assert (share([], []).low, share([0.0], [0]).high) == (0, 1)


@pytest.mark.parametrize(
    ("degrees", "level", "x"),
    [
        # Student's t, two-sided, as in Abramowitz and Stegun, "Handbook of Mathematical Functions", table 26.10.
        (1, 0.95, 12.706),
        (2, 0.95, 4.303),
        (3, 0.99, 5.841),
        (9, 0.95, 2.262),
        (10, 0.99, 3.169),
        (120, 0.95, 1.980),
        (100_000, 0.95, 1.960),
    ],
)
def test_students_t_has_the_published_quantiles(degrees: int, level: float, x: float) -> None:
    assert round(student(degrees, level), 3) == x


def test_students_t_goes_on_without_a_step_where_it_is_expanded() -> None:
    assert student(201) == pytest.approx(student(200), abs=1e-4)
    assert student(0) == inf


def test_a_mean_lies_within_students_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0], [1, 1, 1, 1])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(3.182 * (5 / 3 / 4) ** 0.5, rel=0.001)
    two = mean([1.0, 3.0], [1, 1])
    assert two.high - two.value == pytest.approx(12.706, rel=0.001)


def test_a_few_deals_that_are_alike_do_not_tell_how_sure_a_mean_is() -> None:
    assert not mean([7.1] * 19, [1] * 19).is_known
    assert mean([7.1] * 20, [1] * 20).high == pytest.approx(7.1)
    assert not Contrast([3.0] * 5, [1] * 5, [2.0] * 5, [1] * 5).difference().is_known


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


def coverage(deals: int, seats: int, holders: int, chance: float) -> float:
    """How often the interval contains the true lift, exactly: a deal is a game, which one of the holders wins with this chance."""
    lift = chance / holders - (1 - chance) / (seats - holders)
    covered = 0.0
    for hits in range(deals + 1):
        wins = [1.0] * hits + [0.0] * (deals - hits)
        losses = [1 - win for win in wins]
        found = Contrast(wins, [holders] * deals, losses, [seats - holders] * deals).difference_of_shares()
        if found.low - 1e-9 <= lift <= found.high + 1e-9:
            covered += comb(deals, hits) * chance**hits * (1 - chance) ** (deals - hits)
    return covered


@pytest.mark.parametrize("deals", range(1, 21))
def test_the_interval_of_a_lift_holds_from_the_first_deal_on(deals: int) -> None:
    for seats, holders in ((2, 1), (3, 1), (3, 2), (4, 1), (4, 2)):
        assert coverage(deals, seats, holders, holders / seats) >= 0.95, (seats, holders)
        for chance in (0.1, 0.5, 0.8, 0.95):
            assert coverage(deals, seats, holders, chance) >= 0.92, (seats, holders, chance)


def test_the_interval_of_a_lift_is_no_wider_than_it_has_to_be() -> None:
    for seats, holders in ((2, 1), (4, 1), (4, 2)):
        assert 0.945 <= coverage(300, seats, holders, holders / seats) <= 0.97


def test_alone_where_deals_have_it_or_not_the_interval_of_a_lift_holds_too() -> None:
    chance, held = Random(1), 0
    for _ in range(300):
        ours, others = ([float(chance.random() < 0.3) for _ in range(n)] for n in (4, 20))
        found = Contrast(
            [*ours, *[0.0] * 20], [1] * 4 + [0] * 20, [*[0.0] * 4, *others], [0] * 4 + [1] * 20
        ).difference_of_shares()
        held += found.low <= 0 <= found.high
    assert held / 300 >= 0.95


def test_a_single_deal_proves_no_lift() -> None:
    found = Contrast([1.0], [1], [0.0], [1]).difference_of_shares()
    assert (found.value, found.low, found.high) == (1, -1, 1)
