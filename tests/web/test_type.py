"""Type: a face for titles and money, one for the rest, four sizes, and no font but the reader's own."""

from __future__ import annotations

import re

from mautoma.web.html import assets

SIZES = ("small", "text", "large", "title")
STYLES = [name for name in assets() if name.endswith(".css")]
assert len(STYLES) > 3


def style(name: str) -> str:
    return assets()[name][0].decode()


def declared(property_: str, name: str) -> list[str]:
    return re.findall(rf"(?<![-\w]){property_}: ([^;}}]+)", style(name))


def test_words_come_in_four_sizes() -> None:
    for name in STYLES:
        allowed = {*(f"var(--{size})" for size in SIZES), "0", "12px"}  # unseen; a sign in a drawing
        assert set(declared("font-size", name)) <= allowed, name
        for shorthand in declared("font", name):
            assert shorthand == "inherit" or any(f"var(--{size})/" in shorthand for size in SIZES), shorthand


def test_every_page_has_the_four_sizes_and_the_dense_screen_its_own() -> None:
    for size in SIZES:
        assert len(declared(f"--{size}", "page.css")) == 1
        assert len(declared(f"--{size}", "screen.css")) == 1


def test_no_font_is_fetched_and_faces_are_named_once() -> None:
    for name in STYLES:
        assert "@font-face" not in style(name) and "@import" not in style(name), name
        assert set(declared("font-family", name)) <= {"var(--display)", "var(--sans)"}, name


def test_figures_stand_below_each_other() -> None:
    assert declared("font-variant-numeric", "page.css") == ["lining-nums tabular-nums"]
