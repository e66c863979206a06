"""Secrets: only on the screen of their owner, and only while it is held open."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from lusoria.games.idus_martii import actions as idus
from lusoria.games.idus_martii.model import COLOURS, Colour
from tests.web.conftest import NewPhone
from tests.web.support.phones import Phone
from tests.web.support.players import Player
from tests.web.support.screen_tour import hold
from tests.web.support.secret_leaks import SECRET, leaks
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]

OTHER = {
    "loyal": "merchant",
    "merchant": "traitor",
    "traitor": "loyal",
    "green": "red",
    "red": "green",
    "yellow": "green",
}


def with_other_secrets(message: dict[str, Any]) -> dict[str, Any]:
    """The same message with other cards and other votes of this person."""
    if message["type"] not in ("update", "news") or message.get("table", {}).get("result"):
        return message
    if message.get("mine"):
        swap_hand(message["mine"])
    for action in message.get("legal", ()):
        if action["type"] == "discard":
            action["faction"] = OTHER[action["faction"]]
    for event in message["events"] or ():
        field = SECRET.get(event["type"], ("", ()))[0]
        if field and event[field] is not None:
            event[field] = OTHER[event[field]]
    return message


def swap_hand(mine: dict[str, Any]) -> None:
    mine["hand"] = [OTHER[card] for card in mine["hand"]]
    mine["discarded"] = OTHER.get(mine["discarded"])
    for vote in mine["votes"]:
        vote["laid"], vote["final"] = OTHER[vote["laid"]], OTHER[vote["final"]]
    for look in mine["looks"]:
        look["colour"] = OTHER[look["colour"]]


def rewrite_messages(page: Page, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    def relay(route: WebSocketRoute) -> None:
        upstream = route.connect_to_server()
        upstream.on_message(lambda text: route.send(json.dumps(change(json.loads(text)))))

    page.route_web_socket("**/socket", relay)


LISTEN = """() => {
  window.heard = new Set();
  const listen = () => {
    for (const { textContent } of document.querySelectorAll("[role=status]"))
      for (const line of textContent.split("\\n"))
        if (line.trim()) window.heard.add(line.trim());
  };
  new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
}"""


def announcements(page: Page) -> str:
    """All announcements so far, sorted: their timing differs between tabs."""
    return str(page.evaluate("[...window.heard].sort().join(' | ')"))


def document_of(page: Page) -> str:
    """The document and all announcements, without links, whose order differs."""
    document = page.evaluate(
        """() => {
          const all = document.documentElement.cloneNode(true);
          all.querySelectorAll("link, .vh[role=status]").forEach((each) => each.remove());
          return all.outerHTML;
        }"""
    )
    return f"{document} {announcements(page)}"


def test_screen_does_not_depend_on_secrets(server: ThreadedServer, phone: NewPhone) -> None:
    """Two tabs of one player, of which the second receives other secrets.

    While nothing is held, both documents are identical, so they contain no secret in any form.
    """
    livia = phone(pace="fast", speedup=4)
    table = livia.open_table("idus-martii", 5)
    twin = livia.tab()
    rewrite_messages(twin, with_other_secrets)
    twin.goto(f"{livia.address}/t/{table}")
    livia.go(f"/t/{table}")
    for page in (livia.page, twin):
        expect(page.locator(".qr")).to_be_visible()
        page.wait_for_load_state("networkidle")  # the board loads its texts for announcements
        page.evaluate(LISTEN)
    livia.page.bring_to_front()
    livia.start_game(table)
    player = Player(server, table, livia, 0)
    rng = Random(1)
    compared: set[str] = set()
    while server.wait_for_people(table) and len(compared) < 5:
        player.wait_until_asked()
        step = player.view.table.step
        if step == "replace":  # the legal swaps reveal the own vote
            expect_same(livia.page, twin, announcements)
        else:
            expect_same(livia.page, twin, document_of)
            compared.add(step)
        player.play(rng)
        if len(compared) == 1:
            expect_different_secrets(livia.page, twin)
    assert compared == {"vote", "look", "veto", "discard", "assign"}
    assert livia.page.evaluate("window.heard.size") > len(compared), "nothing was announced"


def expect_different_secrets(first: Page, second: Page) -> None:
    """Held open, the two tabs show different secrets."""
    shown = []
    for page in (first, second):
        with hold(page.locator("button.holds.peek")):
            shown.append(page.locator(".secret .card").all_inner_texts())
    assert shown[0] != shown[1]


def expect_same(first: Page, second: Page, found: Callable[[Page], str]) -> None:
    """Waits until both tabs are the same."""
    for _ in range(100):
        if found(first) == found(second):
            return
        first.wait_for_timeout(100)
    raise AssertionError(difference(found(first), found(second)))


def difference(first: str, second: str) -> str:
    place = next((k for k, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
    return f"{first[place - 100 : place + 100]!r} or {second[place - 100 : place + 100]!r}"


def test_cards_are_in_document_only_while_held(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    table = livia.open_game("idus-martii", 5)
    player = Player(server, table, livia, 0)
    server.wait_for_people(table)
    player.wait_until_asked()
    secret = livia.page.locator(".secret")
    assert secret.count() == 0
    with hold(livia.page.locator("button.holds.peek")):
        for faction in player.view.mine.hand:
            expect(secret.get_by_text(livia.say(f"idus-martii-faction-{faction}")).first).to_be_visible()
    expect(secret).to_have_count(0)
    livia.page.locator("button.holds.peek").focus()
    livia.page.keyboard.down(" ")
    expect(secret).to_be_visible()
    livia.page.evaluate("document.activeElement.blur()")
    expect(secret).to_have_count(0)


def test_television_knows_no_secret(server: ThreadedServer, phone: NewPhone) -> None:
    """Not even a secret of the person who opened it."""
    livia, tv = phone(), phone("Television", size=(1280, 720), mobile=False)
    table = livia.open_game("idus-martii", 5)
    tv.go(f"/tv/{table}")
    own = livia.tab()
    before = len(livia.received)
    own.goto(f"{livia.address}/tv/{table}")
    expect(own.locator(".band")).to_be_visible()
    expect(tv.page.locator(".band")).to_be_visible()
    livia.page.bring_to_front()
    player = Player(server, table, livia, 0)
    for _ in range(2):
        server.wait_for_people(table)
        player.play(Random(2))
    assert not leaks(tv.received, ())
    assert any(message["type"] == "update" and message["seat"] is None for message in livia.received[before:])
    for page in (tv.page, own):
        assert livia.say("idus-martii-faction-merchant") not in page.evaluate(
            "document.getElementById('app').innerHTML"
        )
        assert page.get_by_role("radio").count() == page.locator(".holds").count() == 0


def test_vote_frames_have_one_length(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: on the network, 82 bytes were a green vote and 80 a red one."""
    livia = phone()
    table = livia.open_game("idus-martii", 5)
    player, rng = Player(server, table, livia, 0), Random(4)
    laid, sent = set[Colour](), set[type]()
    while laid != set(COLOURS) and server.wait_for_people(table):
        missing = [
            idus.Vote(colour) for colour in COLOURS if colour not in laid
        ]  # yellow may be laid in the second round
        action = next((vote for vote in missing if vote in server.legal(table, 0)), player.choose(rng))
        if type(action) in sent - {idus.Vote}:  # through the page once
            server.act(table, 0, action)
        else:
            player.do(action)
        sent.add(type(action))
        laid |= {action.colour} if isinstance(action, idus.Vote) else set()
    acts = [text for text in livia.sent if '"type":"act"' in text]
    votes = {json.loads(text)["action"].get("colour") for text in acts}
    assert votes >= set(COLOURS)
    assert {len(text.encode()) for text in acts} == {192}
    assert {len(text.encode()) % 64 for text in livia.sent} == {0}


def hand_over(phone: Phone, name: str) -> None:
    """Opens the curtain as the named player."""
    curtain = phone.page.locator("main.cur")
    expect(curtain.get_by_role("heading", name=name)).to_be_visible()
    button = phone.button("web-i-am", name=name)
    button.focus()
    button.press("Enter")
    button.press("Enter")
    expect(curtain).to_be_hidden()


def expect_empty_curtain(phone: Phone) -> None:
    """The curtain is closed, and no card, vote or choice is in the document."""
    expect(phone.page.locator("main.cur")).to_be_visible()
    shown = phone.html()
    for word in ("f-loyal", "f-traitor", "f-merchant", "v-green", "v-red", "v-yellow", 'type="radio"'):
        assert word not in shown, f"{word} is still behind the curtain"


@pytest.mark.parametrize("pace", ["instant", "fast"])
def test_shared_phone_hides_cards_behind_curtain(server: ThreadedServer, phone: NewPhone, pace: str) -> None:
    """Each player sees only their own cards.

    Regression: another player's action opened the curtain for a moment, and the press had to be repeated.
    """
    livia = phone(pace=pace, speedup=3)
    table = livia.open_table("idus-martii", 5)
    names = ("Livia", "Clodia", "Drusus")
    for name in names[1:]:
        livia.take_seat(table, name)
    livia.start_game(table)
    livia.go(f"/t/{table}")
    rng = Random(7)
    turns = 0
    seat = -1
    curtain = livia.page.locator("main.cur")
    while turns < 12 and server.wait_for_people(table):
        holds = livia.wait_until_settled(seat, server.room(table).asks)
        if not holds:
            expect_empty_curtain(livia)
            seat = next(
                k for k, name in enumerate(names) if curtain.get_by_role("heading", name=name).count()
            )
            hand_over(livia, names[seat])
        assert seat in server.awaited(table)
        player = Player(server, table, livia, seat)
        player.wait_until_asked()
        with hold(livia.page.locator("button.holds.peek")):
            cards = livia.page.locator(".secret .card").all_inner_texts()
        expected = [livia.say(f"idus-martii-faction-{faction}") for faction in player.view.mine.hand]
        assert [card.strip().lower() for card in cards] == [card.lower() for card in expected]
        player.play(rng)
        turns += 1
    assert not leaks(livia.received, {0, 1, 2})


def share_phone(server: ThreadedServer, livia: Phone) -> Locator:
    """A game of two people on one phone, at the first question. Returns the curtain."""
    table = livia.open_table("idus-martii", 5)
    livia.take_seat(table, "Clodia")
    livia.start_game(table)
    livia.go(f"/t/{table}")
    server.wait_for_people(table)
    curtain = livia.page.locator("main.cur")
    hand_over(livia, curtain.locator("h1").inner_text())
    expect(livia.page.locator(".holds.peek")).to_be_visible()
    return curtain


def test_pinned_side_is_only_on_own_phone(server: ThreadedServer, phone: NewPhone) -> None:
    """A shared phone ignores the setting of a private one."""
    livia, fausta = phone(open=True), phone("Fausta", open=True)
    share_phone(server, livia)
    assert "f-loyal" not in livia.page.locator(".tray").inner_html()
    # a new office is explained there, but no side
    assert livia.page.locator(".tray .apart b").count() == 0
    table = fausta.open_game("idus-martii", 5)
    hand = Player(server, table, fausta, 0).view.mine.hand
    in_sight = fausta.page.locator(".tray .apart b")
    expect(in_sight).to_have_text([fausta.say(f"idus-martii-faction-{card}") for card in hand])


def test_untouched_phone_is_covered(server: ThreadedServer, phone: NewPhone) -> None:
    """An idle phone is covered after 20 s; a touch keeps it open."""
    livia = phone()
    livia.page.clock.install()
    curtain = share_phone(server, livia)
    livia.page.clock.run_for(15_000)
    livia.page.locator("h1").first.click()
    livia.page.clock.run_for(15_000)
    expect(curtain).to_be_hidden()
    livia.page.clock.run_for(6_000)
    expect(curtain).to_be_visible()
    expect_empty_curtain(livia)


def test_hidden_page_is_covered(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    curtain = share_phone(server, livia)
    livia.hide()
    expect(curtain).to_be_visible()
    expect_empty_curtain(livia)


def test_back_button_keeps_the_curtain(server: ThreadedServer, phone: NewPhone) -> None:
    """Back and forward lead to the curtain, not to a player's view."""
    livia = phone()
    table = livia.open_table("idus-martii", 5)
    livia.take_seat(table, "Clodia")
    livia.start_game(table)
    livia.go()
    livia.page.goto(f"{livia.address}/t/{table}")
    server.wait_for_people(table)
    expect(livia.page.locator("main.cur")).to_be_visible()
    hand_over(livia, livia.page.locator("main.cur h1").inner_text())
    expect(livia.question).to_be_visible()
    livia.page.go_back()
    expect(livia.button("web-play-now").first).to_be_visible()
    livia.page.go_forward()
    expect(livia.page.locator("main.cur")).to_be_visible()


@pytest.mark.parametrize("pace", ["instant", "fast"])
def test_choice_stays_marked_while_others_choose(server: ThreadedServer, phone: NewPhone, pace: str) -> None:
    """The other Aedile's vote does not reset the own selection.

    Regression: the tray was rebuilt without the selection.
    """
    phones = [phone(name, pace=pace) for name in ("Livia", "Clodia", "Drusus", "Fausta", "Gaius")]
    table = phones[0].open_table("idus-martii", 5)
    for person in phones[1:]:
        person.take_seat(table)
    phones[0].start_game(table)
    server.wait_for_people(table)
    first, second = (Player(server, table, phones[seat], seat) for seat in server.awaited(table)[:2])
    for player in (first, second):
        player.phone.go(f"/t/{table}")
        player.wait_until_asked()
    first.pick(idus.Vote("green"))
    chosen = first.phone.page.get_by_role("radio", checked=True).element_handle()
    second.do(idus.Vote("red"))
    expect(
        first.phone.page.locator(".recent-events").get_by_text(first.name(second.seat)).first
    ).to_be_visible()
    expect(first.phone.page.get_by_role("radio", checked=True)).to_have_count(1)
    assert chosen.is_checked()  # the same element: it was not rebuilt
    first.confirm(idus.Vote("green"))
