"""What a seat's finished green machines and specialists do for it, added up (E5, E9-E12)."""

from __future__ import annotations

from typing import Final

from cogwright.games.mech_a_dream.tiles import (
    NOTHING,
    TIMES,
    TYPES,
    Bonus,
    Bundle,
    Discount,
    Effect,
    HeadStart,
    Replay,
)


class Permanents:
    """The permanents of one seat, added up when they change and never changed afterwards, so that copies share them."""

    def __init__(self, effects: list[Effect]) -> None:
        self.cost_discount: list[Bundle] = [NOTHING for _ in TYPES]
        """What a machine costs less, by its type (E10)."""
        self.dock_discount = 0
        """How many flowers less a delivery costs (E10)."""
        self.head_start: list[int] = [0 for _ in TYPES]
        """How many spaces nearer to the end a bought machine starts, by its type (E11)."""
        self.replays = 0
        """How many purple machines may be activated once more each night (E12)."""
        self.on_stock: list[Bundle] = [NOTHING for _ in TIMES]
        """What each visit of the stock room yields in addition, by time of day (E9); likewise the others."""
        self.on_dock: list[Bundle] = [NOTHING for _ in TIMES]
        self.on_buy: list[list[Bundle]] = [[NOTHING for _ in TYPES] for _ in TIMES]
        """By time of day and type of the machine."""
        self.on_build: list[list[Bundle]] = [[NOTHING for _ in TYPES] for _ in TIMES]
        self.on_complete: list[Bundle] = [NOTHING for _ in TYPES]
        """By type of the machine."""
        self.on_night = NOTHING
        for effect in effects:
            self._add(effect)

    def _add(self, effect: Effect) -> None:
        if isinstance(effect, Bonus):
            self._add_bonus(effect)
        elif isinstance(effect, Discount):
            if effect.on == "dock":
                self.dock_discount += effect.amounts.flower
            else:
                for type in effect.types:
                    self.cost_discount[type] = self.cost_discount[type].plus(effect.amounts)
        elif isinstance(effect, HeadStart):
            for type in effect.types:
                self.head_start[type] += effect.steps
        elif isinstance(effect, Replay):
            self.replays += effect.machines

    def _add_bonus(self, bonus: Bonus) -> None:
        gain = bonus.gain
        if bonus.on == "night":
            self.on_night = self.on_night.plus(gain)
        elif bonus.on == "complete":
            for type in bonus.types:
                self.on_complete[type] = self.on_complete[type].plus(gain)
        for time in bonus.times:
            if bonus.on == "stock":
                self.on_stock[time] = self.on_stock[time].plus(gain)
            elif bonus.on == "dock":
                self.on_dock[time] = self.on_dock[time].plus(gain)
            for type in bonus.types:
                if bonus.on == "buy":
                    self.on_buy[time][type] = self.on_buy[time][type].plus(gain)
                elif bonus.on == "build":
                    self.on_build[time][type] = self.on_build[time][type].plus(gain)


NO_PERMANENTS: Final = Permanents([])
