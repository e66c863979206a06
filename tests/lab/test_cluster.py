"""Simulation on a real Dask cluster: a scheduler and two workers. Sums are exactly equal."""

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
    """Scheduler and workers as separate processes."""

    def __init__(self, folder: Path, workers: int = 2) -> None:
        self.file = folder / "scheduler.json"
        self._log = (folder / "log.txt").open("w")
        local = ("--host", "127.0.0.1", "--no-dashboard")
        self.scheduler = self._start("scheduler", *local, "--port", "0", "--scheduler-file", str(self.file))
        settings = (*local, "--nthreads", "1", "--no-nanny", "--local-directory", str(folder))
        self.workers = [
            self._start("worker", *settings, "--scheduler-file", str(self.file)) for _ in range(workers)
        ]

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
    running = Cluster(tmp_path)
    try:
        yield running
    finally:
        running.stop()


def test_finished_shares_survive_a_lost_cluster(tmp_path: Path) -> None:
    """One worker: Dask never ends the future of a share that finishes while the scheduler dies."""
    cluster = Cluster(tmp_path, workers=1)
    try:
        lose_cluster(cluster)
    finally:
        cluster.stop()


def lose_cluster(cluster: Cluster) -> None:
    with Client(scheduler_file=str(cluster.file), timeout=30) as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(1, timeout=60)
        executor, submitted = client.get_executor(pure=False), []

        class RecordingExecutor(ThreadPoolExecutor):
            def submit(self, *work: Any, **named: Any) -> Any:
                submitted.append(executor.submit(*work, **named))
                return submitted[-1]

        with ThreadPoolExecutor(1) as thread, RecordingExecutor(1) as recording:
            there = thread.submit(lusoria.simulate, "alea", 4, GAMES, 5, columns=False, executor=recording)
            while not submitted or not submitted[0].done():
                time.sleep(0.01)
            cluster.scheduler.send_signal(signal.SIGKILL)
            try:
                with pytest.raises(
                    lusoria.lab.WorkersLost, match=r"games are missing .*the workers are gone"
                ) as caught:
                    there.result(timeout=120)
            finally:  # so that a failure here does not wait for ever
                for future in submitted:
                    future.cancel()
    parts, missing = caught.value.parts, caught.value.left
    assert 0 < len(parts) < GAMES // AleaSimulation.share
    assert sum(share.games for share in (*parts, *missing)) == GAMES
    whole = lusoria.simulate("alea", 4, GAMES, 5, columns=False, resume=caught.value)
    assert whole.summary() == lusoria.simulate("alea", 4, GAMES, 5, columns=False).summary()


def test_killed_worker_loses_nothing(cluster: Cluster) -> None:
    here = lusoria.simulate("alea", 4, GAMES, 5, columns=False)
    with Client(scheduler_file=str(cluster.file), timeout=30) as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(2, timeout=60)
        with ThreadPoolExecutor(1) as thread:
            executor = client.get_executor(pure=False)
            there = thread.submit(lusoria.simulate, "alea", 4, GAMES, 5, columns=False, executor=executor)
            while not client.processing():  # until it starts
                pass
            cluster.workers[0].send_signal(signal.SIGKILL)
            assert there.result(timeout=120).summary() == here.summary()
        assert len(client.scheduler_info()["workers"]) == 1
