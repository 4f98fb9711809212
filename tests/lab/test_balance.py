"""Balance: what seats had and did is seen by the contract alone, and what goes with winning is counted right."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

import pytest
from hands import Hands

from cogwright.engine import BadOption, State, Vocabulary, game
from cogwright.lab import Observation, Outcome, Tournament, Workers, observe, variants_of
from cogwright.lab.balance import BalanceReport, balance_report, kinds_of
from cogwright.lab.intervals import Contrast
from cogwright.lab.observe import Observed, owned_by, verbs


def observation(seats: int, *variants: Mapping[str, object], players: tuple[str, ...] = ("greedy",)) -> Observation:
    """Everybody plays for himself."""
    return Observation(Tournament(players, tuple((seat,) for seat in range(seats)), 5), variants or ({},))


def observed(
    ranks: tuple[int, ...], owned: tuple[set[str], ...], first: int = 0, variant: int = 0, buys: tuple[int, ...] = ()
) -> Observed:
    """A game as it might have been seen."""
    seats = range(len(owned))
    return Observed(
        variant=variant,
        outcome=Outcome(
            tuple(10 - rank for rank in ranks), ranks, tuple(rank == 1 for rank in ranks), "days", 40, first
        ),
        teams=tuple(range(len(ranks))),
        owned=tuple(frozenset(one) for one in owned),
        used=tuple(frozenset(("buy", one) for one in had) for had in owned),
        actions=tuple({"buy": buys[seat] if buys else len(owned[seat])} for seat in seats),
    )


def test_verbs_are_the_words_before_what_an_action_is_done_to() -> None:
    assert verbs(Vocabulary("done", "pay {nut|oil} {2}", "stock ink")) == ["done", *["pay"] * 4, "stock ink"]


@dataclass(frozen=True)
class Tile:
    id: str
    holder: int | None


@dataclass(frozen=True)
class Side:
    seat: int
    machines: tuple[str, ...]
    notes: Mapping[str, str]


@dataclass(frozen=True)
class Everything:
    seat: int
    market: tuple[str, ...]
    tiles: tuple[Tile, ...]
    sides: tuple[Side, ...]


def test_a_seat_owns_what_stands_in_its_own_part_of_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Everything(
        seat=1,
        market=("orrery",),
        tiles=(Tile("florist", 1), Tile("broker", 0), Tile("patron", None)),
        sides=(
            Side(0, ("windmill",), {}),
            Side(1, ("music-box", "music-box"), {"monitor": "gardener", "mood": "fine"}),
        ),
    )
    state = game("mech-a-dream").new(2, 7)
    monkeypatch.setattr(type(state), "view", lambda self, seat: view)
    assert owned_by(state, 1) == {"florist", "music-box", "gardener"}
    assert owned_by(state, 0) == {"broker", "windmill"}


@pytest.mark.parametrize(("id", "kinds"), [("mech-a-dream", {"machines", "base_monitor"}), ("last-droids", {"droid"})])
def test_every_game_shows_what_its_seats_had_and_did(id: str, kinds: set[str]) -> None:
    rules = game(id)
    seen = observation(2).play(rules, 0)
    assert all(had and did for had, did in zip(seen.owned, seen.used, strict=True))
    assert kinds <= {kinds_of(rules)[one] for had in seen.owned for one in had}
    assert sum(sum(taken.values()) for taken in seen.actions) == seen.outcome.decisions


def test_what_a_workshop_has_bought_it_owns_at_the_end() -> None:
    seen = observation(2).play(game("mech-a-dream"), 1)
    for had, did in zip(seen.owned, seen.used, strict=True):
        assert {one for verb, one in did if verb == "buy"} <= had


def test_watching_changes_nothing() -> None:
    rules, watched = game("last-droids"), observation(2)
    assert watched.play(rules, 3).outcome == watched.tournament.play(rules, 3)


def test_options_that_are_not_given_vary() -> None:
    rules = game("mech-a-dream")
    assert [(one["smart-robots"], one["specialists"]) for one in variants_of(rules, 2, {})] == [
        (False, False),
        (False, True),
        (True, False),
        (True, True),
    ]
    assert len(variants_of(rules, 2, {"specialists": True})) == 2
    assert [one["first"] for one in variants_of(game("last-droids"), 3, {})] == ["random", "0", "1", "2"]
    with pytest.raises(BadOption):
        variants_of(rules, 2, {"specialists": "perhaps"})


def test_lift_compares_seats_within_games_in_which_some_had_it_and_others_not() -> None:
    plays = [
        observed((1, 2), ({"orrery"}, {"windmill"})),
        observed((1, 2), ({"orrery"}, {"windmill"}), first=1),
        observed((2, 1), ({"orrery"}, {"orrery"})),
        observed((2, 1), ({"orrery"}, set())),
        observed((1, 1), (set(), {"windmill"}), first=1),
    ]
    report = balance_report(game("mech-a-dream"), observation(2), plays)
    orrery, windmill = report.owned
    assert (orrery.component, orrery.kind, orrery.games, orrery.taken) == ("orrery", "machines", 3, 0.5)
    assert (orrery.with_share, orrery.without_share) == (2 / 3, 1 / 3)
    assert orrery.lift.value == pytest.approx(1 / 3)
    assert (windmill.games, windmill.taken, windmill.with_share, windmill.without_share) == (3, 0.3, 0.5 / 3, 2.5 / 3)
    assert [(one.verb, one.component) for one in report.used] == [("buy", "orrery"), ("buy", "windmill")]
    assert "music-box" in report.never
    assert "florist" not in report.never  # nobody owned any specialist, so that there were none to own
    assert [seat.value for seat in report.seats] == [2.5 / 5, 2.5 / 5]
    assert [place.value for place in report.order] == [1.5 / 5, 3.5 / 5]
    assert not orrery.remarkable


def test_what_always_wins_is_remarkable_and_what_makes_no_difference_is_not() -> None:
    plays = [
        observed(
            (1, 2) if n % 2 else (2, 1), ({"orrery"} if n % 2 else {"windmill"}, {"orrery"} if n % 2 == 0 else set())
        )
        for n in range(60)
    ]
    plays += [observed((1, 2) if n % 2 else (2, 1), ({"music-box"}, set())) for n in range(60)]
    lifts = {lift.component: lift for lift in balance_report(game("mech-a-dream"), observation(2), plays).owned}
    assert lifts["orrery"].remarkable
    assert lifts["windmill"].remarkable
    assert not lifts["music-box"].remarkable
    assert lifts["orrery"].lift.low > 0.8
    assert lifts["music-box"].lift.value == 0


def test_actions_of_winners_and_of_others_are_compared() -> None:
    plays = [observed((1, 2), (set(), set()), buys=(5, 3 + n % 2)) for n in range(30)]
    (buy,) = balance_report(game("mech-a-dream"), observation(2), plays).actions
    assert (buy.verb, buy.winners, buy.others, buy.difference.value) == ("buy", 5, 3.5, 1.5)
    assert buy.remarkable


def test_a_win_of_a_team_is_a_win_of_each_seat_and_a_shared_one_is_shared() -> None:
    nothing = (frozenset[str](),) * 4
    outcome = Outcome((5, 5, 5, 5), (1, 1, 1, 1), (True,) * 4, "end", 9, 0)
    pair = Observed(0, outcome, (0, 0, 1, 1), nothing, (frozenset(),) * 4, ({},) * 4)
    report = balance_report(game("last-droids"), observation(4), [pair])
    assert [seat.value for seat in report.seats] == [0.5] * 4
    assert report.even == 0.5


def test_options_are_compared_by_who_begins_points_and_length() -> None:
    variants = ({"specialists": False}, {"specialists": True})
    plays = [
        observed((1, 2), (set(), set()), variant=0),
        observed((1, 2), (set(), set()), first=1, variant=1),
        observed((1, 2), (set(), set()), variant=0),
        observed((2, 1), (set(), set()), first=1, variant=1),
    ]
    off, on = balance_report(game("mech-a-dream"), observation(2, *variants), plays).options
    assert (off.option, off.value, off.games, off.first.value, off.points.value) == ("specialists", False, 2, 1, 8.5)
    assert (on.value, on.first.value, on.decisions.value) == (True, 0.5, 40)


def test_the_difference_of_two_seats_has_wilsons_interval() -> None:
    """With two seats, one of which has it, the difference is twice the share less 1."""
    from cogwright.lab.intervals import wilson

    wins = [1.0] * 60 + [0.0] * 40
    found = Contrast(wins, [1] * 100, [1 - win for win in wins], [1] * 100).difference_of_shares()
    assert found.value == pytest.approx(0.2)
    assert found.low == pytest.approx(2 * wilson(0.6, 100).low - 1, abs=0.01)
    assert found.high == pytest.approx(2 * wilson(0.6, 100).high - 1, abs=0.01)


def test_a_single_seat_proves_nothing() -> None:
    found = Contrast([1.0] + [0.0] * 20, [1] + [0] * 20, [0.0, *[0.1] * 20], [0, *[1] * 20]).difference_of_shares()
    assert found.low < 0.3


def test_the_report_is_the_same_whatever_the_number_of_processes() -> None:
    rules = game("mech-a-dream")
    watched = observation(2, *variants_of(rules, 2, {}), players=("random",))
    alone = observe(rules, watched, 12, Workers())
    assert observe(rules, watched, 12, Workers(2)) == alone
    plain = json.loads(json.dumps(alone.as_json(1.0)))
    assert plain["games"] == 12
    assert {"component", "kind", "games", "taken", "share_with", "share_without", "lift", "remarkable"} == set(
        plain["owned"][0]
    )


def test_alone_the_games_with_a_component_are_compared_with_those_without() -> None:
    rules = game("last-droids")
    report: BalanceReport = observe(rules, observation(1, players=("random",)), 6, Workers())
    assert all(lift.games == 6 for lift in report.owned)
    assert report.even == 0.5


def test_a_game_without_components_is_judged_by_actions_and_seats() -> None:
    report = observe(Hands(), observation(2), 20, Workers())
    assert (report.owned, report.used, report.never) == ((), (), ())
    assert [one.verb for one in report.actions] == ["left", "right"]


def test_a_view_that_is_no_struct_belongs_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    state: State = game("mech-a-dream").new(2, 7)
    monkeypatch.setattr(type(state), "view", lambda self, seat: ["orrery"])
    assert owned_by(state, 0) == frozenset()
