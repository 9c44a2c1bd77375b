"""Texts are remembered, and never taken for those of other data."""

from __future__ import annotations

from mautoma.messages import Words


def test_data_that_only_look_equal_have_texts_of_their_own() -> None:
    words = Words("en")
    seen = [words.text("list-and", {"first": first, "last": "x"}) for first in (1, True, 2, 1)]
    assert seen == ["1 and x", "true and x", "2 and x", "1 and x"]
