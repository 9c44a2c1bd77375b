"""The save file: what a game began from, then one line per answer.

    mautoma transcript 1
    game = "foodchain"
    mode = "solo"
    rules = 1
    edition = "house"
    edition_hash = "91d0c3a2b4e5f607"
    seed = 7
    version = "0.1.0"
    options = {"level": "normal"}

    "200"  # reserve
    "c4"  # first-restaurant

Header values and answers are JSON. `#` begins a comment. A line that begins with `!` is a
note about the game, not an answer. See docs/transcript.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mautoma.kernel.chance import MAX_SEED
from mautoma.kernel.message import Json, Problem

FIRST_LINE = "mautoma transcript 1"
MAX_CHARACTERS = 2_000_000
MAX_NESTING = 20
"""Lists in lists: no answer and no note comes near."""
_DECODER = json.JSONDecoder()
_ENCODER = json.JSONEncoder(ensure_ascii=False)


class BadTranscript(Problem):
    """A transcript that cannot be read; the message names the line."""


class OtherEdition(BadTranscript):
    """A transcript of a game with other cards than those here."""


class OtherRules(BadTranscript):
    """A transcript of a game under rules that this program doesn't play: it can be looked at."""


@dataclass(slots=True, frozen=True)
class Header:
    """What a game began from."""

    game: str
    mode: str
    rules: int
    edition: str
    edition_hash: str
    seed: int
    version: str
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(slots=True, frozen=True)
class Note:
    """Something to remember about the game after its first `at` answers: a step back, a dispute."""

    at: int
    kind: str
    data: Mapping[str, Json] = field(default_factory=dict)


@dataclass(slots=True)
class Transcript:
    """A game as it is saved."""

    header: Header
    answers: list[Json] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    cut_off: bool = False
    """The last line was incomplete and was left out."""
    lines: list[int] = field(default_factory=list)
    """The line of the file each answer stood on, where it was read from one."""


def write(transcript: Transcript, asked: Mapping[int, str] | None = None) -> str:
    """The file's text. `asked` gives the question of each answer, as a comment beside it."""
    header = transcript.header
    lines = [FIRST_LINE]
    lines += [f"{name} = {_json(getattr(header, name))}" for name in _FIELDS]
    lines.append("")
    notes = list(transcript.notes)
    for at, answer in enumerate(transcript.answers):
        lines += _notes_at(notes, at)
        comment = f"  # {asked[at]}" if asked and at in asked else ""
        lines.append(_json(answer) + comment)
    lines += _notes_at(notes, len(transcript.answers))
    return "\n".join(lines) + "\n"


def _notes_at(notes: list[Note], at: int) -> list[str]:
    return [f"! {note.kind} {_json(note.data)}" for note in notes if note.at == at]


def _json(value: Any) -> str:
    return _ENCODER.encode(value)


_FIELDS: dict[str, type] = {
    "game": str,
    "mode": str,
    "rules": int,
    "edition": str,
    "edition_hash": str,
    "seed": int,
    "version": str,
    "options": dict,
}


def answers_in(text: str) -> list[tuple[str, str]]:
    """Each answer of a transcript as text, after the key of its question where that is noted."""
    found = []
    lines = [line.strip() for line in text.split("\n")]
    for line in lines[_read_header(lines)[0] :]:
        if line and not line.startswith(("#", "!")):
            try:
                answer, end = _DECODER.raw_decode(line)
            except ValueError:  # the last line was cut off
                break
            found.append((line[end:].strip(" #"), answer if isinstance(answer, str) else line[:end]))
    return found


def read(text: str) -> Transcript:
    if len(text) > MAX_CHARACTERS:
        raise BadTranscript("transcript-too-long", most=MAX_CHARACTERS)
    whole = text.endswith("\n")
    lines = text.split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise BadTranscript("transcript-first-line", expected=FIRST_LINE)
    end_of_header, values = _read_header(lines)
    transcript = Transcript(header_of(values))
    for number, line in enumerate(lines[end_of_header:], end_of_header + 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        try:
            if line.startswith("!"):
                transcript.notes.append(_read_note(line, len(transcript.answers), number))
            else:
                transcript.answers.append(_read_value(line, number))
                transcript.lines.append(number)
        except BadTranscript:
            if whole or number < len(lines):
                raise
            transcript.cut_off = True
    return transcript


def _read_header(lines: Sequence[str]) -> tuple[int, dict[str, Any]]:
    values: dict[str, Any] = {}
    for number, line in enumerate(lines[1:], 2):
        line = line.strip()
        if line.startswith("#"):
            continue
        if not line:
            return number, values
        name, equals, value = line.partition("=")
        name = name.strip()
        if not equals or name not in _FIELDS:
            raise BadTranscript("transcript-header-line", line=number, names=list(_FIELDS))
        values[name] = _read_value(value.strip(), number)
    return len(lines), values


def header_of(values: Mapping[str, Any]) -> Header:
    """From values that may be anything."""
    for name, kind in _FIELDS.items():
        if name not in values:
            raise BadTranscript("transcript-header-missing", name=name)
        if not isinstance(values[name], kind) or isinstance(values[name], bool):
            raise BadTranscript("transcript-header-value", name=name)
    for name in ("rules", "seed"):
        if not 0 <= values[name] <= MAX_SEED:
            raise BadTranscript("transcript-header-value", name=name)
    if not all(isinstance(value, str) for value in values["options"].values()):
        raise BadTranscript("transcript-header-value", name="options")
    return Header(**values)


def _read_value(line: str, number: int) -> Json:
    try:
        value: Json
        value, end = _DECODER.raw_decode(line)
        if line.count("[") + line.count("{") > MAX_NESTING and _nested(value, MAX_NESTING):
            raise ValueError
    except (ValueError, RecursionError):
        raise BadTranscript("transcript-not-json", line=number, text=line[:60]) from None
    rest = line[end:].strip()
    if rest and not rest.startswith("#"):
        raise BadTranscript("transcript-after-answer", line=number, text=rest[:60])
    return value


def _nested(value: Json, deeper_than: int) -> bool:
    if isinstance(value, Mapping):
        value = list(value.values())
    return isinstance(value, list) and (
        not deeper_than or any(_nested(inner, deeper_than - 1) for inner in value)
    )


def _read_note(line: str, at: int, number: int) -> Note:
    kind, _, data = line[1:].strip().partition(" ")
    value = _read_value(data, number)
    if not kind or not isinstance(value, Mapping):
        raise BadTranscript("transcript-note", line=number, text=line[:60])
    return Note(at, kind, value)
