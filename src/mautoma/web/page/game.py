"""The page of a game in play, and of one that is watched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from textwrap import shorten
from typing import NamedTuple

from mautoma import games
from mautoma.kernel.message import Json
from mautoma.kernel.mode import is_at_a_real_table
from mautoma.kernel.parts import first_news
from mautoma.kernel.question import Confirm, Pick
from mautoma.kernel.remember import remembered
from mautoma.kernel.session import LEVELS, Level, Session
from mautoma.kernel.transcript import Header
from mautoma.kernel.ways_out import ways_out
from mautoma.messages.answers import answer_in_words
from mautoma.messages.hints import hint_lines
from mautoma.messages.rulebook import rule_ids
from mautoma.messages.voice import Voice
from mautoma.shelf.daily import line_to_share
from mautoma.shelf.hints import can_advise, has_hints, hint_here
from mautoma.shelf.library import bundled_names
from mautoma.web.desk import Live
from mautoma.web.drawing import drawn
from mautoma.web.forms import position_number
from mautoma.web.page.end import End, end_of
from mautoma.web.page.log import RECENT, Line, Log, line_of, lines, log_of
from mautoma.web.page.question import Asked
from mautoma.web.page.screen import Screen, screen_of
from mautoma.web.page.story import Story, scenes, screen_of_scene, without_repeats
from mautoma.web.page.title import Title, title_of
from mautoma.web.page.trays import with_trays
from mautoma.web.page.turn import HUMAN, Turn, turn_of

LABEL = 60
"""A button has room for so many characters."""


class Choice(NamedTuple):
    """Something to press: an aside, or a step back of some level."""

    name: str
    label: str


class Advice(NamedTuple):
    """What a bot would answer, once it was asked; `possible`: it can be; `switch`: what else to make of hints
    in this game, "on" or "off"."""

    lines: tuple[str, ...]
    possible: bool
    switch: str


class MorePages(NamedTuple):
    """What there is to look up beside a game; `edition` is its owner's own, if it's played with that."""

    game: str
    mode: str
    edition: str
    tracker: bool
    rules: bool


@dataclass(slots=True, frozen=True)
class GamePage:
    """`notice` is what went wrong, or what the last change did besides, `note` the same where it's of little
    weight; `tip` goes with the first questions
    of a game; `compared` is how a challenge ended."""

    id: str
    revision: int
    number: int
    title: Title
    screen: Screen
    question: Asked | None
    turn: Turn
    story: Story
    log: Log
    end: End | None
    asides: tuple[Choice, ...]
    ways_out: tuple[Choice, ...]
    """Of what is half said: to the question before, or out of an aside."""
    undo: tuple[Choice, ...]
    redo: int
    """How many answers can be given again."""
    changing: bool
    changed: bool
    """The new answer is given, but not all that follows from it."""
    waits: int
    """How many later answers wait while one is changed."""
    advice: Advice
    more: MorePages
    notice: str
    note: str
    tip: str
    compared: str
    daily: str
    """How a game of the day ended, in a line to share."""


@dataclass(slots=True, frozen=True)
class WatchPage:
    """A game as it was after `number` of `last` answers, and the answer that was then given. `id` is that of
    a saved game, `game` the name of one whose sample is watched."""

    id: str
    game: str
    number: int
    last: int
    next_round: int
    given: str
    title: Title
    screen: Screen
    question: Asked | None
    turn: Turn
    log: Log
    end: End | None


def game_page(
    live: Live, voice: Voice, query: Mapping[str, str], *, notice: str, note: str, tip: str, compared: str
) -> GamePage:
    session = live.session
    told = scenes(session, voice)
    shown = position_number(query.get("scene", ""))
    if shown is not None and shown >= len(told):
        shown = None
    news, recent = _newest(session, voice)
    turn = turn_of(session, voice, news, live.taken_back)
    screen, asked = screen_of(session, voice, query, turn)
    return GamePage(
        live.id,
        live.revision,
        session.number,
        title_of(session.transcript.header, voice),
        _once(screen, turn) if shown is None else screen_of_scene(told[shown], screen),
        with_trays(asked, session, voice),
        turn,
        Story(without_repeats(told, screen.pictures), shown),
        log_of(session, voice, recent),
        end_of(session, voice),
        tuple(Choice(name, voice.text(f"aside-{name}")) for name in session.asides),
        _ways_out(session, voice),
        _undo(session, voice),
        session.redoable,
        session.changing,
        session.changing and not session.on_old,
        len(session.waits),
        _advice(session, voice),
        _more(session.transcript.header),
        notice,
        note,
        tip,
        compared,
        voice.say(line) if (line := line_to_share(session)) is not None else "",
    )


def watch_page(
    session: Session,
    voice: Voice,
    query: Mapping[str, str],
    answers: Sequence[Json],
    rounds: Sequence[int],
    id_: str = "",
) -> WatchPage:
    number, last = session.number, len(answers)
    news, recent = _newest(session, voice)
    turn = turn_of(session, voice, news)
    screen, asked = screen_of(session, voice, query, turn)
    return WatchPage(
        id_,
        session.mode.game,
        number,
        last,
        next((start for start in rounds if start > number), last),
        answer_in_words(session.question, answers[number], voice) if number < last else "",
        title_of(session.transcript.header, voice),
        screen,
        asked,
        turn,
        log_of(session, voice, recent),
        end_of(session, voice),
    )


def _once(screen: Screen, turn: Turn) -> Screen:
    """The card that the orders come from is beside them, and not among the pictures too."""
    card = turn.at_table.card if turn.at_table else None
    if card is None:
        return screen
    return replace(screen, pictures=tuple(each for each in screen.pictures if each.svg != card.svg))


def _newest(session: Session, voice: Voice) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """The lines since the last answer, and those of the log that the page shows."""
    total, first = len(session.events), first_news(session)
    told = lines(session, voice, max(0, min(first, total - RECENT)))
    return told[len(told) - (total - first) :], told[-RECENT:]


def _ways_out(session: Session, voice: Voice) -> tuple[Choice, ...]:
    """A question that has an option to leave needs no other; a change is left beside what is said of it."""
    question = session.question
    if session.changing:
        return ()
    own = isinstance(question, Pick) and bool(question.leave)
    labels = {"back": voice.ui("way-back"), "leave": voice.ui("way-leave")}
    return tuple(Choice(way, labels[way]) for way in ways_out(session) if not (own and way == "leave"))


def _undo(session: Session, voice: Voice) -> tuple[Choice, ...]:
    """What was confirmed since the last answer is taken back first."""
    choices = {level: takes_back(session, level, voice) for level in undo_levels(session)}
    if session.confirmed == session.number:
        choices[LEVELS[0]] = voice.ui("undo-confirmed")
    return tuple(Choice(level, label) for level, label in choices.items())


def undo_levels(session: Session) -> list[Level]:
    """The levels of undo that lead to different places."""
    targets: dict[int, Level] = {}
    for level in LEVELS if session.number else ():
        targets.setdefault(session.start_of(level), level)
    return list(targets.values())


def takes_back(session: Session, level: str, voice: Voice) -> str:
    """What one did: as it was told, else as it was answered; and how much more a step back undoes."""
    undo = voice.ui(f"undo-{level}")
    events = session.would_take_back(level)
    if level == "answer" and not _is_own(session, len(events), voice):
        what = _answered(session, voice)
    else:
        what = voice.event(events[0]) if events else ""
    if not what:
        return undo
    more = max(0, len(events) - 1) if events else 0
    return voice.ui("undo-what", undo=undo, what=_short(what).rstrip("."), more=more)


@remembered
def _short(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= LABEL else shorten(words, LABEL, placeholder=" …")


def _is_own(session: Session, told: int, voice: Voice) -> bool:
    """The first thing told since the last answer: neither the opponent's nor of a phase that began later."""
    first = len(session.events) - told
    began = any(
        mark.level == "phase" and mark.at == session.number and mark.events <= first for mark in session.marks
    )
    if not told or began:
        return False
    side = line_of(session, first, voice).side
    sides = drawn(lambda: session.mode.scores(session.state))
    return side not in [*sides][1:] if sides else side == HUMAN or not is_at_a_real_table(session.mode)


def _answered(session: Session, voice: Voice) -> str:
    """The last answer as an act, where the game has words for that, else what was chosen. A mere name, like
    that of a square, or a yes needs its question; at a real table it's a fact and no act."""
    asked, given = session.answered, session.transcript.answers[-1]
    if asked is None:
        return ""
    if voice.has(f"did-{asked.key}"):
        return voice.text(f"did-{asked.key}", {**asked.data, "answer": given})
    real = is_at_a_real_table(session.mode)
    if real and asked.own and given == asked.default:
        return voice.ui("turn-played")
    said = answer_in_words(asked, given, voice)
    if said not in (str(given), "–") and not isinstance(asked, Confirm):
        return voice.ui("undo-answer-of", answer=said) if real and not asked.own else said
    return voice.ui("undo-answer-to", question=voice.text(f"ask-{asked.key}", asked.data))


def _advice(session: Session, voice: Voice) -> Advice:
    here, question = hint_here(session), session.question
    lines = hint_lines(question, here, voice) if question is not None and here is not None else []
    possible = has_hints(session)
    switch = "off" if possible else "on" if can_advise(session) else ""
    return Advice(tuple(lines), question is not None and possible, switch if question is not None else "")


def _more(header: Header) -> MorePages:
    own = "" if header.edition in bundled_names(header.game) else header.edition
    tracker = games.find_game(header.game).show().tracker is not None
    return MorePages(header.game, header.mode, own, tracker, bool(rule_ids(header.game)))
