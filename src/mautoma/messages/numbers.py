"""Numbers as each language writes and counts them: as the Unicode tables have it, for our two languages."""

from __future__ import annotations

_SEPARATORS = {"en": str.maketrans({}), "it": str.maketrans(",.", ".,")}
_MILLION = 1_000_000


def written(number: float, language: str) -> str:
    """With marks between the thousands, and at most three decimal places."""
    if isinstance(number, int):
        digits = f"{number:,}"
    else:
        from decimal import Decimal

        digits = f"{Decimal(str(number)):,.3f}".rstrip("0").rstrip(".")
        digits = "0" if digits == "-0" else digits
    return digits.translate(_SEPARATORS[language])


def plural(number: float, language: str) -> str:
    """Which form of a word goes with a number."""
    size = abs(number)
    if size == 1:
        return "one"
    if language == "it" and size and size % _MILLION == 0:
        return "many"
    return "other"
