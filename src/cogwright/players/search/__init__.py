"""Search: information-set Monte Carlo tree search on the engine's contract alone; it knows no game.

    from cogwright.players.search import Budget, Search

    search = Search(Budget.read("1s"), seed=7)      # or "250ms", "2000" (iterations), "1s:processes=2"
    thought = search.think(state, seat)             # state is not changed; what the seat cannot see is not looked at
    thought.best.action                             # what to do: an int of state.legal_actions(seat)
    thought.best.choice.label                       # the same in words: a Message (`Words.say`)
    for candidate in thought.candidates:            # every legal action, the best first
        candidate.visits, candidate.share           # how often it was tried, as a count and as a share of all tries
        candidate.value                             # the expected result, -1 (last) to 1 (first), as State.returns has it
        candidate.points, candidate.lead            # the expected total of the seat, and by how much it leads the best rival
        candidate.totals                            # the expected points of every player
        candidate.line                              # how the game may go on: Moves, the action itself first
    for move in thought.best.line:
        move.seat, move.action, move.choice         # choice: what it is in words, with cost and gain

Thinking can be watched and interrupted, in either of two ways:

    for thought in search.thoughts(state, seat):    # ever better thoughts, several a second, the last with done=True
        show(thought)
        if enough: break                            # nothing is left running
    search.think(state, seat, lambda thought: not stopped.is_set())   # False ends it at once with what it knows

`search.judge(state, seat, action)` spends the whole budget on one action and gives its candidate.

A thought of `iterations` with one process is the same for the same seed and the same view; one of seconds depends on the machine.
`Budget` and `Budget.read` refuse what is none with `BadBudget`, which says what is allowed.
`SearchBot(seed, budget)` is the player made of it (`bot("search:1s", seed)`).
"""

from __future__ import annotations

from cogwright.players.search.bot import SearchBot
from cogwright.players.search.budget import BadBudget, Budget
from cogwright.players.search.search import Search
from cogwright.players.search.thought import Candidate, Move, Thought

__all__ = ["BadBudget", "Budget", "Candidate", "Move", "Search", "SearchBot", "Thought"]
