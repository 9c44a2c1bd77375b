"""What the site is made of, as far as no browser is needed to see it."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest

from mautoma.site import build, vault
from mautoma.site.pack import bundled, own, templates, zipped
from mautoma.web import html


def test_the_icons_of_the_manifest_are_there_in_the_size_it_says() -> None:
    looks = build.looks()
    icons = json.loads(looks["manifest.webmanifest"])["icons"]
    assert {icon["type"] for icon in icons} == {"image/png", "image/svg+xml"}
    for icon in icons:
        content = looks[icon["src"]]
        if icon["type"] == "image/png":
            assert content.startswith(b"\x89PNG")
            assert "x".join(map(str, struct.unpack(">II", content[16:24]))) == icon["sizes"]
        else:
            assert (icon["sizes"], content[:4]) == ("any", b"<svg")


def test_only_what_a_browser_needs_is_packed() -> None:
    packed = {name for name, _ in own()}
    assert {"mautoma/web/app.py", "mautoma/web/static/page.css", "mautoma/site/wire.py"} <= packed
    assert {"mautoma/messages/it/web.ftl", "mautoma/games/revive/__init__.py"} <= packed
    left_out = ("mautoma/terminal", "mautoma/lab", "mautoma/cli", "mautoma/site/build", "mautoma/site/static")
    assert not [name for name in packed if name.startswith(left_out) or "__pycache__" in name]
    assert not [name for name in packed if "/gym/" in name]


def test_every_template_is_compiled() -> None:
    packed = dict(templates())
    assert len(packed) == len(list((Path(html.__file__).parent / "templates").iterdir()))
    assert {name.startswith("mautoma/web/compiled/tmpl_") for name in packed} == {True}


def test_order_and_time_do_not_matter() -> None:
    one, other = {"a": b"1", "b": b"2"}, {"b": b"2", "a": b"1"}
    assert zipped(one) == zipped(other)
    assert bundled(one) == bundled(other)


def test_a_bundle_is_a_list_and_the_contents() -> None:
    bundle = bundled({"b": b"22", "a": b"1"})
    length = int.from_bytes(bundle[:4], "big")
    assert json.loads(bundle[4 : 4 + length]) == [["a", 1], ["b", 2]]
    assert bundle[4 + length :] == b"122"


def test_a_file_is_named_by_its_content(tmp_path: Path) -> None:
    site = build.Site(tmp_path)
    first = site.group({"a.js": b"1"})
    assert first != site.group({"a.js": b"2"})
    assert first == build.Site(tmp_path).group({"a.js": b"1"})
    assert (tmp_path / f"{first}a.js.gz").exists()


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_shell_has_all_its_words(language: str) -> None:
    parts = [*build.STATIC.glob("*.js"), Path(vault.__file__)]
    shell = "".join(path.read_text() for path in parts)
    said = set(build.texts(language))
    assert {key for key in said if f'"{key}"' not in shell} == set()
