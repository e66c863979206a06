"""Exercises: a position, an answer, and then the solution."""

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from lusoria.analysis.exercises import make_exercises
from lusoria.analysis.exercises.source_games import bot_games
from lusoria.exercises import SHIPPED, exercise_set
from lusoria.exercises.exercise_files import pack
from lusoria.games import game as find_game
from lusoria.records.record import Player
from lusoria.wire.idus_martii.messages import Guess
from lusoria.words import LANGUAGES
from tests.web.conftest import NewPhone
from tests.web.support.axe import axe_violations
from tests.web.support.phones import DESK, Phone
from tests.web.support.screen_tour import OPEN_ALL, choose_anything
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def open_exercise(phone: Phone, game: str, number: int = 1) -> None:
    phone.go(f"/practice/{game}?n={number}")
    expect(phone.page.get_by_text(phone.say("web-exercise-of", number=number), exact=True)).to_have_count(1)


def submit_button(phone: Phone) -> Locator:
    return phone.button("web-idus-stones-laid")


def score(phone: Phone) -> Locator:
    return phone.page.get_by_role("region", name=phone.say("web-idus-your-score"))


def test_stones_are_placed_by_keys_then_score_shows(phone: NewPhone) -> None:
    """The solution is not in the page before the answer. Answers survive a reload."""
    livia = phone(workers=True)
    livia.allow_fault("ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection to")
    open_exercise(livia, "idus-martii", MASTER)
    sliders = livia.page.get_by_role("slider")
    others = livia.page.locator(".laying .picker button")
    expect(sliders).to_have_count(2)  # one suspect at a time on a phone
    players = others.count()
    assert players >= 4
    before = livia.page.locator("main").inner_text()
    assert not any(livia.say(said) in before for said in ("web-idus-your-score", "web-idus-truth-was"))
    expect(livia.page.locator(".arcs")).to_have_count(0)
    expect(livia.page.locator(".seat .open")).to_have_count(0)

    sliders.first.focus()
    value_text = sliders.first.get_attribute("aria-valuetext")
    livia.page.keyboard.press("ArrowRight")
    expect(sliders.first).not_to_have_attribute("aria-valuetext", value_text or "")
    livia.page.keyboard.press("Home")
    expect(sliders.first).to_have_value("0")
    box = livia.page.locator(".lay").first.bounding_box()
    assert box is not None
    livia.page.mouse.click(box["x"] + 0.9 * box["width"], box["y"] + 20)
    expect(sliders.nth(1)).to_have_value("9")
    others.nth(1).click()
    expect(sliders.nth(1)).not_to_have_value("9")
    others.first.click()
    expect(sliders.nth(1)).to_have_value("9")

    submit_button(livia).press("Enter")
    expect(score(livia)).to_be_focused()
    expect(score(livia).locator("li")).to_have_count(players)
    expect(score(livia)).to_contain_text(livia.say("web-idus-truth-was"))
    expect(livia.page.locator(".chamber .arcs")).to_have_count(players)
    expect(sliders).to_have_count(0)
    progress = livia.page.get_by_text(re.compile(r"^One tried"))
    expect(progress).to_be_visible()

    livia.button("web-exercise-next").click()
    expect(submit_button(livia)).to_be_visible()
    assert f"n={MASTER}" not in livia.page.url
    livia.wait_until_cached()
    with livia.offline():
        livia.page.reload()
        submit_button(livia).click()
        expect(score(livia)).to_be_visible()
        livia.button("web-exercise-next").click()
        expect(submit_button(livia)).to_be_visible()
    livia.page.reload()
    expect(livia.page.get_by_text(re.compile(r"^2 tried"))).to_be_visible()
    livia.button("web-exercise-forget").click()
    livia.button("web-exercise-forget-sure").click()
    expect(livia.page.get_by_text(re.compile("tried"))).to_have_count(0)


def test_one_vote_told_most_and_the_ledger_stays_in_sight(phone: NewPhone) -> None:
    """A beginner's exercise asks about one suspect, and names the turn that told most."""
    livia = phone(size=(360, 640))
    open_exercise(livia, "idus-martii")
    exercise = exercise_set("idus-martii").exercise(0)
    assert isinstance(exercise, Guess)
    (suspect,), (before,), (after,) = exercise.suspects, exercise.before, exercise.after
    ledger = livia.page.get_by_role("table").first
    expect(ledger.get_by_role("row")).to_have_count(4)  # a head and three turns
    for seen in (ledger, livia.page.get_by_role("slider").first, submit_button(livia)):
        expect(seen).to_be_in_viewport(ratio=1)
    livia.page.mouse.wheel(0, 400)
    expect(submit_button(livia)).to_be_in_viewport(ratio=1)
    told = livia.page.get_by_role("region", name=livia.say("web-idus-told", turn=exercise.telling_turn))
    expect(told).to_have_count(0)
    submit_button(livia).click()
    expect(told.get_by_role("row")).to_have_count(2)
    expect(told.locator(".arcs")).to_have_count(2)
    name = livia.page.locator(".result .who b").inner_text()
    assert name in told.inner_text()
    side = max(range(3), key=lambda place: abs(after[place] - before[place]))
    for chances in (before, after):
        expect(told).to_contain_text(f"{round(100 * chances[side])}%")
    assert exercise.truth[suspect] in ("loyal", "traitor", "merchant")


def test_five_exercises_are_the_set_of_a_day(phone: NewPhone) -> None:
    livia = phone()
    livia.page.clock.set_fixed_time("2026-03-02T12:00:00")
    livia.go("/practice/idus-martii")
    today = livia.page.locator(".set")
    for done in range(1, 5):
        submit_button(livia).click()
        expect(today).to_contain_text(livia.say("web-exercise-today", done=done, total=5))
        livia.button("web-exercise-next").click()
    submit_button(livia).click()
    expect(today).to_contain_text(livia.say("web-exercise-set-done"))
    expect(today).to_contain_text(livia.say("web-exercise-days", days=1, most=1))
    expect(livia.page.get_by_role("img", name=livia.say("web-idus-calibration"))).to_be_visible()


def test_alea_exercise_weighs_the_choice(phone: NewPhone) -> None:
    livia = phone()
    open_exercise(livia, "alea", 1)
    cards = livia.page.locator(".cards")
    expect(cards).to_be_visible()
    expect(cards).not_to_contain_text("100")  # the chance that a card saves the turn is part of the solution
    assert livia.page.evaluate(
        """() => document.querySelector(".cards").getBoundingClientRect().bottom
          <= document.querySelector(".tray").getBoundingClientRect().top"""
    ), "no card lies under the tray"
    open_exercise(livia, "alea", 300)
    expect(livia.page.get_by_text(livia.say("web-exercise-values"))).to_have_count(0)
    choose_anything(livia)
    values = livia.page.get_by_role("region", name=livia.say("web-exercise-values"))
    expect(values.locator(".taken")).to_have_count(1)
    expect(values.locator(".best").first).to_contain_text(livia.say("web-best"))
    why = livia.page.locator(".task table")
    rows = [why.locator(f".{part} td").all_inner_texts() for part in ("now", "later", "sum")]
    now, later, total = ([float(text.replace("\u2212", "-")) for text in row] for row in rows)
    assert [round(a + b, 1) for a, b in zip(now, later, strict=True)] == total, "the parts add up"
    for best, other, gap in (now, later, total):
        assert round(best - other, 1) == gap
    livia.button("web-exercise-next").click()
    expect(livia.page.locator(".tray .foot")).to_be_visible()


MASTER = 500  # number of an exercise that asks about all players
BAR_HOLDS = """() => {
  const [bar, mid] = [".bar", ".bar .mid"].map((css) => document.querySelector(css).getBoundingClientRect());
  return bar.top <= mid.top && mid.bottom <= bar.bottom;
}"""
AMONG_BOTS = (("idus-martii", 5, "able"), ("alea", 3, "novice"))


@pytest.fixture(scope="module")
def own_exercises(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, ThreadedServer]]:
    """A server with exercises from games with a person on every second seat."""
    folder = tmp_path_factory.mktemp("exercises")
    for game, players, bot in AMONG_BOTS:
        games = bot_games(find_game(game), (players,), (bot,), 7)
        seats = tuple(Player("bot", bot=bot) if seat % 2 else Player("human") for seat in range(players))
        records = [dataclasses.replace(next(games), seats=seats) for _ in range(6)]
        (folder / SHIPPED[game].file).write_bytes(pack(make_exercises(game, 1, 3, records, bots=False)))
    server = ThreadedServer(exercises=str(folder))
    yield folder, server
    server.stop()


@pytest.mark.parametrize(("game", "players"), [some[:2] for some in AMONG_BOTS])
def test_exercise_draws_people_and_bots_apart(
    own_exercises: tuple[Path, ThreadedServer], phone: NewPhone, game: str, players: int
) -> None:
    folder, server = own_exercises
    livia = phone(address=server.address)
    shipped, exercises = set(exercise_set(game).ids), exercise_set(game, folder)
    numbers = [place for place, exercise_id in enumerate(exercises.ids) if exercise_id not in shipped]
    assert numbers
    open_exercise(livia, game, numbers[0] + 1)
    exercise = exercises.exercise(numbers[0])
    me, suspects = json.loads(bytes(exercise.mine))["seat"], getattr(exercise, "suspects", ())
    listed = suspects if len(suspects) > 1 else ()  # a single one is drawn beside the question
    others = [name for name in livia.say("bot-names").split() if name != livia.name]
    names = [livia.name if seat == me else others.pop(0) for seat in range(players)]
    for seat, name in enumerate(names):
        if game == "alea":
            if seat != me:
                livia.page.locator(".rivals button", has_text=name).click()
            discs = livia.page.locator(".owner .mini")
        else:
            row = livia.page.locator(".laying li", has_text=name).locator(".mini")
            discs = row.or_(livia.page.locator(".chamber li.seat", has_text=name).locator(".disc"))
        expect(discs).to_have_count(2 if seat in listed else 1)
        for disc in discs.all():
            kind = "person" if disc.locator("b").count() else "bot"
            assert kind == ("bot" if seat % 2 and seat != me else "person"), (name, seat)
            assert disc.locator(".coin").count() == (kind == "bot")


def test_home_leads_to_exercise_and_unknown_number_to_first(phone: NewPhone) -> None:
    livia = phone()
    livia.go()
    livia.page.get_by_role("link", name=re.compile(livia.say("alea-exercise").rstrip("?"))).click()
    expect(livia.page.locator(".task")).to_be_visible()
    livia.page.go_back()
    expect(livia.page.get_by_role("heading", name="Lvsoria")).to_be_visible()
    livia.go("/practice/alea?n=99999")
    expect(livia.page.locator(".task")).to_be_visible()
    assert livia.page.url.endswith("?n=1")


def test_exercises_pass_axe_on_desktop(phone: NewPhone) -> None:
    """On a phone `test_layout.py` runs axe."""
    livia = phone(size=DESK, mobile=False)
    open_exercise(livia, "idus-martii", 500)
    assert axe_violations(livia.page) == []
    submit_button(livia).click()
    livia.page.evaluate(OPEN_ALL)
    assert axe_violations(livia.page) == []
    open_exercise(livia, "alea", 200)
    choose_anything(livia)
    assert axe_violations(livia.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_task_is_visible_first_with_large_letters(phone: NewPhone, language: str) -> None:
    livia = phone(language=language, size=(360, 640), large=True)
    for game, number in (("idus-martii", 500), ("alea", 7), ("alea", 300)):
        open_exercise(livia, game, number)
        assert livia.page.evaluate("'large' in document.documentElement.dataset")
        task = livia.page.locator(".task")
        expect(task).to_contain_text("?")
        expect(task).to_be_in_viewport(ratio=1)
        assert livia.page.evaluate(BAR_HOLDS), "the title is in its bar"
        if game == "idus-martii":
            expect(livia.page.get_by_role("slider").first).to_be_in_viewport()
            expect(livia.page.get_by_role("table").first).to_be_in_viewport()
