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
from importlib.util import find_spec
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
    *("jinja2", "markupsafe", "segno"),
)
LEFT_OUT = (
    *(f"jinja2/{name}.py" for name in ("ext", "meta", "nativetypes", "sandbox")),
    *(f"starlette/{name}.py" for name in ("authentication", "config", "endpoints", "schemas")),
    *(f"starlette/{name}.py" for name in ("templating", "testclient")),
    *(f"starlette/middleware/{name}.py" for name in ("authentication", "cors", "httpsredirect")),
    *(f"starlette/middleware/{name}.py" for name in ("opentelemetry", "sessions", "trustedhost", "wsgi")),
    *("segno/cli.py", "segno/helpers.py", "multipart"),
)
STAND_IN = Path(__file__).parent / "stand_in"
SUFFIXES = (".py", ".so")


class SiteNeeds(Problem):
    """Something that building the site needs is not to be had."""


def check_tools() -> None:
    """Problem before anything is fetched or written."""
    for tool in ("npm", "node"):
        if shutil.which(tool) is None:
            raise SiteNeeds("site-needs-npm", reason=tool)
    pip()


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
        download = [*pip(), "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        only = ["--only-binary=:all:", "--platform", PLATFORM, "--python-version", PYTHON]
        with TemporaryDirectory(dir=kept()) as made:
            _run([*download, *only, f"msgspec=={wanted}"], Path(made), "pip")
            (wheel,) = Path(made).glob("*.whl")
            found = [wheel.rename(kept() / wheel.name)]
    return found[0]


def pip() -> list[str]:
    """How to run pip: as installed, or (`uv tool` installs none) out of the wheel that comes with Python."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    comes_with_python = find_spec("ensurepip")
    if comes_with_python and comes_with_python.origin:
        for wheel in Path(comes_with_python.origin).parent.glob("_bundled/pip-*.whl"):
            return [sys.executable, str(wheel / "pip")]
    raise SiteNeeds("site-needs-pip", reason="pip")


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
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines() or [str(error.returncode)]
        raise SiteNeeds(f"site-needs-{tool}", reason=lines[-1]) from None
    except subprocess.TimeoutExpired:
        raise SiteNeeds(f"site-needs-{tool}", reason=f"{PATIENCE} s") from None
