"""Component sets: the numbers on cards and tiles, kept in TOML files that an owner of a game may replace by his own."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cogwright.engine.errors import BadComponents, not_data, read_text, sentence, shown
from cogwright.engine.fields import Fields


@dataclass(frozen=True)
class ComponentSet:
    """A component file as it was read: where it came from, which edition it is, its checksum and its tables.

    The checksum is the SHA-256 of the tables without `meta`, so that comments, order of keys and notes do not matter.
    """

    source: str
    edition: str
    version: int
    checksum: str
    data: Mapping[str, Any]

    def fields(self) -> Fields:
        """The whole file, to be read field by field by the game."""
        return Fields(BadComponents, self.source, "", self.data)

    def names(self) -> dict[str, dict[str, str]]:
        """The name of every row that has an id and a name, by id and then by language."""
        found: dict[str, dict[str, str]] = {}
        _collect_names(self.data, found)
        return found


def _collect_names(value: object, found: dict[str, dict[str, str]]) -> None:
    if isinstance(value, Mapping):
        if isinstance(value.get("id"), str) and isinstance(value.get("name"), Mapping):
            found[value["id"]] = dict(value["name"])
        for part in value.values():
            _collect_names(part, found)
    elif isinstance(value, list):
        for part in value:
            _collect_names(part, found)


def read_components(path: Path, game: str) -> ComponentSet:
    """Read the component file of a game; its rows are checked by the game itself.

    Raises:
        BadComponents: the file cannot be read, is not TOML, or is meant for another game.
    """
    return parse_components(read_text(path, BadComponents), path.name, game)


def parse_components(text: str, source: str, game: str) -> ComponentSet:
    """Read the text of a component file; `source` names it in errors.

    Raises:
        BadComponents: it is not TOML, or meant for another game.
    """
    try:
        data = tomllib.loads(text)
        tables = {key: value for key, value in data.items() if key != "meta"}
        canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str)
    except (ValueError, RecursionError) as error:
        raise BadComponents(not_data(source, "TOML", error)) from None
    meta = Fields(BadComponents, source, "", data).table("meta")
    if meta.text("game") != game:
        raise meta.wrong("game", sentence("must-be", allowed=shown(game), given=shown(meta.text("game"))))
    return ComponentSet(
        source=source,
        edition=meta.text("edition"),
        version=meta.number("version", minimum=1),
        checksum=hashlib.sha256(canonical.encode("utf-8")).hexdigest(),
        data=data,
    )
