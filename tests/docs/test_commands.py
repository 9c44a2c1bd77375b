"""Whatever a document tells people to type works: it is run here, or named with the reason why not."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import tomllib
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from mautoma import games
from mautoma.cli import cli
from mautoma.shelf import Shelf
from mautoma.web.app import create_app
from tests.docs.blocks import ROOT, Block, blocks, inline_commands
from tests.terminal.screen import Screen
from tests.web.client import TestClient

BLOCKS = blocks()
GAMES_FOLDER = Path(games.__file__).parent

LEFT_OUT = {
    "mautoma serve": "serves until it is stopped; tests/web/test_serve.py starts it",
    "mautoma challenge": "takes a friend's link; tests/terminal/test_library.py has one",
    "mautoma site": "takes npm and a network; tests/site and tests/e2e/site build it",
    "mautoma simulate foodchain --bot planner --games 100000 --cluster": "tests/lab/test_cluster.py has one",
    "pipx ": "installs into the user's folders; the release workflow installs the wheel",
    "pip install": "takes a network; the release workflow installs the wheel",
    "dask ": "Dask's own command; tests/lab/test_cluster.py starts both",
}
ELSEWHERE = {
    "docs/your-own-game.md": "tests/test_own_game.py",
    "CHANGELOG.md": "what was true once",
}
SHOWN = {
    "Which campaign do you start?": "part of a screen: what is offered depends on the game",
    "src/mautoma/": "where the rooms are; tests/test_architecture.py holds their names",
    "A 2      B 4": "the tiles, as tests/games/foodchain/table/test_guide.py holds them",
}


def kind(block: Block) -> str:
    first = block.text.lstrip()
    for beginning in ("mautoma transcript", "mautoma ", "make ", "$ curl", "shifted = ", *SHOWN):
        if first.startswith(beginning):
            return beginning
    return "left out" if any(first.startswith(command) for command in LEFT_OUT) else "unknown"


def commands(beginning: str, document: str = "") -> list[str]:
    lines = [
        line
        for block in BLOCKS
        if block.document.startswith(document)
        and block.document not in ELSEWHERE
        and kind(block) != "mautoma transcript"
        for line in block.lines
    ]
    return list(dict.fromkeys(line for line in lines if line.startswith(beginning)))


def left_out(command: str) -> bool:
    return any(command.startswith(beginning) for beginning in LEFT_OUT)


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    assert [block for block in BLOCKS if block.document not in ELSEWHERE and kind(block) == "unknown"] == []
    assert all(any(command.startswith(left) for command in commands("")) for left in LEFT_OUT)


FEWER = {"simulate": ["--games", "1", "--jobs", "1"]}
TYPED = [block.document for block in BLOCKS if kind(block) == "mautoma "]


@pytest.mark.slow
@pytest.mark.parametrize("document", dict.fromkeys(TYPED))
def test_the_commands_of_a_document_run(
    document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other, in a folder with a saved game and the file that some of them name."""
    monkeypatch.chdir(tmp_path)
    screen = Screen(tmp_path / "shelf")
    assert screen.run("watch", "foodchain", "--seed", "7", "--save", "game.txt") == 0
    assert screen.run("play", "foodchain", lines=["1", "quit"]) == 0
    for command in commands("mautoma ", document):
        if not left_out(command):
            arguments = shlex.split(command)[1:]
            if arguments[:2] == ["edition", "add"]:
                fill_in(Path(arguments[2]))
            code = screen.run(*arguments, *FEWER.get(arguments[0], []), lines=["quit"])
            assert (code, screen.err) == (0, ""), command


def fill_in(folder: Path) -> None:
    """What a person does between two commands: here they have the cards of the house, in another order."""
    game = tomllib.loads((folder / "edition.toml").read_text(encoding="utf-8"))["game"]
    shutil.copytree(GAMES_FOLDER / game / "data" / "house", folder, dirs_exist_ok=True)
    about, *cards = (folder / "cards.toml").read_text(encoding="utf-8").split("[[card]]")
    (folder / "cards.toml").write_text("[[card]]".join([about, *reversed(cards)]), encoding="utf-8")


def test_a_command_has_the_options_that_are_named() -> None:
    named = [command for _, command in inline_commands() if command.startswith("mautoma ")]
    typed = {*named, *commands("mautoma ")} - {"mautoma transcript 1"}
    assert len(typed) > 50
    for line in typed:
        command: click.Command = cli
        arguments = shlex.split(line)[1:]
        while isinstance(command, click.Group) and arguments:
            assert arguments[0] in command.commands, line
            command = command.commands[arguments.pop(0)]
        known = {option for parameter in command.params for option in parameter.opts} | {"--help"}
        assert [word for word in arguments if word.startswith("--") and word not in known] == [], line


def test_make_has_every_target_that_is_named() -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    named = [command for _, command in inline_commands() if command.startswith("make ")] + commands("make ")
    assert named
    assert [command for command in named if command.split()[1] not in targets] == []


def test_every_module_that_is_to_be_run_is_there() -> None:
    named = [command.split()[2] for _, command in inline_commands() if command.startswith("python -m")]
    assert named
    assert [module for module in named if find_spec(module) is None] == []


@pytest.mark.parametrize(
    "block",
    [block for block in BLOCKS if kind(block) == "mautoma transcript"],
    ids=lambda block: block.document,
)
def test_a_transcript_that_is_printed_can_be_played_on(block: Block, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(block.text, encoding="utf-8")
    screen = Screen(tmp_path / "shelf")
    assert screen.run("replay", str(file)) == 0, screen.err
    assert screen.run("resume", str(file), lines=["quit"]) == 0, screen.err


@pytest.mark.parametrize(
    "block", [block for block in BLOCKS if kind(block) == "$ curl"], ids=lambda block: block.document
)
def test_a_request_is_answered_as_printed(block: Block, tmp_path: Path) -> None:
    """As far as the answer is printed: every name, number and text in it."""
    client = TestClient(create_app(Shelf(tmp_path / "games.sqlite")), base_url="http://127.0.0.1:8642")
    id = ""
    for request, printed in re.findall(r"^\$ (curl.*)\n(.*)$", block.text, re.M):
        words = shlex.split(request)
        address = words[2].removeprefix("localhost:8642").replace("…", id)
        reply = client.post(address, json=json.loads(words[words.index("-d") + 1]))
        assert reply.is_success, reply.text
        id = reply.json()["id"]
        parts = re.findall(r'"\w+": (?:\d+|"[^"…]+")', printed)
        assert parts, "or nothing is printed"
        assert [part for part in parts if part not in json.dumps(reply.json(), ensure_ascii=False)] == []
    assert id, "or no request is printed"


def test_the_board_of_the_guide_can_be_played_on() -> None:
    (block,) = [block for block in BLOCKS if kind(block) == "shifted = "]
    house = GAMES_FOLDER / "revive" / "data" / "house"
    files = {file.name: file.read_text(encoding="utf-8") for file in house.glob("*.toml")}
    board = "\n".join(line.strip() for line in block.text.splitlines())
    assert games.find_game("revive").box().editions.read("mine", files | {"board.toml": board})
