"""A game at the terminal: shows the position, asks whoever has to decide, lets the bots decide, and saves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cogwright.cli.advice import advice, think
from cogwright.cli.arguments import Seating, free_name, write_text
from cogwright.cli.console import style_of
from cogwright.cli.names import bot_names
from cogwright.cli.picture import picture
from cogwright.cli.results import results
from cogwright.cli.rulebook import Rulebook
from cogwright.cli.words import Words
from cogwright.engine import LANGUAGES, Choice, Match, Message, UnknownAction
from cogwright.players import Bot, Search

COMMANDS: Final = ("undo", "hint", "why", "rules", "show", "language", "help", "quit")
INDENT: Final = (0, 0, 0, 2)


class Leave(Exception):
    """A person wants to leave the game: no error."""


class Session:
    """One match and the people and bots who play it at this terminal."""

    def __init__(
        self,
        match: Match,
        seating: Sequence[Seating],
        bots: Sequence[Bot | None],
        adviser: Search,
        console: Console,
        language: str,
        file: Path | None,
        fallback: Path,
    ) -> None:
        """`bots` are by seat, None for people; the record goes to `file` after every decision, or to `fallback` on leaving."""
        self.match = match
        self.seating = seating
        self.bots = bots
        self.adviser = adviser
        self.console = console
        self.file = file
        self.fallback = fallback
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.last_person: int | None = None
        self.next_person: int | None = None
        self.read_lines = dict.fromkeys(self.people, 0)
        self.troubles: list[Message] = []
        """What went wrong with bots since somebody decided last."""
        self.rulebook = Rulebook(match.game)
        self.commands = _commands()
        self._speak(language)

    # The course of the game

    def play(self) -> None:
        """Play the match to its end, or until somebody leaves or interrupts."""
        self._save()
        try:
            self._play_to_the_end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
        else:
            self._finish()
        finally:
            for bot in self.bots:
                if bot is not None:
                    bot.close()

    def _play_to_the_end(self) -> None:
        while not self.match.state.is_over():
            self._let_bots_decide()
            acting = self.match.state.acting_seats()
            if acting:
                seat = next(one for one in (self.next_person, self.last_person, *acting) if one in acting)
                self.next_person = None
                self._hand_over(seat)
                self._ask(seat)
                self._save()

    def _let_bots_decide(self) -> None:
        """All bots that have to decide do so, until people have to, or the game is over."""
        self.troubles = []
        while True:
            waiting = [(seat, bot) for seat in self.match.state.acting_seats() if (bot := self.bots[seat]) is not None]
            if not waiting:
                return
            for seat, bot in waiting:
                if self.match.state.legal_actions(seat):
                    self.match.play(seat, bot.choose(self.match.state, seat))
                    self.troubles += [
                        Message(f"trouble-{trouble.kind}", {"seat": seat, "details": trouble.details})
                        for trouble in bot.complaints()
                    ]

    def _hand_over(self, seat: int) -> None:
        """With several people at one keyboard, make sure that the right one looks."""
        if len(self.people) > 1 and seat != self.last_person:
            self._clear()
            self.console.print(Rule(style="dim"))
            self.console.print(self.words.say("hand-over", seat=seat), style=style_of(f"seat-{seat} strong"))
            self._read(self.words.say("hand-over-ready", seat=seat) + " ")
            self._clear()
        self.last_person = seat

    # Asking

    def _ask(self, seat: int) -> None:
        """Show the position and ask until the seat has decided or taken something back."""
        self._show(seat)
        while not self._obey(seat, self._read("> ").strip()):
            pass

    def _obey(self, seat: int, typed: str) -> bool:
        """Do what was typed. True if the position has changed."""
        command, _, rest = typed.partition(" ")
        if typed.isdecimal():
            return self._choose(seat, typed_number(typed))
        name = self.commands.get(command.lower())
        if name == "undo":
            return self._undo(seat)
        if name == "hint":
            self._hint(seat)
        elif name == "why":
            self._explain_refusals(seat)
        elif name == "rules":
            self.console.print(self.rulebook.show(self._paragraph(seat, rest.strip()), self.words))
        elif name == "show":
            self._show(seat)
        elif name == "language":
            self._change_language(seat, rest.strip())
        elif name == "help":
            self._help()
        elif name == "quit":
            raise Leave
        elif typed:
            return self._choose_by_name(seat, typed)
        return False

    def _choose(self, seat: int, number: int) -> bool:
        actions = self.match.state.legal_actions(seat)
        if not 1 <= number <= len(actions):
            self._complain(self.words.say("no-such-choice", n=len(actions)))
            return False
        return self._decide(seat, actions[number - 1])

    def _choose_by_name(self, seat: int, name: str) -> bool:
        """An action may be typed by its name; one that is not legal is explained."""
        try:
            action = self.match.game.action(name.lower())
        except UnknownAction:
            self._complain(self.words.say("not-understood", typed=name))
            return False
        if action not in self.match.state.legal_actions(seat):
            self._complain(self.words.say(self.match.state.why_not(seat, action)))
            return False
        return self._decide(seat, action)

    def _decide(self, seat: int, action: int) -> bool:
        self.match.play(seat, action)
        return True

    def _undo(self, seat: int) -> bool:
        """Take back this seat's latest decision, or else that of the person who decided last."""
        latest = next((made.seat for made in reversed(self.match.decisions) if made.seat in self.people), seat)
        for one in (seat, latest):
            if self.match.can_undo(one):
                self.match.undo(one)
                self.next_person = one
                told = len(self.match.lines)
                self.read_lines = {person: min(read, told) for person, read in self.read_lines.items()}
                return True
        self._complain(self.words.say("no-undo"))
        return False

    def _hint(self, seat: int) -> None:
        """What the adviser would do, what it expects of that, and its second choice."""
        try:
            thought = think(self.adviser, self.match.state, seat, self.words)
        except NotImplementedError:
            self._complain(self.words.say("no-hint"))
            return
        numbers = {action: n for n, action in enumerate(self.match.state.legal_actions(seat), start=1)}
        for sentence in advice(thought, self.match.state, numbers, self.words):
            self.console.print(Padding(sentence, INDENT), style="mark")

    def _explain_refusals(self, seat: int) -> None:
        """Why what the seat may look for is not possible now."""
        table = _marked()
        for refusal in self.match.state.refusals(seat):
            table.add_row(Text("  –", style_of("quiet")), self.words.say(refusal.reason))
        self.console.print(table)

    def _paragraph(self, seat: int, asked: str) -> str:
        """What to look up: the rule behind a choice, if its number was typed."""
        actions = self.match.state.legal_actions(seat)
        if asked.isdecimal() and 1 <= typed_number(asked) <= len(actions):
            label = self.match.state.describe(seat, actions[typed_number(asked) - 1]).label
            return self.match.game.paragraphs.get(label.id, asked)
        return asked

    def _change_language(self, seat: int, language: str) -> None:
        if language not in LANGUAGES:
            self._complain(self.words.say("no-such-language", languages=", ".join(LANGUAGES)))
            return
        self._speak(language)
        self._show(seat)

    # Showing

    def _show(self, seat: int) -> None:
        """Position, what happened since, what is asked, and the choices as a numbered list."""
        state = self.match.state
        self._clear()
        self.console.print(Rule(Text(self.words.say(state.headline()), style="bold"), style="dim"))
        self.console.print(picture(self.match.game, state.view(seat), self.words, self.console))
        self._tell_news(seat)
        self.console.print()
        prompt = Text.assemble(
            (self.words.names[seat], style_of(f"seat-{seat} strong")), ": ", self.words.say(state.prompt(seat))
        )
        self.console.print(prompt, style="bold")
        self.console.print(self._choices(seat))
        refused = len(state.refusals(seat))
        if refused:
            self.console.print(Padding(self.words.say("not-now", n=refused), INDENT), style="quiet")

    def _choices(self, seat: int) -> Table:
        state = self.match.state
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column(overflow="fold")
        table.add_column(overflow="fold")
        for number, action in enumerate(state.legal_actions(seat), start=1):
            choice = state.describe(seat, action)
            table.add_row(f"  {number}", self.words.say(choice.label), self._effect(choice))
        return table

    def _effect(self, choice: Choice) -> Text:
        """Cost and gain of a choice."""
        parts: list[Text] = []
        if choice.cost:
            parts.append(Text(self.words.say("choice-cost", amounts=choice.cost), "cost"))
        if choice.gain:
            parts.append(Text(self.words.say("choice-gain", amounts=choice.gain), "gain"))
        return Text("  ").join(parts)

    def _tell_news(self, seat: int | None) -> None:
        """The lines of the journal that the seat has not read yet (None, all of the journal)."""
        lines = self.match.lines
        first = 0 if seat is None else self.read_lines[seat]
        news = [line for line in lines[first:] if line.only is None or line.only == seat]
        if news:
            self.console.print()
            self.console.print(self._lines([line.message for line in news]))
        if seat is not None:
            self.read_lines[seat] = len(lines)
        for trouble in self.troubles:
            self._complain(self.words.say(trouble))

    def _lines(self, messages: Sequence[Message]) -> Table:
        """Lines of the journal, each with a mark in the colour of its seat."""
        table = _marked()
        for message in messages:
            seat = message.args.get("seat")
            style = f"seat-{seat}" if isinstance(seat, int) else "quiet"
            table.add_row(Text("  ▪", style), self.words.say(message))
        return table

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for name in COMMANDS:
            table.add_row("  " + self.words.say(f"command-{name}"), self.words.say(f"help-{name}"))
        self.console.print(Padding(self.words.say("help-choices"), INDENT))
        self.console.print(table)

    def _complain(self, sentence: str) -> None:
        self.console.print(Padding(sentence, INDENT), style="red")

    # Ending

    def _finish(self) -> None:
        self._tell_news(self.last_person)
        self.console.print(Rule(Text(self.words.say(self.match.state.headline()), style="bold"), style="dim"))
        self.console.print(picture(self.match.game, self.match.state.view(None), self.words, self.console))
        self.console.print(results(self.match.state, self.words))
        self._save()
        if self.file is not None:
            self.console.print(self.words.say("saved-finished", file=str(self.file)), soft_wrap=True)

    def _leave(self) -> None:
        """Save, and say how to go on."""
        self.console.print()
        if not self.match.decisions and self.file is None:
            self.console.print(self.words.say("left-unplayed"))
            return
        file = self.file or free_name(self.fallback)
        write_text(file, self._record())
        self.console.print(self.words.say("saved", file=str(file)), soft_wrap=True)

    def _save(self) -> None:
        if self.file is not None:
            write_text(self.file, self._record())

    def _record(self) -> str:
        """The record; bots are named by what they are, so that they can go on playing."""
        names = [who.bot or self.words.names[seat] for seat, who in enumerate(self.seating)]
        return self.match.record(names).write()

    # Reading and speaking

    def _read(self, prompt: str) -> str:
        """A typed line."""
        self.console.file.flush()
        return input(prompt)

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def _speak(self, language: str) -> None:
        """Use this language from now on."""
        self.words = Words(self.match.game, language, [])
        self.words.names = player_names(self.seating, self.words)


def _marked() -> Table:
    """A list whose lines begin with a mark; Japanese, which has no spaces, may be broken anywhere."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(overflow="fold")
    return table


def player_names(seating: Sequence[Seating], words: Words) -> list[str]:
    """How the players are called: bots by their kind, with a number if there are several; people by name or seat."""
    bots = [who.bot for who in seating if who.bot is not None]
    called = dict(zip(bots, bot_names(bots, words), strict=True))
    names: list[str] = []
    for seat, who in enumerate(seating):
        if who.bot is None:
            name = "".join(letter for letter in who.name or "" if letter.isprintable())
            names.append(name or words.say("person", n=seat + 1))
        else:
            before = [sitting.bot for sitting in seating[:seat]].count(who.bot)
            names.append(f"{called[who.bot]} {before + 1}" if bots.count(who.bot) > 1 else called[who.bot])
    return names


def typed_number(digits: str) -> int:
    """The number that was typed; Python itself refuses to read thousands of digits, and nothing here has more than 9."""
    return int(digits) if len(digits) < 10 else 10**9


def _commands() -> dict[str, str]:
    """What can be typed for each command: its English name, and the words for it in any language."""
    typed: dict[str, str] = {}
    for language in LANGUAGES:
        spoken = Words(None, language, [])
        for name in COMMANDS:
            for way in spoken.say(f"command-{name}").split("/"):
                typed[way.split()[0].lower()] = name
    return typed
