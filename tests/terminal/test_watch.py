from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from mautoma.games import find_bots
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import begin_game, open_sample
from mautoma.terminal.environment import Environment
from mautoma.terminal.watch import PACE, Watched, watch_bot
from tests.offering import WITH_SAMPLE
from tests.terminal.screen import Screen
from tests.web import orchard


def test_watch_tells_a_whole_game_by_the_passing_bot(screen: Screen) -> None:
    assert screen.run("watch", "orchard", "--seed", "3") == 0
    assert "4. The rival plants a tree on b1." in screen.out
    assert screen.out.endswith("The rival wins, 6 to 3.\n")
    assert "ORC-3" not in screen.out


def test_rounds_are_set_apart_and_phases_named_where_something_happens(screen: Screen) -> None:
    screen.run("watch", "orchard", "--seed", "3")
    assert "5. The rival scores 2 points.\n\n6. Round 2 begins.\nPlanting\n7. You plant" in screen.out


def test_watch_with_why_shows_how_each_choice_was_made(screen: Screen) -> None:
    assert screen.run("watch", "orchard", "--seed", "3", "--why") == 0
    after = screen.out.partition("4. The rival plants a tree on b1.\n")[2]
    assert after.startswith("   ORC-3, The rival's tree")
    assert "   trees next to it (ORC-4): 1: b1; 0: c1, d1 (1 of 3 left)\n   Chosen: b1\n" in after


def test_a_watched_game_can_be_saved_and_replayed(screen: Screen, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert screen.run("watch", "orchard", "--seed", "3", "--level", "hard", "--save", str(file)) == 0
    watched = screen.out
    assert screen.run("replay", str(file)) == 0
    assert screen.out.startswith(watched.partition("\nThe rival wins")[0])
    assert screen.out.endswith("The rival wins, 6 to 3.\n")


def test_replay_stops_after_some_answers_and_shows_the_open_question(screen: Screen, tmp_path: Path) -> None:
    file = saved(screen, tmp_path)
    assert screen.run("replay", str(file), "--to", "2") == 0
    assert "1. Round 1 begins." in screen.out
    assert "2." not in screen.out
    assert "Where do you plant a tree? There are 0 trees." in screen.out


def test_the_sample_game_is_shown_where_asked_for(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    assert screen.run("watch", "orchard", "--sample") == 0
    assert "Where do you plant a tree?" in screen.out
    orchard.install(monkeypatch.setattr, sample=None)
    assert screen.run("watch", "orchard", "--sample") == 1
    assert screen.err == "“orchard” has no sample game.\n"


def test_replay_as_json_has_header_events_rounds_and_state(screen: Screen, tmp_path: Path) -> None:
    document = replayed(screen, saved(screen, tmp_path))
    assert document["format"] == "mautoma replay 1"
    assert document["header"]["game"] == "orchard"
    assert document["header"]["seed"] == 3
    assert document["header"]["options"] == {"level": "easy", "weather": "dry"}
    chosen = document["events"][3]
    assert (chosen["type"], chosen["rules"], chosen["at"]) == ("planted", ["ORC-3", "ORC-4"], 3)
    assert chosen["data"]["plot"] == chosen["trail"]["chosen"] == "b1"
    assert chosen["trail"]["steps"][2]["values"] == {"b1": 1, "c1": 0, "d1": 0}
    assert [start["round"] for start in document["rounds"]] == [1, 2, 3]
    assert [start["at"] for start in document["rounds"]] == [2, 6, 10]
    assert document["rounds"][0]["state"]["trees"] == {}
    assert document["rounds"][1]["state"]["trees"] == {"a1": "you", "b1": "rival"}
    assert document["state"]["rival"] == 6
    assert document["question"] is None
    assert document["result"] == {"outcome": "lost", "data": {"score": 3, "rival": 6}}


def test_the_json_of_a_game_that_goes_on_names_the_open_question(screen: Screen, tmp_path: Path) -> None:
    document = replayed(screen, saved(screen, tmp_path), "--to", "3")
    assert document["question"] == {"kind": "pick_some", "key": "harvest"}
    assert document["result"] is None
    assert len(document["answers"]) == 3


def saved(screen: Screen, folder: Path) -> Path:
    file = folder / "game.txt"
    assert screen.run("watch", "orchard", "--seed", "3", "--save", str(file)) == 0
    return file


def replayed(screen: Screen, file: Path, *options: str) -> dict[str, Any]:
    assert screen.run("replay", str(file), "--json", *options) == 0, screen.err
    document: dict[str, Any] = json.loads(screen.out)
    return document


def test_a_watched_game_goes_on_with_enter(screen: Screen) -> None:
    assert screen.run("watch", "orchard", "--seed", "1") == 0
    whole = screen.out
    assert screen.run("watch", "orchard", "--seed", "1", "--step") == 0
    assert len(screen.out) < len(whole)
    assert screen.run("watch", "orchard", "--seed", "1", "--step", lines=[""] * 100) == 0
    assert screen.out.replace("[Enter to go on]\n", "") == whole


@pytest.mark.parametrize(
    ("height", "pace", "waits"), [(None, None, set()), (24, None, {PACE}), (24, 0, set()), (None, 2, {2})]
)
@pytest.mark.usefixtures("screen")
def test_a_screen_leaves_time_to_read(height: int | None, pace: float | None, waits: set[float]) -> None:
    waited: list[float] = []
    out = StringIO()
    env = Environment(
        lambda prompt: None, out, out, lambda: 0.0, lambda: 1, height=height, wait=waited.append
    )
    session, bot = begin_game("orchard", "solo", "house", 1, {}), find_bots("orchard")["pass"](1)
    watch_bot(session, bot, env, Watched(pace=pace))
    assert set(waited) == waits


@pytest.mark.parametrize("game", WITH_SAMPLE)
def test_a_sample_at_a_table_orders_nothing_to_be_laid_out_and_goes_on_with_enter(
    tmp_path: Path, game: str
) -> None:
    voice, session = Voice("terminal", "en", game), open_sample(game)
    session.jump(0)
    orders = [f"{at}. {voice.event(event)}" for at, event in enumerate(session.events, 1) if event.order]
    screen = Screen(tmp_path / "games.sqlite")
    assert screen.run("watch", game, "--sample", "--step", lines=["", "", ""]) == 0
    assert orders and not set(orders) & set(screen.out.splitlines())
    assert "its orders are for the player there" in screen.out
    assert screen.out.count("[Enter to go on]") == 4
