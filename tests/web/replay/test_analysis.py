"""The analysis screen: suspicion, decisions, waiting, links, and limits."""

import re

import pytest
from playwright.sync_api import Locator, expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support.axe import axe_violations
from tests.web.support.finished_games import TABLE, FakeAnalysis, equity, finished_record, views
from tests.web.support.phones import DESK, Phone
from tests.web.support.screen_tour import OPEN_ALL
from tests.web.support.texts import MESSAGE_ID

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

PLACE = f"/r/{TABLE}/analysis"
SCROLLED = """new Promise((done) => {
  addEventListener("scroll", () => setTimeout(done), { once: true });
  scrollTo(0, 500);
})"""
GAMES = {"idus-martii": 5, "alea": 3}


def open_analysis(
    phone: Phone, game: str = "idus-martii", query: str = "", players: int = 0, **server: object
) -> FakeAnalysis:
    found = FakeAnalysis(finished_record(game, players or GAMES[game]), **server)  # type: ignore[arg-type]
    found.serve(phone)
    phone.go(PLACE + query)
    return found


def slider(phone: Phone) -> Locator:
    return phone.page.get_by_role("slider", name=phone.say("web-turn"))


def eyes(phone: Phone, name: str) -> Locator:
    group = phone.page.get_by_role("group", name=phone.say("web-eyes"))
    return group.get_by_role("button", name=name)


def heading(phone: Phone, message: str, /, **args: str | int) -> Locator:
    return phone.page.get_by_role("heading", name=phone.say(message, **args), exact=True)


def test_own_view_is_first_and_others_can_be_chosen(phone: NewPhone) -> None:
    livia = phone()
    server = open_analysis(livia)
    expect(eyes(livia, "Livia")).to_have_attribute("aria-pressed", "true")
    first = livia.page.get_by_role("group", name=livia.say("web-eyes")).get_by_role("button").first
    expect(first).to_have_accessible_name("Livia")
    expect(heading(livia, "web-your-decisions")).to_be_visible()
    # the own side is known: four players are suspected
    expect(livia.page.locator(".mosaic")).to_have_count(4)

    eyes(livia, livia.say("web-gallery")).click()
    expect(livia.page.locator(".mosaic")).to_have_count(5)
    expect(heading(livia, "web-your-decisions")).to_have_count(0)
    eyes(livia, "Octavia").click()
    expect(heading(livia, "web-decisions-of", name="Octavia")).to_be_visible()
    assert server.queries == ["model=mixture&seat=0", "model=mixture", "model=mixture&seat=2"]
    assert re.search(r"\?eyes=2$", livia.page.url)
    livia.page.reload()
    expect(eyes(livia, "Octavia")).to_have_attribute("aria-pressed", "true")


def test_ledger_is_a_slider(phone: NewPhone) -> None:
    livia = phone()
    open_analysis(livia)
    ledger = slider(livia)
    expect(ledger).to_have_attribute("aria-valuenow", "2")  # the largest shift before the end
    ledger.focus()
    last = ledger.get_attribute("aria-valuemax")
    assert last is not None
    for key, now in {
        "ArrowRight": "3",
        "ArrowLeft": "2",
        "PageUp": "4",
        "PageDown": "2",
        "End": last,
        "Home": "0",
    }.items():
        livia.page.keyboard.press(key)
        expect(ledger).to_have_attribute("aria-valuenow", now)
    expect(ledger).to_have_attribute("aria-valuetext", re.compile(livia.say("web-idus-before").rstrip(".")))
    livia.page.keyboard.press("m")
    expect(ledger).to_have_attribute("aria-valuenow", "2")
    caption = livia.page.locator(".event-text")
    expect(caption).to_contain_text(livia.say("web-idus-turn", turn=2))
    livia.button("web-turn-after").click()
    expect(caption).to_contain_text(livia.say("web-idus-turn", turn=3))
    livia.page.get_by_role("button", name=re.compile(livia.say("web-idus-turn-number", turn=4))).first.click()
    expect(ledger).to_have_attribute("aria-valuenow", "4")


def test_turn_has_one_turning_point(phone: NewPhone) -> None:
    """Regression: turn 4 was told three times, with its votes each time."""
    livia = phone()
    open_analysis(livia)
    points = livia.page.get_by_role("region", name=livia.say("web-idus-moved")).get_by_role("listitem")
    expect(points).to_have_count(2)
    expect(points.nth(1)).to_contain_text(livia.say("web-idus-turn-number", turn=4))
    points.nth(1).get_by_role("button").click()
    expect(slider(livia)).to_have_attribute("aria-valuenow", "4")
    winning = livia.page.get_by_role("region", name=livia.say("web-idus-winning"))
    expect(winning.get_by_role("listitem")).to_have_count(0)


def test_units_are_explained_at_a_tap(phone: NewPhone) -> None:
    livia = phone()
    for game in GAMES:
        open_analysis(livia, game)
        helps = livia.button("web-units")
        expect(helps).to_have_count(3)
        expect(livia.page.locator("dl")).to_have_count(0)
        helps.last.click()
        expect(livia.page.get_by_text(livia.say("web-unit-to-win.what"))).to_be_visible()
        livia.page.unroute_all()


@pytest.mark.parametrize("game", GAMES)
def test_analysis_keeps_its_place(phone: NewPhone, game: str) -> None:
    """After the replay, by its link and by the back button: turn, viewer, model and scroll position."""
    livia = phone()
    server = open_analysis(livia, game)
    if game == "alea":
        livia.page.locator("[aria-labelledby=costliest] li button").nth(2).click()
        chosen = livia.page.locator("[aria-labelledby=costliest] li:nth-child(3) [aria-expanded=true]")
    else:
        eyes(livia, "Octavia").click()
        livia.button("web-idus-model-honest").click()
        expect(livia.button("web-idus-model-honest")).to_have_attribute("aria-pressed", "true")
        slider(livia).press("PageUp")
        chosen = livia.page.locator(".event-text").filter(has_text=livia.say("web-idus-turn", turn=4))
    expect(chosen).to_be_visible()
    livia.page.evaluate(SCROLLED)
    livia.link("web-watch-moment").evaluate("link => link.click()")
    step = livia.page.get_by_role("slider", name=livia.say("web-step"))
    expect(step).to_have_value(re.search(r"step=(\d+)", livia.page.url).group(1))  # type: ignore[union-attr]
    for back in (livia.page.go_back, lambda: livia.page.locator("a[href*='/analysis']").click()):
        back()
        expect(chosen).to_be_attached()
        livia.page.wait_for_function("() => scrollY === 500")
        if game == "idus-martii":
            expect(eyes(livia, "Octavia")).to_have_attribute("aria-pressed", "true")
            assert server.queries[-1] == "model=honest&seat=2"
        livia.link("web-watch-moment").evaluate("link => link.click()")
        expect(step).to_be_visible()


def test_cards_stay_covered_until_last_turn_was_shown(phone: NewPhone) -> None:
    livia = phone()
    open_analysis(livia)
    cards = livia.page.get_by_role("switch", name=livia.say("web-idus-true-cards"))
    expect(cards).to_be_disabled()
    livia.page.keyboard.press("c")
    expect(cards).not_to_be_checked()
    slider(livia).press("End")
    expect(cards).to_be_enabled()
    expect(cards).not_to_be_checked()
    cards.check()
    expect(livia.page.locator(".truth use[class]")).to_have_count(4)
    eyes(livia, "Cassius").click()  # what is known stays known
    expect(livia.page.locator(".truth use[class]")).to_have_count(4)


def test_link_leads_to_the_moment(phone: NewPhone) -> None:
    livia = phone(mobile=False, size=DESK)
    livia.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_analysis(livia)
    slider(livia).press("End")
    livia.button("web-link-moment").click()
    expect(livia.button("web-copied")).to_be_visible()
    copied = livia.page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"\?eyes=0&step=\d+$", copied)
    livia.page.goto(copied)
    end = slider(livia).get_attribute("aria-valuemax") or ""
    expect(slider(livia)).to_have_attribute("aria-valuenow", end)


def test_link_to_decision_scrolls_to_it(phone: NewPhone) -> None:
    """Regression: the decision was opened but not scrolled to."""
    livia = phone()
    found = finished_record("alea", GAMES["alea"])
    decisions = equity(views(found, None)["steps"])["decisions"]
    decision = decisions[len(decisions) // 2]
    open_analysis(livia, "alea", f"?step={decision['step']}")
    expect(heading(livia, "web-alea-opened", round=decision["turn"])).to_be_in_viewport()
    # without a step it starts at the top
    open_analysis(livia, "alea")
    expect(livia.page.locator(".hall")).to_be_visible()
    assert livia.page.evaluate("scrollY") == 0


def test_other_model_is_requested(phone: NewPhone) -> None:
    livia = phone()
    server = open_analysis(livia)
    livia.button("web-idus-model-honest").click()
    expect(livia.button("web-idus-model-honest")).to_have_attribute("aria-pressed", "true")
    livia.button("web-idus-models-explained").click()
    expect(livia.page.get_by_text(livia.say("web-idus-model-honest.what"))).to_be_visible()
    assert server.queries[-1] == "model=honest&seat=0"


def test_waiting_page_shows_its_place_and_polls_slowly(phone: NewPhone) -> None:
    livia = phone()
    server = open_analysis(livia, unready=60, progress={"before": 2})
    expect(livia.page.get_by_text(livia.say("web-analysis-waiting", before=2, place=3))).to_be_visible()
    expect(livia.link("web-replay").last).to_be_visible()
    server.unready = 0
    expect(slider(livia)).to_be_visible()
    assert all("wait=" in query for query in server.queries[1:])


def test_progress_has_a_stone_per_computed_turn(phone: NewPhone) -> None:
    livia = phone()
    server = open_analysis(livia, unready=60, progress={"before": 0, "done": 6, "of": 10})
    caption = livia.say("web-analysis-progress", game="idus-martii", done=6, of=10)
    expect(livia.page.get_by_role("status").filter(has_text=caption)).to_be_visible()
    progress = livia.page.get_by_role("progressbar", name=livia.say("web-analysis"))
    expect(progress).to_have_attribute("aria-valuenow", "6")
    expect(progress.locator("i")).to_have_count(10)
    expect(progress.locator("i.done")).to_have_count(6)
    expect(livia.link("web-replay").last).to_be_visible()
    assert axe_violations(livia.page) == []
    server.unready = 0
    expect(slider(livia)).to_be_visible()


def test_busy_analysis_offers_another_try(phone: NewPhone) -> None:
    livia = phone()
    livia.allow_fault("503")
    open_analysis(livia, busy=1)
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-analysis-busy"))
    livia.button("web-analysis-again").click()
    expect(slider(livia)).to_be_visible()


def test_analysis_resumes_after_lost_connection(phone: NewPhone) -> None:
    livia = phone()
    open_analysis(livia)
    livia.page.route("**/api/records/*/analysis*", lambda route: route.abort("internetdisconnected"))
    livia.allow_fault("ERR_INTERNET_DISCONNECTED")
    eyes(livia, "Cassius").click()
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-offline"))
    livia.page.unroute("**/api/records/*/analysis*")
    FakeAnalysis(finished_record("idus-martii", 5)).serve(livia)
    livia.button("web-analysis-again").click()
    expect(heading(livia, "web-decisions-of", name="Cassius")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_short_game_has_an_analysis(phone: NewPhone, game: str) -> None:
    livia = phone()
    open_analysis(livia, game, short=True)
    expect(livia.page.get_by_text(livia.say("web-analysis-short"))).to_be_visible()


def test_analysis_link_and_way_back(phone: NewPhone) -> None:
    livia = phone()
    FakeAnalysis(finished_record("idus-martii", 5)).serve(livia)
    livia.go(f"/r/{TABLE}")
    livia.link("web-idus-analysis").click()
    expect(slider(livia)).to_be_visible()
    expect(livia.page).to_have_title(re.compile(livia.say("web-idus-analysis")))
    slider(livia).press("End")
    livia.page.go_back()
    expect(livia.page).to_have_url(re.compile(rf"/r/{TABLE}(\?.*)?$"))
    expect(livia.page.get_by_role("slider", name=livia.say("web-step"))).to_be_visible()
    livia.page.go_forward()
    expect(slider(livia)).to_be_visible()


def test_alea_decisions_are_listed_by_cost(phone: NewPhone) -> None:
    livia = phone()
    server = open_analysis(livia, "alea")
    expect(heading(livia, "web-alea-chance")).to_be_visible()
    livia.button("web-alea-unit-points", exact=True).click()
    expect(heading(livia, "web-alea-points")).to_be_visible()
    assert server.queries == ["model=mixture"], "without secrets all views are the same"

    costliest = livia.page.locator("[aria-labelledby=costliest]")
    listed = costliest.get_by_role("listitem").get_by_role("button")
    expect(listed).to_have_count(3)
    expect(listed.first).to_have_attribute("aria-expanded", "true")
    listed.nth(1).click()
    expect(listed.nth(1)).to_have_attribute("aria-expanded", "true")
    options = livia.page.locator("#opened tbody tr:visible")
    expect(options).to_have_count(7)
    livia.page.get_by_text(livia.say("web-alea-more-options", count=4)).click()
    expect(options).to_have_count(11)

    livia.page.get_by_role("button", name="Octavia").click()
    expect(costliest).to_contain_text("Octavia")
    expect(heading(livia, "web-decisions-of", name="Octavia")).to_be_visible()
    livia.page.locator("[aria-labelledby=all]").get_by_role("button").first.click()
    assert re.search(r"\?step=\d+$", livia.page.url)
    livia.page.reload()
    expect(heading(livia, "web-decisions-of", name="Octavia")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_analysis_passes_axe_on_desktop(phone: NewPhone, game: str) -> None:
    """On a phone `test_layout.py` runs axe."""
    livia = phone(size=DESK, mobile=False)
    open_analysis(livia, game)
    expect(livia.page.locator(".section").first).to_be_visible()
    livia.page.evaluate(OPEN_ALL)
    assert axe_violations(livia.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_analysis_fits_phone_and_texts_are_complete(phone: NewPhone, language: str) -> None:
    """On a small phone with many or few players and large letters, in any language."""
    livia = phone(language=language, size=(360, 640))
    for game, players in (("idus-martii", 8), ("alea", 6), ("alea", 2)):
        open_analysis(livia, game, players=players)
        expect(livia.page.locator(".section").first).to_be_visible()
        livia.page.evaluate(OPEN_ALL)
        for large in (
            "delete document.documentElement.dataset.large",
            "document.documentElement.dataset.large = ''",
        ):
            livia.page.evaluate(large)
            assert livia.horizontal_overflow() == "", (game, players)
        assert livia.cut_texts() == [], (game, players)
        text = livia.page.locator("#app").inner_text()
        labels = livia.page.evaluate("[...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel)")
        assert not MESSAGE_ID.search("\n".join([text, *labels])), (game, players)
        livia.page.unroute_all()


def test_analysis_fits_wider_screens(phone: NewPhone) -> None:
    livia = phone(language="de", mobile=False)
    for game, players in (("idus-martii", 8), ("alea", 6)):
        open_analysis(livia, game, players=players)
        expect(livia.page.locator(".section").first).to_be_visible()
        for width in (768, 1024, 1280, 1920):
            livia.page.set_viewport_size({"width": width, "height": 900})
            assert (livia.horizontal_overflow(), livia.cut_texts()) == ("", []), (game, width)
        livia.page.unroute_all()


def test_limits_of_analysis_have_their_page(phone: NewPhone) -> None:
    livia = phone(language="fr", size=(360, 640))
    open_analysis(livia)
    livia.button("web-idus-models-explained").click()
    livia.link("web-beliefs-idus-martii").click()
    plot = livia.page.get_by_role("img", name=livia.say("web-idus-said-and-so"))
    expect(plot).to_be_visible()
    expect(plot.locator(".line")).to_have_count(3)
    expect(livia.page.get_by_role("row")).to_have_count(5)
    livia.page.evaluate(OPEN_ALL)
    assert livia.horizontal_overflow() == ""
    assert livia.cut_texts() == []
    assert not MESSAGE_ID.search(livia.page.locator("body").inner_text())
    assert axe_violations(livia.page) == []
