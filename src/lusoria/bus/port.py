"""What a bus is. Nudges may be lost or doubled: the log knows, so nothing depends on them but speed."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Heard: TypeAlias = Callable[[str, str], None]
"""Called with the table and what about it: `changed`, `chat`, `here:<seats>`, `pace:<pace>` of the slowest
there, `reaction:<seat>:<which>`, `deleted`, or `who` is there. Without a table: `missed` after a gap, and
`silent` while a node that may still write is not heard."""


class Bus(Protocol):
    @property
    def hears(self) -> bool:
        """Whether nudges of other nodes would reach this one now."""
        ...

    def nudge(self, table: str, what: str) -> None:
        """Tell the other nodes, not oneself, as soon as may be. Nobody waits for it, and it never fails."""
        ...

    async def listen(self, heard: Heard) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """One node alone has nobody to nudge."""

    hears = True

    def nudge(self, table: str, what: str) -> None:
        return

    async def listen(self, heard: Heard) -> None:
        return

    async def close(self) -> None:
        return
