"""Without a network, after a kill, and from one version to the next: the games stay."""

from __future__ import annotations

import gzip
import json
import os
import random
import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Playwright, expect

from mautoma.messages import words
from mautoma.site.build import mark, sum_of
from tests.e2e.site.pocket import Pocket, Server, kill, window

TAGLINE = words("en", None, "web").text("tagline")
KILLS = int(os.environ.get("MAUTOMA_KILLS", "5"))
ANSWERS = 12
"""Between two kills, at the most."""


@pytest.mark.slow
def test_it_starts_cold_without_a_network(playwright: Playwright, profile: Path, site: Path) -> None:
    server = Server(site)
    with window(playwright, profile) as context:
        pocket = Pocket(context.pages[0], server.address).open()
        game = pocket.answer(pocket.begin("foodchain", "solo"), "100")
    server.stop()
    with window(playwright, profile) as context:
        pocket = Pocket(context.pages[0], server.address).open(f"/games/{game['id']}")
        assert "Food Chain Magnate" in pocket.frame.locator("header").inner_text()
        assert pocket.call("GET", f"/api/games/{game['id']}/revision") == {"revision": 1}


@pytest.mark.slow
@pytest.mark.parametrize(
    "kills", [2, pytest.param(KILLS, marks=[pytest.mark.fuzz, pytest.mark.timeout(60 * KILLS)])]
)
def test_a_kill_loses_no_confirmed_answer(
    playwright: Playwright, profile: Path, server: Server, kills: int
) -> None:
    chance = random.Random(kills)
    game, confirmed = "", 0
    for _ in range(kills):
        with window(playwright, profile) as context:
            pocket = Pocket(context.pages[0], server.address).open()
            if not game:
                game = pocket.begin("foodchain", "solo")["id"]
            position = pocket.call("GET", f"/api/games/{game}")
            assert position["revision"] in (confirmed, confirmed + 1)
            for _ in range(chance.randint(1, ANSWERS)):
                position = back_and_forth(pocket, position)
            confirmed = position["revision"]
            if chance.random() < 0.5:
                start_a_change(pocket, game, confirmed)
            kill(profile)
    with window(playwright, profile) as context:
        pocket = Pocket(context.pages[0], server.address).open()
        assert pocket.call("GET", f"/api/games/{game}/revision")["revision"] in (confirmed, confirmed + 1)


def back_and_forth(pocket: Pocket, position: dict[str, object]) -> dict[str, object]:
    """One change: the first answer of the game, or its taking back."""
    if position["number"] == 0:
        return dict(pocket.answer(position, "100"))
    change = {"revision": position["revision"]}
    return dict(pocket.call("POST", f"/api/games/{position['id']}/undo", change))


def start_a_change(pocket: Pocket, game: str, revision: int) -> None:
    """A change that nobody waits for: it may or may not be there after the kill, but never half."""
    with suppress(Error):
        pocket.frame.evaluate(
            """([path, revision]) => {
              const headers = { "Content-Type": "application/json" };
              const body = JSON.stringify({ revision, answer: "100" });
              for (const way of ["answer", "undo"])
                fetch(`${path}/${way}`, { method: "POST", body, headers });
            }""",
            [f"/api/games/{game}", revision],
        )


@pytest.mark.slow
def test_a_new_version_is_offered_and_never_forced(
    context: BrowserContext, server: Server, tmp_path: Path
) -> None:
    pocket = Pocket(context.pages[0], server.address).open()
    game = pocket.begin("foodchain", "solo")
    server.folder = next_version(server.folder, tmp_path / "next")
    page = pocket.page
    pocket.reload()
    expect(page.locator("#offer")).to_be_visible()
    assert TAGLINE in pocket.call("GET", "/")
    game = pocket.answer(game, "100")
    page.locator("#offer-no").click()
    expect(page.locator("#offer")).to_be_hidden()
    pocket.reload()
    assert TAGLINE in pocket.call("GET", "/")
    page.locator("#offer-yes").click()
    expect(page.frame_locator("iframe").locator("h1")).to_have_text(TAGLINE.upper())
    assert pocket.call("GET", f"/api/games/{game['id']}/revision") == {"revision": 1}
    page.wait_for_function(
        """async () => {
          const { files } = JSON.parse(document.getElementById("site").textContent);
          return (await (await caches.open("mautoma")).keys()).length === files.length + 1;
        }"""
    )


def next_version(site: Path, folder: Path) -> Path:
    """The same site with another sentence on its first page."""
    shutil.copytree(site, folder)
    text = (folder / "index.html").read_text(encoding="utf-8")
    start = text.index('id="site">') + len('id="site">')
    end = text.index("</script>", start)
    described = json.loads(text[start:end])
    old = described["program"]
    content = gzip.decompress((folder / f"{old}.gz").read_bytes())
    assert content.count(TAGLINE.encode()) == 1
    content = content.replace(TAGLINE.encode(), TAGLINE.upper().encode())
    packed = gzip.compress(content)
    new = f"files/{mark(packed)}/program.bundle"
    (folder / new).parent.mkdir()
    (folder / f"{new}.gz").write_bytes(packed)
    shutil.rmtree((folder / old).parent)
    described |= {"version": mark(packed), "program": new}
    for file in described["files"]:
        if file["address"] == old:
            file |= {"address": new, "source": f"{new}.gz", "bytes": len(packed), "sum": sum_of(content)}
    (folder / "index.html").write_text(text[:start] + json.dumps(described) + text[end:], encoding="utf-8")
    return folder
