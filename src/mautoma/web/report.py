"""A file with everything needed to reproduce a problem."""

from __future__ import annotations

import json
import platform
import traceback
from typing import Any

import mautoma
from mautoma.shelf.record import simple
from mautoma.web import shown
from mautoma.web.desk import Desk
from mautoma.web.voice import Voice


def report(desk: Desk, id_: str) -> str:
    """Works for a game that cannot be opened, too: then it says why not."""
    body: dict[str, Any] = {
        "mautoma": mautoma.__version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "transcript": desk.shelf.transcript(id_),
    }
    try:
        with desk.open(id_) as live:
            body["position"] = position(live.session)
    except Exception:
        body["fault"] = traceback.format_exc()
    return json.dumps(body, indent=1, default=str) + "\n"


def position(live: Any) -> dict[str, Any]:
    voice = Voice("en", live.mode.game)
    asked = live.question
    return {
        "number": live.number,
        "summary": shown.summary(live, voice),
        "state": simple(live.state, live.edition, secrets=live.result is not None),
        "question": None if asked is None else shown.question(asked, voice),
        "result": shown.result(live, voice),
        "undone": live.undone,
        "events": [event.to_json() for event in live.events[-30:]],
    }
