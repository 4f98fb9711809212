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
from cogwright.games.sparks.state import NO_DIE, STEP_REFILL, Player, Table

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

# Found by play against earlier versions.
COG_TO_SPEND: Final = 0.4
"""How much more a cog is worth at the beginning than at the end."""
LEVELS_TO_COME: Final = 3.5
HIRES_TO_COME: Final = 4.8
"""How many levels and assistants a whole game still brings at its beginning (E2.2)."""
TILE_TO_COME: Final = 1.9
SPARK_A_ROUND: Final = 0.6
PERMANENT: Final = 2.25
"""How much of its mid-game worth a permanent effect has at the beginning."""
IN_SECTION: Final = 0.51
"""What a die in the section is worth, as a share of its part in the next level."""
ON_ROBOT: Final = [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0], [0.0, 0.28, 0.0], [0.0, 0.325, 0.385]]
"""By the number of spaces and of dice: how much of a robot's worth has been earned."""
LOOSE: Final = 0.54
"""What a loose die is worth, as a share of what it would be worth on its best place."""
NEXT: Final = 0.48
"""The same for the die that completes a robot."""
KEPT: Final = 1.1
FRESH_ROBOT: Final = 1.6


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
    left = 0.0 if table.is_over() else (float(turns - 1 - table.turn) + 0.4) / float(turns)
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
    level = min(float(table.cards.top_level), float(player.level) + LEVELS_TO_COME * left)
    points += level * (float(crew(player)) + HIRES_TO_COME * left)
    points += float(assistant_points(player))
    points += float(upgrade_points(table, player)) + TILE_TO_COME * left * float(player.owned.bit_count())
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
    points += SPARK_A_ROUND * rounds * float(useful) + 0.2 * rounds * float(sparks - useful)
    if not (table.is_last_turn() and player.done) and left > 0.0:
        points += 0.45 * float(min(player.sparks, len(player.boxes) - lit))
        points += 0.3 * float(len(player.hand)) * left + 0.7 * float(player.passes)
        if player.may_reroll:
            points += 0.3
    for assistant in player.hired:
        if assistant.effects < 0:
            points += PERMANENT * left * (MID_GAME_WORTH - float(assistant.points))
    for box in player.boxes:
        points += 0.5 * left * table.cards.list_worth[box.effects]
    return points


def _work(table: Table, player: Player, left: float) -> float:
    """Dice and robots in the making: what they work towards, as far as there is time for it."""
    points = 0.0
    level_worth = _level_worth(table, player, left)
    need = table.need(player)
    time = 1.0
    if table.is_last_turn():
        time = 0.0 if player.done else 0.6
    if need > 0:
        points += time * IN_SECTION * level_worth * min(1.0, float(player.section_sum()) / float(need))
    for slot in range(len(player.line)):
        robot = player.line[slot]
        if robot is None:
            points += FRESH_ROBOT * time
            continue
        points += (0.6 + 0.4 * (robot.worth - robot.effort)) * time
        filled = 0
        first = first_place(slot)
        for number in range(len(robot.spaces)):
            if player.placed[first + number] != NO_DIE:
                filled += 1
        points += time * robot.worth * ON_ROBOT[len(robot.spaces)][filled]
    return points + _loose_dice(table, player, level_worth, left)


def _level_worth(table: Table, player: Player, left: float) -> float:
    """What raising the level brings: more for each assistant, and its reward (E2.2, C7)."""
    if player.level >= table.cards.top_level:
        return 0.0
    reward = table.cards.list_worth[table.cards.levels[player.level + 1].reward]
    return float(crew(player)) + HIRES_TO_COME * left + reward


def _loose_dice(table: Table, player: Player, level_worth: float, left: float) -> float:
    """Each loose die is worth what it would do on the best place that is still free for it."""
    if not player.loose:
        return 0.0
    cog = COG_AT_END + COG_TO_SPEND * min(1.0, 1.6 * left)
    dear = float(table.cards.sale) * cog
    if player.done or table.phase == STEP_REFILL:
        stored = min(len(player.loose), table.storage_limit(player))
        keep = dear if table.is_last_turn() else KEPT
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
                    worth = LOOSE * IN_SECTION * level_worth * min(1.0, float(value_of(die)) / float(need))
                    if worth > best:
                        best, best_place = worth, place
        for slot in range(len(player.line)):
            robot = player.line[slot]
            if robot is None:
                continue
            first = first_place(slot)
            worth = robot.worth * _next_share(player, robot, first)
            if worth <= best:
                continue
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


def _next_share(player: Player, robot: Robot, first: int) -> float:
    """How much of a robot's worth one more die earns."""
    spaces = len(robot.spaces)
    filled = 0
    for place in range(first, first + spaces):
        if player.placed[place] != NO_DIE:
            filled += 1
    if filled + 1 == spaces:
        return NEXT * (1.0 - ON_ROBOT[spaces][filled])
    return LOOSE * (ON_ROBOT[spaces][filled + 1] - ON_ROBOT[spaces][filled])
