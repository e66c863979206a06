"""Every screen: layout check, message ids in texts, and axe."""

import re

import pytest

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support import layout
from tests.web.support.axe import axe_violations
from tests.web.support.phones import PHONE
from tests.web.support.screen_tour import PREFIXES, STEPS, tour
from tests.web.support.texts import MESSAGE_ID
from tests.web.support.threaded_server import ThreadedServer

PAGE_TEXT = """() => [document.body, ...document.querySelectorAll("[aria-label]")]
  .map((el) => el.ariaLabel ?? el.innerText).join("\\n")"""

ZOOMED = layout.Setting((640, 400))
"""A desktop of 1280 by 800 at 200 %."""
LATER_BEAT = re.compile(r"learn-\w+-(?!1$)")
"""Beats of a lesson that axe skips: it checks the same boards in a game."""
REFRESH = "meta-refresh"
"""A refused page load tries again by itself: nothing is lost, and a link does it sooner."""
QUESTIONS = {f"{prefix}-{step}" for game, prefix in PREFIXES.items() for step in STEPS[game]}

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

CLEAN = """<h1>Title</h1><p>Some <b>words</b> of a text</p><button>Send</button> <a href="#">Back</a>
<label><input type="radio" style="position: absolute; opacity: 0"> Red</label>
<div style="height: 40px; overflow: auto">one<br>two<br>three<br><button>four</button></div>
<span style="position: absolute; width: 1px; height: 1px; clip-path: inset(50%)">heard</span>
<p style="height: 2000px">long</p><button>below</button>
<footer style="position: sticky; bottom: 0; background: white"><button>always here</button></footer>"""
PLANTED = {
    "overlapping texts": (
        "<p>One</p><p style='margin-top: -26px'>Two</p>",
        ['overlap: "One" body > p and "Two" body > p'],
    ),
    "overlapping controls": (
        "<button>One</button><button style='margin-left: -20px; opacity: .9'>Two</button>",
        ['covered: "One" body > button by body > button', 'overlap: "One" body > button and "Two"'],
    ),
    "text cut by its box": (
        "<p style='width: 60px; height: 20px; overflow: hidden'>More words than fit</p>",
        ['cut: "More words than fit" body > p by p'],
    ),
    "area that scrolls by less than a line": (
        "<div style='width: 90px; height: 30px; overflow: auto'>Words in two lines</div>",
        ['cut: "Words in two lines" body > div by div, which scrolls a little'],
    ),
    "text cut by an ellipsis": (
        "<p style='width: 9px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'>Ten words</p>",
        ['cut: "Ten words" body > p'],
    ),
    "text outside its column": (
        "<div style='width: 60px'><p style='white-space: nowrap'>More words than fit</p></div>",
        ['outside: "More words than fit" div > p of p'],
    ),
    "text outside the window": (
        "<p style='position: absolute; left: 380px'>Gone</p>",
        ['off the page: "Gone" body > p'],
    ),
    "covered text": (
        "<p>Words</p><div style='position: absolute; inset: 0; background: red; pointer-events: none'></div>",
        ['covered: "Words" body > p by body > div'],
    ),
    "text under a text that does not scroll": (
        "<p>Words</p><p style='position: fixed; top: 18px; margin: 0'>Other</p>",
        ['covered: "Words" body > p by body > p'],
    ),
    "covered control": (
        "<button>Send</button><div style='position: absolute; inset: 0'></div>",
        ['covered: "Send" body > button by body > div'],
    ),
    "newest line of a log left out": (
        (
            "<div class='recent-events' style='height: 20px; overflow: hidden'>"
            "<p style='margin-top: 30px'>Newest</p><p>Older</p></div>"
        ),
        ['gone: "Newest" div.recent-events > p by div.recent-events'],
    ),
    "floor of which nothing is free": (
        (
            "<button class='mosaic' style='width: 90px; height: 90px'></button>"
            "<div style='position: absolute; inset: 0 0 auto; height: 200px'></div>"
        ),
        ['covered: "" body > button.mosaic by body > div'],
    ),
    "control that scrolls away for good": (
        "<button>Send</button><div style='position: fixed; inset: 0 0 auto; height: 60px'></div>",
        ['covered: "Send" body > button by body > div'],
    ),
}


@pytest.mark.parametrize("what", PLANTED)
def test_layout_check_finds_planted_fault(phone: NewPhone, what: str) -> None:
    html, expected = PLANTED[what]
    page = phone(mobile=False).page
    page.set_content(html)
    found = layout.faults(page, layout.Setting(PHONE))
    assert all(any(line.startswith(line_start) for line in found) for line_start in expected), found


def test_layout_check_passes_clean_page(phone: NewPhone) -> None:
    page = phone(mobile=False).page
    page.set_content(CLEAN)
    assert layout.faults(page, layout.Setting(PHONE)) == []


def test_covering_settings_miss_no_size_and_no_theme() -> None:
    for screen in range(40):
        views = [view for at in range(len(LANGUAGES)) for view in layout.covering(screen, at, len(LANGUAGES))]
        assert sorted(view.size for view in views) == sorted(layout.SIZES)
        assert len({(view.theme, view.large) for view in views}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_have_no_faults(server: ThreadedServer, phone: NewPhone, language: str) -> None:
    """Each screen passes the layout check in one or two settings and shows no message id.

    English adds axe in both themes and a desktop zoomed to 200 %: other languages have the same markup.
    `python3 run.py gallery PICTURES --check` checks all settings.
    """
    livia = phone(language=language, mobile=False)
    found, settings, screens = list[str](), set[layout.Setting](), set[str]()
    for number, name in enumerate(tour(server, livia)):
        screens.add(name)
        found += [f"{name}: {id_}" for id_ in MESSAGE_ID.findall(livia.page.evaluate(PAGE_TEXT))]
        for setting in layout.covering(number, tuple(LANGUAGES).index(language), len(LANGUAGES)):
            settings.add(setting)
            found += [f"{name} {setting}: {fault}" for fault in layout.faults(livia.page, setting)]
        if language == "en":
            layout.show(livia.page, ZOOMED)
            found += [f"{name} zoomed: {wide}"] if (wide := livia.horizontal_overflow()) else []
        layout.show(livia.page, layout.Setting(PHONE))
        if language == "en" and not LATER_BEAT.match(name):
            faults = axe_violations(livia.page)
            found += [f"{name} {fault}" for fault in faults if name != "wait" or REFRESH not in fault]
    assert not found, "\n".join(found)
    assert settings == set(layout.SETTINGS)
    assert screens >= QUESTIONS, "the tour has not met every question"
