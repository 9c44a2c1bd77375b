"""The page that needs no server, beside the served one: bytes to fetch, time to start, time to answer.

Both are driven in the same browser, in turn; the time is taken in the page, from request to answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Frame, Playwright, sync_playwright
from tests.e2e.conftest import running
from tests.e2e.site.pocket import Pocket, serving, window

from bench.measure import Measurement, take
from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript, write
from mautoma.site.build import build

ANSWER_AND_PAGE = """async ([id, answer]) => {
  const json = { "Content-Type": "application/json" };
  const call = async (way, body) => {
    const change = body && { method: "POST", headers: json, body: JSON.stringify(body) };
    const response = await fetch(`/api/games/${id}${way}`, change);
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const { revision } = await call("/revision");
  const start = performance.now();
  const answered = await call("/answer", { revision, answer });
  await (await fetch(`/games/${id}`)).text();
  const taken = performance.now() - start;
  await call("/undo", { revision: answered.revision });
  return taken / 1000;
}"""
IMPORT = """async (text) => {
  const headers = { "Content-Type": "text/plain" };
  return (await (await fetch("/api/import", { method: "POST", headers, body: text })).json()).id;
}"""


def lines(session: Session) -> Iterator[tuple[str, str]]:
    """Names and figures, the pocket's and the server's."""
    with TemporaryDirectory(prefix="mautoma-bench-") as made, sync_playwright() as playwright:
        site = build(Path(made) / "site")
        yield "pocket: bytes of a first visit", f"{site.megabytes():.2f} MB (goal: ≤ 8 MB)"
        with _pocket(playwright, Path(made)) as pocket, _served(playwright, Path(made)) as served:
            home = Measurement("home", lambda: _warm_start(pocket))
            take([home])
            ours = Measurement("pocket", Middle(pocket.frame, session).answer_and_page)
            theirs = Measurement("served", Middle(served, session).answer_and_page)
            take([ours, theirs])
        yield "pocket: warm start to home", f"{_shown(home)}, goal: ≤ 3000 ms"
        yield "pocket: an answer and its page", f"{_shown(ours)}, goal: ≤ 50 ms"
        yield "served: an answer and its page", _shown(theirs)


@contextmanager
def _pocket(playwright: Playwright, folder: Path) -> Iterator[Pocket]:
    with serving(folder / "site") as server, window(playwright, folder / "profile") as context:
        yield Pocket(context.pages[0], server.address).open()


@contextmanager
def _served(playwright: Playwright, folder: Path) -> Iterator[Frame]:
    command = ["mautoma", "serve", "--port", "0", "--no-browser"]
    with running(command, folder / "home") as address, window(playwright, folder / "other") as context:
        context.pages[0].goto(address)
        yield context.pages[0].main_frame


def _warm_start(pocket: Pocket) -> float:
    start = perf_counter()
    pocket.reload()
    return perf_counter() - start


class Middle:
    """A game that stands in its middle, in a page."""

    def __init__(self, frame: Frame, whole: Session) -> None:
        self.frame = frame
        answers = whole.transcript.answers
        half = len(answers) // 2
        self.next = answers[half]
        self.id = frame.evaluate(IMPORT, write(Transcript(whole.transcript.header, answers[:half])))

    def answer_and_page(self) -> float:
        return float(self.frame.evaluate(ANSWER_AND_PAGE, [self.id, self.next]))


def _shown(measurement: Measurement) -> str:
    return f"{measurement.median() * 1e3:.1f} ms ({measurement.quickest() * 1e3:.1f})"
