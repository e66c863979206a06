"""Whole games, each seat on a phone of its own, everything done in the page."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPhone
from tests.web.support.phones import Phone
from tests.web.support.players import Player, whole_game
from tests.web.support.secret_leaks import leaks, people
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

NAMES = ("Livia", "Íñigo", "Clodia", "Drusus", "Fausta")
TABLE = """() => {
  const app = document.getElementById("app").cloneNode(true);
  app.querySelectorAll(".recent-events, p[role=status]").forEach((told) => told.remove());
  return app.innerHTML;
}"""
"""The document without what was told on the way: a page that comes later was not there."""


def sit(server: ThreadedServer, phones: list[Phone], game: str, players: int, **settings: Any) -> str:
    """All sit down at a table of the first one, and the game begins before their eyes."""
    host, *others = phones
    table = host.open_table(game, players, **settings)
    for one in others:
        one.take_seat(table)
    host.start_game(table)
    for one in phones:
        one.go(f"/t/{table}")
        expect(one.ask).to_be_visible()
    return table


def nothing_to_see(phone: Phone) -> None:
    """For who looks over a shoulder: no card is turned and no Merchant named while nothing is held."""
    page = phone.page
    assert page.locator(".secret, .card").count() == 0
    shown = phone.shown()
    assert "f-merchant" not in shown
    named = re.compile(
        rf"\b{phone.say('idus-martii-faction-merchant')}\b"
    )  # that Merchants may win is no secret
    assert not named.search(shown)


def table_on(phone: Phone) -> str:
    """The table on the screen."""
    return str(phone.page.evaluate(TABLE))


def check_reload(server: ThreadedServer, table: str, phone: Phone) -> None:
    """A page that followed deltas knows and shows the same as a page loaded now."""
    phone.hears(server.room(table).version)
    known, shown = phone.stands, table_on(phone)
    phone.reload()
    phone.hears(server.room(table).version)
    assert known
    assert phone.stands == {**known, "events": None}
    assert table_on(phone) == shown


def test_five_phones_play_idus_martii(server: ThreadedServer, phone: NewPhone) -> None:
    """Moves come as news of what they changed; reloads and a lost connection in the middle change nothing."""
    rng = Random(15)
    phones = [phone(name) for name in NAMES]
    table = sit(server, phones, "idus-martii", 5)
    players = {seat: Player(server, table, one, seat) for seat, one in enumerate(phones)}

    def each(count: int, seat: int) -> None:
        if count % 9 == 0 and not server.over(table):
            check_reload(server, table, phones[(seat + count) % 5])
        if count == 14:
            lost_and_back(phones[(seat + 1) % 5])
        if count % 6 == 0 and not server.over(table):
            for one in phones:
                nothing_to_see(one)

    decisions = whole_game(server, table, players, rng, each)
    assert decisions >= 35
    result = players[0].view.table.result
    phones[0].hears(server.room(table).version)
    seen_last = (phones[0].stands or {}).get("table")
    for seat, one in enumerate(phones):
        wins = one.say("web-idus-wins", faction=result.faction)
        expect(one.page.get_by_role("heading", name=wins)).to_be_visible()
        expect(one.button("web-rematch")).to_be_visible()
        assert not leaks(one.told, {seat}), f"{one.name} was told too much"
        assert one.stands
        assert one.stands["table"]["result"] is not None
        assert one.stands["table"] == seen_last
        assert sum(message["type"] == "news" for message in one.told) >= decisions - 10
        told = str(one.told)
        assert not [person for person in people(server.room(table)) if person in told]


def test_eight_seats_of_idus_martii_with_bots(server: ThreadedServer, phone: NewPhone) -> None:
    phones = [phone(name) for name in NAMES[:2]]
    table = sit(server, phones, "idus-martii", 8, options={"yellow_swap": "may"})
    players = {seat: Player(server, table, one, seat) for seat, one in enumerate(phones)}
    rng = Random(8)
    for _ in range(6):
        server.wait_for_people(table)
        players[server.people_awaited(table)[0]].play(rng)
    server.finish_game(table)
    for seat, one in enumerate(phones):
        expect(one.page.locator(".people > li")).to_have_count(8)
        assert not leaks(one.told, {seat})


def test_three_phones_play_alea_romana(server: ThreadedServer, phone: NewPhone) -> None:
    phones = [phone(name) for name in NAMES[:3]]
    table = sit(server, phones, "alea", 3)
    players = {seat: Player(server, table, one, seat) for seat, one in enumerate(phones)}

    def each(count: int, seat: int) -> None:
        if count == 7:
            phones[seat].page.reload()
        if count == 12:
            lost_and_back(phones[(seat + 1) % 3])

    whole_game(server, table, players, Random(3), each)
    result = players[0].view.table.result
    for one in phones:
        for score in result.scores:
            expect(one.page.locator(".sums").get_by_text(str(score), exact=True).first).to_be_visible()


def lost_and_back(phone: Phone) -> None:
    """Flight mode, and out of it."""
    banner = phone.page.get_by_role("status").filter(has_text=phone.say("web-lost-line"))
    with phone.offline():
        expect(banner).to_be_visible()
    expect(banner).to_be_hidden()
