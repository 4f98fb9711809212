"""Environments for learning: the libraries' own tests over every game, and what an observation promises."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar, Literal

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="no PettingZoo (install the extra `envs`)")

from hands import Hands, HandsState, HandsView
from pettingzoo.test import api_test, seed_test

import cogwright
from cogwright.engine import (
    BadOption,
    BadSeats,
    BadSeed,
    CogwrightError,
    Game,
    IllegalAction,
    Option,
    RandomSource,
    State,
    UnknownGame,
    games,
)
from cogwright.lab import envs
from cogwright.lab.envs import gymnasium_env, observation_names, openspiel_game, vector_env
from cogwright.lab.envs.observation import LIMIT, Observer, observer
from cogwright.lab.envs.parts import BadView
from cogwright.lab.extras import MissingPackage

Options = dict[str, Any]


def flags(game: Game) -> Options:
    """The game's flags, all of them on."""
    return {option.id: True for option in game.options if option.kind == "flag"}


def tables() -> Iterator[tuple[str, int, Options]]:
    """Every game with every number of seats; with the most seats also with all flags on."""
    for id in games():
        game = cogwright.game(id)
        for seats in range(game.min_seats, game.max_seats + 1):
            yield id, seats, {}
        if flags(game):
            yield id, game.max_seats, flags(game)


TABLES = list(tables())
every_table = pytest.mark.parametrize(
    ("id", "seats", "options"), TABLES, ids=[f"{id} {seats} {' '.join(options)}" for id, seats, options in TABLES]
)


def positions(game: Game, seats: int, options: Options, seed: int) -> Iterator[State]:
    """All positions of a game played at random."""
    state, chance = game.new(seats, seed, options), Random(seed)
    while not state.is_over():
        yield state
        seat = chance.choice(state.acting_seats())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    yield state


# PettingZoo


@pytest.mark.filterwarnings("ignore::UserWarning")  # it warns of every observation that is a dict
@every_table
def test_pettingzoo_finds_nothing_wrong(id: str, seats: int, options: Options) -> None:
    api_test(cogwright.env(id, seats=seats, options=options), num_cycles=30)
    seed_test(lambda: cogwright.env(id, seats=seats, options=options), num_cycles=30)


@pytest.mark.parametrize("id", games())
def test_an_environment_plays_the_same_game_as_the_engine(id: str) -> None:
    seats = cogwright.game(id).max_seats
    env, chance = cogwright.env(id, seats=seats), Random(3)
    env.reset(seed=3)
    state = env.game.new(seats, 3)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        assert not truncated
        if terminated:
            env.step(None)
            continue
        seat = state.acting_seats()[0]
        assert agent == f"seat_{seat}"
        legal = state.legal_actions(seat)
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal
        assert env.observation_space(agent).contains(observation)
        assert not any(env.observe(other)["action_mask"].any() for other in env.agents[: state.acting_seats()[0]])
        action = chance.choice(legal)
        state.apply(seat, action)
        env.step(action)
    assert list(rewards.values()) == state.returns()


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    env = cogwright.env("mech-a-dream", seats=2)
    env.reset(seed=1)
    before = env.last()[0]["observation"]
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="allowed are"):
        env.step(illegal)
    with pytest.raises(IllegalAction, match="seat_0 has to take an action"):
        env.step(None)
    assert np.array_equal(env.last()[0]["observation"], before)


@pytest.mark.parametrize("action", ["done", 1.5, True, [1]])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = cogwright.env("mech-a-dream", seats=2)
    env.reset(seed=1)
    with pytest.raises(
        IllegalAction, match=r"^action .*: an action is a whole number from 0 to .* game.action\(name\)"
    ):
        env.step(action)
    assert env.table.decisions == 0
    env.step(np.int64(env.table.legal_actions(0)[0]))


@pytest.mark.parametrize("seed", [1.9, "x", -1, True, 2**256])
def test_what_is_no_seed_is_refused_and_the_game_goes_on(seed: Any) -> None:
    env = cogwright.env("mech-a-dream", seats=2)
    with pytest.raises(BadSeed, match="a seed is a whole number from 0"):
        env.reset(seed=seed)
    with pytest.raises(CogwrightError, match="call reset"):
        env.last()
    env.reset(seed=np.int64(1))  # type: ignore[arg-type] # the types say int, and this is nearly one
    table = env.table
    with pytest.raises(BadSeed):
        env.reset(seed=seed)
    assert env.table is table
    assert table.view(0) == env.game.new(2, 1).view(0)


uses: dict[str, Callable[[Any], object]] = {
    "step": lambda env: env.step(0),
    "observe": lambda env: env.observe("seat_0"),
    "last": lambda env: env.last(),
    "agent_iter": lambda env: next(iter(env.agent_iter())),
    "agents": lambda env: env.agents,
    "num_agents": lambda env: env.num_agents,
    "agent_selection": lambda env: env.agent_selection,
    "rewards": lambda env: env.rewards,
    "terminations": lambda env: env.terminations,
    "truncations": lambda env: env.truncations,
    "infos": lambda env: env.infos,
    "table": lambda env: env.table,
}


@pytest.mark.parametrize("use", uses)
def test_before_a_game_has_begun_it_is_said_that_one_must(use: str) -> None:
    env = cogwright.env("mech-a-dream", seats=2)
    with pytest.raises(CogwrightError, match=r": no game has begun: call reset\(\) first") as refused:
        uses[use](env)
    assert isinstance(refused.value, AttributeError)
    with pytest.raises(AttributeError, match="no attribute 'no_such'"):
        env.no_such  # noqa: B018
    assert (env.max_num_agents, hasattr(env, "agents")) == (2, False)


def test_after_all_agents_have_left_a_step_is_refused() -> None:
    env = cogwright.env("mech-a-dream", seats=2)
    env.reset(seed=1)
    env.table.play_at_random(RandomSource(1))
    env.terminations = dict.fromkeys(env.agents, True)
    while env.agents:
        env.step(None)
    with pytest.raises(CogwrightError, match="all agents have left"):
        env.step(None)


def test_games_without_a_seed_differ() -> None:
    env = cogwright.env("mech-a-dream", seats=2)
    seen = []
    for _ in range(4):
        env.reset()
        seen.append(env.last()[0]["observation"].tobytes())
    assert len(set(seen)) > 1


def test_wrong_games_seats_and_options_are_refused() -> None:
    with pytest.raises(UnknownGame):
        cogwright.env("chess", seats=2)
    with pytest.raises(BadSeats):
        cogwright.env("mech-a-dream", seats=9)
    with pytest.raises(BadOption):
        cogwright.env("mech-a-dream", seats=2, options={"no-such-option": 1})
    with pytest.raises(AttributeError):
        cogwright.envs  # noqa: B018


@pytest.mark.parametrize("name", envs.__all__)
def test_what_makes_an_environment_can_be_imported_again_when_it_was_used(name: str) -> None:
    """No module in the package has the name of a function: when it is imported, it would take the function's place."""
    assert find_spec(f"{envs.__name__}.{name}") is None


def test_what_is_missing_is_named_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("pettingzoo", "gymnasium", "open_spiel", "numpy"):
        monkeypatch.setitem(sys.modules, package, None)
    makers: dict[str, Callable[[], object]] = {
        "pettingzoo": lambda: cogwright.env("mech-a-dream", seats=2),
        "gymnasium": lambda: gymnasium_env("mech-a-dream"),
        "open_spiel": lambda: openspiel_game("mech-a-dream", 2),
        "numpy": lambda: vector_env("mech-a-dream", 2, 2),
    }
    for package, make in makers.items():
        with pytest.raises(MissingPackage, match=f"needs the package {package}, .* pip install '{package}"):
            make()


def test_nothing_is_imported_before_it_is_wanted() -> None:
    program = (
        "import sys, cogwright, cogwright.lab; make = cogwright.env; "
        "print([name for name in ('numpy', 'pettingzoo', 'gymnasium', 'pyspiel') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == "[]\n"


# Observations


@every_table
def test_observations_are_equally_long_finite_and_within_bounds(id: str, seats: int, options: Options) -> None:
    game = cogwright.game(id)
    names = observation_names(id, seats, options)
    assert len(names) == len(set(names))
    watching = observer(game, seats, options)
    for seed in (1001, 1002):
        for state in positions(game, seats, options, seed):
            for seat in range(seats):
                row = watching.observe(state, seat)
                assert row.shape == (len(names),)
                assert np.isfinite(row).all()
                assert np.abs(row).max() <= LIMIT
                assert row[:seats].tolist() == [float(one == seat) for one in range(seats)]


@every_table
def test_nothing_hidden_gets_into_an_observation(id: str, seats: int, options: Options) -> None:
    game = cogwright.game(id)
    watching = observer(game, seats, options)
    chance = RandomSource(5)
    for n, state in enumerate(positions(game, seats, options, 1003)):
        seat = n % seats
        assert np.array_equal(watching.observe(state, seat), watching.observe(state.guess(seat, chance), seat))


@pytest.mark.parametrize("id", games())
def test_the_layout_is_the_same_every_time(id: str) -> None:
    game = cogwright.game(id)
    first = Observer(game, game.max_seats, {})
    second = Observer(cogwright.game(id), game.max_seats, {})
    assert first.names == second.names
    assert first.size == len(first.names)
    state = game.new(game.max_seats, 4)
    assert np.array_equal(first.observe(state, 0), second.observe(state, 0))


def test_other_positions_give_other_observations() -> None:
    game = cogwright.game("mech-a-dream")
    watching = observer(game, 2)
    rows = {watching.observe(state, 0).tobytes() for state in positions(game, 2, {}, 1)}
    assert len(rows) > 30


# The layout of a made-up view


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Card:
    id: str
    worth: int


@dataclass(frozen=True)
class Stone:
    weight: int


@dataclass(frozen=True)
class MadeView(HandsView):
    phase: Literal["day", "night"]
    colour: Colour
    open: bool
    holder: int | None
    top: str | None
    hand: tuple[str, ...]
    cards: tuple[Card, ...]
    piles: list[int]
    pair: tuple[int, bool]
    goods: dict[str, int]
    thing: Card | Stone | None
    piece: str | None


def made_view(round: int, extra: bool = False) -> MadeView:
    return MadeView(
        rounds=round,
        found=(),
        phase="night" if round else "day",
        colour=Colour.BLUE,
        open=True,
        holder=2 if round else None,
        top="ace" if round == 1 else "joker" if extra else None,
        hand=("king", "ace", "king") if round else (),
        cards=(Card("king", 4), Card("ace", 8)),
        piles=[6] * (2 + 3 * extra),
        pair=(100 if extra else 5, False),
        goods={"nut": 3} if round else {},
        thing=Stone(7) if round == 2 else Card("ten", 1) if round else None,
        piece="piece-4" if round else None,
    )


class MadeState(HandsState):
    made: ClassVar[bool] = False

    def view(self, seat: int | None) -> MadeView:
        return made_view(self.round, self.made)

    def clone(self) -> MadeState:
        raise NotImplementedError


class Made(Hands):
    id = "made"
    view_type = MadeView
    options: ClassVar[tuple[Option, ...]] = ()

    def set_up(self, seats: int, random: RandomSource, options: Any, journal: Any) -> MadeState:
        state = MadeState(self, seats, random)
        state.coins = [0, 0, 0]
        for n in reversed(range(3)):
            state.push_table((0, n, 0))
        return state


def made_game() -> Made:
    game = Made()
    cards: list[dict[str, Any]] = [{"id": id, "name": {}} for id in ("king", "queen", "ace")]
    pieces = [{"id": f"piece-{n}"} for n in range(40)]
    object.__setattr__(game.components, "data", {"meta": {"game": "made"}, "card": cards, "piece": pieces})
    return game


def entries(watching: Observer, state: State) -> Mapping[str, float]:
    """The entries that are not 0, by name."""
    row = watching.observe(state, 0)
    return {name: round(float(x), 3) for name, x in zip(watching.names, row, strict=True) if x}


def test_every_kind_of_field_becomes_numbers_with_names(monkeypatch: pytest.MonkeyPatch) -> None:
    game = made_game()
    watching = Observer(game, 1, {})
    state = game.new(1, 0)
    always = {
        "seat=0": 1,
        "colour=blue": 1,
        "open": 1,
        "cards[king] count": 1,
        "cards[king] place": 0.5,
        "cards[king].worth": 0.5,
        "cards[ace] count": 1,
        "cards[ace] place": 1,
        "cards[ace].worth": 1,
        "piles length": 1,
        "piles[0]": 1,
        "piles[1]": 1,
        "pair[0]": 1,
    }
    assert entries(watching, state) == always | {"phase=day": 1}
    state.apply(0, 0)
    later = {
        "phase=night": 1,
        "holder is there": 1,
        "holder": 1,
        "hand[king] count": 1,
        "hand[king:0] place": 0.333,
        "hand[king:1] place": 1,
        "hand[ace] count": 0.5,
        "hand[ace:0] place": 0.667,
        "goods[nut]": 1,
        "piece bit 0": 1,  # the fifth: 101
        "piece bit 2": 1,
    }
    card = {"thing:Card is there": 1, "thing:Card.id=ten": 1, "thing:Card.worth": 1}
    assert entries(watching, state) == always | later | card | {"rounds": 0.5, "top=ace": 1}
    # what the games tried out have not shown: an unknown word, a longer list, a larger number
    monkeypatch.setattr(MadeState, "made", True)
    beyond = {"top=ace": 1, "piles length": 2.5, "pair[0]": LIMIT, "rounds": 0.5}
    assert entries(watching, state) == always | later | card | beyond
    state.apply(0, 0)
    assert entries(watching, state)["top=other"] == 1
    assert "hand[queen] count" in watching.names
    assert "thing:Stone.weight" in watching.names


def test_fields_that_cannot_be_numbers_are_refused() -> None:
    @dataclass(frozen=True)
    class Odd(HandsView):
        notes: tuple[object, ...]

    class OddGame(Hands):
        view_type = Odd

    with pytest.raises(
        BadView, match=r"Odd\.notes\[\]: .*object.* cannot be turned into numbers; allowed are bool, int"
    ):
        Observer(OddGame(), 1, {})
