"""What a game finds out goes into the owner's edition, and games begun before go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from mautoma import games
from mautoma.kernel.editor import DataFile
from mautoma.kernel.finding import Finding
from mautoma.kernel.mode import Edition
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.shelf.backup import make_backup, restore
from mautoma.shelf.editions import add_edition, edition_files, edition_names, find_edition, remove_edition
from mautoma.shelf.findings import Kept, keep_findings, remark_on_findings
from mautoma.shelf.sessions import begin_game
from tests.web.orchard import Orchard, OrchardEdition, OrchardEditions

HOUSE = "# our own\n"


class HashedEditions(OrchardEditions):
    """The hash is that of the text, so that a finding alters it."""

    def house(self) -> Edition:
        return self.load(games.GAMES["orchard"].data()["trees.toml"].house.parent)

    def load(self, folder: Path) -> Edition:
        text = (folder / "trees.toml").read_text()
        return OrchardEdition(folder.name, sha256(text.encode()).hexdigest()[:16])


def planted(game: Orchard) -> Sequence[Finding]:
    """Each plot planted by the human, as if it were a thing of the box."""
    mine = [plot for plot, who in game.trees.items() if who == "you"]
    return [Finding("trees.toml", "tree", {"id": plot, "row": int(plot[1])}) for plot in mine]


@pytest.fixture(autouse=True)
def finding(orchard: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    house = tmp_path / "house" / "trees.toml"
    house.parent.mkdir()
    house.write_text(HOUSE)
    data = {"trees.toml": DataFile(house, dict)}
    game = replace(games.GAMES["orchard"], findings=planted, editions=HashedEditions, data=lambda: data)
    monkeypatch.setitem(games.GAMES, "orchard", game)
    yield


def begun(edition: str) -> Session:
    session = begin_game("orchard", "solo", edition, 1, {})
    session.answer({"apple": 1, "pear": 1})
    session.answer({"north": "apple", "south": "pear"})
    return session


def play_round(session: Session, plot: str) -> None:
    session.answer(plot)
    while session.question is not None and session.question.key != "plant":
        session.answer(_any(session))


def _any(session: Session) -> Any:
    from tests.player import AnyAnswer

    assert session.question is not None
    return AnyAnswer(1).answer(session.question, session.state)


def test_it_is_kept_in_the_edition_once_the_round_is_over() -> None:
    add_edition("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    session.answer("a1")
    assert keep_findings(session, "My box") is None
    session.undo()
    play_round(session, "b1")
    assert keep_findings(session, "My box") == Kept("mine", 1, new=False)
    assert edition_files("orchard", "mine") == {"trees.toml": '# mine\n\n[[tree]]\nid = "b1"\nrow = 1\n'}


def test_what_is_known_is_not_written_again() -> None:
    add_edition("orchard", "mine", {"trees.toml": '[[tree]]\nid = "a1"\nrow = 7\n'})
    session = begun("mine")
    play_round(session, "a1")
    assert keep_findings(session, "My box") is None
    assert edition_files("orchard", "mine") == {"trees.toml": '[[tree]]\nid = "a1"\nrow = 7\n'}


@pytest.fixture
def numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game calls what it finds by the next number of its own."""

    def found(game: Orchard) -> Sequence[Finding]:
        return [
            Finding("trees.toml", "tree", {**finding.entry, "id": f"own_{at}"})
            for at, finding in enumerate(planted(game), 1)
        ]

    monkeypatch.setitem(games.GAMES, "orchard", replace(games.GAMES["orchard"], findings=found))


def trees() -> str:
    return edition_files("orchard", "mine")["trees.toml"]


@pytest.mark.usefixtures("numbered")
def test_what_two_games_call_by_the_same_number_is_kept_twice() -> None:
    add_edition("orchard", "mine", {"trees.toml": "# mine\n"})
    one, other = begun("mine"), begun("mine")
    play_round(one, "a1")
    assert keep_findings(one, "My box") == Kept("mine", 1, new=False)
    play_round(other, "a2")
    assert keep_findings(other, "My box") == Kept("mine", 1, new=False)
    assert trees() == '# mine\n\n[[tree]]\nid = "own_1"\nrow = 1\n\n[[tree]]\nid = "own_2"\nrow = 2\n'
    assert keep_findings(one, "My box") is None
    assert keep_findings(other, "My box") is None


@pytest.mark.usefixtures("numbered")
def test_the_same_thing_found_by_two_games_is_kept_once() -> None:
    add_edition("orchard", "mine", {"trees.toml": "# mine\n"})
    one, other = begun("mine"), begun("mine")
    play_round(one, "a1")
    keep_findings(one, "My box")
    play_round(other, "a1")
    assert keep_findings(other, "My box") is None


@pytest.mark.usefixtures("numbered")
def test_what_its_owner_changes_later_does_not_come_again() -> None:
    add_edition("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    play_round(session, "a1")
    keep_findings(session, "My box")
    add_edition("orchard", "mine", {"trees.toml": trees().replace("row = 1", "row = 7")}, replace=True)
    play_round(session, "b2")
    keep_findings(session, "My box")
    assert trees() == '# mine\n\n[[tree]]\nid = "own_1"\nrow = 7\n\n[[tree]]\nid = "own_2"\nrow = 2\n'


def test_a_game_with_the_house_edition_makes_one_of_the_owners_and_says_so() -> None:
    session = begun("house")
    play_round(session, "a1")
    remark = remark_on_findings(session, "My box")
    assert remark is not None and (remark.key, remark.data) == ("findings-kept", {"edition": "My box"})
    assert edition_files("orchard", "My box")["trees.toml"].startswith(HOUSE)
    play_round(session, "d3")
    assert remark_on_findings(session, "My box") is None
    assert edition_names("orchard") == ["house", "My box"]
    assert 'id = "d3"' in edition_files("orchard", "My box")["trees.toml"]


def test_a_game_goes_on_with_the_edition_it_was_begun_with(shelf: Shelf) -> None:
    add_edition("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    other = shelf.add(session)
    before = session.edition.hash
    play_round(session, "a1")
    keep_findings(session, "My box")
    assert find_edition("orchard", "mine").hash != before
    assert find_edition("orchard", "mine", before).hash == before
    assert shelf.load(other)[0].edition.hash == before


def test_a_backup_takes_the_earlier_edition_along(shelf: Shelf, tmp_path: Path) -> None:
    add_edition("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    play_round(session, "a1")
    id_ = shelf.add(session)
    keep_findings(session, "My box")
    packed = make_backup(shelf)
    (tmp_path / "editions").rename(tmp_path / "gone")
    elsewhere = Shelf(tmp_path / "elsewhere.sqlite")
    assert restore(elsewhere, packed).unread == []
    assert elsewhere.load(id_)[0].number == session.number


def test_an_edition_removed_meanwhile_stays_removed() -> None:
    add_edition("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    play_round(session, "a1")
    remove_edition("orchard", "mine")
    assert keep_findings(session, "My box") is None
    assert edition_names("orchard") == ["house"]


def test_a_game_goes_on_when_its_owner_changes_or_removes_the_edition(shelf: Shelf) -> None:
    add_edition("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    id_ = shelf.add(session)
    add_edition("orchard", "mine", {"trees.toml": "# corrected\n"}, replace=True)
    assert find_edition("orchard", "mine").hash != session.edition.hash
    assert shelf.load(id_)[0].edition.hash == session.edition.hash
    remove_edition("orchard", "mine")
    assert shelf.load(id_)[0].edition.hash == session.edition.hash
    assert edition_names("orchard") == ["house"]


def test_a_game_goes_on_when_the_program_comes_with_other_cards(shelf: Shelf) -> None:
    session = begun("house")
    id_ = shelf.add(session)
    games.GAMES["orchard"].data()["trees.toml"].house.write_text("# a later version\n")
    assert find_edition("orchard", "house").hash != session.edition.hash
    assert shelf.load(id_)[0].edition.hash == session.edition.hash
