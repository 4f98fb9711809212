"""What the estimate of Mech A Dream promises: exact at the end, and sensible about what makes a workshop better."""

from __future__ import annotations

from mech_table import act, position

from cogwright.engine import RandomSource
from cogwright.games.mech_a_dream import MechADreamState
from cogwright.players import playout


def worth(state: MechADreamState, seat: int = 0) -> float:
    return state.evaluate(seat)


def test_W2_at_the_end_it_is_the_total() -> None:
    state = position()
    playout(state, RandomSource(4))
    for sheet in state.score_sheets():
        assert 0 <= state.evaluate(sheet.seat) - sheet.total < 0.5


def test_W4_at_the_end_ties_are_broken() -> None:
    state = position()
    playout(state, RandomSource(4))
    best = max(range(2), key=state.evaluate)
    assert state.score_sheets()[best].rank == 1


def test_W2_the_last_night_is_counted_exactly() -> None:
    """3 ink make 3 points, and nothing else is left to be done; before it is done it is foreseen."""
    machines = [{"id": "script-loom", "space": 0}]
    workshop = {"ink": 3, "flower": 0, "point": 10, "machines": machines}
    state = position(day=7, time="night", workshops=[workshop, {}])
    assert 13 <= worth(state) < 14
    act(state, "0 activate 0")
    assert 13 <= worth(state) < 14


def test_more_goods_are_better() -> None:
    poor = position(workshops=[{"flower": 2, "ink": 2}])
    rich = position(workshops=[{"flower": 2, "ink": 5, "rainbow": 1}])
    assert worth(rich) > worth(poor) + 1
    assert abs(worth(rich, 1) - worth(poor, 1)) < 0.01


def test_E2_goods_near_the_limit_are_worth_less() -> None:
    """When all assistants have been placed, nothing more can be spent today."""
    steps = [worth(position(time="evening", turn=1, workshops=[{"flower": flower}])) for flower in (2, 3, 8, 9)]
    assert 0 < steps[3] - steps[2] < steps[1] - steps[0]


def test_F5_a_machine_that_its_crew_carries_home_counts_tonight() -> None:
    """The assistant finishes petal-pot today; alone on the belt it stays."""
    machines = [{"id": "petal-pot", "space": 2}]
    with_crew = [{"machines": machines, "assistants": [0]}]
    alone = [{"machines": machines, "assistants": ["stock"]}]
    assert worth(position(time="afternoon", workshops=with_crew)) > worth(position(time="afternoon", workshops=alone))


def test_W3_a_machine_that_cannot_be_finished_any_more_is_worth_nothing() -> None:
    belt = {"machines": [{"id": "dream-piston", "space": 6}]}
    bare: dict[str, object] = {}
    with_machine = position(day=7, time="evening", workshops=[belt])
    without = position(day=7, time="evening", workshops=[bare])
    assert worth(with_machine) == worth(without)


def test_F8_2_the_seventh_machine_is_worth_more_than_the_sixth() -> None:
    """Without effects of their own (green, of no use any more), they differ by the bonus."""
    ids = ["night-shift", "tool-rack", "ribbon-cutter", "second-dream", "launch-ramp", "bargain-desk", "pantry-lift"]
    totals = [
        worth(position(day=7, time="night", workshops=[{"machines": [{"id": id, "space": 0} for id in ids[:n]]}]))
        for n in (5, 6, 7)
    ]
    assert totals[0] <= totals[1] <= totals[2]


def test_F16_ending_the_night_changes_the_estimate_no_more_than_what_is_given_up() -> None:
    """Nothing left but the monitor's ink: whoever stops loses about the price of one ink, at whatever moment it is judged."""
    state = position(day=3, time="night", workshops=[{"ink": 3}, {"ink": 3}])
    before = worth(state)
    act(state, "0 stop")
    assert 0 < before - worth(state) < 1
    act(state, "1 monitor")
    assert state.day == 4
    assert abs(before - worth(state)) < 1.5
