"""The command `mautoma`, and `python -m mautoma`."""

from __future__ import annotations

import signal
import sys


def main() -> int:
    """Ctrl-C ends it without a word, also while it's still loading."""
    at_first = signal.getsignal(signal.SIGINT)
    try:
        if at_first is signal.default_int_handler:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        from mautoma import cli

        signal.signal(signal.SIGINT, at_first)
        return cli.main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
