"""Words that fit their box."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from mautoma.games.kit.label import BODY, LEADING, SIZES, SMALL, TITLE, fitting, label
from mautoma.games.kit.svg import Rect, broken, text_width

LONG = "Nothing over six dollars on the whole menu"


@pytest.mark.parametrize("width", [120, 200, 300, 500, 900])
def test_words_are_set_in_one_of_four_sizes_and_fit(width: float) -> None:
    size, lines = fitting(LONG, Rect(0, 0, width, 600), TITLE)
    assert size in SIZES
    assert " ".join(lines) == LONG
    assert all(text_width(line, size) <= width for line in lines)
    assert (1 + LEADING * (len(lines) - 1)) * size <= 600


def test_words_are_as_large_as_they_can_be() -> None:
    assert fitting("Diner", Rect(0, 0, 500, 60), TITLE) == (TITLE, ("Diner",))
    assert fitting("Diner", Rect(0, 0, 500, 40), TITLE) == (BODY, ("Diner",))


def test_what_cannot_be_broken_is_pressed_together() -> None:
    drawn = ElementTree.fromstring(label(Rect(0, 0, 100, 40), "Unbreakable-and-very-long"))
    assert drawn.get("textLength") == "100"
    assert float(drawn.get("font-size") or 0) == SMALL


def test_no_word_is_lost_where_there_is_no_room_for_all_lines() -> None:
    _, lines = fitting(LONG, Rect(0, 0, 150, 70))
    assert len(lines) == 2 and " ".join(lines) == LONG


def test_lines_are_broken_where_they_are_full() -> None:
    assert broken("one two three", text_width("one two", 20), 20) == ("one two", "three")
