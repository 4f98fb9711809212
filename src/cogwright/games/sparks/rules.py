"""The flow of play: which step follows which, and who decides what in it (sections 4 and 8).

Each part stands in its file: `setup`, `junkyard` (T1-T3), `workshop` (the free actions), `placing`, `robots`, `steps`,
`effects`, `dice`, `turns` (what happens to all together), `scoring`.

The journal is told in these lines (the words are `words/*.ftl`; a bundle is a table of amounts):

    log-start seat                  log-out-of-play upgrade         log-goal goal
    log-position n                  log-turn n, seat                log-drafted seat
    log-draft seat, assistant       log-tile seat, tile             log-take seat, dice
    log-ghost-takes seat, dice      log-draw-die seat, die          log-no-die seat
    log-gain seat, gain             log-place seat, die, place      log-place-pass seat, die, place
    log-place-paid seat, die, place, cost                           log-lift seat, die, place
    log-sell seat, die, gain        log-change seat, die, n         log-reroll seat, die, n
    log-swap seat, dice, new        log-complete seat, robot        log-step seat, track, n
    log-step-lost seat              log-bonus seat, bonus           log-bonus-printed seat, track
    log-recycle seat, die           log-drop seat, die              log-level seat, n
    log-box seat, box               log-recover seat, box           log-use seat, assistant
    log-pay-die seat, die           log-hire seat, assistant, cost  log-cards seat, n
    log-card seat, assistant        log-upgrade seat, upgrade       log-upgrade-slot seat, upgrade, slot
    log-done seat                   log-return seat, robot          log-refill seat, n
    log-new-robot seat, robot, slot log-keep seat, die              log-round n
    log-result seat, rank, points   log-medal seat, medal, points
"""

from __future__ import annotations

from cogwright.engine.agenda import NO_ACTIONS
from cogwright.engine.messages import Choice, Message, Refusal
from cogwright.engine.random_source import RandomSource
from cogwright.engine.score import ScoreSheet
from cogwright.engine.state import Task
from cogwright.games.sparks import actions as a
from cogwright.games.sparks import describe as words
from cogwright.games.sparks import effects, junkyard, reasons, robots, scoring, setup, steps, turns, workshop
from cogwright.games.sparks import view as views
from cogwright.games.sparks.cards import FACES
from cogwright.games.sparks.dice import gain_colour
from cogwright.games.sparks.evaluate import evaluate
from cogwright.games.sparks.state import Table


class SparksState(Table):
    """A game of Sparks in progress."""

    # Decisions of the seats (D3-D6)

    def choices(self, seat: int, task: Task) -> list[int]:
        """What the seat may choose from; a task without choices runs by itself."""
        kind = task[0]
        player = self.players[seat]
        if kind == a.ACT:
            return workshop.act_choices(self, player)
        if kind in (a.EFFECTS, a.LOOK_AT_LEVEL, a.CLEAR_SECTION):
            return NO_ACTIONS
        if kind == a.STEP:
            return steps.step_choices(self, player, task[1])
        if kind == a.TAKE_BLOCK:
            return junkyard.take_choices(self, task[1], task[2])
        if kind == a.TILE:
            return junkyard.tile_choices(self, player)
        if kind in (a.SET_UP_CARD, a.REFILL_CARD):
            return turns.card_choices(player)
        if kind == a.STORE:
            return turns.store_choices(player, task[1])
        if kind == a.RETURN_ROBOT:
            return turns.return_choices(self, player)
        if kind == a.DRAFT:
            return setup.draft_choices(self, player)
        if kind == a.USED_DICE:
            return robots.recycle_choices(self, player, task[1])
        if kind == a.HELD:
            return robots.held_choices(self, player)
        if kind == a.RECOVER:
            return effects.recover_choices(self, player)
        if kind == a.TAKE_UPGRADE:
            return effects.upgrade_choices(self, player)
        if kind == a.ANY_DIE:
            return effects.any_die_choices(self, -1)
        if kind == a.SWAP_COLOUR:
            return effects.any_die_choices(self, task[1] // FACES)
        if kind in (a.SET_DIE, a.FLIP_DIE, a.SWAP_DIE):
            return effects.pick_or_stop(self, player)
        if kind == a.SET_VALUE:
            return list(range(a.VALUE, a.VALUE + FACES))
        if kind == a.NUDGE:
            return effects.nudge_choices(self, player)
        if kind == a.PICK_REROLL:
            return effects.reroll_choices(self, player, task[1])
        assert kind == a.PAY_DIE
        return effects.pick_choices(player)

    def always_asks(self, seat: int, task: Task) -> bool:
        """D3 names the choices that the engine makes if there is only one answer; all others are asked."""
        kind = task[0]
        if kind in (a.TILE, a.TAKE_BLOCK, a.STEP, a.ANY_DIE, a.SWAP_COLOUR, a.RECOVER, a.TAKE_UPGRADE):
            return False
        return kind not in (a.REFILL_CARD, a.STORE)

    def choose(self, seat: int, task: Task, action: int) -> None:
        """Carry out a decision."""
        self.estimates.forget(seat)
        kind = task[0]
        player = self.players[seat]
        if kind == a.ACT:
            workshop.choose_act(self, player, action)
        elif kind == a.STEP:
            steps.make_step(self, player, action - a.COLOUR)
        elif kind == a.TAKE_BLOCK:
            junkyard.take(self, player, task[1], action - a.TAKE)
        elif kind == a.TILE:
            junkyard.choose_tile(self, player, action)
        elif kind in (a.SET_UP_CARD, a.REFILL_CARD):
            turns.place_card(self, player, action)
        elif kind == a.STORE:
            turns.choose_store(self, player, task[1], action)
        elif kind == a.RETURN_ROBOT:
            if action != self.cards.stop:
                self.push(seat, task)
                turns.return_robot(self, player, action - a.RETURN)
        elif kind == a.DRAFT:
            setup.choose_draft(self, player, action)
        elif kind == a.USED_DICE:
            robots.choose_recycle(self, player, action)
        elif kind == a.HELD:
            self._choose_held(seat, task, action)
        elif kind == a.RECOVER:
            effects.choose_recover(self, player, action)
        elif kind == a.TAKE_UPGRADE:
            effects.choose_upgrade(self, player, action)
        elif kind == a.ANY_DIE:
            gain_colour(self, player, action - a.COLOUR)
        elif kind == a.SWAP_COLOUR:
            effects.choose_swap_colour(self, player, task[1], action)
        elif kind == a.SET_DIE:
            effects.choose_set_die(self, player, action)
        elif kind == a.FLIP_DIE:
            effects.choose_flip(self, player, action)
        elif kind == a.SWAP_DIE:
            effects.choose_swap_die(self, player, action)
        elif kind == a.SET_VALUE:
            effects.choose_value(self, player, task[1], action)
        elif kind == a.NUDGE:
            effects.choose_nudge(self, player, task[1], action)
        elif kind == a.PICK_REROLL:
            effects.choose_reroll(self, player, action)
        else:
            assert kind == a.PAY_DIE
            workshop.choose_pay_die(self, player, action)

    def _choose_held(self, seat: int, task: Task, action: int) -> None:
        """What is done with the held die; it goes on being held unless it is placed or dropped (A5.4)."""
        player = self.players[seat]
        if action == self.cards.stop:
            robots.drop_held(self, player)
        elif a.PLACE_HELD <= action < a.BOX:
            robots.choose_held_place(self, player, action)
        else:
            self.push(seat, task)
            if effects.is_change(action):
                robots.choose_held_change(self, player, action)
            elif action < self.cards.hire:
                workshop.use_box(self, player, action)
            else:
                workshop.use_ability(self, player, action)

    def run(self, seat: int, task: Task) -> None:
        """What needs no choice."""
        self.estimates.forget(seat)
        kind = task[0]
        player = self.players[seat]
        if kind == a.EFFECTS:
            effects.carry_on(self, player, task[1], task[2])
        elif kind == a.STEP:
            steps.step_or_lose(self, player, task[1])
        elif kind == a.LOOK_AT_LEVEL:
            workshop.look_at_level(self, player)
        elif kind == a.USED_DICE:
            robots.discard_used(self, player)
        elif kind == a.TAKE_BLOCK:
            junkyard.take(self, player, task[1], 0)
        elif kind == a.CLEAR_SECTION:
            workshop.clear_section(self, player)
        elif kind == a.STORE:
            turns.keep_all(player)

    # The course of the game

    def step(self, task: Task) -> None:
        """The next step of the table."""
        self.estimates.forget_all()
        kind = task[0]
        if kind == a.DEAL_ROBOTS:
            setup.deal_robots(self)
        elif kind == a.DEAL_ASSISTANTS:
            setup.deal_assistants(self)
        elif kind == a.PASS_PACKS:
            setup.pass_packs(self)
        elif kind == a.BEGIN_TURN:
            junkyard.begin_turn(self, task[1])
        elif kind == a.OTHERS_TAKE:
            junkyard.others_take(self, task[1])
        elif kind == a.BEGIN_ACTIONS:
            turns.begin_actions(self)
        elif kind == a.NEXT_ACTS:
            turns.next_acts(self, task[1])
        elif kind == a.DRAW_ROBOTS:
            turns.draw_robots(self)
        elif kind == a.END_TURN:
            turns.end_turn(self)
        elif kind == a.END_ROUND:
            turns.end_round(self)
        elif kind == a.ROUND_TRIGGERS:
            turns.round_triggers(self, task[1])
        elif kind == a.FINAL_SALE:
            turns.final_sale(self)
        else:
            assert kind == a.END_GAME
            self._tell_result()

    # The end (E1-E3, V4.4)

    def score_sheets(self) -> list[ScoreSheet]:
        """The score sheets (E2)."""
        return scoring.score_sheets(self)

    def returns(self) -> list[float]:
        """From 1 to -1; a solo game is won or lost (V4.4)."""
        if self.is_solo():
            return [self.result_alone(self.score_sheets()[0].total)]
        return super().returns()

    def result_alone(self, total: float) -> float:
        """A solo game is won or lost (V4.4)."""
        return 1.0 if scoring.is_won(self, total) else -1.0

    def won(self, seat: int) -> bool:
        """Whether the seat is first; alone, whether it has earned the medal it takes to win (E3, V4.4)."""
        if self.is_solo():
            return scoring.is_won(self, self.score_sheets()[0].total)
        return super().won(seat)

    def end_reason(self) -> str:
        """ "rounds" after the fourth round (E1); alone, the medal or "none" (V4.4); empty before the end."""
        if not self.is_over():
            return ""
        return self.cards.medal(self.score_sheets()[0].total) if self.is_solo() else "rounds"

    def _tell_result(self) -> None:
        if self.journal is None:
            return
        for sheet in self.score_sheets():
            if self.is_solo():
                medal = self.cards.medal(sheet.total)
                self.tell("log-medal", seat=0, medal=medal, points=sheet.total)
            else:
                self.tell("log-result", seat=sheet.seat, rank=sheet.rank, points=sheet.total)

    # What others see, think and say

    def clone(self) -> SparksState:
        """An independent copy without the journal."""
        return SparksState(self.game, self.seats, self.random, self.cards, [], self)

    def view(self, seat: int | None) -> views.SparksView:
        """What the seat may see (I1-I3); None is a spectator."""
        return views.view(self, seat)

    def guess(self, seat: int, random: RandomSource) -> SparksState:
        """A state that the seat cannot tell from this one (I2, I3)."""
        twin = self.clone()
        twin.random = random.copy()
        views.deal_hidden_anew(twin, seat, random)
        twin.estimates.forget_all()
        return twin

    def evaluate(self, seat: int) -> float:
        """How good the position looks for the seat, in points at the end of the game."""
        estimate = self.estimates.of(seat)
        if not estimate.is_known:
            estimate.points = evaluate(self, seat)
            estimate.is_known = True
        return estimate.points

    def progress(self) -> float:
        """How many of the turns are over (O4)."""
        return 1.0 if self.is_over() else self.turn / self.turns()

    def headline(self) -> Message:
        """Round, turn and step."""
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
