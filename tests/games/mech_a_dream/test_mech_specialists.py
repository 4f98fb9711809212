"""Specialists in play: taking, paying, tokens (V2.3-V2.7)."""

from __future__ import annotations

from typing import Any

from mech_table import act, go_on_until, offered, position

from cogwright.engine import Journal
from cogwright.games.mech_a_dream import MechADreamState
from cogwright.games.mech_a_dream.state import NOBODY


def table(
    prices: tuple[int, int, int] = (1, 1, 1), rainbow: int = 1, journal: Journal | None = None, **fields: Any
) -> MechADreamState:
    """Seat 0 holds florist, seat 1 holds inspector, courier is nobody's."""
    specialists = [
        {"id": "florist", "holder": 0, "price": prices[0]},
        {"id": "inspector", "holder": 1, "price": prices[1]},
        {"id": "courier", "holder": "nobody", "price": prices[2]},
    ]
    workshops = [{"rainbow": rainbow}]
    variant = {"specialists": True}
    return position(journal, options=variant, day=2, specialists=specialists, workshops=workshops, **fields)


def test_V2_3_after_the_stock_room_in_the_morning_and_afternoon_only() -> None:
    for time in ("morning", "afternoon"):
        state = table(time=time)
        act(state, "0 stock ink")
        assert offered(state, 0) == ["take 1", "take 2", "stop"]
    state = table(time="evening")
    act(state, "0 stock ink")
    assert state.acting_seats() == [1]


def test_V2_3_not_after_another_action() -> None:
    state = table(delivery="candy-tin")
    act(state, "0 dock")
    assert state.acting_seats() == [1]


def test_V2_3_after_the_pending_steps_of_the_stock_room() -> None:
    workshops = [{"rainbow": 1, "machines": [{"id": "petal-pot", "space": 2}], "pushes": 1}]
    state = position(options={"specialists": True}, day=2, step="placed", workshops=workshops)
    assert offered(state, 0) == ["push 0", "stop"]
    act(state, "0 push 0")
    assert offered(state, 0)[-1] == "stop"
    assert offered(state, 0)[0].startswith("take")


def test_V2_3_taking_is_optional() -> None:
    state = table()
    act(state, "0 stock ink", "0 stop")
    assert state.holders == [0, 1, NOBODY]
    assert state.acting_seats() == [1]


def test_V2_4_the_price_is_paid_to_the_holder() -> None:
    state = table(prices=(0, 2, 1), rainbow=3)
    act(state, "0 stock ink", "0 take 1")
    assert [workshop.rainbow for workshop in state.workshops] == [1, 2]
    assert state.holders == [0, 0, NOBODY]


def test_V2_4_or_to_the_supply() -> None:
    state = table(prices=(0, 2, 1), rainbow=3)
    act(state, "0 stock ink", "0 take 2")
    assert [workshop.rainbow for workshop in state.workshops] == [2, 0]
    assert state.holders == [0, 1, 0]


def test_V2_4_it_must_be_paid_in_full() -> None:
    state = table(prices=(0, 2, 1), rainbow=1)
    act(state, "0 stock ink")
    assert offered(state, 0) == ["take 2", "stop"]


def test_V2_4_without_a_token_it_is_free() -> None:
    state = table(prices=(0, 0, 0), rainbow=0)
    act(state, "0 stock ink", "0 take 1")
    assert [workshop.rainbow for workshop in state.workshops] == [0, 0]


def test_V2_5_the_taken_card_has_price_2_and_a_seat_may_hold_any_number() -> None:
    state = table(prices=(0, 0, 0))
    act(state, "0 stock ink", "0 take 2")
    assert state.prices == [0, 0, 2]
    go_on_until(state, lambda state: state.time == 1)
    act(state, "0 stock ink", "0 take 1")
    assert state.holders == [0, 0, 0]
    assert state.prices == [0, 2, 2]
    assert state.view(1).workshops[0].specialists == (0, 1, 2)


def test_V2_5_ones_own_specialist_cannot_be_taken() -> None:
    state = table(prices=(0, 0, 0))
    act(state, "0 stock ink")
    assert "take 0" not in offered(state, 0)


def test_V2_6_effects_follow_the_holder() -> None:
    state = table(prices=(0, 0, 0), start=1)
    act(state, "1 stock ink", "1 take 0")  # florist: 1 flower and 2 ink with each visit of the stock room
    workshops = state.workshops
    before = [(workshop.flower, workshop.ink) for workshop in workshops]
    act(state, "0 stock ink", "0 stop", "1 stock flowers")
    assert (workshops[0].flower, workshops[0].ink) == (before[0][0] + 2, before[0][1] + 4)
    assert (workshops[1].flower, workshops[1].ink) == (min(before[1][0] + 3 + 1, 9), min(before[1][1] + 1 + 2, 9))


def test_V2_7_tokens_drop_after_every_night() -> None:
    state = table(prices=(2, 1, 1))
    go_on_until(state, lambda state: state.day == 3)
    assert state.prices == [1, 0, 0]
    go_on_until(state, lambda state: state.day == 4)
    assert state.prices == [0, 0, 0]


def test_V2_7_the_last_night_included() -> None:
    specialists = [{"id": "florist", "price": 2}]
    state = position(options={"specialists": True}, day=7, time="night", specialists=specialists)
    go_on_until(state, lambda state: state.is_over())
    assert state.prices[0] == 1


def test_V2_what_is_told_of_a_take() -> None:
    for prices, take, id in (
        ((1, 1, 1), 1, "log-take-from"),
        ((1, 0, 1), 1, "log-take-from-free"),
        ((1, 1, 1), 2, "log-take"),
        ((1, 1, 0), 2, "log-take-free"),
    ):
        journal = Journal()
        act(table(prices, 1, journal), "0 stock ink", f"0 take {take}")
        assert id in [line.message.id for line in journal.lines]
    journal = Journal()
    act(table(journal=journal), "0 stock ink", "0 stop")
    assert "log-take-none" in [line.message.id for line in journal.lines]
    journal = Journal()
    act(table(rainbow=0, journal=journal), "0 stock ink")
    assert "log-take-none" not in [line.message.id for line in journal.lines]
