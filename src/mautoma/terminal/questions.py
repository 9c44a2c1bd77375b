"""A question in words: what is asked, the numbered options, how to answer."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.messages.voice import Voice
from mautoma.terminal.answers import menu_of, named_menu, palette_menu
from mautoma.terminal.counts import called, labels_of
from mautoma.terminal.environment import TIED, Environment
from mautoma.terminal.menu import Menu

MANY = 24
"""More options than this are run together, so that they stay on the screen."""
_SQUARE = re.compile(r"[a-z]\d+")


def ask(question: Question[Any], voice: Voice, env: Environment) -> None:
    env.show()
    env.heading(voice.text(f"ask-{question.key}", question.data))
    for note in question.notes:
        env.show(f"  {voice.say(note)}", indent="  ")
    match question:
        case Pick():
            offered = "entry-remembered" if question.remembered else "entry-offered"
            _list(menu_of(question, voice), question.default, voice, env, offered)
            return
        case PickSome():
            _list(menu_of(question, voice), None, voice, env)
            most = len(question.values()) if question.most is None else question.most
            env.show(voice.text("hint-some", {"least": question.least, "most": most}))
        case Number():
            env.show(voice.text("hint-number", {"least": question.least, "most": question.most}))
        case Numbers():
            last = (question.default or {}) if question.remembered else {}
            _names(named_menu(question.names, question.noun, voice), last, voice, env)
            env.show(voice.text("hint-numbers", {"least": question.least, "most": question.most}))
        case Counts():
            _counts(question, voice, env)
        case Fill():
            _fill(question, voice, env)
        case Confirm():
            env.show(voice.text("hint-confirm"))
    if question.default is not None:
        hint = "hint-enter-last" if question.remembered else "hint-enter"
        env.show(voice.text(hint, {"offered": _shown_default(question, voice)}))


def _shown_default(question: Question[Any], voice: Voice) -> str:
    """The value offered, in the words of its options."""
    default: Any = question.default
    match question:
        case PickSome():
            menu = menu_of(question, voice)
            return ", ".join(_label(menu, value) for value in default) or voice.text("list-none")
        case Numbers():
            menu = named_menu(question.names, question.noun, voice)
            return ", ".join(f"{_label(menu, name)} {number}" for name, number in default.items())
        case Counts():
            taken = (f"{number} {called(question, name, number, voice)}" for name, number in default.items())
            return ", ".join(taken) or voice.text("word-none")
        case Fill():
            menu, palette = named_menu(question.places, "place", voice), palette_menu(question, voice)
            return ", ".join(f"{_label(menu, at)} {_label(palette, value)}" for at, value in default.items())
        case Confirm():
            return voice.text("word-yes" if default else "word-no")
    return str(default)


def _label(menu: Menu, value: str) -> str:
    return menu.labels[menu.values.index(value)]


def _list(
    menu: Menu, offered: str | None, voice: Voice, env: Environment, marked: str = "entry-offered"
) -> None:
    if len(menu.labels) > MANY and all(_SQUARE.fullmatch(label) for label in menu.labels):
        env.show("; ".join(_rows(menu.labels)), indent="  ")
        return
    entries = [
        voice.text(marked, {"text": entry}) if value == offered else entry
        for entry, value in zip(_entries(menu), menu.values, strict=True)
    ]
    if len(entries) > MANY:
        env.show("; ".join(entry.replace(" ", TIED) for entry in entries), indent="  ")
        return
    for entry in entries:
        env.show(f"  {entry}", indent="     ")


def _rows(squares: Sequence[str]) -> list[str]:
    """Squares of a board, by their rows: "a1–c1, e1"."""
    rows: dict[str, list[list[str]]] = {}
    for square in squares:
        runs = rows.setdefault(square[1:], [])
        if runs and ord(square[0]) == ord(runs[-1][-1][0]) + 1:
            runs[-1].append(square)
        else:
            runs.append([square])
    return [
        f",{TIED}".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
        for runs in rows.values()
    ]


def _entries(menu: Menu) -> list[str]:
    return [
        label if label == str(number) else f"{number}) {label}"
        for number, label in zip(menu.numbers, menu.labels, strict=True)
    ]


def _names(menu: Menu, known: Mapping[str, int], voice: Voice, env: Environment) -> None:
    for name, label in zip(menu.values, menu.labels, strict=True):
        last = voice.text("entry-last", {"number": known[name]}) if name in known else ""
        env.show(f"  {label}{last}")


def _counts(question: Counts, voice: Voice, env: Environment) -> None:
    labels = labels_of(question, voice)
    for name, number in question.available.items():
        env.show("  " + voice.text("entry-available", {"text": labels[name], "number": number}))
    env.show(voice.text("hint-counts", {"example": next(iter(labels.values()))}))


def _fill(question: Fill, voice: Voice, env: Environment) -> None:
    places = named_menu(question.places, "place", voice)
    env.show(voice.text("hint-places", {"labels": places.labels}), indent="  ")
    palette = palette_menu(question, voice)
    _list(palette, None, voice, env)
    env.show(voice.text("hint-fill", {"place": places.labels[0], "value": palette.labels[0]}))
