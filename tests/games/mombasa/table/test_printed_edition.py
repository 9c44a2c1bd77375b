"""Whole games with printed cards and the printed scheme, begun with nothing entered: everything that decides
comes from the owner, and is asked once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from mautoma.games.mombasa.edition import EDITIONS, HALVES, Card, Edition, Half, house
from mautoma.games.mombasa.names import PRIORITIES
from mautoma.games.mombasa.view import MombasaView
from mautoma.kernel import replay
from mautoma.kernel.event import Event
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.table import Asked, ReplayTable
from mautoma.messages import words
from mautoma.shelf.findings import keep_findings
from tests.games.mombasa.author import Owner, authors_edition, play_printed
from tests.home import my_editions

A = TypeVar("A")

BOX = "My box"
NONSENSE = {"cards.toml": "nonsense = [", "board.toml": "nonsense = ["}
ENTERING = ("card-", "priority-", "side-", "last-", "space-points", "area-gives", "majority-gives")
"""Questions about what is printed on cards and boards."""
CARDS = ("card", "top_card", "priority_card")


@pytest.fixture
def blank(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Edition:
    """The edition that a game with printed cards begins with, where the house's files are nonsense."""

    def no_house(self: object) -> Edition:
        raise AssertionError("a game with printed cards read the house edition")

    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    monkeypatch.setattr("mautoma.shelf.editions.house_files", lambda game: NONSENSE)
    monkeypatch.setattr(type(EDITIONS), "house", no_house)
    assert my_editions().blank("mombasa", BOX) == BOX
    return find()


def find() -> Edition:
    edition = my_editions().find("mombasa", BOX)
    assert isinstance(edition, Edition)
    return edition


def decisions(owner: Owner) -> list[tuple[str, Any, tuple[str, ...]]]:
    """All that was told but which card it was: each game calls it in its own way."""
    return [_told(event) for event in owner.events if event.kind not in ("insisted",)]


def _told(event: Event) -> tuple[str, Any, tuple[str, ...]]:
    return event.kind, {name: each for name, each in event.data.items() if name not in CARDS}, event.rules


def entered(owner: Owner) -> list[str]:
    return [question.key for question in owner.questions if question.key.startswith(ENTERING)]


def test_the_author_is_unlike_the_house() -> None:
    ours, theirs = house(), authors_edition(1)
    assert not {str(half) for half in _halves(ours)} & {str(half) for half in _halves(theirs)}
    assert not {card.actions for card in ours.cards} & {card.actions for card in theirs.cards}
    for field in ("diamonds", "books", "scheme", "areas", "majorities"):
        assert getattr(ours.board, field) != getattr(theirs.board, field)


def _halves(edition: Edition) -> list[Half]:
    return [card.half(half) for card in edition.cards for half in HALVES]


@pytest.mark.rule("MOM-S4")
@pytest.mark.rule("MOM-N3")
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_game_begun_with_nothing_entered_decides_as_one_with_all_of_it(blank: Edition, seed: int) -> None:
    author = authors_edition(seed)
    first, session = play_printed(seed, blank, author)
    whole, _ = play_printed(seed, author, author)
    assert decisions(first) == decisions(whole)
    assert not entered(whole)
    # It is all kept, and true.
    assert keep_findings(session, BOX, my_editions()) is not None
    kept = find()
    for card in kept.cards:
        _is_true(card, author)
    assert kept.board.scheme == "numbers"
    for area in kept.board.areas:
        assert area == author.board.area(area.number)
    assert all(author.board.majority(good) == gives for good, gives in kept.board.majorities.items())
    # And never asked again.
    second, _ = play_printed(seed, kept, author)
    assert entered(first) and not entered(second)
    measured = author.with_board(replace(author.board, track_lengths=kept.board.track_lengths))
    assert decisions(second) == decisions(play_printed(seed, measured, author)[0])


def _is_true(card: Card, author: Edition) -> None:
    """What is known of it is what is printed, and so is what it's said not to show."""
    printed = next(each for each in author.cards if _is_same(each, card))
    assert card.actions in ((), printed.actions)
    assert card.bonus == (printed.bonus if card.actions else ())
    for name in HALVES:
        known, there = card.half(name), printed.half(name)
        assert known.reference in ((), there.reference)
        for priority in PRIORITIES:
            assert getattr(known, priority) in (None, getattr(there, priority))
        assert set(known.without) <= set(there.without)


def _is_same(one: Card, other: Card) -> bool:
    return any(one.half(half).reference == other.half(half).reference for half in HALVES)


def test_half_a_card_at_a_time(blank: Edition) -> None:
    """Before the deck is turned, nothing of the other half is asked (MOM-P1)."""
    _, session = play_printed(3, blank, authors_edition(3))
    before = next(mark.at for mark in session.marks if (mark.level, mark.name) == ("round", "4"))
    session.jump(before)
    assert session.state.edition.cards
    for card in session.state.edition.cards:
        assert card.early.reference and card.late == type(card.late)()


def test_every_screen_of_it_can_be_drawn(blank: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    view, say = MombasaView(), words("it", "mombasa").say
    drawn: Counter[str] = Counter()

    class Drawing(ReplayTable):
        def ask(self, asked: Asked[A]) -> A:
            question = asked if isinstance(asked, Question) else asked()
            picture = view.pictures(self.state, question, say)[0]
            assert picture.svg.startswith("<svg")
            if isinstance(question, Pick) and picture.name in ("entered", "known-cards"):
                assert {spot.value for spot in picture.spots} <= set(question.values())
            drawn[picture.name] += 1
            return super().ask(question)

    monkeypatch.setattr(replay, "ReplayTable", Drawing)
    _, session = play_printed(2, blank, authors_edition(2))
    assert drawn.total() == session.number and min(drawn["entered"], drawn["known-cards"]) > 20
