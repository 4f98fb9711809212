"""Which choice of the root is tried next: a contest in which the worse half drops out again and again.

This is sequential halving (Karnin, Koren and Somekh, 2013): all choices that are still in it have been tried equally often, each
in the same guesses, so that they are compared with equal luck, and more exactly the fewer they become.
"""

from __future__ import annotations

from typing import Final

from cogwright.players.search.tree import Node, Spread

WIDEST: Final = 8
"""So many choices take part: those that look best one step ahead."""
FINALISTS: Final = 2


class Contest:
    """The choices of a root, given by index, that may still become the best."""

    def __init__(self, root: Node, choices: list[int]) -> None:
        """`choices` have been looked at; with a single one there is nothing to decide, and it gets all tries."""
        self.root: Node = root
        self.running: list[int] = choices.copy()
        self.running.sort(key=root.look, reverse=True)
        del self.running[WIDEST:]
        self.stages: int = 1
        """In so many parts of the budget, all equally long, as many are running as `FINALISTS`, twice, four times ... of them."""
        while FINALISTS << self.stages - 1 < len(self.running):
            self.stages += 1
        self.stage: int = 1

    def next(self, spent: float, spread: Spread) -> int:
        """The choice to try when this share of the budget is spent, 0 to 1; each is equally often the first of a guess."""
        while self.stage < self.stages and spent * self.stages >= self.stage and self._all_tried():
            self.stage += 1
            self._halve(spread)
        fewest = self.root.visits[self.running[0]]
        for choice in self.running:
            fewest = min(fewest, self.root.visits[choice])
        first = fewest % len(self.running)
        while self.root.visits[self.running[first]] > fewest:
            first = (first + 1) % len(self.running)
        return self.running[first]

    def _all_tried(self) -> bool:
        for choice in self.running:
            if not self.root.visits[choice]:
                return False
        return True

    def _halve(self, spread: Spread) -> None:
        left = FINALISTS << self.stages - self.stage
        ranked = [(self.root.standing(choice, spread), -choice) for choice in self.running]
        ranked.sort(reverse=True)
        self.running = [-choice for _, choice in ranked[:left]]
