"""A finished game as a link that hands it to BG Stats, an app that keeps a log of plays.

Nothing is sent by itself: who follows the link sees the play filled in, and saves it there or not. What the
program doesn't know, such as how long the game took, is left out.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from mautoma.kernel.mode import Result
from mautoma.kernel.transcript import Header
from mautoma.messages.voice import Voice

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="


def bg_stats_link(
    id: str, header: Header, result: Result, ended: float, bgg: int | None, edition: str, voice: Voice
) -> str:
    """`bgg` is the game's number at BoardGameGeek, `edition` the name of its cards in words."""
    game = {
        "name": voice.title(header.game),
        "sourceGameId": header.game,
        "highestWins": True,
        "noPoints": result.points is None,
    }
    level = header.options.get("level")
    play = {
        "sourceName": "mautoma",
        "sourcePlayId": id,
        "playDate": f"{datetime.fromtimestamp(ended, UTC):%Y-%m-%d %H:%M:%S}",
        "game": game if bgg is None else game | {"bggId": bgg},
        "players": [
            _player("human", voice.text("play-human"), result.points, result.won is True),
            _player("automa", "Mautoma", result.against, result.won is False),
        ],
        "board": ", ".join([*([voice.word("level", level)] if level else []), edition]),
        "comments": voice.result(result),
    }
    return ADDRESS + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")


def _player(id: str, name: str, score: int | None, winner: bool) -> dict[str, Any]:
    player = {"name": name, "sourcePlayerId": id, "winner": winner}
    return player if score is None else player | {"score": str(score)}
