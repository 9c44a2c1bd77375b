"""Starting the server: which port, which address, what is printed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from mautoma.web.serve import PortTaken, lan_address, listen, print_address
from tests.web.client import TestClient


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with listen(None, lan=False) as first, listen(None, lan=False) as second:
        assert first.getsockname()[0] == second.getsockname()[0] == "127.0.0.1"
        assert second.getsockname()[1] > first.getsockname()[1]


def test_a_port_that_is_taken_is_named() -> None:
    with listen(0, lan=False) as first:
        port = first.getsockname()[1]
        with pytest.raises(PortTaken, match=str(port)):
            listen(port, lan=False)


def test_an_impossible_port_is_refused() -> None:
    with pytest.raises(PortTaken, match="70000"):
        listen(70000, lan=False)


def test_the_network_is_let_in_only_when_asked() -> None:
    with listen(0, lan=True) as listener:
        assert listener.getsockname()[0] == "0.0.0.0"


def test_a_reply_is_sent_without_delay() -> None:
    async def connect(listener: socket.socket) -> int:
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            own = writer.get_extra_info("socket")
            told.set_result(own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(connected, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            writer.close()
            return await told

    assert asyncio.run(connect(listen(0, lan=False))) != 0


def test_the_address_for_a_phone_is_printed_with_a_code(capsys: pytest.CaptureFixture[str]) -> None:
    print_address("http://127.0.0.1:1/", "", "en")
    assert capsys.readouterr().out == "Play at http://127.0.0.1:1/\n"
    print_address("http://127.0.0.1:1/", "http://192.168.1.7:1/", "it")
    printed = capsys.readouterr().out
    assert "Da un telefono nella stessa rete: http://192.168.1.7:1/" in printed
    assert "█" in printed


def test_the_own_address_is_an_address() -> None:
    assert len(socket.inet_aton(lan_address())) == 4


def test_the_home_page_says_how_a_phone_joins(client: TestClient, tmp_path: Path) -> None:
    assert "mautoma serve --lan" in client.get("/").text
    app = create_app(Shelf(tmp_path / "games.sqlite"), "http://192.168.1.7:8642/")
    page = TestClient(app, base_url="http://192.168.1.7:8642").get("/").text
    assert 'href="http://192.168.1.7:8642/"' in page and 'class="code"' in page


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mautoma", "serve", "--port", "0", "--no-browser"]
    environment = os.environ | {"MAUTOMA_HOME": str(tmp_path)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            urllib.request.urlopen(address, timeout=50).close()
            server.send_signal(signal.SIGINT)
            out, err = server.communicate(timeout=50)
        finally:
            server.kill()
    assert (out, err, server.returncode) == ("", "", 0)
