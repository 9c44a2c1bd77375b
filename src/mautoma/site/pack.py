"""Python's own modules and ours, compiled and packed: the same input gives the same bytes."""

from __future__ import annotations

import io
import json
import os
import subprocess
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

import mautoma
from mautoma.messages import LANGUAGES
from mautoma.site.compiler import imports, module_name
from mautoma.site.gather import SiteNeeds, kept, packages, pyodide
from mautoma.web.html import COMPILED, environment

BEGINNING_OF_TIME = (1980, 1, 1, 0, 0, 0)
COMPILE = Path(__file__).with_name("compile.mjs")
COMPILER = Path(__file__).with_name("compiler.py")
PATIENCE = 300
LINE = 200
"""A longer one is no sentence but a program, which node shows where it failed."""

# Of the program: what only a terminal, a laboratory or a server needs.
NOT_IN_THE_BROWSER = (
    *("cli", "__main__.py", "py.typed", "terminal", "lab", "games/foodchain/gym"),
    *("web/serve.py", "web/templates"),
    *("site/build.py", "site/gather.py", "site/pack.py", "site/place.py"),
    *("site/compile.mjs", "site/compiler.py", "site/static", "site/stand_in"),
)
# What Python's library fetches by a name that stands in no import, or only when a function is called.
FETCHED_LATER = (
    *("_ast_unparse", "_pylong", "_strptime", "concurrent.futures.thread", "csv", "email.generator"),
    *("email.policy", "encodings", "gettext", "importlib.readers", "importlib.resources", "queue", "site"),
)
ENCODINGS = (
    *("aliases", "ascii", "base64_codec", "cp437", "hex_codec", "idna", "latin_1", "punycode"),
    *("raw_unicode_escape", "unicode_escape", "utf_16", "utf_32", "utf_8", "utf_8_sig"),
)
# Imported in order to fetch what an XML file names, and nothing here reads any: it stays empty.
NEVER_USED = ("urllib/request.py",)
LEFT_OUT = ("pyodide/console.py",)
OF_PYODIDE = ("pyodide/", "_pyodide/", "_sysconfigdata_")


def library() -> bytes:
    """Python's own library, as far as it is imported: by the program, by its packages and by itself."""
    with zipfile.ZipFile(pyodide() / "python_stdlib.zip") as whole:
        files = {path: whole.read(path) for path in whole.namelist() if path.endswith(".py")}
    files = {path: source for path, source in files.items() if path not in LEFT_OUT}
    files |= dict.fromkeys(NEVER_USED, b"")
    runs_it = [module_name(path) for path in files if path.startswith(OF_PYODIDE)]
    codecs = [f"encodings.{name}" for name in ENCODINGS]
    return zipped(compiled_once(files, {*imported(), *FETCHED_LATER, *codecs, *runs_it}))


def imported() -> Iterator[str]:
    """Every name that the site's modules import, at once or in a function."""
    for path, source in [*packages(), *own(), *templates()]:
        if path.endswith(".py"):
            yield from (name for name, _ in imports(module_name(path), Path(path), source))


def program() -> bytes:
    """This program and the packages it imports."""
    return bundled(compiled_once(dict(packages())) | compiled(dict([*own(), *templates()])))


def templates() -> Iterator[tuple[str, bytes]]:
    """The pages' templates as modules, so that none is compiled in the browser."""
    with TemporaryDirectory() as made:
        environment(LANGUAGES[0]).compile_templates(made, zip=None, ignore_errors=False)
        for path in sorted(Path(made).iterdir()):
            yield f"mautoma/web/{COMPILED.name}/{path.name}", path.read_bytes()


def own() -> Iterator[tuple[str, bytes]]:
    root = Path(mautoma.__file__).parent
    for path in sorted(root.rglob("*")):
        inside = path.relative_to(root).as_posix()
        if not path.is_file() or "__pycache__" in path.parts or _is_below(inside, NOT_IN_THE_BROWSER):
            continue
        if not path.match("messages/*/terminal*.ftl") and not path.match("messages/*/site.ftl"):
            yield f"mautoma/{inside}", path.read_bytes()


def compiled_once(files: Mapping[str, bytes], wanted: Iterable[str] | None = None) -> dict[str, bytes]:
    """What others have written seldom changes: it is compiled once and kept."""
    names = json.dumps(wanted and sorted(wanted))
    inputs = blake2b(zipped(files) + pyodide().name.encode() + names.encode(), digest_size=16)
    for tool in (COMPILE, COMPILER):
        inputs.update(tool.read_bytes())
    archive = kept() / f"compiled-{inputs.hexdigest()}.zip"
    if not archive.exists():
        made = archive.with_suffix(f".{os.getpid()}")
        made.write_bytes(zipped(compiled(files, names)))
        made.rename(archive)
    with zipfile.ZipFile(archive) as done:
        return {name: done.read(name) for name in done.namelist()}


def compiled(files: Mapping[str, bytes], wanted: str = "null") -> dict[str, bytes]:
    """Modules as bytecode of the Python in the browser, everything else as it is."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        for name, content in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
        command = ["node", str(COMPILE), str(pyodide()), made, wanted]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        if done.returncode:
            said = [line for line in done.stderr.splitlines() if "Error" in line[:LINE]]
            raise SiteNeeds("site-needs-npm", reason=(said or ["node"])[-1])
        paths = sorted(path for path in folder.rglob("*") if path.is_file())
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Stored, not deflated: the archive is compressed as a whole."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as packed:
        for name in sorted(files):
            packed.writestr(zipfile.ZipInfo(name, BEGINNING_OF_TIME), files[name])
    return archive.getvalue()


def bundled(files: Mapping[str, bytes]) -> bytes:
    """For `unbundle` in worker.js: the length of a JSON text, the text (paths and sizes), the contents."""
    names = sorted(files)
    text = json.dumps([[name, len(files[name])] for name in names]).encode()
    return len(text).to_bytes(4, "big") + text + b"".join(files[name] for name in names)


def _is_below(path: str, folders: Iterable[str]) -> bool:
    return any(path == folder or path.startswith(f"{folder}/") for folder in folders)
