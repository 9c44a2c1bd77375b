"""The printed deck: the player shuffles and draws; what is not entered yet is entered when it is seen."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from mautoma.games.mombasa.at_table import AtTable
from mautoma.games.mombasa.edition import (
    DATA,
    Card,
    CardPriority,
    Edition,
    ExplorePriority,
    Half,
    TrackPriority,
    house,
    load_edition,
)
from mautoma.games.mombasa.new_card import findings
from mautoma.games.mombasa.printed_deck import FACE_DOWN, turn_over
from mautoma.games.mombasa.stand_in import StandIn
from mautoma.games.mombasa.state import Deck, Game
from mautoma.kernel.chance import Chance
from mautoma.kernel.message import Json
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session, Unfinished, new_session
from mautoma.kernel.table import ScriptedTable
from tests.player import AnyAnswer

EARLY: tuple[tuple[str, Json], ...] = (
    ("half-symbol", "banana"),
    ("half-number", 2),
    ("half-symbol", "X"),
    ("half-symbol", "expansion"),
    ("half-number", 1),
    ("half-card", "goods"),
    ("half-goods", ["coffee", "cotton"]),
    ("half-track", "lead"),
    ("half-steps", 2),
    ("half-explore", "richest"),
    ("half-white", 1),
    ("half-black", 0),
    ("half-books", 2),
    ("half-diamonds", 3),
    ("side-right", True),
)
LATE: tuple[tuple[str, Json], ...] = (
    ("half-symbol", "X"),
    ("half-symbol", "X"),
    ("half-symbol", "cotton"),
    ("half-number", 4),
    ("half-card", "bookkeeper"),
    ("half-track", "deficit"),
    ("half-steps", 3),
    ("half-explore", "automa_most"),
    ("half-white", 0),
    ("half-black", 2),
    ("half-books", 3),
    ("half-diamonds", 4),
    ("side-right", True),
)
ACTION_SIDE: tuple[tuple[str, Json], ...] = (
    ("side-action", "diamonds"),
    ("side-action", "bonus"),
    ("side-tile", "third"),
    ("side-tile", "first"),
    ("side-tile", "no-more"),
    ("side-action", "no-more"),
    ("side-right", True),
)
EARLY_HALF = Half(
    ({"banana": 2}, "X", {"expansion": 1}),
    CardPriority("goods", ("coffee", "cotton")),
    TrackPriority("lead", 2),
    ExplorePriority("richest", 1, 0),
    2,
    3,
)
LATE_HALF = Half(
    ("X", "X", {"cotton": 4}),
    CardPriority("bookkeeper"),
    TrackPriority("deficit", 3),
    ExplorePriority("automa_most", 0, 2),
    3,
    4,
)


def empty(folder: Path) -> Edition:
    """An owner's edition before the first card."""
    shutil.copytree(DATA / "house", folder / "mine")
    (folder / "mine" / "cards.toml").write_text("")
    return load_edition(folder / "mine")


def begin(edition: Edition, seed: int = 5) -> Session:
    options = {"level": "normal", "first": "automa", "deck": "printed"}
    session = new_session(AtTable(), edition, seed, "test", options)
    answer(session, ("ready", "ready"), ("starting-tile", "nothing"))
    return session


def answer(session: Session, *answers: tuple[str, Any]) -> None:
    for key, each in answers:
        assert session.question is not None and session.question.key == key
        session.answer(each)


@pytest.mark.rule("MOM-P2")
@pytest.mark.rule("MOM-P4")
def test_the_player_tells_which_cards_lie_open() -> None:
    session = begin(house())
    first, second = house().cards[0].id, house().cards[3].id
    answer(session, ("printed-reference", second))
    assert isinstance(session.question, Pick) and second not in session.question.values()
    answer(session, ("printed-top", first))
    assert (session.state.deck.reference, session.state.deck.cards[-1]) == (second, first)
    assert session.state.symbols() == house().cards[3].early.reference


@pytest.mark.rule("MOM-A5")
def test_the_next_priority_side_is_told_when_a_card_is_drawn() -> None:
    session = begin(house())
    names = [card.id for card in house().cards]
    answer(session, ("printed-reference", names[0]), ("printed-top", names[1]), ("ready", "ready"))
    answer(session, ("printed-top", names[2]))
    draws = next(event for event in session.events if event.kind == "draws")
    assert (draws.data["card"], draws.data["priority_card"]) == (names[1], names[2])


def test_a_card_is_entered_side_by_side_as_its_sides_are_seen(tmp_path: Path) -> None:
    session = begin(empty(tmp_path))
    answer(session, ("printed-reference", "new"), *EARLY, *LATE)
    assert session.state.edition.cards == (Card("own_1", (), EARLY_HALF, LATE_HALF),)
    answer(session, ("printed-top", "new"), *EARLY, *LATE, ("ready", "ready"))
    assert findings(session.state) == []
    answer(session, *ACTION_SIDE)
    drawn = session.state.edition.card("own_2")
    assert (drawn.actions, drawn.bonus) == (("diamonds", "bonus"), ("third", "first"))
    assert [finding.entry["id"] for finding in findings(session.state)] == ["own_2"]


def test_a_side_that_is_wrong_is_entered_again(tmp_path: Path) -> None:
    session = begin(empty(tmp_path))
    answer(session, ("printed-reference", "new"), *LATE[:-1], ("side-right", False), *EARLY, *LATE)
    assert session.state.edition.cards == (Card("own_1", (), EARLY_HALF, LATE_HALF),)


@pytest.mark.rule("MOM-S4")
def test_the_last_card_need_not_be_told() -> None:
    """Of eight known cards seven have been seen: the eighth is what is left."""
    names = [card.id for card in house().cards]
    game = Game(house(), turning_round=4, printed_deck=True)
    game.deck = Deck([FACE_DOWN], names[0], slots=names[1:4], discard=names[4:6], drawn=names[6])
    turn_over(game, ScriptedTable(Chance(1)))
    assert game.deck.cards == [names[7]]


def test_an_incomplete_edition_is_for_those_who_draw_themselves(tmp_path: Path) -> None:
    edition = empty(tmp_path)
    assert edition.missing
    with pytest.raises(Unfinished):
        new_session(AtTable(), edition, 1, "test", {})
    with pytest.raises(Unfinished):
        new_session(StandIn(), edition, 1, "test", {})


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_entered_the_game_goes_on(tmp_path: Path, seed: int) -> None:
    player = AnyAnswer(seed)
    session = begin(empty(tmp_path), seed)
    player.finish(session)
    cards = session.state.edition.cards
    assert session.result is not None and len(cards) <= 8
    for card in cards:
        assert card.early.card is not None and card.late.explore is not None
    again = Session(session.mode, session.edition, session.transcript)
    assert again.state == session.state
