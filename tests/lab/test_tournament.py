"""Tournaments: every deal is played by all at every seat, whoever plays the games and however often that is interrupted."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from hands import Hands

from cogwright.engine import Game, State, game
from cogwright.engine.record import next_check
from cogwright.lab import (
    BadResults,
    FaultKind,
    FaultReport,
    Faults,
    Outcome,
    ResultsFile,
    Settings,
    Tournament,
    Workers,
    arena_report,
    hold,
    sides_of,
)
from cogwright.lab.matches import derived_seed
from cogwright.lab.results_file import games_in, settings_in

SETTINGS = Settings("hands", ("greedy", "random"), 2, {}, 5, 1, "test 1 00", "0.1.0")
OUTCOME = Outcome(totals=(3, 1), ranks=(1, 2), won=(True, False), end="rounds", decisions=6, first=0)


def tournament(*players: str, seats: int, seed: int = 5) -> Tournament:
    """A tournament at tables where everybody plays for himself."""
    return Tournament(players, tuple((seat,) for seat in range(seats)), seed)


def outcomes(rules: Game, held: Tournament, games: int, file: Path, jobs: int = 1) -> list[Outcome]:
    """Hold the tournament and return how its games ended."""
    settings = Settings(rules.id, held.players, held.seats, held.options, held.seed, 1, "test", "0.1.0")
    with ResultsFile(file, settings) as results:
        hold(rules, held, games, results, Workers(jobs))
        return [results.outcomes[n] for n in range(games)]


@pytest.mark.parametrize(
    ("players", "seats", "tables"),
    [
        ("ab", 2, [(0, 1)]),
        ("abc", 2, [(0, 1), (0, 2), (1, 2)]),
        ("abcd", 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        ("ab", 3, [(0, 0, 1), (0, 1, 1)]),
        ("ab", 4, [(0, 0, 1, 1)]),
        ("abc", 4, [(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)]),
        ("a", 1, [(0,)]),
    ],
)
def test_all_players_meet_and_sit_at_a_table_as_evenly_as_possible(
    players: str, seats: int, tables: list[tuple[int, ...]]
) -> None:
    held = tournament(*players, seats=seats)
    assert held.tables == tables
    assert held.games_a_deal == len(tables) * seats


@pytest.mark.parametrize(("players", "seats"), [("ab", 2), ("abc", 3), ("abc", 2), ("abcd", 4), ("ab", 3), ("abc", 4)])
def test_every_player_sits_equally_often_at_every_seat_of_each_deal(players: str, seats: int) -> None:
    held = tournament(*players, seats=seats)
    for deal in range(6):
        numbers = range(deal * held.games_a_deal, (deal + 1) * held.games_a_deal)
        assert {held.deal(n) for n in numbers} == {deal}
        sat = Counter((player, seat) for n in numbers for seat, player in enumerate(held.seating(n)))
        assert len(sat) == len(players) * seats
        assert len(set(sat.values())) == 1


def test_players_sit_in_every_order_as_deals_go_on() -> None:
    held = tournament("a", "b", "c", "d", seats=4)
    assert len({held.seating(n) for n in range(6 * held.games_a_deal)}) == 24


def test_all_games_of_a_deal_begin_alike_and_other_deals_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    rules = Hands()
    new = rules.new

    def noting(seats: int, seed: int, options: dict[str, object]) -> State:
        seeds.append(seed)
        return new(seats, seed, options)

    monkeypatch.setattr(rules, "new", noting)
    held = tournament("greedy", "random", seats=2)
    for n in range(4):
        held.play(rules, n)
    assert seeds == [derived_seed(5, 0)] * 2 + [derived_seed(5, 1)] * 2


def test_games_are_added_until_every_deal_is_played_by_all() -> None:
    held = tournament("a", "b", "c", seats=3)
    assert [held.deals(games) * held.games_a_deal for games in (1, 3, 400, 402)] == [3, 3, 402, 402]


def test_in_a_game_of_teams_a_player_takes_a_team() -> None:
    rules = game("last-droids")
    assert sides_of(rules, 4, {}) == ((0, 1), (2, 3))
    assert sides_of(rules, 3, {}) == ((0,), (1,), (2,))
    held = Tournament(("greedy", "random"), sides_of(rules, 4, {}), 7)
    assert (held.seats, held.games_a_deal) == (4, 2)
    report = arena_report(rules.id, held, [held.play(rules, n) for n in range(4)])
    assert [player.wins for player in report.players] == [4, 0]
    assert report.even == 0.5


def test_alone_a_player_meets_the_automa() -> None:
    rules = game("last-droids")
    held = Tournament(("greedy", "random"), sides_of(rules, 1, {}), 7)
    report = arena_report(rules.id, held, [held.play(rules, n) for n in range(4)])
    assert [player.games for player in report.players] == [2, 2]
    assert report.even == 0.5
    assert report.automa
    assert report.automa.value > report.players[1].rating.value
    (pair,) = report.pairs
    assert (pair.games, pair.ahead.value) == (2, 1)


def test_alone_without_an_automa_players_meet_those_who_had_the_same_deal() -> None:
    held = tournament("a", "b", seats=1)
    points = [(7, 5), (6, 6), (9, 2)]
    report = arena_report("hands", held, [solo(total) for deal in points for total in deal])
    a, b = report.players
    (pair,) = report.pairs
    assert (a.points.value, b.points.value) == (22 / 3, 13 / 3)
    assert (pair.games, pair.ahead.value, pair.lead.value) == (3, 2.5 / 3, 3)
    assert a.rating.value > b.rating.value
    assert (a.wins, report.even, report.automa) == (3, None, None)


def solo(total: int) -> Outcome:
    """A game of one player, won from 5 points on."""
    return Outcome(totals=(total,), ranks=(1,), won=(total >= 5,), end="days", decisions=30, first=0)


def test_the_same_seed_gives_the_same_outcomes_whatever_the_number_of_processes(tmp_path: Path) -> None:
    rules, held = game("mech-a-dream"), tournament("greedy", "random", seats=2)
    alone = outcomes(rules, held, 8, tmp_path / "alone")
    assert outcomes(rules, held, 8, tmp_path / "two", jobs=2) == alone
    assert outcomes(rules, tournament("greedy", "random", seats=2, seed=6), 8, tmp_path / "other") != alone


def test_an_interrupted_tournament_goes_on_to_the_same_outcomes(tmp_path: Path) -> None:
    rules, held, file = Hands(), tournament("greedy", "random", seats=2), tmp_path / "hands.results"
    whole = outcomes(rules, held, 12, tmp_path / "whole.results")

    class Power(Exception):
        pass

    def fail_after_five(games: int) -> None:
        heard.append(games)
        if sum(heard) == 5:
            raise Power

    heard: list[int] = []
    settings = Settings(rules.id, held.players, held.seats, held.options, held.seed, 1, "test", "0.1.0")
    with pytest.raises(Power), ResultsFile(file, settings) as results:
        hold(rules, held, 12, results, Workers(), progress=fail_after_five)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2 + 5
    assert games_in(file) == 12
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"n": 5, "outc')
    assert outcomes(rules, held, 12, file) == whole
    assert file.read_bytes() == (tmp_path / "whole.results").read_bytes()
    assert outcomes(rules, held, 20, file)[:12] == whole
    assert games_in(file) == 20
    assert outcomes(rules, held, 8, file) == whole[:8]
    assert games_in(file) == 20


def test_a_file_of_another_tournament_is_refused_and_what_differs_is_named(tmp_path: Path) -> None:
    file = tmp_path / "hands.results"
    with ResultsFile(file, SETTINGS) as results:
        results.add(0, OUTCOME)
    before = file.read_bytes()
    other = Settings("hands", ("greedy", "search:1s"), 2, {"first": 1}, 5, 1, "test 1 00", "0.1.0")
    with pytest.raises(BadResults) as refusal:
        ResultsFile(file, other)
    for part in (
        "hands.results: belongs to another tournament",
        "players are greedy,random there, greedy,search:1s here",
        "option first is not given there, 1 here",
    ):
        assert part in str(refusal.value)
    assert "seed" not in str(refusal.value)
    assert file.read_bytes() == before
    assert settings_in(file) == SETTINGS


@pytest.mark.parametrize(
    ("edit", "complaint"),
    [
        (lambda lines: [lines[0], lines[1].replace("3", "4"), *lines[2:]], "line 2: was changed"),
        (lambda lines: [lines[0], *lines[2:]], "line 2: was changed, or lines before it are missing"),
        (lambda lines: [*lines, "hello"], "line 4: is no line of a tournament's results"),
        (lambda lines: [*lines, lines[-1]], "line 4: was changed"),
        (lambda lines: ["This is a letter."], "line 1: is no line of a tournament's results"),
    ],
)
def test_a_damaged_file_is_refused_with_the_line_that_is_wrong(tmp_path: Path, edit, complaint: str) -> None:  # type: ignore[no-untyped-def] # the lambdas above have none
    file = tmp_path / "hands.results"
    with ResultsFile(file, SETTINGS) as results:
        results.add(0, OUTCOME)
        results.add(1, OUTCOME)
    file.write_text("\n".join(edit(file.read_text(encoding="utf-8").splitlines())) + "\n", encoding="utf-8")
    with pytest.raises(BadResults, match=complaint):
        ResultsFile(file, SETTINGS)


@pytest.mark.parametrize("length", [1, 40])
def test_a_file_cut_off_within_its_first_line_is_named(tmp_path: Path, length: int) -> None:
    file = tmp_path / "hands.results"
    with ResultsFile(file, SETTINGS) as results:
        results.add(0, OUTCOME)
    file.write_text(file.read_text(encoding="utf-8")[:length], encoding="utf-8")
    for read in (lambda: settings_in(file), lambda: ResultsFile(file, SETTINGS)):
        with pytest.raises(
            BadResults, match="its first line is not whole: either it was cut off, so that no game of it"
        ):
            read()


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "hands.results"
    file.write_bytes(b"\n\xff\xfe\n")
    with pytest.raises(BadResults, match="cannot be read"):
        ResultsFile(file, SETTINGS)


def test_faults_are_kept_in_the_file(tmp_path: Path) -> None:
    failed = replace(OUTCOME, faults=(Faults(1, 4, (("crashed", "0"), ("gave-up", "3"))),))
    with ResultsFile(tmp_path / "hands.results", SETTINGS) as results:
        results.add(0, failed)
    with ResultsFile(tmp_path / "hands.results", SETTINGS) as results:
        assert results.outcomes == {0: failed}


def test_a_file_from_before_faults_were_noted_can_be_read_unless_programs_played(tmp_path: Path) -> None:
    for players, refused in ((("greedy", "random"), False), (("exec:./mine", "random"), True)):
        file, settings = tmp_path / players[0][:4], replace(SETTINGS, players=players)
        plain = asdict(OUTCOME)
        del plain["faults"]
        check, text = "", ""
        for line in (json.dumps(asdict(settings)), json.dumps({"n": 0, "outcome": plain})):
            check = next_check(check, line)
            text += f"{line} ;{check}\n"
        file.write_text(text, encoding="utf-8")
        if refused:
            with pytest.raises(
                BadResults, match="was written by an older Cogwright, which did not note what programs do"
            ):
                ResultsFile(file, settings)
        else:
            with ResultsFile(file, settings) as results:
                assert results.outcomes == {0: OUTCOME}
            assert games_in(file) is None


def test_faults_are_counted_by_player_wherever_it_sits() -> None:
    held = tournament("a", "b", seats=2)
    crash = ("crashed", "5")
    played = [
        replace(OUTCOME, faults=(Faults(0, 7, (crash, ("gave-up", "3"))),)),  # a, b
        replace(OUTCOME, faults=(Faults(1, 2, (("crashed", "6"),)), Faults(0, 1, (("stalled", "10"),)))),  # b, a
        OUTCOME,
        OUTCOME,
    ]
    a, b = arena_report("hands", held, played).players
    assert a.faults == FaultReport(2, 9, (FaultKind("crashed", 2, "5"), FaultKind("gave-up", 1, "3")))
    assert b.faults == FaultReport(1, 1, (FaultKind("stalled", 1, "10"),))


def test_only_one_process_writes_a_file(tmp_path: Path) -> None:
    with ResultsFile(tmp_path / "one", SETTINGS), pytest.raises(BadResults, match="another process is playing"):
        ResultsFile(tmp_path / "one", SETTINGS)


def test_a_report_shares_wins_and_compares_players_within_games() -> None:
    held = tournament("a", "b", seats=2)
    played = [
        Outcome(totals=(10, 4), ranks=(1, 2), won=(True, False), end="days", decisions=30, first=0),  # a, b
        Outcome(totals=(6, 6), ranks=(1, 1), won=(True, True), end="days", decisions=50, first=1),  # b, a
        Outcome(totals=(3, 9), ranks=(2, 1), won=(False, True), end="machines", decisions=40, first=0),
        Outcome(totals=(2, 8), ranks=(2, 1), won=(False, True), end="days", decisions=40, first=1),
    ]
    report = arena_report("hands", held, played)
    a, b = report.players
    assert (a.games, a.wins, a.points.value) == (4, 2.5, 6.75)
    assert (b.games, b.wins, b.points.value) == (4, 1.5, 5.25)
    assert [seat.value for seat in report.seats] == [1.5 / 4, 2.5 / 4]
    assert [seat.value for seat in a.seats] == [0.5, 0.75]
    assert report.first.value == 2.5 / 4
    (pair,) = report.pairs
    assert (pair.games, pair.ahead.value, pair.lead.value) == (4, 2.5 / 4, 1.5)
    assert report.ends == {"days": 3, "machines": 1}
    assert report.decisions.value == 40
    assert b.rating.value < a.rating.value
    plain = json.loads(json.dumps(report.as_json(1.23456)))
    assert plain["players"][0]["wins"] == 2.5
    assert plain["deals"] == 2


def test_a_few_deals_do_not_tell_how_sure_a_rating_is() -> None:
    rules, held = Hands(), tournament("greedy", "random", seats=2)
    played = [held.play(rules, n) for n in range(20)]
    assert not any(one.rating.is_known for one in arena_report(rules.id, held, played[:18]).players)
    assert all(one.rating.is_known for one in arena_report(rules.id, held, played).players)


def test_ratings_order_players_by_strength() -> None:
    rules, held = Hands(), tournament("greedy", "random", seats=2)
    report = arena_report(rules.id, held, [held.play(rules, n) for n in range(200)])
    greedy, random = report.players
    assert random.rating.high < greedy.rating.low
    assert 0.5 < greedy.share.low < greedy.share.value < greedy.share.high < 1
    assert greedy.share.value + random.share.value == pytest.approx(1)
