"""What a factory may hope for: how long the game will last, what its tracks will multiply, what its contracts are worth.

Estimates for `evaluate`, in points. A *level* is the unit of everything that is fetched (G12.1).
"""

from __future__ import annotations

from typing import Final

from cogwright.games.the_game_makers.case import needed_level
from cogwright.games.the_game_makers.catalogue import (
    ADVANCE,
    ANY_KIND,
    CARDS,
    GAIN,
    KIND_COUNT,
    LEAD,
    LEVELS,
    MIXED_ROWS,
    SETS,
    TRACK_COUNT,
    TREE,
    TREES,
    Card,
    Effect,
    Term,
)
from cogwright.games.the_game_makers.catalogue import GAMES as COUNT_GAMES
from cogwright.games.the_game_makers.scoring import base_score
from cogwright.games.the_game_makers.state import NONE, PER_KIND, STEP_END, STEP_LAST, Player, Table
from cogwright.games.the_game_makers.terms import filtered_value, formula_value, matching, term_value

LEVEL: Final = 1.25
"""What a level brings, in points, while there is time to use it (G12.1)."""
USUAL_TURNS: Final = 25.0
"""How many turns a game usually lasts (G12.8)."""
TURNS_A_GAME: Final = 1.9
"""How many turns lie between two games of the player who has most."""
LEVELS_A_TURN: Final = 3.2
"""How many levels a factory fetches in a turn."""
BASE_TO_COME: Final = 4.5
"""How much the base score of a genre grows in a whole game, and what is known about its contracts besides."""
TREES_TO_COME: Final = 4.0
GROWTH: Final = 0.35
SPARE: Final = 0.75
"""What a level of a component is worth that no contract on hand asks for."""
SPARE_CARD: Final = 0.8
PAYABLE: Final = 0.98
"""A game that could be finished is worth a little less than one that is."""
PROGRESS: Final = 0.7
"""How much of its value a contract has that is nearly paid but costs more than it brings."""
READY_FIRST: Final = 100.0
"""Contracts that can be paid come first."""


class Outlook:
    """What is expected of one player's game from here on."""

    def __init__(self, table: Table, player: Player) -> None:
        self.table: Table = table
        self.player: Player = player
        self.turns: float = turns_left(table)
        """After the current one."""
        self.share: float = self.turns / USUAL_TURNS
        """How much of a usual game is still to come."""
        self.bases: list[float] = []
        """By track: the base score, or the trees, that is multiplied at the end."""
        self.multipliers: list[float] = []
        """By track: the multiplier at the end."""
        self.growth: float = GROWTH * self.share
        """How much of the way to the end of its track a cube still goes, apart from what is counted by itself."""
        for track in range(TRACK_COUNT):
            self.bases.append(self._base(track))
            self.multipliers.append(self.multiplier_at(track, player.cubes[track]))

    def _base(self, track: int) -> float:
        """What a track will multiply: the base score, or the trees, and what is still to come."""
        player = self.player
        if track == TREES:
            return player.trees + TREES_TO_COME * self.share
        return base_score(self.table, player, track) + self.share * (BASE_TO_COME + 0.6 * player.genres[track])

    def multiplier_at(self, track: int, step: int) -> float:
        """The multiplier at the end if the cube stands on a step now; parts of a multiplier count while there is time."""
        thresholds = self.table.catalogue.thresholds[track]
        now = self.table.catalogue.multipliers[track][step]
        multiplier = float(now)
        if now < len(thresholds) and self.turns > 0.0:
            span = thresholds[now] - thresholds[now - 1]
            multiplier += min(1.0, 0.4 + 3.0 * self.share) * (step - thresholds[now - 1]) / span
            multiplier += (len(thresholds) - multiplier) * self.growth
        return multiplier

    def tracks(self) -> float:
        """What genres and trees score at the end."""
        points = 0.0
        for track in range(TRACK_COUNT):
            points += self.bases[track] * self.multipliers[track]
        return points

    def steps(self, track: int, steps: int) -> float:
        """What some steps on a track bring."""
        after = min(self.player.cubes[track] + steps, self.table.catalogue.ends[track])
        return self.bases[track] * (self.multiplier_at(track, after) - self.multipliers[track])

    def best_steps(self, steps: int) -> float:
        """What some steps on the best track bring."""
        best = 0.0
        for track in range(TRACK_COUNT):
            best = max(best, self.steps(track, steps))
        return best

    def tree(self) -> float:
        """What a tree more brings."""
        return self.multipliers[TREES] if self.player.trees < len(self.player.circles) else 0.0

    def level(self) -> float:
        """What a level brings that can be used for anything."""
        return LEVEL if self.turns > 0.0 else 0.5

    def effect(self, effect: Effect) -> float:
        """What a reward or another effect brings, roughly."""
        if effect.kind == GAIN:
            return self.level() * max(effect.n, 1)
        if effect.kind == ADVANCE:
            n = max(effect.n, 2)
            return self.best_steps(n) if effect.what >= TRACK_COUNT else self.steps(effect.what, n)
        return self.tree() if effect.kind == TREE else self.level()


def turns_left(table: Table) -> float:
    """How many turns follow the current one, as far as can be expected."""
    if table.phase in (STEP_LAST, STEP_END):
        return 0.0
    if table.triggered:
        return 1.0
    most = 0
    for player in table.players:
        most = max(most, player.games)
    by_games = 1.0 + TURNS_A_GAME * (table.catalogue.games_to_end - most)
    by_time = max(USUAL_TURNS - table.turn, 2.0)
    if table.seats == 1:
        revolutions = table.long_stop() - table.revolution
        by_time = max(6.0 * (revolutions - 1) + _steps_to_reset(table), 0.5)
        return min(by_games, by_time)
    return min(by_games, 0.5 * by_games + 0.5 * by_time)


def _steps_to_reset(table: Table) -> int:
    """How many wedge steps the wild wedge is away from READY."""
    for position in range(len(table.wheel)):
        if table.wheel[position] == ANY_KIND:
            return position if position else len(table.wheel)
    return 0


def turns_to_reset(table: Table) -> int:
    """How many turns the workers are likely to stay where they are."""
    return _steps_to_reset(table)


# Contracts


class Stock:
    """Components that contracts may still use up."""

    def __init__(self, player: Player) -> None:
        self.cards: int = len(player.hand)
        self.pieces: list[int] = player.stock.copy()

    def add(self, kind: int, level: int) -> None:
        """A component more."""
        if kind == CARDS:
            self.cards += level
        else:
            self.pieces[kind * PER_KIND + level] += 1

    def missing(self, player: Player, needs: list[int]) -> int:
        """How many levels are missing for a contract."""
        missing = 0
        for kind in range(KIND_COUNT):
            level = needed_level(player, needs, kind)
            if level and kind == CARDS:
                missing += max(level - self.cards, 0)
            elif level and self._sufficient(kind, level) == NONE:
                missing += level
        return missing

    def use(self, player: Player, needs: list[int]) -> None:
        """Set aside what is there for a contract."""
        for kind in range(KIND_COUNT):
            level = needed_level(player, needs, kind)
            if level and kind == CARDS:
                self.cards -= min(level, self.cards)
            elif level:
                sufficient = self._sufficient(kind, level)
                if sufficient != NONE:
                    self.pieces[kind * PER_KIND + sufficient] -= 1

    def _sufficient(self, kind: int, level: int) -> int:
        for higher in range(level, LEVELS + 1):
            if self.pieces[kind * PER_KIND + higher]:
                return higher
        return NONE

    def spare(self) -> float:
        """What is left over, in points for later contracts."""
        levels = 0
        for kind in range(1, KIND_COUNT):
            count = 0
            for level in range(LEVELS, 0, -1):
                for _ in range(self.pieces[kind * PER_KIND + level]):
                    count += 1
                    levels += level if count <= 1 else 0
        return SPARE * levels + SPARE_CARD * min(self.cards, 4)


def game_value(outlook: Outlook, card: Card) -> float:
    """What a game brings when it is finished: its points, what it adds to base scores, its reward."""
    value = float(card.points) + base_gain(outlook, card) * outlook.multipliers[card.genre]
    for effect in card.reward:
        value += outlook.effect(effect)
    return value


def base_gain(outlook: Outlook, card: Card) -> int:
    """How much a game would raise the base score of its genre at the best place of the case."""
    table, player = outlook.table, outlook.player
    half, index = divmod(card.genre, 2)
    if half >= len(player.sides):
        return 1
    formula = player.sides[half].formulas[index]
    terms = [term for term in formula if term.metric >= MIXED_ROWS or term.cards[card.index]]
    if not terms:
        return 0
    catalogue = table.catalogue
    others = table.other_cases(player.seat)
    case = player.case.copy()
    before = formula_value(catalogue, terms, case, others)
    places = [matching(term, case) for term in terms]
    best = 0
    anywhere = _is_anywhere(terms)
    for place in range(len(case)):
        if case[place] != NONE:
            continue
        after = 0
        case[place] = card.index
        for n in range(len(terms)):
            term = terms[n]
            if term.metric >= MIXED_ROWS:
                after += term_value(catalogue, term, case, others)
            else:
                here = 1 << place if term.places[place] else 0
                after += filtered_value(catalogue, term, places[n] | here, others)
        case[place] = NONE
        best = max(best, after - before)
        if anywhere:
            break
    return best


def _is_anywhere(terms: list[Term]) -> bool:
    """Whether the place in the case does not matter to these terms."""
    for term in terms:
        if term.metric not in (COUNT_GAMES, SETS, LEAD) or not term.has_all_places:
            return False
    return True


def contract_values(outlook: Outlook) -> list[float]:
    """By contract space: what the game on it is worth when finished; 0 on an empty space."""
    table, player = outlook.table, outlook.player
    return [0.0 if card == NONE else game_value(outlook, table.card(card)) for card in player.contracts]


def plan(outlook: Outlook, values: list[float], stock: Stock) -> float:
    """What contracts and components are worth together: one contract after the other takes what it needs from the stock, the one
    that is most worth what it still costs first. The stock is used up."""
    player, cards = outlook.player, outlook.table.catalogue.cards
    left = [space for space in range(len(values)) if player.contracts[space] != NONE]
    room = len(player.case) - player.games
    budget = LEVELS_A_TURN * outlook.turns
    total = 0.0
    while left and room > 0:
        best, best_space, best_missing = -1000.0, left[0], 0
        for space in left:
            missing = stock.missing(player, cards[player.contracts[space]].needs)
            worth = values[space] - LEVEL * missing + (READY_FIRST if missing == 0 else 0.0)
            if worth > best:
                best, best_space, best_missing = worth, space, missing
        left.remove(best_space)
        if best_missing > budget:
            continue
        total += _contract_worth(outlook, player, cards[player.contracts[best_space]], values[best_space], best_missing)
        budget -= best_missing
        room -= 1
        stock.use(player, cards[player.contracts[best_space]].needs)
    return total + stock.spare() * min(1.0, outlook.turns / 4.0)


def _contract_worth(outlook: Outlook, player: Player, card: Card, value: float, missing: int) -> float:
    """What a contract is worth that still misses some levels: even if it does not pay, it has to go to make room for others."""
    if missing == 0:
        return value * PAYABLE
    needed = 0
    for kind in range(KIND_COUNT):
        needed += needed_level(player, card.needs, kind)
    done = (needed - missing) / needed
    return max(value - LEVEL * missing, PROGRESS * value * done)
