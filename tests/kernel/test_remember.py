"""Memories share one room: it is counted in bytes, and never overflows."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from mautoma.kernel import remember
from mautoma.kernel.remember import ENTRY, Memory, Room, remembered, weight, weight_of_key

SIZE = 100_000


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    room = Room(SIZE)
    monkeypatch.setattr(remember, "ROOM", room)
    return room


def test_however_large_the_things_are_they_stay_within_the_room(room: Room) -> None:
    drawn = []

    @remembered
    def drawing(number: int) -> str:
        drawn.append(number)
        return "x" * (number * 1000)

    texts: Memory[str] = Memory()
    for number in range(30):
        drawing(number)
        texts.keep(number, "y" * 2000)
        assert room.young <= SIZE / 2
    assert len(texts) * 2000 < SIZE
    for number in reversed(range(30)):
        drawing(number)
    assert 25 < len(drawn) - 30 < 30  # the last one or two were still known, and no more


def test_what_something_is_known_by_takes_room_too(room: Room) -> None:
    texts: Memory[str] = Memory()
    for number in range(30):
        texts.keep((number, "x" * 20_000), "short")
        assert 20_000 < room.young <= SIZE / 2
    assert len(texts) <= 4


def test_what_is_used_again_stays(room: Room) -> None:
    texts: Memory[str] = Memory()
    texts.keep("used", "1")
    texts.keep("left", "2")
    for number in range(100):
        texts.keep(number, "x" * 2000)
        assert texts.get("used") == "1"
    assert texts.get("left") is None
    assert texts.get(99) and texts.get(0) is None


def test_what_was_made_of_nothing_is_remembered_too(room: Room) -> None:
    made = []

    @remembered
    def find(name: str, *, where: str = "") -> str | None:
        made.append((name, where))
        return None

    assert [find("a"), find("a"), find("a", where="b"), find("a", where="b")] == [None] * 4
    assert made == [("a", ""), ("a", "b")]


def test_data_weighs_what_is_in_it() -> None:
    @dataclass(frozen=True)
    class Card:
        title: str
        badges: tuple[str, ...]

    assert weight("x" * 1000) >= 1000
    assert weight(Card("x" * 1000, ("y" * 1000,))) >= 2000
    assert weight({"x": ["y" * 1000]}) >= 1000


def test_a_key_weighs_what_it_holds_and_not_what_others_hold() -> None:
    class Board:
        __slots__ = ("hexes",)

        def __init__(self) -> None:
            self.hexes = ["x" * 1000]

    assert weight(Board()) >= 1000
    assert weight_of_key((Board(), 1)) < ENTRY
    assert weight_of_key((("x" * 1000,), ("fill", "y" * 1000))) >= 2000
