"""Score sheets, goals, medals and who wins (E2-E4, V1, V4.4)."""

from __future__ import annotations

from typing import Final

from cogwright.engine.score import ScoreLine, ScoreSheet, ranked
from cogwright.games.sparks.cards import COLOURS, Goal
from cogwright.games.sparks.state import Player, Table

WINNING_MEDAL: Final = "silver"
"""The medal from which on a solo game counts as won (V4.4)."""


def score_sheets(table: Table) -> list[ScoreSheet]:
    """The sheets of all players with their ranks (E3)."""
    return ranked([_sheet(table, player) for player in table.players])


def is_won(table: Table, total: float) -> bool:
    """Whether a solo game with this total counts as won (V4.4)."""
    needed = dict(table.cards.medals)
    return total >= needed[WINNING_MEDAL]


def _sheet(table: Table, player: Player) -> ScoreSheet:
    lines = [
        ScoreLine("tracks", track_points(table, player)),
        ScoreLine("factory", factory_points(player)),
        ScoreLine("assistants", assistant_points(player)),
        ScoreLine("upgrades", upgrade_points(table, player)),
        ScoreLine("sets", set_points(table, player)),
        ScoreLine("cogs", player.cogs // table.cards.cogs_per_point),
    ]
    if table.with_goals:
        lines.append(ScoreLine("goals", goal_points(table, player)))
    breaks = (player.cogs, player.level, len(player.completed))
    return ScoreSheet(player.seat, tuple(lines), sum(line.points for line in lines), breaks)


def score(table: Table, player: Player) -> int:
    """What a player would score if points were counted now: the total of the sheet."""
    points = track_points(table, player) + factory_points(player) + assistant_points(player)
    points += upgrade_points(table, player) + set_points(table, player) + player.cogs // table.cards.cogs_per_point
    return points + goal_points(table, player) if table.with_goals else points


def track_points(table: Table, player: Player) -> int:
    """The points of the spaces on which the markers stand (E2.1)."""
    points = 0
    for colour in range(len(COLOURS)):
        points += table.cards.tracks[colour].points[player.tracks[colour]]
    return points


def crew(player: Player) -> int:
    """How many assistants count for the factory (E2.2, H3)."""
    return len(player.hired) + player.crew


def factory_points(player: Player) -> int:
    """The level times the number of hired assistants (E2.2)."""
    return player.level * crew(player)


def assistant_points(player: Player) -> int:
    """The points on hired assistants (E2.3)."""
    points = 0
    for assistant in player.hired:
        points += assistant.points
    return points


def upgrade_points(table: Table, player: Player) -> int:
    """The points on owned upgrade tiles (E2.4)."""
    points = 0
    for kind in range(len(table.cards.upgrade_points)):
        if player.owns(kind):
            points += table.cards.upgrade_points[kind]
    return points


def completed_by_colour(player: Player) -> list[int]:
    """How many completed robots of each colour there are."""
    counts = [0, 0, 0, 0]
    for robot in player.completed:
        counts[robot.colour] += 1
    return counts


def set_points(table: Table, player: Player) -> int:
    """Points for sets of four robots of four colours (E2.5)."""
    return table.cards.points_per_set * min(completed_by_colour(player))


def goal_points(table: Table, player: Player) -> int:
    """Points for each goal in play that the player meets (E2.7)."""
    met = 0
    for goal in table.goals:
        if meets(table, player, goal):
            met += 1
    return met * table.cards.points_per_goal


def meets(table: Table, player: Player, goal: Goal) -> bool:
    """Whether the player meets a goal now (E4)."""
    return progress(table, player, goal) >= (goal.tracks if goal.kind == "bonus-spaces" else goal.n)


def progress(table: Table, player: Player, goal: Goal) -> int:
    """How far the player is: assistants, the level, robots, sparks, or tracks with enough bonus spaces crossed (E4)."""
    kind = goal.kind
    if kind == "assistants":
        return len(player.hired)
    if kind == "level":
        return player.level
    if kind == "robots-of-a-colour":
        return max(completed_by_colour(player))
    if kind == "robots-with-box":
        return sum([robot.box is not None for robot in player.completed])
    if kind == "sparks":
        return player.sparks + sum(player.lit)
    return sum([table.bonuses_crossed(track, player.tracks[track]) >= goal.n for track in range(len(COLOURS))])
