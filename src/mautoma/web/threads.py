"""Where work is done: pages in the threads that all requests share, searches in a few of their own."""

from __future__ import annotations

from asyncio import get_running_loop, shield, wrap_future
from collections.abc import Callable, Hashable
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar

from starlette.requests import Request

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

SEARCHES = 2
"""At the same time; others wait for their turn, and hold up nobody but each other."""

KEPT = 8
"""So many that are over."""

T = TypeVar("T")


async def aside(request: Request, work: Callable[..., T], *given: Any) -> T:
    """In a thread, so that others are answered meanwhile; where there are no threads, here and now."""
    if not request.app.state.threads:
        return work(*given)
    return await get_running_loop().run_in_executor(None, partial(work, *given))


async def is_gone(request: Request) -> bool:
    """Whether nobody waits for the answer any more."""
    return request.app.state.threads and await request.is_disconnected()


class Searches:
    """One that is asked for again while it is going on is not begun again: both get what it finds."""

    def __init__(self) -> None:
        self._threads: Executor | None = None
        self._going: dict[Hashable, Future[Any]] = {}
        self._lock = Lock()

    async def join(self, request: Request, key: Hashable, work: Callable[[], T], keep: bool = False) -> T:
        """`keep`: who comes when it is over gets the same, too; a few are kept."""
        if not request.app.state.threads:
            return work()
        with self._lock:
            going = self._going.get(key) or self._begin(key, work, keep)
        found: T = await shield(wrap_future(going))
        return found

    def _begin(self, key: Hashable, work: Callable[[], T], keep: bool) -> Future[T]:
        if self._threads is None:
            from concurrent.futures import ThreadPoolExecutor

            self._threads = ThreadPoolExecutor(SEARCHES, "search")
        going = self._going[key] = self._threads.submit(work)
        going.add_done_callback(lambda over: self._drop(key) if not keep or over.exception() else None)
        over = [each for each, search in list(self._going.items()) if search.done()]
        for each in over[:-KEPT]:
            self._drop(each)
        return going

    def _drop(self, key: Hashable) -> None:
        self._going.pop(key, None)
