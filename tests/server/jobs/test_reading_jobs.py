"""Reading jobs: close with the server."""

import threading

import pytest

from lusoria.server.client_limits import Client
from lusoria.server.jobs.reading_jobs import ReadingJobs
from tests.server.harness import node, wait_until

pytestmark = pytest.mark.anyio


def reading_threads() -> set[str]:
    return {thread.name for thread in threading.enumerate() if thread.name.startswith("reading")}


async def test_reader_thread_ends_with_its_node() -> None:
    """Regression: one thread of the module outlived every node."""
    async with node() as server:
        jobs: ReadingJobs = server.site.reading_jobs
        assert await jobs.read(lambda: 1, Client("here")) == 1
        assert reading_threads()
    await wait_until(lambda: not reading_threads())
