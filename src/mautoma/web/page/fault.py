"""What is wrong with an edition, in the words of its pages: a person who never sees a file hears of none."""

from __future__ import annotations

import re

from mautoma import games
from mautoma.kernel.message import Json, Msg
from mautoma.messages.voice import Voice
from mautoma.web.page.edition import label_of

_NAMED = re.compile(r"(\w+) '?([^']*)'?")
_STEP = re.compile(r"(\w+)|\[(\d+)\]")


def in_words(problem: Msg, own: Voice) -> str:
    return own.problem(_told(problem, own), games.GAMES)


def _told(message: Msg, own: Voice) -> Msg:
    """Of faults inside of faults, each."""
    data = {
        name: _told(datum, own)
        if isinstance(datum, Msg)
        else _place(name, datum, own)
        if message.key.startswith("fault-at-")
        else datum
        for name, datum in message.data.items()
    }
    if message.key == "fault-nth":
        data["section"] = label_of((str(data["section"]),), own)
    return Msg(message.key, data)


def _place(name: str, called: Json, own: Voice) -> Json:
    if not isinstance(called, str):
        return called
    match name:
        case "file":
            return own.name(f"file-{called.removesuffix('.toml')}", called.removesuffix(".toml"))
        case "entry" if found := _NAMED.fullmatch(called):
            return f"{label_of((found[1],), own)} “{found[2].replace('_', ' ')}”"
        case "path":
            steps = [word or int(number) for word, number in _STEP.findall(called)]
            return ", ".join(label_of((step,), own) for step in steps)
    return called
