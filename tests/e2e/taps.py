"""A phone beside a real table: the answers of a game are tapped and counted, as a thumb gives them.

What is offered is taken as it is; a place on a picture that shows first and takes second costs two taps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome
from mautoma.kernel.session import Session
from mautoma.kernel.table import aside_name
from mautoma.kernel.turns import confirmation_due, open_orders
from tests.e2e.changes import wait_for_game
from tests.e2e.conftest import PATIENCE

WIDTH, HEIGHT = 390, 844
GO = "#answer .go"
BUTTONS = 12
"""Up to so many numbers are buttons of their own."""

SIZES = ((360, 640), (1366, 768))
"""Of the other screens on which every order that is to be confirmed must be whole."""
SCRIPT = Path(__file__).with_name("thumb.js")


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
    context.add_init_script(path=SCRIPT)
    try:
        yield context.new_page()
    finally:
        context.close()


def tap(page: Page, *ways: str) -> int:
    """As a thumb does, which sees what it touches: the first of these that is in sight; which one it was."""
    way, x, y = page.evaluate("thumb.aim", ways)
    page.touchscreen.tap(x, y)
    return int(way)


class Tapper:
    """Follows the game beside the page, to know what is asked; counts taps by question."""

    def __init__(self, page: Page, beside: Session, sizes: Iterable[tuple[int, int]] = SIZES) -> None:
        self.page = page
        self.beside = beside
        self.sizes = sizes
        self.questions: Counter[str] = Counter()
        self.taps: Counter[str] = Counter()
        self.orders = 0
        """On so many screens there was something to carry out."""
        self._looked_at: set[str] = set()
        self._seen: dict[str, Any] = {}
        self._before: str | None = None
        """The revision of the page, when it was last tapped for another."""
        self._is_behind = False

    def play(self, answers: Iterable[Any], look: Callable[[], None] = lambda: None) -> None:
        """All answers one by one; `look` is called at each question before it is answered."""
        for answer in answers:
            self.wait()
            look()
            self.give(answer)
        self._see()

    def tell(self, answers: Iterable[Any]) -> None:
        """The game goes on without a tap, as a program answers; the page is loaded when it's needed."""
        address, revision = self.page.url.replace("/games/", "/api/games/"), self._seen.get("revision", 0)
        for answer in answers:
            assert self.beside.question is not None
            self.questions[self.beside.question.key] += 1
            given = {"revision": int(revision), "answer": answer}
            reply = self.page.request.post(f"{address}/answer", data=given)
            assert reply.ok, reply.text()
            self.beside.answer(answer)
            position = reply.json()
            asked = self.beside.question and self.beside.question.key
            assert (position["question"] and position["question"]["key"]) == asked
            self._seen = {"revision": (revision := position["revision"])}
            self._is_behind = True

    def wait(self) -> None:
        """Until the page asks what is asked beside it. What there is to carry out first is confirmed."""
        assert self.beside.question is not None
        if self._see()["told"]:
            self._tap("#story .all")
            self._see()
        if self._seen["asked"] != self.beside.question.key:
            expect(self.page.locator("#main")).to_have_attribute("data-asked", self.beside.question.key)
            self._see()
        self._look_at_orders()
        if confirmation_due(self.beside):
            self._tap("#confirm", name="confirm")
            self._before = self._seen["revision"]
            self.beside.confirm()
            self._see()
            self._look_at_orders()

    def _see(self) -> dict[str, Any]:
        """What is on the page, once it is the one that was tapped for."""
        if self._is_behind:
            self.page.reload()
            self._is_behind = False
        self._seen = self.page.evaluate("thumb.see", self._before)
        self._before = None
        return self._seen

    def _look_at_orders(self) -> None:
        """All that was told since the last confirmation, each is whole, and one button ends it."""
        if not self._seen["turn"]:
            return
        assert self._seen["orders"] == open_orders(self.beside)
        assert self._seen["clipped"] == []
        assert self._seen["ends"] <= 1
        assert len(self._seen["confirms"]) == confirmation_due(self.beside)
        self.orders += bool(self._seen["orders"])
        if self._seen["confirms"]:
            assert not self._seen["asks"]
            assert self._seen["confirms"][0] >= 0.9, "in sight"
            self._look_at_sizes()

    def _look_at_sizes(self) -> None:
        """Of all screens when orders are to be confirmed of which one is of a kind that was not yet seen."""
        kinds = {self.beside.events[number].kind for number in open_orders(self.beside)}
        if kinds <= self._looked_at:
            return
        self._looked_at |= kinds
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            clipped = self.page.evaluate("thumb.clipped")
            assert clipped == [], f"{width} × {height}: {clipped}"
        self.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})

    def give(self, answer: Any) -> None:
        assert self.beside.question is not None
        self.questions[self.beside.question.key] += 1
        before = self._seen["revision"]
        self._answer(answer)
        self._before = before
        self.beside.answer(answer)

    def _answer(self, answer: Any) -> None:
        question = self.beside.question
        if (aside := aside_name(answer)) is not None:
            self._say(f".asides button[value={aside}]")
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
                if self.page.locator("#number").input_value() != str(answer):
                    self._type("#number", answer)
                self._tap(GO)
            case Numbers() | Counts():
                names = question.names if isinstance(question, Numbers) else list(question.available)
                for at, name in enumerate(names):
                    self._set(at, answer.get(name, 0))
                self._tap(GO)
            case Fill():
                self._fill(question, answer)

    def _say(self, what: str, *else_: str) -> bool:
        """What cannot be done is said in a fold under the orders. Whether the other way was gone."""
        way = self._tap(what, f".cannot:not([open]):has({what}) > summary", *else_)
        if way == 1:
            self._tap(what)
        return way > 1

    def _tap(self, *ways: str, name: str = "") -> int:
        assert self.beside.question is not None
        self.taps[name or self.beside.question.key] += 1
        return tap(self.page, *ways)

    def _tap_option(self, value: str) -> None:
        """In the list where it stands there, else on its picture: shown first, then taken."""
        revision, listed = self._seen["revision"], f':is(#answer, .ends) button[name=answer][value="{value}"]'
        on_picture = self._say(listed, f'button.spot[value="{value}"]')
        if on_picture and self._see()["armed"] and self._seen["revision"] == revision:
            self._tap("#armed button")

    def _tap_one(self, answer: list[str]) -> None:
        """One of them is the whole answer, or none."""
        if answer:
            self._tap_option(answer[0])
        else:
            self._tap("#answer [name=none]")

    def _tick(self, question: PickSome, answer: list[str]) -> None:
        """On the picture where it has a place there, else in the list. A tie told before is offered whole."""
        if question.ties and answer == question.default:
            self._tap("#answer [name=equals]")
            return
        ticked = set(question.default or ())
        if question.ties:
            self._tap("#equal")
            expect(self.page.locator("#one")).to_be_visible()
            ticked = ticked if len(ticked) > 1 else set()
        for value in sorted(set(answer) ^ ticked):
            at = list(question.values()).index(value)
            self._tap(f"label.spot[for=check-{at}]", f"label.option:has(#check-{at})")
        self._tap(GO)

    def _set(self, at: int, number: int) -> None:
        """By a tap beside it where it's one more or less, else typed; one of a row of numbers is chosen, on a
        picture where it has a place there. Nothing where the number stands there already."""
        field, stands = f"input[name=answer-{at}]", self.page.evaluate("thumb.stands", [at, number])
        if stands["number"] == str(number):
            return
        if not stands["typed"]:
            self._tap(f"label.spot[for={stands['id']}]", f"label.option:has(#{stands['id']})")
        elif stands["step"]:
            self._tap(f"#answer :has(> {field}) [data-by='{stands['step']}']")
        else:
            self._type(f"#answer {field}", number)

    def _type(self, field: str, number: int) -> None:
        """Digit by digit, on the device's own keys."""
        assert self.beside.question is not None
        self._tap(field)
        self.taps[self.beside.question.key] += len(str(number))
        self.page.evaluate("thumb.settle")
        self.page.keyboard.type(str(number))

    def _fill(self, question: Fill, answer: dict[str, str]) -> None:
        """By the palette, one place after the other, until the whole answer is offered; or by the choices at
        each place, or its list."""
        assert self.beside.question is not None
        whole = " ".join(answer[place] for place in question.places)
        for at, place in enumerate(question.places):
            value = answer[place]
            offer, *each = ways = (
                f'.offer[data-answer="{whole} "]',
                f'[data-brush="{value}"]',
                f'.choice:has([name=answer-{at}][value="{value}"])',
            )
            first = self.page.evaluate("thumb.first", ways)
            if first == 0:
                self._tap(offer)
                return
            if (question.default or {}).get(place) == value:
                continue
            if first > 0:
                self._tap(*each)
            else:
                self.taps[self.beside.question.key] += 2
                self.page.locator(f"#fill-{at}").select_option(value)
        self._tap(GO)


def begin(page: Page, session: Session) -> None:
    """The same game on the page: its way to play, its settings and its seed."""
    header = session.transcript.header
    page.goto(f"/new/{header.game}/{header.mode}")
    for name, value in header.options.items():
        page.locator(f"[name=option-{name}][value={value}]").check()
    page.locator("#seed").fill(str(header.seed))
    page.locator(".setup .go").tap()
    wait_for_game(page)
