"""`cogwright analyse`: what the coach says about recorded games, in words and as data, and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hands import Hands
from terminal import cogwright, refusal

from cogwright.cli import analyse, replay
from cogwright.engine import Match, game
from cogwright.players import bot


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The end of a game between two bots, one of which decides badly."""
    file = tmp_path_factory.mktemp("analyse") / "game.record"
    position = {"seats": 2, "day": 7}
    match = Match.from_position(game("mech-a-dream"), position)
    bots = [bot("greedy", 1), bot("random", 2)]
    while not match.state.is_over():
        seat = match.state.acting_seats()[0]
        match.play(seat, bots[seat].choose(match.state, seat))
    file.write_text(match.record(["Ada", "random"]).write(), encoding="utf-8")
    return file


def test_it_says_what_could_be_expected_and_what_would_have_been_better(record: Path) -> None:
    shown = " ".join(cogwright("analyse", str(record), "--budget", "6").out.split())
    assert "Points that could be expected" in shown
    assert re.search(r"At the end \d+ \(100%\) \d+ \(0%\)", shown)
    assert re.search(r"\d+ \d+\.\d \(\d+%\) \d+\.\d \(\d+%\)", shown)
    assert re.search(r"Ada \d+ \d+ \d+\.\d", shown)
    assert "Turning points" in shown or "there was no turning point" in shown
    ja = cogwright("analyse", str(record), "--budget", "6", "--language", "ja").out
    assert "最終得点の見込み" in ja


def test_as_data_it_has_every_choice_with_its_loss(record: Path) -> None:
    told = json.loads(cogwright("analyse", str(record), "--budget", "6", "--json").out)
    assert told["players"] == ["Ada", "random"]
    assert len(told["totals"]) == 2
    assert told["results"] == [1, -1]
    assert told["decisions"]
    for decision in told["decisions"]:
        assert decision["loss"] >= 0
        assert len(decision["played"]["expected"]) == 2
        assert decision["played"]["results"][0] == -decision["played"]["results"][1]
        assert decision["played"]["line"][0] == {"seat": decision["seat"], "action": decision["played"]["action"]}
        assert (decision["loss"] == 0) == (decision["best"]["action"] == decision["played"]["action"])
    losses = {decision["number"]: decision["loss"] for decision in told["decisions"]}
    assert all(losses[number] >= 1 for number in told["turning_points"])


def test_the_same_tries_judge_the_same(record: Path) -> None:
    first, second = (cogwright("analyse", str(record), "--budget", "5", "--json").out for _ in range(2))
    assert first == second


def test_what_cannot_be_analysed_is_refused(record: Path, tmp_path: Path) -> None:
    assert "search budget 'soon'" in refusal(cogwright("analyse", str(record), "--budget", "soon"))
    assert "cannot be read" in refusal(cogwright("analyse", str(tmp_path / "missing.record")))
    damaged = tmp_path / "damaged.record"
    damaged.write_text(record.read_text().replace("\n2. ", "\n3. ", 1))
    assert "line" in refusal(cogwright("analyse", str(damaged)))


def test_a_game_that_cannot_evaluate_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Wordless(Hands):
        def words(self, language: str) -> str:
            raise FileNotFoundError

    match = Match.new(Wordless(), 2, 0)
    file = tmp_path / "hands.record"
    monkeypatch.setattr(replay, "game", lambda id, components: Wordless())
    monkeypatch.delattr(type(match.state), "evaluate")
    match.play(0, match.state.legal_actions(0)[0])
    file.write_text(match.record().write(), encoding="utf-8")
    with pytest.raises(Exception, match="hands cannot evaluate its positions, so it cannot be analysed"):
        analyse.analyse_record(file, "5", False, None, "en")
