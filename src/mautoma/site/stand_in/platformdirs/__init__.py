"""Where programs keep their data: a browser has one place for all, and MAUTOMA_HOME names it."""

from pathlib import Path


def user_data_path(appname: str, appauthor: bool | None = None) -> Path:
    return Path.home() / appname
