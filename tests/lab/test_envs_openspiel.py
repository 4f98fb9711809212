"""The games in OpenSpiel: its own random simulations, what players see and remember, and its search playing whole games."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="no OpenSpiel (install the extra `openspiel`)")

import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import cogwright
from cogwright.engine import BadOption, BadSeats, BadSeed, Option, game, games
from cogwright.lab.envs import observation_names, openspiel_game


def tables() -> Iterator[tuple[str, int]]:
    """Every game with every number of seats."""
    for id in games():
        for seats in range(game(id).min_seats, game(id).max_seats + 1):
            yield id, seats


def some_seats(id: str) -> int:
    """Two seats, or as few as the game has."""
    return max(2, game(id).min_seats)


def dealt(id: str, seed: int) -> Any:
    """A state of OpenSpiel after the deal."""
    state = openspiel_game(id, some_seats(id), seed=seed).new_initial_state()
    state.apply_action(0)
    return state


def play_on(state: Any, chance: Random, decisions: int = 10**9) -> None:
    for _ in range(decisions):
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize(("id", "seats"), list(tables()))
def test_openspiel_finds_nothing_wrong(id: str, seats: int) -> None:
    pyspiel.random_sim_test(openspiel_game(id, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("id", games())
def test_the_search_of_openspiel_plays_a_whole_game(id: str) -> None:
    state = dealt(id, 3)
    searching = ISMCTSBot(
        game=state.get_game(),
        evaluator=RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=2,
        random_state=np.random.RandomState(2),
    )
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(searching.step(state))
        else:
            play_on(state, Random(state.move_number()), 1)
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("id", games())
def test_a_state_plays_as_the_engine_does(id: str) -> None:
    state = dealt(id, 4)
    table = state.table.state.clone()
    chance = Random(4)
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == table.acting_seats()[0]
        assert state.legal_actions() == table.legal_actions(seat)
        action = chance.choice(state.legal_actions())
        assert state.action_to_string(seat, action) == table.game.action_name(action)
        state.apply_action(action)
        table.apply(seat, action)
    assert state.returns() == table.returns()
    assert len(state.observation_tensor(0)) == len(observation_names(id, some_seats(id)))


@pytest.mark.parametrize("id", games())
def test_a_state_drawn_anew_looks_the_same_to_its_player_and_remembers_nothing_of_the_others(id: str) -> None:
    state = dealt(id, 5)
    play_on(state, Random(5), 25)
    for seat in range(some_seats(id)):
        drawn = state.resample_from_infostate(seat, Random(1).random)
        assert drawn.information_state_string(seat) == state.information_state_string(seat)
        assert drawn.observation_string(seat) == state.observation_string(seat)
        assert drawn.history() == state.history()
        other = (seat + 1) % some_seats(id)
        assert drawn.information_state_string(other).startswith(" {")
        before = state.information_state_string(seat)
        play_on(drawn, Random(6))
        assert drawn.is_terminal()
        assert state.information_state_string(seat) == before
        with pytest.raises(Exception, match="cannot be stored"):
            drawn.serialize()


def test_what_a_player_did_is_part_of_his_information_but_not_of_his_observation() -> None:
    first, second = dealt("mech-a-dream", 6), dealt("mech-a-dream", 6)
    seat = first.current_player()
    assert first.information_state_string(seat) == second.information_state_string(seat)
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[1])
    assert first.information_state_string(seat).split(" ")[0] != second.information_state_string(seat).split(" ")[0]
    assert first.information_state_string(1 - seat).startswith(" {")
    assert first.observation_string(seat).startswith("{")


@pytest.mark.parametrize("id", games())
def test_states_can_be_copied_and_stored(id: str) -> None:
    state = dealt(id, 7)
    play_on(state, Random(7), 12)
    copied = state.clone()
    stored = state.get_game().deserialize_state(state.serialize())
    for twin in (copied, stored):
        assert str(twin) == str(state)
        seat = state.current_player()
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        play_on(twin, Random(8))
    play_on(state, Random(8))
    assert copied.returns() == stored.returns() == state.returns()


def test_a_seed_repeats_the_deals_and_without_one_they_differ() -> None:
    def deals(seed: int | None) -> list[str]:
        rules = openspiel_game("mech-a-dream", 2, seed=seed)
        found = []
        for _ in range(3):
            state = rules.new_initial_state()
            assert state.is_chance_node()
            assert state.chance_outcomes() == [(0, 1.0)]
            assert state.observation_string(0) == ""
            state.apply_action(0)
            found.append(state.observation_string(0))
        return found

    assert deals(1) == deals(1)
    assert len(set(deals(1))) > 1
    assert deals(None) != deals(None)


def test_spectators_see_what_is_public() -> None:
    state = dealt("last-droids", 8)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    seen = state.get_game().make_py_observer(public).string_from(state, 0)
    assert '"viewer":null' in seen
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="nobody sees"):
        state.get_game().make_py_observer(everything)


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    rules = openspiel_game("mech-a-dream", 3, {"specialists": True})
    assert rules.options["specialists"] is True
    assert rules.num_players() == 3
    named = pyspiel.load_game("cogwright_mech_a_dream(players=3,specialists=true)")
    assert named.options == rules.options
    assert openspiel_game("last-droids", 3, {"first": "2"}).options["first"] == "2"
    with pytest.raises(BadSeats):
        openspiel_game("mech-a-dream", 9)
    with pytest.raises(BadOption):
        openspiel_game("mech-a-dream", 2, {"first": "2"})


def values(option: Option) -> Iterator[object]:
    """Values of the option: all, or those at its ends."""
    if option.kind == "flag":
        yield from (False, True)
    elif option.kind == "choice":
        yield from option.choices
    elif option.kind == "each":
        yield ",".join(option.choices[::-1][: len(option.words())])
        yield str(option.default)
    elif option.kind == "number":
        yield from (option.minimum, option.default, option.maximum)


def test_every_game_with_every_option_is_loaded_from_its_own_string(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogwright.lab.envs.openspiel.observer", lambda rules, seats, options: None)  # which takes long
    loaded = set()
    for id, seats in tables():
        given: list[dict[str, object]] = [{}]
        for option in game(id).options:
            if not option.seats or seats in option.seats:
                given += [{option.id: value} for value in values(option)]
        for options in given:
            rules = openspiel_game(id, seats, options, seed=5)
            assert rules.options == game(id).check_options(seats, options)
            again = pyspiel.load_game(str(rules))
            assert (str(again), again.seats, again.options) == (str(rules), seats, rules.options)
            loaded.add(str(rules))
    assert len(loaded) > 40


def test_a_game_is_loaded_from_its_string_with_its_deals_and_components(tmp_path: Path) -> None:
    file = tmp_path / "my set, 'no' 2 (1) = 50%25; 二.toml"
    file.write_text(game("sparks").resource("components.toml"), encoding="utf-8")
    rules = openspiel_game("sparks", 2, {"colours": "green,blue", "first": "1"}, file, seed=3)
    assert "colours=green;blue," in str(rules)
    assert "first='1'," in str(rules)
    states = [one.new_initial_state() for one in (rules, pyspiel.load_game(str(rules)))]
    for state in states:
        state.apply_action(0)
    assert states[0].observation_string(0) == states[1].observation_string(0)


def test_options_may_be_given_to_openspiel_as_they_are_spelled_elsewhere() -> None:
    parameters = {"players": 2, "colours": "green,blue", "first": "1"}
    rules = pyspiel.load_game("cogwright_sparks", parameters)
    assert (rules.options["colours"], rules.options["first"]) == ("green,blue", "1")
    assert pyspiel.load_game(str(rules)).options == rules.options


@pytest.mark.parametrize("seed", [-1, 2**31, 1.5, "x", True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSeed, match=r"a seed for OpenSpiel is a whole number from 0 to 2\*\*31 - 1"):
        openspiel_game("mech-a-dream", 2, seed=seed)


def test_data_is_no_parameter() -> None:
    assert openspiel_game("mech-a-dream", 2, {"deal": None}).options["deal"] is None
    with pytest.raises(BadOption, match="option deal: data cannot be a parameter of OpenSpiel"):
        openspiel_game("mech-a-dream", 2, {"deal": {}})


def test_a_program_that_registered_the_games_ends_quietly() -> None:
    program = (
        "import cogwright.lab.envs.openspiel, pyspiel; pyspiel.load_game('cogwright_mech_a_dream').new_initial_state()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert cogwright.game("mech-a-dream")
