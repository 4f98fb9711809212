"""The tree of a search: what has been learnt about the decisions of the seat that thinks.

Only that seat's decisions are in the tree, keyed by the actions before them, whatever chance and the other seats did in between:
so a few hundred tries go deep enough to see a turn of many small decisions as one plan.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

EXPLORATION: Final = 0.5
"""How much choices that look good but have seldom been tried are preferred."""
TEMPERATURE: Final = 2.0
"""By how many points a choice must look worse to be tried e times less often at first."""
LOOKS: Final = 4
"""In how many guesses each choice is looked at, one step ahead."""
RESULT_SHARE: Final = 0.25
"""How much the result counts against the lead in points."""
FOREKNOWN: Final = 30.0
"""As so many tries counts what a choice looks like one step ahead, when choices are compared that have been tried equally often."""


class Spread:
    """How far the leads at the ends of the tries lie apart, in points: the unit in which leads are compared."""

    def __init__(self) -> None:
        self.n: int = 0
        self.mean: float = 0.0
        self.squares: float = 0.0
        self.deviation: float = 1.0

    def add(self, lead: float) -> None:
        """Take account of one more lead (Welford's method)."""
        self.n += 1
        change = lead - self.mean
        self.mean += change / self.n
        self.squares += change * (lead - self.mean)
        if self.is_known():
            self.deviation = max(sqrt(self.squares / (self.n - 1)), 0.001)

    def is_known(self) -> bool:
        """Whether there are enough leads to tell how far they lie apart."""
        return self.n > 3


class Node:
    """One decision of the seat: what it may choose, and how that turned out so far.

    The lists go by index: choice i is the action `actions[i]`. A choice that is legal in some guesses only is added when it
    comes up.
    """

    __slots__ = ("actions", "children", "leads", "looked", "looks", "points", "results", "visits")

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.visits: list[int] = []
        self.leads: list[float] = []
        """Sums over the visits: by how many points the seat was ahead of its best rival at the end."""
        self.points: list[float] = []
        """Sums over the visits: its own points at the end."""
        self.results: list[float] = []
        """Sums over the visits: the result, from -1 to 1."""
        self.looks: list[float] = []
        """Sums over the looks: the lead right after the choice."""
        self.looked: list[int] = []
        self.children: list[Node | None] = []

    def index(self, action: int) -> int:
        """Where the action stands; it is added if it was not known."""
        for i in range(len(self.actions)):
            if self.actions[i] == action:
                return i
        self.actions.append(action)
        self.visits.append(0)
        self.leads.append(0.0)
        self.points.append(0.0)
        self.results.append(0.0)
        self.looks.append(0.0)
        self.looked.append(0)
        self.children.append(None)
        return len(self.actions) - 1

    def add(self, i: int, lead: float, points: float, result: float) -> None:
        """A try of choice i ended like this."""
        self.visits[i] += 1
        self.leads[i] += lead
        self.points[i] += points
        self.results[i] += result

    def add_look(self, i: int, lead: float) -> None:
        """Right after choice i the position looks like this."""
        self.looks[i] += lead
        self.looked[i] += 1

    def worth(self, i: int, spread: Spread) -> float:
        """How good choice i turned out on average: its result, and its lead in units of the spread."""
        total = RESULT_SHARE * self.results[i] + (1.0 - RESULT_SHARE) * self.leads[i] / spread.deviation
        return total / self.visits[i]

    def standing(self, i: int, spread: Spread) -> float:
        """How good choice i is by its tries (there must be some) and its looks: the fewer tries, the more the looks count."""
        n = self.visits[i]
        looks = FOREKNOWN * self.look(i) / spread.deviation
        return (n * self.worth(i, spread) + looks) / (n + FOREKNOWN)

    def select(self, legal: list[int], spread: Spread) -> int:
        """Which of the legal choices to try next (PUCT): good ones, promising ones, and ones seldom tried."""
        promises = self._promises(legal)
        tries = 0
        total = 0.0
        for i in legal:
            if self.visits[i]:
                tries += self.visits[i]
                total += self.worth(i, spread) * self.visits[i]
        untried = total / tries if tries else 0.0
        curiosity = EXPLORATION * sqrt(tries + 1.0)
        best = legal[0]
        most = 0.0
        for n in range(len(legal)):
            i = legal[n]
            urge = self.worth(i, spread) if self.visits[i] else untried
            urge += curiosity * promises[n] / (1.0 + self.visits[i])
            if n == 0 or urge > most:
                best, most = i, urge
        return best

    def _promises(self, legal: list[int]) -> list[float]:
        """How likely each legal choice is the best one as far as can be seen one step ahead; they add up to 1."""
        best = self.look(legal[0])
        for i in legal:
            best = max(best, self.look(i))
        total = 0.0
        promises: list[float] = []
        for i in legal:
            promise = exp((self.look(i) - best) / TEMPERATURE)
            promises.append(promise)
            total += promise
        for n in range(len(promises)):
            promises[n] /= total
        return promises

    def look(self, i: int) -> float:
        """The lead that choice i promises one step ahead."""
        return self.looks[i] / self.looked[i]

    def ranking(self, spread: Spread) -> list[int]:
        """All choices, the best first: by standing those tried at least half as often as any other, then the rest by tries."""
        most = max(self.visits)
        rows: list[tuple[int, float, int]] = []
        for i in range(len(self.actions)):
            if most and 2 * self.visits[i] >= most:
                rows.append((most, self.standing(i, spread), -i))
            else:
                rows.append((self.visits[i], self.lead(i), -i))
        rows.sort(reverse=True)
        return [-row[2] for row in rows]

    def lead(self, i: int) -> float:
        """The expected lead after choice i; by what it looks like one step ahead if it has never been tried."""
        return self.leads[i] / self.visits[i] if self.visits[i] else self.look(i)
