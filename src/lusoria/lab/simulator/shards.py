"""Shards: splits a run into shares for one core, threads, or any `Executor`.

Results are joined in the order of games, so it does not matter which worker played which share.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future
from typing import Any, NamedTuple, TypeVar

from lusoria.core.errors import LusoriaError

Part = TypeVar("Part")


MAX_SHARES = 1000  # a scheduler for a hundred machines handles some hundred shares a second


class Share(NamedTuple):
    """Games `begin` to `begin + games - 1`."""

    begin: int
    games: int


class WorkersLost(LusoriaError):
    """The executor's workers are gone. `parts` has what is finished, by share.

    `simulate(..., resume=error)` continues from there.
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
        return f"{games} games are missing ({where}{more}): {self._cause_text()}"

    def _cause_text(self) -> str:
        cause = self.__cause__
        if cause is None:
            return "the workers are gone"
        return str(cause) or f"the workers are gone ({type(cause).__name__})"


def shares(first: int, games: int, each: int) -> list[Share]:
    """All games in shares of at least `each` games, up to ten times as many in long runs.

    A scheduler for a hundred machines handles only some hundred shares a second.
    """
    each = min(max(each, games // MAX_SHARES), 10 * each)
    return [Share(first + begin, min(each, games - begin)) for begin in range(0, games, each)]


def run_shares(
    work: Callable[[Share], Part],
    all_shares: Sequence[Share],
    executor: Executor | None,
    finished: Mapping[Share, Part] | None = None,
    *,
    reraise: bool = False,
) -> list[Part]:
    """Runs every share that is not finished; returns all parts in order.

    `reraise`: raise errors as they are, for an executor of this process, which cannot go away.
    """
    parts = dict(finished or {})
    left = [share for share in all_shares if share not in parts]
    if executor is None:
        parts.update((share, work(share)) for share in left)
        return [parts[share] for share in all_shares]
    futures: dict[Share, Future[Part]] = {}
    failure: Exception | None = None
    try:
        try:
            for share in left:
                futures[share] = executor.submit(work, share)
        except Exception as error:  # noqa: BLE001 (any exception of an executor without workers)
            failure = error
        for share, future in futures.items():
            try:
                parts[share] = future.result()
            except LusoriaError:
                raise
            except Exception as error:
                if reraise:
                    raise
                failure = failure or error
    finally:
        for future in futures.values():  # after an interrupt, do not wait for the rest
            future.cancel()
    if failure is not None:
        missing = tuple(share for share in all_shares if share not in parts)
        raise WorkersLost(parts, missing, work) from failure
    return [parts[share] for share in all_shares]
