"""Setup, written deals, smart robots (section 3, V1)."""

from __future__ import annotations

import pytest
from mech_table import GAME, act, deal, goods, market, new, offered

from cogwright.engine import BadOption, BadSeats, Journal, Match
from cogwright.games.mech_a_dream.state import NOBODY, SETUP, WAITING
from cogwright.games.mech_a_dream.tiles import MORNING, TYPES

SEATS = [2, 3, 4]


@pytest.mark.parametrize("seats", [0, 1, 5, True, "2"])
def test_S1_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match="mech-a-dream has 2 to 4 seats, not"):
        GAME.new(seats, 1)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"robots": True}, "option 'robots' is unknown; allowed are smart-robots, specialists, deal"),
        ({"smart-robots": 1}, "option smart-robots = 1: allowed is true or false"),
        ({"specialists": "yes"}, "option specialists = 'yes': allowed is true or false"),
        ({"deal": ["petal-pot"]}, "option deal = \\['petal-pot'\\]: allowed is a table of data"),
    ],
)
def test_S1_unknown_options_are_refused(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.new(2, 1, options)


@pytest.mark.parametrize("seats", SEATS)
def test_S2_every_seat_may_start(seats: int) -> None:
    starts = {new(seats, seed).start_seat for seed in range(40)}
    assert starts == set(range(seats))


def test_S3_the_market_shows_six_places() -> None:
    blue_green, red = ["petal-pot", "bargain-desk", "orrery"], ["ink-furnace", "night-garden"]
    state = deal(blue_green=blue_green, red=red, yellow=["tide-crystal"])
    assert market(state) == ["petal-pot", "bargain-desk", "orrery", "ink-furnace", "night-garden", "tide-crystal"]
    assert [place.left for place in state.view(0).market if place.is_stack] == [26 - 2, 16 - 1, 8]


def test_S3_blue_and_green_are_shuffled_together() -> None:
    types = set()
    for seed in range(20):
        state = new(2, seed)
        types |= {TYPES[machine.type] for machine in state.stacks[0]}
        assert {TYPES[machine.type] for machine in state.stacks[1]} == {"red"}
        assert {TYPES[machine.type] for machine in state.stacks[2]} == {"yellow"}
    assert types == {"blue", "green"}


def test_S4_the_first_tiles_go_to_the_places() -> None:
    state = deal()
    assert state.market[:3] == state.stacks[0][:3]
    assert state.market[3:5] == state.stacks[1][:2]
    assert state.market[5] == state.stacks[2][0]


def test_S5_one_delivery_tile_for_each_day_the_first_is_turned_up() -> None:
    state = deal()
    assert len(state.deliveries) == 10
    assert state.view(0).delivery == state.deliveries[0].id
    assert state.view(0).past_deliveries == ()


@pytest.mark.parametrize("seats", SEATS)
def test_S6_the_start_of_a_seat(seats: int) -> None:
    state = deal(seats)
    for workshop in state.workshops:
        assert goods(state, workshop.seat) == "F3 I4 R0 P0"
        assert workshop.assistants == [WAITING] * 3
        assert workshop.machines == []
        assert workshop.monitor.id == "base"


def test_S7_the_calendar_shows_day_1() -> None:
    state = deal()
    assert (state.day, state.time) == (1, MORNING)


@pytest.mark.parametrize(("seats", "in_play"), [(2, 3), (3, 3), (4, 4)])
def test_S8_specialists_in_play(seats: int, in_play: int) -> None:
    assert len(deal(seats, specialists=True).specialists) == in_play
    assert deal(seats).specialists == []


@pytest.mark.parametrize("seats", SEATS)
def test_S9_two_monitors_for_each_seat(seats: int) -> None:
    state = deal(seats, smart_robots=True)
    dealt = [monitor.id for workshop in state.workshops for monitor in workshop.dealt]
    assert len(dealt) == len(set(dealt)) == 2 * seats


def test_S10_each_seat_takes_one_specialist() -> None:
    state = deal(4, specialists=True)
    act(state, "3 take 2", "2 take 1", "1 take 0")
    assert state.holders == [1, 2, 3, 0]
    assert [workshop.specialists for workshop in state.view(None).workshops] == [(3,), (0,), (1,), (2,)]


def test_S11_specialists_lie_open_before_the_monitors_are_chosen() -> None:
    state = deal(smart_robots=True, specialists=True)
    assert (state.time, state.acting_seats()) == (SETUP, [0, 1])
    assert offered(state, 0) == ["keep 0", "keep 1"]
    assert len(state.view(0).specialists) == 3
    act(state, "0 keep 0", "1 keep 1")
    assert (state.time, state.acting_seats()) == (SETUP, [1])
    assert offered(state, 1) == ["take 0", "take 1", "take 2"]
    act(state, "1 take 2", "0 take 0")
    assert (state.day, state.time, state.acting_seats()) == (1, MORNING, [0])


# Written deals (S12)

WRITTEN: dict[str, object] = {
    "start": 1,
    "blue_green": ["twin-still", "tool-rack", "windmill", "petal-pot"],
    "red": ["dream-piston"],
    "yellow": ["echo-crystal", "tide-crystal"],
    "deliveries": ["post-bag", "candy-tin"],
    "monitors": ["scribe", "painter", "gardener"],
    "specialists": ["inspector", "florist"],
}


def test_S12_a_written_deal() -> None:
    state = new(smart_robots=True, specialists=True, deal=WRITTEN)
    assert state.start_seat == 1
    assert market(state)[:4] == ["twin-still", "tool-rack", "windmill", "dream-piston"]
    assert market(state)[5] == "echo-crystal"
    assert [machine.id for machine in state.stacks[0]][3] == "petal-pot"
    assert [machine.id for machine in state.stacks[2]][1] == "tide-crystal"
    assert [tile.id for tile in state.deliveries[:2]] == ["post-bag", "candy-tin"]
    assert [monitor.id for monitor in state.workshops[0].dealt] == ["scribe", "painter"]
    assert state.workshops[1].dealt[0].id == "gardener"
    assert [specialist.id for specialist in state.specialists[:2]] == ["inspector", "florist"]


def test_S12_what_is_not_written_is_shuffled_behind() -> None:
    orders = set()
    for seed in range(5):
        state = new(2, seed, deal=WRITTEN)
        stack = tuple(machine.id for machine in state.stacks[0])
        assert len(stack) == len(set(stack)) == 26
        orders.add(stack)
    assert len(orders) == 5


def test_S12_a_deal_without_anything_is_no_deal() -> None:
    plain, empty = new(3, 5), new(3, 5, deal={})
    assert plain.view(0) == empty.view(0)


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ({"blue_green": ["petal-pott"]}, r"option deal: blue_green: may hold petal-pot, .*, not 'petal-pott'"),
        ({"blue_green": ["sheep-counter"]}, r"'sheep-counter' is red; only blue, green machines lie here"),
        ({"red": ["petal-pot"]}, r"red: 'petal-pot' is blue; only red machines lie here"),
        ({"yellow": ["tool-rack"]}, r"yellow: 'tool-rack' is green; only yellow machines lie here"),
        ({"red": ["ink-furnace", "ink-furnace"]}, r"red: names 'ink-furnace' twice"),
        ({"deliveries": ["candy-box"]}, r"deliveries: may hold lullaby-parcel, .*, not 'candy-box'"),
        ({"deliveries": ["candy-tin", "candy-tin"]}, r"deliveries: names 'candy-tin' twice"),
        ({"monitors": ["base"]}, r"monitors: may hold gardener, .*, not 'base'"),
        ({"specialists": [3]}, r"specialists: may hold florist, .*, not 3"),
        ({"start": 2}, r"option deal: start: must be 0 to 1, not 2"),
        ({"start": "0"}, r"start: must be a whole number, 0 to 1, not '0'"),
        ({"red": "ink-furnace"}, r"red: must be a list, not 'ink-furnace'"),
        ({"green": ["tool-rack"]}, r"green: is unknown; allowed are start, blue_green, red, yellow, deliveries"),
    ],
)
def test_S12_a_wrong_deal_is_refused(written: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        GAME.new(2, 1, {"deal": written})


# Smart robots


def test_V1_1_choices_are_hidden_until_all_have_chosen() -> None:
    state = deal(3, smart_robots=True, monitors=["scribe", "painter", "gardener", "shepherd"])
    assert state.acting_seats() == [0, 1, 2]
    act(state, "1 keep 1")
    assert state.acting_seats() == [0, 2]
    assert [state.view(seat).workshops[1].kept for seat in (0, 1, 2, None)] == [None, 1, None, None]
    assert all(state.view(seat).workshops[1].has_kept for seat in (0, 1, 2, None))
    assert state.view(0).workshops[1].dealt_monitors == ("gardener", "shepherd")
    act(state, "0 keep 0", "2 keep 0")
    shown = state.view(0).workshops[1]
    assert (shown.monitor, shown.dealt_monitors, shown.kept) == ("shepherd", (), None)


def test_V1_1_only_the_seat_itself_reads_its_choice_before() -> None:
    match = Match.new(GAME, 2, 3, {"smart-robots": True})
    match.play(0, GAME.action("keep 1"))
    told = [(line.message.id, line.only) for line in match.lines if line.number == 1]
    assert told == [("log-keep", 0)]
    match.play(1, GAME.action("keep 1"))
    told = [(line.message.id, line.only) for line in match.lines if line.number == 2]
    assert told[:3] == [("log-keep", 1), ("log-kept", None), ("log-kept", None)]


def test_V1_2_start_goods_of_the_tile_replace_the_others() -> None:
    state = deal(smart_robots=True, monitors=["painter", "scribe", "prism-keeper"])
    act(state, "0 keep 0", "1 keep 0")
    assert [goods(state, seat) for seat in (0, 1)] == ["F2 I2 R1 P0", "F1 I3 R0 P0"]


def test_V1_3_the_tile_is_the_monitor() -> None:
    state = deal(smart_robots=True, monitors=["painter", "scribe"])
    act(state, "0 keep 1", "1 keep 0")
    assert state.workshops[0].monitor.id == "scribe"


def test_V2_1_the_draft_goes_backwards_and_puts_price_1() -> None:
    state = deal(4, specialists=True, start=1)
    order = []
    while state.time == SETUP:
        seat = state.acting_seats()[0]
        order.append(seat)
        act(state, f"{seat} {offered(state, seat)[-1]}")
    assert order == [0, 3, 2]  # seat 1 takes the last one without asking (D3)
    assert (state.holders, state.prices) == ([1, 2, 3, 0], [1, 1, 1, 1])


def test_V2_2_with_two_players_the_third_is_nobodys_and_has_a_price() -> None:
    state = deal(specialists=True)
    act(state, "1 take 1", "0 take 2")
    assert (state.holders, state.prices) == ([NOBODY, 1, 0], [1, 1, 1])


def test_V3_1_both_variants_together_tell_their_story() -> None:
    journal = Journal()
    GAME.new(2, 1, {"smart-robots": True, "specialists": True}, journal)
    ids = [line.message.id for line in journal.lines]
    assert ids == ["log-start"] + ["log-specialist"] * 3 + ["log-dealt"] * 2
