"""A bot that searches: it takes the action its search tried most often."""

from __future__ import annotations

from typing import Final

from cogwright.engine.state import State
from cogwright.players.bot import Bot
from cogwright.players.search.budget import Budget
from cogwright.players.search.search import Search

USUAL_BUDGET: Final = Budget(seconds=1.0)


class SearchBot(Bot):
    """Searches for as long as its budget allows; it does not think when there is nothing to choose."""

    def __init__(self, seed: int, budget: Budget = USUAL_BUDGET) -> None:
        """All of the bot's chance comes from the seed (BadSeed if it is none)."""
        super().__init__(seed)
        self.search: Search = Search(budget, seed)

    def choose(self, state: State, seat: int) -> int:
        """The action the search prefers."""
        return self.search.think(state, seat).best.action
