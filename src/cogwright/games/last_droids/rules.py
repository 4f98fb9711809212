"""The flow of play: which step follows which, and who decides what in it (T1-T12, D3-D7).

Each step stands in its file: `setup`, `dealing` (step 1), `plans` (what one player plans in steps 2 and 3), `swaps`,
`paying`, `turns` (what happens to all together), `automa`, `scoring`.

The journal is told in these lines (the words are `words/*.ftl`; a bundle is a table of amounts):

    log-start seat                          log-house-waits card
    log-house-between card, seat, other     log-interseason-comes card
    log-position n                          log-turn n, seat
    log-keep seat, card (only the seat)     log-give seat, card, other (only the seat)
    log-turned-up first, second             log-offer seat, card

What a plan does is told when it is revealed:

    log-swap seat, give, take               log-market seat, card, give, take
    log-repair seat, card, cost             log-repair-free seat, card
    log-dismantle seat, card, gain          log-build seat, card, droid
    log-extend seat, card, column, n        log-gain seat, card, gain
    log-store seat, card, gain              log-lost seat, lost
    log-zone seat, card, other              log-discard seat, card
    log-lost-house seat, card, other        log-wild seat, card, type

And at the end of a turn and of the game:

    log-tokens seat, card                   log-interseason card
    log-leaves seat, gain                   log-leaves-lost seat
    log-last-turn end                       log-result seat, rank, points
"""

from __future__ import annotations

from cogwright.engine.agenda import NO_ACTIONS
from cogwright.engine.messages import Choice, Message, Refusal
from cogwright.engine.random_source import RandomSource
from cogwright.engine.score import ScoreSheet
from cogwright.engine.state import Task
from cogwright.games.last_droids import describe as words
from cogwright.games.last_droids import reasons, scoring
from cogwright.games.last_droids import view as views
from cogwright.games.last_droids.actions import (
    BEGIN_TOKENS,
    CARD_EFFECT,
    CHOOSE_EXTRA,
    CHOOSE_WILD,
    CHOOSE_ZONE,
    DEAL,
    END_TURN,
    EXTEND_ANY,
    FINAL_SWAPS,
    GIVE_CARD,
    KEEP_CARD,
    PAY_PARTS,
    PLACE_TOKENS,
    PLAN,
    PLAN_COMPLETE,
    RECEIVE,
    REVEAL,
    SHOW_OFFERS,
    SWAP_OPTION,
    TAKE_BASE,
)
from cogwright.games.last_droids.dealing import choose_give, choose_keep, deal, give_choices, keep_choices, show_offers
from cogwright.games.last_droids.evaluate import evaluate
from cogwright.games.last_droids.paying import (
    choose_extra,
    choose_source,
    extra_choices,
    pay,
    pay_choices,
    take_all_extra,
)
from cogwright.games.last_droids.plans import (
    carry_out_effect,
    choose_extend,
    choose_plan,
    choose_take,
    choose_wild,
    choose_zone,
    extend_choices,
    lose_take,
    plan_choices,
    take_choices,
    wild_choices,
    zone_choices,
)
from cogwright.games.last_droids.state import Table
from cogwright.games.last_droids.swaps import choose_option, option_choices, receive
from cogwright.games.last_droids.turns import (
    begin_plans,
    begin_tokens,
    choose_tokens,
    end_turn,
    final_count,
    final_swaps,
    reveal,
    token_choices,
)


class LastDroidsState(Table):
    """A game of Last Droids in progress."""

    # Decisions of the seats (D3-D6)

    def choices(self, seat: int, task: Task) -> list[int]:
        """What the seat may choose from; a single choice is made by the kernel (D1)."""
        kind = task[0]
        player = self.players[seat]
        if kind == PLAN:
            return plan_choices(self, player, task[1])
        if kind == PAY_PARTS:
            return pay_choices(player)
        if kind == KEEP_CARD:
            return keep_choices(player)
        if kind == GIVE_CARD:
            return give_choices(player)
        if kind == SWAP_OPTION:
            return option_choices(self, player.draft, task[1])
        if kind == CHOOSE_EXTRA:
            return extra_choices(player)
        if kind == EXTEND_ANY:
            return extend_choices()
        if kind == TAKE_BASE:
            return take_choices(self, player)
        if kind == CHOOSE_ZONE:
            return zone_choices()
        if kind == PLACE_TOKENS:
            return token_choices(self, player)
        if kind == CHOOSE_WILD:
            return wild_choices()
        return NO_ACTIONS

    def choose(self, seat: int, task: Task, action: int) -> None:
        """Carry out a decision."""
        kind = task[0]
        player = self.players[seat]
        if kind == PLAN:
            choose_plan(self, player, action, task[1])
        elif kind == PAY_PARTS:
            choose_source(self, player, action)
        elif kind == KEEP_CARD:
            choose_keep(self, player, action)
        elif kind == GIVE_CARD:
            choose_give(self, player, action)
        elif kind == SWAP_OPTION:
            choose_option(self, player, task[1], action)
        elif kind == CHOOSE_EXTRA:
            choose_extra(self, player, action)
        elif kind == EXTEND_ANY:
            choose_extend(self, player, task[1], action)
        elif kind == TAKE_BASE:
            choose_take(self, player, task[1], action)
        elif kind == CHOOSE_ZONE:
            choose_zone(self, player, action)
        elif kind == PLACE_TOKENS:
            choose_tokens(self, player, action)
        else:
            assert kind == CHOOSE_WILD
            choose_wild(self, player, task[1], action)

    def run(self, seat: int, task: Task) -> None:
        """What needs no choice: paying from one place, taking, fixed effects, parts without room (G1, G3, K2)."""
        kind = task[0]
        player = self.players[seat]
        if kind == PLAN_COMPLETE:
            player.choosing = False
        elif kind == RECEIVE:
            receive(self, player)
        elif kind == PAY_PARTS:
            pay(self, player)
        elif kind == CARD_EFFECT:
            carry_out_effect(self, player, self.cards.by_number[task[1]], task[2])
        elif kind == CHOOSE_EXTRA:
            take_all_extra(player)
        elif kind == TAKE_BASE:
            lose_take(self, player)

    # The course of the game

    def step(self, task: Task) -> None:
        """The next step of a turn (T1)."""
        kind = task[0]
        if kind == DEAL:
            deal(self)
        elif kind == SHOW_OFFERS:
            show_offers(self)
            begin_plans(self)
        elif kind == REVEAL:
            reveal(self)
        elif kind == BEGIN_TOKENS:
            begin_tokens(self, task[1])
        elif kind == END_TURN:
            end_turn(self)
        elif kind == FINAL_SWAPS:
            final_swaps(self)
        else:
            final_count(self)

    # The end (X1-X9)

    def score_sheets(self) -> list[ScoreSheet]:
        """The score sheets; in a solo game the automa's comes last (X1, U9)."""
        return scoring.score_sheets(self)

    def end_reason(self) -> str:
        """Why the game ended: "houses", "decks" or "both" (T10.1); empty before its end."""
        return self.ended_by if self.is_over() else ""

    # What others see, think and say

    def clone(self) -> LastDroidsState:
        """An independent copy without the journal."""
        return LastDroidsState(self.game, self.seats, self.random, self.cards, self)

    def view(self, seat: int | None) -> views.LastDroidsView:
        """What the seat may see (I1-I3); None is a spectator."""
        return views.view(self, seat)

    def guess(self, seat: int, random: RandomSource) -> LastDroidsState:
        """A state that the seat cannot tell from this one (I5)."""
        twin = self.clone()
        twin.random = random.copy()
        views.deal_hidden_anew(twin, seat, random)
        return twin

    def evaluate(self, seat: int) -> float:
        """How good the position looks for the seat, in points at the end of the game."""
        return evaluate(self, seat)

    def progress(self) -> float:
        """How many of the turns are over (S6)."""
        return 1.0 if self.is_over() else (self.turn - 1) / (self.turn + self.turns_left())

    def headline(self) -> Message:
        """Season and turn."""
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
