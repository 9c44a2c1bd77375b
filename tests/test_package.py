"""What is published: one version everywhere, and a wheel that has everything and says what goes with it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import pytest

import mautoma
from mautoma.messages import LANGUAGES
from mautoma.messages.voice import Voice

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = {"plot": "matplotlib", "cluster": "distributed", "gym": "gymnasium"}
"""What the lab asks for, and the library that its messages and docs/lab.md name."""
HOOK = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"


def test_there_is_one_version() -> None:
    version = PROJECT["version"]
    assert mautoma.__version__ == version
    changes = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert changes[0] == "Unreleased" or changes[0].startswith(version)
    lab = (ROOT / "docs/lab.md").read_text(encoding="utf-8")
    assert re.findall(r"mautoma-(.+?)-py3", lab) == [version]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling", reason="`make test` installs it")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-c", HOOK, str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return folder / built.stdout.split()[-1]


def described(wheel: Path) -> Message:
    with ZipFile(wheel) as files:
        [name] = [name for name in files.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(files.read(name))


@pytest.mark.slow
def test_a_wheel_has_every_file_of_the_program(wheel: Path) -> None:
    source = ROOT / "src"
    ours = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with ZipFile(wheel) as files:
        assert ours - set(files.namelist()) == set()


@pytest.mark.slow
def test_a_wheel_says_what_its_extras_are(wheel: Path) -> None:
    metadata = described(wheel)
    assert metadata["Version"] == mautoma.__version__
    assert set(EXTRAS) <= set(metadata.get_all("Provides-Extra", []))
    required = metadata.get_all("Requires-Dist", [])
    for extra, library in EXTRAS.items():
        brought = [line for line in required if line.endswith(f"extra == '{extra}'")]
        assert [re.split(r"[<>=; ]", line)[0] for line in brought] == [library]
    assert not any("](docs/" in line for line in str(metadata.get_payload()).splitlines())


@pytest.mark.slow
def test_a_wheel_plays_wherever_it_is_unpacked(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as files:
        files.extractall(tmp_path / "unpacked")
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "unpacked"), "MAUTOMA_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "mautoma", "watch", "foodchain", "--seed", "7", "--why"]
    watched = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "FCM-D1" in watched.stdout and not watched.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_name_the_library_that_is_missing(language: str) -> None:
    """As `pip install` takes it, from this folder and from a wheel alike."""
    voice = Voice("terminal", language)
    for extra in ("plot", "cluster"):
        assert f"pip install {EXTRAS[extra]} " in voice.text(f"{extra}-not-installed")
