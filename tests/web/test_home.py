"""The first screen: what one can go on with, what one can begin, and who waits for company."""

import pytest
from playwright.sync_api import expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

GLYPHS = "(e) => { const r = e.getBoundingClientRect(); return [r.top, r.bottom] }"


def test_without_a_game_there_is_no_band_and_without_tables_a_word(phone: NewPhone) -> None:
    livia = phone("Livia")
    livia.page.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
    livia.go()
    expect(livia.page.get_by_text(livia.say("web-no-open-tables"))).to_be_visible()
    expect(livia.page.locator(".band")).to_have_count(0)


def test_an_open_table_shows_its_free_seats(phone: NewPhone) -> None:
    livia, marcus = phone("Livia"), phone("Marcus", language="fr")
    table = marcus.opens("idus-martii", 5, listed=True)
    marcus.go(f"/t/{table}")
    livia.go()
    row = livia.page.get_by_role("listitem").filter(has_text=livia.say("web-table-of", name="Marcus"))
    expect(row.locator(".free")).to_have_count(4)
    row.get_by_role("link").click()
    expect(livia.page.locator(".qr")).to_be_visible()
    assert livia.table == table


def test_no_connection_is_said_once_and_lessons_stay(phone: NewPhone) -> None:
    livia = phone()
    livia.go()
    with livia.offline():
        expect(livia.page.locator(".banner")).to_have_text(livia.say("web-offline-home"))
    expect(livia.page.locator(".banner")).to_have_count(0)


def test_the_name_is_at_the_foot(phone: NewPhone) -> None:
    livia = phone("Livia")
    livia.go()
    livia.page.get_by_role("button", name=livia.say("web-change")).click()
    field = livia.page.get_by_label(livia.say("web-your-name"))
    expect(field).to_be_focused()
    field.fill("Élisabeth Ñ")
    field.press("Enter")
    expect(livia.page.get_by_text(livia.say("web-you-are", name="Élisabeth Ñ"))).to_be_visible()
    livia.page.reload()
    expect(livia.page.get_by_text(livia.say("web-you-are", name="Élisabeth Ñ"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_buttons_never_cover_the_drawings(phone: NewPhone, language: str, size: tuple[int, int]) -> None:
    livia = phone(language=language, size=size)
    livia.go()
    for card in livia.page.locator(".game").all():
        (_, end), (begin, _) = (card.locator(part).evaluate(GLYPHS) for part in (".top", ".go"))
        assert end <= begin
    looks = livia.page.locator(".now").evaluate_all(
        "(all) => all.map((e) => { const s = getComputedStyle(e); return s.color + s.backgroundImage })"
    )
    assert len(set(looks)) == 1
    assert not livia.sideways()


def test_figures_are_not_cut_in_stone(phone: NewPhone) -> None:
    """The inscriptional face is not even asked for one: a 1 in it reads as I."""
    livia = phone()
    livia.go()
    faces = "[...document.fonts].filter((f) => /Cinzel/.test(f.family)).map((f) => f.unicodeRange)"
    ranges = livia.page.evaluate(faces)
    assert ranges == ["U+20-2F, U+3A-10FFFF"]


def test_a_game_is_given_up_and_leaves_the_list(phone: NewPhone) -> None:
    livia = phone()
    livia.opens("alea", 3, start=True)
    livia.go("/games")
    livia.button("web-give-up").click()
    livia.button("web-give-up-sure").click()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()


def test_a_table_that_has_not_begun_is_taken_off_the_list(phone: NewPhone) -> None:
    livia = phone()
    livia.opens("alea", 3)
    livia.go("/games")
    livia.button("web-forget").click()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()
