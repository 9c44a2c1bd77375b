"""Printed cards and mat, and nothing entered: what they show is asked when it is first needed, never taken
from the house's, and known from then on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from mautoma.games.kit import editions as kit
from mautoma.games.revive import edition as editions
from mautoma.games.revive.edition import Edition, house
from mautoma.games.revive.edition.mat import UNSEEN, Mat, Printed, read_mat
from mautoma.games.revive.state import Revive
from mautoma.games.revive.table.corrections import correct
from mautoma.games.revive.table.facts.mat import gears_for, section_name
from mautoma.games.revive.table.mode import AtTable
from mautoma.games.revive.view import ReviveView
from mautoma.kernel.fault import DataError
from mautoma.kernel.message import msg
from mautoma.kernel.question import Pick
from mautoma.kernel.session import Session, new_session
from mautoma.messages import words
from mautoma.shelf.findings import keep_findings
from mautoma.shelf.sessions import begin_game
from tests.games.revive import author
from tests.games.revive.author import Author, cards_of, decisions, known
from tests.games.revive.positions import answers, position
from tests.home import my_editions
from tests.taps import taps_of

OPTIONS = {"deck": "printed", "mat": "printed", "expansion": "yes", "machines": "yes"}
SAY = words("en", "revive").say
ENTERING = ("mat-", "card-")


def play(edition: Edition, seed: int, drawn: bool = False) -> tuple[Session, Author]:
    session = new_session(AtTable(), edition, seed, "test", OPTIONS)
    return finish(session, seed, drawn)


def finish(session: Session, seed: int, drawn: bool = False) -> tuple[Session, Author]:
    owner = Author(seed)
    while session.question is not None:
        if drawn:
            ReviveView().pictures(session.state, session.question, SAY)
            ReviveView().sections(session.state, SAY)
        session.answer(owner.answer(session.question, session.state))
    return session, owner


def entered(owner: Author) -> list[str]:
    return [key for key in owner.asked if key.startswith(ENTERING)]


@pytest.mark.rule("REV-K1")
@pytest.mark.rule("REV-T2")
@pytest.mark.parametrize("seed", range(4))
def test_every_decision_is_that_of_a_game_with_all_of_it_entered(seed: int) -> None:
    blank, owner = play(author.edition(whole=False), seed)
    whole, other = play(author.edition(whole=True), seed)
    assert decisions(blank) == decisions(whole)
    assert entered(owner) and not entered(other)
    found: Edition = blank.state.edition
    seen, printed = known(found.mat), known(author.edition(whole=True).mat)
    assert seen.items() <= printed.items() and len(seen) > 8
    assert cards_of(found) <= cards_of(author.edition(whole=True)) and len(found.cards) == 5


@pytest.fixture
def nonsense(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house has a board of one hex, another mat, and cards that do something else."""
    texts = kit.texts(editions.DATA / "house")
    mat = texts["mat.toml"].replace("top_down", "bottom_up").replace('"purple"', '"nonsense"')
    mat = mat.replace("machine_column = 3", "machine_column = 1").replace("[1, 2, 5]", "[4]")
    cards = texts["cards.toml"].replace("steps = 1", "steps = 19").replace('"explore"', '"build"')
    board = '[[row]]\ntiles = ["a"]\n[[tile]]\nid = "a"\nlies = "open"\nhexes = ["centre"]'
    files = texts | {"mat.toml": mat, "cards.toml": cards, "board.toml": board}
    assert all(files[name] != texts[name] for name in ("mat.toml", "cards.toml"))
    made = editions.read_edition("house", files)
    monkeypatch.setattr(kit, "_house", lambda _: made)
    monkeypatch.setattr(editions, "texts", lambda folder: files)


def test_nothing_of_the_house_is_in_a_game_with_printed_cards_and_mat(
    nonsense: None, request: pytest.FixtureRequest
) -> None:
    assert house().card("c1").steps == 19
    session, owner = play(author.edition(whole=False), 1, drawn=True)
    request.getfixturevalue("monkeypatch").undo()
    assert house().card("c1").steps == 1
    right, other = play(author.edition(whole=False), 1)
    assert [event.to_json() for event in session.events] == [event.to_json() for event in right.events]
    assert owner.asked == other.asked


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    name = my_editions().blank("revive", "mine")
    files: Mapping[str, str] = my_editions().files("revive", name)
    assert files["mat.toml"] == UNSEEN and not files["cards.toml"]
    board = {"board.toml": author.files(whole=False)["board.toml"]}
    return my_editions().add("revive", name, dict(files) | board, replace=True)


def test_a_second_game_asks_for_none_of_it(own: str) -> None:
    asked: list[str] = []
    taps = []
    for seed in (1, 1, 2, 3):
        session, owner = finish(begin_game("revive", "table", own, seed, OPTIONS, my_editions()), seed)
        keep_findings(session, "My box", my_editions())
        asked += [key for key in entered(owner) if not key.endswith("right") and key.startswith("mat-")]
        taps.append(taps_of(session))
        if len(taps) == 2:
            assert entered(owner) == []
    assert len(set(asked)) == len(asked), "each part of the mat is asked for once"
    kept: Any = my_editions().find("revive", own)
    printed = author.edition(whole=True)
    assert known(kept.mat).items() <= known(printed.mat).items()
    assert cards_of(kept) <= cards_of(printed)
    assert taps[1] < taps[0]


def test_each_part_of_a_section_can_be_told_again_at_once() -> None:
    session, owner = new_session(AtTable(), author.edition(whole=False), 1, "test", OPTIONS), Author(1)
    while session.question is not None and session.question.key != "mat-right":
        session.answer(owner.answer(session.question, session.state))
    at = session.state.energy
    before = session.state.edition.mat.section_at(at)
    for part, wrong in (("colour", "brown"), ("column", str(before.machine_column % 3 + 1))):
        session.answer(part)
        session.answer(wrong)
    session.answer("discards")
    session.answer(["module 4", "citizen 2"])
    mat: Mat = session.state.edition.mat
    section = mat.section_at(at)
    assert section is not None and mat.colour_at(at) == "brown"
    assert (section.citizens, section.modules) == ((2,), (4,))
    assert section.machine_column == before.machine_column % 3 + 1
    assert session.question is not None and session.question.key == "mat-right"
    session.answer("right")
    assert session.question.key == "artifact-left" and session.question.data["colour"] == "brown"


def seen_position(text: str, *printed: Printed, energy: int = 0) -> Revive:
    game = position(text)
    game.edition = game.edition.with_mat(Mat(numbered=False, track=6, printed=printed))
    game.energy = energy
    return game


def test_a_section_is_called_by_its_artifact() -> None:
    colours = ("red", "blue", "green", "red", "white", "black")
    printed = [Printed(at, colour=colour) for at, colour in enumerate(colours, 1)]
    game = seen_position("* s", *printed)
    assert section_name(game, 1) == msg("section-of-colour", colour="blue")
    assert section_name(game, 3) == msg("section-of-colour-nth", colour="red", at=4)
    game = seen_position("* s", *printed[:-1])
    assert section_name(game, 5) == msg("section-nth", at=6)
    assert (
        SAY(section_name(game, 1)) == "the section with the blue artifact (number 2 clockwise from the top)"
    )


def test_what_was_told_is_put_right_by_hand_and_left_without_a_change() -> None:
    game = seen_position("* s", Printed(1, colour="red"))
    table = answers(("correct", "mat"), ("mat-section", "back"))
    correct(game, table)
    table = answers(("correct", "mat"), ("mat-section", "1"), ("mat-part", "back"))
    correct(game, table)
    table = answers(("correct", "mat"), ("mat-section", "1"), ("mat-part", "colour"), ("mat-colour", "red"))
    correct(game, table)
    assert not table.events and not game.told
    table = answers(("correct", "mat"), ("mat-section", "1"), ("mat-part", "colour"), ("mat-colour", "pink"))
    correct(game, table)
    assert [event.kind for event in table.events] == ["corrected-mat"]
    assert game.edition.mat.colour_at(0) == "pink" and game.told == ("1",)
    table = answers(("correct", "energy"), ("marker", "4"))
    correct(game, table)
    assert game.energy == 3


@pytest.mark.rule("REV-V1")
def test_the_gears_of_a_building_are_asked_for_once() -> None:
    game = seen_position("* s")
    table = answers(("gears", 4))
    assert [gears_for(game, table, "small_building") for _ in range(2)] == [4, 4]
    assert gears_for(position("* s"), answers(), "small_building") == house().mat.costs.small_building


def test_a_mat_with_numbers_needs_all_of_it() -> None:
    assert read_mat(UNSEEN).missing()
    with pytest.raises(DataError):
        read_mat("")


def test_a_marker_put_right_while_its_arrows_are_told_is_where_they_are() -> None:
    session, owner = new_session(AtTable(), author.edition(whole=False), 1, "test", OPTIONS), Author(1)
    while session.question is not None and session.question.key != "mat-arrows":
        session.answer(owner.answer(session.question, session.state))
    there = session.state.energy % author.SECTIONS + 1
    session.say("correct")
    session.answer("energy")
    session.answer(str(there % author.SECTIONS + 1))
    assert session.question is not None and session.question.data["at"] == there % author.SECTIONS + 1
    session.answer("bottom_up left_to_right")
    mat: Mat = session.state.edition.mat
    assert mat.arrows_at(session.state.energy) is not None
    assert mat.arrows_at(there - 1) is None


@pytest.mark.rule("REV-D1")
def test_how_far_a_card_reaches_is_offered_by_its_distance() -> None:
    session, owner = new_session(AtTable(), author.edition(whole=False), 1, "test", OPTIONS), Author(1)
    while session.question is not None and session.question.key != "card-limit":
        session.answer(owner.answer(session.question, session.state))
    assert isinstance(session.question, Pick)
    said = {option.value: option.label for option in session.question.options()}
    assert said["2"] == msg("gallery-distance", distance=2)
    assert said["none"] == msg("gallery-any-distance")
