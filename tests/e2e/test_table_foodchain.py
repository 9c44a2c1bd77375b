"""Food Chain Magnate at the table, on a phone beside the board: a whole game by tapping."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.kernel.event import Event
from mautoma.kernel.question import Confirm, Counts, Number, Numbers, Pick, Question
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import ASIDE
from mautoma.kernel.transcript import Transcript, read
from mautoma.kernel.turns import open_orders
from mautoma.messages import Words, words
from mautoma.web.page.log import places_of
from tests.e2e.conftest import Complaints
from tests.e2e.taps import Tapper, a_phone, begin
from tests.samples import sample_of

ROUND_TO_TAKE_BACK = 5
TAPS_A_ROUND = 14


class Rounds:
    """Taps by round, and which orders were pointed at on the city."""

    def __init__(self, tapper: Tapper) -> None:
        self.tapper = tapper
        self.taps: Counter[int] = Counter()
        self.pointed: Counter[str] = Counter()
        self._before = 0

    def look(self) -> None:
        if (order := newest_placement(self.tapper.beside)) is not None:
            shape = self.tapper.page.locator("#frame-board [data-pointed]")
            expect(shape).to_have_attribute("data-pointed", " ".join(places_of(order)))
            self.pointed[order.kind] += 1

    def give(self, answer: Any) -> None:
        number = self.tapper.beside.state.round
        self.tapper.play([answer], self.look)
        self.taps[number] += self.tapper.taps.total() - self._before
        self._before = self.tapper.taps.total()


def newest_placement(beside: Session) -> Event | None:
    """Of what there is to do on the map."""
    if beside.state.without_map:
        return None
    told = [beside.events[number] for number in open_orders(beside)]
    return next((event for event in reversed(told) if places_of(event)), None)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", pytest.param("it", marks=pytest.mark.fuzz)])
def test_a_whole_game_with_the_map_takes_few_taps_with_a_dinner_taken_back(
    browser: Browser, server: str, complaints: Complaints, language: str
) -> None:
    recorded = read(sample_of("foodchain"))
    beside = new_session(AtTable(), house(), recorded.header.seed, "test", dict(recorded.header.options))
    with a_phone(browser, server, language) as phone:
        complaints.listen(phone)
        begin(phone, beside)
        expect(phone.locator("#frame-board")).to_be_visible()
        rounds = Rounds(Tapper(phone, beside))
        for answer in recorded.answers:
            assert beside.question is not None
            if (beside.state.round, beside.question.key) == (ROUND_TO_TAKE_BACK, "salaries"):
                rounds.tapper.wait()
                take_back_the_dinner(phone, beside, words(language, "foodchain"))
            rounds.give(answer)
        expect(phone.locator("#end-title")).to_be_visible()
        assert sticks_out(phone) <= 0
    assert rounds.tapper.orders >= 40
    placed = {"house-built", "garden-built", "demand-placed", "stacks-run", "house-served"}
    assert placed <= set(rounds.pointed)
    assert rounds.tapper.questions.total() <= 60
    assert rounds.tapper.taps.total() / len(rounds.taps) <= TAPS_A_ROUND, rounds.taps
    assert rounds.tapper.taps.total() <= 85, rounds.taps
    assert max(rounds.taps.values()) <= TAPS_A_ROUND, rounds.taps


@pytest.mark.fuzz
def test_a_whole_game_without_the_map_takes_few_taps(
    browser: Browser, server: str, complaints: Complaints
) -> None:
    beside = new_session(AtTable(), house(), 3, "test", {"map": "none"})
    with a_phone(browser, server) as phone:
        complaints.listen(phone)
        begin(phone, beside)
        rounds = Rounds(Tapper(phone, beside))
        while beside.question is not None:
            rounds.give(told(beside.question, beside.state.round))
        expect(phone.locator("#end-title")).to_contain_text("You win")
    assert rounds.tapper.questions.total() <= 80
    assert rounds.tapper.taps.total() <= 128, rounds.taps
    assert max(rounds.taps.values()) <= 23, rounds.taps


def told(question: Question[Any], round_: int) -> Any:
    """An ordinary evening: the automa feeds two houses, the human earns a little more each round."""
    match question:
        case Number(key="houses-served", most=most):
            return min(2, most)
        case Counts(key="items-sold", available=held):
            most_first = sorted(held, key=lambda name: -held[name])
            items = [name for name in most_first for _ in range(held[name])]
            return dict(Counter(items[:2]))
        case Numbers(key="sources", names=names):
            return dict.fromkeys(names, 2)
        case Number(key="earned"):
            return 20 + 5 * round_
        case Number(key="salaries"):
            return 5 * (round_ // 3)
        case Confirm(key="insist"):
            return True
        case Pick(default=None):
            return question.values()[0]
    return question.default


def take_back_the_dinner(page: Page, beside: Session, said: Words) -> None:
    """The page lists what to move on the table and what was taken back; then the game goes on as it was."""
    served = [event for event in beside.events if event.kind == "house-served"][-1]
    page.locator(".tabs label[for=tab-more]").click()
    page.locator("[name=level][value=round]").click()
    back = page.locator(".taken-back")
    beside.undo("round")
    assert beside.put_back is not None and len(beside.put_back) > 1
    for move in beside.put_back:
        expect(back).to_contain_text(said.text(f"event-{move.kind}", move.data))
    while beside.redoable:
        beside.redo()
    expect(back).to_contain_text(said.event(served))
    expect(page.locator("#main")).to_have_attribute("data-due", "")
    page.locator(".tabs label[for=tab-more]").click()
    page.locator("button[formaction$='/jump']").click()
    expect(page.locator("#question-title")).to_have_text(said.text("ask-salaries"))
    expect(back).to_have_count(0)


def test_a_correction_says_what_is_different_on_the_table_now(browser: Browser, server: str) -> None:
    recorded = read(sample_of("foodchain"))
    with a_phone(browser, server) as phone:
        correct_the_bank(phone, recorded)


def correct_the_bank(phone: Page, recorded: Transcript) -> None:
    beside = new_session(AtTable(), house(), recorded.header.seed, "test", dict(recorded.header.options))
    begin(phone, beside)
    Tapper(phone, beside).play([*recorded.answers[:3], {ASIDE: "correct"}, "bank", 93])
    expect(phone.locator(".log")).to_contain_text("On your table, now:")
    expect(phone.locator(".log")).to_contain_text("Bank: $93.")
    assert beside.question is not None
    expect(phone.locator("#main")).to_have_attribute("data-asked", beside.question.key)


def sticks_out(page: Page) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def test_a_map_is_entered_by_tapping_pictures_alone(browser: Browser, server: str) -> None:
    """Nine tiles, one of them turned twice; then the first restaurant, where it may go."""
    beside = new_session(AtTable(), house(), 5, "test", {"map": "entered"})
    with a_phone(browser, server) as phone:
        begin(phone, beside)
        tapper = Tapper(phone, beside)
        tapper.play([*"ACK", "top", "top", *"LMNHDE"])
        tapper.wait()
        assert tapper.taps["map-tile"] == 11
        expect(phone.locator("#frame-laying")).to_be_visible()
        tapper.play(["done", "ready"])
        tapper.wait()
        assert isinstance(beside.question, Pick)
        assert phone.locator("#frame-board .spot").count() == len(beside.question.values()) < 40
