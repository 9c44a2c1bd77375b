"""What to move on the real table after a step back."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from mautoma.games.mombasa.automa.marker_actions import buy, remove
from mautoma.games.mombasa.automa.rewards import remove_post
from mautoma.games.mombasa.automa.slot_actions import books, diamonds, explore, take_card, track
from mautoma.games.mombasa.automa.turn import clean_up, put_away
from mautoma.games.mombasa.edition import CardPriority, Edition, ExplorePriority, house
from mautoma.games.mombasa.names import AUTOMA, HUMAN
from mautoma.games.mombasa.post_columns import Column
from mautoma.games.mombasa.stand_in import StandIn
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.table.differences import differences
from mautoma.games.mombasa.table.facts.columns import learn_columns
from mautoma.games.mombasa.table.facts.markers import space_words
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, msg
from mautoma.kernel.mode import OnATable
from mautoma.kernel.session import Session
from mautoma.messages import LANGUAGES, words
from tests.games.mombasa.builder import (
    DONE,
    card,
    half,
    position,
    scripted,
    with_steps,
    with_values,
)
from tests.games.mombasa.record import record


def taken_back(start: Mombasa, later: Mombasa) -> list[tuple[str, dict[str, Any]]]:
    """What is told, without its title."""
    told = differences(later, start)
    assert told[0] == Event("on-your-table")
    return [(event.kind, dict(event.data)) for event in told[1:]]


def after(game: Mombasa, action: Any, given: Any, *answers: tuple[str, Json]) -> Mombasa:
    later = game.clone()
    table = scripted(later, *answers)
    assert action(later, table, given, card())
    assert not table.answers
    return later


def assert_said(event: Event) -> None:
    for language in LANGUAGES:
        text = words(language, "mombasa").text(f"event-{event.kind}", event.data)
        assert text and not re.search(r"[a-z]_[a-z]|\{|\bnow-", text), text


def number(name: str, value: int, **data: str) -> tuple[str, dict[str, Any]]:
    return "now-number", {"number": msg(f"number-{name}", **data), "value": value}


def test_nothing_to_move_is_not_announced() -> None:
    game = position()
    assert differences(game.clone(), game) == []


def test_what_lies_on_its_own_board_goes_back_to_its_space() -> None:
    game = with_values(position(coins=4, diamonds=2), cairo=5)
    game.automa.steps["cairo"] = 3
    assert taken_back(game, after(game, diamonds, half(diamonds=3))) == [number("diamonds", 2)]
    assert taken_back(game, after(game, track, half(), ("track-gives", "coins 2"))) == [
        number("coins", 4),
        number("steps", 3, company="cairo"),
    ]


def test_books_go_back_the_last_one_first() -> None:
    game = position(books=1, jar=0)
    later = after(game, books, half(books=2), ("book-coin", "3"), ("book-coin", "no_coin"))
    assert taken_back(game, later) == [
        ("now-book-first", {"letter": "B", "at": 3}),
        ("now-book-with-coin", {"letter": "A", "number": 3, "at": 2}),
        number("coins", 1),
        number("books", 1),
        number("jar", 0),
    ]


def test_posts_go_back_into_their_bases() -> None:
    game = with_steps(with_values(position(), cairo=5), human={"mombasa": 4}, automa={})
    given = half(explore=ExplorePriority("richest", 1, 1))
    areas: list[tuple[str, Json]] = [("lowest-area", "4"), ("lowest-area", "7")]
    gives: list[tuple[str, Json]] = [("area-gives", "nothing")] * 2
    later = after(game, explore, given, *areas, DONE, *gives)
    assert taken_back(game, later) == [
        ("now-area-owner", {"area": 7, "company": "cairo", "owner_company": "mombasa"}),
        ("now-area-free", {"area": 4, "company": "cairo"}),
    ]


def test_a_removed_post_comes_back_and_the_columns_are_told_where_they_are_known() -> None:
    board = msgspec.structs.replace(house().board, base_columns=((1, 0, 2), (0, 1, 1)))
    game = with_steps(position(), human={}, automa={"cairo": 2})
    game.edition = Edition("test", "test", house().cards, board)
    learn_columns(game, {"cairo": [Column(2), Column(3)]})
    later = game.clone()
    remove_post(later, scripted(later))
    assert taken_back(game, later) == [
        ("now-post-in-game", {"company": "cairo"}),
        ("now-columns", {"company": "cairo", "numbers": [2, 3]}),
    ]
    game.facts.columns.doubt(["cairo"])
    assert taken_back(game, later) == [("now-post-in-game", {"company": "cairo"})]


def test_a_card_goes_back_to_its_place_in_the_display() -> None:
    game = position()
    shown: tuple[str, Json] = ("display-cards", ["middle_2"])
    later = after(game, take_card, half(card=CardPriority("diamond")), shown)
    assert taken_back(game, later) == [
        ("now-display-card", {"place": msg("display-place", column="middle", row=2)}),
        number("cards", 0),
    ]


def test_a_bonus_marker_comes_back_and_after_the_round_lies_there_again() -> None:
    game = position(coins=1)
    later = after(game, remove, half(), DONE)
    here = {"space": space_words("remove")}
    assert taken_back(game, later) == [number("coins", 1), number("markers", 3), ("now-no-marker", here)]
    over = later.clone()
    clean_up(over, scripted(over))
    told = taken_back(later, over)
    assert number("markers", 2) in told and ("now-marker", here) in told
    bought = after(later, buy, half(), ("display-cards", ["left_1"]))
    assert ("now-no-marker", {"space": space_words("buy")}) in taken_back(later, bought)
    assert ("now-no-marker", here) not in taken_back(later, bought)


def test_its_printed_cards_go_back_into_the_deck_or_lie_where_they_lay() -> None:
    cards = [card(name) for name in ("a", "b", "c", "d")]
    game = position(*cards, reference="a", drawn=("b", "c", "d"))
    game.printed_deck = True
    drawn, slot = game.clone(), game.clone()
    drawn.deck.drawn = drawn.deck.cards.pop()
    slot.deck.drawn = slot.deck.cards.pop()
    put_away(slot, scripted(slot), cards[1], "diamonds")
    assert taken_back(game, slot) == [("now-in-deck", {"cards": ["b"]})]
    assert taken_back(drawn, slot) == [("now-drawn", {"card": "b"})]
    discard = slot.clone()
    discard.deck.drawn = discard.deck.cards.pop()
    put_away(discard, scripted(discard), cards[2], None)
    assert taken_back(slot, discard) == [("now-in-deck", {"cards": ["c"]})]
    over = discard.clone()
    clean_up(over, scripted(over))
    over.round, over.deck.reference = 3, "c"
    assert taken_back(discard, over) == [
        ("now-round", {"round": 2}),
        ("now-reference", {"card": "a"}),
        ("now-slots", {"cards": ["b"]}),
        ("now-discards", {"cards": ["c"]}),
    ]
    for event in differences(over, discard) + differences(slot, drawn) + differences(slot, game):
        assert_said(event)


def test_cards_that_only_the_program_has_stay_unnamed() -> None:
    game = position(card("a"), card("b"), reference="a", drawn=("b",))
    later = game.clone()
    later.deck.drawn = later.deck.cards.pop()
    put_away(later, scripted(later), card("b"), "diamonds")
    assert differences(later, game) == []


def test_the_token_goes_back() -> None:
    game = position()
    game.first = HUMAN
    later = game.clone()
    later.first = AUTOMA
    assert taken_back(game, later) == [("now-token", {"side": HUMAN})]


def test_only_a_real_table_has_pieces_to_move() -> None:
    assert isinstance(AtTable(), OnATable)
    assert not isinstance(StandIn(), OnATable)


@pytest.fixture(scope="module")
def finished() -> Session:
    return record(4)


def test_after_every_step_back_all_is_said_in_both_languages(finished: Session) -> None:
    kinds = set()
    while finished.number:
        finished.old = None  # each step by itself
        finished.undo("step")
        for event in finished.put_back or ():
            kinds.add(event.kind)
            assert_said(event)
    assert {"now-number", "now-no-marker", "now-north-free"} <= kinds
    assert {"now-display-card", "now-book-first", "now-round"} <= kinds
    assert finished.state.put_back == []
