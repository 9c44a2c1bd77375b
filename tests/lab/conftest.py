from tests.terminal.conftest import screen

__all__ = ["screen"]
