"""What of a question can be tapped on a picture."""

from __future__ import annotations

from mautoma.games.kit.spots import covered, disjoint, placed, shares
from mautoma.games.kit.svg import Rect
from mautoma.kernel.question import Number, Option, Pick, Place


def option(at: str, *covers: str) -> Option:
    return Option(at, place=Place(at, covers))


def test_only_options_with_a_place_can_be_tapped() -> None:
    offered = {"a1": option("a1"), "pass": Option("pass")}
    question = Pick(key="where", choices=tuple(offered), describe=offered.__getitem__)
    assert placed(question) == [offered["a1"]]
    assert placed(Number(key="how-many", least=0, most=3)) == placed(None) == []


def test_an_option_covers_its_own_place_unless_it_says_more() -> None:
    assert list(covered(option("a1"))) == ["a1"]
    assert list(covered(option("a1", "a1", "a2"))) == ["a1", "a2"]


def test_options_that_cover_the_same_place_are_not_disjoint() -> None:
    assert disjoint([option("a1", "a1", "a2"), option("a3")])
    assert not disjoint([option("a1", "a1", "a2"), option("a2")])


def test_a_rectangle_is_shared_out_in_rows() -> None:
    assert shares(Rect(10, 20, 40, 40), 1) == [Rect(10, 20, 40, 40)]
    assert shares(Rect(10, 20, 40, 40), 3) == [
        Rect(10, 20, 20, 20),
        Rect(30, 20, 20, 20),
        Rect(10, 40, 20, 20),
    ]


def test_no_row_of_a_shared_rectangle_is_empty() -> None:
    assert shares(Rect(10, 20, 40, 40), 2) == [Rect(10, 20, 20, 40), Rect(30, 20, 20, 40)]
    assert {share.height for share in shares(Rect(0, 0, 60, 60), 5)} == {30}
