"""Animations: each piece moves once, in the beat of its event."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from tests.web.conftest import NewPhone
from tests.web.support.beat_recorder import received_events
from tests.web.support.phones import DESK
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

# An animation belongs to the beat that added its element. On a busy machine its events come late,
# often in the next beat.
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
  const comes = (el) => {
    for (const part of el.querySelectorAll?.("*") ?? []) born.set(part, beat());
    born.set(el, beat());
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
MIN_FRAMES = 20
"""A beat has about 27 frames. With fewer, a busy machine may not finish an animation."""


def test_votes_swap_and_tokens_fall_once(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: tablets turned at each beat of a scoring, and tokens fell twice or not at all.

    A swap turned one tablet on the spot, so that it looked like one vote.
    """
    server.bots.preferred = [lambda action: action == idus.Veto(True)]
    livia = phone(size=DESK, mobile=False, pace="fast", still=False)
    table = livia.open_table("idus-martii", 5, start=True)
    livia.page.add_init_script(f"({WATCH})()")
    livia.go(f"/t/{table}")
    expect(livia.question).to_be_visible()
    player, rng = Player(server, table, livia, 0), Random(5)
    while server.wait_for_people(table) and player.view.table.turn <= 4:
        player.play(rng)
    player.wait_until_asked()
    server.bots.preferred = []
    drawn: dict[str, int] = livia.page.evaluate("window.drawn")
    pieces: list[tuple[str, str, str]] = livia.page.evaluate("window.moved")
    scored = [event for event in received_events(livia) if event["type"] == "votes_scored"]
    turns = [beat for beat in drawn if beat.endswith(("turn-0", "turn-1"))]
    moves = [beat for beat in drawn if beat.endswith("move")]
    shown = scored[-len(moves) :]  # events before the board was loaded are not shown
    tokens = [event["green"] + event["red"] for event in shown]
    vetoes = [beat for beat in drawn if beat.endswith("veto_decided seen")]
    decided = [event for event in received_events(livia) if event["type"] == "veto_decided"][-len(vetoes) :]
    swaps = [
        beat for beat, event in zip(vetoes, decided, strict=True) if event["swap"]
    ]  # Livia may want none
    assert len(swaps) >= 2
    whole = 0
    for names, counts in (
        (SWAPS, dict.fromkeys(swaps, 2)),
        (TURNS, dict.fromkeys(turns, 1)),
        (TOKENS, dict(zip(moves, tokens, strict=True))),
    ):
        moved = Counter((beat, when, name) for beat, when, name in pieces if name in names)
        assert {beat for beat, _, _ in moved} <= counts.keys()
        for beat, count in counts.items():
            began = sum(moved[beat, "animationstart", name] for name in names)
            ended = sum(moved[beat, "animationend", name] for name in names)
            assert ended <= began <= count, beat
            assert ended == count or drawn[beat] < MIN_FRAMES, beat
            whole += ended == count
    assert whole >= 3


def test_choice_outlasts_lost_connection(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: Alea forgot the choice with every update."""
    livia = phone()
    table = livia.open_game("alea", 2)
    player = Player(server, table, livia, 0)

    def writes() -> list[Any]:
        return [action for action in server.legal(table, 0) if isinstance(action, alea.Write)]

    while server.wait_for_people(table) and len(writes()) < 2:
        legal = server.legal(table, 0)
        player.do(next((action for action in legal if isinstance(action, alea.Roll)), legal[0]))
    player.wait_until_asked()
    player.pick(writes()[-1])
    chosen = livia.page.locator(".drum.writable.chosen")
    expect(chosen).to_have_count(1)
    with livia.offline():
        expect(livia.page.locator(".banner")).to_be_visible()
    expect(livia.page.locator(".act .ansata")).to_have_attribute("aria-disabled", "false")
    expect(chosen).to_have_count(1)


def test_lesson_senator_has_no_temper(phone: NewPhone) -> None:
    """Regression: the sheet showed a message id."""
    livia = phone()
    livia.go("/learn/idus-martii")
    livia.page.locator(".seatbtn").first.click()
    sheet = livia.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    expect(sheet).not_to_contain_text("explanation")
