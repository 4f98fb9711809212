"""What happens to all together: the action phase begins and ends, refill, storage, the end of turn, round and game (T4-T6, E1)."""

from __future__ import annotations

from cogwright.engine.agenda import NO_ACTIONS
from cogwright.games.sparks.actions import (
    ACT,
    BEGIN_TURN,
    CARD,
    DRAW_ROBOTS,
    END_GAME,
    END_ROUND,
    END_TURN,
    FINAL_SALE,
    KEEP,
    LOOK_AT_LEVEL,
    NEXT_ACTS,
    REFILL_CARD,
    RETURN,
    ROUND_TRIGGERS,
    STORE,
)
from cogwright.games.sparks.cards import DIE_NAMES, ON_ROUND, Robot
from cogwright.games.sparks.placing import first_place, sell, sell_everything, sell_placed, set_off
from cogwright.games.sparks.state import (
    NO_DIE,
    STEP_ACTION,
    STEP_END,
    STEP_REFILL,
    Player,
    Table,
)

# The action phase (T4)


def begin_actions(table: Table) -> None:
    """All act at the same time, or, with the option `order`, one after the other (T4.1, T4.5)."""
    table.phase = STEP_ACTION
    table.fence()
    table.push_table((DRAW_ROBOTS, 0, 0))
    if table.in_turn:
        table.push_table((NEXT_ACTS, 0, 0))
    else:
        for player in table.players:
            _let_act(table, player)


def next_acts(table: Table, acted: int) -> None:
    """The next player clockwise acts until he is done (T4.5)."""
    if acted + 1 < table.seats:
        table.push_table((NEXT_ACTS, acted + 1, 0))
    _let_act(table, table.from_active()[acted])


def _let_act(table: Table, player: Player) -> None:
    table.push(player.seat, (ACT, 0, 0))
    table.push(player.seat, (LOOK_AT_LEVEL, 0, 0))


# Refill and storage (T5)


def return_choices(table: Table, player: Player) -> list[int]:
    """The robots in the line that may be returned, or `stop`; nothing is asked without any (T5.2)."""
    actions = [RETURN + slot for slot in range(len(player.line)) if player.line[slot] is not None]
    if actions:
        actions.append(table.cards.stop)
    return actions


def return_robot(table: Table, player: Player, slot: int) -> None:
    """An unfinished robot is on its way under the deck; the dice on it are sold (T5.2, A7.2)."""
    robot = player.line[slot]
    assert robot is not None
    if table.journal is not None:
        table.tell("log-return", seat=player.seat, robot=robot.id)
    player.set_slot(slot, None)
    player.returned = [*player.returned, robot]
    first = first_place(slot)
    sell_placed(table, player, list(range(first, first + len(robot.spaces))))


def draw_robots(table: Table) -> None:
    """All are done: returned robots go under the deck, new ones are drawn clockwise from the active player (T5.1-T5.3)."""
    table.fence()
    table.push_table((END_TURN, 0, 0))
    if table.is_last_turn():
        return
    table.phase = STEP_REFILL
    under: list[Robot] = []
    for player in table.from_active():
        under += player.returned
        player.returned = []
    put_under(table, under)
    for player in table.from_active():
        table.push(player.seat, (STORE, table.storage_limit(player), 0))
        empty = player.empty_slots()
        if empty:
            player.drawn = list(draw(table, empty + 1))
            if table.journal is not None and player.drawn:
                table.tell("log-refill", seat=player.seat, n=len(player.drawn))
            for _ in range(min(empty, len(player.drawn))):
                table.push(player.seat, (REFILL_CARD, 0, 0))


def draw(table: Table, n: int) -> list[Robot]:
    """The top robots of the deck, as many as there are (T5.3)."""
    n = min(n, len(table.robots))
    cards = table.robots[len(table.robots) - n :]
    cards.reverse()
    table.robots = table.robots[: len(table.robots) - n]
    return cards


def put_under(table: Table, robots: list[Robot]) -> None:
    """Robots go to the bottom of the deck, one after the other (T5.3)."""
    if robots:
        below = robots.copy()
        below.reverse()
        table.robots = below + table.robots


def card_choices(player: Player) -> list[int]:
    """The drawn robots that are not placed yet, by the order in which they were drawn (S8, T5.4)."""
    return [CARD + k for k in range(len(player.drawn)) if player.drawn[k] is not None]


def place_card(table: Table, player: Player, action: int) -> None:
    """A drawn robot goes into the leftmost empty slot (S8, T5.4)."""
    robot = player.drawn[action - CARD]
    assert robot is not None
    player.drawn = player.drawn.copy()
    player.drawn[action - CARD] = None
    slot = player.line.index(None)
    player.set_slot(slot, robot)
    if table.journal is not None:
        table.tell("log-new-robot", seat=player.seat, robot=robot.id, slot=slot + 1)


def store_choices(player: Player, room: int) -> list[int]:
    """The kinds of loose dice that may be kept; nothing is asked if there is room for all (T5.5)."""
    if len(player.loose) <= room:
        return NO_ACTIONS
    actions: list[int] = []
    last = NO_DIE
    for die in player.loose:
        if die != last:
            actions.append(KEEP + die)
            last = die
    return actions


def choose_store(table: Table, player: Player, room: int, action: int) -> None:
    """Keep a die; when there is no more room, all others are sold (T5.5)."""
    die = action - KEEP
    player.loose.remove(die)
    player.kept = [*player.kept, die]
    if table.journal is not None:
        table.tell("log-keep", seat=player.seat, die=DIE_NAMES[die])
    if room > 1:
        table.push(player.seat, (STORE, room - 1, 0))
    else:
        sold = player.loose
        player.loose = []
        keep_all(player)
        sell(table, player, sold)


def keep_all(player: Player) -> None:
    """What was chosen to be kept is loose again (T5.5, O5)."""
    if player.kept:
        player.loose = sorted([*player.loose, *player.kept])
        player.kept = []


def end_turn(table: Table) -> None:
    """Drawn robots that were not placed go under the deck; the next player becomes active (T5.4, T5.6)."""
    under: list[Robot] = []
    for player in table.from_active():
        under += [robot for robot in player.drawn if robot is not None]
        player.drawn = []
    put_under(table, under)
    if (table.turn + 1) % table.turns_a_round() == 0:
        table.push_table((END_ROUND, 0, 0))
    else:
        table.push_table((BEGIN_TURN, table.turn + 1, 0))


# The end of a round and of the game (T6, E1)


def end_round(table: Table) -> None:
    """All sparks come back into storage, then come the `round` triggers (T6)."""
    if table.is_last_turn():
        table.push_table((FINAL_SALE, 0, 0))
    else:
        table.push_table((BEGIN_TURN, table.turn + 1, 0))
    if table.journal is not None:
        table.tell("log-round", n=table.turn // table.turns_a_round() + 1)
    for player in table.players:
        player.sparks += sum(player.lit)
        player.lit = [False] * len(player.lit)
    table.push_table((ROUND_TRIGGERS, 0, 0))


def round_triggers(table: Table, number: int) -> None:
    """The `round` triggers of one player; the next one's follow, clockwise from the first player (T6.2)."""
    if number + 1 < table.seats:
        table.push_table((ROUND_TRIGGERS, number + 1, 0))
    player = table.clockwise(table.first_seat)[number]
    set_off(table, player, ON_ROUND, len(player.hired))


def final_sale(table: Table) -> None:
    """Every die a player still has is sold (E1)."""
    table.phase = STEP_END
    table.push_table((END_GAME, 0, 0))
    for player in table.players:
        sell_everything(table, player)
