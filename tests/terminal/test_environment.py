from __future__ import annotations

import codecs
from io import StringIO
from os import terminal_size

import pytest

from mautoma.terminal.environment import TIED, Environment, language_of, nearest, real_environment


def said(text: str, width: int | None) -> str:
    out = StringIO()
    env = Environment(lambda prompt: None, out, out, lambda: 0.0, lambda: 0, width=width)
    env.show(text, indent="  ")
    return out.getvalue()


def test_a_long_line_is_wrapped_at_words_where_there_is_a_screen() -> None:
    assert said("one two three-four five", 12) == "one two\n  three-four\n  five\n"
    assert said("one two three-four five", None) == "one two three-four five\n"


def test_a_row_of_a_map_that_fits_is_left_as_it_is() -> None:
    assert said("  .  #   . ", 12) == "  .  #   . \n"


def test_tied_words_stay_on_one_line() -> None:
    assert said(f"aaa 1){TIED}b 2){TIED}c", 9) == "aaa 1) b\n  2) c\n"


@pytest.mark.parametrize(
    ("locale", "language"), [("it_IT.UTF-8", "it"), ("en_GB.UTF-8", "en"), ("C", "en"), ("", "en")]
)
def test_the_language_is_that_of_the_system_where_it_is_known(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_colours_only_on_a_screen_that_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("sys.stdout", Screen())
    assert real_environment().colours
    monkeypatch.setenv("NO_COLOR", "1")
    assert not real_environment().colours
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setattr("sys.stdout", StringIO())
    assert not real_environment().colours


def test_a_window_that_became_smaller_is_measured_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(StringIO):
        def isatty(self) -> bool:
            return True

    columns = iter((120, 40))
    monkeypatch.setattr("sys.stdout", Screen())
    monkeypatch.setattr("sys.stdin", StringIO("1\n"))
    monkeypatch.setattr("shutil.get_terminal_size", lambda: terminal_size((next(columns), 24)))
    env = real_environment()
    assert env.width == 120
    assert env.read("> ") == "1" and env.width == 40


@pytest.mark.parametrize(
    ("text", "encoding", "shown"),
    [
        ("“è” · «È» 1–2 × …", "ascii", b'"e" - "E" 1-2 x ...'),
        ("“è” ✓", "latin-1", b'"\xe8" ?'),
        ("\ud800 è", "utf-8", b"? \xc3\xa8"),
    ],
)
def test_what_a_screen_cannot_show_becomes_the_nearest(text: str, encoding: str, shown: bytes) -> None:
    codecs.register_error("nearest", nearest)
    assert text.encode(encoding, "nearest") == shown


def test_what_was_typed_in_no_letters_is_read_as_signs_for_that() -> None:
    codecs.register_error("nearest", nearest)
    assert b"a\xff\xc3\xa8".decode("utf-8", "nearest") == "a\ufffdè"
