"""The client's files: what may run in a page, and where a preview of it points."""

import base64
import hashlib

import pytest

from lusoria.server.transport.static_files import INLINE, Static, policy


class TestPolicy:
    def test_only_files_of_ours(self) -> None:
        assert policy().endswith(b"; script-src 'self'")
        assert b"unsafe" not in policy()

    def test_and_the_very_script_in_the_page(self) -> None:
        page = b"<head><script>one()</script><script src='/a.js'></script></head>"
        own = base64.b64encode(hashlib.sha256(b"one()").digest())
        assert policy(page).endswith(b"script-src 'self' 'sha256-" + own + b"'")

    def test_of_the_page_that_is_served(self) -> None:
        page = Static("").find("/")
        assert page is not None
        for script in INLINE.findall(page.body):
            assert base64.b64encode(hashlib.sha256(script).digest()) in page.policy

    def test_other_files_have_none_of_it(self) -> None:
        icon = Static("").find("/icon.svg")
        assert icon is None or b"sha256" not in icon.policy


class TestAddress:
    @pytest.mark.parametrize("origin", ["", "https://games.example", "https://games.example/"])
    def test_is_put_in(self, origin: str) -> None:
        page = Static(origin).find("/t/abc")
        assert page is not None
        assert b"__ORIGIN__" not in page.body
        if b"og:image" in page.body:
            assert f'content="{origin.rstrip("/")}/icon-512.png"'.encode() in page.body

    def test_cannot_break_out(self) -> None:
        page = Static('https://x"><script>').find("/")
        assert page is not None
        assert b'"><script>/icon' not in page.body
