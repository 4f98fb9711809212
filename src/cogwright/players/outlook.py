"""How good positions look for a seat, by the game's evaluation: in points, against its rivals, and one step ahead."""

from __future__ import annotations

from cogwright.engine.state import State


def reply(position: State, seat: int) -> int:
    """The action after which the seat looks furthest ahead of its best rival; of equals the first."""
    actions = position.legal_actions(seat)
    best = actions[0]
    if len(actions) == 1:
        return best
    most = 0.0
    for n in range(len(actions)):
        look = position.clone()
        look.apply(seat, actions[n])
        ahead = lead(look, seat)
        if n == 0 or ahead > most:
            best, most = actions[n], ahead
    return best


def lead(position: State, seat: int) -> float:
    """By how many points the position looks better for the seat than for its best rival."""
    return lead_in(all_points(position), position, seat)


def all_points(position: State) -> list[float]:
    """How good the position looks for every player, automas included; what one member of a team may expect, all may."""
    points: list[float] = []
    for player in range(position.seats + position.automas):
        first = 0
        while position.team(first) != position.team(player):
            first += 1
        points.append(points[first] if first < player else position.evaluate(player))
    return points


def lead_in(points: list[float], position: State, seat: int) -> float:
    """By how many of these points, one number a player, the seat is ahead of the best of the other teams; all if there are none."""
    team = position.team(seat)
    best = 0.0
    found = False
    for rival in range(len(points)):
        if position.team(rival) != team and (not found or points[rival] > best):
            best, found = points[rival], True
    return points[seat] - best
