"""The laboratory: many games between bots and what they show, tournaments, and how fast the games run."""

from cogwright.lab.arena import ArenaReport, arena_report, hold
from cogwright.lab.bench import Speed, measure
from cogwright.lab.intervals import Estimate
from cogwright.lab.matches import Outcome, Series
from cogwright.lab.pool import Workers
from cogwright.lab.results_file import BadResults, ResultsFile, Settings
from cogwright.lab.simulate import simulate
from cogwright.lab.statistics import Report, SeatReport, report
from cogwright.lab.tournament import Tournament, sides_of

__all__ = [
    "ArenaReport",
    "BadResults",
    "Estimate",
    "Outcome",
    "Report",
    "ResultsFile",
    "SeatReport",
    "Series",
    "Settings",
    "Speed",
    "Tournament",
    "Workers",
    "arena_report",
    "hold",
    "measure",
    "report",
    "sides_of",
    "simulate",
]
