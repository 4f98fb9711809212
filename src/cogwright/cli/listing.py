"""`cogwright games` and `cogwright components`: what is installed, and what the games are played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich import box
from rich.table import Table

from cogwright.cli.arguments import refuse_existing, write_text
from cogwright.cli.console import terminal
from cogwright.cli.words import Words
from cogwright.engine import BadOption, Game, Option, game, games
from cogwright.engine.errors import sentence


def list_games(language: str) -> None:
    """A table of the installed games."""
    words = Words(None, language, [])
    table = Table(box=box.SIMPLE_HEAD)
    for head in ("id", "game", "players", "options", "edition"):
        table.add_column(words.say(f"head-{head}"))
    for id in games():
        one = game(id)
        own = Words(one, language, [])
        table.add_row(
            id,
            one.title[language],
            f"{one.min_seats}-{one.max_seats}" if one.min_seats != one.max_seats else str(one.min_seats),
            "\n".join(
                f"{option.id}={_values(option)}  {own.say(f'option-{option.id}')}" for option in _by_id(one.options)
            ),
            f"{one.components.edition} {one.components.version}",
        )
    terminal().print(table)


def _values(option: Option) -> str:
    """What may be written after the equals sign."""
    if option.kind == "flag":
        return "on|off"
    if option.kind == "choice":
        return "|".join(option.choices)
    if option.kind == "each":
        return f"{option.default} ({'|'.join(option.choices)})"
    if option.kind == "number":
        return f"{option.minimum}..{option.maximum}"
    return "FILE"


def show_components(id: str, check: Path | None, export: Path | None, language: str) -> None:
    """Check another file, export the open set, or show it.

    Raises:
        CogwrightError: the file is refused, or cannot be written.
    """
    if check is not None and export is not None:
        raise BadOption(sentence("refused-together", name="--check", other="--export"))
    rules = game(id, check)
    words = Words(rules, language, [])
    if export is not None:
        refuse_existing(export)
        write_text(export, rules.resource("components.toml"))
        terminal().print(words.say("exported", file=str(export)))
        return
    if check is not None:
        terminal().print(words.say("checked", file=str(check)), style="gain")
    terminal().print(_tables(rules, words))


def _tables(rules: Game, words: Words) -> Table:
    """Each table of the set with the names of its rows."""
    components = rules.components
    title = words.say(
        "components",
        title=rules.title[words.language],
        edition=components.edition,
        version=components.version,
        checksum=components.checksum[:12],
    )
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left")
    table.add_column(words.say("head-table"))
    table.add_column(words.say("head-rows"), justify="right")
    table.add_column(words.say("head-names"))
    for key, rows in components.data.items():
        if isinstance(rows, list):
            names = [words.name(row["id"]) for row in rows if isinstance(row, Mapping) and "id" in row]
            table.add_row(key, str(len(rows)), words.say("list-comma").join(names))
    return table


def _by_id(options: Sequence[Option]) -> list[Option]:
    """Each option once; of those that differ with the number of seats, the one with most choices."""
    found: dict[str, Option] = {}
    for option in options:
        if option.id not in found or len(option.choices) > len(found[option.id].choices):
            found[option.id] = option
    return list(found.values())
