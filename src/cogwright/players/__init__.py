"""Bots: players that know only the engine's contract and never look at what their seat may not see."""

from __future__ import annotations

from typing import Final

from cogwright.engine import CogwrightError
from cogwright.players.bot import Bot, Complaint
from cogwright.players.greedy import GreedyBot, Prospect
from cogwright.players.playout import playout
from cogwright.players.program import PREFIX as PROGRAM
from cogwright.players.program import BadCommand, ProgramBot, read_command
from cogwright.players.random_bot import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = [
    "PROGRAM",
    "Bot",
    "Complaint",
    "GreedyBot",
    "ProgramBot",
    "Prospect",
    "RandomBot",
    "UnknownBot",
    "bot",
    "bot_names",
    "playout",
]


class UnknownBot(CogwrightError):
    """There is no bot of this name."""


def bot_names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(BOTS)


def bot(name: str, seed: int, programs: bool = False) -> Bot:
    """A new bot of this name; the same seed and the same positions make it choose the same.

    `programs` allows `exec:COMMAND` as well, a program of the one who asks. It has to be said, because such a name runs whatever
    it names: a name that came over the network or out of a file must never be allowed to.

    Raises:
        UnknownBot: there is none; the error tells what is allowed.
    """
    if programs and name.startswith(PROGRAM):
        try:
            return ProgramBot(read_command(name.removeprefix(PROGRAM)), seed)
        except BadCommand as error:
            raise UnknownBot(f"bot {name!r}: {error}") from None
    kind = BOTS.get(name)
    if kind is None:
        allowed = [*BOTS, f"{PROGRAM}COMMAND"] if programs else BOTS
        raise UnknownBot(f"bot {name!r} is unknown; allowed are {', '.join(allowed)}")
    return kind(seed)
