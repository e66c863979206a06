"""A process that answers: it may tell on the way how far it is."""

from pathlib import Path

import pytest

from lusoria.runtime.worker import Worker

pytestmark = pytest.mark.anyio

TELLS = """
from lusoria.runtime.worker_protocol import work

def answered(question, tell):
    for part in (b"one", b"", b"two" * 50_000):
        tell(part)
    return question * 2

if __name__ == "__main__":
    work(answered)
"""


async def test_what_is_told_on_the_way_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "telling_worker.py").write_text(TELLS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    heard: list[bytes] = []
    for told in (heard.append, None):
        worker = Worker("telling_worker", told)
        await worker.start()
        try:
            assert await worker.ask(b"ab", 20.0) == b"abab"
            assert await worker.ask(b"c", 20.0) == b"cc"
        finally:
            worker.kill()
            await worker.gone.wait()
    assert heard == [b"one", b"", b"two" * 50_000] * 2
