"""People play whole games of Sparks through the page, in each mode; dice are clicked, dragged and placed by keyboard."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from browser_people import PHONE, WIDE, Person, excess_width, open_table, play_on, serious_faults
from live_server import LiveServer
from playwright.sync_api import Browser, Locator, expect

pytestmark = pytest.mark.browser


def at_work(person: Person, deadline: float) -> list[str]:
    """Let the person play on until dice can be placed; what can be done then."""
    while not any(name.startswith("place ") for name in person.names_of_choices()):
        play_on([person], 1, deadline)
    return person.names_of_choices()


def die_and_place(person: Person, names: list[str]) -> tuple[Locator, Locator, str]:
    """A loose die that can be placed, where it can lie, and how that action is called."""
    name = next(name for name in names if re.match("place [rybg]", name))
    (die,) = re.findall("place (..) ", name)
    label = person.page.locator(f'[data-choice="sell {die}"] .label').inner_text()
    colour = label.removeprefix("Sell the ").strip()
    button = person.page.locator(".mine .loose").get_by_role("button", name=colour, exact=True).first
    return button, person.page.locator(f'.mine .spot[data-does="{name}"]').first, name


@pytest.mark.parametrize(
    ("seats", "language", "size", "options"),
    [
        (1, "en", WIDE, ()),
        (2, "ja", PHONE, ()),
        (3, "en", WIDE, ("Goals",)),
        (4, "ja", WIDE, ("目標", "ドラフト")),
    ],
    ids=["solo", "two-on-a-phone", "three", "four-with-variants"],
)
def test_a_whole_game(
    browser: Browser,
    server: LiveServer,
    artifacts: Path,
    seats: int,
    language: str,
    size: dict[str, int],
    options: tuple[str, ...],
) -> None:
    ada = Person(browser, server.address, "Ada", language, dict(size))
    deadline = time.monotonic() + 240
    open_table(ada, seats, dict.fromkeys(range(1, seats), "greedy"), options, game="sparks")
    ada.button("table-start")
    ada.page.locator(".spot.legal, [data-choice]").first.wait_for(state="attached")
    play_on([ada], 25, deadline)
    assert excess_width(ada) <= 0
    assert serious_faults(ada) == []
    ada.page.screenshot(path=artifacts / f"sparks-{seats}-{language}.png", full_page=True)
    play_on([ada], 2000, deadline)
    assert ada.is_over()
    assert excess_width(ada) <= 0
    assert serious_faults(ada) == []
    ada.page.screenshot(path=artifacts / f"sparks-{seats}-{language}-end.png", full_page=True)
    assert ada.faults == []
    ada.context.close()


def test_two_people_act_at_the_same_time(browser: Browser, server: LiveServer, artifacts: Path) -> None:
    ada = Person(browser, server.address, "Ada", "en")
    ben = Person(browser, server.address, "ベン", "ja")
    deadline = time.monotonic() + 240
    address = open_table(ada, 2, {}, game="sparks")
    ben.page.goto(address)
    ben.give_name()
    ben.button("seat-sit")
    ada.page.get_by_text("ベン").first.wait_for()
    ada.button("table-start")
    while not all(any(name == "done" for name in person.names_of_choices()) for person in (ada, ben)):
        play_on([ada, ben], 1, deadline)
    # Both have something to do; what one does, the other sees at once, without a word about what he could do himself.
    before = ben.names_of_choices()
    loose = ben.page.locator(".others .loose .die")
    count = loose.count()
    sold = next(name for name in ada.names_of_choices() if re.match("sell [rybg]", name))
    ada.page.locator(f'[data-choice="{sold}"]').first.click()
    expect(loose).to_have_count(count - 1)
    assert ben.names_of_choices() == before
    ada.button("undo")
    expect(loose).to_have_count(count)
    play_on([ada, ben], 20, deadline)
    ben.page.reload()
    ben.page.locator(".side").first.wait_for()
    play_on([ada, ben], 2000, deadline)
    assert ada.is_over()
    assert ben.is_over()
    ada.page.screenshot(path=artifacts / "sparks-two-people-end.png", full_page=True)
    assert [*ada.faults, *ben.faults] == []
    ada.context.close()
    ben.context.close()


def test_T4_1_dice_are_placed_by_click_by_key_and_by_dragging(
    browser: Browser, server: LiveServer, artifacts: Path
) -> None:
    ada = Person(browser, server.address, "Ada", "en")
    deadline = time.monotonic() + 120
    open_table(ada, 2, {1: "greedy"}, game="sparks")
    ada.button("table-start")
    ada.page.locator("[data-choice]").first.wait_for(state="attached")
    ways = ("click", "keys", "drag")
    for way in ways:
        names = at_work(ada, deadline)
        die, spot, name = die_and_place(ada, names)
        expect(spot).to_have_count(0)
        with ada.page.expect_response(re.compile("/actions$")) as answer:
            if way == "drag":
                _drag(ada, die, name)
            else:
                if way == "click":
                    die.click()
                else:
                    die.focus()
                    ada.page.keyboard.press("Enter")
                expect(die).to_have_attribute("aria-pressed", "true")
                expect(spot).to_have_class(re.compile("legal"))
                if way == "click":
                    ada.page.screenshot(path=artifacts / "sparks-die-in-hand.png", full_page=True)
                    spot.click()
                else:
                    while ada.page.evaluate("document.activeElement.dataset.does ?? ''") != name:
                        ada.page.keyboard.press("ArrowRight")
                    ada.page.keyboard.press("Enter")
        assert answer.value.status == 200
        assert (answer.value.request.post_data_json or {})["action"] == name
        expect(ada.page.locator("[data-choice][aria-disabled], .spot.sent")).to_have_count(0)
        expect(ada.page.locator('.mine .loose [aria-pressed="true"]')).to_have_count(0)  # nor is a like die in hand now
        assert ada.faults == []
        if "done" in ada.names_of_choices():
            ada.page.locator('[data-choice="done"]').first.click()
            ada.page.wait_for_timeout(100)
    ada.context.close()


def _drag(person: Person, die: Locator, name: str) -> None:
    """Drag a die to its place with the mouse; while it is under way its places glow."""
    page = person.page
    die.scroll_into_view_if_needed()
    box = die.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 40, steps=4)
    target = page.locator(f'.mine .spot.legal[data-does="{name}"]').first
    goal = target.bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    expect(target).to_have_attribute("data-over", "")
    page.mouse.up()


def test_S5_each_seat_has_a_colour_of_its_own(browser: Browser, server: LiveServer) -> None:
    ada = Person(browser, server.address, "Ada", "en")
    ada.page.goto("/")
    ada.give_name()
    form = ada.page.locator("section.new form")
    form.locator(".pair select").first.select_option("sparks")
    form.locator(".pair select").last.select_option("3")
    colours = form.get_by_role("group", name="Colours").locator("select")
    colours.nth(0).select_option("blue")
    # Blue belonged to the third seat: it gets the first seat's red instead.
    assert [colours.nth(seat).input_value() for seat in range(3)] == ["blue", "yellow", "red"]
    colours.nth(2).select_option("green")
    ada.button("new-open-table")
    expect(ada.page.get_by_text("blue, yellow, and green")).to_have_count(1)
    assert ada.faults == []
    ada.context.close()


def test_T2_2_a_block_lights_up_as_one(browser: Browser, server: LiveServer) -> None:
    ada = Person(browser, server.address, "Ada", "en")
    deadline = time.monotonic() + 120
    open_table(ada, 1, {}, game="sparks")
    ada.button("table-start")
    ada.page.locator("[data-choice]").first.wait_for(state="attached")
    while not any(name.startswith("tile ") for name in ada.names_of_choices()):
        play_on([ada], 1, deadline)
    ada.page.locator('.table .spot[data-does="tile three-anywhere"]').click()
    block = ada.page.locator('.table .spot[data-does="take 3"]')
    block.hover()
    expect(ada.page.locator(".table .strip .chosen")).to_have_count(3)
    dice = ada.page.locator(".table .strip .die .die, .table .strip svg.die")
    middle = dice.nth(3).bounding_box()
    assert middle is not None
    # The die in the middle of the block stands for the block, too.
    ada.page.mouse.click(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    expect(ada.page.locator(".mine .loose svg.die")).to_have_count(3)
    assert ada.faults == []
    ada.context.close()
