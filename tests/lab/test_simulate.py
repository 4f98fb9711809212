"""Series of games between bots: told by one seed, the same on one core and on several, and counted right."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hands import Hands

from cogwright.engine import game
from cogwright.lab import Outcome, Series, measure, report, simulate
from cogwright.lab import bench as bench_module

SERIES = Series(("greedy", "random"), 12, 5)


def test_the_same_seed_gives_the_same_report_whatever_the_number_of_processes() -> None:
    rules = game("mech-a-dream")
    alone = simulate(rules, SERIES)
    assert simulate(rules, SERIES, jobs=2) == alone
    assert alone.games == 12
    assert simulate(rules, Series(("greedy", "random"), 12, 6)) != alone


def test_other_processes_read_the_same_component_file(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    text = game("mech-a-dream").resource("components.toml")
    file.write_text(
        text.replace("flower = 3\nink = 4\nrainbow = 0", "flower = 9\nink = 9\nrainbow = 9"), encoding="utf-8"
    )
    rules = game("mech-a-dream", file)
    series = Series(("greedy", "greedy"), 4, 1)
    assert simulate(rules, series, jobs=2, components=file) == simulate(rules, series, components=file)
    assert simulate(rules, series).seats[0].mean > simulate(game("mech-a-dream"), series).seats[0].mean


def test_every_game_of_a_series_can_be_played_alone() -> None:
    rules = game("mech-a-dream")
    outcomes = [SERIES.play(rules, n) for n in range(4)]
    assert SERIES.play(rules, 2) == outcomes[2]
    assert len({outcome.totals for outcome in outcomes}) == 4


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(Hands(), Series(("random", "random"), 7, 0), progress=heard.append)
    assert sum(heard) == 7


def test_rotation_moves_each_bot_one_seat_on_after_each_game() -> None:
    series = Series(("greedy", "random", "random"), 5, 0, rotate=True)
    assert [series.seat(0, n) for n in range(5)] == [0, 1, 2, 0, 1]
    kinds = [[type(one).__name__ for one in series.seated_bots(n)] for n in range(2)]
    assert kinds == [["GreedyBot", "RandomBot", "RandomBot"], ["RandomBot", "GreedyBot", "RandomBot"]]


def test_a_report_counts_wins_scores_lengths_and_ends() -> None:
    outcomes = [
        Outcome(totals=(10, 4), ranks=(1, 2), won=(True, False), end="days", decisions=30, first=0),
        Outcome(totals=(6, 6), ranks=(1, 1), won=(True, True), end="days", decisions=50, first=1),
        Outcome(totals=(3, 9), ranks=(2, 1), won=(False, True), end="machines", decisions=40, first=0),
    ]
    found = report("hands", Series(("greedy", "random"), 3, 0), outcomes)
    assert [(seat.bot, seat.wins, seat.mean, seat.min, seat.max) for seat in found.seats] == [
        ("greedy", 2, 6.33, 3, 10),
        ("random", 2, 6.33, 4, 9),
    ]
    assert (found.decisions, found.shortest, found.longest) == (120, 30, 50)
    assert (found.ends, found.first_seat_wins, found.shared_wins) == ({"days": 2, "machines": 1}, 2, 1)


def test_a_report_follows_the_bots_when_seats_rotate() -> None:
    outcomes = [
        Outcome(totals=(10, 4), ranks=(1, 2), won=(True, False), end="days", decisions=30, first=0),
        Outcome(totals=(4, 12), ranks=(2, 1), won=(False, True), end="days", decisions=30, first=0),
    ]
    found = report("hands", Series(("greedy", "random"), 2, 0, rotate=True), outcomes)
    assert [(seat.wins, seat.mean) for seat in found.seats] == [(2, 11), (0, 4)]


def test_the_report_as_json_has_the_agreed_keys() -> None:
    found = simulate(Hands(), Series(("random", "greedy"), 3, 0)).as_json(1.23456)
    assert list(found) == ["game", "games", "decisions", "seconds", "seats", "ends", "first_seat_wins"]
    seats = json.loads(json.dumps(found))["seats"]
    assert list(seats[0]) == ["bot", "wins", "mean", "min", "max", "faults"]


def test_the_speed_of_a_game_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_module, "SECONDS_A_RUN", 0.01)
    monkeypatch.setattr(bench_module, "RUNS", 3)
    monkeypatch.setattr(bench_module, "COPIES", 2)
    runs: list[int] = []
    heard: Callable[[int], None] = runs.append
    speed = measure(game("mech-a-dream"), heard)
    assert sum(runs) == 9
    assert speed.seats == 4
    assert speed.driven > 1000
    assert speed.playout > 1000
    assert 0 < speed.clone < 10_000
