"""What is entered at the table is in the owner's edition at once, and goes from there with a step back."""

from __future__ import annotations

from pathlib import Path

import pytest

from mautoma.games.foodchain.edition import Edition
from mautoma.shelf.findings import Findings
from mautoma.shelf.sessions import begin_game
from tests.games.foodchain.table.author import Author, modest_edition
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


def known(name: str) -> tuple[object, object]:
    edition = my_editions().find("foodchain", name)
    assert isinstance(edition, Edition)
    return edition.cards, edition.mat
