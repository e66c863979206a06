"""A bar that says how far a long run is, where somebody looks at a terminal; elsewhere nothing."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def steps(what: str) -> Iterator[Callable[[str], None]]:
    """To be told what has just been done, where nobody knows how much there is."""
    console = Console(file=sys.stderr)
    with console.status(what) as status:

        def told(done: str) -> None:
            status.update(f"{what}: {done}")

        yield told if console.is_terminal else lambda _: None


@contextmanager
def bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """To be told how many are done, of how many."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what)

        def told(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield told
