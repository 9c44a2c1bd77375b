"""A server of the toy game as a process of its own: `python -m tests.web.server <port>`, 0 for any."""

from __future__ import annotations

import sys

from mautoma.web.serve import serve
from tests.web.orchard import install

if __name__ == "__main__":
    install()
    serve(port=int(sys.argv[1]), open_browser=False)
