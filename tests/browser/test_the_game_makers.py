"""People play games of The Game Makers through the page: alone, two at the same time, six; on a phone, by keyboard."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser_people import PHONE, Person, excess_width, open_table, play_on, serious_faults
from live_server import LiveServer, live_server
from playwright.sync_api import Browser, Locator, expect

from cogwright import game

pytestmark = pytest.mark.browser

DESK = {"width": 1440, "height": 900}
REVOLUTIONS = 2
"""After so many the long stop ends these games (E6.3): whole games from the setup to the result, in about a dozen turns."""


@pytest.fixture(scope="module")
def makers_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose component set ends games soon, and is the open one otherwise."""
    folder = tmp_path_factory.mktemp("makers")
    components = folder / "components"
    components.mkdir()
    text = game("the-game-makers").resource("components.toml")
    for limit in ("long_stop_revolutions", "solo_revolutions"):
        text = re.sub(rf"^{limit} = \d+", f"{limit} = {REVOLUTIONS}", text, flags=re.M)
    (components / "the-game-makers.toml").write_text(text, encoding="utf-8")
    with live_server(folder / "data", {"COGWRIGHT_COMPONENTS": str(components)}) as running:
        yield running


def begin(person: Person, seats: int, bots: dict[int, str], friends: tuple[Person, ...] = ()) -> None:
    """Open a table, let the friends sit down, and start."""
    address = open_table(person, seats, bots, game="the-game-makers")
    for friend in friends:
        friend.page.goto(address)
        friend.give_name()
        friend.button("seat-sit")
        person.page.get_by_text(friend.name).first.wait_for()
    person.button("table-start")
    person.page.locator("[data-choice]").first.wait_for(state="attached")


def play_until(people: list[Person], person: Person, pattern: str, deadline: float) -> list[str]:
    """Let the people play on until the person can do such a thing; what he can do then."""
    while not any(re.match(pattern, name) for name in person.names_of_choices()):
        assert not person.is_over(), f"{pattern} was never possible"
        play_on(people, 1, deadline)
    return person.names_of_choices()


def wedge(person: Person, position: int) -> Locator:
    """What the page tells of a wedge of the wheel to those who hear it."""
    return person.page.locator(".table .wheel li").nth(position)


@pytest.mark.parametrize(
    ("seats", "bot", "language", "size"),
    [(1, "random", "en", DESK), (2, "greedy", "ja", PHONE), (3, "random", "ja", DESK)],
    ids=["solo", "two-on-a-phone", "three"],
)
def test_a_whole_game(
    browser: Browser,
    makers_server: LiveServer,
    artifacts: Path,
    seats: int,
    bot: str,
    language: str,
    size: dict[str, int],
) -> None:
    ada = Person(browser, makers_server.address, "Ada", language, dict(size))
    deadline = time.monotonic() + 240
    begin(ada, seats, dict.fromkeys(range(1, seats), bot))
    assert serious_faults(ada) == []
    ada.page.screenshot(path=artifacts / f"makers-{seats}-{language}-setup.png", full_page=True)
    for tab in ("mine", "others", "table") if size is PHONE else ():
        ada.open_tab(tab)
        assert excess_width(ada) <= 0
        assert serious_faults(ada) == []
    play_on([ada], 25, deadline)
    assert excess_width(ada) <= 0
    assert serious_faults(ada) == []
    ada.page.screenshot(path=artifacts / f"makers-{seats}-{language}.png", full_page=True)
    play_on([ada], 2000, deadline)
    assert ada.is_over()
    assert excess_width(ada) <= 0
    assert serious_faults(ada) == []
    ada.page.screenshot(path=artifacts / f"makers-{seats}-{language}-end.png", full_page=True)
    assert ada.faults == []
    ada.context.close()


def test_T4_1_two_people_act_at_the_same_time(browser: Browser, makers_server: LiveServer, artifacts: Path) -> None:
    ada = Person(browser, makers_server.address, "Ada", "en", dict(DESK))
    ben = Person(browser, makers_server.address, "ベン", "ja", dict(PHONE))
    deadline = time.monotonic() + 240
    begin(ada, 2, {}, (ben,))
    while not all("move 1" in person.names_of_choices() for person in (ada, ben)):
        play_on([ada, ben], 1, deadline)
    # Both are at work; what one does disturbs the other in nothing, and whoever is through sees for whom he waits.
    before = ben.names_of_choices()
    while ada.has_choices():
        ada.play_something(on_board=True)
    assert ben.names_of_choices() == before
    expect(ada.page.locator("#status")).to_contain_text("ベン")
    expect(ada.page.locator(".table .status.working")).to_have_count(1)
    ada.page.screenshot(path=artifacts / "makers-two-people.png", full_page=True)
    play_on([ada, ben], 20, deadline)
    ben.page.reload()
    ben.page.locator(".side").first.wait_for(state="attached")
    play_on([ada, ben], 2000, deadline)
    assert ada.is_over()
    assert ben.is_over()
    assert [*ada.faults, *ben.faults] == []
    ada.context.close()
    ben.context.close()


def test_six_factories_stay_clear(browser: Browser, makers_server: LiveServer, artifacts: Path) -> None:
    ada = Person(browser, makers_server.address, "Ada", "en", dict(DESK))
    ben = Person(browser, makers_server.address, "ベン", "ja", dict(PHONE))
    deadline = time.monotonic() + 240
    begin(ada, 6, dict.fromkeys(range(2, 6), "random"), (ben,))
    play_on([ada, ben], 60, deadline)
    for person in (ada, ben):
        assert excess_width(person) <= 0
    assert serious_faults(ada) == []
    expect(ada.page.locator(".table .wheel .forklift")).to_have_count(18)
    expect(ada.page.locator(".others article")).to_have_count(5)
    ada.page.screenshot(path=artifacts / "makers-six.png", full_page=True)
    ben.open_tab("others")
    ben.page.screenshot(path=artifacts / "makers-six-phone.png", full_page=True)
    # Another factory is a click away, whole, without anything to press in it.
    ada.page.locator(".others article").first.click()
    factory = ada.page.locator("dialog[open] .factory")
    expect(factory.locator(".floor .area")).to_have_count(8)
    expect(factory.locator(".spot.legal")).to_have_count(0)
    assert [*ada.faults, *ben.faults] == []
    ada.context.close()
    ben.context.close()


def test_T4_4_a_forklift_is_moved_by_keyboard_and_T4_8_the_wheel_turns(
    browser: Browser, makers_server: LiveServer
) -> None:
    ada = Person(browser, makers_server.address, "Ada", "en", dict(DESK))
    deadline = time.monotonic() + 120
    begin(ada, 1, {})
    turning = ada.page.locator(".table .wheel svg > g").first
    play_until([ada], ada, "move 1$", deadline)
    before = turning.get_attribute("transform")
    expect(wedge(ada, 0)).to_contain_text("Ada")
    spot = ada.page.locator('.table .spot.legal[data-does="move 3"]')
    expect(spot).to_have_attribute("role", "button")
    assert "3 wedges" in (spot.get_attribute("aria-label") or "")
    spot.focus()
    ada.page.keyboard.press("Enter")
    expect(wedge(ada, 0)).not_to_contain_text("Ada")
    expect(wedge(ada, 3)).to_contain_text("Ada")
    names = play_until([ada], ada, "pass$|move ", deadline)
    if "pass" in names:
        ada.page.locator('.mine .spot.legal[data-does="pass"]').click()
    expect(turning).not_to_have_attribute("transform", before or "")
    assert ada.faults == []
    ada.context.close()


def test_A5_8_2_a_tile_is_turned_round_on_the_assembly_line(browser: Browser, makers_server: LiveServer) -> None:
    ada = Person(browser, makers_server.address, "Ada", "en", dict(DESK))
    deadline = time.monotonic() + 180
    found = False
    while not found and time.monotonic() < deadline:
        begin(ada, 1, {})
        while not ada.is_over() and not found:
            names = ada.names_of_choices()
            machines = [name for name in names if name.endswith(" machine")]
            if machines:
                ada.page.locator(f'.mine .spot.legal[data-does="{machines[0]}"]').click()
                ada.page.locator('[data-choice^="put "]').first.wait_for(state="attached")
                found = any(name.endswith(" r") for name in ada.names_of_choices())
            if not found:
                play_on([ada], 1, deadline)
        if not found:
            ada.context.close()
            ada.open_browser()
    line = ada.page.locator(".mine .line")
    name = next(name for name in ada.names_of_choices() if name.endswith(" r"))
    expect(line.locator(f'.spot.legal[data-does="{name}"]')).to_have_count(0)
    ada.page.locator(".desk button").click()
    line.locator(f'.spot.legal[data-does="{name}"]').click()
    expect(line.locator(".machine").last).to_be_visible()
    expect(ada.page.locator('[data-choice^="put "]')).to_have_count(0)
    assert ada.faults == []
    ada.context.close()
