"""Two forms of a word have one stem, and two words have two."""

from __future__ import annotations

from mautoma.messages.stems import stems


def test_forms_of_a_word_have_one_stem() -> None:
    for language, forms in (
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
    ):
        assert len(stems(forms, language)) == 1


def test_words_have_stems_of_their_own() -> None:
    for language, words in (
        ("en", "garden guard house horse pizza place plane tie"),
        ("it", "cameriera casa cena carta giardino"),
    ):
        assert len(stems(words, language)) == len(words.split())
