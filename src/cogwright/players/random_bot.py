"""A bot that takes any legal action, each equally likely."""

from __future__ import annotations

from cogwright.engine.state import State
from cogwright.players.bot import Bot, choices


class RandomBot(Bot):
    """Plays at random: the yardstick for every other bot."""

    def choose(self, state: State, seat: int) -> int:
        """Any legal action."""
        actions = choices(state, seat)
        return actions[self.random.below(len(actions))]
