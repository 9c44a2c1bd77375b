"""Python's own modules and ours, compiled and packed: the same input gives the same bytes."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

import mautoma
from mautoma.messages import LANGUAGES
from mautoma.site.gather import SiteNeeds, kept, packages, pyodide
from mautoma.web.html import COMPILED, environment

BEGINNING_OF_TIME = (1980, 1, 1, 0, 0, 0)
COMPILE = Path(__file__).with_name("compile.mjs")
PATIENCE = 300

# Of the program: what only a terminal, a laboratory or a server needs.
NOT_IN_THE_BROWSER = (
    *("cli.py", "__main__.py", "py.typed", "terminal", "lab", "web/serve.py", "web/templates"),
    *("site/build.py", "site/gather.py", "site/pack.py", "site/icon.py", "site/compile.mjs"),
    *("site/static", "site/stand_in"),
)
# Of Python's library: tools for programmers, old protocols, other machines.
NOT_OF_THE_LIBRARY = (
    *("__hello__.py", "__phello__", "_pydatetime.py", "_pyio.py", "_pyrepl", "antigravity.py", "argparse.py"),
    *("asyncio/__main__.py", "asyncio/proactor_events.py", "asyncio/tools.py", "asyncio/windows_events.py"),
    *("asyncio/windows_utils.py", "concurrent/interpreters", "concurrent/futures/interpreter.py"),
    *("concurrent/futures/process.py", "importlib/_bootstrap.py"),
    *("importlib/_bootstrap_external.py", "urllib/robotparser.py", "zipimport.py"),
    *("bdb.py", "cProfile.py", "cmd.py", "code.py", "compileall.py", "configparser.py", "ctypes"),
    *("difflib.py", "doctest.py", "filecmp.py", "fileinput.py", "ftplib.py", "http/cookiejar.py"),
    *("http/server.py", "imaplib.py", "logging/config.py", "logging/handlers.py", "mailbox.py"),
    *("modulefinder.py", "multiprocessing", "netrc.py", "nturl2path.py", "optparse.py", "pdb.py"),
    *("pickletools.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pty.py", "pyclbr.py"),
    *("pydoc.py", "rlcompleter.py", "sched.py", "shelve.py", "smtplib.py", "socketserver.py"),
    *("statistics.py", "symtable.py", "tabnanny.py", "tarfile.py", "this.py", "timeit.py", "trace.py"),
    *(
        "tracemalloc.py",
        "unittest",
        "wave.py",
        "webbrowser.py",
        "wsgiref",
        "xml/dom",
        "xml/etree",
        "xml/parsers",
        "xmlrpc",
        "zipapp.py",
    ),
)
ENCODINGS = (
    *("__init__", "aliases", "ascii", "base64_codec", "cp437", "hex_codec", "idna", "latin_1", "punycode"),
    *("raw_unicode_escape", "unicode_escape", "utf_16", "utf_32", "utf_8", "utf_8_sig"),
)


def library() -> bytes:
    """Python's own library."""
    with zipfile.ZipFile(pyodide() / "python_stdlib.zip") as whole:
        files = {
            path: whole.read(path)
            for path in whole.namelist()
            if not path.endswith("/") and not _is_below(path, NOT_OF_THE_LIBRARY) and _is_known_encoding(path)
        }
    return zipped(compiled_once(files))


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


def compiled_once(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """What others have written seldom changes: it is compiled once and kept."""
    inputs = blake2b(zipped(files) + COMPILE.read_bytes() + pyodide().name.encode(), digest_size=16)
    archive = kept() / f"compiled-{inputs.hexdigest()}.zip"
    if not archive.exists():
        made = archive.with_suffix(f".{os.getpid()}")
        made.write_bytes(zipped(compiled(files)))
        made.rename(archive)
    with zipfile.ZipFile(archive) as done:
        return {name: done.read(name) for name in done.namelist()}


def compiled(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Modules as bytecode of the Python in the browser, everything else as it is."""
    if shutil.which("node") is None:
        raise SiteNeeds("site-needs-npm", reason="node")
    with TemporaryDirectory() as made:
        folder = Path(made)
        for name, content in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
        command = ["node", str(COMPILE), str(pyodide()), made]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        if done.returncode:
            raise SiteNeeds("site-needs-npm", reason=(done.stderr.strip().splitlines() or ["node"])[-1])
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


def _is_known_encoding(path: str) -> bool:
    folder, _, name = path.rpartition("/")
    return folder != "encodings" or name.removesuffix(".py") in ENCODINGS
