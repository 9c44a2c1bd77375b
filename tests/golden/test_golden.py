"""What a golden game told once it tells for ever. A transcript and its log in a folder are a test."""

from __future__ import annotations

import re

import pytest

from mautoma.games import GAMES
from mautoma.messages import FOLDER as CATALOGUE
from tests.golden.games import FOLDER, golden_games, orders, played, told
from tests.golden.owners import OWNERS, Owner
from tests.golden.recordings import RECORDINGS

OUT_OF_REACH = {"foodchain": {"unfinished"}}
"""Endings of games too long to record."""


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_game_tells_what_it_told(game: str) -> None:
    assert played(game)
    for name, session in played(game).items():
        assert session.mode.game == game
        assert told(session) == (FOLDER / game / f"{name}.log").read_text(encoding="utf-8"), name


@pytest.mark.parametrize("game", GAMES)
def test_what_was_an_order_once_is_one_for_ever(game: str) -> None:
    """The kinds are in a list, so that an order that became news by mistake is seen."""
    assert orders(game) == (FOLDER / game / "orders.txt").read_text(encoding="utf-8").split()


@pytest.mark.parametrize("game", GAMES)
def test_every_ending_and_every_mode_of_a_game_is_among_its_golden_games(game: str) -> None:
    texts = [file.read_text(encoding="utf-8") for file in (CATALOGUE / "en").glob(f"{game}*.ftl")]
    endings = {ending for text in texts for ending in re.findall(r"^result-([\w-]+) =", text, re.M)}
    sessions = played(game).values()
    results = {session.result.outcome for session in sessions if session.result is not None}
    assert results == endings - OUT_OF_REACH.get(game, set())
    assert {session.mode.name for session in sessions} == set(GAMES[game].modes)


def test_no_log_is_left_without_its_game() -> None:
    assert sorted(FOLDER.glob("*/*.log")) == sorted(golden.log for golden in golden_games())


def test_every_recording_lies_in_its_folder() -> None:
    named = [(played.game, played.name) for played in (*RECORDINGS, *OWNERS)]
    assert len(named) == len(set(named))
    assert set(named) <= {(golden.game, golden.name) for golden in golden_games()}


def test_golden_games_on_screen_come_to_what_is_rare() -> None:
    events = [event for name in ("on-the-air", "drive-in") for event in played("foodchain")[name].events]
    told = {event.kind for event in events}
    laid = {event.data.get("marketing") for event in events}
    assert {"radio", "airplane"} <= laid
    assert {"drive-ins", "restaurant-open-now", "restaurant-moved", "fired", "bank-broke-again"} <= told


@pytest.mark.parametrize("owner", OWNERS, ids=lambda owner: f"{owner.game}-{owner.name}")
def test_an_owners_game_tells_the_same_played_anew(owner: Owner) -> None:
    assert told(owner.session()) == told(played(owner.game)[owner.name])
