"""A question as a program reads it: everything that its answer is checked by is in it, as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from mautoma.kernel import question as kernel
from mautoma.kernel.message import plain
from mautoma.messages.voice import Voice
from mautoma.web.page.options import called
from mautoma.web.page.why import rule_of


class Reply(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a program is told."""


class Rule(Reply):
    """A rule of the game, in words."""

    id: str
    title: str
    text: str


class Place(Reply):
    """Where an option is on the board."""

    at: str
    covers: list[str]
    mark: str


class Option(Reply):
    """One way to answer."""

    value: str
    label: str
    place: Place | None


class Named(Reply):
    """A value, and what it is called."""

    value: str
    label: str


class Available(Named):
    """How many of something can be taken at most."""

    number: Annotated[int, Meta(ge=1)]


class Limit(Reply):
    """What all that is taken may come to together."""

    least: Annotated[int | None, Meta(description="null: there is none.")]
    most: Annotated[int | None, Meta(description="null: there is none.")]
    weights: Annotated[
        Mapping[str, int],
        Meta(description="What one of each counts; what is not named counts nothing."),
    ]


class Question(Reply, tag_field="kind"):
    """What every question says."""

    key: str
    text: str
    data: Annotated[Mapping[str, Any], Meta(description="What the text says, as data.")]
    help: str
    notes: Annotated[Sequence[str], Meta(description="Lines to read with the question.")]
    rules: Sequence[Rule]
    remembered: Annotated[
        bool, Meta(description="Whether what is offered is the last known value of a fact of the table.")
    ]


class Pick(Question, tag="pick"):
    """The answer is the value of one option."""

    options: Sequence[Option]
    default: str | None


class PickSome(Question, tag="pick_some"):
    """The answer is a list of values of options, each at most once."""

    options: Sequence[Option]
    least: int
    most: int
    ties: Annotated[bool, Meta(description="Whether several are chosen only if they are equal.")]
    default: Sequence[str] | None


class Number(Question, tag="number"):
    """The answer is a whole number."""

    least: int
    most: int
    default: int | None


class Numbers(Question, tag="numbers"):
    """The answer is a whole number for each name."""

    names: Sequence[Named]
    least: int
    most: int
    bounds: Annotated[Mapping[str, int], Meta(description="Of names that can't be as much as the others.")]
    default: Mapping[str, int] | None


class Counts(Question, tag="counts"):
    """The answer is how many of each are taken; what is not taken is left out."""

    available: Sequence[Available]
    limits: Annotated[Sequence[Limit], Meta(description="An answer must keep within all of them.")]
    offer: Annotated[str, Meta(description="What to call the default.")]
    default: Mapping[str, int] | None


class Fill(Question, tag="fill"):
    """The answer is a value of the palette for each place."""

    places: Sequence[Named]
    palette: Sequence[Named]
    offers: Annotated[Sequence[Mapping[str, str]], Meta(description="Whole answers that may well be right.")]
    default: Mapping[str, str] | None


class Confirm(Question, tag="confirm"):
    """The answer is true or false."""

    default: bool | None


AnyQuestion: TypeAlias = Pick | PickSome | Number | Numbers | Counts | Fill | Confirm


def question(asked: kernel.Question[Any], voice: Voice) -> AnyQuestion:
    """In words and data."""
    said = _said(asked, voice)
    match asked:
        case kernel.Pick():
            return Pick(**said, options=_options(asked.options(), voice))
        case kernel.PickSome():
            most = len(asked.values()) if asked.most is None else asked.most
            options = _options(asked.options(), voice)
            return PickSome(**said, options=options, least=asked.least, most=most, ties=asked.ties)
        case kernel.Number():
            return Number(**said, least=asked.least, most=asked.most)
        case kernel.Numbers():
            names = [named(name, asked.noun, voice) for name in asked.names]
            return Numbers(**said, names=names, least=asked.least, most=asked.most, bounds=asked.bounds)
        case kernel.Counts():
            return _counts(asked, said, voice)
        case kernel.Fill():
            return Fill(
                **said,
                places=[named(place, "place", voice) for place in asked.places],
                palette=[named(value, asked.noun, voice) for value in asked.palette],
                offers=[dict(offer) for offer in asked.offers],
            )
    assert isinstance(asked, kernel.Confirm)
    return Confirm(**said)


def _said(asked: kernel.Question[Any], voice: Voice) -> dict[str, Any]:
    help_ = f"help-{asked.key}"
    return {
        "key": asked.key,
        "text": voice.text(f"ask-{asked.key}", asked.data),
        "data": {name: plain(datum) for name, datum in asked.data.items()},
        "help": voice.text(help_, asked.data) if voice.has(help_) else "",
        "notes": [voice.say(note) for note in asked.notes],
        "rules": [rule(id_, voice) for id_ in asked.rules],
        "remembered": asked.remembered and asked.default is not None,
        "default": asked.default,
    }


def _counts(asked: kernel.Counts, said: dict[str, Any], voice: Voice) -> Counts:
    available = [
        Available(value=name, label=called(name, asked.noun, voice), number=number)
        for name, number in asked.available.items()
    ]
    limits = [
        Limit(
            least=limit.least,
            most=limit.most,
            weights={
                name: 1 if limit.weights is None else limit.weights.get(name, 0) for name in asked.available
            },
        )
        for limit in asked.limits
    ]
    offer = voice.find(f"offer-{asked.key}") or voice.ui("as-offered")
    return Counts(**said, available=available, limits=limits, offer=offer)


def _options(options: Sequence[kernel.Option], voice: Voice) -> list[Option]:
    return [
        Option(value=option.value, label=voice.option(option), place=_place(option.place))
        for option in options
    ]


def _place(place: kernel.Place | None) -> Place | None:
    return None if place is None else Place(at=place.at, covers=list(place.covers), mark=place.mark)


def named(value: str, noun: str, voice: Voice) -> Named:
    return Named(value=value, label=called(value, noun, voice))


def rule(id_: str, voice: Voice) -> Rule:
    return Rule(**rule_of(id_, voice)._asdict())
