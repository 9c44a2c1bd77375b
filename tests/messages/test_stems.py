"""Two forms of a word have one stem, and two words have two."""

from __future__ import annotations

import pytest

from mautoma.messages.stems import stems


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "garden gardens"),
        ("en", "house houses"),
        ("en", "company companies"),
        ("en", "waitress waitresses"),
        ("en", "place places placed placing"),
        ("en", "plan planned planning"),
        ("en", "tie ties"),
        ("it", "cameriera cameriere camerieri"),
        ("it", "giardino giardini"),
        ("it", "banca banche"),
        ("it", "negozio negozi"),
        ("it", "città citta"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, forms: str) -> None:
    assert len(stems(forms, language)) == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "garden guard house horse pizza place plane tie"),
        ("it", "cameriera casa cena carta giardino"),
    ],
)
def test_words_have_stems_of_their_own(language: str, words: str) -> None:
    assert len(stems(words, language)) == len(words.split())
