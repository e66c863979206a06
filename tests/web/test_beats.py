"""Every act is shown by itself, and nothing that can be read tells of it before it has been seen."""

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from lusoria.games.alea import actions as alea
from lusoria.games.idus_martii import actions as idus
from tests.web.beats import Sample, acts, events_told, record, recorded
from tests.web.conftest import NewPhone
from tests.web.house import ThreadedHouse
from tests.web.phones import DESK, Phone
from tests.web.players import Player

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

TURNS = 3
HASTE = (alea.Write, alea.Roll, alea.PlayCard)


def begun(house: ThreadedHouse, livia: Phone, game: str = "idus-martii", players: int = 5) -> Player:
    table = livia.opens(game, players, start=True)
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


# --- Alea Romana -------------------------------------------------------------------------------------------


def test_a_whole_game_of_alea_tells_nothing_before_it_has_been_seen(
    house: ThreadedHouse, phone: NewPhone
) -> None:
    """Die by die, to the roof on the columns; no act is left out, none is shown twice."""
    livia = phone(pace="fast")
    player = begun(house, livia, "alea", 2)
    heard = len(events_told(livia))
    house.bots.wishes = [lambda action: isinstance(action, alea.Write)]
    while house.wait_for_people(player.table):
        player.do(soonest(house.legal(player.table, 0)))
    house.bots.wishes = []
    expect(livia.page.locator(".sums")).to_be_visible(timeout=30_000)  # bots do not wait here
    samples = recorded(livia)
    for before, after in pairwise(samples):
        die_by_die(before, after)
    shown = [act for act in acts(samples) if not act.endswith(" read")]
    told = [event["type"] for event in events_told(livia)[heard:] if event["type"] != "dice_thrown"]
    rising = ["game_ended rise 0", "game_ended rise 1"]
    assert sorted(shown[-3:-1]) == rising
    assert shown[-1] == "game_ended roof"
    assert [act.split()[0] for act in shown[:-2]] == told
    scores = player.view.table.result.scores
    lowest = scores.index(min(scores))
    assert shown[-3] == f"game_ended rise {lowest}"


def soonest(legal: list[Any]) -> Any:
    """What makes a game short: a number wherever it fits, and every card is tried."""
    return next((one for kind in HASTE for one in legal if isinstance(one, kind)), legal[0])


def die_by_die(before: Sample, after: Sample) -> None:
    """From one change of the screen to the next: what is read follows what was seen."""
    kind = before.act.split(" ")[0]
    same = before.beat == after.beat and before.beat
    if same:  # while something is shown nothing is told
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
    if after.result:
        assert before.result or before.act == "game_ended roof", (before, after)


def test_alea_in_the_middle_of_a_beat(house: ThreadedHouse, phone: NewPhone) -> None:
    """A tap hurries; a reload and a lost line bring one up to date at once."""
    livia = phone(pace="slow")
    player = begun(house, livia, "alea", 2)
    board, roll = livia.page.locator(".board"), alea.Roll(1)
    player.do(roll)
    expect(board).to_have_attribute("data-beat", re.compile("die_fell fall"))
    livia.page.locator(".stock").click(position={"x": 2, "y": 2})
    expect(board).to_have_attribute("data-beat", re.compile("die_fell read|^$"))
    player.do(roll)
    expect(board).to_have_attribute("data-beat", re.compile("die_fell fall"))
    livia.reload()
    expect(livia.ask).to_be_visible()
    lies(livia, player)
    if roll not in house.legal(player.table, 0):
        return
    player.do(roll)
    with livia.offline():
        expect(livia.page.locator(".banner")).to_be_visible()
    expect(board).to_have_attribute("data-beat", "")
    lies(livia, player)


def test_alea_without_beats_adds_up(house: ThreadedHouse, phone: NewPhone) -> None:
    livia = phone(pace="instant")
    player = begun(house, livia, "alea", 3)
    rng = Random(3)
    while house.wait_for_people(player.table) and player.view.table.round < 4:
        player.play(rng)
    player.ready()
    assert not acts(recorded(livia))
    lies(livia, player)
    expect(livia.page.locator(".stock .total")).to_have_text(str(player.view.table.scores[0]))


def lies(livia: Phone, player: Player) -> None:
    """The dice on the screen are those on the table."""
    now = player.view.table
    named = livia.say("web-alea-dice", dice=", ".join(now.dice) or "–", count=len(now.dice), left=now.left)
    expect(livia.page.locator(".dice")).to_have_accessible_name(named)
