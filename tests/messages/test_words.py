"""Texts are remembered, and never taken for those of other data."""

from __future__ import annotations

from mautoma.messages import Words


def test_data_that_only_look_equal_have_texts_of_their_own() -> None:
    words = Words("en")
    seen = [words.text("list-and", {"first": first, "last": "x"}) for first in (1, True, 2, 1)]
    assert seen == ["1 and x", "true and x", "2 and x", "1 and x"]


def test_italian_says_and_by_the_letter_that_follows() -> None:
    words = Words("it", "foodchain")
    said = [
        words.text("view-source", {"product": products}) for products in (["nord", "est"], ["est", "nord"])
    ]
    assert said == ["punto di rifornimento: nord ed est", "punto di rifornimento: est e nord"]


def test_none_has_the_gender_of_what_is_missing() -> None:
    words = Words("it", "revive")
    assert words.text("on-map-hidden", {"tiles": []}) == "Tessere coperte: nessuna."
    assert words.text("on-map-token", {"hexes": []}) == "I tuoi token: nessuno."


def test_what_has_a_number_instead_of_a_name_is_called_by_its_word() -> None:
    words = Words("it", "revive")
    said = [words.word("tile", tile) for tile in ("centre", "corner1", "start_12", "t01", "E3")]
    assert said == ["centro", "angolo 1", "inizio 12", "t01", "E3"]


def test_a_way_to_put_a_piece_is_a_square_and_its_turns() -> None:
    ways = ("i12/0", "i12/1", "i12/2", "i12/3")
    english, italian = Words("en", "foodchain"), Words("it", "foodchain")
    assert [english.word("way", way) for way in ways] == [
        "square i12",
        "square i12 (turned once)",
        "square i12 (turned twice)",
        "square i12 (turned three times)",
    ]
    assert italian.word("way", "i12/1") == "quadrato i12 (casa girata una volta)"
