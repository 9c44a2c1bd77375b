"""A phone beside a real table: the answers of a game are tapped and counted, as a thumb gives them.

What is offered is taken as it is; a place on a picture that shows first and takes second costs two taps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome
from mautoma.kernel.session import Session
from mautoma.kernel.table import aside_name
from mautoma.kernel.turns import confirmation_due, open_orders
from tests.e2e.accessibility import STILL
from tests.e2e.changes import change, wait_for_game
from tests.e2e.conftest import PATIENCE

WIDTH, HEIGHT = 390, 844
BUTTONS = 12
"""Up to so many numbers are buttons of their own."""

SIZES = ((360, 640), (1366, 768), (WIDTH, HEIGHT))
"""Of the screens on which every order must be whole; the last is the one that is played on."""
CLIPPED = """() => {
    const root = document.documentElement, found = [];
    for (const percent of ["100%", "125%"]) {
        root.style.fontSize = percent;
        for (const shape of document.querySelectorAll(".orders, .order, .order label, .order .text")) {
            const clips = shape.scrollHeight > shape.clientHeight + 1;
            const sticksOut = shape.getBoundingClientRect().right > root.clientWidth + 1;
            if (clips || sticksOut) found.push(`${percent}: ${shape.className} ${shape.textContent}`);
        }
        if (root.scrollWidth > root.clientWidth) found.push(`${percent}: ${root.scrollWidth} wide`);
    }
    root.style.fontSize = "";
    return found;
}"""
SEEN = """(value) => {
    const all = (which) => [...document.querySelectorAll(which)];
    const visible = (each) => each.checkVisibility({visibilityProperty: true});
    const count = (which) => all(which).filter(visible).length;
    const [listed] = all(":is(#answer, .ends) button[name=answer]").filter((each) => each.value === value);
    return {
        asked: document.querySelector("#main").dataset.asked ?? "",
        revision: document.querySelector("#main").dataset.revision,
        turn: all("#main.turn").length > 0,
        told: count("#story .all") > 0,
        orders: all(".order").map((each) => Number(each.dataset.order)),
        ends: count(".ends button, #answer > p > .go"),
        confirms: all("#confirm").length > 0,
        asks: all("#answer, .spot").length > 0,
        folded: !!listed && !visible(listed) && all(".cannot #answer").length > 0,
        visible: !!listed && visible(listed),
    };
}"""
"""All there is to know of a page at one go: each question to the browser takes longer than its answer."""


@contextmanager
def a_phone(browser: Browser, server: str, language: str = "en") -> Iterator[Page]:
    """With a touch screen, 390 by 844; of somebody who asks for less motion, so that nothing has to be waited
    for."""
    context = browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT},
        base_url=server,
        locale=language,
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    try:
        yield context.new_page()
    finally:
        context.close()


class Tapper:
    """Follows the game beside the page, to know what is asked; counts taps by question."""

    def __init__(self, page: Page, beside: Session) -> None:
        self.page = page
        self.beside = beside
        self.questions: Counter[str] = Counter()
        self.taps: Counter[str] = Counter()
        self.orders = 0
        """On so many screens there was something to carry out."""

    def play(self, answers: Iterable[Any], look: Callable[[], None] = lambda: None) -> None:
        """All answers one by one; `look` is called at each question before it is answered."""
        for answer in answers:
            self.wait()
            look()
            self.give(answer)

    def wait(self) -> None:
        """Until the page asks what is asked beside it. What there is to carry out first is confirmed."""
        assert self.beside.question is not None
        seen = self.see()
        if seen["told"]:
            self._tap(self.page.locator("#story .all:visible"))
            seen = self.see()
        if seen["asked"] != self.beside.question.key:
            expect(self.page.locator("#main")).to_have_attribute("data-asked", self.beside.question.key)
            seen = self.see()
        self._look_at_orders(seen)
        if confirmation_due(self.beside):
            self._confirm(seen)
            self._look_at_orders(self.see())

    def see(self, value: str = "") -> dict[str, Any]:
        """What is on the page; `value` is an option that is looked for."""
        seen: dict[str, Any] = self.page.evaluate(SEEN, value)
        return seen

    def _confirm(self, seen: dict[str, Any]) -> None:
        with change(self.page, seen["revision"]):
            self._tap(self.page.locator("#confirm"), "confirm")
        self.beside.confirm()

    def _look_at_orders(self, seen: dict[str, Any]) -> None:
        """All that was told since the last confirmation, each is whole, and one button ends it."""
        if not seen["turn"]:
            return
        assert seen["orders"] == open_orders(self.beside)
        assert seen["ends"] <= 1
        assert seen["confirms"] == confirmation_due(self.beside)
        if seen["confirms"]:
            assert not seen["asks"]
            expect(self.page.locator("#confirm")).to_be_in_viewport(ratio=0.9)
        if seen["orders"]:
            self.orders += 1
            self.page.evaluate(STILL)
            self._look_at_sizes(SIZES if seen["confirms"] else SIZES[-1:])

    def _look_at_sizes(self, sizes: Iterable[tuple[int, int]]) -> None:
        """Of all screens when the orders are to be confirmed: each comes to that once."""
        for width, height in sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            clipped = self.page.evaluate(CLIPPED)
            assert clipped == [], f"{width} × {height}: {clipped}"

    def give(self, answer: Any) -> None:
        assert self.beside.question is not None
        self.questions[self.beside.question.key] += 1
        with change(self.page, self.see()["revision"]):
            self._answer(answer)
        self.beside.answer(answer)

    def _answer(self, answer: Any) -> None:
        question = self.beside.question
        if (aside := aside_name(answer)) is not None:
            self._open(said := self.page.locator(f".asides button[value={aside}]"))
            self._tap(said)
            return
        match question:
            case Pick():
                self._tap_option(answer)
            case Confirm():
                self._tap_option("yes" if answer else "no")
            case PickSome() if question.ties and len(answer) < 2:
                self._tap_one(answer)
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
                        self._set(fields.nth(at), answer.get(name, 0))
                    else:
                        self._choose(at, answer.get(name, 0))
                self._go()
            case Fill():
                self._fill(question, answer)

    def _open(self, what: Locator) -> None:
        """What cannot be done is said in a fold under the orders."""
        if not what.is_visible():
            self._tap(self.page.locator(".cannot > summary"))

    def _tap(self, what: Locator, name: str = "") -> None:
        assert self.beside.question is not None
        self.taps[name or self.beside.question.key] += 1
        self.page.evaluate("document.body.click()")  # a thumb takes its time: this is no double tap
        for wake_up in (self._resize, self.page.reload):
            try:
                return what.tap(timeout=20_000)
            except TimeoutError:  # nothing was tapped: a busy machine stopped painting the page
                wake_up()
        return what.tap()

    def _resize(self) -> None:
        """For a moment: the browser has to paint the page anew."""
        self.page.bring_to_front()
        self.page.set_viewport_size({"width": WIDTH, "height": HEIGHT - 1})
        self.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})

    def _go(self) -> None:
        self._tap(self.page.locator("#answer .go"))

    def _tap_option(self, value: str) -> None:
        """In the list where it stands there, else on its picture: shown first, then taken."""
        seen = self.see(value)
        listed = self.page.locator(f':is(#answer, .ends) button[name=answer][value="{value}"]').first
        if seen["folded"]:
            self._open(listed)
        if seen["visible"] or seen["folded"]:
            self._tap(listed)
            return
        self._tap(self.page.locator(f'button.spot[value="{value}"]').first)
        if self.page.locator("#armed:visible").count() and self.see()["revision"] == seen["revision"]:
            self._tap(self.page.locator("#armed button"))

    def _tap_one(self, answer: list[str]) -> None:
        """One of them is the whole answer, or none."""
        if answer:
            self._tap_option(answer[0])
        else:
            self._tap(self.page.locator("#answer [name=none]"))

    def _tick(self, question: PickSome, answer: list[str]) -> None:
        """On the picture where it has a place there, else in the list. A tie told before is offered whole."""
        if question.ties and answer == question.default:
            self._tap(self.page.locator("#answer [name=equals]"))
            return
        ticked = set(question.default or ())
        if question.ties:
            self._tap(self.page.locator("#equal"))
            expect(self.page.locator("#one")).to_be_visible()
            ticked = ticked if len(ticked) > 1 else set()
        for value in sorted(set(answer) ^ ticked):
            at = list(question.values()).index(value)
            spot = self.page.locator(f"label.spot[for=check-{at}]")
            listed = self.page.locator(f"label.option:has(#check-{at})")
            self._tap(spot if spot.count() else listed)
        self._go()

    def _choose(self, at: int, number: int) -> None:
        """One of a row of numbers, unless it is chosen already; on a picture where it has a place there."""
        field = self.page.locator(f'input[name=answer-{at}][value="{number}"]')
        if field.is_checked():
            return
        spot = self.page.locator(f"label.spot[for={field.get_attribute('id')}]")
        self._tap(spot if spot.count() else self.page.locator("label.option", has=field))

    def _set(self, field: Locator, number: int) -> None:
        """By a tap beside it where it's one more or less, else typed."""
        by = number - int(field.input_value() or 0)
        step = field.locator("xpath=..").locator(f'[data-by="{by}"]:visible')
        if abs(by) == 1 and step.count():
            self._tap(step)
        else:
            self._type(field, number)

    def _type(self, field: Locator, number: int) -> None:
        """Digit by digit, on the device's own keys; nothing where the number stands there already."""
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


def begin(page: Page, session: Session) -> None:
    """The same game on the page: its way to play, its settings and its seed."""
    header = session.transcript.header
    page.goto(f"/new/{header.game}/{header.mode}")
    for name, value in header.options.items():
        page.locator(f"[name=option-{name}][value={value}]").check()
    page.locator("#seed").fill(str(header.seed))
    page.locator(".setup .go").tap()
    wait_for_game(page)
