"""Builds the site: static files with relative addresses, for any path of any web host."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from dataclasses import asdict, dataclass
from hashlib import blake2b, sha256
from html import escape
from pathlib import Path

from mautoma.messages import LANGUAGES, words
from mautoma.site.gather import check_tools, pyodide
from mautoma.site.pack import library, program
from mautoma.site.place import taking_the_place_of
from mautoma.web.html import assets

STATIC = Path(__file__).parent / "static"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PARTS = ("shell.js", "view.js", "files.js", "frame.js", "worker.js", "vault.js", "shell.css")
AS_THEY_ARE = ("service-worker.js", "404.html", "solo-phone.png", "solo-laptop.png")
TYPES = {
    ".bundle": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
    " worker-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


@dataclass(frozen=True, slots=True)
class File:
    """A file of the site: where the browser keeps it, where it fetches it, and how."""

    address: str
    source: str
    type: str
    bytes: int
    sum: str
    """Of what it is unpacked."""
    packed: bool


class Site:
    """The folder as it grows."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: list[File] = []

    def write(self, name: str, content: bytes) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)

    def group(self, contents: dict[str, bytes], packed: bool = True) -> str:
        """Files that find each other by name: one folder, named by all their contents."""
        folder = f"files/{mark(*contents.values())}/"
        for name, content in contents.items():
            self.keep(folder + name, content, packed)
        return folder

    def keep(self, address: str, content: bytes, packed: bool = True, source: str = "") -> None:
        """A file that the browser keeps. What is packed is unpacked there, whatever the host does."""
        source = (source or address) + (".gz" if packed else "")
        written = gzip.compress(content, 9, mtime=0) if packed else content
        self.write(source, written)
        type_ = TYPES[Path(address.partition("?")[0]).suffix]
        self.files.append(File(address, source, type_, len(written), sum_of(content), packed))

    def megabytes(self) -> float:
        """What a first visit fetches."""
        return sum(file.bytes for file in self.files) / 1e6


def build(folder: Path) -> Site:
    check_tools()
    with taking_the_place_of(folder) as new:
        return build_into(new)


def build_into(folder: Path) -> Site:
    site = Site(folder)
    runtime = site.group({name: (pyodide() / name).read_bytes() for name in RUNTIME})
    library_folder = site.group({"library.zip": library()})
    program_folder = site.group({"program.bundle": program()})
    shell = site.group({name: (STATIC / name).read_bytes() for name in PARTS}, packed=False)
    for name, (content, version) in sorted(assets().items()):
        address, source = f"app/static/{name}?v={version}", f"files/{mark(content)}/{name}"
        site.keep(address, content, source=source)
    for name, content in looks().items():
        site.keep(name, content, packed=False)
    described: dict[str, object] = {
        "runtime": runtime,
        "library": f"{library_folder}library.zip",
        "program": f"{program_folder}program.bundle",
        "worker": f"{shell}worker.js",
        "files": [asdict(file) for file in site.files],
        "words": {language: texts(language) for language in LANGUAGES},
    }
    site.write("index.html", index(described, shell))
    for name in AS_THEY_ARE:
        site.write(name, (STATIC / name).read_bytes())
    return site


def index(described: dict[str, object], shell: str) -> bytes:
    version = mark(json.dumps(described, sort_keys=True).encode())
    text = json.dumps({"version": version, **described}, ensure_ascii=False, sort_keys=True, indent=0)
    places = {
        "policy": POLICY,
        "site": text.replace("<", "\\u003c"),
        "style": f"{shell}shell.css",
        "shell": f"{shell}shell.js",
        "noscript": in_all_languages("site-no-script"),
        "stuck": in_all_languages("site-stuck"),
    }
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    return re.sub(r"\{(\w+)\}", lambda place: places[place[1]], page).encode()


def in_all_languages(key: str) -> str:
    """Before a script has asked the browser for its reader's language."""
    said = {language: words(language, None, "site").text(key) for language in LANGUAGES}
    return " ".join(f'<span lang="{language}">{escape(text)}</span>' for language, text in said.items())


def looks() -> dict[str, bytes]:
    """What a home screen shows of the program."""
    own = {name: (STATIC / name).read_bytes() for name in ("manifest.webmanifest", "icon.png")}
    return {"icon.svg": assets()["icon.svg"][0], **own}


def texts(language: str) -> dict[str, str]:
    """The words of the shell, by their names without `site-`."""
    catalogue = words(language, None, "site")
    return {key: catalogue.text(f"site-{key}") for key in KEYS}


KEYS = (
    *("too-old", "not-secure", "fetching", "starting", "failed", "again"),
    *("elsewhere", "elsewhere-help", "take-over", "handing-over", "no-answer"),
    *("update", "update-now", "update-later", "unfetched"),
    *("damaged-copy", "damaged-lost", "damaged-left", "damaged-save", "ok"),
    *("damaged-saved", "damaged-remove", "damaged-keep"),
)


def sum_of(content: bytes) -> str:
    return b64encode(sha256(content).digest()).decode()


def mark(*contents: bytes) -> str:
    """A name that changes with the contents."""
    digest = blake2b(digest_size=8)
    for content in contents:
        digest.update(len(content).to_bytes(8, "big") + content)
    return digest.hexdigest()
