"""What each seat had and did in a game, seen through the engine's contract alone, so that it works for every game.

A component counts as used by a seat that chose an action whose description names it, and as owned by a seat if it stands, when the
game is over, in a part of the view that belongs to that seat: a struct whose field `seat`, `holder` or `owner` is the seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Final

from cogwright.engine import Game, State, Vocabulary
from cogwright.lab.matches import Outcome, play_out
from cogwright.lab.tournament import Tournament
from cogwright.players import Bot, Complaint

OWNERS: Final = ("seat", "holder", "owner")
"""The fields of a view that tell to whom a struct belongs."""

Use = tuple[str, str]
"""A verb and a component: ("buy", "glasshouse")."""


@dataclass(frozen=True)
class Observed:
    """A game, and by seat what each had and did in it."""

    variant: int
    outcome: Outcome
    teams: tuple[int, ...]
    owned: tuple[frozenset[str], ...]
    used: tuple[frozenset[Use], ...]
    actions: tuple[Mapping[str, int], ...]
    """How often each took actions of each verb."""


@dataclass(frozen=True)
class Observation:
    """The games of a tournament in which everybody plays for himself; each deal is played under one of the variants, in turn."""

    tournament: Tournament
    variants: tuple[Mapping[str, object], ...]
    """Options."""

    def variant(self, n: int) -> int:
        """The number of the variant of game n."""
        return self.tournament.deal(n) % len(self.variants)

    def play(self, game: Game, n: int) -> Observed:
        """Play game n to its end and look at it."""
        variant = self.variant(n)
        state = self.tournament.start(game, n, self.variants[variant])
        watched = [_Watched(bot, game) for bot in self.tournament.bots(n)]
        outcome = play_out(state, watched)
        seats = range(state.seats)
        return Observed(
            variant=variant,
            outcome=outcome,
            teams=tuple(state.team(seat) for seat in range(state.seats + state.automas)),
            owned=tuple(owned_by(state, seat) for seat in seats),
            used=tuple(frozenset(one.used) for one in watched),
            actions=tuple(one.actions for one in watched),
        )


class _Watched(Bot):
    """A bot that is watched while it plays."""

    def __init__(self, bot: Bot, game: Game) -> None:
        super().__init__(0)
        self.bot = bot
        self.verbs = verbs(game.vocabulary)
        self.components = game.components.names()
        self.used: set[Use] = set()
        self.actions: Counter[str] = Counter()

    def choose(self, state: State, seat: int) -> int:
        action = self.bot.choose(state, seat)
        verb = self.verbs[action]
        self.actions[verb] += 1
        named = state.describe(seat, action).label.args.values()
        self.used.update((verb, arg) for arg in named if isinstance(arg, str) and arg in self.components)
        return action

    def close(self) -> None:
        self.bot.close()

    def complaints(self) -> list[Complaint]:
        return self.bot.complaints()

    def moves_lost(self) -> int:
        return self.bot.moves_lost()


def verbs(vocabulary: Vocabulary) -> list[str]:
    """What each action does, without what it does it to: the words of its pattern before the first placeholder.

    >>> verbs(Vocabulary("stock ink", "buy {2}", "pay {nut|oil} {2}"))
    ['stock ink', 'buy', 'buy', 'pay', 'pay', 'pay', 'pay']
    """
    starts = [vocabulary.first(pattern) for pattern in vocabulary.patterns]
    ends = [*starts[1:], len(vocabulary)]
    found: list[str] = []
    for pattern, start, end in zip(vocabulary.patterns, starts, ends, strict=True):
        found += [pattern.partition("{")[0].strip()] * (end - start)
    return found


def owned_by(state: State, seat: int) -> frozenset[str]:
    """The components that stand in what belongs to the seat."""
    components = state.game.components.names()
    view = state.view(seat)
    parts = [getattr(view, field.name) for field in fields(view)] if is_dataclass(view) else []
    return frozenset(text for text in _texts(parts, seat, False) if text in components)


def _texts(value: object, seat: int, own: bool) -> Iterator[str]:
    """All texts in the parts of a view that belong to the seat."""
    if isinstance(value, str):
        if own:
            yield value
    elif is_dataclass(value) and not isinstance(value, type):
        parts = {field.name: getattr(value, field.name) for field in fields(value)}
        owners = [parts[name] for name in OWNERS if name in parts]
        if not owners or seat in owners:
            for part in parts.values():
                yield from _texts(part, seat, own or bool(owners))
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _texts(part, seat, own)
    elif isinstance(value, Sequence):
        for part in value:
            yield from _texts(part, seat, own)
