"""What processes in which bots think have in common: they end with the process that started them."""

from __future__ import annotations

import multiprocessing.connection
import os
import signal
import threading


def depend_on_parent() -> None:
    """Make this process end with the one that started it, however that ends, and leave Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(0)
