"""What a search thinks of a position: for every action how often it was tried, what it promises, and how the game would go on."""

from __future__ import annotations

from dataclasses import dataclass

from cogwright.engine.messages import Choice


@dataclass(frozen=True)
class Move:
    """A decision on a line: who takes which action, and the action in words."""

    seat: int
    action: int
    choice: Choice


@dataclass(frozen=True)
class Candidate:
    """A legal action and what the search found out about it.

    Attributes:
        action: the action.
        choice: the action in words, with what it costs and yields at once.
        visits: how often it was tried.
        share: these as a share of all tries, 0 to 1: how much the search prefers it.
        value: the expected result, from -1 (last) to 1 (first), as `State.returns` has it.
        points: the expected total of the seat at the end (of its team, if it is in one).
        lead: by how many points it will then lead its best rival.
        totals: the expected points of every player, automas included, at the end; empty if it was never tried.
        results: the expected result of every seat, as `value` is that of the one that thinks; empty if it was never tried.
        line: how the game may go on, this action first; other seats' moves are what they would do in one guess.
    """

    action: int
    choice: Choice
    visits: int
    share: float
    value: float
    points: float
    lead: float
    totals: tuple[float, ...]
    results: tuple[float, ...]
    line: tuple[Move, ...]


@dataclass(frozen=True)
class Thought:
    """What the search thinks so far; `done` when its budget is spent, or if there was nothing to choose.

    `candidates` are all legal actions, the best first.
    """

    seat: int
    candidates: tuple[Candidate, ...]
    iterations: int
    seconds: float
    done: bool

    @property
    def best(self) -> Candidate:
        """The action to take."""
        return self.candidates[0]
