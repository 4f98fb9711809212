"""Views as text: what a seat may see, as JSON that a program in any language reads."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass


def as_json(value: object) -> str:
    """Plain data and dataclasses as JSON in one line: a dataclass is an object of its fields, a tuple a list."""
    return json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(value: object) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    if isinstance(value, set | frozenset):
        return sorted(value)
    raise TypeError(f"{value!r} cannot be written as JSON")
