"""What many games show: wins, scores, length, how they end, and whether the first seat is at an advantage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import mean

from cogwright.lab.faults import FaultReport, fault_reports
from cogwright.lab.matches import Outcome, Series


@dataclass(frozen=True)
class SeatReport:
    """How one bot of the series did. A shared first place counts as a win for each that shares it."""

    bot: str
    wins: int
    mean: float
    min: int
    max: int
    faults: FaultReport


@dataclass(frozen=True)
class Report:
    """The figures of a series. `decisions` are those of all games together; `shortest` and `longest` are those of one game."""

    game: str
    games: int
    decisions: int
    shortest: int
    longest: int
    seats: tuple[SeatReport, ...]
    ends: dict[str, int]
    first_seat_wins: int
    shared_wins: int
    """Games with more than one seat in first place."""

    def as_json(self, seconds: float) -> dict[str, object]:
        """The report as plain data; `seconds` is how long the series took."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "seats": [asdict(seat) for seat in self.seats],
            "ends": self.ends,
            "first_seat_wins": self.first_seat_wins,
        }


def report(game: str, series: Series, outcomes: Sequence[Outcome]) -> Report:
    """The figures of the outcomes, which are those of the series' games 0, 1, 2 and so on."""
    lengths = [outcome.decisions for outcome in outcomes]
    faults = fault_reports(len(series.bots), outcomes, series.bot_at)
    return Report(
        game=game,
        games=len(outcomes),
        decisions=sum(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        seats=tuple(_seat_report(series, i, outcomes, faults[i]) for i in range(len(series.bots))),
        ends=dict(sorted(Counter(outcome.end for outcome in outcomes).items())),
        first_seat_wins=sum(outcome.won[outcome.first] for outcome in outcomes),
        shared_wins=sum(outcome.won.count(True) > 1 for outcome in outcomes),
    )


def _seat_report(series: Series, i: int, outcomes: Sequence[Outcome], faults: FaultReport) -> SeatReport:
    totals = [outcome.totals[series.seat(i, n)] for n, outcome in enumerate(outcomes)]
    return SeatReport(
        bot=series.bots[i],
        wins=sum(outcome.won[series.seat(i, n)] for n, outcome in enumerate(outcomes)),
        mean=round(mean(totals), 2),
        min=min(totals),
        max=max(totals),
        faults=faults,
    )
