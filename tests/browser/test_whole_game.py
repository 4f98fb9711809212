"""People play whole games of Mech A Dream through the page."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from browser_people import PHONE, Person, excess_width, open_table, play_on
from live_server import LiveServer
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.browser


def test_two_people_and_a_bot_play_a_whole_game_in_two_languages(
    browser: Browser, server: LiveServer, artifacts: Path
) -> None:
    ada = Person(browser, server.address, "Ada", "en")
    ben = Person(browser, server.address, "ベン", "ja")
    deadline = time.monotonic() + 150
    address = open_table(ada, 3, {2: "greedy"}, ("Smart robots", "Specialists"))

    ben.page.goto(address)
    ben.give_name()
    ben.button("seat-sit")
    ada.page.get_by_text("ベン").first.wait_for()
    ada.page.screenshot(path=artifacts / "table-open-en.png")
    ada.button("table-start")
    people = [ada, ben]

    play_on(people, 12, deadline)
    ada.page.screenshot(path=artifacts / "table-day1-en.png", full_page=True)
    ben.page.screenshot(path=artifacts / "table-day1-ja.png", full_page=True)
    assert ben.page.locator("html").get_attribute("lang") == "ja"

    ada.page.reload()  # in the middle of the game
    ada.page.locator(".choice, .side").first.wait_for()
    play_on(people, 8, deadline)

    ben.context.set_offline(True)  # a tunnel
    ben.page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(ben.page.get_by_text(ben.say("connection-lost"))).to_be_visible()
    ben.context.set_offline(False)
    ben.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(ben.page.get_by_text(ben.say("connection-lost"))).to_have_count(0, timeout=15_000)
    play_on(people, 6, deadline)

    link = ben.page.evaluate(
        """async () => {
            const id = location.pathname.split('/').pop();
            const news = await (await fetch(`/api/tables/${id}`)).json();
            return Object.values(news.table.return_links)[0];
        }"""
    )
    ben.context.close()  # the laptop is lost, and with it the cookie
    ben.open_browser()
    ben.page.goto(f"/return#{link}")
    ben.page.wait_for_url("**/table/*")
    ben.page.locator(".side").first.wait_for()

    play_on(people, 1000, deadline)
    for person in people:
        assert person.is_over()
        person.page.screenshot(path=artifacts / f"table-end-{person.language}.png", full_page=True)
    with ada.page.expect_download() as download:
        ada.page.get_by_text(ada.say("record-download"), exact=True).first.click()
    assert "end " in Path(download.value.path()).read_text()
    assert [*ada.faults, *ben.faults] == []
    ada.context.close()
    ben.context.close()


def test_whoever_opened_a_table_closes_it(browser: Browser, server: LiveServer, artifacts: Path) -> None:
    ada = Person(browser, server.address, "Ada", "en")
    ben = Person(browser, server.address, "ベン", "ja", dict(PHONE))
    address = open_table(ada, 2, {})
    ben.page.goto(address)
    ben.give_name()
    ben.button("seat-sit")
    expect(ben.page.get_by_role("button", name=ben.say("table-close"))).to_have_count(0)
    ada.button("table-close")
    dialog = ada.page.get_by_role("dialog", name=ada.say("table-close"))
    expect(dialog).to_contain_text(ada.say("table-close-text"))
    ada.page.screenshot(path=artifacts / "table-close-en.png")
    ada.page.keyboard.press("Escape")  # thought better of it
    expect(dialog).to_be_hidden()
    ada.button("table-close")
    dialog.get_by_role("button", name=ada.say("table-close"), exact=True).press("Enter")
    ada.page.wait_for_url("**/")
    expect(ada.page.locator(f'a[href="{address.removeprefix(server.address)}"]')).to_have_count(0)
    expect(ben.page.get_by_text(ben.say("problem-table-closed"))).to_be_visible()
    ben.page.screenshot(path=artifacts / "table-closed-ja-phone.png")
    assert [*ada.faults, *ben.faults] == []
    ada.context.close()
    ben.context.close()


def test_a_game_on_a_phone(browser: Browser, server: LiveServer, artifacts: Path) -> None:
    eve = Person(browser, server.address, "Eve", "ja", dict(PHONE))
    open_table(eve, 2, {1: "greedy"})
    eve.button("table-start")
    eve.page.locator(".spot.legal, .choice").first.wait_for(state="attached")
    deadline = time.monotonic() + 180
    play_on([eve], 5, deadline)
    for tab in ("table", "mine", "others", "log"):
        eve.open_tab(tab)
        eve.page.wait_for_timeout(150)
        overflow = excess_width(eve)
        assert overflow <= 0, f"the tab {tab} scrolls sideways by {overflow} px"
        eve.page.screenshot(path=artifacts / f"phone-{tab}.png")
    eve.open_tab("table")
    play_on([eve], 1000, deadline)
    assert eve.is_over()
    eve.page.screenshot(path=artifacts / "phone-end.png", full_page=True)
    assert eve.faults == []
    eve.context.close()


def test_a_game_by_keyboard_alone(browser: Browser, server: LiveServer) -> None:
    kim = Person(browser, server.address, "Kim", "en")
    open_table(kim, 2, {1: "random"})
    kim.page.get_by_role("button", name=kim.say("table-start")).press("Enter")
    page = kim.page
    deadline = time.monotonic() + 180
    made = 0
    while not kim.is_over() and time.monotonic() < deadline:
        if not kim.has_choices():
            page.wait_for_timeout(30)
            continue
        page.keyboard.press("b" if made % 2 else "c")  # to the board, or to the list of choices
        focused = page.evaluate("document.activeElement.dataset.does ?? document.activeElement.dataset.choice ?? null")
        assert focused, "the key led to no choice"
        with page.expect_response("**/actions") as answer:
            page.keyboard.press("Enter")
        assert answer.value.status == 200
        expect(page.locator("[data-choice][aria-disabled], .spot.sent")).to_have_count(0)
        made += 1
    assert kim.is_over()
    assert made > 20
    assert kim.faults == []
    kim.context.close()
