"""Hints at the table and the analysis of the game afterwards, on a wide screen and on a phone, in both languages."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import server_people
from browser_people import PHONE, Person, excess_width, play_on, serious_faults
from live_server import LiveServer, live_server
from playwright.sync_api import Browser, expect

pytestmark = pytest.mark.browser

QUICK = {"COGWRIGHT_HINT_BUDGET": "10", "COGWRIGHT_ANALYSIS_TRIES": "1"}
"""The coach is asked what it thinks, not how well."""


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose hints and analyses need few tries."""
    with live_server(tmp_path_factory.mktemp("coach") / "data", QUICK) as running:
        yield running


def last_day(server: LiveServer) -> tuple[server_people.Person, str]:
    """A game of Ada against a bot whose last day has begun, and where it is Ada's turn."""
    ada = server_people.Person(httpx.Client(base_url=server.address, timeout=60), "Ada")
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        table = ada.open(bots={"1": "random"})
        ada.start(table)
        if _play_to_last_day(ada, table, deadline):
            return ada, table
    raise AssertionError("the last day does not come")


def _play_to_last_day(ada: server_people.Person, table: str, deadline: float) -> bool:
    """Play at random; false if Ada has nothing to decide any more before the game is over: now and then she loses all her dice."""
    choose = server_people.at_random(1)
    while time.monotonic() < deadline:
        news = ada.news(table)
        if not news["acting"]:
            return False
        if news["choices"]:
            if news["headline"]["args"].get("day") == 7:
                return True
            ada.act(table, choose([choice["action"] for choice in news["choices"]]), 0, news["seat_number"])
    return False


def test_a_hint_is_shown_in_words_and_on_the_board_and_the_game_is_analysed(
    browser: Browser, quick_server: LiveServer, artifacts: Path
) -> None:
    played, table = last_day(quick_server)
    ada = Person(browser, quick_server.address, "Ada", "en")
    name, _, value = played.cookie.partition("=")
    ada.context.add_cookies([{"name": name, "value": value, "url": quick_server.address}])
    page = ada.page
    page.goto(f"/table/{table}")
    page.locator(".side .choice").first.wait_for()

    page.keyboard.press("h")
    advised = page.locator(".side .choice.advised")
    expect(advised).to_have_count(1)
    expect(advised).to_contain_text(ada.say("hint-mark"))
    hint = page.get_by_role("region", name=ada.say("hint"), exact=True)
    expect(hint).to_contain_text("Best: ")
    expect(hint).to_contain_text("You can then expect")
    action = advised.get_attribute("data-choice")
    page.screenshot(path=artifacts / "hint-en.png")
    page.keyboard.press("Escape")
    expect(advised).to_have_count(0)
    ada.button("hint")
    expect(advised).to_have_attribute("data-choice", action or "")
    page.keyboard.press("h")  # leads to what the hint names
    expect(page.locator(":focus")).to_have_class(re.compile(r"\badvised\b"))
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        page.keyboard.press("Enter")
    assert answer.value.status == 200
    expect(page.locator(".hint.open")).to_have_count(0)

    play_on([ada], 1000, time.monotonic() + 120)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/analysis") else None)
    page.goto(f"/replay?table={table}")
    began = time.monotonic()
    ada.button("coach-begin")
    curve = page.get_by_role("slider", name=ada.say("coach-curve", measure="points"))
    expect(page.locator("progress")).to_have_count(1)
    expect(page.locator("progress")).to_have_count(0, timeout=120_000)
    assert len(asked) <= 3 + (time.monotonic() - began) / 1.5, "its progress is asked for now and then"
    expect(curve).to_be_visible()
    expect(curve.locator(".line")).to_have_count(2)
    curve.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "2")
    assert "Ada" in (curve.get_attribute("aria-valuetext") or "")
    drawn = curve.locator(".line").first.get_attribute("d")
    page.get_by_label(ada.say("coach-measured", measure="results"), exact=True).check()
    curve = page.get_by_role("slider", name=ada.say("coach-curve", measure="results"))
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Ada \d+%"))
    assert curve.locator(".line").first.get_attribute("d") != drawn
    expect(curve.locator(".tick").first).to_have_text("0%")
    page.screenshot(path=artifacts / "analysis-result-en.png", full_page=True)
    assert serious_faults(ada) == []
    page.get_by_label(ada.say("coach-measured", measure="points"), exact=True).check()
    curve = page.get_by_role("slider", name=ada.say("coach-curve", measure="points"))
    turn = page.locator(".turning button").first
    step = turn.locator(".number").inner_text()
    turn.click()
    expect(curve).to_have_attribute("aria-valuenow", step)
    expect(page.locator(".judged")).to_contain_text("Better by")
    page.locator(".turns button").last.click()
    expect(page.locator(".turning button").last).to_have_attribute("aria-current", "step")
    page.screenshot(path=artifacts / "analysis-en.png", full_page=True)
    page.get_by_text(ada.say("coach-table")).first.click()
    row = page.locator(".frame tbody tr").nth(3)
    row.get_by_role("button").click()
    expect(curve).to_have_attribute("aria-valuenow", row.get_by_role("button").inner_text())

    # Whoever opens the link finds the same, on a phone and in Japanese too.
    ben = Person(browser, quick_server.address, "ベン", "ja", size=dict(PHONE))
    ben.page.goto(f"/replay?table={table}")
    expect(ben.page.get_by_role("heading", name=ben.say("coach-turning"))).to_be_visible()
    expect(ben.page.locator(".curve .line")).to_have_count(2)
    assert excess_width(ben) <= 0
    ben.page.locator(".curve").scroll_into_view_if_needed()
    ben.page.screenshot(path=artifacts / "analysis-ja-phone.png")
    assert [*ada.faults, *ben.faults] == []
    ada.context.close()
    ben.context.close()


def test_a_hint_on_a_phone(browser: Browser, quick_server: LiveServer, artifacts: Path) -> None:
    played, table = last_day(quick_server)
    ada = Person(browser, quick_server.address, "Ada", "ja", size=dict(PHONE))
    name, _, value = played.cookie.partition("=")
    ada.context.add_cookies([{"name": name, "value": value, "url": quick_server.address}])
    ada.page.goto(f"/table/{table}")
    ada.button("hint")
    hint = ada.page.locator(".hint.open")
    expect(hint).to_contain_text("最善：")
    box, bar = hint.bounding_box(), ada.page.locator("section.bar").bounding_box()
    assert box
    assert bar
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"] + 1
    assert box["y"] + box["height"] <= bar["y"] + 1, "it does not cover the bar"
    ada.page.screenshot(path=artifacts / "hint-ja-phone.png")
    ada.button("choices-open", n=ada.page.locator(".side .choice").count())
    expect(ada.page.locator("dialog .choice.advised")).to_be_visible()
    assert ada.faults == []
    ada.context.close()


def test_who_opens_a_table_decides_about_hints(browser: Browser, quick_server: LiveServer) -> None:
    ada = Person(browser, quick_server.address, "Ada", "en")
    ada.page.goto("/")
    ada.give_name()
    form = ada.page.locator("section.new form")
    allowed = form.get_by_label(ada.say("new-hints"))
    seat = form.locator("label.seat select").nth(1)
    seat.select_option("random")
    expect(allowed).to_be_checked()
    seat.select_option("open")
    expect(allowed).not_to_be_checked()
    seat.select_option("random")
    allowed.uncheck()
    ada.button("new-open-table")
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.locator(".options")).to_contain_text("Hints: no")
    ada.button("table-start")
    ada.page.locator(".side .choice").first.wait_for()
    expect(ada.page.get_by_role("button", name=ada.say("hint"), exact=True)).to_have_count(0)
    assert ada.faults == []
    ada.context.close()
