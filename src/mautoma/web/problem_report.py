"""A file with everything needed to reproduce a problem."""

from __future__ import annotations

import json
import platform
import traceback
from typing import Any

import msgspec

import mautoma
from mautoma import games
from mautoma.kernel.session import Session
from mautoma.messages.voice import Voice
from mautoma.shelf.record import simple
from mautoma.web.api.position import result
from mautoma.web.api.questions import question
from mautoma.web.desk import Desk


def report(desk: Desk, id_: str) -> str:
    """Works for a game that cannot be opened or drawn, too: then it says why not."""
    body: dict[str, Any] = {
        "mautoma": mautoma.__version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "transcript": desk.shelf.transcript(id_),
    }
    try:
        with desk.open(id_) as live:
            body["position"] = position(live.session)
            draw(live.session)
    except Exception:
        body["fault"] = traceback.format_exc()
    return json.dumps(body, indent=1, default=str) + "\n"


def draw(session: Session) -> None:
    view = games.find_game(session.mode.game).show().view
    say = Voice("web", "en", session.mode.game).say
    view.pictures(session.state, session.question, say, ())
    view.sections(session.state, say)


def position(live: Any) -> dict[str, Any]:
    voice = Voice("web", "en", live.mode.game)
    asked = live.question
    return {
        "number": live.number,
        "summary": voice.say(live.mode.summary(live.state)),
        "state": simple(live.state, live.edition, secrets=live.result is not None),
        "question": None if asked is None else msgspec.to_builtins(question(asked, voice)),
        "result": msgspec.to_builtins(result(live, voice)),
        "rewind": live.rewind(),
        "events": [event.to_json() for event in live.events[-30:]],
    }
