"""One request in, one answer out, without threads and without waiting."""

from __future__ import annotations

import re
from pathlib import Path

import anyio.to_thread
import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from mautoma.games.foodchain.bots import BOTS
from mautoma.kernel.advice import Examination, Progress
from mautoma.kernel.session import Session
from mautoma.shelf import Shelf
from mautoma.shelf.sessions import begin_game
from mautoma.site.stand_in.anyio.to_thread import run_sync
from mautoma.site.wire import Waits, Wire, run
from mautoma.web import regrets as page_of_regrets
from mautoma.web.app import create_app
from tests.thinking import let_think

ROOT = "/some/where/app"
FORM = [("content-type", "application/x-www-form-urlencoded")]


@pytest.fixture
def wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wire:
    monkeypatch.setattr(anyio.to_thread, "run_sync", run_sync)
    monkeypatch.setenv("MAUTOMA_HOME", str(tmp_path))
    shelf = Shelf(tmp_path / "games.sqlite")
    return Wire(create_app(shelf, site="https://example.org/#"), ROOT, shelf)


def test_addresses_of_a_page_lead_below_the_root(wire: Wire) -> None:
    status, headers, body = wire.handle("GET", "/", [], b"")
    assert status == 200
    assert f'href="{ROOT}/new/foodchain/solo"'.encode() in body
    addresses = re.findall(r'(?:href|action|src)="(/[^"]*)"', body.decode())
    assert {address.startswith(f"{ROOT}/") for address in addresses} == {True}
    assert "frame-ancestors 'self'" in dict(headers)["content-security-policy"]


def test_a_form_leads_to_a_page_below_the_root(wire: Wire) -> None:
    status, headers, _ = wire.handle("POST", "/new/foodchain/solo", FORM, b"seed=7&edition=house")
    assert status == 303
    where = dict(headers)["location"]
    assert where.startswith(f"{ROOT}/games/")
    status, _, body = wire.handle("GET", where.removeprefix(ROOT), [], b"")
    assert status == 200
    assert b"Choose your reserve card" in body


def test_the_answers_that_cost_most_are_found_in_pieces(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody but the page goes on with the search."""

    def examine(session: Session) -> Examination:
        yield Progress(1, 2)
        yield Progress(2, 2)
        return []

    let_think(monkeypatch, examine=examine)
    monkeypatch.setattr(page_of_regrets, "monotonic", iter(range(100)).__next__)
    monkeypatch.setattr(page_of_regrets, "PIECE", 1)
    session = begin_game("foodchain", "solo", "house", 15, {})
    bot = BOTS["random"](15)
    while session.question is not None:
        session.answer(bot.answer(session.question, session.state))
    game = f"/games/{wire.shelf.add(session)}"
    seen = []
    for _ in range(3):
        assert wire.handle("POST", f"{game}/regrets", FORM, b"piece=1")[0] == 303
        body = wire.handle("GET", f"{game}/review", [], b"")[2]
        seen.append([int(done) for done in re.findall(rb'<progress value="(\d)"', body)])
    assert seen == [[1], [2], []]


def test_a_cookie_is_kept_from_one_start_to_the_next(wire: Wire) -> None:
    _, headers, _ = wire.handle("POST", "/language", FORM, b"language=it&back=/")
    assert "set-cookie" not in dict(headers)
    again = Wire(wire.app, ROOT, wire.shelf)
    assert b'<html lang="it">' in again.handle("GET", "/", [("accept-language", "en")], b"")[2]


def test_query_and_escapes_arrive(wire: Wire) -> None:
    assert wire.handle("GET", "/challenge?game=chess&mode=solo", [], b"")[0] == 404
    for nothing in ("/games/%C3%A9", "//example.org/", "//[", "/%", "/%ff?%ff"):
        assert wire.handle("GET", nothing, [], b"")[0] == 404


def test_a_problem_is_a_page_and_a_fault_too(wire: Wire, tmp_path: Path) -> None:
    assert wire.handle("GET", "/games/none", [], b"")[0] == 404
    wire.shelf.close()
    (tmp_path / "games.sqlite").write_bytes(b"no shelf")
    assert wire.handle("GET", "/", [], b"")[0] == 503


def test_a_fault_of_the_program_is_told_once_its_page_is_sent(tmp_path: Path) -> None:
    def failing(before: bool) -> ASGIApp:
        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            if not before:
                await send({"type": "http.response.start", "status": 500, "headers": []})
                await send({"type": "http.response.body", "body": b"sorry"})
            raise ZeroDivisionError

        return app

    shelf = Shelf(tmp_path / "games.sqlite")
    assert Wire(failing(before=False), ROOT, shelf).handle("GET", "/", [], b"") == (500, [], b"sorry")
    with pytest.raises(ZeroDivisionError):
        Wire(failing(before=True), ROOT, shelf).handle("GET", "/", [], b"")


def test_after_a_change_all_is_in_one_file(wire: Wire, tmp_path: Path) -> None:
    """So that what is copied into the browser's storage is the whole shelf."""
    wire.handle("POST", "/new/foodchain/solo", FORM, b"seed=7&edition=house")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["games.sqlite"]
    (tmp_path / "games.sqlite").rename(tmp_path / "copied.sqlite")
    assert len(Shelf(tmp_path / "copied.sqlite").saved()) == 1


def test_what_waits_is_a_fault() -> None:
    async def sleep() -> None:
        await anyio.sleep(1)

    with pytest.raises((Waits, RuntimeError)):
        run(sleep())
