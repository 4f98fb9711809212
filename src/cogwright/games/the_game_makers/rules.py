"""The flow of play: who decides what, and what follows when nobody has anything left to do (T4, D8).

The setup stands in `setup`, the wheel and the turns in `wheel`, one seat's turn in `turn`; what is gained in `items`, and the parts
of a factory in `cards`, `case`, `marketing`, `machines`, `workers`, `buildings`, `trees`; `scoring` counts.
"""

from __future__ import annotations

from cogwright.engine.messages import Choice, Message, Refusal
from cogwright.engine.random_source import RandomSource
from cogwright.engine.score import ScoreSheet
from cogwright.engine.state import Task
from cogwright.games.the_game_makers import describe as words
from cogwright.games.the_game_makers import reasons, scoring
from cogwright.games.the_game_makers import view as views
from cogwright.games.the_game_makers.actions import REVEAL, TURN
from cogwright.games.the_game_makers.evaluate import evaluate
from cogwright.games.the_game_makers.guessing import deal_hidden_anew
from cogwright.games.the_game_makers.outlook import turns_left
from cogwright.games.the_game_makers.setup import choose_setup, reveal, setup_choices
from cogwright.games.the_game_makers.state import Table
from cogwright.games.the_game_makers.turn import choose_in_turn, turn_choices
from cogwright.games.the_game_makers.wheel import end_turn


class TheGameMakersState(Table):
    """A game of The Game Makers in progress."""

    # Decisions of the seats (D8.2, D8.3)

    def choices(self, seat: int, task: Task) -> list[int]:
        """What the seat may choose from; a single choice is made by the kernel (D8.6)."""
        if task[0] == TURN:
            return turn_choices(self, self.players[seat])
        return setup_choices(self, self.players[seat], task[1])

    def choose(self, seat: int, task: Task, action: int) -> None:
        """Carry out a decision. On what is in the display cases the others' estimates depend, too."""
        player = self.players[seat]
        case = player.case
        if task[0] == TURN:
            choose_in_turn(self, player, action)
        else:
            choose_setup(self, player, task[1], action)
        if player.case is case:
            self.estimates.forget(seat)
        else:
            self.estimates.forget_all()

    # The course of the game

    def step(self, task: Task) -> None:
        """All have decided the setup (S3.9), or all have passed (T4.8)."""
        if task[0] == REVEAL:
            reveal(self)
        else:
            end_turn(self)
        self.estimates.forget_all()

    # The end (E6)

    def score_sheets(self) -> list[ScoreSheet]:
        """The score sheets (E6.4-E6.7)."""
        return scoring.score_sheets(self)

    def returns(self) -> list[float]:
        """The utility of the result for each seat; in the solo game how near the total comes to the best medal (V7.1)."""
        return [self.result_alone(scoring.score(self, self.players[0]))] if self.seats == 1 else super().returns()

    def result_alone(self, total: float) -> float:
        """In the solo game how near the total comes to the best medal (V7.1)."""
        return scoring.solo_utility(self, total)

    def end_reason(self) -> str:
        """Why the game ended: "case" (E6.1), or "long-stop" (E6.3; in the solo game "solo-stop", V7.1); empty before its end."""
        if not self.is_over():
            return ""
        if not self.long_stopped:
            return "case"
        return "solo-stop" if self.seats == 1 else "long-stop"

    # What others see, think and say

    def clone(self) -> TheGameMakersState:
        """An independent copy without the journal."""
        return TheGameMakersState(self.game, self.seats, self.random, self.catalogue, self.ids, self)

    def view(self, seat: int | None) -> views.TheGameMakersView:
        """What the seat may see (I9.1-I9.3); None is a spectator."""
        return views.view(self, seat)

    def guess(self, seat: int, random: RandomSource) -> TheGameMakersState:
        """A state that the seat cannot tell from this one (I9.4)."""
        twin = self.clone()
        twin.random = random.copy()
        deal_hidden_anew(twin, seat, random)
        twin.estimates.forget_all()
        return twin

    def evaluate(self, seat: int) -> float:
        """How good the position looks for the seat, in points at the end of the game."""
        estimate = self.estimates.of(seat)
        if not estimate.is_known:
            estimate.points = evaluate(self, self.players[seat])
            estimate.is_known = True
        return estimate.points

    def progress(self) -> float:
        """How many of the turns that are to be expected are over."""
        return 1.0 if self.is_over() else self.turn / (self.turn + 1.0 + turns_left(self))

    def headline(self) -> Message:
        """Turn and revolution."""
        return words.headline(self)

    def prompt(self, seat: int) -> Message:
        """What the seat is asked to do."""
        return words.prompt(self, seat)

    def describe(self, seat: int, action: int) -> Choice:
        """A legal action in words, with its cost and gain."""
        return words.describe(self, seat, action)

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat may look for though it is not legal now."""
        return reasons.refusals(self, seat)

    def why_not(self, seat: int, action: int) -> Message:
        """Why an action is not legal for the seat now."""
        return reasons.why_not(self, seat, action)
