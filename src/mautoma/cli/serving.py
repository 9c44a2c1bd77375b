"""The page: served from here, or built for a web host."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from mautoma.cli.options import FOLDER, Whole, in_environment

if TYPE_CHECKING:
    from mautoma.terminal.environment import Environment


@click.command()
@click.option("--port", type=Whole(0, 65535), help="The port to listen on (default: the first free one).")
@click.option("--no-browser", is_flag=True, help="Don't open the browser.")
@click.option("--lan", is_flag=True, help="Let phones on the same network join, and show the address.")
@click.option("--open", "open_to_all", is_flag=True, help="With --lan: let everybody on the network join.")
@in_environment
def serve(env: Environment, port: int | None, no_browser: bool, lan: bool, open_to_all: bool) -> None:
    """Play in the browser: start the server and open the page."""
    if open_to_all and not lan:
        raise click.UsageError("--open needs --lan.")
    from mautoma.kernel.message import Problem
    from mautoma.web.serve import PortTaken, serve

    try:
        serve(port, not no_browser, lan, open_to_all, env.language)
    except PortTaken as taken:
        raise Problem("port-taken", port=str(taken.port)) from None


@click.command()
@click.argument("folder", type=FOLDER)
@in_environment
def site(env: Environment, folder: Path) -> None:
    """Build the page that needs no server in FOLDER, as static files for any web host."""
    from mautoma.site.build import build

    megabytes = f"{build(folder).megabytes():.1f}"
    env.show(env.voice().text("site-built", {"folder": str(folder), "megabytes": megabytes}))
