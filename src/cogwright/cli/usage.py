"""What Typer refuses before a command begins, recognised by its English sentence, so that it can be said in any language."""

from __future__ import annotations

import re
from typing import Final

from cogwright.engine.errors import Sentence, sentence

_REASONS: Final = (
    (r"Input should be a valid integer.*", "usage-whole"),
    (r"Input should be greater than or equal to (?P<least>\S+)", "usage-at-least"),
    (r"Input should be less than or equal to (?P<most>\S+)", "usage-at-most"),
)
"""What may be wrong with a value."""
_REFUSALS: Final = (
    (r"No such command (?P<name>'.*')\. Did you mean (?P<like>.+)\?", "usage-command-like"),
    (r"No such command (?P<name>'.*')\.", "usage-command"),
    (r"Missing argument (?P<name>'.*')\.", "usage-missing-argument"),
    (r"Missing option (?P<name>'.*')\.", "usage-missing-option"),
    (r"No such option: (?P<name>\S+) \(Possible options: (?P<like>.+)\)", "usage-option-like"),
    (r"No such option: (?P<name>.+)", "usage-option"),
    (r"Option (?P<name>'.*') requires an argument\.", "usage-no-value"),
    (r"Option (?P<name>'.*') does not take a value\.", "usage-value-given"),
    (r"Got unexpected extra argument\(s\) \((?P<given>.*)\)", "usage-extra"),
)
_VALUE: Final = re.compile(r"Invalid value for (?P<name>'.*?'): (?P<reason>.*)", re.DOTALL)


def usage_refusal(complaint: str) -> Sentence:
    """The sentence of what Typer complains of; one that is not known here stays as it is."""
    value = _VALUE.fullmatch(complaint)
    if value:
        return sentence("usage-value", name=value["name"], reason=_recognised(value["reason"], _REASONS))
    return _recognised(complaint, _REFUSALS)


def _recognised(text: str, patterns: tuple[tuple[str, str], ...]) -> Sentence:
    for pattern, id in patterns:
        found = re.fullmatch(pattern, text, re.DOTALL)
        if found:
            return sentence(id, **found.groupdict())
    return sentence("as-it-is", text=text)
