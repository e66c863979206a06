"""Who may come in at all: lines are counted by address, and some descriptors are kept for ourselves."""

import contextlib
import ipaddress
import sys
import time
from asyncio.transports import BaseTransport
from collections import Counter
from collections.abc import Callable
from functools import lru_cache

import structlog
from uvicorn.server import ServerState

from lusoria.server.node.config import Config, listed
from lusoria.server.transport.requests import counted_as
from lusoria.server.transport.write_batching import Post

if sys.platform != "win32":
    import resource

LINES_A_SOCKET = 4
"""An address may have so many lines for each socket it may have: a browser opens six to fetch a page."""
ADDRESS_SHARE, MIN_LINES = 8, 64
"""One address has at most an eighth of all descriptors, but 64 lines at least.

At a hard limit of 4096 that is 508: forty people with six lines each need 240.
"""
KEPT_FREE = 32
"""Descriptors that no line may take: the store, the bots and the bus need some too."""
SAY_EVERY = 60.0
UNLIMITED = 1 << 31

Peer = tuple[str, int] | None


class Doors(ServerState):
    """What uvicorn's connections share, and how many there are of each address.

    A proxy brings many people over lines of its own, and is not counted: its people are, by the sockets and
    requests it brings.
    """

    def __init__(self, config: Config, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.lines: Counter[str] = Counter()
        self.post = Post()
        self._proxies = [ipaddress.ip_network(name, strict=False) for name in listed(config.proxies)]
        self._last_number = descriptors() - KEPT_FREE
        share = max(self._last_number // ADDRESS_SHARE, MIN_LINES)
        self._most = min(LINES_A_SOCKET * config.connections_per_address, share)
        self._now = now
        self._said = -SAY_EVERY

    def enter(self, peer: Peer, transport: BaseTransport) -> bool:
        """False where there is no room; then there is nothing to leave either."""
        if self._all_taken(transport):
            return False
        if (address := self._counted(peer)) is None:
            return True
        if self.lines[address] >= self._most:
            return False
        self.lines[address] += 1
        return True

    def leave(self, peer: Peer) -> None:
        if (address := self._counted(peer)) is not None:
            self.lines[address] -= 1
            if self.lines[address] <= 0:
                del self.lines[address]

    def _counted(self, peer: Peer) -> str | None:
        if peer is None or self._is_proxy(peer[0]):
            return None
        return counted_as(peer[0])

    def _is_proxy(self, host: str) -> bool:
        return any((address := read_address(host)) and address in network for network in self._proxies)

    def _all_taken(self, transport: BaseTransport) -> bool:
        """The lowest free number is always the next, so a high one says that all below are taken."""
        line = transport.get_extra_info("socket")
        if line is None or line.fileno() < self._last_number:
            return False
        if self._now() - self._said >= SAY_EVERY:
            self._said = self._now()
            structlog.get_logger().error("no descriptors left", limit=self._last_number + KEPT_FREE)
        return True


@lru_cache(maxsize=512)
def read_address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def as_ipv4(peer: Peer) -> Peer:
    """One who comes over IPv4 to a door that takes both is known by the address they have."""
    address = read_address(peer[0]) if peer else None
    if peer and isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        return str(address.ipv4_mapped), peer[1]
    return peer


def raise_descriptors() -> None:
    """As many files and lines as this process may have, not as many as it was given."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # macOS names a limit that it does not allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptors() -> int:
    """How many this process may have open."""
    if sys.platform == "win32":
        return UNLIMITED
    soft: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft
