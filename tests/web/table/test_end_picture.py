"""The picture of a result, saved or shared."""

import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPhone
from tests.web.support.phones import Phone
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

GAMES = [("idus-martii", 8), ("alea", 3)]
TAKES_FILES = """() => {
  navigator.canShare = ({ files }) => files.length === 1;
  window.given = new Promise((done) => {
    navigator.share = async ({ files: [file], title }) => done({ type: file.type, size: file.size, title });
  });
}"""


def finish_with_bots(server: ThreadedServer, phone: Phone, game: str, players: int) -> None:
    """Opens a game, leaves it, and waits until bots have finished it."""
    table = phone.open_game(game, players)
    expect(phone.question).to_be_visible()
    phone.api("DELETE", f"/tables/{table}/seats/0", status=200)
    expect(phone.page.locator(".finale")).to_be_visible(timeout=30_000)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_end_picture_is_saved_without_share(
    server: ThreadedServer, phone: NewPhone, tmp_path: Path, game: str, players: int
) -> None:
    """Regression: the seal stood between the share buttons, and copying moved all below it."""
    livia = phone()
    finish_with_bots(server, livia, game, players)
    expect(livia.page.locator(".finale .share, .finale ~ details")).to_have_count(2)
    pair = livia.page.locator(".pair")
    height = pair.evaluate("pair => pair.offsetHeight")
    livia.button("web-share-replay").click()
    expect(livia.button("web-share-replay")).to_have_count(0)
    assert pair.evaluate("pair => pair.offsetHeight") == height
    livia.page.evaluate("navigator.canShare = undefined")
    with livia.page.expect_download() as download:
        livia.button("web-share-picture").click()
    picture = tmp_path / download.value.suggested_filename
    download.value.save_as(picture)
    assert picture.name == f"lusoria-{game}.png"
    begins = picture.read_bytes()[:24]
    assert begins[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", begins[16:]) == (1200, 630)


def test_end_picture_is_shared(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    finish_with_bots(server, livia, "alea", 2)
    livia.page.evaluate(TAKES_FILES)
    livia.button("web-share-picture").click()
    shared = livia.page.evaluate("window.given")
    assert shared["type"] == "image/png"
    assert shared["size"] > 10_000
    assert shared["title"]
