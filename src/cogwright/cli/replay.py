"""`cogwright replay`: steps through a recorded game, or checks it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cogwright.cli.arguments import Seating, in_file, read_record
from cogwright.cli.console import style_of, terminal
from cogwright.cli.picture import picture
from cogwright.cli.results import results
from cogwright.cli.session import INDENT, player_names, typed_number
from cogwright.cli.words import Words
from cogwright.engine import Game, Match, Record, game
from cogwright.players import PROGRAM, is_bot


def verify_record(file: Path, components: Path | None, language: str) -> None:
    """Check a record and say what was checked.

    Raises:
        BadRecord: it is damaged, does not follow the rules, or ends otherwise; the error names the line.
    """
    record, match, words = read_game(file, components, language)
    console = terminal()
    checks = [
        words.say("verified-lines", n=len(record.decisions)),
        words.say("verified-edition", title=match.game.title[language], edition=_edition(record)),
        words.say("verified-decisions", n=len(record.decisions)),
    ]
    if record.end is None:
        checks.append(words.say("verified-unfinished"))
    else:
        scores = [f"{name} {total}" for name, total in zip(words.names, record.totals or (), strict=True)]
        checks.append(
            words.say("verified-end", end=words.say(f"end-{record.end}").rstrip(".。"), scores=words.join(scores))
        )
    if record.position is None:
        checks.append(words.say("verified-seed", seed=str(record.seed)))
    else:
        checks.append(words.say("verified-position"))
    table = Table.grid(padding=(0, 1, 0, 0))
    for check in checks:
        table.add_row(Text("  ✓", style_of("gain")), check)
    console.print(table)


def _edition(record: Record) -> str:
    """Edition, version and the beginning of the checksum."""
    edition, version, checksum = record.components.rsplit(" ", 2)
    return f"{edition} {version}, {checksum[:12]}"


def replay_record(file: Path, components: Path | None, language: str) -> None:
    """Step through a record; where nobody types, tell its whole journal.

    Raises:
        BadRecord: it is damaged, does not follow the rules, or ends otherwise.
    """
    record, match, words = read_game(file, components, language)
    Replay(record, match, words, terminal()).run()


def read_game(file: Path, components: Path | None, language: str) -> tuple[Record, Match, Words]:
    """The record of a file, its match at the end, and words that know the players' names.

    Raises:
        BadRecord: it is damaged, does not follow the rules, or ends otherwise; the error names the line.
    """
    record = read_record(file)
    rules = game(record.game, components)
    with in_file(file):
        match = Match.from_record(record, rules)
    words = Words(rules, language, [])
    seating = [
        Seating(name) if is_bot(name) or name.startswith(PROGRAM) else Seating(None, name) for name in record.players
    ]
    words.names = player_names(seating, words)
    return record, match, words


class Replay:
    """A recorded match, looked at after so many of its decisions."""

    def __init__(self, record: Record, whole: Match, words: Words, console: Console) -> None:
        self.record = record
        self.whole = whole
        self.words = words
        self.console = console
        self.at = 0

    def run(self) -> None:
        """Show the start, then whatever step is asked for, until it is left."""
        if not self.console.is_terminal:
            self._tell_everything()
            return
        commands: dict[str, Callable[[], int]] = {
            "": lambda: self.at + 1,
            "back": lambda: self.at - 1,
            "b": lambda: self.at - 1,
            "start": lambda: 0,
            "end": lambda: len(self.record.decisions),
        }
        while True:
            self._show()
            try:
                typed = input(self.words.say("replay-prompt") + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in ("quit", "q"):
                return
            if typed.isdecimal():
                self._go_to(typed_number(typed))
            elif typed in commands:
                self._go_to(commands[typed]())

    def _go_to(self, step: int) -> None:
        self.at = max(0, min(step, len(self.record.decisions)))

    def _show(self) -> None:
        """The position after the step, and what happened in it."""
        self.console.clear()
        match = _after(self.record, self.whole.game, self.at)
        where = self.words.say("replay-step", n=self.at, all=len(self.record.decisions))
        headline = self.words.say(match.state.headline())
        self.console.print(Rule(Text(f"{headline} — {where}", style="bold"), style="dim"))
        self.console.print(picture(match.game, match.state.view(None), self.words, self.console))
        for line in match.lines:
            if line.number == self.at and line.only is None:
                self.console.print(Padding("▪ " + self.words.say(line.message), INDENT))
        if match.state.is_over():
            self.console.print(results(match.state, self.words))

    def _tell_everything(self) -> None:
        for line in self.whole.lines:
            if line.only is None:
                self.console.print(self.words.say(line.message))
        if self.whole.state.is_over():
            self.console.print(results(self.whole.state, self.words))


def _after(record: Record, rules: Game, step: int) -> Match:
    """The match after so many decisions."""
    match = Match.at_start_of(record, rules)
    for seat, name in record.decisions[:step]:
        match.play(seat, rules.action(name))
    return match
