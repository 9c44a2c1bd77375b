"""Before a game: the list of games, a new game, an imported one, the language."""

from __future__ import annotations

import re

import pytest

from mautoma.kernel.fault import DataError, Place
from mautoma.kernel.transcript import read
from mautoma.shelf import Shelf
from mautoma.web import lobby
from mautoma.web.app import create_app
from tests.web.client import TestClient
from tests.web.orchard import OrchardEditions, OrchardMode, new_orchard, sample
from tests.web.player import Player


def test_home_lists_games_modes_and_the_sample(client: TestClient) -> None:
    page = client.get("/").text
    assert "Plant more trees than your rival." in page
    assert 'href="/new/orchard/solo"' in page
    assert 'href="/watch/orchard"' in page
    assert "Continue playing" not in page


def test_home_sums_up_each_saved_game(client: TestClient) -> None:
    player = Player(client)
    player.opening()
    player.answer("a1")
    page = client.get("/").text
    assert f'href="/games/{player.id}"' in page
    assert "Round 1: you 1, rival 2" in page
    assert "<span>On screen · Easy</span>" in page


def test_home_says_what_was_chosen_otherwise_than_it_comes(client: TestClient) -> None:
    client.post("/new/orchard/solo", data={"seed": "1", "edition": "house", "option-weather": "wet"})
    assert "<span>On screen · Easy · Weather: Wet</span>" in client.get("/").text


def test_older_games_are_folded_away(client: TestClient) -> None:
    ids = [Player(client).id for _ in range(7)]
    page = client.get("/").text
    assert "Older games (2)" in page
    newest, _, older = page.partition("Older games")
    assert ids[-1] in newest and ids[0] in older and ids[0] not in newest


def test_a_saved_game_can_be_removed(client: TestClient) -> None:
    player = Player(client)
    page = client.post(f"/games/{player.id}/remove")
    assert page.url.path == "/" and player.id not in page.text
    assert client.get(f"/games/{player.id}").status_code == 404


def test_a_new_game_takes_settings_and_seed(client: TestClient, shelf: Shelf) -> None:
    form = {"seed": "42", "edition": "house", "option-level": "hard", "option-weather": "wet"}
    page = client.post("/new/orchard/solo", data=form)
    header = read(shelf.transcript(page.url.path.rpartition("/")[2])).header
    assert (header.seed, header.options) == (42, {"level": "hard", "weather": "wet"})


def test_without_a_seed_games_differ(client: TestClient, shelf: Shelf) -> None:
    ids = {Player(client, seed="").id for _ in range(5)}
    assert len({read(shelf.transcript(id_)).header.seed for id_ in ids}) > 1


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"seed": "soon", "edition": "house"}, "A seed is a whole number"),
        ({"seed": "-1", "edition": "house"}, "A seed is a whole number"),
        ({"seed": "1", "edition": "../../etc"}, "There&#39;s no edition"),
        ({"seed": "1", "edition": "house", "option-level": "brutal"}, "can&#39;t be “brutal”"),
    ],
)
def test_a_bad_form_is_shown_again_with_the_reason(
    client: TestClient, form: dict[str, str], reason: str
) -> None:
    page = client.post("/new/orchard/solo", data=form)
    assert page.status_code == 422
    assert reason in page.text
    assert "Begin" in page.text


def test_settings_have_their_line_of_help(client: TestClient) -> None:
    assert "How strong your rival is." in client.get("/new/orchard/solo").text


def test_what_does_not_exist_is_a_page_with_404(client: TestClient) -> None:
    for path in (
        "/new/chess/solo",
        "/new/orchard/blitz",
        "/games/none",
        "/watch/chess",
        "/x",
        "/watch/orchard/why/" + "9" * 5000,
    ):
        page = client.get(path)
        assert page.status_code == 404, path
        assert "That didn&#39;t work" in page.text


def test_a_transcript_can_be_imported(client: TestClient) -> None:
    page = client.post("/import", files={"transcript": ("game.txt", sample())})
    assert page.status_code == 200
    assert "Where do you plant a tree? There are 2 trees." in page.text


def test_a_broken_import_is_explained(client: TestClient, shelf: Shelf) -> None:
    for content, reason in (
        (b"once upon a time", "This isn&#39;t a mautoma transcript"),
        (b"\xff\xfe\x00", "&#39;t plain text"),
        (b'mautoma transcript 1\ngame = "orchard"\n', "The header has no “mode”"),
        (sample().replace('"b2"', '"z9"', 1).encode(), "the answer to “plant” doesn&#39;t fit"),
        (sample().replace('"orchard"', '"chess"').encode(), "There&#39;s no game “chess”"),
        (sample().replace('"b2"', '"\\ud800"', 1).encode(), "doesn&#39;t fit"),
        ((sample() + '! remark {"text": "\\ud800"}\n').encode(), "&#39;t plain text"),
        (
            sample().replace('hash = "orchard"', 'hash = "older"').encode(),
            "or begin a new game with the same seed: 1.",
        ),
        (sample().encode() + b"[" * 100_000 + b"\n", "isn&#39;t a JSON value"),
    ):
        page = client.post("/import", files={"transcript": ("game.txt", content)})
        assert page.status_code in (404, 422), reason
        assert reason in page.text
        assert shelf.saved() == [], reason


def test_an_import_without_a_file_is_explained(client: TestClient) -> None:
    page = client.post("/import", data={"transcript": "text"})
    assert page.status_code == 422 and "transcript" in page.text


def test_an_oversized_body_is_refused(client: TestClient) -> None:
    page = client.post("/import", files={"transcript": ("game.txt", b"x" * 5_000_000)})
    assert page.status_code == 413
    assert "choose a smaller file" in page.text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("it-IT,it;q=0.9,en;q=0.8", "it"), ("de,en;q=0.5,it;q=0.4", "en"), ("fr", "en"), (";q=x", "en")],
)
def test_the_language_is_the_browsers(client: TestClient, accepted: str, language: str) -> None:
    assert f'<html lang="{language}">' in client.get("/", headers={"accept-language": accepted}).text


def test_the_language_switch_keeps_the_page_and_is_remembered(client: TestClient) -> None:
    player = Player(client)
    back = re.search(r'name="back" value="([^"]*)"', player.html)
    assert back is not None
    page = client.post("/language", data={"language": "it", "back": back[1]})
    assert page.url.path == f"/games/{player.id}"
    assert "Quanta frutta c&#39;è in magazzino?" in page.text
    assert "Nuova partita" in client.get("/").text


@pytest.mark.parametrize("back", ["//evil.example/", "https://evil.example/", "/\\evil.example"])
def test_the_language_switch_leads_nowhere_else(client: TestClient, back: str) -> None:
    response = client.post("/language", data={"language": "it", "back": back}, follow_redirects=False)
    assert response.headers["location"] == "/"


def test_a_sample_game_is_stepped_through_without_changing_anything(client: TestClient, shelf: Shelf) -> None:
    first = client.get("/watch/orchard").text
    assert "How much fruit is in stock?" in first and "Answer: apple 1, pear 2" in first
    third = client.get("/watch/orchard?at=2").text
    assert "Answer: Plot b2" in third
    assert client.get("/watch/orchard").text.count("Answer 0 of 6") == 1
    last = client.get("/watch/orchard?at=99").text
    assert "Answer 6 of 6" in last
    assert shelf.saved() == []
    assert "out by ORC-3" in client.get("/watch/orchard/why/3").text
    assert client.get("/watch/orchard/why/99").status_code == 404


def test_the_language_switch_keeps_the_place_in_a_sample(client: TestClient) -> None:
    assert 'name="back" value="/watch/orchard?at=3"' in client.get("/watch/orchard?at=3").text


def test_the_language_switch_of_a_refused_answer_leads_back_to_the_game(client: TestClient) -> None:
    player = Player(client)
    page = player.send("answer", **{"answer-0": "many", "answer-1": "2"})
    assert f'name="back" value="/games/{player.id}"' in page.text


def test_a_game_under_other_rules_opens_to_look_at(
    client: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(client)
    player.opening()
    player.answer("a1")
    monkeypatch.setattr(OrchardMode, "rules", 2)
    later = TestClient(create_app(shelf), base_url="http://127.0.0.1:8642")
    page = later.get(f"/games/{player.id}")
    assert page.status_code == 200 and "Finish it with mautoma" in page.text
    answers = re.findall(r"<li>(.*?)</li>", page.text.partition('id="answers"')[2])
    assert [re.sub("<.*?>", "", each) for each in answers][-1] == "plant a1"
    assert f'href="/games/{player.id}/transcript"' in page.text
    assert later.get(f"/games/{player.id}/transcript").text.startswith("mautoma transcript 1")
    assert "transcript-rules" in later.get(f"/games/{player.id}/report").json()["fault"]
    assert "Orchard" in later.get("/").text


def test_a_file_of_a_game_under_other_rules_is_taken_in_to_look_at(client: TestClient, shelf: Shelf) -> None:
    written = sample().replace("rules = 1", "rules = 7").encode()
    page = client.post("/import", files={"transcript": ("game.txt", written)})
    assert page.status_code == 200 and "Finish it with mautoma" in page.text and "b2" in page.text
    [saved] = shelf.saved()
    assert (saved.answers, saved.header.rules) == (6, 7)
    assert "to look at" in client.get("/").text
    assert shelf.transcript(saved.id).encode() == written


def test_an_edition_that_cannot_be_played_is_refused_with_every_fault(
    client: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = [f"trees.toml: tree {number}: height: missing" for number in range(1, 9)]

    def broken(editions: OrchardEditions, name: str, files: object) -> None:
        trees = [Place("trees.toml").named("tree", number) for number in range(1, 9)]
        raise DataError(*(tree.field("height").fault("fault-missing") for tree in trees))

    shelf.editions.add("orchard", "mine", {})
    monkeypatch.setattr(OrchardEditions, "read", broken)
    page = client.post("/new/orchard/solo", data={"seed": "1", "edition": "mine"})
    assert page.status_code == 422
    assert "can&#39;t be played; it has 8 faults:\n" + "\n".join(faults) + "</p>" in page.text


def test_many_games_come_in_pages(client: TestClient, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PAGE", 8)
    ids = [shelf.add(new_orchard(seed)) for seed in range(18)]

    def shown(address: str) -> list[int]:
        return [ids.index(id_) for id_ in re.findall(r'href="/games/([\w-]+)"', client.get(address).text)]

    assert shown("/") == shown("/?page=1") == shown("/?page=x") == list(range(17, 9, -1))
    assert "Older games (13)" in client.get("/").text and 'href="?page=2"' in client.get("/").text
    assert shown("/?page=2") == list(range(9, 1, -1))
    assert shown("/?page=3") == shown("/?page=99") == [1, 0]
    last = client.get("/?page=3").text
    assert 'href="?page=2"' in last and "?page=4" not in last


def test_a_transcript_with_other_cards_of_ones_own_names_the_edition(
    client: TestClient, shelf: Shelf
) -> None:
    shelf.editions.add("orchard", "mine", {})
    text = sample().replace('"house"', '"mine"').replace('hash = "orchard"', 'hash = "older"')
    page = client.post("/import", files={"transcript": ("game.txt", text.encode())})
    assert page.status_code == 422 and "Install that edition" in page.text
