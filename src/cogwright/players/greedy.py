"""A bot that looks one step ahead: it takes the action after which the position looks best for its seat."""

from __future__ import annotations

from typing import Final

from cogwright.engine.state import State
from cogwright.players.bot import Bot, choices
from cogwright.players.outlook import all_points, lead_in

GUESSES: Final = 2
"""In how many guesses of what the seat cannot see each action is tried."""


class Prospect:
    """What an action promises: by how many points the position after it looks better for the seat than for its best rival,
    and how many points the seat itself may expect."""

    def __init__(self, action: int) -> None:
        self.action: int = action
        self.lead: float = 0.0
        self.points: float = 0.0


class GreedyBot(Bot):
    """Takes the action with the best prospect, judged by the game's own evaluation; equals are drawn by lot."""

    def choose(self, state: State, seat: int) -> int:
        """The action with the best prospect."""
        return self.prospects(state, seat)[0].action

    def prospects(self, state: State, seat: int) -> list[Prospect]:
        """What each legal action of the seat promises, the best first.

        The bot never looks at the state itself but at guesses: states that the seat cannot tell from it.

        Raises:
            IllegalAction: the seat has nothing to decide.
        """
        prospects = [Prospect(action) for action in choices(state, seat)]
        self.random.shuffle(prospects)
        for _ in range(GUESSES):
            guess = state.guess(seat, self.random)
            for prospect in prospects:
                _add_look(prospect, guess, seat)
        prospects.sort(key=_lead, reverse=True)
        return prospects


def _add_look(prospect: Prospect, guess: State, seat: int) -> None:
    """Take the action in a copy of the guess and add what the position is worth then, as a share of all guesses."""
    position = guess.clone()
    position.apply(seat, prospect.action)
    points = all_points(position)
    prospect.points += points[seat] / GUESSES
    prospect.lead += lead_in(points, position, seat) / GUESSES


def _lead(prospect: Prospect) -> float:
    return prospect.lead
