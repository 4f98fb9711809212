"""A real server in a process of its own, on a free port of the loopback, ended by its process id."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class LiveServer:
    """`address` is where it answers; `kill` ends it at once, as a power cut would."""

    def __init__(self, data: Path, environment: dict[str, str] | None = None, port: int = 0) -> None:
        """Start it on the data folder (port 0: a free one)."""
        self.data = data
        self.log = (data.parent / f"{data.name}.log").open("ab")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cogwright.cli", "serve", "--port", str(port), "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=self.log,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "COGWRIGHT_BOT_DELAY": "0", **(environment or {})},
        )
        self.address = self._wait_until_ready()

    def _wait_until_ready(self) -> str:
        assert self.process.stdout is not None
        told = b""
        for line in self.process.stdout:
            told += line
            found = re.search(rb"http://[\d.]+:\d+", line)
            if found:
                return found[0].decode()
        raise RuntimeError(f"the server did not start: {told.decode()} {Path(self.log.name).read_text()}")

    def stop(self) -> None:
        """End it as an operator would."""
        self.process.terminate()
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.kill()
        self._close()

    def kill(self) -> None:
        """End it without a warning (SIGKILL)."""
        self.process.kill()
        self.process.wait(timeout=15)
        self._close()

    def _close(self) -> None:
        self.log.close()
        if self.process.stdout:
            self.process.stdout.close()


@contextmanager
def live_server(data: Path, environment: dict[str, str] | None = None) -> Iterator[LiveServer]:
    """A server for the time of a test."""
    server = LiveServer(data, environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
