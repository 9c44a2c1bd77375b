"""What a person types, read as the answer to the open question.

Enter takes the value offered, if it is not “none”. One of several: its number or the beginning of
its name, or “yes” or “done” if there is only one. Some of several: with commas. Several named values: in
their order, or as `name=value`; what is not named keeps the value offered. How many of each: see `counts`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from mautoma.kernel.message import Json
from mautoma.kernel.question import Confirm, Counts, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.messages.voice import Voice
from mautoma.terminal.counts import read_counts
from mautoma.terminal.menu import Menu, Refused, folded

V = TypeVar("V")

NONE, ALL = "-", "*"
_PAIR = re.compile(r"[\s,;]*([^=,;]+?)\s*=\s*(\S+?)(?=[\s,;]|$)")
_PARTED_PAIR = re.compile(r"\s*([^=]+?)\s*=\s*(.+?)\s*")


def read_answer(question: Question[Any], text: str, voice: Voice) -> Json:
    """The answer a line gives, or Refused with the reason; its legality is the question's business."""
    text = text.strip()
    if not text:
        if not is_offered(question):
            raise Refused("refused-empty")
        default: Json = question.default
        return default
    match question:
        case Pick():
            menu = menu_of(question, voice)
            return menu.values[0] if len(menu.values) == 1 and _agrees(text, voice) else menu.find(text)
        case PickSome():
            return _some(menu_of(question, voice), text)
        case Number():
            return _number(text)
        case Numbers():
            menu = named_menu(question.names, question.noun, voice)
            numbers = {name: _number(value) for name, value in _typed(menu, text).items()}
            return _complete(menu, numbers, question.default)
        case Counts():
            return dict(read_counts(question, text, voice))
        case Fill():
            menu, palette = named_menu(question.places, "place", voice), palette_menu(question, voice)
            filled = {place: palette.find(value) for place, value in _typed(menu, text).items()}
            return _complete(menu, filled, _only_offer(question, filled) or question.default)
        case Confirm():
            return _yes_or_no(text, voice)
    raise TypeError(f"a question of an unknown kind: {question.kind!r}")


def is_offered(question: Question[Any]) -> bool:
    """Whether Enter is an answer. Sending nobody to work is never meant by it: who means it types it."""
    nothing = isinstance(question, Counts) and not question.default
    return question.default is not None and not nothing


def _only_offer(question: Fill, filled: Mapping[str, str]) -> Mapping[str, str] | None:
    """The one answer that is offered and fits what was typed."""
    fitting = [offer for offer in question.offers if filled.items() <= offer.items()]
    return fitting[0] if len(fitting) == 1 else None


def menu_of(question: Pick | PickSome, voice: Voice) -> Menu:
    return Menu(question.values(), [voice.option(option) for option in question.options()])


def named_menu(names: Sequence[str], noun: str, voice: Voice) -> Menu:
    return Menu(names, [voice.word(noun, name) for name in names])


def palette_menu(question: Fill, voice: Voice) -> Menu:
    return named_menu(question.palette, question.noun, voice)


def _some(menu: Menu, text: str) -> list[str]:
    if text == NONE:
        return []
    if text == ALL:
        return menu.values
    numbers = text.split()
    if all(number.isdecimal() for number in numbers):
        return [menu.find(number) for number in numbers]
    return [menu.find(part) for part in re.split(r"[,;]", text) if part.strip()]


def _number(text: str) -> int:
    try:
        return int(text.strip().lstrip("$"))
    except ValueError:
        raise Refused("refused-number", text=text) from None


def _typed(menu: Menu, text: str) -> dict[str, str]:
    return _pairs(menu, text) if "=" in text else _in_order(menu, text)


def _complete(menu: Menu, typed: Mapping[str, V], offered: Mapping[str, V] | None) -> dict[str, V]:
    """A value for each name: as typed, else as offered."""
    known = {**(offered or {}), **typed}
    missing = [label for name, label in zip(menu.values, menu.labels, strict=True) if name not in known]
    if missing:
        raise Refused("refused-missing", labels=missing)
    return {name: known[name] for name in menu.values}


def _pairs(menu: Menu, text: str) -> dict[str, str]:
    """`a=3 b=4`; with values of several words `a=red hat, b=…`; `*=3` for all the others."""
    if re.search(r"[,;]", text):
        matches = [_PARTED_PAIR.fullmatch(part) for part in re.split(r"[,;]", text) if part.strip()]
        if None in matches:
            raise Refused("refused-pairs", text=text)
        pairs = [match.groups() for match in matches if match]
    else:
        pairs = _PAIR.findall(text)
        if _PAIR.sub("", text).strip():
            raise Refused("refused-pairs", text=text)
    rest = {name: value for label, value in pairs if label == ALL for name in menu.values}
    return rest | {menu.find(label): value for label, value in pairs if label != ALL}


def _in_order(menu: Menu, text: str) -> dict[str, str]:
    parts = [part.strip() for part in re.split(r"[,;]" if re.search("[,;]", text) else r"\s+", text)]
    if len(parts) != len(menu.values):
        raise Refused("refused-values", count=len(parts), wanted=len(menu.values), labels=menu.labels)
    return dict(zip(menu.values, parts, strict=True))


def _agrees(text: str, voice: Voice) -> bool:
    return _is_yes(text, voice) or folded(text) in ("done", folded(voice.text("word-carried-out")))


def _is_yes(text: str, voice: Voice) -> bool:
    wanted = folded(text)
    return folded(voice.text("word-yes")).startswith(wanted) or "yes".startswith(wanted)


def _yes_or_no(text: str, voice: Voice) -> bool:
    wanted = folded(text)
    if _is_yes(text, voice):
        return True
    if folded(voice.text("word-no")).startswith(wanted) or "no".startswith(wanted):
        return False
    raise Refused("refused-confirm", text=text)
