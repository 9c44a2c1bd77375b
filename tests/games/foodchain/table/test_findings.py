"""What is entered at the table is in the owner's edition at once, and goes from there with a step back."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.games.foodchain.edition import Edition
from mautoma.shelf.findings import Findings
from mautoma.shelf.sessions import begin_game
from tests.games.foodchain.table.author import Author, modest_edition
from tests.games.foodchain.table.test_new_card import ENTERED
from tests.home import my_editions
from tests.player import AnyAnswer

OPTIONS = {"map": "none", "deck": "printed", "mat": "printed"}


def test_cards_and_mat_are_kept_as_they_are_entered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    editions, printed = my_editions(), modest_edition()
    name = editions.blank("foodchain", "Mine")
    session = begin_game("foodchain", "table", name, 3, OPTIONS, editions)
    author, player, kept = Author(printed, "normal", 22), AnyAnswer(3), Findings(session)
    while session.question is not None and session.state.round < 6:
        answer = author.answer(session)
        session.answer(player.answer(session.question) if answer is None else answer)
        kept.keep("My box", editions)
        assert known(name) == (session.state.edition.cards, session.state.edition.mat)
    assert session.state.looked_at and session.state.entered
    while session.state.entered:
        session.undo("round")
        kept.keep("My box", editions)
        assert known(name) == (session.state.edition.cards, session.state.edition.mat)


def test_a_card_that_is_forgotten_goes_from_the_edition_and_comes_again_with_a_step_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    editions = my_editions()
    name = editions.blank("foodchain", "Mine")
    first = begin_game("foodchain", "table", name, 3, OPTIONS, editions)
    kept = Findings(first)
    for answer in ("ready", "new", *(each for _, each in ENTERED), "right"):
        first.answer(answer)
    kept.keep("My box", editions)
    second = begin_game("foodchain", "table", name, 4, OPTIONS, editions)
    kept = Findings(second)
    for answer in ("ready", "forget", "own_1"):
        second.answer(answer)
    kept.keep("My box", editions)
    assert known(name) == (second.state.edition.cards, second.state.edition.mat)
    assert not second.state.edition.cards
    for answer in ("new", *(each for _, each in ENTERED), "right"):
        second.answer(answer)
    kept.keep("My box", editions)
    assert [card.id for card in second.state.edition.cards] == ["own_2"]
    assert known(name)[0] == second.state.edition.cards
    second.jump(1)
    kept.keep("My box", editions)
    assert known(name) == (first.state.edition.cards, first.state.edition.mat)


def known(name: str) -> tuple[object, object]:
    edition = my_editions().find("foodchain", name)
    assert isinstance(edition, Edition)
    return edition.cards, edition.mat
