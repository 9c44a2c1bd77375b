"""The same program: whole games, editions, and games that move both ways."""

from __future__ import annotations

import json
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import mautoma
from mautoma import games
from mautoma.kernel.transcript import read
from tests.e2e.conftest import SERVE, running
from tests.e2e.site.pocket import Pocket
from tests.golden.games import FOLDER

SEARCH = 300_000
"""Milliseconds that looking for the answers that cost most may take."""
SHORTEST = {"foodchain": "lost", "mombasa": "demonstration", "revive": "demonstration-0"}


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[str]:
    """The installed program on a shelf of its own."""
    with running(SERVE, tmp_path / "home") as address:
        yield address


def ask(address: str, body: bytes | None = None, kind: str = "text/plain") -> bytes:
    request = urllib.request.Request(address, body, {"Content-Type": kind})
    with urllib.request.urlopen(request, timeout=60) as response:
        return bytes(response.read())


@pytest.mark.parametrize("game", games.GAMES)
def test_a_whole_game_can_be_played(pocket: Pocket, game: str) -> None:
    """A golden game once more, answer by answer, each kept before the next one is asked."""
    recorded = read((FOLDER / game / f"{SHORTEST[game]}.transcript").read_text(encoding="utf-8"))
    header = recorded.header
    position = pocket.begin(game, header.mode, header.seed, **header.options)
    played = pocket.frame.evaluate(
        """async ([position, answers]) => {
          for (const answer of answers) {
            const body = JSON.stringify({ revision: position.revision, answer });
            const headers = { "Content-Type": "application/json" };
            const path = `/api/games/${position.id}/answer`;
            const response = await fetch(path, { method: "POST", body, headers });
            if (!response.ok) throw new Error(await response.text());
            position = await response.json();
          }
          return position;
        }""",
        [position, recorded.answers],
    )
    assert played["revision"] == len(recorded.answers)
    assert played["result"] is not None
    pocket.visit(f"/games/{position['id']}")
    expect(pocket.page.frame_locator("iframe").locator("#end-title, .end").first).to_be_visible()


def test_all_games_move_to_the_installed_program_and_back(
    pocket: Pocket, installed: str, tmp_path: Path
) -> None:
    position = pocket.answer(pocket.begin("foodchain", "solo"), "100")
    frame = pocket.page.frame_locator("iframe")
    pocket.visit("/backup")
    with pocket.page.expect_download() as downloading:
        frame.locator("a[download]").click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    assert "One new game." in upload(installed, file.read_bytes())
    moved: Any = json.loads(ask(f"{installed}/api/games/{position['id']}"))
    assert moved["question"] == position["question"]
    change = json.dumps({"revision": moved["revision"]}).encode()
    undone: Any = json.loads(ask(f"{installed}/api/games/{position['id']}/undo", change, "application/json"))
    answer = json.dumps({"revision": undone["revision"], "answer": "200"}).encode()
    ask(f"{installed}/api/games/{position['id']}/answer", answer, "application/json")
    back = tmp_path / "back.zip"
    back.write_bytes(ask(f"{installed}/backup/file"))
    frame.locator("input[type=file]").set_input_files(back)
    frame.locator("form[action$='/backup'] button").click()
    expect(frame.locator("[role=status]").first).to_contain_text("One new game.")
    assert len(pocket.call("GET", "/api/games")["games"]) == 2


def upload(address: str, content: bytes) -> str:
    mark = "-----mautoma"
    head = f'--{mark}\r\nContent-Disposition: form-data; name="backup"; filename="a.zip"\r\n\r\n'
    body = head.encode() + content + f"\r\n--{mark}--\r\n".encode()
    return ask(f"{address}/backup", body, f"multipart/form-data; boundary={mark}").decode()


def test_a_game_travels_as_a_file(pocket: Pocket, tmp_path: Path) -> None:
    position = pocket.begin("mombasa", "stand-in")
    pocket.visit("/")
    frame = pocket.page.frame_locator("iframe")
    with pocket.page.expect_download() as download:
        frame.locator(f".also > a[href$='/games/{position['id']}/transcript']").click()
    download.value.save_as(tmp_path / "game.txt")
    frame.locator("#transcript").set_input_files(tmp_path / "game.txt")
    frame.locator("form[action$='/import'] button").click()
    expect(frame.locator("#main.play")).to_be_visible()
    assert len(pocket.call("GET", "/api/games")["games"]) == 2


def test_an_edition_of_ones_own_is_kept(pocket: Pocket, tmp_path: Path) -> None:
    backup = tmp_path / "backup.zip"
    with zipfile.ZipFile(backup, "w") as archive:
        archive.writestr("backup.json", '{"format": "mautoma backup 1", "games": {}}')
        for file in sorted((Path(mautoma.__file__).parent / "games/foodchain/data/house").glob("*.toml")):
            archive.write(file, f"editions/foodchain/Mine/{file.name}")
    pocket.visit("/backup")
    frame = pocket.page.frame_locator("iframe")
    frame.locator("input[type=file]").set_input_files(backup)
    frame.locator("form[action$='/backup'] button").click()
    expect(frame.locator("[role=status]").first).to_contain_text("Mine")
    pocket.reload()
    offered = {mode["game"]: mode["editions"] for mode in pocket.call("GET", "/api/modes")["modes"]}
    assert offered["foodchain"] == ["house", "veterans", "Mine", "printed"]


def test_a_hint_is_given_there(pocket: Pocket) -> None:
    frame = pocket.page.frame_locator("iframe")
    position = pocket.begin("foodchain", "solo")
    pocket.visit(f"/games/{position['id']}")
    frame.get_by_role("button", name="What would you do?").click()
    expect(frame.locator(".advice")).to_be_visible()


@pytest.mark.fuzz
def test_a_review_finds_what_cost_most_there(pocket: Pocket) -> None:
    frame = pocket.page.frame_locator("iframe")
    won = (FOLDER / "foodchain" / f"{SHORTEST['foodchain']}.transcript").read_text(encoding="utf-8")
    pocket.visit("/")
    frame.locator("#transcript").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": won.encode()}
    )
    frame.locator("form[action$='/import'] button").click()
    frame.locator("#main.play .end").first.wait_for()
    (finished,) = pocket.call("GET", "/api/games")["games"]
    pocket.visit(f"/games/{finished['id']}/review")
    frame.get_by_role("button", name="Find them").click()
    expect(frame.locator("ol.regrets li").first).to_be_visible(timeout=SEARCH)


def test_a_request_that_fails_is_shown_there(pocket: Pocket) -> None:
    position = pocket.begin("foodchain", "solo")
    pocket.visit(f"/games/{position['id']}")
    frame = pocket.page.frame_locator("iframe")
    pocket.frame.evaluate("() => { window.fetch = async () => new Response('', { status: 504 }); }")
    frame.get_by_role("button", name="What would you do?").click()
    expect(frame.locator(".notice.failed")).to_be_visible()
    expect(frame.locator("#announce")).not_to_be_empty()
