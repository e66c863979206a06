"""Generic screens: par impar without its web module, and terni lapilli with its grid."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.guest.installed_program import LAPILLI, PACKAGE, InstalledProgram, install
from tests.web.conftest import NewPhone
from tests.web.support.axe import axe_violations
from tests.web.support.phones import DESK, PATIENCE, Phone, open_game_together
from tests.web.table.test_secrets import hand_over

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

WEB = '    "web": "par_impar.web_files:WEB",\n'
HIDES = {nuts: f"Hide {nuts} nuts" if nuts > 1 else "Hide one nut" for nuts in range(1, 6)}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Par impar without its web board."""
    folder = tmp_path_factory.mktemp("packages")
    install(PACKAGE, folder)
    install(LAPILLI, folder)
    init = folder / "par_impar" / "__init__.py"
    source = init.read_text(encoding="utf-8")
    assert WEB in source
    init.write_text(source.replace(WEB, ""), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def address(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`lusoria serve` with the guest packages installed; the client has no code for them."""
    with InstalledProgram([packages]).serving(tmp_path_factory.mktemp("served")) as port:
        yield f"http://127.0.0.1:{port}"


def choice(phone: Phone, label: str) -> Locator:
    return phone.page.get_by_role("button", name=label, exact=True)


def choose(phone: Phone, label: str) -> None:
    choice(phone, label).click()


def next_question(phone: Phone, answered: int) -> dict[str, Any] | None:
    """The update that asks Livia for the next decision; None after the end."""
    for _ in range(int(PATIENCE / 20)):
        update = phone.last_update
        if update and update["table"]["result"]:
            return None
        if update and update["legal"] and update["ask"] > answered:
            return update
        phone.page.wait_for_timeout(20)
    raise AssertionError("Livia was not asked")


def expect_accessible(phone: Phone) -> None:
    assert axe_violations(phone.page) == []
    assert phone.horizontal_overflow() == ""


def test_guest_game_is_played_to_end_and_replayed(phone: NewPhone, address: str) -> None:
    """On a phone, from the home page on. Each kind of screen passes axe and fits."""
    livia = phone("Livia", address=address)
    livia.go()
    expect(livia.page.get_by_text("Some nuts in a hand. Odd or even?")).to_be_visible()
    livia.open_game("par-impar", 2)
    answers = {"hide": HIDES[2], "guess": "Even"}  # its bot says odd, and hides odd numbers
    checked_steps: set[str] = set()
    answered = -1
    while (update := next_question(livia, answered)) is not None:
        step, answered = update["table"]["step"], update["ask"]
        expect(choice(livia, answers[step])).to_be_visible()
        if step not in checked_steps:
            expect_accessible(livia)
            checked_steps.add(step)
        choose(livia, answers[step])
    assert checked_steps == set(answers)
    won = livia.page.get_by_role("heading", name=re.compile("with 5 points"))
    expect(won).to_be_visible()
    expect_accessible(livia)
    livia.link("web-replay").click()
    expect(livia.page.get_by_text(livia.say("web-replay-start"))).to_be_visible()
    expect_accessible(livia)
    for _ in range(3):
        livia.button("web-step-on", exact=True).click()
    expect(livia.page.get_by_text("The point")).not_to_have_count(0)


def test_hidden_fields_are_in_no_other_document(phone: NewPhone, address: str) -> None:
    """Pages of Marcus and of Nemo, who watches, are identical for each number that Livia hides."""
    livia, marcus, nemo = (phone(name, address=address) for name in ("Livia", "Marcus", "Nemo"))
    documents_of: dict[str, set[str]] = {"Marcus": set(), "Nemo": set()}
    for nuts in (1, 4, 5):
        table = livia.open_table("par-impar", 2, options={"first": 0})
        marcus.take_seat(table)
        livia.start_game(table)
        for person in (livia, marcus, nemo):
            person.go(f"/t/{table}")
            expect(person.question).to_be_visible()
        choose(livia, HIDES[nuts])
        expect(choice(marcus, "Odd")).to_be_visible()
        expect(nemo.page.get_by_role("listitem").filter(has_text="Livia hid some nuts.")).to_be_visible()
        for person in (marcus, nemo):
            shown = person.html()
            assert ("one nut" if nuts == 1 else f"{nuts} nuts") not in shown
            documents_of[person.name].add(shown.replace(table, ""))
            assert f'"nuts": {nuts}' not in json.dumps(person.received)
    assert {name: len(documents) for name, documents in documents_of.items()} == {"Marcus": 1, "Nemo": 1}


def test_guest_game_on_one_phone_for_two(phone: NewPhone, address: str) -> None:
    """The curtain comes because the game marks a field as secret. It hides the nuts."""
    livia = phone("Livia", address=address)
    table = livia.open_table("par-impar", 2, options={"first": 0})
    livia.take_seat(table, "Clodia")
    livia.start_game(table)
    livia.go(f"/t/{table}")
    hand_over(livia, "Livia")
    choose(livia, HIDES[4])
    expect(livia.page.locator("main.cur").get_by_role("heading", name="Clodia")).to_be_visible()
    assert "4 nuts" not in livia.html()
    hand_over(livia, "Clodia")
    expect(choice(livia, "Odd")).to_be_visible()
    assert "4 nuts" not in livia.html()
    choose(livia, "Odd")
    opened = livia.page.get_by_role("listitem").filter(has_text="Livia opened the hand: 4 nuts.")
    expect(opened).to_be_visible()


def test_guest_rules_in_french_and_game_by_keyboard(phone: NewPhone, address: str) -> None:
    """Choices come from the server, texts from the package; digits select, Enter sends."""
    livia = phone("Livia", address=address, language="fr", size=DESK, mobile=False)
    table = livia.open_table("par-impar", 2)
    livia.go(f"/t/{table}")
    points = livia.page.get_by_role("combobox", name="Points")
    points.select_option("1")
    expect(livia.page.locator(".chip").filter(has_text="Points")).to_be_visible()
    first = livia.page.get_by_role("combobox", name="Qui cache en premier")
    first.select_option(label="Livia")
    expect(livia.page.locator(".chip").filter(has_text="Qui cache en premier")).to_be_visible()
    expect_accessible(livia)
    livia.start_button.click()
    expect(choice(livia, "Cacher 2 noix")).to_be_visible()
    livia.page.keyboard.press("2")  # its bot says odd
    expect(choice(livia, "Cacher 2 noix")).to_be_focused()
    livia.page.keyboard.press("Enter")
    expect(livia.page.get_by_role("heading", name="Vous l’emportez avec 1 point.")).to_be_visible()


def play_until_end(livia: Phone, answers: list[str]) -> None:
    """Livia's choices in a game against Virgil, who says odd and hides odd numbers."""
    answered = -1
    for answer in answers:
        update = next_question(livia, answered)
        assert update is not None
        answered = update["ask"]
        choose(livia, answer)
    assert next_question(livia, answered) is None


def test_guest_analysis_shows_chances_and_costly_decisions(phone: NewPhone, address: str) -> None:
    livia = phone("Livia", address=address)
    livia.open_game("par-impar", 2, options={"points": 3, "first": 0})
    play_until_end(livia, ["Hide 3 nuts", "Odd", "Hide 3 nuts", "Even"])
    livia.page.get_by_role("link", name=livia.say("web-analysis"), exact=False).first.click()
    decisions = livia.page.get_by_role("region", name=livia.say("analysis-decisions"))
    expect(decisions.get_by_role("listitem")).to_have_count(2)
    third, fourth = (decisions.get_by_role("button", name=f"Hand {hand} · Livia") for hand in (3, 4))
    expect(third).to_contain_text("Better: Hide 2 nuts")
    expect(fourth).to_contain_text("Better: Odd")
    expect(fourth).to_contain_text("has chosen odd 1 times in 1 such hands.")
    chances = livia.page.get_by_role("region", name=livia.say("web-plain-chances"))
    chances.get_by_text(livia.say("web-as-table")).click()
    expect(chances.get_by_role("row")).to_have_count(6)  # names, start, four hands
    third.click()
    expect(third).to_have_attribute("aria-expanded", "true")
    expect(livia.page).to_have_url(re.compile(r"step=\d+"))
    opened = livia.page.get_by_role("region", name="Hand 3 · Livia")
    expect(opened.get_by_role("row", name="Hide 3 nuts")).to_contain_text(livia.say("web-taken"))
    expect(opened.get_by_role("row", name="Hide 2 nuts")).to_contain_text(livia.say("web-best"))
    expect_accessible(livia)
    livia.page.reload()
    expect(livia.page.get_by_role("region", name="Hand 3 · Livia")).to_be_visible()


def test_guest_exercise_takes_choice_and_shows_values(phone: NewPhone, address: str) -> None:
    livia = phone("Livia", address=address)
    livia.go()
    livia.page.get_by_role("link", name="What is in the hand?").click()
    expect(choice(livia, "Even")).to_be_visible()
    expect(livia.button("web-hold")).to_have_count(0)  # nothing is covered in an exercise
    expect(livia.page.get_by_role("group", name=livia.say("web-exercise-values"))).to_have_count(0)
    assert "25.0" not in livia.html()
    expect_accessible(livia)
    choose(livia, "Even")
    expect(
        livia.page.get_by_role("heading", name=livia.say("web-exercise-cost-win", cost="12.5"))
    ).to_be_focused()
    values = livia.page.get_by_role("group", name=livia.say("web-exercise-values"))
    expect(values.get_by_role("row", name="Odd")).to_contain_text("25.0%")
    expect(values.get_by_role("row", name="Even")).to_contain_text(livia.say("web-taken"))
    expect(livia.page.get_by_text("has chosen odd 2 times in 2 such hands.")).to_be_visible()
    expect_accessible(livia)
    livia.button("web-exercise-next").click()
    choose(livia, "Odd")
    expect(livia.page.get_by_role("heading", name=livia.say("web-exercise-good"))).to_be_visible()


def test_guest_lesson_is_played_to_its_end(phone: NewPhone, address: str) -> None:
    livia = phone("Livia", address=address)
    livia.go()
    livia.link("web-learn-of", game="Par Impar").click()
    text = livia.page.locator(".lesson")
    expect(text).to_contain_text("Hide three.")
    choose(livia, HIDES[2])
    expect(text).to_contain_text(livia.say("web-learn-other", deed=HIDES[3]))
    expect_accessible(livia)
    choose(livia, HIDES[3])
    expect(text).to_contain_text("Three is odd")
    text.get_by_role("button", name=livia.say("web-go-on")).click()
    expect(text).to_contain_text("Say odd.")
    choose(livia, "Odd")
    expect(text).to_contain_text("four nuts")
    choose(livia, HIDES[4])
    expect(text).to_contain_text("You’re ready.")
    text.get_by_role("button", name=livia.say("web-play-now")).click()
    expect(livia.question).to_be_visible()


def test_guest_coach_lists_values_of_options(phone: NewPhone, address: str) -> None:
    livia = phone("Livia", address=address)
    livia.open_game("par-impar", 2, lamps=True, options={"first": 0})
    values = livia.page.get_by_role("group", name=livia.say("web-exercise-values"))
    expect(choice(livia, HIDES[3])).to_be_visible()
    expect(values).to_have_count(0)
    livia.button("web-lamp", exact=True).click()
    expect(values.get_by_role("row")).to_have_count(5)
    expect(values.get_by_role("row", name=HIDES[3])).to_contain_text("50.0%")
    reason = livia.page.get_by_text("has chosen odd 0 times in 0 such hands.")
    expect(reason).to_have_count(0)  # it may tell a secret
    livia.button("web-hold").hover()
    livia.page.mouse.down()
    expect(reason).to_be_visible()
    livia.page.mouse.up()
    expect_accessible(livia)
    for answer in (HIDES[3], "Odd"):
        choose(livia, answer)
    expect(values.get_by_role("row").first).to_contain_text("Hide 2 nuts")  # Virgil has said odd
    expect(values.get_by_role("row").first).to_contain_text(livia.say("web-best"))


def cell(phone: Phone, row: int, column: int) -> Locator:
    return phone.page.get_by_role("button", name=re.compile(rf"^Row {row}, column {column}:"))


def test_grid_takes_clicks_and_keys_to_a_draw(phone: NewPhone, address: str) -> None:
    """Livia plays by keys alone, Marcus by clicks; a click on a cell that is taken says which are free."""
    livia, marcus = (phone(name, address=address, size=DESK, mobile=False) for name in ("Livia", "Marcus"))
    open_game_together(livia, marcus, game="terni-lapilli", players=2)
    expect(cell(livia, 1, 1)).to_have_attribute("aria-disabled", "false")
    cell(livia, 1, 1).focus()
    livia.page.keyboard.press("Enter")
    expect(livia.page.get_by_role("button", name="Row 1, column 1: Livia")).to_be_visible()
    expect_accessible(livia)
    marked = marcus.page.get_by_text(marcus.say("web-plain-pick-marked"))
    expect(cell(marcus, 1, 2)).to_have_attribute("aria-disabled", "false")
    expect(marked).to_have_count(0)
    cell(marcus, 1, 1).click(force=True)
    expect(marked).to_be_visible()
    keys = (("ArrowRight", "ArrowRight"), ("ArrowDown", "Home"), ("ArrowDown", "ArrowRight"), ("ArrowRight",))
    for place, moves in zip(((1, 2), (2, 2), (2, 3), (3, 1)), keys, strict=True):
        expect(cell(marcus, *place)).to_have_attribute("aria-disabled", "false")
        cell(marcus, *place).click()
        expect(marked).to_have_count(0)
        expect(cell(livia, *place)).to_have_accessible_name(re.compile("Marcus$"))
        expect(livia.page.locator("button.free")).not_to_have_count(0)
        for key in (*moves, "Enter"):
            livia.page.keyboard.press(key)
    for person in (livia, marcus):
        expect(person.page.get_by_role("heading", name="A draw: the board is full.")).to_be_visible()
        expect(person.page.get_by_text(person.say("web-shares-win"), exact=True)).to_have_count(2)
    expect(cell(livia, 2, 2)).to_have_accessible_name("Row 2, column 2: Marcus")
    expect_accessible(livia)
