"""How good a position of The Game Makers looks for a player: an estimate of its final total, in points (E6.4).

The estimate adds up what the case scores now, what the tracks will multiply, what contracts and components are worth together, what
workers, machines, tweenies and structures will still bring, and what each forklift will fetch. What has been given and is still to
be carried out counts with its best use. The prices follow section 12; they were found by play of the greedy bot.
"""

from __future__ import annotations

from typing import Final

from cogwright.games.the_game_makers.buildings import fitting_space
from cogwright.games.the_game_makers.catalogue import (
    ADVANCE,
    ANY_KIND,
    CARDS,
    CLEAR,
    DICE,
    GAIN,
    KIND_COUNT,
    LETTERS,
    LEVELS,
    PLASTIC,
    TILES,
    TRACK_COUNT,
    TREE,
    WOOD,
    A,
    B,
    Structure,
)
from cogwright.games.the_game_makers.machines import amount_in_gap
from cogwright.games.the_game_makers.marketing import steps_of
from cogwright.games.the_game_makers.outlook import (
    LEVEL,
    Outlook,
    Stock,
    contract_values,
    game_value,
    plan,
    turns_to_reset,
)
from cogwright.games.the_game_makers.scoring import score, structure_value
from cogwright.games.the_game_makers.state import (
    CHOOSE_GAP,
    NONE,
    PLACE_GAME,
    PUT_TILE,
    STEP_END,
    STEP_SETUP,
    Item,
    Player,
    Table,
    digits,
)
from cogwright.games.the_game_makers.trees import is_fulfilled, progress

TRIFLE: Final = 0.001
REVOLUTION: Final = 6.5
"""How many turns a revolution lasts."""
DESK: Final = 0.5
"""How many levels a worker of level 1 yields in a revolution (G12.7)."""
USEFUL_WORKERS: Final = 9
"""More workers than this find no desk."""
SEE_A_TURN: Final = 0.12
MARKET_A_TURN: Final = 0.3
GAMES_A_TURN: Final = 0.42
NEED_OF: Final = [0.75, 0.45, 0.2, 0.5, 0.45]
"""By kind: in which share of the games a level of it is saved by a machine set."""
GAP_VALUE: Final = 1.5
CIRCLE_HOPE: Final = 0.5
USUAL_SCORE: Final = 8.0
"""What an A structure scores with some care (G12.5)."""
FREE_SPACE: Final = 2.0
"""What the first free contract space is worth."""
CARD: Final = 1.0
"""What a card that is gained brings."""


def evaluate(table: Table, player: Player) -> float:
    """The points that the player may expect at the end; at the end the points themselves."""
    if table.phase == STEP_END:
        return float(score(table, player))
    if table.phase == STEP_SETUP:
        return _worth_of_setup(table, player)
    outlook = Outlook(table, player)
    values = contract_values(outlook)
    contracts = plan(outlook, values, Stock(player))
    points = _printed_points(table, player) + outlook.tracks() + contracts
    points += _structures(outlook) + _crew(outlook) + _machines(outlook) + _circles(outlook) + _forklifts(outlook)
    points += _free_spaces(outlook)
    for item in player.items:
        points += _item(outlook, item, values, contracts)
    return points + _half(outlook)


def _printed_points(table: Table, player: Player) -> float:
    points = 0
    for card in player.case:
        if card != NONE:
            points += table.catalogue.cards[card].points
    return float(points)


# The setup


def _worth_of_setup(table: Table, player: Player) -> float:
    """Cheap structures, contracts that are worth what they cost, sides that pay for their genre."""
    points = 0.0
    for structure in player.structures:
        points -= 0.5 * sum(structure.needs)
        if structure.letter == B:
            for hollow in structure.hollows:
                points += hollow.effect.n if hollow.effect is not None else 0
    outlook = Outlook(table, player)
    values = contract_values(outlook)
    points += plan(outlook, values, Stock(player))
    for side in player.sides:
        for formula in side.formulas:
            for term in formula:
                points += 0.5 * term.points * sum(term.cards) / len(term.cards)
    return points


# What lasts


def _structures(outlook: Outlook) -> float:
    """Active structures with what they bring; the others as far as they are built (A5.10)."""
    player = outlook.player
    points = 0.0
    for letter in range(len(LETTERS)):
        points += structure_worth(outlook, letter, player.built[letter])
    return points


def structure_worth(outlook: Outlook, letter: int, built: int) -> float:
    """What a structure is worth with so many building spaces filled."""
    structure = outlook.player.structures[letter]
    value = _active_worth(outlook, structure)
    if built == structure.all_built:
        return value
    if outlook.turns <= 0.0:
        return 0.0
    levels = done = 0
    for space in range(len(structure.needs)):
        levels += structure.needs[space]
        if built >> space & 1:
            done += structure.needs[space]
    hope = min(0.85, 0.25 + 2.0 * outlook.share)
    return hope * value * done / levels


def _active_worth(outlook: Outlook, structure: Structure) -> float:
    """What a structure brings from now on if it is active."""
    if structure.letter == A:
        now = structure_value(outlook.table, outlook.player)
        return now + max(USUAL_SCORE - now, 2.0) * min(1.0, outlook.share * 1.2)
    if structure.letter == B:
        levels = 0.0
        for hollow in structure.hollows:
            if hollow.effect is not None:
                levels += outlook.effect(hollow.effect) - DESK * hollow.demands[0]
        return levels * outlook.turns / REVOLUTION
    assert structure.effect is not None
    often = 1.0 if structure.trigger == ANY_KIND else 0.3
    if structure.trigger_level > 1:
        often *= 0.65
    return outlook.effect(structure.effect) * often * outlook.turns


def _crew(outlook: Outlook) -> float:
    """Workers yield in every revolution to come (G12.7), those in the break room in this one too; upgrades while they stand."""
    table, player = outlook.table, outlook.player
    to_reset = min(float(turns_to_reset(table)), outlook.turns)
    revolutions = max(outlook.turns - to_reset, 0.0) / REVOLUTION
    if outlook.turns > to_reset:
        revolutions = max(revolutions, 0.7)
    points = _resting(player) * LEVEL * (0.9 if outlook.turns > 0.0 else 0.25)
    points += DESK * LEVEL * _levels_at_desks(player) * revolutions
    return points + player.see * SEE_A_TURN * to_reset + player.market * MARKET_A_TURN * to_reset


def _resting(player: Player) -> float:
    """What the workers in the break room yield in this revolution, in levels: as many as find a desk."""
    return DESK * _levels_of_best(player.workers, USEFUL_WORKERS - player.assigned)


def _levels_at_desks(player: Player) -> int:
    """The levels of the best workers together, as many as find a desk in a revolution."""
    crew = player.workers.copy()
    for packed in player.placed:
        if packed:
            for level in digits(packed):
                crew[level] += 1
    return _levels_of_best(crew, USEFUL_WORKERS)


def _levels_of_best(workers: list[int], desks: int) -> int:
    """The levels of the best workers together, as many as there are desks; `workers` counts them by level."""
    levels = 0
    for level in range(LEVELS, 0, -1):
        n = min(workers[level], desks)
        if n > 0:
            levels += level * n
            desks -= n
    return levels


def _machines(outlook: Outlook) -> float:
    """Sets save a level in every later game; open gaps and filled cells are tweenies to come (G12.6)."""
    table, player = outlook.table, outlook.player
    if outlook.turns <= 0.0:
        return 0.0
    catalogue = table.catalogue
    games = min(GAMES_A_TURN * outlook.turns, float(len(player.case) - player.games))
    points = 0.0
    for kind in range(KIND_COUNT):
        worth = set_worth(kind, games)
        points += worth * (player.sets[kind] + 0.3 * _pairs_in_line(outlook, kind))
    unused = 0
    for tweenie in range(len(catalogue.tweenies)):
        if not player.tweenies_used >> tweenie & 1:
            unused += 1
    hope = min(1.0, outlook.turns / 3.0)
    for gap in range(len(catalogue.gap_cells)):
        if player.gaps[gap] == NONE and unused:
            filled = 0
            for cell in catalogue.gap_cells[gap]:
                if player.line[cell] != NONE:
                    filled += 1
            points += GAP_VALUE * hope * (1.0 if filled == 4 else 0.16 * filled)
            if filled == 4:
                unused -= 1
    return points


def set_worth(kind: int, games: float) -> float:
    """What a machine set brings while so many games are still to be finished."""
    return LEVEL * NEED_OF[kind] * games * 0.8


def _pairs_in_line(outlook: Outlook, kind: int) -> int:
    """Runs of two with an empty cell beside, which a third segment makes a set."""
    line, columns = outlook.player.line, outlook.table.catalogue.line_columns
    n = 0
    for cell in range(len(line) - 1):
        column = cell % columns
        if column == columns - 1 or line[cell] != kind or line[cell + 1] != kind:
            continue
        before = column > 0 and line[cell - 1] == NONE
        after = column + 2 < columns and line[cell + 2] == NONE
        longer = (column > 0 and line[cell - 1] == kind) or (column + 2 < columns and line[cell + 2] == kind)
        if (before or after) and not longer:
            n += 1
    return n


def _circles(outlook: Outlook) -> float:
    """Trees to come by conditions, the nearer the more (A5.6.4)."""
    table, player = outlook.table, outlook.player
    if outlook.turns <= 0.0:
        return 0.0
    points = 0.0
    for circle in table.catalogue.circles:
        if player.circles[circle.index] or is_fulfilled(table, player, circle):
            continue
        goal = circle.count or circle.multiplier
        part = min(progress(table, player, circle) / goal, 1.0)
        points += CIRCLE_HOPE * part * part * outlook.multipliers[TRACK_COUNT - 1]
    return points * min(1.0, outlook.turns / 5.0)


def _forklifts(outlook: Outlook) -> float:
    """What each forklift fetches until the end: a level with every step, once it is back (T4.6)."""
    points = 0.0
    for position in outlook.player.forklifts:
        if position == 0:
            points += LEVEL * (outlook.turns + 1.0)
        else:
            points += LEVEL * max(outlook.turns + 1.0 - position, 0.0)
    return points


def _free_spaces(outlook: Outlook) -> float:
    """A free contract space lets the next good card in; the first one most of all."""
    points = 0.0
    worth = FREE_SPACE
    for card in outlook.player.contracts:
        if card == NONE:
            points += worth
            worth *= 0.4
    return points * min(1.0, outlook.turns / 6.0)


# What is still to be carried out


def _item(outlook: Outlook, item: Item, values: list[float], contracts: float) -> float:
    """What an item brings with its best use."""
    player = outlook.player
    if item.kind == ADVANCE:
        steps = steps_of(player, item)
        return outlook.best_steps(steps) if item.what >= TRACK_COUNT else outlook.steps(item.what, steps)
    if item.kind == TREE:
        return outlook.tree()
    if item.kind == CLEAR:
        return LEVEL * 1.4 if outlook.player.assigned else 0.0
    assert item.kind == GAIN
    if item.what != ANY_KIND:
        return _resource(outlook, item, item.what, values, contracts)
    best = 0.0
    for kind in range(KIND_COUNT):
        best = max(best, _resource(outlook, item, kind, values, contracts))
    return best


def _resource(outlook: Outlook, item: Item, kind: int, values: list[float], contracts: float) -> float:
    """What a resource brings, as a component for the contracts or as an asset."""
    player, level = outlook.player, item.n
    if kind == CARDS and item.open:
        return _looking_at_cards(outlook, item, values, contracts)
    stock = Stock(player)
    stock.add(kind, level)
    best = plan(outlook, values, stock) - contracts
    if kind == CARDS:
        return max(best, CARD * level * min(1.0, outlook.turns / 3.0))
    if kind == WOOD:
        after = max(outlook.turns - 2.0, 0.0) / REVOLUTION
        useful = 1.0 if player.crew < USEFUL_WORKERS else 0.3
        return max(best, DESK * LEVEL * level * (after + 0.8) * useful)
    if kind == DICE:
        faces = outlook.table.catalogue.faces[level]
        steps = item.face + player.market if item.open else sum(faces) // len(faces) + player.market
        return max(best, outlook.best_steps(steps))
    if kind == TILES:
        return max(best, _tile_worth(outlook, level))
    assert kind == PLASTIC
    for letter in range(len(LETTERS)):
        space = fitting_space(player, letter, level, outlook.table.at_least)
        if space != NONE:
            built = player.built[letter]
            more = structure_worth(outlook, letter, built | 1 << space) - structure_worth(outlook, letter, built)
            best = max(best, more)
    return best


def _looking_at_cards(outlook: Outlook, item: Item, values: list[float], contracts: float) -> float:
    """Cards that are looked at: each as a component; the best ones as contracts, if spaces are free."""
    player, cards = outlook.player, outlook.table.catalogue.cards
    stock = Stock(player)
    stock.add(CARDS, item.left)
    points = plan(outlook, values, stock) - contracts
    if player.free_contract_space() == NONE or outlook.turns <= 1.0:
        return points
    best = 0.0
    mine = Stock(player)
    for card in item.drawn:
        if card != NONE:
            missing = mine.missing(player, cards[card].needs)
            best = max(best, game_value(outlook, cards[card]) - LEVEL * missing)
    return points + max(best - CARD, 0.0)


def _tile_worth(outlook: Outlook, level: int) -> float:
    """What a tile on the assembly line brings, roughly."""
    for room in outlook.player.room:
        if room >= level:
            return (0.35 + 0.9 * level) * min(1.0, outlook.turns / 12.0)
    return 0.0


def _half(outlook: Outlook) -> float:
    """The second half of a choice is still to be made: what it will bring (A5.2.1)."""
    table, player = outlook.table, outlook.player
    if player.half == PLACE_GAME:
        return game_value(outlook, table.catalogue.cards[player.half_of])
    if player.half == PUT_TILE:
        return _tile_worth(outlook, table.catalogue.tiles[player.half_of].level) + TRIFLE
    if player.half == CHOOSE_GAP:
        return _best_gap(outlook)
    return 0.0


def _best_gap(outlook: Outlook) -> float:
    """What the chosen tweenie brings in the best open gap, less the gap (A5.8.6)."""
    table, player = outlook.table, outlook.player
    effect = table.catalogue.tweenies[player.half_of].effect
    values = contract_values(outlook)
    contracts = plan(outlook, values, Stock(player))
    best = 0.0
    for gap in range(len(player.gaps)):
        if player.open_gaps >> gap & 1:
            n = amount_in_gap(table.catalogue, player.line, gap, effect)
            best = max(best, _item(outlook, Item(effect.kind, effect.what, n, False), values, contracts))
    return best - GAP_VALUE * min(1.0, outlook.turns / 3.0)
