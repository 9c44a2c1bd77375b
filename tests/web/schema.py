"""Holds the JSON interface against its own description, by requests that schemathesis makes up from it.

`python -m tests.web.schema [options of schemathesis run]`; `make schema` installs what it needs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

CONFIG = str(Path(__file__).resolve().with_name("schemathesis.toml"))


def main() -> int:
    with TemporaryDirectory() as home:
        server = subprocess.Popen(
            [sys.executable, "-u", "-m", "mautoma", "serve", "--port", "0", "--no-browser"],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"MAUTOMA_HOME": home, "LANG": "en"},
        )
        try:
            assert server.stdout is not None
            here = server.stdout.readline().split()[-1]
            tool = str(Path(sys.executable).with_name("schemathesis"))
            described = f"{here}api/openapi.json"
            command = [tool, "--config-file", CONFIG, "run", described, "--checks", "all", *sys.argv[1:]]
            return subprocess.run(command, cwd=home).returncode
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
