"""What the documentation says about bots and environments runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="no PettingZoo (install the extra `envs`)")
pytest.importorskip("pyspiel", reason="no OpenSpiel (install the extra `openspiel`)")

DOCS = Path(__file__).resolve().parents[2] / "docs"


def examples() -> list[object]:
    """Every example in Python, with the document and the heading it stands under."""
    found: list[object] = []
    for name in ("bots.md", "environments.md", "search.md"):
        for section in re.split(r"^##+ ", (DOCS / name).read_text(encoding="utf-8"), flags=re.MULTILINE):
            heading = section.partition("\n")[0]
            for source in re.findall(r"```python\n(.*?)```", section, re.DOTALL):
                found.append(pytest.param(source, id=f"{name} {heading}"))
    return found


@pytest.mark.parametrize("source", examples())
def test_the_examples_of_the_documentation_run(source: str) -> None:
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(source, "<example>", "exec"), names)  # noqa: S102 - that is what is tested
