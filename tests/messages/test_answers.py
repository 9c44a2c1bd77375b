from __future__ import annotations

from typing import Any

import pytest

from mautoma.kernel.question import Counts, Fill, Pick, PickSome, Question, Unfit
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


def test_what_a_tile_shows_is_said_in_words() -> None:
    tile = Fill(key="tile-hexes", places=("E4", "F5"), palette=("sand", "small_crystal"), noun="kind")
    said = answer_in_words(tile, {"E4": "sand", "F5": "small_crystal"}, Voice("web", "en", "revive"))
    assert said == "E4: sand, F5: small crystal"


SQUARES = [f"{column}{row}" for row in range(1, 15) for column in "abcdefghijklmn"]


@pytest.mark.parametrize(
    ("question", "language", "told"),
    [
        (Pick(key="where", choices=SQUARES), "en", "a1, b1, c1, d1, e1 and f1 (and 190 more)."),
        (Pick(key="where", choices=SQUARES), "it", "a1, b1, c1, d1, e1 e f1 (e altre 190)."),
        (Pick(key="where", choices=SQUARES[:7]), "it", "a1, b1, c1, d1, e1 e f1 (e un'altra)."),
        (Pick(key="where", choices=SQUARES[:6]), "en", "a1, b1, c1, d1, e1 and f1."),
        (PickSome(key="where", choices=SQUARES), "en", "a1, b1, c1, d1, e1 and f1 (and 190 more)."),
    ],
)
def test_a_refusal_names_a_handful_of_options(question: Question[Any], language: str, told: str) -> None:
    with pytest.raises(Unfit) as refused:
        question.check("z9")
    assert Voice("web", language, "foodchain").say(refused.value.message).endswith(told)
