"""Names that the lobby offers are free: the server never refuses them."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPhone
from tests.web.support.phones import Phone
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


def name_field(phone: Phone) -> Locator:
    return phone.page.locator("#name")


def sit_down(phone: Phone) -> None:
    phone.button("web-sit-down").click()
    expect(phone.page.get_by_role("alert")).to_have_count(0)


def test_host_is_asked_and_guests_get_free_names(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: host and guests were all called Marcus, and "Sit down" was refused."""
    host, first, second = phone(""), phone(""), phone("")
    host.go()
    host.button("web-set-table").first.click()
    field = host.page.locator("#new-name")
    expect(field).to_have_value("Marcus")
    assert field.bounding_box()["y"] < host.page.locator(".invite").bounding_box()["y"]  # type: ignore[index]
    table = host.table
    for guest in (first, second):
        guest.go(f"/t/{table}")
        expect(name_field(guest)).to_have_value("Aelia")
    sit_down(first)
    expect(name_field(second)).to_have_value("Gaius")
    with second.page.expect_request("**/seats") as sent:
        sit_down(second)
    assert sent.value.post_data_json == {"wish": "", "seat": 2}, "an offered name must be sent as a wish"
    field.fill("Inés")
    host.button("web-that-is-me").click()
    expect(field).to_have_count(0)
    host.button("web-one-phone").click()
    expect(name_field(host)).to_have_value("Marcus")
    sit_down(host)
    server.wait(lambda: "Marcus" in server.room(table).names, "the seat stayed free")
    assert server.room(table).names[:4] == ("Inés", "Aelia", "Gaius", "Marcus")


def test_edited_name_stays_when_the_offer_changes(server: ThreadedServer, phone: NewPhone) -> None:
    host, guest = phone("Livia"), phone("")
    table = host.open_table("alea", 4)
    guest.go(f"/t/{table}")
    name_field(guest).fill("Marc")
    host.api("POST", f"/tables/{table}/seats", {"name": "Marcus", "seat": 1}, 200)
    expect(guest.page.locator(".hall").get_by_text("Marcus", exact=True)).to_be_visible()
    expect(name_field(guest)).to_have_value("Marc")
    sit_down(guest)
    server.wait(lambda: server.room(table).names[2] == "Marc", "another name was taken")


def test_own_name_is_offered_again_after_getting_up(server: ThreadedServer, phone: NewPhone) -> None:
    """Regression: the lobby offered a Roman name, as if the own one were taken."""
    host, guest = phone("Livia"), phone("")
    table = host.open_table("alea", 4)
    guest.go(f"/t/{table}")
    name_field(guest).fill("Drusus")
    for _ in range(2):
        sit_down(guest)
        guest.button("web-get-up").click()
        expect(name_field(guest)).to_have_value("Drusus")
        expect(guest.page.locator("#name-hint")).to_have_count(0)
    sit_down(guest)
    server.wait(lambda: server.room(table).names[1] == "Drusus", "another name was taken")


def test_remembered_name_that_is_taken_has_a_variant(server: ThreadedServer, phone: NewPhone) -> None:
    host, guest = phone("Livia"), phone("Lívia", language="de")
    table = host.open_table("alea", 4)
    guest.go(f"/t/{table}")
    expect(name_field(guest)).to_have_value("Lívia 2")
    hint = guest.say("web-name-taken", name="Lívia", offered="Lívia 2")
    expect(guest.page.get_by_text(hint)).to_be_visible()
    sit_down(guest)
    server.wait(lambda: server.room(table).names[1] == "Lívia 2", "the seat stayed free")
    assert guest.page.evaluate("JSON.parse(localStorage.lusoria).name") == "Lívia"
