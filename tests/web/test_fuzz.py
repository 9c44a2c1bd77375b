"""Whatever a client sends, the server never answers 500, and what it answers is documented."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from tests.web.client import TestClient
from tests.web.orchard import FRUITS, PLOTS, sample
from tests.web.test_api import conforms

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=8)
NAMES = st.sampled_from([*FRUITS, "north", "south", "aside"]) | st.text(max_size=4)
LIKELY = st.sampled_from([*PLOTS, *FRUITS, "done", "correct"]) | st.integers(-1, 10)
ANSWERS = st.recursive(
    SCALARS | LIKELY,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=8,
)
FITTING = st.sampled_from(
    [{"apple": 1, "pear": 2}, {"north": "pear", "south": "apple"}, "done", "b2", ["b2"], [], 3, True, False]
)
REVISIONS = st.integers(-1, 12)
CHANGES: st.SearchStrategy[Any] = st.one_of(
    st.tuples(st.just("answer"), st.fixed_dictionaries({"answer": ANSWERS | FITTING})),
    st.tuples(st.just("undo"), st.fixed_dictionaries({"level": st.sampled_from(["answer", "round", "day"])})),
    st.tuples(st.just("redo"), st.just({})),
    st.tuples(st.just("jump"), st.fixed_dictionaries({"number": st.integers(-2, 2**54)})),
    st.tuples(st.sampled_from(["answer", "undo", "jump"]), st.dictionaries(NAMES, ANSWERS, max_size=3)),
)
JSON = {"content-type": "application/json"}
QUICK = settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def brave(tmp_path: Path) -> Iterator[TestClient]:
    """A client that gets a 500 as an answer rather than as the exception behind it."""
    app = create_app(Shelf(tmp_path / "games.sqlite"))
    with TestClient(app, base_url="http://127.0.0.1:8642", raise_server_exceptions=False) as client:
        yield client


@pytest.mark.slow
@QUICK
@given(st.lists(st.tuples(CHANGES, REVISIONS | st.none()), max_size=12))
def test_no_sequence_of_changes_breaks_the_api(brave: TestClient, changes: list[Any]) -> None:
    position = brave.post("/api/games", json={"game": "orchard", "mode": "solo", "seed": 1}).json()
    path = f"/api/games/{position['id']}"
    for (what, body), revision in changes:
        current = brave.get(path + "/revision").json()["revision"]
        body = {"revision": current if revision is None else revision} | body
        response = brave.post(f"{path}/{what}", content=_json(body), headers=JSON)
        conforms(brave, response)
    conforms(brave, brave.get(path))
    conforms(brave, brave.get(path + "/events"))
    assert brave.get(f"/games/{position['id']}").status_code == 200


@QUICK
@given(st.binary(max_size=40) | ANSWERS.map(lambda body: _json(body)))
def test_no_body_breaks_the_api(brave: TestClient, body: bytes) -> None:
    for path in ("/api/games", "/api/games/x/answer", "/api/games/x/jump"):
        conforms(brave, brave.post(path, content=body, headers=JSON))
    conforms(brave, brave.post("/api/import", content=body, headers={"content-type": "text/plain"}))


@QUICK
@given(st.data())
def test_no_damaged_transcript_breaks_the_import(brave: TestClient, data: st.DataObject) -> None:
    lines = sample().split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(st.text(max_size=30) | ANSWERS.map(lambda answer: _json(answer).decode()))
    text = "\n".join(lines).encode("utf-8", "replace")
    conforms(brave, brave.post("/api/import", content=text, headers={"content-type": "text/plain"}))


@QUICK
@given(
    st.sampled_from(["answer", "undo", "redo", "jump", "again", "why/0", "why/3"]),
    st.dictionaries(
        st.sampled_from(
            ["revision", "answer", "answer-0", "answer-1", "aside", "level", "number", "candidate", "remark"]
        ),
        st.text(max_size=6) | st.sampled_from(["0", "1", "2", "round", "b2", "yes"]),
    ),
)
def test_no_form_breaks_a_page(brave: TestClient, what: str, form: dict[str, str]) -> None:
    page = brave.post("/import", files={"transcript": ("game.txt", sample())})
    assert page.status_code == 200
    assert brave.post(f"{page.url.path}/{what}", data=form).status_code < 500


@pytest.mark.slow
@QUICK
@given(
    st.text(max_size=20),
    st.dictionaries(st.sampled_from(["at", "show", "spot", "candidate"]), st.text(max_size=9)),
)
def test_no_address_breaks_a_page(brave: TestClient, part: str, query: dict[str, str]) -> None:
    page = brave.post("/import", files={"transcript": ("game.txt", sample())})
    for path in (
        page.url.path,
        f"{page.url.path}/why/3",
        "/watch/orchard",
        f"/games/{quote(part)}",
        f"/new/{quote(part)}/x",
    ):
        assert brave.get(path, params=query).status_code < 500


def _json(body: Any) -> bytes:
    return json.dumps(body).encode()
