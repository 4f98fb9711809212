"""Prepares `.venv` for `make serve` and `make test`: the locked dependencies, and Cogwright built and installed from this folder.

A step is repeated only if what it depends on has changed since; its fingerprint lies in `.venv/done/`. Uses the standard library
only. The whole output of the programs that it runs is in `.venv/prepare.log`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
DONE = VENV / "done"
LOG = VENV / "prepare.log"

PACKAGE_SOURCES = ["src", "web", "pyproject.toml", "setup.py", "MANIFEST.in", "tools/client.py"]
MADE_FOLDERS = {"__pycache__", "node_modules", ".svelte-kit"}
MADE_PATHS = {"web/build"}


def main(wanted: str) -> None:
    """Prepare everything for "serve" or "test"."""
    make_environment()
    install_dependencies(wanted)
    install_package()


def make_environment() -> None:
    """Make the virtual environment, unless there is one of this folder and this Python."""
    fingerprint = f"{ROOT} {sys.version}"
    if is_done("environment", fingerprint) and PYTHON.exists():
        return
    say("Making a virtual environment in .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", VENV], stdin=subprocess.DEVNULL, check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit("Python could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv")
    DONE.mkdir()
    set_done("environment", fingerprint)


def install_dependencies(wanted: str) -> None:
    """Install the locked dependencies. Those for testing contain those for serving."""
    files = {name: ROOT / "requirements" / f"{name}.txt" for name in ("serve", "test")}
    fingerprints = {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()}
    if is_done(wanted, fingerprints[wanted]):
        return
    say("Installing the locked dependencies")
    pip("installing the dependencies", "--require-hashes", "-r", files[wanted])
    set_done(wanted, fingerprints[wanted])
    if wanted == "test":
        set_done("serve", fingerprints["serve"])


def install_package() -> None:
    """Build and install Cogwright, unless that has been done with the same source, and say whether it is compiled."""
    fingerprint = source_fingerprint()
    if is_done("package", fingerprint):
        return
    say("Building Cogwright: compiling the rules, building the browser client")
    output = pip(
        "building Cogwright", "-v", "--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall", ROOT
    )
    question = "from cogwright.engine import COMPILED; print(COMPILED)"
    answer = subprocess.run([PYTHON, "-I", "-c", question], capture_output=True, text=True, check=False)
    if answer.returncode:
        sys.exit(f"The installed Cogwright cannot be imported:\n{answer.stderr}")
    if answer.stdout.strip() == "True":
        say("Installed, with compiled rules")
    else:
        say("\n".join(re.findall(r"(?m)^ *cogwright: (.*)", output)))
        say("Installed INTERPRETED: everything works, but bots are many times slower")
    set_done("package", fingerprint)


def source_fingerprint() -> str:
    """A hash of everything the installed package is made of."""
    digest = hashlib.sha256(os.environ.get("COGWRIGHT_INTERPRETED", "").encode())
    digest.update(str(shutil.which(os.environ.get("CC", "cc"))).encode())
    for path in sorted(path for name in PACKAGE_SOURCES for path in files_in(ROOT / name)):
        digest.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def files_in(path: Path) -> Iterator[Path]:
    """The file, or the files of the folder, without those that programs made."""
    if path.is_file():
        yield path
    elif path.is_dir():
        for folder, folders, names in os.walk(path):
            here = Path(folder)
            folders[:] = [name for name in folders if not is_made(here / name)]
            yield from (here / name for name in names)


def is_made(folder: Path) -> bool:
    """Whether the folder holds what programs made of the source."""
    return (
        folder.name in MADE_FOLDERS
        or folder.name.endswith((".egg-info", "_cache"))
        or folder.relative_to(ROOT).as_posix() in MADE_PATHS
    )


def pip(doing: str, *arguments: str | Path) -> str:
    """Run `pip install`; ends the program with its last lines and one clear line if that fails. Returns its output."""
    command = [
        PYTHON,
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        "--no-input",
        "--retries",
        "2",
        *arguments,
    ]
    started = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    output = done.stdout.decode("utf-8", "replace")
    LOG.write_text(output, encoding="utf-8")
    if done.returncode:
        print("\n".join(output.partition("error: subprocess-exited")[0].splitlines()[-20:]))
        hint = (
            " Is there a network connection?"
            if re.search(r"onnection|resolution|timed out|ENOTFOUND|EAI_AGAIN", output)
            else ""
        )
        sys.exit(f"{doing[0].upper()}{doing[1:]} failed.{hint} The whole output: {LOG.relative_to(ROOT)}")
    say(f"  done in {time.monotonic() - started:.0f} s")
    return output


def is_done(step: str, fingerprint: str) -> bool:
    """Whether the step has been done for the same input."""
    path = DONE / step
    return path.is_file() and path.read_text(encoding="utf-8") == fingerprint


def set_done(step: str, fingerprint: str) -> None:
    """Note that the step has been done for this input."""
    (DONE / step).write_text(fingerprint, encoding="utf-8")


def say(text: str) -> None:
    """Tell whoever waits what is going on."""
    print(text, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
