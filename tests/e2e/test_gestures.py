"""Food Chain Magnate on a phone, tap by tap: how few a game takes, and what a tap does and does not do."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma import games
from mautoma.kernel.question import Counts, Pick, rows_from
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript
from mautoma.shelf.sessions import begin_game
from tests.e2e.changes import change
from tests.e2e.conftest import take_in
from tests.e2e.taps import a_phone, begin, tap
from tests.e2e.test_foodchain import at_question

SEED = 2


@pytest.fixture
def thumb(browser: Browser, server: str) -> Iterator[Page]:
    with a_phone(browser, server, "en") as page:
        yield page


class Thumb:
    """Plays what a planner would answer, and counts: answers are what was sent, taps all that it took."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.beside = begin_game("foodchain", "solo", "house", seed, {})
        self.bot = games.find_game("foodchain").players().bots["planner"](seed)
        self.taps: Counter[str] = Counter()
        self.answers = 0
        self.typed: list[str] = []

    def play(self) -> None:
        while self.beside.question is not None:
            self.answer()

    def answer(self) -> None:
        question = self.beside.question
        assert question is not None
        answer = self.bot.answer(question, self.beside.state)
        row = [answer]
        if isinstance(question, Pick) and question.follows and answer != "done":
            row = self._row(question, answer)
        with change(self.page):
            self._give(question, row)
        if self.page.evaluate("document.activeElement.tagName") in ("INPUT", "SELECT"):
            self.typed.append(question.key)
        self.answers += 1
        for each in row:
            self.beside.answer(each)
        while self.page.locator("#story .all:visible").count():
            self._tap("story", "#story .all")

    def _row(self, question: Pick, answer: str) -> list[Any]:
        """The whole gesture: what the planner answers to what follows."""
        rows = [row.answers for row in rows_from(question, answer)]
        row = [answer]
        while any(len(other) > len(row) and list(other[: len(row)]) == row for other in rows):
            ahead = _after(self.beside, row)
            assert ahead.question is not None
            row.append(self.bot.answer(ahead.question, ahead.state))
        return row

    def _give(self, question: Any, row: list[Any]) -> None:
        match question:
            case Counts(key="structure"):
                self._arrange(question, row[0])
            case Counts():
                self._count(question, row[0])
            case _:
                self._choose(row)

    def _tap(self, name: str, *ways: str) -> None:
        self.taps[name] += 1
        tap(self.page, *ways)
        self.page.evaluate("thumb.settle")

    def _arrange(self, question: Counts, answer: dict[str, int]) -> None:
        """First who goes to the beach: that makes room. Who holds others takes them along."""
        while any(over := self._differences(question, answer).values()):
            name, more = next(
                (name, more)
                for name, more in self._differences(question, answer).items()
                if (more < 0 if min(over) < 0 else more > 0)
            )
            pile = "work" if more < 0 else "beach"
            self._tap(question.key, f"[data-pile={pile}] button[data-value={name}]")
            assert self.taps[question.key] < 100, "nobody moves"
        self._go(question.key)

    def _differences(self, question: Counts, answer: dict[str, int]) -> dict[str, int]:
        fields = self.page.locator("#answer .counts input").evaluate_all(
            "(fields) => fields.map((field) => Number(field.value))"
        )
        names = list(question.available)
        return {name: answer.get(name, 0) - number for name, number in zip(names, fields, strict=True)}

    def _count(self, question: Counts, answer: dict[str, int]) -> None:
        """A tap takes one more, from another of the same tray where all are taken."""
        for name in question.available:
            field = self.page.locator(f'#answer input[data-name="{name}"]')
            while int(field.input_value()) < answer.get(name, 0):
                id_ = field.get_attribute("id")
                self._tap(question.key, f"#answer .tap[data-field={id_}]", f"#answer .count label[for={id_}]")
        self._go(question.key)

    def _go(self, name: str) -> None:
        self._tap(name, "#answer .go")

    def _choose(self, row: list[Any]) -> None:
        """On the map: a tap shows the piece, another takes it."""
        assert self.beside.question is not None
        name, key = ("answer", row[0]) if len(row) == 1 else ("answers", json.dumps(row))
        asked = self.beside.question.key
        ways = self.page.locator(".ways button[form]")
        if not ways.count():
            self._tap(asked, f":is(#answer, .tableau) button[name={name}][value='{key}']")
            return
        values = ways.evaluate_all("(ways) => ways.map((way) => way.value)")
        at = next(
            at
            for at, value in enumerate(values)
            if value == key or (value.endswith(f'"{row[-1]}"]') and "/" in row[-1])
        )
        x, y, _, _ = map(float, (ways.nth(at).get_attribute("data-aim") or "").split())
        box = self.page.locator(".ways").bounding_box()
        assert box is not None
        self.taps[asked] += 1
        self.page.evaluate("document.body.click()")
        self.page.touchscreen.tap(box["x"] + box["width"] * x / 100, box["y"] + box["height"] * y / 100)
        self._tap(asked, ".says .take")


def _after(session: Session, row: list[Any]) -> Session:
    answers = [*session.transcript.answers, *row]
    return Session(session.mode, session.edition, Transcript(session.transcript.header, answers))


@pytest.mark.slow
def test_a_game_takes_few_answers_and_few_taps_and_none_is_refused(thumb: Page) -> None:
    refused: list[str] = []
    thumb.on("response", lambda found: refused.append(found.url) if found.status == 422 else None)
    player = Thumb(thumb, SEED)
    begin(thumb, player.beside)
    thumb.locator("#main.play").wait_for()
    player.play()
    expect(thumb.locator("#end-title")).to_be_visible()
    assert refused == []
    assert player.typed == [], "a keyboard came up"
    assert player.answers <= 45
    assert player.taps.total() <= 100, player.taps


INSIDE = """(both) => {
    const [around, within] = both.map((each) => document.querySelector(each).getBoundingClientRect());
    return within.top >= around.top && within.bottom <= around.bottom && within.height < around.height;
}"""


def test_the_entrance_of_a_piece_that_is_moved_lies_on_it(thumb: Page) -> None:
    take_in(thumb, at_question("first-restaurant", 1))
    x, y, _, _ = map(
        float, (thumb.locator(".ways button[form]").first.get_attribute("data-aim") or "").split()
    )
    box = thumb.locator(".ways").bounding_box()
    assert box is not None
    thumb.touchscreen.tap(box["x"] + box["width"] * x / 100, box["y"] + box["height"] * y / 100)
    expect(thumb.locator(".says .take")).to_be_visible()
    assert thumb.evaluate(INSIDE, [".ways .moving", ".ways .marked"])


CLEAR = """() => {
    const [title, handle] = ["#question-title", ".handle"].map((part) => document.querySelector(part));
    return title.getBoundingClientRect().top >= handle.getBoundingClientRect().bottom - 1;
}"""


def test_scenes_are_leafed_through_at_one_place_and_then_a_question_begins_with_its_title(
    thumb: Page,
) -> None:
    """A tip makes the question longer than the sheet."""
    take_in(thumb, at_question("end-day", 2))
    with change(thumb):
        thumb.locator("#answer .go:visible").tap()
    places = []
    while thumb.locator("#main[data-telling]").count():
        box = thumb.locator("#story .next").bounding_box()
        assert box is not None
        places.append(box["y"])
        thumb.evaluate("document.body.click()")
        thumb.locator("#story .next").tap()
    assert len(places) > 2 and len(set(places)) == 1, places
    expect(thumb.locator("#question-title")).to_be_visible()
    assert thumb.evaluate(CLEAR), "nothing covers the title"
