"""The vocabulary (D1, D2) and the tasks of the agendas.

Actions that do not depend on the component set come first, so that their numbers are constants; where the others begin is
kept with the cards.
"""

from __future__ import annotations

from typing import Final

from cogwright.engine.vocabulary import Vocabulary
from cogwright.games.sparks.cards import BONUS_POINT, DIE_NAMES, PLACE_NAMES, SLOTS, UPGRADES, Cards

DICE: Final = "{" + "|".join(DIE_NAMES) + "}"
ALL_PLACES: Final = "{" + "|".join(PLACE_NAMES) + "}"
ROBOT_PLACES: Final = "{" + "|".join(PLACE_NAMES[3:]) + "}"
MOST_IN_ROW: Final = 7
MOST_DRAWN: Final = SLOTS + 1

FIXED: Final = (
    f"take {{1..{MOST_IN_ROW}}}",
    f"card {{1..{MOST_DRAWN}}}",
    f"return {{1..{SLOTS}}}",
    f"keep {DICE}",
    f"place {DICE} {ALL_PLACES}",
    f"sell {DICE}",
    f"sell {ALL_PLACES}",
    f"raise {DICE}",
    "raise {u1|u2|u3}",
    "raise held",
    f"lower {DICE}",
    "lower {u1|u2|u3}",
    "lower held",
    f"lift {ALL_PLACES}",
    "reroll",
    "colour {red|yellow|blue|green}",
    f"pick {DICE}",
    "value {1..6}",
    f"recycle {{1..{SLOTS}}}",
    f"place held {ROBOT_PLACES}",
)

TAKE: Final = 0
CARD: Final = 7
RETURN: Final = 11
KEEP: Final = 14
PLACE: Final = 38
SELL: Final = 326
SELL_PLACE: Final = 350
RAISE: Final = 362
RAISE_SECTION: Final = 386
RAISE_HELD: Final = 389
LOWER: Final = 390
LOWER_SECTION: Final = 414
LOWER_HELD: Final = 417
LIFT: Final = 418
REROLL: Final = 430
COLOUR: Final = 431
PICK: Final = 435
VALUE: Final = 459
RECYCLE_DIE: Final = 465
PLACE_HELD: Final = 468
BOX: Final = 477
"""The first action that depends on the component set; the others' numbers are in `Cards`."""


def vocabulary_of(cards: Cards) -> Vocabulary:
    """The vocabulary of a component set; the cards learn where its own actions begin (D2)."""
    assistants = [assistant.id for assistant in cards.assistants]
    owners = [owner.id for owner in cards.ability_owners]
    cards.box = BOX
    cards.hire = cards.box + len(cards.box_ids)
    cards.use = cards.hire + len(assistants)
    cards.done = cards.use + len(owners)
    cards.tile = cards.done + 1
    cards.draft = cards.tile + len(cards.production)
    cards.recover = cards.draft + len(assistants)
    cards.upgrade = cards.recover + len(cards.box_ids)
    cards.stop = cards.upgrade + BONUS_POINT + (len(UPGRADES) - BONUS_POINT) * SLOTS
    return Vocabulary(
        *FIXED,
        *_patterns("box", cards.box_ids),
        *_patterns("hire", assistants),
        *_patterns("use", owners),
        "done",
        *_patterns("tile", [tile.id for tile in cards.production]),
        *_patterns("draft", assistants),
        *_patterns("recover", cards.box_ids),
        *_patterns("upgrade", list(UPGRADES[:BONUS_POINT])),
        *(f"upgrade {kind} {{1..{SLOTS}}}" for kind in UPGRADES[BONUS_POINT:]),
        "stop",
    )


def _patterns(verb: str, ids: list[str]) -> list[str]:
    """The pattern of a verb with each of the ids; none without ids."""
    return [f"{verb} {{{'|'.join(ids)}}}" if len(ids) > 1 else f"{verb} {ids[0]}"] if ids else []


# Tasks of a seat.
SET_UP_CARD: Final = 0
"""Which drawn robot goes into the leftmost empty slot (S8)."""
DRAFT: Final = 1
"""Which card of the pack to keep (V2)."""
TILE: Final = 2
"""Which production tile to play (T2.1)."""
TAKE_BLOCK: Final = 3
"""Which dice to take: argument 1 is how many, argument 2 is 1 if they may lie anywhere (T2.2, T3)."""
ACT: Final = 4
"""A free action, or done (A1)."""
LOOK_AT_LEVEL: Final = 5
"""Raise the level if the section is full enough (A4.3)."""
EFFECTS: Final = 6
"""Carry out the effect list in argument 1 from the place in argument 2 on (T4.3)."""
STEP: Final = 7
"""A step on the track of argument 1 (P)."""
CLEAR_SECTION: Final = 8
"""The dice of the section go to the discard (A4.3)."""
ANY_DIE: Final = 9
"""Which colour of die to gain (F4)."""
SET_DIE: Final = 10
"""Which die to set (F11)."""
SET_VALUE: Final = 11
"""To which value; argument 1 is the die, or HELD_DIE (F11)."""
FLIP_DIE: Final = 12
"""Which die to flip (F12)."""
NUDGE: Final = 13
"""Which die to raise or lower; argument 1 is how often still (F13)."""
PICK_REROLL: Final = 14
"""Which dice to re-roll; argument 1 is 1 while at least one must be picked (A12, F14)."""
SWAP_DIE: Final = 15
"""Which die to swap (F15)."""
SWAP_COLOUR: Final = 16
"""For which colour; argument 1 is the die (F15)."""
TAKE_UPGRADE: Final = 17
"""Which upgrade tile, and where (U0)."""
RECOVER: Final = 18
"""Which spark (F7)."""
PAY_DIE: Final = 19
"""Which loose die pays for an ability (A11)."""
USED_DICE: Final = 20
"""What becomes of the used dice; argument 1 is 1 if Recycle applies (A5.4)."""
HELD: Final = 21
"""What becomes of the held die (A5.4)."""
RETURN_ROBOT: Final = 22
"""Which unfinished robot to return (T5.2)."""
REFILL_CARD: Final = 23
"""Which drawn robot goes into the leftmost empty slot (T5.4)."""
STORE: Final = 24
"""Which loose die to keep; argument 1 is how many may still be kept (T5.5)."""

HELD_DIE: Final = -1

# Tasks of the table.
DEAL_ROBOTS: Final = 40
DEAL_ASSISTANTS: Final = 41
PASS_PACKS: Final = 42
BEGIN_TURN: Final = 43
"""Argument 1 is the number of the turn, from 0 (T1)."""
OTHERS_TAKE: Final = 44
"""The next of the other players takes; argument 1 is how many have done so (T3)."""
BEGIN_ACTIONS: Final = 45
NEXT_ACTS: Final = 46
"""In turn: argument 1 is how many have acted (T4.5)."""
DRAW_ROBOTS: Final = 47
END_TURN: Final = 48
END_ROUND: Final = 49
ROUND_TRIGGERS: Final = 50
"""Of one player; argument 1 is how many had theirs (T6.2)."""
FINAL_SALE: Final = 51
END_GAME: Final = 52
