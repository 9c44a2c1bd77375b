"""The game printed in docs/your-own-game.md plays, exactly as it is printed.

Its files are written into a copy of the program, which is then run in processes of its own.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mautoma
from mautoma import games

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^`(src/[^`]+)`\n\n```\w+\n(.*?)^```$", re.M | re.S)
REGISTRATION = "src/mautoma/games/__init__.py"

# What the test does with the page, in a process that imports the copy.
PAGE = """
import logging, re, sys
from pathlib import Path
from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from tests.web.client import TestClient

logging.basicConfig(level=logging.WARNING, stream=sys.stdout)
client = TestClient(create_app(Shelf(Path(sys.argv[1]))), base_url="http://127.0.0.1:8642")
client.headers["accept-language"] = sys.argv[2]
assert "magpie" in client.get("/").text
page = client.post("/new/magpie/solo", data={"seed": "7", "edition": "house"})
path = page.url.path
for _ in range(6):
    assert "<svg" in page.text
    revision = re.search(r'data-revision="(\\d+)"', page.text)[1]
    page = client.post(f"{path}/answer", data={"revision": revision, "answer": "holly"})
    assert page.status_code == 200, page.status_code
assert client.get(f"{path}/log").status_code == 200
print(page.text)
"""

# Around each of the other snippets: what it needs, and what it should do.
SNIPPETS = {
    "def test_the_magpie": (
        """
import pytest
from mautoma.games.magpie import Hedge, fly
from mautoma.kernel.chance import Chance
from mautoma.kernel.table import ScriptedTable
""",
        """
test_the_magpie_flies_to_the_fullest_bush()
""",
    ),
    "def coins": (
        """
from __future__ import annotations
from types import SimpleNamespace as State
from mautoma.kernel.chance import Chance
from mautoma.kernel.facts import Memory
from mautoma.kernel.question import Number
from mautoma.kernel.table import ScriptedTable, Table
""",
        """
game, table = State(memory=Memory()), ScriptedTable(Chance(1), ("coins", 4), ("coins", 5))
assert [coins(game, table), coins(game, table)] == [4, 4]
game.memory.doubt(["coins"])
assert coins(game, table) == 5
assert [question.default for question in table.questions] == [None, 4]
""",
    ),
    "EDITIONS": (
        """
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from mautoma.games.kit.data import Data
from mautoma.games.kit.editions import EditionFiles, hash_of
from mautoma.games.kit.files import parse_file
""",
        """
card = '[[card]]\\nid = "a"\\nsteps = 2\\n'
for folder, text in {"house": "# ours\\n\\n" + card, "template": "# yours\\n"}.items():
    (EDITIONS.data / folder).mkdir(parents=True)
    (EDITIONS.data / folder / "cards.toml").write_text(text)
assert EDITIONS.house().cards == (Card("a", 2),)
assert EDITIONS.template() == {"cards.toml": "# yours\\n" + card}
""",
    ),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the game of the guide in it."""
    folder = tmp_path_factory.mktemp("own")
    shutil.copytree(
        Path(mautoma.__file__).parent,
        folder / "src" / "mautoma",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    add_the_game(folder)
    return folder


def add_the_game(folder: Path) -> None:
    for path, text in BLOCK.findall(GUIDE):
        file = folder / path
        if path == REGISTRATION:
            text = registered(file.read_text(encoding="utf-8"), text)
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


def registered(source: str, printed: str) -> str:
    """Each printed statement in place of the one that begins like it."""
    for new in ast.parse(printed).body:
        text = ast.get_source_segment(printed, new)
        assert text is not None
        begins = re.match(r"from mautoma\.games import |GAMES: ", text)
        assert begins is not None, text
        replaced = [
            old
            for statement in ast.parse(source).body
            if (old := ast.get_source_segment(source, statement)) and old.startswith(begins[0])
        ]
        assert len(replaced) == 1, text
        source = source.replace(replaced[0], text)
    return source


def run(copy: Path, *arguments: str, typed: str = "", tests: Path = ROOT, seconds: int = 120) -> str:
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(tests)]),
        "MAUTOMA_HOME": str(copy / "home"),
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=seconds,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_guide_prints_the_four_files_of_a_game() -> None:
    assert [path for path, _ in BLOCK.findall(GUIDE)] == [
        "src/mautoma/games/magpie/__init__.py",
        REGISTRATION,
        "src/mautoma/messages/en/magpie.ftl",
        "src/mautoma/messages/it/magpie.ftl",
    ]


def test_it_plays_in_the_terminal_and_says_why(copy: Path) -> None:
    play = ("-m", "mautoma", "play", "magpie", "--seed", "7", "--lang")
    told = run(copy, *play, "en", typed="holly\nwhy\n" + "holly\n" * 5)
    assert "Which bush do you pick?" in told
    assert re.search(r"The magpie flies to the (elder|wild rose|sloe|rowan) and eats 4 berries\.", told)
    assert "MAG-A1, The magpie eats: The magpie flies to a bush that has berries and eats them all." in told
    assert "most berries" in told
    assert re.search(r"The hedge is yours|The magpie ate \d+ berries", told)
    detto = run(copy, *play, "it", typed="agrifoglio\nperché\n" + "agrifoglio\n" * 5)
    assert "MAG-A1, Mangia la gazza" in detto
    assert re.search(r"La siepe è tua|La gazza ha mangiato \d+ bacche", detto)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "ending"),
    [("en", r"The hedge is yours|The magpie ate \d+"), ("it", r"La siepe è tua|La gazza ha mangiato \d+")],
)
def test_it_plays_on_the_page(copy: Path, language: str, ending: str) -> None:
    page = run(copy, "-c", PAGE, str(copy / f"{language}.sqlite"), language)
    assert re.search(ending, page)
    assert "no message" not in page


@pytest.mark.slow
def test_everything_it_says_has_its_words(copy: Path) -> None:
    """By the test that says every game aloud."""
    words = str(ROOT / "tests" / "test_words.py")
    out = run(copy, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(ROOT), "-k", "magpie", words)
    assert re.search(r"^\d+ passed", out, re.M), out


@pytest.mark.parametrize("beginning", SNIPPETS)
def test_a_snippet_does_what_the_guide_says(copy: Path, beginning: str) -> None:
    printed = re.findall(r"[^`]\n\n```python\n(.*?)^```$", GUIDE, re.M | re.S)
    (snippet,) = [text for text in printed if beginning in text]
    before, after = SNIPPETS[beginning]
    script = copy / "snippet.py"
    script.write_text(before + snippet + after, encoding="utf-8")
    run(copy, str(script))


NOT_COPIED = (".venv*", ".git", ".*_cache", ".hypothesis", "__pycache__", "build")
OF_EVERY_GAME = re.compile(r"\bGAMES\b|\bMODES\b|golden_games|\bFILES\b|\bdocuments\b")
"""What a test names that looks at whatever games and texts there are."""


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_quick_tests_of_every_game_pass_with_the_game_added(tmp_path: Path) -> None:
    """On a copy of the whole project, after the commands with which the guide ends.

    Without what belongs to another game alone: no game knows another, as `tests/test_architecture` holds.
    """
    project = tmp_path / "project"
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(*NOT_COPIED))
    add_the_game(project)
    typed = re.findall(r"^(?:mkdir|mautoma|python) .*$", GUIDE, re.M)
    assert len(typed) == 4
    for command, *arguments in map(str.split, typed):
        if command == "mkdir":
            (project / arguments[0]).mkdir()
        else:
            module = ["-m", "mautoma"] if command == "mautoma" else []
            run(project, *module, *arguments, tests=project)
    left_out = {*games.GAMES, "e2e", Path(__file__).name}
    files = [
        str(path)
        for path in sorted((project / "tests").rglob("test_*.py"))
        if not left_out & {*path.relative_to(project).parts}
        if OF_EVERY_GAME.search(path.read_text(encoding="utf-8"))
    ]
    assert len(files) > 30
    quick = ("-p", "no:cacheprovider", "-m", "not slow", "-k", f"not ({' or '.join(games.GAMES)})", *files)
    out = run(project, "-m", "pytest", *quick, tests=project, seconds=240)
    assert re.search(r"^[\d,]+ passed", out, re.M), out
