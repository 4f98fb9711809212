"""What goes over the wire: requests and answers of the HTTP API, and the news of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from cogwright.engine import Choice, Message, Option, Refusal, ScoreSheet

NAME_LENGTH = 40
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A request body: unknown fields are refused."""


class VisitorName(Request):
    """How a visitor wants to be called."""

    name: Name


class NewTable(Request):
    """A table to be opened: `bots` says by seat number which bot sits there."""

    game: Annotated[str, msgspec.Meta(max_length=100)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    bots: dict[str, Annotated[str, msgspec.Meta(max_length=200)]] = {}
    public: bool = True
    title: Annotated[str, msgspec.Meta(max_length=200)] = ""
    hints: bool | None = None
    """Whether people may ask for hints; if it is not said, only a person who plays against bots alone."""


class SitDown(Request):
    """Sitting down, under another name if one is given (for several people at one screen)."""

    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class SeatBot(Request):
    """The bot that is to play a seat."""

    bot: Annotated[str, msgspec.Meta(max_length=200)]


class Act(Request):
    """An action of a seat; `number` is the seat's own decision number, as News.seat_number told it."""

    seat: int
    number: int
    action: Annotated[str, msgspec.Meta(max_length=200)]


class Undo(Request):
    """Taking back the seat's latest decision."""

    seat: int
    number: int


class AskHint(Request):
    """Asking what to do; `number` is the seat's own decision number, as News.seat_number told it."""

    seat: int
    number: int


class Return(Request):
    """The secret of a seat's return link."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class VisitorInfo(msgspec.Struct):
    """A visitor: `id` is public, the signed cookie is what proves it."""

    id: str
    name: str


class GameInfo(msgspec.Struct):
    """An installed game: what a form for a new table needs, and which paragraph of the rules explains which message."""

    id: str
    title: dict[str, str]
    min_seats: int
    max_seats: int
    options: list[Option]
    bots: list[str]
    edition: str
    view: str
    """The schema of the game's views in this API's description."""
    paragraphs: dict[str, str]


class SeatInfo(msgspec.Struct):
    """Who sits at a seat."""

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str | None
    bot: str | None
    you: bool
    online: bool


class TableInfo(msgspec.Struct):
    """A table, as the visitor who asks may know it."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "finished"]
    options: dict[str, Any]
    public: bool
    hints: bool
    """Whether people may ask for hints here."""
    host: str
    you_host: bool
    created: str
    changed: str
    seats: list[SeatInfo]
    seed_hash: str
    """SHA-256 of the seed in decimal, known from the start."""
    seed: str | None
    """The seed in decimal, once the game is over."""
    return_links: dict[str, str]
    """The secrets of your own seats."""
    waiting_for: list[int]


class JournalLine(msgspec.Struct):
    """A line of the journal; `number` is the entry that caused it (0: the setup)."""

    number: int
    id: str
    args: dict[str, Any]


class News(msgspec.Struct):
    """Everything about a table that its reader may know now; `view` is the game's own struct (GameInfo.view)."""

    table: TableInfo
    number: int
    you: int | None
    seat_number: int | None
    view: Any
    headline: Message | None
    prompt: Message | None
    acting: list[int]
    choices: list[Choice]
    refusals: list[Refusal]
    can_undo: bool
    journal: list[JournalLine]
    """The latest lines; `/journal` has all of them."""
    scores: list[ScoreSheet] | None
    end: str | None


class ReplayStep(msgspec.Struct):
    """The table after one decision, as spectators see it."""

    number: int
    seat: int | None
    action: str | None
    label: Message | None
    view: Any
    headline: Message | None
    journal: list[JournalLine]


class Replay(msgspec.Struct):
    """A whole game, decision by decision."""

    game: str
    title: str
    options: dict[str, Any]
    seats: list[str]
    end: str | None
    scores: list[ScoreSheet] | None
    results: list[float] | None
    """The result of every seat, from -1 (last) to 1 (first), once the game is over."""
    steps: list[ReplayStep]


class Claimed(msgspec.Struct):
    """The seat that a return link gave back."""

    table: str
    seat: int


class LineMove(msgspec.Struct):
    """A move of how the game may go on."""

    seat: int
    action: str
    label: Message


class AdvisedChoice(msgspec.Struct):
    """A choice, and what may be expected of it at the end of the game."""

    action: str
    label: Message
    points: float
    """The seat's own points."""
    lead: float
    """By how many points it will then be ahead of its best rival."""
    expected: list[float]
    """The points of every player, automas included."""
    line: list[LineMove]
    """How the game may go on after it."""
    results: list[float] = msgspec.field(default_factory=list)
    """The result of every seat, from -1 (last) to 1 (first); empty in analyses made before it was told."""


class Hint(msgspec.Struct):
    """What the search advises the seat, which it knows no more than: the best choices, the best first."""

    seat: int
    number: int
    alone: bool
    """There are no rivals: `lead` says nothing."""
    choices: list[AdvisedChoice]


class JudgedDecision(msgspec.Struct):
    """What the coach thinks of a decision of a finished game."""

    step: int
    """The decision, from 1: the step of the replay that it leads to."""
    seat: int
    played: AdvisedChoice
    best: AdvisedChoice
    """What would have been best; the same as `played` if nothing was better."""
    loss: float
    """By how many points the lead that could be expected became smaller."""


class Analysis(msgspec.Struct):
    """What the coach thinks of a finished game, as far as it has got."""

    status: Literal["none", "working", "done", "failed"]
    tries: int
    """How many tries each decision is worth."""
    done: int
    """How many of the decisions have been looked at."""
    all: int
    decisions: list[JudgedDecision]
    """Those of them that were a choice."""
    turning_points: list[int]
    """The steps whose decisions cost most."""
