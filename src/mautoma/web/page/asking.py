"""How the open question gets its words and its fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, repeat
from typing import Any, NamedTuple

from markupsafe import Markup

from mautoma.kernel.message import Msg
from mautoma.kernel.question import (
    Confirm,
    Counts,
    Fill,
    Limit,
    Number,
    Numbers,
    Pick,
    PickSome,
    Question,
)
from mautoma.kernel.view import Card, Ink, Sign
from mautoma.messages.voice import Voice
from mautoma.web.icons import sign
from mautoma.web.page.options import called
from mautoma.web.page.picture import Drawing, Tappable
from mautoma.web.page.question import (
    Amount,
    Asked,
    Blank,
    Bound,
    ConfirmFields,
    CountsFields,
    Fields,
    Filled,
    Filler,
    FillFields,
    NumberFields,
    NumbersFields,
    Offered,
    PickFields,
    PickSomeFields,
    TieFields,
)
from mautoma.web.page.why import rule_of

FEW = 6
"""Up to so many options that have a spot on the board are also listed in the open."""
KEYS = "123456789bcdefghijklmopqstvwxyz"
"""On a keyboard, for one option after the other; the others of the page are left out."""


class Around(NamedTuple):
    """What the fields of a question need to know of the screen: cards by what choosing them answers, what
    each option would cover, the pictures, the spot that was opened, whether several are equal, whether the
    default ends a turn; and how values look that fill places."""

    faces: Mapping[str, Card]
    previews: Mapping[str, str]
    pictures: tuple[Drawing, ...]
    opened: str
    several: bool
    ends_turn: bool
    inks: Mapping[str, Ink]
    signs: Iterable[Sign]


def is_tie(question: Question[Any] | None) -> bool:
    return isinstance(question, PickSome) and question.ties


def asked_of(question: Question[Any], options: Mapping[str, Tappable], around: Around, voice: Voice) -> Asked:
    help_key = f"help-{question.key}"
    return Asked(
        "tie" if is_tie(question) and not around.several else question.kind,
        question.key,
        voice.text(f"ask-{question.key}", question.data),
        voice.text(help_key, question.data) if voice.has(help_key) else "",
        tuple(voice.say(note) for note in question.notes),
        tuple(rule_of(rule, voice) for rule in question.rules),
        question.remembered and question.default is not None,
        is_tie(question),
        _fields(question, options, around, voice),
        question.own,
        question.confirms,
    )


def _fields(question: Question[Any], options: Mapping[str, Tappable], around: Around, voice: Voice) -> Fields:
    match question:
        case Pick():
            default = () if question.default is None else (question.default,)
            return _pick(list(options.values()), default, question.at_once, around)
        case PickSome() if question.ties and not around.several:
            return _tie(question, list(options.values()), around)
        case PickSome():
            most = len(options) if question.most is None else question.most
            ticked = _equals(question) if question.ties else question.default or ()
            listed = _offered(options.values(), ticked, KEYS, around)
            return PickSomeFields(listed, question.least, most)
        case Number():
            return NumberFields(question.least, question.most, question.default)
        case Numbers():
            offered = question.default or {}
            amounts = tuple(
                Amount(
                    name,
                    called(name, question.noun, voice),
                    offered.get(name),
                    question.most_of(name),
                    icon=_amount_icon(question.noun, name, voice),
                )
                for name in question.names
            )
            tapped = any(picture.spots for picture in around.pictures)
            return NumbersFields(amounts, question.least, question.most, tapped)
        case Counts():
            return _counts(question, around, voice)
        case Fill():
            return _fill(question, options, around, voice)
        case Confirm():
            return ConfirmFields(question.default)
    raise TypeError(question)


def _tie(question: PickSome, options: list[Tappable], around: Around) -> TieFields:
    """What was told last is offered whole: one option, or the equals together."""
    equals = _equals(question)
    one = _pick(options, () if equals else question.default or (), True, around)
    tied = [option for option in options if option.value in equals]
    return TieFields(one, not question.least, _offered(tied, equals, "", around))


def _equals(question: PickSome) -> Sequence[str]:
    """A single one that was told is no tie: nothing is added to it."""
    last = question.default or ()
    return last if len(last) > 1 else ()


def _pick(options: list[Tappable], default: Sequence[str], at_once: bool, around: Around) -> PickFields:
    main = [option for option in options if around.ends_turn and option.value in default]
    options = [option for option in options if option not in main]
    spots = [spot.values for picture in around.pictures for spot in picture.spots]
    boards = [picture for picture in around.pictures if picture.part == "board"]
    on_board = {value for picture in boards for spot in picture.spots for value in spot.values}
    at_spot: tuple[str, ...] = next((values for values in spots if around.opened in values), ())
    here = [option for option in options if option.value in at_spot]
    open_ = [option for option in options if option.value not in on_board]
    folded = [option for option in options if option.value in on_board]
    if len(folded) <= FEW and not here:
        open_, folded = options, []
    plain = around._replace(faces={})
    return PickFields(
        _offered(here, default, KEYS, around),
        _offered(open_, default, "" if here else KEYS, around),
        _offered(folded, default, KEYS[len(here or open_) :], plain),
        at_once,
        next(iter(_offered(main, default, "0", plain)), None),
    )


def _offered(
    options: Iterable[Tappable], default: Iterable[str], keys: str, around: Around
) -> tuple[Offered, ...]:
    """As many as there are keys for get one."""
    offered, previews, faces = set(default), around.previews, around.faces
    return tuple(
        [
            Offered(
                option.value,
                option.label,
                option.covers,
                previews.get(option.value, ""),
                option.value in offered,
                key,
                faces.get(option.value),
                option.icon,
            )
            for option, key in zip(options, chain(keys, repeat("")), strict=False)
        ]
    )


def _counts(question: Counts, around: Around, voice: Voice) -> CountsFields:
    offered = question.default or {}
    amounts = tuple(
        Amount(
            name,
            called(name, question.noun, voice),
            offered.get(name, 0),
            most,
            around.faces.get(name),
            _amount_icon(question.noun, name, voice),
        )
        for name, most in question.available.items()
    )
    offer = voice.find(f"offer-{question.key}") or voice.ui("as-offered")
    bounds = tuple(_bound(limit, question, voice) for limit in question.limits if limit.most is not None)
    return CountsFields(amounts, offer if offered else "", bounds)


def _bound(limit: Limit, question: Counts, voice: Voice) -> Bound:
    weights = limit.weights
    counted = tuple(1 if weights is None else weights.get(name, 0) for name in question.available)
    why = voice.say(Msg(limit.reason.key, {**limit.reason.data, "over": 1}))
    return Bound(limit.most or 0, counted, why)


def _fill(question: Fill, options: Mapping[str, Tappable], around: Around, voice: Voice) -> FillFields:
    chosen = question.default or {}
    return FillFields(
        tuple(Blank(place, options[place].label, chosen.get(place, "")) for place in question.places),
        tuple(
            Filler(value, called(value, question.noun, voice), around.inks.get(value))
            for value in question.palette
        ),
        tuple(
            Filled(tuple(offer[place] for place in question.places), Markup(sign.svg), sign.words)
            for offer, sign in zip(question.offers, around.signs, strict=False)
        ),
    )


def _amount_icon(noun: str, name: str, voice: Voice) -> Markup:
    return sign(f"{noun}-{name}".replace("_", "-"), {}, voice)
