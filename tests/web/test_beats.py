"""Every act is shown by itself, and nothing that can be read tells of it before it has been seen."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import expect

from lusoria.games.idus_martii import actions as idus
from tests.web.beats import Sample, acts, events_told, record, recorded
from tests.web.conftest import NewPhone
from tests.web.house import ThreadedHouse
from tests.web.phones import DESK, Phone
from tests.web.players import Player

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

TURNS = 3


def begun(house: ThreadedHouse, livia: Phone) -> Player:
    table = livia.opens("idus-martii", 5, start=True)
    livia.go(f"/t/{table}")
    expect(livia.ask).to_be_visible()
    record(livia)
    return Player(house, table, livia, 0)


def played(house: ThreadedHouse, player: Player, turns: int) -> None:
    rng = Random(5)
    while house.wait_for_people(player.table) and player.view.table.turn <= turns:
        player.play(rng)


def test_nothing_is_told_before_it_has_been_seen(house: ThreadedHouse, phone: NewPhone) -> None:
    house.bots.wishes = [lambda action: action == idus.Veto(True)]
    livia = phone(size=DESK, mobile=False, pace="fast")
    player = begun(house, livia)
    heard = len(events_told(livia))
    played(house, player, TURNS)
    house.bots.wishes = []
    player.ready()
    samples = recorded(livia)
    for before, after in pairwise(samples):
        in_order(livia, before, after)
    shown = acts(samples)
    whole = [act.split()[0] for act in shown if act.split()[-1] not in ("turn-1", "move", "read", "said")]
    told = [event["type"] for event in events_told(livia)[heard:]]
    assert whole[-len(told) :] == told[-len(whole) :]  # what came while the page was opened was not shown
    assert shown.count("veto_decided seen") == shown.count("veto_decided said") >= TURNS - 1
    parts = ["turn-0", "turn-1", "move", "read"]
    scored = [act.split()[1] for act in shown if act.startswith("votes_scored")]
    assert scored[-len(parts) :] == parts
    assert len(scored) % len(parts) == 0


def in_order(livia: Phone, before: Sample, after: Sample) -> None:
    """From one change of the screen to the next."""
    if before.tally != after.tally or before.rows != after.rows:
        assert before.act == "votes_scored move", (before, after)
    if before.header != after.header:
        assert before.act == "turn_begun", (before, after)
    results = {
        livia.say("idus-martii-colours", green=green, red=red)
        for green, red in ((2, 0), (1, 1), (0, 2), (1, 0), (0, 1), (0, 0))
    }
    if after.ask in results:
        assert after.act == "votes_scored read", after


def test_a_tap_hurries_and_a_reload_is_up_to_date(house: ThreadedHouse, phone: NewPhone) -> None:
    """Nothing is lost on the way; and so it is when the line is lost in the middle of a beat."""
    livia = phone(pace="slow")
    player = begun(house, livia)
    hurried(livia, lambda: livia.page.locator(".band:not(.wait) #ask").count() > 0)
    player.play(Random(1))
    board = livia.page.locator(".board")
    expect(board).not_to_have_attribute("data-beat", "")
    first = board.get_attribute("data-beat")
    livia.page.locator(".tally").click(position={"x": 2, "y": 2})
    expect(board).not_to_have_attribute("data-beat", str(first))
    livia.reload()
    expect(livia.ask).to_be_visible()
    expect(livia.page.locator(".tally")).to_contain_text(livia.say("idus-martii-faction-loyal"))
    adds_up(livia)
    with livia.offline():
        expect(livia.page.get_by_role("status").first).to_be_visible()
    expect(livia.page.locator(".banner")).to_be_hidden()
    livia.page.reload()
    adds_up(livia)


def hurried(livia: Phone, so: Callable[[], bool]) -> None:
    """Tap until it is so."""
    for _ in range(400):
        if so():
            return
        livia.page.locator(".tally").click(position={"x": 2, "y": 2})
        livia.page.wait_for_timeout(50)
    raise AssertionError("it does not go on")


def adds_up(livia: Phone) -> None:
    """Once everything has been seen, the screen says what is so."""
    board = livia.page.locator(".board")
    hurried(livia, lambda: board.get_attribute("data-beat") == "" and livia.stands is not None)
    assert livia.stands
    table = livia.stands["table"]
    numbers = livia.page.locator(".tally b").all_inner_texts()
    assert numbers[:3] == [str(table[field]) for field in ("loyal", "traitor", "limit")]


def test_without_beats_everything_adds_up(house: ThreadedHouse, phone: NewPhone) -> None:
    livia = phone(pace="instant")
    player = begun(house, livia)
    played(house, player, 2)
    player.ready()
    assert not acts(recorded(livia))
    adds_up(livia)


def test_the_first_game_begins_with_the_deal(house: ThreadedHouse, phone: NewPhone) -> None:
    """Once on a device, and the cards lie face down until they are turned over."""
    livia = phone(met=())
    table = livia.opens("idus-martii", 5, start=True)
    livia.go(f"/t/{table}")
    sheet = livia.page.get_by_role("dialog", name=livia.say("web-idus-deal"))
    expect(sheet).to_be_visible()
    assert sheet.locator(".card").count() == 0
    sheet.get_by_role("button", name=livia.say("web-idus-deal-turn")).click()
    expect(sheet.locator(".card")).to_have_count(2)
    sheet.get_by_role("button", name=livia.say("web-just-play")).click()
    expect(sheet).to_have_count(0)
    livia.page.reload()
    expect(livia.ask).to_be_visible()
    expect(sheet).to_have_count(0)
