"""How good a position looks for a seat, in points at the end of the game: what is scored, and what the rest may become.

The rates are those by which the open set was designed (section 12, G1, G2); other sets are weighed by the same.
"""

from __future__ import annotations

from typing import Final

from cogwright.games.sparks.cards import COLOURS, EVERY_COLOUR, SECTION, Cards, Effect, Robot, value_of
from cogwright.games.sparks.placing import colour_fits, first_place, value_fits
from cogwright.games.sparks.scoring import (
    assistant_points,
    completed_by_colour,
    crew,
    progress,
    track_points,
    upgrade_points,
)
from cogwright.games.sparks.state import NO_DIE, STEP_ACTION, STEP_REFILL, Player, Table

RATES: Final = {
    "cogs": 0.9,
    "sparks": 1.7,
    "dice": 1.5,
    "colour-die": 1.6,
    "step": 1.15,
    "assistants": 0.4,
    "recover": 0.8,
    "upgrade": 2.2,
    "grant-reroll": 0.8,
    "colour-pass": 1.0,
    "set-die": 1.0,
    "flip-die": 0.6,
    "nudge": 0.5,
    "reroll": 0.8,
    "swap-die": 0.9,
}
"""What an effect is worth (G1)."""
IN_SETS: Final = 0.75
PER_SPACE: Final = 1.5
FOR_COLOUR: Final = 0.5
FOR_VALUES: Final = [0.0, 0.85, 0.55, 0.3, 0.15, 0.0, 0.0]
"""By the number of values that match."""
FOR_SAME: Final = 0.4
MID_GAME_WORTH: Final = 3.5
"""Points and effect of an assistant in mid-game (G4)."""
COG_AT_END: Final = 1.0 / 3.0
COG_TO_SPEND: Final = 0.4
"""How much more a cog is worth at the beginning than at the end."""
PLACED: Final = 0.85
"""What a die on a robot or in the section is worth, as a share of what it works towards."""
LOOSE: Final = 0.75
FRESH_ROBOT: Final = 1.0


def weigh(cards: Cards) -> None:
    """Note what effect lists and robots are worth."""
    cards.list_worth = [sum([_effect_worth(effect) for effect in effects]) for effects in cards.lists]
    for robot in cards.robots:
        robot.worth = RATES["step"] * robot.steps + IN_SETS + cards.list_worth[robot.reward]
        if robot.box is not None:
            robot.worth += max(0.3, 1.3 * (cards.list_worth[robot.box.effects] - 0.5))
        robot.effort = _effort(robot)


def _effect_worth(effect: Effect) -> float:
    return RATES[effect.kind] * effect.n


def _effort(robot: Robot) -> float:
    """The price of a robot's dice (G2)."""
    total = 0.0
    for space in robot.spaces:
        total += PER_SPACE
        if space.colours != EVERY_COLOUR:
            total += FOR_COLOUR
        total += FOR_SAME if space.same else FOR_VALUES[space.values.bit_count()]
    return total


def evaluate(table: Table, seat: int) -> float:
    """The points that the seat may expect at the end (E2)."""
    player = table.players[seat]
    turns = table.turns()
    left = float(turns - 1 - table.turn) / float(turns)
    if table.phase < STEP_ACTION or (table.phase == STEP_ACTION and not player.done):
        left += 1.0 / float(turns)
    if table.is_over():
        left = 0.0
    points = _scored(table, player, left)
    points += _in_hand(table, player, left)
    if not table.is_over():
        points += _work(table, player, left)
    return points


def _scored(table: Table, player: Player, left: float) -> float:
    """The lines of the score sheet, as far as they may grow (E2)."""
    steps = 0
    for colour in range(len(COLOURS)):
        steps += player.tracks[colour]
    mix = min(1.0, 1.4 * left)
    points = (1.0 - mix) * float(track_points(table, player)) + mix * 0.95 * float(steps)
    level = min(float(table.cards.top_level), float(player.level) + 2.2 * left)
    points += level * (float(crew(player)) + 3.0 * left)
    points += float(assistant_points(player))
    points += float(upgrade_points(table, player)) + 2.0 * left * float(player.owned.bit_count())
    counts = completed_by_colour(player)
    sets = min(counts)
    points += float(table.cards.points_per_set * sets)
    for count in counts:
        if count > sets:
            points += 0.9 * left
    if table.with_goals:
        for goal in table.goals:
            points += _goal(table, player, progress(table, player, goal), goal.tracks if goal.tracks else goal.n, left)
    return points


def _goal(table: Table, player: Player, reached: int, needed: int, left: float) -> float:
    worth = float(table.cards.points_per_goal)
    if reached >= needed:
        return worth
    share = float(reached) / float(needed)
    return worth * share * share * min(1.0, 1.5 * left)


def _in_hand(table: Table, player: Player, left: float) -> float:
    """Cogs, sparks, cards, and what hired assistants go on doing."""
    points = float(player.cogs) * (COG_AT_END + COG_TO_SPEND * min(1.0, 1.6 * left))
    turns_a_round = table.turns_a_round()
    rounds = float((table.turns() - 1 - table.turn) // turns_a_round)
    lit = 0
    for at in range(len(player.lit)):
        lit += int(player.lit[at])
    sparks = player.sparks + lit
    useful = min(sparks, len(player.boxes))
    points += 0.75 * rounds * float(useful) + 0.2 * rounds * float(sparks - useful)
    if left > 0.0:
        points += 0.45 * float(min(player.sparks, len(player.boxes) - lit))
        points += 0.3 * float(len(player.hand)) * left + 0.7 * float(player.passes)
        if player.may_reroll:
            points += 0.3
    for assistant in player.hired:
        if assistant.effects < 0:
            points += 1.8 * left * (MID_GAME_WORTH - float(assistant.points))
    for box in player.boxes:
        points += 0.5 * left * table.cards.list_worth[box.effects]
    return points


def _work(table: Table, player: Player, left: float) -> float:
    """Dice and robots in the making: what they work towards, as far as there is time for it."""
    points = 0.0
    level_worth = _level_worth(table, player, left)
    need = table.need(player)
    time = 1.0 if left > 0.0 else 0.3
    if need > 0:
        points += time * PLACED * level_worth * min(1.0, float(player.section_sum()) / float(need))
    for slot in range(len(player.line)):
        robot = player.line[slot]
        if robot is None:
            points += FRESH_ROBOT * min(1.0, 4.0 * left)
            continue
        points += (0.6 + 0.4 * (robot.worth - robot.effort)) * min(1.0, 4.0 * left)
        filled = 0
        first = first_place(slot)
        for number in range(len(robot.spaces)):
            if player.placed[first + number] != NO_DIE:
                filled += 1
        if filled:
            share = float(filled) / float(len(robot.spaces))
            points += time * PLACED * robot.worth * share
    return points + _loose_dice(table, player, level_worth, left)


def _level_worth(table: Table, player: Player, left: float) -> float:
    """What raising the level brings: more for each assistant, and its reward (E2.2, C7)."""
    if player.level >= table.cards.top_level:
        return 0.0
    reward = table.cards.list_worth[table.cards.levels[player.level + 1].reward]
    return float(crew(player)) + 3.0 * left + reward


def _loose_dice(table: Table, player: Player, level_worth: float, left: float) -> float:
    """Each loose die is worth what it would do on the best place that is still free for it."""
    if not player.loose:
        return 0.0
    cog = COG_AT_END + COG_TO_SPEND * min(1.0, 1.6 * left)
    dear = float(table.cards.sale) * cog
    if player.done or table.phase == STEP_REFILL:
        stored = min(len(player.loose), table.storage_limit(player))
        keep = 1.1 if left > 0.0 else dear
        return float(stored) * keep + float(len(player.loose) - stored) * dear
    points = 0.0
    taken = 0
    need = table.need(player)
    for i in range(len(player.loose) - 1, -1, -1):
        die = player.loose[i]
        best, best_place = dear, -1
        if need > 0:
            for place in range(SECTION):
                if player.placed[place] == NO_DIE and not (taken >> place) & 1 and colour_fits(player, die, place):
                    worth = LOOSE * level_worth * min(1.0, float(value_of(die)) / float(need))
                    if worth > best:
                        best, best_place = worth, place
        for slot in range(len(player.line)):
            robot = player.line[slot]
            if robot is None:
                continue
            worth = LOOSE * robot.worth / float(len(robot.spaces))
            if worth <= best:
                continue
            first = first_place(slot)
            for place in range(first, first + len(robot.spaces)):
                if player.placed[place] != NO_DIE or (taken >> place) & 1:
                    continue
                if colour_fits(player, die, place) and value_fits(player, die, place):
                    best, best_place = worth, place
                    break
        if best_place >= 0:
            taken |= 1 << best_place
        points += best
    return points
