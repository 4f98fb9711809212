"""A game in progress, and the kernel that runs it: agendas of tasks, worked until somebody has to choose.

Rules never wait for a person. They push tasks: on a seat's agenda what this seat has still to do, on the table's agenda what
comes when no seat has anything left. Agendas are stacks: what is pushed last is done first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from cogwright.engine.agenda import NO_ACTIONS, Agenda
from cogwright.engine.agenda import Task as Task
from cogwright.engine.errors import BadSeats, IllegalAction, sentence
from cogwright.engine.messages import Argument, Choice, Journal, Message, Refusal
from cogwright.engine.random_source import RandomSource
from cogwright.engine.score import ScoreSheet, utilities

if TYPE_CHECKING:
    from cogwright.engine.game import Game

ALL_SEATS: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table and what is still to be done. Games subclass it; everybody else uses the public contract.

    Attributes that the kernel keeps for the game:
        game: the rules this state follows.
        seats: the number of seats: of players who are asked for their decisions.
        automas: the number of players beside them whom the rules play (an automa); they are numbered from `seats` on, have score
            sheets, and `evaluate` knows them.
        random: the only source of chance.
        journal: where rules report what happens, or None.
        decisions: how many decisions have been made (those with a single legal action are not counted).
        situation: how many tasks of the table's agenda have been begun; seats that decide within the same situation do so at
            the same time.
        fences: for each seat, the number of decisions that can no longer be taken back.
        first_seat: the seat that began the game, for statistics; games that draw it set it.
    """

    def __init__(self, game: Game, seats: int, random: RandomSource) -> None:
        self.game = game
        self.seats: int = seats
        self.automas: int = 0
        self.random: RandomSource = random
        self.journal: Journal | None = None
        self.decisions: int = 0
        self.situation: int = 0
        self.fences: list[int] = [0] * seats
        self.first_seat: int = 0
        self._agendas: list[Agenda] = [Agenda() for _ in range(seats)]
        self._table_agenda: Agenda = Agenda()
        self._acting: i64 = 0  # the seats that have to choose, a bit each
        self._unsettled: i64 = 0  # the seats with tasks that do not know yet what to choose, a bit each
        self._over: bool = False

    # The public contract

    def acting_seats(self) -> list[int]:
        """The seats that have to decide now, ascending: several in simultaneous phases, none when the game is over."""
        return [seat for seat in range(self.seats) if self._acting & _bit(seat)]

    def legal_actions(self, seat: int) -> list[int]:
        """The actions the seat may take now, ascending; empty if it has nothing to decide.

        Raises:
            BadSeats: there is no such seat.
        """
        if not 0 <= seat < self.seats:
            raise BadSeats(sentence("refused-seat", number=seat, last=self.seats - 1))
        return self._agendas[seat].legal.copy()

    def apply(self, seat: int, action: int) -> None:
        """Let the seat take the action and run the game on to the next decision.

        Raises:
            IllegalAction: the seat cannot do that now; the state is untouched.
        """
        if not 0 <= seat < self.seats or action not in self._agendas[seat].legal:
            raise self._illegal(seat, action)
        self._take(seat, int(action))  # 6.0 is in the list as well as 6

    def play_at_random(self, random: RandomSource) -> None:
        """Let one acting seat after another take any legal action, each equally likely, until the game is over."""
        while not self._over:
            seat = _first(self._acting)
            legal = self._agendas[seat].legal
            self._take(seat, legal[random.below(len(legal))])

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._over

    def returns(self) -> list[float]:
        """The utility of the result for each seat, from 1 (first) to -1 (last)."""
        sheets = self.score_sheets()
        return utilities([sheet.rank for sheet in sheets], [self.team(sheet.seat) for sheet in sheets])[: self.seats]

    def won(self, seat: int) -> bool:
        """Whether the seat has won, alone or with others: its rank is 1. Games for one player may ask for more."""
        return self.score_sheets()[seat].rank == 1

    def result_alone(self, total: float) -> float:
        """The result, from 1 to -1, of a game for one player without a rival that ends with this total; games that have one say."""
        return 1.0

    def score_sheets(self) -> list[ScoreSheet]:
        """One score sheet a seat, then one an automa; before the end, what each would score if the game ended now."""
        raise NotImplementedError

    def team(self, seat: int) -> int:
        """The number of the seat's team; seats of one team win and lose together. Without teams, each seat is one of its own."""
        return seat

    def end_reason(self) -> str:
        """Why the game ended, as a key for statistics and words (`end-<reason>`)."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy without the journal."""
        raise NotImplementedError

    def view(self, seat: int | None) -> object:
        """What the seat may see (None: a spectator), as frozen dataclasses."""
        raise NotImplementedError

    def guess(self, seat: int, random: RandomSource) -> State:
        """A state drawn at random among those that the seat cannot tell from this one; its own chance comes from `random`."""
        raise NotImplementedError

    def evaluate(self, seat: int) -> float:
        """How good the position looks for the seat, or for the team if it is in one, in points at the end of the game."""
        raise NotImplementedError

    def progress(self) -> float:
        """How much of the game is over, roughly, from 0 to 1; of a game that does not say nothing until its end."""
        return 1.0 if self._over else 0.0

    def headline(self) -> Message:
        """Where the game stands: day, round, season."""
        raise NotImplementedError

    def prompt(self, seat: int) -> Message:
        """What the acting seat is asked to do."""
        raise NotImplementedError

    def describe(self, seat: int, action: int) -> Choice:
        """A legal action in words, with what it costs and yields at once."""
        raise NotImplementedError

    def refusals(self, seat: int) -> list[Refusal]:
        """Actions the seat may look for though they are not legal now, each with its reason."""
        return []

    def why_not(self, seat: int, action: int) -> Message:
        """Why an action is not legal for the seat now."""
        return Message("why-not-now")

    # What a game's rules implement for the kernel

    def choices(self, seat: int, task: Task) -> list[int]:
        """The actions among which the task lets the seat choose, ascending; none if it needs no choice."""
        raise NotImplementedError

    def choose(self, seat: int, task: Task, action: int) -> None:
        """Carry out the seat's choice for the task, which has been taken from its agenda."""
        raise NotImplementedError

    def run(self, seat: int, task: Task) -> None:
        """Carry out a task that needs no choice and has been taken from the seat's agenda."""
        raise NotImplementedError

    def step(self, task: Task) -> None:
        """Carry out the table's next task: no seat has anything left to do."""
        raise NotImplementedError

    def always_asks(self, seat: int, task: Task) -> bool:
        """Whether the seat is asked even if a single action is legal."""
        return False

    # What the kernel offers to the rules

    def push(self, seat: int, task: Task) -> None:
        """Put a task on top of the seat's agenda; a choice it was about to make comes after it."""
        self._agendas[seat].push(task)
        self._unsettle(seat)

    def push_table(self, task: Task) -> None:
        """Put a task on top of the table's agenda."""
        self._table_agenda.push(task)

    def coming_task(self) -> Task | None:
        """The table's next task, which comes when no seat has anything left to do; None when the game ends then."""
        return None if self._table_agenda.is_empty() else self._table_agenda.top()

    def asked(self, seat: int) -> Task | None:
        """The task for which the seat has to choose now; None if it does not act."""
        return self._agendas[seat].top() if self._acting & _bit(seat) else None

    def ask_again(self, seat: int) -> None:
        """What the seat may choose has changed: its legal actions are found anew when the state settles."""
        self._unsettle(seat)

    def drop_tasks(self, seat: int) -> None:
        """Empty the seat's agenda."""
        self._agendas[seat].clear()
        self._unsettle(seat)

    def fence(self, seat: int = ALL_SEATS) -> None:
        """Something hidden came into view: the seat (or everybody) cannot take back anything decided so far."""
        if seat == ALL_SEATS:
            for each in range(self.seats):
                self.fences[each] = self.decisions
        else:
            self.fences[seat] = self.decisions

    def tell(self, id: str, **args: Argument) -> None:
        """Report something that all may read. Guard the call by `if self.journal is not None`, so that search pays nothing."""
        if self.journal is not None:
            self.journal.tell(Message(id, args))

    def tell_only(self, reader: int, id: str, **args: Argument) -> None:
        """Report something that only the seat `reader` may read."""
        if self.journal is not None:
            self.journal.tell(Message(id, args), reader)

    def settle(self) -> None:
        """Work the agendas until every seat that has something to do must choose, or the game is over."""
        while True:
            while self._unsettled:
                for seat in range(self.seats):
                    if self._unsettled & _bit(seat):
                        self._work(seat)
            if self._acting:
                return
            if self._table_agenda.is_empty():
                self._over = True
                return
            self.situation += 1
            self.step(self._table_agenda.pop())

    def copy_kernel(self, twin: State) -> None:
        """Give a freshly made twin this state's agendas, chance and counters (not the journal): the kernel's part of `clone`."""
        twin.random = self.random.copy()
        twin.automas = self.automas
        twin.decisions = self.decisions
        twin.situation = self.situation
        twin.fences = self.fences.copy()
        twin.first_seat = self.first_seat
        twin._agendas = [agenda.copy() for agenda in self._agendas]
        twin._table_agenda = self._table_agenda.copy()
        twin._acting = self._acting
        twin._unsettled = self._unsettled
        twin._over = self._over

    # The kernel's own

    def _take(self, seat: int, action: int) -> None:
        """Let the seat take one of its legal actions and run the game on to the next decision."""
        self.decisions += 1
        task = self._agendas[seat].pop()
        self._unsettle(seat)
        self.choose(seat, task, action)
        if self._unsettled & _bit(seat):
            self._work(seat)  # what the action sets off is done before others are asked anew
        self.settle()

    def _unsettle(self, seat: int) -> None:
        """The seat does not know any more what it may choose."""
        self._unsettled |= _bit(seat)
        if self._acting & _bit(seat):
            self._acting &= ~_bit(seat)
            self._agendas[seat].legal = NO_ACTIONS

    def _work(self, seat: int) -> None:
        """Run the seat's tasks until one needs a choice of several actions."""
        agenda = self._agendas[seat]
        while not agenda.is_empty():
            task = agenda.top()
            actions = self.choices(seat, task)
            if not actions:
                agenda.drop_top()
                self.run(seat, task)
            elif len(actions) == 1 and not self.always_asks(seat, task):
                agenda.drop_top()
                self.choose(seat, task, actions[0])
            else:
                agenda.legal = actions
                self._acting |= _bit(seat)
                break
        self._unsettled &= ~_bit(seat)

    def _illegal(self, seat: int, action: int) -> IllegalAction:
        if not 0 <= seat < self.seats:
            return IllegalAction(sentence("refused-seat", number=seat, last=self.seats - 1))
        vocabulary = self.game.vocabulary
        name = repr(vocabulary.name(action)) if 0 <= action < len(vocabulary) else f"action {action}"
        legal = self._agendas[seat].legal
        if self._over:
            return IllegalAction(sentence("refused-over", number=seat, action=name))
        if not legal:
            return IllegalAction(sentence("refused-waiting", number=seat, action=name, waiting=self._waiting_for()))
        names = ", ".join(vocabulary.name(a) for a in legal)
        return IllegalAction(sentence("refused-now", number=seat, action=name, allowed=names))

    def _waiting_for(self) -> str:
        return ", ".join(str(seat) for seat in self.acting_seats())


# Sets of seats are numbers with a bit for each seat.


def _bit(seat: i64) -> i64:
    """The set that has only this seat."""
    return 1 << seat


def _first(seats: i64) -> i64:
    """The lowest seat of a set that is not empty."""
    seat: i64 = 0
    while not seats & 1 << seat:
        seat += 1
    return seat
