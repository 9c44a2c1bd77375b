"""SVG as strings: what the drawings of all games share.

Only presentation attributes, never `style`: a page's security policy allows no inline style.
"""

from __future__ import annotations

from functools import cache
from html import escape

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

Attribute = str | float | None


def el(tag: str, *children: str, **attributes: Attribute) -> str:
    """An element; its children are SVG already. `stroke_width` is written `stroke-width`."""
    written = "".join(
        [f' {_name(name)}="{_value(value)}"' for name, value in attributes.items() if value is not None]
    )
    return f"<{tag}{written}>{''.join(children)}</{tag}>" if children else f"<{tag}{written}/>"


@cache
def _name(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.6g}"


def title(words: str) -> str:
    """What a shape says when it is pointed at."""
    return el("title", escape(words))


def text(x: float, y: float, words: str, size: float, *, bold: bool = False, **attributes: Attribute) -> str:
    """Words whose middle line is at `y`; centred on `x` unless `text_anchor` says otherwise."""
    attributes.setdefault("text_anchor", "middle")
    weight = "700" if bold else None
    return el("text", escape(words), x=x, y=y, dy="0.35em", font_size=size, font_weight=weight, **attributes)


def document(width: float, height: float, alt: str, *children: str, paper: str, ink: str) -> str:
    return el(
        "svg",
        el("rect", width=width, height=height, fill=paper, rx=8),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.6g} {height:.6g}",
        role="img",
        aria_label=alt,
        font_family=FONT,
        fill=ink,
    )
