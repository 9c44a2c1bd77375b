"""What all pictures and lists have in common."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from mautoma.games.foodchain.bots import BOTS
from mautoma.games.foodchain.city.board import parse
from mautoma.games.foodchain.edition import house
from mautoma.games.foodchain.setup import set_up
from mautoma.games.foodchain.solo import Solo
from mautoma.games.foodchain.state import FoodChain
from mautoma.kernel.chance import Chance
from mautoma.kernel.question import Pick
from mautoma.kernel.session import new_session
from mautoma.messages import LANGUAGES, words
from tests.games.foodchain.view.seen import ENGLISH, SVG, VIEW, pick


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_whole_documents_without_inline_style(game: FoodChain, language: str) -> None:
    pictures = VIEW.pictures(game, pick("c4"), words(language, "foodchain").say, ["house 4", "c3"])
    assert len(pictures) == 4
    for picture in pictures:
        root = ElementTree.fromstring(picture.svg)
        assert root.tag == f"{SVG}svg"
        assert root.get("viewBox") == f"0 0 {picture.width:g} {picture.height:g}"
        assert root.get("aria-label") == picture.alt
        assert not [e for e in root.iter() if "style" in e.attrib or e.tag in (f"{SVG}style", f"{SVG}script")]


def test_the_board_comes_first_and_there_is_a_section_for_each_picture(game: FoodChain) -> None:
    parts = [(picture.name, picture.part) for picture in VIEW.pictures(game, None, ENGLISH)]
    assert parts == [
        ("board", "board"),
        ("card", "opponent"),
        ("mat", "opponent"),
        ("milestones", "reference"),
    ]
    assert [(t.name, t.part) for t in VIEW.tableaus(game, None, ENGLISH)] == [
        ("company", "own"),
        ("employees", "reference"),
    ]
    sections = VIEW.sections(game, ENGLISH)
    shown = [section.name for section in sections if not section.reference]
    assert shown == ["board", "company", "card", "mat", "milestones"]
    assert [section.name for section in sections if section.reference] == ["employees"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_missing_before_the_first_card(language: str) -> None:
    fresh = set_up(house(), "easy", parse("B0 Q0 K0 / C0 P0 M1 / E0 D2 T0"), Chance(1))
    say = words(language, "foodchain").say
    pictures, sections = VIEW.pictures(fresh, None, say), VIEW.sections(fresh, say)
    assert pictures and all(picture.alt for picture in pictures)
    assert sections and all(section.lines for section in sections)


def test_every_place_of_every_question_of_a_game_can_be_tapped() -> None:
    session = new_session(Solo(), house(), 3, "0", {"level": "normal"})
    player = BOTS["random"](3)
    asked = 0
    while (question := session.question) is not None:
        if asked % 4 == 0 and isinstance(question, Pick):
            board, *others = VIEW.pictures(session.state, question, ENGLISH)
            placed = [option.value for option in question.options() if option.place]
            assert sorted(spot.value for spot in board.spots) == sorted(placed)
            assert all(ElementTree.fromstring(picture.svg) is not None for picture in (board, *others))
        session.answer(player.answer(question, session.state))
        asked += 1
    assert len(session.mode.scores(session.state)["human"]) == session.state.round


def test_summary_and_scores(game: FoodChain) -> None:
    assert ENGLISH(Solo().summary(game)) == "Round 3: you $37, Mautoma Inc. $54"
    assert Solo().scores(game) == {"human": [0, 37], "automa": [9, 54]}
