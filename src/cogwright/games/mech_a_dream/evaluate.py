"""How good a position of Mech A Dream looks for a seat: an estimate of its final total, in points (W2).

The forecast adds up what the seat has and what its workshop will probably yield:

- points and rainbows; flowers and ink at a price that falls to the fifth of a point they are worth at the end (W2, G1);
- the coming night, played through with the goods at hand: machines and monitor once each, then replays (F14, E12);
- every later night at average prices, until the week ends or somebody has probably built nine machines (W1);
- machines on the belt: their crews carry them on today (F5), steps still missing cost what an assistant is worth elsewhere;
- completion bonuses and crystals, by how many machines the seat will probably finish (F8.2, E13);
- green machines and specialists, by how often they will probably be of use (E5);
- assistants not yet placed, at what the stock room gives them (G1).

It depends on how much of the seat's own time is left, not on whose turn it is, so that positions in the middle of a turn, after
it and on the next morning can be compared. The weights were found by play of the greedy bot against itself.
"""

from __future__ import annotations

from typing import Final

from cogwright.games.mech_a_dream.actions import BEGIN_NIGHT, BEGIN_TIME
from cogwright.games.mech_a_dream.scoring import GOODS_PER_POINT, score
from cogwright.games.mech_a_dream.state import NIGHT, NOBODY, SETUP, WAITING, Table, Workshop
from cogwright.games.mech_a_dream.tiles import (
    GREEN,
    TIMES,
    TYPES,
    YELLOW,
    Bonus,
    Bundle,
    Discount,
    Effect,
    HeadStart,
    Machine,
    Replay,
    ScorePer,
)

# Prices, in points.
FINAL_GOOD_PRICE: Final = 1.0 / GOODS_PER_POINT
"""A flower or an ink at the end (W2)."""
GOOD_PREMIUM: Final = 0.55
"""What a flower or an ink is worth in addition when endless placements are left."""
RAINBOW_PREMIUM: Final = 0.3
HALF_PREMIUM: Final = 8.0
"""Half the premium is left when so many placements are left."""
EASY_GOODS: Final = 5.0
"""More flowers or ink than this are worth less and less: they may be lost above the limit (E2)."""
SPENDING: Final = 2.0
"""How many flowers, and how many ink, an assistant still to be placed will spend: so much more there is room for."""
CROWDING: Final = 0.1
"""By how much of its price each of them is worth less than the one before."""
INPUT_FACTOR: Final = 1.1
"""Goods that a machine eats must be there on time, which makes them dearer."""
STEP_GOODS: Final = 1.75
"""A step on the belt in flowers or ink (G1)."""
ACTIVATION: Final = 1.6
"""An activation, in points."""

STOCK_GOODS_A_DAY: Final = 12.0
"""What three assistants bring from the stock room in a day (C7)."""

# Pace.
MACHINES_A_DAY: Final = 1.9
"""How many machines the seat with the most machines finishes in a day."""
OWN_MACHINES_A_DAY: Final = 0.8
BELT_SHARE: Final = 0.3
"""How far a machine on the belt counts as finished in counts that matter at the end."""
TYPE_A_DAY: Final = 0.3
"""How many machines of one type are finished in a day."""
TONIGHT: Final = 1.0
"""By how many nights a machine is worth more if the assistants left can finish it today."""
STEPS_A_DAY: Final = 5.0
"""How many steps assistants can give a machine in a day."""

# How often permanents are of use in a day.
BUYS: Final = 1.75
STOCKS: Final = 1.0
DOCKS: Final = 0.5
BUILDS: Final = 0.6
SPECIALIST_DAYS: Final = 2.0
"""How long a specialist stays with its holder."""

# Exact ends: ties are broken by machines, then by rainbows (W4).
TIE_MACHINE: Final = 0.01
TIE_RAINBOW: Final = 0.0001


def evaluate(table: Table, seat: int) -> float:
    """The total that the seat may expect at the end, in points; at the end its total, with a trifle for winning ties (W4)."""
    workshop = table.workshops[seat]
    if table.is_over():
        return score(workshop) + TIE_MACHINE * workshop.finished + TIE_RAINBOW * workshop.rainbow
    return Forecast(table, workshop).total()


class Forecast:
    """What becomes of one workshop: goods and points while the coming night is played through, and prices for the rest."""

    def __init__(self, table: Table, workshop: Workshop) -> None:
        self.table: Table = table
        self.workshop: Workshop = workshop
        self.day: int = table.day
        self.flower: int = workshop.flower
        self.ink: int = workshop.ink
        self.rainbow: int = workshop.rainbow
        self.points: float = float(workshop.point)
        self.monitor_input: Bundle = workshop.monitor.input
        self.monitor_output: Bundle = workshop.monitor.output
        self.steps: int = _steps_left(table)
        """Belt steps still to come today."""
        self.to_place: int = _assistants_left(table, workshop)
        self.later: float = 0.0
        """How many nights will follow the coming one."""
        self.good_price: float = 0.0
        self.later_good_price: float = 0.0
        self.later_rainbow_price: float = 0.0
        self.rainbow_price: float = 0.0
        self.room: float = 0.0
        """How many flowers, and how many ink, will be spent before more come in."""
        self.finished: int = workshop.finished
        """Machines finished by the coming night."""
        self.by_type: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.purple: list[Machine] = []
        """Machines that may be activated in the coming night."""

    def total(self) -> float:
        """The forecast, in points."""
        workshop = self.workshop
        if workshop.dealt:
            self._keep_monitor()
        self._look_ahead()
        if workshop.pushes or workshop.activations:
            self._work_off_pending()
        if self.table.time == NIGHT:
            if not workshop.night_ended:
                self._play_night_in_progress()
            if self._is_last_night():
                return self._final_total()
            self._turn_to_next_morning()
        self.room = SPENDING * self.to_place
        self._run_belt()
        self._play_coming_night()
        self._add_specialists()
        self._add_later_nights()
        self._add_completion(float(self.finished), self._more_machines())
        self._add_crystals()
        return self.points + self._goods_worth() + self._assistants_worth()

    # Time and prices

    def _look_ahead(self) -> None:
        """How many nights are left, and the prices that follow from it."""
        self.later = self._nights_after_this()
        left = 3.0 * self.later
        self.good_price = _good_price(left + self.to_place)
        self.later_good_price = _good_price(0.5 * left)
        self.rainbow_price = _rainbow_price(left + self.to_place)
        self.later_rainbow_price = _rainbow_price(0.5 * left)

    def _nights_after_this(self) -> float:
        """How many nights follow the coming one, by the calendar and by the machines still missing to nine (W1)."""
        tiles = self.table.tiles
        days = float(tiles.days - self.day)
        missing = float(tiles.machines_to_end)
        for workshop in self.table.workshops:
            here = tiles.machines_to_end - _probably_finished(workshop, self.steps)
            if here < missing:
                missing = here
        if missing <= 0.0:
            return 0.0
        nights = missing / MACHINES_A_DAY - self.steps / 3.0 + 0.5
        if nights < 0.0:
            return 0.0
        return nights if nights < days else days

    def _is_last_night(self) -> bool:
        """Whether the game ends after the night in progress (W1)."""
        tiles = self.table.tiles
        if self.day == tiles.days:
            return True
        for workshop in self.table.workshops:
            if workshop.finished >= tiles.machines_to_end:
                return True
        return False

    def _turn_to_next_morning(self) -> None:
        """Tonight is over: judge the workshop as it will stand tomorrow (F17)."""
        self.day += 1
        self.steps = 3
        self.to_place = 3
        self._look_ahead()

    # Setup

    def _keep_monitor(self) -> None:
        """Smart robots are being chosen: as if the seat's choice were shown already (V1)."""
        workshop = self.workshop
        monitor = workshop.dealt[0 if workshop.kept == NOBODY else workshop.kept]
        self.flower = monitor.start.flower
        self.ink = monitor.start.ink
        self.rainbow = monitor.start.rainbow
        self.monitor_input = monitor.input
        self.monitor_output = monitor.output

    # Pending steps and nights

    def _work_off_pending(self) -> None:
        """Pushes at the price of a step, activations of the best machine (E3)."""
        workshop = self.workshop
        if workshop.pushes:
            self.points += workshop.pushes * STEP_GOODS * self.good_price
        if workshop.activations:
            finished = self._finished_purple()
            for _ in range(workshop.activations):
                self._activate_best(finished)

    def _play_night_in_progress(self) -> None:
        """What is left of tonight: machines and monitor not yet activated, then replays (F14, E12)."""
        workshop = self.workshop
        slots = range(len(workshop.machines))
        ready = [
            workshop.machines[slot] for slot in slots if workshop.is_purple(slot) and workshop.activated[slot] == 0
        ]
        if not workshop.monitor_used:
            self._activate(self.monitor_input, self.monitor_output)
        self._activate_all(ready)
        if workshop.replays:
            finished = self._finished_purple()
            for _ in range(workshop.replays):
                self._activate_best(finished)

    def _play_coming_night(self) -> None:
        """The night of this day: bonuses, monitor, machines, replays (F13, F14, E12)."""
        permanents = self.workshop.permanents
        self.points += self._pushes_and_symbols(permanents.on_night) + permanents.on_night.point
        self._gain_goods(permanents.on_night)
        self._activate(self.monitor_input, self.monitor_output)
        self._activate_all(self.purple)
        for _ in range(permanents.replays):
            self._activate_best(self.purple)

    def _finished_purple(self) -> list[Machine]:
        """The machines that an activation symbol or a replay may activate now (E3, E12)."""
        workshop = self.workshop
        return [workshop.machines[slot] for slot in range(len(workshop.machines)) if workshop.is_purple(slot)]

    def _activate_all(self, machines: list[Machine]) -> None:
        """Each machine once: those without input, then the best that can be paid."""
        hungry: list[Machine] = []
        for machine in machines:
            if machine.input.is_empty:
                self._activate(machine.input, machine.output)
            else:
                hungry.append(machine)
        while hungry:
            best = self._best(hungry)
            if best < 0:
                return
            machine = hungry.pop(best)
            self._activate(machine.input, machine.output)

    def _activate_best(self, machines: list[Machine]) -> None:
        """The best machine that can be paid, if there is one."""
        best = self._best(machines)
        if best >= 0:
            self._activate(machines[best].input, machines[best].output)

    def _best(self, machines: list[Machine]) -> int:
        """The index of the machine whose activation is worth most, or -1."""
        best = -1
        most = 0.0
        for i in range(len(machines)):
            if self._can_pay(machines[i].input):
                worth = self._activation_worth(machines[i].input, machines[i].output)
                if worth > most:
                    best = i
                    most = worth
        return best

    def _activate(self, input: Bundle, output: Bundle) -> None:
        """Pay and gain, if it can be paid and is of use."""
        if self._can_pay(input) and self._activation_worth(input, output) > 0.0:
            self.flower -= input.flower
            self.ink -= input.ink
            self.rainbow -= input.rainbow
            self.points += output.point + self._pushes_and_symbols(output)
            self._gain_goods(output)

    def _can_pay(self, cost: Bundle) -> bool:
        return self.flower >= cost.flower and self.ink >= cost.ink and self.rainbow >= cost.rainbow

    def _gain_goods(self, gain: Bundle) -> None:
        """Add goods up to the limits (E2), and what will be spent before."""
        tiles = self.table.tiles
        room = int(self.room)
        self.flower = min(self.flower + gain.flower, tiles.flower_max + room)
        self.ink = min(self.ink + gain.ink, tiles.ink_max + room)
        self.rainbow += gain.rainbow

    def _activation_worth(self, input: Bundle, output: Bundle) -> float:
        return (
            output.point
            + self._pushes_and_symbols(output)
            + self.good_price * (output.flower + output.ink - input.flower - input.ink)
            + self.rainbow_price * (output.rainbow - input.rainbow)
        )

    def _pushes_and_symbols(self, bundle: Bundle) -> float:
        return bundle.time * STEP_GOODS * self.good_price + bundle.activate * ACTIVATION

    # Machines

    def _run_belt(self) -> None:
        """Count the machines: finished, carried to the end today by their crews, or still on the belt (F5, F6)."""
        workshop = self.workshop
        for slot in range(len(workshop.machines)):
            machine = workshop.machines[slot]
            space = workshop.spaces[slot]
            missing = space - workshop.crew(slot) * self.steps
            if space == 0:
                self._count_machine(machine)
            elif missing <= 0:
                self.finished += 1
                self.points += self.table.tiles.completion_points(self.finished) + self._finishing_gain(machine)
                self._count_machine(machine)
            else:
                self._count_unfinished(machine, missing)

    def _count_machine(self, machine: Machine) -> None:
        """A machine that will be finished by the coming night."""
        self.by_type[machine.type] += 1.0
        if machine.type == GREEN:
            self.points += self._effects_worth(machine.effects, self.later)
        elif machine.type != YELLOW:
            self.purple.append(machine)

    def _count_unfinished(self, machine: Machine, missing: int) -> None:
        """A machine that needs further steps: what it will yield less what the steps cost, if that is worth while."""
        within_reach = self.to_place * (self.to_place + 1) // 2
        too_far = (missing - within_reach) / STEPS_A_DAY
        nights = self.later - too_far if too_far > 0.0 else self.later + TONIGHT
        if nights <= 0.0:
            return
        worth = self._finishing_gain(machine) - missing * STEP_GOODS * self.good_price
        if machine.type == GREEN:
            worth += self._effects_worth(machine.effects, nights)
        elif machine.type == YELLOW:
            for scoring in machine.scores:
                worth += self._crystal_worth(scoring)
        else:
            worth += nights * self._nightly_worth(machine.input, machine.output)
        if worth > 0.0:
            self.points += worth
            self.by_type[machine.type] += BELT_SHARE

    def _finishing_gain(self, machine: Machine) -> float:
        """Instant effects and bonuses when the machine is finished (F8.3, F8.4)."""
        bonus = self.workshop.permanents.on_complete[machine.type]
        return self._bundle_worth(machine.instant) + self._bundle_worth(bonus)

    def _more_machines(self) -> float:
        """How many machines the seat will probably finish after today."""
        return OWN_MACHINES_A_DAY * self.later

    def _add_completion(self, finished: float, more: float) -> None:
        """Bonuses of the machines to come, whose number is uncertain by one (F8.2)."""
        n = int(finished) + 1
        while n < finished + more + 2.0:
            chance = (finished + more + 2.0 - n) / 3.0
            self.points += self.table.tiles.completion_points(n) * (chance if chance < 1.0 else 1.0)
            n += 1

    # Later nights

    def _add_later_nights(self) -> None:
        """Machines and monitor in the nights after the coming one (F14)."""
        for machine in self.purple:
            self.points += self.later * self._nightly_worth(machine.input, machine.output)
        self.points += self.later * self._nightly_worth(self.monitor_input, self.monitor_output)

    def _nightly_worth(self, input: Bundle, output: Bundle) -> float:
        """What a machine yields in an average later night; it is left alone if that is nothing."""
        worth = (
            self._bundle_worth(output)
            - INPUT_FACTOR * self.later_good_price * (input.flower + input.ink)
            - INPUT_FACTOR * self.later_rainbow_price * input.rainbow
        )
        return worth if worth > 0.0 else 0.0

    def _bundle_worth(self, bundle: Bundle) -> float:
        """A bundle on an average later day."""
        return (
            bundle.point
            + self.later_good_price * (bundle.flower + bundle.ink)
            + self.later_rainbow_price * bundle.rainbow
            + STEP_GOODS * self.later_good_price * bundle.time
            + ACTIVATION * bundle.activate
        )

    # Permanents

    def _add_specialists(self) -> None:
        """Specialists held, for as long as others probably leave them (V2.6)."""
        table = self.table
        days = self.later if self.later < SPECIALIST_DAYS else SPECIALIST_DAYS
        for number in range(len(table.specialists)):
            if table.holders[number] == self.workshop.seat:
                self.points += self._effects_worth(table.specialists[number].effects, days)

    def _effects_worth(self, effects: list[Effect], days: float) -> float:
        """What permanents yield in so many days (E9-E12)."""
        if days <= 0.0:
            return 0.0
        worth = 0.0
        for effect in effects:
            if isinstance(effect, Bonus):
                worth += self._bundle_worth(effect.gain) * self._uses(effect)
            elif isinstance(effect, Discount):
                uses = DOCKS if effect.on == "dock" else BUYS * len(effect.types) / len(TYPES)
                worth += self._bundle_worth(effect.amounts) * uses
            elif isinstance(effect, HeadStart):
                worth += effect.steps * STEP_GOODS * self.later_good_price * BUYS * len(effect.types) / len(TYPES)
            elif isinstance(effect, Replay):
                worth += effect.machines * ACTIVATION
        return worth * days

    def _uses(self, bonus: Bonus) -> float:
        """How often a bonus is gained in a day (E9)."""
        if bonus.on == "night":
            return 1.0
        if bonus.on == "complete":
            return OWN_MACHINES_A_DAY * len(bonus.types) / len(TYPES)
        share = len(bonus.times) / len(TIMES)
        if bonus.on == "stock":
            return STOCKS * share
        if bonus.on == "dock":
            return DOCKS * share
        share *= len(bonus.types) / len(TYPES)
        return (BUYS if bonus.on == "buy" else BUILDS) * share

    # Crystals, goods, assistants

    def _add_crystals(self) -> None:
        """Crystals that are finished, or will be today by their crews (W2, E13)."""
        workshop = self.workshop
        for slot in range(len(workshop.machines)):
            machine = workshop.machines[slot]
            if machine.type == YELLOW and workshop.spaces[slot] - workshop.crew(slot) * self.steps <= 0:
                for scoring in machine.scores:
                    self.points += self._crystal_worth(scoring)

    def _crystal_worth(self, scoring: ScorePer) -> float:
        """What a crystal will probably score at the end (E13)."""
        n = self._count(scoring.count)
        points = n * scoring.point / scoring.per
        if scoring.maximum is not None and points > scoring.maximum:
            return float(scoring.maximum)
        return points

    def _count(self, what: str) -> float:
        """How many of what a crystal counts there will probably be at the end."""
        if what == "rainbow":
            return float(self.rainbow)
        if what == "resource":
            return float(self.flower + self.ink)
        more = TYPE_A_DAY * self.later
        if what == "machine":
            return _sum(self.by_type) + self._more_machines()
        if what == "kind":
            kinds = 0.0
            for n in self.by_type:
                kinds += min(1.0, n + more)
            return kinds
        return self.by_type[TYPES.index(what)] + more

    def _goods_worth(self) -> float:
        """Flowers, ink and rainbows at hand, after the coming night."""
        easy = _easy_goods(self.flower, self.room) + _easy_goods(self.ink, self.room)
        return easy * self.good_price + self.rainbow * self.rainbow_price

    def _assistants_worth(self) -> float:
        """Assistants still to be placed: 2 goods for every step of the day that is left (C7)."""
        today = self.to_place * (self.to_place + 1) * self.good_price
        return today + STOCK_GOODS_A_DAY * self.later * self.later_good_price

    def _final_total(self) -> float:
        """The total if the game ends now, with the goods of this forecast (W2)."""
        self.later = 0.0
        workshop = self.workshop
        for slot in range(len(workshop.machines)):
            if workshop.spaces[slot] == 0:
                self.by_type[workshop.machines[slot].type] += 1.0
        self.steps = 0
        self._add_crystals()
        goods = (self.flower + self.ink) // GOODS_PER_POINT
        ties = TIE_MACHINE * workshop.finished + TIE_RAINBOW * self.rainbow
        return self.points + self.rainbow + goods + ties


def _steps_left(table: Table) -> int:
    """How many belt steps are still to come today (F1, F5)."""
    if table.time == SETUP:
        return 3
    if table.time >= NIGHT:
        return 0
    coming = table.coming_task()
    moved = coming is not None and (coming[0] == BEGIN_TIME or coming[0] == BEGIN_NIGHT)
    return len(TIMES) - table.time - (1 if moved else 0)


def _assistants_left(table: Table, workshop: Workshop) -> int:
    """How many assistants the seat has still to place today."""
    if table.time == SETUP:
        return len(TIMES)
    if table.time >= NIGHT:
        return 0
    return workshop.assistants.count(WAITING)


def _probably_finished(workshop: Workshop, steps: int) -> float:
    """The machines finished, or to be finished today by their crews; others on the belt count by their share."""
    n = float(workshop.finished)
    for slot in range(len(workshop.machines)):
        space = workshop.spaces[slot]
        if space > 0:
            n += 1.0 if space <= workshop.crew(slot) * steps else BELT_SHARE
    return n


def _good_price(placements: float) -> float:
    """A flower or an ink when so many placements are left."""
    return FINAL_GOOD_PRICE + GOOD_PREMIUM * placements / (placements + HALF_PREMIUM)


def _rainbow_price(placements: float) -> float:
    """A rainbow when so many placements are left; 1 point at the end (W2)."""
    return 1.0 + RAINBOW_PREMIUM * placements / (placements + HALF_PREMIUM)


def _easy_goods(n: int, room: float) -> float:
    """So many flowers or ink, with those near the limit counted at less (E2); `room` of them will be spent before."""
    over = n - room - EASY_GOODS
    return n - CROWDING * over * (over + 1.0) * 0.5 if over > 0.0 else float(n)


def _sum(numbers: list[float]) -> float:
    """The numbers added up."""
    total = 0.0
    for n in numbers:
        total += n
    return total
