"""Playing a tournament to its end, in this process or in several; the results are the same."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from pathlib import Path

from lusoria.core.arguments import check_number
from lusoria.lab.tournament.deal_log import Ledger, LedgerTrouble, opened
from lusoria.lab.tournament.paired_games import Deal, play_deal
from lusoria.lab.tournament.result_files import write_results
from lusoria.lab.tournament.results import Standings, standings
from lusoria.lab.tournament.settings import Settings

AHEAD = 4
"""So many deals are handed out for each worker before the first of them is written."""

Progress = Callable[[int, int], None]
"""Told how many deals are done, of how many."""


def silent(done: int, deals: int) -> None:
    """For whoever does not want to be told."""


def run(
    settings: Settings,
    folder: Path,
    *,
    workers: int = 1,
    progress: Progress = silent,
    changed_code: bool = False,
) -> Standings:
    """Play what is missing in this folder, write the results there, and give them back."""
    check_number("workers", workers, 1, 1024)
    with opened(folder, settings, changed_code=changed_code) as ledger:
        progress(len(ledger.deals), settings.deals)
        missing = range(len(ledger.deals), settings.deals)
        try:
            for deal in played(settings, missing, workers):
                ledger.append(deal)
                progress(len(ledger.deals), settings.deals)
        except BrokenExecutor as error:
            raise LedgerTrouble(gone(ledger)) from error
        found = standings(settings, ledger.deals)
        write_results(ledger, found)
        return found


def gone(ledger: Ledger) -> str:
    kept = f"{len(ledger.deals)} of {ledger.settings.deals} deals are kept"
    return f"A worker process went away (killed, or out of memory?). {kept}; the same command goes on."


def played(settings: Settings, deals: range, workers: int) -> Iterator[Deal]:
    """The deals in order, whoever plays them."""
    if workers == 1 or len(deals) <= 1:
        for deal in deals:
            yield play_deal(settings, deal)
        return
    # A fresh process each: a forked one would inherit threads and locks in the middle of something.
    with ProcessPoolExecutor(min(workers, len(deals)), get_context("spawn"), initializer=begin) as pool:
        waiting: deque[Future[Deal]] = deque()
        try:
            for deal in deals:
                waiting.append(pool.submit(play_deal, settings, deal))
                if len(waiting) >= AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def begin() -> None:
    """A worker: Control-C is the parent's business, and whoever loses the parent has nothing left to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
