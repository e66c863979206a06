"""Seal of a record: shown and copied at the end and in the replay."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.web.access.test_settings import let_bots_finish
from tests.web.conftest import NewPhone
from tests.web.support.threaded_server import ThreadedServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("web")]


@pytest.mark.parametrize("page", ["t", "r"])
def test_seal_is_shown_and_can_be_copied(server: ThreadedServer, phone: NewPhone, page: str) -> None:
    livia = phone()
    table = let_bots_finish(server, livia)
    sealed = livia.api("GET", f"/tables/{table}", status=200)["record"]
    livia.context.grant_permissions(["clipboard-read", "clipboard-write"])
    livia.go(f"/{page}/{table}")
    line = livia.page.get_by_text(livia.say("web-signed", sum=sealed["checksum"][:8]), exact=True)
    line.click()
    expect(livia.page.get_by_text(sealed["checksum"], exact=True)).to_be_visible()
    assert livia.horizontal_overflow() == ""
    livia.button("web-seal-copy").click()
    expect(livia.button("web-seal-copied")).to_be_visible()
    assert json.loads(livia.page.evaluate("navigator.clipboard.readText()")) == sealed


def test_unsigned_record_says_what_is_missing(server: ThreadedServer, phone: NewPhone) -> None:
    livia = phone()
    table = let_bots_finish(server, livia)
    steps = livia.api("GET", f"/records/{table}/views", status=200)
    livia.page.route(
        re.compile(f"/api/records/{table}/views"), lambda route: route.fulfill(json={**steps, "record": None})
    )
    livia.go(f"/r/{table}")
    expect(livia.page.get_by_text(livia.say("web-unsigned"))).to_be_visible()
