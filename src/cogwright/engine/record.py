"""Records of games as text, in the manner of chess PGN: a few headers, then the decisions by name.

    [Game "mech-a-dream"]
    [Rules 1]
    [Components "open 1 5c0f..."]
    [Seats 2]
    [Seed 7]
    [Commitment "7902..."]
    [Options {"smart-robots": false, "specialists": false, "deal": null}]
    [Players ["Ada", "greedy"]]
    [Check "0a1b2c3d"]

    1. 0 buy 3 ;9c1e55d0
    2. 1 stock ink ;07aa31fe
    end days 56 43 ;b2d0c611

Header values are JSON. A decision is its number, the seat and the action's name. Behind every line stands the beginning of a
SHA-256 over all that comes before it, so that a damaged or edited record can be refused with the line that is wrong. The last
line tells how the game ended and the totals, or says `unfinished`. A game that began from a written position has the header
`Position` instead of `Seed`, `Commitment` and `Options`.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from cogwright.engine.components import ComponentSet
from cogwright.engine.errors import BadRecord, BadSeed, Sentence, sentence, shown
from cogwright.engine.random_source import commitment

CHECK_LENGTH: Final = 8
HEADER: Final = re.compile(r"\[([A-Z][A-Za-z]*) (.+)\]")
CHECKED: Final = re.compile(rf"(.+) ;([0-9a-f]{{{CHECK_LENGTH}}})")
DECISION: Final = re.compile(r"([1-9][0-9]{0,8})\. (0|[1-9][0-9]?) (.+)")
END: Final = re.compile(r"end ([a-z0-9-]+)((?: -?[0-9]{1,1000})+)")
UNFINISHED: Final = "unfinished"
HEADERS: Final = ("Game", "Rules", "Components", "Seats", "Players")
START_HEADERS: Final = ("Seed", "Commitment", "Options")
POSITION_HEADER: Final = "Position"


@dataclass(frozen=True)
class Record:
    """A written game. `decisions` are pairs of seat and action name; `end` and `totals` are None while it is unfinished."""

    game: str
    rules_version: int
    components: str
    seats: int
    seed: int | None
    options: Mapping[str, object]
    position: Mapping[str, object] | None
    players: tuple[str, ...]
    decisions: tuple[tuple[int, str], ...]
    end: str | None = None
    totals: tuple[int, ...] | None = None
    lines: tuple[int, ...] = field(default=(), compare=False)
    """Where it was read from text: the line (from 1) of each decision."""

    def write(self) -> str:
        """The record as text; `Record.read` gives an equal record back."""
        text = [f"[{key} {json.dumps(value, ensure_ascii=False)}]" for key, value in self._headers().items()]
        check = ""
        for line in text:
            check = next_check(check, line)
        text += [f'[Check "{check}"]', ""]
        for line in self._body():
            check = next_check(check, line)
            text.append(f"{line} ;{check}")
        return "\n".join(text) + "\n"

    def _headers(self) -> dict[str, object]:
        headers: dict[str, object] = {
            "Game": self.game,
            "Rules": self.rules_version,
            "Components": self.components,
            "Seats": self.seats,
        }
        if self.position is not None:
            headers["Position"] = self.position
        elif self.seed is not None:
            headers["Seed"] = self.seed
            headers["Commitment"] = commitment(self.seed)
            headers["Options"] = self.options
        headers["Players"] = list(self.players)
        return headers

    def _body(self) -> list[str]:
        body = [f"{number}. {seat} {name}" for number, (seat, name) in enumerate(self.decisions, start=1)]
        if self.end is None or self.totals is None:
            return [*body, UNFINISHED]
        return [*body, f"end {self.end} {' '.join(str(total) for total in self.totals)}"]

    @staticmethod
    def read(text: str) -> Record:
        """Read a record.

        Raises:
            BadRecord: it is damaged, truncated or edited; the error names the line.
        """
        return _Reader(text).record()


def edition(components: ComponentSet) -> str:
    """How a record names a component set: edition, version and checksum."""
    return f"{components.edition} {components.version} {components.checksum}"


def next_check(check: str, line: str) -> str:
    """The check behind a line, which follows the line that bears `check`."""
    return hashlib.sha256(f"{check}\n{line}".encode(errors="surrogatepass")).hexdigest()[:CHECK_LENGTH]


class _Reader:
    """Reads the text of a record from top to bottom, with its running check."""

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n").split("\n")
        self.at = 0
        self.check = ""

    def record(self) -> Record:
        headers = self._headers()
        decisions: list[tuple[int, str]] = []
        lines: list[int] = []
        while True:
            line = self._checked_line()
            found = DECISION.fullmatch(line)
            if not found:
                break
            if int(found[1]) != len(decisions) + 1:
                raise self._wrong(sentence("record-number", expected=len(decisions) + 1, found=found[1]))
            decisions.append((int(found[2]), found[3]))
            lines.append(self.at)
        end, totals = self._end(line)
        if self.at < len(self.text):
            self.at += 1
            raise self._wrong(sentence("record-more"))
        return self._build(headers, decisions, end, totals, lines)

    def _headers(self) -> dict[str, object]:
        headers: dict[str, object] = {}
        while True:
            line = self._line(sentence("record-check"))
            found = HEADER.fullmatch(line)
            if not found:
                raise self._wrong(sentence("record-header"))
            try:
                value: object = json.loads(found[2])
            except (ValueError, RecursionError):
                raise self._wrong(sentence("record-header-json", name=found[1])) from None
            if found[1] == "Check":
                break
            if found[1] in headers:
                raise self._wrong(sentence("record-header-twice", name=found[1]))
            if found[1] not in (*HEADERS, *START_HEADERS, POSITION_HEADER):
                raise self._wrong(sentence("record-header-unknown", name=found[1]))
            headers[found[1]] = value
            self.check = next_check(self.check, line)
        if value != self.check:
            raise self._wrong(sentence("record-headers-changed", check=self.check, written=value))
        if self._line(sentence("record-empty-line")):
            raise self._wrong(sentence("record-no-empty-line"))
        return headers

    def _line(self, expected: Sentence) -> str:
        if self.at == len(self.text):
            self.at += 1
            raise self._wrong(sentence("record-breaks-off", expected=expected))
        self.at += 1
        return self.text[self.at - 1]

    def _checked_line(self) -> str:
        line = self._line(sentence("record-decision-or-end"))
        found = CHECKED.fullmatch(line)
        if not found:
            raise self._wrong(sentence("record-damaged"))
        self.check = next_check(self.check, found[1])
        if found[2] != self.check:
            raise self._wrong(sentence("record-changed", check=self.check, written=found[2]))
        return found[1]

    def _end(self, line: str) -> tuple[str | None, tuple[int, ...] | None]:
        if line == UNFINISHED:
            return None, None
        found = END.fullmatch(line)
        if not found:
            raise self._wrong(sentence("record-no-decision"))
        return found[1], tuple(int(total) for total in found[2].split())

    def _build(
        self,
        headers: dict[str, object],
        decisions: list[tuple[int, str]],
        end: str | None,
        totals: tuple[int, ...] | None,
        lines: list[int],
    ) -> Record:
        game, components = self._text(headers, "Game"), self._text(headers, "Components")
        rules_version, seats = self._number(headers, "Rules"), self._number(headers, "Seats")
        players = headers.get("Players")
        if not isinstance(players, list) or len(players) != seats or not all(isinstance(p, str) for p in players):
            raise BadRecord(sentence("record-players", n=seats))
        if not all(0 <= seat < seats for seat, _ in decisions):
            worst = next(line for (seat, _), line in zip(decisions, lines, strict=True) if not 0 <= seat < seats)
            complaint = sentence("record-seat", last=seats - 1)
            raise BadRecord(sentence("record-line", number=worst, complaint=complaint))
        position, seed, options = headers.get("Position"), None, {}
        if position is None:
            seed = self._number(headers, "Seed")
            given = headers.get("Options")
            if not isinstance(given, dict):
                raise BadRecord(sentence("record-header-table", name="Options"))
            options = given
            if headers.get("Commitment") != self._commitment(seed):
                raise BadRecord(sentence("record-seed"))
        elif any(key in headers for key in START_HEADERS):
            raise BadRecord(sentence("record-beside-position", names=", ".join(START_HEADERS)))
        elif not isinstance(position, dict):
            raise BadRecord(sentence("record-header-table", name="Position"))
        return Record(
            game, rules_version, components, seats, seed, options, position, tuple(players), tuple(decisions), end, totals,
            tuple(lines),
        )  # fmt: skip

    def _text(self, headers: dict[str, object], key: str) -> str:
        value = headers.get(key)
        if not isinstance(value, str):
            raise BadRecord(sentence("record-header-text", name=key, given=shown(value)))
        return value

    def _number(self, headers: dict[str, object], key: str) -> int:
        value = headers.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise BadRecord(sentence("record-header-number", name=key, given=shown(value)))
        return value

    def _commitment(self, seed: int) -> str:
        try:
            return commitment(seed)
        except BadSeed as error:
            raise BadRecord(sentence("record-refused", reason=error)) from None

    def _wrong(self, complaint: Sentence) -> BadRecord:
        return BadRecord(sentence("record-line", number=self.at, complaint=complaint))
