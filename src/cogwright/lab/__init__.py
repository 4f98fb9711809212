"""The laboratory: many games between bots and what they show, tournaments, balance, and how fast the games run."""

from cogwright.lab.arena import ArenaReport, arena_report, hold
from cogwright.lab.balance import BalanceReport, Lift, observe, variants_of
from cogwright.lab.bench import Speed, measure
from cogwright.lab.faults import FaultKind, FaultReport
from cogwright.lab.intervals import Estimate
from cogwright.lab.matches import Faults, Outcome, Series
from cogwright.lab.observe import Observation
from cogwright.lab.pool import Workers
from cogwright.lab.results_file import BadResults, ResultsFile, Settings
from cogwright.lab.simulate import simulate
from cogwright.lab.statistics import Report, SeatReport, report
from cogwright.lab.tournament import Tournament, sides_of

__all__ = [
    "ArenaReport",
    "BadResults",
    "BalanceReport",
    "Estimate",
    "FaultKind",
    "FaultReport",
    "Faults",
    "Lift",
    "Observation",
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
    "observe",
    "report",
    "sides_of",
    "simulate",
    "variants_of",
]
