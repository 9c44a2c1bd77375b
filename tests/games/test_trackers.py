"""Counting cards tells what a person could know, whatever lies hidden in the deck."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mautoma.games import GAMES
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript
from mautoma.kernel.view import Section
from mautoma.messages import LANGUAGES, words
from mautoma.shelf.sessions import begin_game, open_sample


def counted(session: Session, language: str = "en") -> list[Section]:
    tracker = GAMES[session.mode.game].tracker
    assert tracker is not None
    return tracker(session, words(language, session.mode.game).say)


def positions(game: str) -> list[Session]:
    """The sample game at several moments."""
    whole = open_sample(game)
    header, answers = whole.transcript.header, whole.transcript.answers
    return [
        Session(whole.mode, whole.edition, Transcript(header, answers[:number]))
        for number in range(2, len(answers), len(answers) // 6)
    ]


def hide_otherwise(session: Session) -> None:
    """Another order of what nobody sees."""
    state: Any = session.state
    chance = random.Random(1)
    if session.mode.game == "foodchain":
        state.automa.deck = [f"hidden-{number}" for number in range(len(state.automa.deck))]
        state.automa.reserve = 0
    elif session.mode.game == "mombasa":
        below = state.deck.cards[:-1]
        chance.shuffle(below)
        state.deck.cards[:-1] = below
    else:
        state.deck = [f"hidden-{number}" for number in range(len(state.deck))]
        state.progress, state.removed = [], ""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_looked_at(game: str) -> None:
    for session in positions(game):
        before = counted(session)
        hide_otherwise(session)
        assert counted(session) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_counted_has_words(game: str, language: str) -> None:
    own = words(language, game)
    for session in positions(game):
        for section in counted(session, language):
            assert own.text(f"picture-{section.name}") and all(section.lines)


def test_before_the_first_card_every_group_is_open() -> None:
    session = begin_game("foodchain", "solo", "house", 4, {"level": "easy"})
    lines = [section.lines[0] for section in counted(session)]
    assert [line.partition(":")[2][:14] for line in lines] == [
        " 1 of these 3:",
        " 4 of these 6:",
        " 4 of these 7:",
        " 5 of these 9:",
    ]


def test_revives_first_deck_is_the_two_cards_with_the_s() -> None:
    (section,) = counted(positions("revive")[0])
    assert section.lines[0] == "Certainly still in the deck: 2: Build and Populate or build."


def test_mombasas_cards_are_eight_in_all() -> None:
    for session in positions("mombasa"):
        (section,) = counted(session)
        deck = session.state.deck
        if deck.reference:
            left = int(section.lines[0].partition(": ")[2].partition(":")[0])
            assert left == len(deck.cards)
