"""My games: a stone for each game, wins, quality of decisions, and luck."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support.axe import axe_violations
from tests.web.support.phones import Phone
from tests.web.support.texts import MESSAGE_ID

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]
SIDES = ("loyal", "traitor", "merchant")
GIVEN_UP = 5
"""Index of the game that was given up; 0 is the newest."""
Json = dict[str, Any]


def results(count: int) -> list[Json]:
    now = time.time()
    return [
        {
            "table": f"t{nth}",
            "game": "alea" if nth % 3 == 0 else "idus-martii",
            "finished": now - 90_000 * nth,
            "players": 3 if nth % 3 == 0 else 5 + nth % 2,
            "seat": nth % 4,
            "won": nth % 5 < 2 and nth != GIVEN_UP,
            "side": None if nth % 3 == 0 else SIDES[nth % 3],
            "score": 150 + nth if nth % 3 == 0 else None,
            "gave_up": nth == GIVEN_UP,
            "lamps": False,
            "offices": None if nth % 3 == 0 else {"consul": 2, "praetor": nth % 3, "aedile": 4},
        }
        for nth in range(count)
    ]


def ratings() -> list[Json]:
    course = [
        {"table": f"t{nth}", "value": 1500 + 4 * nth - 30 * (nth % 3), "error": round(250 / (1 + nth / 6))}
        for nth in range(34)
    ]
    return [
        {"game": "alea", "games": 34, "least": 10, "course": course},
        {"game": "idus-martii", "games": 1, "least": 10, "course": []},
    ]


def parts(luck: float, skill: float, result: float) -> Json:
    return {
        "start": 150.0,
        "luck": luck,
        "skill": skill,
        "others": result - 150 - luck - skill,
        "result": result,
    }


class LuckReport:
    """Fake server: the newest `known` games are analysed, and every request analyses one more."""

    def __init__(self, found: list[Json], known: int) -> None:
        self._games = [row for row in found if not row["gave_up"]]
        self.known = known

    def answer(self, route: Route) -> None:
        if route.request.method == "POST":
            self.known += 1
        left = self.known < len(self._games)
        before = 0 if left and route.request.method == "POST" else None
        body = [self._row(row, known=nth < self.known) for nth, row in enumerate(self._games)]
        route.fulfill(json={"games": body, "possible": True, "before": before, "preparing": False})

    def _row(self, row: Json, *, known: bool) -> Json:
        nth = int(row["table"][1:])
        alea = known and row["game"] == "alea"
        luck, skill = (nth * 37 % 61) - 30.0, -4.0 - nth
        return {
            **{name: row[name] for name in ("table", "game", "seat", "finished")},
            "points": parts(luck, skill, float(row["score"])) if alea else None,
            "chance": parts(0.1, -0.05, 1.0) if alea else None,
            "cost": 0.02 + nth / 400 if known else None,
            "hopeless": False,
        }


def open_results(phone: Phone, count: int = 24, known: int = 0, rated: int = 34) -> LuckReport:
    found = results(count)
    report = LuckReport(found, known)
    seat = {"name": "Livia", "kind": "human", "yours": True, "won": True, "side": None, "score": 1}
    table = {"id": "t0", "game": "alea", "status": "over", "updated": time.time(), "players": 3, "free": 0}
    row = {
        **table,
        "names": [],
        "finished": time.time(),
        "result": "given_up",
        "seats": [seat],
        "asked": None,
    }
    phone.page.route("**/api/me/games", lambda route: route.fulfill(json={"tables": [row]}))
    body = {"results": found, "ratings": ratings()[rated < 10 :]}
    phone.page.route("**/api/me/results", lambda route: route.fulfill(json=body))
    phone.page.route("**/api/me/fortunes*", report.answer)
    phone.go("/games")
    expect(phone.page.locator(".floor li")).to_have_count(count)
    return report


def test_each_game_has_a_stone_and_is_counted(phone: NewPhone) -> None:
    livia = phone()
    open_results(livia, 40, known=8)
    page = livia.page
    region = page.get_by_role("region", name=livia.say("web-floor"))
    expect(region).to_contain_text("15 " + livia.say("web-floor-won", won=15, played=39))
    expect(region.locator("svg.won")).to_have_count(15)
    expect(region.locator("svg.gave")).to_have_count(1)
    expect(region).to_contain_text(livia.say("web-results-given-up", count=1))
    expect(page.locator(".rows")).to_contain_text(livia.say("web-result-given_up"))
    traitors = region.get_by_role("row", name=re.compile(livia.say("idus-martii-faction-traitor")))
    expect(traitors).to_contain_text(livia.say("web-won-share", won=5, played=13))
    expect(traitors).to_contain_text("18 to 64%")  # 95 %, after Wilson
    offices = region.get_by_role("region", name=livia.say("web-results-by-office"))
    expect(offices.get_by_role("row")).to_have_count(3)
    expect(offices.get_by_role("row").first).to_contain_text(livia.say("web-office-turns", won=18, played=50))
    expect(region.get_by_text(livia.say("web-results-by-players"))).to_be_visible()
    expect(region.get_by_text(livia.say("web-results-by-seat"))).to_have_count(0)  # ten games each

    rating = region.get_by_role("region", name=livia.say("web-rating"), exact=True)
    now = {"value": "1,632", "error": "38"}
    expect(rating).to_contain_text(livia.say("web-rating-now", **now))
    expect(rating).to_contain_text(livia.say("web-rating-not-yet", games=1, least=10))
    facts: dict[str, str | int] = {**now, "game": livia.say("alea-name"), "first": "1,500", "games": 34}
    expect(rating.get_by_role("img")).to_have_attribute("aria-label", livia.say("web-rating-label", **facts))
    summary = rating.get_by_text(livia.say("web-as-table"))
    summary.focus()
    page.keyboard.press("Enter")
    expect(rating.get_by_role("row")).to_have_count(35)

    page.get_by_role("button", name=livia.say("alea-name"), exact=True).click()
    expect(page.locator(".floor li")).to_have_count(14)
    expect(region.get_by_text(livia.say("web-results-by-side"))).to_have_count(0)
    expect(offices).to_have_count(0)
    expect(region.get_by_text(livia.say("web-rates-later", least=12))).to_be_visible()
    for kind in ("json", "csv"):
        link = region.locator(f"a[download='lusoria-my-games.{kind}']")
        answer = livia.context.request.get(f"{livia.address}{link.get_attribute('href')}")
        assert kind in answer.headers["content-type"]
    assert axe_violations(page) == []


def test_few_games_have_few_words(phone: NewPhone) -> None:
    """Regression: two games had nine figures and a wall of prose."""
    livia = phone()
    open_results(livia, 4, rated=1)
    page = livia.page
    region = page.get_by_role("region", name=livia.say("web-floor"))
    expect(region.get_by_text(livia.say("web-rates-later", least=12))).to_be_visible()
    expect(region).to_contain_text(livia.say("web-rating-later", least=10))
    expect(region.get_by_role("table")).to_have_count(0)
    expect(region.get_by_role("img")).to_have_count(0)
    expect(region.get_by_role("heading")).to_have_count(1)


def a_table(name: str, **more: object) -> Json:
    seats = [{"name": "Livia", "kind": "human", "yours": True, "won": None, "side": None, "score": None}]
    table = {"id": name, "game": "alea", "status": "over", "updated": 1.7e9, "players": 2, "free": 0}
    table |= {"names": ["Livia"], "finished": None, "result": None, "seats": seats, "asked": None}
    return {**table, **more}


FINISHED = [a_table(f"t{day}", finished=1.7e9 + day, result="won") for day in (5, 9, 7, 1, 2, 3)]


def test_first_thing_of_my_games_is_what_comes_next(phone: NewPhone) -> None:
    livia = phone()
    page = livia.page

    def show(*tables: Json) -> None:
        page.route("**/api/me/games", lambda route: route.fulfill(json={"tables": tables}))
        livia.go("/games")

    first_link, first_button = page.locator(".pad a").first, page.locator(".pad button").first
    show()
    expect(page.get_by_text(livia.say("web-no-games"))).to_be_visible()
    for game in ("alea", "idus-martii"):
        name = livia.say(f"{game}-name")
        expect(livia.button("web-play-game", game=name)).to_be_enabled()
        expect(livia.link("web-learn-of", game=name)).to_have_attribute("href", f"/learn/{game}")
    assert axe_violations(page) == []

    show(*FINISHED)
    expect(first_link).to_have_attribute("href", "/r/t9")
    expect(page.locator(".rows li")).to_have_count(5)
    livia.button("web-see-all").click()
    expect(page.locator(".rows li")).to_have_count(6)
    page.route("**/api/tables/t9/rematch", lambda route: route.fulfill(json={"id": "again"}))
    livia.allow_fault("status of 404")
    first_button.click()
    page.wait_for_url("**/t/again")

    show(a_table("day", finished=1.8e9, result="lost", opens=9e9), *FINISHED)  # a replay that is still sealed
    expect(first_link).to_have_attribute("href", "/d")
    expect(livia.link("web-replay")).to_have_count(0)

    show(a_table("new", status="open"), a_table("on", status="playing", asked="roll"), *FINISHED)
    expect(first_link).to_have_attribute("href", "/t/on")
    expect(page.get_by_role("heading", level=2).first).to_have_text(livia.say("web-waits"))
    expect(livia.button("web-rematch")).to_have_count(0)


def test_luck_and_decisions_are_computed_on_request(phone: NewPhone) -> None:
    livia = phone()
    page = livia.page
    open_results(livia)
    region = page.get_by_role("region", name=livia.say("web-fortunes"), exact=True)
    expect(region).to_contain_text(livia.say("web-fortunes-none"))
    expect(region.get_by_role("img")).to_have_count(0)
    expect(region.get_by_role("status")).to_have_text(livia.say("web-fortunes-left", count=23))
    region.get_by_role("button", name=livia.say("web-fortunes-work")).focus()
    page.keyboard.press("Enter")
    expect(region.get_by_role("progressbar")).to_be_visible()
    expect(region.get_by_role("button")).to_have_count(0, timeout=60_000)
    expect(region.get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    expect(region.get_by_role("img")).to_have_count(2)
    drawn = "all => all.map(el => el.getAttribute('d')).join('')"
    luck = re.findall(r"v(-?)[\d.]+h", region.locator("path.luck").evaluate_all(drawn))
    assert len(luck) == 8
    assert set(luck) == {"-", ""}, "bad luck hangs, good luck stands"
    assert len(re.findall(r"v[\d.]+h", region.locator("path.cost").evaluate_all(drawn))) == 23
    expect(region).to_contain_text(livia.say("web-fortunes-trend", older="20.5", newer="8.5"))
    assert axe_violations(page) == []

    def refuse(route: Route) -> None:
        body = {"error": {"kind": "table", "why": "busy", "facts": {}}}
        route.fulfill(status=503, json=body) if route.request.method == "POST" else route.fallback()

    livia.allow_fault("status of 503")
    open_results(livia, known=20)
    page.route("**/api/me/fortunes*", refuse)
    region.get_by_role("button", name=livia.say("web-fortunes-work")).click()
    expect(region.get_by_role("alert")).to_have_text(livia.say("web-analysis-busy"))
    expect(region.get_by_role("button", name=livia.say("web-fortunes-work"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_fit_and_texts_are_complete(phone: NewPhone, language: str) -> None:
    livia = phone(language=language, size=(360, 640))
    open_results(livia, known=20)
    expect(livia.page.get_by_role("img")).to_have_count(3)
    for large in (
        "delete document.documentElement.dataset.large",
        "document.documentElement.dataset.large = ''",
    ):
        livia.page.evaluate(large)
        assert livia.horizontal_overflow() == ""
    assert not MESSAGE_ID.search(livia.page.locator("#app").inner_text())
