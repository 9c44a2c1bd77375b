"""The ways to choose a company, drawn: the human's columns have round heads, the automa's square ones."""

from __future__ import annotations

from mautoma.games.kit.svg import Rect, box, group, path
from mautoma.games.mombasa.view.colours import BLACK, GOLD, GREEN, PURPLE, RED


def post(fill: str) -> str:
    return path("M-9.5 0L0-9.5L9.5 0H7V10H-7V0Z", fill=fill)


def _human_column(x: float, height: float, fill: str = GREEN) -> str:
    top = 10.5 - height
    return path(f"M{x - 3:g} 10.5V{top + 3:g}a3 3 0 0 1 6 0V10.5Z", fill=fill)


def _automa_column(x: float, height: float, fill: str = PURPLE) -> str:
    return box(Rect(x - 3, 10.5 - height, 6, height), fill=fill)


def _ahead(x: float, top: float, bottom: float) -> str:
    """By how much one is ahead."""
    return path(
        f"M{x:g} {bottom:g}V{top + 1:g}M{x - 2.6:g} {top + 3.4:g}L{x:g} {top:g}L{x + 2.6:g} {top + 3.4:g}",
        fill="none",
        stroke=RED,
        stroke_width=2,
    )


def lead() -> str:
    return _human_column(-5.5, 8) + _automa_column(5.5, 20.5) + _ahead(-5.5, -9.5, -0.5)


def deficit() -> str:
    return _human_column(-5.5, 20.5) + _automa_column(5.5, 8) + _ahead(5.5, -9.5, -0.5)


def human_fewest() -> str:
    return (
        _human_column(-7.6, 18, "none")
        + _human_column(0, 7)
        + _human_column(7.6, 14, "none")
        + path("M0-10V-1.5M-2.6-4L0-1L2.6-4", fill="none", stroke=RED, stroke_width=2)
    )


def automa_most() -> str:
    return (
        _automa_column(-7.6, 7, "none")
        + _automa_column(0, 14)
        + _automa_column(7.6, 10, "none")
        + path("M0-5.5V-9.6M-2.6-7.4L0-10.2L2.6-7.4", fill="none", stroke=RED, stroke_width=2)
    )


def human_lead() -> str:
    """Whose posts are ousted."""
    return _human_column(-6.5, 20.5) + group(post(BLACK), transform="translate(4.8 3) scale(.62)")


def richest() -> str:
    coins = [box(Rect(-9.5, 6.5 - 4 * at, 12, 4), rx=1.8, fill=GOLD) for at in range(3)]
    more = [box(Rect(3.2, 6.5 - 4 * at, 7.5, 4), rx=1.8, fill=GOLD) for at in range(2)]
    crown = path("M-8.5-4V-10.2L-5.6-7.4L-3.5-10.6L-1.4-7.4L1.5-10.2V-4Z", fill=RED)
    return "".join((*coins, *more, crown))
