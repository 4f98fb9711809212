"""What is on the table in a game of Mech A Dream, and how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cogwright.engine.random_source import RandomSource
from cogwright.engine.state import State
from cogwright.games.mech_a_dream.permanents import NO_PERMANENTS, Permanents
from cogwright.games.mech_a_dream.tiles import (
    GREEN,
    Bundle,
    Delivery,
    Effect,
    Machine,
    Monitor,
    Specialist,
    Tiles,
)

if TYPE_CHECKING:
    from cogwright.engine.game import Game

# Where the day stands (O4): the times of day of `tiles`, and these.
SETUP: Final = -1
NIGHT: Final = 3
END: Final = 4

# Where an assistant stands: the slot of a machine, or one of these (O6).
WAITING: Final = -1
STOCK_ROOM: Final = -2
DOCK: Final = -3

# The places of the market (S3): three stacks, each with the laid-out places it fills, and its own top.
BLUE_GREEN_STACK: Final = 0
RED_STACK: Final = 1
YELLOW_STACK: Final = 2
STACK_NAMES: Final = ("blue-green", "red", "yellow")
STACK_OF_PLACE: Final = [BLUE_GREEN_STACK, BLUE_GREEN_STACK, BLUE_GREEN_STACK, RED_STACK, RED_STACK, YELLOW_STACK]
TOP_PLACE: Final = [2, 4, 5]
PLACES: Final = 6

NOBODY: Final = -1


class Workshop:
    """One seat's workshop, and everything else that lies before it (O5-O10)."""

    seat: int
    flower: int
    ink: int
    rainbow: int
    point: int
    machines: list[Machine]
    """By slot (O10)."""
    spaces: list[int]
    """By slot: the belt space of the machine; 0 when it is finished (O9)."""
    activated: list[int]
    """By slot: how often it was activated this night, by F14 and by replays."""
    finished: int
    assistants: list[int]
    """By time of day: the slot of a machine, or WAITING, STOCK_ROOM, DOCK."""
    monitor: Monitor
    monitor_used: bool
    dealt: list[Monitor]
    """The two smart robots to choose from, until all have chosen (V1.1); never changed in place."""
    kept: int
    """Which of them the seat keeps; NOBODY before it has chosen."""
    pushes: int
    activations: int
    replays: int
    """How many additional activations are left this night (E12)."""
    night_ended: bool
    permanents: Permanents

    def __init__(self, seat: int, monitor: Monitor, original: Workshop | None = None) -> None:
        """An empty workshop (S6), or a copy of `original`; what never changes is shared with it."""
        self.seat = seat
        self.monitor = monitor
        if original is None:
            self.flower = self.ink = self.rainbow = self.point = 0
            self.machines = []
            self.spaces = []
            self.activated = []
            self.finished = 0
            self.assistants = [WAITING, WAITING, WAITING]
            self.monitor_used = False
            self.dealt = []
            self.kept = NOBODY
            self.pushes = self.activations = self.replays = 0
            self.night_ended = False
            self.permanents = NO_PERMANENTS
        else:
            self.flower = original.flower
            self.ink = original.ink
            self.rainbow = original.rainbow
            self.point = original.point
            self.machines = original.machines.copy()
            self.spaces = original.spaces.copy()
            self.activated = original.activated.copy()
            self.finished = original.finished
            self.assistants = original.assistants.copy()
            self.monitor_used = original.monitor_used
            self.dealt = original.dealt
            self.kept = original.kept
            self.pushes = original.pushes
            self.activations = original.activations
            self.replays = original.replays
            self.night_ended = original.night_ended
            self.permanents = original.permanents

    def copy(self) -> Workshop:
        """An independent copy."""
        return Workshop(self.seat, self.monitor, self)

    def is_on_belt(self, slot: int) -> bool:
        """Whether the machine of the slot still has steps to go."""
        return self.spaces[slot] > 0

    def is_purple(self, slot: int) -> bool:
        """Whether the machine of the slot is a finished blue or red one (O8)."""
        return self.spaces[slot] == 0 and self.machines[slot].is_purple_when_finished

    def belt_is_empty(self) -> bool:
        """Whether no machine is on the belt."""
        return self.finished == len(self.machines)

    def crew(self, slot: int) -> int:
        """How many assistants stand on the machine (O9)."""
        return self.assistants.count(slot)

    def can_pay(self, cost: Bundle) -> bool:
        """Whether the seat holds the goods in full (E1)."""
        return self.flower >= cost.flower and self.ink >= cost.ink and self.rainbow >= cost.rainbow


class Table(State):
    """The whole table (I1, I2). The rules work on it; `MechADreamState` in `rules` puts them together."""

    tiles: Tiles
    smart_robots: bool
    specialists_used: bool
    day: int
    time: int
    start_seat: int
    """The seat with the start player marker today (O3)."""
    workshops: list[Workshop]
    stacks: list[list[Machine]]
    """The three stacks as they were shuffled, first tile first; never changed in place, so that copies share them."""
    drawn: list[int]
    """How many tiles have left each stack."""
    market: list[Machine | None]
    """What each place shows (S3)."""
    deliveries: list[Delivery]
    """The delivery tiles, day 1 first, those put aside last; never changed in place."""
    specialists: list[Specialist]
    """The specialists in play, by number; never changed in place."""
    holders: list[int]
    """Who holds each specialist, or NOBODY (V2)."""
    prices: list[int]
    """The price token on each specialist; 0 without one (V2.4)."""

    def __init__(
        self, game: Game, seats: int, random: RandomSource, tiles: Tiles, original: Table | None = None
    ) -> None:
        """An empty table, or a copy of `original` with all that is still to be done, without its journal."""
        super().__init__(game, seats, random)
        self.tiles = tiles
        if original is None:
            self.smart_robots = False
            self.specialists_used = False
            self.day = 1
            self.time = SETUP
            self.start_seat = 0
            self.workshops = [Workshop(seat, tiles.base_monitor) for seat in range(seats)]
            self.stacks = [[], [], []]
            self.drawn = [0, 0, 0]
            self.market = [None] * PLACES
            self.deliveries = []
            self.specialists = []
            self.holders = []
            self.prices = []
        else:
            original.copy_kernel(self)
            self.smart_robots = original.smart_robots
            self.specialists_used = original.specialists_used
            self.day = original.day
            self.time = original.time
            self.start_seat = original.start_seat
            self.workshops = [workshop.copy() for workshop in original.workshops]
            self.stacks = original.stacks
            self.drawn = original.drawn.copy()
            self.market = original.market.copy()
            self.deliveries = original.deliveries
            self.specialists = original.specialists
            self.holders = original.holders.copy()
            self.prices = original.prices.copy()

    def seat_in_turn(self, n: int) -> int:
        """The n-th seat in turn order, from 0 (O3)."""
        return (self.start_seat + n) % self.seats

    def todays_delivery(self) -> Delivery:
        """The delivery tile of the day (S5, F17)."""
        return self.deliveries[self.day - 1]

    def stack_top(self, stack: int) -> Machine | None:
        """The top tile of a stack, or None if it has run out."""
        drawn = self.drawn[stack]
        tiles = self.stacks[stack]
        return tiles[drawn] if drawn < len(tiles) else None

    def tiles_left(self, stack: int) -> int:
        """How many tiles are in the stack, its top included."""
        return len(self.stacks[stack]) - self.drawn[stack]

    def renew_permanents(self, workshop: Workshop) -> None:
        """Add up what the seat's finished green machines and its specialists do for it (E5)."""
        effects: list[Effect] = []
        for slot in range(len(workshop.machines)):
            machine = workshop.machines[slot]
            if machine.type == GREEN and workshop.spaces[slot] == 0:
                effects.extend(machine.effects)
        for number in range(len(self.specialists)):
            if self.holders[number] == workshop.seat:
                effects.extend(self.specialists[number].effects)
        workshop.permanents = Permanents(effects)

    # What things cost and yield now: for the rules, for words and for the view

    def machine_cost(self, seat: int, machine: Machine) -> Bundle:
        """What the seat pays for the machine: its cost less the discounts, each good at least 0 (A3, E10)."""
        discount = self.workshops[seat].permanents.cost_discount[machine.type]
        if discount.is_empty:
            return machine.cost
        cost = machine.cost
        return Bundle(
            max(cost.flower - discount.flower, 0),
            max(cost.ink - discount.ink, 0),
            max(cost.rainbow - discount.rainbow, 0),
        )

    def placement_space(self, seat: int, machine: Machine) -> int:
        """The belt space on which the seat would place the machine: head starts counted, at least 1 (A3, E11)."""
        return max(machine.hourglass - self.workshops[seat].permanents.head_start[machine.type], 1)

    def dock_cost(self, seat: int) -> int:
        """The flowers that the seat pays for today's delivery (A2, E10)."""
        return max(self.todays_delivery().cost - self.workshops[seat].permanents.dock_discount, 0)

    def dock_gain(self, seat: int) -> Bundle:
        """What a delivery yields the seat at this time of day, with its bonuses (A2, E9)."""
        return self.todays_delivery().rewards[self.time].plus(self.workshops[seat].permanents.on_dock[self.time])

    def stock_gain(self, seat: int, option: int) -> Bundle:
        """What the stock room yields the seat at this time of day, with its bonuses (A1, E9)."""
        return self.tiles.stock_room[self.time][option].plus(self.workshops[seat].permanents.on_stock[self.time])

    def buy_bonus(self, seat: int, machine: Machine) -> Bundle:
        """What buying the machine yields the seat at this time of day (E9)."""
        return self.workshops[seat].permanents.on_buy[self.time][machine.type]

    def build_bonus(self, seat: int, machine: Machine) -> Bundle:
        """What building on the machine yields the seat at this time of day (E9)."""
        return self.workshops[seat].permanents.on_build[self.time][machine.type]

    def next_completion_points(self, seat: int) -> int:
        """The completion bonus of the next machine the seat finishes (F8.2)."""
        return self.tiles.completion_points(self.workshops[seat].finished + 1)
