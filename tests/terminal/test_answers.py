from __future__ import annotations

from typing import Any

import pytest

from mautoma.kernel.message import Json
from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.messages.voice import Voice
from mautoma.terminal.answers import read_answer
from mautoma.terminal.menu import Refused

PICK = Pick(key="k", choices=["red", "green"], default="red")
SOME = PickSome(key="k", choices=["red", "green", "blue"])
NUMBER = Number(key="k", default=4)
NUMBERS = Numbers(key="k", names=["Cape Town", "Cairo"], least=-9)
OFFERED = Numbers(key="k", names=["Cape Town", "Cairo"], default={"Cape Town": 1, "Cairo": 2})
FILL = Fill(key="k", places=["north", "south"], palette=["sand", "deep water"])
FILLED = Fill(key="k", places=["n", "s"], palette=["3", "2"], default={"n": "3", "s": "3"})
KNOWN = Fill(
    key="k",
    places=["n", "s"],
    palette=["3", "2"],
    offers=[{"n": "3", "s": "2"}, {"n": "2", "s": "2"}],
)
STAFF = Counts(
    key="k",
    available={"waitress": 4, "kitchen_trainee": 2, "marketing_trainee": 1, "burger_cook": 1},
    noun="employee",
    default={"waitress": 1},
)
CONFIRM = Confirm(key="k", default=True)
ONLY = Pick(key="k", choices=("go",))


def read(question: Question[Any], text: str, language: str = "en") -> Json:
    return read_answer(question, text, Voice("terminal", language, "foodchain"))


def test_a_line_is_read_as_an_answer() -> None:
    cases: list[tuple[Question[Any], str, Json]] = [
        (PICK, "", "red"),
        (PICK, "g", "green"),
        (ONLY, "yes", "go"),
        (ONLY, "done", "go"),
        (ONLY, "1", "go"),
        (SOME, "1,3", ["red", "blue"]),
        (SOME, "1 3", ["red", "blue"]),
        (SOME, "gre; b", ["green", "blue"]),
        (SOME, "blue", ["blue"]),
        (SOME, "-", []),
        (SOME, "*", ["red", "green", "blue"]),
        (NUMBER, "", 4),
        (NUMBER, " 12 ", 12),
        (NUMBER, "$30", 30),
        (NUMBERS, "3 -4", {"Cape Town": 3, "Cairo": -4}),
        (NUMBERS, "3, 4", {"Cape Town": 3, "Cairo": 4}),
        (NUMBERS, "Cape Town=3 Cairo=4", {"Cape Town": 3, "Cairo": 4}),
        (NUMBERS, "cai = 4, cape=3", {"Cape Town": 3, "Cairo": 4}),
        (NUMBERS, "*=7", {"Cape Town": 7, "Cairo": 7}),
        (OFFERED, "", {"Cape Town": 1, "Cairo": 2}),
        (OFFERED, "cairo=9", {"Cape Town": 1, "Cairo": 9}),
        (FILL, "sand deep", {"north": "sand", "south": "deep water"}),
        (FILL, "1 2", {"north": "sand", "south": "deep water"}),
        (FILL, "s=deep water, n=sand", {"north": "sand", "south": "deep water"}),
        (FILL, "*=1 s=2", {"north": "sand", "south": "deep water"}),
        (FILLED, "s=2", {"n": "3", "s": "2"}),
        (KNOWN, "n=2", {"n": "2", "s": "2"}),
        (STAFF, "", {"waitress": 1}),
        (STAFF, "2 waitresses, cook", {"waitress": 2, "burger_cook": 1}),
        (
            STAFF,
            "3 wait; kitchen, 1x marketing trainee",
            {"waitress": 3, "kitchen_trainee": 1, "marketing_trainee": 1},
        ),
        (STAFF, "waitress, waitress", {"waitress": 2}),
        (STAFF, "waitress 2, cook x1", {"waitress": 2, "burger_cook": 1}),
        (STAFF, "waitress: 2; kitchen=1", {"waitress": 2, "kitchen_trainee": 1}),
        (STAFF, "none", {}),
        (STAFF, "-", {}),
        (STAFF, "all", {"waitress": 4, "kitchen_trainee": 2, "marketing_trainee": 1, "burger_cook": 1}),
        (CONFIRM, "", True),
        (CONFIRM, "y", True),
        (CONFIRM, "No", False),
    ]
    for question, text, answer in cases:
        assert read(question, text) == answer, text


def test_a_line_that_is_no_answer_is_refused_with_the_reason() -> None:
    cases: list[tuple[Question[Any], str, str]] = [
        (SOME, "", "refused-empty"),
        (PICK, "blue", "refused-unknown"),
        (SOME, "1, 9", "refused-unknown"),
        (NUMBER, "many", "refused-number"),
        (NUMBERS, "3", "refused-values"),
        (NUMBERS, "3 x", "refused-number"),
        (NUMBERS, "Cairo=4", "refused-missing"),
        (NUMBERS, "Cairo=4 and more", "refused-pairs"),
        (NUMBERS, "Cairo=4, Cape Town", "refused-pairs"),
        (NUMBERS, "Oslo=4", "refused-unknown"),
        (FILL, "n=fire, s=sand", "refused-unknown"),
        (STAFF, "trainee", "refused-several"),
        (STAFF, "2", "refused-counts"),
        (STAFF, "guru 2", "refused-unknown"),
        (STAFF, "guru", "refused-unknown"),
        (CONFIRM, "perhaps", "refused-confirm"),
    ]
    for question, text, reason in cases:
        with pytest.raises(Refused) as refused:
            pytest.fail(f"{text!r} is read as {read(question, text)}")
        assert refused.value.message.key == reason, text


def test_yes_and_no_in_italian() -> None:
    for text, answer in (("s", True), ("si", True), ("sì", True), ("n", False)):
        assert read(CONFIRM, text, "it") is answer


def test_how_many_of_each_in_italian() -> None:
    assert read(STAFF, "2 cameriere, cucina", "it") == {"waitress": 2, "kitchen_trainee": 1}
    assert read(STAFF, "nessuno", "it") == {}
