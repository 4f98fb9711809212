"""Measures how many actions a second a server acknowledges over HTTP: many tables at once, one server process, SQLite.

python bench/server.py --seconds 10 --tables 50

Every table has its own client, which plays all seats with random legal actions and waits for each answer; a finished table is
followed by a new one. An action counts when its answer, the news of the table, has been read. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import msgspec


class Client:
    """One connection that is kept open, and the cookie of one visitor."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.cookie = ""

    async def connect(self) -> None:
        """Open the connection and give a name."""
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        await self.ask("POST", "/api/visitor", {"name": "bench"})

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request and read its answer; anything but success ends the benchmark."""
        data = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nCookie: {self.cookie}\r\nContent-Length: {len(data)}\r\n"
        )
        self.writer.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + data)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
        answer = await self.reader.readexactly(int(headers.get("content-length", 0)))
        if not lines[0].startswith("HTTP/1.1 2"):
            raise RuntimeError(f"{method} {path}: {answer.decode()}")
        found = re.search(r"set-cookie: (cogwright_visitor=[^;]+)", "\n".join(lines), re.IGNORECASE)
        self.cookie = found[1] if found else self.cookie
        return msgspec.json.decode(answer) if answer else None


async def play(client: Client, game: str, chance: random.Random, until: float, latencies: list[float]) -> None:
    """Play one table after the other until the time is over."""
    await client.connect()
    while time.perf_counter() < until:
        table = (await client.ask("POST", "/api/tables", {"game": game, "seats": 2, "public": False}))["id"]
        await client.ask("POST", f"/api/tables/{table}/seats/1", {})
        await client.ask("POST", f"/api/tables/{table}/start")
        news = await client.ask("GET", f"/api/tables/{table}")
        while news["acting"] and time.perf_counter() < until:
            if not news["choices"]:
                news = await client.ask("GET", f"/api/tables/{table}?seat={news['acting'][0]}")
            action = chance.choice(news["choices"])["action"]
            request = {"seat": news["you"], "number": news["seat_number"], "action": action}
            sent = time.perf_counter()
            news = await client.ask("POST", f"/api/tables/{table}/actions", request)
            latencies.append(time.perf_counter() - sent)


async def measure(host: str, port: int, game: str, tables: int, seconds: float) -> dict[str, Any]:
    """Let all clients play, and count."""
    latencies: list[float] = []
    started = time.perf_counter()
    clients = [Client(host, port) for _ in range(tables)]
    await asyncio.gather(
        *(play(client, game, random.Random(n), started + seconds, latencies) for n, client in enumerate(clients))
    )
    elapsed = time.perf_counter() - started
    centiles = statistics.quantiles(latencies, n=100)
    return {
        "game": game,
        "tables": tables,
        "seconds": round(elapsed, 2),
        "actions": len(latencies),
        "actions_per_second": round(len(latencies) / elapsed, 1),
        "milliseconds_median": round(1000 * centiles[49], 1),
        "milliseconds_99": round(1000 * centiles[98], 1),
    }


def main() -> None:
    """Start a server on an empty data folder, measure, and stop it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--game", default="mech-a-dream")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "cogwright.cli", "serve", "--port", "0", "--data", data]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "COGWRIGHT_DATABASE_URL": ""}
        ) as server:
            try:
                assert server.stdout is not None
                found = next((m for line in server.stdout if (m := re.search(r"http://([\d.]+):(\d+)", line))), None)
                if found is None:
                    sys.exit("the server did not start")
                host, port = found[1], int(found[2])
                found_out = asyncio.run(measure(host, port, arguments.game, arguments.tables, arguments.seconds))
            finally:
                server.send_signal(signal.SIGTERM)
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        found_out["server_cpu_milliseconds"] = round(1000 * (used.ru_utime + used.ru_stime) / found_out["actions"], 2)
        print(json.dumps(found_out))


if __name__ == "__main__":
    main()
