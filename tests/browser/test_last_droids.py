"""People play whole games of Last Droids through the page, in each mode."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from browser_people import PHONE, WIDE, Person, excess_width, open_table, play_on
from live_server import LiveServer
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("seats", "language", "size"),
    [(1, "en", WIDE), (2, "ja", PHONE), (3, "en", WIDE), (4, "ja", WIDE)],
    ids=["solo", "two-on-a-phone", "three", "teams"],
)
def test_a_whole_game(
    browser: Browser, server: LiveServer, artifacts: Path, seats: int, language: str, size: dict[str, int]
) -> None:
    ada = Person(browser, server.address, "Ada", language, dict(size))
    deadline = time.monotonic() + 200
    open_table(ada, seats, dict.fromkeys(range(1, seats), "greedy"), game="last-droids")
    ada.button("table-start")
    ada.page.locator(".spot.legal, [data-choice]").first.wait_for(state="attached")
    play_on([ada], 14, deadline)
    assert excess_width(ada) <= 0
    ada.page.screenshot(path=artifacts / f"droids-{seats}-{language}.png", full_page=True)
    play_on([ada], 1000, deadline)
    assert ada.is_over()
    ada.page.screenshot(path=artifacts / f"droids-{seats}-{language}-end.png", full_page=True)
    assert ada.faults == []
    ada.context.close()


def test_two_people_plan_at_the_same_time(browser: Browser, server: LiveServer, artifacts: Path) -> None:
    ada = Person(browser, server.address, "Ada", "en")
    ben = Person(browser, server.address, "ベン", "ja")
    deadline = time.monotonic() + 200
    address = open_table(ada, 2, {}, game="last-droids")
    ben.page.goto(address)
    ben.give_name()
    ben.button("seat-sit")
    ada.page.get_by_text("ベン").first.wait_for()
    ada.button("table-start")
    play_on([ada, ben], 20, deadline)
    ben.page.reload()
    ben.page.locator(".side").first.wait_for()
    play_on([ada, ben], 1000, deadline)
    assert ada.is_over()
    assert ben.is_over()
    assert [*ada.faults, *ben.faults] == []
    ada.context.close()
    ben.context.close()
