"""What stands in a game's Fluent files and rulebooks, for the tests that look at them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from cogwright.engine import Game
from cogwright.lab.balance import kinds_of
from cogwright.lab.observe import verbs


@cache
def words_of(game: Game, language: str) -> Mapping[str, frozenset[str]]:
    """The ids of the Fluent file, each with the variables that its text uses; an id stands once and nothing is junk."""
    resource = FluentParser().parse(game.words(language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "an id stands twice"
    return {message.id.name: _variables(message) for message in messages}


def _variables(message: ast.Message) -> frozenset[str]:
    class Collector(Visitor):
        def __init__(self) -> None:
            self.found: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            self.found.add(node.id.name)

    collector = Collector()
    collector.visit(message)
    return frozenset(collector.found)


def words_of_statistics(game: Game) -> frozenset[str]:
    """The words that the laboratory's tables need: for the verbs of the actions, and for the tables with components."""
    found = {f"verb-{verb.replace(' ', '-')}" for verb in verbs(game.vocabulary)}
    return frozenset(found | {f"components-{kind.replace('_', '-')}" for kind in kinds_of(game).values()})


def anchors_of(game: Game, language: str) -> list[str]:
    """The anchors of a rulebook, in order."""
    return re.findall(r"\{#([\w.-]+)\}", game.rulebook(language))


def pictures_of(game: Game, language: str) -> list[str]:
    """The lines of a rulebook that stand for pictures, in order."""
    return re.findall(r"^::.*$", game.rulebook(language), re.MULTILINE)


def headings_of(game: Game, language: str) -> list[str]:
    """The levels of a rulebook's headings, in order."""
    return re.findall(r"^#+(?= )", game.rulebook(language), re.MULTILINE)
