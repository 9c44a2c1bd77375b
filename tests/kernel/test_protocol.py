from __future__ import annotations

from typing import Protocol, runtime_checkable

from mautoma.kernel.protocol import offers


@runtime_checkable
class Sings(Protocol):
    def sing(self) -> str: ...


@runtime_checkable
class Swims(Protocol):
    def swim(self) -> str: ...


class Blackbird:
    def sing(self) -> str:
        return "tük"


class Cod:
    def swim(self) -> str:
        return "in circles"


def test_what_is_remembered_is_remembered_for_each_class_and_each_protocol() -> None:
    for _ in range(2):
        assert offers(Blackbird(), Sings) and not offers(Blackbird(), Swims)
        assert offers(Cod(), Swims) and not offers(Cod(), Sings)
