"""What a game finds out goes into the owner's edition, and games begun before go on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mautoma import games
from mautoma.kernel.finding import Finding
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.shelf.backup import make_backup
from mautoma.shelf.findings import Findings, Kept
from mautoma.shelf.restore import restore
from mautoma.shelf.sessions import begin_game
from mautoma.web.desk import Desk
from tests.home import my_editions
from tests.shelf.hashed import HOUSE, install_hashed, planted
from tests.web.orchard import Orchard


@pytest.fixture(autouse=True)
def finding(orchard: Any, shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAUTOMA_HOME", str(shelf.path.parent))
    install_hashed(tmp_path, monkeypatch)


def begun(edition: str) -> Session:
    session = begin_game("orchard", "solo", edition, 1, {}, my_editions())
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


def test_it_is_kept_in_the_edition_as_soon_as_it_is_entered() -> None:
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    findings = Findings(session)
    session.answer("b1")
    assert findings.keep("My box", my_editions()) == Kept("mine", 1, new=False)
    assert trees() == '# mine\n\n[[tree]]\nid = "b1"\nrow = 1\n'


def test_what_is_taken_back_in_the_game_goes_from_the_edition_again() -> None:
    my_editions().add("orchard", "mine", {"trees.toml": '[[tree]]\nid = "c3"\nrow = 3\n'})
    session = begun("mine")
    findings = Findings(session)
    session.answer("b1")
    findings.keep("My box", my_editions())
    session.undo()
    findings.keep("My box", my_editions())
    assert trees() == '[[tree]]\nid = "c3"\nrow = 3\n'
    session.answer("a1")
    findings.keep("My box", my_editions())
    assert trees() == '[[tree]]\nid = "c3"\nrow = 3\n\n[[tree]]\nid = "a1"\nrow = 1\n'


def test_a_game_that_is_opened_again_tells_only_what_is_new() -> None:
    """Whatever its owner has made of the rest."""
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    play_round(session, "a1")
    findings = Findings(session)
    session.answer("b2")
    assert findings.keep("My box", my_editions()) == Kept("mine", 1, new=False)
    assert trees() == '# mine\n\n[[tree]]\nid = "b2"\nrow = 2\n'


def test_what_is_known_is_not_written_again() -> None:
    my_editions().add("orchard", "mine", {"trees.toml": '[[tree]]\nid = "a1"\nrow = 7\n'})
    session = begun("mine")
    findings = Findings(session)
    play_round(session, "a1")
    assert findings.keep("My box", my_editions()) is None
    assert my_editions().files("orchard", "mine") == {"trees.toml": '[[tree]]\nid = "a1"\nrow = 7\n'}


@pytest.fixture
def numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game calls what it finds by the next number of its own."""

    def found(game: Orchard) -> Sequence[Finding]:
        return [
            Finding("trees.toml", "tree", {**finding.entry, "id": f"own_{at}"})
            for at, finding in enumerate(planted(game), 1)
        ]

    box = replace(games.GAMES["orchard"].box(), findings=found)
    monkeypatch.setitem(games.GAMES, "orchard", replace(games.GAMES["orchard"], box=lambda: box))


def trees() -> str:
    return my_editions().files("orchard", "mine")["trees.toml"]


@pytest.mark.usefixtures("numbered")
def test_what_two_games_call_by_the_same_number_is_kept_twice() -> None:
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    one, other = begun("mine"), begun("mine")
    of_one, of_other = Findings(one), Findings(other)
    play_round(one, "a1")
    assert of_one.keep("My box", my_editions()) == Kept("mine", 1, new=False)
    play_round(other, "a2")
    assert of_other.keep("My box", my_editions()) == Kept("mine", 1, new=False)
    assert trees() == '# mine\n\n[[tree]]\nid = "own_1"\nrow = 1\n\n[[tree]]\nid = "own_2"\nrow = 2\n'
    assert of_one.keep("My box", my_editions()) is None
    assert of_other.keep("My box", my_editions()) is None


@pytest.mark.usefixtures("numbered")
def test_the_same_thing_found_by_two_games_is_kept_once() -> None:
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    one, other = begun("mine"), begun("mine")
    of_one, of_other = Findings(one), Findings(other)
    play_round(one, "a1")
    of_one.keep("My box", my_editions())
    play_round(other, "a1")
    assert of_other.keep("My box", my_editions()) is None


@pytest.mark.usefixtures("numbered")
def test_what_its_owner_changes_later_does_not_come_again() -> None:
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    findings = Findings(session)
    play_round(session, "a1")
    findings.keep("My box", my_editions())
    my_editions().add("orchard", "mine", {"trees.toml": trees().replace("row = 1", "row = 7")}, replace=True)
    play_round(session, "b2")
    findings.keep("My box", my_editions())
    assert trees() == '# mine\n\n[[tree]]\nid = "own_1"\nrow = 7\n\n[[tree]]\nid = "own_2"\nrow = 2\n'


def test_a_game_with_the_house_edition_makes_one_of_the_owners_and_says_so() -> None:
    session = begun("house")
    findings = Findings(session)
    play_round(session, "a1")
    remark = findings.remark("My box", my_editions())
    assert remark is not None and (remark.key, remark.data) == ("findings-kept", {"edition": "My box"})
    assert my_editions().files("orchard", "My box")["trees.toml"].startswith(HOUSE)
    play_round(session, "d3")
    remark = findings.remark("My box", my_editions())
    assert remark is not None and remark.key == "findings-added"
    assert findings.remark("My box", my_editions()) is None
    assert my_editions().names("orchard") == ["house", "My box"]
    assert 'id = "d3"' in my_editions().files("orchard", "My box")["trees.toml"]


def test_a_game_goes_on_with_the_edition_it_was_begun_with(shelf: Shelf) -> None:
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    findings = Findings(session)
    other = shelf.add(session)
    before = session.edition.hash
    play_round(session, "a1")
    findings.keep("My box", my_editions())
    assert my_editions().find("orchard", "mine").hash != before
    assert my_editions().find("orchard", "mine", before).hash == before
    assert shelf.load(other)[0].edition.hash == before


def test_a_backup_takes_the_earlier_edition_along(shelf: Shelf, tmp_path: Path) -> None:
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    findings = Findings(session)
    play_round(session, "a1")
    id_ = shelf.add(session)
    findings.keep("My box", my_editions())
    packed = make_backup(shelf)
    elsewhere = Shelf(tmp_path / "elsewhere.sqlite")
    assert restore(elsewhere, packed).unread == []
    assert elsewhere.load(id_)[0].number == session.number


def test_an_edition_removed_meanwhile_stays_removed() -> None:
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    findings = Findings(session)
    play_round(session, "a1")
    my_editions().remove("orchard", "mine")
    assert findings.keep("My box", my_editions()) is None
    assert my_editions().names("orchard") == ["house"]


def test_a_game_goes_on_when_its_owner_changes_or_removes_the_edition(shelf: Shelf) -> None:
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    id_ = shelf.add(session)
    my_editions().add("orchard", "mine", {"trees.toml": "# corrected\n"}, replace=True)
    assert my_editions().find("orchard", "mine").hash != session.edition.hash
    assert shelf.load(id_)[0].edition.hash == session.edition.hash
    my_editions().remove("orchard", "mine")
    assert shelf.load(id_)[0].edition.hash == session.edition.hash
    assert my_editions().names("orchard") == ["house"]


def test_a_game_goes_on_when_the_program_comes_with_other_cards(shelf: Shelf) -> None:
    session = begun("house")
    id_ = shelf.add(session)
    games.GAMES["orchard"].box().data["trees.toml"].house.write_text("# a later version\n")
    assert my_editions().find("orchard", "house").hash != session.edition.hash
    assert shelf.load(id_)[0].edition.hash == session.edition.hash


@pytest.mark.parametrize(
    "text", ["no = toml = here", "tree = 3", "tree = [1, 2]", "[tree]\nid = 1", "x = " + "[" * 5000]
)
def test_an_answer_counts_also_when_what_it_told_cannot_be_kept(shelf: Shelf, text: str) -> None:
    """The owner's edition is damaged: the game goes on, and says so."""
    shelf.editions.add("orchard", "mine", {"trees.toml": "# mine\n"})
    session = begun("mine")
    id_ = shelf.add(session)
    with shelf._file.writing() as connection:
        connection.execute("UPDATE editions SET files = ?", (json.dumps({"trees.toml": text}),))
    desk = Desk(shelf)
    revision = desk.change(id_, 0, lambda session: session.answer("a1"))
    while desk.shelf.load(id_)[0].question.key != "plant":  # type: ignore[union-attr]
        revision = desk.change(id_, revision, lambda session: session.answer(_any(session)))
    with desk.open(id_) as live:
        assert live.remark is not None and live.remark.key == "findings-not-kept"
        assert live.remark.data == {"edition": "mine"}
    assert shelf.revision(id_) == revision


@pytest.fixture
def growing(monkeypatch: pytest.MonkeyPatch) -> list[Finding]:
    """A game that has found out what the test says."""
    found = list[Finding]()
    box = replace(games.GAMES["orchard"].box(), findings=lambda game: list(found))
    monkeypatch.setitem(games.GAMES, "orchard", replace(games.GAMES["orchard"], box=lambda: box))
    return found


def test_half_an_entry_grows_in_this_game_and_in_the_next(growing: list[Finding]) -> None:
    my_editions().add("orchard", "mine", {"trees.toml": "# mine\n"})
    first = Findings(begun("mine"))
    growing.append(Finding("trees.toml", "tree", {"id": "own_1", "early": {"fruit": 2}}))
    assert first.keep("My box", my_editions()) == Kept("mine", 1, new=False)
    growing[:] = []
    later = Findings(begun("mine"))
    growing.append(
        Finding("trees.toml", "tree", {"id": "own_1", "early": {"fruit": 2}, "late": {"fruit": 4}})
    )
    assert later.keep("My box", my_editions()) == Kept("mine", 1, new=False)
    assert trees() == '[[tree]]\nid = "own_1"\nearly = { fruit = 2 }\nlate = { fruit = 4 }\n'


def test_a_slip_of_an_earlier_game_is_put_right_unless_its_owner_was_quicker(
    growing: list[Finding], shelf: Shelf
) -> None:
    shelf.editions.add("orchard", "mine", {"trees.toml": '[[tree]]\nid = "big"\nrow = 1\n'})
    session = begun("mine")
    shelf.add(session)
    findings = Findings(session)
    growing[:] = [Finding("trees.toml", "tree", {"id": "big", "row": 2})]
    findings.keep("My box", shelf.editions)
    assert trees() == '[[tree]]\nid = "big"\nrow = 2\n'
    growing.clear()
    findings.keep("My box", shelf.editions)
    assert trees() == '[[tree]]\nid = "big"\nrow = 1\n'
    shelf.editions.add("orchard", "mine", {"trees.toml": '[[tree]]\nid = "big"\nrow = 9\n'}, replace=True)
    growing[:] = [Finding("trees.toml", "tree", {"id": "big", "row": 3})]
    assert findings.keep("My box", shelf.editions) is None
    assert trees() == '[[tree]]\nid = "big"\nrow = 9\n'


def test_what_a_game_forgets_goes_and_what_it_forgets_no_more_comes_again(
    growing: list[Finding], shelf: Shelf
) -> None:
    """Also in the place of the same thing, entered once more."""
    owned = '[[tree]]\nid = "own_1"\nrow = 1\n\n[[tree]]\nid = "c3"\nrow = 3\n'
    shelf.editions.add("orchard", "mine", {"trees.toml": owned})
    session = begun("mine")
    shelf.add(session)
    findings = Findings(session)
    gone = Finding("trees.toml", "tree", {"id": "own_1", "row": 1}, gone=True)
    growing[:] = [gone]
    assert findings.keep("My box", shelf.editions) == Kept("mine", 0, new=False)
    assert trees() == '[[tree]]\nid = "c3"\nrow = 3\n'
    growing[:] = []
    findings.keep("My box", shelf.editions)
    assert trees() == '[[tree]]\nid = "c3"\nrow = 3\n\n[[tree]]\nid = "own_1"\nrow = 1\n'
    growing[:] = [Finding("trees.toml", "tree", {"id": "own_2", "row": 1}), gone]
    findings.keep("My box", shelf.editions)
    assert trees() == '[[tree]]\nid = "c3"\nrow = 3\n\n[[tree]]\nid = "own_2"\nrow = 1\n'
    growing[:] = []
    findings.keep("My box", shelf.editions)
    assert trees() == '[[tree]]\nid = "c3"\nrow = 3\n\n[[tree]]\nid = "own_1"\nrow = 1\n'


def test_what_was_known_stays_when_the_same_was_entered_again_and_taken_back(
    growing: list[Finding], shelf: Shelf
) -> None:
    shelf.editions.add("orchard", "mine", {"trees.toml": '[[tree]]\nid = "own_1"\nrow = 1\n'})
    session = begun("mine")
    shelf.add(session)
    findings = Findings(session)
    growing[:] = [Finding("trees.toml", "tree", {"id": "own_2", "row": 1})]
    findings.keep("My box", shelf.editions)
    growing.clear()
    findings.keep("My box", shelf.editions)
    assert trees() == '[[tree]]\nid = "own_1"\nrow = 1\n'


def test_a_value_is_kept_whole_and_taken_back_whole(growing: list[Finding], shelf: Shelf) -> None:
    shelf.editions.add("orchard", "mine", {"trees.toml": "steps = [0]\n"})
    session = begun("mine")
    shelf.add(session)
    findings = Findings(session)
    growing[:] = [
        Finding("trees.toml", "steps", [-1, 0], whole=True),
        Finding("trees.toml", "spot", {"number": 3, "fruit": 1}, key="number"),
    ]
    assert findings.keep("My box", shelf.editions) == Kept("mine", 2, new=False)
    assert trees() == "steps = [-1, 0]\n\n[[spot]]\nnumber = 3\nfruit = 1\n"
    growing[:] = [
        Finding("trees.toml", "steps", [-1, 0, 2], whole=True),
        Finding("trees.toml", "spot", {"number": 3, "fruit": 2}, key="number"),
    ]
    findings.keep("My box", shelf.editions)
    assert trees() == "steps = [-1, 0, 2]\n\n[[spot]]\nnumber = 3\nfruit = 2\n"
    growing.clear()
    findings.keep("My box", shelf.editions)
    assert trees() == "steps = [0]\n"
