from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from mautoma.games.mombasa.names import COMPANIES, DISPLAY
from mautoma.games.mombasa.stand_in.model import Model
from mautoma.games.mombasa.state import Mombasa, Sheet
from mautoma.games.mombasa.table.facts.companies import learn_human_steps
from mautoma.games.mombasa.table.facts.display import best_cards
from mautoma.games.mombasa.table.mode import AtTable
from mautoma.games.mombasa.view import MombasaView
from mautoma.kernel.message import Json, msg
from mautoma.kernel.question import Pick, PickSome, Question
from mautoma.kernel.table import READY
from mautoma.messages import LANGUAGES, words
from mautoma.shelf.sessions import begin_game
from tests.games.mombasa.builder import position, scripted, with_steps, with_values


def a_game() -> Mombasa:
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
    assert [picture.name for picture in pictures] == ["reference", "board", "tracks", "map"]
    for picture in pictures:
        assert texts(picture.svg)
        assert picture.alt


def titles(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}title")]


@pytest.mark.rule("MOM-P4")
def test_the_reference_card_shows_symbols_covered_slots_and_the_open_priority() -> None:
    game = a_game()
    say = words("en", "mombasa").say
    picture = MombasaView().pictures(game, None, say)[0]
    shown = " ".join(texts(picture.svg))
    for words_ in ("Reference card: Caravan.", "Outfitter", "It's drawn next"):
        assert words_ in shown
    assert titles(picture.svg) == ["bananas 2, covered", "X", "coffee 2"]
    assert "covered by Outfitter" in picture.alt
    assert "How it does it" not in shown  # the card beneath it will say how
    assert "Explore: " not in picture.alt
    game.deck.drawn = game.deck.cards.pop()
    picture = MombasaView().pictures(game, None, say)[0]
    assert "How it does it" in texts(picture.svg)
    assert "Explore: " in picture.alt


@pytest.mark.rule("MOM-A5")
def test_for_the_last_card_its_own_back_says_how() -> None:
    game, say = a_game(), words("en", "mombasa").say
    game.deck.drawn, game.deck.cards = game.deck.cards[-1], []
    picture = MombasaView().pictures(game, None, say)[0]
    assert "its own back says how" in picture.alt and "Explore: " in picture.alt
    assert "How it does it" in texts(picture.svg)


@pytest.mark.rule("MOM-P3")
@pytest.mark.parametrize(
    ("turning", "late", "shown"),
    [(4, False, "R 1-2-3"), (2, False, "Round 1 (R 1-2-3)"), (6, True, "Rounds 6–7 (R 4-5-6-7)")],
)
def test_the_rounds_of_a_half_follow_the_level(turning: int, late: bool, shown: str) -> None:
    game, say = a_game(), words("en", "mombasa").say
    game.turning_round, game.deck.late = turning, late
    assert shown in texts(MombasaView().pictures(game, None, say)[0].svg)


def test_between_rounds_nothing_lies_on_top_of_the_deck() -> None:
    game, say = a_game(), words("en", "mombasa").say
    assert "On top of the deck" in MombasaView().pictures(game, None, say)[0].alt
    game.deck.reference = ""
    picture = MombasaView().pictures(game, None, say)[0]
    assert "On top of the deck" not in " ".join(texts(picture.svg))


def test_tracks_show_both_markers_by_shape_and_letter() -> None:
    picture = MombasaView().pictures(a_game(), None, words("en", "mombasa").say)[2]
    assert picture.svg.count('r="10.5"') == 4
    letters = texts(picture.svg)
    assert (letters.count("A"), letters.count("Y")) == (5, 4)  # and one is the track A
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
    best_cards(game, table, "diamond", msg("best-diamond", goods=[]))
    view, say = MombasaView(), words("it", "mombasa").say
    first = view.pictures(game, table.questions[0], say)[0]
    assert {spot.value for spot in first.spots} == set(DISPLAY)
    right, left = (next(s for s in first.spots if s.value == value) for value in ("right_1", "left_1"))
    assert right.x > left.x


def test_your_markers_are_tapped_on_the_tracks_from_where_they_were_last_seen() -> None:
    game = a_game()
    game.facts.steps.doubt(["mombasa", "cairo"])
    game.facts.lengths = {"A": 8, "D": 10}
    question = ask_steps(game, mombasa=6, cairo=1)
    first = MombasaView().pictures(game, question, words("en", "mombasa").say)[0]
    assert first.name == "tracks"
    spaces = {spot.value for spot in first.spots}
    assert {f"mombasa {space}" for space in range(5, 9)} <= spaces and "mombasa 4" not in spaces
    assert {f"cairo {space}" for space in range(11)} <= spaces


def test_a_track_of_unknown_length_has_spaces_beyond_the_marker() -> None:
    game = with_steps(a_game(), {"mombasa": 12})
    game.facts.steps.doubt(["mombasa"])
    question = ask_steps(game, mombasa=13)
    spots = MombasaView().pictures(game, question, words("en", "mombasa").say)[0].spots
    assert "mombasa 18" in {spot.value for spot in spots}


def test_the_richest_company_is_tapped_by_its_track() -> None:
    question = PickSome(key="richest", choices=COMPANIES, ties=True)
    spots = MombasaView().pictures(a_game(), question, words("en", "mombasa").say)[0].spots
    assert [spot.value for spot in spots] == list(COMPANIES)


def test_the_steps_of_the_starting_tile_are_tapped_on_the_tracks() -> None:
    session = begin_game("mombasa", "table", "house", 3, {})
    session.answer(READY)
    assert isinstance(session.question, Pick)
    spots = MombasaView().pictures(session.state, session.question, words("en", "mombasa").say)[0].spots
    assert {spot.value for spot in spots} == set(session.question.values()) - {"nothing", "other"}


def ask_steps(game: Mombasa, **steps: int) -> Question[Any]:
    table = scripted(game, ("human-steps", dict[str, Json](steps)))
    learn_human_steps(game.clone(), table, list(steps))
    return table.questions[0]


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
    assert sheet.lines[0].endswith("Total 26.")
    drawn = view.pictures(game, None, say)[0]
    assert drawn.name == "score" and "Total 10." in drawn.alt
    assert {"you", "the automa", "26", "10", "Diamond track"} <= set(texts(drawn.svg))
    assert say(AtTable().summary(game)) == "Over: you 26, the automa 10"


def test_names_that_look_like_markup_are_shown_as_text() -> None:
    game = a_game()
    game.deck.slots = ["<script>"]
    picture = MombasaView().pictures(game, None, words("en", "mombasa").say)[0]
    assert "<script>" not in picture.svg
    assert any("<script>" in text for text in texts(picture.svg))


def test_the_map_shows_what_is_known_of_a_base() -> None:
    game, say = a_game(), words("en", "mombasa").say
    unknown = MombasaView().pictures(game, None, say)[3]
    assert unknown.alt == "A map of Africa with the bases of the four companies."
    assert "Saint-Louis" in texts(unknown.svg)
    with_values(game, cairo=12)
    game.facts.bases.learn("cairo", 9)
    known = MombasaView().pictures(game, None, say)[3]
    assert "Cairo: a share is worth 12, posts in the base: 9." in known.alt
    assert {"12", "9", "?"} <= set(texts(known.svg))


def test_the_map_says_where_a_marker_may_have_moved() -> None:
    game, say = a_game(), words("en", "mombasa").say
    assert "5" in texts(MombasaView().pictures(game, None, say)[3].svg)
    game.facts.steps.doubt(["mombasa"])
    assert "5?" in texts(MombasaView().pictures(game, None, say)[3].svg)


def test_the_map_shows_the_areas_the_automa_took_where_they_have_numbers() -> None:
    game, say = a_game(), words("en", "mombasa").say
    game.facts.owners.learn("17", "cairo")
    shown = texts(MombasaView().pictures(game, None, say)[3].svg)
    at = shown.index("17")
    assert shown[at - 1] == "D"  # the letter of its track
