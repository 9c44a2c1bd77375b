"""Both sides of a card, whole and while it is entered."""

from __future__ import annotations

from xml.etree import ElementTree

from mautoma.games.kit.canvas import HEIGHT
from mautoma.games.mombasa.edition import Card, Half, house
from mautoma.games.mombasa.state import Mombasa
from mautoma.games.mombasa.view import entering
from mautoma.games.mombasa.view.gallery import gallery
from mautoma.games.mombasa.view.ledger import actions_side
from mautoma.games.mombasa.view.priority import half_alone, priority_side
from mautoma.kernel.question import Pick
from mautoma.messages import words
from tests.games.mombasa.builder import card, edition, half

SAY = words("en", "mombasa").say


def texts(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


def drawn(icon: str, svg: str) -> int:
    """How often an icon is drawn."""
    return svg.count(f'"icons/mombasa#{icon}"')


def test_the_action_side_numbers_its_actions_and_shows_what_takes_a_marker() -> None:
    svg = actions_side(card("caravan", "explore", "majority", "track"), SAY).svg
    assert [text for text in texts(svg) if text in "123"] == ["1", "2", "3"]
    assert {"Explore", "Majority", "Advance"} <= set(texts(svg))
    assert [drawn(icon, svg) for icon in ("explore", "majority", "track", "marker")] == [1, 1, 1, 1]


def test_bonus_tiles_are_listed_in_their_order() -> None:
    shown = texts(actions_side(card("x", "bonus", bonus=("third", "first")), SAY).svg)
    assert shown.index("third") < shown.index("first")


def test_the_priority_side_shows_both_halves_each_with_its_symbols() -> None:
    one = half(reference=("X", {"cotton": 4}, "X"), books=7)
    side = priority_side(card("x", early=one, late=half(diamonds=8)), SAY)
    assert {"R 1-2-3", "R 4-5-6-7", "4", "7", "8"} <= set(texts(side.svg))
    assert drawn("cotton", side.svg) == 1 and drawn("books", side.svg) == 2
    assert "As reference card: X, cotton 4, X." in side.alt


def test_a_priority_that_no_action_needs_is_left_out() -> None:
    bare = Half(("X", "X", "X"), diamonds=3)
    svg = half_alone(bare, "late", SAY).svg
    assert drawn("diamonds", svg) == 1
    assert not any(drawn(icon, svg) for icon in ("take_card", "track", "books", "unknown"))


def test_a_card_is_drawn_as_it_is_entered_with_icons_to_tap() -> None:
    bare = Half(({"banana": 2}, "X", "X"), diamonds=3)
    started = Card("early_banana2_x_x", early=bare)
    game = Mombasa(edition(started), 4, entering=(started, "early"))
    question = Pick(key="priority-books", choices=[*"123456", "other", "not-shown"])
    picture = entering.draw(game, question, SAY)
    assert picture is not None and picture.part == "board"
    assert drawn("unknown", picture.svg) == 4  # the priorities that are not entered
    assert [spot.value for spot in picture.spots] == [*"123456"]
    assert drawn("book", picture.svg) == 6


def test_of_a_new_card_the_long_side_alone_is_drawn() -> None:
    game = Mombasa(edition(), 4, entering=(Card("new", early=Half(({"banana": 2},))), "early"))
    question = Pick(key="card-symbol", choices=["banana 1", "cotton 6", "X", "other"])
    picture = entering.draw(game, question, SAY)
    assert picture is not None and drawn("unknown", picture.svg) == 2
    assert [spot.value for spot in picture.spots] == ["banana 1", "cotton 6", "X"]


def test_known_cards_are_told_apart_by_their_symbols() -> None:
    early = Card("early_x_x_cotton3", early=Half(("X", "X", {"cotton": 3})))
    named = Card("two", late=Half(({"coffee": 1}, "X", "X")), name="No7")
    question = Pick(key="printed-top", choices=[early.id, named.id, "new"])
    picture = entering.draw(Mombasa(edition(early, named), 4), question, SAY)
    assert picture is not None and [spot.value for spot in picture.spots] == [early.id, named.id]
    assert {"R 1-2-3", "No7"} <= set(texts(picture.svg))


def test_the_gallery_has_cards_boards_and_a_legend() -> None:
    found = gallery(house(), SAY)
    assert len(found.cards) == 8 and all(each.front.height == HEIGHT for each in found.cards)
    assert [sheet.name for sheet in found.sheets] == ["board", "tracks", "map", "printed-reference"]
    assert found.legend
