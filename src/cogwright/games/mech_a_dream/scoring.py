"""The end of the game and the score sheet (W1-W5, E13)."""

from __future__ import annotations

from typing import Final

from cogwright.engine.score import ScoreLine, ScoreSheet, ranked
from cogwright.games.mech_a_dream.state import Table, Workshop
from cogwright.games.mech_a_dream.tiles import TYPES, ScorePer

GOODS_PER_POINT: Final = 5


def end_reason(table: Table) -> str:
    """Why the game ends after this night (W1, W5): "days", "machines" or "both"; empty if it goes on."""
    last_day = table.day == table.tiles.days
    enough_machines = False
    for workshop in table.workshops:
        if workshop.finished >= table.tiles.machines_to_end:
            enough_machines = True
    if last_day and enough_machines:
        return "both"
    if last_day:
        return "days"
    return "machines" if enough_machines else ""


def score_sheets(table: Table) -> list[ScoreSheet]:
    """The score sheet of each seat with its rank (W2, W4), as if the game ended now."""
    return ranked([_score_sheet(workshop) for workshop in table.workshops])


def _score_sheet(workshop: Workshop) -> ScoreSheet:
    """The lines of W2; ties are broken by finished machines, then by rainbows (W4)."""
    lines = (
        ScoreLine("sheep", workshop.point),
        ScoreLine("crystals", crystal_points(workshop)),
        ScoreLine("rainbows", workshop.rainbow),
        ScoreLine("resources", resource_points(workshop)),
    )
    return ScoreSheet(workshop.seat, lines, score(workshop), (workshop.finished, workshop.rainbow))


def score(workshop: Workshop) -> int:
    """What the seat would score if the game ended now (W2)."""
    return workshop.point + crystal_points(workshop) + workshop.rainbow + resource_points(workshop)


def resource_points(workshop: Workshop) -> int:
    """1 for every 5 flowers and ink counted together (W2)."""
    return (workshop.flower + workshop.ink) // GOODS_PER_POINT


def crystal_points(workshop: Workshop) -> int:
    """The sum of `score-per` over the finished yellow machines (W2, E13)."""
    points = 0
    for slot in range(len(workshop.machines)):
        if workshop.spaces[slot] == 0:
            for scoring in workshop.machines[slot].scores:
                points += score_per_points(workshop, scoring)
    return points


def score_per_points(workshop: Workshop, scoring: ScorePer) -> int:
    """`point` for every full `per` of the count, at most the maximum (E13)."""
    points = count(workshop, scoring.count) // scoring.per * scoring.point
    return points if scoring.maximum is None else min(points, scoring.maximum)


def count(workshop: Workshop, what: str) -> int:
    """How many the seat has of what a crystal counts (E13)."""
    if what == "machine":
        return workshop.finished
    if what == "rainbow":
        return workshop.rainbow
    if what == "resource":
        return workshop.flower + workshop.ink
    by_type = finished_by_type(workshop)
    if what == "kind":
        return sum(1 for n in by_type if n)
    return by_type[TYPES.index(what)]


def finished_by_type(workshop: Workshop) -> list[int]:
    """How many finished machines of each type the seat has."""
    by_type = [0, 0, 0, 0]
    for slot in range(len(workshop.machines)):
        if workshop.spaces[slot] == 0:
            by_type[workshop.machines[slot].type] += 1
    return by_type
