"""`python -m tests.web.support.pictures`: takes the pictures of README.md and docs/.

Seeds are fixed and the bots are the simplest, so the same product gives the same positions. A picture is
stale if a reader would see the difference (`difference`); `test_pictures.py` says so. A digest of the sources
would be cheaper, but it would fail on every refactoring and say nothing about what readers see.
"""

import io
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from unittest.mock import patch

from PIL import Image, ImageChops
from playwright.sync_api import expect

from lusoria.games.alea import actions as alea
from lusoria.table.room import orders
from tests.web.support.axe import show_theme
from tests.web.support.browser import ENGINE
from tests.web.support.phones import Phone
from tests.web.support.players import Player
from tests.web.support.threaded_server import BOTS, ThreadedServer

IMAGES = Path(__file__).resolve().parents[3] / "docs/images"
SCALE = 1.5  # device pixels per CSS pixel: sharp on a README at 280 pixels' width
COLOURS = 128  # of the palette; more doubles the size, fewer show bands in the sky of the home page
CELL = 26  # pixels: a cell is about a letter high, so that moved text counts and antialiasing does not
NOTICEABLE = 20  # of 255: the mean change of a cell that a reader notices
STALE = 0.05  # share of such cells: about one line of text; two runs of the same product differ by 0


def home(_server: ThreadedServer, phone: Phone) -> None:
    phone.go("/")
    expect(phone.page.get_by_role("heading", level=1)).to_be_visible()


def idus_vote(server: ThreadedServer, phone: Phone) -> None:
    """A vote selected and not yet confirmed."""
    player = open_game(server, phone, "idus-martii", 5)
    rng = Random(1)
    while player.view.table.step != "vote" or player.view.table.turn < 3:
        server.act(player.table, player.seat, player.choose(rng))
        assert server.wait_for_people(phone.table)
    player.wait_until_asked()
    player.pick(player.view.legal[0])


def alea_failed(server: ThreadedServer, phone: Phone) -> None:
    """A failed turn, and the cards that may save it; a few numbers are written."""
    player = open_game(server, phone, "alea", 3)
    rng = Random(1)
    while player.view.table.step != "failed" or player.view.table.round < 3:
        rolls = [action for action in player.view.legal if isinstance(action, alea.Roll)]
        rolls_on = rolls and player.view.table.round >= 3
        player.do(rolls[0] if rolls_on else player.choose(rng))
        assert server.wait_for_people(phone.table)
    player.wait_until_asked()


def idus_end(server: ThreadedServer, phone: Phone) -> None:
    finish_game(server, phone, "idus-martii", 5)


def alea_end(server: ThreadedServer, phone: Phone) -> None:
    finish_game(server, phone, "alea", 3)


PICTURES: dict[str, Callable[[ThreadedServer, Phone], None]] = {
    "home": home,
    "idus-vote": idus_vote,
    "alea": alea_failed,
    "idus-end": idus_end,
    "alea-end": alea_end,
}
"""Name of the file in docs/images, and how to get to the screen."""


def open_game(server: ThreadedServer, phone: Phone, game: str, players: int) -> Player:
    """Livia's game against bots, at her first decision."""
    table = phone.open_game(game, players, bots=BOTS[game])
    assert server.wait_for_people(table)
    return Player(server, table, phone, 0)


def finish_game(server: ThreadedServer, phone: Phone, game: str, players: int) -> None:
    player, rng = open_game(server, phone, game, players), Random(1)
    while server.wait_for_people(phone.table):
        server.act(player.table, player.seat, player.choose(rng))
    expect(phone.page.locator(".finale")).to_be_visible(timeout=30_000)


def take_picture(server: ThreadedServer, name: str) -> Image.Image:
    """A picture of one screen: phone, English, light."""
    phone = Phone(ENGINE.browser(), server.address, scale=SCALE)
    try:
        with patch.object(orders, "new_seed", lambda: sha256(name.encode()).digest()):
            PICTURES[name](server, phone)
        show_theme(phone.page, "light")
        return Image.open(io.BytesIO(phone.page.screenshot())).convert("RGB")
    finally:
        phone.close()


def path_of(name: str) -> Path:
    return IMAGES / f"{name}.png"


def difference(name: str, now: Image.Image) -> float:
    """The share of cells in which the picture in the repository looks different; 1 if there is none."""
    if not path_of(name).exists():
        return 1.0
    stored = Image.open(path_of(name)).convert("RGB")
    if stored.size != now.size:
        return 1.0
    cells = (now.width // CELL, now.height // CELL)
    before, after = (picture.resize(cells, Image.Resampling.BOX) for picture in (stored, now))
    changes = ImageChops.difference(before, after).tobytes()
    changed = sum(max(changes[at : at + 3]) > NOTICEABLE for at in range(0, len(changes), 3))
    return changed / (cells[0] * cells[1])


def main() -> int:
    """Writes the pictures of screens that changed; with `--all`, every picture."""
    server = ThreadedServer()
    try:
        for name in PICTURES:
            now = take_picture(server, name)
            changed = difference(name, now)
            write = changed > STALE or "--all" in sys.argv
            if write:
                now.quantize(COLOURS).save(path_of(name), optimize=True)
            size = path_of(name).stat().st_size // 1000
            print(f"{name:<10} {changed:4.0%} different, {'written' if write else 'current':<7} {size} kB")
    finally:
        ENGINE.stop()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
