"""What can be tapped to answer a question, in words and with its icon."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from mautoma.kernel.message import Msg
from mautoma.kernel.question import Fill, Numbers, Option, Pick, PickSome, Question
from mautoma.messages.voice import Voice
from mautoma.web.icons import sign
from mautoma.web.page.picture import Tappable

TAPPED = 50
"""Of fewer numbers each may have a spot on a picture."""


def options_of(question: Question[Any] | None, voice: Voice) -> dict[str, Tappable]:
    """What can be tapped, in words: the options of a question, the places to be filled, the numbers of a
    name."""
    match question:
        case Pick() | PickSome():
            found = [_tappable(option, voice) for option in question.options()]
        case Fill():
            found = [Tappable(place, called(place, "place", voice)) for place in question.places]
        case Numbers() if question.most - question.least < TAPPED:
            found = _numbers(question, voice)
        case _:
            found = []
    return {option.value: option for option in found}


def _tappable(option: Option, voice: Voice) -> Tappable:
    place, label, icon = option.place, voice.option(option), _icon(option, voice)
    if place is None:
        return Tappable(option.value, label, idle=option.idle, icon=icon)
    return Tappable(option.value, label, place.at, place.covers or (place.at,), option.idle, icon)


def _icon(option: Option, voice: Voice) -> Markup:
    """Of what an option is about, where the game has one for it."""
    label = option.label or Msg(f"option-{option.value}".replace("_", "-"))
    return sign(label.key, label.data, voice)


def _numbers(question: Numbers, voice: Voice) -> list[Tappable]:
    """Each number of each name: `name number` is what its spot answers."""
    labels = [(name, called(name, question.noun, voice)) for name in question.names]
    numbers = range(question.least, question.most + 1)
    return [
        Tappable(f"{name} {number}", f"{label}: {number}") for name, label in labels for number in numbers
    ]


def called(value: str, noun: str, voice: Voice) -> str:
    label = voice.word(noun, value) if noun else value
    return voice.option(Option(value)) if label == value else label
