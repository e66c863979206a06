"""What moves on a board: each piece once, and within the beat that is about it; what is chosen stays."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from tests.web.conftest import NewPhone
from tests.web.support.beat_recorder import events_told
from tests.web.support.phones import DESK
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

# A movement belongs to the beat that brought it into the document. A busy machine tells of it late,
# the beginning as well as the end, and often after the next beat has begun.
WATCH = """() => {
  window.drawn = {};
  window.moved = [];
  const born = new WeakMap();
  const beat = () => document.body?.dataset.beat ?? "";
  const frame = () => {
    window.drawn[beat()] = (window.drawn[beat()] ?? 0) + 1;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const falls = (name) => /-in\\b/.test(name);
  const comes = (one) => {
    for (const part of one.querySelectorAll?.("*") ?? []) born.set(part, beat());
    born.set(one, beat());
  };
  new MutationObserver((changes) => {
    window.drawn[beat()] ??= 0;
    for (const { type, target, addedNodes, oldValue } of changes) {
      addedNodes.forEach(comes);
      if (type === "attributes" && falls(target.getAttribute("class")) && !falls(oldValue))
        born.set(target, beat());
    }
  }).observe(document, {
    subtree: true, childList: true, attributeFilter: ["class", "data-beat"], attributeOldValue: true,
  });
  for (const when of ["animationstart", "animationend"])
    document.addEventListener(when, (event) => {
      const name = event.animationName.replace(/^_[a-z0-9]+-(?=\\w+-)/, "");
      window.moved.push([born.get(event.target) ?? "", when, name]);
    }, true);
}"""
TURNS, TOKENS = ("tablet-come",), ("leaf-grow", "blade-strike")
SWAPS = ("tablet-goes", "tablet-comes")
SEEN = 20
"""Frames of a beat of some 27: a busy machine draws fewer, and may not get to the end of a movement."""


def test_votes_swap_and_tokens_fall_once(server: ThreadedServer, phone: NewPhone) -> None:
    """At each of the four beats of a scoring every open tablet turned again, and the tokens fell twice; at
    the fast pace they did not move at all, because the beat was over before they began. A swap turned one
    tablet on the spot: nobody saw that there are two."""
    server.bots.wishes = [lambda action: action == idus.Veto(True)]
    livia = phone(size=DESK, mobile=False, pace="fast", still=False)
    table = livia.open_table("idus-martii", 5, start=True)
    livia.page.add_init_script(f"({WATCH})()")
    livia.go(f"/t/{table}")
    expect(livia.ask).to_be_visible()
    player, rng = Player(server, table, livia, 0), Random(5)
    while server.wait_for_people(table) and player.view.table.turn <= 4:
        player.play(rng)
    player.ready()
    server.bots.wishes = []
    drawn: dict[str, int] = livia.page.evaluate("window.drawn")
    told: list[tuple[str, str, str]] = livia.page.evaluate("window.moved")
    scored = [event for event in events_told(livia) if event["type"] == "votes_scored"]
    turns = [beat for beat in drawn if beat.endswith(("turn-0", "turn-1"))]
    moves = [beat for beat in drawn if beat.endswith("move")]
    shown = scored[-len(moves) :]  # what was told before the board was there was not
    tokens = [event["green"] + event["red"] for event in shown]
    seen = [beat for beat in drawn if beat.endswith("veto_decided seen")]
    decided = [event for event in events_told(livia) if event["type"] == "veto_decided"][-len(seen) :]
    swaps = [beat for beat, event in zip(seen, decided, strict=True) if event["swap"]]  # Livia may want none
    assert len(swaps) >= 2
    whole = 0
    for names, counts in (
        (SWAPS, dict.fromkeys(swaps, 2)),
        (TURNS, dict.fromkeys(turns, 1)),
        (TOKENS, dict(zip(moves, tokens, strict=True))),
    ):
        moved = Counter((beat, when, name) for beat, when, name in told if name in names)
        assert {beat for beat, _, _ in moved} <= counts.keys()
        for beat, count in counts.items():
            began = sum(moved[beat, "animationstart", name] for name in names)
            ended = sum(moved[beat, "animationend", name] for name in names)
            assert ended <= began <= count, beat
            assert ended == count or drawn[beat] < SEEN, beat
            whole += ended == count
    assert whole >= 3


def test_choice_outlasts_lost_connection(server: ThreadedServer, phone: NewPhone) -> None:
    """In Alea every new scene forgot it, also one that asked the same."""
    livia = phone()
    table = livia.open_table("alea", 2, start=True)
    livia.go(f"/t/{table}")
    player = Player(server, table, livia, 0)

    def writes() -> list[Any]:
        return [action for action in server.legal(table, 0) if isinstance(action, alea.Write)]

    while server.wait_for_people(table) and len(writes()) < 2:
        legal = server.legal(table, 0)
        player.do(next((one for one in legal if isinstance(one, alea.Roll)), legal[0]))
    player.ready()
    player.pick(writes()[-1])
    chosen = livia.page.locator(".drum.lit.on")
    expect(chosen).to_have_count(1)
    with livia.offline():
        expect(livia.page.locator(".banner")).to_be_visible()
    expect(livia.page.locator(".act .ansata")).to_have_attribute("aria-disabled", "false")
    expect(chosen).to_have_count(1)


def test_lesson_senator_has_no_temper(phone: NewPhone) -> None:
    """The name of a message stood there instead."""
    livia = phone()
    livia.go("/learn/idus-martii")
    livia.page.locator(".seatbtn").first.click()
    sheet = livia.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet).not_to_contain_text("explanation")
