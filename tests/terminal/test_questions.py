from __future__ import annotations

import re
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest

from mautoma.games import GAMES
from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.messages import FOLDER
from mautoma.messages.voice import Voice
from mautoma.terminal.answers import read_answer
from mautoma.terminal.environment import Environment
from mautoma.terminal.menu import Refused
from mautoma.terminal.questions import MANY, ask


def asked(question: Question[Any]) -> list[str]:
    out = StringIO()
    env = Environment(lambda prompt: None, out, out, lambda: 0.0, lambda: 0)
    ask(question, Voice("terminal", "en"), env)
    return out.getvalue().splitlines()


@pytest.mark.parametrize(
    ("question", "lines"),
    [
        (Pick(key="k", choices=["red", "green"], default="green"), ["  1) red", "  2) green (Enter)"]),
        (Pick(key="k", choices=["7", "done"]), ["  7", "  1) Done"]),
        (
            PickSome(key="k", choices=["red", "green"], most=1, default=["red"]),
            [
                "  1) red",
                "  2) green",
                "Choose 0 to 1: numbers or names, separated by commas; “-” for none, “*” for all.",
                "Enter: red.",
            ],
        ),
        (
            PickSome(key="k", choices=["red", "green"], ties=True),
            [
                "  1) red",
                "  2) green",
                "A number or a name; if several tie, separate them by commas; “-” for none.",
            ],
        ),
        (
            PickSome(key="k", choices=["red", "green"], least=1, ties=True),
            [
                "  1) red",
                "  2) green",
                "A number or a name; if several tie, separate them by commas.",
            ],
        ),
        (Number(key="k", least=2, most=5, default=3), ["A number from 2 to 5.", "Enter: 3."]),
        (
            Numbers(key="k", names=["a", "b"], most=9, default={"a": 1, "b": 2}),
            ["  a", "  b", "Numbers from 0 to 9, in this order or as name=number.", "Enter: a 1, b 2."],
        ),
        (
            Numbers(key="k", names=["a", "b"], most=9, bounds={"b": 3}),
            ["  a", "  b (up to 3)", "Numbers from 0 to 9, in this order or as name=number."],
        ),
        (
            Numbers(key="k", names=["a", "b"], most=9, default={"a": 1, "b": 2}, remembered=True),
            [
                "  a (last: 1)",
                "  b (last: 2)",
                "Numbers from 0 to 9, in this order or as name=number.",
                "Enter, as before: a 1, b 2.",
            ],
        ),
        (
            Pick(key="k", choices=["red", "green"], default="green", remembered=True),
            ["  1) red", "  2) green (Enter: as before)"],
        ),
        (
            Fill(key="k", places=["n", "s"], palette=["sand", "sea"], default={"n": "sea", "s": "sand"}),
            [
                "Places: n and s.",
                "  1) sand",
                "  2) sea",
                "One of these for each place, in order or as n=sand; “*=…” for all the others.",
                "Enter: n sea, s sand.",
            ],
        ),
        (
            Counts(key="k", available={"red": 2, "green": 1}, default={"green": 1}),
            [
                "  red (up to 2)",
                "  green (up to 1)",
                "How many of each, separated by commas, such as “1 red”; “all” or “none”.",
                "Enter: 1 green.",
            ],
        ),
        (Confirm(key="k", default=False), ["yes or no", "Enter: no."]),
    ],
)
def test_a_question_lists_its_options_and_how_to_answer(question: Question[Any], lines: list[str]) -> None:
    assert asked(question) == ["", "ask-k", *lines]


def test_many_options_are_run_together() -> None:
    lines = asked(Pick(key="k", choices=[f"tree-{number}" for number in range(MANY + 1)]))
    assert lines[2].startswith("1) tree-0; 2) tree-1; ")
    assert len(lines) == 3


def test_many_squares_are_listed_by_row() -> None:
    choices = [f"{column}{row}" for row in range(1, 5) for column in "abcdefgh" if column + str(row) != "d2"]
    lines = asked(Pick(key="k", choices=choices))
    assert lines[2:] == ["a1–h1; a2–c2, e2–h2; a3–h3; a4–h4"]


@pytest.mark.parametrize("offered", [None, {}])
def test_enter_never_sends_nobody_to_work(offered: dict[str, int] | None) -> None:
    question = Counts(key="structure", available={"cook": 2}, default=offered)
    with pytest.raises(Refused):
        read_answer(question, "", Voice("terminal", "en"))
    assert read_answer(question, "none", Voice("terminal", "en")) == {}
    assert read_answer(replace(question, default={"cook": 1}), "", Voice("terminal", "en")) == {"cook": 1}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_no_question_asks_to_tap_at_the_terminal(game: str, language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (FOLDER / language).glob(f"{game}*.ftl")]
    keys = {key for text in texts for key in re.findall(r"^((?:ask|help)-[\w-]+) =", text, re.M)}
    voice = Voice("terminal", language, game)
    shown = {key: voice.find(key, "typed") or voice.find(key) for key in keys}
    tapping = re.compile(r"\btap|\btocca(?!re| a\b| al\b)|\btoccal", re.I)
    assert {key: text for key, text in shown.items() if tapping.search(text)} == {}
