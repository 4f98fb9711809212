"""The terminal's own words: the same sentences, with the same gaps, in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cogwright.engine import LANGUAGES, games
from cogwright.engine.errors import say, sentences_of

REFUSING: Final = ("cogwright", *(f"cogwright.games.{id.replace('-', '_')}" for id in games()))
"""Packages that have sentences for what they refuse."""


def read(package: str, folder: str, language: str) -> str:
    """A Fluent file of a package."""
    return files(package).joinpath(folder, f"{language}.ftl").read_text(encoding="utf-8")


def words(package: str, folder: str, language: str) -> dict[str, set[str]]:
    """The gaps of each sentence, by its id."""
    text = read(package, folder, language)
    entries = re.findall(r"^([a-z-]+) = ((?:.*\n)(?:[ }].*\n)*)", text, re.MULTILINE)
    assert len(entries) == len({id for id, _ in entries}), "an id stands twice"
    return {id: set(re.findall(r"\$(\w+)", sentence)) for id, sentence in entries}


def test_the_terminal_says_the_same_in_every_language() -> None:
    first, *others = (words("cogwright.cli", "words", language) for language in LANGUAGES)
    assert len(first) > 100
    assert all(other == first for other in others)


@pytest.mark.parametrize("package", REFUSING)
def test_what_is_refused_is_said_in_every_language(package: str) -> None:
    first, *others = (words(package, "refused", language) for language in LANGUAGES)
    assert len(first) > 10
    for other in others:
        assert list(other) == list(first)
        extra = {id: other[id] - first[id] for id in first if other[id] - first[id]}
        assert extra in ({}, {"refused-data-at": {"row", "column"}})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", REFUSING)
def test_the_sentences_of_refusals_are_plain_fluent(package: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read(package, "refused", language)))
    sentence = sentences_of(package)
    for id, gaps in words(package, "refused", language).items():
        filled = {gap: f"<{gap}>" for gap in gaps}
        pattern = bundle.get_message(id).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, dict(filled))
        assert (say(sentence(id, **filled), language), errors) == (said, [])


@pytest.mark.parametrize("package", REFUSING)
def test_every_refusal_in_the_code_has_its_sentence_and_every_sentence_its_use(package: str) -> None:
    """In a game, `complaint` makes the sentences of the game and `sentence` those of all."""
    makes = "sentence" if package == "cogwright" else "complaint"
    code = "\n".join(file.read_text(encoding="utf-8") for file in Path(str(files(package))).rglob("*.py"))
    known = words(package, "refused", "en")
    for id, gaps in re.findall(rf'\b{makes}\(\s*"([a-z-]+)"((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)\)', code):
        assert id in known
        assert known[id] <= set(re.findall(r"(\w+)=", gaps)), id
    unused = {id for id in known if f'"{id}"' not in code}
    assert all(re.match(r"file-e|too-few-|differs-", id) for id in unused), unused
