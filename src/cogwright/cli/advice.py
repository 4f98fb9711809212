"""What the search advises, in words: the best choice, what to expect of it, how the game may go on, the second best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cogwright.cli.console import Patience
from cogwright.cli.words import Words
from cogwright.engine import State
from cogwright.players import Search, Thought
from cogwright.players.search import Candidate, Move

LONGEST_LINE: Final = 4
"""So many moves of a line are told; what comes later is guesswork."""
ALIKE: Final = 0.05
"""Points that make no difference."""


def think(adviser: Search, state: State, seat: int, words: Words) -> Thought:
    """What the adviser thinks; if it takes long, how far it is can be seen.

    Raises:
        NotImplementedError: the game cannot evaluate its positions.
    """
    thought = None
    with Patience(words.say("thinking")) as waiting:
        for thought in adviser.thoughts(state, seat):
            waiting.show(_share(adviser, thought))
    assert thought is not None, "the last thought is always told"
    return thought


def _share(adviser: Search, thought: Thought) -> float:
    """How much of the budget has been spent."""
    if adviser.budget.iterations is not None:
        return thought.iterations / adviser.budget.iterations
    assert adviser.budget.seconds is not None
    return thought.seconds / adviser.budget.seconds


def advice(thought: Thought, state: State, numbers: Mapping[int, int], words: Words) -> list[str]:
    """Sentences: the best choice, the line, the second best; `numbers` are those of the choices by action."""
    best = thought.best
    said = [words.say("hint-best", number=numbers[best.action], choice=words.say(best.choice.label))]
    if not thought.iterations:
        return [words.say("hint-only", number=numbers[best.action], choice=words.say(best.choice.label))]
    said.append(expectation(best, state, words))
    if len(best.line) > 1:
        said.append(words.say("hint-line", line=told_line(best.line[1:], words)))
    if len(thought.candidates) > 1:
        second = thought.candidates[1]
        worse = best.lead - second.lead
        said.append(
            words.say(
                "hint-second" if worse >= ALIKE else "hint-second-alike",
                number=numbers[second.action],
                choice=words.say(second.choice.label),
                points=f"{worse:.1f}",
            )
        )
    return said


def expectation(candidate: Candidate, state: State, words: Words) -> str:
    """What may be expected after the choice: points, and who is ahead by how much."""
    points = f"{candidate.points:.1f}"
    if state.seats + state.automas == 1:
        return words.say("expect-alone", points=points)
    side = "even" if abs(candidate.lead) < ALIKE else "ahead" if candidate.lead > 0 else "behind"
    return words.say("expect", points=points, side=side, lead=f"{abs(candidate.lead):.1f}")


def told_line(moves: Sequence[Move], words: Words) -> str:
    """How the game goes on: who does what, one after the other."""
    told = [words.say("line-move", seat=move.seat, choice=words.say(move.choice.label)) for move in moves]
    return words.say("line-then").join(told[:LONGEST_LINE])
