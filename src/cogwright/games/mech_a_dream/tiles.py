"""The tiles and cards of Mech A Dream as typed tables: what is printed on them (C1-C7, section 5)."""

from __future__ import annotations

from typing import Final

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
TYPES: Final = ("blue", "red", "green", "yellow")

MORNING: Final = 0
AFTERNOON: Final = 1
EVENING: Final = 2
TIMES: Final = ("morning", "afternoon", "evening")

FLOWERS: Final = 0
INK: Final = 1
STOCK_OPTIONS: Final = ("flowers", "ink")

GOODS: Final = ("flower", "ink", "rainbow")
BUNDLE_KEYS: Final = ("flower", "ink", "rainbow", "point", "time", "activate")


class Bundle:
    """Amounts of flowers, ink, rainbows, points, time (pushes) and activations (O11). Never changed, only added up."""

    def __init__(
        self, flower: int = 0, ink: int = 0, rainbow: int = 0, point: int = 0, time: int = 0, activate: int = 0
    ) -> None:
        self.flower = flower
        self.ink = ink
        self.rainbow = rainbow
        self.point = point
        self.time = time
        self.activate = activate
        self.is_empty = not (flower or ink or rainbow or point or time or activate)

    def plus(self, other: Bundle) -> Bundle:
        """Both bundles added up (E2)."""
        if other.is_empty:
            return self
        if self.is_empty:
            return other
        return Bundle(
            self.flower + other.flower,
            self.ink + other.ink,
            self.rainbow + other.rainbow,
            self.point + other.point,
            self.time + other.time,
            self.activate + other.activate,
        )

    def amounts(self) -> dict[str, int]:
        """The amounts that are not 0, by name.

        >>> Bundle(ink=2, point=1).amounts()
        {'ink': 2, 'point': 1}
        """
        all_amounts = {
            "flower": self.flower,
            "ink": self.ink,
            "rainbow": self.rainbow,
            "point": self.point,
            "time": self.time,
            "activate": self.activate,
        }
        return {key: n for key, n in all_amounts.items() if n}


NOTHING: Final = Bundle()


class Effect:
    """What a machine, monitor or specialist does; one subclass a kind (E6-E13)."""


class Convert(Effect):
    """Activating it pays `input` and gains `output` (E6)."""

    def __init__(self, input: Bundle, output: Bundle) -> None:
        self.input = input
        self.output = output


class Instant(Effect):
    """Gained when the machine is finished (E8)."""

    def __init__(self, gain: Bundle) -> None:
        self.gain = gain


class Bonus(Effect):
    """Gained whenever its holder does `on`: stock, dock, buy, build, complete or night (E9)."""

    def __init__(self, on: str, gain: Bundle, types: list[int], times: list[int]) -> None:
        self.on = on
        self.gain = gain
        self.types = types
        """The machine concerned must be of one of these types; all four if nothing is written."""
        self.times = times
        """It works at these times of day; all three if nothing is written."""


class Discount(Effect):
    """What its holder pays less on `buy` or `dock` (E10)."""

    def __init__(self, on: str, amounts: Bundle, types: list[int]) -> None:
        self.on = on
        self.amounts = amounts
        self.types = types


class HeadStart(Effect):
    """Bought machines of the types start that many spaces nearer to the end (E11)."""

    def __init__(self, steps: int, types: list[int]) -> None:
        self.steps = steps
        self.types = types


class Replay(Effect):
    """Each night that many purple machines may be activated once more (E12)."""

    def __init__(self, machines: int) -> None:
        self.machines = machines


class ScorePer(Effect):
    """At the end, `point` for every full `per` of the count, at most `maximum` if that is not None (E13)."""

    def __init__(self, count: str, per: int, point: int, maximum: int | None) -> None:
        self.count = count
        self.per = per
        self.point = point
        self.maximum = maximum


class Piece:
    """A tile or card with an id (C9)."""

    def __init__(self, id: str) -> None:
        self.id = id


class Machine(Piece):
    """A dream machine (C1)."""

    def __init__(self, id: str, type: int, cost: Bundle, hourglass: int, effects: list[Effect]) -> None:
        super().__init__(id)
        self.type = type
        self.cost = cost
        self.hourglass = hourglass
        self.effects = effects
        self.is_purple_when_finished = type in (BLUE, RED)
        self.input = NOTHING
        """What activating it costs, if it turns purple."""
        self.output = NOTHING
        self.instant = NOTHING
        self.scores: list[ScorePer] = []
        for effect in effects:
            if isinstance(effect, Convert):
                self.input = effect.input
                self.output = effect.output
            elif isinstance(effect, Instant):
                self.instant = self.instant.plus(effect.gain)
            elif isinstance(effect, ScorePer):
                self.scores.append(effect)


class Delivery(Piece):
    """A delivery tile: a cost in flowers and a reward for each time of day, not a list of effects (C2, E14)."""

    def __init__(self, id: str, cost: int, rewards: list[Bundle]) -> None:
        super().__init__(id)
        self.cost = cost
        self.rewards = rewards


class Monitor(Piece):
    """The monitor printed on the workshop board, or a smart robot with its start goods (C3)."""

    def __init__(self, id: str, start: Bundle, convert: Convert) -> None:
        super().__init__(id)
        self.start = start
        self.input = convert.input
        self.output = convert.output


class Specialist(Piece):
    """A specialist card (C4)."""

    def __init__(self, id: str, effects: list[Effect]) -> None:
        super().__init__(id)
        self.effects = effects


class Tiles:
    """All tables of a component set (C8), checked."""

    def __init__(
        self,
        flower_max: int,
        ink_max: int,
        belt_spaces: int,
        days: int,
        machines_to_end: int,
        start: Bundle,
        base_monitor: Monitor,
        completion_bonus: list[tuple[int, int]],
        stock_room: list[list[Bundle]],
        machines: list[Machine],
        deliveries: list[Delivery],
        monitors: list[Monitor],
        specialists: list[Specialist],
    ) -> None:
        self.flower_max = flower_max
        self.ink_max = ink_max
        self.belt_spaces = belt_spaces
        self.days = days
        self.machines_to_end = machines_to_end
        self.start = start
        self.base_monitor = base_monitor
        self.completion_bonus = completion_bonus
        """Machine number and points; each row holds up to the next one."""
        self.stock_room = stock_room
        """What the stock room gives, by time of day and option (C7)."""
        self.machines = machines
        self.deliveries = deliveries
        self.monitors = monitors
        self.specialists = specialists

    def completion_points(self, n: int) -> int:
        """The completion bonus of a seat's n-th finished machine (F8.2)."""
        points = 0
        for machine, row_points in self.completion_bonus:
            if n >= machine:
                points = row_points
        return points
