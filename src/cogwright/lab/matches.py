"""Games between bots: a series of them is told by one seed, and each game of it can be played again alone."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cogwright.engine import Game, State
from cogwright.players import Bot, bot


@dataclass(frozen=True)
class Series:
    """Many games of the same kind: which bots play, with which options.

    Everything that happens in game n follows from `seed` and n. With `rotate`, bot i sits at seat (i + n) modulo the seats in
    game n; otherwise always at seat i.
    """

    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    rotate: bool = False

    def seat(self, i: int, n: int) -> int:
        """The seat of bot i in game n."""
        return (i + n) % len(self.bots) if self.rotate else i

    def bot_at(self, n: int, seat: int) -> int:
        """The number of the bot at a seat in game n."""
        return (seat - n) % len(self.bots) if self.rotate else seat

    def deal_seed(self, n: int) -> int:
        """The seed of game n."""
        return derived_seed(self.seed, n)

    def seated_bots(self, n: int) -> list[Bot]:
        """New bots for game n, by seat."""
        seated: dict[int, Bot] = {}
        for i, name in enumerate(self.bots):
            seated[self.seat(i, n)] = bot(name, derived_seed(self.seed, n, i), programs=True)
        return [seated[seat] for seat in range(len(self.bots))]

    def play(self, game: Game, n: int) -> Outcome:
        """Play game n of the series to its end."""
        state = game.new(len(self.bots), self.deal_seed(n), self.options)
        return play_out(state, self.seated_bots(n))


@dataclass(frozen=True)
class Faults:
    """What went wrong with the bot at a seat in a game."""

    seat: int
    moves: int
    """How many moves were made at random for it."""
    complaints: tuple[tuple[str, str], ...]
    """Kind and details of each, as in `cogwright.players.Complaint`."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended; totals and ranks by seat (an automa behind the seats), who won, `first` the seat that began."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    won: tuple[bool, ...]
    end: str
    decisions: int
    first: int
    faults: tuple[Faults, ...] = ()
    """Of the bots with which something went wrong."""


def derived_seed(seed: int, *path: int) -> int:
    """A seed that follows from another one and from numbers, without being guessable from its neighbours."""
    text = " ".join(str(number) for number in (seed, *path))
    return int.from_bytes(hashlib.sha256(text.encode("ascii")).digest()[:8], "big")


def play_out(state: State, bots: Sequence[Bot]) -> Outcome:
    """Let the bots, one a seat, play the state to its end, and close them."""
    first = state.first_seat
    try:
        while not state.is_over():
            for seat in state.acting_seats():
                if state.legal_actions(seat):
                    state.apply(seat, bots[seat].choose(state, seat))
    finally:
        for one in bots:
            one.close()
    sheets = state.score_sheets()
    return Outcome(
        totals=tuple(sheet.total for sheet in sheets),
        ranks=tuple(sheet.rank for sheet in sheets),
        won=tuple(state.won(seat) for seat in range(state.seats)),
        end=state.end_reason(),
        decisions=state.decisions,
        first=first,
        faults=_faults(bots),
    )


def _faults(bots: Sequence[Bot]) -> tuple[Faults, ...]:
    """What went wrong with bots that play no more."""
    found = []
    for seat, one in enumerate(bots):
        complaints = tuple((complaint.kind, complaint.details) for complaint in one.complaints())
        if complaints:
            found.append(Faults(seat, one.moves_lost(), complaints))
    return tuple(found)
