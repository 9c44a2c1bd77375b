"""Starting the server: on this machine only, or open to the phones on the same network."""

from __future__ import annotations

import gc
import logging
import socket
import sys
import threading
from contextlib import closing, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mautoma.shelf import Shelf

PORT = 8642
TRIES = 20
OBJECTS = 50_000
"""Made between two looks for garbage."""


def serve(
    port: int | None = None,
    open_browser: bool = True,
    lan: bool = False,
    open_to_all: bool = False,
    language: str = "en",
) -> None:
    """Serves until interrupted. Without a port, the first free one from 8642 on is taken."""
    gc.disable()  # nothing that is loaded at the start is ever let go
    from mautoma.shelf import open_shelf

    listener = listen(port, lan)
    shelf = open_shelf()
    port = listener.getsockname()[1]
    here = f"http://127.0.0.1:{port}/"
    phone, key = phone_address(port, open_to_all) if lan else ("", "")
    if open_browser:
        threading.Thread(target=show, args=(here,), daemon=True).start()
    print_address(here, phone, language, open_to_all)
    with closing(shelf):
        run(listener, shelf, phone, key)


def phone_address(port: int, open_to_all: bool) -> tuple[str, str]:
    """The address for a phone on the same network, and the key in it."""
    address = f"http://{lan_address()}:{port}/"
    if open_to_all:
        return address, ""
    from mautoma.web.key import NAME, new_key

    key = new_key()
    return f"{address}?{NAME}={key}", key


def show(address: str) -> None:
    import webbrowser

    webbrowser.open(address)


def print_address(here: str, phone: str, language: str, open_to_all: bool = False) -> None:
    """The address; and the one for a phone on the same network, as a QR code too."""
    from mautoma.messages.voice import Voice

    voice = Voice("web", language)
    print(voice.ui("serve-here", address=here), flush=True)
    if phone:
        import segno

        print(voice.ui("serve-lan", address=phone))
        blocks = sys.stdout.encoding.lower().startswith("utf")
        segno.make(phone, error="l").terminal(out=sys.stdout, compact=blocks)
        print(voice.ui("serve-lan-open" if open_to_all else "serve-lan-key"), flush=True)


def run(listener: socket.socket, shelf: Shelf, phone: str = "", key: str = "") -> None:
    import uvicorn

    from mautoma.web.app import create_app

    logging.basicConfig(level=logging.WARNING)
    config = uvicorn.Config(
        create_app(shelf, phone, key),
        http="h11",
        ws="none",
        loop="asyncio",
        lifespan="off",
        log_level="warning",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=1,
    )
    keep_what_is_loaded()
    with suppress(KeyboardInterrupt):  # the way to end it
        uvicorn.Server(config).run(sockets=[listener])


def keep_what_is_loaded() -> None:
    """Nobody need look through it for garbage. Nor often through the rest: a page makes thousands of objects,
    and nearly all go by themselves."""
    gc.freeze()
    gc.set_threshold(OBJECTS)
    gc.enable()


def listen(port: int | None, lan: bool) -> socket.socket:
    """A socket that takes connections from now on; the browser may already knock while the rest loads."""
    host = "0.0.0.0" if lan else "127.0.0.1"
    wanted = [port] if port is not None else range(PORT, PORT + TRIES)
    for candidate in wanted:
        # asyncio sends without delay only on sockets that say they are TCP; on others a reply waits 40 ms
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
        except (OSError, OverflowError):
            listener.close()
            continue
        listener.listen(128)
        return listener
    raise PortTaken(wanted[0])


class PortTaken(Exception):
    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is taken or not allowed; choose another with --port")
        self.port = port


def lan_address() -> str:
    """The address other machines reach this one by; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
