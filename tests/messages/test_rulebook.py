"""The rules as a book, and the search in it."""

from __future__ import annotations

import pytest

from mautoma.messages import LANGUAGES
from mautoma.messages.rulebook import Rulebook, rule_ids, rulebook, search
from tests.offering import WITH_RULEBOOK


def book(game: str, language: str = "en") -> Rulebook:
    found = rulebook(game, language)
    assert found is not None
    return found


def ids(found: Rulebook) -> list[str]:
    return [rule.id for chapter in found.chapters for rule in chapter.rules]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_RULEBOOK)
def test_every_rule_has_a_title_and_a_text(game: str, language: str) -> None:
    found = book(game, language)
    assert ids(found) == [id for chapter in rule_ids(game).values() for id in chapter]
    assert all(rule.title and rule.text for chapter in found.chapters for rule in chapter.rules)


def test_the_register_holds_every_rule() -> None:
    assert [len(ids(book(game))) for game in ("foodchain", "mombasa", "revive")] == [75, 51, 40]


def test_a_search_wants_every_word_whatever_its_capitals() -> None:
    found = ids(search(book("foodchain"), "GARDEN twice", "en"))
    assert found == ["FCM-D6"]


def test_a_search_hears_accents_and_titles_and_ids() -> None:
    assert "FCM-R2" in ids(search(book("foodchain", "it"), "priorita", "it"))
    assert ids(search(book("mombasa"), "mom-k7", "en")) == ["MOM-K7"]
    assert ids(search(book("revive"), "no such words", "en")) == []


@pytest.mark.parametrize(
    ("language", "one", "other"), [("en", "garden", "gardens"), ("it", "cameriere", "cameriera")]
)
def test_a_search_finds_a_word_in_all_its_forms(language: str, one: str, other: str) -> None:
    found = ids(search(book("foodchain", language), one, language))
    assert found and ids(search(book("foodchain", language), other, language)) == found


def test_a_game_without_rules_in_words_has_no_book() -> None:
    assert rulebook("chess", "en") is None
