"""The warehouse wheel with its forklifts, and the turns that it makes (T4, E6.1-E6.3)."""

from __future__ import annotations

from cogwright.games.the_game_makers.actions import END_TURN, MOVE, TURN
from cogwright.games.the_game_makers.catalogue import ANY_KIND, GAIN, KINDS, LEVELS, WEDGES
from cogwright.games.the_game_makers.items import carry_on
from cogwright.games.the_game_makers.scoring import medal, score_sheets
from cogwright.games.the_game_makers.state import (
    READY,
    STEP_END,
    STEP_LAST,
    STEP_TURN,
    Item,
    Player,
    Table,
)
from cogwright.games.the_game_makers.workers import return_all_workers


def begin_turn(table: Table, reset: bool) -> None:
    """A turn begins, after the reset of the break rooms if there is one; nothing before can be taken back (T4.1, T4.2)."""
    table.fence()
    table.turn += 1
    if table.phase != STEP_LAST:
        table.phase = STEP_TURN
    if table.journal is not None:
        if reset:
            table.tell("log-reset", n=table.revolution)
        table.tell("log-turn" if table.phase == STEP_TURN else "log-last-turn", n=table.turn)
    table.push_table((END_TURN, 0, 0))
    for player in table.players:
        player.passed = False
        if reset:
            return_all_workers(player)
        carry_on(table, player)
        table.push(player.seat, (TURN, 0, 0))


# Forklifts


def add_move_choices(actions: list[int]) -> None:
    """A forklift goes to one of the next three wedges (T4.4)."""
    actions += [MOVE + distance for distance in range(1, LEVELS + 1)]


def move(table: Table, player: Player, distance: int) -> None:
    """A ready forklift goes to the wedge at a distance, which is the level of what it gains there (T4.4)."""
    player.forklifts[player.forklifts.index(READY)] = distance
    wedge = table.wheel[distance]
    player.items.append(Item(GAIN, wedge, distance, False))
    if table.journal is not None:
        kind = "any" if wedge == ANY_KIND else KINDS[wedge]
        table.tell("log-move", seat=player.seat, n=distance, kind=kind, gain={kind: distance})


def choose_kind(table: Table, player: Player, kind: int) -> None:
    """A gain of "any" becomes a gain of a kind (A5.1.2)."""
    item = player.items[-1]
    item.what = kind
    item.open = False
    if table.journal is not None:
        table.tell("log-kind", seat=player.seat, kind=KINDS[kind], gain={KINDS[kind]: item.n})


def pass_turn(table: Table, player: Player) -> None:
    """The player's turn is over (T4.7)."""
    player.passed = True
    if table.journal is not None:
        table.tell("log-pass", seat=player.seat)


# The end of a turn


def end_turn(table: Table) -> None:
    """All have passed: the wheel turns and the next turn begins, or the game is over (T4.8, E6.2)."""
    if table.phase == STEP_LAST:
        _end_game(table)
        return
    before = table.revolution
    _turn_by_one(table)
    steps = 1
    while not table.triggered and not _any_ready(table):
        _turn_by_one(table)
        steps += 1
    if table.journal is not None:
        table.tell("log-wheel", n=steps, kind="any" if table.wheel[READY] == ANY_KIND else KINDS[table.wheel[READY]])
    stopped = before < table.revolution >= table.long_stop()
    if table.triggered or stopped:
        table.long_stopped = not table.triggered
        table.phase = STEP_LAST
    begin_turn(table, reset=table.revolution > before)


def _turn_by_one(table: Table) -> None:
    """Every wedge, with the forklifts on it, comes one step nearer to READY (T4.8); a wild wedge at READY counts (T4.9)."""
    table.wheel = [*table.wheel[1:], table.wheel[0]]
    for player in table.players:
        for i in range(len(player.forklifts)):
            player.forklifts[i] = (player.forklifts[i] + WEDGES - 1) % WEDGES
    if table.wheel[READY] == ANY_KIND:
        table.revolution += 1


def _any_ready(table: Table) -> bool:
    for player in table.players:
        if READY in player.forklifts:
            return True
    return False


def _end_game(table: Table) -> None:
    """The last turn is over (E6.2); nothing can be taken back any more. Alone, the total wins a medal (V7.1)."""
    table.fence()
    table.phase = STEP_END
    if table.journal is not None:
        for sheet in score_sheets(table):
            if table.seats == 1:
                table.tell("log-medal", seat=sheet.seat, points=sheet.total, medal=medal(table, sheet.total) or "none")
            else:
                table.tell("log-result", seat=sheet.seat, rank=sheet.rank, points=sheet.total)
