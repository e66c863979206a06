"""Sharing out games: to one core, to threads, or to any `Executor` there is.

A share says which games to play; what comes back is put together in their order. So it does not matter who
played which share, nor when.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future
from typing import Any, NamedTuple, TypeVar

from lusoria.core.errors import LusoriaError

Part = TypeVar("Part")


MANY = 1000


class Share(NamedTuple):
    """So many games from this number on."""

    begin: int
    games: int


class Unfinished(LusoriaError):
    """Whoever played the games went away. What is finished is kept in `parts`, by share.

    `simulate(..., resume=this)` goes on from there.
    """

    def __init__(self, parts: Mapping[Share, Any], left: tuple[Share, ...], work: object = None) -> None:
        super().__init__(parts, left, work)
        self.parts = parts
        self.left = left
        self.work = work

    def __str__(self) -> str:
        games = sum(share.games for share in self.left)
        where = ", ".join(f"{share.begin} to {share.begin + share.games - 1}" for share in self.left[:3])
        more = ", ..." if len(self.left) > 3 else ""
        return f"{games} games are missing ({where}{more}): {self._why()}"

    def _why(self) -> str:
        cause = self.__cause__
        if cause is None:
            return "the workers are gone"
        return str(cause) or f"the workers are gone ({type(cause).__name__})"


def shares(first: int, games: int, each: int) -> list[Share]:
    """All games, at least so many in each share but the last, and up to ten times as many in long runs.

    A scheduler of a hundred machines hands out some hundred shares a second, and no more.
    """
    each = min(max(each, games // MANY), 10 * each)
    return [Share(first + begin, min(each, games - begin)) for begin in range(0, games, each)]


def spread(
    work: Callable[[Share], Part],
    wanted: Sequence[Share],
    executor: Executor | None,
    finished: Mapping[Share, Part] | None = None,
    *,
    ours: bool = False,
) -> list[Part]:
    """The work of every share, in order; but for what is finished.

    Who has an executor of `ours` gets every error as it was raised, as it cannot go away.
    """
    done = dict(finished or {})
    left = [share for share in wanted if share not in done]
    if executor is None:
        done.update((share, work(share)) for share in left)
        return [done[share] for share in wanted]
    waiting: dict[Share, Future[Part]] = {}
    trouble: Exception | None = None
    try:
        try:
            for share in left:
                waiting[share] = executor.submit(work, share)
        except Exception as error:  # noqa: BLE001 (whatever an executor raises when its workers are gone)
            trouble = error
        for share, future in waiting.items():
            try:
                done[share] = future.result()
            except LusoriaError:
                raise
            except Exception as error:
                if ours:
                    raise
                trouble = trouble or error
    finally:
        for future in waiting.values():  # whoever interrupts does not want to wait for the rest
            future.cancel()
    if trouble is not None:
        missing = tuple(share for share in wanted if share not in done)
        raise Unfinished(done, missing, work) from trouble
    return [done[share] for share in wanted]
