"""What is said in one round of the loop goes out at its end."""

import asyncio

import pytest

from lusoria.server.post import Post

pytestmark = pytest.mark.anyio


async def test_it_goes_at_the_end_of_the_round_in_order() -> None:
    post, sent = Post(), list[str]()
    for name in ("one", "two"):
        post.collect(lambda name=name: sent.append(name))  # type: ignore[misc]
    assert not sent
    await asyncio.sleep(0)
    assert sent == ["one", "two"]
    post.collect(lambda: sent.append("three"))
    await asyncio.sleep(0)
    assert sent == ["one", "two", "three"]


async def test_one_that_fails_silences_no_other() -> None:
    """Before: the lines after it had nothing sent any more, for good."""
    post, sent = Post(), list[str]()

    def fail() -> None:
        raise RuntimeError("broken")

    post.collect(fail)
    post.collect(lambda: sent.append("other"))
    await asyncio.sleep(0)
    assert sent == ["other"]
