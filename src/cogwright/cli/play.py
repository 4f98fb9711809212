"""`cogwright play`: sets up the match that was asked for, and lets it be played."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from cogwright.cli.arguments import (
    Seating,
    in_file,
    read_budget,
    read_options,
    read_record,
    read_seating,
    refuse_existing,
)
from cogwright.cli.console import terminal
from cogwright.cli.session import Session
from cogwright.engine import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    CogwrightError,
    Game,
    Match,
    game,
    read_data,
    secret_seed,
)
from cogwright.engine.errors import sentence
from cogwright.lab.matches import derived_seed
from cogwright.players import PROGRAM, Budget, Search, bot, is_bot

ADVISER: Final = 1000
"""Where the seed of the adviser is derived from, apart from those of the seats."""


def play_game(
    id: str | None,
    seats: str | None,
    options: Sequence[str],
    seed: int | None,
    components: Path | None,
    language: str,
    save: Path | None,
    position: Path | None,
    resume: Path | None,
    hints: str,
) -> None:
    """Play a new game, one from a position, or a saved one.

    Raises:
        CogwrightError: something that was asked for is not possible.
    """
    budget = read_budget(hints, "--hints")
    if resume is not None:
        _refuse_beside("--resume", {"--seed": seed, "--position": position, "--option": options or None})
        match, seating = _resumed(resume, id, seats, components)
        save = save or resume
    else:
        if id is None:
            raise CogwrightError(sentence("no-game-to-play"))
        rules = game(id, components)
        if position is not None:
            _refuse_beside("--position", {"--seed": seed, "--option": options or None})
            data = read_data(position, BadPosition)
            with in_file(position):
                match = Match.from_position(rules, data)
            seating = _seating(rules, seats, match.seats)
        else:
            seating = _seating(rules, seats, None)
            rules.check_seats(len(seating))
            match = Match.new(rules, len(seating), seed, read_options(rules, options))
    if save is not None and save != resume:
        refuse_existing(save)
    _session(match, seating, language, save, budget).play()


def _session(match: Match, seating: Sequence[Seating], language: str, save: Path | None, hints: Budget) -> Session:
    """Everything a session needs; the bots' chance follows from the seed, but tells nothing of the shuffles."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - typed lines can be edited and recalled
    chance = secret_seed() if match.seed is None else match.seed
    bots = [
        bot(who.bot, derived_seed(chance, seat, len(match.decisions)), programs=True) if who.bot else None
        for seat, who in enumerate(seating)
    ]
    adviser = Search(hints, derived_seed(chance, ADVISER))
    return Session(match, seating, bots, adviser, terminal(), language, save, _free_name(match.game))


def _seating(rules: Game, seats: str | None, count: int | None) -> tuple[Seating, ...]:
    """Who plays; without `--seats` one person and greedy bots, as few as the game or the position allows."""
    if seats is None:
        return (Seating(None), *(Seating("greedy") for _ in range((count or rules.min_seats) - 1)))
    seating = read_seating(seats)
    if count is not None and len(seating) != count:
        raise BadSeats(sentence("refused-seats-of-position", given=len(seating), n=count))
    return seating


def _resumed(
    file: Path, id: str | None, seats: str | None, components: Path | None
) -> tuple[Match, tuple[Seating, ...]]:
    """The match of a saved record, with the same people and bots unless `--seats` says otherwise."""
    record = read_record(file)
    if id is not None and id != record.game:
        raise BadRecord(sentence("refused-other-game", path=file, found=record.game, asked=id))
    if record.end is not None:
        raise BadRecord(sentence("refused-finished", path=file))
    with in_file(file):
        match = Match.from_record(record, game(record.game, components))
        if seats is None:
            return match, tuple(_sitting(seat, name) for seat, name in enumerate(record.players))
    seating = read_seating(seats)
    if len(seating) != match.seats:
        raise BadSeats(sentence("refused-seats-of-record", given=len(seating), n=match.seats))
    return match, seating


def _sitting(seat: int, name: str) -> Seating:
    """Who has a name in a record. A program is not run because a record says so: somebody else may have written it."""
    if name.startswith(PROGRAM):
        raise BadRecord(sentence("refused-record-program", number=seat + 1, name=name))
    return Seating(name) if is_bot(name) else Seating(None, name)


def _refuse_beside(option: str, others: Mapping[str, object]) -> None:
    for name, value in others.items():
        if value is not None:
            raise BadOption(sentence("refused-beside", name=name, other=option))


def _free_name(rules: Game) -> Path:
    """Where a game is saved that was given no file: in this folder, named by game and time."""
    return Path(f"{rules.id}-{datetime.now():%Y%m%d-%H%M%S}.record")
