"""Games for OpenSpiel: sequential, with imperfect information; the deal is drawn when a game begins (sampled chance).

Importing this module registers every installed game as `cogwright_<id>` (with `_` for `-`). The parameters are `players`,
`rng_seed` (which deals come one after the other; -1: others each time), `components` (a file) and the options of the game.
`str(game)` names them all, and `pyspiel.load_game` makes the same game of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from cogwright.engine import (
    BadOption,
    BadSeed,
    CogwrightError,
    Game,
    Option,
    RandomSource,
    State,
    game,
    games,
    secret_seed,
)
from cogwright.engine.errors import shown
from cogwright.lab.envs.given import whole_number
from cogwright.lab.envs.observation import Floats, observer
from cogwright.lab.matches import derived_seed
from cogwright.players.plain import as_json

LONGEST: Final = 100_000
"""OpenSpiel wants to know how many decisions a game can take at most; no game comes near this."""
DEAL: Final = 0
"""The only outcome of the only chance node, at the beginning: all that is drawn at random follows from it."""
DECIMALS: Final = 2**53
OTHERS_EACH_TIME: Final = -1
SEED_BITS: Final = 31
"""A number among OpenSpiel's parameters has no more."""


def openspiel_name(id: str) -> str:
    """How OpenSpiel calls the game."""
    return f"cogwright_{_word(id)}"


def load(rules: Game, seats: int, options: Mapping[str, object], components: str, seed: int | None) -> Any:
    """The registered game with these parameters, as a `pyspiel.Game`; its seats and options have been checked.

    Raises:
        BadSeed: OpenSpiel has no such number.
        BadOption: an option has data as its value, which no parameter of OpenSpiel can have.
    """
    parameters = {"players": seats, "rng_seed": _parameter_of_seed(seed), "components": _written(components)}
    kinds = {option.id: option.kind for option in rules.options}
    for id, value in options.items():
        if kinds[id] != "data":
            parameters[_word(id)] = _written(value) if isinstance(value, str) else value
        elif value is not None:
            raise BadOption(f"option {id}: data cannot be a parameter of OpenSpiel; allowed is to leave it out")
    return pyspiel.load_game(openspiel_name(rules.id), parameters)


def _word(id: str) -> str:
    return id.replace("-", "_")


def _parameter_of_seed(seed: int | None) -> int:
    if seed is None:
        return OTHERS_EACH_TIME
    whole = whole_number(seed)
    if whole is None or whole not in range(1 << SEED_BITS):
        raise BadSeed(f"seed {shown(seed)}: a seed for OpenSpiel is a whole number from 0 to 2**{SEED_BITS} - 1")
    return whole


# A text as the value of a parameter: OpenSpiel keeps commas, brackets and equals signs for itself, and takes `2` for a number.


def _written(text: str) -> str:
    """The text as a parameter: `red;blue` for `red,blue`, `'2'` for `2`, and what else is special as in an address of the web."""
    written = quote(text, safe=" ,/").replace(",", ";")
    return (
        written if pyspiel.game_parameters_from_string(f"game(text={written})")["text"] == written else f"'{written}'"
    )


def _read(written: str) -> str:
    """The text of a parameter; one that was given as it is, not written, remains what it is."""
    return unquote(written.strip("'").replace(";", ","))


# What OpenSpiel wants to know about a game


def _game_type(rules: Game) -> Any:
    return pyspiel.GameType(
        short_name=openspiel_name(rules.id),
        long_name=rules.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if rules.min_seats == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.max_seats,
        min_num_players=rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.min_seats, "rng_seed": OTHERS_EACH_TIME, "components": ""}
        | {_word(option.id): _default(option) for option in rules.options if option.kind != "data"},
    )


def _default(option: Option) -> bool | int | str:
    """What stands for "not given": the default itself, or no word, since the default of words may depend on the seats."""
    return "" if option.kind in ("choice", "each") else cast("bool | int", option.default)


def _game_info(rules: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.vocabulary),
        max_chance_outcomes=1,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if rules.min_seats == 1 else 0.0,
        max_game_length=LONGEST,
    )


class CogwrightGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types
    """A game with its number of seats, its options and its components; there is a subclass for every installed game."""

    kind: ClassVar[Any]
    id: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        """OpenSpiel makes these: `pyspiel.load_game("cogwright_last_droids", {"players": 3})`."""
        given = {name: _read(value) if isinstance(value, str) else value for name, value in parameters.items()}
        self._components = str(given["components"])
        self.rules = game(self.id, self._components or None)
        self.seats = int(given["players"])
        self.rules.check_seats(self.seats)
        self.options = self.rules.check_options(self.seats, _given_options(self.rules, given))
        self.observer = observer(self.rules, self.seats, self.options)
        self._seed = int(given["rng_seed"])
        self._deals = 0
        written = {name: _written(value) if isinstance(value, str) else value for name, value in given.items()}
        super().__init__(self.kind, _game_info(self.rules, self.seats), written)

    def new_initial_state(self) -> CogwrightState:
        """The state before the deal."""
        return CogwrightState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CogwrightObserver:
        """What turns states into strings and tensors."""
        return CogwrightObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def deal(self) -> _Deal:
        """Another deal than those before."""
        self._deals += 1
        seed = secret_seed() if self._seed < 0 else derived_seed(self._seed, self._deals)
        return _Deal(self.id, self._components, self.seats, self.options, seed)


def _given_options(rules: Game, parameters: Mapping[str, Any]) -> dict[str, object]:
    defaults = {option.id: _default(option) for option in rules.options if option.kind != "data"}
    return {id: parameters[_word(id)] for id, default in defaults.items() if parameters[_word(id)] != default}


# States


@dataclass(frozen=True)
class _Deal:
    """How a game began."""

    id: str
    components: str
    seats: int
    options: Mapping[str, object]
    seed: int

    def state(self) -> State:
        """The position after the deal."""
        return game(self.id, self.components or None).new(self.seats, self.seed, self.options)


class _Step:
    """A decision that was made, with the position before it; all states that came out of it share it."""

    def __init__(self, before: _Step | None, state: State, seat: int, action: int) -> None:
        self.before = before
        self.state = state
        self.seat = seat
        self.action = action
        self.memories: dict[int, str] = {}


class _Table:
    """What OpenSpiel copies and stores for a state: how the game began, the steps since, the position now.

    A position that was drawn anew for a seat has no beginning; instead it holds what that seat remembers.
    """

    def __init__(
        self, deal: _Deal | None = None, state: State | None = None, memories: Mapping[int, str] | None = None
    ) -> None:
        self.deal = deal
        self.state = state
        self.last: _Step | None = None
        self.memories = memories or {}

    def apply(self, seat: int, action: int) -> None:
        """Let the seat take the action; the position before it is kept for what the seat remembers of it."""
        assert self.state is not None
        self.last = _Step(self.last, self.state.clone(), seat, action)
        self.state.apply(seat, action)

    def memory(self, seat: int) -> str:
        """A digest of all that the seat saw whenever it decided, and of what it decided; empty before its first decision.

        It is worked out when it is wanted: search plays many games on to their ends without wanting it.
        """
        unknown: list[_Step] = []
        step = self.last
        while step is not None and seat not in step.memories:
            unknown.append(step)
            step = step.before
        memory = self.memories.get(seat, "") if step is None else step.memories[seat]
        for step in reversed(unknown):
            if step.seat == seat:
                seen = as_json([memory, step.state.view(seat), step.action])
                memory = hashlib.sha256(seen.encode()).hexdigest()[:32]
            step.memories[seat] = memory
        return memory

    def __deepcopy__(self, memo: object) -> _Table:
        twin = _Table(self.deal, None if self.state is None else self.state.clone(), self.memories)
        twin.last = self.last
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored as the deal and the decisions."""
        if self.deal is None and self.state is not None:
            raise CogwrightError("a state that was drawn anew for a seat cannot be stored: it has no beginning")
        decisions: list[tuple[int, int]] = []
        step = self.last
        while step is not None:
            decisions.append((step.seat, step.action))
            step = step.before
        return _played, (self.deal, decisions[::-1])


def _played(deal: _Deal | None, decisions: list[tuple[int, int]]) -> _Table:
    """The table of a deal after these decisions; without a deal, the one before it."""
    table = _Table(deal, None if deal is None else deal.state())
    for seat, action in decisions:
        table.apply(seat, action)
    return table


class CogwrightState(pyspiel.State):  # type: ignore[misc] # OpenSpiel ships no types
    """A game being played. When several seats may act at the same time, the lowest of them is asked first."""

    def __init__(self, game: CogwrightGame) -> None:
        """Use `CogwrightGame.new_initial_state`. What stands in `self` is copied with the state."""
        super().__init__(game)
        self.table = _Table()

    def current_player(self) -> int:
        """The seat that has to decide; chance before the deal."""
        state = self.table.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.is_over() else state.acting_seats()[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.state is not None and self.table.state.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal: which one it is, is not known before."""
        return [(DEAL, 1.0)]

    def returns(self) -> list[float]:
        """The utilities of the result; 0 before the end."""
        state = self.table.state
        return state.returns() if state is not None and state.is_over() else [0.0] * self.get_game().num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> CogwrightState:
        """A state drawn at random among those that the seat cannot tell from this one; `sampler()` is from 0 to 1.

        What the other seats remember of the true game is not in it.
        """
        assert self.table.state is not None
        chance = RandomSource(int(sampler() * DECIMALS))
        twin: CogwrightState = self.clone()
        twin.table = _Table(None, self.table.state.guess(player, chance), {player: self.table.memory(player)})
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.state is not None
        return self.table.state.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self.table.state is None:
            self.table = _played(self.get_game().deal(), [])
        else:
            self.table.apply(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        rules: Game = self.get_game().rules
        return rules.action_name(action)

    def __str__(self) -> str:
        """Who has decided what, seat by seat."""
        rules: Game = self.get_game().rules
        made = [(item.player, item.action) for item in self.full_history()]
        return "; ".join("deal" if seat < 0 else f"{seat} {rules.action_name(action)}" for seat, action in made)


class CogwrightObserver:
    """What a player sees: as a string (his view and his choices, as JSON) and as the row of numbers of all environments; with
    perfect recall as a string that also stands for what he saw and did before; of public information only what a spectator sees.
    """

    def __init__(self, game: CogwrightGame, kind: Any) -> None:
        """Use `CogwrightGame.make_py_observer`.

        Raises:
            ValueError: it is asked for what all players know together.
        """
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(
                "a player sees what is public, and alone what is private; nobody sees what all know together"
            )
        self._observer = game.observer
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(kind.perfect_recall)
        self.tensor: Floats | None = None
        if self._private and not self._recalls:
            self.tensor = np.zeros(game.observer.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: CogwrightState, player: int) -> None:
        """Write what the player sees into `tensor`: zeros before the deal."""
        if self.tensor is None:
            return
        if state.table.state is None:
            self.tensor.fill(0)
        else:
            self._observer.write(state.table.state, player, self.tensor)

    def string_from(self, state: CogwrightState, player: int) -> str:
        """What the player sees as a string: empty before the deal."""
        table = state.table
        if table.state is None:
            return ""
        if not self._private:
            return as_json(table.state.view(None))
        names = [table.state.game.action_name(action) for action in table.state.legal_actions(player)]
        seen = as_json({"choices": names, "view": table.state.view(player)})
        return f"{table.memory(player)} {seen}" if self._recalls else seen


for _id in games():
    _kind = _game_type(game(_id))
    pyspiel.register_game(_kind, type(openspiel_name(_id), (CogwrightGame,), {"kind": _kind, "id": _id}))
