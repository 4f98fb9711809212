"""What players may expect at the end, remembered: a bot that looks ahead asks again and again about those who have not moved.

A game whose estimate of a player depends on little beyond that player keeps `Estimates` in its state, copies them with it, asks
them before it works an estimate out, and has them forget whatever a decision may have changed.
"""

from __future__ import annotations


class Estimate:
    """What a player may expect at the end, in points, once somebody has asked."""

    def __init__(self) -> None:
        self.is_known: bool = False
        self.points: float = 0.0


class Estimates:
    """One estimate a player. Copies of a state share them, so that each is worked out once for all copies that have not changed."""

    _of: list[Estimate | None]
    """By player; None if nobody has asked, nor copied, since it was forgotten."""

    def __init__(self, players: int, original: Estimates | None = None) -> None:
        """No estimates, or those of a copy of the state that has `original`."""
        if original is None:
            self._of = [None] * players
            return
        for player in range(players):
            if original._of[player] is None:
                original._of[player] = Estimate()
        self._of = original._of.copy()

    def of(self, player: int) -> Estimate:
        """The estimate of the player; whoever finds it unknown works it out and fills it in."""
        estimate = self._of[player]
        if estimate is None:
            estimate = Estimate()
            self._of[player] = estimate
        return estimate

    def forget(self, player: int) -> None:
        """Something has changed on which the player's estimate depends."""
        self._of[player] = None

    def forget_all(self) -> None:
        """Something has changed on which the estimates of all players depend."""
        for player in range(len(self._of)):
            self._of[player] = None
