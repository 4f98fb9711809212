"""What building Cogwright needs beside pyproject.toml: mypyc compiles the rules, Node.js builds the browser client.

Without a C compiler, or if compiling fails, the interpreted package is installed, which does the same more slowly;
`COGWRIGHT_INTERPRETED=1` asks for that. Installations in editable mode are always interpreted and have no client.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import ExecError

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src", "cogwright")

COMPILED_ENGINE = ["agenda.py", "estimates.py", "state.py", "random_source.py"]
"""The parts of the engine that search runs; the others read files or talk to people, and gain nothing."""

INTERPRETED_IN_GAMES = {
    "__init__.py",  # the Game: starts states, is never on the hot path
    "components.py",  # reads files
    "position.py",  # reads files
    "describe.py",  # words for people
    "drawing.py",  # words for people
    "effect_words.py",  # words for people
    "paragraphs.py",  # words for people
    "reasons.py",  # words for people
    "view.py",  # the server describes its dataclasses by their annotations, which mypyc does not keep
}


INTERPRETED_PLAYERS = {
    "__init__.py",
    "coach.py",  # asks the search, whose work is compiled
    "names.py",  # reads names
    "budget.py",  # goes to other processes, and a frozen dataclass that is compiled cannot be unpickled there
    "thought.py",  # the same
}


def compiled_sources() -> list[str]:
    """The modules that mypyc compiles: the kernel, the rules of the games, the bots."""
    engine = [PACKAGE / "engine" / name for name in COMPILED_ENGINE]
    games = sorted(path for path in (PACKAGE / "games").glob("*/*.py") if path.name not in INTERPRETED_IN_GAMES)
    players = sorted(path for path in (PACKAGE / "players").rglob("*.py") if path.name not in INTERPRETED_PLAYERS)
    return [str(path) for path in engine + games + players]


def say(text: str) -> None:
    """Tell whoever installs (pip shows it with -v, `make serve` always)."""
    print(f"cogwright: {text}", file=sys.stderr, flush=True)


def extensions() -> list[Any]:
    """What to compile; nothing if no wheel is being built, the interpreted package is wanted, or mypyc refuses the source."""
    if "bdist_wheel" not in sys.argv and "build_ext" not in sys.argv:
        return []
    if os.environ.get("COGWRIGHT_INTERPRETED") == "1":
        say("COGWRIGHT_INTERPRETED=1: the rules will run interpreted")
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    try:
        return mypycify(
            ["--strict", "--explicit-package-bases", *compiled_sources()],
            opt_level="3",
            debug_level="0",
            group_name="cogwright",
        )
    except SystemExit:
        say("mypyc refuses the source (its messages are above): the rules will run interpreted")
        return []


class CompileIfPossible(build_ext):
    """Compiles; without a C compiler it leaves the interpreted package."""

    def run(self) -> None:
        """Compile; if that fails, say so and take away what is half done."""
        try:
            super().run()
        except Exception as error:  # compilers fail in many ways, and none of them is a reason not to install
            say(f"no C compiler that works ({error}): the rules will run interpreted")
            for pattern in ("*.so", "*.pyd"):
                for built in Path(self.build_lib).rglob(pattern):
                    built.unlink()
            self.extensions = []

    def build_extensions(self) -> None:
        """Compile; nobody puts other functions in the place of ours at run time, so that the compiler may inline them."""
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [
                    *extension.extra_compile_args,
                    "-fno-semantic-interposition",
                    "-fno-plt",
                ]
        super().build_extensions()


class BuildWithClient(build_py):
    """Builds the browser client with the Node.js of the build requirement and puts it into the package."""

    def run(self) -> None:
        """Copy the package into an empty folder, so that nothing of an earlier build is installed, and add the client."""
        if self.editable_mode:
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        self.build_client()

    def build_client(self) -> None:
        """Build `web/` and copy the result into the package that is being built."""
        tool = ROOT / "tools" / "client.py"
        if not tool.is_file():
            raise ExecError(f"{tool} is missing: build from a complete copy of the source")
        if subprocess.run([sys.executable, tool, "build"], stdout=sys.stderr, check=False).returncode:
            raise ExecError("the browser client could not be built: see the messages above")
        shutil.copytree(ROOT / "web" / "build", Path(self.build_lib, "cogwright", "server", "client"))


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileIfPossible, "build_py": BuildWithClient})
