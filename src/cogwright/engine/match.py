"""One game being played: how it started, every decision since, the position now; taking back, and the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cogwright.engine.errors import BadRecord, BadSeats, CogwrightError, IllegalAction, sentence, shown
from cogwright.engine.game import Game
from cogwright.engine.messages import Journal, Line
from cogwright.engine.random_source import secret_seed
from cogwright.engine.record import Record, edition
from cogwright.engine.state import State

UNDO: Final = -1


@dataclass(frozen=True)
class Entry:
    """Something a seat did: an action of the game, or `UNDO` for taking back its latest decision that still stands."""

    seat: int
    action: int


@dataclass(frozen=True)
class Decision:
    """A decision that stands: the entry (from 1) that made it, and the situation in which it was made."""

    seat: int
    action: int
    number: int
    situation: int


class Match:
    """A game being played at a table, in a terminal or from a record.

    `entries` only ever grows, also when something is taken back; `decisions` are those that stand. The same start and the same
    entries give the same match.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None,
        options: Mapping[str, object],
        position: Mapping[str, object] | None,
    ) -> None:
        """Use `Match.new`, `Match.from_position` or `Match.from_record`."""
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position
        self.entries: list[Entry] = []
        self.decisions: list[Decision] = []
        self.state, self._journal = self._start()
        self.seats = self.state.seats

    @staticmethod
    def new(game: Game, seats: int, seed: int | None = None, options: Mapping[str, object] | None = None) -> Match:
        """Begin a match; without a seed, one is drawn from the operating system.

        Raises:
            BadSeats, BadSeed, BadOption: an argument is not allowed.
        """
        game.check_seats(seats)
        chosen = game.check_options(seats, options)
        return Match(game, seats, secret_seed() if seed is None else seed, chosen, None)

    @staticmethod
    def from_position(game: Game, data: Mapping[str, object]) -> Match:
        """Begin a match from a written position (BadPosition if it is refused)."""
        return Match(game, 0, None, {}, data)

    @staticmethod
    def at_start_of(record: Record, game: Game) -> Match:
        """The match as it began, before the record's first decision.

        Raises:
            BadPosition, BadSeats, BadSeed, BadOption: the start is not allowed.
        """
        if record.position is not None:
            return Match.from_position(game, record.position)
        return Match.new(game, record.seats, record.seed, record.options)

    @staticmethod
    def from_record(record: Record, game: Game) -> Match:
        """Replay a record, and check that it ends as it says.

        Raises:
            BadRecord: it belongs to another game, edition or version of the rules, or a decision or the end is wrong; the
                error names the line.
        """
        _check_edition(record, game)
        try:
            match = Match.at_start_of(record, game)
        except CogwrightError as error:
            raise BadRecord(sentence("record-start", reason=error)) from None
        if match.seats != record.seats:
            raise BadRecord(sentence("record-seats-differ", said=record.seats, found=match.seats))
        for i, (seat, name) in enumerate(record.decisions):
            try:
                match.play(seat, game.action(name))
            except CogwrightError as error:
                if record.lines:
                    raise BadRecord(sentence("record-line", number=record.lines[i], complaint=error)) from None
                raise BadRecord(sentence("record-decision", number=i + 1, complaint=error)) from None
        match._check_end(record)
        return match

    @property
    def lines(self) -> list[Line]:
        """The journal from the beginning, each line with the number of the entry that caused it (0: the setup)."""
        return self._journal.lines

    def seat_number(self, seat: int) -> int:
        """How many entries the seat has made: the number of its next one, counted from 0."""
        return sum(entry.seat == seat for entry in self.entries)

    def play(self, seat: int, action: int) -> None:
        """Let the seat take an action.

        Raises:
            IllegalAction: it cannot do that now; nothing has changed.
        """
        situation = self.state.situation
        self._journal.number = len(self.entries) + 1
        self.state.apply(seat, action)
        self.entries.append(Entry(seat, action))
        self.decisions.append(Decision(seat, action, len(self.entries), situation))

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its latest decision: nothing hidden came into view since, and no other seat decided
        anything but in the same simultaneous situation."""
        return self._undoable(seat) >= 0

    def undo(self, seat: int) -> None:
        """Take back the seat's latest decision; everybody else's decisions stay as they are.

        Raises:
            IllegalAction: it cannot be taken back; nothing has changed.
        """
        index = self._undoable(seat)
        if index < 0:
            raise IllegalAction(sentence("refused-undo", number=seat))
        self._replay([decision for i, decision in enumerate(self.decisions) if i != index])
        self.entries.append(Entry(seat, UNDO))

    def enter(self, entry: Entry) -> None:
        """Do what the entry says: play its action or take back (IllegalAction if that is not allowed)."""
        if entry.action == UNDO:
            self.undo(entry.seat)
        else:
            self.play(entry.seat, entry.action)

    def record(self, players: Sequence[str] | None = None) -> Record:
        """The record of the match so far; `players` are the names of the seats.

        Raises:
            BadSeats: there are not as many names as seats.
        """
        if players and len(players) != self.seats:
            raise BadSeats(sentence("record-names", n=self.seats, given=len(players)))
        over = self.state.is_over()
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            components=edition(self.game.components),
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            position=self.position,
            players=tuple(players) if players else tuple(f"seat {seat}" for seat in range(self.seats)),
            decisions=tuple((made.seat, self.game.action_name(made.action)) for made in self.decisions),
            end=self.state.end_reason() if over else None,
            totals=tuple(sheet.total for sheet in self.state.score_sheets()) if over else None,
        )

    def _start(self) -> tuple[State, Journal]:
        journal = Journal()
        if self.position is not None:
            return self.game.from_position(self.position, journal), journal
        return self.game.new(self.seats, self.seed, self.options, journal), journal

    def _replay(self, decisions: list[Decision]) -> None:
        state, journal = self._start()
        replayed: list[Decision] = []
        for made in decisions:
            journal.number = made.number
            replayed.append(Decision(made.seat, made.action, made.number, state.situation))
            state.apply(made.seat, made.action)
        self.state, self._journal, self.decisions = state, journal, replayed

    def _undoable(self, seat: int) -> int:
        """The index of the decision that the seat may take back, or -1."""
        if self.state.is_over() or not 0 <= seat < self.seats:
            return -1
        for index in range(len(self.decisions) - 1, self.state.fences[seat] - 1, -1):
            made = self.decisions[index]
            if made.seat == seat:
                later = self.decisions[index + 1 :]
                return index if all(other.situation == made.situation for other in later) else -1
        return -1

    def _check_end(self, record: Record) -> None:
        over = self.state.is_over()
        if record.end is None:
            if over:
                raise BadRecord(sentence("record-ends"))
            return
        if not over:
            raise BadRecord(sentence("record-ends-not", end=record.end))
        totals = tuple(sheet.total for sheet in self.state.score_sheets())
        if (record.end, record.totals) != (self.state.end_reason(), totals):
            said, found = f"{record.end} {record.totals}", f"{self.state.end_reason()} {totals}"
            raise BadRecord(sentence("record-end-differs", said=said, found=found))


def _check_edition(record: Record, game: Game) -> None:
    if record.game != game.id:
        raise BadRecord(sentence("record-game-differs", said=shown(record.game), found=shown(game.id)))
    if record.rules_version != game.rules_version:
        raise BadRecord(sentence("record-rules-differ", said=record.rules_version, found=game.rules_version))
    if record.components != edition(game.components):
        here = shown(edition(game.components))
        raise BadRecord(sentence("record-components-differ", said=shown(record.components), found=here))
