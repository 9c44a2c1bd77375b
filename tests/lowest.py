"""The lowest versions that pyproject.toml allows, as constraints for pip: `python -m tests.lowest`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

PYPROJECT = Path(__file__).parent.parent / "pyproject.toml"


def lowest() -> Iterator[str]:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for needed in [*project["dependencies"], *(each for extra in extras.values() for each in extra)]:
        if bound := re.match(r"([\w.-]+)>=([\w.]+)", needed):
            yield f"{bound[1]}=={bound[2]}"


if __name__ == "__main__":
    print(*lowest(), sep="\n")
