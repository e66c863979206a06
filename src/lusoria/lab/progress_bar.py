"""Progress of long runs, shown if stderr is a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def steps(what: str) -> Iterator[Callable[[str], None]]:
    """Spinner; the yielded function shows the step just done. For an unknown total."""
    console = Console(file=sys.stderr)
    with console.status(what) as status:

        def update(done: str) -> None:
            status.update(f"{what}: {done}")

        yield update if console.is_terminal else lambda _: None


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """Bar; the yielded function takes the number done and the total."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what)

        def update(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield update
