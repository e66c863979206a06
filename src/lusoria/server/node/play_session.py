"""`lusoria play`: a local server without any setup."""

import argparse
import asyncio
import os
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from lusoria.core.errors import Malformed
from lusoria.server.node.config import Config, data_place, read_config
from lusoria.server.node.logs import configure_logs
from lusoria.server.node.serve import bind, own_address, serve


def run(args: argparse.Namespace) -> int:
    config = read_config(args)
    configure_logs("warning" if args.log_level is None else config.log_level)
    if config.database == Config.database:
        config = replace(config, database=str(data_folder(os.environ) / config.database))
    if config.port == Config.port and is_port_taken(config):
        config = replace(config, port=0)  # the default port is in use: take any free one

    def open_browser(port: int) -> None:
        if not args.no_browser:
            host = own_address(config.host)  # as phones reach it, so that links shared from the page work
            threading.Thread(target=webbrowser.open, args=(f"http://{host}:{port}",), daemon=True).start()

    asyncio.run(serve(config, open_browser))
    return 0


def is_port_taken(config: Config) -> bool:
    try:
        bind(config).close()
    except Malformed:
        return True
    return False


def data_folder(environ: Mapping[str, str]) -> Path:
    """Folder of the database; created if missing."""
    folder = data_place(environ)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed(
            str(folder), f"can’t make this folder: {error.strerror or error}. Choose another --database."
        ) from None
    return folder
