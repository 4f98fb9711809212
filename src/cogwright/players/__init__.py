"""Bots: players that know only the engine's contract and never look at what their seat may not see."""

from __future__ import annotations

from cogwright.players.bot import Bot
from cogwright.players.greedy import GreedyBot, Prospect
from cogwright.players.names import BOTS_ALLOWED, UnknownBot, bot, bot_names, is_bot
from cogwright.players.playout import playout
from cogwright.players.random_bot import RandomBot
from cogwright.players.search import Budget, Search, SearchBot, Thought

__all__ = [
    "BOTS_ALLOWED",
    "Bot",
    "Budget",
    "GreedyBot",
    "Prospect",
    "RandomBot",
    "Search",
    "SearchBot",
    "Thought",
    "UnknownBot",
    "bot",
    "bot_names",
    "is_bot",
    "playout",
]
