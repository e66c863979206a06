"""Whole games on several phones, played in the page."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPhone
from tests.web.support.phones import Phone, open_game_together
from tests.web.support.players import Player, whole_game
from tests.web.support.secret_leaks import leaks, person_ids
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

NAMES = ("Livia", "Íñigo", "Clodia", "Drusus", "Fausta")
TABLE = """() => {
  const app = document.getElementById("app").cloneNode(true);
  app.querySelectorAll(".recent-events, p[role=status]").forEach((el) => el.remove());
  return app.innerHTML;
}"""
"""The document without log and announcements, which a reloaded page does not have."""


def expect_no_visible_secret(phone: Phone) -> None:
    """While nothing is held, no card is open and no Merchant is named."""
    page = phone.page
    assert page.locator(".secret, .card").count() == 0
    shown = phone.html()
    assert "f-merchant" not in shown
    named = re.compile(
        rf"\b{phone.say('idus-martii-faction-merchant')}\b"
    )  # that Merchants may win is no secret
    assert not named.search(shown)


def table_html(phone: Phone) -> str:
    """HTML of the table."""
    return str(phone.page.evaluate(TABLE))


def check_reload(server: ThreadedServer, table: str, phone: Phone) -> None:
    """A page that applied deltas shows the same as a reloaded page."""
    phone.wait_for_version(server.room(table).version)
    known, shown = phone.last_update, table_html(phone)
    phone.reload()
    phone.wait_for_version(server.room(table).version)
    assert known
    assert phone.last_update == {**known, "events": None}
    assert table_html(phone) == shown


def test_five_phones_play_idus_martii(server: ThreadedServer, phone: NewPhone) -> None:
    """Moves arrive as deltas; reloads and a lost connection change nothing."""
    rng = Random(15)
    phones = [phone(name) for name in NAMES]
    table = open_game_together(*phones, game="idus-martii", players=5)
    players = {seat: Player(server, table, person, seat) for seat, person in enumerate(phones)}

    def after_decision(count: int, seat: int) -> None:
        if count % 9 == 0 and not server.is_over(table):
            check_reload(server, table, phones[(seat + count) % 5])
        if count == 14:
            lose_connection(phones[(seat + 1) % 5])
        if count % 6 == 0 and not server.is_over(table):
            for person in phones:
                expect_no_visible_secret(person)

    decisions = whole_game(server, table, players, rng, after_decision)
    assert decisions >= 35
    result = players[0].view.table.result
    phones[0].wait_for_version(server.room(table).version)
    last_table = (phones[0].last_update or {}).get("table")
    for seat, person in enumerate(phones):
        wins = person.say("web-idus-wins", faction=result.faction)
        expect(person.page.get_by_role("heading", name=wins)).to_be_visible()
        expect(person.button("web-rematch")).to_be_visible()
        assert not leaks(person.received, {seat}), f"{person.name} received a secret"
        assert person.last_update
        assert person.last_update["table"]["result"] is not None
        assert person.last_update["table"] == last_table
        assert sum(message["type"] == "news" for message in person.received) >= decisions - 10
        received = str(person.received)
        assert not [id_ for id_ in person_ids(server.room(table)) if id_ in received]


def test_eight_seats_of_idus_martii_with_bots(server: ThreadedServer, phone: NewPhone) -> None:
    phones = [phone(name) for name in NAMES[:2]]
    table = open_game_together(*phones, game="idus-martii", players=8, options={"yellow_swap": "may"})
    players = {seat: Player(server, table, person, seat) for seat, person in enumerate(phones)}
    rng = Random(8)
    for _ in range(6):
        server.wait_for_people(table)
        players[server.people_awaited(table)[0]].play(rng)
    server.finish_game(table)
    for seat, person in enumerate(phones):
        expect(person.page.locator(".people > li")).to_have_count(8)
        assert not leaks(person.received, {seat})


def test_three_phones_play_alea_romana(server: ThreadedServer, phone: NewPhone) -> None:
    phones = [phone(name) for name in NAMES[:3]]
    table = open_game_together(*phones, game="alea", players=3)
    players = {seat: Player(server, table, person, seat) for seat, person in enumerate(phones)}

    def after_decision(count: int, seat: int) -> None:
        if count == 7:
            phones[seat].page.reload()
        if count == 12:
            lose_connection(phones[(seat + 1) % 3])

    whole_game(server, table, players, Random(3), after_decision)
    result = players[0].view.table.result
    for person in phones:
        for score in result.scores:
            expect(person.page.locator(".sums").get_by_text(str(score), exact=True).first).to_be_visible()


def lose_connection(phone: Phone) -> None:
    """Goes offline and back."""
    banner = phone.page.get_by_role("status").filter(has_text=phone.say("web-lost-line"))
    with phone.offline():
        expect(banner).to_be_visible()
    expect(banner).to_be_hidden()
