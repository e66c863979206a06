"""Television: screen sizes, the end in beats, rematch, talk, and lost connection."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewPhone
from tests.web.support.full_home import LONG
from tests.web.support.phones import TWO_FRAMES, Phone
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

SCREENS = (1280, 720), (1920, 1080), (3840, 2160)
COMPANIES = [("idus-martii", 5), ("idus-martii", 8), ("alea", 2), ("alea", 4), ("alea", 6)]
WRONG = """() => {
  const wrong = [];
  for (const box of document.querySelectorAll("main :is(h1, h2, p, b, span, small, li, text, td, th)")) {
    const words = [...box.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const { left, right, top, bottom, width } = box.getBoundingClientRect();
    if (!words || width < 2 || box.closest(".vh, .row-number")) continue;
    const name = box.textContent.trim().slice(0, 30);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      wrong.push(`out: ${name}`);
    const cut = box.closest(".show")?.getBoundingClientRect().bottom ?? innerHeight;
    if (bottom > cut + 1) wrong.push(`behind the band: ${name}`);
    const card = box.closest(".people li")?.getBoundingClientRect();
    if (card && right > card.right + 1) wrong.push(`beside its card: ${name}`);
    const zoom = parseFloat(getComputedStyle(document.querySelector("main")).zoom) || 1;
    const drawn = box.ownerSVGElement ? box.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(box).fontSize) * zoom * drawn;
    if ((size * 720) / innerHeight < 17.9) wrong.push(`small: ${name} ${size}`);
  }
  return wrong;
}"""
SHOWS = """() => {
  window.shows = [];
  const look = () => {
    const cards = document.querySelectorAll(".ending .face").length;
    const columns = document.querySelectorAll(".weigh .up").length;
    const now = document.querySelector(".finale") ? "end"
      : document.querySelector(".ending") ? `cards ${cards}`
      : document.querySelector(".weigh") ? `columns ${columns}` : "";
    if (window.shows.at(-1) !== now) window.shows.push(now);
    const ending = document.querySelector(".ending");
    const before = / over$/.test(document.body?.dataset.beat ?? "");
    window.betrayed ||= before && Boolean(ending?.matches(".loyal, .traitor, .merchant"));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""

COVERED = """() => {
  const bubble = document.querySelector(".bubble"), at = bubble.getBoundingClientRect();
  const covered = [...document.querySelectorAll(".drums, .thrown, .floor, .frieze, .band")].filter((el) => {
    const box = el.getBoundingClientRect();
    return at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top;
  });
  const small = parseFloat(getComputedStyle(bubble).fontSize) < 18 ? ["small"] : [];
  return [...covered.map((el) => el.getAttribute("class")), ...small].join();
}"""
FACES = """() => {
  const done = document.querySelector(".frieze .done");
  const cell = done.getBoundingClientRect();
  const faces = [...done.querySelectorAll(".mini")].map((face) => face.getBoundingClientRect());
  return faces.length === 2 && faces.every(({ left, right }) => left >= cell.left && right <= cell.right);
}"""


def shown_steps(phone: Phone) -> list[str]:
    steps: list[str] = phone.page.evaluate("window.shows")
    return [step for step in steps if step]


def misplaced_texts(phone: Phone) -> list[str]:
    """Texts outside their place or too small, after the layout has settled."""
    found: list[str] = []
    for _ in range(100):
        phone.page.evaluate(TWO_FRAMES)
        found = phone.page.evaluate(WRONG)
        if not found:
            break
    return found


def send_longest_verdict(line: WebSocketRoute) -> None:
    """Changes the result of Idus Martii: the Merchants win, and none is left."""
    upstream = line.connect_to_server()

    def tell(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "update" and "faction" in (message["table"]["result"] or {}):
            message["table"]["result"] |= {"ending": "ides_of_march", "faction": "merchant", "winners": []}
        line.send(json.dumps(message))

    upstream.on_message(tell)


@pytest.mark.parametrize(("game", "players"), COMPANIES)
def test_television_fills_every_screen(
    server: ThreadedServer, phone: NewPhone, game: str, players: int
) -> None:
    """Nothing runs off the edge, and nothing is smaller than 18 px at 1280 x 720.

    Regression: at the end a long name, or the long verdict of the Merchants, pushed cards behind the band.
    """
    first, *others = LONG[:players]
    tv = phone(first, size=SCREENS[0], mobile=False)
    table = tv.open_table(game, players)
    for name in others:
        tv.take_seat(table, name)
    tv.start_game(table)
    tv.go(f"/tv/{table}")
    expect(tv.page.locator(".show")).to_be_visible()
    assert tv.page.evaluate("document.documentElement.dataset.theme") == "dark"
    tv.page.set_viewport_size({"width": 390, "height": 844})
    tv.page.evaluate(TWO_FRAMES)
    assert not tv.horizontal_overflow()
    for over in (False, True):
        if over:
            for seat in range(1 + len(others)):
                tv.api("DELETE", f"/tables/{table}/seats/{seat}", status=200)
            expect(tv.page.locator(".finale")).to_be_visible(timeout=30_000)
        for width, height in SCREENS:
            tv.page.set_viewport_size({"width": width, "height": height})
            assert not misplaced_texts(tv), (over, width)
    late = phone("Television", size=SCREENS[-1], mobile=False, language="de")
    late.page.route_web_socket("**/socket*", send_longest_verdict)
    late.go(f"/tv/{table}")  # regression: after the end the screen opened too small
    expect(late.page.locator(".finale")).to_be_visible(timeout=30_000)
    if game == "idus-martii":
        expect(late.page.locator(".verdict.merchant")).to_be_visible()
    for width, height in SCREENS:
        late.page.set_viewport_size({"width": width, "height": height})
        assert not misplaced_texts(late), width


@pytest.mark.parametrize(
    ("game", "players", "show"),
    [
        ("idus-martii", 5, [f"cards {number}" for number in range(6)]),
        ("alea", 2, ["columns 1", "columns 2"]),
    ],
)
def test_television_shows_the_end_in_beats(
    server: ThreadedServer, phone: NewPhone, game: str, players: int, show: list[str]
) -> None:
    """Regression: it stood still for up to ten seconds before the result, also in a replay."""
    tv = phone("Television", size=SCREENS[0], mobile=False, pace="fast", speedup=4)
    tv.page.add_init_script(f"({SHOWS})()")
    table = tv.open_table(game, players, start=True)
    tv.go(f"/tv/{table}")
    expect(tv.page.locator(".show")).to_be_visible()
    tv.api("DELETE", f"/tables/{table}/seats/0", status=200)
    expect(tv.page.locator(".finale")).to_be_visible(timeout=90_000)
    assert shown_steps(tv) == [*show, "end"]
    assert not tv.page.evaluate("window.betrayed"), "the colours revealed the winner"
    tv.go(f"/r/{table}")
    slider = tv.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last - 1))
    tv.button("web-step-on").click()
    expect(tv.page.locator(".finale")).to_be_visible(timeout=30_000)
    assert shown_steps(tv) == [*show, "end"]


def test_television_shows_lost_network_at_once(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: it waited for the timeout of the connection."""
    tv = phone("Television", size=SCREENS[0], mobile=False)
    table = tv.open_table("alea", 2, start=True)
    tv.go(f"/tv/{table}")
    expect(tv.page.locator(".show")).to_be_visible()
    assert server.wait_for_viewers(table, None)
    message = tv.page.locator(".band .ask p", has_text=tv.say("web-lost-line"))
    with tv.offline():
        expect(message).to_be_visible()
    expect(message).to_have_count(0)


def test_television_follows_the_rematch(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: it stayed at the old end."""
    tv = phone("Television", size=SCREENS[0], mobile=False)
    table = tv.open_table("alea", 2, start=True)
    tv.go(f"/tv/{table}")
    expect(tv.page.locator(".show")).to_be_visible()  # opening the page later would take the seat back
    tv.api("DELETE", f"/tables/{table}/seats/0", status=200)
    expect(tv.page.locator(".finale")).to_be_visible(timeout=30_000)
    expect(tv.page.locator(".code")).to_contain_text(tv.say("web-tv-next"))
    expect(tv.page.locator(".band .qr")).to_be_in_viewport()
    again = tv.api("POST", f"/tables/{table}/rematch", {}, None)
    tv.page.wait_for_url(f"**/tv/{again['id']}")
    expect(tv.page.locator(".finale")).to_be_hidden()  # the previous end is a `.show`, too
    expect(tv.page.locator(".show")).to_be_visible()
    tv.api("DELETE", f"/tables/{again['id']}/seats/0", status=200)
    expect(tv.page.locator(".finale")).to_be_visible(timeout=30_000)
    won = tv.say("web-won-of", won=1, played=2), tv.say("web-won-of", won=2, played=2)
    standing = tv.page.locator(".band .ask p")
    expect(standing).to_contain_text(tv.say("web-standings"))
    expect(standing).to_contain_text(re.compile("|".join(won)))


def test_television_stays_at_end_until_next_game(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: one player's rematch hid the end from the others."""
    livia, marcus = phone(), phone("Marcus")
    tv = phone("Television", size=SCREENS[0], mobile=False)
    table = livia.open_table("alea", 2)
    marcus.take_seat(table)
    livia.start_game(table)
    tv.go(f"/tv/{table}")
    expect(tv.page.locator(".show")).to_be_visible()
    for seat, person in enumerate((livia, marcus)):
        person.api("DELETE", f"/tables/{table}/seats/{seat}", status=200)
    expect(tv.page.locator(".finale")).to_be_visible(timeout=30_000)
    again = marcus.api("POST", f"/tables/{table}/rematch", {}, None)["id"]
    expect(tv.page).not_to_have_url(re.compile(again), timeout=1)
    server.wait_for_viewers(again, None)
    expect(tv.page.locator(".finale")).to_be_visible()
    livia.api("POST", f"/tables/{again}/start", status=200)
    tv.page.wait_for_url(f"**/tv/{again}")


def test_television_talk_is_legible_and_covers_no_dice(phone: NewPhone) -> None:
    """Regression: it was smaller than 18 px and covered the lowest rows and the floor."""
    for game, players in (("alea", 2), ("idus-martii", 5)):
        livia, tv = phone(), phone("Television", size=SCREENS[0], mobile=False)
        table = livia.open_table(game, players, start=True)
        tv.go(f"/tv/{table}")
        expect(tv.page.locator(".show")).to_be_visible()
        livia.go(f"/t/{table}")
        livia.page.locator(".talks").click()
        livia.button("phrase-thanks").click()
        expect(tv.page.locator(".bubble")).to_be_visible()
        tv.page.evaluate(TWO_FRAMES)
        assert not tv.page.evaluate(COVERED), game


def test_television_frieze_has_eight_faces(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: it showed two letters of each name."""
    tv = phone("Television", size=SCREENS[0], mobile=False)
    table = tv.open_table("idus-martii", 8, start=True)
    tv.go(f"/tv/{table}")
    expect(tv.page.locator(".show")).to_be_visible()
    tv.api("DELETE", f"/tables/{table}/seats/0", status=200)
    expect(tv.page.locator(".frieze .done .mini").first).to_be_visible()
    assert tv.page.evaluate(FACES)


def test_television_says_that_it_is_offline(phone: NewPhone) -> None:
    """Regression: it was black until there was a room to show."""
    tv = phone("Television", size=SCREENS[0], mobile=False)
    table = tv.open_table("alea", 2)
    tv.allow_fault("ERR_FAILED|ERR_INTERNET|WebSocket")
    tv.page.route("**/api/tables/**", lambda route: route.abort())
    tv.page.route_web_socket("**/socket*", lambda line: line.close())
    tv.go(f"/tv/{table}")
    expect(tv.page.get_by_role("status").first).to_have_text(tv.say("web-connecting"))
    tv.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(tv.page.get_by_role("status").first).to_have_text(tv.say("web-lost-line"))
