"""People at a server: each has a cookie of his own, whatever client carries the requests; and how they open and play tables."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx

Answer = dict[str, Any]


class Person:
    """A visitor. `client` may be shared with others: the cookie stays here."""

    def __init__(self, client: httpx.Client, name: str | None = None) -> None:
        self.client = client
        self.cookie = ""
        if name is not None:
            self.call(name)

    def call(self, name: str) -> Answer:
        """Give a name."""
        answer: Answer = self.done("POST", "/api/visitor", {"name": name}).json()
        return answer

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Send a request, whatever comes of it."""
        self.client.cookies.clear()
        headers = {**({"Cookie": self.cookie} if self.cookie else {}), **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        answer = self.client.request(method, path, headers=headers, **more)
        cookie = answer.cookies.get("cogwright_visitor")
        if cookie:
            self.cookie = f"cogwright_visitor={cookie}"
        self.client.cookies.clear()
        return answer

    def done(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Send a request that must succeed."""
        answer = self.ask(method, path, body, **more)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer

    def get(self, path: str) -> Any:
        """The JSON at a path."""
        return self.done("GET", path).json()

    def refused(self, status: int, code: str, method: str, path: str, body: object = None, **more: Any) -> Answer:
        """Send a request that must be refused as a problem; its details."""
        answer = self.ask(method, path, body, **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        assert answer.headers["content-type"].startswith("application/problem+json")
        details: Answer = answer.json()
        assert details["code"] == code, details
        assert details["status"] == status
        assert details["title"]
        assert details["detail"]
        assert details["type"] == f"urn:cogwright:problem:{code}"
        assert details["message"]["id"]
        return details

    # Tables

    def open(self, seats: int = 2, bots: dict[str, str] | None = None, **more: Any) -> str:
        """Open a table; its id."""
        body = {"game": "mech-a-dream", "seats": seats, "bots": bots or {}, **more}
        id: str = self.done("POST", "/api/tables", body).json()["id"]
        return id

    def sit(self, table: str, seat: int, name: str | None = None) -> None:
        """Sit down."""
        self.done("POST", f"/api/tables/{table}/seats/{seat}", {} if name is None else {"name": name})

    def start(self, table: str) -> None:
        """Start the game."""
        self.done("POST", f"/api/tables/{table}/start")

    def news(self, table: str, seat: int | None = None) -> Answer:
        """The table as this person sees it."""
        answer: Answer = self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
        return answer

    def act(self, table: str, action: str, seat: int, number: int) -> Answer:
        """Take an action."""
        body = {"seat": seat, "number": number, "action": action}
        answer: Answer = self.done("POST", f"/api/tables/{table}/actions", body).json()
        return answer

    def act_now(self, table: str, choose: Callable[[Sequence[str]], str], seat: int | None = None) -> Answer:
        """Take one of the actions that the table offers."""
        news = self.news(table, seat)
        action = choose([choice["action"] for choice in news["choices"]])
        return self.act(table, action, news["you"], news["seat_number"])


def first(actions: Sequence[str]) -> str:
    """The first action."""
    return actions[0]


def at_random(seed: int) -> Callable[[Sequence[str]], str]:
    """Chooses by chance, the same for the same seed."""
    return random.Random(seed).choice


def begin(*people: Person, **more: Any) -> str:
    """A game of these people, who take the seats in their order; the first is the host."""
    table = people[0].open(seats=len(people), **more)
    for seat, person in enumerate(people[1:], start=1):
        person.sit(table, seat)
    people[0].start(table)
    return table


def play_to_the_end(people: dict[int, Person], table: str, choose: Callable[[Sequence[str]], str] | None = None) -> int:
    """Play the seats until the game is over; how many actions were acknowledged."""
    choose = choose or at_random(0)
    news = next(iter(people.values())).news(table)
    for actions in range(5000):
        if not news["acting"]:
            return actions
        seat = next(seat for seat in news["acting"] if seat in people)
        if news["you"] != seat:
            news = people[seat].news(table, seat)
        action = choose([choice["action"] for choice in news["choices"]])
        news = people[seat].act(table, action, seat, news["seat_number"])
    raise AssertionError("the game does not end")


def wait_until(reached: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something has happened."""
    deadline = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.03)
