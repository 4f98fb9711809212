"""People in front of browsers, for the tests: each has a context of his own, a language, and a way to play."""

from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass, field
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, BrowserContext, Page, expect

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
LOCALES = {"en": "en-GB", "ja": "ja-JP"}
WIDE = {"width": 1600, "height": 1000}
PHONE = {"width": 390, "height": 844}


def client_words(language: str) -> FluentBundle:
    """The client's own words in a language."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


@dataclass
class Person:
    """Somebody at a browser. `faults` collects what the page complained of; a test ends by asserting that it is empty."""

    browser: Browser
    address: str
    name: str
    language: str = "en"
    size: dict[str, int] = field(default_factory=lambda: dict(WIDE))
    reduced_motion: bool = True

    def __post_init__(self) -> None:
        self.words = client_words(self.language)
        self.random = random.Random(self.name)
        self.faults: list[str] = []
        self.open_browser()

    def open_browser(self) -> None:
        """A fresh browser without cookies."""
        self.context: BrowserContext = self.browser.new_context(
            base_url=self.address,
            locale=LOCALES[self.language],
            viewport=self.size,  # type: ignore[arg-type] # a plain dict is what Playwright takes
            reduced_motion="reduce" if self.reduced_motion else "no-preference",
            has_touch=self.size["width"] < 500,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.faults.append(f"{self.name}: {error}"))
        self.page.on("console", self._hear)

    def _hear(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), str(getattr(message, "text", ""))
        if kind == "error" and not re.search(r"ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource", text):
            self.faults.append(f"{self.name}: {text}")

    def say(self, id: str, **args: object) -> str:
        """The client's words for a message."""
        message = self.words.get_message(id)
        assert message.value is not None
        text, errors = self.words.format_pattern(message.value, args)
        assert not errors, (id, errors)
        return str(text)

    def button(self, id: str, **args: object) -> None:
        """Press the button with these words."""
        self.page.get_by_role("button", name=self.say(id, **args), exact=True).first.click()

    def open_tab(self, name: str) -> None:
        """On a phone: show a part of the table ("table", "mine", "others", "log")."""
        self.page.locator("nav button").filter(has_text=self.say(f"tab-{name}")).click()

    def give_name(self) -> None:
        """Tell the server how to call this person."""
        self.page.locator("#visitor-name").fill(self.name)
        self.page.locator("#visitor-name").press("Enter")
        expect(self.page.locator("#visitor-name")).to_have_count(0)

    def has_choices(self) -> bool:
        """Whether it is this person's turn and nothing is on its way."""
        return self.page.locator("[data-choice]:not([aria-disabled])").count() > 0

    def is_over(self) -> bool:
        """Whether the page shows the final score."""
        return self.page.locator("#result-title").count() > 0

    def names_of_choices(self) -> list[str]:
        """The actions that the list offers; on a phone it is there, but opened by a button."""
        found: list[str] = self.page.locator("[data-choice]").evaluate_all("all => all.map(one => one.dataset.choice)")
        return found

    def play_something(self, on_board: bool) -> str:
        """Take a legal action, from the list or (if it has a place there) on the board; the name of the action."""
        names = self.names_of_choices()
        name = self.random.choice([name for name in names if name != "stop"] or names)
        spot = self.page.locator(f'.spot.legal[data-does="{name}"]:visible').first
        target = spot if on_board and spot.count() else self.page.locator(f'[data-choice="{name}"]').first
        if self.size["width"] < 500 and not target.is_visible():
            self.button("choices-open", n=len(names))
            target = self.page.locator(f'dialog [data-choice="{name}"]').first
        with self.page.expect_response(re.compile("/actions$")) as answer:
            target.click()
        assert answer.value.status == 200, (name, answer.value.text())
        expect(self.page.locator("[data-choice][aria-disabled], .spot.sent")).to_have_count(0)
        return name


def open_table(
    host: Person, seats: int, bots: dict[int, str], options: tuple[str, ...] = (), game: str = "mech-a-dream"
) -> str:
    """The host opens a table from the lobby; where it is."""
    page = host.page
    page.goto("/")
    host.give_name()
    page.locator("form select").nth(0).wait_for()
    form = page.locator("section.new form")
    if form.locator(".pair select").count() > 1:
        form.locator(".pair select").first.select_option(game)
    form.locator(".pair select").last.select_option(str(seats))
    for seat in range(seats):
        chosen = "you" if seat == 0 else bots.get(seat, "open")
        form.locator("label.seat select").nth(seat).select_option(chosen)
    for label in options:
        form.get_by_label(label).check()
    host.button("new-open-table")
    page.wait_for_url("**/table/*")
    return page.url


def serious_faults(person: Person) -> list[str]:
    """What axe finds that keeps people out."""
    found = Axe().run(person.page).response["violations"]
    return [
        f"{fault['id']} ({fault['impact']}): {fault['help']}: {[node['html'][:120] for node in fault['nodes'][:3]]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


def excess_width(person: Person) -> int:
    """By how many pixels the page is wider than the screen."""
    found: int = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


def play_on(people: list[Person], decisions: int, deadline: float) -> int:
    """Let the people play until so many decisions are made or the game is over; how many were made."""
    made = 0
    while made < decisions and time.monotonic() < deadline:
        acted = False
        for person in people:
            if person.has_choices():
                person.play_something(on_board=made % 2 == 0)
                made += 1
                acted = True
        if not acted:
            if all(person.is_over() for person in people):
                return made
            people[0].page.wait_for_timeout(40)
    assert made >= decisions or all(person.is_over() for person in people), "the game did not go on"
    return made
