"""The terminal's own words: the same sentences, with the same gaps, in every language."""

from __future__ import annotations

import re
from importlib.resources import files

from cogwright.engine import LANGUAGES


def words(language: str) -> dict[str, set[str]]:
    """The gaps of each sentence, by its id."""
    text = files("cogwright.cli").joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    entries = re.findall(r"^([a-z-]+) = ((?:.*\n)(?:[ }].*\n)*)", text, re.MULTILINE)
    assert len(entries) == len({id for id, _ in entries}), "an id stands twice"
    return {id: set(re.findall(r"\$(\w+)", sentence)) for id, sentence in entries}


def test_the_terminal_says_the_same_in_every_language() -> None:
    first, *others = map(words, LANGUAGES)
    assert len(first) > 100
    assert all(other == first for other in others)
