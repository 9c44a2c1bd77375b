"""A page that was sent is gone: of each the process holds what is counted, and nothing else.

Measured by what the process has allocated and not given back.
"""

from __future__ import annotations

import asyncio
import gc
import io
import tracemalloc
import zipfile
from pathlib import Path

import pytest
from tblib import pickling_support

from mautoma.kernel import remember
from mautoma.shelf import Shelf
from mautoma.shelf.restore import BadBackup
from mautoma.shelf.sessions import begin_game
from mautoma.web.app import create_app
from tests.hostile import send

PAGES = 10
LITTLE = 20_000
"""Bytes a page: what else the process may hold. One page may be about to go still, so it's a tenth of one."""
LARGE = 2_000_000
"""Bytes of a backup."""
KIND = "multipart/form-data; boundary=x"
FROM_ELSEWHERE = [(b"referer", b"https://strange.example/"), (b"sec-fetch-dest", b"image")]


@pytest.mark.usefixtures("real_games")
@pytest.mark.parametrize(
    "path",
    [
        *("/", "/print/mombasa", "/editor/revive", "/watch/foodchain", "/games/{id}"),
        pytest.param("/cards/mombasa", marks=pytest.mark.fuzz),
        pytest.param("/learn/revive", marks=pytest.mark.fuzz),
        pytest.param("/new/mombasa/table", marks=pytest.mark.fuzz),
        pytest.param("/games/{id}/watch", marks=pytest.mark.fuzz),
    ],
)
def test_of_a_page_the_process_holds_what_is_counted(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = remember.ROOM
    monkeypatch.setattr(room, "size", 10**9)  # so that nothing grows old meanwhile
    shelf = Shelf(tmp_path / "games.sqlite")
    path = path.format(id=shelf.add(begin_game("foodchain", "table", "house", 1, {})))
    app = create_app(shelf)

    async def ask(first: int) -> None:
        for number in range(first, first + PAGES):
            assert await send(app, "GET", path, f"n={number}", "", b"", FROM_ELSEWHERE) == 200
        gc.collect()

    async def held() -> int:
        """Bytes, beyond those that are counted."""
        await ask(0)
        counted = room.young
        tracemalloc.start()
        try:
            await ask(PAGES)
            return tracemalloc.get_traced_memory()[0] - (room.young - counted)
        finally:
            tracemalloc.stop()

    try:
        assert asyncio.run(held()) < PAGES * LITTLE
    finally:
        shelf.close()


def large_backup() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("backup.json", '{"format": "mautoma backup 1", "games": {}}')
        archive.writestr("games/filled.txt", "#" * LARGE)
    return packed.getvalue()


@pytest.mark.parametrize(("backup", "status"), [(large_backup(), 200), (b"#" * LARGE, 422)])
def test_a_backup_that_was_brought_back_is_gone(backup: bytes, status: int, shelf: Shelf) -> None:
    """Also one that was refused, where copies of errors keep what they were raised in, as with Dask."""
    pickling_support.install(BadBackup)
    app = create_app(shelf)
    field = b'Content-Disposition: form-data; name="backup"; filename="games.zip"'
    form = b"--x\r\n" + field + b"\r\n\r\n" + backup + b"\r\n--x--\r\n"

    async def bring(times: int) -> int:
        for _ in range(times):
            assert await send(app, "POST", "/backup", "", KIND, form) == status
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    async def grown() -> int:
        before = await bring(1)
        return await bring(4) - before

    tracemalloc.start()
    try:
        assert asyncio.run(grown()) < LARGE
    finally:
        tracemalloc.stop()
        shelf.close()
