"""What programs did wrong in many games: how often each player failed, how, and how many of its moves chance made instead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field

from cogwright.lab.matches import Outcome


@dataclass(frozen=True)
class FaultKind:
    """How often something went wrong that has the words `trouble-<kind>`; `details` are those of the first time."""

    kind: str
    times: int
    details: str


@dataclass(frozen=True)
class FaultReport:
    """What a player did wrong, wherever it sat."""

    games: int = 0
    """Games in which it failed."""
    moves: int = 0
    """Moves that were made at random for it."""
    kinds: tuple[FaultKind, ...] = ()

    def as_json(self) -> dict[str, object]:
        """As plain data."""
        return asdict(self)


@dataclass
class _Found:
    """What is being counted of a player."""

    games: set[int] = field(default_factory=set)
    moves: int = 0
    kinds: dict[str, list[str]] = field(default_factory=dict)


def fault_reports(
    players: int, outcomes: Sequence[Outcome], player_at: Callable[[int, int], int]
) -> tuple[FaultReport, ...]:
    """The faults of each player in the games 0, 1, 2 and so on; `player_at` tells who sat where, from game and seat."""
    found = [_Found() for _ in range(players)]
    for n, outcome in enumerate(outcomes):
        for faults in outcome.faults:
            player = found[player_at(n, faults.seat)]
            player.games.add(n)
            player.moves += faults.moves
            for kind, details in faults.complaints:
                player.kinds.setdefault(kind, []).append(details)
    return tuple(
        FaultReport(
            games=len(one.games),
            moves=one.moves,
            kinds=tuple(FaultKind(kind, len(details), details[0]) for kind, details in one.kinds.items()),
        )
        for one in found
    )
