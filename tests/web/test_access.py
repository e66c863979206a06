"""Every screen, looked over: accessible in both themes, and nothing sticks out on small screens."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import in_both_themes
from tests.web.conftest import NewPhone
from tests.web.house import ThreadedHouse
from tests.web.phones import SMALL
from tests.web.screens import STEPS, tour

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

ZOOMED = (640, 400)
"""A desk of 1280 by 800 at 200 %."""
RESIZE = "(size) => { document.documentElement.style.fontSize = size }"


def test_axe_has_nothing_against_any_screen_in_either_theme(house: ThreadedHouse, phone: NewPhone) -> None:
    """And on the way: at 360 pixels, or a desk zoomed to 200 %, no screen scrolls sideways."""
    livia = phone()
    found: dict[str, list[str]] = {}
    for name in tour(house, livia):
        found[name] = in_both_themes(livia.page)
        for size in (SMALL, ZOOMED):
            livia.page.set_viewport_size({"width": size[0], "height": size[1]})
            if wide := livia.sideways():
                found[name].append(f"sticks out at {size[0]} pixels: {wide}")
        livia.page.set_viewport_size({"width": 390, "height": 844})
    assert not any(found.values()), "\n".join(f"{name}: {line}" for name in found for line in found[name])
    asked = {f"idus-{step}" for step in STEPS["idus-martii"]} | {f"alea-{step}" for step in STEPS["alea"]}
    assert asked <= set(found), "the tour has not met every question"


@pytest.mark.parametrize("path", ["/", "/settings", "/rules/idus-martii"])
def test_larger_text_fits(phone: NewPhone, path: str) -> None:
    livia = phone()
    livia.go(path)
    livia.page.evaluate(RESIZE, "200%")
    assert not livia.sideways()


def test_forced_colours_leave_everything_readable(phone: NewPhone) -> None:
    """With the system's own colours there is still a page, its buttons have edges, and a game begins."""
    livia = phone(forced_colors=True)
    livia.go()
    border = livia.button("web-play-now").first.evaluate("(e) => getComputedStyle(e).borderStyle")
    assert border == "solid"
    livia.button("web-play-now").first.click()
    expect(livia.ask).to_be_visible()
