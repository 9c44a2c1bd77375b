"""Whatever is damaged in the browser: the program starts and says what happened, and the games stay."""

from __future__ import annotations

import base64
import gzip
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from mautoma.messages import words
from tests.e2e.site.pocket import Pocket, Server
from tests.e2e.site.test_nothing_lost import TAGLINE, next_version
from tests.site.test_vault import Browser

SAID = words("en", None, "site")
STORE = "(await navigator.storage.getDirectory()).getDirectoryHandle('mautoma', { create: true })"
NAMES = f"async () => Array.fromAsync((await {STORE}).keys())"
READ = f"""async (name) => {{
  const file = await (await (await {STORE}).getFileHandle(name)).getFile();
  const bytes = [...new Uint8Array(await file.arrayBuffer())];
  return btoa(bytes.map((each) => String.fromCharCode(each)).join(""));
}}"""
WRITE = f"""async ([name, content]) => {{
  const file = await (await (await {STORE}).getFileHandle(name)).createWritable();
  await file.write(Uint8Array.from(atob(content), (each) => each.charCodeAt(0)));
  await file.close();
}}"""
SPOIL = """async (part) => {
  const cache = await caches.open("mautoma");
  for (const request of await cache.keys()) if (request.url.includes(part)) {
    const kept = await cache.match(request);
    const content = new Uint8Array(await kept.arrayBuffer());
    content[content.length >> 1] ^= 16;
    await cache.put(request, new Response(content, { headers: kept.headers }));
  }
}"""
REPLACE = """async ([part, content]) => {
  const cache = await caches.open("mautoma");
  for (const request of await cache.keys()) if (request.url.includes(part)) {
    const { headers } = await cache.match(request);
    await cache.put(request, new Response(content, { headers }));
  }
}"""
FRESH = """async () => {
  const shell = document.querySelector("script[type=module]").src;
  return (await import(shell.replace("shell.js", "files.js"))).fresh();
}"""
WHOLE = """async () => {
  const { files } = JSON.parse(document.getElementById("site").textContent);
  const cache = await caches.open("mautoma");
  const sums = await Promise.all(files.map(async ({ address }) => {
    const content = await (await cache.match(new URL(address, location.href))).arrayBuffer();
    return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", content))));
  }));
  return files.filter(({ sum }, index) => sum !== sums[index]).map(({ address }) => address);
}"""


def outside(page: Page, server: Server) -> Page:
    """A page of the same host in which the program doesn't run."""
    page.goto(f"{server.address}404.html")
    return page


def read(page: Page, name: str) -> bytes:
    return base64.b64decode(page.evaluate(READ, name))


def write(page: Page, name: str, content: bytes) -> None:
    page.evaluate(WRITE, [name, base64.b64encode(content).decode()])


def test_a_damaged_store(context: BrowserContext, server: Server, tmp_path: Path) -> None:
    pocket = Pocket(context.pages[0], server.address).open()
    page, offer = pocket.page, pocket.page.locator("#offer")
    game = pocket.answer(pocket.begin("foodchain", "solo"), "100")
    name = outside(page, server).evaluate(NAMES)[0]
    content = bytearray(read(page, name))
    content[len(content) // 2] ^= 16
    write(page, name, bytes(content))

    pocket.open()
    expect(offer).to_contain_text(SAID.text("site-damaged-copy"))
    assert pocket.call("GET", f"/api/games/{game['id']}/revision") == {"revision": 1}
    with page.expect_download() as downloading:
        page.locator("#offer-yes").click()
    assert downloading.value.path().read_bytes() == content
    assert name in page.evaluate(NAMES)
    expect(offer).to_contain_text(SAID.text("site-damaged-saved"))
    page.locator("#offer-yes").click()
    expect(offer).to_be_hidden()
    page.wait_for_function(f"async (name) => !(await ({NAMES})()).includes(name)", arg=name)

    names = outside(page, server).evaluate(NAMES)
    browser = Browser(tmp_path / "home", {name: read(page, name) for name in names})
    browser.change(b"no shelf")
    for name, written in browser.files.items():
        write(page, name, written)
    pocket.open()
    expect(offer).to_contain_text(SAID.text("site-damaged-lost"))
    assert pocket.call("GET", f"/api/games/{game['id']}/revision") == {"revision": 1}
    names = outside(page, server).evaluate(NAMES)
    (aside,) = [name for name in names if name.endswith(".sqlite")]
    assert read(page, aside) == b"no shelf"

    page.evaluate(f"async () => (await {STORE}).getDirectoryHandle('unreadable', {{ create: true }})")
    newer = {name: b"MAU2" + read(page, name)[4:] for name in names}
    for name, written in newer.items():
        write(page, name, written)
    pocket.open()
    expect(offer).to_contain_text(SAID.text("site-damaged-lost"))
    assert pocket.call("GET", "/api/games") == {"games": []}
    pocket.begin("foodchain", "solo")
    outside(page, server)
    assert {name: read(page, name) for name in newer} == newer


def test_damaged_program_files(context: BrowserContext, server: Server, tmp_path: Path) -> None:
    pocket = Pocket(context.pages[0], server.address).open()
    page, splash = pocket.page, pocket.page.locator("#splash")
    outside(page, server).evaluate(SPOIL, "")
    pocket.open()
    assert page.evaluate(WHOLE) == []

    server.folder = next_version(server.folder, tmp_path / "next")
    (program,) = server.folder.rglob("program.bundle.gz")
    content = program.read_bytes()
    program.write_bytes(gzip.compress(b"published by half"))
    assert page.evaluate(FRESH) is None
    outside(page, server).evaluate(SPOIL, "program.bundle")
    page.goto(server.address)
    expect(splash).to_contain_text(SAID.text("site-unfetched"))
    program.write_bytes(content)
    page.locator("#act").click()
    assert TAGLINE.upper() in pocket.wait().call("GET", "/")

    outside(page, server).evaluate(SPOIL, "program.bundle")
    server.stop()
    page.goto(server.address)
    expect(splash).to_contain_text(SAID.text("site-unfetched"))
    page.evaluate(REPLACE, ["shell.js", "}"])
    page.goto(server.address)
    expect(page.locator("#detail [lang=it]")).to_have_text(words("it", None, "site").text("site-stuck"))
