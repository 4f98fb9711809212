"""Packages that only parts of the laboratory need: named, with how to install them, when they are missing."""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec

from cogwright.engine import CogwrightError
from cogwright.engine.errors import sentence


class MissingPackage(CogwrightError):
    """A package is not installed that is needed for what was asked."""


def require(package: str, purpose: str) -> None:
    """Make sure that the package is there.

    Raises:
        MissingPackage: it is not; the error says how to install it.
    """
    if find_spec(package) is None:
        installer = f"{sys.executable} -m pip install '{_requirement(package)}'"
        raise MissingPackage(sentence("refused-package", purpose=purpose, package=package, installer=installer))


def _requirement(package: str) -> str:
    """The package with the versions that Cogwright works with."""
    try:
        wanted = requires("cogwright") or []
    except PackageNotFoundError:
        return package
    found = [line.partition(";")[0].strip() for line in wanted if line.startswith(package)]
    return found[0] if found else package
