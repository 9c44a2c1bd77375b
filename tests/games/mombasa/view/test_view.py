from __future__ import annotations

from xml.etree import ElementTree

import pytest

from mautoma.games.mombasa.at_table import AtTable
from mautoma.games.mombasa.facts.display import display_cards
from mautoma.games.mombasa.names import DISPLAY
from mautoma.games.mombasa.stand_in.model import Model
from mautoma.games.mombasa.state import Game, Sheet
from mautoma.games.mombasa.view import MombasaView
from mautoma.kernel.message import msg
from mautoma.messages import LANGUAGES, words
from mautoma.shelf.sessions import begin_game
from tests.games.mombasa.builder import position, scripted, with_steps


def a_game() -> Game:
    game = position(coins=7, diamonds=4, books=3, jar=2, markers=2)
    with_steps(game, {"mombasa": 5}, {"cairo": 3})
    game.deck.slots = [game.deck.cards.pop()]
    return game


def texts(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_whole_svg_with_words(language: str) -> None:
    say = words(language, "mombasa").say
    pictures = MombasaView().pictures(a_game(), None, say)
    assert [picture.name for picture in pictures] == ["reference", "board", "tracks"]
    for picture in pictures:
        assert texts(picture.svg)
        assert picture.alt


@pytest.mark.rule("MOM-P4")
def test_the_reference_card_shows_symbols_covered_slots_and_the_open_priority() -> None:
    game = a_game()
    say = words("en", "mombasa").say
    picture = MombasaView().pictures(game, None, say)[0]
    shown = " | ".join(texts(picture.svg))
    assert "Reference card: Caravan." in shown
    for words_ in ("bananas 2", "X", "coffee 2", "Outfitter", "It is drawn next"):
        assert words_ in shown
    assert "Explore: " not in shown  # the card beneath it will say how
    game.deck.drawn = game.deck.cards.pop()
    assert "Explore: " in " | ".join(texts(MombasaView().pictures(game, None, say)[0].svg))
    assert "covered by Outfitter" in picture.alt
    assert picture.svg.count("hatch-reference") == 2  # the pattern and the one covered slot


def test_between_rounds_nothing_lies_on_top_of_the_deck() -> None:
    game, say = a_game(), words("en", "mombasa").say
    assert "On top of the deck" in MombasaView().pictures(game, None, say)[0].alt
    game.deck.reference = ""
    picture = MombasaView().pictures(game, None, say)[0]
    assert not any("On top of the deck" in text for text in texts(picture.svg))


def test_tracks_show_both_markers_by_shape_and_letter() -> None:
    picture = MombasaView().pictures(a_game(), None, words("en", "mombasa").say)[2]
    root = ElementTree.fromstring(picture.svg)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 4
    letters = texts(picture.svg)
    assert (letters.count("A"), letters.count("Y")) == (4, 4)
    assert "Cairo (track D): the automa on 3, you on 0." in picture.alt


def test_a_marker_that_may_have_moved_is_drawn_where_it_was_last_seen() -> None:
    game = a_game()
    game.facts.steps.doubt(["mombasa"])
    picture = MombasaView().pictures(game, None, words("en", "mombasa").say)[2]
    letters = texts(picture.svg)
    assert (letters.count("Y"), letters.count("?")) == (3, 1)
    assert "Mombasa (track A): the automa on 0, you last seen on 5." in picture.alt
    assert "<title>Your marker was last seen on space 5; it may have moved since.</title>" in picture.svg


def test_the_markers_of_a_made_up_table_are_drawn_where_they_stand() -> None:
    session = begin_game("mombasa", "stand-in", "house", 3, {})
    model: Model = session.state.stand_in
    model.steps["cairo"] = 4
    say = words("en", "mombasa").say
    picture = next(each for each in MombasaView().pictures(session.state, None, say) if each.name == "tracks")
    letters = texts(picture.svg)
    assert (letters.count("Y"), letters.count("?")) == (4, 0)
    assert "you on 4." in picture.alt and "last seen" not in picture.alt


def test_what_is_pointed_out_has_another_frame() -> None:
    view, say = MombasaView(), words("en", "mombasa").say
    for place, number in (("slot-1", 0), ("reference", 0), ("discard", 0), ("track-cairo", 2)):
        plain = view.pictures(a_game(), None, say)[number].svg
        pointed = view.pictures(a_game(), None, say, [place])[number].svg
        assert pointed.count("stroke-dasharray") == plain.count("stroke-dasharray") + 1


def test_questions_about_the_display_show_it_with_a_spot_for_each_place() -> None:
    game = a_game()
    table = scripted(game, ("display-cards", []))
    display_cards(game, table, "diamond", msg("best-diamond", goods=[]), "MOM-N1")
    view, say = MombasaView(), words("it", "mombasa").say
    first = view.pictures(game, table.questions[0], say)[0]
    assert {spot.value for spot in first.spots} == set(DISPLAY)
    right, left = (next(s for s in first.spots if s.value == value) for value in ("right_1", "left_1"))
    assert right.x > left.x


def test_sections_say_the_same_in_lines() -> None:
    game = a_game()
    sections = MombasaView().sections(game, words("en", "mombasa").say)
    lines = {section.name: section.lines for section in sections}
    assert list(lines) == ["reference", "board", "tracks"]
    assert "Pounds: 7." in lines["board"]
    assert "Books: 3 of 15 spaces; ink jar on space 2." in lines["board"]
    assert "Mombasa (track A): the automa on 0, you on 5." in lines["tracks"]
    assert "Slot 2: X, open." in lines["reference"]


def test_the_score_sheet_appears_at_the_end() -> None:
    game = a_game()
    game.sheets = {"automa": Sheet(1, 2, 3, 4), "human": Sheet(5, 6, 7, 8)}
    view, say = MombasaView(), words("en", "mombasa").say
    (sheet,) = [section for section in view.sections(game, say) if section.name == "score"]
    assert sheet.lines[0].endswith("Together 26.")
    drawn = view.pictures(game, None, say)[0]
    assert drawn.name == "score" and "Together 10." in drawn.alt
    assert {"you", "the automa", "26", "10", "Diamond track"} <= set(texts(drawn.svg))
    assert say(AtTable().summary(game)) == "Over: you 26, the automa 10"


def test_names_that_look_like_markup_are_shown_as_text() -> None:
    game = a_game()
    game.deck.slots = ["<script>"]
    picture = MombasaView().pictures(game, None, words("en", "mombasa").say)[0]
    assert "<script>" not in picture.svg
    assert any("<script>" in text for text in texts(picture.svg))
