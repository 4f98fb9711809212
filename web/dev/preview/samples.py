"""Prints the positions that the preview of the boards shows, made by the real rules, as JSON.

Run by the preview's Vite configuration: the package `cogwright` must be importable.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import cogwright
from cogwright.engine import State
from cogwright.players import bot

GAME = cogwright.game("mech-a-dream")
NAMES = ["Ada", "Benedikt", "千代子", "Dan"]
BOTH = {"smart-robots": True, "specialists": True}


def played(seats: int, seed: int, options: dict[str, Any], wanted: Callable[[Any], bool]) -> State:
    """A game of greedy bots, up to the first position that is wanted (or to the end)."""
    bots = [bot("greedy", seat) for seat in range(seats)]
    state = GAME.new(seats, seed, options)
    while not state.is_over() and not wanted(state):
        seat = state.acting_seats()[0]
        state.apply(seat, bots[seat].choose(state, seat))
    return state


def shown(name: str, state: State, seat: int | None) -> dict[str, Any]:
    """What the page needs to show the position to the seat."""
    choices = state.legal_actions(seat) if seat is not None and seat in state.acting_seats() else []
    return {
        "name": name,
        "you": seat,
        "names": NAMES[: state.seats],
        "view": asdict(state.view(seat)),
        "headline": asdict(state.headline()),
        "prompt": asdict(state.prompt(seat)) if seat is not None and choices else None,
        "choices": [asdict(state.describe(seat, action)) for action in choices] if seat is not None else [],
        "refusals": [asdict(refusal) for refusal in state.refusals(seat)] if seat is not None and choices else [],
    }


def day(day: int, time: str, seat: int = 0) -> Callable[[Any], bool]:
    """Until the seat decides at this time of this day."""

    def wanted(state: Any) -> bool:
        view = state.view(None)
        return view.day == day and view.time == time and seat in state.acting_seats()

    return wanted


def taking(state: Any) -> bool:
    """Until somebody may take a specialist on day 2 or later."""
    return state.view(None).day > 1 and any(
        GAME.action_name(action).startswith("take")
        for seat in state.acting_seats()
        for action in state.legal_actions(seat)
    )


def pending() -> State:
    """Pushes and activations to be used, in a full workshop."""
    finished = ["petal-furnace", "twin-still", "music-box", "grand-simulator", "loading-crane", "dawn-crystal"]
    belt = {"scrap-lamp": 1, "second-dream": 3, "dream-piston": 6, "ember-crystal": 3}
    machines = [{"id": id, "space": 0} for id in finished] + [{"id": id, "space": k} for id, k in belt.items()]
    return GAME.from_position(
        {
            "seats": 2,
            "day": 5,
            "time": "afternoon",
            "start": 0,
            "step": "placed",
            "turn": 0,
            "workshops": [
                {
                    "flower": 5,
                    "ink": 1,
                    "rainbow": 2,
                    "point": 17,
                    "machines": machines,
                    "assistants": [8, "dock"],
                    "pushes": 2,
                    "activations": 1,
                },
                {"point": 12},
            ],
        }
    )


def crowded() -> State:
    """A belt with five machines on one space, twelve finished ones and large numbers."""
    finished = ["petal-pot", "glasshouse", "metronome", "windmill", "rainbow-bulb", "sheep-counter", "spectrum-press"]
    finished += ["bargain-desk", "tool-rack", "choir-crystal", "echo-crystal", "kaleidoscope"]
    belt = ["ink-press", "fusion-lantern", "flower-cannon", "rainbow-crystal", "moss-crystal"]
    machines = [{"id": id, "space": 0} for id in finished] + [
        {"id": id, "space": 3 if i < 4 else 2} for i, id in enumerate(belt)
    ]
    return GAME.from_position(
        {
            "seats": 4,
            "day": 7,
            "time": "evening",
            "start": 1,
            "turn": 0,
            "options": BOTH,
            "workshops": [
                {
                    "flower": 9,
                    "ink": 9,
                    "rainbow": 14,
                    "point": 76,
                    "monitor": "painter",
                    "machines": machines,
                    "assistants": [12, 12],
                },
                {"point": 75, "monitor": "conductor", "assistants": ["stock", "dock", "dock"]},
                {"point": 3, "monitor": "scribe", "assistants": ["stock", "stock", "dock"]},
                {"point": 41, "monitor": "gardener", "assistants": ["dock", "dock", "dock"]},
            ],
        }
    )


def samples() -> list[dict[str, Any]]:
    """All positions, in the order of a game."""
    take = played(4, 11, BOTH, taking)
    end = played(3, 5, BOTH, lambda state: False)
    return [
        shown("start", GAME.new(2, 3), GAME.new(2, 3).acting_seats()[0]),
        shown("keep", GAME.new(3, 8, BOTH), 0),
        shown("draft", played(4, 8, BOTH, lambda state: not state.view(None).workshops[0].dealt_monitors), 1),
        shown("morning-2", played(2, 4, {}, day(3, "morning")), 0),
        shown("evening-4", played(4, 9, BOTH, day(4, "evening")), 0),
        shown("take", take, take.acting_seats()[0]),
        shown("pending", pending(), 0),
        shown("night-4", played(4, 9, BOTH, day(5, "night")), 0),
        shown("crowded", crowded(), 0),
        shown("end", end, 0),
        shown("watch", played(4, 12, {}, day(2, "afternoon", 2)), None),
    ]


def main() -> None:
    """Print the samples, the component set and the words of both languages."""
    words = {language: GAME.words(language) for language in ("en", "ja")}
    print(json.dumps({"components": GAME.components.data, "words": words, "samples": samples()}))


if __name__ == "__main__":
    main()
