"""Everything a person reads about The Game Makers: words for every message, components in words, and the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from game_texts import anchors_of, pictures_of, words_of
from makers_table import GAME, act, item, line, start, store

from cogwright.cli.words import Words
from cogwright.engine import LANGUAGES, Journal, Message, State
from cogwright.games.the_game_makers.catalogue import GENRES, KINDS, METRICS, TRACKS
from cogwright.games.the_game_makers.paragraphs import PARAGRAPHS

SOURCE = Path(__file__).parents[3] / "src" / "cogwright" / "games" / "the_game_makers"
MESSAGES = re.compile(r'"((?:log|headline|prompt|choice|why|effect|drawing)-[a-z-]*[a-z])"')
NAMES = ["Ada", "Ben", "Cleo"]
EXPLAINED = ("prompt", "choice", "why", "log", "effect", "score")
"""The first words of messages to which a paragraph belongs."""
UNEXPLAINED = {"prompt-wait", "why-not-now", "log-position"}
TABLES = {
    "card": "card",
    "structure": "structure",
    "tile": "tile",
    "marketing_tile": "marketing",
    "worker_space": "place",
    "tweenie": "tweenie",
    "circle": "circle",
}
"""The tables of the component file, and what `Game.effects` calls their rows."""
BUNDLES = (
    [f"step-{track}" for track in TRACKS]
    + [f"{what}-{kind}" for what in ("set", "same", "segment", "with") for kind in KINDS]
    + [f"{what}-{level}" for what in ("worker", "building") for level in (1, 2, 3)]
    + [f"of-{genre}" for genre in (*GENRES, "all")]
    + ["points-min", "points-max", "rank-max", "year-min", "year-max", "in-row", "in-column", "in-corner"]
    + [*KINDS, "any", "point", "step", "kinds", "tree", "clear", "see", "market", "nothing"]
)
SHORT = (
    [f"step-{track}" for track in TRACKS]
    + [f"{what}-{kind}" for what in ("set", "same") for kind in KINDS]
    + [f"worker-{level}" for level in (1, 2, 3)]
    + [*KINDS, "any", "point", "step", "kinds", "tree", "clear", "see", "market", "advance", "gain"]
)


# What is said


def ids_in_source() -> set[str]:
    """The ids of messages that stand whole in the source."""
    return {id for path in SOURCE.glob("*.py") for id in MESSAGES.findall(path.read_text(encoding="utf-8"))}


@cache
def spoken() -> tuple[Message, ...]:
    """The messages of random games, of their pictures, and of all components, once each."""
    found: dict[str, Message] = {}
    for seats in (1, 3):
        journal = Journal()
        state, choose = GAME.new(seats, seats, None, journal), Random(seats)
        while not state.is_over():
            if state.decisions % 7 == 0:
                hear(found, of_situation(state))
            seat = choose.choice(state.acting_seats())
            state.apply(seat, choose.choice(state.legal_actions(seat)))
        hear(found, of_situation(state))
        hear(found, (entry.message for entry in journal.lines))
    hear(found, of_components())
    return tuple(found.values())


def hear(found: dict[str, Message], messages: Iterable[Message]) -> None:
    for message in messages:
        found.setdefault(repr(message), message)


def of_situation(state: State) -> Iterator[Message]:
    """Headline, prompts, choices, refusals, and the picture of a situation."""
    yield state.headline()
    for seat in range(state.seats):
        yield state.prompt(seat)
        for action in state.legal_actions(seat):
            choice = state.describe(seat, action)
            yield choice.label
            yield Message("board-amounts", {"amounts": dict(choice.cost) | dict(choice.gain)})
        yield from (refusal.reason for refusal in state.refusals(seat))
        for panel in GAME.draw(state.view(seat)):
            cells = [panel.title, *panel.heads, *(cell for row in panel.rows for cell in row)]
            yield from (span.text for cell in cells for span in cell if isinstance(span.text, Message))


def of_components() -> Iterator[Message]:
    for table, kind in TABLES.items():
        for row in GAME.components.data[table]:
            yield from GAME.effects(kind, row["id"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_message(language: str) -> None:
    ids = ids_in_source()
    assert len(ids) > 200
    words = set(words_of(GAME, language))
    assert not ids - words
    assert {f"amount-{key}" for key in BUNDLES} <= words
    assert {f"drawing-short-{key}" for key in SHORT} <= words
    assert {f"metric-{metric.replace('_', '-')}" for metric in METRICS} <= words


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_costs_or_yields_something_has_a_short_name(language: str) -> None:
    words = set(words_of(GAME, language))
    for message in spoken():
        for value in message.args.values():
            if not isinstance(value, int | str):
                assert {f"amount-{key}" for key in value} <= words, message
                if message.id == "board-amounts":
                    assert {f"good-{key}" for key in value} <= words, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_comes_out_in_words(language: str) -> None:
    words = Words(GAME, language, NAMES)
    names = GAME.components.names()
    defined = set(words_of(GAME, language))
    assert len(spoken()) > 1000
    for message in spoken():
        text = words.say(message)
        assert text
        assert text != message.id, f"no words for {message.id}"
        assert "{" not in text, text
        for key, value in message.args.items():
            if isinstance(value, str):
                assert value in names or f"{key}-{value}" in defined, f"{message.id}: {key} {value}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_years_and_ranks_are_written_without_separators(language: str) -> None:
    words = Words(GAME, language, NAMES)
    texts = [words.say(message) for message in of_components()]
    assert not [text for text in texts if re.search(r"\d,\d{3}", text)]
    assert any("2016" in text for text in texts)


def test_every_component_says_what_it_does() -> None:
    for table, kind in TABLES.items():
        for row in GAME.components.data[table]:
            assert GAME.effects(kind, row["id"]), f"{kind} {row['id']}"
    assert GAME.effects("card", "nobody") == []
    assert GAME.effects("planet", "azul") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_score_lines_ends_and_medals_have_words(language: str) -> None:
    words = set(words_of(GAME, language))
    for option in GAME.options:
        assert {f"option-{option.id}", f"option-{option.id}-help"} <= words
        assert {f"option-{option.id}-{choice}" for choice in option.choices} <= words
    sheet = start().score_sheets()[0]
    assert {f"score-{each.id}" for each in sheet.lines} <= words
    assert {"end-case", "end-long-stop", "end-solo-stop"} <= words
    assert all(language in medal["name"] for medal in GAME.components.data["solo"]["medals"])


# Single sentences


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Finish “Hanamikoji” (contract 1)"), ("ja", "《花見小路》を完成させる(契約書スペース1)")],
)
def test_a_choice_in_words(language: str, text: str) -> None:
    state = start({"contracts": ["hanamikoji"], "store": store("tiles 2", cards=1)})
    choice = state.describe(0, GAME.action("finish 1"))
    assert Words(GAME, language, NAMES).say(choice.label) == text
    assert (choice.cost, choice.gain) == ({"cards": 1, "tiles": 2}, {"point": 1, "cards": 1})


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“Hanamikoji” cannot be finished: you lack 1 card and a level 1 tile."),
        ("ja", "《花見小路》は完成できません。カード1枚、レベル1のタイルが足りません。"),
    ],
)
def test_a_refusal_in_words(language: str, text: str) -> None:
    state = start({"contracts": ["hanamikoji"]})
    reason = state.why_not(0, GAME.action("finish 1"))
    assert Words(GAME, language, NAMES).say(reason) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "War and duels: 4 steps, to step 28 (multiplier 5); 1 lost"), ("ja", "1マスは失われる")],
)
def test_lost_steps_in_words(language: str, text: str) -> None:
    state = start({"cubes": {"war": 24}, "items": [item("advance any 5")]})
    choice = state.describe(0, GAME.action("advance war"))
    assert text in Words(GAME, language, NAMES).say(choice.label)
    assert choice.gain == {"step": 4}


def test_gains_of_choices() -> None:
    state = start({"machines": line("www...", "wwt..."), "workers": [1, 1]})
    work = state.describe(0, GAME.action("work ws-1a"))
    assert (work.cost, work.gain) == ({"worker-1": 2}, {"any": 1})
    assert state.describe(0, GAME.action("work ws-look-1")).gain == {"see": 1}
    act(state, "tweenie tw-wood")
    assert [state.describe(0, GAME.action(f"gap {n}")).gain for n in (1, 2)] == [{"wood": 3}, {"wood": 3}]


@pytest.mark.parametrize(("language", "text"), [("en", "Medal: none"), ("ja", "メダル:なし")])
def test_a_solo_game_ends_with_its_medal(language: str, text: str) -> None:
    said = [message for message in spoken() if message.id == "log-medal"]
    assert len(said) == 1
    assert text in Words(GAME, language, NAMES).say(said[0])


# The rulebook


def test_paragraphs_stand_in_the_rulebook() -> None:
    anchors = set(anchors_of(GAME, "en"))
    assert set(PARAGRAPHS.values()) <= anchors
    rules = (SOURCE / "rules.md").read_text(encoding="utf-8")
    assert {anchor for anchor in anchors if not re.search(rf"^(\*\*|### ){re.escape(anchor)}\b", rules, re.M)} == set()


def test_every_message_leads_to_a_paragraph() -> None:
    words = {id for id in words_of(GAME, "en") if id.startswith(tuple(f"{word}-" for word in EXPLAINED))}
    assert words - set(PARAGRAPHS) == UNEXPLAINED
    assert set(PARAGRAPHS) <= set(words_of(GAME, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_and_pictures_of_the_rulebook_lead_somewhere(language: str) -> None:
    anchors = anchors_of(GAME, language)
    assert len(set(anchors)) == len(anchors)
    links = set(re.findall(r"\]\(#([\w.-]+)\)", GAME.rulebook(language)))
    assert links <= set(anchors)
    for picture in pictures_of(GAME, language):
        kind, id = picture.removeprefix("::").split(" ")
        assert GAME.effects(kind, id), picture


def test_a_japanese_paragraph_stands_on_one_line() -> None:
    text = GAME.rulebook("ja")
    assert not re.findall(r"^[^\s#:|>-].*\n[^\s#:|>-]", text, re.MULTILINE)
