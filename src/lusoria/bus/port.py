"""Bus interface: notifications between nodes.

Notifications may be lost or duplicated. They only save time, because the log decides.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

OnNotification: TypeAlias = Callable[[str, str], None]
"""Callback with the table and the topic: `changed`, `chat`, `here:<seats>`, `pace:<pace>` of the slowest
client, `reaction:<seat>:<which>`, `deleted`, or `who` (asks for presence). With an empty table: `missed`
after a gap, and `silent` while a node that may still write sends no heartbeat."""


class Bus(Protocol):
    @property
    def is_connected(self) -> bool:
        """True while notifications from other nodes arrive."""
        ...

    def notify(self, table: str, topic: str) -> None:
        """Notify the other nodes soon. Never blocks, never fails."""
        ...

    async def listen(self, on_notification: OnNotification) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """Bus of a single node: does nothing."""

    is_connected = True

    def notify(self, table: str, topic: str) -> None:
        return

    async def listen(self, on_notification: OnNotification) -> None:
        return

    async def close(self) -> None:
        return
