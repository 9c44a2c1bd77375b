"""Whether something offers what a protocol asks for. Python looks at every name each time, which takes longer
than to draw a card: here it looks once for each class."""

from __future__ import annotations

from typing import Any

_known: dict[tuple[type, Any], bool] = {}


def offers(thing: object, protocol: Any) -> bool:
    """`isinstance`, for protocols; `protocol` is `runtime_checkable`."""
    kind = type(thing), protocol
    known = _known.get(kind)
    if known is None:
        known = _known[kind] = isinstance(thing, protocol)
    return known
