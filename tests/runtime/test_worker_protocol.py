"""Worker processes: answers, progress and errors."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lusoria.runtime.progress import ProgressCallback, ignore_progress
from lusoria.runtime.worker import QuestionFailed, Worker

pytestmark = pytest.mark.anyio

WORKER_SOURCE = """
import warnings
from lusoria.core.plugins import PluginSkipped, skip_plugin
from lusoria.runtime.worker_protocol import work

def answer(question, on_progress):
    if question == b"exit":
        raise SystemExit("a secret")
    if question == b"warn":
        skip_plugin("a game", "it is faulty")
        warnings.warn("something else", RuntimeWarning)
    for done in range(3):
        on_progress(done, 2)
    return question * 2

if __name__ == "__main__":
    work(answer, reported=PluginSkipped)
"""


@asynccontextmanager
async def running_worker(
    folder: Path, monkeypatch: pytest.MonkeyPatch, on_progress: ProgressCallback = ignore_progress
) -> AsyncIterator[Worker]:
    (folder / "progress_worker.py").write_text(WORKER_SOURCE, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    worker = Worker("progress_worker", on_progress)
    await worker.start()
    try:
        yield worker
    finally:
        worker.kill()
        await worker.ended.wait()


async def test_worker_progress_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    received: list[tuple[int, int]] = []
    async with running_worker(tmp_path, monkeypatch, lambda *progress: received.append(progress)) as worker:
        assert await worker.ask(b"ab", 20.0) == b"abab"
        assert await worker.ask(b"c" * 100_000, 20.0) == b"c" * 200_000
    assert received == [(0, 2), (1, 2), (2, 2)] * 2


async def test_worker_goes_on_after_a_failed_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_worker(tmp_path, monkeypatch) as worker:
        with pytest.raises(QuestionFailed, match=r"^SystemExit at progress_worker.py:8$"):
            await worker.ask(b"exit", 20.0)
        assert worker.is_alive
        assert await worker.ask(b"ab", 20.0) == b"abab"


async def test_worker_repeats_no_warning_about_a_plug_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The server has reported it. Other warnings are shown."""
    async with running_worker(tmp_path, monkeypatch) as worker:
        assert await worker.ask(b"warn", 20.0) == b"warnwarn"
    shown = capfd.readouterr().err
    assert "left out" not in shown
    assert "something else" in shown
