"""A phone beside a real table: the answers of a game are tapped and counted, as a thumb gives them.

What is offered is taken as it is; a place on a picture that shows first and takes second costs two taps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome
from mautoma.kernel.session import Session
from mautoma.kernel.table import aside_name
from tests.e2e.changes import change

WIDTH, HEIGHT = 390, 844
BUTTONS = 12
"""Up to so many numbers are buttons of their own."""

OUT_OF_SIGHT = """(main) => {
    const clips = (shape) => {
        const all = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
        for (let at = shape.parentElement; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            const visible = style.overflowX === "visible" && style.overflowY === "visible";
            if (!visible) all.push(at.getBoundingClientRect());
        }
        return all;
    };
    const seen = (shape) => {
        const box = shape.getBoundingClientRect();
        const fits = (clip) => clip.left - 1 <= box.left && box.right <= clip.right + 1
            && clip.top - 1 <= box.top && box.bottom <= clip.bottom + 1;
        return box.width > 0 && box.height > 0 && clips(shape).every(fits);
    };
    const pointed = [...document.querySelectorAll("[data-pointed]")];
    const named = [...pointed, ...document.querySelectorAll(main)].filter((shape) => !seen(shape));
    return named.map((shape) => shape.dataset.pointed ?? shape.textContent.trim());
}"""


@contextmanager
def a_phone(browser: Browser, server: str) -> Iterator[Page]:
    """With a touch screen, 390 by 844."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        base_url=server,
        locale="en",
        has_touch=True,
        is_mobile=True,
    )
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


class Tapper:
    """Follows the game beside the page, to know what is asked; counts taps by question."""

    def __init__(self, page: Page, beside: Session) -> None:
        self.page = page
        self.beside = beside
        self.questions: Counter[str] = Counter()
        self.taps: Counter[str] = Counter()

    def play(self, answers: Iterable[Any], look: Callable[[], None] = lambda: None) -> None:
        """All answers one by one; `look` is called at each question before it is answered."""
        for answer in answers:
            self.wait()
            look()
            self.give(answer)

    def wait(self) -> None:
        """Until the page asks what is asked beside it."""
        assert self.beside.question is not None
        if self.page.locator("#story .all:visible").count():
            self._tap(self.page.locator("#story .all:visible"))
        expect(self.page.locator("#main")).to_have_attribute("data-asked", self.beside.question.key)

    def give(self, answer: Any) -> None:
        assert self.beside.question is not None
        self.questions[self.beside.question.key] += 1
        with change(self.page):
            self._answer(answer)
        self.beside.answer(answer)

    def _answer(self, answer: Any) -> None:
        question = self.beside.question
        if (aside := aside_name(answer)) is not None:
            self._tap(self.page.locator(f".asides button[value={aside}]"))
            return
        match question:
            case Pick():
                self._tap_option(answer)
            case Confirm():
                self._tap_option("yes" if answer else "no")
            case PickSome():
                self._tick(question, answer)
            case Number() if question.most - question.least < BUTTONS:
                self._tap_option(str(answer))
            case Number():
                self._type(self.page.locator("#number"), answer)
                self._go()
            case Numbers() | Counts():
                names = question.names if isinstance(question, Numbers) else list(question.available)
                fields = self.page.locator("#answer .fields input[type=number]")
                for at, name in enumerate(names):
                    if fields.count():
                        self._type(fields.nth(at), answer.get(name, 0))
                    else:
                        self._choose(at, answer[name])
                self._go()
            case Fill():
                self._fill(question, answer)

    def _tap(self, what: Locator) -> None:
        assert self.beside.question is not None
        self.taps[self.beside.question.key] += 1
        self.page.evaluate("document.body.click()")  # a thumb takes its time: this is no double tap
        what.tap()

    def _go(self) -> None:
        self._tap(self.page.locator("#answer .go"))

    def _tap_option(self, value: str) -> None:
        """In the list where it stands there, else on its picture: shown first, then taken."""
        listed = self.page.locator(f'#answer button[name=answer][value="{value}"]:visible')
        if listed.count():
            self._tap(listed.first)
            return
        before = self.page.locator("#main").get_attribute("data-revision")
        self._tap(self.page.locator(f'button.spot[value="{value}"]').first)
        if self.page.locator("#armed:visible").count() and before == self.page.locator("#main").get_attribute(
            "data-revision"
        ):
            self._tap(self.page.locator("#armed button"))

    def _tick(self, question: PickSome, answer: list[str]) -> None:
        """On the picture where it has a place there, else in the list."""
        for value in sorted(set(answer) ^ set(question.default or ())):
            at = list(question.values()).index(value)
            spot = self.page.locator(f"label.spot[for=check-{at}]")
            listed = self.page.locator(f"label.option:has(#check-{at})")
            self._tap(spot if spot.count() else listed)
        self._go()

    def _choose(self, at: int, number: int) -> None:
        """One of a row of numbers, unless it is chosen already."""
        field = self.page.locator(f'input[name=answer-{at}][value="{number}"]')
        if not field.is_checked():
            self._tap(self.page.locator("label.option", has=field))

    def _type(self, field: Locator, number: int) -> None:
        """Into the field, then digit by digit; nothing where the number stands there already."""
        assert self.beside.question is not None
        if field.input_value() == str(number):
            return
        self._tap(field)
        self.taps[self.beside.question.key] += len(str(number))
        self.page.keyboard.type(str(number))

    def _fill(self, question: Fill, answer: dict[str, str]) -> None:
        """By the palette, one place after the other, until the whole answer is offered; or by the choices at
        each place, or its list."""
        whole = " ".join(answer[place] for place in question.places)
        for at, place in enumerate(question.places):
            offer = self.page.locator(f'.offer[data-answer="{whole} "]:visible')
            if offer.count():
                self._tap(offer)
                return
            value = answer[place]
            if (question.default or {}).get(place) == value:
                continue
            brush = self.page.locator(f'[data-brush="{value}"]:visible')
            choice = self.page.locator(f'input[name=answer-{at}][value="{value}"]')
            if brush.count():
                self._tap(brush)
            elif choice.count():
                self._tap(choice)
            else:
                assert self.beside.question is not None
                self.taps[self.beside.question.key] += 2
                self.page.locator(f"#fill-{at}").select_option(value)
        self._go()


MAIN_BUTTON = "#answer .offered, #answer > p > .go"


def out_of_sight(page: Page, button: str = MAIN_BUTTON) -> list[str]:
    """Of what is pointed at and the button that goes on, what is not wholly on the screen."""
    found: list[str] = page.evaluate(OUT_OF_SIGHT, button)
    return found


def is_a_full_list(page: Page) -> bool:
    """A list of orders to tick, with *Ready* at its end, that takes as much of the screen as it needs."""
    many = page.locator(".orders.many")
    unclipped = many.evaluate("(list) => list.scrollHeight <= list.clientHeight")
    tall = many.evaluate("(list) => list.parentElement.clientHeight > 0.7 * innerHeight")
    return bool(unclipped and tall)


def begin(page: Page, session: Session) -> None:
    """The same game on the page: its way to play, its settings and its seed."""
    header = session.transcript.header
    page.goto(f"/new/{header.game}/{header.mode}")
    for name, value in header.options.items():
        page.locator(f"[name=option-{name}][value={value}]").check()
    page.locator("#seed").fill(str(header.seed))
    page.locator(".setup .go").tap()
