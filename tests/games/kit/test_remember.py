from __future__ import annotations

from mautoma.games.kit.svg import Rect, box, circle, moved, path, text
from mautoma.kernel.remember import Written, remembered


def test_a_part_is_drawn_once_for_each_thing_it_shows() -> None:
    drawn = []

    @remembered
    def token(letter: str, size: float = 1) -> str:
        drawn.append((letter, size))
        return f"{letter}{size}"

    assert [token("a"), token("b"), token("a"), token("a", 2), token("a", size=2)] == [
        "a1",
        "b1",
        "a1",
        "a2",
        "a2",
    ]
    assert drawn[:3] == [("a", 1), ("b", 1), ("a", 2)]


def test_equal_numbers_are_written_alike_whichever_came_first() -> None:
    assert circle(-0.0, 0, 7.0) == '<circle cx="0" cy="0" r="7"/>' == circle(0, -0.0, 7)
    assert moved("", -0.0, 3.0) == '<g transform="translate(0 3)"></g>' == moved("", 0.0, 3)


def test_attributes_keep_the_order_they_are_given_in() -> None:
    assert path("M0 0", fill="none", stroke="red") == '<path d="M0 0" fill="none" stroke="red"/>'
    assert path("M0 0", stroke="red", fill="none") == '<path d="M0 0" stroke="red" fill="none"/>'


def test_an_attribute_of_none_is_left_out_and_words_are_escaped() -> None:
    assert box(Rect(0, 0, 2, 1), rx=None) == '<rect x="0" y="0" width="2" height="1"/>'
    assert "&lt;b&gt;" in text(0, 0, "<b>", 12)


def test_data_that_cannot_be_hashed_is_known_by_how_it_is_written() -> None:
    drawn = []

    @remembered
    def draw(goods: Written[dict[str, int]]) -> str:
        drawn.append(goods.data)
        return " ".join(goods.data)

    assert draw(Written({"tea": 1, "salt": 2})) == draw(Written({"tea": 1, "salt": 2})) == "tea salt"
    assert draw(Written({"salt": 2, "tea": 1})) == "salt tea"
    assert draw(Written({"tea": 1, "salt": 3})) == "tea salt"
    assert len(drawn) == 3
