"""How strong the players of a tournament are, on one scale: OpenSkill ratings by the model of Plackett and Luce.

A rating begins at 25. A player whose rating is 25/6 higher (the deviation of a single performance) wins about two games in three
against one other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from cogwright.lab.intervals import Estimate, quantile, student
from cogwright.lab.matches import Outcome
from cogwright.lab.tournament import Tournament

MOST_RESAMPLES: Final = 200
FEWEST_RESAMPLES: Final = 20
MOST_UPDATES: Final = 200_000
"""About how many games may be rated for the intervals: some seconds of work."""
FEWEST_DEALS: Final = 10
"""Fewer deals, drawn anew, cannot show how much ratings vary: there is no interval then."""
SAME: Final = 1e-6

Result = tuple[tuple[int, ...], tuple[int, ...]]
"""Who took part (players by number, an automa with the next number), and how they came out: less is better."""


def ratings(tournament: Tournament, outcomes: Sequence[Outcome]) -> list[Estimate]:
    """The rating of each player, then that of an automa if one took part.

    Ratings depend a little on the order of the games. The deals (each with all its games) are therefore drawn anew many times
    from those that were played (paired bootstrap): the rating is the mean of what comes out, the interval comes from how it
    varies, widened for deals being few (Student's t; drawing anew varies too little by one deal in all). Where nothing varies,
    since every game ended alike, it is what the model itself leaves open. Fewer than 10 deals have no interval.
    """
    deals = _results(tournament, outcomes)
    rated = 1 + max(max(who) for deal in deals for who, _ in deal)
    resamples = max(FEWEST_RESAMPLES, min(MOST_RESAMPLES, MOST_UPDATES // len(outcomes)))
    chance = Random(0)
    drawn = [_rate(chance.choices(deals, k=len(deals)), rated) for _ in range(resamples)]
    return [_estimate([sample[i] for sample in drawn], len(deals)) for i in range(rated)]


def _estimate(drawn: Sequence[PlackettLuceRating], deals: int) -> Estimate:
    found = [rating.mu for rating in drawn]
    value = fmean(found)
    if deals < FEWEST_DEALS:
        return Estimate(value, -inf, inf)
    deviation = stdev(found, value)
    widened = student(deals - 1) * sqrt(deals / (deals - 1)) * deviation
    spread = widened if deviation > SAME else quantile() * drawn[0].sigma
    return Estimate(value, value - spread, value + spread)


def _results(tournament: Tournament, outcomes: Sequence[Outcome]) -> list[list[Result]]:
    """The results of the games of each deal. Who plays alone, without an automa, meets those who played the deal alone too."""
    deals: list[list[Result]] = [[] for _ in range(tournament.deals(len(outcomes)))]
    alone = tournament.is_solo and len(outcomes[0].ranks) == 1
    if alone:
        for deal in range(len(deals)):
            games = range(deal * tournament.games_a_deal, (deal + 1) * tournament.games_a_deal)
            who = tuple(tournament.seating(n)[0] for n in games)
            deals[deal].append((who, tuple(-outcomes[n].totals[0] for n in games)))
        return deals
    for n, outcome in enumerate(outcomes):
        automas = range(len(outcome.ranks) - tournament.seats)
        who = (*tournament.seating(n), *(len(tournament.players) + i for i in automas))
        ranks = (*(outcome.ranks[side[0]] for side in tournament.sides), *outcome.ranks[tournament.seats :])
        deals[tournament.deal(n)].append((who, ranks))
    return deals


def _rate(deals: Sequence[Sequence[Result]], rated: int) -> list[PlackettLuceRating]:
    """The ratings after all games. Players do not learn, so that their strength is taken not to change (tau 0)."""
    model = PlackettLuce(tau=0.0)
    current = [model.rating() for _ in range(rated)]
    for deal in deals:
        for who, ranks in deal:
            updated = model.rate([[current[player]] for player in who], ranks=[float(rank) for rank in ranks])
            for player in set(who):
                _take_over(
                    current[player], [team[0] for team, other in zip(updated, who, strict=True) if other == player]
                )
    return current


def _take_over(rating: PlackettLuceRating, updated: Sequence[PlackettLuceRating]) -> None:
    """A player who sat at several sides takes the mean of what each of them has learnt."""
    rating.mu = fmean(one.mu for one in updated)
    rating.sigma = sqrt(fmean(one.sigma**2 for one in updated))
