"""What a reader may know of a table: built for each reader from the match, so that hidden things never leave the server."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from cogwright.engine import Game, Line, Match, Message, Record, commitment
from cogwright.server.storage import TableRow, VisitorRow
from cogwright.server.structs import JournalLine, News, Replay, ReplayStep, SeatInfo, TableInfo

LINES_IN_NEWS: Final = 60


def table_info(
    table: TableRow, visitor: VisitorRow | None, waiting_for: Iterable[int], online: Iterable[int]
) -> TableInfo:
    """The table as the visitor may know it: return links of own seats only, the seed only when the game is over."""
    yours = visitor.id if visitor else None
    here = set(online)
    return TableInfo(
        id=table.id,
        game=table.game,
        title=table.title,
        status=table.status,  # type: ignore[arg-type] # the database holds no other word
        options=table.options,
        public=table.public,
        hints=table.allows_hints(),
        host=table.host_row.name,
        you_host=yours == table.host,
        created=_iso(table.created),
        changed=_iso(table.changed),
        seats=[
            SeatInfo(
                seat=row.seat,
                kind="bot" if row.bot else "person" if row.visitor else "empty",
                name=row.name,
                bot=row.bot,
                you=yours is not None and row.visitor == yours,
                online=row.seat in here,
            )
            for row in table.seats
        ],
        seed_hash=commitment(int(table.seed)),
        seed=table.seed if table.status == "finished" else None,
        return_links={str(row.seat): row.secret for row in table.seats if yours is not None and row.visitor == yours},
        waiting_for=list(waiting_for),
    )


def your_seat(table: TableRow, match: Match | None, visitor: VisitorRow | None, wanted: int | None) -> int | None:
    """The seat for which the visitor reads: the one asked for if it is his, else one of his that is to act, else his first."""
    if visitor is None:
        return None
    yours = [row.seat for row in table.seats if row.visitor == visitor.id]
    if wanted in yours:
        return wanted
    acting = match.state.acting_seats() if match else []
    return next((seat for seat in yours if seat in acting), yours[0] if yours else None)


def open_news(table: TableInfo, you: int | None) -> News:
    """News of a table whose game has not started."""
    return News(
        table=table, number=0, you=you, seat_number=None, view=None, headline=None, prompt=None, acting=[], choices=[],
        refusals=[], can_undo=False, journal=[], scores=None, end=None,
    )  # fmt: skip


def match_news(table: TableInfo, match: Match, you: int | None) -> News:
    """News of a table whose game has started, for the seat `you` (None: a spectator)."""
    state = match.state
    over = state.is_over()
    choices = [] if you is None else [state.describe(you, action) for action in state.legal_actions(you)]
    return News(
        table=table,
        number=len(match.entries),
        you=you,
        seat_number=None if you is None else match.seat_number(you),
        view=state.view(you),
        headline=state.headline(),
        prompt=state.prompt(you) if you is not None and choices else None,
        acting=state.acting_seats(),
        choices=choices,
        refusals=[] if you is None or not choices else state.refusals(you),
        can_undo=you is not None and match.can_undo(you),
        journal=journal_lines(match.lines, you)[-LINES_IN_NEWS:],
        scores=state.score_sheets() if over else None,
        end=state.end_reason() if over else None,
    )


def journal_lines(lines: Iterable[Line], you: int | None) -> list[JournalLine]:
    """The lines that the seat (None: a spectator) may read."""
    return [
        JournalLine(line.number, line.message.id, dict(line.message.args))
        for line in lines
        if line.only is None or line.only == you
    ]


def seat_names(table: TableRow) -> list[str]:
    """How the seats are called in a record: people by name, bots by theirs."""
    return [row.bot or row.name or f"seat {row.seat}" for row in table.seats]


def replay(record: Record, game: Game, title: str = "") -> Replay:
    """A finished (or unfinished) game step by step as spectators see it.

    Raises:
        BadRecord: the record does not replay.
    """
    whole = Match.from_record(record, game)
    match = Match.at_start_of(record, game)
    steps = [_step(match, None, None, None, 0)]
    for seat, name in record.decisions:
        action = game.action(name)
        label = match.state.describe(seat, action).label
        told = len(match.lines)
        match.play(seat, action)
        steps.append(_step(match, seat, name, label, told))
    over = whole.state.is_over()
    return Replay(
        game=game.id,
        title=title,
        options=dict(record.options),
        seats=list(record.players),
        end=record.end,
        scores=whole.state.score_sheets() if over else None,
        results=whole.state.returns() if over else None,
        steps=steps,
    )


def _step(match: Match, seat: int | None, action: str | None, label: Message | None, told: int) -> ReplayStep:
    return ReplayStep(
        number=len(match.entries),
        seat=seat,
        action=action,
        label=label,
        view=match.state.view(None),
        headline=match.state.headline(),
        journal=journal_lines(match.lines[told:], None),
    )


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
