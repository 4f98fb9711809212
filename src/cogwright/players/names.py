"""The names by which bots are asked for, wherever a bot is named: `greedy`, `search`, `search:250ms`."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from cogwright.engine import CogwrightError
from cogwright.engine.errors import Sentence, sentence, shown
from cogwright.players.bot import Bot
from cogwright.players.greedy import GreedyBot
from cogwright.players.program import PREFIX as PROGRAM
from cogwright.players.program import BadCommand, ProgramBot, read_command
from cogwright.players.random_bot import RandomBot
from cogwright.players.search import BadBudget, Budget, SearchBot

OFFERED: Final = ("random", "greedy", "search:250ms", "search:1s")
"""What people are offered, the weakest first."""


class UnknownBot(CogwrightError):
    """There is no bot of this name."""


def bot_names() -> list[str]:
    """The names of the bots that people are offered, the weakest first; others (`search:2000`) are bots too."""
    return list(OFFERED)


def bots_allowed(programs: bool = False) -> Sentence:
    """Every name a bot can have, for whoever has to refuse another one."""
    allowed = sentence("allowed-bots")
    return sentence("allowed-bots-and-programs", allowed=allowed) if programs else allowed


def is_bot(name: str, programs: bool = False) -> bool:
    """Whether this is the name of a bot; a program is only read, not run."""
    try:
        bot(name, 0, programs)
    except UnknownBot:
        return False
    return True


def bot(name: str, seed: int, programs: bool = False) -> Bot:
    """A new bot of this name; the same seed and the same positions make it choose the same, unless it thinks by the clock.

    `programs` allows `exec:COMMAND` as well, a program of the one who asks. It has to be said, because such a name runs whatever
    it names: a name that came over the network or out of a file must never be allowed to.

    Raises:
        UnknownBot: there is none; the error tells what is allowed.
    """
    if programs and name.startswith(PROGRAM):
        try:
            return ProgramBot(read_command(name.removeprefix(PROGRAM)), seed)
        except BadCommand as error:
            raise UnknownBot(sentence("refused-program", name=shown(name), reason=error)) from None
    kind, _, budget = name.partition(":")
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "search":
        return SearchBot(seed)
    if kind == "search":
        with suppress(BadBudget):
            return SearchBot(seed, Budget.read(budget))
    raise UnknownBot(sentence("refused-bot", name=shown(name), allowed=bots_allowed(programs)))
