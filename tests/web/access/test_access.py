"""Every screen, looked over: accessible in both themes, and nothing sticks out on small screens."""

import re

import pytest
from playwright.sync_api import expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support.axe import in_both_themes
from tests.web.support.full_home import LONG, fill
from tests.web.support.phones import Phone
from tests.web.support.screen_tour import STEPS, tour
from tests.web.support.threaded_server import ThreadedHouse

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

ZOOMED = (640, 400)
"""A desk of 1280 by 800 at 200 %."""
NARROW = (390, 360, 320)
RESIZE = "(size) => { document.documentElement.style.fontSize = size }"


def test_axe_has_nothing_against_any_screen_in_either_theme(house: ThreadedHouse, phone: NewPhone) -> None:
    """And on the way: at a desk zoomed to 200 %, no screen scrolls sideways.

    Of each lesson the first beat is enough: the others are boards that are looked at in a game.
    """
    livia = phone()
    found: dict[str, list[str]] = {}
    for name in tour(house, livia):
        if re.match(r"learn-\w+-(?!1$)", name):
            continue
        found[name] = in_both_themes(livia.page)
        livia.page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
        if wide := livia.sideways():
            found[name].append(f"sticks out at {ZOOMED[0]} pixels: {wide}")
        livia.page.set_viewport_size({"width": 390, "height": 844})
    assert not any(found.values()), "\n".join(f"{name}: {line}" for name in found for line in found[name])
    asked = {f"idus-{step}" for step in STEPS["idus-martii"]} | {f"alea-{step}" for step in STEPS["alea"]}
    assert asked <= set(found), "the tour has not met every question"


@pytest.mark.parametrize("path", ["/settings", "/rules/idus-martii", "/rules/alea", "/games"])
def test_larger_text_fits(phone: NewPhone, path: str) -> None:
    """Also while the own faces are on their way: others are wider."""
    livia = phone(LONG[0])
    fill(livia)
    livia.page.route("**/*.woff2", lambda _: None)
    livia.go(path)
    assert sticks_out(livia) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_first_page_fits(phone: NewPhone, language: str) -> None:
    """Five languages in a row were wider than a phone at twice the size, as long as the faces were not there.

    So were the names of whom one plays with.
    """
    livia = phone(LONG[0], language=language)
    fill(livia)
    livia.page.route("**/*.woff2", lambda _: None)
    livia.go()
    for row in (".going", ".open .rows a", ".watch .rows a"):
        expect(livia.page.locator(row).first).to_be_visible()
    assert sticks_out(livia) == []
    livia.page.unroute("**/*.woff2")
    livia.page.reload()
    expect(livia.page.locator(".watch .rows a").first).to_be_visible()
    livia.page.evaluate("Promise.all([...document.fonts].map((face) => face.load()))")
    assert sticks_out(livia) == []


def sticks_out(phone: Phone) -> list[str]:
    """At which widths and sizes the page scrolls sideways, and because of what."""
    found = []
    for size in ("100%", "200%"):
        phone.page.evaluate(RESIZE, size)
        for width in NARROW:
            phone.page.set_viewport_size({"width": width, "height": 740})
            found += [f"{width} px at {size}: {wide}"] if (wide := phone.sideways()) else []
    return found


def test_forced_colours_leave_everything_readable(phone: NewPhone) -> None:
    """With the system's own colours there is still a page, its buttons have edges, and a game begins."""
    livia = phone(forced_colors=True)
    livia.go()
    border = livia.button("web-play-now").first.evaluate("(e) => getComputedStyle(e).borderStyle")
    assert border == "solid"
    livia.button("web-play-now").first.click()
    expect(livia.ask).to_be_visible()
