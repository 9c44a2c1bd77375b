"""A box with the author's printed cards and mat: nothing of the house edition decides anything.

What a card or the mat shows is asked when it is first needed, and known for ever.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mautoma.games.foodchain.edition import Edition, read_edition
from mautoma.games.foodchain.state import TableGame
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.kernel.message import Msg
from mautoma.kernel.session import new_session
from tests.games.foodchain.table.author import (
    NOTHING_ENTERED,
    Author,
    author_edition,
    is_part_of,
    kept,
    same_card,
)
from tests.player import AnyAnswer

SEEDS = range(4)
MAPS = ("none", "dealt")
ENTERING = {"card-entered", "mat-entered", "insisted"}


@pytest.fixture(autouse=True)
def no_house_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at the house's cards or mat finds nothing."""

    def nonsense(*_: object) -> Edition:
        raise AssertionError("a fact of the house edition")

    monkeypatch.setattr("mautoma.games.kit.editions._house", nonsense)
    monkeypatch.setattr("mautoma.games.kit.editions.texts", nonsense)


class Played:
    """A game to its end, or until nobody wants to go on: what was answered, told and asked."""

    def __init__(
        self, edition: Edition, author: Author, seed: int, map: str, answers: list[Any] | None
    ) -> None:
        options = {"level": "normal", "map": map, "deck": "printed", "mat": "printed"}
        self.session = new_session(AtTable(), edition, seed, "test", options)
        self.author = author
        self.answers: list[Any] = []
        player, given = AnyAnswer(seed), iter(answers or ())
        while self.session.question is not None and self.state.round < 20:
            answer = author.answer(self.session)
            if answer is None:
                key = self.session.question.key
                answer = (key, player.answer(self.session.question)) if answers is None else next(given)
                assert answer[0] == key
                self.answers.append(answer)
                answer = answer[1]
            self.session.answer(answer)

    @property
    def state(self) -> TableGame:
        state: TableGame = self.session.state
        return state

    def told(self) -> list[Any]:
        """Whatever a card is called."""
        return [
            (
                event.kind,
                [(name, datum) for name, datum in event.data.items() if name not in ("card", "cards")],
            )
            for event in self.session.events
            if event.kind not in ENTERING
        ]


@pytest.mark.rule("FCM-W7")
@pytest.mark.rule("FCM-D7")
@pytest.mark.rule("FCM-D2")
@pytest.mark.parametrize("map", MAPS)
def test_a_box_that_nobody_has_entered_plays_as_one_that_is_entered(map: str) -> None:
    asked: set[str] = set()
    for seed in SEEDS:
        printed = author_edition(Random(seed))
        whole = Played(printed, Author(printed, "normal", seed), seed, map, None)
        assert not whole.author.asked
        blank = read_edition("mine", NOTHING_ENTERED)
        first = Played(blank, Author(printed, "normal", seed), seed, map, whole.answers)
        assert first.told() == whole.told(), seed
        assert first.state.automa.cash == whole.state.automa.cash
        known = first.state.edition
        drawn = {event.data["card"] for event in whole.session.events if event.kind == "card-drawn"}
        assert len(known.cards) == len(drawn)
        assert all(any(same_card(card, each) for each in printed.cards) for card in known.cards)
        assert is_part_of(known.mat, printed.mat)
        again = kept(first.session)
        assert (again.cards, again.mat) == (known.cards, known.mat)
        second = Played(again, Author(printed, "normal", seed), seed, map, whole.answers)
        assert not second.author.asked
        assert second.told() == whole.told(), seed
        asked |= set(first.author.asked)
    assert {"mat-spot", "mat-last-spot", "mat-step", "card-houses", "card-priority", "card-leaves"} <= asked


def test_a_step_back_forgets_what_was_entered_of_the_mat() -> None:
    printed = author_edition(Random(0))
    author = Author(printed, "normal", 0)
    played = Played(read_edition("mine", NOTHING_ENTERED), author, 0, "none", None)
    session = played.session
    assert session.state.looked_at
    session.jump(next(at for at, key in session.asked.items() if key.startswith("mat-")))
    assert session.state.edition.mat == read_edition("mine", NOTHING_ENTERED).mat


def test_no_card_is_called_by_a_number_that_nobody_gave_it() -> None:
    printed = author_edition(Random(1))
    session = Played(
        read_edition("mine", NOTHING_ENTERED), Author(printed, "normal", 1), 1, "none", None
    ).session
    drawn = [event.data["card"] for event in session.events if event.kind == "card-drawn"]
    assert drawn and all(isinstance(name, Msg) and name.key == "card-shows" for name in drawn)


def test_an_edition_is_begun_with_nothing_in_it() -> None:
    blank = read_edition("mine", NOTHING_ENTERED)
    assert not blank.cards
    assert blank.mat.sales == () and blank.mat.modifiers == (0,)
    assert blank.missing
