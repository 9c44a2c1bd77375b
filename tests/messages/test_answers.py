from __future__ import annotations

import pytest

from mautoma.kernel.question import Counts
from mautoma.messages.answers import answer_in_words
from mautoma.messages.voice import Voice

HIRE = Counts(key="hire", available={"waitress": 3, "trainer": 1}, noun="employee")


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "2 waitresses, 1 trainer"), ("it", "2 cameriere, 1 formatore")],
)
def test_how_many_of_each_is_said_in_the_plural(language: str, expected: str) -> None:
    voice = Voice("web", language, "foodchain")
    assert answer_in_words(HIRE, {"waitress": 2, "trainer": 1}, voice) == expected
