"""Plays games on a Ray cluster, where Cogwright must be installed too, in the same version."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from cogwright.engine import CogwrightError
from cogwright.engine.errors import sentence
from cogwright.lab.pool import Playable, chunks, play_chunk

LOCAL: Final = "local"
WAITING_A_PROCESSOR: Final = 3
"""How many parts of the work are handed out for each processor of the cluster, so that none runs dry."""
SECONDS_TO_ANSWER: Final = 10

Played = TypeVar("Played")


class NoCluster(CogwrightError):
    """There is no Ray cluster at the address."""


def play_on_ray(
    id: str, components: Path | None, games: Playable[Played], numbers: Sequence[int], address: str
) -> Iterator[tuple[int, Played]]:
    """Play the games and yield each with what came out, as soon as it is known (NoCluster if none can be reached)."""
    import ray

    file = None if components is None else (components.name, components.read_text(encoding="utf-8"))
    with _connected(address) as processors:
        play: Any = ray.remote(_play_there)
        todo = iter(chunks(numbers, processors))
        running: dict[Any, Sequence[int]] = {}
        while True:
            while len(running) < processors * WAITING_A_PROCESSOR and (chunk := next(todo, None)) is not None:
                running[play.remote(id, file, games, chunk)] = chunk
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for one in done:
                yield from zip(running.pop(one), ray.get(one), strict=True)


@contextmanager
def _connected(address: str) -> Iterator[int]:
    """Be connected with the cluster, and know how many processors it has. A local one ends afterwards."""
    import ray

    _check_reachable(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise _no_cluster(address, error) from None
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call] # Ray types it not
        yield max(1, int(resources.get("CPU", 1)))
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Refuse an address at which nobody listens; Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if colon and port.isdecimal() and "/" not in host:
        try:
            socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
        except (OSError, OverflowError) as error:
            raise _no_cluster(address, error) from None


def _no_cluster(address: str, error: Exception) -> NoCluster:
    return NoCluster(sentence("refused-cluster", address=address, details=error))


def _play_there(id: str, file: tuple[str, str] | None, games: Playable[Played], chunk: Sequence[int]) -> list[Played]:
    """Play some games on another machine, which gets the text of the component file, not its path."""
    if file is None:
        return play_chunk(id, None, games, chunk)
    name, text = file
    with TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_text(text, encoding="utf-8")
        return play_chunk(id, path, games, chunk)
