"""Pages speak like a person: no validator's language, no data keys."""

from __future__ import annotations

import re

import pytest

from mautoma.kernel.transcript import read
from mautoma.messages.voice import Voice
from mautoma.shelf.sessions import open_transcript
from mautoma.web.page.why import reason_of
from tests.samples import sample_of
from tests.web.client import TestClient
from tests.web.player import Player

STRANGE = re.compile(r"at most|Choose 0|999|edition house|edizione house|Scegline da 0")


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_page_of_a_game_sounds_like_a_form(client: TestClient, language: str) -> None:
    client.cookies.set("language", language)
    player = Player(client)
    seen = [client.get("/").text, client.get("/history").text, client.get(f"/games/{player.id}").text]
    player.opening()
    player.answer("a1")
    seen += [client.get("/").text, client.get(f"/games/{player.id}").text]
    assert len(seen) == 5
    for page in seen:
        words = re.sub(r"<[^>]*>", " ", page)
        assert STRANGE.search(words) is None, STRANGE.search(words)


def test_a_choice_of_several_says_how_many(client: TestClient) -> None:
    player = Player(client)
    player.opening()
    player.answer("a1")
    assert "Choose as many as you like, or none." in client.get(f"/games/{player.id}").text


@pytest.mark.usefixtures("real_games")
def test_a_place_with_several_options_says_so_when_pointed_at(client: TestClient) -> None:
    player = Player(client, "foodchain", seed="4")
    player.answer("100")
    player.answer("k11")
    several = re.findall(r'<a class="spot several".*?</a>', player.html, re.S)
    assert len(several) == 2
    for spot in several:
        title = re.search(r'title="([^"]*)"', spot)
        assert title is not None and title[1].endswith(", and one more way")


@pytest.mark.usefixtures("real_games")
def test_the_reason_of_a_choice_is_a_sentence_though_a_name_ends_in_a_full_stop() -> None:
    session = open_transcript(read(sample_of("foodchain")))
    own = Voice("web", "en").of("foodchain")
    eaten = [at for at, event in enumerate(session.events) if event.kind == "house-served" and event.trail]
    trails = [reason_of(session, at, own).trail for at in eaten]
    told = [trail.sentence for trail in trails if trail and "Mautoma Inc." in trail.sentence]
    assert told
    for sentence in told:
        assert sentence[0].isupper() and sentence.endswith(".") and ".." not in sentence


@pytest.mark.usefixtures("real_games")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You win: only you have everything the house wants."),
        ("it", "Vinci tu: solo tu hai tutto quello che la casa vuole."),
    ],
)
def test_what_you_win_a_house_by_is_said_to_you(language: str, sentence: str) -> None:
    session, own = open_transcript(read(sample_of("foodchain"))), Voice("web", language).of("foodchain")
    trails = [reason_of(session, at, own).trail for at, event in enumerate(session.events) if event.trail]
    assert sentence in {trail.sentence for trail in trails if trail}


@pytest.mark.usefixtures("real_games")
@pytest.mark.parametrize("language", ["en", "it"])
def test_those_that_are_not_named_end_the_list_of_those_that_are(language: str) -> None:
    """“J5, K4, D3 and 6 more”, with one “and”."""
    session, own = open_transcript(read(sample_of("revive"))), Voice("web", language).of("revive")
    trails = [reason_of(session, at, own).trail for at, event in enumerate(session.events) if event.trail]
    said = [trail.sentence.split(". ")[-1] for trail in trails if trail]
    more = [each for each in said if re.search(r" (and \d+ more|e altri \d+)\.", each)]
    assert more
    assert all(len(re.findall(r" (?:and|e|ed) ", each)) == 1 for each in more)
