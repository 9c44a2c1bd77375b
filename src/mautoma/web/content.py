"""A position as plain data in words: what the pages and the JSON interface both show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from mautoma import games
from mautoma.kernel.event import Event
from mautoma.kernel.message import Json, Msg
from mautoma.kernel.mode import is_on_a_table
from mautoma.kernel.question import Counts, Fill, Number, Numbers, Option, Pick, PickSome, Question
from mautoma.kernel.session import LEVELS, Session
from mautoma.kernel.transcript import Header
from mautoma.messages.voice import Voice, short
from mautoma.shelf.editions import HOUSE
from mautoma.web.drawing import drawn

Content = dict[str, Any]
FEW_NAMES = 3
"""So many of those that fell last are named."""
LINES = 4096
"""So many lines of logs are kept as they were last written."""


def question(asked: Question[Any], voice: Voice) -> Content:
    shown: Content = {
        "kind": asked.kind,
        "key": asked.key,
        "text": voice.text(f"ask-{asked.key}", asked.data),
        "help": _help(asked, voice),
        "notes": [voice.say(note) for note in asked.notes],
        "rules": [_rule(rule, voice) for rule in asked.rules],
        "default": asked.default,
        "remembered": asked.remembered and asked.default is not None,
    }
    match asked:
        case Pick() | PickSome():
            shown["options"] = [_option(option, voice) for option in asked.options()]
        case Number() | Numbers():
            shown |= {"least": asked.least, "most": asked.most}
    match asked:
        case PickSome():
            most = len(asked.values()) if asked.most is None else asked.most
            shown |= {"least": asked.least, "most": most}
        case Numbers():
            shown["names"] = [_named(name, asked.noun, voice) for name in asked.names]
        case Counts():
            shown["offer"] = voice.find(f"offer-{asked.key}") or voice.ui("as-offered")
            shown["available"] = [
                {**_named(name, asked.noun, voice), "number": number}
                for name, number in asked.available.items()
            ]
        case Fill():
            shown["places"] = [_named(place, "place", voice) for place in asked.places]
            shown["palette"] = [_named(value, asked.noun, voice) for value in asked.palette]
            shown["offers"] = [dict(offer) for offer in asked.offers]
    return shown


def _help(asked: Question[Any], voice: Voice) -> str:
    key = f"help-{asked.key}"
    return voice.text(key, asked.data) if voice.has(key) else ""


def _option(option: Option, voice: Voice) -> Content:
    place = option.place
    return {
        "value": option.value,
        "label": voice.option(option),
        "place": None
        if place is None
        else {"at": place.at, "covers": list(place.covers), "mark": place.mark},
    }


def _named(value: str, noun: str, voice: Voice) -> Content:
    label = voice.word(noun, value) if noun else value
    if label == value:
        label = voice.option(Option(value))
    return {"value": value, "label": label}


def _rule(rule: str, voice: Voice) -> Content:
    return {"id": rule, "title": voice.find(rule, "title"), "text": voice.find(rule)}


class Line(dict[str, Any]):
    """A line of the log. It is never changed, and known by itself: what is made of it can be remembered."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


_lines: dict[tuple[object, ...], Line] = {}
"""Lines as they were last written. The events of a round are told anew at every answer: what they say is
what they are known by."""


def line(index: int, event: Event, voice: Voice) -> Line:
    """An event as a line of the log. `at` is where a jump to it leads."""
    why = event.trail.why if event.trail else None
    what = (voice, index, event.at, event.kind, event.rules, why, repr(event.data))
    found = _lines.get(what)
    if found is None:
        if len(_lines) >= LINES:
            _lines.clear()
        found = _lines[what] = _line(index, event, voice)
    return found


def _line(index: int, event: Event, voice: Voice) -> Line:
    places = event.data.get("places", [])
    return Line(
        index=index,
        at=event.at,
        kind=event.kind,
        text=voice.text(f"event-{event.kind}", event.data),
        rules=list(dict.fromkeys([*event.rules, *([event.trail.why] if event.trail else [])])),
        places=list(places) if isinstance(places, Sequence) and not isinstance(places, str) else [],
        chosen=event.trail is not None,
        side=_side(event, voice),
    )


def _side(event: Event, voice: Voice) -> str:
    """Whose an event is: as it says itself, or as the game knows of its kind."""
    said = event.data.get("side")
    if isinstance(said, str):
        return said
    return games.find_game(voice.game).sides().get(event.kind, "") if voice.game in games.GAMES else ""


def log_sides(session: Session, voice: Voice) -> list[Content]:
    """The sides by which the log can be told apart: none in a game that does not know them."""
    if not games.find_game(session.mode.game).sides():
        return []
    scores = games.find_game(session.mode.game).view().scores(session.state)
    words = [(side, voice.word("side", side)) for side in scores]
    return [{"name": side, "label": word[:1].upper() + word[1:]} for side, word in words]


def news(session: Session, voice: Voice) -> list[Content]:
    """What happened since the last answer, in order."""
    found, to_do = lines(session, voice, first_news(session)), orders(session)
    return [{**each, "order": each["kind"] in to_do} for each in found]


def first_news(session: Session) -> int:
    """The first event since the last answer."""
    first = len(session.events)
    while first and session.events[first - 1].at == session.number:
        first -= 1
    return first


def orders(session: Session) -> frozenset[str]:
    """The kinds of events that are for a person to carry out."""
    return session.mode.orders if is_on_a_table(session.mode) else frozenset()


def lines(session: Session, voice: Voice, first: int = 0, end: int | None = None) -> list[Line]:
    return [line(index, event, voice) for index, event in enumerate(session.events[first:end], first)]


class Chapter(NamedTuple):
    """A phase in the log; one that begins a round tells what each side gained in it."""

    title: str
    sums: tuple[str, ...]
    lines: tuple[Line, ...]


def chapters(session: Session, voice: Voice, most: int | None = None) -> list[Chapter]:
    """The log in reading order, phase by phase; of the rounds the newest comes first."""
    total = len(session.events)
    first = 0 if most is None else max(0, total - most)
    starts = _chapter_starts(session)
    ends = [start.first for start in starts[1:]] + [total]
    rounds: dict[str, list[Chapter]] = {}
    for start, end in zip(starts, ends, strict=True):
        begin = max(start.first, first)
        if begin < end:
            told = rounds.setdefault(start.round, [])
            sums = () if told else tuple(_gains(session, start.round, voice))
            title = _chapter_title(start.round, start.phase, voice)
            shown = tuple(lines(session, voice, begin, end))
            told.append(Chapter(title, sums, shown))
    return [chapter for told in reversed(rounds.values()) for chapter in told]


def _gains(session: Session, round_: str, voice: Voice) -> list[str]:
    """What each side gained in a round that is over."""
    view = games.find_game(session.mode.game).view()
    scores = drawn(lambda: view.scores(session.state)) or {}
    at = int(round_) - 1 if round_.isdigit() else -1
    if at < 0 or any(len(line) <= at for line in scores.values()):
        return []
    gains = {side: line[at] - (line[at - 1] if at else 0) for side, line in scores.items()}
    return [f"{voice.word('side', side)} {gain:+d}" for side, gain in gains.items()]


class _Start(NamedTuple):
    """Where a round or a phase of it begins among the events; before the first round, neither has a name."""

    first: int
    round: str = ""
    phase: str = ""


def _chapter_starts(session: Session) -> list[_Start]:
    starts = [_Start(0)]
    for mark in session.marks:
        if mark.level == "round":
            starts.append(_Start(mark.events, mark.name))
        elif mark.level == "phase":
            starts.append(_Start(mark.events, starts[-1].round, mark.name))
    return starts


@lru_cache(1024)
def _chapter_title(round_: str, phase: str, voice: Voice) -> str:
    names = [voice.ui("log-round", name=round_)] if round_ else []
    names += [voice.word("phase", phase)] if phase else []
    return " · ".join(names) or voice.ui("log-setup")


def why(index: int, event: Event, voice: Voice) -> Content:
    """An event's reasons: the rules, and each candidate with where it lost."""
    shown = line(index, event, voice)
    rules = [_rule(rule, voice) for rule in shown["rules"]]
    return {**shown, "rules": rules, "trail": trail(event, voice) if event.trail else None}


def trail(event: Event, voice: Voice) -> Content:
    assert event.trail is not None
    plain = event.trail.to_json()
    steps = [
        {
            "rule": step["rule"],
            "title": voice.find(step["rule"], "title"),
            "criterion": voice.text(f"criterion-{step['criterion']}"),
            "keep": step["keep"],
            "values": step["values"],
            "left": step["left"],
        }
        for step in plain["steps"]
    ]
    candidates = [_candidate(name, steps, plain, voice) for name in plain["candidates"]]
    return {
        "chosen": plain["chosen"],
        "steps": steps,
        "candidates": candidates,
        "sentence": _sentence(candidates, steps, voice),
    }


def _sentence(candidates: list[Content], steps: list[Content], voice: Voice) -> str:
    """What was chosen and by what, and on what the nearest of the others fell."""
    chosen = next((each for each in candidates if each["chosen"]), None)
    fallen = [(at, each) for each in candidates if (at := each["lost"]) is not None]
    if chosen is None or not fallen:
        return ""
    deciding = max(at for at, _ in fallen)
    nearest = [each["label"] for at, each in fallen if at == deciding]
    said = voice.ui(
        "why-sentence",
        chosen=chosen["label"],
        criterion=steps[deciding]["criterion"],
        others=nearest[:FEW_NAMES],
        more=max(0, len(nearest) - FEW_NAMES),
    )
    return said[:1].upper() + said[1:].replace("..", ".")  # a name may end in a full stop


def _candidate(name: str, steps: list[Content], plain: Content, voice: Voice) -> Content:
    """`values` are what each criterion thought of it, as far as it came; `lost` counts steps from 0."""
    lost = next((at for at, s in enumerate(steps) if name in s["values"] and name not in s["left"]), None)
    values = [value(step["values"][name], voice) for step in steps if name in step["values"]]
    return {
        "name": name,
        "label": voice.word(plain["noun"] or "candidate", name),
        "values": values,
        "lost": lost,
        "chosen": name == plain["chosen"],
    }


def asides(session: Session, voice: Voice) -> list[Content]:
    """What a person may say besides an answer."""
    return [{"name": name, "label": voice.text(f"aside-{name}")} for name in session.asides]


def moves(session: Session, voice: Voice) -> list[str]:
    """What to put back on the table after a step back."""
    return [line(0, event, voice)["text"] for event in session.put_back]


def disputes(session: Session, reason: Content, voice: Voice) -> list[Content]:
    """What was recorded against a choice; a transcript from elsewhere may say anything there."""
    candidates = reason["trail"]["candidates"] if reason["trail"] else []
    labels = {each["name"]: each["label"] for each in candidates} | {"-": voice.ui("dispute-other")}
    notes = [
        {name: short(str(note.data.get(name) or "–")) for name in ("instead", "remark")}
        for note in session.transcript.notes
        if note.kind == "dispute" and note.data.get("index") == reason["index"]
    ]
    return [note | {"instead": labels.get(note["instead"], note["instead"])} for note in notes]


def value(seen: Json, voice: Voice) -> str:
    if isinstance(seen, bool):
        return voice.ui("yes" if seen else "no")
    if isinstance(seen, list):
        return ", ".join(value(part, voice) for part in seen)
    return "–" if seen is None else str(seen)


def title(header: Header, voice: Voice) -> Content:
    """What is played, on which level: always in sight."""
    level = header.options.get("level", "")
    return {
        "game": voice.title(header.game),
        "mode": voice.word("mode", header.mode),
        "level": voice.name(f"level-{level}", level),
        "options": [
            {
                "name": voice.name(f"setting-{name}", name),
                "value": voice.name(f"{name}-{chosen}", chosen),
            }
            for name, chosen in header.options.items()
        ],
        "chosen": _chosen(header, voice),
        "edition": header.edition,
        "seed": header.seed,
    }


def _chosen(header: Header, voice: Voice) -> list[str]:
    """What tells one game in a list from another: the level, and what was not left as it comes."""
    game = games.GAMES.get(header.game)
    mode = game.modes().get(header.mode) if game else None
    usual = {setting.name: setting.default for setting in mode.settings} if mode else {}
    chosen = []
    for name, value in header.options.items():
        word = voice.name(f"{name}-{value}", value)
        if name == "level":
            chosen.append(word)
        elif value != usual.get(name):
            chosen.append(voice.ui("setting-chosen", setting=voice.name(f"setting-{name}", name), value=word))
    if header.edition != HOUSE:
        chosen.append(voice.ui("edition-chosen", name=header.edition))
    return chosen


def summary(session: Session, voice: Voice) -> str:
    return voice.say(session.mode.summary(session.state))


def result(session: Session, voice: Voice) -> Content | None:
    if session.result is None:
        return None
    return {
        "outcome": session.result.outcome,
        "text": voice.text(f"result-{session.result.outcome}", session.result.data),
        "data": dict(session.result.data),
    }


def undo_levels(session: Session) -> list[str]:
    """The levels of undo that lead to different places."""
    targets: dict[int, str] = {}
    for level in LEVELS if session.number else ():
        targets.setdefault(session.start_of(level), level)
    return list(targets.values())


def undo_offers(session: Session, voice: Voice) -> list[Content]:
    """The same in words: each says what it takes back, the first thing told and how many more."""
    return [{"level": level, "label": _takes_back(session, level, voice)} for level in undo_levels(session)]


def _takes_back(session: Session, level: str, voice: Voice) -> str:
    undo = voice.ui(f"undo-{level}")
    events = session.would_take_back(level)
    if events:
        what = voice.text(f"event-{events[0].kind}", events[0].data)
    elif session.answered is not None:
        asked = session.answered
        what = voice.ui("undo-answer-to", question=voice.text(f"ask-{asked.key}", asked.data))
    else:
        return undo
    return voice.ui("undo-what", undo=undo, what=what.rstrip("."), more=max(0, len(events) - 1))


def rewinds(session: Session) -> int:
    """How often the game went back past something that had come to light."""
    return sum(note.kind == "rewound" for note in session.transcript.notes)


def message(problem: Msg, voice: Voice) -> str:
    return voice.problem(problem, games.GAMES)
