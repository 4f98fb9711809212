"""The actions of Last Droids (D2) and the tasks of its rules."""

from __future__ import annotations

from typing import Final

from cogwright.engine.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary(
    "done",
    "keep {1..100}",
    "give {1..100}",
    "market {1..100}",
    "option {0..11}",
    "swap {energy>nut|energy>oil|energy>circuit}",
    "swap {nut>oil|nut>circuit|oil>nut|oil>circuit|circuit>nut|circuit>oil}",
    "swap {nut>energy|oil>energy|circuit>energy}",
    "repair",
    "dismantle",
    "build {45..57}",
    "token {45..57}",
    "zone {left|right}",
    "extra {nut|oil|circuit}",
    "pay {nut|oil|circuit|energy} {shed|stored}",
    "extend {nut|oil|circuit|energy}",
    "take {nut|oil|circuit}",
    "wild {water|farm|communication|collector|market}",
)

# The first id of each pattern. A card's number is added to KEEP, GIVE, MARKET, BUILD and TOKEN less the first number.
DONE: Final = 0
KEEP: Final = 0
GIVE: Final = 100
MARKET: Final = 200
OPTION: Final = 301
SWAP: Final = 313
REPAIR: Final = 325
DISMANTLE: Final = 326
BUILD: Final = 327 - 45
TOKEN: Final = 340 - 45
ZONE_LEFT: Final = 353
ZONE_RIGHT: Final = 354
EXTRA: Final = 355
PAY: Final = 358
EXTEND: Final = 366
TAKE: Final = 370
WILD: Final = 373

LAST_KEEP: Final = 100
LAST_GIVE: Final = 200
LAST_MARKET: Final = 300

# Tasks of a seat.
KEEP_CARD: Final = 0
"""Step 1: which drawn card to keep (D3)."""
GIVE_CARD: Final = 1
"""Step 1: which card the next seat gets (3 players), or the automa (D3)."""
PLAN: Final = 2
"""The main list: swaps and an action (D4), or swaps alone if argument 1 is 1 (D6)."""
PLAN_COMPLETE: Final = 3
"""Nothing of the plan is left to be decided (T6)."""
SWAP_OPTION: Final = 4
"""After `market n`: which option; argument 1 is the place of the droid in the area."""
RECEIVE: Final = 5
"""Take what a swap takes, after it has been paid (W2)."""
CHOOSE_EXTRA: Final = 6
"""Which base parts pay the surcharge (G5)."""
PAY_PARTS: Final = 7
"""Pay what is due, unit by unit where the source must be chosen (G3)."""
CARD_EFFECT: Final = 8
"""An immediate effect: of the card with the number in argument 1, the effect with the index in argument 2 (A1, A3)."""
EXTEND_ANY: Final = 9
"""Which column gets an extension of the card with the number in argument 1 (K1)."""
TAKE_BASE: Final = 10
"""Which base part is gained by the card with the number in argument 1 (K2)."""
CHOOSE_ZONE: Final = 11
"""3 players: the zone for a communication droid (A4)."""
PLACE_TOKENS: Final = 12
"""The house for the extra-cost tokens (K6)."""
CHOOSE_WILD: Final = 13
"""As what the wild droid at the place of argument 1 counts (K8)."""

# Tasks of the table.
DEAL: Final = 20
SHOW_OFFERS: Final = 21
REVEAL: Final = 22
BEGIN_TOKENS: Final = 23
END_TURN: Final = 24
FINAL_SWAPS: Final = 25
FINAL_COUNT: Final = 26
