"""What bots are called: by their kind or, if they are programs, by their file and whatever else tells them apart."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from pathlib import Path

from cogwright.cli.words import Words
from cogwright.players import PROGRAM


def bot_names(bots: Sequence[str], words: Words) -> list[str]:
    """How the bots are called, in their order; different ones differently, but none by more than that needs.

    >>> bot_names(["exec:./mine", "exec:node bot.mjs 1", "exec:node bot.mjs 2", "greedy"], Words(None, "en", []))
    ['mine', 'bot.mjs 1', 'bot.mjs 2', 'Greedy bot']
    """
    different = list(dict.fromkeys(bots))
    ways = [[way(bot, words) for bot in different] for way in (bot_name, _with_arguments, _whole)]
    names = {
        bot: next((way[i] for way in ways if way.count(way[i]) == 1), ways[-1][i]) for i, bot in enumerate(different)
    }
    return ["".join(letter for letter in names[bot] if letter.isprintable()) for bot in bots]


def bot_name(bot: str, words: Words) -> str:
    """How a bot is called alone; a program by the file that is run: the first argument that looks like one, or else itself."""
    if not bot.startswith(PROGRAM):
        return words.bot(bot)
    parts = _parts(bot)
    return words.say("bot-program", program=Path(parts[0]).name) if parts else bot


def _with_arguments(bot: str, words: Words) -> str:
    """The file of a program with what stands behind it."""
    parts = _parts(bot)
    return shlex.join([Path(parts[0]).name, *parts[1:]]) if parts else bot_name(bot, words)


def _whole(bot: str, words: Words) -> str:
    return bot.removeprefix(PROGRAM)


def _parts(bot: str) -> list[str]:
    """The command of a program from the file on that is run; nothing if it cannot be read, or is none."""
    if not bot.startswith(PROGRAM):
        return []
    try:
        command = shlex.split(bot.removeprefix(PROGRAM))
    except ValueError:  # a name in a record
        return []
    files = (i for i, part in enumerate(command) if i and Path(part).suffix and not re.search(r"\s|^-", part))
    return command[next(files, 0) :]
