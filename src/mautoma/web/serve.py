"""Starting the server: on this machine only, or open to the phones on the same network."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser

from mautoma.messages import words

PORT = 8642
TRIES = 20


def serve(
    port: int | None = None, open_browser: bool = True, lan: bool = False, language: str = "en"
) -> None:
    """Serves until interrupted. Without a port, the first free one from 8642 on is taken."""
    listener = listen(port, lan)
    port = listener.getsockname()[1]
    here = f"http://127.0.0.1:{port}/"
    print(words(language, None, "web").text("serve-here", {"address": here}), flush=True)
    if lan:
        show_lan(port, language)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
    run(listener, lan)


def run(listener: socket.socket, lan: bool) -> None:
    import uvicorn

    from mautoma.shelf import open_shelf
    from mautoma.web.app import create_app

    logging.basicConfig(level=logging.WARNING)
    config = uvicorn.Config(
        create_app(open_shelf(), lan=lan),
        http="h11",
        ws="none",
        loop="asyncio",
        lifespan="off",
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[listener])


def listen(port: int | None, lan: bool) -> socket.socket:
    """A socket that takes connections from now on; the browser may already knock while the rest loads."""
    host = "0.0.0.0" if lan else "127.0.0.1"
    wanted = [port] if port is not None else range(PORT, PORT + TRIES)
    for candidate in wanted:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
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


def show_lan(port: int, language: str) -> None:
    """The address for a phone on the same network, and the same as a QR code."""
    address = f"http://{lan_address()}:{port}/"
    import segno

    print(words(language, None, "web").text("serve-lan", {"address": address}))
    segno.make(address, error="l").terminal(out=sys.stdout, compact=True)


def lan_address() -> str:
    """The address other machines reach this one by; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
