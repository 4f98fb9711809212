"""What programs did wrong in many games, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cogwright.cli.words import Words
from cogwright.engine import Message
from cogwright.lab import FaultReport


def fault_lines(names: Sequence[str], reports: Sequence[FaultReport], games: int, words: Words) -> list[str]:
    """For each player that failed, how often and how: in the sentences in which `cogwright play` tells of the same faults."""
    said = Words(None, words.language, names)
    lines = []
    for player, report in enumerate(reports):
        if report.games:
            lines.append(said.say("faults", seat=player, n=report.games, games=games, moves=report.moves))
        for kind in report.kinds:
            trouble = said.say(Message(f"trouble-{kind.kind}", {"seat": player, "details": kind.details}))
            lines.append("  " + said.say("fault-times", n=kind.times, trouble=trouble))
    return lines
