"""Everything that can be refused has words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogwright.server.problems import CODES

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "cogwright" / "server"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_problem_has_words(language: str) -> None:
    words = (ROOT / "web" / "src" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^(problem-[a-z-]+) =", words, re.MULTILINE))
    used = {f"problem-{code}" for code in CODES}
    for file in SERVER.glob("*.py"):
        used |= set(re.findall(r'"(problem-[a-z-]+)"', file.read_text(encoding="utf-8")))
    assert used <= there
