"""Fair queueing for slow jobs: shares per device and per address, and round robin between them.

However many jobs one address has pending, a job of another address waits for at most one of them.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from math import inf
from typing import NamedTuple, Protocol, TypeVar

K = TypeVar("K", bound=Hashable)


class Requester(Protocol):
    """The client that a job counts for."""

    @property
    def address(self) -> str: ...

    @property
    def key(self) -> str:
        """The device; without one, the address."""


class ServerRequester(NamedTuple):
    """Requests jobs of the server itself. They have no quota."""

    address: str = ""
    key: str = ""


SERVER = ServerRequester()


class Share(NamedTuple):
    """How many jobs may be pending.

    An address without a pending job is admitted until 1.5 times `total` are pending: a few addresses cannot
    keep all others out.
    """

    total: int
    per_address: int
    per_device: int

    def has_room(self, requester: Requester, pending: Sequence[Requester]) -> bool:
        is_server = not requester.address and not requester.key
        at_address = [each for each in pending if each.address == requester.address]
        if len(pending) >= (self.total if at_address or is_server else self.total + self.total // 2):
            return False
        if is_server:
            return True
        of_device = sum(each.key == requester.key for each in pending)
        return len(at_address) < self.per_address and of_device < self.per_device


class SizeShare(NamedTuple):
    """How large pending jobs may be together, in any unit.

    A job larger than a limit is admitted if no other job counts towards it. As with `Share`, an address
    without a pending job is admitted until 1.5 times `total` are pending.
    """

    total: float = inf
    per_address: float = inf
    per_device: float = inf

    def has_room(self, requester: Requester, size: int, pending: Sequence[tuple[Requester, int]]) -> bool:
        everywhere = sum(each for _, each in pending)
        at_address = sum(each for other, each in pending if other.address == requester.address)
        if not requester.address:  # the server itself
            return not everywhere or everywhere + size <= self.total
        total = self.total if at_address else self.total * 1.5
        has_total = not everywhere or everywhere + size <= total
        of_device = sum(each for other, each in pending if other.key == requester.key)
        has_device = not of_device or of_device + size <= self.per_device
        return has_total and has_device and (not at_address or at_address + size <= self.per_address)


class RoundRobin:
    """Decides which pending job runs next: addresses take turns, and at each address its devices do."""

    def __init__(self) -> None:
        self._turn = 0
        self._last_turns: dict[str, int] = {}
        """By address or device. Only of those that have jobs pending."""

    def order(self, pending: Mapping[K, Requester]) -> list[K]:
        """The jobs in the order in which they run if no more come. `pending` is in order of arrival."""
        by_device = self._order_groups(
            list(pending), {job: requester.key for job, requester in pending.items()}
        )
        return self._order_groups(by_device, {job: requester.address for job, requester in pending.items()})

    def _order_groups(self, jobs: Sequence[K], groups: Mapping[K, str]) -> list[K]:
        """First the first job of every group, then the second of every group; a group served long ago first.

        Stable: the order within a group stays.
        """
        counts = Counter[str]()
        ranks = dict[K, tuple[int, int]]()
        for job in jobs:
            group = groups[job]
            ranks[job] = counts[group], self._last_turns.get(group, 0)
            counts[group] += 1
        return sorted(jobs, key=ranks.__getitem__)

    def record_start(self, requester: Requester, pending: Mapping[K, Requester]) -> None:
        """Record that a job of this requester has started."""
        self._turn += 1
        names = {name for each in (*pending.values(), requester) for name in (each.address, each.key)}
        self._last_turns = {name: turn for name, turn in self._last_turns.items() if name in names}
        self._last_turns[requester.address] = self._last_turns[requester.key] = self._turn
