"""Static files: content security policy and public address of the page."""

import base64
import hashlib

import pytest

from lusoria.server.transport.static_files import INLINE_SCRIPT, Static, policy


class TestPolicy:
    def test_policy_allows_own_files_only(self) -> None:
        assert policy().endswith(b"; script-src 'self'")
        assert b"unsafe" not in policy()

    def test_policy_has_the_hash_of_the_inline_script(self) -> None:
        page = b"<head><script>one()</script><script src='/a.js'></script></head>"
        own = base64.b64encode(hashlib.sha256(b"one()").digest())
        assert policy(page).endswith(b"script-src 'self' 'sha256-" + own + b"'")

    def test_policy_is_sent_with_the_page(self) -> None:
        page = Static("").find("/")
        assert page is not None
        for script in INLINE_SCRIPT.findall(page.body):
            assert base64.b64encode(hashlib.sha256(script).digest()) in page.policy

    def test_policy_is_not_sent_with_other_files(self) -> None:
        icon = Static("").find("/icon.svg")
        assert icon is None or b"sha256" not in icon.policy


class TestPublicUrl:
    @pytest.mark.parametrize("origin", ["", "https://games.example", "https://games.example/"])
    def test_public_url_is_put_into_the_page(self, origin: str) -> None:
        page = Static(origin).find("/t/abc")
        assert page is not None
        assert b"__ORIGIN__" not in page.body
        if b"og:image" in page.body:
            assert f'content="{origin.rstrip("/")}/icon-512.png"'.encode() in page.body

    def test_public_url_cannot_break_out_of_the_page(self) -> None:
        page = Static('https://x"><script>').find("/")
        assert page is not None
        assert b'"><script>/icon' not in page.body
