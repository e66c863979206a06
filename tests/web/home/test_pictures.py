"""Pictures of README.md and docs/: current, small, and used."""

import pytest
from PIL import Image

from tests.docs.pages import all_pages, text_of
from tests.web.support.pictures import PICTURES, STALE, difference, path_of, take_picture
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]
LARGEST = 120_000  # bytes: a README with three of them loads in a second at 3 Mbit/s


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_current(server: ThreadedServer, name: str) -> None:
    changed = difference(name, take_picture(server, name))
    assert changed <= STALE, (
        f"{changed:.0%} of it looks different: run `python3 run.py pictures`, look, commit"
    )


@pytest.mark.parametrize("name", PICTURES)
def test_picture_is_small_and_used(name: str) -> None:
    assert path_of(name).stat().st_size <= LARGEST
    assert any(f"images/{name}.png" in text_of(page) for page in all_pages())


def test_picture_of_another_screen_is_different() -> None:
    assert difference("home", Image.open(path_of("alea")).convert("RGB")) > 5 * STALE
