"""Who meets whom in a tournament, at which seats and with which deal: the schedule, told by a seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, islice, permutations
from typing import Final

from cogwright.engine import Game, State
from cogwright.lab.matches import Outcome, derived_seed, play_out
from cogwright.players import Bot, bot

MOST_ORDERS: Final = 720


@dataclass(frozen=True)
class Tournament:
    """Games between the players (names of bots) at tables of so many seats.

    A table consists of sides: seats, or where the game has teams, teams, for a player takes all seats of a team. Every table
    of different players (if there are more sides than players, the players sit there as evenly as possible) plays each deal
    once for each side that a player can be: seats rotate, deals are paired. With the next deal the players sit in another
    order, so that everybody has everybody as a neighbour. Everything that happens in game n follows from `seed` and n.
    """

    players: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    """The seats of each side."""
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many seats a table has."""
        return sum(len(side) for side in self.sides)

    @property
    def is_solo(self) -> bool:
        """Whether everybody plays alone. Then players are compared by what they reached with the same deal."""
        return len(self.sides) == 1

    def meeting(self, n: int) -> int:
        """What game n has in common with those in which the same players met: the game itself, or alone, the deal."""
        return self.deal(n) if self.is_solo else n

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """Which players (by number) meet at one table, for every table."""
        players = range(len(self.players))
        copies, extra = divmod(len(self.sides), len(self.players))
        return [tuple(sorted([*players] * copies + [*some])) for some in combinations(players, extra)]

    @property
    def games_a_deal(self) -> int:
        """How often each deal is played. Where one player sits everywhere, nothing can rotate."""
        return len(self.tables) * self._rotations

    @property
    def _rotations(self) -> int:
        return len(self.sides) if len(self.players) > 1 else 1

    def deals(self, games: int) -> int:
        """How many deals are needed for so many games, or a few more: every deal is played by all."""
        return -(-games // self.games_a_deal)

    def deal(self, n: int) -> int:
        """The number of the deal of game n."""
        return n // self.games_a_deal

    def seating(self, n: int) -> tuple[int, ...]:
        """The player (by number) of each side in game n."""
        deal, game = divmod(n, self.games_a_deal)
        table, rotation = divmod(game, self._rotations)
        orders = self._orders[table]
        order = orders[deal % len(orders)]
        return order[-rotation:] + order[:-rotation]

    def player_at(self, n: int, seat: int) -> int:
        """The player (by number) at a seat in game n."""
        return next(player for side, player in zip(self.sides, self.seating(n), strict=True) if seat in side)

    @cached_property
    def _orders(self) -> list[list[tuple[int, ...]]]:
        """In which orders the players of each table sit around it."""
        return [
            sorted({(first, *rest) for rest in islice(permutations(others), MOST_ORDERS)})
            for first, *others in self.tables
        ]

    def play(self, game: Game, n: int) -> Outcome:
        """Play game n to its end."""
        return play_out(self.start(game, n, self.options), self.bots(n))

    def start(self, game: Game, n: int, options: Mapping[str, object]) -> State:
        """Game n before its first decision."""
        return game.new(self.seats, derived_seed(self.seed, self.deal(n)), options)

    def bots(self, n: int) -> list[Bot]:
        """New bots for game n, by seat."""
        names = [self.players[self.player_at(n, seat)] for seat in range(self.seats)]
        return [bot(name, derived_seed(self.seed, n, seat), programs=True) for seat, name in enumerate(names)]


def sides_of(game: Game, seats: int, options: Mapping[str, object]) -> tuple[tuple[int, ...], ...]:
    """The sides at a table of so many seats: its teams, or where there are none, its seats (BadSeats, BadOption if refused)."""
    state = game.new(seats, 0, options)
    teams: dict[int, list[int]] = {}
    for seat in range(seats):
        teams.setdefault(state.team(seat), []).append(seat)
    return tuple(tuple(side) for side in teams.values())
