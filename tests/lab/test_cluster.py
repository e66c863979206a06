"""A real Dask cluster: a scheduler and two workers, started here. The sums are the same to the bit."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from distributed import Client

import lusoria
import lusoria.lab
from lusoria.lab.alea.simulation import AleaSimulation

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::DeprecationWarning")]
GAMES = 30 * AleaSimulation.share


class Cluster:
    """Programs of their own, as on machines of their own."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        self._log = (folder / "log.txt").open("w")
        local = ("--host", "127.0.0.1", "--no-dashboard")
        self.scheduler = self._start("scheduler", *local, "--port", "0", "--scheduler-file", str(self.file))
        alone = (*local, "--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
        self.workers = [self._start("worker", *alone, "--scheduler-file", str(self.file)) for _ in range(2)]

    def _start(self, *args: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", *args]
        return subprocess.Popen(command, stdout=self._log, stderr=self._log)

    def stop(self) -> None:
        for program in (*self.workers, self.scheduler):
            program.kill()
            program.wait()
        self._log.close()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path)
    try:
        yield made
    finally:
        made.stop()


def test_a_cluster_that_goes_away_leaves_what_was_finished(cluster: Cluster) -> None:
    with Client(scheduler_file=str(cluster.file), timeout=30) as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(2, timeout=60)
        executor, submitted = client.get_executor(pure=False), []

        class Noting(ThreadPoolExecutor):
            def submit(self, *work: Any, **named: Any) -> Any:
                submitted.append(executor.submit(*work, **named))
                return submitted[-1]

        with ThreadPoolExecutor(1) as aside, Noting(1) as noting:
            there = aside.submit(lusoria.simulate, "alea", 4, GAMES, 5, columns=False, executor=noting)
            while not submitted or not submitted[0].done():
                time.sleep(0.01)
            cluster.scheduler.send_signal(signal.SIGKILL)
            with pytest.raises(
                lusoria.lab.Unfinished, match=r"games are missing .*the workers are gone"
            ) as told:
                there.result(timeout=120)
    parts, left = told.value.parts, told.value.left
    assert 0 < len(parts) < GAMES // AleaSimulation.share
    assert sum(share.games for share in (*parts, *left)) == GAMES
    whole = lusoria.simulate("alea", 4, GAMES, 5, columns=False, resume=told.value)
    assert whole.summary() == lusoria.simulate("alea", 4, GAMES, 5, columns=False).summary()


def test_a_worker_that_is_killed_loses_nothing(cluster: Cluster) -> None:
    here = lusoria.simulate("alea", 4, GAMES, 5, columns=False)
    with Client(scheduler_file=str(cluster.file), timeout=30) as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(2, timeout=60)
        with ThreadPoolExecutor(1) as aside:
            executor = client.get_executor(pure=False)
            there = aside.submit(lusoria.simulate, "alea", 4, GAMES, 5, columns=False, executor=executor)
            while not client.processing():  # it has begun
                pass
            cluster.workers[0].send_signal(signal.SIGKILL)
            assert there.result(timeout=120).summary() == here.summary()
        assert len(client.scheduler_info()["workers"]) == 1
