"""Fixed places on a phone: board, log and tray do not move during a game."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPhone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

WATCH = """(places) => {
  const moved = (window.moved = []);
  const cut = (window.cut = []);
  const stood = {};
  const inside = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const look = () => {
    if (!document.querySelector(".board")) return;  // the end is another screen
    for (const place of places) {
      const { x, y, width, height } = document.querySelector(place).getBoundingClientRect();
      const now = [x, y, width, height].map(Math.round).join(" ");
      stood[place] ??= now;
      if (now !== stood[place]) moved.push(`${place}: ${stood[place]} became ${now}`);
    }
    const log = document.querySelector(".recent-events"), newest = log.firstElementChild;
    const tray = document.querySelector(".tray").getBoundingClientRect();
    if (!newest) return;
    const line = newest.getBoundingClientRect();
    const whole = inside(line, log.getBoundingClientRect()) && line.bottom <= tray.top + 1;
    if (!whole) cut.push(newest.textContent);
    window.logged = (window.logged ?? 0) + 1;
  };
  new MutationObserver(look).observe(document.getElementById("app"),
    { subtree: true, childList: true, characterData: true, attributes: true });
  look();
}"""


BELOW = """() => {
  const things = document.querySelector(".things"), end = things.getBoundingClientRect().bottom;
  return [...things.querySelectorAll("label, button")].map((el) => [el, el.getBoundingClientRect()])
    .filter(([, { height, bottom }]) => height > 2 && bottom > end + 1)
    .map(([el, { bottom }]) => `${el.textContent.trim()}: ${Math.round(bottom - end)}`);
}"""
"""Choices cut off below the visible area, each with its hidden height in pixels."""


def expect_nothing_below(page: Page, moment: str) -> None:
    """Waits while the tray is laid out: on a busy machine its last line moves once more."""
    for _ in range(40):
        if not page.evaluate(BELOW):
            return
        page.wait_for_timeout(50)
    assert page.evaluate(BELOW) == [], moment


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=["tall", "small"])
@pytest.mark.parametrize(
    ("game", "players", "middle"), [("idus-martii", 5, ".chamber"), ("alea", 2, ".pillar")]
)
def test_controls_keep_their_places(
    server: ThreadedServer, phone: NewPhone, game: str, players: int, middle: str, size: tuple[int, int]
) -> None:
    """Chamber or column, log and tray keep their places. No choice is cut off or covered."""
    livia = phone(size=size, met=("sound", "idus-martii", "alea"))
    table = livia.open_table(game, players, start=True)
    page = livia.go(f"/t/{table}")
    expect(livia.question).to_be_visible()
    page.evaluate(WATCH, [middle, ".recent-events", ".tray"])
    player, rng = Player(server, table, livia, 0), Random(7)
    while server.wait_for_people(table):
        action = player.choose(rng)
        player.wait_until_asked()
        if game == "idus-martii":
            expect_nothing_below(page, player.view.table.step)
        player.pick(action)
        if game == "idus-martii":
            expect_nothing_below(page, str(action))
        player.confirm(action)
    expect(livia.button("web-rematch")).to_be_visible()
    assert page.evaluate("moved") == []
    assert page.evaluate("cut") == []
    assert page.evaluate("logged") > 20
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
