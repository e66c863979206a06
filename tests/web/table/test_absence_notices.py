"""Absence: wake lock, "Still there?", and the report of a stand-in's moves."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPhone
from tests.web.support.phones import Phone, open_game_together
from tests.web.support.threaded_server import ThreadedServer
from tests.web.table.test_secrets import hand_over
from tests.web.table.test_several_players import BOTH_VOTE

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

GRACE = 8.0
"""Seconds; the pages ask for an absent person in the last quarter."""
FAKE_LOCK = """(() => {
  const held = (window.held = []);
  const request = async () => {
    const lock = { released: false, release: async () => void (lock.released = true) };
    held.push(lock);
    return lock;
  };
  Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request }, configurable: true });
})()"""
HELD = "window.held.filter((lock) => !lock.released).length"
HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  if (state === "hidden") window.held.forEach((lock) => lock.release());
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Like a browser, releases the locks of a hidden page."""


@pytest.fixture(scope="module")
def impatient_server() -> Iterator[ThreadedServer]:
    """A server with a short grace period."""
    running = ThreadedServer(grace=GRACE)
    yield running
    running.stop()


@pytest.fixture
def leaving_server() -> Iterator[ThreadedServer]:
    """A server that treats people as absent at once."""
    running = ThreadedServer(grace=1.0)
    yield running
    running.stop()


def open_shared_game(phone: Phone, *others: Phone) -> None:
    """A game of two people with one phone, covered by the curtain, and of people with their own."""
    table = phone.open_table("idus-martii", 5, options=BOTH_VOTE)
    phone.take_seat(table, "Clodia")
    for other in others:
        other.take_seat(table)
    phone.start_game(table)
    phone.go(f"/t/{table}")
    expect(phone.page.locator("main.cur")).to_be_visible()


def wait_for_locks(phone: Phone, count: int) -> None:
    phone.wait_until(lambda: phone.page.evaluate(HELD) == count, f"the page does not hold {count} locks")


def test_screen_stays_on_while_a_game_is_played(phone: NewPhone) -> None:
    livia = phone()
    livia.context.add_init_script(FAKE_LOCK)
    table = livia.open_table("alea", 2)
    livia.go(f"/t/{table}")
    assert livia.page.evaluate(HELD) == 0, "the lobby needs no lock"
    livia.start_button.click()
    expect(livia.question).to_be_visible()
    wait_for_locks(livia, 1)
    livia.page.evaluate(HIDE, "hidden")
    assert livia.page.evaluate(HELD) == 0
    livia.page.evaluate(HIDE, "visible")
    wait_for_locks(livia, 1)
    livia.link("web-leave").click()
    wait_for_locks(livia, 0)


def test_screen_stays_on_while_a_phone_is_handed_on(phone: NewPhone) -> None:
    """Regression: the curtain released the lock, and the screen went dark between two turns."""
    livia = phone()
    livia.context.add_init_script(FAKE_LOCK)
    open_shared_game(livia)
    wait_for_locks(livia, 1)
    hand_over(livia, "Livia")
    livia.page.locator(".tray button:not([disabled])").first.wait_for()
    assert livia.page.evaluate("window.held.length") == 1


def test_television_stays_on_while_a_game_is_played(phone: NewPhone) -> None:
    television = phone("Nemo")
    television.context.add_init_script(FAKE_LOCK)
    livia = phone("Livia")
    table = livia.open_table("alea", 3)
    television.go(f"/tv/{table}")
    expect(television.page.locator(".qr")).to_be_visible()
    assert television.page.evaluate(HELD) == 0
    livia.start_game(table)
    wait_for_locks(television, 1)


def test_curtain_calls_a_shared_phone_that_is_offline(
    impatient_server: ThreadedServer, phone: NewPhone
) -> None:
    """Regression: between two turns nothing asked, and a bot took over unannounced."""
    livia, marcus = (phone(name, address=impatient_server.address) for name in ("Livia", "Marcus"))
    open_shared_game(livia, marcus)  # without other people a game waits for Livia
    question = livia.page.locator("main.cur").get_by_role("alert")
    with livia.offline():
        expect(question).to_have_text(livia.say("web-still-there"), timeout=GRACE * 1000)
    expect(question).to_have_count(0)


def test_insecure_page_warns_once_that_screen_may_sleep(server: ThreadedServer, phone: NewPhone) -> None:
    insecure = server.address.replace("127.0.0.1", "0.0.0.0")  # noqa: S104 (this machine, untrusted)
    livia = phone(address=insecure)
    livia.allow_fault("Cross-Origin-Opener-Policy header has been ignored")
    livia.open_game("alea", 2)
    assert not livia.page.evaluate("isSecureContext")
    note = livia.page.get_by_text(livia.say("web-no-wake-lock"))
    expect(note).to_be_visible()
    livia.button("web-understood").click()
    expect(note).to_have_count(0)
    livia.reload()
    expect(livia.question).to_be_visible()
    expect(note).to_have_count(0)


def test_absent_player_is_called_and_gets_a_report(impatient_server: ThreadedServer, phone: NewPhone) -> None:
    """Livia is offline: both pages ask for her, a bot moves, and she reads its moves."""
    livia, marcus = (phone(name, address=impatient_server.address) for name in ("Livia", "Marcus"))
    table = open_game_together(livia, marcus, game="alea", players=2)
    question = livia.page.locator(".banner", has=livia.page.get_by_role("alert"))
    with livia.offline():
        expect(question).to_be_visible(timeout=GRACE * 1000)
        expect(question.get_by_role("button", name=livia.say("web-i-am-here"))).to_be_visible()
        assert livia.page.title().startswith(f"• {livia.say('web-still-there')}")
        timer = marcus.page.get_by_role("timer").filter(has_text="Livia:")
        expect(timer).to_be_visible(timeout=GRACE * 1000)
        impatient_server.wait(lambda: impatient_server.room(table).stand_in_counts[0] > 0, "no bot stood in")
    report = livia.page.locator(".stand-in-moves")
    for _ in ("when she is back", "after a reload"):
        expect(report).to_be_visible()
        report.locator("summary").click()
        expect(report.locator("li").first).to_contain_text(livia.say("names-me").capitalize())
        assert report.locator("li").count() == impatient_server.room(table).stand_in_counts[0]
        livia.reload()
    livia.button("web-understood").click()
    expect(report).to_have_count(0)
    livia.reload()
    expect(livia.question).to_be_visible()
    expect(report).to_have_count(0)
    expect(marcus.page.locator(".stand-in-moves")).to_have_count(0)


def test_return_within_grace_answers_the_question(impatient_server: ThreadedServer, phone: NewPhone) -> None:
    livia, marcus = (phone(name, address=impatient_server.address) for name in ("Livia", "Marcus"))
    table = open_game_together(livia, marcus, game="alea", players=2)
    livia.page.goto("about:blank")
    timer = marcus.page.get_by_role("timer").filter(has_text="Livia:")
    expect(timer).to_be_visible(timeout=GRACE * 1000)
    livia.go(f"/t/{table}")
    expect(timer).to_have_count(0)
    assert impatient_server.room(table).stand_in_counts == (0, 0)


def test_television_does_not_count_as_a_person(phone: NewPhone, leaving_server: ThreadedServer) -> None:
    """Regression: a bot spent a card while only the television was open."""
    livia, television = (phone(name, address=leaving_server.address) for name in ("Livia", "Nemo"))
    table = livia.open_table("alea", 3, start=True)
    television.go(f"/tv/{table}")
    expect(television.page.locator(".band h2")).to_be_visible()
    timers, person = leaving_server.live(table)._timers, leaving_server.room(table).chairs[0].person
    leaving_server.wait(
        lambda: not timers.has_timer(("grace", person)) and not timers.is_busy, "still active"
    )
    assert not leaving_server.room(table).chairs[0].stand_in
    assert leaving_server.room(table).stand_in_counts == (0, 0, 0)
