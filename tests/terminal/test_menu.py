from __future__ import annotations

import pytest

from mautoma.terminal.menu import Menu, Refused

FRUIT = Menu(["apple", "apricot", "fig"], ["Apple", "Apricot, dried", "Più fichi"])


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", "apple"),
        ("3", "fig"),
        ("apple", "apple"),
        ("APR", "apricot"),
        ("apricot,  dried", "apricot"),
        ("piu", "fig"),
        ("fig", "fig"),
    ],
)
def test_an_option_is_found_by_number_name_or_beginning(text: str, value: str) -> None:
    assert FRUIT.find(text) == value


def test_a_beginning_of_several_names_is_refused_with_their_names() -> None:
    with pytest.raises(Refused) as refused:
        FRUIT.find("ap")
    assert refused.value.message.data["labels"] == ["Apple", "Apricot, dried"]


@pytest.mark.parametrize("text", ["", "0", "4", "pear", "pple"])
def test_what_fits_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        FRUIT.find(text)


def test_an_option_called_a_number_is_chosen_by_that_number() -> None:
    houses = Menu(["h7", "h2", "none"], ["7", "2", "None of them"])
    assert houses.numbers == [7, 2, 1]
    assert [houses.find(text) for text in ("7", "2", "1")] == ["h7", "h2", "none"]


def test_a_full_name_goes_before_a_longer_one_that_begins_with_it() -> None:
    assert Menu(["a", "ab"], ["cook", "cook's help"]).find("cook") == "a"
