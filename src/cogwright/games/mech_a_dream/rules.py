"""The flow of play: which phase follows which, and who decides what in it (O4, F1-F4, F11, F17, D2).

What happens in a phase stands in its file: `setup`, `specialists`, `placement`, `machines` (belts, finishing,
pending steps), `night`, `scoring`; paying and gaining in `gains`.

The journal is told in these lines (the words are `words/*.ftl`; a bundle is a table of amounts):

    log-start seat                              log-specialist n, specialist
    log-dealt seat, first, second               log-keep seat, monitor (only the seat)
    log-kept seat, monitor, gain                log-draft seat, specialist
    log-unclaimed specialist                    log-day day, seat, delivery
    log-time time                               log-stock seat, stock, gain
    log-dock seat, delivery, cost, gain         log-dock-free seat, delivery, gain
    log-buy seat, machine, cost, space          log-buy-free seat, machine, space
    log-turned-up machine, stack                log-stack-empty stack
    log-build seat, machine, crew               log-bonus seat, on, gain
    log-move seat, machine, steps, space        log-finished seat, machine, n
    log-completion seat, n, gain                log-instant seat, machine, gain
    log-push seat, machine, space               log-activate seat, machine, how, cost, gain
    log-activate-free seat, machine, how, gain  log-monitor seat, monitor, cost, gain
    log-monitor-free seat, monitor, gain        log-lost seat, lost
    log-vanished seat, lost                     log-gave-up seat, lost
    log-take seat, specialist, cost             log-take-free seat, specialist
    log-take-from seat, other, specialist, cost log-take-from-free seat, other, specialist
    log-take-none seat                          log-night day
    log-night-over seat                         log-prices
    log-end end                                 log-result seat, rank, points
    log-position day, time
"""

from __future__ import annotations

from cogwright.engine.messages import Choice, Message, Refusal
from cogwright.engine.random_source import RandomSource
from cogwright.engine.score import ScoreSheet
from cogwright.engine.state import Task
from cogwright.games.mech_a_dream import describe as words
from cogwright.games.mech_a_dream import reasons
from cogwright.games.mech_a_dream import view as views
from cogwright.games.mech_a_dream.actions import (
    BEGIN_DAY,
    BEGIN_NIGHT,
    BEGIN_TIME,
    CHOOSE_MONITOR,
    DRAFT,
    DRAFT_SPECIALIST,
    MOVE_BELTS,
    PLACE_ASSISTANT,
    PLACEMENT,
    SHOW_MONITORS,
    SPEND_NIGHT,
    TAKE_SPECIALIST,
    WORK_OFF,
)
from cogwright.games.mech_a_dream.evaluate import evaluate
from cogwright.games.mech_a_dream.machines import choose_pending, move_belts, pending_choices
from cogwright.games.mech_a_dream.night import begin_night, choose_night, end_night, night_choices
from cogwright.games.mech_a_dream.placement import choose_placement, placement_choices
from cogwright.games.mech_a_dream.scoring import end_reason, score_sheets
from cogwright.games.mech_a_dream.setup import choose_monitor, monitor_choices, show_monitors
from cogwright.games.mech_a_dream.specialists import (
    begin_draft,
    choose_draft,
    choose_take,
    draft_choices,
    take_choices,
)
from cogwright.games.mech_a_dream.state import Table
from cogwright.games.mech_a_dream.tiles import EVENING, MORNING, TIMES


class MechADreamState(Table):
    """A game of Mech A Dream in progress."""

    # Decisions of the seats (D2)

    def choices(self, seat: int, task: Task) -> list[int]:
        """What the seat may choose from, by situation (D2); a single choice is made by the kernel (D3).

        Every action listed can be completed (D5, N11), and seats that act at the same time share nothing (D6, N14).
        """
        kind = task[0]
        workshop = self.workshops[seat]
        if kind == PLACE_ASSISTANT:
            return placement_choices(self, workshop)
        if kind == SPEND_NIGHT:
            return night_choices(workshop)
        if kind == WORK_OFF:
            return pending_choices(workshop)
        if kind == TAKE_SPECIALIST:
            return take_choices(self, workshop)
        if kind == DRAFT_SPECIALIST:
            return draft_choices(self)
        assert kind == CHOOSE_MONITOR
        return monitor_choices()

    def choose(self, seat: int, task: Task, action: int) -> None:
        """Carry out a decision."""
        kind = task[0]
        workshop = self.workshops[seat]
        if kind == PLACE_ASSISTANT:
            choose_placement(self, workshop, action)
        elif kind == SPEND_NIGHT:
            choose_night(self, workshop, action)
        elif kind == WORK_OFF:
            choose_pending(self, workshop, action)
        elif kind == TAKE_SPECIALIST:
            choose_take(self, workshop, action)
        elif kind == DRAFT_SPECIALIST:
            choose_draft(self, workshop, action)
        else:
            choose_monitor(self, workshop, action)

    # The course of the game

    def step(self, task: Task) -> None:
        """The next phase: setup (S11), then days of three times and a night (F1)."""
        kind = task[0]
        if kind == PLACEMENT:
            self._next_placement(task[1])
        elif kind == MOVE_BELTS:
            self._after_placements()
        elif kind == BEGIN_TIME:
            self._begin_time(task[1])
        elif kind == BEGIN_NIGHT:
            begin_night(self)
        elif kind == BEGIN_DAY:
            self._begin_day()
        elif kind == SHOW_MONITORS:
            show_monitors(self)
        elif kind == DRAFT:
            begin_draft(self, task[1])
        else:
            end_night(self)

    def _begin_day(self) -> None:
        """The calendar shows the day, its delivery tile is in view (S5, S7, F17)."""
        if self.journal is not None:
            self.tell("log-day", day=self.day, seat=self.start_seat, delivery=self.todays_delivery().id)
        self.push_table((BEGIN_TIME, MORNING, 0))

    def _begin_time(self, time: int) -> None:
        """A time of day: every seat places one assistant, in turn order (F1, F2)."""
        self.time = time
        if self.journal is not None:
            self.tell("log-time", time=TIMES[time])
        self.push_table((PLACEMENT, 0, 0))

    def _next_placement(self, n: int) -> None:
        """The n-th seat in turn order places its assistant; after the last one the belts move (F2, F5)."""
        self.push_table((PLACEMENT, n + 1, 0) if n + 1 < self.seats else (MOVE_BELTS, 0, 0))
        self.push(self.seat_in_turn(n), (PLACE_ASSISTANT, 0, 0))

    def _after_placements(self) -> None:
        """All belts move (F5); when nothing is pending any more, the next time of day or the night begins (F11)."""
        self.push_table((BEGIN_NIGHT, 0, 0) if self.time == EVENING else (BEGIN_TIME, self.time + 1, 0))
        move_belts(self)

    # The end (W1-W5)

    def score_sheets(self) -> list[ScoreSheet]:
        """The score sheets (W2, W4); before the end, as if the game ended now."""
        return score_sheets(self)

    def end_reason(self) -> str:
        """Why the game ended (W5); empty before its end."""
        return end_reason(self) if self.is_over() else ""

    # What others see, think and say

    def clone(self) -> MechADreamState:
        """An independent copy without the journal."""
        return MechADreamState(self.game, self.seats, self.random, self.tiles, self)

    def view(self, seat: int | None) -> views.MechADreamView:
        """What the seat may see (I1, I2); None is a spectator."""
        return views.view(self, seat)

    def guess(self, seat: int, random: RandomSource) -> MechADreamState:
        """A state that the seat cannot tell from this one, its hidden things dealt anew (I5)."""
        twin = self.clone()
        twin.random = random.copy()
        views.deal_hidden_anew(twin, seat, random)
        return twin

    def evaluate(self, seat: int) -> float:
        """How good the position looks for the seat, in points at the end of the game."""
        return evaluate(self, seat)

    def progress(self) -> float:
        """How many of the days are over (F1)."""
        return 1.0 if self.is_over() else (self.day - 1) / self.tiles.days

    def headline(self) -> Message:
        """Day and time of day (O4)."""
        return words.headline(self)

    def prompt(self, seat: int) -> Message:
        """What the seat is asked to do."""
        return words.prompt(self, seat)

    def describe(self, seat: int, action: int) -> Choice:
        """A legal action in words, with its cost and gain."""
        return words.describe(self, seat, action)

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat may look for though it is not legal now."""
        return reasons.refusals(self, seat)

    def why_not(self, seat: int, action: int) -> Message:
        """Why an action is not legal for the seat now."""
        return reasons.why_not(self, seat, action)
