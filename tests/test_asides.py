"""Asides of all games: opening one reveals nothing, and saying what is already so changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from mautoma import games
from mautoma.games.mombasa.state import Deck
from mautoma.kernel import replay
from mautoma.kernel.mode import SECRET
from mautoma.kernel.question import Pick, Question
from mautoma.kernel.session import Session, new_session
from mautoma.kernel.table import ReplayTable
from mautoma.kernel.transcript import Transcript
from mautoma.kernel.turns import open_orders
from mautoma.kernel.ways_out import leave, ways_out
from mautoma.messages.voice import Voice
from mautoma.shelf.record import record, simple
from mautoma.web.api.questions import question
from tests.player import AnyAnswer

MODES = [(game, mode) for game in games.GAMES for mode in games.find_game(game).modes]
MOMENTS, AFTER = (3, 30), 25
"""After how many answers asides are said; and how many answers are given after them."""
BACK = "back"
BY_NATURE = {"put", "take", "tile", "houses"}
"""Corrections that always change something, or tell something new."""
WAYS = {
    ("foodchain", "table"): 25,
    ("mombasa", "table"): 30,
    ("mombasa", "stand-in"): 30,
    ("revive", "table"): 6,
    ("revive", "stand-in"): 10,
}
"""How many ways through its asides a mode has at least; one that is not here may have none."""


class Reshuffled(ReplayTable):
    """Hidden cards come to lie otherwise the moment an aside is said."""

    def _run_aside(self, question: Question[Any], name: str) -> None:
        shuffle_secrets(self.state, Random(3))
        super()._run_aside(question, name)


def shuffle_secrets(value: Any, chance: Random) -> None:
    """The top card of Mombasa's deck is in sight of all."""
    for each in fields(value) if is_dataclass(value) else ():
        datum = getattr(value, each.name)
        if each.metadata == SECRET and isinstance(datum, list):
            hidden = datum[:-1] if isinstance(value, Deck) else datum[:]
            chance.shuffle(hidden)
            datum[: len(hidden)] = hidden
        elif is_dataclass(datum) and each.name != "edition":
            shuffle_secrets(datum, chance)


def games_with_asides(game: str, mode: str) -> list[Session]:
    """A game at several moments, at each of which something may be said besides an answer."""
    found = games.find_game(game)
    mode_ = found.modes[mode]()
    begun = new_session(mode_, found.box().editions.house(), 11, "0", {})
    player = AnyAnswer(11)
    moments = []
    while begun.question is not None and begun.number <= max(MOMENTS):
        if begun.number in MOMENTS and begun.asides:
            moments.append(fork(begun))
        player.step(begun)
    return moments


def fork(session: Session, *answers: Any) -> Session:
    """The game goes on with these answers; the one given stays as it is, and little is replayed."""
    other, transcript = copy(session), session.transcript
    other.transcript = Transcript(transcript.header, list(transcript.answers))
    other.checkpoints = list(session.checkpoints)
    for answer in answers:
        other.answer(answer)
    return other


def said(session: Session, *answers: Any) -> Iterator[tuple[tuple[Any, ...], Session]]:
    """After each answer of an aside, on each way through it: at a question without an offer every kind of
    thing is chosen once."""
    now = fork(session, *answers[-1:])
    yield answers, now
    if not now.asides and now.question is not None:
        for answer in _unchanged(now.question, first=len(answers) == 1):
            yield from said(now, *answers, answer)


def _unchanged(question: Question[Any], first: bool) -> list[Any]:
    if question.default is not None:
        return [question.default]
    assert isinstance(question, Pick), question.key
    values = list(question.values())
    if first:
        return [value for value in values if value not in BY_NATURE]
    return [next((value for value in values if value != BACK), BACK)]


def shown(session: Session) -> Any:
    """All that a person can see of a game."""
    voice = Voice("web", "en", session.mode.game)
    view = games.find_game(session.mode.game).show().view
    asked = session.question
    return (
        None if asked is None else question(asked, voice),
        [picture.svg for picture in view.pictures(session.state, asked, voice.say, ())],
        view.sections(session.state, voice.say),
        record(session),
    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_an_aside_shows_nothing_that_is_hidden(game: str, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    for session in games_with_asides(game, mode):
        for name in session.asides:
            for answers, known in said(session, {"aside": name}):
                with monkeypatch.context() as patch:
                    patch.setattr(replay, "ReplayTable", Reshuffled)
                    otherwise = fork(session, *answers)
                assert shown(known) == shown(otherwise), answers
                seen += 1
    assert seen >= WAYS.get((game, mode), 0)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_an_aside_that_says_what_is_already_so_changes_nothing(game: str, mode: str) -> None:
    seen = 0
    for session in games_with_asides(game, mode):
        before, expected = state(session), future(session)
        for name in session.asides:
            if name == "deck":  # from the shuffled to the printed deck, or back
                continue
            for answers, after in said(session, {"aside": name}):
                if after.asides or after.question is None:
                    assert state(after) == before, answers
                    assert future(after) == expected, answers
                    seen += 1
    assert seen >= WAYS.get((game, mode), 0)


def future(session: Session) -> list[Any]:
    """What the game does with the same answers from here on: so chance is the same, too."""
    going_on, player = fork(session), AnyAnswer("after")
    told = len(going_on.events)
    for _ in range(AFTER):
        if going_on.question is None:
            break
        player.step(going_on)
    return [(event.kind, event.data) for event in going_on.events[told:]]


def state(session: Session) -> Any:
    """The position without the count of what was corrected."""
    found = simple(session.state, session.edition)
    return {name: datum for name, datum in found.items() if name != "corrections"}


PRINTED = {
    "foodchain": {"deck": "printed", "mat": "printed"},
    "mombasa": {"deck": "printed"},
    "revive": {"deck": "printed", "mat": "printed"},
}
DEEPEST = 12


def printed_games(game: str) -> list[Session]:
    """At the table with the automa's cards in hand, as well as with those of the program."""
    found = games.find_game(game)
    begun = new_session(found.modes["table"](), found.box().editions.house(), 7, "0", {**PRINTED[game]})
    player = AnyAnswer(7)
    while begun.number < max(MOMENTS) or not begun.asides:
        player.step(begun)
    return [begun, *games_with_asides(game, "table")]


@pytest.mark.parametrize("game", PRINTED)
def test_an_aside_can_be_left_at_every_depth(game: str) -> None:
    """Whatever was said in it, all is as it was: the position, the orders, the answers."""
    seen = 0
    for session in printed_games(game):
        before, orders = simple(session.state, session.edition), open_orders(session)
        answers = list(session.transcript.answers)
        for name in session.asides:
            for first in _firsts(fork(session, {"aside": name})):
                for half_said in _deeper(fork(session, {"aside": name}), first):
                    leave(half_said)
                    assert half_said.transcript.answers == answers
                    assert simple(half_said.state, half_said.edition) == before
                    assert (open_orders(half_said), half_said.put_back) == (orders, None)
                    seen += 1
    assert seen > 20


def _firsts(session: Session) -> list[Any]:
    """Every correction."""
    if session.aside_at is None or not isinstance(session.question, Pick):
        return [None]
    return list(session.question.values())


def _deeper(session: Session, first: Any) -> Iterator[Session]:
    """An aside with ever more of its questions answered, until it is over."""
    player = AnyAnswer(str(first))
    for depth in range(DEEPEST):
        asked = session.question
        if session.aside_at is None or asked is None or "leave" not in ways_out(session):
            return
        yield fork(session)
        answer = player.answer(asked) if depth or first is None else first
        while isinstance(asked, Pick) and depth and answer == asked.leave:
            answer = player.answer(asked)
        session.answer(answer)


def test_what_was_confirmed_before_an_aside_stays_confirmed() -> None:
    [session, *_] = printed_games("mombasa")
    session.confirm()
    session.say("correct")
    leave(session)
    assert session.confirmed == session.number
