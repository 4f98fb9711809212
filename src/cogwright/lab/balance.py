"""Whether a component set is balanced: what goes with winning, among components, actions, seats and options.

What is found are correlations: seats that play well own more of what only good play can pay. They tell where to look.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from cogwright.engine import BadOption, Game, Option
from cogwright.lab.faults import FaultReport, fault_reports
from cogwright.lab.intervals import LEVEL, Contrast, Estimate, mean, share
from cogwright.lab.observe import Observation, Observed
from cogwright.lab.pool import Workers, play_all

FEWEST: Final = 20
"""How many seats with something, and how many without it, there must have been to call a difference remarkable."""


@dataclass(frozen=True)
class Lift:
    """Something that some seats of a game had or did and others not: how often either won, in those games."""

    component: str
    kind: str
    """The table of the component set in which the component stands."""
    verb: str | None
    """What was done with it; None: it was owned at the end."""
    games: int
    taken: float
    """By what share of all seats, in all games."""
    with_share: float
    without_share: float
    lift: Estimate
    """The share of wins with it, less the one without it."""
    remarkable: bool
    """Whether the difference is more than chance, among as many as were looked at (Bonferroni)."""


@dataclass(frozen=True)
class ActionReport:
    """How often a game sees actions of a verb, by a winner and by others."""

    verb: str
    winners: float
    others: float
    difference: Estimate
    remarkable: bool


@dataclass(frozen=True)
class OptionReport:
    """The games with a value of an option."""

    option: str
    value: object
    games: int
    first: Estimate
    """The share of wins of the seat that began."""
    points: Estimate
    decisions: Estimate


@dataclass(frozen=True)
class BalanceReport:
    """The figures of many observed games."""

    game: str
    observation: Observation
    games: int
    even: float | None
    """The share of wins if all seats were equally good; None for somebody alone, who wins by what the rules ask for."""
    seats: tuple[Estimate, ...]
    """The share of wins by seat."""
    order: tuple[Estimate, ...]
    """The share of wins by turn order, the seat that began first."""
    options: tuple[OptionReport, ...]
    actions: tuple[ActionReport, ...]
    owned: tuple[Lift, ...]
    used: tuple[Lift, ...]
    never: tuple[str, ...]
    """Components that nobody ever owned, of the tables from which others were."""
    faults: tuple[FaultReport, ...]
    """Of each player."""
    decided: bool
    """Whether some seats have won and others not, so that they can be compared."""

    def as_json(self, seconds: float) -> dict[str, object]:
        """The report as plain data; `seconds` is how long the games took."""
        tournament = self.observation.tournament
        return {
            "game": self.game,
            "players": list(tournament.players),
            "seats": tournament.seats,
            "seed": tournament.seed,
            "games": self.games,
            "seconds": round(seconds, 3),
            "even_share": None if self.even is None else round(self.even, 4),
            "share_by_seat": [seat.as_json() for seat in self.seats],
            "share_by_turn_order": [place.as_json() for place in self.order],
            "options": [
                {
                    "option": one.option,
                    "value": one.value,
                    "games": one.games,
                    "share_of_first_seat": one.first.as_json(),
                    "points": one.points.as_json(),
                    "decisions": one.decisions.as_json(),
                }
                for one in self.options
            ],
            "actions": [
                {
                    "action": one.verb,
                    "winners": round(one.winners, 4),
                    "others": round(one.others, 4),
                    "difference": one.difference.as_json(),
                    "remarkable": one.remarkable,
                }
                for one in self.actions
            ],
            "owned": [_lift_as_json(lift) for lift in self.owned],
            "used": [_lift_as_json(lift) for lift in self.used],
            "never_owned": list(self.never),
            "faults": [faults.as_json() for faults in self.faults],
        }


def _lift_as_json(lift: Lift) -> dict[str, object]:
    return {
        "component": lift.component,
        "kind": lift.kind,
        **({"action": lift.verb} if lift.verb is not None else {}),
        "games": lift.games,
        "taken": round(lift.taken, 4),
        "share_with": round(lift.with_share, 4),
        "share_without": round(lift.without_share, 4),
        "lift": lift.lift.as_json(),
        "remarkable": lift.remarkable,
    }


def variants_of(game: Game, seats: int, given: Mapping[str, object]) -> tuple[dict[str, object], ...]:
    """All combinations of the options that are not given, as far as the game accepts them together.

    Flags and choices vary; numbers and data keep their defaults.

    Raises:
        BadOption: what is given is not allowed.
    """
    game.check_options(seats, given)
    free = [option for option in game.options if option.id not in given and (not option.seats or seats in option.seats)]
    found: list[dict[str, object]] = []
    for values in product(*(_values(option) for option in free)):
        chosen = {**given, **{option.id: value for option, value in zip(free, values, strict=True)}}
        try:
            found.append(dict(game.check_options(seats, chosen)))
        except BadOption:
            continue
    return tuple(found)


def _values(option: Option) -> Sequence[object]:
    if option.kind == "flag":
        return (False, True)
    return option.choices if option.kind == "choice" else (option.default,)


def observe(
    game: Game,
    observation: Observation,
    games: int,
    workers: Workers,
    components: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> BalanceReport:
    """Play so many games, look at them, and report what goes with winning."""
    found: dict[int, Observed] = {}
    with closing(play_all(game, observation, range(games), workers, components)) as played:
        for n, observed in played:
            found[n] = observed
            progress(1)
    return balance_report(game, observation, [found[n] for n in range(games)])


def balance_report(game: Game, observation: Observation, observed: Sequence[Observed]) -> BalanceReport:
    """What the observed games show, which are the games 0, 1, 2 and so on of the observation."""
    tally = _Tally(observation, observed)
    seats = range(observation.tournament.seats)
    owned = tally.lifts([{(one, None) for one in had} for play in observed for had in play.owned], kinds_of(game))
    used = tally.lifts([{(one, verb) for verb, one in did} for play in observed for did in play.used], kinds_of(game))
    kinds = {lift.kind for lift in owned}
    known = {lift.component for lift in owned}
    return BalanceReport(
        game=game.id,
        observation=observation,
        games=len(observed),
        even=tally.even,
        seats=tuple(tally.share(_at_seat(seat)) for seat in seats),
        order=tuple(tally.share(_in_place(place)) for place in seats),
        options=tuple(tally.options()),
        actions=tuple(tally.actions()),
        owned=owned,
        used=used,
        never=tuple(one for one, kind in kinds_of(game).items() if kind in kinds and one not in known),
        faults=fault_reports(
            len(observation.tournament.players),
            [play.outcome for play in observed],
            observation.tournament.player_at,
        ),
        decided=len({wins > 0 for play in tally.wins for wins in play[: len(seats)]}) == 2,
    )


def kinds_of(game: Game) -> dict[str, str]:
    """The table of the component set in which each component stands, by its id."""
    found: dict[str, str] = {}

    def collect(kind: str, value: object) -> None:
        if isinstance(value, Mapping):
            if isinstance(value.get("id"), str) and isinstance(value.get("name"), Mapping):
                found[value["id"]] = kind
            for part in value.values():
                collect(kind, part)
        elif isinstance(value, list):
            for part in value:
                collect(kind, part)

    for kind, rows in game.components.data.items():
        collect(kind, rows)
    return found


def _at_seat(wanted: int) -> Callable[[Observed, int], bool]:
    return lambda play, seat: seat == wanted


def _in_place(wanted: int) -> Callable[[Observed, int], bool]:
    """So many seats after the one that began."""
    return lambda play, seat: (seat - play.outcome.first) % len(play.owned) == wanted


class _Sums:
    """Sums and counts by deal, of those with something and those without."""

    def __init__(self, deals: int) -> None:
        self.games = 0
        self.taken = 0
        self.sums = ([0.0] * deals, [0.0] * deals)
        self.counts = ([0] * deals, [0] * deals)

    def add(self, deal: int, has: bool, value: float) -> None:
        self.sums[has][deal] += value
        self.counts[has][deal] += 1

    def contrast(self) -> Contrast:
        return Contrast(self.sums[True], self.counts[True], self.sums[False], self.counts[False])


class _Tally:
    """Counts over all observed games; a win that several sides share is worth a part of one."""

    def __init__(self, observation: Observation, observed: Sequence[Observed]) -> None:
        self.observation = observation
        self.observed = observed
        self.seats = observation.tournament.seats
        self.deal_of = [observation.tournament.deal(n) for n in range(len(observed))]
        self.deals = observation.tournament.deals(len(observed))
        self.wins = [_wins(play) for play in observed]
        rivals = [len(set(play.teams)) for play in observed]
        self.even = sum(1 / n for n in rivals) / len(rivals) if min(rivals) > 1 else None

    def share(
        self, counts: Callable[[Observed, int], bool], among: Callable[[Observed], bool] = lambda play: True
    ) -> Estimate:
        """The share of wins of the seats that count, in some of the games."""
        hits, tries = [0.0] * self.deals, [0] * self.deals
        for play, deal, wins in zip(self.observed, self.deal_of, self.wins, strict=True):
            for seat in range(self.seats):
                if among(play) and counts(play, seat):
                    hits[deal] += wins[seat]
                    tries[deal] += 1
        return share(hits, tries)

    def lifts(self, by_seat: Sequence[set[tuple[str, str | None]]], kinds: Mapping[str, str]) -> tuple[Lift, ...]:
        """What each thing that seats had or did goes with; `by_seat` lists it seat by seat, game after game.

        Games are compared in which some seats had it and others not. Alone there are no others: then all games.
        """
        sums: dict[tuple[str, str | None], _Sums] = {}
        everything = set().union(*by_seat)
        for n, deal in enumerate(self.deal_of):
            had = by_seat[n * self.seats : (n + 1) * self.seats]
            for thing in everything if self.seats == 1 else set().union(*had):
                found = sums.setdefault(thing, _Sums(self.deals))
                holders = sum(thing in one for one in had)
                found.taken += holders
                if self.seats == 1 or holders < self.seats:
                    found.games += 1
                    for seat in range(self.seats):
                        found.add(deal, thing in had[seat], self.wins[n][seat])
        level = 1 - (1 - LEVEL) / max(len(sums), 1)
        lifts = [self._lift(thing, found, kinds[thing[0]], level) for thing, found in sums.items()]
        return tuple(sorted(lifts, key=lambda lift: (-lift.lift.value, lift.component, lift.verb or "")))

    def _lift(self, thing: tuple[str, str | None], found: _Sums, kind: str, level: float) -> Lift:
        contrast = found.contrast()
        return Lift(
            component=thing[0],
            kind=kind,
            verb=thing[1],
            games=found.games,
            taken=found.taken / (len(self.observed) * self.seats),
            with_share=contrast.with_value,
            without_share=contrast.without_value,
            lift=contrast.difference_of_shares(),
            remarkable=min(map(sum, found.counts)) >= FEWEST and _excludes_zero(contrast.difference_of_shares(level)),
        )

    def actions(self) -> list[ActionReport]:
        """How often winners and others took actions of each verb, per game; a shared win is taken for one."""
        verbs = sorted({verb for play in self.observed for taken in play.actions for verb in taken})
        level = 1 - (1 - LEVEL) / max(len(verbs), 1)
        return [self._action(verb, level) for verb in verbs]

    def _action(self, verb: str, level: float) -> ActionReport:
        found = _Sums(self.deals)
        for play, deal, wins in zip(self.observed, self.deal_of, self.wins, strict=True):
            for seat in range(self.seats):
                found.add(deal, wins[seat] > 0, play.actions[seat].get(verb, 0))
        contrast = found.contrast()
        return ActionReport(
            verb=verb,
            winners=contrast.with_value,
            others=contrast.without_value,
            difference=contrast.difference(),
            remarkable=min(map(sum, found.counts)) >= FEWEST and _excludes_zero(contrast.difference(level)),
        )

    def options(self) -> list[OptionReport]:
        """The games with each value of each option that varies, as far as there are any."""
        variants = self.observation.variants
        found = []
        for option in variants[0]:
            values = list(dict.fromkeys(str(variant[option]) for variant in variants))
            if len(values) > 1:
                for text in values:
                    value = next(variant[option] for variant in variants if str(variant[option]) == text)
                    found.append(self._option(option, value))
        return [one for one in found if one.games]

    def _option(self, option: str, value: object) -> OptionReport:
        def among(play: Observed) -> bool:
            return self.observation.variants[play.variant][option] == value

        plays = [(play, deal) for play, deal in zip(self.observed, self.deal_of, strict=True) if among(play)]
        points, decisions, counts = [0.0] * self.deals, [0.0] * self.deals, [0] * self.deals
        for play, deal in plays:
            points[deal] += sum(play.outcome.totals[: self.seats]) / self.seats
            decisions[deal] += play.outcome.decisions
            counts[deal] += 1
        return OptionReport(
            option=option,
            value=value,
            games=len(plays),
            first=self.share(lambda play, seat: seat == play.outcome.first, among),
            points=mean(points, counts),
            decisions=mean(decisions, counts),
        )


def _wins(play: Observed) -> list[float]:
    """What each seat, and each automa, has won: 1, or a part of it if several sides share the first place."""
    won = [*play.outcome.won, *(rank == 1 for rank in play.outcome.ranks[len(play.outcome.won) :])]
    winners = {team for team, wins in zip(play.teams, won, strict=True) if wins}
    return [1 / len(winners) if wins else 0.0 for wins in won]


def _excludes_zero(estimate: Estimate) -> bool:
    return estimate.low > 0 or estimate.high < 0
