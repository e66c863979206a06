"""Home page: running games, new games, open tables, and games to watch."""

import re
import time

import msgspec
import pytest
from playwright.sync_api import expect

from lusoria.wire.daily_challenge import MyTry
from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support.screen_tour import STEPS
from tests.web.support.texts import WEB, say
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

WORDS_ON_DRAWINGS = """(cards) => cards.flatMap((card) => {
  const { bottom } = card.querySelector(".top").getBoundingClientRect(); // drawings are cut there
  const drawings = [...card.querySelectorAll(".floor, .shaft")].map((el) => el.getBoundingClientRect());
  const words = document.createRange();
  return [...card.querySelectorAll("h2, p, .go button")].filter((el) => {
    words.selectNodeContents(el);
    return [...words.getClientRects()].some((word) => drawings.some((drawing) =>
      word.right > drawing.left + 1 && word.left < drawing.right - 1 &&
      word.bottom > drawing.top + 1 && word.top < Math.min(drawing.bottom, bottom) - 1));
  }).map((el) => el.textContent);
})"""


def test_home_without_games_has_no_stripe_and_says_so(phone: NewPhone) -> None:
    livia = phone("Livia")
    livia.page.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
    livia.go()
    expect(livia.page.get_by_text(livia.say("web-no-open-tables"))).to_be_visible()
    expect(livia.page.locator(".waits")).to_have_count(0)
    expect(livia.page.get_by_text(livia.say("web-tagline"))).to_be_visible()


def test_waiting_games_come_first_and_two_are_shown(phone: NewPhone) -> None:
    livia = phone("Livia")
    table = {"game": "alea", "players": 2, "free": 0, "names": ["Livia", "Marcus"], "finished": None}
    table |= {"result": None, "seats": [], "updated": 1.7e9, "status": "playing"}
    tables = [{**table, "id": f"t{number}", "asked": "roll" if number else None} for number in range(4)]
    livia.page.route("**/api/me/games", lambda route: route.fulfill(json={"tables": tables}))
    livia.go()
    stripe = livia.page.get_by_role("region", name=livia.say("web-waits"))
    links = stripe.locator(".going")
    expect(links).to_have_count(2)
    assert [link.get_attribute("href") for link in links.all()] == ["/t/t1", "/t/t2"]
    expect(stripe.get_by_role("link", name=livia.say("web-all-my-games", count=4))).to_have_attribute(
        "href", "/games"
    )


def test_lesson_is_offered_on_a_card_until_a_game_is_finished(phone: NewPhone) -> None:
    livia = phone("Livia")
    table = {"game": "alea", "players": 2, "free": 0, "names": ["Livia"], "finished": 1.7e9, "id": "t0"}
    table |= {"result": "won", "seats": [], "updated": 1.7e9, "status": "over", "asked": None}
    livia.page.route("**/api/me/games", lambda route: route.fulfill(json={"tables": [table]}))
    livia.go()
    offers = livia.page.get_by_role("link", name=livia.say("web-learn-new"))
    expect(offers).to_have_attribute("href", "/learn/idus-martii")


def test_daily_panel_starts_a_try_or_leads_to_it(phone: NewPhone) -> None:
    livia = phone("Livia")
    today = livia.api("GET", "/daily")["today"]
    tried = {"game": "idus-martii", "day": today["day"], "table": "t1", "state": "playing"}
    tried |= {"points": None, "won": None, "best": None, "share": None}
    for game in today["games"]:
        game["mine"] = tried if game["game"] == "idus-martii" else None
    shown = {"today": today, "tomorrow": [], "first": today["day"], "mine": [tried]}
    livia.page.route("**/api/daily", lambda route: route.fulfill(json=shown))
    livia.page.route("**/api/daily/*/alea", lambda route: route.fulfill(json={"id": "t2"}))
    livia.go()
    panel = livia.page.get_by_role("region", name=livia.say("web-daily"))
    expect(panel.get_by_role("listitem")).to_have_count(7)
    link = panel.get_by_role("link", name=livia.say("web-daily-idus-martii"))
    expect(link).to_have_attribute("href", "/t/t1")
    livia.allow_fault("status of 404")
    panel.get_by_role("button", name=livia.say("web-daily-alea")).click()
    livia.page.wait_for_url("**/t/t2")


def test_daily_panel_shows_the_new_day_after_midnight(phone: NewPhone) -> None:
    """Regression: a page that stayed open offered yesterday's games until it was reloaded."""
    livia = phone("Livia", language="de")
    old = livia.api("GET", "/daily")
    old["today"] |= {"day": "2026-03-15", "ends": time.time() + 3600}
    tried = msgspec.to_builtins(
        MyTry("2026-03-15", "alea", "t1", "over", 137, won=True, best=None, share=1.0)
    )
    old["today"]["games"][0]["mine"] = tried
    new = {
        **old,
        "today": {**old["today"], "day": "2026-03-16", "ends": time.time() + 90_000},
        "mine": [tried],
    }
    new["today"]["games"] = [{**game, "mine": None} for game in old["today"]["games"]]
    answers = iter((old, new))
    livia.page.route("**/api/daily", lambda route: route.fulfill(json=next(answers)))
    livia.page.clock.install()
    livia.go()
    panel = livia.page.get_by_role("region", name=livia.say("web-daily"))
    expect(panel.locator(".now")).to_contain_text("So")
    expect(panel.get_by_role("button", name=livia.say("web-daily-alea"))).to_have_count(0)
    livia.page.clock.fast_forward(3_601_000)
    expect(panel.locator(".date b")).to_have_text("XVI")
    expect(panel.locator(".now")).to_contain_text("Mo")
    expect(panel.get_by_role("button", name=livia.say("web-daily-alea"))).to_be_enabled()
    expect(panel).to_contain_text(livia.say("web-daily-streak", days=1))


def test_open_table_shows_its_free_seats(phone: NewPhone) -> None:
    livia, marcus = phone("Livia"), phone("Marcus", language="fr")
    table = marcus.open_table("idus-martii", 5, listed=True)
    marcus.go(f"/t/{table}")
    livia.go()
    row = livia.page.get_by_role("listitem").filter(has_text=livia.say("web-table-of", name="Marcus"))
    expect(row.locator(".free")).to_have_count(4)
    row.get_by_role("link").click()
    expect(livia.page.locator(".qr")).to_be_visible()
    assert livia.table == table


def test_published_game_can_be_watched(phone: NewPhone) -> None:
    """Regression: nothing could be watched without playing. Without published games there is no heading."""
    livia = phone("Livia")
    livia.page.route("**/api/playing", lambda route: route.fulfill(json={"tables": []}))
    livia.page.route("**/api/records", lambda route: route.fulfill(json={"records": []}))
    livia.page.route("**/api/tables", lambda route: route.fulfill(json={"type": "lobby", "tables": []}))
    livia.go()
    expect(livia.page.get_by_text(livia.say("web-no-open-tables"))).to_be_visible()
    expect(livia.page.get_by_text(livia.say("web-watch"))).to_have_count(0)
    livia.page.unroute("**/api/records")
    games = ("alea", "left-us", "idus-martii", "alea", "alea")
    records = [{"id": f"t{place}", "game": game, "finished": 1.7e9} for place, game in enumerate(games)]
    livia.page.route("**/api/records", lambda route: route.fulfill(json={"records": records}))
    livia.go()
    rows = livia.page.get_by_role("region", name=livia.say("web-watch")).get_by_role("link")
    expect(rows).to_have_count(3)
    assert [row.get_attribute("href") for row in rows.all()] == ["/r/t0", "/r/t2", "/r/t3"]
    assert livia.horizontal_overflow() == ""


def test_listed_game_in_play_can_be_watched(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: only finished games could be watched. The home page names the step of an own game."""
    marcus = phone("Marcus")
    table = marcus.open_game("alea", 2, listed=True)
    server.wait_for_people(table)
    livia = phone("Livia")
    livia.go()
    row = livia.page.get_by_role("region", name=livia.say("web-watch")).get_by_role("link", name="Marcus")
    expect(row).to_have_attribute("href", f"/t/{table}")
    row.click()
    expect(livia.page.get_by_text(livia.say("web-watching"))).to_be_visible()
    marcus.go()
    expect(marcus.page.locator(".going b")).to_have_text(marcus.say("web-alea-asked-roll"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_has_its_own_drawing(language: str) -> None:
    for game, steps in STEPS.items():
        folder = (WEB / "src" / "games" / game / "index.ts").read_text(encoding="utf-8")
        begins = re.search(r'promptPrefix: "(.+)"', folder)
        assert begins
        for step in steps:
            assert say(f"{begins[1]}{step}", language)


def test_loading_lists_say_so(phone: NewPhone) -> None:
    """Regression: a slow answer looked like an empty list."""
    livia = phone("Livia")
    livia.page.route("**/api/tables", lambda _: None)
    livia.page.route("**/api/me/games", lambda _: None)
    for place in ("/", "/games"):
        livia.go(place)
        expect(livia.page.get_by_text(livia.say("web-loading"))).to_be_visible()


def test_lost_connection_is_shown_once_and_lessons_stay(phone: NewPhone) -> None:
    livia = phone()
    livia.go()
    with livia.offline():
        expect(livia.page.locator(".banner")).to_have_text(livia.say("web-offline-home"))
    expect(livia.page.locator(".banner")).to_have_count(0)


def test_name_is_at_the_foot(phone: NewPhone) -> None:
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


def test_desktop_home_links_are_not_covered(phone: NewPhone) -> None:
    """Regression: the exercise tiles lay on both tutorial tiles, which could not be clicked."""
    livia = phone(mobile=False)
    livia.go()
    links = livia.page.locator("main a.btn")
    expect(links.nth(5)).to_be_visible()  # or more: tables of other tests may be open
    for width in (1024, 1440, 2560):
        livia.page.set_viewport_size({"width": width, "height": width * 9 // 16})
        for link in links.all():
            link.click(trial=True, timeout=3000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_game_card_words_stay_beside_their_drawing(phone: NewPhone, language: str) -> None:
    """Regression: with large letters both titles ran into the drawings on a phone of 390 pixels."""
    livia = phone(language=language, mobile=False)
    livia.go()
    livia.page.evaluate("() => document.fonts.ready")
    for width, height in ((360, 640), (390, 844), (1280, 720)):
        livia.page.set_viewport_size({"width": width, "height": height})
        for large in (False, True):
            livia.page.evaluate("(on) => document.documentElement.toggleAttribute('data-large', on)", large)
            assert livia.page.locator(".game-card").evaluate_all(WORDS_ON_DRAWINGS) == [], (width, large)
    looks = livia.page.locator(".go .now").evaluate_all(
        "(all) => all.map((e) => { const s = getComputedStyle(e); return s.color + s.backgroundImage })"
    )
    assert len(set(looks)) == 1


def test_bot_strength_is_chosen_and_remembered(phone: NewPhone) -> None:
    livia = phone("Livia")
    livia.go()
    card = livia.page.locator("section.game-card").first
    expect(card.get_by_role("radio", name=livia.say("bot-able"))).to_be_checked()
    card.get_by_role("radio", name=livia.say("bot-novice")).check()
    expect(card).to_contain_text(livia.say("idus-martii-bot-novice"))
    livia.page.reload()
    card = livia.page.locator("section.game-card").first
    expect(card.get_by_role("radio", name=livia.say("bot-novice"))).to_be_checked()
    card.get_by_role("button", name=livia.say("web-play-now")).click()
    livia.page.wait_for_url("**/t/*")
    room = livia.api("GET", f"/tables/{livia.page.url.rpartition('/')[2]}", status=200)
    assert [seat["bot"] for seat in room["seats"]] == [None, *["novice"] * 4]


def test_figures_use_the_text_face(phone: NewPhone) -> None:
    """The inscriptional font has no digits: its 1 looks like an I."""
    livia = phone()
    livia.go()
    faces = "[...document.fonts].filter((f) => /Cinzel/.test(f.family)).map((f) => f.unicodeRange)"
    ranges = livia.page.evaluate(faces)
    assert ranges == ["U+20-2F, U+3A-10FFFF"]


def test_game_given_up_leaves_the_list(phone: NewPhone) -> None:
    livia = phone()
    livia.open_table("alea", 3, start=True)
    livia.go("/games")
    livia.button("web-give-up").click()
    livia.button("web-give-up-sure").click()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()


def test_table_not_begun_is_removed_from_the_list(phone: NewPhone) -> None:
    livia = phone()
    livia.open_table("alea", 3)
    livia.go("/games")
    livia.button("web-forget").click()
    expect(livia.page.get_by_text(livia.say("web-no-games"))).to_be_visible()
