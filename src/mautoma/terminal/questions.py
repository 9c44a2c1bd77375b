"""A question in words: what is asked, the numbered options, how to answer."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.kernel.session import Session
from mautoma.kernel.view import Card
from mautoma.messages.voice import Voice
from mautoma.terminal.answers import is_offered, menu_of, named_menu, palette_menu
from mautoma.terminal.counts import called, labels_of
from mautoma.terminal.environment import TIED, Environment
from mautoma.terminal.menu import Menu
from mautoma.terminal.shown import faces_of

MANY = 24
"""More options than this are run together, so that they stay on the screen."""
_SQUARE = re.compile(r"[a-z]\d+")


def ask_now(session: Session, voice: Voice, env: Environment) -> None:
    """The open question; where the screen has colours, below the status and the board it is answered on."""
    assert session.question is not None
    if env.painted and env.width is not None:
        from mautoma.terminal.paint.asking import above

        env.show()
        env.paint(*above(session, voice, env.width))
    ask(session.question, voice, env, faces_of(session, voice))


def ask(
    question: Question[Any], voice: Voice, env: Environment, faces: Mapping[str, Card] = MappingProxyType({})
) -> None:
    """`faces` are the cards that options stand for."""
    env.show()
    env.heading(typed_text(f"ask-{question.key}", question, voice))
    for note in question.notes:
        env.show(f"  {voice.say(note)}", indent="  ")
    match question:
        case Pick():
            offered = "entry-remembered" if question.remembered else "entry-offered"
            _list(menu_of(question, voice), question.default, voice, env, faces, offered)
            return
        case PickSome():
            _list(menu_of(question, voice), None, voice, env, faces)
            most = len(question.values()) if question.most is None else question.most
            how = "how-ties" if question.ties else "how-some"
            env.show(voice.text(how, {"least": question.least, "most": most}))
        case Number():
            env.show(voice.text("how-number", {"least": question.least, "most": question.most}))
        case Numbers():
            last = (question.default or {}) if question.remembered else {}
            _names(question, last, voice, env)
            env.show(voice.text("how-numbers", {"least": question.least, "most": question.most}))
        case Counts():
            _counts(question, voice, env, faces)
        case Fill():
            _fill(question, voice, env)
        case Confirm():
            env.show(voice.text("how-confirm"))
    if is_offered(question):
        how = "how-enter-last" if question.remembered else "how-enter"
        env.show(voice.text(how, {"offered": _shown_default(question, voice)}))


def typed_text(key: str, question: Question[Any], voice: Voice) -> str:
    """Where a text is about tapping, what it says to somebody who types."""
    return voice.find(key, "typed", **question.data) or voice.text(key, question.data)


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
    menu: Menu,
    offered: str | None,
    voice: Voice,
    env: Environment,
    faces: Mapping[str, Card],
    marked: str = "entry-offered",
) -> None:
    if len(menu.labels) > MANY and all(_SQUARE.fullmatch(label) for label in menu.labels):
        env.show("; ".join(_rows(menu.labels)), indent="  ")
        return
    entries = []
    for number, label, value in zip(menu.numbers, menu.labels, menu.values, strict=True):
        text = "" if label == str(number) else f"{label}{_ability(faces.get(value))}"
        mark = f"{number})" if text else label
        entries.append((mark, voice.text(marked, {"text": text}).strip() if value == offered else text))
    if len(entries) > MANY:
        joined = (f"{mark} {text}".rstrip().replace(" ", TIED) for mark, text in entries)
        env.show("; ".join(joined), indent="  ")
        return
    for (mark, text), value in zip(entries, menu.values, strict=True):
        env.item(mark, text, "offered" if value == offered else "option", indent=2)


def _ability(card: Card | None) -> str:
    """What a card does and costs, where an option is one."""
    return f": {', '.join((card.text, *card.said))}" if card and card.text else ""


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


def _names(question: Numbers, known: Mapping[str, int], voice: Voice, env: Environment) -> None:
    for name in question.names:
        label = voice.word(question.noun, name)
        if name in question.bounds:
            label = voice.text("entry-available", {"text": label, "number": question.bounds[name]})
        last = voice.text("entry-last", {"number": known[name]}) if name in known else ""
        env.show(f"  {label}{last}")


def _counts(question: Counts, voice: Voice, env: Environment, faces: Mapping[str, Card]) -> None:
    labels = labels_of(question, voice)
    if env.painted:
        from mautoma.terminal.paint.asking import counted

        env.paint(counted(labels, question.available, faces, voice))
    for name, number in () if env.painted else question.available.items():
        text = voice.text("entry-available", {"text": labels[name], "number": number})
        env.show(f"  {text}{_ability(faces.get(name))}", indent="     ")
    env.show(voice.text("how-counts", {"example": next(iter(labels.values()))}))


def _fill(question: Fill, voice: Voice, env: Environment) -> None:
    places = named_menu(question.places, "place", voice)
    env.show(voice.text("how-places", {"labels": places.labels}), indent="  ")
    palette = palette_menu(question, voice)
    _list(palette, None, voice, env, {})
    env.show(voice.text("how-fill", {"place": places.labels[0], "value": palette.labels[0]}))
