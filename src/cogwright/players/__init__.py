"""Bots: players that know only the engine's contract and never look at what their seat may not see."""

from __future__ import annotations

from typing import Final

from cogwright.engine import CogwrightError
from cogwright.players.bot import Bot
from cogwright.players.greedy import GreedyBot, Prospect
from cogwright.players.playout import playout
from cogwright.players.random_bot import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["Bot", "GreedyBot", "Prospect", "RandomBot", "UnknownBot", "bot", "bot_names", "playout"]


class UnknownBot(CogwrightError):
    """There is no bot of this name."""


def bot_names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(BOTS)


def bot(name: str, seed: int) -> Bot:
    """A new bot of this name; the same seed and the same positions make it choose the same.

    Raises:
        UnknownBot: there is none; the error lists those there are.
    """
    kind = BOTS.get(name)
    if kind is None:
        raise UnknownBot(f"bot {name!r} is unknown; allowed are {', '.join(BOTS)}")
    return kind(seed)
