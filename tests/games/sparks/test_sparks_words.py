"""Everything a person reads about Sparks: words for every message, components in words, and paragraphs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from game_texts import anchors_of, words_of
from spark_table import GAME, act, start

from cogwright.cli.words import Words
from cogwright.engine import LANGUAGES, Message
from cogwright.games.sparks.cards import DIE_NAMES, PLACE_NAMES
from cogwright.games.sparks.paragraphs import PARAGRAPHS

SOURCE = Path(__file__).parents[3] / "src" / "cogwright" / "games" / "sparks"
MESSAGES = re.compile(r'"((?:log|headline|prompt|choice|why|effect|drawing)-[a-z-]+)"')


def ids_in_source() -> set[str]:
    """The ids of messages that stand whole in the source."""
    return {id for path in SOURCE.glob("*.py") for id in MESSAGES.findall(path.read_text(encoding="utf-8"))}


def components() -> list[tuple[str, str]]:
    """Every component with the key under which messages name it."""
    cards = GAME.cards
    found = [("robot", robot.id) for robot in cards.robots]
    found += [("assistant", assistant.id) for assistant in cards.assistants]
    found += [("tile", tile.id) for tile in (*cards.production, *cards.ghost_tiles)]
    found += [("upgrade", row["id"]) for row in GAME.components.data["upgrades"]]
    found += [("bonus", bonus.id) for bonus in cards.bonuses]
    found += [("goal", goal.id) for goal in cards.goals]
    found += [("box", id) for id in cards.box_ids]
    found += [("level", row["id"]) for row in GAME.components.data["levels"]]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_message(language: str) -> None:
    ids = ids_in_source()
    assert len(ids) > 150
    missing = ids - set(words_of(GAME, language))
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_and_places_have_words(language: str) -> None:
    words = set(words_of(GAME, language))
    assert {f"die-{name}" for name in DIE_NAMES} | {f"amount-die-{name}" for name in DIE_NAMES} <= words
    assert {f"place-{name}" for name in PLACE_NAMES} <= words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_says_what_it_does(language: str) -> None:
    words = Words(GAME, language, ["Ada", "Ben"])
    for kind, id in components():
        messages = GAME.effects(kind, id)
        assert messages or id in ("level-1", "printed-1") or kind == "tile", f"{kind} {id}"
        for message in messages:
            text = words.say(message)
            assert text
            assert message.id not in text, f"{kind} {id}: no words for {message.id}"
            assert "{" not in text
    assert GAME.effects("robot", "nobody") == []
    assert GAME.effects("planet", "toast-buddy") == []


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Place the red 2 on space 1 of Toast Buddy"), ("ja", "トースト坊や")],
)
def test_a_choice_in_words(language: str, text: str) -> None:
    state = start({"loose": ["r2"], "line": {"1": "toast-buddy"}})
    choice = state.describe(0, GAME.action("place r2 1-1"))
    assert text in Words(GAME, language, ["Ada", "Ben"]).say(choice.label)


def test_costs_and_gains_of_choices() -> None:
    state = start(
        {
            "loose": ["r2", "b3"],
            "line": {"1": "toast-buddy"},
            "placed": {"1-1": "r1", "u1": "y4"},
            "cogs": 2,
            "hand": ["eel-electrician"],
        }
    )
    described = {name: state.describe(0, GAME.action(name)) for name in ("place b3 1-2", "place b3 u2", "place r2 u2")}
    assert described["place b3 1-2"].gain == {"step": 2, "cog": 1}
    assert described["place b3 u2"].gain == {"level": 1}
    assert described["place r2 u2"].cost == {"cog": 2}
    hire = state.describe(0, GAME.action("hire eel-electrician"))
    assert (hire.cost, hire.gain) == ({"cog": 1}, {"spark": 2})
    act(state, 0, "place b3 1-2")
    assert state.describe(0, GAME.action("sell u1")).gain == {"cog": 1}


def test_paragraphs_stand_in_the_rulebook() -> None:
    anchors = set(anchors_of(GAME, "en"))
    assert {paragraph.lower() for paragraph in PARAGRAPHS.values()} <= {anchor.lower() for anchor in anchors}
    assert all(isinstance(Message(id), Message) for id in PARAGRAPHS)
