"""A tiny game for the tests of bots and the laboratory: who finds the coin.

In each of three rounds every seat at once picks the left or the right hand; the coin is in one of them, which nobody can see.
A right pick is worth 1 point, `safe` is worth a third of the times it is taken: 1 point for every third one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from cogwright.engine import (
    Choice,
    ComponentSet,
    Game,
    Journal,
    Message,
    OptionValue,
    RandomSource,
    ScoreLine,
    ScoreSheet,
    State,
    Task,
    Vocabulary,
    ranked,
)

LEFT, RIGHT, SAFE = 0, 1, 2


@dataclass(frozen=True)
class HandsView:
    rounds: int
    found: tuple[int, ...]


class HandsState(State):
    def __init__(self, game: Game, seats: int, random: RandomSource) -> None:
        super().__init__(game, seats, random)
        self.coins: list[int] = []
        self.round = 0
        self.found = [0] * seats

    def choices(self, seat: int, task: Task) -> list[int]:
        return [LEFT, RIGHT, SAFE]

    def choose(self, seat: int, task: Task, action: int) -> None:
        if action == self.coins[task[1]]:
            self.found[seat] += 3
        elif action == SAFE:
            self.found[seat] += 1

    def step(self, task: Task) -> None:
        self.round = task[1]
        for seat in range(self.seats):
            self.push(seat, (0, task[1], 0))

    def clone(self) -> HandsState:
        twin = HandsState(self.game, self.seats, self.random)
        self.copy_kernel(twin)
        twin.coins, twin.round, twin.found = self.coins.copy(), self.round, self.found.copy()
        return twin

    def view(self, seat: int | None) -> HandsView:
        return HandsView(self.round, ())

    def guess(self, seat: int, random: RandomSource) -> HandsState:
        twin = self.clone()
        twin.coins = [random.below(2) for _ in self.coins]
        return twin

    def evaluate(self, seat: int) -> float:
        return self.found[seat] / 3

    def headline(self) -> Message:
        return Message("headline-round", {"n": self.round})

    def prompt(self, seat: int) -> Message:
        return Message("prompt-pick")

    def describe(self, seat: int, action: int) -> Choice:
        return Choice(self.game.action_name(action), Message("choice-pick"))

    def score_sheets(self) -> list[ScoreSheet]:
        return ranked([ScoreSheet(s, (ScoreLine("found", n // 3),), n // 3) for s, n in enumerate(self.found)])

    def end_reason(self) -> str:
        return "rounds"


class Hands(Game):
    id = "hands"
    title: ClassVar[Mapping[str, str]] = {"en": "Hands", "ja": "どっちの手"}
    min_seats, max_seats = 1, 3
    rounds = 3

    def __init__(self, components: Path | None = None) -> None:
        self.components = ComponentSet("hands", "test", 1, "0" * 64, {})
        self.vocabulary = Vocabulary("left", "right", "safe")

    def set_up(
        self, seats: int, random: RandomSource, options: dict[str, OptionValue], journal: Journal | None
    ) -> HandsState:
        state = HandsState(self, seats, random)
        state.coins = [random.below(2) for _ in range(self.rounds)]
        for n in reversed(range(self.rounds)):
            state.push_table((0, n, 0))
        return state

    def set_up_position(self, data: Mapping[str, object], journal: Journal | None) -> HandsState:
        raise NotImplementedError
