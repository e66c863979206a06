"""Runs a tournament, in this process or in workers. Their number does not change the results."""

import os
import signal
import threading
import warnings
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from pathlib import Path

from lusoria.core.plugins import PluginSkipped
from lusoria.lab.arguments import check_number
from lusoria.lab.tournament.deal_log import DealLog, DealLogError, open_deal_log
from lusoria.lab.tournament.paired_games import Deal, play_deal
from lusoria.lab.tournament.result_files import write_results
from lusoria.lab.tournament.results import Standings, standings
from lusoria.lab.tournament.tournament_settings import Settings

MAX_DEALS_IN_PROGRESS = 4  # per worker, before the first of them is written; keeps workers busy

Progress = Callable[[int, int], None]
"""Called with the number of finished deals, and of all."""


def ignore_progress(done: int, deals: int) -> None:
    """Shows no progress."""


def run(
    settings: Settings,
    folder: Path,
    *,
    workers: int = 1,
    progress: Progress = ignore_progress,
    changed_code: bool = False,
) -> Standings:
    """Plays the missing deals of a folder, writes the results there, and returns them."""
    check_number("workers", workers, 1, 1024)
    with open_deal_log(folder, settings, changed_code=changed_code) as deal_log:
        progress(len(deal_log.deals), settings.deals)
        missing = range(len(deal_log.deals), settings.deals)
        try:
            for deal in play_deals(settings, missing, workers):
                deal_log.append(deal)
                progress(len(deal_log.deals), settings.deals)
        except BrokenExecutor as error:
            raise DealLogError(describe_lost_worker(deal_log)) from error
        table = standings(settings, deal_log.deals)
        write_results(deal_log, table)
        return table


def describe_lost_worker(deal_log: DealLog) -> str:
    finished = f"{len(deal_log.deals)} of {deal_log.settings.deals} deals are saved"
    return f"A worker process ended (killed, or out of memory?). {finished}; the same command continues."


def play_deals(settings: Settings, deals: range, workers: int) -> Iterator[Deal]:
    """Yields deals in order, whichever worker plays them."""
    if workers == 1 or len(deals) <= 1:
        for deal in deals:
            yield play_deal(settings, deal)
        return
    # spawn: a forked process would inherit threads and locks in any state
    with ProcessPoolExecutor(
        min(workers, len(deals)), get_context("spawn"), initializer=initialize_worker
    ) as pool:
        waiting: deque[Future[Deal]] = deque()
        try:
            for deal in deals:
                waiting.append(pool.submit(play_deal, settings, deal))
                if len(waiting) >= MAX_DEALS_IN_PROGRESS * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def initialize_worker() -> None:
    """Initializes a worker process: it ignores Control-C, and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warnings.simplefilter("ignore", PluginSkipped)  # the parent has reported it
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
