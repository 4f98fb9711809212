"""The laboratory: many games between bots and what they show, and how fast the games run."""

from cogwright.lab.bench import Speed, measure
from cogwright.lab.matches import Outcome, Series, play_game
from cogwright.lab.simulate import simulate
from cogwright.lab.statistics import Report, SeatReport, report

__all__ = ["Outcome", "Report", "SeatReport", "Series", "Speed", "measure", "play_game", "report", "simulate"]
