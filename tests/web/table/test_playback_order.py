"""Playback: events are shown one by one, and no text reveals an event before its animation."""

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from tests.web.conftest import NewPhone
from tests.web.support.beat_recorder import Sample, acts, received_events, record, samples_of
from tests.web.support.phones import DESK, Phone
from tests.web.support.players import Player
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

SHORT_GAME = (alea.Write, alea.Roll, alea.PlayCard)


def start_recorded_game(
    server: ThreadedServer, livia: Phone, game: str = "idus-martii", players: int = 5, **settings: object
) -> Player:
    table = livia.open_game(game, players, **settings)
    expect(livia.question).to_be_visible()
    record(livia)
    return Player(server, table, livia, 0)


def play_turns(server: ThreadedServer, player: Player, turns: int) -> None:
    rng = Random(5)
    while server.wait_for_people(player.table) and player.view.table.turn <= turns:
        player.play(rng)


def test_idus_playback_reveals_nothing_early(server: ThreadedServer, phone: NewPhone) -> None:
    """Board, television and replay: each event is shown exactly once."""
    server.bots.preferred = [lambda action: action == idus.Veto(True)]
    livia = phone(size=DESK, mobile=False, pace="fast", speedup=4)
    tv = phone("Television", size=(1280, 720), mobile=False, pace="fast", speedup=4)
    player = start_recorded_game(server, livia)
    heard = {livia: len(received_events(livia))}
    tv.go(f"/tv/{player.table}")
    expect(tv.page.locator(".show")).to_be_visible()
    record(tv)
    heard[tv] = len(received_events(tv))
    rng = Random(5)
    while server.wait_for_people(player.table):
        player.play(rng)
    server.bots.preferred = []
    expect(livia.button("web-rematch")).to_be_visible(timeout=60_000)
    expect(tv.page.locator(".finale")).to_be_visible(timeout=60_000)
    for person in (livia, tv):
        shown = acts(samples_of(person))
        received = [event["type"] for event in received_events(person)]
        whole = event_types(shown)
        unshown = len(received) - len(whole)
        assert 0 <= unshown <= heard[person], "an event received after the page was open is missing"
        assert whole == received[unshown:]
        assert len(whole) > 50
        assert shown.count("veto_decided seen") == shown.count("veto_decided announcement") >= 5
        parts = ["turn-0", "turn-1", "move", "read"]
        scored = [act.split()[1] for act in shown if re.match("votes_scored (?!near|past)", act)]
        assert scored == parts * (len(scored) // len(parts))
    for before, after in pairwise(samples_of(livia)):
        expect_idus_order(livia, before, after)
    expect_replay_of_last_turns(livia, player.table)


def expect_replay_of_last_turns(livia: Phone, table: str) -> None:
    """The replay shows the events of the last two turns once each."""
    steps = livia.api("GET", f"/records/{table}/views?seat=0", status=200)["steps"]
    began = [any(event["type"] == "turn_begun" for event in step["events"]) for step in steps]
    start = [at for at, begins in enumerate(began) if begins][-2]
    livia.go(f"/r/{table}")
    livia.page.get_by_role("slider").fill(str(start))
    record(livia)
    livia.button("web-play", exact=True).click()
    expect(livia.page.locator(".finale")).to_be_visible(timeout=60_000)
    received = [event["type"] for step in steps[start + 1 :] for event in step["events"]]
    assert event_types(acts(samples_of(livia))) == received


def event_types(shown: list[str]) -> list[str]:
    """Event types, without the later parts of an event that is shown in several."""
    parts = "turn-1|move|read|announcement|limit-near|limit-passed|round|last|struck|card-."
    later = re.compile(f"{parts}|game_ended seen")
    return [act.split()[0] for act in shown if not later.search(act)]


def expect_idus_order(livia: Phone, before: Sample, after: Sample) -> None:
    """Checks two consecutive samples: texts change only in the beat of their event."""
    if not after.tally:  # the board gives way to the end
        assert not before.tally or before.act == "game_ended seen", (before, after)
        return
    tokens, moved = (re.findall(r"\d+", sample.tally)[:3] for sample in (before, after))
    written = None not in (before.rows, after.rows) and before.rows != after.rows
    if tokens != moved or written:
        assert before.act == "votes_scored move", (before, after)
    if before.tally != after.tally:  # round two counts yellow votes as well
        assert before.act in ("votes_scored move", "turn_begun"), (before, after)
    if before.header != after.header:
        assert before.act == "turn_begun", (before, after)
    results = {
        livia.say("idus-martii-colours", green=green, red=red)
        for green, red in ((2, 0), (1, 1), (0, 2), (1, 0), (0, 1), (0, 0))
    }
    if after.question in results:
        assert after.question == before.question or after.act == "votes_scored read", after


def test_tap_hurries_and_reload_is_up_to_date(server: ThreadedServer, phone: NewPhone) -> None:
    """A reload or a lost connection in the middle of a beat shows the current state."""
    livia = phone(pace="slow")
    player = start_recorded_game(server, livia)
    hurry_until(livia, lambda: livia.page.locator(".band:not(.wait, .unasked) #ask").count() > 0)
    player.play(Random(1))
    body = livia.page.locator("body")
    expect(body).not_to_have_attribute("data-beat", "")
    first = body.get_attribute("data-beat")
    livia.page.locator(".tally").click(position={"x": 2, "y": 2})
    expect(body).not_to_have_attribute("data-beat", str(first))
    livia.reload()
    expect(livia.question).to_be_visible()
    expect(livia.page.locator(".tally")).to_contain_text(livia.say("idus-martii-faction-loyal"))
    expect_current_tally(livia)
    with livia.offline():
        expect(livia.page.get_by_role("status").first).to_be_visible()
    expect(livia.page.locator(".banner")).to_be_hidden()
    livia.reload()
    expect_current_tally(livia)


def hurry_until(livia: Phone, condition: Callable[[], bool]) -> None:
    """Taps until the condition holds."""
    for _ in range(400):
        if condition():
            return
        livia.page.locator(".tally").click(position={"x": 2, "y": 2})
        livia.page.wait_for_timeout(50)
    raise AssertionError("the playback does not advance")


def expect_current_tally(livia: Phone) -> None:
    """After the playback the tally shows the current state."""
    expect(livia.page.locator(".tally b").nth(2)).to_be_visible()  # after a reload the board comes first
    body = livia.page.locator("body")
    hurry_until(livia, lambda: body.get_attribute("data-beat") == "" and livia.last_update is not None)
    assert livia.last_update
    table = livia.last_update["table"]
    numbers = livia.page.locator(".tally b").all_inner_texts()
    assert numbers[:3] == [str(table[field]) for field in ("loyal", "traitor", "limit")]


def test_idus_without_beats_adds_up(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone(pace="instant")
    player = start_recorded_game(server, livia)
    play_turns(server, player, 2)
    player.wait_until_asked()
    assert not acts(samples_of(livia))
    expect_current_tally(livia)


def test_first_alea_game_begins_with_aim(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: a first game began at an empty column without an explanation."""
    livia = phone(met=())
    livia.open_game("alea", 2)
    sheet = livia.page.get_by_role("dialog", name=livia.say("web-opening"))
    expect(sheet).to_contain_text(livia.say("web-alea-opening-column"))
    assert '"pace":"paused"' in livia.sent[-1]
    sheet.get_by_role("button", name=livia.say("web-just-play")).click()
    expect(sheet).to_have_count(0)
    livia.reload()
    expect(livia.question).to_be_visible()
    expect(sheet).to_have_count(0)


def test_first_game_with_others_goes_on_meanwhile(server: ThreadedServer, phone: NewPhone) -> None:
    livia, marcus = phone(met=()), phone("Marcus")
    table = livia.open_table("alea", 2)
    marcus.take_seat(table)
    livia.start_game(table)
    marcus.go(f"/t/{table}")
    expect(marcus.question).to_be_visible()
    livia.go(f"/t/{table}")
    sheet = livia.page.get_by_role("dialog", name=livia.say("web-opening"))
    expect(sheet).to_contain_text(livia.say("web-opening-goes-on"))


def test_first_idus_game_begins_with_deal(server: ThreadedServer, phone: NewPhone) -> None:
    """Once per device. The cards lie face down until the player turns them over.

    Regression: bots played two turns behind the dialog. They wait for a lone player.
    """
    livia = phone(met=())
    livia.open_game("idus-martii", 5)
    sheet = livia.page.get_by_role("dialog", name=livia.say("web-opening"))
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text(livia.say("web-idus-opening-limit", limit=13))
    assert sheet.locator(".card").count() == 0
    sheet.get_by_role("button", name=livia.say("web-idus-deal-turn")).click()
    expect(sheet.locator(".card")).to_have_count(2)
    expect(sheet).to_contain_text(livia.say("web-opening-waits"))
    assert '"pace":"paused"' in livia.sent[-1]
    sheet.get_by_role("button", name=livia.say("web-just-play")).click()
    expect(sheet).to_have_count(0)
    assert '"pace":"instant"' in livia.sent[-1]
    wide = livia.page.locator(".floor text").first.evaluate("text => text.getComputedTextLength()")
    assert wide < 23, "the limit stood on the frame of its stone"
    livia.page.reload()
    expect(livia.question).to_be_visible()
    expect(sheet).to_have_count(0)


def test_later_idus_game_shows_deal_in_passing(server: ThreadedServer, phone: NewPhone) -> None:
    """Face down, unless a setting keeps them open. Regression: the page did not mention the deal."""
    for cards, is_open in ((0, False), (2, True)):
        livia = phone(pace="slow", open=is_open)
        dealt = livia.page.locator(".dealt")
        with server.bots.paused():  # the deal is shown until the first vote
            livia.open_game("idus-martii", 5)
            expect(dealt).to_be_visible()
            assert dealt.locator(".card").count() == cards
            expect(dealt).to_have_count(0)


def test_alea_playback_reveals_nothing_early(server: ThreadedServer, phone: NewPhone) -> None:
    """Each event is shown exactly once, from the first die to the winner's gold column.

    Regression: the clock line disappeared before the last number was written, and all below it moved up.
    """
    livia = phone(pace="fast", speedup=4)
    player = start_recorded_game(server, livia, "alea", 2, clock={"kind": "gentle", "seconds": 600})
    heard = len(received_events(livia))
    server.bots.preferred = [lambda action: isinstance(action, alea.Write)]
    while server.wait_for_people(player.table):
        player.do(shortest_action(server.legal(player.table, 0)))
    server.bots.preferred = []
    expect(livia.page.locator(".sums")).to_be_visible(timeout=30_000)  # bots do not wait here
    expect(livia.page.locator("#v")).to_be_focused()
    samples = samples_of(livia)
    for before, after in pairwise(samples):
        expect_alea_order(before, after)
    assert len({sample.dice_top for sample in samples if sample.dice_top}) == 1, "the dice moved"
    shown = [act for act in acts(samples) if not act.endswith(" read")]
    received = [event["type"] for event in received_events(livia)[heard:] if event["type"] != "dice_thrown"]
    if received[-2] == "last_round_called":  # no player is left: there is no last round
        del received[-2]
    rising = ["game_ended rise 0", "game_ended rise 1"]
    assert sorted(shown[-4:-2]) == rising
    assert shown[-2:] == ["game_ended roof", "game_ended crown"]
    assert [act.split()[0] for act in shown[:-3]] == received
    scores = player.view.table.result.scores
    lowest = scores.index(min(scores))
    assert shown[-4] == f"game_ended rise {lowest}"


def shortest_action(legal: list[Any]) -> Any:
    """The action that ends a game soonest: write a number, roll, or play a card."""
    return next((action for kind in SHORT_GAME for action in legal if isinstance(action, kind)), legal[0])


def expect_alea_order(before: Sample, after: Sample) -> None:
    """Checks two consecutive samples: texts follow the animation of their event."""
    kind = before.act.split(" ")[0]
    same = before.beat == after.beat and before.beat
    if same:  # no message comes while a beat is shown
        assert (before.reading, before.odds, before.scores, before.header) == (
            after.reading,
            after.odds,
            after.scores,
            after.header,
        ), (before, after)
    if before.scores != after.scores and before.scores and after.scores:
        assert kind in ("number_written", "card_played", "turn_begun", "game_ended"), (before, after)
    if before.header != after.header and after.header:
        assert kind in ("turn_begun", "game_ended"), (before, after)
    if after.reading and before.reading != after.reading and not before.reading:
        assert kind in ("die_fell", "turn_failed", "failure_taken", "card_played"), (before, after)
    assert after.clock or after.result, (before, after)
    if after.result:
        assert before.result or before.act == "game_ended crown", (before, after)


def test_alea_beat_can_be_reloaded(server: ThreadedServer, phone: NewPhone) -> None:
    """A tap skips a beat; a reload and a lost connection show the current state at once."""
    livia = phone(pace="slow")
    player = start_recorded_game(server, livia, "alea", 2)
    body, roll = livia.page.locator("body"), alea.Roll(1)
    player.do(roll)
    expect(body).to_have_attribute("data-beat", re.compile("die_fell fall"))
    livia.page.locator(".stock").click(position={"x": 2, "y": 2})
    expect(body).to_have_attribute("data-beat", re.compile("die_fell read|^$"))
    player.do(roll)
    expect(body).to_have_attribute("data-beat", re.compile("die_fell fall"))
    livia.reload()
    expect(livia.question).to_be_visible()
    expect_dice(livia, player)
    if roll not in server.legal(player.table, 0):
        return
    player.do(roll)
    with livia.offline():
        expect(livia.page.locator(".banner")).to_be_visible()
    expect(body).to_have_attribute("data-beat", "")
    expect_dice(livia, player)


def test_hurrying_key_answers_nothing(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: one press of Enter ended the beat and rolled the next die; a held key rolled them all."""
    livia = phone(size=DESK, mobile=False, pace="slow")
    player = start_recorded_game(server, livia, "alea", 2)
    player.do(alea.Roll(1))
    body = livia.page.locator("body")
    expect(body).to_have_attribute("data-beat", re.compile("die_fell"))
    livia.page.evaluate("document.activeElement.blur()")
    for _ in range(9):  # held down, a key comes again and again
        livia.page.keyboard.down("Enter")
    for _ in range(9):
        if body.get_attribute("data-beat") == "":
            break
        livia.page.keyboard.up("Enter")
        livia.page.keyboard.down("Enter")
    livia.page.keyboard.down("Enter")
    livia.page.keyboard.up("Enter")
    player.wait_until_asked()
    assert sum('"type":"act"' in text for text in livia.sent) == 1


def test_alea_without_beats_adds_up(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone(pace="instant")
    player = start_recorded_game(server, livia, "alea", 3)
    rng = Random(3)
    while server.wait_for_people(player.table) and player.view.table.round < 4:
        player.play(rng)
    player.wait_until_asked()
    assert not acts(samples_of(livia))
    expect_dice(livia, player)
    expect(livia.page.locator(".stock .total")).to_have_text(str(player.view.table.scores[0]))


def expect_dice(livia: Phone, player: Player) -> None:
    """The screen shows the dice of the current state."""
    now = player.view.table
    named = livia.say("web-alea-dice", dice=", ".join(now.dice) or "–", count=len(now.dice), left=now.left)
    expect(livia.page.locator(".dice")).to_have_accessible_name(named)
