"""Cards entered as they come up: the first game can begin with none of them known."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mautoma.games.foodchain.content import DATA
from mautoma.games.foodchain.content.products import BURGER, SODA
from mautoma.games.foodchain.edition import (
    EDITIONS,
    Campaign,
    Card,
    CleanUpIcon,
    Edition,
    WorkIcon,
    house,
)
from mautoma.games.foodchain.solo import Solo
from mautoma.games.foodchain.table.mode import AtTable
from mautoma.kernel.message import Json, Msg, msg
from mautoma.kernel.replay import Unfinished
from mautoma.kernel.session import Session, new_session
from mautoma.messages import LANGUAGES, words
from tests.editions import load
from tests.player import AnyAnswer

ENTERED: tuple[tuple[str, Json], ...] = (
    ("card-price", "9"),
    ("card-waitresses", 1),
    ("card-work", "burger"),
    ("card-work", "burger"),
    ("card-work", "soda"),
    ("card-work", "most_food"),
    ("card-amount", 2),
    ("card-work", "payout"),
    ("card-work", "build"),
    ("card-build", "top_left"),
    ("card-work", "no-more"),
    ("card-dinner", "sales_icon"),
    ("card-campaigns", "drink_3"),
    ("card-houses", "3"),
    ("card-houses", "20"),
    ("card-houses", "3"),
    ("card-houses", "no-more"),
    ("card-campaigns", "no-more"),
    ("card-priority", "14"),
    ("card-clean-up", "milestone"),
    ("card-milestone", "first_radio"),
    ("card-clean-up", "leaves"),
    ("card-leaves", "guru"),
    ("card-clean-up", "train"),
    ("card-clean-up", "no-more"),
)
MOST_DEALT = {"round_1_2": 1, "phase_1": 4, "phase_2": 4, "phase_3": 5}
CARD = Card(
    id="own_1",
    group="round_1_2",
    price=9,
    waitresses=1,
    work=(
        WorkIcon(gain={BURGER: 2, SODA: 1}),
        WorkIcon(most_food=2),
        WorkIcon(payout=True),
        WorkIcon(build="top_left"),
    ),
    sales_icon=True,
    campaigns=(Campaign("drink", 3, (3, 20, 3)),),
    priority=14,
    clean_up=(CleanUpIcon(milestone="first_radio"), CleanUpIcon(leaves="guru"), CleanUpIcon(train=True)),
)


def empty(folder: Path) -> Edition:
    """An owner's edition before the first card, with a mat that is entered."""
    shutil.copytree(DATA / "house", folder / "mine")
    (folder / "mine" / "cards.toml").write_text("")
    return load(EDITIONS, folder / "mine")


def begin(edition: Edition, seed: int = 5) -> Session:
    options = {"level": "easy", "map": "none", "deck": "printed"}
    return new_session(AtTable(), edition, seed, "test", options)


def answer(session: Session, *answers: tuple[str, Json]) -> None:
    for key, each in answers:
        assert session.question is not None and session.question.key == key
        session.answer(each)


@pytest.mark.rule("FCM-W1")
def test_a_card_is_entered_as_it_is_printed_and_acts_at_once(tmp_path: Path) -> None:
    session = begin(empty(tmp_path))
    answer(session, ("own-turn", "ready"), ("card", "new"), *ENTERED)
    assert session.state.entering == CARD
    answer(session, ("card-right", "right"))
    assert session.state.entering is None
    assert session.state.card == CARD
    assert session.state.automa.freezers[BURGER] >= 2
    names = [event.data["card"] for event in session.events if event.kind == "card-entered"]
    said = words("en", "foodchain").say(msg("view-card", card=names[0]))
    assert said == "$9 · 2 burgers and 1 soda, 2 of the food it has most of"


def test_a_part_that_is_wrong_is_entered_again(tmp_path: Path) -> None:
    session = begin(empty(tmp_path))
    answer(session, ("own-turn", "ready"), ("card", "new"), *ENTERED)
    answer(session, ("card-right", "campaigns"), ("card-campaigns", "no-more"))
    answer(session, ("card-right", "price"), ("card-price", "11"), ("card-right", "right"))
    assert (session.state.card.price, session.state.card.campaigns) == (11, ())
    assert session.state.card.work == CARD.work


@pytest.mark.rule("FCM-M4")
def test_a_campaign_has_no_more_houses_than_there_are(tmp_path: Path) -> None:
    session = begin(empty(tmp_path))
    answer(session, ("own-turn", "ready"), ("card", "new"), *ENTERED)
    answer(session, ("card-right", "campaigns"), ("card-campaigns", "food_2"))
    answer(session, *[("card-houses", str(number)) for number in range(1, 21)])
    answer(session, ("card-campaigns", "no-more"), ("card-right", "right"))
    assert session.state.card.campaigns == (Campaign("food", 2, tuple(range(1, 21))),)


@pytest.mark.rule("FCM-M7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_the_number_is_really_missing_is_asked(tmp_path: Path, language: str) -> None:
    session = begin(empty(tmp_path))
    answer(session, ("own-turn", "ready"), ("card", "new"), *ENTERED)
    answer(session, ("card-right", "priority"), ("card-priority", "none"))
    question = session.question
    assert question is not None
    doubt = question.data["doubt"]
    assert isinstance(doubt, Msg) and "11" in words(language, "foodchain").say(doubt)
    answer(session, ("insist", False), ("card-priority", "none"), ("insist", True), ("card-right", "right"))
    assert session.state.card.priority is None


def test_an_entered_card_is_known_from_then_on(tmp_path: Path) -> None:
    edition = empty(tmp_path).with_card(CARD)
    session = begin(edition)
    answer(session, ("own-turn", "ready"), ("card", "own_1"))
    assert session.state.card == CARD


@pytest.mark.rule("FCM-S12")
def test_an_edition_is_complete_when_every_level_can_be_dealt(tmp_path: Path) -> None:
    edition = empty(tmp_path)
    assert edition.missing
    for card in house().cards:
        if (
            len(edition.pool(card.group))
            < {"round_1_2": 1, "phase_1": 4, "phase_2": 4, "phase_3": 5}[card.group]
        ):
            assert edition.missing
            edition = edition.with_card(card)
    assert not edition.missing


def test_an_incomplete_edition_is_for_those_who_draw_themselves(tmp_path: Path) -> None:
    edition = empty(tmp_path)
    with pytest.raises(Unfinished):
        new_session(AtTable(), edition, 1, "test", {"map": "none"})
    with pytest.raises(Unfinished):
        new_session(Solo(), edition, 1, "test", {})
    assert "deck" not in begin(edition).asides


@pytest.mark.rule("FCM-S12")
def test_the_program_takes_over_once_it_knows_enough_cards(tmp_path: Path) -> None:
    edition = empty(tmp_path)
    for card in house().cards[1:]:
        edition = edition.with_card(card)
    session = begin(edition)
    answer(session, ("own-turn", "ready"))
    assert session.question is not None
    session.answer("shuffled")
    deck = session.state.automa.deck
    assert len(deck) == 13 and not any(card.startswith("?") for card in deck)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_entered_the_game_goes_on(tmp_path: Path, seed: int) -> None:
    player = AnyAnswer(seed)
    session = begin(empty(tmp_path), seed)
    while session.question is not None and session.state.round < 16:
        player.step(session)
    known = [card.id for card in session.state.edition.cards]
    assert set(session.state.automa.used) <= set(known)
    assert len(set(known)) == len(known)
    again = Session(session.mode, session.edition, session.transcript)
    assert again.state == session.state
