"""Writes the lock files anew: `requirements/serve.txt` for `make serve`, `requirements/test.txt` for `make test`.

Both hold for every platform and every Python that Cogwright runs on, name hashes and no registry, and contain the build
requirements too, so that the package itself can be built from locked tools. Needs uv on the PATH or beside this Python.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Take the newest releases that pyproject.toml allows; both files name the same ones."""
    lock("requirements/serve.txt")
    lock("requirements/test.txt", "--extra", "test", "--constraint", "requirements/serve.txt")


def lock(file: str, *options: str) -> None:
    """Write one lock file."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "-"),
            *("--quiet", "--upgrade", "--universal", "--python-version", "3.11"),
            *("--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"),
            *("--output-file", file),
            *options,
        ],
        cwd=ROOT,
        input="\n".join(project["build-system"]["requires"]),
        text=True,
        check=True,
    )


if __name__ == "__main__":
    main()
