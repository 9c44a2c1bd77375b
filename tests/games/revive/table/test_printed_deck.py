"""The printed deck: the player shuffles and draws; the cards with the S are learned as they come up."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mautoma.games.revive.edition import DATA, EDITIONS, Edition, house
from mautoma.games.revive.stand_in import StandIn
from mautoma.games.revive.table.findings import findings
from mautoma.games.revive.table.mode import AtTable
from mautoma.kernel.question import Pick
from mautoma.kernel.replay import Unfinished
from mautoma.kernel.session import Session, new_session
from tests.editions import load
from tests.player import AnyAnswer


def empty(folder: Path) -> Edition:
    """An owner's edition before the first card."""
    shutil.copytree(DATA / "house", folder / "mine")
    (folder / "mine" / "cards.toml").write_text("")
    return load(EDITIONS, folder / "mine")


def until_a_card(session: Session, player: AnyAnswer) -> list[str]:
    """Plays on until a card is turned up; gives those it may be."""
    while session.question is not None and session.question.key != "printed-card":
        player.step(session)
    assert isinstance(session.question, Pick)
    return list(session.question.values())


def begin(edition: Edition, seed: int = 3) -> Session:
    return new_session(AtTable(), edition, seed, "test", {"deck": "printed"})


@pytest.mark.rule("REV-S6")
def test_the_first_two_cards_are_those_with_the_s() -> None:
    session = begin(house())
    assert until_a_card(session, AnyAnswer(1)) == ["c1", "c2"]
    session.answer("c2")
    assert session.state.used == ["c2"]


@pytest.mark.rule("REV-S6")
@pytest.mark.rule("REV-T2")
def test_in_an_empty_edition_the_cards_are_learned_as_they_come(tmp_path: Path) -> None:
    session, player = begin(empty(tmp_path)), AnyAnswer(1)
    for name in ("c4", "c1"):
        assert name in until_a_card(session, player)
        session.answer(name)
    assert {card.id: card.start for card in session.state.edition.cards} == {"c4": True, "c1": True}
    assert session.state.edition.card("c4").parts == house().card("c4").parts
    until_a_card(session, player)
    assert session.state.restores == 1 and len(session.state.deck) == 2  # of three, one is being turned up
    session.answer("c6")
    assert not session.state.edition.card("c6").start


def test_the_last_card_is_known_by_the_others(tmp_path: Path) -> None:
    session, player = begin(empty(tmp_path)), AnyAnswer(1)
    for name in ("c1", "c2", "c3", "c1", "c2", "c4", "c1", "c2", "c3", "c5"):
        until_a_card(session, player)
        session.answer(name)
    cards = [finding.entry for finding in findings(session.state) if finding.file == "cards.toml"]
    kept = {card["id"]: card.get("start", False) for card in cards}
    assert kept == {"c1": True, "c2": True, "c3": False, "c4": False, "c5": False, "c6": False}


def test_nothing_is_learned_of_an_edition_that_knows_its_cards() -> None:
    session, player = begin(house()), AnyAnswer(1)
    until_a_card(session, player)
    session.answer("c1")
    assert not [finding for finding in findings(session.state) if finding.file == "cards.toml"]


def test_an_incomplete_edition_is_for_those_who_draw_themselves(tmp_path: Path) -> None:
    edition = empty(tmp_path)
    assert len(edition.missing) == 6
    for mode in (AtTable(), StandIn()):
        with pytest.raises(Unfinished):
            new_session(mode, edition, 1, "test", {})


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_with_cards_told_one_by_one(tmp_path: Path, seed: int) -> None:
    session, player = begin(empty(tmp_path), seed), AnyAnswer(seed)
    player.finish(session, asides=0.03)
    assert session.result is not None
    again = Session(session.mode, session.edition, session.transcript)
    assert again.state == session.state
