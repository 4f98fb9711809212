"""Every page in both languages: words, accessibility, widths."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser_people import PHONE, WIDE, Person, excess_width, open_table, play_on, serious_faults
from live_server import LiveServer
from playwright.sync_api import Browser

pytestmark = pytest.mark.browser
PAGES = {
    "lobby": "/",
    "rules": "/rules/mech-a-dream",
    "rules-droids": "/rules/last-droids",
    "rules-sparks": "/rules/sparks",
    "about": "/about",
    "replay": "/replay",
    "missing": "/nowhere",
}


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", PAGES)
def test_pages_are_accessible_and_fit(
    browser: Browser, server: LiveServer, artifacts: Path, name: str, language: str
) -> None:
    for size in (WIDE, PHONE):
        person = Person(browser, server.address, "Visitor", language, dict(size))
        person.page.goto(PAGES[name])
        person.page.locator("h1").first.wait_for()
        person.page.wait_for_load_state("networkidle")
        assert serious_faults(person) == []
        assert excess_width(person) <= 0
        assert person.page.locator("html").get_attribute("lang") == language
        person.page.screenshot(path=artifacts / f"{name}-{language}-{size['width']}.png")
        assert person.faults == []
        person.context.close()


@pytest.mark.parametrize(
    ("game", "scheme"),
    [
        ("mech-a-dream", "light"),
        ("mech-a-dream", "dark"),
        ("last-droids", "dark"),
        ("sparks", "light"),
        ("sparks", "dark"),
    ],
)
def test_the_table_is_accessible(browser: Browser, server: LiveServer, artifacts: Path, game: str, scheme: str) -> None:
    for size in (WIDE, PHONE):
        person = Person(browser, server.address, "Visitor", "en", dict(size))
        person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type] # one of the two words
        open_table(person, 2, {1: "greedy"}, game=game)
        person.button("table-start")
        play_on([person], 9, float("inf"))
        assert serious_faults(person) == []
        person.page.screenshot(path=artifacts / f"board-{game}-{scheme}-{size['width']}.png", full_page=True)
        assert person.faults == []
        person.context.close()
