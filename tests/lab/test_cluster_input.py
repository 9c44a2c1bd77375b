"""What is wrong with a cluster is one clear line, before anything is played or written."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest

from mautoma.lab import cluster
from tests.terminal.screen import Screen

RUN = ("simulate", "orchard", "--bot", "pass", "--games", "2")


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "127.0.0.1:9", "nowhere", "smoke://signals"])
def test_an_address_where_nobody_answers(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "SECONDS_TO_ANSWER", 0.2)
    file = tmp_path / "games.csv"
    assert screen.run(*RUN, "--cluster", address, "--csv", str(file)) == 1
    assert screen.err == f"No Dask scheduler found at {address}.\n"
    assert screen.out == ""
    assert not file.exists()


def test_a_client_that_found_nobody_is_gone_at_once(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stops what it began when it goes: in the middle of another's beginning neither would go on."""
    client = pytest.importorskip("distributed").Client
    end, gone = client.__del__, []

    def go(self: object) -> None:
        gone.append(gc.isenabled())
        end(self)

    monkeypatch.setattr(cluster, "SECONDS_TO_ANSWER", 0.2)
    monkeypatch.setattr(client, "__del__", go)
    gc.disable()
    try:
        assert screen.run(*RUN, "--cluster", "tcp://127.0.0.1:9") == 1
    finally:
        gc.enable()
    assert gone == [False]


def test_without_dask_a_line_says_how_to_get_it(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert screen.run(*RUN, "--cluster", "tcp://127.0.0.1:9") == 1
    assert screen.err.startswith("A cluster needs Dask: pip install distributed (with pipx: ")
