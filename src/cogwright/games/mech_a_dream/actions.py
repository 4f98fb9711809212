"""The actions of Mech A Dream by name and number (D1), and the tasks that ask for them."""

from __future__ import annotations

from typing import Final

from cogwright.engine.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    "keep {2}",
    "take {4}",
    "stock flowers",
    "stock ink",
    "dock",
    "buy {6}",
    "build {21}",
    "push {21}",
    "activate {21}",
    "monitor",
    "stop",
)

KEEP: Final = 0
TAKE: Final = 2
STOCK_FLOWERS: Final = 6
STOCK_INK: Final = 7
DELIVER: Final = 8
BUY: Final = 9
BUILD: Final = 15
PUSH: Final = 36
ACTIVATE: Final = 57
MONITOR: Final = 78
STOP: Final = 79

# Tasks on a seat's agenda: what it has to decide (D2).
CHOOSE_MONITOR: Final = 0
DRAFT_SPECIALIST: Final = 1
PLACE_ASSISTANT: Final = 2
WORK_OFF: Final = 3
TAKE_SPECIALIST: Final = 4
SPEND_NIGHT: Final = 5

# Tasks on the table's agenda: what happens when no seat has anything left to do.
SHOW_MONITORS: Final = 10
DRAFT: Final = 11
BEGIN_DAY: Final = 12
BEGIN_TIME: Final = 13
PLACEMENT: Final = 14
MOVE_BELTS: Final = 15
BEGIN_NIGHT: Final = 16
END_NIGHT: Final = 17
