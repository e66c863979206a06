"""Reading jobs: close with the server."""

import threading

import pytest

from lusoria.server.client_limits import Client
from lusoria.server.jobs.reading_jobs import ReadingJobs
from tests.server.harness import node, wait_until

pytestmark = pytest.mark.anyio


async def test_reader_thread_ends_with_its_node() -> None:
    """Regression: one thread of the module outlived every node."""
    async with node() as server:
        jobs: ReadingJobs = server.site.reading_jobs
        thread = await jobs.read(threading.current_thread, Client("here"))
        assert thread.is_alive()
    await wait_until(lambda: not thread.is_alive())
