"""Small screens with large text, and forced colours."""

import pytest
from playwright.sync_api import expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support.full_home import LONG, fill
from tests.web.support.phones import Phone

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

NARROW = (390, 360, 320)
RESIZE = "(size) => { document.documentElement.style.fontSize = size }"


@pytest.mark.parametrize("path", ["/settings", "/rules/idus-martii", "/rules/alea", "/games"])
def test_larger_text_fits(phone: NewPhone, path: str) -> None:
    """Also before the web fonts are loaded: the fallback fonts are wider."""
    livia = phone(LONG[0])
    fill(livia)
    livia.page.route("**/*.woff2", lambda _: None)
    livia.go(path)
    assert overflows(livia) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_full_home_page_fits(phone: NewPhone, language: str) -> None:
    """Regression: at twice the size, without the own fonts, languages and names were wider than the phone."""
    livia = phone(LONG[0], language=language)
    fill(livia)
    livia.page.route("**/*.woff2", lambda _: None)
    livia.go()
    for row in (".going", ".open .rows a", ".watch .rows a"):
        expect(livia.page.locator(row).first).to_be_visible()
    assert overflows(livia) == []
    livia.page.unroute("**/*.woff2")
    livia.page.reload()
    expect(livia.page.locator(".watch .rows a").first).to_be_visible()
    livia.page.evaluate("Promise.all([...document.fonts].map((face) => face.load()))")
    assert overflows(livia) == []


def overflows(phone: Phone) -> list[str]:
    """Widths and text sizes at which the page scrolls sideways, and the elements that cause it."""
    found = []
    for size in ("100%", "200%"):
        phone.page.evaluate(RESIZE, size)
        for width in NARROW:
            phone.page.set_viewport_size({"width": width, "height": 740})
            found += [f"{width} px at {size}: {wide}"] if (wide := phone.horizontal_overflow()) else []
    return found


def test_forced_colours_keep_page_usable(phone: NewPhone) -> None:
    """With forced colours, buttons have borders and a game can be started."""
    livia = phone(forced_colors=True)
    livia.go()
    border = livia.button("web-play-now").first.evaluate("(e) => getComputedStyle(e).borderStyle")
    assert border == "solid"
    livia.button("web-play-now").first.click()
    expect(livia.question).to_be_visible()
