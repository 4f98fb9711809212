"""Names and lists of actions, single choices, taking back (section 8), and who knows what (section 9)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from mech_table import GAME, act, deal, finished, go_on_until, new, offered, position

from cogwright.engine import IllegalAction, Match, RandomSource, UnknownAction
from cogwright.games.mech_a_dream import MechADreamState
from cogwright.games.mech_a_dream.state import NIGHT


def play(match: Match, *moves: str) -> None:
    for move in moves:
        seat, name = move.split(" ", 1)
        match.play(int(seat), GAME.action(name))


def match_of(**fields: object) -> Match:
    return Match.from_position(GAME, {"seats": 2, "start": 0, **fields})


# The vocabulary (D1)


def test_D1_eighty_names() -> None:
    assert len(GAME.vocabulary) == 80
    firsts = {
        "keep 0": 0, "keep 1": 1, "take 0": 2, "take 3": 5, "stock flowers": 6, "stock ink": 7, "dock": 8, "buy 0": 9,
        "buy 5": 14, "build 0": 15, "build 20": 35, "push 0": 36, "push 20": 56, "activate 0": 57, "activate 20": 77,
        "monitor": 78, "stop": 79,
    }  # fmt: skip
    assert {name: GAME.action(name) for name in firsts} == firsts
    with pytest.raises(UnknownAction, match="action 'buy 6' is unknown; allowed are: buy"):
        GAME.action("buy 6")


# What may be chosen (D2-D7)


def test_D2_lists_are_in_the_order_of_the_ids() -> None:
    state = position(
        day=2,
        delivery="sheep-crate",
        blue_green=["scrap-lamp", "petal-pot", "ink-dripper"],
        red=["petal-furnace", "ink-furnace"],
        yellow=["rainbow-crystal"],
        workshops=[{"flower": 9, "ink": 9, "machines": [{"id": "orrery"}, *finished("dye-vat"), {"id": "windmill"}]}],
    )
    buys = [f"buy {place}" for place in range(6)]
    assert offered(state, 0) == ["stock flowers", "stock ink", "dock", *buys, "build 0", "build 2"]


@pytest.mark.parametrize(
    ("move", "complaint"),
    [
        ("0 dock", "seat 0 cannot do 'dock' now; allowed are: stock flowers, stock ink, build 0"),
        ("0 build 1", "seat 0 cannot do 'build 1' now"),
        ("0 push 0", "seat 0 cannot do 'push 0' now"),
        ("0 stop", "seat 0 cannot do 'stop' now"),
        ("0 keep 0", "seat 0 cannot do 'keep 0' now"),
        ("1 stock ink", "seat 1 cannot do 'stock ink' now: the table waits for seat 0"),
        ("2 stock ink", "seat 2: the seats of this table are 0 to 1"),
    ],
)
def test_D2_an_illegal_action_is_refused_and_changes_nothing(move: str, complaint: str) -> None:
    poor = {"flower": 0, "ink": 0, "machines": [{"id": "orrery"}, *finished("dye-vat")]}
    state = position(
        day=2, delivery="sheep-crate", blue_green=["twin-still", "ink-press", "prism-lamp"], workshops=[poor]
    )
    before = state.view(0)
    with pytest.raises(IllegalAction, match=complaint):
        act(state, move)
    assert state.view(0) == before
    assert state.decisions == 0


def test_D3_a_single_choice_is_made_at_once() -> None:
    state = deal(3, specialists=True)
    act(state, "2 take 0", "1 take 1")
    assert state.holders == [2, 1, 0]
    assert state.decisions == 2

    state = position(
        options={"specialists": True}, workshops=[{"rainbow": 0}], specialists=[{"id": "florist", "price": 1}]
    )
    act(state, "0 stock ink")
    assert state.acting_seats() == [1]

    state = position(day=2, time="night", workshops=[{"machines": finished("petal-pot")}])
    act(state, "0 monitor", "0 activate 0")
    assert state.acting_seats() == [1]


def test_D4_a_nightly_activation_comes_before_a_replay() -> None:
    state = position(
        day=2, time="night", workshops=[{"machines": finished("petal-pot", "ink-dripper", "second-dream")}]
    )
    act(state, "0 activate 0", "0 activate 1")
    assert state.workshops[0].replays == 1
    act(state, "0 activate 0")
    assert state.workshops[0].replays == 0


def test_D5_a_seat_that_has_ended_its_night_does_not_come_back() -> None:
    state = position(day=2, time="night", workshops=[{}, {"machines": finished("petal-pot", "ink-dripper")}])
    act(state, "0 stop", "1 activate 0")
    assert state.acting_seats() == [1]
    act(state, "1 activate 1")
    assert state.acting_seats() == [1]


def test_D7_the_order_within_a_placement() -> None:
    effects = [{"id": "foreman", "holder": 0}, {"id": "courier", "holder": 1}]
    machines = [{"id": "orrery", "space": 3}]
    state = position(options={"specialists": True}, day=2, specialists=effects, workshops=[{"machines": machines}])
    act(state, "0 build 0")
    assert offered(state, 0) == ["push 0", "stop"]
    act(state, "0 push 0")
    assert state.acting_seats() == [1]


# Taking back (D8)


def test_D8_a_placement_can_be_taken_back_until_another_seat_decides() -> None:
    match = Match.new(GAME, 2, 1, {"deal": {"start": 0}})
    before = match.state.view(None)
    play(match, "0 stock ink")
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.view(None) == before
    play(match, "0 stock flowers", "1 stock ink")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    with pytest.raises(IllegalAction, match="seat 0 cannot take anything back"):
        match.undo(0)


def test_D8_a_purchase_that_shows_a_new_tile_stays() -> None:
    match = Match.new(GAME, 2, 1, {"deal": {"start": 0, "blue_green": ["scrap-lamp"]}})
    play(match, "0 buy 0")
    assert not match.can_undo(0)


def test_D8_a_purchase_that_shows_nothing_new_can_be_taken_back() -> None:
    match = Match.new(GAME, 2, 1, {"deal": {"start": 0}})
    state = match.state
    assert isinstance(state, MechADreamState)
    state.drawn[2] = 7
    state.market[5] = state.stacks[2][7]
    state.workshops[0].ink = state.workshops[0].rainbow = 9
    play(match, "0 stock ink", "1 stock ink", "0 buy 5")
    assert state.market[5] is None
    assert match.can_undo(0)


def test_D8_steps_of_a_placement_can_be_taken_back_one_by_one() -> None:
    workshops = [{"machines": finished("petal-pot"), "flower": 5}]
    match = match_of(day=2, delivery="spark-order", workshops=workshops)
    start = match.state.view(None)
    play(match, "0 dock", "0 activate 0", "0 stop")
    for _ in range(3):
        match.undo(0)
    assert match.state.view(None) == start


def test_D8_others_decisions_at_night_do_not_matter() -> None:
    workshops = [{"machines": finished("petal-pot", "ink-dripper")}, {"machines": finished("glasshouse")}]
    match = match_of(day=2, time="night", workshops=workshops)
    play(match, "0 activate 0", "1 activate 0", "1 monitor")
    assert match.can_undo(0)
    match.undo(0)
    assert "activate 0" in [GAME.action_name(action) for action in match.state.legal_actions(0)]
    assert match.state.legal_actions(1) == []


def test_D8_a_night_can_be_taken_back_until_all_have_ended_it() -> None:
    match = match_of(day=2, time="night")
    play(match, "0 stop")
    assert match.can_undo(0)
    play(match, "1 stop")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_D8_steps_after_the_belts_do_not_undo_placements() -> None:
    machines = [*finished("sheep-counter"), {"id": "echo-crystal", "space": 1}]
    match = match_of(day=2, time="afternoon", workshops=[{"machines": machines, "assistants": [1]}])
    play(match, "0 stock ink", "1 stock ink", "0 activate 0")
    assert match.can_undo(0)
    match.undo(0)
    assert not match.can_undo(0)


def test_D8_a_kept_monitor_can_be_changed_until_all_have_chosen() -> None:
    match = Match.new(GAME, 3, 1, {"smart-robots": True})
    play(match, "0 keep 0", "1 keep 1")
    match.undo(0)
    play(match, "0 keep 1")
    assert match.can_undo(0)
    play(match, "2 keep 0")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_D9_the_length_of_a_game_of_four_random_players() -> None:
    lengths = []
    for seed in range(5):
        state, choose = new(4, seed), Random(seed)
        placements: Counter[int] = Counter()
        while not state.is_over():
            seat = state.acting_seats()[0]
            action = choose.choice(state.legal_actions(seat))
            placements[seat] += "stock flowers" in offered(state, seat)
            state.apply(seat, action)
        assert set(placements.values()) <= {3 * day for day in range(1, 8)}
        lengths.append(state.decisions)
    assert 120 < sum(lengths) / len(lengths) < 260


# Information


def test_I1_the_table_is_public() -> None:
    state = new(3, 5, specialists=True)
    act(state, *(f"{state.seat_in_turn(n)} take {n}" for n in (2, 1)))
    go_on_until(state, lambda state: state.day == 2)
    views = [state.view(seat) for seat in (0, 1, 2, None)]
    assert all(view.workshops == views[0].workshops for view in views)
    assert all(view.specialists == views[0].specialists for view in views)
    assert views[0].past_deliveries == (state.deliveries[0].id,)


def test_I5_what_is_unseen_is_dealt_anew_and_what_is_seen_stays() -> None:
    state = new(3, 5, smart_robots=True)
    act(state, "1 keep 0", "2 keep 1")
    stacks, deliveries, kept = set(), set(), set()
    for seed in range(30):
        guess = state.guess(1, RandomSource(seed))
        assert guess.view(1) == state.view(1)
        stacks.add(tuple(machine.id for machine in guess.stacks[0]))
        deliveries.add(guess.deliveries[1].id)
        kept.add((guess.workshops[0].kept, guess.workshops[1].kept, guess.workshops[2].kept))
    assert len(stacks) == 30
    assert len(deliveries) > 4
    assert kept == {(-1, 0, 0), (-1, 0, 1)}


def test_I3_after_the_setup_nothing_is_random() -> None:
    state = new(2, 9)
    drawn = state.random.copy().below(1 << 30)
    go_on_until(state, lambda state: state.time == NIGHT and state.day == 3)
    assert state.random.copy().below(1 << 30) == drawn
