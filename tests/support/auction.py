"""A small game for the tests of the engine: sealed bids for hidden lots.

Each round a lot (1 to 9, from a shuffled pile) is turned up; both seats bid one of their cards at the same time, hidden until
both have bid; the higher bid gains the lot, a tie discards it. Then the winner may `keep` it or `sell` it for 3 (asked only if
the lot is worth 4 or more). Three rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from cogwright.engine import (
    BadPosition,
    Choice,
    ComponentSet,
    Fields,
    Game,
    Journal,
    Message,
    Option,
    OptionValue,
    RandomSource,
    ScoreLine,
    ScoreSheet,
    State,
    Task,
    Vocabulary,
    ranked,
)

BID, LOT = 0, 1
KEEP, SELL = 5, 6
ROUND, REVEAL = 0, 1


@dataclass(frozen=True)
class AuctionView:
    lot: int
    hand: tuple[int, ...]
    bids: tuple[int | None, ...]
    points: tuple[int, ...]


class AuctionState(State):
    def __init__(self, game: Game, seats: int, random: RandomSource) -> None:
        super().__init__(game, seats, random)
        self.pile: list[int] = []
        self.lot = 0
        self.hands = [[0, 1, 2, 3, 4] for _ in range(seats)]
        self.bids = [-1] * seats
        self.points = [0] * seats

    def choices(self, seat: int, task: Task) -> list[int]:
        if task[0] == BID:
            return self.hands[seat]
        return [KEEP, SELL] if self.lot >= 4 else [KEEP]

    def choose(self, seat: int, task: Task, action: int) -> None:
        if task[0] == BID:
            self.hands[seat] = [card for card in self.hands[seat] if card != action]
            self.bids[seat] = action
            self.tell_only(seat, "log-bid", seat=seat, n=action)
        else:
            self.points[seat] += self.lot if action == KEEP else 3
            self.tell("log-won", seat=seat, n=self.points[seat])

    def run(self, seat: int, task: Task) -> None:
        raise AssertionError

    def step(self, task: Task) -> None:
        if task[0] == ROUND:
            self.lot = self.pile.pop()
            self.fence()
            self.bids = [-1] * self.seats
            for seat in range(self.seats):
                self.push(seat, (BID, 0, 0))
        else:
            self.fence()
            best = max(self.bids)
            if self.bids.count(best) == 1:
                self.push(self.bids.index(best), (LOT, 0, 0))

    def clone(self) -> AuctionState:
        twin = AuctionState(self.game, self.seats, self.random)
        self.copy_kernel(twin)
        twin.pile, twin.lot, twin.bids = self.pile.copy(), self.lot, self.bids.copy()
        twin.hands, twin.points = [hand.copy() for hand in self.hands], self.points.copy()
        return twin

    def view(self, seat: int | None) -> AuctionView:
        shown = -1 not in self.bids
        bids = tuple(bid if shown or s == seat else None for s, bid in enumerate(self.bids))
        return AuctionView(self.lot, () if seat is None else tuple(self.hands[seat]), bids, tuple(self.points))

    def score_sheets(self) -> list[ScoreSheet]:
        sheets = [ScoreSheet(s, (ScoreLine("lots", p),), p) for s, p in enumerate(self.points)]
        return ranked(sheets)

    def end_reason(self) -> str:
        return "rounds"

    def describe(self, seat: int, action: int) -> Choice:
        return Choice(self.game.action_name(action), Message("choice"))


class Auction(Game):
    id = "auction"
    title: ClassVar[Mapping[str, str]] = {"en": "Auction", "ja": "競売"}
    min_seats, max_seats = 2, 2
    options = (Option("rounds", "number", 3, minimum=1, maximum=5),)

    def __init__(self, components: Path | None = None) -> None:
        self.components = ComponentSet("auction", "test", 1, "0" * 64, {})
        self.vocabulary = Vocabulary("bid {5}", "keep", "sell")

    def set_up(
        self, seats: int, random: RandomSource, options: dict[str, OptionValue], journal: Journal | None
    ) -> AuctionState:
        state = AuctionState(self, seats, random)
        state.journal = journal
        state.pile = list(range(1, 10))
        random.shuffle(state.pile)
        self._rounds(state, options["rounds"])
        return state

    def set_up_position(self, data: Mapping[str, object], journal: Journal | None) -> AuctionState:
        fields = Fields(BadPosition, "position", "", data)
        state = AuctionState(self, 2, RandomSource(0))
        state.journal = journal
        state.points = [fields.number("first", default=0), fields.number("second", default=0)]
        state.pile = [9, 8, fields.number("lot", 1, 9)]
        fields.close()
        self._rounds(state, 3)
        return state

    def _rounds(self, state: AuctionState, rounds: OptionValue) -> None:
        for _ in range(int(str(rounds))):
            state.push_table((REVEAL, 0, 0))
            state.push_table((ROUND, 0, 0))
