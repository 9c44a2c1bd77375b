"""Makes the pictures of the pages for the README and the icon of the site: `python docs/screenshots.py`.

Games are played by bots from fixed seeds, so the same program makes the same pictures.
"""

from __future__ import annotations

import shutil
import sys
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from mautoma.shelf.sessions import begin_game, open_sample

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from tests.e2e.conftest import ARGUMENTS, find_chromium, running  # noqa: E402

from mautoma import games  # noqa: E402
from mautoma.kernel.session import Session  # noqa: E402
from mautoma.kernel.transcript import Transcript, write  # noqa: E402

PHONE, LAPTOP = (390, 844), (1366, 768)
STATIC = HERE.parent / "src/mautoma/site/static"
SHOWN_BY_THE_SITE = ("solo-phone", "solo-laptop")
"""What a browser shows of the program before it installs it."""
FRAME = "img{position:absolute;border-radius:14px;box-shadow:0 14px 44px #000a;border:6px solid #fffdf5}"
COLLAGE = {
    "solo-laptop": "left:40px;top:40px;width:1000px",
    "why-laptop": "left:440px;top:480px;width:600px",
    "mombasa-phone": "left:1070px;top:90px;width:290px",
}


def main() -> None:
    chromium = find_chromium()
    assert chromium is not None, "install Chromium first (Debian: apt-get install chromium)"
    folder = HERE / "screenshots"
    folder.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as home,
        running(["mautoma", "serve", "--port", "0", "--no-browser"], Path(home)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for shot in (food_chain, at_the_table):
            for name, page in shot(browser, server):
                page.screenshot(path=folder / f"{name}.png")
                print(folder / f"{name}.png")
                if name in SHOWN_BY_THE_SITE:
                    shutil.copy(folder / f"{name}.png", STATIC)
        collage(browser, folder)
        icon(browser)
        browser.close()


def icon(browser: Browser) -> None:
    """For home screens, which take no SVG. The ground fills the square: a launcher cuts it as it likes."""
    drawing = (STATIC.parents[1] / "web/static/icon.svg").read_text()
    page = browser.new_page(viewport={"width": 512, "height": 512})
    page.set_content(f'<body style="margin:64px;background:#0b6b5d">{drawing}</body>')
    page.screenshot(path=STATIC / "icon.png")
    page.close()


def collage(browser: Browser, folder: Path) -> None:
    """The first picture of the README: laptop, phone and a reason, laid over each other."""
    pictures = {name: b64encode((folder / f"{name}.png").read_bytes()).decode() for name in COLLAGE}
    images = "".join(
        f'<img src="data:image/png;base64,{pictures[name]}" style="{style}">'
        for name, style in COLLAGE.items()
    )
    page = browser.new_page(viewport={"width": 1400, "height": 930})
    page.set_content(f'<body style="margin:0;background:#17323b"><style>{FRAME}</style>{images}</body>')
    page.screenshot(path=folder / "collage.png")
    page.close()


def food_chain(browser: Browser, server: str) -> Iterator[tuple[str, Page]]:
    whole = played("foodchain", "solo", seed=4)
    placing = first(whole, "first-restaurant")
    working = first(whole, "structure", after=whole.number // 2)
    with window(browser, server, LAPTOP) as page:
        open_game(page, whole, placing)
        page.locator(".ways").hover()
        yield "placing-laptop", page
        open_game(page, whole, working)
        yield "solo-laptop", page
        sale = page.locator(".lines details", has_text="eats").filter(has_text="why").first
        page.goto(sale.get_attribute("data-why") or "")
        page.set_viewport_size({"width": 760, "height": 520})
        yield "why-laptop", page
        page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
        page.goto("/")
        yield "home-laptop", page
    with window(browser, server, PHONE, dark=True) as page:
        open_game(page, whole, working)
        yield "solo-phone", page
    with window(browser, server, PHONE) as page:
        open_game(page, whole, whole.number)
        yield "end-phone", page


def at_the_table(browser: Browser, server: str) -> Iterator[tuple[str, Page]]:
    with window(browser, server, PHONE) as page:
        for game in ("mombasa", "revive"):
            whole = open_sample(game)
            open_game(page, whole, whole.number // 2)
            yield f"{game}-phone", page


@contextmanager
def window(browser: Browser, server: str, size: tuple[int, int], dark: bool = False) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=server,
        locale="en",
        color_scheme="dark" if dark else "light",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
    )
    yield context.new_page()
    context.close()


def played(game: str, mode: str, seed: int) -> Session:
    """A game played by the planner, else by the game's only bot."""
    session = begin_game(game, mode, "house", seed, {})
    bots = games.find_game(game).players().bots
    bot = bots.get("planner", list(bots.values())[-1])(seed)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    return session


def first(session: Session, key: str, after: int = 0) -> int:
    """How many answers came before this question."""
    return next(at for at, asked in sorted(session.asked.items()) if asked == key and at >= after)


def open_game(page: Page, session: Session, answers: int) -> None:
    text = write(Transcript(session.transcript.header, session.transcript.answers[:answers]))
    page.goto("/")
    page.locator("#transcript").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.locator("form[action='/import'] button").click()
    page.locator("#main.play").wait_for()


main()
