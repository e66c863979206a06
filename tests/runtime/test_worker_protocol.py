"""Worker processes: answers and progress."""

from pathlib import Path

import pytest

from lusoria.runtime.worker import Worker

pytestmark = pytest.mark.anyio

WORKER_SOURCE = """
from lusoria.runtime.worker_protocol import work

def answer(question, send_progress):
    for part in (b"one", b"", b"two" * 50_000):
        send_progress(part)
    return question * 2

if __name__ == "__main__":
    work(answer)
"""


async def test_worker_progress_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "progress_worker.py").write_text(WORKER_SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    received: list[bytes] = []
    for on_progress in (received.append, None):
        worker = Worker("progress_worker", on_progress)
        await worker.start()
        try:
            assert await worker.ask(b"ab", 20.0) == b"abab"
            assert await worker.ask(b"c", 20.0) == b"cc"
        finally:
            worker.kill()
            await worker.gone.wait()
    assert received == [b"one", b"", b"two" * 50_000] * 2
