"""Addresses and contents of the boards that plug-in games bring: see `lusoria.core.web_files`.

Each game's files lie in a folder named by their hash, so that browsers may cache them forever.
"""

import base64
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from lusoria.core.web_files import WebFiles, web_files_of
from lusoria.games import GAMES
from lusoria.wire.http_bodies import WebFileShown, WebShown

FOLDER = "assets/games"


@dataclass(frozen=True)
class WebBoard:
    body: WebShown
    """As clients get it."""
    files: Mapping[str, bytes]
    """By path on the server, without a leading slash."""


@cache
def web_boards() -> Mapping[str, WebBoard]:
    """By name of the game. Files are read once per process."""
    files = {name: web_files_of(game) for name, game in GAMES.items()}
    return {name: web_board(name, web) for name, web in files.items() if web is not None}


def web_board(name: str, web: WebFiles) -> WebBoard:
    contents = web.read()
    digest = hashlib.sha256()
    for path, body in sorted(contents.items()):
        digest.update(f"{path}\n{len(body)}\n".encode() + body)
    folder = f"{FOLDER}/{name}/{digest.hexdigest()[:20]}"

    def file_shown(path: str) -> WebFileShown:
        return WebFileShown(f"/{folder}/{path}", f"sha256-{sha256(contents[path])}")

    board = WebShown(file_shown(web.module), tuple(map(file_shown, web.styles)))
    return WebBoard(board, {f"{folder}/{path}": body for path, body in contents.items()})


def script_hashes() -> list[str]:
    """Hashes of all scripts of all boards, for the page's Content-Security-Policy."""
    files = [item for board in web_boards().values() for item in board.files.items()]
    return [sha256(body) for path, body in files if path.endswith(".js")]


def sha256(body: bytes) -> str:
    return base64.b64encode(hashlib.sha256(body).digest()).decode()
