"""The coach: looks at the decisions of a game and says what each promised, and what would have been better.

    from cogwright.players.coach import Coach, turning_points

    coach = Coach(Budget(iterations=150))
    judgements = [coach.judge(state, seat, action, number) ...]     # of every decision that was a choice
    for judgement in turning_points(judgements):                    # those that cost most, in the order of the game
        judgement.loss, judgement.played, judgement.best            # points; Candidates of the search, with words and a line

The coach knows no more than the seat did: it thinks about guesses of what the seat could not see. With a budget of tries its
judgement depends on the position, the decision and its number alone, so it is the same for everybody who asks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cogwright.engine.state import State
from cogwright.players.search import Budget, Candidate, Search
from cogwright.players.search.budget import MOST_ITERATIONS

USUAL_TRIES: Final = 120
"""How many tries a decision is worth."""
MOST_TRIES: Final = 20_000
"""How many tries a whole game is worth: those for each decision become fewer in a game of very many."""
FEWEST_TRIES: Final = 8
TURNING_POINTS: Final = 8
"""How many decisions are shown as those that decided the game."""
LEAST_LOSS: Final = 1.0
"""A decision that costs fewer points decides nothing; the search itself is not more exact than that."""


@dataclass(frozen=True)
class Judgement:
    """What the coach thinks of a decision.

    Attributes:
        number: the decision (from 1).
        seat: who decided.
        played: what was done, and what it promised.
        best: what the coach would have done: the same, if nothing was better.
        loss: by how many points the lead that was to be expected became smaller, 0 or more.
    """

    number: int
    seat: int
    played: Candidate
    best: Candidate
    loss: float


class Coach:
    """Judges decisions, each within the same budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def judge(self, state: State, seat: int, action: int, number: int) -> Judgement:
        """What the coach thinks of the seat's action in this position, which has not been carried out yet.

        Raises:
            IllegalAction: the seat cannot do that.
        """
        best = Search(self.budget, number).think(state, seat).best
        if best.action == action:
            return Judgement(number, seat, best, best, 0.0)
        # As many tries, in the same guesses: what was played is not judged by less than what would have been better.
        as_many = Budget(iterations=min(max(best.visits, 1), MOST_ITERATIONS))
        played = Search(as_many, number).judge(state, seat, action)
        loss = best.lead - played.lead
        return Judgement(number, seat, played, best if loss > 0 else played, max(loss, 0.0))

    def judge_all(
        self, state: State, decisions: Sequence[tuple[int, int]], skip: int = 0
    ) -> Iterator[tuple[int, Judgement | None]]:
        """Every decision (seat and action) from the position on, with its number; None where there was nothing to choose.

        The position is played on meanwhile. The first `skip` decisions are carried out without a judgement.

        Raises:
            IllegalAction: a decision is not allowed.
        """
        for number, (seat, action) in enumerate(decisions, start=1):
            if number > skip:
                choice = len(state.legal_actions(seat)) > 1
                yield number, self.judge(state, seat, action, number) if choice else None
            state.apply(seat, action)


def tries_for(decisions: int, tries: int = USUAL_TRIES) -> int:
    """How many tries each of so many decisions is worth, so that the whole game remains bounded."""
    return min(tries, max(FEWEST_TRIES, MOST_TRIES // max(decisions, 1)))


def costliest(losses: Sequence[float]) -> list[int]:
    """Which of the losses, by index and ascending, decided the game: the greatest, as far as they matter."""
    order = sorted((i for i, loss in enumerate(losses) if loss >= LEAST_LOSS), key=lambda i: -losses[i])
    return sorted(order[:TURNING_POINTS])


def turning_points(judgements: Sequence[Judgement]) -> list[Judgement]:
    """The decisions that cost most, in the order of the game."""
    return [judgements[i] for i in costliest([judgement.loss for judgement in judgements])]
