"""Bots: players that know only the engine's contract and never look at what their seat may not see."""

from __future__ import annotations

from cogwright.players.bot import Bot, Complaint
from cogwright.players.greedy import GreedyBot, Prospect
from cogwright.players.names import UnknownBot, bot, bot_names, bots_allowed, is_bot
from cogwright.players.playout import playout
from cogwright.players.program import PREFIX as PROGRAM
from cogwright.players.program import ProgramBot
from cogwright.players.random_bot import RandomBot
from cogwright.players.search import Budget, Search, SearchBot, Thought

__all__ = [
    "PROGRAM",
    "Bot",
    "Budget",
    "Complaint",
    "GreedyBot",
    "ProgramBot",
    "Prospect",
    "RandomBot",
    "Search",
    "SearchBot",
    "Thought",
    "UnknownBot",
    "bot",
    "bot_names",
    "bots_allowed",
    "is_bot",
    "playout",
]
