"""A finished game as BG Stats takes it, and all of them as a table."""

from __future__ import annotations

import csv
import json
from io import StringIO
from urllib.parse import unquote

import pytest

from mautoma.kernel.message import msg
from mautoma.kernel.mode import Result
from mautoma.kernel.transcript import Header
from mautoma.messages.bg_stats import ADDRESS, bg_stats_link
from mautoma.messages.voice import Voice
from mautoma.shelf import Saved
from mautoma.shelf.plays import COLUMNS, as_csv

HEADER = Header("mombasa", "table", 1, "house", "0" * 16, 7, "0.2.0", {"level": "hard"})
RESULT = Result("won", {"human": 120, "automa": 98}, True, 120, 98)
ENDED = 1_000_000_000.0


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_link_has_the_play_in_the_form_of_bg_stats(language: str) -> None:
    voice = Voice("web", language, "mombasa")
    link = bg_stats_link("a1", HEADER, RESULT, ENDED, 172386, "house edition", voice)
    assert link.startswith(ADDRESS) and " " not in link
    play = json.loads(unquote(link.removeprefix(ADDRESS)))
    assert (play["sourceName"], play["sourcePlayId"]) == ("mautoma", "a1")
    assert play["playDate"] == "2001-09-09 01:46:40"
    assert play["game"] == {
        "name": "Mombasa",
        "bggId": 172386,
        "sourceGameId": "mombasa",
        "highestWins": True,
        "noPoints": False,
    }
    assert [(each["score"], each["winner"]) for each in play["players"]] == [("120", True), ("98", False)]
    assert play["board"].endswith("house edition")
    assert play["comments"]


def test_a_game_without_points_or_number_says_so() -> None:
    voice = Voice("web", "en", "mombasa")
    lost = Result("lost", {"human": 1, "automa": 2}, False)
    play = json.loads(unquote(bg_stats_link("a1", HEADER, lost, ENDED, None, "", voice)[len(ADDRESS) :]))
    assert play["game"]["noPoints"] and "bggId" not in play["game"]
    assert [each["winner"] for each in play["players"]] == [False, True]
    assert not any("score" in each for each in play["players"])


def test_every_finished_game_is_a_row() -> None:
    own = Header("revive", "table", 1, "=1+1", "0" * 16, 8, "0.2.0")
    saved = [
        Saved("a1", HEADER, msg("summary"), "won", 30, ENDED, RESULT, 2),
        Saved("b2", own, msg("summary"), "lost", 3, ENDED),
    ]
    first, second = csv.DictReader(StringIO(as_csv(saved)))
    assert tuple(first) == COLUMNS
    assert (first["ended"], first["won"], first["points"]) == ("2001-09-09 01:46:40", "yes", "120")
    assert (first["level"], first["hints"]) == ("hard", "2")
    assert (second["won"], second["points"], second["edition"]) == ("", "", "'=1+1")
