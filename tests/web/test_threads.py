"""Who waits for the file keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager

import pytest

from mautoma.shelf import Shelf
from mautoma.shelf.file import ShelfFile
from mautoma.web.app import create_app
from tests.hostile import send
from tests.web.orchard import OPENING, new_orchard

PATIENCE = 50


@contextmanager
def a_thread_uses_it(shelf: Shelf) -> Iterator[None]:
    begun, over = threading.Event(), threading.Event()

    def use() -> None:
        with shelf._file.writing():
            begun.set()
            assert over.wait(PATIENCE)

    thread = threading.Thread(target=use)
    thread.start()
    try:
        assert begun.wait(PATIENCE)
        yield
    finally:
        over.set()
        thread.join(PATIENCE)


@contextmanager
def another_program_holds_it(shelf: Shelf) -> Iterator[None]:
    """It was there before us: else nobody can be kept from reading."""
    shelf.close()
    with closing(sqlite3.connect(shelf.path)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        yield


@pytest.mark.parametrize("held", [a_thread_uses_it, another_program_holds_it])
def test_files_are_sent_while_the_page_of_a_game_at_hand_waits(
    shelf: Shelf, held: Callable[[Shelf], AbstractContextManager[None]]
) -> None:
    app, id_ = create_app(shelf), shelf.add(new_orchard())

    async def get(path: str) -> int:
        return await asyncio.wait_for(send(app, "GET", path, "", "", b""), PATIENCE)

    async def ask() -> int:
        assert await get(f"/games/{id_}") == 200
        with held(shelf):
            page = asyncio.create_task(get(f"/games/{id_}"))
            assert await get("/static/page.css") == await get("/rules") == 200
            assert not page.done()
        return await page

    assert asyncio.run(ask()) == 200


def test_pages_are_shown_while_an_answer_waits_for_another_program(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, ids = create_app(shelf), [shelf.add(new_orchard()) for _ in range(2)]
    writing, begun = ShelfFile.writing, threading.Event()

    def noticed(file: ShelfFile) -> object:
        begun.set()
        return writing(file)

    async def get(path: str) -> int:
        return await asyncio.wait_for(send(app, "GET", path, "", "", b""), PATIENCE)

    async def ask() -> int:
        for id_ in ids:
            assert await get(f"/games/{id_}") == 200
        monkeypatch.setattr(ShelfFile, "writing", noticed)
        with closing(sqlite3.connect(shelf.path)) as other:
            other.execute("BEGIN EXCLUSIVE")
            body = json.dumps({"revision": 0, "answer": OPENING[0]}).encode()
            path = f"/api/games/{ids[0]}/answer"
            answer = asyncio.create_task(send(app, "POST", path, "", "application/json", body))
            assert await asyncio.to_thread(begun.wait, PATIENCE)
            for path in ("/static/page.css", f"/games/{ids[1]}", "/", "/api/games"):
                assert await get(path) == 200
            assert not answer.done()
        return await answer

    assert asyncio.run(ask()) == 200
