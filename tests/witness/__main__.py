"""`make witness`: all that golden games show, as text in `build/witness`, to compare with after rebuilding.

`kept.txt` has a line for each file: what differs is named. To read how it differs, write the earlier state's
into another folder (`python -m tests.witness FOLDER`) and compare the folders. `KEEP=1` keeps the new lines:
once the difference has been read, and is meant.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from hashlib import blake2b
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory

from mautoma.kernel.session import Session
from mautoma.kernel.transcript import Transcript
from mautoma.messages import LANGUAGES
from tests.golden.games import Golden, golden_games
from tests.witness import adapter
from tests.witness.addresses import answered
from tests.witness.plain import Plain

KEPT = Path(__file__).with_name("kept.txt")
DRAWINGS = "drawings"


def moments(golden: Golden, language: str, folder: Path) -> Iterator[str]:
    """The game as it was after each answer."""
    voice = adapter.language(language, golden.game)
    write = Plain(voice.say, folder / DRAWINGS)
    whole = golden.replay()
    session = Session(whole.mode, whole.edition, Transcript(whole.transcript.header))
    yield from adapter.shown(session, voice, write)
    for number, answer in enumerate(whole.transcript.answers, 1):
        session.answer(answer)
        yield f"= {number}: {adapter.last_answer(session, voice)}"
        yield from adapter.shown(session, voice, write)


def witness(golden: Golden, language: str, folder: Path) -> str:
    return _kept(folder, f"{golden.game}-{golden.name}.{language}", moments(golden, language, folder))


def _kept(folder: Path, name: str, lines: Iterator[str]) -> str:
    data = "".join(f"{line}\n" for line in lines).encode()
    (folder / f"{name}.txt").write_bytes(data)
    return f"{blake2b(data, digest_size=8).hexdigest()} {len(data):9} {name}"


def main(folder: Path) -> int:
    shutil.rmtree(folder, ignore_errors=True)
    (folder / DRAWINGS).mkdir(parents=True)
    jobs = [(golden, language, folder) for golden in golden_games() for language in LANGUAGES]
    with Pool() as pool:
        found = sorted(pool.starmap(witness, jobs, chunksize=1), key=lambda line: line.split()[-1])
    with TemporaryDirectory() as home:
        found.append(_kept(folder, "addresses", answered(Path(home))))
    if os.environ.get("KEEP"):
        KEPT.write_text("\n".join(found) + "\n", encoding="utf-8")
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    for line in sorted({*kept} ^ {*found}, key=lambda line: line.split()[-1]):
        print("now" if line in found else "was", line)
    print(f"{len(found)} files in {folder}")
    return int(found != kept)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/witness")))
