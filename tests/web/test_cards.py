"""Cards to look at, and sheets on which fronts and backs meet."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from mautoma.kernel.gallery import CardFaces
from mautoma.kernel.view import Picture
from mautoma.web.cards import BLEED, COLUMNS, PAPERS, card_pages, cut_marks
from tests.offering import WITH_GALLERY
from tests.web.client import TestClient

pytestmark = pytest.mark.usefixtures("real_games")


def card(number: int) -> CardFaces:
    faces = [Picture(side, f"{side}{number}", 63, 88, "") for side in ("front", "back")]
    return CardFaces(str(number), "", *faces)


def test_a_back_lies_behind_its_front_when_the_sheet_is_turned_over_its_long_edge() -> None:
    pages = card_pages(tuple(card(number) for number in range(11)))
    assert len(pages) == 4
    for fronts, backs in zip(pages[::2], pages[1::2], strict=True):
        behind = {(COLUMNS - 1 - column, row): str(svg) for column, row, svg in backs}
        assert {at: name.replace("back", "front") for at, name in behind.items()} == {
            (column, row): str(svg) for column, row, svg in fronts
        }
    assert [(column, row) for column, row, _ in pages[3]] == [(2, 0), (1, 0)]


@pytest.mark.parametrize("game", WITH_GALLERY)
def test_the_gallery_shows_every_card(client: TestClient, game: str) -> None:
    page = client.get(f"/cards/{game}")
    assert page.status_code == 200
    count = {"foodchain": 25, "mombasa": 8, "revive": 6}[game]
    assert page.text.count("<summary>") == count
    assert f'href="/print/{game}?paper=a4' in page.text


@pytest.mark.parametrize(
    ("paper", "size"), [("a4", "210mm 297mm"), ("letter", "215.9mm 279.4mm"), ("x", "210mm 297mm")]
)
def test_sheets_have_the_size_of_the_paper(client: TestClient, paper: str, size: str) -> None:
    page = client.get(f"/print/mombasa?paper={paper}").text
    assert f"size: {size}" in page and "width: 63mm; height: 88mm" in page
    assert page.count('class="paper"') == 6


@pytest.mark.parametrize("paper", PAPERS)
def test_bleed_and_cut_marks_surround_the_cards_and_stay_on_the_paper(paper: str) -> None:
    size = PAPERS[paper]
    svg = ElementTree.fromstring(cut_marks(size, [(0, 0), (1, 0), (2, 2)], "#112233"))
    bleeds = [
        {name: float(value) for name, value in rect.items() if name != "fill"} for rect in svg.iter("rect")
    ]
    assert len(bleeds) == 3
    assert all((b["width"], b["height"]) == (63 + 2 * BLEED, 88 + 2 * BLEED) for b in bleeds)
    marks = re.findall(r"M([-\d.]+) ([-\d.]+)([hv])([\d.]+)", next(svg.iter("path")).get("d") or "")
    assert len(marks) == 4 * 2 + 4 * 2
    for x, y, way, length in marks:
        far = (float(x) + float(length), float(y)) if way == "h" else (float(x), float(y) + float(length))
        assert 0 < float(x) < far[0] + 0.1 and far[0] < size.width
        assert 0 < float(y) < far[1] + 0.1 and far[1] < size.height
        for b in bleeds:
            inside = b["x"] < far[0] < b["x"] + b["width"] and b["y"] < far[1] < b["y"] + b["height"]
            assert not inside


@pytest.mark.parametrize("path", ["/cards/chess", "/print/chess", "/cards/mombasa?edition=mine"])
def test_what_is_not_there_is_explained(client: TestClient, path: str) -> None:
    assert client.get(path).status_code in (404, 422)
