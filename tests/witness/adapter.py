"""What a game shows at a moment, as lines: the only file here that knows the program's types.

A step of rebuilding changes this file alone, in a commit of its own: it asks elsewhere and writes the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mautoma import games
from mautoma.kernel.message import Msg
from mautoma.kernel.parts import first_news
from mautoma.kernel.question import Counts, Fill, Number, Numbers, Pick, PickSome, Question
from mautoma.kernel.session import Session
from mautoma.kernel.turns import open_orders, whose_turn
from mautoma.kernel.view import is_filling, is_overview, is_pointing, is_serving, is_watching
from mautoma.messages.answers import answer_in_words
from mautoma.messages.voice import Voice
from mautoma.messages.voice import voice as voice_of
from mautoma.web.page.log import line_of
from mautoma.web.page.story import scenes
from mautoma.web.page.why import reason_of

Write = Callable[..., str]
"""A line of what it is given: drawings by what they show."""


def language(name: str, game: str) -> Voice:
    return voice_of("web", name, game)


def last_answer(session: Session, voice: Voice) -> str:
    return answer_in_words(session.answered, session.transcript.answers[-1], voice)


def shown(session: Session, voice: Voice, write: Write) -> Iterator[str]:
    """All that page, terminal and JSON show of the game as it is now."""
    view, say = games.find_game(session.mode.game).show().view, voice.say
    state, asked = session.state, session.question
    yield write("summary", say(session.mode.summary(state)), session.mode.scores(state), session.asides)
    for number in range(first_news(session), len(session.events)):
        yield write("news", line_of(session, number, voice))
        if session.events[number].trail is not None:
            yield write("why", reason_of(session, number, voice))
    for scene in scenes(session, voice):
        yield write("scene", scene)
    yield write("turn", whose_turn(session), [*open_orders(session)])
    if asked is not None:
        yield from question(asked, voice, write)
    if session.result is not None:
        yield write("result", voice.result(session.result), session.result)
    for section in view.sections(state, say):
        yield write("section", voice.word("picture", section.name), section)
    for picture in view.pictures(state, asked, say):
        yield write("picture", voice.word("picture", picture.name), picture)
    if is_overview(view):
        for part in (view.status(state, say), *view.strips(state, say), *view.tableaus(state, asked, say)):
            yield write(type(part).__name__.lower(), part)
        if asked is not None:
            yield write("forecast", view.forecast(state, asked, say))
    if is_watching(view):
        told = session.events[session.turn.own_since or 0 :]
        yield write("glance", [*view.at_a_glance(state, say)])
        yield write("card", view.turned_card(state, told, say))
    if is_pointing(view) and session.events:
        places = session.events[-1].data.get("places")
        yield write("marks", view.marks(state, places if isinstance(places, list | tuple) else ()))
    if is_filling(view) and isinstance(asked, Fill):
        yield write("fill", view.inks(), view.offers(state, asked, say))
    if is_serving(view) and asked is not None:
        yield write("trays", [*view.trays(state, asked, say)])


def question(asked: Question[Any], voice: Voice, write: Write) -> Iterator[str]:
    keys = [key for key in (f"ask-{asked.key}", f"help-{asked.key}") if voice.has(key)]
    said = [voice.text(key, asked.data) for key in keys]
    yield write("question", asked.kind, asked.key, *said, *asked.notes)
    yield write(
        "about", asked.rules, asked.default, asked.remembered, asked.own, asked.confirms, asked.outcome
    )
    match asked:
        case Pick() | PickSome():
            for option in asked.options():
                yield write("option", option.value, voice.option(option), option.place, option.idle)
            if isinstance(asked, PickSome):
                yield write("takes", asked.least, asked.most, asked.ties)
        case Number():
            yield write("takes", asked.least, asked.most)
        case Numbers():
            bounds = [(name, voice.word(asked.noun, name), asked.most_of(name)) for name in asked.names]
            yield write("takes", asked.least, bounds)
        case Counts():
            for reason, *numbers in asked.limits:
                yield write("limit", Msg(reason.key, {**reason.data, "over": 1}), *numbers)
            yield write("takes", asked.available)
        case Fill():
            yield write("takes", [*asked.places], [*asked.palette], [*asked.offers])
