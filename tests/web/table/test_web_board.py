"""Web module of a guest package: every screen that shows it, and its failures."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.guest.installed_program import PACKAGE, InstalledProgram, install
from tests.web.conftest import NewPhone
from tests.web.support.axe import axe_violations
from tests.web.support.phones import Phone
from tests.web.table.test_secrets import hand_over

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packages")
    install(PACKAGE, folder)
    return folder


@pytest.fixture(scope="module")
def address(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with InstalledProgram([package]).serving(tmp_path_factory.mktemp("served")) as port:
        yield f"http://127.0.0.1:{port}"


def web_board(phone: Phone) -> Locator:
    return phone.page.locator(".par-impar")


def choose(phone: Phone, label: str) -> None:
    phone.page.locator(".par-impar").get_by_role("button", name=label, exact=True).click()


def test_full_table_plays_and_replays_on_web_board(phone: NewPhone, address: str) -> None:
    livia, marcus, television = (phone(name, address=address) for name in ("Livia", "Marcus", "Nemo"))
    table = livia.open_table("par-impar", 2, options={"first": 0, "points": 2})
    marcus.take_seat(table)
    livia.start_game(table)
    livia.go(f"/t/{table}")
    marcus.go(f"/t/{table}")
    television.go(f"/tv/{table}")
    expect(web_board(television)).to_be_visible()
    choose(livia, "Hide 4 nuts")
    expect(web_board(marcus).get_by_role("button", name="Odd")).to_be_visible()
    marcus.allow_fault("style-src-elem|Applying inline style")  # axe writes a style into the shadow root
    assert axe_violations(marcus.page) == []
    expect(web_board(livia).locator(".hand .nuts img")).to_have_count(0)  # covered
    for other in (marcus, television):
        assert '"nuts": 4' not in json.dumps(other.received)
    choose(marcus, "Odd")
    for person in (livia, marcus, television):
        expect(web_board(person).locator(".hand .nuts img")).to_have_count(4)
    choose(marcus, "Hide one nut")
    choose(livia, "Odd")
    expect(livia.page.get_by_role("heading", name="You win with 2 points.")).to_be_visible()
    expect(web_board(livia).locator(".points .won")).to_have_count(2)
    expect(web_board(television).locator(".points .won")).to_have_count(2)
    livia.go(f"/r/{table}?step=2")
    expect(web_board(livia).locator(".hand .nuts img")).to_have_count(4)  # the own seat's view
    assert livia.horizontal_overflow() == ""


def test_shared_phone_covers_web_board(phone: NewPhone, address: str) -> None:
    livia = phone("Livia", address=address)
    table = livia.open_table("par-impar", 2, options={"first": 0})
    livia.take_seat(table, "Clodia")
    livia.start_game(table)
    livia.go(f"/t/{table}")
    hand_over(livia, "Livia")
    choose(livia, "Hide 4 nuts")
    expect(livia.page.locator("main.cur").get_by_role("heading", name="Clodia")).to_be_visible()
    expect(web_board(livia)).to_have_count(0)
    hand_over(livia, "Clodia")
    expect(web_board(livia).get_by_role("button", name="Odd")).to_be_visible()
    expect(web_board(livia).locator(".hand .nuts img")).to_have_count(0)


def test_server_sends_board_by_hash_and_policy(phone: NewPhone, address: str) -> None:
    livia = phone("Livia", address=address)
    get = livia.context.request.get
    web = get(f"{address}/api/games").json()["games"]["par-impar"]["web"]
    module = get(address + web["module"]["url"])
    assert "immutable" in module.headers["cache-control"]
    assert module.headers["content-type"].startswith("text/javascript")
    assert f"'{web['module']['integrity']}'" in get(f"{address}/").headers["content-security-policy"]
    folder = web["module"]["url"].rpartition("/")[0]
    assert get(f"{address}{folder}/nut.svg").ok
    assert not get(f"{address}{folder}/../__init__.py").ok
    assert not get(f"{address}{folder}/secret.js").ok


@contextmanager
def serve_changed(package: Path, folder: Path, change: Callable[[str], str]) -> Iterator[str]:
    """A server with a changed board module."""
    copy = folder / "package"
    shutil.copytree(package, copy)
    module = copy / "par_impar" / "web" / "board.js"
    module.write_text(change(module.read_text(encoding="utf-8")), encoding="utf-8")
    with InstalledProgram([copy]).serving(folder) as port:
        yield f"http://127.0.0.1:{port}"


def expect_plain_board(livia: Phone) -> None:
    """The page reports the failure, and a plain button answers the prompt."""
    expect(livia.page.get_by_text(livia.say("web-plain-own-failed"))).to_be_visible()
    expect(web_board(livia)).to_have_count(0)
    livia.page.get_by_role("button", name="Hide 2 nuts", exact=True).click()
    expect(livia.page.get_by_text("You hid").or_(livia.page.get_by_text("Livia hid"))).not_to_have_count(0)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("update(play);", "throw new Error('mount');"),
        lambda text: text.replace(
            "let shown", "setTimeout(() => { throw new Error('later'); }, 50);\n let shown"
        ),
        lambda text: text.replace("export default", "export const other ="),
    ],
    ids=["mount", "later", "no board"],
)
def test_failing_board_gives_way_to_plain_board(
    phone: NewPhone, package: Path, tmp_path: Path, change: Callable[[str], str]
) -> None:
    with serve_changed(package, tmp_path, change) as address:
        livia = phone("Livia", address=address)
        livia.allow_fault("mount|later|exports no board")
        livia.open_game("par-impar", 2, options={"first": 0})
        expect_plain_board(livia)


def test_board_of_another_hash_does_not_run(phone: NewPhone, address: str) -> None:
    livia = phone("Livia", address=address)
    livia.allow_fault("integrity|cannot be loaded|digest")

    def tamper(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + "\nwindow.tampered = true;")

    livia.page.route("**/board.js", tamper)
    livia.open_game("par-impar", 2, options={"first": 0})
    expect_plain_board(livia)
    assert livia.page.evaluate("window.tampered") is None


def test_web_module_brings_analysis_and_exercise(phone: NewPhone, address: str) -> None:
    livia = phone("Livia", address=address)
    livia.go("/practice/par-impar?n=1")
    choose(livia, "Even")
    expect(web_board(livia).get_by_text("Odd: 25 %")).to_be_visible()
    expect(livia.button("web-exercise-next")).to_be_visible()
    livia.open_game("par-impar", 2, options={"first": 0, "points": 2})
    for answer in ("Hide 3 nuts", "Odd", "Hide 3 nuts"):
        choose(livia, answer)
    livia.page.get_by_role("link", name=livia.say("web-analysis")).first.click()
    hands = web_board(livia).get_by_role("button")
    expect(hands).to_have_count(3)
    expect(hands.first).to_contain_text("Livia 25 %")
    expect(hands.first).to_have_attribute("aria-pressed", "false")
    hands.first.click()
    expect(hands.first).to_have_attribute("aria-pressed", "true")
    expect(web_board(livia).locator(".points .won")).to_have_count(1)
    expect(livia.page).to_have_url(re.compile(r"step=\d+"))
    livia.allow_fault("style-src-elem|Applying inline style")  # axe writes a style into the shadow root
    assert axe_violations(livia.page) == []
    assert livia.horizontal_overflow() == ""


def test_generic_exercise_replaces_failing_module(phone: NewPhone, address: str) -> None:
    """A module of another hash does not run."""
    livia = phone("Livia", address=address)
    livia.allow_fault("integrity|cannot be loaded|digest")
    livia.page.route("**/board.js", lambda route: route.fulfill(body="export default {};"))
    livia.go("/practice/par-impar?n=1")
    livia.page.get_by_role("button", name="Even", exact=True).click()
    values = livia.page.get_by_role("group", name=livia.say("web-exercise-values"))
    expect(values.get_by_role("row", name="Odd")).to_contain_text("25.0%")
    expect(web_board(livia)).to_have_count(0)


def test_exercise_without_options_says_that_it_needs_its_module(phone: NewPhone, address: str) -> None:
    """Only the screen of the game's own module can show such an exercise."""
    livia = phone("Livia", address=address)
    livia.allow_fault("cannot be loaded|ERR_FAILED")
    livia.page.route("**/board.js", lambda route: route.abort())

    def without_options(route: Route) -> None:
        page = route.fetch().json()
        for exercise in page["exercises"]:
            del exercise["legal"], exercise["values"]
        route.fulfill(json=page)

    livia.page.route("**/api/exercises/par-impar/0", without_options)
    livia.go("/practice/par-impar?n=1")
    expect(livia.page.get_by_role("alert")).to_have_text(livia.say("web-exercise-needs-own"))
    with livia.page.expect_request("**/board.js"):
        livia.button("web-analysis-again").click()
