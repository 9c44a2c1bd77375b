from __future__ import annotations

from typing import Any

import pytest

from mautoma.kernel.message import msg
from mautoma.kernel.question import (
    Confirm,
    Counts,
    Fill,
    Limit,
    Number,
    Numbers,
    Option,
    Pick,
    PickSome,
    Question,
    Unfit,
)

PICK = Pick(key="k", choices=["a", "b"])
SOME = PickSome(key="k", choices=["a", "b", "c"], least=1, most=2)
NUMBER = Number(key="k", least=1, most=5)
NUMBERS = Numbers(key="k", names=["x", "y"], most=9)
BOUND = Numbers(key="k", names=["x", "y"], most=9, bounds={"y": 3})
FILL = Fill(key="k", places=["p", "q"], palette=["sand", "water"])
CONFIRM = Confirm(key="k")
COUNTS = Counts(
    key="k",
    available={"x": 2, "y": 1},
    limits=[Limit(msg("full"), most=2)],
)


def deep(levels: int) -> object:
    answer: object = "a"
    for _ in range(levels):
        answer = [answer]
    return answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (PICK, "a"),
        (SOME, ["a", "c"]),
        (NUMBER, 5),
        (NUMBERS, {"x": 0, "y": 9}),
        (BOUND, {"x": 9, "y": 3}),
        (FILL, {"p": "sand", "q": "sand"}),
        (CONFIRM, False),
        (COUNTS, {}),
        (COUNTS, {"x": 1, "y": 1}),
    ],
)
def test_a_legal_answer_is_taken_as_it_is(question: Question[Any], answer: object) -> None:
    assert question.check(answer) == answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (PICK, "c"),
        (PICK, ["a"]),
        (PICK, None),
        (SOME, []),
        (SOME, ["a", "b", "c"]),
        (SOME, ["a", "a"]),
        (SOME, ["a", {}]),
        (SOME, "a"),
        (NUMBER, 0),
        (NUMBER, 6),
        (NUMBER, True),
        (NUMBER, "3"),
        (NUMBERS, {"x": 1}),
        (BOUND, {"x": 0, "y": 4}),
        (NUMBERS, {"x": 1, "y": 2, "z": 3}),
        (NUMBERS, {"x": 1, "y": 10}),
        (FILL, {"p": "sand"}),
        (FILL, {"p": "sand", "q": "lava"}),
        (FILL, {"p": "sand", "q": ["sand"]}),
        (NUMBER, 3.5),
        (NUMBER, float("inf")),
        (CONFIRM, "yes"),
        (CONFIRM, 1),
        (COUNTS, ["x"]),
        (COUNTS, {"x": 3}),
        (COUNTS, {"x": -1}),
        (COUNTS, {"x": True}),
        (COUNTS, {"z": 1}),
        (COUNTS, {"x": 2, "y": 1}),
    ],
)
def test_an_illegal_answer_is_refused(question: Question[Any], answer: object) -> None:
    with pytest.raises(Unfit):
        question.check(answer)


def test_an_answer_without_end_is_refused() -> None:
    for question, answer in ((NUMBER, 10**5000), (PICK, deep(2000))):
        with pytest.raises(Unfit):
            question.check(answer)


def test_a_whole_number_may_be_written_with_a_point() -> None:
    answer = NUMBER.check(3.0)
    assert answer == 3 and isinstance(answer, int)
    assert NUMBERS.check({"x": 1.0, "y": 2}) == {"x": 1, "y": 2}


def test_counts_leave_out_what_is_not_taken_and_keep_their_order() -> None:
    assert list(COUNTS.check({"y": 1, "x": 1}).items()) == [("x", 1), ("y", 1)]
    assert COUNTS.check({"x": 0, "y": 1}) == {"y": 1}


def test_options_are_listed_only_when_somebody_looks() -> None:
    listed = []

    def choices() -> list[str]:
        listed.append(True)
        return ["a", "b"]

    question = Pick(key="k", choices=choices, noun="letter")
    assert not listed
    assert [option.value for option in question.options()] == ["a", "b"]
    question.check("a")
    assert len(listed) == 1


def test_an_option_is_described_once_however_often_somebody_looks() -> None:
    described = []

    def describe(value: str) -> Option:
        described.append(value)
        return Option(value)

    question = Pick(key="k", choices=["a", "b"], describe=describe)
    assert question.options() == question.options() == [Option("a"), Option("b")]
    assert described == ["a", "b"]


def test_a_limit_says_by_how_much_it_is_passed() -> None:
    assert Limit(msg("full", room=2), most=2).fault({"x": 2, "y": 1}) == msg("full", room=2, over=1)
    assert Limit(msg("full"), most=2).fault({"x": 1, "y": 1}) is None


def test_a_limit_weighs_what_is_taken() -> None:
    tables = Limit(msg("no-seat"), most=1, weights={"guest": 1, "table": -4})
    assert tables.fault({"guest": 5, "table": 1}) is None
    assert tables.fault({"guest": 6, "table": 1, "dog": 9}) == msg("no-seat", over=1)


def test_a_limit_may_ask_for_something() -> None:
    some = Limit(msg("nothing"), least=1)
    assert some.fault({}) == msg("nothing")
    assert some.fault({"x": 1}) is None


def test_what_followed_an_answer_is_what_it_was_when_it_was_given() -> None:
    left = {"cook": 1}
    question = Pick(
        key="train",
        choices=["cook"],
        follows=lambda name: Pick(key="into", choices=["chef"] * left[name]),
    )
    settled = question.settled("cook")
    left.clear()
    assert isinstance(settled, Pick) and settled.follows is not None
    after = settled.follows("cook")
    assert after is not None and after.values() == ["chef"]
