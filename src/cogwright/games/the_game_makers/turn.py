"""One seat's turn: what it may do at a moment, and doing it (T4.3, A5.2, D8.3)."""

from __future__ import annotations

from cogwright.games.the_game_makers.actions import CONTRACT, KIND, MOVE, PASS, TURN
from cogwright.games.the_game_makers.buildings import build, keep_plastic
from cogwright.games.the_game_makers.cards import keep_card
from cogwright.games.the_game_makers.case import add_finish_choices, finish, place_choices, place_game
from cogwright.games.the_game_makers.items import add_early_choices, add_late_choices, carry_on
from cogwright.games.the_game_makers.machines import (
    add_tweenie_choices,
    fill_gap,
    gap_choices,
    keep_tile,
    make_machine,
    put,
    put_choices,
    take_tweenie,
)
from cogwright.games.the_game_makers.marketing import advance, keep_die
from cogwright.games.the_game_makers.state import (
    NOTHING_HALF,
    PLACE_GAME,
    PUT_TILE,
    READY,
    Player,
    Table,
)
from cogwright.games.the_game_makers.trees import plant_reward
from cogwright.games.the_game_makers.wheel import add_move_choices, choose_kind, move, pass_turn
from cogwright.games.the_game_makers.workers import add_work_choices, clear, hire, keep_wood, work


def turn_choices(table: Table, player: Player) -> list[int]:
    """What the seat may do now, ascending (D8.3)."""
    if player.half != NOTHING_HALF:
        return _second_half_choices(table, player)
    actions: list[int] = []
    if player.items:
        add_early_choices(table, player, player.items[-1], actions)
    elif READY in player.forklifts:
        add_move_choices(actions)
    else:
        actions.append(PASS)
    add_finish_choices(table, player, actions)
    add_tweenie_choices(table, player, actions)
    add_work_choices(table, player, actions)
    if player.items:
        add_late_choices(table, player, player.items[-1], actions)
    return actions


def _second_half_choices(table: Table, player: Player) -> list[int]:
    """Only the second half of a choice in two parts (A5.2.1)."""
    if player.half == PLACE_GAME:
        return place_choices(table, player)
    if player.half == PUT_TILE:
        return put_choices(table, player)
    return gap_choices(table, player)


def choose_in_turn(table: Table, player: Player, action: int) -> None:
    """Carry out an action of the turn and all that follows without a choice (A5.1.7)."""
    if action == PASS:
        pass_turn(table, player)
        return
    if action < KIND:
        move(table, player, action - MOVE)
    elif action < table.ids.finish:
        _use(table, player, action)
    else:
        _act_freely(table, player, action)
    carry_on(table, player)
    table.push(player.seat, (TURN, 0, 0))


def _use(table: Table, player: Player, action: int) -> None:
    """Decide what becomes of a gained resource, or which track advances (D8.4)."""
    ids = table.ids
    if action < CONTRACT:
        choose_kind(table, player, action - KIND)
    elif action < ids.component:
        keep_card(table, player, action - CONTRACT, is_contract=True)
    elif action < ids.wood_component:
        keep_card(table, player, action - ids.component, is_contract=False)
    elif action == ids.wood_component:
        keep_wood(table, player)
    elif action == ids.wood_worker:
        hire(table, player)
    elif action == ids.die_component:
        keep_die(table, player)
    elif action < ids.tile_component:
        advance(table, player, action - ids.advance)
    elif action < ids.machine:
        keep_tile(table, player, action - ids.tile_component)
    elif action < ids.put:
        make_machine(table, player, action - ids.machine)
    elif action < ids.put_turned:
        put(table, player, action - ids.put, turned=False)
    elif action < ids.plastic_component:
        put(table, player, action - ids.put_turned, turned=True)
    elif action == ids.plastic_component:
        keep_plastic(table, player)
    else:
        build(table, player, action - ids.build)


def _act_freely(table: Table, player: Player, action: int) -> None:
    """A free action (A5.2), its second half, or an item without a resource."""
    ids = table.ids
    if action < ids.place:
        finish(table, player, action - ids.finish)
    elif action < ids.tweenie:
        place_game(table, player, action - ids.place)
    elif action < ids.gap:
        take_tweenie(player, action - ids.tweenie)
    elif action < ids.work:
        fill_gap(table, player, action - ids.gap)
    elif action < ids.clear:
        work(table, player, action - ids.work)
    elif action < ids.plant:
        clear(table, player, action - ids.clear)
    else:
        plant_reward(table, player, action - ids.plant)
