"""Small pieces of SVG: boxes, texts, hatching. Shapes and words carry the meaning, colour only helps."""

from __future__ import annotations

from textwrap import wrap
from xml.sax.saxutils import escape, quoteattr

INK = "#2b2118"
PAPER = "#f7efdf"
SHADE = "#e3d3b4"
AUTOMA_COLOUR = "#6b3a87"
HUMAN_COLOUR = "#2f7a43"
GLOW = "#d1490b"

_HATCH = (
    '<defs><pattern id="{hatch}" width="8" height="8" patternUnits="userSpaceOnUse">'
    f'<path d="M0 8L8 0" stroke="{INK}" stroke-width="1.2" opacity="0.45"/></pattern></defs>'
)


def svg(name: str, width: float, height: float, *parts: str) -> str:
    """A whole picture. Its hatching is called by its name: several pictures share a page."""
    whole = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'font-family="sans-serif" fill="{INK}">{_HATCH}'
        f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )
    return whole.replace("{hatch}", f"hatch-{name}")


def box(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str = "#fffaf0",
    glow: bool = False,
    name: str = "",
) -> str:
    """A framed field; one to be pointed out has a thick dashed frame."""
    frame = f'stroke="{GLOW}" stroke-width="4" stroke-dasharray="9 4"' if glow else f'stroke="{INK}"'
    place = f" data-place={quoteattr(name)}" if name else ""
    size = f'width="{width:g}" height="{height:g}"'
    return f'<rect x="{x:g}" y="{y:g}" {size} rx="6" fill="{fill}" {frame}{place}/>'


def hatched(x: float, y: float, width: float, height: float) -> str:
    return box(x, y, width, height, fill=SHADE) + box(x, y, width, height, fill="url(#{hatch})")


def text(x: float, y: float, words: str, size: int = 14, *, anchor: str = "start", bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"{weight}>{escape(words)}</text>'
    )


def broken(words: str, width: float, size: int = 14) -> list[str]:
    """A text in lines that fit."""
    return wrap(words, int(width / (0.52 * size)))


def fitted(x: float, y: float, words: str, width: float, size: int = 14, *, bold: bool = False) -> str:
    """Centred text that is made smaller until it fits."""
    size = max(8, min(size, int(width / (0.56 * max(1, len(words))))))
    return text(x, y, words, size, anchor="middle", bold=bold)


def token(x: float, y: float, letter: str, *, automa: bool) -> str:
    """The automa's marker is a square, the human's a circle; each shows its letter."""
    colour = AUTOMA_COLOUR if automa else HUMAN_COLOUR
    shape = (
        f'<rect x="{x - 10:g}" y="{y - 10:g}" width="20" height="20" fill="{colour}" stroke="{INK}"/>'
        if automa
        else f'<circle cx="{x:g}" cy="{y:g}" r="10.5" fill="{colour}" stroke="{INK}"/>'
    )
    return f'{shape}<g fill="#fff">{text(x, y + 4.5, letter, 13, anchor="middle")}</g>'
