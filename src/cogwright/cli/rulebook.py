"""A game's rulebook in the terminal: its contents, one paragraph, or all of it (`docs/rulebooks.md`)."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cogwright.cli.words import Words
from cogwright.engine import Game

ANCHOR: Final = re.compile(r"[ \t]*\{#([\w.-]+)\}[ \t]*")
LINK: Final = re.compile(r"\[([^\]]*)\]\(#[^)]*\)")
PICTURE: Final = re.compile(r"^::([a-z][a-z-]*) +([a-z0-9][a-z0-9-]*)[ \t]*$", re.MULTILINE)
HEADING: Final = re.compile(r"(#+) (.*)")
EVERYTHING: Final = "all"


class Rulebook:
    """The rulebook of a game, in the language of the words it is shown with."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def show(self, asked: str, words: Words) -> RenderableType:
        """The paragraph with this anchor, or the chapter whose heading holds these words; nothing asked: the contents."""
        try:
            book = self.game.rulebook(words.language)
        except FileNotFoundError:
            return Text(words.say("no-rulebook"), style="quiet")
        if not asked:
            return self._contents(book, words)
        if asked.lower() == EVERYTHING:
            return self._set(book, words)
        blocks = _blocks(book)
        found = _find_anchor(blocks, asked) or _find_heading(blocks, asked)
        if found is None:
            return Padding(Text(words.say("no-such-paragraph", asked=asked), style="red"), (0, 0, 0, 2))
        return self._set("\n\n".join(found), words)

    def _contents(self, book: str, words: Words) -> RenderableType:
        """All headings with the anchors by which they can be asked for."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold cyan", no_wrap=True)
        table.add_column()
        for block in _blocks(book):
            heading = HEADING.fullmatch(block)
            if heading:
                anchor = ANCHOR.search(heading[2])
                title = ANCHOR.sub(" ", heading[2]).strip()
                table.add_row("  " + (anchor[1] if anchor else ""), "  " * (len(heading[1]) - 1) + title)
        return Group(table, Padding(Text(words.say("rules-how"), style="quiet"), (0, 0, 0, 2)))

    def _set(self, text: str, words: Words) -> RenderableType:
        """The text without anchors and links; instead of pictures what the components do."""
        text = PICTURE.sub(lambda picture: self._in_words(picture[1], picture[2], words), text)
        plain = LINK.sub(r"\1", ANCHOR.sub(" ", text))
        return Padding(Markdown(plain, hyperlinks=False), (1, 2))

    def _in_words(self, kind: str, id: str, words: Words) -> str:
        effects = " ".join(words.say(message) for message in self.game.effects(kind, id))
        return f"- **{words.name(id)}** {effects}"


def _blocks(book: str) -> list[str]:
    """Headings, paragraphs, lists and tables, one after the other."""
    return [block for block in re.split(r"\n\s*\n", book) if block.strip()]


def _find_anchor(blocks: list[str], asked: str) -> list[str] | None:
    """The block with the anchor; the whole chapter if it stands at a heading."""
    for i, block in enumerate(blocks):
        if asked.lower() in (anchor.lower() for anchor in ANCHOR.findall(block)):
            return _chapter(blocks, i)
    return None


def _find_heading(blocks: list[str], asked: str) -> list[str] | None:
    """The chapter whose heading holds what was asked for."""
    for i, block in enumerate(blocks):
        if HEADING.fullmatch(block) and asked.lower() in block.lower():
            return _chapter(blocks, i)
    return None


def _chapter(blocks: list[str], first: int) -> list[str]:
    """The block, and if it is a heading everything up to the next one of its level."""
    heading = HEADING.fullmatch(blocks[first])
    if not heading:
        return [blocks[first]]
    last = first + 1
    while last < len(blocks):
        next_heading = HEADING.fullmatch(blocks[last])
        if next_heading and len(next_heading[1]) <= len(heading[1]):
            break
        last += 1
    return blocks[first:last]
