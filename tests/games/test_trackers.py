"""Counting cards tells what a person could know, whatever lies hidden in the deck."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mautoma.games import GAMES
from mautoma.games.foodchain.automa.deck import draw_card
from mautoma.kernel.chance import Chance
from mautoma.kernel.session import Session
from mautoma.kernel.table import ScriptedTable
from mautoma.kernel.transcript import Transcript
from mautoma.kernel.view import Section
from mautoma.messages import LANGUAGES, words
from mautoma.shelf.sessions import begin_game, open_sample
from tests.offering import WITH_SAMPLE
from tests.player import AnyAnswer


def counted(session: Session, language: str = "en") -> list[Section]:
    tracker = GAMES[session.mode.game].show().tracker
    assert tracker is not None
    return tracker(session, words(language, session.mode.game).say)


def positions(game: str) -> list[Session]:
    """The sample game at six moments or more."""
    whole = open_sample(game)
    header, answers = whole.transcript.header, whole.transcript.answers
    found = [
        Session(whole.mode, whole.edition, Transcript(header, answers[:number]))
        for number in range(2, len(answers), len(answers) // 6)
    ]
    assert len(found) >= 6
    return found


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


@pytest.mark.parametrize("game", WITH_SAMPLE)
def test_nothing_hidden_is_looked_at(game: str) -> None:
    for session in positions(game):
        before = counted(session)
        assert before
        hide_otherwise(session)
        assert counted(session) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_SAMPLE)
def test_what_is_counted_has_words(game: str, language: str) -> None:
    own = words(language, game)
    for session in positions(game):
        sections = counted(session, language)
        assert sections
        for section in sections:
            assert own.text(f"picture-{section.name}") and section.lines and all(section.lines)


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
    assert section.lines[0] == "Still in the deck for sure, 2: Build and Populate or build."


@pytest.mark.parametrize("mat", ["program", "printed"])
@pytest.mark.parametrize("deck", ["shuffled", "printed"])
def test_revives_cards_are_counted_whoever_keeps_mat_and_deck(mat: str, deck: str) -> None:
    """REV-S6, REV-T2: two cards with the S; after a restore turn these and one that nobody has seen."""
    session = begin_game("revive", "table", "house", 3, {"mat": mat, "deck": deck})
    player = AnyAnswer(5)
    while session.state.used != ["c1", "c2"] and session.state.used != ["c2", "c1"]:
        player.step(session)
    (section,) = counted(session)
    assert section.lines[0].startswith("Still in the deck for sure, 0")
    assert len(section.lines) == 2
    while session.state.used:
        player.step(session)
    (section,) = counted(session)
    assert section.lines[0].startswith("Still in the deck for sure, 2")
    assert section.lines[1].startswith("Plus one card nobody has seen, one of these 4")
    while session.state.restores == 1 or session.state.used:
        player.step(session)
    (section,) = counted(session)
    assert section.lines[0].startswith("Still in the deck for sure, 3")
    assert section.lines[1].startswith("Plus one card nobody has seen, one of these 3")


def test_a_card_of_revive_said_to_be_still_in_the_deck_counts_as_there() -> None:
    session = begin_game("revive", "table", "house", 3, {})
    player = AnyAnswer(5)
    while not session.state.used:
        player.step(session)
    turned = session.state.used[0]
    session.say("correct")
    session.answer("deck")
    session.answer(sorted([*session.state.deck, turned]))
    (section,) = counted(session)
    assert section.lines[0].startswith("Still in the deck for sure, 2")


def test_a_card_of_food_chain_magnate_that_was_put_right_is_the_one_that_came() -> None:
    session = begin_game("foodchain", "table", "house", 4, {})
    player = AnyAnswer(5)
    while not session.state.automa.card:
        player.step(session)
    came = session.state.automa.card
    other = next(card.id for card in session.state.edition.pool("round_1_2") if card.id != came)
    session.say("correct")
    session.answer("card")
    session.answer(other)
    named = words("en", "foodchain").word("card", other)
    assert counted(session)[0].lines[1] == f"Turned over: {named}."


@pytest.mark.rule("FCM-E3")
def test_of_the_deck_that_was_shuffled_again_every_card_is_known() -> None:
    session = begin_game("foodchain", "solo", "house", 4, {})
    game = session.state
    game.round, game.automa.deck = 20, []
    game.automa.used = [card.id for group in ("phase_2", "phase_3") for card in game.edition.pool(group)[:3]]
    draw_card(game, ScriptedTable(Chance(1)))
    (section,) = counted(session)
    named = words("en", "foodchain").word("card", game.automa.card)
    assert section.lines[0].startswith("Still to come: 2: ")
    assert named not in section.lines[0]
    assert section.lines[1] == f"Turned over: {named}."


def test_mombasas_cards_are_eight_in_all() -> None:
    dealt = [session for session in positions("mombasa") if session.state.deck.reference]
    assert len(dealt) > 3
    for session in dealt:
        (section,) = counted(session)
        left = int(section.lines[0].partition(": ")[2].partition(":")[0])
        assert left == len(session.state.deck.cards)
