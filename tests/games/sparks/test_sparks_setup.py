"""Components, setup and the draft (C1-C9, S1-S10, V2)."""

from __future__ import annotations

import pytest
from spark_table import GAME, act, legal, line, start

from cogwright.engine import BadOption, Match
from cogwright.games.sparks import SparksState
from cogwright.games.sparks.cards import COLOURS, UPGRADES


def new(seats: int, seed: int = 1, **options: object) -> SparksState:
    state = GAME.new(seats, seed, options)
    assert isinstance(state, SparksState)
    return state


def set_up_robots(state: SparksState) -> None:
    """Let every seat put its first three robots into the line."""
    for seat in range(state.seats):
        act(state, seat, "card 1", "card 2", "card 3")


def test_C1_44_dice_11_of_each_colour() -> None:
    assert GAME.cards.dice == [11] * 4


def test_C4_C5_eight_kinds_of_upgrades_eight_bonus_tiles_six_goals() -> None:
    cards = GAME.cards
    assert (len(cards.upgrade_copies), set(cards.upgrade_copies)) == (8, {4})
    assert (len(cards.bonuses), len(cards.goals)) == (8, 6)


def test_C6_tracks_of_ten_counted_spaces() -> None:
    assert [track.length for track in GAME.cards.tracks] == [10] * 4
    crossed = [[position for position, gap in enumerate(track.gaps) if gap] for track in GAME.cards.tracks]
    assert crossed == [[2, 4, 6], [3], [2, 4, 6], [3]]


def test_C7_needs_and_rewards_of_the_levels() -> None:
    levels = GAME.cards.levels[1:]
    assert [level.needs for level in levels] == [0, 7, 10, 13, 16, 18]
    kinds = [[(effect.kind, effect.n) for effect in GAME.cards.lists[level.reward]] for level in levels]
    assert kinds == [[], [("sparks", 1)], [("upgrade", 1)], [("upgrade", 1)], [("sparks", 1)], [("upgrade", 1)]]


def test_C8_a_board_shows_the_three_other_colours() -> None:
    for board in GAME.cards.boards:
        assert board.section == [colour for colour in range(4) if colour != board.colour]
        assert [box.id for box in board.boxes] == ["printed-1", "printed-2"]


def test_C9_sixty_robots_and_48_assistants() -> None:
    robots, assistants = GAME.cards.robots, GAME.cards.assistants
    assert [sum(robot.colour == colour for robot in robots) for colour in range(4)] == [15] * 4
    assert sum(robot.box is not None for robot in robots) == 29
    assert len(assistants) == 48
    assert all(0 <= assistant.points <= 5 for assistant in assistants)


def test_S1_a_bonus_tile_on_every_bonus_space() -> None:
    state = new(2)
    laid = [bonus.id for track in state.bonuses for gap in track for bonus in gap]
    assert sorted(laid) == sorted(bonus.id for bonus in GAME.cards.bonuses)
    assert laid != [bonus.id for track in new(2, 2).bonuses for gap in track for bonus in gap]


def test_S2_six_kinds_are_in_play() -> None:
    state = new(3)
    assert sum(state.in_play) == 6
    assert [state.stacks[kind] for kind in range(8)] == [4 if state.in_play[kind] else 0 for kind in range(8)]
    view = state.view(None)
    assert len(view.stacks) == 6
    assert set(view.out_of_play) == {UPGRADES[kind] for kind in range(8) if not state.in_play[kind]}


def test_S4_goals_only_with_the_option() -> None:
    assert new(2).goals == []
    assert len(new(2, goals=True).goals) == 2


def test_S5_seat_colours_in_order_or_as_agreed() -> None:
    assert [player.colour for player in new(4).view(None).players] == list(COLOURS)
    state = new(3, colours="green,red,blue")
    assert [player.colour for player in state.view(None).players] == ["green", "red", "blue"]
    assert state.view(None).players[0].section == ("red", "yellow", "blue")


@pytest.mark.parametrize("colours", ["red", "red,red", "red,violet", "red,yellow,blue", "", "red;yellow"])
def test_S5_colours_that_are_refused(colours: str) -> None:
    with pytest.raises(BadOption, match=r"option colours = .*2 different words of red, yellow, blue, green"):
        new(2, colours=colours)


@pytest.mark.parametrize(("seats", "last"), [(1, "five"), (2, "five"), (3, "five"), (4, "two")])
def test_S6_what_a_player_begins_with(seats: int, last: str) -> None:
    for player in new(seats).view(None).players:
        assert player.tiles == ("three-and-two", "three-anywhere", "four", last)
        assert (player.tracks, player.level, player.sparks, player.cogs) == ((0, 0, 0, 0), 1, 1, 0)


def test_S7_the_first_player_is_drawn_or_named() -> None:
    assert {new(3, seed).first_seat for seed in range(12)} == {0, 1, 2}
    assert new(3, first="2").first_seat == 2


def test_S8_everybody_keeps_three_of_four_robots() -> None:
    state = new(3, first="1")
    assert state.acting_seats() == [0, 1, 2]
    assert legal(state, 0) == ["card 1", "card 2", "card 3", "card 4"]
    drawn = [[robot.id for robot in player.drawn if robot] for player in state.players]
    act(state, 2, "card 4", "card 1")
    assert legal(state, 2) == ["card 2", "card 3"]
    act(state, 2, "card 2")
    assert line(state, 2) == [drawn[2][3], drawn[2][0], drawn[2][1]]
    act(state, 0, "card 1", "card 2", "card 3")
    act(state, 1, "card 2", "card 3", "card 4")
    assert [robot.id for robot in state.robots[:3]] == [drawn[0][3], drawn[2][2], drawn[1][0]]
    assert all(player.drawn == [] for player in state.players)


def test_S9_a_hand_of_six() -> None:
    state = new(4)
    set_up_robots(state)
    assert [len(player.hand) for player in state.players] == [6] * 4
    assert len(state.assistants) == 48 - 24


def test_S10_options_of_a_game() -> None:
    for seats in range(1, 5):
        known = {option.id: option for option in GAME.options if not option.seats or seats in option.seats}
        assert set(known) == {"goals", "order", "first", "colours"} | ({"draft"} if seats > 1 else set())
        defaults = {id: option.default for id, option in known.items()}
        assert defaults["order"] == "simultaneous"
        assert defaults["goals"] is False
    with pytest.raises(BadOption, match="draft means nothing with 1 seats"):
        new(1, draft=True)


# The draft (V2)


def test_V2_packs_of_seven_go_round_until_hands_hold_six() -> None:
    state = new(3, draft=True)
    set_up_robots(state)
    assert [len(player.pack) for player in state.players] == [7] * 3
    for left in range(7, 1, -1):
        assert state.acting_seats() == [0, 1, 2]
        packs = [[card.id for card in player.pack] for player in state.players]
        assert [len(pack) for pack in packs] == [left] * 3
        for seat in range(3):
            assert legal(state, seat) == [f"draft {id}" for id in packs[seat]]
            act(state, seat, f"draft {packs[seat][0]}")
        if left > 2:
            for seat in range(3):
                assert [card.id for card in state.players[seat].pack] == packs[(seat - 1) % 3][1:]
    assert [len(player.hand) for player in state.players] == [6] * 3
    assert [len(player.pack) for player in state.players] == [0] * 3
    assert len(state.assistants) == 48 - 18
    assert state.view(0).step == "tile"


def test_V2_a_pick_is_secret_and_final_when_all_have_picked() -> None:
    match = Match.new(GAME, 2, 5, {"draft": True})
    for seat in range(2):
        for name in ("card 1", "card 2", "card 3"):
            match.play(seat, GAME.action(name))
    first = match.state.legal_actions(0)[0]
    match.play(0, first)
    assert match.state.view(1).players[0].hand == ()  # type: ignore[attr-defined]
    assert match.can_undo(0)
    match.undo(0)
    match.play(0, first)
    match.play(1, match.state.legal_actions(1)[0])
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_V3_both_variants_together() -> None:
    state = new(2, draft=True, goals=True)
    assert (len(state.goals), state.with_draft) == (2, True)


def test_a_setup_pick_can_be_taken_back_until_all_have_picked() -> None:
    match = Match.new(GAME, 2, 5)
    for name in ("card 1", "card 2", "card 3"):
        match.play(0, GAME.action(name))
    for _ in range(3):
        match.undo(0)
    assert legal_of(match, 0) == ["card 1", "card 2", "card 3", "card 4"]
    for seat in range(2):
        for name in ("card 1", "card 2", "card 3"):
            match.play(seat, GAME.action(name))
    assert not match.can_undo(0)


def legal_of(match: Match, seat: int) -> list[str]:
    return [GAME.action_name(action) for action in match.state.legal_actions(seat)]


def test_T1_the_first_turn_begins_with_a_row_of_seven() -> None:
    state = new(2, first="1")
    set_up_robots(state)
    assert len(state.row) == 7
    assert state.acting_seats() == [1]
    assert sum(state.bag) == 37


def test_O4_number_of_turns() -> None:
    assert [new(seats).turns() for seats in range(1, 5)] == [8, 8, 12, 16]


def test_a_position_names_only_what_differs() -> None:
    state = start()
    assert state.acting_seats() == [0, 1]
    assert sum(state.bag) == 44
