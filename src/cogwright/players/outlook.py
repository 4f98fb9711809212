"""How good positions look for a seat, by the game's evaluation: in points, against its rivals, and one step ahead."""

from __future__ import annotations

from cogwright.engine.state import State


def reply(position: State, seat: int) -> int:
    """The action after which the position looks best for the seat itself; of equals the first."""
    actions = position.legal_actions(seat)
    best = actions[0]
    most = 0.0
    for n in range(len(actions)):
        look = position.clone()
        look.apply(seat, actions[n])
        points = look.evaluate(seat)
        if n == 0 or points > most:
            best, most = actions[n], points
    return best


def lead(position: State, seat: int) -> float:
    """By how many points the position looks better for the seat than for its best rival."""
    return position.evaluate(seat) - best_rival(position, seat)


def best_rival(position: State, seat: int) -> float:
    """How good the position looks for the best of the other teams, automas included; 0 if there are none."""
    team = position.team(seat)
    best = 0.0
    found = False
    for rival in range(position.seats + position.automas):
        if position.team(rival) != team:
            points = position.evaluate(rival)
            if not found or points > best:
                best, found = points, True
    return best
