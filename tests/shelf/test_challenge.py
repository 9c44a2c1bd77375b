"""A challenge tells a whole game in a link, and a link may come from anywhere."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import parse_qsl, urlencode

import pytest

from mautoma.games import UnknownGame
from mautoma.kernel.mode import Result
from mautoma.kernel.transcript import read, write
from mautoma.shelf.challenge import (
    BadChallenge,
    Challenge,
    begin_challenge,
    challenge_of,
    challenged,
    from_query,
    to_query,
)
from mautoma.shelf.sessions import open_transcript
from tests.web.orchard import OPENING, new_orchard

CHALLENGE = Challenge("orchard", "solo", 1, "orchard", 7, {"level": "hard", "weather": "wet"}, 12, 9, "house")


def test_a_link_brings_back_the_challenge() -> None:
    assert from_query(to_query(CHALLENGE)) == CHALLENGE


def test_a_challenge_is_made_of_a_finished_game() -> None:
    header = new_orchard(5).transcript.header
    made = challenge_of(header, Result("won", {}, True, 4, 2))
    assert (made.seed, made.points, made.against, made.options) == (5, 4, 2, dict(header.options))


def test_accepting_begins_the_same_game_and_notes_what_is_to_be_beaten() -> None:
    session = begin_challenge(CHALLENGE)
    assert (session.transcript.header.seed, session.transcript.header.options["level"]) == (7, "hard")
    assert challenged(session) == (12, 9)
    session.answer(OPENING[0])
    session.undo()
    again = open_transcript(read(write(session.transcript)))
    assert challenged(again) == (12, 9)


def test_a_game_of_ones_own_has_nothing_to_be_beaten() -> None:
    session = new_orchard()
    session.note("challenge", points="many")
    assert challenged(session) is None


def test_a_broken_link_is_refused() -> None:
    cases: list[tuple[dict[str, str], type[Exception]]] = [
        ({"game": "chess"}, UnknownGame),
        ({"mode": "blitz"}, UnknownGame),
        ({"seed": "-1"}, BadChallenge),
        ({"seed": "soon"}, BadChallenge),
        ({"seed": ""}, BadChallenge),
        ({"rules": "one"}, BadChallenge),
        ({"points": "9" * 19}, BadChallenge),
        ({"o.level": "brutal"}, BadChallenge),
        ({"o.luck": "much"}, BadChallenge),
        ({"cards": "../../etc"}, BadChallenge),
    ]
    for change, problem in cases:
        with pytest.raises(problem):
            pytest.fail(f"{change} makes {from_query(to_query(CHALLENGE) | change)}")


def test_a_link_that_was_cut_off_begins_no_game() -> None:
    """Wherever: not even one of another seed or level."""
    whole = urlencode(to_query(CHALLENGE))
    for end in range(len(whole)):
        with pytest.raises((BadChallenge, UnknownGame)):
            from_query(dict(parse_qsl(whole[:end])))
    with pytest.raises(BadChallenge, match="challenge-broken"):
        from_query({})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": "2"}, "challenge-rules"),
        ({"edition": "other-cards"}, "challenge-version"),
        ({"edition": "other-cards", "cards": ""}, "challenge-edition"),
    ],
)
def test_a_game_that_would_go_differently_here_is_refused(change: dict[str, str], reason: str) -> None:
    challenge = from_query(to_query(CHALLENGE) | change)
    with pytest.raises(BadChallenge, match=reason):
        begin_challenge(challenge)


def test_a_link_names_cards_of_the_program_and_not_those_of_a_person() -> None:
    header, result = new_orchard(5).transcript.header, Result("won", {}, True, 4, 2)
    assert challenge_of(header, result).edition == "house"
    assert challenge_of(replace(header, edition="My box"), result).edition == ""
