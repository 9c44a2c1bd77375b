"""What the site is made of and this project does not write: Python for the browser, and the packages we use.

Python comes from the npm package `pyodide`, msgspec as the wheel its authors publish for it; both are
fetched once and kept. All other packages are pure Python and are taken as they are installed here.
"""

from __future__ import annotations

import base64
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from hashlib import sha512
from importlib.metadata import distribution, version
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from platformdirs import user_cache_path

from mautoma.kernel.message import Problem

PYODIDE = "314.0.7"
PYODIDE_SHA512 = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PYTHON = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"
PATIENCE = 300
"""Seconds a download may take."""

PACKAGES = (
    *("starlette", "python-multipart"),
    *("jinja2", "markupsafe", "segno", "platformdirs"),
)
LEFT_OUT = (
    *("jinja2/ext.py", "platformdirs/windows.py", "platformdirs/macos.py", "platformdirs/android.py"),
    *("starlette/middleware/wsgi.py", "starlette/templating.py", "starlette/testclient.py", "segno/cli.py"),
    "multipart",
)
STAND_IN = Path(__file__).parent / "stand_in"
SUFFIXES = (".py", ".so")


class SiteNeeds(Problem):
    """Something that building the site needs is not to be had."""


def pyodide() -> Path:
    """The folder of Python for the browser."""
    folder = kept() / f"pyodide-{PYODIDE}"
    if not folder.is_dir():
        with TemporaryDirectory(dir=kept()) as made:
            _run(["npm", "pack", "--silent", f"pyodide@{PYODIDE}"], Path(made), "npm")
            (archive,) = Path(made).glob("*.tgz")
            if base64.b64encode(sha512(archive.read_bytes()).digest()).decode() != PYODIDE_SHA512:
                raise SiteNeeds("site-needs-npm", reason=f"{archive.name}: sha512")
            with tarfile.open(archive) as packed:
                packed.extractall(made, filter="data")
            (Path(made) / "package").rename(folder)
    return folder


def msgspec_wheel() -> Path:
    """The same version as installed here, compiled for the browser."""
    wanted = version("msgspec")
    found = sorted(kept().glob(f"msgspec-{wanted}-*{PLATFORM}.whl"))
    if not found:
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        only = ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON]
        with TemporaryDirectory(dir=kept()) as made:
            _run([*pip, *only, f"msgspec=={wanted}"], Path(made), "pip")
            (wheel,) = Path(made).glob("*.whl")
            found = [wheel.rename(kept() / wheel.name)]
    return found[0]


def packages() -> Iterator[tuple[str, bytes]]:
    """Every file of the packages that the program imports in the browser, by its path."""
    for name in PACKAGES:
        found = distribution(name)
        for listed in found.files or ():
            if _is_wanted(PurePosixPath(listed)):
                yield listed.as_posix(), Path(str(found.locate_file(listed))).read_bytes()
    with zipfile.ZipFile(msgspec_wheel()) as wheel:
        for path in wheel.namelist():
            if path.endswith(SUFFIXES):
                yield path, wheel.read(path)
    for file in sorted(STAND_IN.glob("*/*.py")):
        yield file.relative_to(STAND_IN).as_posix(), file.read_bytes()


def _is_wanted(path: PurePosixPath) -> bool:
    if ".." in path.parts or path.suffix not in SUFFIXES:
        return False
    if path.suffix == ".so":
        return False
    return not any(path.is_relative_to(left_out) for left_out in LEFT_OUT)


def kept() -> Path:
    folder = user_cache_path("mautoma", appauthor=False) / "site"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _run(command: list[str], folder: Path, tool: str) -> None:
    if shutil.which(command[0]) is None:
        raise SiteNeeds(f"site-needs-{tool}", reason=command[0])
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines() or [str(error.returncode)]
        raise SiteNeeds(f"site-needs-{tool}", reason=lines[-1]) from None
    except subprocess.TimeoutExpired:
        raise SiteNeeds(f"site-needs-{tool}", reason=f"{PATIENCE} s") from None
