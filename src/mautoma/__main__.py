"""`python -m mautoma`: the same as the command `mautoma`."""

from __future__ import annotations

import sys

from mautoma.cli import main

if __name__ == "__main__":
    sys.exit(main())
