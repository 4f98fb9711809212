"""Tournaments between bots: plays what is still to be played, and says who won how often, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from cogwright.engine import Game
from cogwright.lab.faults import FaultReport, fault_reports
from cogwright.lab.intervals import Estimate, mean, share
from cogwright.lab.matches import Outcome
from cogwright.lab.pool import Workers, play_all
from cogwright.lab.ratings import ratings
from cogwright.lab.results_file import ResultsFile
from cogwright.lab.tournament import Tournament


@dataclass(frozen=True)
class PlayerReport:
    """How a player did. `games` counts each side that it took in a game; a shared first place is a shared win."""

    player: str
    games: int
    wins: float
    share: Estimate
    """The share of wins."""
    points: Estimate
    """The mean total of a seat."""
    rating: Estimate
    seats: tuple[Estimate, ...]
    """The share of wins at each seat."""
    faults: FaultReport


@dataclass(frozen=True)
class PairReport:
    """How two players did against each other, by their numbers: in games in which both took part, side against side; alone,
    with the same deal, by points."""

    players: tuple[int, int]
    games: int
    ahead: Estimate
    """How often the first came out ahead of the second; a shared place counts half."""
    lead: Estimate
    """By how many points the first was ahead, on average."""


@dataclass(frozen=True)
class ArenaReport:
    """The figures of a tournament."""

    game: str
    tournament: Tournament
    games: int
    players: tuple[PlayerReport, ...]
    automa: Estimate | None
    """The rating of the automa, in solo games."""
    pairs: tuple[PairReport, ...]
    seats: tuple[Estimate, ...]
    """The share of wins of each seat, whoever sat there."""
    first: Estimate
    """The share of wins of the seat that began."""
    decisions: Estimate
    ends: Mapping[str, int]

    @property
    def even(self) -> float | None:
        """The share of wins if all were equally strong. Who plays alone without an automa wins by what the rules ask for: None."""
        rivals = len(self.tournament.sides) + (self.automa is not None)
        return 1 / rivals if rivals > 1 else None

    def as_json(self, seconds: float) -> dict[str, object]:
        """The report as plain data; `seconds` is how long it took to play what was still to be played."""
        tournament = self.tournament
        return {
            "game": self.game,
            "seats": tournament.seats,
            "options": dict(tournament.options),
            "seed": tournament.seed,
            "games": self.games,
            "deals": tournament.deals(self.games),
            "seconds": round(seconds, 3),
            "even_share": None if self.even is None else round(self.even, 4),
            "players": [
                {
                    "player": player.player,
                    "games": player.games,
                    "wins": round(player.wins, 4),
                    "share": player.share.as_json(),
                    "points": player.points.as_json(),
                    "rating": player.rating.as_json(),
                    "share_by_seat": [seat.as_json() for seat in player.seats],
                    "faults": player.faults.as_json(),
                }
                for player in self.players
            ],
            "automa_rating": None if self.automa is None else self.automa.as_json(),
            "pairs": [
                {
                    "players": [tournament.players[i] for i in pair.players],
                    "games": pair.games,
                    "ahead": pair.ahead.as_json(),
                    "lead": pair.lead.as_json(),
                }
                for pair in self.pairs
            ],
            "share_by_seat": [seat.as_json() for seat in self.seats],
            "share_of_first_seat": self.first.as_json(),
            "decisions": self.decisions.as_json(),
            "ends": dict(self.ends),
        }


def hold(
    game: Game,
    tournament: Tournament,
    games: int,
    results: ResultsFile,
    workers: Workers,
    components: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> None:
    """Play those of the tournament's first games (0, 1, 2, ...) that are not in the results yet, and add them."""
    results.expect(games)
    missing = [n for n in range(games) if n not in results.outcomes]
    progress(games - len(missing))
    with closing(play_all(game, tournament, missing, workers, components)) as played:
        for n, outcome in played:
            results.add(n, outcome)
            progress(1)


def arena_report(game: str, tournament: Tournament, outcomes: Sequence[Outcome]) -> ArenaReport:
    """The figures of the outcomes, which are those of the games 0, 1, 2 and so on, all games of every deal."""
    tally = _Tally(tournament, outcomes)
    rated = ratings(tournament, outcomes)
    faults = fault_reports(len(tournament.players), outcomes, tournament.player_at)
    players = range(len(tournament.players))
    return ArenaReport(
        game=game,
        tournament=tournament,
        games=len(outcomes),
        players=tuple(
            PlayerReport(
                player=tournament.players[player],
                games=sum(tally.of(player).tries),
                wins=sum(tally.of(player).hits),
                share=tally.of(player).share(),
                points=tally.points(player),
                rating=rated[player],
                seats=tuple(tally.at_seat(seat, player).share() for seat in range(tournament.seats)),
                faults=faults[player],
            )
            for player in players
        ),
        automa=rated[len(players)] if len(rated) > len(players) else None,
        pairs=tuple(pair for one, other in combinations(players, 2) if (pair := tally.pair(one, other)) is not None),
        seats=tuple(tally.at_seat(seat).share() for seat in range(tournament.seats)),
        first=tally.first().share(),
        decisions=mean([outcome.decisions for outcome in outcomes], [1] * len(outcomes)),
        ends=dict(sorted(Counter(outcome.end for outcome in outcomes).items())),
    )


@dataclass(frozen=True)
class _Counts:
    """Hits and tries, by deal."""

    hits: list[float]
    tries: list[int]

    def share(self) -> Estimate:
        return share(self.hits, self.tries)


@dataclass(frozen=True)
class _Part:
    """The part of a side in a game."""

    deal: int
    meeting: int
    player: int
    seats: tuple[int, ...]
    rank: float
    win: float
    points: float
    first: bool


class _Tally:
    """Counts by deal: every deal was played by all, so that what deals do to one figure they do to the other."""

    def __init__(self, tournament: Tournament, outcomes: Sequence[Outcome]) -> None:
        self.deals = tournament.deals(len(outcomes))
        self.parts = [part for n, outcome in enumerate(outcomes) for part in _parts(tournament, n, outcome)]

    def of(self, player: int) -> _Counts:
        return self._count([part for part in self.parts if part.player == player])

    def at_seat(self, seat: int, player: int | None = None) -> _Counts:
        return self._count([part for part in self.parts if seat in part.seats and player in (None, part.player)])

    def first(self) -> _Counts:
        return self._count([part for part in self.parts if part.first])

    def points(self, player: int) -> Estimate:
        sums, counts = [0.0] * self.deals, [0] * self.deals
        for part in self.parts:
            if part.player == player:
                sums[part.deal] += part.points
                counts[part.deal] += 1
        return mean(sums, counts)

    def pair(self, one: int, other: int) -> PairReport | None:
        """How two players did against each other; None if they never met."""
        met: dict[int, tuple[list[_Part], list[_Part]]] = {}
        for part in self.parts:
            if part.player in (one, other):
                met.setdefault(part.meeting, ([], []))[part.player == other].append(part)
        ahead, lead, counts = [0.0] * self.deals, [0.0] * self.deals, [0] * self.deals
        for ones, others in met.values():
            for part in ones:
                for rival in others:
                    ahead[part.deal] += 0.5 if part.rank == rival.rank else float(part.rank < rival.rank)
                    lead[part.deal] += part.points - rival.points
                    counts[part.deal] += 1
        if not any(counts):
            return None
        return PairReport((one, other), sum(counts), share(ahead, counts), mean(lead, counts))

    def _count(self, parts: Sequence[_Part]) -> _Counts:
        counts = _Counts([0.0] * self.deals, [0] * self.deals)
        for part in parts:
            counts.hits[part.deal] += part.win
            counts.tries[part.deal] += 1
        return counts


def _parts(tournament: Tournament, n: int, outcome: Outcome) -> list[_Part]:
    won = [outcome.won[side[0]] for side in tournament.sides]
    winners = won.count(True) + outcome.ranks[tournament.seats :].count(1)
    parts = []
    for player, side, wins in zip(tournament.seating(n), tournament.sides, won, strict=True):
        points = sum(outcome.totals[seat] for seat in side) / len(side)
        parts.append(
            _Part(
                deal=tournament.deal(n),
                meeting=tournament.meeting(n),
                player=player,
                seats=side,
                rank=-points if tournament.is_solo else outcome.ranks[side[0]],
                win=1 / winners if wins else 0.0,
                points=points,
                first=outcome.first in side,
            )
        )
    return parts
