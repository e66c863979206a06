"""Limits of TCP connections: per address, and a reserve of file descriptors for the server itself.

`HttpProtocol` and `WebSocketProtocol` enter each connection here; `HttpProtocol` drops those without a slot.
"""

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

from lusoria.server.node.config import Config, split_list
from lusoria.server.transport.request_info import address_limit_key
from lusoria.server.transport.write_batching import WriteBatcher

if sys.platform != "win32":
    import resource

CONNECTIONS_PER_WEBSOCKET = 4  # allowed per WebSocket of an address: a browser opens six to load a page
ADDRESS_SHARE, MIN_CONNECTIONS = 8, 64
"""An address may use an eighth of all descriptors, but at least 64.

With a hard limit of 4096 that is 508. Forty people with six connections each need 240.
"""
RESERVED_DESCRIPTORS = 32  # for store, bots and bus
LOG_SECONDS = 60.0  # between two log lines about missing descriptors
UNLIMITED = 1 << 31

Peer = tuple[str, int] | None


class ConnectionLimits(ServerState):
    """uvicorn's shared state, and the number of connections per address.

    Connections of trusted proxies are not counted; their clients are limited by WebSockets and requests.
    """

    def __init__(self, config: Config, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.connections_by_address: Counter[str] = Counter()
        self.batcher = WriteBatcher()
        self._proxies = [ipaddress.ip_network(name, strict=False) for name in split_list(config.proxies)]
        self._last_number = descriptor_limit() - RESERVED_DESCRIPTORS
        share = max(self._last_number // ADDRESS_SHARE, MIN_CONNECTIONS)
        self._max_per_address = min(CONNECTIONS_PER_WEBSOCKET * config.connections_per_address, share)
        self._now = now
        self._logged_at = -LOG_SECONDS

    def enter(self, peer: Peer, transport: BaseTransport) -> bool:
        """False if there is no free slot; the caller must then not call `leave`."""
        if self._is_exhausted(transport):
            return False
        if (address := self._key(peer)) is None:
            return True
        if self.connections_by_address[address] >= self._max_per_address:
            return False
        self.connections_by_address[address] += 1
        return True

    def leave(self, peer: Peer) -> None:
        if (address := self._key(peer)) is not None:
            self.connections_by_address[address] -= 1
            if self.connections_by_address[address] <= 0:
                del self.connections_by_address[address]

    def _key(self, peer: Peer) -> str | None:
        if peer is None or self._is_proxy(peer[0]):
            return None
        return address_limit_key(peer[0])

    def _is_proxy(self, host: str) -> bool:
        return any((address := read_address(host)) and address in network for network in self._proxies)

    def _is_exhausted(self, transport: BaseTransport) -> bool:
        """The kernel assigns the lowest free number, so a high one means that all below are in use."""
        connected_socket = transport.get_extra_info("socket")
        if connected_socket is None or connected_socket.fileno() < self._last_number:
            return False
        if self._now() - self._logged_at >= LOG_SECONDS:
            self._logged_at = self._now()
            structlog.get_logger().error(
                "no descriptors left", limit=self._last_number + RESERVED_DESCRIPTORS
            )
        return True


@lru_cache(maxsize=512)
def read_address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def as_ipv4(peer: Peer) -> Peer:
    """The IPv4 address of a client that connects through a dual-stack socket."""
    address = read_address(peer[0]) if peer else None
    if peer and isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        return str(address.ipv4_mapped), peer[1]
    return peer


def raise_descriptor_limit() -> None:
    """Raise the soft limit of open files to the hard limit."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # macOS names a limit that it does not allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptor_limit() -> int:
    """Limit of open files of this process."""
    if sys.platform == "win32":
        return UNLIMITED
    soft: int = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft
